use std::collections::BTreeMap;

use bequest_engine::{Match, Viewer};
use bequest_words::{Company, Words};

use crate::{Area, At, Board, Prompt, key_of};

/// Finds what the keys of a game leave out: it draws a table for everyone after each step, and panics if a region has
/// changed while its key is the one of an earlier page of the same viewer. Tests of games with keys use it.
pub struct KeyCheck<'a> {
    words: &'a Words,
    names: Vec<String>,
    /// What was drawn for which key.
    seen: BTreeMap<(String, usize, u64), u64>,
    /// The last key of each viewer's regions.
    last: BTreeMap<(String, usize), u64>,
    /// How many regions with keys were looked at.
    pub looked: usize,
    /// How many of them did not have to be drawn again.
    pub kept: usize,
    /// How many scenes were looked at.
    pub scenes: usize,
}

/// Scenes of so many of the latest events are looked at.
const LATEST: usize = 24;
/// Their place among the regions.
const SCENES: usize = Area::ALL.len();

impl<'a> KeyCheck<'a> {
    /// Begins with nothing seen.
    pub fn new(words: &'a Words, players: usize) -> Self {
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        Self { words, names, seen: BTreeMap::new(), last: BTreeMap::new(), looked: 0, kept: 0, scenes: 0 }
    }

    /// Looks at a table after each step, until its game is over.
    ///
    /// # Panics
    /// As [`look`](Self::look).
    pub fn watch<S: Board>(&mut self, table: &mut Match<S::Game>, mut step: impl FnMut(&mut Match<S::Game>)) {
        self.look::<S>(table);
        while table.standing().is_none() {
            step(table);
            self.look::<S>(table);
        }
    }

    /// Looks at a table as everyone sees it now.
    ///
    /// # Panics
    /// If a region looks different from one with the same key.
    pub fn look<S: Board>(&mut self, table: &Match<S::Game>) {
        for viewer in Viewer::during(self.names.len()) {
            let Some(view) = table.shown(viewer) else { continue };
            let heard: Vec<_> = table.heard(viewer).collect();
            let prompts: Vec<_> = viewer.seat().into_iter().map(|seat| Prompt::of(table, seat)).collect();
            let names = self.names.clone();
            let company = Company { words: self.words, names: &names, you: viewer.seat() };
            let at = At {
                prompts: &prompts,
                post_to: "/t/abc/act",
                why_at: "/t/abc/why",
                ..At::still(company, view, &heard)
            };
            self.compare::<S>(viewer, &at);
            self.compare_scenes::<S>(viewer, &at);
        }
    }

    /// Scenes stay the same while other things happen.
    fn compare_scenes<S: Board>(&mut self, viewer: Viewer, at: &At<'_, S::Game>) {
        for place in at.heard.len().saturating_sub(LATEST)..at.heard.len() {
            let Some(scene) =
                Some(place).filter(|_| S::is_staged(&at.heard[place])).and_then(|place| S::scene(at, place))
            else {
                continue;
            };
            let (html, key) = (scene.drawing.0, key_of(&(place, &at.heard[place], scene.lasts, scene.lines)));
            let known = self.seen.insert((format!("{viewer:?}"), SCENES, key), key_of(&html));
            assert!(known.is_none_or(|known| known == key_of(&html)), "a scene has changed: {html}");
            self.scenes += 1;
        }
    }

    fn compare<S: Board>(&mut self, viewer: Viewer, at: &At<'_, S::Game>) {
        for area in Area::ALL {
            let Some(key) = S::key(area, at) else { continue };
            let html = area.draw::<S>(at).0;
            let known = self.seen.insert((format!("{viewer:?}"), area as usize, key), key_of(&html));
            assert!(
                known.is_none_or(|known| known == key_of(&html)),
                "the key of {area:?} leaves something out: {html}"
            );
            let last = self.last.insert((format!("{viewer:?}"), area as usize), key);
            self.looked += 1;
            self.kept += usize::from(last == Some(key));
        }
    }
}
