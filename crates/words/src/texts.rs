use crate::Language;

/// Texts that someone adds to those that all games have in common: what one game says, in every language.
///
/// Their keys begin with the name of the game, so that no two games can take each other's words.
pub trait Texts {
    /// Returns the files of a language, in the format of Project Fluent; none for what says nothing of its own.
    fn texts(_: Language) -> &'static [&'static str] {
        &[]
    }
}

/// Includes files of texts from the folder `locales` beside a crate's `Cargo.toml`, which has a folder for each
/// language.
///
/// ```text
/// impl Texts for Screens {
///     fn texts(language: Language) -> &'static [&'static str] {
///         bequest_words::texts!(language, "mygame.ftl", "mygame-guide.ftl")
///     }
/// }
/// ```
#[macro_export]
macro_rules! texts {
    ($language:expr, $($file:literal),+ $(,)?) => {
        match $language {
            $crate::Language::English => $crate::texts!(@of "en", $($file),+),
            $crate::Language::French => $crate::texts!(@of "fr", $($file),+),
            $crate::Language::Italian => $crate::texts!(@of "it", $($file),+),
            $crate::Language::German => $crate::texts!(@of "de", $($file),+),
        }
    };
    (@of $code:literal, $($file:literal),+) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $code, "/", $file))),+]
    };
}

/// What all games say alike.
pub(crate) struct Common;

impl Texts for Common {
    fn texts(language: Language) -> &'static [&'static str] {
        texts!(
            language,
            "commands.ftl",
            "common.ftl",
            "ending.ftl",
            "frame.ftl",
            "guide.ftl",
            "pace.ftl",
            "pages.ftl",
            "plain.ftl",
            "rulebook.ftl",
            "server.ftl",
            "site.ftl",
            "terminal.ftl",
            "trial.ftl"
        )
    }
}
