use bequest_bots::{Entrant, Random, Series};
use bequest_conformance::{Suite, assert_conforms, distribution};
use bequest_engine::{Game, Record, RuleId, Seat, Viewer};

use super::{Action, Attic, Chance, View};

#[test]
fn the_attic_conforms() {
    let figures = assert_conforms::<Attic>(&Suite { bytes: 60, bound: 100, closely: 2, ..Suite::default() });
    assert_eq!(figures.setups, 6);
}

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);
const FAVOURITES: &str = "chance favour h1\nchance favour h8\n";

/// Returns the lines of a round of two heirs.
fn round(heirloom: &str, ada: &str, bo: &str) -> String {
    format!("chance carry {heirloom}\nact 1 person {ada}\nact 2 person {bo}\n")
}

/// Returns the record of a game of two heirs and four rounds.
fn record(lines: &str) -> Record<Attic> {
    let players = ["person Ada", "person Bo"].map(|player| player.parse().expect("it is a player")).to_vec();
    let rows = lines.lines().map(|line| line.parse().expect("it is a row")).collect();
    Record { setup: Attic::setups()[0], players, fairness: None, rows, end: None }
}

/// Returns the position that the lines lead to.
fn after(lines: &str) -> Attic {
    let record = record(lines);
    record.replay_rows(record.rows.len()).expect("it follows the rules").position().clone()
}

fn outcomes(position: &Attic) -> Vec<Chance> {
    let mut outcomes = Vec::new();
    position.chance_outcomes(&mut outcomes);
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}

#[test]
fn att_1_no_two_heirs_have_the_same_favourite() {
    let left = outcomes(&after("chance favour h3\n"));
    assert!(left.len() == 7 && !left.contains(&"favour h3".parse().expect("an outcome")));
}

#[test]
fn att_2_what_was_carried_down_is_not_in_the_attic() {
    let left = outcomes(&after(&(FAVOURITES.to_owned() + &round("h3", "claim", "waive"))));
    assert!(left.len() == 7 && !left.contains(&"carry h3".parse().expect("an outcome")));
}

#[test]
fn att_3_nobody_sees_a_decision_before_all_have_decided() {
    let seen =
        |decision| after(&format!("{FAVOURITES}chance carry h5\nact 1 person {decision}\n")).view(Viewer::Seat(BO));
    assert_eq!(seen("claim"), seen("waive"));
}

#[test]
fn att_4_an_heir_without_a_seal_can_only_waive() {
    let rounds = ["h1", "h2", "h3"].map(|heirloom| round(heirloom, "claim", "waive")).concat();
    let position = after(&format!("{FAVOURITES}{rounds}chance carry h4\n"));
    let mut legal = Vec::new();
    position.legal_actions(ADA, &mut legal);
    assert_eq!((legal, position.forbids(ADA, Action::Claim)), (vec![Action::Waive], RuleId::new("ATT-4")));
}

#[test]
fn att_5_what_two_heirs_claim_is_sold() {
    let view = after(&(FAVOURITES.to_owned() + &round("h3", "claim", "claim"))).view(Viewer::Spectator);
    assert_eq!((view.sold.len(), view.kept[ADA].len(), view.kept[BO].len()), (1, 0, 0));
}

/// Returns how a game of four rounds ends.
fn standing(rounds: [[&str; 3]; 4]) -> String {
    let rounds = rounds.map(|[heirloom, ada, bo]| round(heirloom, ada, bo)).concat();
    after(&(FAVOURITES.to_owned() + &rounds)).scores().expect("it is over").to_string()
}

#[test]
fn att_6_a_favourite_counts_twice() {
    let rounds =
        [["h8", "waive", "claim"], ["h7", "claim", "waive"], ["h1", "waive", "claim"], ["h2", "waive", "waive"]];
    assert_eq!(standing(rounds), "2:7 1:17");
}

#[test]
fn att_7_of_equals_the_one_with_more_seals_is_ahead() {
    let rounds =
        [["h1", "waive", "claim"], ["h2", "waive", "claim"], ["h3", "claim", "waive"], ["h4", "waive", "waive"]];
    assert_eq!(standing(rounds), "1:3 2:3");
}

#[test]
fn imagined_worlds_are_drawn_evenly() {
    let lines = |favourite, decision| {
        format!("chance favour h{favourite}\nchance favour h8\nchance carry h5\nact 1 person {decision}\n")
    };
    let worlds = |_: &View| (1..=7).flat_map(|name| ["claim", "waive"].map(|said| after(&lines(name, said)))).collect();
    let even = distribution(&record(&lines(1, "claim")), Viewer::Seat(BO), 1000, worlds);
    even.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn random_bots_play_to_the_end() {
    let setup = Attic::setups().remove(5);
    let random = |_| Entrant::new("random", |seed| Box::new(Random::new(seed)));
    let series = Series::<Attic>::new(setup, (0..4).map(random).collect(), "any text");
    for game in 1..=100 {
        let finished = series.play(game).expect("it comes to its end");
        assert!(finished.slips.is_empty(), "game {game}: a bot gave a bad answer");
    }
}
