//! Golden records: whole games of Die Erbraffer that show something. `bequest_conformance::golden` explains them.

use bequest_conformance::golden::{Golden, Habit, Played, Recipe};
use bequest_engine::{Match, Pool, Row, Seat, Setup as _, Viewer, below};
use bequest_erbraffer::{
    Action, Card, Chance, Couple, Deed, Edition, Effect, Erbraffer, Estate, Person, PhaseView, Plan, Setup, Told, View,
    Year,
};
use rand_chacha::ChaCha8Rng;

/// How the people of a game play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Moves the hourglass on whenever it can, and gives benefactors something now and then.
    Hasty,
    /// Plays every new will it has.
    Quarrelsome,
    /// Keeps clean sweeps for the last round.
    Sweeping,
    /// Keeps wedding presents until someone is frozen.
    Festive,
    /// Throws its hand away until the hourglass has moved by itself.
    Lingering,
    /// Gives benefactors nothing, and leaves the last row as it is.
    Modest,
}

type Game = Played<Erbraffer>;

#[test]
fn golden_records_replay_and_show_what_their_names_say() {
    let golden = Golden {
        folder: env!("CARGO_MANIFEST_DIR"),
        setup: |players| Setup::new(players, Edition::built_in()),
        turn,
        table: "golden-2",
        nonce: 0x41,
        largest: 30_000,
    };
    golden.assert(RECIPES);
}

const RECIPES: &[Recipe<Erbraffer, Style>] = &[
    Recipe::new("two-players", 2, Style::Hasty, Habit::Plain, is_eventful),
    Recipe::new("three-players", 3, Style::Hasty, Habit::Plain, is_eventful),
    Recipe::new("four-players", 4, Style::Hasty, Habit::Plain, is_eventful),
    Recipe::new("five-players", 5, Style::Hasty, Habit::Plain, is_eventful),
    Recipe::new("six-players", 6, Style::Hasty, Habit::Plain, is_eventful),
    Recipe::new("benefactors-dealt-again", 3, Style::Hasty, Habit::Plain, deals_benefactors_again),
    Recipe::new("chain-of-three-new-wills", 3, Style::Quarrelsome, Habit::Plain, has_three_new_wills),
    Recipe::new("benefactor-with-two-holders", 4, Style::Hasty, Habit::Plain, has_two_holders),
    Recipe::new("benefactor-without-holder", 3, Style::Hasty, Habit::Plain, has_no_holder),
    Recipe::new("frozen-heir-skipped-by-wedding-presents", 2, Style::Festive, Habit::Plain, skips_frozen_heir),
    Recipe::new("hourglass-moved-by-the-third-new-pile", 6, Style::Lingering, Habit::Plain, hourglass_moves_by_itself),
    Recipe::new("clean-sweep-in-the-last-round", 2, Style::Sweeping, Habit::Plain, sweeps_in_the_last_round),
    Recipe::new("tie-broken-by-heirlooms", 3, Style::Modest, Habit::Plain, is_won_by_heirlooms),
    Recipe::new("shared-win", 6, Style::Modest, Habit::Plain, Played::is_shared).skipping(950),
    Recipe::new("taken-back", 2, Style::Hasty, Habit::Fickle, has_taken_back),
    Recipe::new("clock-and-change-of-seat", 4, Style::Hasty, Habit::Absent, has_clock_and_bot),
    Recipe::new("fair-chance", 3, Style::Hasty, Habit::Fair, Played::is_verified),
];

/// Lets one seat answer.
fn turn(recipe: &Recipe<Erbraffer, Style>, table: &mut Match<Erbraffer>, rng: &mut ChaCha8Rng) {
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = seats[below(rng, seats.len() as u32) as usize];
    let view = table.shown(Viewer::Seat(seat)).expect("the seat is at the table");
    let action = choose(recipe.style, view, table.legal(seat), rng);
    let silence = table.silence(seat);
    recipe.habit.play(table, seat, action, silence, rng);
}

