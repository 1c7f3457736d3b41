//! Worlds that look the same to a viewer, each as likely as the other.

use bequest_engine::{Hidden, PerSeat, Piece, Pool, Seat, SeatSet, Viewer, below};
use rand_core::Rng;

use crate::change::Change;
use crate::deal::is_forbidden;
use crate::position::Phase;
use crate::{Erbraffer, Person, PhaseView, Plan, View};

/// Draws evenly from all positions that look like the view: every way to spread the unseen influence cards over hands
/// and pile by the batches they came from, every way to deal the unseen portraits and the unseen benefactor cards
/// within ERB-6 and what was shown, and everything that others may have answered in secret.
///
/// What another seat turns over in its mind during its turn is nobody's business: it is imagined as not begun.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Erbraffer {
    let mut world = shown(view);
    if view.phase == PhaseView::Dealing {
        return world;
    }
    spread_cards(view, &mut world, rng);
    spread_portraits(view, &mut world, rng);
    while !spread_benefactors(view, &mut world, rng) {}
    answer_in_secret(view, &mut world, rng);
    world
}

/// Returns the position with everything that the view shows, and nothing else.
fn shown(view: &View) -> Erbraffer {
    let mut world = Erbraffer::set_up(&view.setup);
    if view.phase == PhaseView::Dealing {
        return world;
    }
    world.phase = phase(view);
    world.year = view.year;
    world.living = view.living;
    world.holdings = view.holdings();
    world.frozen = view.frozen;
    world.collected = view.collected;
    world.discards = view.discards;
    for batch in &view.batches {
        batch.cards.iter().for_each(|card| world.batches[card.index()] = batch.pile);
        world.piles = batch.pile;
    }
    world.remade = view.remade;
    world.spent = view.spent;
    world.settled = view.settled;
    world.turn = view.turn;
    world.moved = view.moved;
    world.turns_left = view.turns_left;
    world.last = view.last;
    world.change = Change {
        seat: view.distributor,
        left: view.couples_left,
        out: view.out,
        asked: view.asked,
        all_out: view.all_out,
    };
    world.estate = view.estate;
    world.round = view.round;
    world
}

fn phase(view: &View) -> Phase {
    match view.phase {
        PhaseView::Dealing => Phase::DealingPortraits,
        PhaseView::DrawingFirst => Phase::DrawingFirst,
        PhaseView::Turn { plan } => Phase::Turn(Hidden::known_to(view.turn, plan.unwrap_or(Plan::None))),
        PhaseView::Drawing { after } => Phase::Drawing(after),
        PhaseView::Testament => Phase::Testament,
        PhaseView::Choosing => Phase::Choosing,
        PhaseView::Sharing => Phase::Sharing,
        PhaseView::Answering { .. } => Phase::Answering(SeatSet::EMPTY),
        PhaseView::Over => Phase::Over,
    }
}

/// Gives every hand as many cards of each batch as everyone has seen it draw; the rest of the last one is the pile.
fn spread_cards(view: &View, world: &mut Erbraffer, rng: &mut impl Rng) {
    let seen = view.hands.values().iter().filter_map(|hand| hand.cards).fold(Pool::EMPTY, Pool::or);
    world.hands = PerSeat::from_fn(view.hands.players(), |seat| {
        Hidden::known_to(seat, view.hands[seat].cards.unwrap_or_default())
    });
    let mut rest = Pool::EMPTY;
    for batch in &view.batches {
        let mut unseen = batch.cards.minus(seen);
        for (seat, &count) in batch.held.iter().filter(|(seat, _)| view.hands[*seat].cards.is_none()) {
            for _ in 0..count {
                let card = unseen.sample(rng);
                unseen.remove(card);
                world.hands[seat].truth_mut().insert(card);
            }
        }
        rest = rest.or(unseen);
    }
    *world.pile.truth_mut() = rest;
}

