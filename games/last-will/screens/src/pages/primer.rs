//! How the rulebook begins: the goal, five sentences, and a round in five pictures of a game that was played.

use std::sync::LazyLock;

use bequest_engine::Seat;
use bequest_last_will::{LastWill, Phase, View};
use bequest_words::Words;
use maud::{Markup, html};

use super::card::{self, Size};
use super::model::Model;
use super::{market, mine, plans, race};
use bequest_web::{At, Primer, SampleMoment, TurnStep};

/// A game with jobs.
const SAMPLE: &str = include_str!("../../../rules/records/sacked-four-players.rec");

/// What a player saw in a turn in which there was something to see, with what they had heard by then.
static TURN: LazyLock<Option<SampleMoment<LastWill>>> = LazyLock::new(|| SampleMoment::find(SAMPLE, is_telling));

/// Returns whether a position shows a job, a property on the board and two events in the hand.
fn is_telling(view: &View) -> bool {
    let seat = Seat::new(0);
    let edition = view.edition();
    let events = view.hands[seat].cards.iter().filter(|card| edition.face(*card).event().is_some()).count();
    let houses = view.boards[seat].iter().filter(|placed| placed.value.is_some()).count();
    view.phase == Phase::Actions && view.jobs[seat].is_some() && events > 0 && houses > 0
}

/// Returns the key of a text.
fn key(name: &str) -> String {
    format!("last-will-page-primer-{name}")
}

/// Returns how the rulebook begins.
pub(super) fn of(words: &Words) -> Primer {
    Primer::of_moment(words, key, TURN.as_ref(), steps)
}

fn steps(at: &At<'_, LastWill>) -> Vec<TurnStep> {
    let m = Model::of(at);
    let step = |name: &str, rule, drawing: Markup| TurnStep::new(at.company.words, key, name, rule, &drawing);
    vec![
        step("plan", "LW-20", plans::row(&m)),
        step("errand", "LW-30", cards(&m)),
        step("event", "LW-41", events(&m)),
        step("house", "LW-60", html! { (market::draw(&m)) (mine::house(&m)) }),
        step("end", "LW-63", race::draw(&m)),
    ]
}

/// Draws cards of the offering.
fn cards(m: &Model<'_>) -> Markup {
    let cards = m.view.offered.iter().filter_map(|space| space.card).take(3);
    html! { @for card in cards { (card::still(m.words, m.edition, card, Size::Small)) } }
}

fn events(m: &Model<'_>) -> Markup {
    let hand = m.own_hand().unwrap_or_default();
    let events = hand.iter().filter(|card| m.edition.face(*card).event().is_some()).take(2);
    html! { @for card in events { (card::still(m.words, m.edition, card, Size::Medium)) } }
}
