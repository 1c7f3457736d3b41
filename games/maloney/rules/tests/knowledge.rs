//! What everyone knows, and what nobody must learn: MAL-70 and MAL-71, with a look at the bytes.

mod common;

use std::collections::BTreeSet;

use bequest_conformance::{pool, seat};
use bequest_engine::{By, Game, Playout, Seat, Setup as _, Step, Viewer, below};
use bequest_maloney::{Action, Event, Maloney, PhaseView, Setup, Told};
use common::{Table, cards, day_one, table, thursday};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

/// A random game: chance as it falls, seats that bid little and lay what they have half of the time.
struct Stroll {
    game: Maloney,
    playout: Playout<Maloney, ChaCha8Rng>,
}

/// Draws one of the first actions: the lowest bids are among them, the highest are not.
fn one_of_the_first(rng: &mut ChaCha8Rng, legal: &[Action]) -> Action {
    legal[below(rng, legal.len().min(7) as u32) as usize]
}

impl Stroll {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self { game: Maloney::new(setup), playout: Playout::new(ChaCha8Rng::seed_from_u64(seed)) }
    }

    /// Draws the next step, or nothing at the end.
    fn next(&mut self) -> Option<Step<Maloney>> {
        self.playout.draw_by(&self.game, |rng, _, legal| one_of_the_first(rng, legal))
    }

    fn draw_action(&mut self, seat: Seat) -> Action {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        one_of_the_first(&mut self.playout.rng, &legal)
    }

    fn apply(&mut self, step: Step<Maloney>) -> Vec<Event> {
        let mut events = Vec::new();
        self.game.apply(step, &mut |event| events.push(event));
        events
    }
}

fn bytes(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views can be written")
}

fn view_bytes(game: &Maloney, viewer: Viewer) -> String {
    bytes(&game.view(viewer))
}

/// What a viewer hears of some events.
fn told_bytes(events: &[Event], viewer: Viewer) -> String {
    bytes(&events.iter().filter_map(|event| event.told(viewer).copied()).collect::<Vec<_>>())
}

/// The names of all pieces of this letter in a text: `"a17"` or `"s05"`.
fn named(text: &str, letter: char) -> BTreeSet<String> {
    let is_name = |word: &&str| word.len() == 3 && word.starts_with(letter) && word[1..].parse::<u8>().is_ok();
    text.split('"').filter(is_name).map(str::to_owned).collect()
}

/// What has been shown to everyone in these events.
fn shown(events: &[Event]) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for told in events.iter().filter_map(|event| event.told(Viewer::Spectator).copied()) {
        match told {
            Told::Started { card, .. } | Told::Turned { card, .. } => shown.extend([card.to_string()]),
            Told::Laid { cards, .. } => shown.extend(cards.iter().map(|card| card.to_string())),
            Told::Opened { suitcase, .. } => shown.extend([suitcase.to_string()]),
            _ => {}
        }
    }
    shown
}

#[test]
fn mal_70_all_scores_are_open() {
    let table = thursday().play("* decline; 1 drive 8; open s01");
    for viewer in Viewer::during(3) {
        assert_eq!(table.game.view(viewer).points.values(), [5, 0, 0], "{viewer:?}");
    }
}

#[test]
fn mal_70_all_cash_is_open() {
    let table = thursday().play("2 bid 700; * decline");
    for viewer in Viewer::during(3) {
        assert_eq!(table.game.view(viewer).cash.values(), [10_500, 9800, 10_500], "{viewer:?}");
    }
}

#[test]
fn mal_70_the_testament_shows_who_leads() {
    let table = thursday().play("* decline; 1 drive 8; open s01; * keep");
    assert!(Viewer::during(3).all(|viewer| table.game.view(viewer).testament == Some(seat(1))));
}

#[test]
fn mal_71_a_hand_is_seen_by_its_owner_alone() {
    let table = thursday();
    for viewer in Viewer::during(3) {
        for (owner, hand) in table.game.view(viewer).hands.iter() {
            assert_eq!(hand.cards.is_some(), viewer == Viewer::Seat(owner), "{viewer:?}");
        }
    }
}

#[test]
fn mal_71_the_number_of_cards_in_each_hand_is_public() {
    let table = day_one(3, "a34||", "a09").play("* decline; 1 drive 9; open s01; 1 lay a34; * keep");
    for viewer in Viewer::during(3) {
        assert_eq!(table.game.view(viewer).hands.map(|_, hand| hand.count).values(), [11, 12, 12], "{viewer:?}");
    }
}

#[test]
fn mal_71_the_number_of_cards_in_the_pile_is_public_but_not_which() {
    for viewer in Viewer::during(3) {
        let view = thursday().game.view(viewer);
        assert_eq!((view.pile, view.pile_known), (27, pool("")), "{viewer:?}");
    }
}

#[test]
fn mal_71_the_discards_are_public() {
    let table = day_one(3, "a34||", "a09").play("* decline; 1 drive 9; open s01; 1 lay a34; * keep");
    assert!(Viewer::during(3).all(|viewer| table.game.view(viewer).discards == pool("a09 a34")));
}

