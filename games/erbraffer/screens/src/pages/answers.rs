//! The controls with which a seat answers.

mod turn;

use std::cmp::Reverse;

use crate::words::{couple, heirlooms, money, title};
use bequest_engine::{Seat, Viewer};
use bequest_erbraffer::{Action, Ask, Couple, Erbraffer, Outlook, Person, PhaseView, Plan};
use maud::{Markup, PreEscaped, html};

use super::{estate, outlook};
use bequest_web::{At, Prompt, badge, form};

/// Draws the controls of one seat.
pub(super) fn draw(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Markup {
    if prompt.legal.is_empty() {
        return html! {};
    }
    let name = at.company.name(prompt.seat);
    html! {
        section.answer data-key={ "answer-" (prompt.seat) } {
            @if at.prompts.len() > 1 {
                h3.whose { (badge(prompt.seat, name, "small")) (at.company.words.say("erbraffer-answers-answer-of", &[("who", name.into())])) }
            }
            (controls(at, prompt))
        }
    }
}

fn controls(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Markup {
    match at.view.phase {
        PhaseView::Turn { plan: Some(plan) } if is_own(at, prompt.seat) => turn::draw(at, prompt, plan),
        PhaseView::Answering { .. } if is_own(at, prompt.seat) => window(at, prompt),
        PhaseView::Testament => testament(at, prompt),
        PhaseView::Choosing => choosing(at, prompt),
        PhaseView::Sharing => at.view.estate.map_or_else(|| html! {}, |its| estate::panel(at, prompt, &its)),
        // Only the player who holds the cards may see what can be done.
        PhaseView::Turn { .. } | PhaseView::Answering { .. } => uncover(at, prompt.seat),
        PhaseView::Dealing | PhaseView::DrawingFirst | PhaseView::Drawing { .. } | PhaseView::Over => html! {},
    }
}

/// Returns whether the page may show what is for a seat alone.
fn is_own(at: &At<'_, Erbraffer>, seat: Seat) -> bool {
    at.view.viewer == Viewer::Seat(seat)
}

fn uncover(at: &At<'_, Erbraffer>, seat: Seat) -> Markup {
    let who = at.company.name(seat);
    html! { p.note { (at.company.words.say("erbraffer-answers-uncover", &[("who", who.into())])) } }
}

/// Returns what is asked before an action that is final, by those who want to be asked: the last step of a card.
pub(super) fn ask(at: &At<'_, Erbraffer>, action: Action) -> Option<String> {
    let words = at.company.words;
    let edition = at.view.edition();
    let PhaseView::Turn { plan: Some(plan) } = at.view.phase else { return None };
    let last = match (plan, action) {
        (plan, Action::Round(_)) => Some(plan),
        (plan, action) => plan.naming(action).filter(|&plan| at.view.asks(plan) == Ask::Nothing),
    };
    let card = last.and_then(|plan| if let Plan::Play { card, .. } = plan { Some(card) } else { None });
    card.map(|card| words.say("erbraffer-answers-play-ask", &[("card", title(words, edition, card).into())]))
}

/// Draws a button that takes the last step of a seat back.
pub(super) fn undo(at: &At<'_, Erbraffer>, seat: Seat, label: &str) -> Markup {
    let (table, wish) = at.post_to.rsplit_once("/act").unwrap_or((at.post_to, ""));
    form::seat_button(&format!("{table}/undo{wish}"), seat, label, "button quiet")
}

/// Draws choices as a list that opens above the stage, where there are many.
pub(super) fn listed(at: &At<'_, Erbraffer>, count: usize, summary: &str, choices: &Markup) -> Markup {
    if count <= 3 {
        return html! { div.choices { (choices) } };
    }
    html! {
        details.chooser data-key={ "chooser-" (at.view.round) } {
            summary.button.quiet data-hot="f" { (Sign::List.draw()) (summary) }
            div.choices { (choices) }
        }
    }
}

// A testament

/// Draws the portraits that can be sealed. ERB-20
fn testament(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Markup {
    let words = at.company.words;
    let heirs: Vec<Person> = prompt
        .legal
        .iter()
        .filter_map(|action| if let Action::Testament(heir) = *action { Some(heir) } else { None })
        .collect();
    let ask = words.say("erbraffer-answers-testament-ask", &[]);
    let outlook = at.view.own_outlook();
    let choices = html! {
        @for heir in in_order(outlook.as_ref(), heirs.clone()) {
            @let give = words.say("erbraffer-give-testament", &[("who", at.view.edition().person(heir).name.as_str().into())]);
            button.button.quiet.heir type="submit" name="action" value=(Action::Testament(heir)) data-ask-all=(ask) data-give=(give) {
                (owner(at, heir)) (reach(at, outlook.as_ref(), heir, None))
            }
        }
    };
    let list =
        listed(at, heirs.len(), &words.say("erbraffer-answers-list", &[("count", heirs.len().into())]), &choices);
    let list = html! { div.buttons { (give()) (list) } };
    form::answer(at, prompt, "ways", &html! { (words.say("erbraffer-answers-testament-legend", &[])) }, &list)
}

/// Draws the button that names the relative who was chosen on the page; until then it is not there.
pub(super) fn give() -> Markup {
    html! { button.button.primary.give type="submit" hidden {} }
}

/// Puts those first of whose money most would reach the viewer's heirs, then their benefactors.
pub(super) fn in_order(outlook: Option<&Outlook>, mut persons: Vec<Person>) -> Vec<Person> {
    if let Some(outlook) = outlook {
        persons.sort_by_key(|&it| Reverse((outlook.share(it), outlook.benefactors().contains(it))));
    }
    persons
}

/// Draws what of a sum given to someone would reach the viewer's heirs, and what the choice would add to their fortune.
pub(super) fn reach(at: &At<'_, Erbraffer>, outlook: Option<&Outlook>, person: Person, adds: Option<&str>) -> Markup {
    let words = at.company.words;
    html! {
        @if let Some(outlook) = outlook {
            span.reaches {
                (outlook::share(words, at.view, outlook, person))
                @if let Some(adds) = adds { small { (adds) } }
                @if !outlook.share(person).is_nothing() {
                    span.unseen { ", " (words.say("erbraffer-answers-leads", &[("share", outlook.share(person).percent().into())])) }
                }
            }
        }
    }
}

/// Says who someone is: the name, the cash, the heirlooms.
pub(super) fn owner(at: &At<'_, Erbraffer>, person: Person) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    html! {
        (estate::likeness(edition, person))
        span { b { (edition.person(person).name) } " " small { (money(words, at.view.cash[person].into())) } }
        span.things-of { @for it in at.view.heirlooms_of(person).iter() {
            (estate::heirloom_art(edition, it)) span.unseen { ", " (crate::words::heirloom(words, edition, it)) }
        } }
    }
}

// A couple

/// Draws the couples that are left, each with its estate. ERB-30
fn choosing(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Markup {
    let couples =
        prompt.legal.iter().filter_map(|action| if let Action::Couple(couple) = *action { Some(couple) } else { None });
    let legend = html! { (at.company.words.say("erbraffer-answers-couple-legend", &[])) };
    let choices = html! { div.couples { @for one in couples { (couple_card(at, one)) } } };
    form::answer(at, prompt, "ways", &legend, &choices)
}

fn couple_card(at: &At<'_, Erbraffer>, one: Couple) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let partners = edition.couple(one).partners;
    let (cash, things) = at.view.estate_of(one);
    html! {
        button.couple-card type="submit" name="action" value=(Action::Couple(one)) data-key=(one) {
            span.two { @for partner in partners { (estate::likeness(edition, partner)) } }
            span.who { (couple(words, edition, one)) } " "
            span.leaves {
                b.figure { (money(words, cash.into())) }
                @for it in things.iter() { (estate::heirloom_art(edition, it)) }
                @if !things.is_empty() { span.unseen { ", " (heirlooms(words, edition, things)) } }
            }
            (estate::mine(at, partners[0]))
        }
    }
}

// New wills

/// Draws the answers about a new will: the same for everyone, except that players without one see why they cannot play
/// it. ERB-42, ERB-43
fn window(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Markup {
    let words = at.company.words;
    let say = |key| words.say(key, &[("year", at.view.year.to_string().into())]);
    let will = html! { (Sign::Seal.draw()) (say("erbraffer-answers-will")) };
    let answers = html! {
        button.button.primary type="submit" name="action" value="decline" data-hot="d" data-needs-now { (say("erbraffer-answers-decline")) }
        @if prompt.legal.contains(&Action::Will) {
            button.button.quiet.will type="submit" name="action" value="will" data-ask-all=(say("erbraffer-answers-will-ask")) { (will) }
        } @else {
            (form::closed(at, Some(prompt.seat), "will", "button quiet will", &will))
        }
        button.button.quiet.for-all type="submit" name="action" value="decline all" data-ask=(say("erbraffer-answers-decline-all-ask")) {
            (say("erbraffer-answers-decline-all"))
        }
    };
    form::answer(at, prompt, "ways", &html! { (say("erbraffer-answers-window")) }, &html! { div.buttons { (answers) } })
}

// Signs

/// A small sign beside a text that says the same.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// An hourglass.
    Glass,
    /// A tree: a golden year.
    Tree,
    /// A sealed paper: a white year, or a will.
    Seal,
    /// A card goes down.
    Bin,
    /// A card comes back.
    Keep,
    /// My heir.
    Star,
    /// My benefactor.
    Key,
    /// A list.
    List,
}

impl Sign {
    /// Draws it; screen readers skip it.
    pub(super) fn draw(self) -> Markup {
        let shapes = match self {
            Sign::Glass => {
                r#"<path d="M6 3h12M6 21h12M7.5 3.5c0 4 1.5 5.5 4.5 8.5 3-3 4.5-4.5 4.5-8.5M7.5 20.5c0-4 1.5-5.5 4.5-8.5 3 3 4.5 4.5 4.5 8.5"/><path fill="currentColor" d="M9.5 20c.4-2 1.3-2.8 2.5-3.6 1.2.8 2.1 1.6 2.5 3.6z"/>"#
            }
            Sign::Tree => {
                r#"<path d="M12 21v-7M12 14c-4 0-6-2-6-4.5S8 6 9 6c0-2 1.5-3 3-3s3 1 3 3c1 0 3 1 3 3.5S16 14 12 14zM8 21h8"/>"#
            }
            Sign::Seal => {
                r#"<path d="M6 3h10l3 3v12H6z"/><path d="M9 8h6M9 11h6"/><circle cx="15.5" cy="17" r="3" fill="currentColor"/><path d="m14 19.5-.8 3 2.3-1.3 2.3 1.3-.8-3"/>"#
            }
            Sign::Bin => r#"<path d="M12 4v10M7.5 9.5 12 14l4.5-4.5M4 16v4h16v-4"/>"#,
            Sign::Keep => r#"<path d="M12 14V4M7.5 8.5 12 4l4.5 4.5M4 16v4h16v-4"/>"#,
            Sign::Key => {
                r#"<circle cx="8" cy="8" r="4.5"/><path d="m11.3 11.3 8.2 8.2M16 16l2.5-2.5M18.5 18.5 21 16"/>"#
            }
            Sign::List => r#"<path d="M8 6h13M8 12h13M8 18h13M3 6h.5M3 12h.5M3 18h.5"/>"#,
            Sign::Star => {
                r#"<path fill="currentColor" d="m12 2.5 2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z"/>"#
            }
        };
        html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(shapes)) } }
    }
}
