//! All games of Bequest, including those to come.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bequest_words::Words;
use maud::{Markup, html};

use crate::assets::{Asset, svg};
use crate::{Colour, GameChoice, Pitch};

/// A game of Bequest.
pub(crate) struct Volume {
    /// Its name in addresses.
    pub(crate) id: &'static str,
    /// Its title.
    pub(crate) title: String,
    /// How many can play, in words.
    pub(crate) players: String,
    /// What it is about.
    pub(crate) pitch: Option<Pitch>,
    /// Its colour.
    pub(crate) colour: Colour,
    /// The drawing that stands for it.
    pub(crate) tile: Option<&'static Asset>,
    /// Whether it can be played already.
    pub(crate) playable: bool,
    /// Whether there is a guide for a first game.
    pub(crate) guided: bool,
}

/// What is known of a game before it can be played: its name in addresses, the keys of title, sentence, place and time,
/// how many can play, and its colour.
type Coming = (&'static str, [&'static str; 3], RangeInclusive<usize>, Colour);

const COMING: [Coming; 1] = [(
    "prodigals-club",
    ["page-game-prodigals-club", "page-pitch-prodigals-club", "page-scene-prodigals-club"],
    2..=5,
    Colour::Navy,
)];

/// The small drawings that stand for games to come, each with the name of its game.
static DRAWINGS: LazyLock<[(&str, Asset); 1]> = LazyLock::new(|| {
    [("prodigals-club", svg("tile-prodigals-club", include_str!("../assets/tile-prodigals-club.svg")))]
});

/// Returns the small drawings that stand for games to come.
pub(crate) fn drawings() -> impl Iterator<Item = &'static Asset> {
    DRAWINGS.iter().map(|(_, drawing)| drawing)
}

/// Returns the small drawing that stands for a game to come, if there is one.
pub(crate) fn drawing_of(game: &str) -> Option<&'static Asset> {
    DRAWINGS.iter().find(|(name, _)| *name == game).map(|(_, drawing)| drawing)
}

/// Draws a game with what can be done with it; one that is to come says so instead.
pub(crate) fn tile(words: &Words, volume: &Volume, actions: &Markup) -> Markup {
    html! {
        li.tile.panel.coming[!volume.playable] data-game=(volume.id) data-colour=(volume.colour.as_str()) {
            @if let Some(drawing) = volume.tile {
                img src=(drawing.path) alt="" width="320" height="150";
            } @else {
                div.initial aria-hidden="true" { (volume.title.chars().next().unwrap_or(' ')) }
            }
            div.text {
                h2 { (volume.title) }
                @if let Some(pitch) = &volume.pitch { p { (pitch.about) } }
                div.foot {
                    p.facts {
                        b { (volume.players) }
                        @if let Some(pitch) = &volume.pitch { span { (pitch.scene) } }
                    }
                    @if volume.playable { (actions) } @else { span.chip.soon { (words.say("page-coming", &[])) } }
                }
            }
        }
    }
}

/// Returns all games: those that can be played, then those to come.
pub(crate) fn shelf(words: &Words, games: &[GameChoice]) -> Vec<Volume> {
    let coming = COMING.iter().filter(|(id, ..)| !games.iter().any(|game| game.id == *id));
    games.iter().map(|game| playable(words, game)).chain(coming.map(|game| to_come(words, game))).collect()
}

fn to_come(words: &Words, (id, [title, about, scene], players, colour): &Coming) -> Volume {
    let say = |key| words.say(key, &[]);
    Volume {
        id,
        title: say(title),
        players: count(words, players),
        pitch: Some(Pitch { about: say(about), scene: say(scene) }),
        colour: *colour,
        tile: drawing_of(id),
        playable: false,
        guided: false,
    }
}

/// Says how many can play.
pub(crate) fn count(words: &Words, players: &RangeInclusive<usize>) -> String {
    words.say("site-players", &[("fewest", (*players.start()).into()), ("most", (*players.end()).into())])
}

fn playable(words: &Words, game: &GameChoice) -> Volume {
    Volume {
        id: game.id,
        title: game.title.clone(),
        players: count(words, &game.players),
        pitch: game.pitch.clone(),
        colour: game.look.colour,
        tile: game.look.tile,
        playable: true,
        guided: game.guided,
    }
}