#[test]
fn mal_71_opened_suitcases_are_public() {
    let table = thursday().play("* decline; 1 drive 8; open s01");
    assert!(Viewer::during(3).all(|viewer| table.game.view(viewer).opened == pool("s01")));
}

#[test]
fn mal_71_everybody_sees_which_seats_still_have_a_joker() {
    let table = thursday().play("2 joker");
    let left = [seat(1), seat(3)].into_iter().collect();
    assert!(Viewer::during(3).all(|viewer| table.game.view(viewer).jokers == left));
}

#[test]
fn mal_71_which_suitcases_lie_on_the_board_is_never_told() {
    // Over whole games no suitcase is named in any view or event before it is opened.
    for setup in Maloney::setups() {
        let mut stroll = Stroll::new(&setup, 11);
        let mut opened = BTreeSet::new();
        while let Some(step) = stroll.next() {
            let events = stroll.apply(step);
            opened.extend(shown(&events));
            for viewer in Viewer::during(setup.players()) {
                let found = named(&view_bytes(&stroll.game, viewer), 's');
                assert!(found.is_subset(&opened), "{viewer:?} sees {found:?}");
                assert!(named(&told_bytes(&events, viewer), 's').is_subset(&opened), "{viewer:?}");
            }
        }
    }
}

#[test]
fn mal_71_no_bytes_name_a_card_that_the_viewer_has_not_seen() {
    for seed in 0..6 {
        for setup in Maloney::setups() {
            look_at_every_card(&setup, seed);
        }
    }
}

/// Plays a game and holds every card that a view or an event names against what the viewer has been shown.
fn look_at_every_card(setup: &Setup, seed: u64) {
    let mut stroll = Stroll::new(setup, seed);
    let mut public = BTreeSet::new();
    let mut own = vec![BTreeSet::new(); setup.players()];
    while let Some(step) = stroll.next() {
        let events = stroll.apply(step);
        public.extend(shown(&events));
        if stroll.game.view(Viewer::Spectator).phase == PhaseView::TurningStart {
            // The hands as they are, from the only view that has them all.
            let open = stroll.game.view(Viewer::Open);
            let hand =
                |seat| open.hands[seat].cards.expect("all is open").iter().map(|card| card.to_string()).collect();
            own = Seat::all(setup.players()).map(hand).collect();
        }
        for viewer in Viewer::during(setup.players()) {
            let mut known = public.clone();
            if let Viewer::Seat(seat) = viewer {
                known.extend(own[seat.index()].clone());
            }
            let found = named(&view_bytes(&stroll.game, viewer), 'a');
            assert!(found.is_subset(&known), "{viewer:?} sees {:?}", found.difference(&known));
            let heard = named(&told_bytes(&events, viewer), 'a');
            assert!(heard.is_subset(&known), "{viewer:?} hears {:?}", heard.difference(&known));
        }
    }
}

#[test]
fn mal_71_another_hidden_world_gives_the_same_bytes() {
    // What a viewer sees and hears of a public step does not depend on what is hidden from them.
    for seed in 0..4 {
        for setup in Maloney::setups() {
            compare_worlds(&setup, seed);
        }
    }
}

fn compare_worlds(setup: &Setup, seed: u64) {
    let mut stroll = Stroll::new(setup, seed);
    let mut dreams = Stroll::new(setup, seed + 1000);
    let viewers: Vec<Viewer> = Viewer::during(setup.players()).collect();
    while let Some(step) = stroll.next() {
        let viewer = viewers[below(&mut dreams.playout.rng, viewers.len() as u32) as usize];
        let before = stroll.game.view(viewer);
        dreams.game = Maloney::imagine(&before, &mut dreams.playout.rng);
        assert_eq!(view_bytes(&dreams.game, viewer), bytes(&before));
        let events = stroll.apply(step);
        let Some(dreamt) = dreams.counterpart(step, viewer) else { continue };
        let heard = dreams.apply(dreamt);
        let (here, there) = (stroll.game.view(viewer), dreams.game.view(viewer));
        let is_laying = |phase: PhaseView| matches!(phase, PhaseView::Laying { .. });
        if before.phase == PhaseView::Dealing || is_laying(before.phase) && here.phase != there.phase {
            continue; // One world has answered and the other has not.
        }
        if is_laying(before.phase) && !is_laying(here.phase) {
            continue; // The cards are shown: here the worlds part.
        }
        assert_eq!(told_bytes(&events, viewer), told_bytes(&heard, viewer), "{viewer:?} after {step:?}");
        assert_eq!(bytes(&here), bytes(&there), "{viewer:?} after {step:?}");
    }
}

impl Stroll {
    /// Returns what looks like the step to a viewer in this world: the same, but another hidden choice of another.
    fn counterpart(&mut self, step: Step<Maloney>, viewer: Viewer) -> Option<Step<Maloney>> {
        match step {
            Step::Act(seat, Action::Keep | Action::Lay(_)) if viewer != Viewer::Seat(seat) => {
                Some(Step::Act(seat, self.draw_action(seat)))
            }
            step => is_possible(&self.game, step).then_some(step),
        }
    }
}

