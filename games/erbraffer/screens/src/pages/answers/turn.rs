//! A turn: what is named for a card, or which cards are thrown away.

use crate::words::{heirloom, money};
use bequest_erbraffer::{Action, Effect, Erbraffer, Heirloom, Person, Plan, Rounding};
use maud::{Markup, html};

use super::{Sign, ask, listed, owner, undo};
use crate::pages::estate::{heirloom_art, likeness, mine};
use bequest_web::{At, Desk, form};

/// Draws what can be named next, or what ends the throwing away. The cards themselves stand in the hand.
pub(super) fn draw(at: &At<'_, Erbraffer>, desk: &Desk<'_, Erbraffer>, plan: Plan) -> Markup {
    let words = at.company.words;
    let heirs = desk.legal.iter().filter_map(|action| if let Action::Heir(heir) = *action { Some(heir) } else { None });
    let things =
        desk.legal.iter().filter_map(|action| if let Action::Heirloom(it) = *action { Some(it) } else { None });
    let choices = html! {
        (heir_buttons(at, plan, &heirs.collect::<Vec<_>>()))
        (heirloom_buttons(at, &things.collect::<Vec<_>>()))
        @if let Plan::Play { card, heirs, .. } = plan { (roundings(at, desk, at.view.edition().effect(card), heirs)) }
        @if let Plan::Throw { cards } = plan {
            button.button.primary type="submit" name="action" value="confirm" {
                (Sign::Bin.draw()) (words.say("erbraffer-desk-throw-confirm", &[("cards", cards.len().into())]))
            }
        }
    };
    html! {
        div.buttons {
            (form::answer(at, desk, "ways", &html! { (words.say("erbraffer-desk-turn-legend", &[])) }, &choices))
            @if plan != Plan::None { (undo(at, desk.seat, &words.say("erbraffer-desk-take-back", &[]))) }
        }
    }
}

fn heir_buttons(at: &At<'_, Erbraffer>, plan: Plan, heirs: &[Person]) -> Markup {
    if heirs.is_empty() {
        return html! {};
    }
    let words = at.company.words;
    let effect = if let Plan::Play { card, .. } = plan { Some(at.view.edition().effect(card)) } else { None };
    let buttons = html! {
        @for &heir in heirs {
            @let action = Action::Heir(heir);
            button.button.quiet.heir type="submit" name="action" value=(action) data-ask-all=[ask(at, action)] {
                (owner(at, heir)) (mine(at, heir))
                @if let Some(sum) = effect.and_then(|effect| after(effect, at.view.cash[heir])) {
                    span.then { "→ " (money(words, sum.into())) }
                }
            }
        }
    };
    listed(at, heirs.len(), &words.say("erbraffer-desk-list", &[("count", heirs.len().into())]), &buttons)
}

/// Returns what somebody has after a card, in thousands, where that is all there is to it.
fn after(effect: Effect, cash: u16) -> Option<u16> {
    match effect {
        Effect::Gain(sum) | Effect::GainTwo(sum) | Effect::Wedding(sum) => Some(cash + sum),
        Effect::Loss(sum) | Effect::LossTwo(sum) => Some(cash.saturating_sub(sum)), // ERB-13
        Effect::LoseAll => Some(0),
        Effect::Halve => cash.is_multiple_of(2).then_some(cash / 2),
        Effect::Double => Some(2 * cash),
        Effect::Sibling | Effect::Sheep | Effect::Exchange | Effect::NewWill | Effect::Sweep => None,
    }
}

fn heirloom_buttons(at: &At<'_, Erbraffer>, heirlooms: &[Heirloom]) -> Markup {
    if heirlooms.is_empty() {
        return html! {};
    }
    let (words, edition) = (at.company.words, at.view.edition());
    let buttons = html! {
        @for &it in heirlooms {
            @let action = Action::Heirloom(it);
            @let owner = at.view.owner(it);
            button.button.quiet.heir type="submit" name="action" value=(action) data-ask-all=[ask(at, action)] {
                (heirloom_art(edition, it))
                span { b { (heirloom(words, edition, it)) } " " small { (money(words, edition.heirloom(it).value.into())) } }
                (likeness(edition, owner)) small { (edition.person(owner).name) }
            }
        }
    };
    listed(
        at,
        heirlooms.len(),
        &words.say("erbraffer-desk-list-things", &[("count", heirlooms.len().into())]),
        &buttons,
    )
}

/// Draws both ways to round half of an odd sum, with what comes of it. ERB-54
fn roundings(at: &At<'_, Erbraffer>, desk: &Desk<'_, Erbraffer>, effect: Effect, heirs: [Option<Person>; 2]) -> Markup {
    let Some(giver) = heirs[0].filter(|_| desk.legal.contains(&Action::Round(Rounding::Up))) else { return html! {} };
    let words = at.company.words;
    let name = |person: Person| at.view.edition().person(person).name.clone();
    let cash = at.view.cash[giver];
    let taker = heirs[1].filter(|_| effect == Effect::Sibling);
    html! {
        div.choices {
            @for (rounding, leaves) in [(Rounding::Down, cash / 2), (Rounding::Up, cash.div_ceil(2))] {
                @let action = Action::Round(rounding);
                @let keeps = money(words, (cash - leaves).into());
                button.button.primary.round type="submit" name="action" value=(action) data-ask-all=[ask(at, action)] {
                    @match taker {
                        Some(taker) => span {
                            (words.say("erbraffer-desk-round-gives", &[("from", name(giver).into()), ("sum", keeps.into()),
                                ("to", name(taker).into()), ("gain", money(words, leaves.into()).into())]))
                        },
                        None => span { (words.say("erbraffer-desk-round-keeps", &[("from", name(giver).into()), ("sum", keeps.into())])) },
                    }
                }
            }
        }
    }
}
