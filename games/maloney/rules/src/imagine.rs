//! Worlds that look the same to a viewer, each as likely as the other.

use bequest_engine::{Hidden, PerSeat, Piece, Pool, Seat, below};
use rand_core::Rng;

use crate::auction::Auction;
use crate::components::TOWNS;
use crate::position::Phase;
use crate::{Card, Maloney, PhaseView, Town, View};

/// Draws evenly from all positions that look like the view: every way to spread the unseen cards over the other hands
/// and the pile in which nobody started with too many cards of a town (MAL-5), with everything that the others may
/// have chosen to lay (MAL-21).
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Maloney {
    let mut world = shown(view);
    if view.phase == PhaseView::Dealing {
        return world;
    }
    let spread = Spread::of(view);
    loop {
        if let Some(deal) = spread.attempt(view, rng)
            && Spread::is_consistent(view, &world, &deal)
        {
            for seat in view.hands.seats() {
                *world.hands[seat].truth_mut() = deal.hands[seat];
                *world.chosen[seat].truth_mut() = choose(view, seat, deal.hands[seat], rng);
            }
            *world.pile.truth_mut() = deal.pile;
            return world;
        }
    }
}

/// Returns the position with everything that the view shows, and nothing else.
fn shown(view: &View) -> Maloney {
    let mut world = Maloney::set_up(&view.setup);
    world.phase = phase(view.phase);
    if view.phase == PhaseView::Dealing {
        return world;
    }
    world.hands = PerSeat::from_fn(view.hands.players(), |seat| Hidden::known_to(seat, Pool::EMPTY));
    world.laid = view.laid;
    world.pile_known = view.pile_known;
    world.discards = view.discards;
    world.closed = view.closed;
    world.unopened = view.edition().suitcases().minus(view.opened);
    world.cash = view.cash;
    world.bank = view.bank;
    world.points = view.points;
    world.jokers = view.jokers;
    world.testament = view.testament;
    world.last_owner = view.last_owner;
    world.car = view.car;
    world.day = view.day;
    world.days = view.days;
    world.idle = view.idle;
    world
}

fn phase(shown: PhaseView) -> Phase {
    match shown {
        PhaseView::Dealing => Phase::Dealing(Seat::new(0)),
        PhaseView::TurningStart => Phase::TurningStart,
        PhaseView::DrawingOwner => Phase::DrawingOwner,
        PhaseView::Auction { highest, bid, declined, fined, .. } => {
            Phase::Auction(Auction { high: highest.map(|seat| (seat, bid)), declined, fined })
        }
        PhaseView::Driving { driver } => Phase::Driving(driver),
        PhaseView::Opening { driver } => Phase::Opening(driver),
        PhaseView::TurningSunday => Phase::TurningSunday,
        PhaseView::Roaming => Phase::Roaming,
        PhaseView::Laying { answered } => Phase::Laying { answered },
        PhaseView::Over => Phase::Over,
    }
}

/// The cards whose place a viewer does not know, and where they may be.
struct Spread {
    unseen: Pool<Card>,
    /// How many unseen cards each hand holds.
    hands: PerSeat<u8>,
    /// How many the pile holds.
    pile: u8,
    /// How many cards of a town a hand may hold, after what its seat has laid. MAL-5
    room: PerSeat<[u8; TOWNS]>,
}

/// One way to spread the cards.
struct Deal {
    hands: PerSeat<Pool<Card>>,
    pile: Pool<Card>,
}

impl Spread {
    fn of(view: &View) -> Self {
        let edition = view.edition();
        let seen = view.hands.values().iter().filter_map(|hand| hand.cards).fold(Pool::EMPTY, Pool::or);
        let room = |seat: Seat| {
            let mut room = [view.edition().same_town() as u8; TOWNS];
            for card in view.laid[seat].iter() {
                let left = &mut room[edition.town_of(card).index()];
                *left = left.saturating_sub(1);
            }
            room
        };
        Self {
            unseen: edition.cards().minus(seen).minus(view.discards).minus(view.pile_known),
            hands: view.hands.map(|_, hand| if hand.cards.is_some() { 0 } else { hand.count as u8 }),
            pile: (view.pile - view.pile_known.len()) as u8,
            room: PerSeat::from_fn(view.hands.players(), room),
        }
    }

