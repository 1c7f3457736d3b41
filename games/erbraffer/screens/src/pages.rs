//! The pages of Die Erbraffer.

mod answers;
mod bust;
mod chart;
mod estate;
mod fortune;
mod hand;
mod kin;
mod layout;
mod lessons;
mod parts;
mod players;
mod portrait;
mod reveal;
mod secrets;
mod stage;
mod tree;

use std::sync::LazyLock;

use bequest_editions::Source;
use bequest_engine::{Edition as _, Game, Seat};
use bequest_erbraffer::{Edition, Erbraffer, Setup, Told, View};
use bequest_words::{Company, Words};
use maud::Markup;

use crate::assets::Asset;
use crate::{At, Board, Chapter, Desk, Lesson, Provenance};

/// The portraits, drawn once for all pages.
pub(crate) static PORTRAITS: LazyLock<Asset> =
    LazyLock::new(|| crate::assets::svg("erbraffer-portraits", portrait::sprite()));
/// Heirlooms, coins, the hourglass and other things that lie on the tree.
pub(crate) static OBJECTS: LazyLock<Asset> =
    LazyLock::new(|| crate::assets::svg("family-objects", include_str!("../assets/erbraffer-objects.svg")));

/// Returns the files that the pages draw with.
pub(crate) fn assets() -> [&'static Asset; 3] {
    [&PORTRAITS, &OBJECTS, &tree::LINES]
}

impl Board for Erbraffer {
    /// With four everybody has one heir, which is enough to look after. ERB-4
    const FIRST_GAME: usize = 4;

    fn title(words: &Words) -> String {
        Erbraffer::ledger().title(words.language().code()).to_owned()
    }

    fn question(at: &At<'_, Self>) -> String {
        stage::question(at)
    }

    fn chapter(_: &Words, view: &View) -> Chapter {
        let year = view.year.to_string();
        Chapter { number: view.year.number().into(), short: year.clone(), long: year }
    }

    fn board(at: &At<'_, Self>) -> Markup {
        tree::draw(at)
    }

    fn stage(at: &At<'_, Self>) -> Markup {
        stage::draw(at)
    }

    fn players(at: &At<'_, Self>) -> Markup {
        players::draw(at)
    }

    fn hand(at: &At<'_, Self>) -> Markup {
        hand::draw(at)
    }

    fn answers(at: &At<'_, Self>, desk: &Desk<'_, Self>) -> Markup {
        answers::draw(at, desk)
    }

    fn told(company: &Company<'_>, setup: &Setup, told: &Told) -> String {
        bequest_words::erbraffer::told(company, setup.components(), told)
    }

    fn teller(told: &Told) -> Option<Seat> {
        told.seat()
    }

    fn score(words: &Words, tenths: i32) -> String {
        bequest_words::erbraffer::money(words, u32::try_from(tenths / 10).unwrap_or(0))
    }

    fn chart(company: &Company<'_>, moments: &[View]) -> Markup {
        chart::draw(company, moments)
    }

    fn lesson(at: &At<'_, Self>) -> Option<Lesson> {
        lessons::of(at)
    }

    fn trial_is_over(view: &View) -> bool {
        view.living >= 1 // ERB-75
    }

    fn parts(words: &Words) -> Markup {
        parts::draw(words)
    }

    fn provenance() -> Provenance {
        let edition = Edition::built_in();
        Provenance { edition: edition.id().name, counts: Source::ALL.map(|source| edition.count(source)) }
    }
}
