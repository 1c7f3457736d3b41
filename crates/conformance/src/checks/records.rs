use bequest_engine::{Fair, Game, Match, Nonce, Record, ReplayError, Row, Setup, Step, agree, below, first_difference};

use crate::suite::{Case, Fault};
use crate::table::{act, acts, fault, start_fair};
use crate::walk::{Walk, outcomes, pick};

/// With so many chance rows another nonce can hardly lead to the same outcomes.
const ENOUGH_CHANCES: usize = 4;

pub(super) fn records_hold_everything<G: Game>(case: &Case<'_, G>) -> Result<(), Fault> {
    let walk = Walk::new(case);
    look_at(&walk.record(), Some(&walk.last)).map_err(|what| Fault { what, record: None })?;
    look_at_setup::<G>(case.setup).map_err(|what| Fault { what, record: None })?;
    let mut table = start_fair(case);
    for &byte in case.bytes {
        let acts = acts(&table);
        if acts.is_empty() {
            break;
        }
        let (seat, action) = acts[pick(byte, acts.len())];
        act(&mut table, seat, action)?;
    }
    look_at(&table.record(), None).map_err(|what| fault(&table, what))?;
    play_on(case, &mut table)?;
    let record = table.record();
    look_at(&record, None).map_err(|what| fault(&table, what))?;
    look_at_beginnings(&record).map_err(|what| fault(&table, what))?;
    look_at_chance(&record).map_err(|what| fault(&table, what))
}

fn look_at_setup<G: Game>(setup: &G::Setup) -> Result<(), String> {
    let options: Vec<_> = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    if options.first().is_none_or(|(name, value)| name != "players" || *value != setup.players().to_string()) {
        return Err(format!("the first option is not the number of players: {options:?}"));
    }
    match agree::<G>(setup.rules(), &setup.editions(), &options) {
        Ok(read) if read == *setup => Ok(()),
        Ok(read) => Err(format!("the parts of {setup:?} give {read:?}")),
        Err(error) => Err(format!("the parts of {setup:?} are refused: {error}")),
    }
}

/// Writes, reads and replays a record; its steps must lead to the same position when they are simply made.
fn look_at<G: Game>(record: &Record<G>, position: Option<&G>) -> Result<(), String> {
    let text = record.to_string();
    let read = Record::<G>::parse(&text).map_err(|error| format!("the record cannot be read: {error}"))?;
    if read != *record {
        return Err("the record reads as another one".into());
    }
    if read.to_string() != text {
        return Err("the record is written differently the second time".into());
    }
    let replayed = read.replay().map_err(|error| format!("the record does not replay: {error}"))?;
    let mut folded = G::new(&record.setup);
    replayed.steps().for_each(|step| folded.apply(step, &mut |_| {}));
    for position in position.into_iter().chain([&folded]) {
        if let Some(difference) = first_difference(replayed.position(), position) {
            return Err(format!("the record replays to another position: {difference}"));
        }
    }
    Ok(())
}

fn look_at_beginnings<G: Game>(record: &Record<G>) -> Result<(), String> {
    let apart = (record.rows.len() / 4).max(1);
    for count in (0..record.rows.len()).step_by(apart) {
        let mut beginning = Record { end: None, ..record.clone() };
        beginning.rows.truncate(count);
        look_at(&beginning, None).map_err(|what| format!("the first {count} rows: {what}"))?;
    }
    Ok(())
}

fn play_on<G: Game>(case: &Case<'_, G>, table: &mut Match<G>) -> Result<(), Fault> {
    let mut rng = case.rng(case.bytes.len());
    for _ in 0..case.suite.bound {
        let acts = acts(table);
        if acts.is_empty() {
            return Ok(());
        }
        let (seat, action) = acts[below(&mut rng, acts.len() as u32) as usize];
        act(table, seat, action)?;
    }
    Err(fault(table, "the game does not end".into()))
}

