use bequest_engine::{ChanceSource, Game, Match, Viewer};

use crate::suite::{Case, Fault};
use crate::table::{Try, act, fault, pick_try, start_drawn};
use crate::walk::difference;

/// Everything one viewer can learn at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Shown<V, A> {
    version: u32,
    question: Option<u32>,
    view: V,
    asked: bool,
    legal: Vec<A>,
}

pub(super) fn versions_grow_with_what_they_count<G: Game>(case: &Case<'_, G>) -> Result<(), Fault> {
    let mut table = start_drawn(case);
    let mut before = look(&table);
    for &byte in case.bytes {
        let Some(tried) = pick_try(&table, byte) else { break };
        let seat = tried.seat();
        let done = match tried {
            Try::Act(seat, action) => act(&mut table, seat, action).map(|()| true)?,
            Try::Undo(seat) => table.undo(seat).is_ok(),
            Try::Redo(seat) => table.redo(seat),
        };
        let now = look(&table);
        for (viewer, (earlier, later)) in Viewer::during(now.len() - 1).zip(before.iter().zip(&now)) {
            let acted = done && viewer == Viewer::Seat(seat);
            judge(earlier, later, acted).map_err(|what| fault(&table, format!("{viewer:?}: {what}")))?;
        }
        before = now;
        if table.view(Viewer::Open).is_some() != table.standing().is_some() {
            return Err(fault(&table, "everything is open at the wrong time".into()));
        }
    }
    compare_resumed(case, &table)
}

fn look<G: Game>(table: &Match<G>) -> Vec<Shown<G::View, G::Action>> {
    let viewers = Viewer::during(table.players().len());
    let shown = |viewer| {
        let seen = table.view(viewer).expect("everyone at the table has a view");
        let (asked, legal) = match viewer {
            Viewer::Seat(seat) => (table.is_asked(seat), table.legal(seat).to_vec()),
            Viewer::Spectator | Viewer::Open => (false, Vec::new()),
        };
        Shown { version: seen.version, question: seen.question, view: seen.view, asked, legal }
    };
    viewers.map(shown).collect()
}

/// Says what is wrong with the numbers of a viewer after something was done.
fn judge<V: Eq, A: Eq>(before: &Shown<V, A>, after: &Shown<V, A>, acted: bool) -> Result<(), &'static str> {
    match (before.view == after.view, after.version.checked_sub(before.version)) {
        (true, Some(0)) | (false, Some(1..)) => {}
        (_, None) => return Err("the version became less"),
        (true, Some(_)) => return Err("the version grew, but the view is the same"),
        (false, Some(_)) => return Err("the view changed, but the version did not grow"),
    }
    let same = before.asked == after.asked && before.legal == after.legal && !acted;
    match (before.question, after.question) {
        (None, None) => Ok(()),
        (Some(old), Some(new)) if new < old => Err("the question became less"),
        (Some(old), Some(new)) if same && new > old => Err("the question grew, but what is asked is the same"),
        (Some(old), Some(new)) if !same && new == old => Err("what is asked changed, but the question did not grow"),
        (Some(_), Some(_)) => Ok(()),
        (None, Some(_)) | (Some(_), None) => Err("only seats are asked questions"),
    }
}

fn compare_resumed<G: Game>(case: &Case<'_, G>, table: &Match<G>) -> Result<(), Fault> {
    let resumed = Match::resume(table.record(), ChanceSource::Drawn(Box::new(case.rng(0))));
    let resumed = resumed.map_err(|error| fault(table, format!("the match cannot be resumed: {error}")))?;
    let (here, there) = (look(table), look(&resumed));
    if here != there {
        return Err(fault(table, format!("the resumed match shows another picture: {}", difference(&there, &here))));
    }
    for viewer in Viewer::during(table.players().len()) {
        if table.log(viewer) != resumed.log(viewer) {
            return Err(fault(table, format!("the resumed match tells {viewer:?} another story")));
        }
    }
    compare_moments(table)?;
    compare_moments(&resumed)
}

/// Holds the count of moments to the moments, and the last of them to what is shown now.
fn compare_moments<G: Game>(table: &Match<G>) -> Result<(), Fault> {
    let after_the_end = table.standing().map(|_| Viewer::Open);
    for viewer in Viewer::during(table.players().len()).chain(after_the_end) {
        let (moments, count) = (table.moments(viewer), table.moment_count(viewer));
        if moments.len() != count {
            let what = format!("{viewer:?} has {} moments, but {count} were counted", moments.len());
            return Err(fault(table, what));
        }
        if let Some(number) =
            (1..=count).find(|&number| table.moment(viewer, number).as_ref() != moments.get(number - 1))
        {
            return Err(fault(table, format!("moment {number} of {viewer:?} is another one when looked up alone")));
        }
        let (half, settled) = (count / 2, table.settled_moments(viewer));
        if table.moments_after(viewer, half) != moments[half..] || settled > count {
            return Err(fault(
                table,
                format!("{viewer:?} has other moments after {half} of {count}, {settled} settled"),
            ));
        }
        let heard = table.log(viewer);
        if table.heard_count(viewer) != heard.len() {
            return Err(fault(table, format!("{viewer:?} has heard {} things, counted otherwise", heard.len())));
        }
        let from = heard.len() / 2;
        if !table.heard_after(viewer, from).eq(heard[from..].iter().cloned()) {
            return Err(fault(table, format!("{viewer:?} has heard something else after {from} things")));
        }
        let Some(last) = moments.last() else { return Err(fault(table, format!("{viewer:?} has no moment"))) };
        if Some(&last.view) != table.view(viewer).map(|seen| seen.view).as_ref()
            || last.heard != table.log(viewer).len()
        {
            return Err(fault(table, format!("the last moment of {viewer:?} is not what is shown now")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(version: u32, question: u32, view: char, legal: &[u8]) -> Shown<char, u8> {
        Shown { version, question: Some(question), view, asked: true, legal: legal.to_vec() }
    }

    #[test]
    fn what_counts_right_is_right() {
        let before = shown(3, 5, 'a', &[1, 2]);
        assert_eq!(judge(&before, &shown(3, 5, 'a', &[1, 2]), false), Ok(()));
        assert_eq!(judge(&before, &shown(4, 5, 'b', &[1, 2]), false), Ok(()));
        assert_eq!(judge(&before, &shown(3, 6, 'a', &[1]), false), Ok(()));
        assert_eq!(judge(&before, &shown(3, 6, 'a', &[1, 2]), true), Ok(()));
    }

    #[test]
    fn what_counts_wrong_is_found() {
        let before = shown(3, 5, 'a', &[1, 2]);
        for (after, acted) in [
            (shown(4, 5, 'a', &[1, 2]), false),
            (shown(2, 5, 'b', &[1, 2]), false),
            (shown(3, 5, 'b', &[1, 2]), false),
            (shown(3, 6, 'a', &[1, 2]), false),
            (shown(3, 5, 'a', &[2]), false),
            (shown(3, 5, 'a', &[1, 2]), true),
            (shown(3, 4, 'a', &[1]), false),
        ] {
            assert!(judge(&before, &after, acted).is_err(), "{after:?}");
        }
    }
}