fn spread_portraits(view: &View, world: &mut Erbraffer, rng: &mut impl Rng) {
    let each = view.edition().portraits_each(view.hands.players());
    let seen = view.portraits.values().iter().flatten().fold(Pool::EMPTY, |all, its| all.or(*its));
    let mut unseen: Pool<Person> = view.edition().last_row().minus(seen);
    for seat in view.portraits.seats() {
        let own = view.portraits[seat].unwrap_or_else(|| {
            let mut drawn = Pool::EMPTY;
            for _ in 0..each {
                let person = unseen.sample(rng);
                unseen.remove(person);
                drawn.insert(person);
            }
            drawn
        });
        *world.portraits[seat].truth_mut() = own;
    }
    *world.put_away.truth_mut() = unseen;
}

/// Deals the benefactor cards that were not seen; gives up if a hand would be forbidden. ERB-6
fn spread_benefactors(view: &View, world: &mut Erbraffer, rng: &mut impl Rng) -> bool {
    let edition = view.edition();
    let each = edition.benefactors_each(view.hands.players());
    let seen = view.benefactors.values().iter().flatten().fold(Pool::EMPTY, |all, its| all.or(*its));
    let seen = view.spent.values().iter().fold(seen, |all, its| all.or(*its));
    let unseen = edition.benefactor_cards().minus(seen);
    // A seat that held a card of a benefactor that was paid out has shown it: the others were never dealt. ERB-37
    let never = unseen.iter().filter(|&card| view.settled.contains(edition.benefactor(card))).collect::<Pool<_>>();
    let mut open = unseen.minus(never);
    for seat in view.benefactors.seats() {
        let own = match view.benefactors[seat] {
            Some(own) => own,
            None => {
                let mut hand = view.spent[seat];
                while hand.len() < each {
                    let card = open.sample(rng);
                    open.remove(card);
                    hand.insert(card);
                }
                if is_forbidden(edition, hand) {
                    return false;
                }
                hand
            }
        };
        *world.benefactors[seat].truth_mut() = own;
    }
    *world.undealt.truth_mut() = open.or(never);
    true
}

/// Draws who has declined, for this estate or for the whole change; a seat knows that of itself.
fn answer_in_secret(view: &View, world: &mut Erbraffer, rng: &mut impl Rng) {
    if view.all_out {
        world.change.out = SeatSet::all(view.hands.players());
        return;
    }
    if !view.asked || view.viewer == Viewer::Open {
        if let PhaseView::Answering { asked } = view.phase {
            world.phase = Phase::Answering(SeatSet::all(view.hands.players()).minus(asked).minus(view.out));
        }
        return;
    }
    loop {
        let (mut out, mut declined) = (view.out, SeatSet::EMPTY);
        for seat in view.hands.seats() {
            draw_answer(view, seat, &mut out, &mut declined, rng);
        }
        world.change.out = out;
        let PhaseView::Answering { .. } = view.phase else { return };
        world.phase = Phase::Answering(declined);
        if !world.unanswered(declined).is_empty() {
            return;
        }
    }
}

/// Draws what a seat has answered in this window, or in those before it.
fn draw_answer(view: &View, seat: Seat, out: &mut SeatSet, declined: &mut SeatSet, rng: &mut impl Rng) {
    let own = view.viewer == Viewer::Seat(seat);
    match view.phase {
        PhaseView::Answering { asked } if own => {
            if !asked.contains(seat) && !out.contains(seat) {
                declined.insert(seat);
            }
        }
        // A seat that declined for good in an earlier window, or in this one: nobody can tell them apart.
        PhaseView::Answering { .. } => match below(rng, 3) {
            0 => {}
            1 => declined.insert(seat),
            _ => out.insert(seat),
        },
        // A seat that has just played a new will has not declined for the whole change.
        _ if own || plays_new_will(view, seat) => {}
        _ => {
            if below(rng, 2) == 1 {
                out.insert(seat);
            }
        }
    }
}

fn plays_new_will(view: &View, seat: Seat) -> bool {
    let drawing = matches!(view.phase, PhaseView::Drawing { after: crate::After::Will(its) } if its == seat);
    drawing || view.phase == PhaseView::Sharing && view.estate.is_some_and(|it| it.is_new_will && it.seat == seat)
}
