//! The pages of Maloney's Inheritance.

mod answers;
mod bidding;
mod count;
mod drawing;
mod geography;
mod hand;
mod hints;
mod history;
mod journey;
mod lessons;
mod map;
mod marks;
mod parts;
mod players;
mod primer;
mod scenes;
mod stage;
mod tale;
mod texts;
mod towns;
mod week;

use std::sync::LazyLock;

use crate::words::{day, short_day};
use bequest_engine::{Game, Seat, SeatSet};
use bequest_maloney::{Day, Edition, Maloney, PhaseView, Setup, Told, View};
use bequest_words::{Company, Words};
use maud::Markup;

pub use drawing::{map_path, map_svg};
use texts::Texts;

use bequest_web::assets::{self, Asset};
use bequest_web::{
    Area, At, Board, BoardPicture, Chapter, Lesson, Look, Past, Pitch, Primer, Prompt, Provenance, Scene, Tale,
};

use crate::Screens;

/// The styles of the board, of the controls of an auction, of staged scenes, and of the pictures and components in the
/// rulebook.
const STYLES: &str = concat!(
    include_str!("../assets/board.css"),
    include_str!("../assets/bidding.css"),
    include_str!("../assets/scenes.css"),
    include_str!("../assets/primer.css"),
    include_str!("../assets/parts.css")
);

static STYLE: LazyLock<Asset> = LazyLock::new(|| assets::css("maloney", STYLES));
static TILE: LazyLock<Asset> = LazyLock::new(|| assets::svg("tile-maloney", include_str!("../assets/tile.svg")));

impl Board for Screens {
    type Game = Maloney;

    const FIRST_GAME: Option<usize> = Some(4);

    fn look() -> Look {
        let keys = &[
            ("b", "maloney-key-bid"),
            ("s", "maloney-key-up-to"),
            ("x", "maloney-key-out"),
            ("j", "maloney-key-joker"),
        ];
        Look { style: Some(&STYLE), tile: Some(&TILE), keys, ..Look::plain(Maloney::ID) }
    }

    fn assets() -> Vec<&'static Asset> {
        drawing::assets()
    }

    fn pitch(words: &Words) -> Option<Pitch> {
        Some(Pitch { about: words.say("maloney-pitch", &[]), scene: words.say("maloney-scene", &[]) })
    }

    fn question(at: &At<'_, Maloney>) -> String {
        let can_answer =
            at.prompts.iter().any(|prompt| at.company.you == Some(prompt.seat) && !prompt.legal.is_empty());
        if let Some(order) = at.order.filter(|_| can_answer) {
            return crate::words::order(&at.company, order);
        }
        if can_answer || at.view.phase == PhaseView::Over {
            return crate::words::question(&at.company, at.view);
        }
        if at.past {
            return at.company.words.say("maloney-page-past", &[]);
        }
        let names: Vec<String> = awaited(at).iter().map(|seat| at.company.name(seat).to_owned()).collect();
        if names.is_empty() {
            return at.company.words.say("maloney-page-moment", &[]);
        }
        at.company.words.say("maloney-page-waiting", &[("who", at.company.words.list(&names).into())])
    }

    fn question_seat(at: &At<'_, Maloney>) -> Option<Seat> {
        let mut awaited = awaited(at).iter();
        let alone = awaited.next().filter(|_| awaited.next().is_none());
        at.asked_viewer().or(alone.filter(|_| at.view.phase != PhaseView::Over))
    }

    fn chapter(words: &Words, view: &View) -> Chapter {
        let long = words.say("maloney-page-day", &[("day", day(words, view.day).into()), ("number", view.days.into())]);
        Chapter { number: view.days.into(), short: short_day(words, view.day), long }
    }

    fn board(at: &At<'_, Maloney>) -> Markup {
        map::draw(at, texts(at))
    }

    fn stage(at: &At<'_, Maloney>) -> Markup {
        stage::draw(at, texts(at))
    }

    fn players(at: &At<'_, Maloney>) -> Markup {
        players::draw(at, texts(at))
    }

    fn hand(at: &At<'_, Maloney>) -> Markup {
        hand::draw(at, texts(at))
    }

    fn answers(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>) -> Markup {
        answers::draw(at, prompt, texts(at))
    }

    fn beside_answers(at: &At<'_, Maloney>) -> Markup {
        bidding::idle(at, texts(at))
    }

    fn key(area: Area, at: &At<'_, Maloney>) -> Option<u64> {
        match area {
            Area::Board => Some(map::key(at)),
            Area::Hand => hand::key(at),
            // They change with nearly every step.
            Area::Stage | Area::Players => None,
        }
    }

    fn log_text(company: &Company<'_>, setup: &Setup, told: &Told) -> String {
        crate::words::log_text(company, setup.components(), told)
    }

    fn log_seat(told: &Told) -> Option<Seat> {
        told.seat()
    }

    fn chapter_ended(words: &Words, told: &Told) -> Option<String> {
        let &Told::Morning { number, day: today } = told else { return None };
        let yesterday = Day::WEEK[(today as usize + 6) % 7];
        let values = [("day", day(words, yesterday).into()), ("number", number.checked_sub(1)?.into())];
        (number > 1).then(|| words.say("maloney-page-day", &values))
    }

    fn is_staged(told: &Told) -> bool {
        scenes::is_staged(told)
    }

    fn scene(at: &At<'_, Maloney>, place: usize) -> Option<Scene> {
        scenes::draw(at, texts(at), place)
    }

    fn score(words: &Words, tenths: i32) -> String {
        words.tenths(tenths)
    }

    fn tale(past: &Past<'_, Maloney>) -> Tale {
        tale::of(past)
    }

    fn picture(past: &Past<'_, Maloney>) -> Option<BoardPicture> {
        journey::picture(past)
    }

    fn look_back(at: &At<'_, Maloney>, whole: &[Told]) -> Markup {
        map::look_back(at, texts(at), whole)
    }

    fn lesson(at: &At<'_, Maloney>) -> Option<Lesson> {
        lessons::of(at)
    }

    fn trial_is_over(_: &View) -> bool {
        false
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

fn texts(at: &At<'_, Maloney>) -> &'static Texts {
    Texts::of(at.company.words, at.view.edition())
}

/// Returns the seats that the game waits for.
fn awaited(at: &At<'_, Maloney>) -> SeatSet {
    match at.view.phase {
        PhaseView::Auction { pending, .. } => pending,
        PhaseView::Driving { driver } => SeatSet::only(driver),
        PhaseView::Laying { answered } => SeatSet::all(at.view.points.players()).minus(answered),
        PhaseView::Dealing
        | PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Opening { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming
        | PhaseView::Over => SeatSet::EMPTY,
    }
}
