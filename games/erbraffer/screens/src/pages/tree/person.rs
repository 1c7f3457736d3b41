//! A person of the tree: the portrait in its frame, and all that is said of it.

use crate::words::{money, sex};
use bequest_engine::{Piece, Seat};
use bequest_erbraffer::{Edition, Person, View};
use maud::{Markup, Render, html};

use super::purse::coins;
use super::{Scene, choice};
use crate::pages::{OBJECTS, PORTRAITS, outlook};
use bequest_web::{badge, part};

/// Whether a generation has lived, lives or will live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Dead,
    Living,
    Unborn,
}

impl State {
    pub(super) fn of(view: &View, generation: usize) -> Self {
        match generation.cmp(&usize::from(view.living)) {
            std::cmp::Ordering::Less => State::Dead,
            std::cmp::Ordering::Equal => State::Living,
            std::cmp::Ordering::Greater => State::Unborn,
        }
    }

    pub(super) fn class(self) -> &'static str {
        match self {
            State::Dead => "dead",
            State::Living => "living",
            State::Unborn => "unborn",
        }
    }
}

/// Draws someone's portrait: oval for benefactors, square for all others. Its size is `--w` by `--h`.
pub(in crate::pages) fn frame(edition: &Edition, person: Person) -> Markup {
    let shape = if edition.person(person).benefactor { "frame oval" } else { "frame" };
    html! {
        span class=(shape) { svg aria-hidden="true" { use href={ (PORTRAITS.path) "#" (person) } {} } }
    }
}

/// Draws a person of the tree.
pub(super) fn draw(scene: &Scene<'_>, person: Person, state: State) -> Markup {
    let content = part(person, content(scene, person, state)).render();
    html! {
        li.person.frozen[scene.view.frozen.contains(person)] data-tip style={ "left:" (scene.plan.x(person)) "px" } {
            @match scene.choice.of_person(person).filter(|_| state == State::Living) {
                Some(action) => (scene.choice.control(scene, action, &content)),
                // What it shows can be looked at by keyboard, too.
                None if state == State::Living => span tabindex="0" { (content) },
                None => span.hit { (content) },
            }
        }
    }
}

/// Draws what only the viewer knows of somebody: it is sent by itself, so that all else is the same for everyone.
fn own(scene: &Scene<'_>, person: Person, state: State) -> Markup {
    let (view, words) = (scene.view, scene.at.company.words);
    let object = |id: &str| html! { svg viewBox="0 0 24 24" { use href={ (OBJECTS.path) "#" (id) } {} } };
    let (mine, leads) = (is_mine(view, person), !scene.share(person).is_nothing());
    let heir_of = scene.heir_of(person).filter(|_| !mine).map(|seat| (seat, scene.at.company.name(seat)));
    html! {
        i.own.mine[mine].shown[heir_of.is_some()].lead[leads].named[choice::named(scene.at) == Some(person)] {
            @if let Some(outlook) = scene.outlook.as_ref().filter(|_| state == State::Living && !mine) {
                (outlook::share(words, view, outlook, person))
            }
            @if mine { span.mark aria-hidden="true" { (object("star")) (of_sex(scene, "erbraffer-board-my-heir", person)) } }
            @if let Some((seat, name)) = heir_of { span.owner { (badge(seat, name, "small")) } }
            @if holds_card(view, person) { span.card-mark aria-hidden="true" { (object("key")) } }
            @let spoken = spoken_of_own(scene, person);
            @if !spoken.0.is_empty() { span.unseen { (spoken) } }
        }
    }
}

fn is_mine(view: &View, person: Person) -> bool {
    view.own_portraits().is_some_and(|heirs| heirs.contains(person))
}

/// Returns what someone would inherit at present of the estate that is being shared out.
fn share(scene: &Scene<'_>, person: Person) -> Option<u16> {
    let (edition, estate) = (scene.view.edition(), scene.sharing()?);
    edition.children(estate.couple).contains(person).then(|| estate.share(edition, person))
}

/// Returns whether the viewer holds a card of someone that has not been shown.
fn holds_card(view: &View, person: Person) -> bool {
    let Some((seat, cards)) = view.viewer.seat().zip(view.own_benefactors()) else { return false };
    let secret = cards.minus(view.spent[seat]);
    !secret.and(view.edition().cards_of(person)).is_empty()
}

