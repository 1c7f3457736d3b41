//! Golden records: whole games of Maloney's Inheritance that show something. `bequest_conformance::golden` explains them.

use bequest_conformance::golden::{Golden, Habit, Played, Recipe};
use bequest_engine::{Match, Row, Seat, Viewer, below};
use bequest_maloney::{Action, Day, Edition, Ending, Maloney, PhaseView, Setup, Told, View};
use rand_chacha::ChaCha8Rng;

/// How the people of a game play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Bids with an eye on the purse and lays what scores well.
    Sober,
    /// Calls more than it owns now and then.
    Reckless,
    /// Lays whatever it can.
    Eager,
    /// Lays only the best cards.
    Patient,
    /// Never bids and never lays.
    Idle,
}

type Game = Played<Maloney>;

#[test]
fn golden_records_replay_and_show_what_their_names_say() {
    let golden = Golden {
        folder: env!("CARGO_MANIFEST_DIR"),
        setup: |players| Setup::new(players, Edition::built_in()),
        turn,
        table: "golden-1",
        nonce: 0x21,
        largest: 60_000,
    };
    golden.assert(RECIPES);
}

const RECIPES: &[Recipe<Maloney, Style>] = &[
    Recipe::new("three-players", 3, Style::Sober, Habit::Plain, is_eventful),
    Recipe::new("four-players", 4, Style::Sober, Habit::Plain, is_eventful),
    Recipe::new("five-players", 5, Style::Sober, Habit::Plain, is_eventful),
    Recipe::new("six-players", 6, Style::Sober, Habit::Plain, is_eventful),
    Recipe::new("first-day-sunday", 4, Style::Sober, Habit::Plain, starts_on_sunday),
    Recipe::new("overbid-and-rerun", 3, Style::Reckless, Habit::Plain, has_rerun),
    Recipe::new("all-overbid-and-last-owner-drives", 3, Style::Reckless, Habit::Plain, has_unsold_rerun),
    Recipe::new("fine-of-all-they-have", 3, Style::Reckless, Habit::Plain, has_small_fine),
    Recipe::new("joker-of-the-highest-bidder", 4, Style::Sober, Habit::Plain, has_own_joker),
    Recipe::new("joker-against-a-bid", 5, Style::Sober, Habit::Plain, has_joker_against_bid),
    Recipe::new("exchange-at-the-deal", 6, Style::Sober, Habit::Plain, has_long_exchange),
    Recipe::new("new-pile", 5, Style::Patient, Habit::Plain, has_new_pile),
    Recipe::new("sunday-card-of-the-same-town", 3, Style::Sober, Habit::Plain, turns_twice),
    Recipe::new("end-by-empty-hand", 4, Style::Eager, Habit::Plain, ends_empty_handed),
    Recipe::new("end-by-69-points", 3, Style::Patient, Habit::Plain, ends_by_points),
    Recipe::new("end-by-28-idle-days", 3, Style::Idle, Habit::Plain, ends_idle),
    Recipe::new("shared-win", 4, Style::Idle, Habit::Plain, Played::is_shared),
    Recipe::new("withdrawals-in-the-laying", 3, Style::Sober, Habit::Fickle, has_withdrawals),
    Recipe::new("clock-and-change-of-seat", 4, Style::Sober, Habit::Absent, has_clock_and_bot),
    Recipe::new("fair-chance", 3, Style::Sober, Habit::Fair, Played::is_verified),
];

/// Lets one seat answer, or cut in.
fn turn(recipe: &Recipe<Maloney, Style>, table: &mut Match<Maloney>, rng: &mut ChaCha8Rng) {
    let seats: Vec<Seat> = Seat::all(table.players().len()).filter(|&seat| !table.legal(seat).is_empty()).collect();
    let seat = seats[below(rng, seats.len() as u32) as usize];
    if !table.is_asked(seat) && below(rng, 20) > 0 {
        return; // The highest bidder seldom plays their joker.
    }
    let view = table.view(Viewer::Seat(seat)).expect("the seat is at the table").view;
    let action = choose(recipe.style, &view, seat, table.legal(seat), rng);
    if recipe.habit == Habit::Fickle {
        return fickle(table, seat, action, rng);
    }
    let silence = matches!(action, Action::Decline | Action::Keep).then_some(action);
    recipe.habit.play(table, seat, action, silence, rng);
}

/// Now and then someone takes an answer back, after others have answered; then it is given again, or it will be another
/// one.
fn fickle(table: &mut Match<Maloney>, seat: Seat, action: Action, rng: &mut ChaCha8Rng) {
    Habit::Plain.play(table, seat, action, None, rng);
    let other = Seat::new(below(rng, table.players().len() as u32) as usize);
    if below(rng, 3) == 0 && table.undo(other).is_ok() && below(rng, 2) == 0 {
        assert!(table.redo(other), "what was taken back can be done again");
    }
}

/// Chooses an action by what the seat sees.
fn choose(style: Style, view: &View, seat: Seat, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    match view.phase {
        PhaseView::Auction { bid, .. } => bid_or_not(style, view, seat, bid, legal, rng),
        PhaseView::Driving { .. } => drive(view, legal, rng),
        _ => lay_or_keep(style, view, legal),
    }
}

