//! The legal actions of a seat as buttons, those that begin with the same word together.

use bequest_engine::{Game, StandingOrder};
use bequest_words::plain::{Group, Run, capital, groups};
use maud::{Markup, html};

use crate::badge::badge;
use crate::{At, Prompt, form};

type Groups<G> = Vec<Group<<G as Game>::Action>>;

/// Draws what a seat can do.
pub(crate) fn answers<G: Game>(at: &At<'_, G>, prompt: &Prompt<'_, G>) -> Markup {
    let words = at.company.words;
    let name = at.company.name(prompt.seat);
    html! {
        section.plain.plain-answer data-key={ "answer-" (prompt.seat) } {
            @if at.prompts.len() > 1 {
                h3 { (badge(prompt.seat, name, "small")) span { (words.say("plain-answer-of", &[("who", name.into())])) } }
            }
            @if at.company.you == Some(prompt.seat) {
                @if at.awaiting_ready { p.note { (words.say("plain-awaiting-ready", &[])) } }
                (controls(at, prompt))
            } @else {
                // The legal actions of a seat may reveal what it holds.
                p.note { (words.say("plain-uncover", &[("who", name.into())])) }
            }
        }
    }
}

/// Draws the standing orders that the viewer's seat can give, or the one that it has, with the button that withdraws it.
pub(crate) fn orders<G: Game>(at: &At<'_, G>) -> Markup {
    let Some(seat) = at.company.you.filter(|_| !at.past) else { return html! {} };
    let open = G::StandingOrder::open_to(at.view, seat);
    if open.is_empty() && at.order.is_none() {
        return html! {};
    }
    let words = at.company.words;
    html! {
        section.plain.plain-answer data-key={ "orders-" (seat) } {
            form id={ "orders-" (seat) } method="post" action=(at.post_to) data-post="" {
                input type="hidden" name="seat" value=(seat);
                fieldset {
                    legend { (words.say("plain-orders", &[])) }
                    @if let Some(order) = at.order {
                        p.note lang="en" { (capital(&order.to_string())) }
                        button.button.quiet type="submit" name="order" value="" { (words.say("plain-order-withdraw", &[])) }
                    } @else {
                        div.row {
                            @for order in &open {
                                button.button.quiet type="submit" name="order" value=(order) lang="en" { (capital(&order.to_string())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn controls<G: Game>(at: &At<'_, G>, prompt: &Prompt<'_, G>) -> Markup {
    let (runs, rest): (Groups<G>, Groups<G>) =
        groups(prompt.legal).into_iter().partition(|group| group.run().is_some());
    let (alone, several): (Groups<G>, Groups<G>) = rest.into_iter().partition(|group| group.actions.len() == 1);
    let class = if several.is_empty() && runs.is_empty() { "button primary" } else { "button quiet" };
    let legend = html! { (at.company.words.say("plain-choices", &[])) };
    let buttons = html! {
        @for group in &several { (row(at, group)) }
        @if !alone.is_empty() {
            div.row { @for action in alone.iter().flat_map(|group| &group.actions) { (single(at, &action.1, class)) } }
        }
    };
    html! {
        @for group in &runs { @if let Some(run) = group.run() { (range(at, prompt, &group.word, run)) } }
        @if !(several.is_empty() && alone.is_empty()) { (form::answer(at, prompt, "buttons", &legend, &buttons)) }
    }
}

/// Draws several actions that begin with the same word.
fn row<G: Game>(at: &At<'_, G>, group: &Group<G::Action>) -> Markup {
    let word = capital(&group.word);
    html! {
        div.plain-group role="group" aria-label=(word) lang="en" {
            p { (word) }
            div.row {
                @for (rest, action) in &group.actions {
                    button.button.primary type="submit" name="action" value=(action) data-ask-all=(ask(at, action)) {
                        span.unseen { (word) " " }
                        @if rest.is_empty() { (word) } @else { (rest) }
                    }
                }
            }
        }
    }
}

/// Draws an action that is the only one to begin with its word.
fn single<G: Game>(at: &At<'_, G>, action: &G::Action, class: &str) -> Markup {
    html! {
        button class=(class) type="submit" name="action" value=(action) lang="en" data-ask-all=(ask(at, action)) {
            (capital(&action.to_string()))
        }
    }
}

/// Draws a field for one of many numbers.
fn range<G: Game>(at: &At<'_, G>, prompt: &Prompt<'_, G>, word: &str, run: Run) -> Markup {
    let words = at.company.words;
    let Run { least, most, step } = run;
    let label = capital(word);
    let between = [("least", words.grouped(least).into()), ("most", words.grouped(most).into())];
    let id = format!("plain-{}-{}", number(prompt, word), prompt.seat);
    let field = html! {
        (form::hidden("action", word))
        div.plain-range {
            label for=(id) { span lang="en" { (label) } " " small { (words.say("plain-range", &between)) } }
            input.input id=(id) type="number" inputmode="numeric" name="action" required min=(least) max=(most) step=(step) value=(least);
            button.button.primary type="submit" lang="en" data-ask-all=(ask(at, &word)) { (label) }
        }
    };
    form::answer(at, prompt, &format!("plain-range-{}", number(prompt, word)), &html! { (label) }, &field)
}

/// Returns the place of a word among those of a seat: words may hold what no name of an element can.
fn number<G: Game>(prompt: &Prompt<'_, G>, word: &str) -> usize {
    groups(prompt.legal).iter().position(|group| group.word == word).unwrap_or(0)
}

/// Returns the question before an action, for people who confirm every step.
fn ask<G: Game>(at: &At<'_, G>, action: &impl ToString) -> String {
    at.company.words.say("plain-ask", &[("action", capital(&action.to_string()).into())])
}
