//! Imagined worlds are drawn evenly from all that look the same: chi-square against an enumeration of all histories.
//!
//! The worlds a viewer must think possible are found by playing a record again: wherever something happens that they do
//! not see, everything that could have happened there is tried, and what leads to other views is dropped.

mod played;

use std::collections::BTreeMap;
use std::fmt::Write;

use bequest_conformance::distribution;
use bequest_conformance::golden::people;
use bequest_engine::{Asking, By, Game, Record, Row, Seat, SeatSet, Step, Viewer, Waiting};
use bequest_erbraffer::{Action, After, Chance, Edition, Erbraffer, PhaseView, Setup, View};
use played::{is_possible, legal, outcomes};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Returns an edition with two couples of founders and one in each generation after them, so many benefactors in each
/// generation from 1870 on, with so many cards for each player, and influence cards of these kinds.
fn tiny(hand: usize, kinds: &[&str], benefactors: [usize; 4], each: usize) -> &'static Edition {
    let place = "place_source = \"reconstructed\"\n";
    let mut text =
        format!("name = \"tiny\"\n[start]\ncash = 10\ncash_source = \"reconstructed\"\n[deal]\nhand = {hand}\n");
    text += "portraits_two_or_three = 1\nportraits_four_to_six = 1\n";
    text += &format!("benefactors_two_or_three = {each}\nbenefactors_four_to_six = 0\nsource = \"reconstructed\"\n");
    let mut persons = 0;
    let mut person = |text: &mut String, year: usize, more: &str| {
        persons += 1;
        let names = format!("name = \"P{persons}\"\nname_source = \"reconstructed\"\nsex = \"f\"\n");
        writeln!(text, "[[person]]\nid = \"p{persons:02}\"\n{names}generation = {year}\n{more}{place}")
            .expect("a string takes all");
    };
    (0..4).for_each(|_| person(&mut text, 1840, ""));
    for generation in 1..5 {
        let (year, couple) = (1840 + 30 * generation, if generation == 1 { 1 } else { generation + 1 });
        let parents = format!("parents = \"c{couple:02}\"\n");
        person(&mut text, year, &parents);
        person(&mut text, year, if generation == 1 { "parents = \"c02\"\n" } else { "" });
        for _ in 0..benefactors[generation - 1] {
            person(&mut text, year, &format!("{parents}benefactor = true\n"));
        }
    }
    (0..6).for_each(|_| person(&mut text, 1990, "parents = \"c06\"\n"));
    let mut first = 1;
    for couple in 1..=6 {
        let partners = format!("partners = [\"p{first:02}\", \"p{:02}\"]\n", first + 1);
        text += &format!("[[couple]]\nid = \"c{couple:02}\"\n{partners}source = \"reconstructed\"\n");
        first += 2 + if couple < 3 { 0 } else { benefactors[couple - 3] };
    }
    text +=
        "[[heirloom]]\nid = \"h1\"\nkey = \"violin\"\nvalue = 5\nvalue_source = \"reconstructed\"\nowner = \"p01\"\n";
    text += "owner_source = \"reconstructed\"\n";
    for (number, kind) in (1..).zip(kinds) {
        let sources = "source = \"reconstructed\"\nhourglass_source = \"reconstructed\"\ntitle = \"card\"\n";
        let values = match *kind {
            "time" => "kind = \"gain\"\namount = 3\nhourglass = true\n".to_owned(),
            "gain" => "kind = \"gain\"\namount = 2\n".to_owned(),
            kind => format!("kind = \"{kind}\"\n"),
        };
        text += &format!("[[card]]\nid = \"i{number:02}\"\n{values}{sources}");
    }
    Edition::read(&text).unwrap_or_else(|error| panic!("{error}")).intern()
}

/// How the seats of a game answer in the windows, one letter each in turn: `d`ecline, decline `a`ll, new `w`ill if any.
type Answers = &'static str;

