//! What everyone knows, and what nobody must learn: LW-8, LW-11 and LW-61, with a look at the bytes.

use std::collections::BTreeSet;

use bequest_conformance::golden::{golden_record, golden_up_to};
use bequest_engine::{By, ChanceSource, Game, Match, Playout, Record, Row, Seat, Setup as _, Step, Viewer, below};
use bequest_last_will::{Action, Card, Cards, Event, HAND_LIMIT, LastWill, Phase, Setup, Told, View};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Whole games of each number of players, with and without the expansion.
const FILES: [&str; 8] = [
    "two-players.rec",
    "three-players.rec",
    "five-players.rec",
    "sacked-two-players.rec",
    "sacked-three-players.rec",
    "sacked-four-players.rec",
    "sacked-five-players.rec",
    "pile-made-anew.rec",
];

/// A game on its way.
struct Stroll {
    game: LastWill,
    rng: ChaCha8Rng,
}

impl Stroll {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self { game: LastWill::new(setup), rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn apply(&mut self, step: Step<LastWill>) -> Vec<Event> {
        let mut events = Vec::new();
        self.game.apply(step, &mut |event| events.push(event));
        events
    }

    /// Draws what chance does next.
    fn draw_chance(&mut self) -> Step<LastWill> {
        Playout::new(&mut self.rng).draw(&self.game).expect("chance has something to do")
    }

    /// Draws a card that a seat keeps.
    fn draw_keep(&mut self, seat: Seat) -> Step<LastWill> {
        let legal = legal(&self.game, seat);
        Step::Act(seat, legal[below(&mut self.rng, legal.len() as u32) as usize])
    }
}

fn legal(game: &LastWill, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

fn is_possible(game: &LastWill, step: Step<LastWill>) -> bool {
    match step {
        Step::Act(seat, action) => legal(game, seat).contains(&action),
        Step::Chance(outcome) => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(&mut outcomes);
            outcomes.iter().any(|&(possible, _)| possible == outcome)
        }
    }
}

fn record(file: &str) -> Record<LastWill> {
    golden_record(FOLDER, file)
}

fn steps_of(file: &str) -> (Setup, Vec<Step<LastWill>>) {
    let record = record(file);
    let steps = record.replay().expect("a golden record replays").steps().collect();
    (record.setup, steps)
}

/// Returns a running match that stands where a golden record first has a view, whatever is shown.
fn match_at(file: &str, is_wanted: impl Fn(&View) -> bool) -> Match<LastWill> {
    let record = Record { fairness: None, end: None, ..golden_up_to(FOLDER, file, is_wanted) };
    Match::resume(record, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)))).expect("the rows are legal")
}

fn bytes(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views can be written")
}

fn view_bytes(game: &LastWill, viewer: Viewer) -> String {
    bytes(&game.view(viewer))
}

/// What a viewer hears of some events.
fn told(events: &[Event], viewer: Viewer) -> Vec<Told> {
    events.iter().filter_map(|event| event.told(viewer).copied()).collect()
}

/// What a viewer is shown of a match, with its numbers and what they have heard.
fn shown(table: &Match<LastWill>, viewer: Viewer) -> (String, String, usize) {
    let seen = bytes(&table.view(viewer).expect("everyone sees something"));
    (seen, bytes(&table.log(viewer)), table.moment_count(viewer))
}

/// What all but one seat are shown.
fn shown_to_others(table: &Match<LastWill>, seat: Seat) -> Vec<(String, String, usize)> {
    let others = Viewer::during(table.players().len()).filter(|&viewer| viewer != Viewer::Seat(seat));
    others.map(|viewer| shown(table, viewer)).collect()
}

/// The names of all cards in a text, such as `"e17"`.
fn named(text: &str) -> Cards {
    text.split('"').filter_map(|word| word.parse::<Card>().ok()).collect()
}

/// The cards that nobody but their owners has seen, and those that nobody has.
fn secret(game: &LastWill) -> Cards {
    let view = game.view(Viewer::Spectator);
    view.unseen.iter().fold(view.special_cards, |all, batch| all.or(batch.cards))
}

#[test]
fn lw_11_nobody_hears_of_a_card_that_they_have_not_seen() {
    for file in FILES {
        let (setup, steps) = steps_of(file);
        let mut stroll = Stroll::new(&setup, 0);
        for step in steps {
            let before = secret(&stroll.game);
            let events = stroll.apply(step);
            if stroll.game.view(Viewer::Spectator).phase == Phase::Over {
                break;
            }
            // What was shown and has gone into a new pile at once was no secret.
            let hidden = secret(&stroll.game).and(before);
            for viewer in Viewer::during(setup.players()) {
                let view = stroll.game.view(viewer);
                let own = view.own_hand().unwrap_or_default().or(named(&bytes(&view.task)));
                let heard = named(&bytes(&told(&events, viewer))).and(hidden.minus(own));
                assert!(heard.is_empty(), "{file}: {viewer:?} hears {heard:?} after {step:?}");
            }
        }
    }
}

