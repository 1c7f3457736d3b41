//! Adding up who won how often.
//!
//! Everything is counted in whole numbers, so that the sum is the same however the games were shared out.

use bequest_engine::{Score, Seat, Standing};
use serde::Serialize;

/// A win is counted in so many parts: every share of a win among one to six is a whole number of them.
const PARTS: u64 = 60;

/// What many games came to.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    /// Actions and chance outcomes.
    pub(crate) steps: u64,
    /// One for each bot.
    pub(crate) by_bot: Vec<Count>,
    /// One for each seat.
    pub(crate) by_seat: Vec<Count>,
}

impl Tally {
    /// Starts with nothing.
    pub(crate) fn new(bots: usize, seats: usize) -> Self {
        Self { steps: 0, by_bot: vec![Count::default(); bots], by_seat: vec![Count::default(); seats] }
    }

    /// Adds a game; `bot_at` tells which bot had a seat.
    pub(crate) fn add_game(&mut self, steps: u64, standing: &Standing, bot_at: impl Fn(Seat) -> usize) {
        self.steps += steps;
        for (seat, &score) in standing.scores.iter() {
            let share = (standing.win(seat) * PARTS as f64).round() as u64;
            self.by_seat[seat.index()].add_game(share, score);
            self.by_bot[bot_at(seat)].add_game(share, score);
        }
    }

    /// Adds the games of another tally.
    pub(crate) fn add(&mut self, other: &Self) {
        self.steps += other.steps;
        for (count, more) in self.by_bot.iter_mut().zip(&other.by_bot) {
            count.add(*more);
        }
        for (count, more) in self.by_seat.iter_mut().zip(&other.by_seat) {
            count.add(*more);
        }
    }
}

/// What one bot or one seat came to.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    games: u64,
    parts: u64,
    tenths: i64,
}

/// What one bot or one seat came to, in the numbers people ask for.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Summary {
    /// How many games; a bot with several seats counts each.
    pub(crate) games: u64,
    /// How many wins; a shared one counts as its fraction.
    pub(crate) wins: f64,
    /// Wins in games.
    pub(crate) win_rate: f64,
    /// The lower end of the 95% interval of the win rate.
    pub(crate) low: f64,
    /// The upper end of it.
    pub(crate) high: f64,
    /// The mean score in points.
    pub(crate) mean_score: f64,
}

impl Count {
    fn add_game(&mut self, parts: u64, score: Score) {
        self.add(Self { games: 1, parts, tenths: i64::from(score.0) });
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.parts += other.parts;
        self.tenths += other.tenths;
    }

    /// Works out rates and means; all are zero without a game.
    pub(crate) fn summary(self) -> Summary {
        let games = self.games.max(1) as f64;
        let wins = self.parts as f64 / PARTS as f64;
        let (low, high) = wilson(wins, games);
        let mean_score = self.tenths as f64 / (10.0 * games);
        Summary { games: self.games, wins, win_rate: wins / games, low, high, mean_score }
    }
}

/// Returns Wilson's 95% interval of a rate.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let rate = wins / games;
    let spread = Z * Z / games;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / games + spread / (4.0 * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use bequest_engine::{Order, PerSeat, Ranking};

    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Its ends are the rates p from which the found one is just 1.96 standard deviations away.
        for (wins, games) in [(8.0, 10.0), (0.5, 3.0), (470.0, 1000.0)] {
            let (low, high) = wilson(wins, games);
            for (end, away) in [(low, 1.959_964), (high, -1.959_964)] {
                let deviation = (end * (1.0 - end) / games).sqrt();
                assert!(((wins / games - end) / deviation - away).abs() < 1e-5, "{wins} of {games}: {end}");
            }
        }
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
        assert!((wilson(10.0, 10.0).1 - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_shared_win_counts_as_its_fraction() {
        let mut tally = Tally::new(1, 3);
        tally.add_game(7, &Ranking::HIGHEST.standing(PerSeat::from_fn(3, |_| Score(15)), &[]), |_| 0);
        assert_eq!(tally.by_seat[2].summary().wins, 1.0 / 3.0);
        let bot = tally.by_bot[0].summary();
        assert_eq!((bot.games, bot.wins, bot.mean_score), (3, 1.0, 1.5));
    }

    #[test]
    fn the_first_rank_wins_and_not_the_highest_score() {
        let mut tally = Tally::new(1, 2);
        let scores = PerSeat::from_fn(2, |seat| Score([15, 20][seat.index()]));
        tally.add_game(7, &Ranking { order: Order::Lowest, ties: &[] }.standing(scores, &[]), |_| 0);
        assert_eq!([0, 1].map(|seat: usize| tally.by_seat[seat].summary().wins), [1.0, 0.0]);
    }
}