/// Chooses an action by what the seat sees.
fn choose(style: Style, view: &View, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    match view.phase {
        PhaseView::Turn { plan } => go_on(style, view, plan.expect("it is the seat's own turn"), legal, rng),
        PhaseView::Sharing => share(style, view, legal, rng),
        PhaseView::Answering { .. } => answer(style, legal, rng),
        PhaseView::Testament | PhaseView::Choosing => any(legal, rng),
        PhaseView::Dealing | PhaseView::DrawingFirst | PhaseView::Drawing { .. } | PhaseView::Over => {
            unreachable!("nobody is asked")
        }
    }
}

fn any(legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

/// Goes on with a turn: what has been begun is brought to its end.
fn go_on(style: Style, view: &View, plan: Plan, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let is_name = |action: &&Action| matches!(action, Action::Heir(_) | Action::Heirloom(_) | Action::Round(_));
    let names: Vec<Action> = legal.iter().filter(is_name).copied().collect();
    let lingers = style == Style::Lingering && view.year == Year::FIRST;
    match plan {
        Plan::Play { .. } => any(&names, rng),
        Plan::Throw { cards } if !lingers || cards.len() == view.edition().hand() => Action::Confirm,
        Plan::None if !lingers => choose_card(style, view, legal, rng),
        Plan::Throw { .. } | Plan::None => {
            let sweep = legal.iter().find(|action| matches!(action, Action::Play(card) if is_sweep(view, *card)));
            let throw = legal.iter().find(|action| matches!(action, Action::Throw(_)));
            *sweep.or(throw).expect("a hand can be thrown away")
        }
    }
}

fn is_sweep(view: &View, card: Card) -> bool {
    view.edition().effect(card) == Effect::Sweep
}

/// Plays the card that the style likes best; what it would rather keep it plays last, or throws another away.
fn choose_card(style: Style, view: &View, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let liking = |action: &Action| match *action {
        Action::Play(card) => like(style, view, card),
        Action::Throw(card) if view.edition().effect(card) != Effect::NewWill => 1,
        _ => 0,
    };
    if below(rng, 12) == 0 {
        return *legal.iter().find(|action| matches!(action, Action::Throw(_))).expect("a hand can be thrown away");
    }
    let offset = below(rng, legal.len() as u32) as usize;
    let (after, before) = legal.split_at(offset);
    *before.iter().chain(after).max_by_key(|action| liking(action)).expect("something can be done")
}

fn like(style: Style, view: &View, card: Card) -> u8 {
    let hasty = if view.edition().card(card).hourglass { 4 } else { 2 };
    match (style, view.edition().effect(card)) {
        (Style::Sweeping, Effect::Sweep) => u8::from(view.year == Year::LAST) * 5,
        (Style::Festive, Effect::Wedding(_)) => u8::from(!view.frozen.is_empty()) * 5,
        (Style::Modest, _) if view.living == 5 && (hasty == 2 || view.year == Year::LAST) => 0,
        _ => hasty,
    }
}

/// Settles what is open about an estate, gives a benefactor something now and then, and hands it out.
fn share(style: Style, view: &View, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let estate = view.estate.expect("there is an estate");
    let open = |action: &&Action| match **action {
        Action::Give(heirloom, _) => estate.heir_of(heirloom).is_none(),
        Action::Rest(_) => estate.rest.is_none(),
        _ => false,
    };
    let settles: Vec<Action> = legal.iter().filter(open).copied().collect();
    let pays: Vec<Action> = legal.iter().filter(|action| is_gift(view, &estate, **action)).copied().collect();
    if style != Style::Modest && !pays.is_empty() && below(rng, 2) == 0 {
        any(&pays, rng)
    } else if settles.is_empty() {
        Action::Confirm
    } else {
        any(&settles, rng)
    }
}

/// Tells whether an action gives something to a child that has been given nothing by name yet.
fn is_gift(view: &View, estate: &Estate, action: Action) -> bool {
    let edition = view.edition();
    match action {
        Action::Pay(child, sum) => {
            let few = edition.benefactors().contains(child) || estate.is_new_will;
            few && estate.paid(edition, child) == 0 && sum <= 12
        }
        _ => false,
    }
}

fn answer(style: Style, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let patience = if style == Style::Quarrelsome { 1 } else { 3 };
    if legal.contains(&Action::Will) && below(rng, patience) == 0 {
        Action::Will
    } else if style != Style::Quarrelsome && below(rng, 3) == 0 {
        Action::DeclineAll
    } else {
        Action::Decline
    }
}

fn edition(game: &Game) -> &'static Edition {
    game.record.setup.components()
}