fn is_possible(game: &Maloney, step: Step<Maloney>) -> bool {
    match step {
        Step::Act(seat, action) => {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            legal.contains(&action)
        }
        Step::Chance(outcome) => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(&mut outcomes);
            outcomes.iter().any(|&(possible, _)| possible == outcome)
        }
    }
}

/// Two deals that differ in the hands of seats 2 and 3 alone, on the way to Kansas City.
fn two_deals() -> [Table; 2] {
    let hands = ["a33||", "a33|a34 a35|", "a33||a34 a35"];
    [1, 2].map(|deal| day_one(3, hands[deal], "a09").play("* decline; 1 drive 9; open s13"))
}

#[test]
fn mal_71_hands_of_others_change_no_byte() {
    let [one, two] = two_deals();
    let open = |table: &Table| table.open().hands.map(|_, hand| hand.cards);
    assert_ne!(open(&one), open(&two));
    // The deal in a fixed order gives seat 1 the same cards in both.
    let viewers = [Viewer::Seat(seat(1)), Viewer::Spectator];
    for viewer in viewers {
        assert_eq!(view_bytes(&one.game, viewer), view_bytes(&two.game, viewer), "{viewer:?}");
        assert_eq!(bytes(&one.heard_by(viewer)), bytes(&two.heard_by(viewer)), "{viewer:?}");
    }
}

#[test]
fn mal_71_hidden_choices_change_no_byte_until_they_are_shown() {
    let start = day_one(3, "|a34 a35|", "a09").play("* decline; 1 drive 9; open s13");
    let answers = ["2 keep", "2 lay a34; 2 keep", "2 lay a35; 2 keep", "2 lay a34; 2 lay a35"];
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        let seen = answers.map(|answer| {
            let table = start.clone().play(answer);
            (view_bytes(&table.game, viewer), bytes(&table.heard_by(viewer)))
        });
        assert!(seen.iter().all(|bytes| *bytes == seen[0]), "{viewer:?}");
    }
}

#[test]
fn mal_71_a_match_shows_no_trace_of_a_choice_that_is_not_an_answer() {
    // The first of two cards, taken back and chosen again: the others see no version and no question change.
    let mut table = day_one(3, "|a34 a35|", "a09").play("* decline; 1 drive 9; open s13").to_match();
    let others = [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator];
    let before = others.map(|viewer| bytes(&table.view(viewer).unwrap()));
    table.play(seat(2), By::Person, "lay a34".parse().unwrap()).unwrap();
    table.undo(seat(2)).unwrap();
    assert!(table.redo(seat(2)));
    assert_eq!(others.map(|viewer| bytes(&table.view(viewer).unwrap())), before);
}

#[test]
fn mal_71_a_match_tells_a_choice_to_nobody_else() {
    let mut table = day_one(3, "|a34|", "a09").play("* decline; 1 drive 9; open s13").to_match();
    table.play(seat(2), By::Person, "lay a34".parse().unwrap()).unwrap();
    assert!(!named(&bytes(&table.log(Viewer::Seat(seat(1)))), 'a').contains("a34"));
    assert!(named(&bytes(&table.log(Viewer::Seat(seat(2)))), 'a').contains("a34"));
}

#[test]
fn mal_71_everything_is_open_only_after_the_end() {
    assert!(thursday().to_match().view(Viewer::Open).is_none());
    assert!(thursday().to_match().log(Viewer::Open).is_empty());
    let over = thursday().idle_days(28).to_match();
    assert!(over.view(Viewer::Open).is_some());
}

#[test]
fn mal_71_views_during_the_deal_never_change() {
    for setup in Maloney::setups() {
        let mut stroll = Stroll::new(&setup, 3);
        let viewers: Vec<Viewer> = Viewer::during(setup.players()).collect();
        let first: Vec<String> = viewers.iter().map(|&viewer| view_bytes(&stroll.game, viewer)).collect();
        loop {
            let step = stroll.next().unwrap();
            let events = stroll.apply(step);
            if stroll.game.view(Viewer::Spectator).phase != PhaseView::Dealing {
                break;
            }
            let now: Vec<String> = viewers.iter().map(|&viewer| view_bytes(&stroll.game, viewer)).collect();
            assert_eq!(now, first);
            assert!(viewers.iter().all(|&viewer| told_bytes(&events, viewer) == "[]"));
        }
    }
}

#[test]
fn mal_71_an_exchange_leaves_no_trace() {
    // Seat 2 ends with the same hand, once dealt at once and once by an exchange: nobody can tell.
    let plain = table(3).deal("|a01 a02 a57|", &cards("a03"));
    let exchanged = table(3).deal("|a01 a02 a03|", &cards("a57")).play("aside a03; deal a57");
    for viewer in Viewer::during(3) {
        assert_eq!(view_bytes(&plain.game, viewer), view_bytes(&exchanged.game, viewer), "{viewer:?}");
        assert_eq!(bytes(&plain.heard_by(viewer)), bytes(&exchanged.heard_by(viewer)), "{viewer:?}");
    }
}
