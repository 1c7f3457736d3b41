//! How the rulebook begins: the goal, five sentences, and a day in five pictures of a game that was played.

use std::sync::LazyLock;

use bequest_engine::Seat;
use bequest_maloney::{Card, Contents, Maloney, PhaseView, View};
use bequest_words::Words;
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::lessons::best_town;
use super::texts::Texts;
use super::{hand, map};
use bequest_web::{At, Icon, Primer, SampleMoment, TurnStep, badge};

/// A game in which something is bid in the morning.
const SAMPLE: &str = include_str!("../../../rules/records/four-players.rec");

/// What a player saw in the morning of an ordinary day, with what they had heard by then.
static MORNING: LazyLock<Option<SampleMoment<Maloney>>> = LazyLock::new(|| SampleMoment::find(SAMPLE, is_telling));

/// Returns whether a position shows what an auction is about: a bid, and two cards of a town that can be reached.
fn is_telling(view: &View) -> bool {
    let is_auction = matches!(view.phase, PhaseView::Auction { highest: Some(_), bid, .. } if bid >= 300);
    is_auction && view.days > 1 && cards(view).len() > 1
}

/// Returns the viewer's cards of the best town in reach.
fn cards(view: &View) -> Vec<Card> {
    let Some((town, _)) = best_town(view) else { return Vec::new() };
    view.own_hand().unwrap_or_default().and(view.edition().cards_of(town)).iter().take(2).collect()
}

/// Returns the key of a text.
fn key(name: &str) -> String {
    format!("maloney-primer-{name}")
}

/// Returns how the rulebook begins.
pub(super) fn of(words: &Words) -> Primer {
    Primer::of_moment(words, key, MORNING.as_ref(), steps)
}

fn steps(at: &At<'_, Maloney>) -> Vec<TurnStep> {
    let texts = Texts::of(at.company.words, at.view.edition());
    let step = |name: &str, rule, drawing: Markup| TurnStep::new(at.company.words, key, name, rule, &drawing);
    vec![
        step("auction", "MAL-30", auction(at, texts)),
        step("drive", "MAL-13", map::draw(at, texts)),
        step("suitcase", "MAL-14", suitcase(at, texts)),
        step("cards", "MAL-17", html! { @for card in cards(at.view) { (hand::shown(at, texts, card)) } }),
        step("testament", "MAL-22", testament(at, texts)),
    ]
}

fn auction(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let bid = if let PhaseView::Auction { bid, .. } = at.view.phase { bid } else { 0 };
    html! { (Icon::Hammer.draw()) b.money { (texts.money(at.company.words, bid)) } }
}

fn suitcase(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let (sign, _, text) = map::found(at, texts, Contents::Points(3));
    html! {
        svg viewBox="0 0 34 31" { use href={ (pieces_path()) "#suitcase-open" } {} }
        svg.what viewBox="0 0 26 26" { use href={ (pieces_path()) "#" (sign) } {} }
        b.figure { (text) }
    }
}

fn testament(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let seat = at.view.testament.unwrap_or(Seat::new(0));
    html! {
        (badge(seat, at.company.name(seat), "large")) b.figure { (at.view.points[seat]) } (texts.plate.testament)
    }
}
