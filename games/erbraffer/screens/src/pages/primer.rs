//! How the rulebook begins: the goal, five sentences, and the course of the game in five pictures of one that was played.

use std::sync::LazyLock;

use bequest_engine::{Game, Record, Seat, Viewer};
use bequest_erbraffer::{Edition, Erbraffer, Person, PhaseView, Told, View};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use super::{OBJECTS, bust, hand, tree};
use bequest_web::{At, Primer, TurnStep, picture};

/// A game of four, in which everyone has one heir.
const SAMPLE: &str = include_str!("../../../rules/records/four-players.rec");
const NAMES: [&str; 6] = ["Clara", "Theo", "Mabel", "Gus", "Ida", "Otis"];

/// What a player saw in the first turn, and what they had heard by then.
static TURN: LazyLock<Option<(View, Vec<Told>)>> = LazyLock::new(|| {
    let record = Record::<Erbraffer>::parse(SAMPLE).ok()?;
    let viewer = Viewer::Seat(Seat::new(0));
    let turns = (1..).map_while(|rows| record.replay_rows(rows).ok()).take(400).map(|replayed| {
        let view = replayed.position().view(viewer);
        matches!(view.phase, PhaseView::Turn { .. }).then(|| (view, replayed.log(viewer)))
    });
    turns.flatten().next()
});

/// Returns how the rulebook begins.
pub(super) fn of(words: &Words) -> Primer {
    let say = |key: &str| words.say(&format!("erbraffer-primer-{key}"), &[]);
    let steps = TURN.as_ref().map(|(view, heard)| steps(words, view, heard));
    Primer {
        goal: say("goal"),
        sentences: ["first", "second", "third", "fourth", "fifth"].map(say).to_vec(),
        turn: say("turn"),
        steps: steps.unwrap_or_default(),
    }
}

fn steps(words: &Words, view: &View, heard: &[Told]) -> Vec<TurnStep> {
    let names = NAMES.map(str::to_owned);
    let company = Company { words, names: &names, you: Some(Seat::new(0)) };
    let at = At {
        company,
        view,
        heard,
        prompts: &[],
        post_to: "",
        why_at: "",
        awaiting_ready: false,
        order: None,
        past: true,
    };
    let step = |key: &str, rule, drawing: Markup| TurnStep {
        title: words.say(&format!("erbraffer-primer-{key}"), &[]),
        text: words.say(&format!("erbraffer-primer-{key}-text"), &[]),
        rule,
        picture: picture(&html! { div.{ "pic-" (key) } { (drawing) } }),
    };
    vec![
        step("card", "ERB-10", cards(&at)),
        step("relative", "ERB-12", relative(&at)),
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