#[test]
fn lw_11_another_hidden_world_gives_the_same_bytes() {
    // What a viewer sees and hears of a step does not depend on what is hidden from them.
    for file in FILES {
        for seed in 1..4 {
            compare_worlds(file, seed);
        }
    }
}

fn compare_worlds(file: &str, seed: u64) {
    let (setup, steps) = steps_of(file);
    let (mut stroll, mut dreams) = (Stroll::new(&setup, 0), Stroll::new(&setup, seed));
    let viewers: Vec<Viewer> = Viewer::during(setup.players()).collect();
    let (mut compared, mut chosen, mut unseen) = (0, 0, 0);
    for step in steps {
        let viewer = viewers[below(&mut dreams.rng, viewers.len() as u32) as usize];
        let before = stroll.game.view(viewer);
        dreams.game = LastWill::imagine(&before, &mut dreams.rng);
        assert_eq!(view_bytes(&dreams.game, viewer), bytes(&before), "{file}: {viewer:?} before {step:?}");
        let Some(dreamt) = dreams.counterpart(&stroll.game, step, viewer) else {
            stroll.apply(step);
            continue;
        };
        let events = told(&stroll.apply(step), viewer);
        let mut heard = Vec::new();
        for step in &dreamt {
            let step = match *step {
                Ok(step) => step,
                Err(seat) => dreams.draw_keep(seat),
            };
            heard.extend(told(&dreams.apply(step), viewer));
        }
        if events.iter().chain(&heard).any(shows_a_secret) {
            continue; // Here the worlds part.
        }
        assert_eq!(bytes(&events), bytes(&heard), "{file}: {viewer:?} after {step:?}");
        assert_eq!(view_bytes(&stroll.game, viewer), view_bytes(&dreams.game, viewer), "{file}: {viewer:?} {step:?}");
        compared += 1;
        chosen += usize::from(dreamt.iter().any(Result::is_err));
        unseen += usize::from(dreamt.is_empty());
    }
    assert!(compared > 60, "{file}: {compared} steps were compared");
    assert!(chosen > 2, "{file}: {chosen} choices of others were compared");
    assert!(unseen > 0, "{file}: {unseen} steps of a play were compared");
}

/// Tells whether everyone has seen something that was hidden: the cards that nobody keeps, or all at the end.
fn shows_a_secret(told: &Told) -> bool {
    matches!(told, Told::Discarded { .. } | Told::Ended)
}

/// A step that is the same in both worlds, or any card that a seat keeps.
type Dreamt = Result<Step<LastWill>, Seat>;

impl Stroll {
    /// Returns what looks like the step to a viewer in this world: the same, but for what another does unseen; nothing if it
    /// cannot be made here. `truth` is the other world.
    fn counterpart(&mut self, truth: &LastWill, step: Step<LastWill>, viewer: Viewer) -> Option<Vec<Dreamt>> {
        let open = truth.view(Viewer::Open);
        match step {
            Step::Act(seat, Action::Keep(_)) if viewer != Viewer::Seat(seat) && open.phase != Phase::Actions => {
                // Half a choice is imagined as none.
                Some(vec![Err(seat); if open.chosen[seat].len() + 1 == HAND_LIMIT { HAND_LIMIT } else { 1 }])
            }
            Step::Act(seat, action) if viewer != Viewer::Seat(seat) && is_unseen(truth, seat, action) => {
                Some(Vec::new())
            }
            Step::Chance(_) if is_hidden_draw(&open, viewer) => Some(vec![Ok(self.draw_chance())]),
            step => is_possible(&self.game, step).then(|| vec![Ok(step)]),
        }
    }
}

/// Tells whether an action only begins a play or adds to it.
fn is_unseen(game: &LastWill, seat: Seat, action: Action) -> bool {
    let mut after = game.clone();
    after.apply(Step::Act(seat, action), &mut |_| {});
    let view = after.view(Viewer::Open);
    view.acting == seat && view.phase == Phase::Actions && after.view(Viewer::Seat(seat)).play.is_some()
}

/// Tells whether the card that comes next is seen by somebody else than the viewer alone.
fn is_hidden_draw(open: &View, viewer: Viewer) -> bool {
    match open.phase {
        Phase::Dealing => viewer.seat().map(Seat::index) != Some(usize::from(open.progress) / 6),
        Phase::Drawing | Phase::Errands | Phase::Actions => viewer != Viewer::Seat(open.acting),
        _ => false,
    }
}

