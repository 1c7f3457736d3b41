//! Last Will in words.

mod action;
mod log;
mod question;
#[cfg(test)]
mod tests;

use bequest_last_will::{Card, Edition, Job, Market, Nature, Plan, PropertyType, Symbols};
use bequest_words::{Value, Words};

pub use self::action::{action, button};
pub use self::log::log_text;
pub use self::question::question;
use crate::pages::say;

/// Returns a sum, as in `£7`, or `−£7` for a debt.
pub fn money(words: &Words, sum: i16) -> String {
    say::money(words, sum)
}

/// Returns what a card is called.
pub fn card(words: &Words, edition: &Edition, card: Card) -> String {
    say::card(words, edition, card)
}

/// Returns cards in a list; those of one name are counted, as in `Guest ×2 and Chef`.
pub fn cards(words: &Words, edition: &Edition, cards: impl IntoIterator<Item = Card>) -> String {
    let mut names: Vec<(String, usize)> = Vec::new();
    for its in cards.into_iter().map(|its| card(words, edition, its)) {
        match names.iter_mut().find(|(name, _)| *name == its) {
            Some((_, count)) => *count += 1,
            None => names.push((its, 1)),
        }
    }
    let name = |(name, count): (String, usize)| if count > 1 { format!("{name} ×{count}") } else { name };
    words.list(&names.into_iter().map(name).collect::<Vec<_>>())
}

/// Returns what a job is called.
pub fn job(words: &Words, edition: &Edition, job: Job) -> String {
    let title = &edition.job_info(job).title;
    words.find(&format!("last-will-job-{title}")).unwrap_or_else(|| in_words(title))
}

/// Returns what the market tokens add, as in `Farm +1, Villa −3, Manor +3, Town house −2`.
pub fn market(words: &Words, market: Market) -> String {
    let token = |&its: &PropertyType| {
        format!("{} {}", say::property_type(words, its), say::signed(market[its])).replace(' ', "\u{a0}")
    };
    PropertyType::ALL.iter().map(token).collect::<Vec<_>>().join(", ")
}

/// Returns what a plan gives, as in `2 cards, 2 errand boys, 3 actions`.
pub fn plan(words: &Words, plan: Plan) -> String {
    let counted = |key, count: u8| words.say(key, &[("count", count.into())]);
    let parts = [
        counted("last-will-count-cards", plan.cards),
        counted("last-will-count-boys", plan.boys),
        counted("last-will-said-actions", plan.actions),
    ];
    parts.join(", ")
}

/// Returns what is printed on a card besides its name, as in `Glass, £5, 1 action, Guest +3`.
pub fn facts(words: &Words, edition: &Edition, card: Card) -> String {
    let face = edition.face(card);
    let mut facts = Vec::new();
    if !face.symbols.is_empty() && face.kinds().is_empty() {
        facts.push(say::symbols(words, face.symbols));
    }
    match &face.nature {
        Nature::Event(event) => facts.extend(cost(words, event.spend.into(), event.actions)),
        Nature::Expense(expense) => facts.extend(cost(words, expense.spend.into(), expense.actions)),
        Nature::Property(property) => {
            let values: Vec<String> = property.track.values().iter().map(u8::to_string).collect();
            facts.push(values.join("\u{a0}"));
            facts.push(words.say("last-will-said-upkeep", &[("sum", money(words, property.upkeep.into()).into())]));
        }
        Nature::Helper { .. } | Nature::Companion { .. } | Nature::Wild => {}
    }
    facts.extend(face.circles().list().iter().map(|circle| say::circle(words, circle, circle.filled)));
    facts.extend(say::note(words, face));
    facts.join(", ")
}

/// Returns what something costs, as in `£5, 1 action`.
fn cost(words: &Words, sum: i16, actions: u8) -> Vec<String> {
    let actions = (actions > 0).then(|| words.say("last-will-said-actions", &[("count", actions.into())]));
    (sum > 0).then(|| money(words, sum)).into_iter().chain(actions).collect()
}

/// Returns symbols in a list.
fn symbols(words: &Words, symbols: Symbols) -> Value<'static> {
    say::symbols(words, symbols).into()
}

/// Returns a key that has no message as a text, as in `Rat catcher` for `rat-catcher`.
fn in_words(key: &str) -> String {
    let mut letters = key.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + &letters.as_str().replace('-', " ")
}
