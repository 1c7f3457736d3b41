use unic_langid::LanguageIdentifier;

/// A language that Bequest speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English, which is complete before any other.
    English,
}

impl Language {
    /// Every language, English first.
    pub const ALL: &[Language] = &[Language::English];

    /// Returns the code that rule texts and settings name it by.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// Returns the texts of its messages.
    pub(crate) fn sources(self) -> [&'static str; 3] {
        match self {
            Language::English => [
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/maloney.ftl"),
                include_str!("../locales/en/terminal.ftl"),
            ],
        }
    }

    /// Returns what stands between groups of three digits.
    pub(crate) fn thousands(self) -> char {
        match self {
            Language::English => ',',
        }
    }

    /// Returns the identifier by which plurals are formed.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes of our languages are well formed")
    }
}
