//! The influence cards that someone holds.

mod vignette;

use std::mem::discriminant;

pub(crate) use vignette::VIGNETTES;

use crate::words::{effect, money, title};
use bequest_engine::{Pool, RuleId, Seat, Viewer};
use bequest_erbraffer::{Action, Card, Effect, Erbraffer, PhaseView, Plan};
use bequest_words::Words;
use maud::{Markup, Render, html};

use super::answers::{self, Sign};
use bequest_web::{At, Prompt, badge, form, key_of, part};

/// A longer word of a title has no room beside the sign that discards, unless it is set smaller.
const LONG: usize = 12;

/// Draws the viewer's hand; nothing for spectators, and everyone's when all is open.
pub(super) fn draw(at: &At<'_, Erbraffer>) -> Markup {
    if at.view.viewer == Viewer::Open || at.view.phase == PhaseView::Over {
        return open_hands(at);
    }
    let (Some(you), Some(cards)) = (at.company.you, at.view.own_hand()) else { return html! {} };
    let words = at.company.words;
    html! {
        section.holding aria-label=(words.say("erbraffer-answers-hand", &[])) {
            ol.influence-cards data-hot="h" tabindex="0" { @for card in cards.iter() { (held(at, you, card)) } }
        }
    }
}

/// Returns a number for all that the viewer's hand depends on.
pub(super) fn key(at: &At<'_, Erbraffer>) -> Option<u64> {
    let view = at.view;
    let is_own = matches!(view.viewer, Viewer::Seat(_)) && view.phase != PhaseView::Over;
    let hand = view.own_hand().filter(|_| is_own)?;
    let plan = if let PhaseView::Turn { plan } = view.phase { plan } else { None };
    let legal: Vec<(Seat, Action)> = at.legal(|_| true).collect();
    let locked: Vec<RuleId> = hand.iter().map(|card| view.forbids_card(card)).collect();
    Some(key_of(&(hand, discriminant(&view.phase), plan, legal, locked)))
}

