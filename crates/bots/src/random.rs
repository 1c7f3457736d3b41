use std::mem::{Discriminant, discriminant};

use bequest_engine::{Game, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Bot, Question};

/// Draws a kind of action first, then one of that kind: a hundred possible bids do not drown the one decline.
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// Makes one that always plays the same for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<G>) -> Option<G::Action> {
        let legal = &question.legal;
        let mut kinds: Vec<(Discriminant<G::Action>, u32)> = Vec::new();
        for action in legal {
            match kinds.iter_mut().find(|(kind, _)| *kind == discriminant(action)) {
                Some((_, count)) => *count += 1,
                None => kinds.push((discriminant(action), 1)),
            }
        }
        if kinds.is_empty() {
            return None;
        }
        let (kind, count) = kinds[below(&mut self.0, kinds.len() as u32) as usize];
        let place = below(&mut self.0, count) as usize;
        let mut same = legal.iter().filter(|action| discriminant(*action) == kind);
        same.nth(place).copied()
    }

    fn listens(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Action, Lots};
    use bequest_engine::{Seat, Viewer};

    use super::*;

    #[test]
    fn random_draws_the_kind_first() {
        let seat = Seat::new(0);
        let view = Lots::new(&Lots::setups()[0]).view(Viewer::Seat(seat));
        let legal = [Action::Pass].into_iter().chain((1..=99).map(Action::Bid)).collect();
        let question = Question::<Lots>::new(seat, view, legal);
        let mut bot = Random::new(1);
        let passes = (0..1000).filter(|_| bot.choose(&question) == Some(Action::Pass));
        assert!((450..550).contains(&passes.count()));
    }
}
