//! What the values of an edition file must be together.

use bequest_editions::{FileValue, Mistake, check_name, check_numbers};

use crate::Family;
use crate::components::{CARD_SPACES, COMPANIONS, LINES, PLANS, WILLS};
use crate::edition::read::{Draft, Entry, FAMILIES, TOKENS};
use crate::edition::{CardInfo, ErrandInfo, ErrandSpace, GameBox, SpaceInfo};

/// Returns everything that makes this no edition.
pub(super) fn mistakes(draft: &Draft) -> Vec<Mistake> {
    let mut found = Vec::new();
    if let Some(name) = &draft.name {
        check_name(name, &mut found);
    }
    check_market(draft, &mut found);
    check_companions(draft, &mut found);
    check_wills(draft, &mut found);
    check_jobs(draft, &mut found);
    check_plans(draft, &mut found);
    check_tiles(draft, &mut found);
    check_spaces(draft, &mut found);
    check_errands(draft, &mut found);
    for (heading, family) in FAMILIES {
        check_cards(draft, heading, family, &mut found);
    }
    found
}

/// Returns what is allowed but may be a slip: a property whose value rises when nobody maintains it.
pub(super) fn doubts(draft: &Draft) -> Vec<Mistake> {
    let rises = |card: &CardInfo| {
        let track = card.face.property().map(|property| property.track);
        track.is_some_and(|track| !track.values().is_sorted_by(|above, below| above >= below))
    };
    let what = "its value rises on the way down the track; fine if the card has it so";
    let cards = draft.cards.iter().filter(|card| card.value.as_ref().is_some_and(rises));
    cards.map(|card| mistake(card.line, format!("{}.track", card.key), what.to_owned())).collect()
}

fn mistake(line: usize, key: String, what: String) -> Mistake {
    Mistake { line, key, what }
}

fn check_market(draft: &Draft, found: &mut Vec<Mistake>) {
    for (place, token) in draft.market.iter().enumerate() {
        let Some(FileValue { line, value }) = token else { continue };
        let earlier = draft.market[..place].iter().flatten().find(|earlier| earlier.value == *value);
        if let Some(earlier) = earlier {
            let what = format!("{value} is the token in line {} too: no two are alike", earlier.line);
            found.push(mistake(*line, format!("market.{}", TOKENS[place]), what));
        }
    }
}

fn check_companions(draft: &Draft, found: &mut Vec<Mistake>) {
    let count: usize = draft.companions.iter().flatten().map(|count| usize::from(count.value)).sum();
    if let Some(last) = draft.companions.iter().flatten().last().filter(|_| count > COMPANIONS) {
        let what = format!("{count} companions, but the game has room for {COMPANIONS}: take some out");
        found.push(mistake(last.line, "companions".to_owned(), what));
    }
}

/// The options of a table name the wills by their numbers, so that there are always as many. GS-25
fn check_wills(draft: &Draft, found: &mut Vec<Mistake>) {
    check_numbers(draft.wills.iter().map(|will| (&will.key, will.id.as_ref())), |number| format!("v{number}"), found);
    if let Some(last) = draft.wills.last().filter(|_| draft.wills.len() < WILLS) {
        let what = format!("{} wills, but there are always {WILLS}: add some", draft.wills.len());
        found.push(mistake(last.line, "will".to_owned(), what));
    }
}

/// The most players, each of whom is dealt a job. GS-1
const MOST_PLAYERS: usize = 5;

/// What a fresh job pays in all, with four lines and with five. GS-2
const FRESH_PAY: [u8; 2] = [7, 11];

fn check_jobs(draft: &Draft, found: &mut Vec<Mistake>) {
    for (entry, job) in draft.jobs.iter().filter_map(|entry| Some((entry, entry.value.as_ref()?))) {
        let (lines, pay) = (job.face.lines().count(), job.face.lines().map(|line| job.face.pay(line)).sum::<u8>());
        let due = FRESH_PAY[usize::from(lines == LINES)];
        if pay != due {
            let what = format!("it pays {pay} in all, but a fresh job with {lines} lines pays {due} (GS-2)");
            found.push(mistake(entry.line, format!("{}.pays", entry.key), what));
        }
    }
    for (letter, first) in [('j', 0), ('k', 100)] {
        let is_of = |id: usize| (id >= 100) == (first == 100);
        let jobs: Vec<_> = draft.jobs.iter().filter(|job| job.id.is_none_or(|id| is_of(id.value))).collect();
        let own: Vec<_> = jobs.iter().map(|job| (&job.key, job.id.map(|id| id.map(|id| id - first)))).collect();
        let known = own.iter().filter(|(_, id)| id.is_some()).map(|(key, id)| (*key, id.as_ref()));
        check_numbers(known, |number| format!("{letter}{number}"), found);
        if jobs.len() < MOST_PLAYERS && !draft.jobs.is_empty() {
            let line = jobs.last().map_or(draft.jobs[0].line, |job| job.line);
            let what = format!("{} jobs with the letter {letter} are too few for {MOST_PLAYERS} players", jobs.len());
            found.push(mistake(line, "job".to_owned(), what));
        }
    }
}

