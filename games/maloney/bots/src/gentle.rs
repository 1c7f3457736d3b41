use bequest_bots::{Bot, Question};
use bequest_maloney::{Action, Maloney, PhaseView, View};

use crate::Thrifty;
use crate::raises::telling_bid;

/// Plays Maloney's Inheritance so that a beginner enjoys it: it bids a little for a drive that pays and never
/// much, keeps its joker, and otherwise plays like [`Thrifty`].
pub struct Gentle;

/// It does not bid for fewer points than this.
const WORTH_A_BID: u32 = 6;
/// It bids so many dollars per point at most.
const DOLLARS_PER_POINT: u32 = 80;
/// It never bids more.
const MOST: u32 = 1000;

impl Bot<Maloney> for Gentle {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        let Question { view, legal, .. } = question;
        let PhaseView::Auction { highest, bid, .. } = view.phase else { return Thrifty.choose(question) };
        let wanted = telling_bid(highest.map(|_| bid), worth(view)).map(Action::Bid);
        wanted.filter(|wanted| legal.contains(wanted)).or_else(|| Thrifty.choose(question))
    }

    fn listens(&self) -> bool {
        false
    }
}

/// Returns what it would pay for today's car: something for the points that its two best cards of one town would score.
fn worth(view: &View) -> u32 {
    let best = view.edition().links(view.car).iter().map(|town| view.points_in(town)).max().unwrap_or(0).unsigned_abs();
    if best < WORTH_A_BID { 0 } else { (best * DOLLARS_PER_POINT).min(MOST) }
}

#[cfg(test)]
mod tests {
    use bequest_engine::{ChanceSource, Match, Player, Setup};
    use bequest_maloney::Edition;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    use super::*;

    /// Plays a game with three of them and returns every bid, with what the bidder's best cards in reach would score.
    fn bids(seed: u64) -> Vec<(u32, u32)> {
        let setup = bequest_maloney::Setup::new(3, Edition::built_in());
        let player = Player::Bot("gentle".parse().unwrap());
        let players = vec![player; setup.players()];
        let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
        let mut table = Match::<Maloney>::start(setup, players, chance);
        let mut bids = Vec::new();
        while let Some(seat) = table.asked().iter().next() {
            let question = Question::at(&table, seat).unwrap();
            let action = Gentle.choose(&question).unwrap();
            let view = question.view;
            if let (Action::Bid(dollars), PhaseView::Auction { .. }) = (action, view.phase) {
                let towns = view.edition().links(view.car);
                let cards = view.own_hand().unwrap();
                let score = |town| {
                    let mut values: Vec<u32> = cards
                        .and(view.edition().cards_of(town))
                        .iter()
                        .map(|card| view.edition().value(card, view.day).into())
                        .collect();
                    values.sort_unstable();
                    values.iter().rev().take(2).sum::<u32>()
                };
                bids.push((dollars, towns.iter().map(score).max().unwrap()));
            }
            table.play(seat, bequest_engine::By::Bot, action).unwrap();
        }
        assert!(table.standing().is_some());
        bids
    }

    #[test]
    fn gentle_bids_a_little_for_what_pays() {
        let all: Vec<(u32, u32)> = (0..20).flat_map(bids).collect();
        assert!(all.len() > 100, "{} bids in twenty games", all.len());
        assert!(all.iter().all(|&(dollars, score)| score >= 6 && dollars <= 80 * score && dollars <= 1000), "{all:?}");
        assert!(all.iter().any(|&(dollars, _)| dollars > 300), "someone tops someone");
    }
}
