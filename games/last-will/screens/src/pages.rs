//! The pages of Last Will.

mod answers;
mod begun;
mod blind;
mod board;
mod card;
mod dishes;
mod forecast;
mod hand;
mod keys;
mod legend;
mod lessons;
mod market;
mod mine;
mod model;
mod night;
mod offering;
mod outlook;
mod parts;
mod plans;
mod players;
mod primer;
mod race;
pub(crate) mod say;
mod scenes;
mod stage;
mod tale;

use std::sync::LazyLock;

use bequest_engine::{Game, Seat};
use bequest_last_will::{Edition, LastWill, ROUNDS, Setup, Told, View};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use bequest_web::assets::{self, Asset};
use bequest_web::{
    Area, At, Board, BoardPicture, Chapter, Colour, Lesson, Look, Past, Pitch, Primer, Prompt, Provenance, Scene, Tale,
};

use crate::{Screens, art};
use model::Model;

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let style = concat!(
        include_str!("../assets/cards.css"),
        include_str!("../assets/board.css"),
        include_str!("../assets/players.css"),
        include_str!("../assets/hand.css"),
        include_str!("../assets/stage.css"),
        include_str!("../assets/scenes.css"),
        include_str!("../assets/end.css"),
        include_str!("../assets/narrow.css"),
    );
    assets::css("last-will", style)
});

static SCRIPT: LazyLock<Asset> = LazyLock::new(|| assets::script("lw", include_str!("../assets/last-will.js")));

/// The keys of the game.
const KEYS: [(&str, &str); 4] = [
    ("0 – 9", "last-will-page-key-cards"),
    ("e", "last-will-page-key-end"),
    ("b", "last-will-page-key-own"),
    ("s", "last-will-page-key-players"),
];

impl Board for Screens {
    type Game = LastWill;

    /// With four there is something to see of everything. LW-6
    const FIRST_GAME: Option<usize> = Some(4);
    const FIRST_GAME_OPTIONS: &'static [(&'static str, &'static str)] = &[("sacked", "off")];

    fn look() -> Look {
        Look {
            colour: Colour::Plum,
            style: Some(&STYLE),
            script: Some(&SCRIPT),
            tile: Some(&art::TILE),
            keys: &KEYS,
            ..Look::plain(LastWill::ID)
        }
    }

    fn assets() -> Vec<&'static Asset> {
        art::files()
    }

    fn pitch(words: &Words) -> Option<Pitch> {
        Some(Pitch { about: words.say("last-will-page-pitch", &[]), scene: words.say("last-will-page-scene", &[]) })
    }

    fn question(at: &At<'_, LastWill>) -> String {
        crate::words::question(&at.company, at.view)
    }

    fn question_seat(at: &At<'_, LastWill>) -> Option<Seat> {
        at.asked_viewer().or_else(|| Model::of(at).actor())
    }

    fn chapter(words: &Words, view: &View) -> Chapter {
        let values = [("round", view.round.into()), ("rounds", ROUNDS.into())];
        Chapter {
            number: view.round.into(),
            short: words.say("last-will-page-round-short", &values),
            long: if view.round == 0 { String::new() } else { words.say("last-will-page-round", &values) },
        }
    }

    fn board(at: &At<'_, LastWill>) -> Markup {
        board::draw(&Model::of(at))
    }

    fn stage(at: &At<'_, LastWill>) -> Markup {
        stage::draw(&Model::of(at))
    }

    fn players(at: &At<'_, LastWill>) -> Markup {
        players::draw(&Model::of(at))
    }

    fn hand(at: &At<'_, LastWill>) -> Markup {
        hand::draw(&Model::of(at))
    }

    fn answers(at: &At<'_, LastWill>, prompt: &Prompt<'_, LastWill>) -> Markup {
        answers::draw(at, prompt)
    }

    fn key(area: Area, at: &At<'_, LastWill>) -> Option<u64> {
        keys::of(area, at)
    }

    fn log_text(company: &Company<'_>, setup: &Setup, told: &Told) -> String {
        crate::words::log_text(company, setup, told)
    }

    fn is_effect(told: &Told) -> bool {
        matches!(told, Told::Spent { .. } | Told::GainedActions { .. } | Told::Demoted { .. } | Told::Sacked { .. })
    }

    fn chapter_ended(words: &Words, told: &Told) -> Option<String> {
        let &Told::Round { round: round @ 2.., .. } = told else { return None };
        Some(words.say("last-will-page-round-over", &[("round", (round - 1).into())]))
    }

    fn is_staged(told: &Told) -> bool {
        scenes::is_staged(told)
    }

    fn scene(at: &At<'_, LastWill>, place: usize) -> Option<Scene> {
        scenes::draw(at, place)
    }

    fn score(words: &Words, tenths: i32) -> String {
        say::money(words, i16::try_from(tenths / 10).unwrap_or(0))
    }

    fn tale(past: &Past<'_, LastWill>) -> Tale {
        tale::of(past)
    }

    fn picture(past: &Past<'_, LastWill>) -> Option<BoardPicture> {
        tale::picture::draw(past)
    }

    fn lesson(at: &At<'_, LastWill>) -> Option<Lesson> {
        lessons::of(at)
    }

    fn primer(words: &Words) -> Primer {
        primer::of(words)
    }

    fn parts(words: &Words) -> Markup {
        parts::draw(words)
    }

    fn provenance() -> Option<Provenance> {
        Some(Provenance::of(Edition::built_in()))
    }
}

/// Returns a message with a piece of markup in the place of one of its variables.
pub(crate) fn around(words: &Words, key: &str, name: &str, inside: &Markup) -> Markup {
    let text = words.say(key, &[(name, "\u{1}".into())]);
    let (before, after) = text.split_once('\u{1}').unwrap_or((&text, ""));
    html! { (before) (inside) (after) }
}