fn is_eventful(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::NewWill { .. }))
        && game.has(|told| matches!(told, Told::Threw { .. }))
        && game.has(|told| matches!(told, Told::PaidOut { each: 1.., .. }))
        && game.has(|told| matches!(told, Told::Gave { .. }))
        && game.has(|told| matches!(told, Told::Moved { .. }))
}

fn deals_benefactors_again(game: &Game) -> bool {
    let players = game.record.setup.players();
    let dealt = game.count(|row| matches!(row, Row::Chance(Chance::Benefactor(_))));
    dealt >= (players + 2) * edition(game).benefactors_each(players)
}

fn has_three_new_wills(game: &Game) -> bool {
    let mut wills: Vec<Couple> = Vec::new();
    game.log.iter().any(|told| {
        match told {
            Told::TookUp { .. } => wills.clear(),
            Told::NewWill { couple, .. } => wills.push(*couple),
            _ => {}
        }
        wills.len() == 3
    })
}

fn has_two_holders(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::PaidOut { holders, each: 1.., bank: 1, .. } if holders.len() == 2))
}

fn has_no_holder(game: &Game) -> bool {
    game.has(|told| matches!(told, Told::PaidOut { holders, bank: 1.., .. } if holders.is_empty()))
}

fn skips_frozen_heir(game: &Game) -> bool {
    let edition = edition(game);
    let mut frozen = Pool::<Person>::EMPTY;
    game.log.iter().any(|told| match *told {
        Told::Testament { person, .. } => {
            frozen.insert(person);
            false
        }
        Told::Lives { .. } => {
            frozen = Pool::EMPTY;
            false
        }
        Told::Played(Deed { card, .. }) => {
            matches!(edition.effect(card), Effect::Wedding(_)) && !frozen.and(edition.married()).is_empty()
        }
        _ => false,
    })
}

/// The hourglass moved in a turn in which no card of that kind was played.
fn hourglass_moves_by_itself(game: &Game) -> bool {
    let is_cause = |told: &&Told| matches!(told, Told::Played(_) | Told::Threw { .. });
    (0..game.log.len()).filter(|&at| matches!(game.log[at], Told::Hourglass { .. })).any(|at| {
        match game.log[..at].iter().rfind(is_cause) {
            Some(Told::Played(Deed { card, .. })) => !edition(game).card(*card).hourglass,
            _ => true,
        }
    })
}

fn sweeps_in_the_last_round(game: &Game) -> bool {
    let last = game.log.iter().position(|told| matches!(told, Told::LastRound { .. })).unwrap_or(game.log.len());
    game.log[last..].iter().any(|told| matches!(told, Told::Swept { .. }))
}

fn is_won_by_heirlooms(game: &Game) -> bool {
    let standing = game.record.end.as_ref().expect("the game is over").standing;
    // The rank of each seat with its score, the best first.
    let mut places: Vec<(u8, i32)> =
        standing.ranks.iter().map(|(seat, &rank)| (rank, standing.scores[seat].0)).collect();
    places.sort_unstable();
    places[0].1 == places[1].1 && places[0].0 < places[1].0
}

/// Steps of a turn and of a distribution were taken back, some of them made again and some not.
fn has_taken_back(game: &Game) -> bool {
    let in_turn = |action: Action| matches!(action, Action::Play(_) | Action::Throw(_) | Action::Heir(_));
    let in_sharing = |action: Action| matches!(action, Action::Give(..) | Action::Pay(..) | Action::Rest(_));
    let undone = |is_it: fn(Action) -> bool, redone: bool| {
        game.record.rows.windows(3).any(|rows| match &rows[..2] {
            [Row::Act { action, .. }, Row::Undo(_)] => is_it(*action) && matches!(rows[2], Row::Redo(_)) == redone,
            _ => false,
        })
    };
    [true, false].into_iter().all(|redone| undone(in_turn, redone) && undone(in_sharing, redone))
}

fn has_clock_and_bot(game: &Game) -> bool {
    game.has_clock_and_bot(Action::Decline)
}