fn content(scene: &Scene<'_>, person: Person, state: State) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    let cash = view.cash[person];
    let content = html! {
        (frame(view.edition(), person))
        b.name { (texts.names[person.index()]) }
        @if state == State::Living || (cash > 0 && share(scene, person).is_none()) {
            (part(format_args!("cash-{person}"), purse(scene, person, state)))
        }
        @if let Some(share) = share(scene, person) { span.cash.coming aria-hidden="true" { (money(scene.at.company.words, share.into())) } }
        @if view.dowry(person) > 0 { i.dowry aria-hidden="true" { (view.dowry(person)) } }
        @if view.frozen.contains(person) {
            span.ribbon data-key="ribbon" aria-hidden="true" {
                svg viewBox="0 0 88 44" { use href={ (OBJECTS.path) "#testament" } {} }
                @if let Some(year) = scene.news.sealed_in(person) { em { (year) } }
            }
        }
        span.unseen { (spoken(scene, person, state)) }
        // Of the dead nobody knows more than the others, unless there is a card.
        @if state != State::Dead || !view.edition().cards_of(person).is_empty() {
            (part(format_args!("own-{person}"), own(scene, person, state)))
        }
    };
    html! { span.part { (content) } }
}

/// Draws someone's cash. It shows for a while that it has changed: then nothing else of the portrait changes.
fn purse(scene: &Scene<'_>, person: Person, state: State) -> Markup {
    let cash = scene.view.cash[person];
    html! {
        span.cash.fresh[scene.news.touched(person)] aria-hidden="true" {
            // Beside a great sum there is no room for its coins.
            @if state == State::Living && cash < 100 { (coins(cash)) }
            (money(scene.at.company.words, cash.into()))
        }
    }
}

/// Says something that names someone as a woman or as a man.
fn of_sex(scene: &Scene<'_>, key: &str, person: Person) -> String {
    scene.at.company.words.say(key, &[("sex", sex(scene.view.edition(), [person]).into())])
}

/// Says whose heir someone turned out to be.
fn heir_of(scene: &Scene<'_>, seat: Seat, person: Person) -> String {
    let values = [("who", scene.at.company.name(seat).into()), ("sex", sex(scene.view.edition(), [person]).into())];
    scene.at.company.words.say("erbraffer-board-heir-of", &values)
}

/// Says in words what the portrait shows to everyone.
fn spoken(scene: &Scene<'_>, person: Person, state: State) -> Markup {
    let (view, texts, words) = (scene.view, scene.texts, scene.at.company.words);
    let sum = |thousands: u16| money(words, thousands.into());
    let say = |key: &str, name: &str, value: String| words.say(key, &[(name, value.into())]);
    let (cash, dowry) = (view.cash[person], view.dowry(person));
    html! {
        ", " (texts.about[person.index()])
        @if state == State::Living || cash > 0 { ", " (sum(cash)) }
        @if let Some(share) = share(scene, person) { ", " (say("erbraffer-board-coming", "sum", sum(share))) }
        @for heirloom in view.heirlooms_of(person).iter() { ", " (texts.heirlooms[heirloom.index()]) }
        @if dowry > 0 { ", " (say("erbraffer-board-dowry", "sum", sum(dowry))) }
        @if view.frozen.contains(person) {
            ", " (scene.news.sealed_in(person).map_or_else(
                || words.say("erbraffer-board-sealed", &[]),
                |year| say("erbraffer-board-sealed-since", "year", year.to_string()),
            ))
        }
    }
}

/// Says in words what only the viewer knows of someone.
fn spoken_of_own(scene: &Scene<'_>, person: Person) -> Markup {
    let (view, words) = (scene.view, scene.at.company.words);
    let say = |key: &str, name: &str, value: String| words.say(key, &[(name, value.into())]);
    html! {
        @if is_mine(view, person) { ", " (of_sex(scene, "erbraffer-board-mine", person)) }
        @else if let Some(seat) = scene.heir_of(person) {
            ", " (heir_of(scene, seat, person))
        }
        @if holds_card(view, person) { ", " (of_sex(scene, "erbraffer-board-holds-card", person)) }
        @if !is_mine(view, person) && !scene.share(person).is_nothing() {
            ", " (say("erbraffer-board-share", "percent", scene.share(person).percent().to_string()))
        }
    }
}
