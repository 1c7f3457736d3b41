//! What the values of an edition file must be together.

use std::collections::BTreeSet;

use bequest_editions::{Mistake, check_name, check_numbers, check_own_names};

use crate::edition::dealing;
use crate::edition::read::{Draft, HANDS, TownDraft};

/// Returns everything that makes this no edition.
pub(super) fn mistakes(draft: &Draft) -> Vec<Mistake> {
    let mut found = Vec::new();
    if let Some(name) = &draft.name {
        check_name(name, &mut found);
    }
    let entries = draft.towns.iter().map(|town| (&town.key, town.id.as_ref()));
    check_numbers(entries, |number| number.to_string(), &mut found);
    let entries = draft.cards.iter().map(|card| (&card.key, card.id.as_ref()));
    check_numbers(entries, |number| format!("a{number:02}"), &mut found);
    let entries = draft.suitcases.iter().map(|suitcase| (&suitcase.key, suitcase.id.as_ref()));
    check_numbers(entries, |number| format!("s{number:02}"), &mut found);
    let entries = draft.towns.iter().map(|town| (&town.key, town.name.as_ref()));
    check_own_names("town", entries, &mut found);
    check_links(draft, &mut found);
    check_roads(draft, &mut found);
    check_cards(draft, &mut found);
    check_suitcases(draft, &mut found);
    check_hands(draft, &mut found);
    found
}

/// Returns what is allowed but may be a slip: links that lead one way only.
pub(super) fn doubts(draft: &Draft) -> Vec<Mistake> {
    let mut found = Vec::new();
    for town in &draft.towns {
        let (Some(id), Some(links)) = (&town.id, &town.links) else { continue };
        for link in &links.value {
            let other = draft.towns.iter().find(|other| numbered(other) == Some(link.value));
            let back = other.and_then(|other| other.links.as_ref());
            if back.is_some_and(|back| back.value.iter().all(|back| back.value != id.value)) {
                let what = format!(
                    "{} leads to {}, but {} not back; fine if the board has it so",
                    id.value, link.value, link.value
                );
                note(&mut found, link.line, format!("{}.links", town.key), what);
            }
        }
    }
    found
}

fn note(found: &mut Vec<Mistake>, line: usize, key: String, what: String) {
    found.push(Mistake { line, key, what });
}

fn numbered(town: &TownDraft) -> Option<usize> {
    town.id.as_ref().map(|id| id.value)
}

/// Returns the numbers of all towns, or nothing if there are none. Where they are not right, those that they should
/// have count as well, so that one wrong number is one mistake.
fn numbers(draft: &Draft) -> Option<BTreeSet<usize>> {
    let numbers: BTreeSet<_> = draft.towns.iter().filter_map(numbered).chain(1..=draft.towns.len()).collect();
    (!numbers.is_empty()).then_some(numbers)
}

fn check_links(draft: &Draft, found: &mut Vec<Mistake>) {
    let numbers = numbers(draft);
    for town in &draft.towns {
        let Some(links) = &town.links else { continue };
        let key = || format!("{}.links", town.key);
        if links.value.is_empty() {
            let what =
                "this town has no links, so the car could never leave it: name the towns one day away".to_owned();
            note(found, links.line, key(), what);
        }
        let mut seen = BTreeSet::new();
        for link in &links.value {
            let number = link.value;
            if numbered(town) == Some(number) {
                let what = format!("town {number} cannot be one day away from itself: take the {number} out");
                note(found, link.line, key(), what);
            } else if let Some(numbers) = &numbers
                && !numbers.contains(&number)
            {
                note(found, link.line, key(), no_town(number, numbers));
            } else if !seen.insert(number) {
                note(found, link.line, key(), format!("the {number} stands there twice: once is enough"));
            }
        }
    }
}

fn no_town(number: usize, numbers: &BTreeSet<usize>) -> String {
    let (first, last) = (numbers.first().copied().unwrap_or(1), numbers.last().copied().unwrap_or(1));
    if last - first + 1 == numbers.len() {
        format!("there is no town {number}: the towns are {first} to {last}")
    } else {
        let all: Vec<_> = numbers.iter().map(usize::to_string).collect();
        format!("there is no town {number}: the towns are {}", all.join(", "))
    }
}

