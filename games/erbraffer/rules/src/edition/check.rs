//! What the values of an edition file must be together.

use bequest_editions::{FileValue, Mistake, check_name, check_numbers, check_own_names};

use crate::Effect;
use crate::edition::read::{BENEFACTORS, Draft, PORTRAITS};
use crate::edition::{dealing, tree};

/// Returns everything that makes this no edition.
pub(super) fn mistakes(draft: &Draft) -> Vec<Mistake> {
    let mut found = Vec::new();
    if let Some(name) = &draft.name {
        check_name(name, &mut found);
    }
    let entries = draft.persons.iter().map(|person| (&person.key, person.id.as_ref()));
    check_numbers(entries, |number| format!("p{number:02}"), &mut found);
    let entries = draft.couples.iter().map(|couple| (&couple.key, couple.id.as_ref()));
    check_numbers(entries, |number| format!("c{number:02}"), &mut found);
    let entries = draft.heirlooms.iter().map(|heirloom| (&heirloom.key, heirloom.id.as_ref()));
    check_numbers(entries, |number| format!("h{number}"), &mut found);
    let entries = draft.cards.iter().map(|card| (&card.key, card.id.as_ref()));
    check_numbers(entries, |number| format!("i{number:02}"), &mut found);
    let entries = draft.persons.iter().map(|person| (&person.key, person.name.as_ref()));
    check_own_names("person", entries, &mut found);
    tree::check(draft, &mut found);
    check_heirlooms(draft, &mut found);
    check_cards(draft, &mut found);
    check_deal(draft, &mut found);
    found
}

/// Returns what is allowed but may be a slip: so few hourglasses that time hardly moves on.
pub(super) fn doubts(draft: &Draft) -> Vec<Mistake> {
    let moves_time = |hourglass: Option<FileValue<bool>>| hourglass.is_some_and(|hourglass| hourglass.value);
    let count = draft.cards.iter().filter(|card| card.hourglass.is_some_and(moves_time)).count();
    let Some(first) = draft.cards.first().filter(|_| count < HOURGLASSES) else { return Vec::new() };
    let cards = match count {
        0 => "no card has an hourglass".to_owned(),
        1 => "1 card has an hourglass".to_owned(),
        _ => format!("{count} cards have an hourglass"),
    };
    let what = format!("{cards}, but {HOURGLASSES} steps lead from 1840 to 2000; fine if the cards have it so");
    vec![Mistake { line: first.line, key: "card".to_owned(), what }]
}

/// As many hourglasses as there are steps on the calendar. ERB-71
const HOURGLASSES: usize = 16;

pub(super) fn note(found: &mut Vec<Mistake>, line: usize, key: String, what: String) {
    found.push(Mistake { line, key, what });
}

fn check_heirlooms(draft: &Draft, found: &mut Vec<Mistake>) {
    let mut seen: Vec<&FileValue<String>> = Vec::new();
    for heirloom in &draft.heirlooms {
        let Some(name) = &heirloom.name else { continue };
        if let Some(first) = seen.iter().find(|other| other.value == name.value) {
            let what =
                format!("{:?} is the key of the heirloom in line {} too: no two are alike", name.value, first.line);
            note(found, name.line, format!("{}.key", heirloom.key), what);
        }
        seen.push(name);
    }
}

fn check_cards(draft: &Draft, found: &mut Vec<Mistake>) {
    for card in &draft.cards {
        let Some(Some(FileValue { line, value: true })) = card.hourglass else { continue };
        let what = match card.effect {
            Some(Effect::NewWill) => "a new will is played between two turns (ERB-40), so it moves no time on",
            Some(Effect::Sweep) => "after a clean sweep the same player plays again (ERB-58), so it moves no time on",
            Some(_) | None => continue,
        };
        note(found, line, format!("{}.hourglass", card.key), format!("{what}: take this line out"));
    }
}

/// The most players of each way to deal. ERB-4, ERB-5
const PLAYERS: [u8; 2] = [3, 6];

/// The portraits of the last row. ERB-4
pub(super) const LAST_ROW: usize = 6;

fn check_deal(draft: &Draft, found: &mut Vec<Mistake>) {
    let cards = draft.cards.len();
    if let Some(FileValue { line, value: hand }) =
        draft.hand.filter(|hand| cards > 0 && usize::from(6 * hand.value) >= cards)
    {
        let sum = format!("6 hands of {hand} and a card to draw are {} cards", 6 * hand + 1);
        note(found, line, "deal.hand".to_owned(), format!("{sum}; there are {cards}: deal fewer"));
    }
    for ((players, key), portraits) in PLAYERS.into_iter().zip(PORTRAITS).zip(draft.portraits) {
        let Some(FileValue { line, value: each }) = portraits else { continue };
        let needed = players * each;
        if usize::from(needed) > LAST_ROW {
            let what =
                format!("{players} players with {each} portraits each need {needed}; there are {LAST_ROW}: deal fewer");
            note(found, line, format!("deal.{key}"), what);
        }
    }
    let Some(benefactors) = tree::benefactors(draft) else { return };
    for ((players, key), hand) in PLAYERS.into_iter().zip(BENEFACTORS).zip(draft.benefactors) {
        let Some(FileValue { line, value: each }) = hand else { continue };
        if let Some(what) = dealing::fault(&benefactors, players.into(), each.into()) {
            note(found, line, format!("deal.{key}"), what);
        }
    }
}
