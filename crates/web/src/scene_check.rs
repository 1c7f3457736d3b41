use std::collections::BTreeSet;

use bequest_engine::{Game, Match, Viewer};
use bequest_words::{Company, Words};
use maud::html;

use crate::sample::names;
use crate::{At, Board, assets};

/// Holds the scenes of a game to its log: every moment of weight has a scene that says what the log says, with sounds
/// that the page can make. Tests of games with scenes use it.
pub struct SceneCheck<'a> {
    words: &'a Words,
    sounds: BTreeSet<String>,
    /// What kinds of moments were staged, as the code calls them.
    pub staged: BTreeSet<String>,
}

impl<'a> SceneCheck<'a> {
    /// Begins with nothing seen.
    pub fn new(words: &'a Words) -> Self {
        Self { words, sounds: sounds(), staged: BTreeSet::new() }
    }

    /// Looks at the scenes of all that spectators have heard. Where `is_shown_otherwise` holds for a place and its scene,
    /// the game itself has checked what it shows: several things that happen together may share a scene.
    ///
    /// # Panics
    /// If a scene is missing, if it says something else than the log, or if the page cannot make a sound of it.
    pub fn look<S: Board>(
        &mut self,
        table: &Match<S::Game>,
        is_shown_otherwise: impl Fn(&At<'_, S::Game>, usize, Option<&str>) -> bool,
    ) {
        let (names, heard) = (names(table), table.log(Viewer::Spectator));
        let view = table.view(Viewer::Spectator).expect("anyone may watch").view;
        let at = At::still(Company { words: self.words, names: &names, you: None }, &view, &heard);
        for (place, told) in heard.iter().enumerate() {
            let drawing = S::scene(&at, place).map(|scene| scene.drawing.0);
            if !is_shown_otherwise(&at, place, drawing.as_deref()) {
                assert_eq!(drawing.is_some(), S::is_staged(told), "{told:?}");
                let line = html! { (S::log_text(&at.company, table.setup(), told)) }.0;
                let is_said = drawing.as_ref().is_none_or(|drawing| drawing.contains(&line));
                assert!(is_said, "{line} is not in {drawing:?}");
            }
            if let Some(drawing) = drawing {
                self.stage::<S>(told, &drawing);
            }
        }
    }

    fn stage<S: Board>(&mut self, told: &<S::Game as Game>::Told, drawing: &str) {
        assert!(S::is_staged(told), "{told:?}");
        let sounds = drawing.split("data-sound=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let sounds: Vec<&str> = sounds.collect();
        let exist = sounds.iter().all(|sound| self.sounds.contains(*sound));
        assert!(!sounds.is_empty() && exist, "{sounds:?} of {told:?} are not all among {:?}", self.sounds);
        let name = format!("{told:?}");
        self.staged.extend(name.split([' ', '(', '{']).next().map(str::to_owned));
    }
}

/// Returns the sounds that the page can make.
fn sounds() -> BTreeSet<String> {
    let script = assets::all().into_iter().find(|asset| asset.path.starts_with("/assets/sound-"));
    let script = script.expect("the page has sounds").text();
    let (_, sounds) = script.split_once("const SOUNDS = {").expect("the script lists them");
    let names = sounds.lines().filter_map(|line| line.trim_start().split_once(['(', ':']));
    let is_name = |name: &&str| !name.is_empty() && name.chars().all(|letter| letter.is_ascii_lowercase());
    names.map(|(name, _)| name).filter(is_name).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sounds_are_those_of_the_script() {
        let sounds = sounds();
        assert!(["card", "coin", "gavel"].iter().all(|sound| sounds.contains(*sound)), "{sounds:?}");
        assert!(!sounds.contains("fanfare"), "not every sound exists");
    }
}
