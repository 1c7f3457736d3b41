//! What can be chosen on the tree: portraits, heirlooms and couples are buttons of the form below it.

use crate::words::money;
use bequest_engine::{Piece, Pool, Seat};
use bequest_erbraffer::{Action, Couple, Erbraffer, Person, PhaseView};
use maud::{Markup, html};

use super::Scene;
use bequest_web::{At, form};

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
        let on_tree = |action: &&Action| {
            matches!(action, Action::Heir(_) | Action::Testament(_) | Action::Heirloom(_) | Action::Couple(_))
        };
        let prompt = at.prompts.iter().find(|prompt| prompt.legal.iter().any(|action| on_tree(&action)));
        let legal: Vec<Action> =
            prompt.map_or(&[][..], |prompt| prompt.legal).iter().filter(on_tree).copied().collect();
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

    /// Draws what asks why nobody of a generation can be chosen, over all of it, while others can be; else only what
    /// it shows.
    pub(super) fn row(&self, scene: &Scene<'_>, generation: usize, content: &Markup) -> Markup {
        let is_alive = generation == usize::from(scene.view.living);
        let first = scene.view.edition().row(generation).iter().next();
        let action = first.filter(|_| !is_alive).and_then(|person| self.of_person(person));
        match (self.seat, action) {
            (Some(seat), Some(action)) => form::closed(scene.at, Some(seat), &action.to_string(), "reach", content),
            _ => content.clone(),
        }
    }
}

/// Draws a seal on every couple while one is to be picked.
pub(super) fn couples(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let choosing = matches!(view.phase, PhaseView::Choosing) && scene.choice.couples;
    let couples = if choosing { view.edition().couples_in(view.living.into()) } else { Pool::EMPTY };
    html! {
        div {
            @if choosing {
                ul.knots aria-label=(scene.texts.plain.couples) {
                    @for couple in couples.iter() {
                        @let (x, y) = scene.sheet.weddings[couple.index()].knot;
                        li data-key=(couple) style={ "left:" (x) "px;top:" (y) "px" } {
                            (scene.choice.control(scene, Action::Couple(couple), &estate(scene, couple)))
                        }
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
