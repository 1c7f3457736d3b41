//! Which plan is taken, and which cards are drawn for it.

use bequest_bots::Question;
use bequest_engine::{Hidden, Seat, Viewer};
use bequest_last_will::{Action, Card, Deck, LastWill, Plan, PlanSpace, Task, Turn, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::turn::Search;
use super::worth::{Outlook, WEIGHTS};
use super::{decks, unseen};

/// So many ways are followed at a time while plans are compared …
const WIDTH: usize = 4;
/// … with so many draws for each.
const DRAWS: u64 = 6;

/// Returns the plan that makes the best turn possible.
pub(super) fn plan(question: &Question<LastWill>) -> Option<Action> {
    let Question { view, seat, legal, .. } = question;
    let outlook = Outlook::new(view, *seat);
    let mut best = (None, f32::MIN);
    for &action in legal {
        let Action::Plan(space) = action else { continue };
        let Some(plan) = view.plan(space) else { continue };
        let mix = mix(view, *seat, plan.cards);
        let worth =
            (0..DRAWS).map(|draw| imagined(view, *seat, &outlook, space, plan, mix, question.seed ^ draw)).sum::<f32>();
        let good = worth / DRAWS as f32 - WEIGHTS.place * space.number() as f32;
        if good > best.1 {
            best = (Some(action), good);
        }
    }
    best.0
}

/// Returns how good a turn with a plan may get.
fn imagined(view: &View, seat: Seat, outlook: &Outlook, space: PlanSpace, plan: Plan, mix: [u8; 4], seed: u64) -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut town, mut house) = view.trial();
    let mut hand = house.hand.seen(Viewer::Seat(seat)).copied().unwrap_or_default();
    for (deck, count) in Deck::ALL.iter().zip(mix) {
        let mut unseen = unseen(view, seat, *deck);
        for _ in 0..count {
            if unseen.is_empty() {
                break;
            }
            let card = unseen.sample(&mut rng);
            unseen.remove(card);
            hand.insert(card);
        }
    }
    town.turn = Turn::new(&house, plan.actions + house.extra_actions(view.edition()));
    let mut boys = plan.boys;
    if boys > 0 && house.open_lines(view.edition()).next().is_some() && space.number() <= 5 {
        town.turn.task = Task::AnyLine;
        boys -= 1;
    }
    let mut offered: Vec<(f32, Card)> = view
        .offered
        .iter()
        .chain(&view.wild_companions)
        .filter_map(|space| space.card)
        .map(|card| (outlook.card(&house, card, outlook.rounds + 1), card))
        .collect();
    offered.sort_by(|one, other| other.0.total_cmp(&one.0));
    let before = view.plan_of.values().iter().flatten().filter(|other| other.number() < space.number()).count();
    let first = before.max(space.number() / 2);
    let fetched = (0..boys).filter_map(|boy| offered.get(first + usize::from(boy) * (view.money.players() - 1)));
    fetched.for_each(|(_, card)| hand.insert(*card));
    house.hand = Hidden::known_to(seat, hand);
    Search { outlook, width: WIDTH }.best(&town, house).worth
}

/// Returns how many cards to draw from each deck.
fn mix(view: &View, seat: Seat, cards: u8) -> [u8; 4] {
    let mut named = [0; 4];
    let outlook = Outlook::new(view, seat);
    let values = decks(view, seat, &outlook);
    for _ in 0..cards {
        named[next_deck(view, seat, &values, &named) as usize] += 1;
    }
    named
}

fn next_deck(view: &View, seat: Seat, values: &[(Deck, f32); 4], named: &[u8; 4]) -> Deck {
    let hand = view.hands[seat].cards;
    let again = WEIGHTS.again;
    let good = |(deck, value): (Deck, f32)| {
        let held = hand.and(view.edition().deck(deck)).len() as i32;
        let factor = if deck == Deck::Properties { again * again } else { again };
        value * factor.powi(i32::from(named[deck as usize]) + held)
    };
    values.iter().copied().fold(values[0], |best, other| if good(other) > good(best) { other } else { best }).0
}

/// Returns the deck of which the next card is best drawn.
pub(super) fn named_next(view: &View, seat: Seat) -> Option<Deck> {
    let outlook = Outlook::new(view, seat);
    let values = decks(view, seat, &outlook);
    Some(next_deck(view, seat, &values, &view.draw.named))
}