/// What can be done with a card just now.
enum Use {
    /// It is a button that sends this.
    Send(&'static str, Action),
    /// It is the one that is being played.
    Chosen,
    /// It says why not; whether it is the card itself that is in the way.
    Closed(bool),
}

fn use_of(at: &At<'_, Erbraffer>, prompt: Option<&Prompt<'_, Erbraffer>>, card: Card) -> Use {
    let legal = |action| prompt.is_some_and(|prompt| prompt.legal.contains(&action));
    let is_will = at.view.edition().effect(card) == Effect::NewWill;
    if is_will && legal(Action::Will) {
        return Use::Send("will", Action::Will);
    }
    if legal(Action::Play(card)) {
        return Use::Send("play", Action::Play(card));
    }
    match at.view.phase {
        PhaseView::Turn { plan: Some(Plan::Play { card: chosen, .. }) } if chosen == card => Use::Chosen,
        PhaseView::Turn { .. } if prompt.is_some() => Use::Closed(true),
        PhaseView::Turn { .. }
        | PhaseView::Dealing
        | PhaseView::DrawingFirst
        | PhaseView::Drawing { .. }
        | PhaseView::Testament
        | PhaseView::Choosing
        | PhaseView::Sharing
        | PhaseView::Answering { .. }
        | PhaseView::Over => Use::Closed(false),
    }
}

/// Draws a card: one that can be played is a button, the others say why they cannot.
fn held(at: &At<'_, Erbraffer>, you: Seat, card: Card) -> Markup {
    let words = at.company.words;
    let prompt = at.prompts.iter().find(|prompt| prompt.seat == you && !prompt.legal.is_empty());
    let is_thrown =
        matches!(at.view.phase, PhaseView::Turn { plan: Some(Plan::Throw { cards }) } if cards.contains(card));
    let class = match (at.view.edition().card(card).hourglass, is_thrown) {
        (true, false) => "card influence beige",
        (false, false) => "card influence grey",
        (true, true) => "card influence beige thrown",
        (false, true) => "card influence grey thrown",
    };
    let form = format!("ways-{you}");
    html! {
        li data-key=(card) {
            @match use_of(at, prompt, card) {
                Use::Send(kind, action) => {
                    button class={ (class) " " (kind) } type="submit" form=(form) name="action" value=(action)
                        data-ask-all=[answers::ask(at, action)] { (face(at, card)) }
                }
                // A button still, so that the focus stays on it; but there is nothing more to do with it.
                Use::Chosen => button class={ (class) " chosen" } type="button" aria-pressed="true" {
                    (face(at, card)) span.unseen { " " (words.say("erbraffer-answers-chosen", &[])) }
                },
                Use::Closed(_) if at.past => div class=(class) { (face(at, card)) },
                Use::Closed(false) => (form::closed(at, Some(you), &Action::Play(card).to_string(), class, &face(at, card))),
                Use::Closed(true) => (form::closed(at, Some(you), &Action::Play(card).to_string(), &format!("{class} locked"), &html! {
                    (face(at, card)) span.later { (words.say("erbraffer-answers-not-now", &[])) }
                })),
            }
            @if let Some(prompt) = prompt { (bin(at, prompt, card, &form)) }
        }
    }
}

/// Draws what throws a card away, or keeps it after all. ERB-10
fn bin(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, card: Card, form: &str) -> Markup {
    let words = at.company.words;
    let actions = [(Action::Throw(card), "erbraffer-answers-throw"), (Action::Keep(card), "erbraffer-answers-keep")];
    html! {
        @for (action, key) in actions.into_iter().filter(|(action, _)| prompt.legal.contains(action)) {
            @let label = words.say(key, &[("card", title(words, at.view.edition(), card).into())]);
            button.bin type="submit" form=(form) name="action" value=(action) aria-label=(label) data-tip {
                @if action == Action::Throw(card) { (Sign::Bin.draw()) } @else { (Sign::Keep.draw()) }
            }
        }
    }
}

/// Draws a card that is only looked at.
pub(super) fn shown(at: &At<'_, Erbraffer>, card: Card) -> Markup {
    let colour = if at.view.edition().card(card).hourglass { "beige" } else { "grey" };
    html! { div.card.influence.(colour) { (face(at, card)) } }
}

fn face(at: &At<'_, Erbraffer>, card: Card) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let info = edition.card(card);
    let face = html! {
        @let title = title(words, edition, card);
        span.title.long[title.split(' ').any(|word| word.chars().count() > LONG)] { (title) }
        (vignette::draw(&info.title, card))
        @if info.hourglass {
            span.ten { (Sign::Glass.draw()) em { (words.say("erbraffer-answers-ten-years", &[])) } }
        }
        b.figure aria-hidden="true" { (figure(words, info.effect)) }
        span.text { (effect(words, edition, card)) }
    };
    part(card, html! { span.part { (face) } }).render()
}

/// Returns in a few signs what the text of a card says.
pub(super) fn figure(words: &Words, effect: Effect) -> String {
    let sum = |thousands: u16| money(words, thousands.into());
    match effect {
        Effect::Gain(thousands) | Effect::Wedding(thousands) => format!("+{}", sum(thousands)),
        Effect::Loss(thousands) => format!("−{}", sum(thousands)),
        Effect::GainTwo(thousands) => format!("2 × +{}", sum(thousands)),
        Effect::LossTwo(thousands) => format!("2 × −{}", sum(thousands)),
        Effect::LoseAll => "→ 0".to_owned(),
        Effect::Halve => "½".to_owned(),
        Effect::Double => "× 2".to_owned(),
        Effect::Sibling => "½ →".to_owned(),
        Effect::Sheep => "→".to_owned(),
        Effect::Exchange => "↔".to_owned(),
        Effect::NewWill => "§".to_owned(),
        Effect::Sweep => "4 ↻".to_owned(),
    }
}

/// Draws what everyone holds, a row a player.
fn open_hands(at: &At<'_, Erbraffer>) -> Markup {
    let words = at.company.words;
    let edition = at.view.edition();
    html! {
        section.panel.holding.open aria-labelledby="hands-title" data-hot="h" tabindex="-1" {
            header { h2 #hands-title { (words.say("erbraffer-answers-hands", &[])) } }
            ul.open-hands {
                @for seat in at.view.hands.seats() {
                    @let cards: Pool<Card> = at.view.hands[seat].cards.unwrap_or_default();
                    li data-key={ "hand-" (seat) } {
                        (badge(seat, at.company.name(seat), "small")) b { (at.company.name(seat)) }
                        ul { @for card in cards.iter() {
                            li.beige[edition.card(card).hourglass] data-key=(card) { (title(words, edition, card)) " " b { (figure(words, edition.effect(card))) } }
                        } }
                    }
                }
            }
        }
    }
}
