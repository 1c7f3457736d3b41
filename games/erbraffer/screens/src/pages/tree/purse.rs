//! Cash as piles of coins.

use maud::{Markup, html};

use crate::pages::OBJECTS;

/// The most coins of ten thousand in one pile, and the most piles side by side.
const HIGH: u16 = 5;
const PILES: u16 = 2;
/// The room that a pile takes.
const WIDE: usize = 13;

/// Draws a sum in thousands as piles: gold for ten thousand, silver for five, bronze for one.
pub(in crate::pages) fn coins(thousands: u16) -> Markup {
    let piles = piles(thousands);
    let width = WIDE * piles.len();
    html! {
        @if !piles.is_empty() {
            svg.piles width=(width) height="20" {
                @for (place, (metal, count)) in piles.iter().enumerate() {
                    use href={ (OBJECTS.path) "#" (metal) (count) } x=[(place > 0).then_some(WIDE * place)] width="13" height="20" {}
                }
            }
        }
    }
}

/// Returns the piles: of what, and how high.
fn piles(thousands: u16) -> Vec<(&'static str, u16)> {
    let gold = (thousands / 10).min(HIGH * PILES);
    let full = (0..gold / HIGH).map(|_| ("gold", HIGH));
    let rest = [("gold", gold % HIGH), ("silver", thousands % 10 / 5), ("bronze", thousands % 5)];
    full.chain(rest).filter(|&(_, count)| count > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_add_up_to_the_sum() {
        assert_eq!(piles(0), []);
        assert_eq!(piles(9), [("silver", 1), ("bronze", 4)]);
        assert_eq!(piles(72), [("gold", 5), ("gold", 2), ("bronze", 2)]);
        let worth = |metal| {
            if metal == "gold" {
                10
            } else if metal == "silver" {
                5
            } else {
                1
            }
        };
        for sum in 0..110 {
            assert_eq!(piles(sum).iter().map(|&(metal, count)| worth(metal) * count).sum::<u16>(), sum);
        }
        assert_eq!(piles(300).len(), 2);
    }
}
