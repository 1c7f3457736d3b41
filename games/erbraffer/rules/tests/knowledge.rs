//! What everyone knows, and what nobody must learn: ERB-62 and ERB-43, with a look at the bytes.

mod played;

use std::collections::BTreeSet;

use bequest_engine::{By, Game, Match, Pool, Record, Row, Seat, Setup as _, Step, Viewer, below};
use bequest_erbraffer::{Action, Card, Chance, Effect, Erbraffer, Event, PhaseView, Plan, Setup, Told, View};
use played::{draw_action, draw_step, is_possible, legal, position, record, to_match, up_to};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

/// A game on its way.
struct Stroll {
    game: Erbraffer,
    rng: ChaCha8Rng,
}

impl Stroll {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self { game: Erbraffer::new(setup), rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn next(&mut self) -> Option<Step<Erbraffer>> {
        draw_step(&self.game, &mut self.rng)
    }

    fn apply(&mut self, step: Step<Erbraffer>) -> Vec<Event> {
        let mut events = Vec::new();
        self.game.apply(step, &mut |event| events.push(event));
        events
    }
}

/// A whole game of each number of players.
const FILES: [&str; 5] =
    ["two-players.rec", "three-players.rec", "four-players.rec", "five-players.rec", "six-players.rec"];

fn steps_of(file: &str) -> (Setup, Vec<Step<Erbraffer>>) {
    let record = record(file);
    let steps = record.replay().expect("a golden record replays").steps().collect();
    (record.setup, steps)
}

fn bytes(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views can be written")
}

fn view_bytes(game: &Erbraffer, viewer: Viewer) -> String {
    bytes(&game.view(viewer))
}

/// What a viewer hears of some events.
fn told(events: &[Event], viewer: Viewer) -> Vec<Told> {
    events.iter().filter_map(|event| event.told(viewer).copied()).collect()
}

/// What a viewer is shown of a match, with its numbers and what they have heard.
fn shown(table: &Match<Erbraffer>, viewer: Viewer) -> (String, String, usize) {
    let seen = bytes(&table.view(viewer).expect("everyone sees something"));
    (seen, bytes(&table.log(viewer)), table.moment_count(viewer))
}

/// What all but one seat are shown.
fn shown_to_others(table: &Match<Erbraffer>, seat: Seat) -> Vec<(String, String, usize)> {
    others(table.players().len(), seat).into_iter().map(|viewer| shown(table, viewer)).collect()
}

/// All viewers but one seat.
fn others(players: usize, seat: Seat) -> Vec<Viewer> {
    Viewer::during(players).filter(|&viewer| viewer != Viewer::Seat(seat)).collect()
}

/// The names of all pieces of this letter in a text: `"i17"` or `"b05"`.
fn named(text: &str, letter: char) -> BTreeSet<String> {
    let is_name = |word: &&str| word.len() == 3 && word.starts_with(letter) && word[1..].parse::<u8>().is_ok();
    text.split('"').filter(is_name).map(str::to_owned).collect()
}

fn names<T: bequest_engine::Piece + ToString>(pieces: Pool<T>) -> impl Iterator<Item = String> {
    pieces.iter().map(|piece| piece.to_string())
}

/// A turn in the middle of a game of four.
fn a_turn() -> Record<Erbraffer> {
    up_to("four-players.rec", |view| view.living == 2 && view.phase == PhaseView::Turn { plan: Some(Plan::None) })
}

/// A window of a game of three in which someone holds a new will and someone does not.
fn a_window() -> Record<Erbraffer> {
    up_to("chain-of-three-new-wills.rec", |view| {
        let holders = view.hands.seats().filter(|&seat| !new_wills(view, seat).is_empty()).count();
        is_window(view) && (1..3).contains(&holders)
    })
}

fn is_window(view: &View) -> bool {
    matches!(view.phase, PhaseView::Answering { .. })
}

/// The new wills that a seat holds, in an open view.
fn new_wills(view: &View, seat: Seat) -> Pool<Card> {
    let hand = view.hands[seat].cards.expect("all is open");
    hand.iter().filter(|&card| view.edition().effect(card) == Effect::NewWill).collect()
}

#[test]
fn erb_62_hands_portraits_and_benefactor_cards_are_seen_by_their_owner_alone() {
    let game = position(&a_turn());
    for viewer in Viewer::during(4) {
        let view = game.view(viewer);
        for seat in Seat::all(4) {
            let own = viewer == Viewer::Seat(seat);
            assert_eq!(view.hands[seat].cards.is_some(), own, "{viewer:?}");
            assert_eq!(view.portraits[seat].is_some(), own, "{viewer:?}");
            assert_eq!(view.benefactors[seat].is_some(), own, "{viewer:?}");
        }
    }
}

#[test]
fn erb_62_what_lies_open_is_the_same_for_all() {
    let file = record("benefactor-with-two-holders.rec");
    for row in 0..=file.rows.len() {
        let game = file.replay_rows(row).unwrap().position().clone();
        let open = |view: View| {
            let hands = view.hands.map(|_, hand| hand.count);
            (view.cash, view.owners, view.frozen, view.collected, view.spent, view.discards, view.pile, hands)
        };
        let spectator = open(game.view(Viewer::Spectator));
        assert!(Viewer::during(4).all(|viewer| open(game.view(viewer)) == spectator), "row {row}");
    }
}

#[test]
fn erb_62_no_bytes_name_a_benefactor_card_that_the_viewer_has_not_seen() {
    for file in FILES {
        let (setup, steps) = steps_of(file);
        let mut stroll = Stroll::new(&setup, 0);
        for step in steps {
            let events = stroll.apply(step);
            let open = stroll.game.view(Viewer::Open);
            if open.phase == PhaseView::Over {
                break;
            }
            let spent: BTreeSet<String> = open.spent.values().iter().flat_map(|its| names(*its)).collect();
            for viewer in Viewer::during(setup.players()) {
                let own = viewer.seat().and_then(|seat| open.benefactors[seat]).unwrap_or_default();
                let known: BTreeSet<String> = names(own).chain(spent.clone()).collect();
                let found = named(&view_bytes(&stroll.game, viewer), 'b');
                assert!(found.is_subset(&known), "{viewer:?} sees {found:?}");
                let heard = named(&bytes(&told(&events, viewer)), 'b');
                assert!(heard.is_subset(&known), "{viewer:?} hears {heard:?}");
            }
        }
    }
}

#[test]
fn erb_62_nobody_hears_of_a_card_before_it_is_played_or_thrown_away() {
    for file in FILES {
        let (setup, steps) = steps_of(file);
        let mut stroll = Stroll::new(&setup, 0);
        let mut hands = vec![BTreeSet::new(); setup.players()];
        for step in steps {
            let events = stroll.apply(step);
            let open = stroll.game.view(Viewer::Open);
            for viewer in Viewer::during(setup.players()) {
                let hand = viewer.seat().map(|seat| hands[seat.index()].clone()).unwrap_or_default();
                // What has just been played may be in a new pile already.
                let last = told(&events, Viewer::Spectator);
                let public: BTreeSet<String> =
                    named(&bytes(&last), 'i').into_iter().chain(names(open.discards)).collect();
                let now = viewer.seat().and_then(|seat| open.hands[seat].cards).unwrap_or_default();
                let known: BTreeSet<String> = hand.into_iter().chain(public).chain(names(now)).collect();
                let heard = named(&bytes(&told(&events, viewer)), 'i');
                assert!(heard.is_subset(&known), "{viewer:?} hears {heard:?}");
            }
            if let Step::Chance(Chance::Draw(card)) = step {
                let public = told(&events, Viewer::Spectator);
                assert!(!named(&bytes(&public), 'i').contains(&card.to_string()), "a drawn card is told to all");
            }
            hands = Seat::all(setup.players()).map(|seat| names(open.hands[seat].cards.unwrap()).collect()).collect();
        }
    }
}

#[test]
fn erb_62_another_hidden_world_gives_the_same_bytes() {
    // What a viewer sees and hears of a public step does not depend on what is hidden from them.
    FILES.into_iter().for_each(compare_worlds);
}

fn compare_worlds(file: &str) {
    let (setup, steps) = steps_of(file);
    let mut stroll = Stroll::new(&setup, 0);
    let mut dreams = Stroll::new(&setup, 1);
    let viewers: Vec<Viewer> = Viewer::during(setup.players()).collect();
    let mut compared = 0;
    for step in steps {
        let viewer = viewers[below(&mut dreams.rng, viewers.len() as u32) as usize];
        let before = stroll.game.view(viewer);
        dreams.game = Erbraffer::imagine(&before, &mut dreams.rng);
        assert_eq!(view_bytes(&dreams.game, viewer), bytes(&before));
        let events = told(&stroll.apply(step), viewer);
        let Some(dreamt) = dreams.counterpart(step, viewer) else { continue };
        let heard = told(&dreams.apply(dreamt), viewer);
        if before.phase == PhaseView::Dealing || events.iter().chain(&heard).any(shows_a_secret) {
            continue; // Here the worlds part.
        }
        assert_eq!(bytes(&events), bytes(&heard), "{viewer:?} after {step:?}");
        assert_eq!(view_bytes(&stroll.game, viewer), view_bytes(&dreams.game, viewer), "{viewer:?} after {step:?}");
        compared += 1;
    }
    assert!(compared > 100, "{compared} steps were compared");
}

/// Tells whether everyone has seen something that was hidden, if only that nobody is left to answer.
fn shows_a_secret(told: &Told) -> bool {
    match told {
        Told::Played(_)
        | Told::Threw { .. }
        | Told::Swept { .. }
        | Told::NewWill { .. }
        | Told::Stands { .. }
        | Told::PaidOut { .. }
        | Told::Ended => true,
        Told::Dealt { .. }
        | Told::First { .. }
        | Told::Gained { .. }
        | Told::Lost { .. }
        | Told::Gave { .. }
        | Told::Moved { .. }
        | Told::Drew { .. }
        | Told::Remade { .. }
        | Told::Hourglass { .. }
        | Told::Testament { .. }
        | Told::LastRound { .. }
        | Told::TookUp { .. }
        | Told::HandedOut { .. }
        | Told::Inherited { .. }
        | Told::Declined { .. }
        | Told::Lives { .. } => false,
    }
}

impl Stroll {
    /// Returns what looks like the step to a viewer in this world: the same, but for what another does unseen.
    fn counterpart(&mut self, step: Step<Erbraffer>, viewer: Viewer) -> Option<Step<Erbraffer>> {
        let phase = self.game.view(viewer).phase;
        match step {
            Step::Act(seat, _) if viewer != Viewer::Seat(seat) && matches!(phase, PhaseView::Turn { .. }) => {
                Some(Step::Act(seat, draw_action(&self.game, seat, &mut self.rng)))
            }
            Step::Act(seat, _) if viewer != Viewer::Seat(seat) && matches!(phase, PhaseView::Answering { .. }) => {
                let declines = legal(&self.game, seat).contains(&Action::Decline);
                declines.then_some(Step::Act(seat, Action::Decline))
            }
            Step::Chance(Chance::Draw(_)) if !self.draws(viewer) => self.next(),
            step => is_possible(&self.game, step).then_some(step),
        }
    }

