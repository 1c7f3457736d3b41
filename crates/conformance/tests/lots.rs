//! The suite passes on its own small game.

use bequest_conformance::lots::{Flaw, Lots, Phase, Position, Setup, arrangements, with_flaw};
use bequest_conformance::{Suite, assert_conforms, distribution, name};
use bequest_engine::{ChanceSource, Game, Match, Player, Record, Row, Seat, Viewer, Waiting, below};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Views that allow more worlds than this are left out, for they take long.
const MOST_WORLDS: usize = 200;

#[test]
fn lots_conforms() {
    let figures = assert_conforms::<Lots>(&Suite { games: 150, bytes: 60, bound: 300, closely: 2, ..Suite::default() });
    assert_eq!((figures.setups, figures.checks), (10, 17));
    assert!(figures.longest < 100, "{figures:?}");
}

/// Plays a random game and returns its record up to every row after which someone is asked.
fn beginnings<const FLAWED: bool>(setup: Setup, seed: u64) -> Vec<Record<Position<FLAWED>>> {
    let player = |seat: Seat| Player::Person(format!("player {seat}").parse().expect("it is a name"));
    let players = Seat::all(usize::from(setup.players)).map(player).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table: Match<Position<FLAWED>> = Match::start(setup, players, ChanceSource::Drawn(Box::new(rng.clone())));
    let mut records = Vec::new();
    while table.standing().is_none() {
        records.push(table.record());
        let seats = Seat::all(table.players().len());
        let acts: Vec<_> = seats.flat_map(|seat| table.legal(seat).iter().map(move |&action| (seat, action))).collect();
        let (seat, action) = acts[below(&mut rng, acts.len() as u32) as usize];
        table.play(seat, table.players()[seat.index()].by(), action).expect("it is in the list");
    }
    records
}

/// Tests every view of some random games, and returns how many there were by their phase.
fn test_views<const FLAWED: bool>(seeds: std::ops::Range<u64>) -> Result<[usize; 4], bequest_conformance::Failure> {
    let (mut auctions, mut turns, mut layings, mut spectators) = (0, 0, 0, 0);
    for (setup, seed) in
        Position::<FLAWED>::setups().into_iter().flat_map(|setup| seeds.clone().map(move |seed| (setup, seed)))
    {
        for record in beginnings::<FLAWED>(setup, seed) {
            let position = record.replay_rows(record.rows.len()).expect("a match keeps to the rules");
            let is_dealt = record.rows.iter().any(|row| matches!(row, Row::Chance(_)));
            assert_ne!(position.position().waits_for(), Waiting::Chance);
            for viewer in Viewer::during(usize::from(setup.players)).filter(|_| is_dealt) {
                let view = position.position().view(viewer);
                let worlds = arrangements::<FLAWED>(&view).len();
                if !(2..=MOST_WORLDS).contains(&worlds) {
                    continue;
                }
                distribution(&record, viewer, 50 * worlds, arrangements)?;
                spectators += usize::from(viewer == Viewer::Spectator);
                match view.phase {
                    Phase::Auction(_) => auctions += 1,
                    Phase::Turn(..) => turns += 1,
                    Phase::Laying(_) => layings += 1,
                    Phase::Deal(_) | Phase::Draw(..) | Phase::Try(..) | Phase::Over => {}
                }
            }
        }
    }
    Ok([auctions, turns, layings, spectators])
}

#[test]
fn imagined_worlds_are_equally_likely() {
    let counts = test_views::<false>(0..2).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(counts.iter().all(|&count| count >= 10), "too few views of a kind: {counts:?}");
}

#[test]
fn worlds_that_are_likelier_than_others_are_found() {
    let failure = with_flaw(Flaw::Uneven, || test_views::<true>(0..2)).unwrap_err();
    assert_eq!(failure.check, name::DISTRIBUTION);
    assert!(failure.what.contains("are not equally likely"), "{failure}");
}

#[test]
fn worlds_that_cannot_be_are_found() {
    let failure = with_flaw(Flaw::Limitless, || test_views::<true>(0..2)).unwrap_err();
    assert_eq!(failure.check, name::DISTRIBUTION);
    assert!(failure.what.contains("not in the list"), "{failure}");
}
