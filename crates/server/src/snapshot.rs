//! A table as it was after a durable change: pages are drawn from it while others change the table.

use std::sync::{Arc, Mutex};

use bequest_engine::{Seat, SeatSet, Viewer};
use bequest_table::{AnyMatch, Concerned, Table};
use bequest_web::Tale;
use bequest_words::{Company, Language};

use crate::drawing::{Chapters, Drawn, LastDrawn};
use crate::games::ServedGame;

/// A table that no longer changes, and what was drawn of it.
pub(crate) struct Snapshot {
    pub(crate) table: Table,
    pub(crate) rules: &'static ServedGame,
    pub(crate) href: String,
    /// What was drawn, and for which viewers: it is drawn once for all who are shown the same.
    drawn: Mutex<Vec<(DrawnFor, Arc<Drawn>)>>,
    /// What is known of what was last drawn for those who may see a change.
    before: Mutex<Vec<(DrawnFor, LastDrawn)>>,
    /// Where chapters begin, for those who have looked back.
    chapters: Mutex<Vec<KnownChapters>>,
    /// What is told of a game that is over, by language and by the seat it calls "you".
    tales: Mutex<Vec<(TaleFor, Arc<Tale>)>>,
}

/// The language of a tale, and who is addressed in it.
type TaleFor = (Language, Option<Seat>);

/// For so many kinds of viewers who were not shown the last step it is kept what they were shown before.
const MOST_OLDER: usize = 16;

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
        Self { table, rules, href, drawn, before, chapters, tales: Mutex::default() }
    }

    /// Makes one of the table after a change: what was drawn for those it does not concern stays.
    pub(crate) fn after(&self, table: Table, concerned: Concerned) -> Self {
        let concerns = |seats: SeatSet| concerned.everybody || !seats.and(concerned.seats).is_empty();
        let own = |viewer: Viewer| viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only);
        let drawn = self.drawn.lock().expect("nobody panics while drawing").clone();
        let mut older = self.before.lock().expect("nobody panics while drawing").clone();
        // What is older is still of use to those who were not shown the last step.
        older.retain(|(who, _)| drawn.iter().all(|(later, _)| later != who));
        older.truncate(MOST_OLDER);
        let is_other = |(who, _): &(DrawnFor, _)| concerns(own(who.viewer).or(who.can_answer));
        let (other, same): (Vec<_>, Vec<_>) = drawn.into_iter().partition(is_other);
        let before = other.iter().map(|(who, drawn)| (*who, drawn.known())).chain(older).collect();
        let mut chapters = self.chapters.lock().expect("nobody panics while noting chapters").clone();
        chapters.iter_mut().for_each(|known| known.is_current &= !concerns(own(known.viewer)));
        let (drawn, before, chapters) = (Mutex::new(same), Mutex::new(before), Mutex::new(chapters));
        // A result is not taken back, and neither is what led to it; names stay, too.
        let tales = Mutex::new(self.tales.lock().expect("nobody panics while keeping a tale").clone());
        Self { drawn, before, chapters, tales, ..Self::new(table, self.rules) }
    }

    /// Returns what is told of the game, which is over. It takes a look at the whole game, so it is kept.
    pub(crate) fn tale(&self, company: &Company<'_>, play: &dyn AnyMatch) -> Arc<Tale> {
        let lock = || self.tales.lock().expect("nobody panics while keeping a tale");
        let key = (company.words.language(), company.you);
        if let Some((_, tale)) = lock().iter().find(|(known, _)| *known == key) {
            return Arc::clone(tale);
        }
        let tale = Arc::new((self.rules.tale)(play, company));
        lock().push((key, Arc::clone(&tale)));
        tale
    }

    /// Returns what a game draws for someone: all of it, or only what may have changed since the last step. What was
    /// drawn before is not drawn again.
    pub(crate) fn draw(
        &self,
        who: DrawnFor,
        whole: bool,
        draw: impl FnOnce(Option<&LastDrawn>) -> Option<Drawn>,
    ) -> Option<Arc<Drawn>> {
        let known = |drawn: &Vec<(DrawnFor, Arc<Drawn>)>| {
            let found = drawn.iter().find(|(known, drawn)| *known == who && (!whole || drawn.is_whole()));
            found.map(|(_, drawn)| Arc::clone(drawn))
        };
        if let Some(drawn) = known(&self.drawn.lock().expect("nobody panics while drawing")) {
            return Some(drawn);
        }
        // Two may draw the same at once; that is better than waiting for each other.
        let before = {
            let mut before = self.before.lock().expect("nobody panics while drawing");
            let place = before.iter().position(|(known, _)| *known == who);
            place.map(|place| if whole { before[place].1.clone() } else { before.swap_remove(place).1 })
        };
        let fresh = Arc::new(draw(before.as_ref())?);
        let mut drawn = self.drawn.lock().expect("nobody panics while drawing");
        if known(&drawn).is_none() {
            drawn.retain(|(known, _)| *known != who);
            drawn.push((who, Arc::clone(&fresh)));
        }
        Some(fresh)
    }

    /// Returns where chapters begin for a viewer. After a step that they do not see, nothing is
    /// looked for again.
    pub(crate) fn chapters(
        &self,
        viewer: Viewer,
        language: Language,
        find: impl FnOnce(&Chapters) -> Chapters,
    ) -> Arc<Chapters> {
        let lock = || self.chapters.lock().expect("nobody panics while noting chapters");
        let is_its = |known: &&KnownChapters| (known.viewer, known.language) == (viewer, language);
        let known = lock().iter().find(is_its).cloned();
        let before = match known {
            Some(KnownChapters { is_current: true, chapters, .. }) => return chapters,
            Some(KnownChapters { chapters, .. }) => chapters,
            None => Arc::default(),
        };
        let chapters = Arc::new(find(&before));
        let mut all = lock();
        all.retain(|known| !is_its(&known));
        all.push(KnownChapters { viewer, language, chapters: Arc::clone(&chapters), is_current: true });
        chapters
    }
}

/// Where chapters begin for a viewer, as far as it is known.
#[derive(Clone)]
struct KnownChapters {
    viewer: Viewer,
    language: Language,
    chapters: Arc<Chapters>,
    /// Whether nothing has changed for the viewer since it was found.
    is_current: bool,
}
