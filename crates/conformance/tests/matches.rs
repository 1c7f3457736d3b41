//! What a match promises whatever is being played, told in short stories of the suite's own small game.

use std::ops::RangeInclusive;

use bequest_conformance::lots::{Action, Lots, Phase, Setup, View};
use bequest_engine::{
    Answered, By, ChanceSource, Fair, Game, Match, Nonce, Player, Pool, Record, Refusal, RuleId, Seat, Seed, UndoStop,
    Viewer, below,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

/// Ada holds c1 and c3, Bo c2 and c4.
const DEALT: [&str; 4] = ["chance deal c1", "chance deal c2", "chance deal c3", "chance deal c4"];
/// Ada has the turn, with one coin in the pot.
const ADAS_TURN: [&str; 2] = ["act 1 person bid 1", "act 2 person pass"];

fn players() -> Vec<Player> {
    ["person Ada", "person Bo"].map(|player| player.parse().expect("it is a player")).to_vec()
}

fn drawn(seed: u64) -> ChanceSource {
    ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)))
}

fn record(rows: &[&str]) -> Record<Lots> {
    let rows = rows.iter().map(|row| row.parse().expect("it is a row")).collect();
    Record { setup: Setup::default(), players: players(), fairness: None, rows, end: None }
}

/// Returns a match in which this has happened.
fn table(rows: &[&str]) -> Match<Lots> {
    Match::resume(record(rows), drawn(1)).unwrap_or_else(|error| panic!("{error}"))
}

fn view(table: &Match<Lots>, seat: Seat) -> View {
    table.view(Viewer::Seat(seat)).expect("a seat has a view").view
}

fn version(table: &Match<Lots>, viewer: Viewer) -> u32 {
    table.view(viewer).expect("the viewer has a view").version
}

fn question(table: &Match<Lots>, seat: Seat) -> u32 {
    table.view(Viewer::Seat(seat)).and_then(|seen| seen.question).expect("a seat has a question")
}

