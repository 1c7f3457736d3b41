//! How the rulebook begins: the goal, five sentences, and a day in five pictures of a game that was played.

use std::sync::LazyLock;

use bequest_engine::{Game, Record, Seat, Viewer};
use bequest_maloney::{Card, Contents, Maloney, PhaseView, Told, View};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::lessons::best_town;
use super::texts::Texts;
use super::{hand, map};
use bequest_web::{At, Icon, Primer, TurnStep, badge, picture};

/// A game in which something is bid in the morning.
const SAMPLE: &str = include_str!("../../../rules/records/four-players.rec");
const NAMES: [&str; 6] = ["Clara", "Theo", "Mabel", "Gus", "Ida", "Otis"];

/// What a player saw in the morning of an ordinary day, and what they had heard by then.
static MORNING: LazyLock<Option<(View, Vec<Told>)>> = LazyLock::new(|| {
    let record = Record::<Maloney>::parse(SAMPLE).ok()?;
    let viewer = Viewer::Seat(Seat::new(0));
    let mornings = (1..).map_while(|rows| record.replay_rows(rows).ok()).take(400).map(|replayed| {
        let view = replayed.position().view(viewer);
        (is_telling(&view)).then(|| (view, replayed.log(viewer)))
    });
    mornings.flatten().next()
});

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

/// Returns how the rulebook begins.
pub(super) fn of(words: &Words) -> Primer {
    let say = |key: &str| words.say(&format!("maloney-primer-{key}"), &[]);
    let steps = MORNING.as_ref().map(|(view, heard)| steps(words, view, heard));
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
    let texts = Texts::of(words, view.edition());
    let step = |key: &str, rule, drawing: Markup| TurnStep {
        title: words.say(&format!("maloney-primer-{key}"), &[]),
        text: words.say(&format!("maloney-primer-{key}-text"), &[]),
        rule,
        picture: picture(&html! { div.{ "pic-" (key) } { (drawing) } }),
    };
    vec![
        step("auction", "MAL-30", auction(&at, texts)),
        step("drive", "MAL-13", map::draw(&at, texts)),
        step("suitcase", "MAL-14", suitcase(&at, texts)),
        step("cards", "MAL-17", html! { @for card in cards(view) { (hand::shown(&at, texts, card)) } }),
        step("testament", "MAL-22", testament(&at, texts)),
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
