//! A table as it was after a durable change: pages are drawn from it while others change the table.

use std::sync::{Arc, Mutex};

use bequest_engine::{Seat, SeatSet, Viewer};
use bequest_table::{Concerned, Table};
use bequest_words::Language;

use crate::drawing::{ChapterStart, Drawn, Known};
use crate::games::ServedGame;

/// A table that no longer changes, and what was drawn of it.
pub(crate) struct Snapshot {
    pub(crate) table: Table,
    pub(crate) rules: &'static ServedGame,
    pub(crate) href: String,
    /// What was drawn for whom: it is drawn once for all who are shown the same.
    drawn: Mutex<Vec<(DrawnFor, Arc<Drawn>)>>,
    /// What is known of what was drawn before the last change, for those whom the change concerns.
    before: Mutex<Vec<(DrawnFor, Known)>>,
    /// Where chapters begin, for those who have looked back.
    chapters: Mutex<Vec<(Viewer, Language, Chapters)>>,
}

/// For so many kinds of viewers it is known what was drawn before.
const MOST_KNOWN: usize = 16;

/// Where chapters begin.
pub(crate) type Chapters = Arc<Vec<ChapterStart>>;

/// Everything that what a game draws depends on, besides the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DrawnFor {
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) can_answer: SeatSet,
    pub(crate) uncovered: Option<Seat>,
    pub(crate) guided: bool,
}

impl Snapshot {
    /// Makes one of a table that was just read.
    pub(crate) fn new(table: Table, rules: &'static ServedGame) -> Self {
        let href = format!("/t/{}", table.id());
        let (drawn, before, chapters) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self { table, rules, href, drawn, before, chapters }
    }

    /// Makes one of the table after a change: what was drawn for those whom it does not concern stays.
    pub(crate) fn after(&self, table: Table, concerned: Concerned) -> Self {
        let is_same = |who: &DrawnFor| {
            let shown = who.viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only).or(who.can_answer);
            !concerned.everybody && shown.and(concerned.seats).is_empty()
        };
        let drawn = self.drawn.lock().expect("nobody panics while drawing");
        let (same, other): (Vec<_>, Vec<_>) = drawn.iter().partition(|(who, _)| is_same(who));
        let mut before: Vec<_> = other.into_iter().map(|(who, drawn)| (*who, drawn.known())).collect();
        // What is older is still of use to those who were not shown the last step.
        let older = self.before.lock().expect("nobody panics while drawing");
        let is_old = |(who, _): &&(DrawnFor, Known)| drawn.iter().all(|(later, _)| later != who);
        before.extend(older.iter().filter(is_old).take(MOST_KNOWN).cloned());
        let same = same.into_iter().cloned().collect();
        Self { drawn: Mutex::new(same), before: Mutex::new(before), ..Self::new(table, self.rules) }
    }

    /// Returns what a game draws for somebody: all of it, or only what may have changed since the last step. What was
    /// drawn before is not drawn again.
    pub(crate) fn draw(
        &self,
        who: DrawnFor,
        whole: bool,
        draw: impl FnOnce(Option<&Known>) -> Option<Drawn>,
    ) -> Option<Arc<Drawn>> {
        let known = |drawn: &Vec<(DrawnFor, Arc<Drawn>)>| {
            let found = drawn.iter().find(|(known, drawn)| *known == who && (!whole || drawn.is_whole()));
            found.map(|(_, drawn)| Arc::clone(drawn))
        };
        if let Some(drawn) = known(&self.drawn.lock().expect("nobody panics while drawing")) {
            return Some(drawn);
        }
        // Two may draw the same at once; that is better than waiting for each other.
        let before = if whole {
            None
        } else {
            let mut before = self.before.lock().expect("nobody panics while drawing");
            let place = before.iter().position(|(known, _)| *known == who);
            place.map(|place| before.swap_remove(place).1)
        };
        let fresh = Arc::new(draw(before.as_ref())?);
        let mut drawn = self.drawn.lock().expect("nobody panics while drawing");
        if known(&drawn).is_none() {
            drawn.retain(|(known, _)| *known != who);
            drawn.push((who, Arc::clone(&fresh)));
        }
        Some(fresh)
    }

    /// Returns where chapters begin for a viewer.
    pub(crate) fn chapters(
        &self,
        viewer: Viewer,
        language: Language,
        find: impl FnOnce() -> Vec<ChapterStart>,
    ) -> Chapters {
        let mut chapters = self.chapters.lock().expect("nobody panics while drawing");
        if let Some((.., known)) = chapters.iter().find(|(who, said, _)| (*who, *said) == (viewer, language)) {
            return Arc::clone(known);
        }
        let found = Arc::new(find());
        chapters.push((viewer, language, Arc::clone(&found)));
        found
    }
}