/// Plays a game by a plain script up to a position that is wanted.
fn play(
    edition: &'static Edition,
    players: usize,
    seed: u64,
    answers: Answers,
    wanted: fn(&View) -> bool,
) -> Option<Record<Erbraffer>> {
    let setup = Setup::new(players, edition);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut game, mut rows) = (Erbraffer::new(&setup), Vec::new());
    let mut answers = answers.chars().cycle();
    while !wanted(&game.view(Viewer::Open)) {
        let step = match game.waits_for() {
            Waiting::Nobody => return None,
            Waiting::Chance => Step::Chance(game.sample_chance(&mut rng)),
            Waiting::Seats(Asking { seats, .. }) => {
                let seat = seats.iter().next().expect("someone is to act");
                Step::Act(seat, script(&game, seat, &mut answers))
            }
        };
        game.apply(step, &mut |_| {});
        rows.push(match step {
            Step::Act(seat, action) => Row::Act { seat, by: By::Person, action },
            Step::Chance(outcome) => Row::Chance(outcome),
        });
    }
    Some(Record { setup, players: people(players), fairness: None, rows, end: None })
}

/// Plays what moves time on, names the first heir, gives every benefactor something, and goes on.
fn script(game: &Erbraffer, seat: Seat, answers: &mut impl Iterator<Item = char>) -> Action {
    let (legal, view) = (legal(game, seat), game.view(Viewer::Seat(seat)));
    let find = |is_it: &dyn Fn(Action) -> bool| legal.iter().copied().find(|&action| is_it(action));
    if matches!(view.phase, PhaseView::Answering { .. }) {
        let wish = match answers.next() {
            Some('w') => Action::Will,
            Some('a') => Action::DeclineAll,
            _ => Action::Decline,
        };
        return find(&|action| action == wish).unwrap_or(Action::Decline);
    }
    let unpaid = |child| view.estate.is_some_and(|estate| estate.paid(view.edition(), child) == 0);
    let is_gift = |action| matches!(action, Action::Pay(child, 2) if unpaid(child));
    let moves_on = |action| matches!(action, Action::Play(card) if view.edition().card(card).hourglass);
    let names = |action| match action {
        Action::Give(heirloom, _) => view.estate.is_some_and(|estate| estate.heir_of(heirloom).is_none()),
        Action::Rest(_) => view.estate.is_some_and(|estate| estate.rest.is_none()),
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) | Action::Testament(_) | Action::Couple(_) => true,
        _ => false,
    };
    let plays = |action| matches!(action, Action::Play(_));
    let settles = find(&is_gift).or_else(|| find(&|action| action == Action::Confirm)).or_else(|| find(&names));
    settles.or_else(|| find(&moves_on)).or_else(|| find(&plays)).unwrap_or(legal[0])
}

/// Returns all worlds that have looked the same to a viewer in all of a record.
fn worlds(record: &Record<Erbraffer>, viewer: Viewer) -> Vec<Erbraffer> {
    let mut truth = Erbraffer::new(&record.setup);
    let mut worlds = vec![truth.clone()];
    for row in &record.rows {
        let step = match *row {
            Row::Act { seat, action, .. } => Step::Act(seat, action),
            Row::Chance(outcome) => Step::Chance(outcome),
            _ => unreachable!("a position knows no undo"),
        };
        let before = truth.clone();
        truth.apply(step, &mut |_| {});
        let seen = truth.view(viewer);
        let mut after = BTreeMap::new();
        for world in &worlds {
            for next in continuations(world, step, is_seen(&before, &truth, step, viewer)) {
                add_with_answers(next, viewer, &seen, &mut after);
            }
        }
        worlds = after.into_values().collect();
    }
    worlds
}

/// Tells whether a viewer sees what a step does, or will have seen it when its seat's hand is known.
fn is_seen(before: &Erbraffer, after: &Erbraffer, step: Step<Erbraffer>, viewer: Viewer) -> bool {
    match step {
        Step::Act(seat, Action::Decline | Action::DeclineAll) => viewer == Viewer::Seat(seat),
        Step::Act(..) | Step::Chance(Chance::First(_)) => true,
        Step::Chance(Chance::Draw(_) | Chance::Portrait(_) | Chance::Benefactor(_)) => {
            let own = |game: &Erbraffer| {
                let open = game.view(Viewer::Open);
                viewer.seat().map(|seat| (open.hands[seat], open.portraits[seat], open.benefactors[seat]))
            };
            own(before) != own(after)
        }
    }
}

