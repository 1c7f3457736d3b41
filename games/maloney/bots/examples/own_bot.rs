//! A bot of your own against `greedy`: everything it takes, and nothing of the program.
//!
//! Run it with `cargo run --release -p bequest-maloney-bots --example own_bot`.

use bequest_bots::{Bot, Entrant, Question, Series, Wandered};
use bequest_engine::{Game, Seat, Viewer};
use bequest_maloney::{Action, Edition, Maloney, PhaseView, Setup, Town};
use bequest_maloney_bots::{Bots, Greedy};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Drives where it leads the others by most today, in worlds that it imagines from what it sees; otherwise it plays like
/// `greedy`.
struct Dreamer;

impl Bot<Maloney> for Dreamer {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        match question.view.phase {
            PhaseView::Driving { .. } => drive(question),
            _ => Greedy.choose(question),
        }
    }

    // It looks at the view alone: nobody has to collect what it is told.
    fn listens(&self) -> bool {
        false
    }
}

fn drive(question: &Question<Maloney>) -> Option<Action> {
    // The seed makes its chance the same again, the budget says how many worlds it may look at.
    let mut rng = ChaCha8Rng::seed_from_u64(question.seed);
    let mut leads = vec![0; question.legal.len()];
    let mut worlds = 0;
    while question.allows(worlds) {
        let world = Maloney::imagine(&question.view, &mut rng);
        for (action, sum) in question.legal.iter().zip(&mut leads) {
            if let Action::Drive(town) = *action {
                *sum += lead(&world, question.seat, town);
            }
        }
        worlds += 1;
    }
    question.legal.iter().copied().zip(leads).max_by_key(|(_, lead)| *lead).map(|(action, _)| action)
}

/// Returns how many points a seat would make in a town beyond the best of the others.
fn lead(world: &Maloney, seat: Seat, town: Town) -> i32 {
    let score = |seat| world.view(Viewer::Seat(seat)).points_in(town);
    let others = Seat::all(world.players()).filter(|other| *other != seat);
    score(seat) - others.map(score).max().unwrap_or(0)
}

/// Plays games of three, one dreamer against two of `greedy`, and returns the dreamer's part of all wins.
fn win_rate(games: u64, simulations: u32) -> Result<f64, Wandered> {
    let greedy = || Entrant::of::<Bots>("greedy").expect("there is one");
    let dreamer = Entrant::new("dreamer", |_| Box::new(Dreamer));
    let mut series = Series::new(Setup::new(3, Edition::built_in()), vec![dreamer, greedy(), greedy()], "own bot");
    series.simulations = simulations;
    let mut wins = 0.0;
    for game in 1..=games {
        let finished = series.play(game)?;
        for slip in &finished.slips {
            eprintln!("game {game}: seat {} {}", slip.seat, slip.misstep);
        }
        let own = Seat::all(3).filter(|seat| series.entrant_at(game, *seat) == 0);
        wins += own.map(|seat| finished.standing.win(seat)).sum::<f64>();
    }
    Ok(wins / games as f64)
}

fn main() -> Result<(), Wandered> {
    let rate = win_rate(300, 100)?;
    println!("dreamer wins {:.1}% of 300 games; {:.1}% would be its part", 100.0 * rate, 100.0 / 3.0);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_from_outside_plays_the_same_games_again() {
        let rate = win_rate(6, 10).expect("every game comes to its end");
        assert!((0.0..=1.0).contains(&rate));
        assert_eq!(win_rate(6, 10), Ok(rate));
    }
}
