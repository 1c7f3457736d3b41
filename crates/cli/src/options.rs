//! `--options` for the commands that set a game up, and what there is to choose from.

use bequest_engine::{Case, EditionId, Game, GameOption, Setup, Text, ValueText, agree, find_option};
use serde::Serialize;

use crate::fault::Fault;

/// What is agreed before a game.
#[derive(clap::Args, Default)]
pub(crate) struct OwnOptions {
    /// Options of the game, as `bequest games` lists them
    #[arg(long, value_name = "K=V,…", value_delimiter = ',')]
    options: Vec<String>,
}

impl OwnOptions {
    /// Makes a set-up of these options, of the number of players where it was given apart, and of some editions.
    pub(crate) fn agree<G: Game>(&self, players: Option<usize>, editions: &[EditionId]) -> Result<G::Setup, Fault> {
        let players = players.map(|players| (GameOption::PLAYERS.to_owned(), players.to_string()));
        let options: Vec<_> = players.into_iter().chain(self.named()?).collect();
        agree::<G>(G::RULES, editions, &options).map_err(Fault::wrong_use)
    }

    /// Tells whether the number of players is among them.
    pub(crate) fn name_players(&self) -> bool {
        self.options.iter().any(|option| option.split('=').next() == Some(GameOption::PLAYERS))
    }

    /// Returns the options by name and value.
    pub(crate) fn named(&self) -> Result<Vec<(String, String)>, Fault> {
        let named = |option: &String| {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| Fault::wrong_use(format!("no option: {option:?}; write it as in players=4")))?;
            Ok((name.to_owned(), value.to_owned()))
        };
        self.options.iter().map(named).collect()
    }
}

/// An option with its texts in all languages.
#[derive(Serialize)]
pub(crate) struct Told {
    #[serde(flatten)]
    option: GameOption,
    title: Text,
    what: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    some: Option<Text>,
    words: Vec<ValueText>,
}

/// Returns all options of a game, `players` first.
pub(crate) fn all<G: Game>() -> Vec<Told> {
    let published = G::Setup::published(G::RULES);
    let ledgers = G::ledgers();
    let told = |option: GameOption| {
        let text = find_option(&ledgers, option.name).expect("the suite holds every option to be explained").clone();
        Told { option, title: text.title, what: text.what, some: text.some, words: text.words }
    };
    published.into_iter().map(told).collect()
}

/// Returns the numbers of players of a game.
pub(crate) fn players(options: &[Told]) -> Vec<usize> {
    let numbers = options.first().and_then(|told| told.option.numbers());
    numbers.map_or_else(Vec::new, |numbers| numbers.map(|number| number as usize).collect())
}

/// Says in English what an option takes, a line for each case, without its name.
pub(crate) fn in_words(told: &Told) -> Vec<String> {
    let Told { option, what, .. } = told;
    let case = |case: &Case| {
        let values: Vec<String> = case.values.iter().map(ToString::to_string).collect();
        let when: Vec<String> = case.when.iter().map(ToString::to_string).collect();
        let when = if when.is_empty() { String::new() } else { format!(" with {}", when.join(" and ")) };
        let also: Vec<String> = case.also.iter().map(ToString::to_string).collect();
        let also = if also.is_empty() { String::new() } else { format!(", also asked for as {}", also.join("|")) };
        format!("{}={}{when} [usually {}{also}]", option.name, values.join("|"), case.usual)
    };
    let mut lines: Vec<String> = option.cases.iter().map(case).collect();
    lines.push(format!("    {}", what.get("en")));
    lines
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::Lots;

    use super::*;

    fn agreed(options: &str) -> Result<String, String> {
        let own = OwnOptions { options: options.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect() };
        let setup = own.agree::<Lots>(None, &[]).map_err(|fault| match fault {
            Fault::Found(what) => panic!("it is a wrong use: {what}"),
            Fault::Use(what) => what,
        })?;
        Ok(setup.options().iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(","))
    }

    #[test]
    fn options_are_agreed_or_refused_by_name() {
        assert_eq!(agreed("rounds=3").as_deref(), Ok("players=2,rounds=3,deal=first,extra=none,prizes=raffle"));
        let by_highest = agreed("rounds=3,prizes=3");
        assert_eq!(by_highest.as_deref(), Ok("players=2,rounds=3,deal=first,extra=none,prizes=raffle"));
        let unfit = "prizes does not apply with rounds=1: it needs rounds=2 or rounds=3";
        assert_eq!(agreed("prizes=plain"), Err(unfit.to_owned()));
        assert_eq!(agreed("rounds"), Err("no option: \"rounds\"; write it as in players=4".to_owned()));
    }

    #[test]
    fn every_case_is_told_in_words() {
        let lines: Vec<String> = all::<Lots>().iter().flat_map(in_words).collect();
        let told = [
            "players=2 to 3 [usually 2]",
            "    How many people and bots play.",
            "rounds=1 to 3 [usually 1]",
            "    How many rounds are played.",
            "deal=first|later [usually first]",
            "    When the cards are dealt.",
            "extra=none|some but not all seats (as in 1) [usually none]",
            "    Who starts with one coin more than the others.",
            "prizes=plain|raffle with rounds=2 [usually plain]",
            "prizes=raffle|none with rounds=3 [usually raffle, also asked for as 1 to 9]",
            "    What a lot can win.",
        ];
        assert_eq!(lines, told);
    }

    #[test]
    fn json_has_cases_and_texts() {
        let options = serde_json::to_value(all::<Lots>()).unwrap();
        assert_eq!(options[0]["cases"][0]["values"][0]["range"], serde_json::json!({ "from": 2, "to": 3, "step": 1 }));
        assert_eq!(options[2]["cases"][0]["values"][1], serde_json::json!({ "word": "later" }));
        assert_eq!(options[2]["words"][1]["label"]["de"], "Nach der ersten Versteigerung");
        assert_eq!(options[3]["cases"][0]["values"][1], "seats");
        let prizes = &options[4];
        assert_eq!((&prizes["name"], &prizes["title"]["fr"]), (&"prizes".into(), &"Gains".into()));
        let needs = &prizes["cases"][1]["when"][0];
        assert_eq!((&needs["option"], &needs["is"][0]["range"]["from"]), (&"rounds".into(), &3.into()));
        assert_eq!(prizes["cases"][1]["usual"], "raffle");
    }
}
