//! The plans, the offering and the other errands.

use bequest_engine::{Seat, SeatSet};
use bequest_last_will::{Card, ErrandSpace, ErrandView, OfferedCard, Plan, PlanSpace, View};
use bequest_terminal::{fit, wrap};
use bequest_words::Company;

use super::{headed, unbroken};
use crate::words::{card, facts};

/// Lists the plans with those who took them, as in `1: 5/2/1 Ada`.
pub(super) fn plans(company: &Company<'_>, view: &View) -> String {
    let words = company.words;
    let spaces = (1..).zip(&view.plans);
    let plan = |(number, plan): (usize, &Plan)| {
        let space = number.to_string().parse::<PlanSpace>().ok();
        let taken = view.plan_of.iter().find(|(_, its)| its.is_some() && **its == space);
        let who = taken.map(|(seat, _)| format!(" {}", company.name(seat))).unwrap_or_default();
        format!("{number}: {}/{}/{}{who}", plan.cards, plan.boys, plan.actions)
    };
    let legend = words.say("last-will-sheet-plans-legend", &[]);
    let plans = unbroken(spaces.map(plan));
    headed(&words.say("last-will-sheet-plans", &[]), &format!("{plans} ({legend})"))
}

/// Draws the cards of the offering and the other errands; in full each card has a line with what it says.
pub(super) fn all(company: &Company<'_>, view: &View, in_full: bool) -> String {
    let (words, edition) = (company.words, view.edition());
    let title = words.say("last-will-sheet-offering", &[]);
    let spaces: Vec<&OfferedCard> = view.offered.iter().chain(&view.wild_companions).collect();
    let there: Vec<(Card, bool)> = spaces.iter().filter_map(|space| Some((space.card?, space.group))).collect();
    if !in_full {
        // A star marks the group of three.
        let name = |&(its, group): &(Card, bool)| {
            format!("{its} {}{}", card(words, edition, its), if group { "*" } else { "" })
        };
        return headed(&title, &unbroken(there.iter().map(name))) + &errands(company, view);
    }
    let room = there.iter().map(|(its, _)| card(words, edition, *its).chars().count()).max().unwrap_or(0);
    let line = |&(its, group): &(Card, bool)| {
        let mark = if group { '*' } else { ' ' };
        let head = format!(" {}{mark}{}  ", fit(&its.to_string(), 3), fit(&card(words, edition, its), room));
        wrap(&head, &facts(words, edition, its), 5).join("\n") + "\n"
    };
    title + "\n" + &there.iter().map(line).collect::<String>() + &errands(company, view)
}

/// Lists the other errands, each with whose boys are there.
pub(super) fn errands(company: &Company<'_>, view: &View) -> String {
    list(company, view, view.errands.iter())
}

/// Lists the errands that boys run already: the others are in the list of choices.
pub(super) fn taken(company: &Company<'_>, view: &View) -> String {
    let taken = view.errands.iter().filter(|errand| !boys(view, errand).is_empty());
    list(company, view, taken)
}

fn list<'a>(company: &Company<'_>, view: &View, errands: impl Iterator<Item = &'a ErrandView>) -> String {
    let words = company.words;
    let errands: Vec<String> = errands
        .map(|errand| format!("{}: {}", words.say(name(errand.errand), &[]), state(company, view, errand)))
        .collect();
    if errands.is_empty() {
        return String::new();
    }
    headed(&words.say("last-will-sheet-errands", &[]), &unbroken(errands).replace(", ", "; "))
}

/// Returns whose boys run an errand. Drawing is open to everyone once per round. LW-36
fn boys(view: &View, errand: &ErrandView) -> SeatSet {
    match errand.errand {
        ErrandSpace::Draw => view.drawers,
        _ => errand.boys.iter().copied().collect(),
    }
}

/// Says whose boys are there, or that none is.
fn state(company: &Company<'_>, view: &View, errand: &ErrandView) -> String {
    let words = company.words;
    let boys = boys(view, errand);
    let names: Vec<String> = boys.iter().map(|seat: Seat| company.name(seat).to_owned()).collect();
    let is_full = errand.errand != ErrandSpace::Draw && errand.boys.len() >= usize::from(errand.spaces);
    let free = || words.say("last-will-sheet-free", &[]);
    match (names.is_empty(), is_full) {
        (true, _) => free(),
        (false, true) => names.join("/"),
        (false, false) => format!("{}/{}", names.join("/"), free()),
    }
}

fn name(errand: ErrandSpace) -> &'static str {
    match errand {
        ErrandSpace::Opera => "last-will-sheet-opera",
        ErrandSpace::Market => "last-will-sheet-property-market",
        ErrandSpace::Extension => "last-will-sheet-extension",
        ErrandSpace::Draw => "last-will-sheet-draw",
        ErrandSpace::Demotion => "last-will-sheet-demotion",
        ErrandSpace::Double => "last-will-sheet-double",
    }
}