/// Sees whether the car can drive from everywhere to everywhere, if need be over several days. Links may lead one way.
fn check_roads(draft: &Draft, found: &mut Vec<Mistake>) {
    let numbers: BTreeSet<usize> = (1..=draft.towns.len()).collect();
    let mut roads: Vec<(usize, usize)> = Vec::new();
    for (town, number) in draft.towns.iter().zip(1..) {
        match &town.links {
            Some(links) if numbered(town) == Some(number) && !links.value.is_empty() => {
                roads.extend(links.value.iter().map(|link| (number, link.value)).filter(|(from, to)| from != to));
            }
            // There is a mistake already.
            Some(_) | None => return,
        }
    }
    let lonely: Vec<_> = numbers.iter().filter(|&number| roads.iter().all(|(_, to)| to != number)).collect();
    for number in &lonely {
        let town = &draft.towns[**number - 1];
        let what = format!("no town has {number} among its links, so nobody could drive here: add it to one");
        note(found, town.line, town.key.clone(), what);
    }
    let back: Vec<_> = roads.iter().map(|&(from, to)| (to, from)).collect();
    for (roads, words) in [(roads, "cannot be reached from"), (back, "have no way back to")] {
        let others: Vec<_> = numbers.difference(&reachable(&roads, 1)).copied().collect();
        let Some(first) = others.first().filter(|_| lonely.is_empty()) else { continue };
        let town = &draft.towns[first - 1];
        let names: Vec<_> = others.iter().map(usize::to_string).collect();
        let what = format!("the links fall apart: {} {words} 1, on however many days: add a link", names.join(", "));
        note(found, town.links.as_ref().map_or(town.line, |links| links.line), format!("{}.links", town.key), what);
    }
}

fn reachable(roads: &[(usize, usize)], start: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::from([start]);
    loop {
        let next: Vec<_> = roads.iter().filter(|(from, to)| reached.contains(from) && !reached.contains(to)).collect();
        if next.is_empty() {
            return reached;
        }
        reached.extend(next.into_iter().map(|(_, to)| *to));
    }
}

fn check_cards(draft: &Draft, found: &mut Vec<Mistake>) {
    let Some(numbers) = numbers(draft) else { return };
    for card in &draft.cards {
        let Some(town) = card.town.as_ref().filter(|town| !numbers.contains(&town.value)) else { continue };
        note(found, town.line, format!("{}.town", card.key), no_town(town.value, &numbers));
    }
    for &number in &numbers {
        let of_town = draft.cards.iter().filter_map(|card| Some((card, card.town.as_ref()?)));
        let mut beyond = of_town.filter(|(_, town)| town.value == number).skip(MOST_OF_A_TOWN);
        if let Some((card, town)) = beyond.next() {
            let count = MOST_OF_A_TOWN + 1 + beyond.count();
            let what = format!("{count} cards of town {number}, but there is room for {MOST_OF_A_TOWN}: take some out");
            note(found, town.line, format!("{}.town", card.key), what);
        }
    }
}

/// The most cards of one town: imagining what others may have laid counts every set of them.
const MOST_OF_A_TOWN: usize = 8;

fn check_suitcases(draft: &Draft, found: &mut Vec<Mistake>) {
    let (towns, suitcases) = (draft.towns.len(), draft.suitcases.len());
    let Some(last) = draft.suitcases.last().filter(|_| suitcases < towns) else { return };
    let what =
        format!("{suitcases} suitcases for {towns} towns: one lies in each (MAL-2), so add {}", towns - suitcases);
    note(found, last.line, last.key.clone(), what);
}

fn check_hands(draft: &Draft, found: &mut Vec<Mistake>) {
    let cards = draft.cards.len();
    let towns: Option<Vec<usize>> = draft.cards.iter().map(|card| card.town.as_ref().map(|town| town.value)).collect();
    for ((players, key), hand) in (3..).zip(HANDS).zip(&draft.hands) {
        let Some(hand) = hand.as_ref().filter(|_| cards > 0) else { continue };
        let (size, needed) = (usize::from(hand.value), players * usize::from(hand.value) + 1);
        let what = if needed > cards {
            let sum = format!("{players} hands of {size} and a card to start with are {needed} cards");
            Some(format!("{sum}; there are {cards}: deal fewer"))
        } else if let (Some(towns), Some(same)) = (&towns, draft.same_town) {
            let words = match dealing::deal(towns, players, size, usize::from(same)) {
                dealing::Deal::Likely => None,
                dealing::Deal::Rare => Some("hardly ever be dealt"),
                dealing::Deal::Impossible => Some("never be dealt"),
            };
            words.map(|words| {
                format!(
                    "{players} hands of {size} can {words} with no more than {same} of a town in each (MAL-5): deal \
                     fewer, or raise same_town"
                )
            })
        } else {
            None
        };
        if let Some(what) = what {
            note(found, hand.line, format!("hand.{key}"), what);
        }
    }
}
