//! Golden records: whole games of Last Will that show something. `bequest_conformance::golden` explains them.

use bequest_conformance::golden::{Golden, Habit, Played, Recipe};
use bequest_engine::{Match, Row, Seat, SeatSet, Viewer, below};
use bequest_last_will::{
    Action, Card, Chance, Deck, Edition, Errand, LastWill, Nature, ROUNDS, Setup, Told, View, WillChoice,
};
use rand_chacha::ChaCha8Rng;

/// How the people of a game play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Spends what it can, and buys no property.
    Spender,
    /// Does everything that can be done, in any order.
    Busy,
    /// Does little.
    Idle,
}

type Game = Played<LastWill>;

fn base(players: usize) -> Setup {
    Setup::base(players, Edition::built_in())
}

fn sacked(players: usize) -> Setup {
    Setup::sacked(players, Edition::built_in())
}

fn without_jobs(players: usize) -> Setup {
    sacked(players).with_jobs(SeatSet::EMPTY)
}

fn handicap(players: usize) -> Setup {
    sacked(players).with_jobs(SeatSet::only(Seat::new(1))).with_will(WillChoice::Will("v6".parse().expect("a will")))
}

fn printed_plans(players: usize) -> Setup {
    sacked(players).with_base_plans()
}

fn drawn_will(players: usize) -> Setup {
    base(players).with_will(WillChoice::Random)
}

fn drawn_new_will(players: usize) -> Setup {
    sacked(players).with_will(WillChoice::Random)
}

/// A kind of set-up, with what is played with it.
type Recipes = (fn(usize) -> Setup, &'static [Recipe<LastWill, Style>]);

/// Every kind of set-up of which there are records.
const GOLDEN: &[Recipes] = &[
    (
        base,
        &[
            Recipe::new("two-players", 2, Style::Busy, Habit::Plain, is_eventful),
            Recipe::new("three-players", 3, Style::Busy, Habit::Plain, is_eventful),
            Recipe::new("four-players", 4, Style::Busy, Habit::Plain, is_eventful),
            Recipe::new("five-players", 5, Style::Busy, Habit::Plain, is_eventful),
            Recipe::new("won-in-debt", 3, Style::Spender, Habit::Plain, is_won_in_debt),
            Recipe::new("over-after-seven-rounds", 4, Style::Idle, Habit::Plain, lasts_seven_rounds),
            Recipe::new("taken-back", 2, Style::Busy, Habit::Fickle, has_taken_back),
            Recipe::new("fair-chance", 3, Style::Busy, Habit::Fair, Played::is_verified),
        ],
    ),
    (
        sacked,
        &[
            Recipe::new("sacked-two-players", 2, Style::Busy, Habit::Plain, is_eventful_with_jobs),
            Recipe::new("sacked-three-players", 3, Style::Busy, Habit::Plain, is_eventful_with_jobs),
            Recipe::new("sacked-four-players", 4, Style::Busy, Habit::Plain, is_eventful_with_jobs),
            Recipe::new("sacked-five-players", 5, Style::Busy, Habit::Plain, is_eventful_with_jobs),
            Recipe::new("sacked-and-employed-at-the-end", 3, Style::Spender, Habit::Plain, has_both_at_the_end),
            Recipe::new("wedding-set", 4, Style::Busy, Habit::Plain, has_wedding_set),
            Recipe::new("pile-made-anew", 5, Style::Busy, Habit::Plain, remakes_a_pile),
        ],
    ),
    (without_jobs, &[Recipe::new("without-jobs", 4, Style::Busy, Habit::Plain, is_eventful)]),
    (handicap, &[Recipe::new("one-has-a-job", 3, Style::Busy, Habit::Plain, is_eventful)]),
    (printed_plans, &[Recipe::new("printed-plans", 5, Style::Busy, Habit::Plain, is_eventful)]),
    (drawn_will, &[Recipe::new("drawn-will", 2, Style::Busy, Habit::Plain, draws_a_will)]),
    (drawn_new_will, &[Recipe::new("drawn-new-will", 4, Style::Busy, Habit::Plain, draws_a_will)]),
];

#[test]
fn golden_records_replay_and_show_what_their_names_say() {
    for &(setup, recipes) in GOLDEN {
        let folder = env!("CARGO_MANIFEST_DIR");
        Golden { folder, setup, turn, table: "golden-3", nonce: 0x51, largest: 40_000 }.assert(recipes);
    }
}

/// Lets one seat answer.
fn turn(recipe: &Recipe<LastWill, Style>, table: &mut Match<LastWill>, rng: &mut ChaCha8Rng) {
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = seats[below(rng, seats.len() as u32) as usize];
    let view = table.shown(Viewer::Seat(seat)).expect("the seat is at the table");
    let action = choose(recipe.style, view, table.legal(seat), rng);
    recipe.habit.play(table, seat, action, None, rng);
}

/// Chooses what it likes best; of what it likes the same, anything.
fn choose(style: Style, view: &View, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let offset = below(rng, legal.len() as u32) as usize;
    let (after, before) = legal.split_at(offset);
    let liking = |action: &&Action| match style {
        Style::Busy => like_doing(**action),
        Style::Spender => like_spending(view, **action),
        Style::Idle => like_resting(**action),
    };
    *before.iter().chain(after).max_by_key(liking).expect("something can be done")
}

fn like_doing(action: Action) -> i16 {
    match action {
        Action::End | Action::Home | Action::Skip => 0,
        Action::Drop(_) => -1,
        Action::Done => 1,
        _ => 2,
    }
}

fn like_resting(action: Action) -> i16 {
    match action {
        Action::Keep(_) | Action::Plan(_) | Action::Draw(_) => 1,
        Action::End | Action::Home | Action::Skip | Action::Done => 2,
        _ => 0,
    }
}

/// Prefers events and what raises them, then expenses; a line is always covered.
fn like_spending(view: &View, action: Action) -> i16 {
    let edition = view.edition();
    let spend = |card: Card| match edition.face(card).nature {
        Nature::Event(event) => 5 + i16::from(event.spend),
        Nature::Expense(expense) => 2 + 2 * i16::from(expense.spend),
        Nature::Helper { .. } => 3,
        Nature::Companion { .. } | Nature::Wild => 2,
        Nature::Property(_) => 0,
    };
    match action {
        Action::Demote(_) | Action::With { .. } | Action::Bonus(..) | Action::Join(_) => 60,
        Action::Play(card) => 30 + spend(card),
        Action::Use(_) => 40,
        Action::Put(card) => {
            if view.round < 5 {
                20 + spend(card)
            } else {
                -2
            }
        }
        Action::Token { .. } => 15,
        Action::Keep(card) | Action::Take(card) => spend(card),
        Action::Draw(deck) => {
            if deck == Deck::Events {
                5
            } else {
                2
            }
        }
        Action::Place(Errand::Demotion | Errand::DoubleDemotion) => 20,
        Action::Place(Errand::Opera) => 8,
        Action::Place(Errand::Draw) => 7,
        Action::Plan(plan) => {
            let plan = view.plan(plan).unwrap_or_default();
            (3 * plan.actions + 2 * plan.cards + 2 * plan.boys).min(13).into()
        }
        Action::Done => 1,
        Action::Buy(..) | Action::Drop(_) => -2,
        _ => 0,
    }
}

fn is_eventful(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Bought { .. }))
        && game.has(|told| matches!(told, Told::Sold { .. }))
        && game.has(|told| matches!(told, Told::Maintained { .. }))
        && game.has(|told| matches!(told, Told::Depreciated { .. }))
        && game.has(|told| matches!(told, Told::PutToken { .. }))
        && game.has(|told| matches!(told, Told::MovedTokens { .. }))
        && game.has(|told| matches!(told, Told::Played { added, .. } if !added.is_empty()))
}

