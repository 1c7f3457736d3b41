//! Worlds that look the same to a viewer, each as likely as the other.

use bequest_engine::{Hidden, PerSeat, Pool, Seat, Setup as _, below};
use rand_core::Rng;

use crate::deal::no_choices;
use crate::play::Play;
use crate::position::HAND_LIMIT;
use crate::town::{Task, Turn};
use crate::view::TaskView;
use crate::{Card, Cards, LastWill, View};

/// Draws evenly from all positions that look like the view: every way to spread the unseen cards over hands and piles by
/// the decks and the piles that they came from, and every choice of cards that others may have made.
///
/// What another seat has begun to play or to choose and nobody else can see is imagined as not begun.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> LastWill {
    let mut world = shown(view);
    spread_cards(view, &mut world, rng);
    choose_in_secret(view, &mut world, rng);
    world
}

/// Returns the position with everything that the view shows, and nothing else.
fn shown(view: &View) -> LastWill {
    let mut world = LastWill::set_up(&view.setup);
    world.phase = view.phase;
    world.first = view.starting_player;
    world.seat = view.acting;
    world.round = view.round;
    world.pass = view.pass;
    world.cursor = view.progress;
    world.plans = view.plan_of;
    world.tiles = view.tiles();
    world.lines = view.lines;
    world.asked = view.asked;
    world.offering = view.offering();
    world.households = PerSeat::from_fn(view.setup.players(), |seat| view.household(seat));
    world.town.market = view.market;
    world.town.extensions = view.extensions;
    world.town.bank = view.bank;
    world.town.decks.set_used(view.discards.or(view.laid_aside).or(view.out_of_game));
    world.town.turn = turn(view);
    world
}

/// Returns what the one who acts is in the middle of.
pub(crate) fn turn(view: &View) -> Turn {
    let known = |cards| Hidden::known_to(view.acting, cards);
    let task = match view.task {
        TaskView::Free => view.play.map_or(Task::Free, |play| play.task()),
        TaskView::Opera => Task::Opera,
        TaskView::Line => Task::Line,
        TaskView::AnyLine => Task::AnyLine,
        TaskView::Sale => Task::Sale,
        TaskView::Market => Task::Market,
        TaskView::Naming => Task::Naming,
        TaskView::Drawing { cards } => Task::Drawing(known(cards)),
        TaskView::Looking { cards } => Task::Looking(known(cards)),
    };
    // Everyone sees that a boy is at the opera; what a helper adds there is imagined as not begun.
    let at_opera = matches!(task, Task::Opera).then(Play::opera);
    let play = Hidden::known_to(view.acting, view.play.or(at_opera));
    Turn { actions: view.actions, task, play, symbols: view.symbols, sale: view.sale, draw: view.draw }
}

/// Gives everyone as many cards of each deck and age as everyone has seen them draw; the rest is in the pile.
fn spread_cards(view: &View, world: &mut LastWill, rng: &mut impl Rng) {
    let seen = view.hands.values().iter().fold(looked_at(view), |all, hand| all.or(hand.cards));
    let (mut pile, mut secret) = (view.special_cards, Vec::new());
    for batch in &view.unseen {
        let mut unseen = batch.cards.minus(seen);
        secret.extend(batch.cards.and(seen).iter().map(|card| (card, batch.age)));
        for (seat, &count) in batch.held.iter().filter(|(seat, _)| is_hidden(view, *seat)) {
            let drawn = draw_some(&mut unseen, count, rng);
            secret.extend(drawn.iter().map(|card| (card, batch.age)));
            let hand = world.households[seat].hand.truth_mut();
            *hand = hand.or(drawn);
        }
        if let Task::Drawing(cards) | Task::Looking(cards) = &mut world.town.turn.task
            && is_hidden(view, view.acting)
        {
            let drawn = draw_some(&mut unseen, batch.looked_at, rng);
            secret.extend(drawn.iter().map(|card| (card, batch.age)));
            *cards.truth_mut() = cards.truth().or(drawn);
        }
        pile = pile.or(unseen);
    }
    world.town.decks.imagine(pile, secret.into_iter());
}

/// Tells whether the viewer does not see the hand of a seat.
fn is_hidden(view: &View, seat: Seat) -> bool {
    let sees_all = view.phase == crate::position::Phase::Over || view.viewer == bequest_engine::Viewer::Open;
    !sees_all && view.viewer.seat() != Some(seat)
}

fn looked_at(view: &View) -> Cards {
    match view.task {
        TaskView::Drawing { cards } | TaskView::Looking { cards } => cards,
        _ => Pool::EMPTY,
    }
}

fn draw_some(from: &mut Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let mut drawn = Pool::EMPTY;
    for _ in 0..count {
        let card = from.sample(rng);
        from.remove(card);
        drawn.insert(card);
    }
    drawn
}

/// Draws which cards the others keep who have chosen.
fn choose_in_secret(view: &View, world: &mut LastWill, rng: &mut impl Rng) {
    world.chosen = no_choices(view.hands.players());
    for seat in view.chosen.seats() {
        let mut cards = view.chosen[seat];
        if is_hidden(view, seat) && view.answered.contains(seat) {
            let hand: Vec<Card> = world.households[seat].hand.truth().iter().collect();
            while cards.len() < HAND_LIMIT {
                cards.insert(hand[below(rng, hand.len() as u32) as usize]);
            }
        }
        let mut cards = cards.iter();
        *world.chosen[seat].truth_mut() = [cards.next(), cards.next()];
    }
}