fn bid_or_not(style: Style, view: &View, seat: Seat, bid: u32, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let joker = legal.contains(&Action::Joker) && below(rng, 25) == 0;
    let next = bid + 100 * (1 + below(rng, 5));
    // A day's ride is worth a tenth of the purse; reckless people forget that.
    let limit = match style {
        Style::Reckless => 4000 + view.cash[seat],
        Style::Sober | Style::Eager | Style::Patient => (view.cash[seat] / 8).max(200).min(view.cash[seat]),
        Style::Idle => 0,
    };
    let leap = if style == Style::Reckless && below(rng, 4) == 0 { view.cash[seat] + 100 } else { next };
    let wish = Action::Bid(leap);
    if style != Style::Idle && (joker || !legal.contains(&Action::Decline)) {
        Action::Joker
    } else if leap <= limit && legal.contains(&wish) && below(rng, 2) == 0 {
        wish
    } else if legal.contains(&Action::Decline) {
        Action::Decline
    } else {
        Action::Joker
    }
}

fn drive(view: &View, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let edition = view.edition();
    let hand = view.own_hand().unwrap_or_default();
    let worth = |action: &Action| match *action {
        Action::Drive(town) => {
            let cards = hand.and(edition.cards_of(town));
            let points: u32 = cards.iter().map(|card| u32::from(edition.value(card, view.day))).sum();
            points + u32::from(view.closed.contains(town))
        }
        _ => 0,
    };
    let offset = below(rng, legal.len() as u32) as usize;
    let (after, before) = legal.split_at(offset);
    *before.iter().chain(after).max_by_key(|action| worth(action)).expect("a driver can always drive")
}

fn lay_or_keep(style: Style, view: &View, legal: &[Action]) -> Action {
    let least = match style {
        Style::Sober | Style::Reckless => 4,
        Style::Eager => 1,
        Style::Patient => 7,
        Style::Idle => u8::MAX,
    };
    let value = |action: &Action| match *action {
        Action::Lay(card) => view.edition().value(card, view.day),
        _ => 0,
    };
    let best = legal.iter().copied().max_by_key(value).expect("everyone may keep");
    if value(&best) >= least { best } else { Action::Keep }
}

fn ending(game: &Game) -> Option<Ending> {
    game.log.iter().find_map(|told| if let Told::Ended { why } = told { Some(*why) } else { None })
}

/// What was told on each day of the game, the set-up first.
fn days(game: &Game) -> impl Iterator<Item = &[Told]> {
    game.log.split(|told| matches!(told, Told::Morning { .. }))
}

fn is_eventful(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Sold { .. }))
        && game.has(|told| matches!(told, Told::Unsold { .. }))
        && game.has(|told| matches!(told, Told::Joker { .. }))
        && game.has(|told| matches!(told, Told::Turned { rides: true, .. }))
        && game.has(|told| matches!(told, Told::Laid { cards, .. } if cards.len() == 2))
}

fn starts_on_sunday(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Started { day: Day::Sun, .. }))
        && days(game).nth(1).is_some_and(|day| day.iter().any(|told| matches!(told, Told::Sold { .. })))
}

fn has_rerun(game: &Game) -> bool {
    let is_rerun = |day: &[Told]| {
        let fined = day.iter().position(|told| matches!(told, Told::Fined { .. }));
        fined.is_some_and(|at| day[at..].iter().any(|told| matches!(told, Told::Sold { .. })))
    };
    days(game).any(is_rerun)
}

fn has_unsold_rerun(game: &Game) -> bool {
    let fines = |day: &[Told]| day.iter().filter(|told| matches!(told, Told::Fined { .. })).count();
    days(game).any(|day| fines(day) == 3 && day.iter().any(|told| matches!(told, Told::Unsold { .. })))
}

fn has_small_fine(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Fined { fine: ..2000, .. }))
}

/// Finds a joker that was played while a bid stood, and tells whether the bid was the same seat's.
fn jokers_against_bids(game: &Game) -> impl Iterator<Item = bool> {
    days(game).filter_map(|day| {
        let at = day.iter().position(|told| matches!(told, Told::Joker { .. }))?;
        let Told::Joker { seat: player } = day[at] else { return None };
        let bidder = day[..at].iter().rev().find_map(|told| match told {
            Told::Bid { seat, .. } => Some(*seat),
            _ => None,
        })?;
        Some(bidder == player)
    })
}

fn has_own_joker(game: &Game) -> bool {
    jokers_against_bids(game).any(|own| own)
}

fn has_joker_against_bid(game: &Game) -> bool {
    jokers_against_bids(game).any(|own| !own)
}

fn has_long_exchange(game: &Game) -> bool {
    game.count(|row| row.to_string().starts_with("chance aside")) >= 5
}

fn has_new_pile(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::PileRemade { .. }))
}

fn turns_twice(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::Turned { rides: false, .. }))
}

fn ends_empty_handed(game: &Game) -> bool {
    ending(game) == Some(Ending::EmptyHand)
}

fn ends_by_points(game: &Game) -> bool {
    ending(game) == Some(Ending::Points)
}

fn ends_idle(game: &Game) -> bool {
    ending(game) == Some(Ending::Idle)
}

/// Someone took an answer back after another had answered, and someone did it again.
fn has_withdrawals(game: &Game) -> bool {
    let is_late = |pair: &[Row<Maloney>]| match pair {
        [Row::Act { seat, .. }, Row::Undo(other)] => seat != other,
        _ => false,
    };
    let redone = game.count(|row| matches!(row, Row::Redo(_)));
    let undone = game.count(|row| matches!(row, Row::Undo(_)));
    game.record.rows.windows(2).any(is_late) && redone >= 2 && undone >= redone + 2
}

fn has_clock_and_bot(game: &Game) -> bool {
    game.has_clock_and_bot(Action::Decline)
}
