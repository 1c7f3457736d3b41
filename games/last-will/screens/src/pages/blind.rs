//! A blind draw: the piles, and the places of the cards that will come. LW-22

use bequest_last_will::{Action, Deck, LastWill, Told};
use bequest_web::{Prompt, form};
use maud::{Markup, html};

use super::model::Model;
use crate::art::back;

/// Draws the piles and the places.
pub(super) fn draw(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    html! {
        div.blind.wide {
            ul.piles { @for &deck in Deck::ALL { (pile(m, prompt, deck)) } }
            (places(m))
        }
    }
}

fn pile(m: &Model<'_>, prompt: &Prompt<'_, LastWill>, deck: Deck) -> Markup {
    let (count, action) = (m.view.draw.named[deck.index()], Action::Draw(deck));
    let inside = html! {
        (back(deck)) b { (m.say(&format!("last-will-pile-{deck}"))) }
        small { (m.words.say("last-will-page-pile-left", &[("count", m.view.pile(deck).into())])) }
        @if count > 0 { em { "×" (count) } }
    };
    html! {
        li.picked[count > 0] {
            @if prompt.legal.contains(&action) {
                button.pile type="submit" name="action" value=(action) data-ask=[ask(m, prompt, deck)] { (inside) }
            } @else {
                (form::closed(m.at, Some(prompt.seat), &action.to_string(), "pile", &inside))
            }
        }
    }
}

/// Returns what is asked before the last pile is named: the cards come at once then.
pub(super) fn ask(m: &Model<'_>, prompt: &Prompt<'_, LastWill>, last: Deck) -> Option<String> {
    let draw = m.view.draw;
    let mut named = draw.named;
    named[last.index()] += 1;
    // With one deck left, the rest is named without a question.
    let others = prompt.legal.iter().filter(|action| !matches!(action, Action::Draw(deck) if *deck == last)).count();
    let is_last = draw.to_name == 1 || others == 0 || (others == 1 && cards_of(m, last) <= named[last.index()].into());
    is_last.then(|| m.words.say("last-will-page-draw-ask", &[("what", mix(m, named).into())]))
}

/// Returns how many cards of a deck can still come.
fn cards_of(m: &Model<'_>, deck: Deck) -> usize {
    m.view.pile(deck) + m.view.discards.and(m.edition.deck(deck)).len()
}

/// Says how many cards of each pile are drawn.
fn mix(m: &Model<'_>, named: [u8; 4]) -> String {
    let some = Deck::ALL.iter().filter(|deck| named[deck.index()] > 0);
    let counted =
        some.map(|deck| m.words.say(&format!("last-will-page-mix-{deck}"), &[("count", named[deck.index()].into())]));
    m.words.list(&counted.collect::<Vec<_>>())
}

/// Draws a place for each card: the backs of those whose pile is named, in the order in which that happened.
fn places(m: &Model<'_>) -> Markup {
    let named = named(m);
    html! {
        div.places {
            p.tally { (m.words.say("last-will-page-draw-left", &[("count", m.view.draw.to_name.into())])) }
            ol {
                @for (number, deck) in (1..).zip(&named) {
                    li {
                        @if number == named.len() { (m.take_back("laid", &m.say("last-will-page-draw-back"), &html! { (back(deck)) i aria-hidden="true" { "×" } })) }
                        @else { (back(deck)) }
                    }
                }
                @for number in 0..m.view.draw.to_name { li.free { (named.len() + usize::from(number) + 1) } }
            }
        }
    }
}

/// Returns the piles that were named so far, in order.
fn named(m: &Model<'_>) -> Vec<Deck> {
    let count: u8 = m.view.draw.named.iter().sum();
    let heard = m.at.heard.iter().rev();
    let mut named: Vec<Deck> = heard
        .filter_map(|told| if let Told::Named { deck, .. } = *told { Some(deck) } else { None })
        .take(count.into())
        .collect();
    named.reverse();
    named
}
