//! The pages of Maloney's Inheritance.

mod answers;
mod drawing;
mod geography;
mod hand;
mod map;
mod marks;
mod players;
mod stage;
mod texts;

use bequest_engine::{Game, SeatSet};
use bequest_maloney::{Maloney, PhaseView, Setup, Told};
use bequest_words::{Company, Words};
use maud::{Markup, html};

pub use drawing::{assets, map_path, map_svg};
use texts::Texts;

use crate::{At, Board, Desk};

impl Board for Maloney {
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

    fn board(at: &At<'_, Self>) -> Markup {
        let texts = texts(at);
        html! { (map::draw(at, texts)) (stage::draw(at, texts)) }
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