/// Holds that a finished record says its chance is verified, and that no nonce and no outcome in it can be changed.
fn look_at_chance<G: Game>(record: &Record<G>) -> Result<(), String> {
    let replayed = record.replay().map_err(|error| format!("the finished record does not replay: {error}"))?;
    if !replayed.is_chance_verified() {
        return Err("the chance of a finished fair match is not verified".into());
    }
    for seat in 0..record.setup.players() {
        look_at_nonce(record, seat)?;
    }
    if let Some((number, forged)) = with_another_outcome(record) {
        expect_refusal(&forged, Some(number)).map_err(|what| format!("with another outcome {what}"))?;
    }
    Ok(())
}

/// Changes the nonce of a seat in a few ways: a record must be refused at the first outcome that no longer follows, and
/// where there are enough outcomes some of these ways must be noticed.
fn look_at_nonce<G: Game>(record: &Record<G>, seat: usize) -> Result<(), String> {
    let mut noticed = 0;
    for other in 0xe0..0xe8 {
        let mut forged = record.clone();
        let Some(fairness) = &mut forged.fairness else { return Err("a fair match has no commitment".into()) };
        fairness.nonces[seat] = Nonce([other; 16]);
        let wrong = first_wrong_chance(&forged);
        noticed += usize::from(wrong.is_some());
        expect_refusal(&forged, wrong).map_err(|what| format!("with another nonce {what}"))?;
    }
    let chances = record.rows.iter().filter(|row| matches!(row, Row::Chance(_))).count();
    let is_enough = chances >= ENOUGH_CHANCES && with_another_outcome(record).is_some();
    if noticed == 0 && is_enough { Err(format!("the nonce of seat {} counts for nothing", seat + 1)) } else { Ok(()) }
}

fn expect_refusal<G: Game>(forged: &Record<G>, row: Option<usize>) -> Result<(), String> {
    let line = row.map(|row| forged.line_of_row(row));
    match (forged.replay(), line) {
        (Err(ReplayError { line: found, .. }), Some(line)) if found == line => Ok(()),
        (Ok(_), None) => Ok(()),
        (Err(error), _) => Err(format!("the record is refused at the wrong place: {error}")),
        (Ok(_), Some(line)) => Err(format!("the record is not refused at line {line}")),
    }
}

/// Returns the first row whose outcome does not follow from the record's nonces, worked out here again.
fn first_wrong_chance<G: Game>(record: &Record<G>) -> Option<usize> {
    let (fairness, seed) = (record.fairness.as_ref()?, record.end.as_ref()?.seed?);
    let fair = Fair { seed, table: fairness.table.clone(), nonces: fairness.nonces.clone() };
    let (mut position, mut chances) = (G::new(&record.setup), 0);
    for (number, row) in (1..).zip(&record.rows) {
        match row {
            &Row::Act { seat, action, .. } => position.apply(Step::Act(seat, action), &mut |_| {}),
            &Row::Chance(outcome) => {
                chances += 1;
                if fair.outcome(chances, &outcomes(&position)) != outcome {
                    return Some(number);
                }
                position.apply(Step::Chance(outcome), &mut |_| {});
            }
            Row::Undo(_) | Row::Redo(_) | Row::Seat(..) => {}
        }
    }
    None
}

/// Returns the record with the last outcome that could have been another one changed, and the number of its row.
fn with_another_outcome<G: Game>(record: &Record<G>) -> Option<(usize, Record<G>)> {
    for place in (0..record.rows.len()).rev() {
        let Row::Chance(outcome) = record.rows[place] else { continue };
        let replayed = record.replay_rows(place).ok()?;
        let others =
            outcomes(replayed.position()).into_iter().filter(|&(other, weight)| weight > 0 && other != outcome);
        if let Some((other, _)) = others.last() {
            let mut forged = record.clone();
            forged.rows[place] = Row::Chance(other);
            return Some((place + 1, forged));
        }
    }
    None
}