/// Returns what a world may have become while a step was made.
fn continuations(world: &Erbraffer, step: Step<Erbraffer>, is_seen: bool) -> Vec<Erbraffer> {
    let after = |step| {
        let mut next = world.clone();
        next.apply(step, &mut |_| {});
        next
    };
    match step {
        step if is_seen => is_possible(world, step).then(|| after(step)).into_iter().collect(),
        // A seat that answers unseen may have done so before, or never.
        Step::Act(..) => vec![world.clone()],
        Step::Chance(_) => outcomes(world).into_iter().map(|outcome| after(Step::Chance(outcome))).collect(),
    }
}

/// Adds a world, with everything that others may answer in secret, as far as it looks like what was seen.
fn add_with_answers(world: Erbraffer, viewer: Viewer, seen: &View, all: &mut BTreeMap<String, Erbraffer>) {
    let key = format!("{:?}", world.view(Viewer::Open));
    if all.contains_key(&key) {
        return;
    }
    if let (PhaseView::Answering { .. }, Waiting::Seats(Asking { seats, .. })) =
        (world.view(viewer).phase, world.waits_for())
    {
        for seat in seats.iter().filter(|&seat| viewer != Viewer::Seat(seat)) {
            for answer in [Action::Decline, Action::DeclineAll] {
                let mut next = world.clone();
                next.apply(Step::Act(seat, answer), &mut |_| {});
                add_with_answers(next, viewer, seen, all);
            }
        }
    }
    if world.view(viewer) == *seen {
        all.insert(key, world);
    }
}

/// Holds imagined worlds against the enumeration, for these viewers; returns how many worlds each thinks possible.
fn check(record: &Record<Erbraffer>, viewers: &[Viewer]) -> Vec<usize> {
    let count = |viewer: &Viewer| {
        let all = worlds(record, *viewer);
        assert!(all.len() <= 1000, "{viewer:?} thinks {} worlds possible", all.len());
        if let Err(failure) = distribution(record, *viewer, 40 * all.len(), |_| all.clone()) {
            panic!("{}\n{}", failure.what, failure.record);
        }
        all.len()
    };
    viewers.iter().map(count).collect()
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number - 1))
}

/// Returns the first game that comes to a wanted position.
fn find(edition: &'static Edition, players: usize, answers: Answers, wanted: fn(&View) -> bool) -> Record<Erbraffer> {
    // Where benefactor cards were dealt again there is more that nobody saw than is tried here.
    let dealt = players * edition.benefactors_each(players);
    let is_benefactor = |row: &&Row<Erbraffer>| matches!(row, Row::Chance(Chance::Benefactor(_)));
    let is_plain = |record: &Record<Erbraffer>| record.rows.iter().filter(is_benefactor).count() == dealt;
    let mut games = (0..200).filter_map(|seed| play(edition, players, seed, answers, wanted));
    games.find(is_plain).expect("no game comes to that")
}

fn is_turn(view: &View) -> bool {
    matches!(view.phase, PhaseView::Turn { .. })
}

fn is_window(view: &View) -> bool {
    matches!(view.phase, PhaseView::Answering { .. })
}

const SEVEN: [&str; 7] = ["gain"; 7];
const NONE: [usize; 4] = [0; 4];

#[test]
fn erb_62_hands_and_portraits_are_imagined_evenly() {
    // One of six cards and one of five portraits for seat 1, or two of seven and two of six for those who look on.
    let record = find(tiny(1, &SEVEN, NONE, 0), 2, "d", is_turn);
    assert_eq!(check(&record, &[seat(1), seat(2)]), [30, 30]);
    let record = find(tiny(2, &["gain"; 13], NONE, 0), 2, "d", is_turn);
    assert_eq!(check(&record, &[seat(1)]), [55 * 5]);
}

#[test]
fn erb_11_everybody_knows_from_which_pile_a_hand_was_drawn() {
    // The old pile is used up: what is left of it is in the hands.
    let record = find(tiny(1, &SEVEN, NONE, 0), 3, "d", |view| is_turn(view) && view.remade == 1);
    let viewers = [seat(1), seat(2), seat(3)];
    let mut counts = check(&record, &viewers);
    counts.sort_unstable();
    // The seat that has just drawn knows the two old cards, but not whose is which; the others know each other's, and of the new
    // one that it is one of five.
    assert_eq!(counts, [20 * 2, 20 * 5, 20 * 5]);
    // One card further both others may hold cards of either pile.
    let wanted =
        |view: &View| is_turn(view) && view.batches.len() == 2 && view.batches[1].held.values().iter().sum::<u8>() == 2;
    let record = find(tiny(2, &["gain"; 13], NONE, 0), 2, "d", wanted);
    check(&record, &[seat(1), seat(2)]);
}

