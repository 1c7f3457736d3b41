//! What the signs mean.

use bequest_last_will::Symbol;
use bequest_words::Words;
use maud::{Markup, html};

use super::say;
use crate::art::sign;

/// The signs besides the symbols of cards, each with the key of its name.
const SIGNS: [(&str, &str); 8] = [
    ("action", "last-will-page-sign-action"),
    ("card", "last-will-page-sign-card"),
    ("boy", "last-will-page-sign-boy"),
    ("maintain", "last-will-page-sign-maintain"),
    ("sell", "last-will-page-sign-sell"),
    ("crown", "last-will-page-sign-crown"),
    ("start", "last-will-page-first"),
    ("demotion", "last-will-page-errand-demotion"),
];

/// Draws the legend of the table; it opens when someone asks for it.
pub(super) fn draw(words: &Words) -> Markup {
    let title = words.say("last-will-page-legend", &[]);
    html! {
        div.key.signs-key tabindex="0" role="group" aria-label=(title) {
            b { (title) }
            (signs(words))
        }
    }
}

/// Draws all signs with their names.
pub(super) fn signs(words: &Words) -> Markup {
    html! {
        ul.signs-list {
            @for &symbol in Symbol::ALL { li { (sign(symbol)) span { (say::symbol(words, symbol)) } } }
            @for (name, key) in SIGNS { li { (sign(name)) span { (words.say(key, &[])) } } }
        }
    }
}