fn play(table: &mut Match<Lots>, seat: Seat, action: &str) {
    let action: Action = action.parse().expect("it is an action");
    let by = table.players()[seat.index()].by();
    table.play(seat, by, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

fn in_turn() -> Match<Lots> {
    table(&[&DEALT[..], &ADAS_TURN].concat())
}

fn in_laying() -> Match<Lots> {
    table(&[&DEALT[..], &ADAS_TURN, &["act 1 person stop"]].concat())
}

/// Plays a fair match to its end.
fn finished() -> Match<Lots> {
    let nonces = vec![Nonce([1; 16]), Nonce([2; 16])];
    let fair = Fair { seed: Seed::from_text("lots"), table: "t1".into(), nonces };
    let setup = Setup { rounds: 2, ..Setup::default() };
    let mut table = Match::<Lots>::start(setup, players(), ChanceSource::Fair(fair));
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while table.standing().is_none() {
        let acts: Vec<_> =
            [ADA, BO].iter().flat_map(|&seat| table.legal(seat).iter().map(move |&it| (seat, it))).collect();
        let (seat, action) = acts[below(&mut rng, acts.len() as u32) as usize];
        play(&mut table, seat, &action.to_string());
    }
    table
}

#[test]
fn small_steps_of_a_turn_can_be_taken_back_and_done_again() {
    let mut table = in_turn();
    let at_first = view(&table, BO);
    play(&mut table, ADA, "take");
    play(&mut table, ADA, "leave");
    let at_last = view(&table, BO);
    assert_eq!((table.undo(ADA), table.undo(ADA)), (Ok(()), Ok(())));
    assert_eq!(view(&table, BO), at_first);
    assert!(table.redo(ADA) && table.redo(ADA) && !table.redo(ADA));
    assert_eq!(view(&table, BO), at_last);
}

#[test]
fn what_was_taken_back_is_forgotten_when_something_else_is_done() {
    let mut table = in_turn();
    play(&mut table, ADA, "take");
    assert_eq!(table.undo(ADA), Ok(()));
    play(&mut table, ADA, "leave");
    assert!(!table.can_redo(ADA));
}

#[test]
fn undo_never_crosses_a_bid() {
    let mut table = in_turn();
    assert_eq!(table.undo(BO), Err(UndoStop::Reveal));
    assert_eq!(table.undo(ADA), Err(UndoStop::Reveal));
}

#[test]
fn undo_never_crosses_chance() {
    let mut table = in_turn();
    play(&mut table, ADA, "try");
    assert_eq!(table.undo(ADA), Err(UndoStop::Chance));
    play(&mut table, ADA, "leave");
    assert_eq!(table.undo(ADA), Ok(()));
    assert_eq!(table.undo(ADA), Err(UndoStop::Chance));
}

#[test]
fn nobody_takes_back_what_another_did() {
    let mut table = in_turn();
    play(&mut table, ADA, "take");
    assert_eq!(table.undo(BO), Err(UndoStop::Another(ADA)));
    assert_eq!(table.undo(Seat::new(4)), Err(UndoStop::Nothing));
}

#[test]
fn undo_never_crosses_the_opening_of_a_covered_window() {
    let mut table = in_laying();
    assert_eq!(table.undo(ADA), Err(UndoStop::Window));
    play(&mut table, BO, "lay c2");
    assert_eq!(table.undo(ADA), Err(UndoStop::Window));
    assert_eq!(table.undo(BO), Ok(()));
}

#[test]
fn undo_never_crosses_the_end_of_a_covered_window() {
    let mut table = in_laying();
    for (seat, action) in [(ADA, "lay c1"), (BO, "lay c2"), (ADA, "keep"), (BO, "keep")] {
        play(&mut table, seat, action);
    }
    assert!(table.standing().is_some());
    assert_eq!(table.undo(BO), Err(UndoStop::Reveal));
    assert_eq!(table.undo(ADA), Err(UndoStop::Reveal));
}

#[test]
fn an_answer_is_withdrawn_whatever_others_have_answered_since() {
    let mut table = in_laying();
    play(&mut table, ADA, "lay c1");
    play(&mut table, ADA, "keep");
    play(&mut table, BO, "lay c4");
    let bos = (table.legal(BO).to_vec(), question(&table, BO), view(&table, BO).covered);
    assert_eq!(table.undo(ADA), Ok(()));
    assert_eq!(table.undo(ADA), Ok(()));
    assert_eq!(table.legal(ADA).iter().map(Action::to_string).collect::<Vec<_>>(), ["lay c1", "lay c3"]);
    assert_eq!((table.legal(BO).to_vec(), question(&table, BO), view(&table, BO).covered), bos);
    assert!(table.redo(ADA));
    assert_eq!(view(&table, ADA).covered[ADA].map(Pool::len), Some(1));
}

#[test]
fn others_see_who_has_answered_and_nothing_else() {
    let mut table = in_laying();
    let before = view(&table, BO);
    play(&mut table, ADA, "lay c1");
    assert_eq!(view(&table, BO), before);
    assert_eq!(version(&table, Viewer::Seat(BO)), version(&in_laying(), Viewer::Seat(BO)));
    play(&mut table, ADA, "lay c3");
    let after = view(&table, BO);
    assert!(matches!(after.phase, Phase::Laying(answered) if answered.contains(ADA)));
    assert_eq!(View { phase: before.phase, ..after }, before);
    assert_eq!(table.undo(ADA), Ok(()));
    assert_eq!(view(&table, BO), before);
    assert_eq!(version(&table, Viewer::Spectator), version(&in_laying(), Viewer::Spectator) + 2);
}

#[test]
fn a_bid_answers_an_older_question_too() {
    let mut table = table(&DEALT);
    let old = question(&table, BO);
    play(&mut table, ADA, "bid 1");
    assert_ne!(question(&table, BO), old);
    assert_eq!(table.answer(BO, By::Person, old, Action::Bid(1)), Ok(Answered::Stale));
    assert_eq!(table.answer(BO, By::Person, old, Action::Pass), Ok(Answered::Stale));
    assert_eq!(table.answer(BO, By::Person, old, Action::Bid(2)), Ok(Answered::Applied));
}

#[test]
fn the_present_question_is_answered_by_the_rules() {
    let mut table = table(&DEALT);
    play(&mut table, ADA, "bid 1");
    let now = question(&table, BO);
    let refused = table.answer(BO, By::Person, now, Action::Bid(1));
    assert_eq!(refused, Err(Refusal { rule: RuleId::new("LOT-1") }));
    assert_eq!(question(&table, BO), now);
    assert_eq!(table.answer(BO, By::Person, now, Action::Pass), Ok(Answered::Applied));
    assert_eq!(table.answer(Seat::new(5), By::Person, 1, Action::Pass), Err(Refusal { rule: RuleId::NOT_YOURS }));
}

#[test]
fn the_same_answer_is_not_taken_twice() {
    let mut table = in_turn();
    let asked = question(&table, ADA);
    assert_eq!(table.answer(ADA, By::Person, asked, Action::Leave), Ok(Answered::Applied));
    assert_eq!(table.answer(ADA, By::Person, asked, Action::Leave), Ok(Answered::Stale));
}

#[test]
fn the_highest_bidder_can_cut_in_without_being_asked() {
    let mut table = table(&DEALT);
    play(&mut table, ADA, "bid 1");
    assert!(!table.is_asked(ADA));
    assert_eq!(table.legal(ADA), [Action::Fold]);
    play(&mut table, ADA, "fold");
    assert_eq!(table.legal(ADA), []);
    assert_eq!(table.why_not(ADA, Action::Fold), Some(RuleId::new("LOT-4")));
}

#[test]
fn only_the_one_who_has_the_seat_plays_for_it() {
    let mut table = table(&DEALT);
    assert!(table.change_seat(BO, "bot thrifty".parse().unwrap()));
    assert!(!table.change_seat(Seat::new(2), "bot thrifty".parse().unwrap()));
    assert_eq!(table.play(BO, By::Person, Action::Pass), Err(Refusal { rule: RuleId::NOT_YOURS }));
    assert_eq!(table.play(BO, By::Bot, Action::Pass), Ok(()));
    assert_eq!(table.play(ADA, By::Clock, Action::Pass), Ok(()));
    let record = table.record();
    assert_eq!(record.players, players());
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    let resumed = Match::resume(record, drawn(1)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(resumed.players(), table.players());
}

#[test]
fn a_seat_change_shows_nobody_another_picture() {
    let mut table = table(&DEALT);
    let before = (version(&table, Viewer::Spectator), question(&table, BO));
    assert!(table.change_seat(BO, "bot thrifty".parse().unwrap()));
    assert_eq!((version(&table, Viewer::Spectator), question(&table, BO)), before);
}

#[test]
fn chance_that_was_still_to_come_is_drawn_when_a_match_is_resumed() {
    let started = table(&[]);
    assert!(started.rows().len() >= 4, "the cards are dealt");
    let rows = [&DEALT[..], &ADAS_TURN, &["act 1 person draw"]].concat();
    assert_eq!(table(&rows).rows().len(), rows.len() + 1);
}

#[test]
fn a_resumed_match_shows_the_same() {
    let setup = |deal| Setup { deal, ..Setup::default() };
    for setup in [Setup::default().deal, bequest_conformance::lots::Deal::Later].map(setup) {
        let mut table = Match::<Lots>::start(setup, players(), drawn(2));
        play(&mut table, BO, "bid 1");
        let resumed = Match::resume(table.record(), drawn(3)).unwrap_or_else(|error| panic!("{error}"));
        for viewer in Viewer::during(2) {
            assert_eq!(resumed.view(viewer), table.view(viewer), "{viewer:?}, {setup:?}");
            assert_eq!(resumed.log(viewer), table.log(viewer));
        }
    }
}

#[test]
fn a_promised_chance_is_kept_when_a_match_is_resumed() {
    let fair = |seed: &str| {
        let nonces = vec![Nonce([1; 16]), Nonce([2; 16])];
        ChanceSource::Fair(Fair { seed: Seed::from_text(seed), table: "t1".into(), nonces })
    };
    let table = Match::<Lots>::start(Setup::default(), players(), fair("one"));
    for other in [fair("two"), drawn(1)] {
        let error = Match::resume(table.record(), other).err().expect("another chance was promised");
        assert!(error.what.contains("promised"), "{error}");
    }
    let resumed = Match::resume(table.record(), fair("one")).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(resumed.fairness(), table.fairness());
}

#[test]
fn a_record_that_breaks_a_rule_cannot_be_resumed() {
    let rows = [&DEALT[..], &["act 1 person bid 1", "act 2 person bid 1"]].concat();
    let error = Match::resume(record(&rows), drawn(1)).err().expect("the bid is too low");
    assert_eq!((error.line, error.rule), (13, Some(RuleId::new("LOT-1"))));
}

#[test]
fn everything_is_open_after_the_end_only() {
    let mut table = in_laying();
    assert_eq!(table.view(Viewer::Open), None);
    assert_eq!(table.log(Viewer::Open), []);
    for (seat, action) in [(ADA, "lay c1"), (BO, "lay c2"), (ADA, "keep"), (BO, "keep")] {
        play(&mut table, seat, action);
    }
    let open = table.view(Viewer::Open).expect("the game is over").view;
    assert_eq!(open.hands.values().iter().flatten().count(), 2);
    assert!(!table.log(Viewer::Open).is_empty());
    assert_eq!(view(&table, ADA).hands[BO], None);
}

#[test]
fn the_record_of_an_unfinished_match_has_no_end() {
    let record = in_turn().record();
    assert_eq!(record.end, None);
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    let replayed = record.replay().unwrap_or_else(|error| panic!("{error}"));
    assert!(!replayed.is_chance_verified());
}

#[test]
fn a_finished_match_shows_its_seed_and_its_chance_is_verified() {
    let record = finished().record();
    assert_eq!(record.end.as_ref().and_then(|end| end.seed), Some(Seed::from_text("lots")));
    let read = Record::<Lots>::parse(&record.to_string()).unwrap();
    assert!(read.replay().unwrap_or_else(|error| panic!("{error}")).is_chance_verified());
}

/// Returns the line that a text is refused at, by its form or by the rules.
fn refused_at(lines: &[&str]) -> Option<usize> {
    let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    match Record::<Lots>::parse(&text) {
        Ok(record) => record.replay().err().map(|error| error.line),
        Err(error) => Some(error.line),
    }
}

/// Holds that a damaged record is refused at one of these lines, or at its check sum where what is left reads well.
fn assert_refused(lines: &[&str], numbers: RangeInclusive<usize>, damage: &str) {
    let refused = refused_at(lines).unwrap_or_else(|| panic!("{damage} is not found"));
    let is_sum = lines.get(refused - 1).is_some_and(|line| line.starts_with("sum "));
    assert!(numbers.contains(&refused) || is_sum, "{damage} is found at line {refused}, not {numbers:?}");
}

#[test]
fn a_damaged_record_is_refused_at_the_damaged_line() {
    let text = finished().record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(refused_at(&lines), None);
    for (place, line) in lines.iter().enumerate() {
        let number = place + 1;
        let mut removed = lines.clone();
        removed.remove(place);
        assert_refused(&removed, number..=number, &format!("the lack of {line:?}"));
        let mut doubled = lines.clone();
        doubled.insert(place, line);
        assert_refused(&doubled, number + 1..=number + 1, &format!("a second {line:?}"));
        let mut cut = lines.clone();
        cut[place] = &line[..line.len() - 1];
        assert_refused(&cut, number..=number, &format!("a short {line:?}"));
        if place + 1 < lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(place, place + 1);
            assert_refused(&swapped, number..=number + 1, &format!("a late {line:?}"));
        }
    }
}

#[test]
fn a_record_cut_short_is_refused_unless_what_is_left_is_one() {
    let text = finished().record().to_string();
    let place = |line: &str| text.find(line).expect("there is such a line") + 1;
    // Without a commitment, and with any number of rows, it is the record of an unfinished match.
    let (commitment, rows) = (place("\ntable "), place("\n1 ")..=place("\nend\n"));
    for (length, _) in text.char_indices() {
        let is_whole = length == commitment || text[..length].ends_with('\n') && rows.contains(&length);
        assert_eq!(Record::<Lots>::parse(&text[..length]).is_ok(), is_whole, "{:?}", &text[..length]);
    }
}

#[test]
fn all_1_nobody_acts_after_the_end() {
    let mut table = finished();
    assert_eq!(table.play(ADA, By::Person, Action::Pass), Err(Refusal { rule: RuleId::OVER }));
    assert_eq!(Lots::ledger().find("ALL-1").map(|rule| rule.id.as_str()), Some("ALL-1"));
}

#[test]
fn all_2_only_a_seat_that_is_asked_can_act() {
    assert_eq!(in_turn().why_not(BO, Action::Stop), Some(RuleId::NOT_ASKED));
}

#[test]
fn all_3_each_phase_has_its_own_moves() {
    assert_eq!(in_turn().why_not(ADA, Action::Pass), Some(RuleId::NOT_NOW));
}

#[test]
fn all_4_a_seat_uses_only_what_is_its_own() {
    assert_eq!(in_laying().why_not(ADA, "lay c2".parse().unwrap()), Some(RuleId::NOT_YOURS));
}
