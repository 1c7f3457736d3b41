use std::env;

use bequest_words::{Language, Words};

use crate::fault::Fault;

/// In which language a command speaks to people.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct Lang {
    /// The language: en, fr, it or de [default: that of LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
}

impl Lang {
    /// Returns everything that is said in the language.
    pub(crate) fn words(&self) -> Result<Words, Fault> {
        let setting = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        self.choose(setting).map(bequest_catalogue::words)
    }

    /// Chooses what was asked for, else what the environment says, else English.
    fn choose(&self, setting: impl Fn(&str) -> Option<String>) -> Result<Language, Fault> {
        if let Some(asked) = &self.lang {
            return Language::find(asked).ok_or_else(|| unknown_language(asked));
        }
        // The first of these that says anything decides, as everywhere else on the system.
        let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(setting);
        Ok(environment.and_then(|value| Language::find(&value)).unwrap_or(Language::English))
    }
}

fn unknown_language(asked: &str) -> Fault {
    let known: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    Fault::wrong_use(format!("no such language: {asked:?}; there is {}", known.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(asked: Option<&str>, settings: &[(&str, &str)]) -> Option<Language> {
        let setting = |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Lang { lang: asked.map(str::to_owned) }.choose(setting).ok()
    }

    #[test]
    fn what_is_asked_for_comes_before_the_environment() {
        assert_eq!(chosen(Some("it"), &[("LANG", "fr_FR.UTF-8")]), Some(Language::Italian));
        assert_eq!(chosen(Some("tlh"), &[]), None);
    }

    #[test]
    fn the_environment_decides_as_elsewhere_on_the_system() {
        assert_eq!(chosen(None, &[("LANG", "fr_FR.UTF-8")]), Some(Language::French));
        assert_eq!(chosen(None, &[("LC_ALL", "de_CH"), ("LANG", "fr")]), Some(Language::German));
        assert_eq!(chosen(None, &[("LC_ALL", "C"), ("LANG", "fr")]), Some(Language::English));
        assert_eq!(chosen(None, &[]), Some(Language::English));
    }
}
