//! The guide of a first game: a strip at the foot of the board that says one thing at a time, points at what it speaks of
//! and proposes a move.

use bequest_engine::{Game, Seat};
use maud::{Markup, html};

use crate::icon::Icon;
use crate::{Guide, Prompt, TableFrame, form, trial};

/// What the guide of a first game says just now.
#[derive(Clone, Default)]
pub struct Lesson {
    /// Its name; each lesson has another one.
    pub name: &'static str,
    /// The title, in a few words.
    pub title: String,
    /// The text, in a few sentences. If there is a thought, people read this only when they ask why.
    pub text: String,
    /// The region it is about: `board`, `stage`, `answers`, `hand` or `players`.
    pub about: &'static str,
    /// What is said in two lines, with the pins ① to ⑨ in it.
    pub thought: Option<String>,
    /// What the pins point at, the first of them first.
    pub pins: Vec<Pin>,
    /// A move that the guide can make for the player.
    pub proposal: Option<Proposal>,
}

/// What a number in the text of the guide points at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pin {
    /// The things on the page: each is the `id` or the `data-key` of an element, or the action that a control gives.
    pub at: Vec<String>,
}

impl Pin {
    /// Makes a pin that points at some things.
    pub fn at<T: ToString>(things: impl IntoIterator<Item = T>) -> Self {
        Self { at: things.into_iter().map(|thing| thing.to_string()).collect() }
    }
}

/// The pins of a text while it is written.
#[derive(Default)]
pub struct Pins(Vec<Pin>);

impl Pins {
    /// Adds a pin that points at some things, and returns how it is written in the text. A text has nine at the most.
    pub fn add<T: ToString>(&mut self, things: impl IntoIterator<Item = T>) -> &'static str {
        let place = self.0.len().min(WRITTEN.len() - 1);
        self.0.push(Pin::at(things));
        WRITTEN[place]
    }

    /// Returns all of them, the first one first.
    pub fn all(self) -> Vec<Pin> {
        self.0
    }
}

/// A move that the guide proposes, and makes if the player says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Whose move it is.
    pub seat: Seat,
    /// The number of what the seat is asked.
    pub question: u32,
    /// The move, in its notation.
    pub action: String,
    /// The move in two to four words, as on a button.
    pub label: String,
    /// What is asked before it is made, if it cannot be undone.
    pub ask: Option<String>,
    /// Whether its button is the main one. What is proposed with reserve is not.
    pub main: bool,
}

impl Proposal {
    /// Proposes an answer to what a seat is asked.
    pub fn new<G: Game>(prompt: &Prompt<'_, G>, action: &G::Action, label: String) -> Self {
        Self { seat: prompt.seat, question: prompt.question, action: action.to_string(), label, ask: None, main: true }
    }
}

/// The numbers of pins as they are written in texts.
const WRITTEN: [&str; 9] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"];

/// Draws what the guide says; nothing if there is none, or if it sleeps.
pub(crate) fn draw(frame: &TableFrame<'_>) -> Markup {
    let lesson = match &frame.guide {
        Guide::None | Guide::Left => return html! {},
        Guide::Offer(learned) => return trial::offer(frame, learned),
        Guide::Along(lesson) => lesson,
    };
    let say = |key| frame.words.say(key, &[]);
    // The strip stays where it is, so that nothing jumps and screen readers announce all its texts.
    html! {
        @let name = lesson.as_ref().map(|lesson| lesson.name);
        @let about = lesson.as_ref().map(|lesson| lesson.about);
        section.lesson data-lesson=[name] data-about=[about] aria-label=(say("site-guide")) {
            p.name aria-hidden="true" { (Icon::Guide.draw()) span { (say("site-guide-short")) } }
            @match lesson {
                Some(lesson) => {
                    (said(frame, lesson))
                    // The style shows these instead: while the page follows behind, and when something else is chosen.
                    p.later { (say("site-guide-later")) }
                    p.other { (say("site-guide-other")) }
                },
                None => div.words role="status" { p { (say("site-guide-quiet-text")) } },
            }
            (form_with(frame.href, "0", &say("site-guide-sleep"), Icon::Close))
        }
    }
}

/// Draws the button that wakes the guide.
pub(crate) fn wake(frame: &TableFrame<'_>) -> Markup {
    match &frame.guide {
        Guide::Left => form_with(frame.href, "1", &frame.words.say("site-guide-call", &[]), Icon::Guide),
        Guide::None | Guide::Along(_) | Guide::Offer(_) => html! {},
    }
}

fn form_with(href: &str, on: &str, label: &str, icon: Icon) -> Markup {
    html! {
        form.guide-turn method="post" action={ (href) "/guide" } data-post="" {
            (form::hidden("on", on))
            button.button.icon-only type="submit" aria-label=(label) title=(label) { (icon.draw()) }
        }
    }
}

fn said(frame: &TableFrame<'_>, lesson: &Lesson) -> Markup {
    let Lesson { title, text, thought, .. } = lesson;
    html! {
        div.words role="status" {
            @match thought {
                Some(thought) => { h2.unseen { (title) } p { (pinned(frame, lesson, thought)) } },
                None => { h2 { (title) } p { (pinned(frame, lesson, text)) } },
            }
        }
        @if let Some(proposal) = &lesson.proposal { (proposed(frame, proposal)) }
        @if thought.is_some() && !text.is_empty() { (because(frame, lesson)) }
    }
}

/// Draws a text in which each number of a pin points at something.
fn pinned(frame: &TableFrame<'_>, lesson: &Lesson, text: &str) -> Markup {
    let mut rest = text;
    let mut drawn = Vec::new();
    let next =
        |rest: &str| (0..).zip(WRITTEN).filter_map(|(number, sign)| Some((rest.find(sign)?, number, sign))).min();
    while let Some((place, number, sign)) = next(rest) {
        drawn.push(html! { (rest[..place]) });
        drawn.push(pin(frame, number + 1, lesson.pins.get(number)));
        rest = &rest[place + sign.len()..];
    }
    html! { @for piece in drawn { (piece) } (rest) }
}

/// Draws a number in a text that points at something; at nothing if there is no such pin.
fn pin(frame: &TableFrame<'_>, number: usize, pin: Option<&Pin>) -> Markup {
    let Some(pin) = pin else { return html! {} };
    let label = frame.words.say("site-guide-pin", &[("number", number.into())]);
    html! {
        button.pin type="button" data-pin=(number) data-things=(pin.at.join("|")) aria-label=(label) { (number) }
    }
}

/// Draws the button that makes the move.
fn proposed(frame: &TableFrame<'_>, proposal: &Proposal) -> Markup {
    let Proposal { seat, question, action, label, ask, main } = proposal;
    let weight = if *main { "primary" } else { "quiet" };
    html! {
        form.proposed method="post" action={ (frame.href) "/act" } data-post="" {
            (form::hidden("seat", &seat.to_string()))
            (form::hidden("question", &question.to_string()))
            button.button.(weight) type="submit" name="action" value=(action) data-ripens data-ask=[ask] { (label) }
        }
    }
}

/// Draws why, folded away.
fn because(frame: &TableFrame<'_>, lesson: &Lesson) -> Markup {
    html! {
        details.because data-key={ "because-" (lesson.name) } {
            summary.button.quiet { (frame.words.say("site-guide-why", &[])) }
            div { h3 { (lesson.title) } p { (lesson.text) } }
        }
    }
}
