//! The viewer's own cards.

use std::cmp::Reverse;

use bequest_engine::Viewer;
use bequest_maloney::{Card, Day, Maloney, PhaseView, View};
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::texts::Texts;
use crate::At;

/// Draws the viewer's hand, the cards that bring most today first; nothing if he has none.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    let Some(cards) = view.own_hand().filter(|_| view.phase != PhaseView::Dealing) else { return html! {} };
    let mut cards: Vec<Held> = cards.iter().map(|card| Held::of(view, card)).collect();
    cards.sort_unstable_by_key(Held::place);
    let count = at.company.words.say("maloney-page-hand-count", &[("cards", cards.len().into())]);
    html! {
        section.hand aria-label=(plain.hand) {
            h2 { (plain.hand) " " small { @if cards.is_empty() { (plain.no_cards) } @else { (count) } } }
            ol.cards data-today=(view.day as u8) { @for held in &cards { (card(view, texts, held)) } }
        }
    }
}

/// A card of the hand.
struct Held {
    card: Card,
    /// What it scores today.
    worth: u8,
    /// Whether its town is where cards can be laid next.
    reach: bool,
    /// Whether it is chosen to be laid.
    chosen: bool,
}

impl Held {
    fn of(view: &View, card: Card) -> Self {
        let edition = view.edition();
        let town = edition.town_of(card);
        let reach = match view.phase {
            PhaseView::Laying { .. } | PhaseView::Opening { .. } => town == view.car,
            PhaseView::Dealing
            | PhaseView::TurningStart
            | PhaseView::DrawingOwner
            | PhaseView::Auction { .. }
            | PhaseView::Driving { .. }
            | PhaseView::TurningSunday
            | PhaseView::Roaming
            | PhaseView::Over => edition.links(view.car).contains(town),
        };
        let chosen =
            matches!(view.viewer, Viewer::Seat(seat) if view.chosen[seat].is_some_and(|down| down.contains(card)));
        Self { card, worth: edition.value(card, view.day), reach, chosen }
    }

    /// Returns what the cards are sorted by.
    fn place(&self) -> (Reverse<u8>, bool, Card) {
        (Reverse(self.worth), !self.reach, self.card)
    }
}

fn card(view: &View, texts: &Texts, held: &Held) -> Markup {
    let (edition, plain) = (view.edition(), &texts.plain);
    let town = edition.town_of(held.card);
    html! {
        li.card.action.reach[held.reach].chosen[held.chosen] data-key=(held.card) {
            span.top {
                svg.shield viewBox="0 0 30 30" aria-hidden="true" {
                    use href={ (pieces_path()) "#shield" } {}
                    text x="15" y="19" { (town) }
                }
                b.worth { (held.worth) span.unseen { " " (plain.points) ", " (plain.today) } }
            }
            span.town-name { (texts.town(town).label) }
            @if held.chosen { small.down { (plain.chosen) } }
            ol.values { @for day in Day::WEEK { (texts.value(day, edition.value(held.card, day))) } }
        }
    }
}
