//! A table as it was after a durable change: pages are drawn from it while others change the table.

use std::sync::{Arc, Mutex};

use bequest_engine::{Seat, SeatSet, Viewer};
use bequest_table::{Concerned, Table};
use bequest_words::Language;

use crate::drawing::{ChapterStart, Drawn};
use crate::games::ServedGame;

/// A table that no longer changes, and what was drawn of it.
pub(crate) struct Snapshot {
    pub(crate) table: Table,
    pub(crate) rules: &'static ServedGame,
    pub(crate) href: String,
    /// What was drawn for whom: it is drawn once for all who are shown the same.
    drawn: Mutex<Vec<(DrawnFor, Arc<Drawn>)>>,
    /// Where chapters begin, for those who have looked back.
    chapters: Mutex<Vec<(Viewer, Language, Chapters)>>,
}

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
        Self { table, rules, href, drawn: Mutex::default(), chapters: Mutex::default() }
    }

    /// Makes one of the table after a change: what was drawn for those whom it does not concern stays.
    pub(crate) fn after(&self, table: Table, concerned: Concerned) -> Self {
        let next = Self::new(table, self.rules);
        if !concerned.everybody {
            let is_same = |who: &DrawnFor| {
                let shown = who.viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only).or(who.can_answer);
                shown.and(concerned.seats).is_empty()
            };
            let drawn = self.drawn.lock().expect("nobody panics while drawing");
            let same = drawn.iter().filter(|(who, _)| is_same(who)).cloned().collect();
            *next.drawn.lock().expect("nobody panics while drawing") = same;
        }
        next
    }

    /// Returns what a game draws for somebody; what was drawn before is not drawn again.
    pub(crate) fn draw(&self, who: DrawnFor, draw: impl FnOnce() -> Option<Drawn>) -> Option<Arc<Drawn>> {
        let known = |drawn: &Vec<(DrawnFor, Arc<Drawn>)>| {
            drawn.iter().find(|(known, _)| *known == who).map(|(_, drawn)| Arc::clone(drawn))
        };
        if let Some(drawn) = known(&self.drawn.lock().expect("nobody panics while drawing")) {
            return Some(drawn);
        }
        // Two may draw the same at once; that is better than waiting for each other.
        let fresh = Arc::new(draw()?);
        let mut drawn = self.drawn.lock().expect("nobody panics while drawing");
        if known(&drawn).is_none() {
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