    /// Tells whether the next card is the viewer's own.
    fn draws(&self, viewer: Viewer) -> bool {
        let hand = |game: &Erbraffer| viewer.seat().map(|seat| game.view(Viewer::Open).hands[seat].count);
        let mut after = self.game.clone();
        let outcome = played::outcomes(&after)[0];
        after.apply(Step::Chance(outcome), &mut |_| {});
        hand(&after) != hand(&self.game)
    }
}

#[test]
fn erb_62_a_plan_changes_no_byte_for_others() {
    let turn = a_turn();
    let seat = position(&turn).view(Viewer::Spectator).turn;
    let mut table = to_match(turn);
    let before = shown_to_others(&table, seat);
    let throws: Vec<Action> = table.legal(seat).iter().copied().filter(|it| matches!(it, Action::Throw(_))).collect();
    for throw in throws {
        table.play(seat, By::Person, throw).unwrap();
        assert_eq!(shown_to_others(&table, seat), before);
    }
    table.undo(seat).unwrap();
    assert!(table.redo(seat));
    assert_eq!(shown_to_others(&table, seat), before);
    let play = table.legal(seat).iter().copied().find(|it| matches!(it, Action::Play(_))).unwrap();
    if table.asks_on_after(seat, play) {
        table.play(seat, By::Person, play).unwrap();
    }
    assert_eq!(shown_to_others(&table, seat), before);
}

#[test]
fn erb_62_views_during_the_deal_never_change() {
    // ERB-6: not even a hand of benefactor cards that was dealt again leaves a trace.
    let file = record("benefactors-dealt-again.rec");
    let viewers: Vec<Viewer> = Viewer::during(file.setup.players()).collect();
    let seen = |row: usize| {
        let replayed = file.replay_rows(row).unwrap();
        viewers.iter().map(|&viewer| (view_bytes(replayed.position(), viewer), bytes(&replayed.log(viewer)))).collect()
    };
    let first: Vec<(String, String)> = seen(0);
    let is_dealt = |row: &Row<Erbraffer>| matches!(row, Row::Chance(Chance::First(_)));
    let dealt = file.rows.iter().position(is_dealt).unwrap();
    assert!((1..dealt).all(|row| seen(row) == first));
    assert!(seen(dealt) != first);
}

#[test]
fn erb_62_at_the_end_hands_portraits_and_benefactor_cards_are_shown_to_all() {
    let file = record("six-players.rec");
    let (before, over) = (file.replay_rows(file.rows.len() - 1).unwrap(), file.replay().unwrap());
    for viewer in Viewer::during(6) {
        let (before, over) = (before.position().view(viewer), over.position().view(viewer));
        assert!(before.hands.values().iter().filter(|hand| hand.cards.is_none()).count() >= 5);
        assert!(over.hands.values().iter().all(|hand| hand.cards.is_some()), "{viewer:?}");
        assert!(over.portraits.values().iter().all(Option::is_some), "{viewer:?}");
        assert!(over.benefactors.values().iter().all(Option::is_some), "{viewer:?}");
    }
}

#[test]
fn erb_62_pile_put_away_portraits_and_undealt_benefactors_are_never_shown() {
    let over = record("two-players.rec").replay().unwrap().position().clone();
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::Open] {
        let view: serde_json::Value = serde_json::from_str(&view_bytes(&over, viewer)).unwrap();
        let view = view.as_object().unwrap();
        assert!(view["pile"].is_u64(), "the pile is a number of cards");
        let hidden = ["put_away", "undealt"];
        assert!(!view.keys().any(|key| hidden.contains(&key.as_str())), "{:?}", view.keys());
        let found = named(&view_bytes(&over, viewer), 'b');
        assert_eq!(found.len(), 8, "four benefactor cards of each of the two");
    }
}

