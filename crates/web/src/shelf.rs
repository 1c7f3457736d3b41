//! The games of the house, those to come included.

use std::ops::RangeInclusive;

use bequest_words::Words;
use maud::{Markup, html};

use crate::{GameChoice, assets};

/// A game of the house.
pub(crate) struct Volume {
    /// Its name in addresses.
    pub(crate) id: &'static str,
    /// Its title.
    pub(crate) title: String,
    /// How many can play, in words.
    pub(crate) players: String,
    /// What it is about, in a sentence, and where and when.
    pub(crate) about: Option<(String, String)>,
    /// Whether it can be played already.
    pub(crate) playable: bool,
}

/// What is known of a game before it can be played: its name in addresses, the keys of title, sentence, place and time,
/// and how many can play.
type Known = (&'static str, [&'static str; 3], RangeInclusive<usize>);

const KNOWN: [Known; 4] = [
    ("maloney", ["page-game-maloney", "site-pitch-maloney", "page-scene-maloney"], 3..=6),
    ("erbraffer", ["page-game-erbraffer", "page-pitch-erbraffer", "page-scene-erbraffer"], 2..=6),
    ("last-will", ["page-game-last-will", "page-pitch-last-will", "page-scene-last-will"], 2..=5),
    ("prodigals-club", ["page-game-prodigals-club", "page-pitch-prodigals-club", "page-scene-prodigals-club"], 2..=5),
];

/// Draws a game with what can be done with it; one that is to come says so instead.
pub(crate) fn tile(words: &Words, volume: &Volume, actions: &Markup) -> Markup {
    html! {
        li.tile.panel.coming[!volume.playable] data-game=(volume.id) {
            @if let Some(drawing) = assets::tile(volume.id) {
                img src=(drawing.path) alt="" width="320" height="150";
            }
            div.text {
                h2 { (volume.title) }
                @if let Some((pitch, _)) = &volume.about { p { (pitch) } }
                p.facts {
                    b { (volume.players) }
                    @if let Some((_, scene)) = &volume.about { span { (scene) } }
                }
                @if volume.playable { (actions) } @else { span.chip.soon { (words.say("page-coming", &[])) } }
            }
        }
    }
}

/// Returns all games in the order of the house: those of the list can be played, the others are to come.
pub(crate) fn shelf(words: &Words, games: &[GameChoice]) -> Vec<Volume> {
    let known = KNOWN.iter().map(|(id, [title, pitch, scene], players)| {
        let about = Some((words.say(pitch, &[]), words.say(scene, &[])));
        match games.iter().find(|game| game.id == *id) {
            Some(game) => Volume { about, ..playable(words, game) },
            None => {
                let (title, players) = (words.say(title, &[]), count(words, players));
                Volume { id, title, players, about, playable: false }
            }
        }
    });
    let unknown = games.iter().filter(|game| !KNOWN.iter().any(|(id, ..)| *id == game.id));
    known.chain(unknown.map(|game| playable(words, game))).collect()
}

/// Says how many can play.
pub(crate) fn count(words: &Words, players: &RangeInclusive<usize>) -> String {
    words.say("site-players", &[("fewest", (*players.start()).into()), ("most", (*players.end()).into())])
}

fn playable(words: &Words, game: &GameChoice) -> Volume {
    let players = count(words, &game.players);
    Volume { id: game.id, title: game.title.clone(), players, about: None, playable: true }
}
