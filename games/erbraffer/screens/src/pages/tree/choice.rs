//! What can be chosen on the tree: portraits, heirlooms and couples are buttons of the form below it.

use crate::words::money;
use bequest_engine::{Piece, Pool, Seat};
use bequest_erbraffer::{Action, Couple, Erbraffer, Person, PhaseView, Plan};
use maud::{Markup, html};

use super::Scene;
use crate::pages::layout::GENERATIONS;
use bequest_web::{At, form};

/// Returns what can be chosen on the tree, and by which seat.
pub(super) fn on_tree(at: &At<'_, Erbraffer>) -> Vec<(Seat, Action)> {
    at.legal(is_on_tree).collect()
}

fn is_on_tree(action: &Action) -> bool {
    matches!(action, Action::Heir(_) | Action::Testament(_) | Action::Heirloom(_) | Action::Couple(_))
}

/// Returns who has been named first for a card that asks for two.
pub(super) fn named(at: &At<'_, Erbraffer>) -> Option<Person> {
    match at.view.phase {
        PhaseView::Turn { plan: Some(Plan::Play { heirs: [first, None], .. }) } => first,
        _ => None,
    }
}

/// What a seat on this page is asked to choose on the tree.
pub(super) struct Choice {
    /// Who is asked.
    seat: Option<Seat>,
    legal: Vec<Action>,
    heirs: Option<fn(Person) -> Action>,
    heirlooms: bool,
    couples: bool,
}

impl Choice {
    pub(super) fn of(at: &At<'_, Erbraffer>) -> Self {
        let prompt = at.prompts.iter().find(|prompt| prompt.legal.iter().any(is_on_tree));
        let legal = prompt.map_or(&[][..], |prompt| prompt.legal).iter().copied();
        let legal: Vec<Action> = legal.filter(is_on_tree).collect();
        let has = |what: fn(&Action) -> bool| legal.iter().any(what);
        let heirs: Option<fn(Person) -> Action> = match () {
            () if has(|it| matches!(it, Action::Heir(_))) => Some(Action::Heir),
            () if has(|it| matches!(it, Action::Testament(_))) => Some(Action::Testament),
            () => None,
        };
        Self {
            seat: prompt.map(|prompt| prompt.seat),
            heirs,
            heirlooms: has(|it| matches!(it, Action::Heirloom(_))),
            couples: has(|it| matches!(it, Action::Couple(_))),
            legal,
        }
    }

    /// Returns what choosing a person would mean, where persons are asked for.
    pub(super) fn of_person(&self, person: Person) -> Option<Action> {
        self.heirs.map(|action| action(person))
    }

    /// Returns whether something can be chosen.
    pub(super) fn allows(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// Draws what is pressed to choose something, what asks why it cannot be chosen, or only what it shows.
    pub(super) fn control(&self, scene: &Scene<'_>, action: Action, content: &Markup) -> Markup {
        let asked = match action {
            Action::Heir(_) | Action::Testament(_) => self.heirs.is_some(),
            Action::Heirloom(_) => self.heirlooms,
            Action::Couple(_) => self.couples,
            _ => false,
        };
        let (Some(seat), true) = (self.seat, asked) else { return html! { span.hit { (content) } } };
        let at = scene.at;
        if self.allows(action) {
            let means = crate::words::action(&at.company, at.view, action);
            let ask = at.company.words.say("erbraffer-board-ask", &[("what", means.as_str().into())]);
            return html! {
                button.hit.go type="submit" form={ "ways-" (seat) } name="action" value=(action) data-ripens data-ask-all=(ask) { (content) }
            };
        }
        form::closed(at, Some(seat), &action.to_string(), "hit", content)
    }
}

/// Draws what is only there while something is to be chosen.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        div {
            @for generation in 0..GENERATIONS { (reach(scene, generation)) }
            (couples(scene))
        }
    }
}

/// Draws what asks why nobody of a generation can be chosen, over all of it, while others can be.
fn reach(scene: &Scene<'_>, generation: usize) -> Markup {
    let is_alive = generation == usize::from(scene.view.living);
    let first = scene.view.edition().row(generation).iter().next();
    let action = first.filter(|_| !is_alive).and_then(|person| scene.choice.of_person(person));
    let (Some(seat), Some(action)) = (scene.choice.seat, action) else { return html! {} };
    let place = &scene.sheet.rows[generation];
    // The tree says already what the generation is called.
    let name = html! { i role="img" aria-labelledby={ "generation-" (generation) } {} };
    html! {
        div.over style={ "top:" (place.y) "px;--h:" (place.size.height) "px" } {
            (form::closed(scene.at, Some(seat), &action.to_string(), "reach", &name))
        }
    }
}

/// Draws a seal on every couple while one is to be picked.
fn couples(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let choosing = matches!(view.phase, PhaseView::Choosing) && scene.choice.couples;
    let couples = if choosing { view.edition().couples_in(view.living.into()) } else { Pool::EMPTY };
    html! {
        @if choosing {
            ul.knots aria-label=(scene.texts.plain.couples) {
                @for couple in couples.iter() {
                    @let (x, y) = scene.sheet.weddings[couple.index()].knot;
                    li data-key=(couple) data-tip style={ "left:" (x) "px;top:" (y) "px" } {
                        (scene.choice.control(scene, Action::Couple(couple), &estate(scene, couple)))
                    }
                }
            }
        }
    }
}

fn estate(scene: &Scene<'_>, couple: Couple) -> Markup {
    let (view, words) = (scene.view, scene.at.company.words);
    let (cash, heirlooms) = view.estate_of(couple);
    html! {
        b aria-hidden="true" { (cash) }
        span.unseen {
            (crate::words::couple(words, view.edition(), couple)) ", " (money(words, cash.into()))
            @for heirloom in heirlooms.iter() { ", " (scene.texts.heirlooms[heirloom.index()]) }
        }
    }
}