#[test]
fn erb_62_everything_is_open_only_after_the_end() {
    let table = to_match(a_turn());
    assert!(table.view(Viewer::Open).is_none() && table.log(Viewer::Open).is_empty());
    assert!(to_match(record("two-players.rec")).view(Viewer::Open).is_some());
}

#[test]
fn erb_43_declining_changes_nothing_for_others() {
    // The same view, the same version, the same question, nothing heard; whichever seat declines, and how.
    for decline in [Action::Decline, Action::DeclineAll] {
        for seat in Seat::all(3) {
            let mut table = to_match(a_window());
            let before = shown_to_others(&table, seat);
            table.play(seat, By::Person, decline).unwrap();
            assert_eq!(shown_to_others(&table, seat), before, "{decline} of seat {seat}");
        }
    }
}

#[test]
fn erb_43_silence_looks_like_any_other_answer() {
    for seat in Seat::all(3) {
        let mut table = to_match(a_window());
        let before = shown_to_others(&table, seat);
        let silence = table.silence(seat).expect("silence is a pass");
        table.play(seat, By::Clock, silence).unwrap();
        assert_eq!((silence, shown_to_others(&table, seat)), (Action::Decline, before));
    }
}

#[test]
fn erb_43_a_decline_is_told_to_its_seat_alone() {
    let seat = Seat::new(1);
    let mut table = to_match(a_window());
    table.play(seat, By::Person, Action::DeclineAll).unwrap();
    let decline = Told::Declined { seat, whole_change: true };
    let hears = |viewer| table.log(viewer).contains(&decline);
    assert!(hears(Viewer::Seat(seat)) && !others(3, seat).into_iter().any(hears));
}

