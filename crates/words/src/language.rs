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

    /// Returns the texts of its messages.
    pub(crate) fn sources(self) -> [&'static str; 6] {
        match self {
            Language::English => [
                include_str!("../locales/en/commands.ftl"),
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/maloney.ftl"),
                include_str!("../locales/en/server.ftl"),
                include_str!("../locales/en/site.ftl"),
                include_str!("../locales/en/terminal.ftl"),
            ],
            Language::French => [
                include_str!("../locales/fr/commands.ftl"),
                include_str!("../locales/fr/common.ftl"),
                include_str!("../locales/fr/maloney.ftl"),
                include_str!("../locales/fr/server.ftl"),
                include_str!("../locales/fr/site.ftl"),
                include_str!("../locales/fr/terminal.ftl"),
            ],
            Language::Italian => [
                include_str!("../locales/it/commands.ftl"),
                include_str!("../locales/it/common.ftl"),
                include_str!("../locales/it/maloney.ftl"),
                include_str!("../locales/it/server.ftl"),
                include_str!("../locales/it/site.ftl"),
                include_str!("../locales/it/terminal.ftl"),
            ],
            Language::German => [
                include_str!("../locales/de/commands.ftl"),
                include_str!("../locales/de/common.ftl"),
                include_str!("../locales/de/maloney.ftl"),
                include_str!("../locales/de/server.ftl"),
                include_str!("../locales/de/site.ftl"),
                include_str!("../locales/de/terminal.ftl"),
            ],
        }
    }

    /// Returns what stands between groups of three digits.
    pub(crate) fn thousands(self) -> char {
        match self {
            Language::English => ',',
            Language::French => '\u{202f}',
            Language::Italian | Language::German => '.',
        }
    }

    /// Returns what stands before tenths.
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
