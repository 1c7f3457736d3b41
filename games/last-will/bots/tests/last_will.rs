//! What the bots of Last Will can do, measured on games that are always the same.

#![allow(clippy::unwrap_used, reason = "a test that panics says what is wrong")]

use bequest_bots::{Question, Roster, Series};
use bequest_engine::{Game, Piece as _, Setup as _};
use bequest_last_will::{Action, Edition, LastWill, Phase, Setup, Will, WillChoice};
use bequest_last_will_bots::Bots;

fn among(setup: Setup, bots: &[&str]) -> Series<LastWill> {
    let mut series = Series::of::<Bots>(setup, bots, "strength").unwrap();
    series.max_steps = 20_000;
    series
}

fn base() -> Setup {
    Setup::base(4, Edition::built_in())
}

fn sacked() -> Setup {
    Setup::sacked(4, Edition::built_in())
}

#[test]
fn greedy_beats_three_of_every_other_bot() {
    for other in ["random", "thrifty", "gentle"] {
        for setup in [base(), sacked()] {
            let rate = among(setup, &["greedy", other, other, other]).win_rate(20);
            assert!(rate >= 0.9, "{rate} against {other}");
        }
    }
}

#[test]
fn greedy_holds_its_own_at_every_table() {
    for setup in LastWill::setups() {
        let mut bots = vec!["random"; setup.players()];
        bots[0] = "greedy";
        let rate = among(setup, &bots).win_rate(4);
        assert!(rate >= 0.75, "{rate} with {:?}", setup.options());
    }
}

#[test]
fn thrifty_and_gentle_beat_random() {
    for bot in ["thrifty", "gentle"] {
        for setup in [base(), sacked()] {
            let rate = among(setup, &[bot, "random", "random", "random"]).win_rate(40);
            assert!(rate >= 0.6, "{rate} of {bot}");
        }
    }
}

#[test]
fn every_bot_answers_the_same_again() {
    for bot in Bots::BOTS {
        for setup in LastWill::setups() {
            let game = |number| {
                let mut answers = Vec::new();
                let look = |question: &Question<_>, action| answers.push((question.seat, action));
                assert_eq!(among(setup, &vec![*bot; setup.players()]).watch(number, look).unwrap().slips, []);
                answers
            };
            assert!(game(1) == game(1), "{bot}, {:?}", setup.options());
        }
    }
}

#[test]
fn no_bot_answers_what_is_not_legal() {
    for bot in Bots::BOTS {
        for setup in LastWill::setups() {
            let series = among(setup, &vec![*bot; setup.players()]);
            let games = if *bot == "greedy" { 2 } else { 6 };
            for game in 2..=games {
                assert_eq!(series.play(game).unwrap().slips, [], "{bot}, {:?}", setup.options());
            }
        }
    }
}

/// Returns in which round each of so many games among greedy bots ends.
fn last_rounds(setup: Setup, games: u64) -> Vec<u8> {
    let series = among(setup, &["greedy"; 4]);
    let last = |game| {
        let mut round = 0;
        series.watch(game, |question, _| round = question.view.round).unwrap();
        round
    };
    (1..=games).map(last).collect()
}

#[test]
fn greedy_is_bankrupt_in_good_time() {
    let first_game = last_rounds(base(), 10);
    assert!(first_game.iter().all(|&round| round <= 5), "{first_game:?}");
    let rich = last_rounds(base().with_will(WillChoice::Amount(100)), 10);
    assert!(rich.iter().filter(|&&round| round <= 6).count() >= 8, "{rich:?}");
}

#[test]
fn greedy_gets_out_of_property_and_job_in_time_and_strands_with_no_money() {
    // Nobody else is bankrupt before it: the game lasts until it is, or until the last round is over.
    let setups = [
        base(),
        base().with_will(WillChoice::Amount(100)),
        sacked(),
        sacked().with_will(WillChoice::Will(Will::from_index(5))),
    ];
    for setup in setups {
        let series = among(setup, &["greedy", "random", "random", "random"]);
        for game in 1..=8 {
            let standing = series.play(game).unwrap().standing;
            let (rank, score) = (standing.ranks.values()[0], standing.scores.values()[0]);
            assert!(rank == 1 && score.0 <= 0, "game {game}: rank {rank}, {} pounds left", score.0 / 10);
        }
    }
}

#[test]
fn greedy_covers_a_line_wherever_it_is_asked() {
    let (mut covered, mut skipped) = (0, 0);
    let look = |question: &Question<LastWill>, action| match (action, question.view.phase) {
        (Action::Demote(_), _) => covered += 1,
        (Action::Skip, Phase::Actions) if question.view.sale.is_none() => skipped += 1,
        _ => {}
    };
    among(sacked(), &["greedy"; 4]).watch(1, look).unwrap();
    assert!(covered >= 8 && skipped == 0, "{covered} lines covered, {skipped} not");
}
