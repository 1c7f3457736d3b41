//! The pages of Maloney's Inheritance.

mod answers;
mod chart;
mod count;
mod drawing;
mod geography;
mod hand;
mod history;
mod lessons;
mod map;
mod marks;
mod parts;
mod players;
mod stage;
mod texts;
mod towns;
mod week;

use bequest_editions::Source;
use bequest_engine::{Edition as _, Game, Seat, SeatSet};
use bequest_maloney::{Edition, Maloney, PhaseView, Setup, Told, View};
use bequest_words::maloney::{day, short_day};
use bequest_words::{Company, Words};
use maud::Markup;

pub use drawing::{assets, map_path, map_svg};
use texts::Texts;

use crate::{At, Board, Chapter, Desk, Lesson, Provenance};

impl Board for Maloney {
    const FIRST_GAME: usize = 3;

    fn title(words: &Words) -> String {
        Maloney::ledger().title(words.language().code()).to_owned()
    }

    fn question(at: &At<'_, Self>) -> String {
        let can_answer = at.desks.iter().any(|desk| at.company.you == Some(desk.seat) && !desk.legal.is_empty());
        if can_answer || at.view.phase == PhaseView::Over {
            return bequest_words::maloney::question(&at.company, at.view);
        }
        let names: Vec<String> = awaited(at).iter().map(|seat| at.company.name(seat).to_owned()).collect();
        if names.is_empty() {
            return at.company.words.say("maloney-page-moment", &[]);
        }
        at.company.words.say("maloney-page-waiting", &[("who", at.company.words.list(&names).into())])
    }

    fn chapter(words: &Words, view: &View) -> Chapter {
        let long = words.say("maloney-page-day", &[("day", day(words, view.day).into()), ("number", view.days.into())]);
        Chapter { number: view.days.into(), short: short_day(words, view.day), long }
    }

    fn board(at: &At<'_, Self>) -> Markup {
        map::draw(at, texts(at))
    }

    fn stage(at: &At<'_, Self>) -> Markup {
        stage::draw(at, texts(at))
    }

    fn players(at: &At<'_, Self>) -> Markup {
        players::draw(at, texts(at))
    }

    fn hand(at: &At<'_, Self>) -> Markup {
        hand::draw(at, texts(at))
    }

    fn answers(at: &At<'_, Self>, desk: &Desk<'_, Self>) -> Markup {
        answers::draw(at, desk, texts(at))
    }

    fn told(company: &Company<'_>, setup: &Setup, told: &Told) -> String {
        bequest_words::maloney::told(company, setup.components(), told)
    }

    fn teller(told: &Told) -> Option<Seat> {
        told.seat()
    }

    fn score(words: &Words, tenths: i32) -> String {
        words.tenths(tenths)
    }

    fn chart(company: &Company<'_>, moments: &[View]) -> Markup {
        chart::draw(company, moments)
    }

    fn lesson(at: &At<'_, Self>) -> Option<Lesson> {
        lessons::of(at)
    }

    fn trial_is_over(_: &View) -> bool {
        false
    }

    fn parts(words: &Words) -> Markup {
        parts::draw(words)
    }

    fn provenance() -> Provenance {
        let edition = Edition::built_in();
        Provenance { edition: edition.id().name, counts: Source::ALL.map(|source| edition.count(source)) }
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
