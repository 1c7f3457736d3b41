//! How the rulebook begins: the goal, five sentences, and the course of the game in five pictures of one that was played.

use std::sync::LazyLock;

use bequest_erbraffer::{Edition, Erbraffer, Person, PhaseView, View};
use bequest_words::Words;
use maud::{Markup, html};

use super::{OBJECTS, bust, hand, tree};
use bequest_web::{At, Primer, SampleMoment, TurnStep};

/// A game of four, in which everyone has one heir.
const SAMPLE: &str = include_str!("../../../rules/records/four-players.rec");

/// What a player saw in the first turn, with what they had heard by then.
static TURN: LazyLock<Option<SampleMoment<Erbraffer>>> =
    LazyLock::new(|| SampleMoment::find(SAMPLE, |view: &View| matches!(view.phase, PhaseView::Turn { .. })));

/// Returns the key of a text.
fn key(name: &str) -> String {
    format!("erbraffer-primer-{name}")
}

/// Returns how the rulebook begins.
pub(super) fn of(words: &Words) -> Primer {
    Primer::of_moment(words, key, TURN.as_ref(), steps)
}

fn steps(at: &At<'_, Erbraffer>) -> Vec<TurnStep> {
    let view = at.view;
    let step = |name: &str, rule, drawing: Markup| TurnStep::new(at.company.words, key, name, rule, &drawing);
    vec![
        step("card", "ERB-10", cards(at)),
        step("relative", "ERB-12", relative(at)),
        step("year", "ERB-15", year()),
        step("estate", "ERB-30", estate(view.edition())),
        step("heir", "ERB-60", heir(view)),
    ]
}

fn cards(at: &At<'_, Erbraffer>) -> Markup {
    let cards = at.view.own_hand().unwrap_or_default();
    html! { @for card in cards.iter().take(2) { (hand::shown(at, card)) } }
}

/// Draws the part of the tree where the living are.
fn relative(at: &At<'_, Erbraffer>) -> Markup {
    let (x, y) = tree::spot(at);
    html! { div.crop style={ "--x:" (x) "px;--y:" (y) "px" } { (tree::draw(at)) } }
}

fn year() -> Markup {
    html! { svg viewBox="0 0 24 24" { use href={ (OBJECTS.path) "#hourglass" } {} } b.figure { "1850" } }
}

/// Draws a couple with its children.
fn estate(edition: &Edition) -> Markup {
    let Some(couple) = edition.couples_in(0).iter().next() else { return html! {} };
    let partners = edition.couple(couple).partners;
    let children = |person: &Person| edition.person(*person).parents == Some(couple);
    html! {
        div.pair { @for person in partners { (bust::draw(edition, person)) } }
        div.children { @for person in edition.row(1).iter().filter(children) { (bust::draw(edition, person)) } }
    }
}

fn heir(view: &View) -> Markup {
    let heir = view.own_portraits().and_then(|heirs| heirs.iter().next());
    html! {
        @if let Some(heir) = heir {
            (bust::draw(view.edition(), heir))
            b.figure { (view.edition().person(heir).name) }
        }
    }
}
