//! How the rulebook begins: the goal, five sentences, and a round in five pictures of a game that was played.

use std::sync::LazyLock;

use bequest_engine::{Game, Record, Seat, Viewer};
use bequest_last_will::{LastWill, Phase, Told, View};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use super::card::{self, Size};
use super::model::Model;
use super::{market, mine, plans, race};
use bequest_web::{At, Primer, TurnStep, picture};

/// A game with jobs.
const SAMPLE: &str = include_str!("../../../rules/records/sacked-four-players.rec");
const NAMES: [&str; 5] = ["Clara", "Theo", "Mabel", "Gus", "Ida"];

/// What a player saw in a turn in which there was something to see, and what they had heard by then.
static TURN: LazyLock<Option<(View, Vec<Told>)>> = LazyLock::new(|| {
    let record = Record::<LastWill>::parse(SAMPLE).ok()?;
    let viewer = Viewer::Seat(Seat::new(0));
    let turns = (1..).map_while(|rows| record.replay_rows(rows).ok()).take(600).map(|replayed| {
        let view = replayed.position().view(viewer);
        is_telling(&view).then(|| (view, replayed.log(viewer)))
    });
    turns.flatten().next()
});

/// Returns whether a position shows a job, a property on the board and two events in the hand.
fn is_telling(view: &View) -> bool {
    let seat = Seat::new(0);
    let edition = view.edition();
    let events = view.hands[seat].cards.iter().filter(|card| edition.face(*card).event().is_some()).count();
    let houses = view.boards[seat].iter().filter(|placed| placed.value.is_some()).count();
    view.phase == Phase::Actions && view.jobs[seat].is_some() && events > 0 && houses > 0
}

/// Returns how the rulebook begins.
pub(super) fn of(words: &Words) -> Primer {
    let say = |key: &str| words.say(&format!("last-will-page-primer-{key}"), &[]);
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
    let m = Model::of(&at);
    let step = |key: &str, rule, drawing: Markup| TurnStep {
        title: words.say(&format!("last-will-page-primer-{key}"), &[]),
        text: words.say(&format!("last-will-page-primer-{key}-text"), &[]),
        rule,
        picture: picture(&html! { div.{ "pic-" (key) } { (drawing) } }),
    };
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
