//! Whether benefactor cards can be dealt so that nobody has two equal ones, or more than two of a generation. ERB-6

/// Says why such hands cannot be dealt, or might not be; `benefactors` counts them by generation.
pub(super) fn fault(benefactors: &[usize], players: usize, hand: usize) -> Option<String> {
    let cards = 2 * benefactors.iter().sum::<usize>();
    let needed = players * hand;
    if needed > cards {
        let sum = format!("{players} hands of {hand} are {needed} benefactor cards");
        return Some(format!("{sum}; there are {cards}: deal fewer"));
    }
    let left = cards - (players - 1) * hand;
    (hand > 0 && most_without(hand, benefactors) >= left).then(|| {
        format!(
            "{players} hands of {hand} might never come out right: the {left} cards that the others leave may hold no \
             {hand} different ones with at most two of a generation (ERB-6): deal fewer"
        )
    })
}

/// Returns the most cards from which no hand of this size can be dealt.
fn most_without(hand: usize, benefactors: &[usize]) -> usize {
    // The most cards, by the size of the largest hand that can be dealt from them. Both cards of one benefactor give a
    // hand one card, and all cards of two or more benefactors of a generation give it two.
    let mut most = vec![0; hand];
    for &count in benefactors {
        let before = most.clone();
        for (size, best) in most.iter_mut().enumerate() {
            let with = |given: usize, cards: usize| size.checked_sub(given).map_or(0, |rest| before[rest] + cards);
            *best = before[size].max(with(1, 2 * count.min(1))).max(with(2, 2 * count));
        }
    }
    most.into_iter().max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_deal_comes_to_an_end() {
        assert_eq!(fault(&[3, 3, 3, 3], 3, 4), None);
        assert_eq!(fault(&[3, 3, 3, 3], 6, 3), None);
        assert_eq!(fault(&[3, 3, 3, 3], 6, 0), None);
        assert_eq!(fault(&[], 6, 0), None);
    }

    #[test]
    fn the_worst_cards_are_those_of_one_generation_and_one_more() {
        assert_eq!(most_without(4, &[3, 3, 3, 3]), 6 + 2);
        assert_eq!(most_without(3, &[3, 3, 3, 3]), 6);
        assert_eq!(most_without(2, &[3, 3, 3, 3]), 2);
        assert_eq!(most_without(1, &[3, 3, 3, 3]), 0);
        assert_eq!(most_without(4, &[1, 0, 9, 1]), 18 + 2);
    }

    /// The largest hand that can be dealt from some cards, two a benefactor.
    fn largest(cards: u32, generations: &[usize]) -> usize {
        let mut size = 0;
        let mut first = 0;
        for &count in generations {
            let left = (first..first + count).filter(|benefactor| cards >> (2 * benefactor) & 3 != 0).count();
            size += left.min(2);
            first += count;
        }
        size
    }

    #[test]
    fn nothing_worse_is_found_by_trying_everything() {
        for generations in [[1, 2, 1, 2], [3, 0, 1, 1], [2, 2, 2, 0], [0, 0, 4, 2]] {
            let all = 2 * generations.iter().sum::<usize>();
            for hand in 1..=4 {
                let without = (0..1_u32 << all).filter(|&cards| largest(cards, &generations) < hand);
                let worst = without.map(u32::count_ones).max().expect("no cards give no hand");
                assert_eq!(most_without(hand, &generations), worst as usize, "{generations:?} {hand}");
            }
        }
    }
}
