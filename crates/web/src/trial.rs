//! Where a rulebook advises to stop a first game: the question whether to go on, and the end of those who do not.

use maud::{Markup, html};

use crate::{TableFrame, form};

/// Draws what was learned, and asks whether to go on. Nobody else is waited for meanwhile.
pub(crate) fn offer(frame: &TableFrame<'_>, learned: &Markup) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    let answer = |go_on: &str, key, class: &str| {
        form::fields(&format!("{}/trial", frame.href), &form::hidden("go-on", go_on), &say(key), class)
    };
    html! {
        div.trial-veil {}
        section.panel.trial-offer aria-labelledby="trial-title" data-about="board" {
            div role="status" {
                h2 #trial-title { (say("site-trial-title")) }
                (learned)
                p { (say("site-trial-text")) }
            }
            div.row {
                (answer("1", "site-trial-go-on", "button primary large"))
                (answer("0", "site-trial-stop", "button quiet large"))
            }
        }
    }
}

/// Draws the end of a first game that was stopped early, with how it stands.
pub(crate) fn stopped(frame: &TableFrame<'_>, game: &str, standing: &Markup) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    html! {
        section.panel.pad.trial {
            h2 { (say("site-end-trial")) }
            p { (say("site-end-trial-text")) }
            (standing)
            div.row {
                (form::fields("/play-now", &form::hidden("game", game), &say("site-end-trial-whole"), "button primary"))
                a.button.quiet href=(format!("/new?game={game}")) { (say("site-end-trial-friends")) }
            }
        }
    }
}
