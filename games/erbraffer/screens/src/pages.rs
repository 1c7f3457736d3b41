//! The pages of Die Erbraffer.

mod answers;
mod bust;
mod estate;
mod fortune;
mod hand;
mod hints;
mod layout;
mod lessons;
mod outlook;
mod parts;
mod players;
mod portrait;
mod primer;
mod reveal;
mod scenes;
mod secrets;
mod stage;
mod tale;
mod tree;
mod trial;

use std::sync::LazyLock;

use bequest_engine::{Game, Seat};
use bequest_erbraffer::{Edition, Erbraffer, Setup, Told, View, Year};
use bequest_words::{Company, Words};
use maud::Markup;

use bequest_web::assets::{self, Asset};
use bequest_web::{
    Area, At, Board, BoardPicture, Chapter, Colour, Lesson, Look, Past, Pitch, Primer, Prompt, Provenance, Scene, Tale,
};

use crate::Screens;

/// The portraits, drawn once for all pages.
pub(crate) static PORTRAITS: LazyLock<Asset> = LazyLock::new(|| assets::svg("portraits", portrait::sprite()));
/// Heirlooms, coins, the hourglass and other things on the tree.
pub(crate) static OBJECTS: LazyLock<Asset> =
    LazyLock::new(|| assets::svg("objects", include_str!("../assets/objects.svg")));
static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let style = concat!(
        include_str!("../assets/board.css"),
        include_str!("../assets/answers.css"),
        include_str!("../assets/players.css"),
        include_str!("../assets/outlook.css"),
        include_str!("../assets/primer.css"),
        include_str!("../assets/scenes.css"),
    );
    assets::css("erbraffer", style)
});
static SCRIPT: LazyLock<Asset> = LazyLock::new(|| assets::script("family", include_str!("../assets/family.js")));
static TILE: LazyLock<Asset> = LazyLock::new(|| assets::svg("tile-erbraffer", include_str!("../assets/tile.svg")));

impl Board for Screens {
    type Game = Erbraffer;

    /// With four everyone has one heir, which is enough to look after. ERB-4
    const FIRST_GAME: Option<usize> = Some(4);

    fn look() -> Look {
        Look {
            colour: Colour::Brown,
            style: Some(&STYLE),
            script: Some(&SCRIPT),
            tile: Some(&TILE),
            keys: &[("f", "erbraffer-key-list")],
            ..Look::plain(Erbraffer::ID)
        }
    }

    fn assets() -> Vec<&'static Asset> {
        [&*PORTRAITS, &*OBJECTS, &*hand::VIGNETTES].into_iter().chain(&*tree::LINES).collect()
    }

    fn pitch(words: &Words) -> Option<Pitch> {
        Some(Pitch { about: words.say("erbraffer-pitch", &[]), scene: words.say("erbraffer-scene", &[]) })
    }

    fn question(at: &At<'_, Erbraffer>) -> String {
        stage::question(at)
    }

    fn question_seat(at: &At<'_, Erbraffer>) -> Option<Seat> {
        stage::question_seat(at)
    }

    fn chapter(_: &Words, view: &View) -> Chapter {
        let year = view.year.to_string();
        Chapter { number: view.year.number().into(), short: year.clone(), long: year }
    }

    fn board(at: &At<'_, Erbraffer>) -> Markup {
        tree::draw(at)
    }

    fn stage(at: &At<'_, Erbraffer>) -> Markup {
        stage::draw(at)
    }

    fn players(at: &At<'_, Erbraffer>) -> Markup {
        players::draw(at)
    }

    fn hand(at: &At<'_, Erbraffer>) -> Markup {
        hand::draw(at)
    }

    fn answers(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Markup {
        answers::draw(at, prompt)
    }

    fn key(area: Area, at: &At<'_, Erbraffer>) -> Option<u64> {
        match area {
            Area::Board => Some(tree::key(at)),
            Area::Hand => hand::key(at),
            Area::Players => Some(players::key(at)),
            // What is being decided changes with nearly every step.
            Area::Stage => None,
        }
    }

    fn log_text(company: &Company<'_>, setup: &Setup, told: &Told) -> String {
        crate::words::log_text(company, setup.components(), told)
    }

    fn log_seat(told: &Told) -> Option<Seat> {
        told.seat()
    }

    /// What a card does, and what each child gets.
    fn is_effect(told: &Told) -> bool {
        use Told::{Gained, Gave, Inherited, Lost, Moved};
        matches!(told, Gained { .. } | Lost { .. } | Gave { .. } | Moved { .. } | Inherited { .. })
    }

    fn chapter_ended(_: &Words, told: &Told) -> Option<String> {
        let &Told::Hourglass { year, .. } = told else { return None };
        Year::all().take_while(|before| *before < year).last().map(|before| before.to_string())
    }

    fn is_staged(told: &Told) -> bool {
        scenes::is_staged(told)
    }

    fn scene(at: &At<'_, Erbraffer>, place: usize) -> Option<Scene> {
        scenes::draw(at, place)
    }

    fn score(words: &Words, tenths: i32) -> String {
        crate::words::money(words, u32::try_from(tenths / 10).unwrap_or(0))
    }

    fn tale(past: &Past<'_, Erbraffer>) -> Tale {
        tale::of(past)
    }

    fn picture(past: &Past<'_, Erbraffer>) -> Option<BoardPicture> {
        tree::picture::draw(past)
    }

    fn lesson(at: &At<'_, Erbraffer>) -> Option<Lesson> {
        hints::with(at, lessons::of(at))
    }

    fn trial_is_over(view: &View) -> bool {
        view.living >= 1 // ERB-75
    }

    fn trial_offer(at: &At<'_, Erbraffer>) -> Markup {
        trial::offer(at)
    }

    fn trial_standing(company: &Company<'_>, views: &[&View]) -> Markup {
        trial::standing(company, views)
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
