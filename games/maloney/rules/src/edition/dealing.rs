//! Whether hands can be dealt in which nobody has too many cards of a town. MAL-5

use std::collections::BTreeMap;

/// How a deal would go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deal {
    /// It comes out right soon enough.
    Likely,
    /// It can come out right, but of a thousand shuffles not one does.
    Rare,
    /// It cannot.
    Impossible,
}

/// Tells how a deal of such cards, named by their towns, would go.
pub(super) fn deal(towns: &[usize], players: usize, hand: usize, same_town: usize) -> Deal {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    for town in towns {
        *counts.entry(*town).or_default() += 1;
    }
    // Any number of hands together must find enough cards, of which each hand takes only so many of a town.
    let usable = |hands: usize| counts.values().map(|&cards| cards.min(hands * same_town)).sum::<usize>();
    if !(1..=players).all(|hands| usable(hands) >= hands * hand) {
        return Deal::Impossible;
    }
    let surplus = |&of_town: &usize| chance_of_more_than(same_town, towns.len(), of_town, hand);
    let expected: f64 = players as f64 * counts.values().map(surplus).sum::<f64>();
    // With so many surpluses expected in a shuffle, the chance that there is none is about exp(-expected).
    if expected < 1000_f64.ln() { Deal::Likely } else { Deal::Rare }
}

/// Returns the chance that more than so many cards of a town are in a hand.
fn chance_of_more_than(most: usize, cards: usize, of_town: usize, hand: usize) -> f64 {
    let ways = |taken: usize| choose(of_town, taken) * choose(cards - of_town, hand - taken);
    (most + 1..=of_town.min(hand)).map(ways).sum::<f64>() / choose(cards, hand)
}

fn choose(all: usize, taken: usize) -> f64 {
    if taken > all {
        return 0.0;
    }
    (0..taken).map(|i| (all - i) as f64 / (i + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn four_of_each(towns: usize) -> Vec<usize> {
        (0..4 * towns).map(|card| card / 4).collect()
    }

    #[test]
    fn the_usual_deal_is_likely() {
        for (players, hand) in [(3, 12), (4, 12), (5, 12), (6, 10)] {
            assert_eq!(deal(&four_of_each(16), players, hand, 2), Deal::Likely);
        }
    }

    #[test]
    fn a_deal_that_only_one_pattern_allows_is_rare() {
        assert_eq!(deal(&four_of_each(16), 3, 16, 1), Deal::Rare);
    }

    #[test]
    fn a_hand_larger_than_all_towns_together_is_impossible() {
        assert_eq!(deal(&four_of_each(16), 3, 17, 1), Deal::Impossible);
        assert_eq!(deal(&four_of_each(5), 6, 3, 0), Deal::Impossible);
    }

    #[test]
    fn chances_add_up() {
        assert!((chance_of_more_than(0, 10, 3, 2) - (1.0 - 7.0 / 10.0 * 6.0 / 9.0)).abs() < 1e-12);
        assert_eq!(chance_of_more_than(4, 64, 4, 12), 0.0);
    }
}