fn check_plans(draft: &Draft, found: &mut Vec<Mistake>) {
    let Some(last) = draft.plans.last() else { return };
    if draft.plans.iter().any(|plan| plan.value.is_none()) {
        return;
    }
    for players in 2..=MOST_PLAYERS {
        let plans = draft.plans.iter().filter_map(|plan| plan.value.as_ref());
        let count = plans.filter(|plan| plan.players.contains(players)).count();
        if !(players + 1..=PLANS).contains(&count) {
            let what = format!("{count} plans for {players} players: write {} to {PLANS}", players + 1);
            found.push(mistake(last.line, "plan".to_owned(), what));
        }
    }
}

fn check_tiles(draft: &Draft, found: &mut Vec<Mistake>) {
    let Some(last) = draft.tiles.last() else { return };
    if draft.tiles.iter().any(|tile| tile.value.is_none()) {
        return;
    }
    for players in 2..=MOST_PLAYERS {
        for place in 1..=PLANS {
            let tiles = draft.tiles.iter().filter_map(|tile| tile.value.as_ref());
            let here =
                |tile: &&crate::edition::TileInfo| tile.place.number() == place && tile.players.contains(players);
            let count = tiles.filter(here).count();
            if count != 1 {
                let what = format!("{count} tiles for place {place} with {players} players: write one");
                found.push(mistake(last.line, "tile".to_owned(), what));
            }
        }
    }
}

fn check_spaces(draft: &Draft, found: &mut Vec<Mistake>) {
    let Some(last) = draft.spaces.last() else { return };
    for players in 2..=MOST_PLAYERS {
        let is_here = |space: &&Entry<SpaceInfo>| space.value.as_ref().is_some_and(|it| it.players.contains(players));
        let count = draft.spaces.iter().filter(is_here).count();
        if count > CARD_SPACES {
            let what =
                format!("{count} spaces for cards with {players} players, but the game has room for {CARD_SPACES}");
            found.push(mistake(last.line, "space".to_owned(), what));
        }
    }
}

fn check_errands(draft: &Draft, found: &mut Vec<Mistake>) {
    let known: Vec<_> = draft.errands.iter().filter_map(|entry| Some((entry, entry.value.as_ref()?))).collect();
    for (place, (entry, errand)) in known.iter().enumerate() {
        let meets = |other: &ErrandInfo| {
            let same_game = other.game == errand.game || other.game == GameBox::Both || errand.game == GameBox::Both;
            let same = (2..=MOST_PLAYERS).any(|it| other.players.contains(it) && errand.players.contains(it));
            other.place == errand.place && same_game && same
        };
        if let Some((earlier, _)) = known[..place].iter().find(|(_, other)| meets(other)) {
            let what =
                format!("{} has spaces in line {} already, for some of the same games", errand.place, earlier.line);
            found.push(mistake(entry.line, format!("{}.place", entry.key), what));
        }
        let is_new = matches!(errand.place, ErrandSpace::Demotion | ErrandSpace::Double);
        if is_new && errand.game != GameBox::Sacked {
            let what = format!("{} belongs to the expansion: write game = \"sacked\"", errand.place);
            found.push(mistake(entry.line, format!("{}.game", entry.key), what));
        }
    }
}

/// Holds a family to its size, and the cards of the expansion to stand after the others.
fn check_cards(draft: &Draft, heading: &str, family: Family, found: &mut Vec<Mistake>) {
    let own = draft.cards.iter().filter(|card| card.key.split('.').next() == Some(heading));
    let own: Vec<_> = own.filter_map(|entry| Some((entry, entry.value.as_ref()?))).collect();
    let (mut count, most) = (0, family.most());
    for (place, (entry, card)) in own.iter().enumerate() {
        let was = count;
        count += usize::from(card.copies);
        // Special cards are entries of their own, and were counted when they were read.
        if was <= most && count > most && card.crowns == 0 {
            let what = format!("with these there are {count} cards, but the game has room for {most}: take some out");
            found.push(mistake(entry.line, entry.key.clone(), what));
        }
        if !card.sacked && place > 0 && own[place - 1].1.sacked {
            let what = "it stands behind cards of the expansion, which come last".to_owned();
            found.push(mistake(entry.line, entry.key.clone(), what));
        }
    }
}