#[test]
fn erb_43_a_seat_that_declined_for_the_whole_change_is_the_only_one_to_know() {
    let seat = Seat::new(1);
    let mut table = to_match(a_window());
    Seat::all(3).for_each(|it| {
        let decline = if it == seat { Action::DeclineAll } else { Action::Decline };
        table.play(it, By::Person, decline).unwrap();
    });
    for viewer in Viewer::during(3) {
        let out = table.shown(viewer).unwrap().out;
        assert_eq!(out.contains(seat), viewer == Viewer::Seat(seat), "{viewer:?}");
    }
}

/// Two windows that differ in one hand alone: seat 1 holds a new will in the first, and another card in the second.
fn two_hands() -> ([Record<Erbraffer>; 2], Seat) {
    let with = a_window();
    let view = position(&with).view(Viewer::Open);
    let seat = view.hands.seats().find(|&seat| new_wills(&view, seat).len() == 1).expect("a hand with one new will");
    let will = new_wills(&view, seat).nth(0);
    let drawn = |card: Card| with.rows.iter().any(|row| matches!(row, Row::Chance(Chance::Draw(its)) if *its == card));
    let other = view.edition().cards().iter().find(|&card| !drawn(card)).expect("no new pile has been made");
    assert!(view.edition().effect(other) != Effect::NewWill);
    let mut without = with.clone();
    for row in &mut without.rows {
        if matches!(row, Row::Chance(Chance::Draw(card)) if *card == will) {
            *row = Row::Chance(Chance::Draw(other));
        }
    }
    ([with, without], seat)
}

