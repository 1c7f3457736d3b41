//! Positions to try the bots on.

use bequest_bots::{Bot, Question, Random};
use bequest_engine::{Asking, Game, Pool, Step, Viewer, Waiting};
use bequest_erbraffer::{Action, Batch, Edition, Erbraffer, Person, Setup, View, Year};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Plays games of four at random until a position is as wanted, and returns the view of the seat that is asked.
pub(super) fn until(wanted: impl Fn(&View) -> bool) -> View {
    (0..).find_map(|seed| played(seed, &wanted)).unwrap()
}

fn played(seed: u64, wanted: &impl Fn(&View) -> bool) -> Option<View> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut bot = Random::new(seed);
    let mut position = Erbraffer::new(&Setup::new(4, Edition::built_in()));
    loop {
        let step = match position.waits_for() {
            Waiting::Nobody => return None,
            Waiting::Chance => Step::Chance(position.sample_chance(&mut rng)),
            Waiting::Seats(Asking { seats, .. }) => {
                let seat = seats.iter().next()?;
                let view = position.view(Viewer::Seat(seat));
                if wanted(&view) {
                    return Some(view);
                }
                let mut legal = Vec::new();
                position.legal_actions(seat, &mut legal);
                Step::Act(seat, bot.choose(&Question::<Erbraffer>::new(seat, view, legal))?)
            }
        };
        position.apply(step, &mut |_| {});
    }
}

/// Returns the first turn of a game.
pub(super) fn first_turn() -> View {
    until(|_| true)
}

/// Returns the last turn of a game, in which the heirs have this cash and the heirlooms are someone's.
pub(super) fn last_turn(cash: &[(&str, u16)]) -> View {
    let mut view = first_turn();
    (view.living, view.year, view.turns_left) = (5, Year::LAST, 1);
    view.edition().row(0).iter().for_each(|founder| view.cash[founder] = 0);
    view.owners = view.owners.map(|_| person("p54"));
    cash.iter().for_each(|(heir, sum)| view.cash[person(heir)] = *sum);
    view
}

/// Returns the same with another heir, other cards in hand and without benefactors.
pub(super) fn holding(mut view: View, heir: &str, hand: &[&str]) -> View {
    let seat = view.viewer.seat().unwrap();
    view.portraits[seat] = Some(Pool::only(person(heir)));
    view.benefactors[seat] = Some(Pool::EMPTY);
    view.hands[seat].cards = Some(hand.iter().map(|card| card.parse().unwrap()).collect());
    // As if there had been but one pile: any card can then be anywhere.
    view.discards = Pool::EMPTY;
    view.batches =
        vec![Batch { pile: 0, cards: view.edition().cards(), held: view.hands.map(|_, hand| hand.count as u8) }];
    view
}

/// Lets a bot answer until someone else is asked or something is drawn, and returns its small steps.
pub(super) fn answers(bot: &mut impl Bot<Erbraffer>, view: &View) -> Vec<String> {
    let seat = view.viewer.seat().unwrap();
    let mut position = Erbraffer::imagine(view, &mut ChaCha8Rng::seed_from_u64(1));
    let mut answers = Vec::new();
    let round = view.round;
    loop {
        let view = position.view(Viewer::Seat(seat));
        let mut legal: Vec<Action> = Vec::new();
        position.legal_actions(seat, &mut legal);
        if legal.is_empty() || position.waits_for() == Waiting::Chance || view.round != round {
            return answers;
        }
        let question = Question::new(seat, view, legal);
        let action = bot.choose(&question).unwrap();
        assert!(question.legal.contains(&action), "{action} is not legal");
        assert!(answers.len() < 40, "no end to it: {answers:?}");
        answers.push(action.to_string());
        position.apply(Step::Act(seat, action), &mut |_| {});
    }
}

pub(super) fn person(text: &str) -> Person {
    text.parse().unwrap()
}