/// Returns a seat in its turn that can play an event and add something, with both, in a golden game.
fn a_play() -> (Match<LastWill>, Seat, [Action; 2]) {
    for file in FILES {
        let whole = record(file);
        for (number, row) in whole.rows.iter().enumerate() {
            let Row::Act { seat, action: event @ Action::Play(_), .. } = *row else { continue };
            let Some(Row::Act { action: more @ Action::With { .. }, .. }) = whole.rows.get(number + 1) else {
                continue;
            };
            let rows = whole.rows[..number].to_vec();
            let record = Record { rows, fairness: None, end: None, ..whole };
            let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)));
            return (Match::resume(record, chance).expect("the rows are legal"), seat, [event, *more]);
        }
    }
    panic!("no game has such a play");
}

#[test]
fn lw_11_a_play_that_is_not_done_leaves_no_trace() {
    let (mut table, seat, play) = a_play();
    let before = shown_to_others(&table, seat);
    for action in play {
        table.play(seat, By::Person, action).unwrap();
        assert_eq!(shown_to_others(&table, seat), before, "{action}");
    }
    table.undo(seat).unwrap();
    assert!(table.redo(seat));
    assert_eq!(shown_to_others(&table, seat), before);
    table.play(seat, By::Person, Action::Done).unwrap();
    assert!(shown_to_others(&table, seat).iter().zip(&before).all(|(after, before)| after != before));
}

/// Returns the pairs of cards of a hand.
fn pairs(hand: Cards) -> Vec<[Card; HAND_LIMIT]> {
    let cards: Vec<Card> = hand.iter().collect();
    let pairs = cards.iter().enumerate().flat_map(|(at, &one)| cards[at + 1..].iter().map(move |&other| [one, other]));
    pairs.collect()
}

#[test]
fn lw_8_lw_61_which_cards_are_kept_changes_no_byte_until_all_have_chosen() {
    for phase in [Phase::Keeping, Phase::Cutting] {
        let start = match_at("sacked-four-players.rec", |view| {
            view.phase == phase && view.hands.values().iter().filter(|hand| hand.count > HAND_LIMIT).count() > 2
        });
        for seat in start.asked().iter() {
            let hand = start.shown(Viewer::Seat(seat)).unwrap().own_hand().unwrap();
            let seen: BTreeSet<Vec<(String, String, usize)>> = pairs(hand)
                .into_iter()
                .map(|cards| {
                    let mut table = start.clone();
                    for card in cards {
                        table.play(seat, By::Person, Action::Keep(card)).unwrap();
                    }
                    shown_to_others(&table, seat)
                })
                .collect();
            assert_eq!(seen.len(), 1, "{phase:?}: seat {seat}");
            assert!(
                hand.len() > HAND_LIMIT && !seen.contains(&shown_to_others(&start, seat)),
                "that they chose is seen"
            );
        }
    }
}

#[test]
fn lw_8_half_a_choice_and_one_that_is_taken_back_leave_no_trace() {
    let mut table = match_at("sacked-three-players.rec", |view| view.phase == Phase::Keeping);
    let seat = Seat::new(1);
    let before = shown_to_others(&table, seat);
    for card in table.shown(Viewer::Seat(seat)).unwrap().own_hand().unwrap().iter().take(3) {
        table.play(seat, By::Person, Action::Keep(card)).unwrap();
        assert_eq!(shown_to_others(&table, seat), before, "{card}");
        table.undo(seat).unwrap();
        assert_eq!(shown_to_others(&table, seat), before, "{card} taken back");
    }
}

#[test]
fn lw_8_a_choice_is_told_to_its_seat_alone() {
    let mut table = match_at("sacked-three-players.rec", |view| view.phase == Phase::Keeping);
    let seat = Seat::new(1);
    let card = table.shown(Viewer::Seat(seat)).unwrap().own_hand().unwrap().nth(0);
    table.play(seat, By::Person, Action::Keep(card)).unwrap();
    let chose = Told::Chose { seat, card };
    for viewer in Viewer::during(3) {
        assert_eq!(table.log(viewer).contains(&chose), viewer == Viewer::Seat(seat), "{viewer:?}");
    }
}

#[test]
fn lw_11_views_during_the_deal_change_only_by_numbers() {
    // Whichever cards the others are dealt, a viewer is shown the same.
    let setup = record("sacked-three-players.rec").setup;
    let (mut one, mut other) = (Stroll::new(&setup, 5), Stroll::new(&setup, 6));
    while one.game.view(Viewer::Spectator).phase != Phase::Dealing {
        let step = one.draw_chance();
        one.apply(step);
    }
    other.game = one.game.clone();
    let mut apart = false;
    while one.game.view(Viewer::Spectator).phase == Phase::Dealing {
        let (dealt, dealt_there) = (one.draw_chance(), other.draw_chance());
        let (events, heard) = (one.apply(dealt), other.apply(dealt_there));
        apart |= dealt != dealt_there;
        let viewer = Viewer::Spectator;
        assert_eq!(bytes(&told(&events, viewer)), bytes(&told(&heard, viewer)));
        assert_eq!(view_bytes(&one.game, viewer), view_bytes(&other.game, viewer));
    }
    assert!(apart, "other cards were dealt");
}