#[test]
fn erb_43_the_window_of_a_holder_looks_like_that_of_another() {
    let (records, seat) = two_hands();
    let [with, without] = records.clone().map(to_match);
    assert!(with.legal(seat).contains(&Action::Will) && !without.legal(seat).contains(&Action::Will));
    assert_eq!(shown_to_others(&with, seat), shown_to_others(&without, seat));
    assert_eq!((with.asked(), with.waits_for()), (without.asked(), without.waits_for()));
    // And so does everything until the window closes, no matter who answers first.
    for first in Seat::all(3) {
        let seen = records.clone().map(|record| {
            let mut table = to_match(record);
            let rest = Seat::all(3).filter(|&it| it != first);
            let seen = [first].into_iter().chain(rest).map(|answers| {
                table.play(answers, By::Person, Action::Decline).unwrap();
                shown_to_others(&table, seat)
            });
            seen.collect::<Vec<_>>()
        });
        assert_eq!(seen[0], seen[1], "seat {first} answers first");
    }
}

#[test]
fn erb_43_why_a_new_will_is_refused_tells_nothing_of_others() {
    let (records, seat) = two_hands();
    let refusals = records.map(|record| {
        let table = to_match(record);
        Seat::all(3).filter(|&it| it != seat).map(|it| table.why_not(it, Action::Will)).collect::<Vec<_>>()
    });
    assert_eq!(refusals[0], refusals[1]);
}
