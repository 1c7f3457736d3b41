//! A turn: what is named for a card, or which cards are thrown away.

use crate::words::{heirloom, money};
use bequest_erbraffer::{Action, Deed, Effect, Erbraffer, Heirloom, Person, Plan, Rounding, View};
use maud::{Markup, html};

use super::{Sign, ask, give, in_order, listed, owner, reach, undo};
use crate::pages::estate::{heirloom_art, likeness};
use crate::pages::outlook;
use bequest_web::{At, Prompt, form};

/// Draws what can be named next, or what ends the throwing away. The cards themselves are in the hand.
pub(super) fn draw(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, plan: Plan) -> Markup {
    let words = at.company.words;
    let heirs =
        prompt.legal.iter().filter_map(|action| if let Action::Heir(heir) = *action { Some(heir) } else { None });
    let things =
        prompt.legal.iter().filter_map(|action| if let Action::Heirloom(it) = *action { Some(it) } else { None });
    let choices = html! {
        (heir_buttons(at, plan, &heirs.collect::<Vec<_>>()))
        (heirloom_buttons(at, &things.collect::<Vec<_>>()))
        @if let Plan::Play { card, heirs, .. } = plan { (roundings(at, prompt, at.view.edition().effect(card), heirs)) }
        @if let Plan::Throw { cards } = plan {
            button.button.primary type="submit" name="action" value="confirm" {
                (Sign::Bin.draw()) (words.say("erbraffer-answers-throw-confirm", &[("cards", cards.len().into())]))
            }
        }
    };
    html! {
        div.buttons {
            (form::answer(at, prompt, "ways", &html! { (words.say("erbraffer-answers-turn-legend", &[])) }, &choices))
            @if plan != Plan::None { (undo(at, prompt.seat, &words.say("erbraffer-answers-take-back", &[]))) }
        }
    }
}

fn heir_buttons(at: &At<'_, Erbraffer>, plan: Plan, heirs: &[Person]) -> Markup {
    if heirs.is_empty() {
        return html! {};
    }
    let words = at.company.words;
    let outlook = at.view.own_outlook();
    let buttons = html! {
        @for heir in in_order(outlook.as_ref(), heirs.to_vec()) {
            @let action = Action::Heir(heir);
            @let adds = outlook::gain(words, at.view, plan, heir);
            button.button.quiet.heir type="submit" name="action" value=(action) data-ask-all=[ask(at, action)]
                data-give=(giving(at, plan, heir)) data-adds=[&adds] {
                (owner(at, heir))
                @if let Some(sum) = after(at.view, plan, heir) { span.then { "→ " (money(words, sum.into())) } }
                (reach(at, outlook.as_ref(), heir, adds.as_deref()))
            }
        }
    };
    let list =
        listed(at, heirs.len(), &words.say("erbraffer-answers-list", &[("count", heirs.len().into())]), &buttons);
    html! { (give()) (list) }
}

/// Says what naming someone for the card of a plan does, as in `Give Erasmus 5,000`.
fn giving(at: &At<'_, Erbraffer>, plan: Plan, heir: Person) -> String {
    let (words, edition) = (at.company.words, at.view.edition());
    let who = ("who", edition.person(heir).name.as_str().into());
    let Plan::Play { card, heirs, .. } = plan else { return String::new() };
    let sum = |key, thousands: u16| words.say(key, &[who.clone(), ("sum", money(words, thousands.into()).into())]);
    let say = |key| words.say(key, std::slice::from_ref(&who));
    match edition.effect(card) {
        Effect::Gain(thousands) | Effect::GainTwo(thousands) => sum("erbraffer-give-gain", thousands),
        Effect::Loss(thousands) | Effect::LossTwo(thousands) => sum("erbraffer-give-loss", thousands),
        Effect::LoseAll => say("erbraffer-give-lose-all"),
        Effect::Halve => say("erbraffer-give-halve"),
        Effect::Double => say("erbraffer-give-double"),
        Effect::Sibling if heirs[0].is_none() => say("erbraffer-give-sibling"),
        Effect::Sibling | Effect::Sheep | Effect::Exchange | Effect::Wedding(_) | Effect::NewWill | Effect::Sweep => {
            say("erbraffer-give-to")
        }
    }
}

/// Returns what an heir has after the card of a plan, in thousands, where that is all there is to it.
fn after(view: &View, plan: Plan, heir: Person) -> Option<u16> {
    let Plan::Play { card, heirlooms, .. } = plan else { return None };
    match view.edition().effect(card) {
        Effect::Gain(_)
        | Effect::GainTwo(_)
        | Effect::Loss(_)
        | Effect::LossTwo(_)
        | Effect::LoseAll
        | Effect::Halve
        | Effect::Double => {}
        Effect::Wedding(_) | Effect::Sibling | Effect::Sheep | Effect::Exchange | Effect::NewWill | Effect::Sweep => {
            return None;
        }
    }
    let deed = Deed { seat: view.turn, card, heirs: [Some(heir), None], heirlooms };
    let sum = |rounding| view.after(&deed, rounding).cash[heir];
    Some(sum(Rounding::Down)).filter(|&down| down == sum(Rounding::Up))
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
        &words.say("erbraffer-answers-list-things", &[("count", heirlooms.len().into())]),
        &buttons,
    )
}

/// Draws both ways to round half of an odd sum, with what comes of it. ERB-54
fn roundings(
    at: &At<'_, Erbraffer>,
    prompt: &Prompt<'_, Erbraffer>,
    effect: Effect,
    heirs: [Option<Person>; 2],
) -> Markup {
    let Some(giver) = heirs[0].filter(|_| prompt.legal.contains(&Action::Round(Rounding::Up))) else { return html! {} };
    let words = at.company.words;
    let name = |person: Person| at.view.edition().person(person).name.clone();
    let cash = at.view.cash[giver];
    let taker = heirs[1].filter(|_| effect == Effect::Sibling);
    html! {
        div.choices {
            @for (rounding, leaves) in [Rounding::Down, Rounding::Up].map(|way| (way, way.half(cash))) {
                @let action = Action::Round(rounding);
                @let keeps = money(words, (cash - leaves).into());
                button.button.primary.round type="submit" name="action" value=(action) data-ask-all=[ask(at, action)] {
                    @match taker {
                        Some(taker) => span {
                            (words.say("erbraffer-answers-round-gives", &[("from", name(giver).into()), ("sum", keeps.into()),
                                ("to", name(taker).into()), ("gain", money(words, leaves.into()).into())]))
                        },
                        None => span { (words.say("erbraffer-answers-round-keeps", &[("from", name(giver).into()), ("sum", keeps.into())])) },
                    }
                }
            }
        }
    }
}
