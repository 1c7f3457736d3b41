use std::io::stdout;

use bequest_catalogue::Title;
use bequest_engine::{Game, Ledger, Rule, common_ledger, find_rule};
use bequest_words::Words;
use terminal_size::{Width, terminal_size_of};

use crate::dispatch::with_game;
use crate::fault::Fault;
use crate::lang::Lang;
use crate::output;

/// Prints the rulebook of a game in our own words, or one rule of it
#[derive(clap::Args)]
#[command(after_help = crate::dispatch::examples(&["rules {2}", "rules {1} 33"]))]
pub(crate) struct Rules {
    /// The game, as listed by `bequest games`
    game: String,
    /// Only this rule, by its id in any case, or by its number alone
    id: Option<String>,
    #[command(flatten)]
    lang: Lang,
}

/// What says what each mark of a rule stands for.
const MARKS: [(char, &str); 4] =
    [('B', "rules-mark-b"), ('F', "rules-mark-f"), ('R', "rules-mark-r"), ('C', "rules-mark-c")];
/// Longer lines are hard to read.
const WIDEST: usize = 100;
/// In narrower terminals lines are left to the terminal.
const NARROWEST: usize = 30;

impl Rules {
    /// Runs the command.
    pub(crate) fn run(self) -> Result<(), Fault> {
        let ledgers = with_game!(self.game.as_str(), T => Ok(<T as Title>::Game::ledgers()))?;
        let words = self.lang.words()?;
        let width = terminal_size_of(stdout()).map_or(WIDEST, |(Width(width), _)| usize::from(width));
        let width = width.clamp(NARROWEST, WIDEST);
        match &self.id {
            None => output::print(&rulebook(&ledgers, &words, width)),
            Some(id) => {
                let rule = find(&ledgers, id).ok_or_else(|| unknown_rule(&ledgers, id))?;
                output::print(&format!("{}\n{}", in_words(rule, &words, width), legend(&[rule], &words)))
            }
        }
    }
}

/// Finds a rule by its id, or by the number alone among the game's own rules.
fn find(ledgers: &[&'static Ledger], id: &str) -> Option<&'static Rule> {
    let prefix = ledgers.first().map_or("", |ledger| prefix(ledger));
    find_rule(ledgers, id).or_else(|| find_rule(ledgers, &format!("{prefix}-{id}")))
}

/// Returns what the ids of a ledger's rules start with.
fn prefix(ledger: &Ledger) -> &str {
    ledger.rules().first().and_then(|rule| rule.id.split_once('-')).map_or("", |(prefix, _)| prefix)
}

fn unknown_rule(ledgers: &[&'static Ledger], id: &str) -> Fault {
    let ids = |rules: &[Rule]| match rules {
        [first, .., last] => format!("{} to {}", first.id, last.id),
        [only] => only.id.clone(),
        [] => "none".to_owned(),
    };
    let own: Vec<String> = ledgers.iter().map(|ledger| format!("{} (with gaps)", ids(ledger.rules()))).collect();
    let (own, common) = (own.join(", "), ids(common_ledger().rules()));
    Fault::wrong_use(format!("no such rule: {id:?}; there is {own} and {common}"))
}

/// Writes all rules by chapters, then what the marks mean; the rules of all games are the last chapter. Where a game
/// rests on other games' ledgers, theirs follow its own, each under its title.
fn rulebook(ledgers: &[&'static Ledger], words: &Words, width: usize) -> String {
    let language = words.language().code();
    let (mut text, mut rules) = (String::new(), Vec::new());
    for (place, ledger) in ledgers.iter().copied().chain([common_ledger()]).enumerate() {
        if place < ledgers.len() {
            let title = ledger.title(language);
            let before = if place == 0 { "" } else { "\n" };
            text.push_str(&format!("{before}{title}\n{}\n", "=".repeat(title.chars().count())));
        }
        for chapter in ledger.chapters() {
            let title = chapter.title(language);
            text.push_str(&format!("\n{title}\n{}\n\n", "-".repeat(title.chars().count())));
            for rule in ledger.rules().iter().filter(|rule| rule.chapter == chapter.id) {
                text.push_str(&in_words(rule, words, width));
                rules.push(rule);
            }
        }
    }
    text + "\n" + &legend(&rules, words)
}

/// Writes a rule with its id before it and its marks behind it.
fn in_words(rule: &Rule, words: &Words, width: usize) -> String {
    const INDENT: usize = 8;
    let text = format!("{} [{}]", rule.text(words.language().code()), rule.marks);
    let lines = wrap(&text, width - INDENT);
    let line = |(number, line): (usize, &String)| {
        let id = if number == 0 { rule.id.as_str() } else { "" };
        format!("{id:<INDENT$}{line}\n")
    };
    lines.iter().enumerate().map(line).collect()
}

/// Says what the marks of these rules mean.
fn legend(rules: &[&Rule], words: &Words) -> String {
    let used = |mark: char| rules.iter().any(|rule| rule.marks.contains(mark));
    MARKS
        .iter()
        .filter(|(mark, _)| used(*mark))
        .map(|(mark, key)| format!("[{mark}] {}\n", words.say(key, &[])))
        .collect()
}

/// Breaks a text into lines between its words; a longer word has a line to itself.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    // No-break spaces hold their words together.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn wrapping_keeps_every_word(text in "[a-zé ]{0,200}", width in 1usize..60) {
            let lines = wrap(&text, width);
            let wrapped = lines.join(" ");
            prop_assert!(wrapped.split_whitespace().eq(text.split_whitespace()));
            prop_assert!(lines.iter().all(|line| line.chars().count() <= width || !line.contains(' ')));
        }
    }

    #[test]
    fn every_mark_in_use_is_explained() {
        let ledger = |game: &&str| bequest_catalogue::with_game!(*game, T => <T as Title>::Game::ledger());
        let ledgers = bequest_catalogue::GAMES.iter().filter_map(ledger).chain([common_ledger()]);
        for rule in ledgers.flat_map(Ledger::rules) {
            assert!(rule.marks.chars().all(|mark| MARKS.iter().any(|(known, _)| *known == mark)), "{}", rule.id);
        }
    }
}