#[test]
fn erb_6_benefactor_cards_are_imagined_evenly_among_hands_that_can_be_dealt() {
    // All old cards but the viewer's have been seen; of eleven benefactor cards the other has three.
    let wanted = |view: &View| is_turn(view) && view.remade == 1;
    let edition = tiny(1, &SEVEN, [3, 2, 2, 0], 3);
    let record = find(edition, 2, "d", wanted);
    let counts = check(&record, &[view_of_the_last_to_draw(&record)]);
    assert!(counts[0].is_multiple_of(5) && counts[0] > 300, "{counts:?}");
}

/// The viewer who knows the other's only card.
fn view_of_the_last_to_draw(record: &Record<Erbraffer>) -> Viewer {
    let view = played::position(record).view(Viewer::Spectator);
    let drawn = view.batches.last().expect("there is a pile").held;
    let seat = drawn.iter().find(|(_, held)| **held == 1).map(|(seat, _)| seat);
    Viewer::Seat(seat.expect("someone has drawn from the new pile"))
}

#[test]
fn erb_37_what_was_shown_when_a_benefactor_was_paid_out_is_known() {
    // Nobody holds a card of theirs in secret any more, and those who showed one hold the rest of their hand beside it.
    // There are just enough cards to move time on so far without a new pile.
    let paid_out = |cards: usize, wanted: fn(&View) -> bool| {
        let record = find(tiny(1, &["time"; 11][..cards], [1, 2, 1, 0], 2), 2, "d", wanted);
        assert!(!played::position(&record).view(Viewer::Spectator).settled.is_empty());
        check(&record, &[seat(1), seat(2)]);
    };
    paid_out(8, |view| is_turn(view) && view.living == 2);
    paid_out(11, |view| is_turn(view) && view.living == 3);
}

#[test]
fn erb_43_who_has_declined_is_imagined_evenly() {
    let kinds: Vec<&str> = ["time"; 11].into_iter().chain(["new-will"]).collect();
    let all = |wanted: fn(&View) -> bool, answers| {
        let record = find(tiny(1, &kinds, NONE, 0), 2, answers, wanted);
        check(&record, &[seat(1), seat(2)])
    };
    // The first window before anyone has answered, and after one has: once, or for the whole change.
    all(is_window, "d");
    all(|view| is_window(view) && asked(view).len() == 1, "d");
    all(|view| is_window(view) && asked(view).len() == 1, "a");
    // While a new will is replaced from the pile, and after the estate was handed out again.
    all(|view| view.living == 0 && matches!(view.phase, PhaseView::Drawing { after: After::Will(_) }), "w");
    all(|view| is_window(view) && is_first_new_will(view), "w");
}

#[test]
fn erb_43_who_has_declined_for_the_whole_change_is_imagined_evenly_later() {
    // The second couple of founders: a seat that declined for the whole change at the first one is not asked again, but
    // nobody else knows who did. If all did, everyone knows.
    let edition = tiny(1, &["time"; 7], NONE, 0);
    let second = |view: &View| is_window(view) && view.couples_left.is_empty();
    for answers in ["d", "ad", "da"] {
        check(&find(edition, 2, answers, second), &[seat(1), seat(2)]);
    }
    let record = find(edition, 2, "a", |view| is_turn(view) && view.living == 1);
    check(&record, &[seat(1), seat(2)]);
}

/// Those who still have to answer, in an open view.
fn asked(view: &View) -> SeatSet {
    match view.phase {
        PhaseView::Answering { asked } => asked,
        _ => SeatSet::EMPTY,
    }
}

/// Tells whether a founders' estate is handed out by a new will.
fn is_first_new_will(view: &View) -> bool {
    view.living == 0 && view.estate.is_some_and(|estate| estate.is_new_will)
}
