use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::ready::Ready;
use crate::texts::Common;
use crate::{Language, Texts};

/// Something to put into a message: a text or a number.
pub type Value<'a> = FluentValue<'a>;

/// All messages in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Those of the messages that need nothing else.
    ready: Ready,
}

impl Words {
    /// Reads the messages of a language that all games have in common.
    pub fn new(language: Language) -> Self {
        Self::with(language, &[])
    }

    /// Reads the messages of a language: those in common, and those that these texts add.
    pub fn of<T: Texts>(language: Language) -> Self {
        Self::with(language, T::texts(language))
    }

    /// Reads the messages of a language: those in common, and those of some more files.
    pub fn with(language: Language, texts: &[&'static str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolation marks help where scripts of both directions meet; in a terminal they are only in the way.
        bundle.set_use_isolating(false);
        let mut ready = Ready::default();
        for text in Common::texts(language).iter().chain(texts) {
            let resource = FluentResource::try_new((*text).to_owned());
            let resource = resource.expect("the tests read every message");
            bundle.add_resource(resource).expect("the tests hold every key to be there once");
            ready.add(text);
        }
        Self { language, bundle, ready }
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns a message with its variables filled in.
    ///
    /// An unknown key is its own message: the tests find it, but no player is thrown out of a game for it.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.ready.say(key, values).unwrap_or_else(|| self.say_by_fluent(key, values))
    }

    fn say_by_fluent(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no message has the key {key:?}");
            return key.to_owned();
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text
    }

    /// Returns a message without variables, if there is one of that key.
    pub fn find(&self, key: &str) -> Option<String> {
        self.bundle.has_message(key).then(|| self.say(key, &[]))
    }

    /// Returns an amount of money, as in `$10,500`.
    pub fn money(&self, dollars: u32) -> String {
        self.say("common-money", &[("amount", self.grouped(dollars).into())])
    }

    /// Returns a number of points, as in `1 point`.
    pub fn points(&self, points: i32) -> String {
        self.say("common-points", &[("count", points.into())])
    }

    /// Returns a number of tenths, as in `72.5`.
    pub fn tenths(&self, tenths: i32) -> String {
        let sign = if tenths < 0 { "-" } else { "" };
        let size = tenths.unsigned_abs();
        format!("{sign}{}{}{}", size / 10, self.language.decimal(), size % 10)
    }

    /// Returns a list in words, as in `Ada, Bert and Cleo`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say("common-and", &[("first", first.join(", ").into()), ("second", last.as_str().into())])
            }
        }
    }

    /// Returns a number with its digits in groups of three.
    pub fn grouped(&self, number: u32) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(self.language.thousands());
            }
            text.push(digit);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_three() {
        let words = Words::new(Language::English);
        let grouped: Vec<_> = [0, 100, 1000, 16_400, 1_234_567].map(|number| words.grouped(number)).into();
        assert_eq!(grouped, ["0", "100", "1,000", "16,400", "1,234,567"]);
    }

    #[test]
    fn a_list_ends_in_and() {
        let words = Words::new(Language::English);
        let list = |names: &[&str]| words.list(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["Ada"]), "Ada");
        assert_eq!(list(&["Ada", "Bert", "Cleo"]), "Ada, Bert and Cleo");
    }

    #[test]
    fn what_is_ready_says_what_fluent_says() {
        for &language in Language::ALL {
            let words = Words::new(language);
            let mut said = 0;
            for (key, variables) in words.ready.variables() {
                for value in
                    [Value::from("yes"), Value::from("no"), Value::from("Ada"), Value::from(1), Value::from(7.5)]
                {
                    let values: Vec<_> = variables.iter().map(|name| (*name, value.clone())).collect();
                    if let Some(text) = words.ready.say(key, &values) {
                        assert_eq!(text, words.say_by_fluent(key, &values), "{key} in {}", language.code());
                        said += 1;
                    }
                }
            }
            assert!(said > 1000, "only {said} messages are ready in {}", language.code());
        }
    }

    #[test]
    fn plurals_are_formed_by_the_language() {
        let words = Words::new(Language::English);
        assert_eq!([-1, 0, 1, 2].map(|points| words.points(points)), ["-1 point", "0 points", "1 point", "2 points"]);
    }
}
