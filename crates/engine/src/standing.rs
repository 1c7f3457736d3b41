use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{PerSeat, Seat, Unreadable};

/// A score in tenths of a point: whole numbers, so that equal scores are equal.
///
/// ```
/// use bequest_engine::Score;
///
/// assert_eq!(Score(45).to_string(), "4.5");
/// assert_eq!(Score(10 * 7).to_string(), "7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(pub i32);

impl Score {
    /// Returns the score in points.
    pub fn points(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        match tenths % 10 {
            0 => write!(f, "{sign}{}", tenths / 10),
            rest => write!(f, "{sign}{}.{rest}", tenths / 10),
        }
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.points())
    }
}

/// How a game ranks its seats: by their scores, and equal scores by further values.
///
/// ```
/// use bequest_engine::{Order, PerSeat, Ranking, Score};
///
/// // The least money wins; of those with the same, the one with the fewest houses.
/// const RANKING: Ranking = Ranking { order: Order::Lowest, ties: &["houses"] };
///
/// let money = PerSeat::from_fn(3, |seat| Score([70, 50, 50][seat.index()]));
/// let houses = PerSeat::from_fn(3, |seat| [0, 2, 1][seat.index()]);
/// assert_eq!(RANKING.standing(money, &[houses]).to_string(), "3:7 2:5 1:5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// Whether the highest or the lowest comes first, in scores and in what breaks ties.
    pub order: Order,
    /// The names of the values by which equal scores are told apart, the one that counts most first.
    pub ties: &'static [&'static str],
}

/// Which of two values comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// The higher one.
    Highest,
    /// The lower one.
    Lowest,
}

impl Ranking {
    /// The highest score first; equal scores share a rank.
    pub const HIGHEST: Self = Self { order: Order::Highest, ties: &[] };

    /// Ranks seats by their scores and by one list of values for each tie-break; only those who are equal in all of them
    /// share a rank.
    ///
    /// # Panics
    /// If there is not one list of values for each tie-break.
    pub fn standing(&self, scores: PerSeat<Score>, ties: &[PerSeat<i32>]) -> Standing {
        assert_eq!(ties.len(), self.ties.len(), "one list of values for each tie-break");
        let values = |seat: Seat| [scores[seat].0].into_iter().chain(ties.iter().map(move |tie| tie[seat]));
        let comes_before = |one: Seat, other: Seat| match self.order {
            Order::Highest => values(one).gt(values(other)),
            Order::Lowest => values(one).lt(values(other)),
        };
        let before = |seat: Seat| scores.seats().filter(|&other| comes_before(other, seat)).count();
        Standing { ranks: scores.map(|seat, _| 1 + before(seat) as u8), scores }
    }
}

/// How a game ended: the rank and the score of every seat. [`Ranking::standing`] makes it.
///
/// ```
/// use bequest_engine::{PerSeat, Ranking, Score, Seat};
///
/// let scores = PerSeat::from_fn(3, |seat| Score([70, 40, 70][seat.index()]));
/// let standing = Ranking::HIGHEST.standing(scores, &[]);
/// assert_eq!(standing.to_string(), "1:7 3:4 1:7");
/// assert_eq!(standing.win(Seat::new(0)), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// One for the winner; equals share a rank.
    pub ranks: PerSeat<u8>,
    /// The scores.
    pub scores: PerSeat<Score>,
}

impl Standing {
    /// Returns the part of the win that a seat has: one, a fraction if it is shared, or zero.
    pub fn win(&self, seat: Seat) -> f64 {
        let winners = self.ranks.values().iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// Writes `rank:score` for each seat in order, as in `1:72.5 3:40 2:55.1`.
impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, rank) in self.ranks.iter() {
            let space = if seat.index() == 0 { "" } else { " " };
            write!(f, "{space}{rank}:{}", self.scores[seat])?;
        }
        Ok(())
    }
}

impl FromStr for Standing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("standing", text);
        let mut seats = Vec::new();
        for part in text.split(' ') {
            let (rank, score) = part.split_once(':').ok_or_else(wrong)?;
            let rank = rank.parse::<u8>().map_err(|_| wrong())?;
            seats.push((rank, read_score(score).ok_or_else(wrong)?));
        }
        if seats.len() > crate::MAX_SEATS {
            return Err(wrong());
        }
        let ranks = PerSeat::from_fn(seats.len(), |seat| seats[seat.index()].0);
        let scores = PerSeat::from_fn(seats.len(), |seat| seats[seat.index()].1);
        let standing = Self { ranks, scores };
        if standing.to_string() == text { Ok(standing) } else { Err(wrong()) }
    }
}

fn read_score(text: &str) -> Option<Score> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let (sign, digits) = whole.strip_prefix('-').map_or((1, whole), |digits| (-1, digits));
    let whole: i32 = digits.parse().ok()?;
    let tenth: i32 = if tenth.len() == 1 { tenth.parse().ok()? } else { return None };
    whole.checked_mul(10)?.checked_add(tenth)?.checked_mul(sign).map(Score)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_standing_reads_as_it_is_written(tenths in proptest::collection::vec(-2000i32..2000, 1..6)) {
            let standing = Ranking::HIGHEST.standing(PerSeat::from_fn(tenths.len(), |seat| Score(tenths[seat.index()])), &[]);
            prop_assert_eq!(standing.to_string().parse(), Ok(standing));
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in "[-0-9:. ]{0,20}|\\PC{0,20}") {
            let _ = text.parse::<Standing>();
        }
    }

    /// Ranks five seats by two tie-breaks and returns the ranks.
    fn ranks(order: Order) -> Vec<u8> {
        let ranking = Ranking { order, ties: &["houses", "horses"] };
        let scores = PerSeat::from_fn(5, |seat| Score([50, 70, 70, 70, 70][seat.index()]));
        let houses = PerSeat::from_fn(5, |seat| [9, 3, 5, 5, 5][seat.index()]);
        let horses = PerSeat::from_fn(5, |seat| [9, 9, 1, 2, 2][seat.index()]);
        ranking.standing(scores, &[houses, horses]).ranks.values().to_vec()
    }

    #[test]
    fn equal_scores_are_told_apart_by_one_value_after_the_other() {
        assert_eq!(ranks(Order::Highest), [5, 4, 3, 1, 1]);
    }

    #[test]
    fn the_lowest_can_come_first_in_everything() {
        assert_eq!(ranks(Order::Lowest), [1, 2, 3, 4, 4]);
    }

    #[test]
    fn equal_scores_share_the_win() {
        let standing = Ranking::HIGHEST.standing(PerSeat::from_fn(3, |seat| Score([50, 70, 70][seat.index()])), &[]);
        assert_eq!(standing.to_string(), "3:5 1:7 1:7");
        assert_eq!(standing.win(Seat::new(1)), 0.5);
        assert_eq!(standing.win(Seat::new(0)), 0.0);
    }
}
