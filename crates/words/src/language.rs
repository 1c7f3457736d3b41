use unic_langid::LanguageIdentifier;

/// A language that Bequest speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English, which is complete before any other.
    English,
    /// French.
    French,
    /// Italian.
    Italian,
    /// German.
    German,
}

impl Language {
    /// Every language, English first.
    pub const ALL: &[Language] = &[Language::English, Language::French, Language::Italian, Language::German];

    /// Returns the code that rule texts and settings name it by.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
            Language::German => "de",
        }
    }

    /// Finds a language by what a setting says, as in `fr`, `fr_CH.UTF-8` or `FR-ca`.
    pub fn find(setting: &str) -> Option<Self> {
        let code = setting.split(['_', '-', '.', '@']).next()?;
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Returns the separator between groups of three digits.
    pub(crate) fn thousands(self) -> char {
        match self {
            Language::English => ',',
            Language::French => '\u{202f}',
            Language::Italian | Language::German => '.',
        }
    }

    /// Returns the decimal separator.
    pub(crate) fn decimal(self) -> char {
        match self {
            Language::English => '.',
            Language::French | Language::Italian | Language::German => ',',
        }
    }

    /// Returns the identifier by which plurals are formed.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes of our languages are well formed")
    }
}