fn is_eventful_with_jobs(game: &Game) -> bool {
    is_eventful(game) && game.has(|told| matches!(told, Told::Sacked { .. }))
}

fn rounds(game: &Game) -> u8 {
    game.log.iter().filter(|told| matches!(told, Told::Round { .. })).count() as u8
}

/// The winner has less than no money.
fn is_won_in_debt(game: &Game) -> bool {
    let standing = game.record.end.as_ref().expect("the game is over").standing;
    rounds(game) < ROUNDS && standing.scores.values().iter().any(|score| score.0 < 0)
}

fn lasts_seven_rounds(game: &Game) -> bool {
    rounds(game) == ROUNDS && !game.has(|told| matches!(told, Told::Bankrupt { .. }))
}

/// Someone was sacked, and someone else is paid once more after the last round.
fn has_both_at_the_end(game: &Game) -> bool {
    let is_paid = matches!(game.log.as_slice(), [.., Told::Paid { .. }, Told::Ended]);
    is_paid && game.has(|told| matches!(told, Told::Sacked { .. }))
}

fn has_wedding_set(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Played { cards, .. } if cards.len() > 1))
}

fn remakes_a_pile(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Remade { deck: Deck::Companions, .. }))
}

fn draws_a_will(game: &Game) -> bool {
    game.count(|row| matches!(row, Row::Chance(Chance::Will(_)))) == 1
}

/// Steps of planning, of an errand and of a turn were taken back, some of them made again and some not.
fn has_taken_back(game: &Game) -> bool {
    let undone = |is_it: fn(Action) -> bool, redone: bool| {
        game.record.rows.windows(3).any(|rows| match &rows[..2] {
            [Row::Act { action, .. }, Row::Undo(_)] => is_it(*action) && matches!(rows[2], Row::Redo(_)) == redone,
            _ => false,
        })
    };
    let kinds: [fn(Action) -> bool; 3] = [
        |action| matches!(action, Action::Plan(_)),
        |action| matches!(action, Action::Take(_) | Action::Place(_)),
        |action| matches!(action, Action::Play(_) | Action::With { .. } | Action::Maintain(..)),
    ];
    kinds.into_iter().all(|kind| undone(kind, true) && undone(kind, false))
}