    /// Puts each unseen card into a free place, each place as likely as the other, the car's town first; gives up
    /// when a hand would hold too many cards of a town.
    fn attempt(&self, view: &View, rng: &mut impl Rng) -> Option<Deal> {
        let mut free = self.hands;
        let mut pile = self.pile;
        let mut room = self.room;
        let mut deal = Deal { hands: view.hands.map(|_, hand| hand.cards.unwrap_or_default()), pile: view.pile_known };
        let here = self.unseen.and(view.edition().cards_of(view.car));
        let mut place = |card: Card, town: Town| {
            let places = u32::from(pile) + free.values().iter().map(|&places| u32::from(places)).sum::<u32>();
            let mut spot = below(rng, places) as u8;
            for (seat, places) in free.iter_mut() {
                if spot < *places {
                    *places -= 1;
                    let left = &mut room[seat][town.index()];
                    *left = left.checked_sub(1)?;
                    deal.hands[seat].insert(card);
                    return Some(());
                }
                spot -= *places;
            }
            pile -= 1;
            deal.pile.insert(card);
            Some(())
        };
        for card in here.iter() {
            place(card, view.car)?;
        }
        for card in self.unseen.minus(here).iter() {
            place(card, view.edition().town_of(card))?;
        }
        self.keeps(view, &deal, rng).then_some(deal)
    }

    /// While cards are laid, a world counts once for each set of cards that the others may have chosen in it: it is
    /// kept with a probability in proportion, as each card of this town at most doubles the number.
    fn keeps(&self, view: &View, deal: &Deal, rng: &mut impl Rng) -> bool {
        if !matches!(view.phase, PhaseView::Laying { .. }) {
            return true;
        }
        let here = self.unseen.and(view.edition().cards_of(view.car)).len();
        let ways: usize = view
            .hands
            .iter()
            .filter(|(_, hand)| hand.cards.is_none())
            .map(|(seat, _)| choices(view, seat, deal.hands[seat]).count())
            .product();
        (below(rng, 1 << here) as usize) < ways
    }

    /// A Sunday on which a card is turned tells that there is one of another town. MAL-84
    fn is_consistent(view: &View, world: &Maloney, deal: &Deal) -> bool {
        view.phase != PhaseView::TurningSunday || world.has_other_town(deal.pile.or(view.discards))
    }
}

/// Lists what a seat with this hand may have chosen to lay.
fn choices(view: &View, seat: Seat, hand: Pool<Card>) -> impl Iterator<Item = Pool<Card>> {
    let here = hand.and(view.edition().cards_of(view.car));
    let cards: Vec<Card> = here.iter().collect();
    let answered = matches!(view.phase, PhaseView::Laying { answered } if answered.contains(seat));
    let subsets = (0..1u32 << cards.len()).map(move |bits| {
        cards.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, &card)| card).collect::<Pool<Card>>()
    });
    // A seat that has chosen all it could has answered; one that has not answered may have chosen some.
    subsets.filter(move |chosen| {
        chosen.len() <= 2 && (answered || chosen.is_empty() || *chosen != here && chosen.len() < 2)
    })
}

/// Draws what a seat has chosen to lay, or returns what the view shows of it.
fn choose(view: &View, seat: Seat, hand: Pool<Card>, rng: &mut impl Rng) -> Pool<Card> {
    if let Some(chosen) = view.chosen[seat] {
        return chosen;
    }
    if !matches!(view.phase, PhaseView::Laying { .. }) {
        return Pool::EMPTY;
    }
    let all: Vec<_> = choices(view, seat, hand).collect();
    all[below(rng, all.len() as u32) as usize]
}
