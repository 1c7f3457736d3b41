use rand_core::Rng;

use crate::{Asking, Game, Seat, SeatSet, Step, Waiting, below};

/// Random play: a seat is drawn evenly among those that are asked, its list alone is made, and one entry is drawn evenly.
///
/// The list is used again from step to step, so that nothing is allocated once it has grown. The same generator draws
/// the same game.
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_engine::{Game, Playout};
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
///
/// let (mut position, mut playout) = (Lots::new(&Lots::setups()[0]), Playout::new(ChaCha8Rng::seed_from_u64(1)));
/// while playout.advance(&mut position) {}
/// assert!(position.scores().is_some());
/// ```
pub struct Playout<G: Game, R> {
    /// Where all chance and all choices come from.
    pub rng: R,
    /// The legal actions of the seat that was asked last.
    pub legal: Vec<G::Action>,
}

impl<G: Game, R: Rng> Playout<G, R> {
    /// Begins with a generator.
    pub fn new(rng: R) -> Self {
        Self { rng, legal: Vec::new() }
    }

    /// Draws the next step; nothing when the game is over.
    ///
    /// # Panics
    /// If a seat is asked and can do nothing.
    #[inline]
    pub fn draw(&mut self, position: &G) -> Option<Step<G>> {
        self.draw_by(position, |rng, _, legal| legal[below(rng, legal.len() as u32) as usize])
    }

    /// Draws the next step with another choice among the legal actions of the seat; nothing when the game is over.
    ///
    /// # Panics
    /// If a seat is asked and can do nothing.
    #[inline]
    pub fn draw_by(
        &mut self,
        position: &G,
        choose: impl FnOnce(&mut R, Seat, &[G::Action]) -> G::Action,
    ) -> Option<Step<G>> {
        match position.waits_for() {
            Waiting::Nobody => None,
            Waiting::Chance => Some(Step::Chance(position.sample_chance(&mut self.rng))),
            Waiting::Seats(Asking { seats, .. }) => {
                let seat = draw_seat(seats, &mut self.rng);
                self.legal.clear();
                position.legal_actions(seat, &mut self.legal);
                assert!(!self.legal.is_empty(), "{seat:?} is asked, but has no legal action");
                Some(Step::Act(seat, choose(&mut self.rng, seat, &self.legal)))
            }
        }
    }

    /// Draws the next step and makes it; tells whether there was one.
    #[inline]
    pub fn advance(&mut self, position: &mut G) -> bool {
        let step = self.draw(position);
        if let Some(step) = step {
            position.apply(step, &mut |_| ());
        }
        step.is_some()
    }
}

/// Draws one of the seats that are asked, each as likely as the other.
///
/// # Panics
/// If there is none.
#[inline]
pub fn draw_seat(seats: SeatSet, rng: &mut impl Rng) -> Seat {
    seats.iter().nth(below(rng, seats.len() as u32) as usize).expect("some seat is to act")
}
