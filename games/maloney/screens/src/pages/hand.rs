//! The viewer's own cards; everyone's when all is open.

use std::cmp::Reverse;
use std::fmt::Write;

use bequest_engine::{Seat, Viewer};
use bequest_maloney::{Action, Card, Day, Maloney, PhaseView, View};
use maud::{Markup, Render, html};

use super::texts::Texts;
use crate::words::card as card_name;
use bequest_web::{At, badge, form, key_of, part, room, written};

/// Returns a number for all that the viewer's hand depends on.
pub(super) fn key(at: &At<'_, Maloney>) -> Option<u64> {
    let view = at.view;
    let Viewer::Seat(seat) = view.viewer else { return None };
    let lays: Vec<(Seat, Action)> = at.legal(|action| matches!(action, Action::Lay(_))).collect();
    let phase = match view.phase {
        PhaseView::Dealing => 0,
        PhaseView::Laying { .. } => 1,
        PhaseView::Opening { .. } => 2,
        PhaseView::Over => 3,
        PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Auction { .. }
        | PhaseView::Driving { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming => 4,
    };
    Some(key_of(&(phase, view.own_hand(), view.chosen[seat], view.car, view.day, lays)))
}

/// Draws the viewer's hand, the cards that bring most today first; nothing if they have none.
pub(super) fn draw(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    if view.viewer == Viewer::Open {
        return open_hands(at, texts);
    }
    let Some(cards) = view.own_hand().filter(|_| view.phase != PhaseView::Dealing) else { return html! {} };
    let mut cards: Vec<Held> = cards.iter().map(|card| Held::of(view, card)).collect();
    let laying = matches!(view.phase, PhaseView::Laying { .. });
    cards.sort_unstable_by_key(|held| held.place(laying));
    let count = at.company.words.say("maloney-page-hand-count", &[("cards", cards.len().into())]);
    html! {
        (room(1024 * (cards.len() + 1)))
        section.hand aria-label=(plain.hand) {
            h2 { (plain.hand) " " small { @if cards.is_empty() { (plain.no_cards) } @else { (count) } } }
            @let first = cards.first().map_or_else(String::new, |held| format!("0 0 {}", held.card));
            // When others come first, they are shown first.
            ol.cards data-today=(view.day as u8) data-hot="h" tabindex="0" data-centre=(first) { @for held in &cards { (card(at, texts, held)) } }
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

    /// Returns what the cards are sorted by; those that can be laid now come before all others.
    fn place(&self, laying: bool) -> (bool, Reverse<u8>, bool, Card) {
        (laying && !self.reach, Reverse(self.worth), !self.reach, self.card)
    }
}

/// Draws a card that is only looked at.
pub(super) fn shown(at: &At<'_, Maloney>, texts: &Texts, card: Card) -> Markup {
    let held = Held::of(at.view, card);
    html! { div.card.action.reach { (written(|html| write_face(html, at.view, texts, &held))) } }
}

/// Draws a card: one that can be laid is a button, the others say why they cannot.
fn card(at: &At<'_, Maloney>, texts: &Texts, held: &Held) -> Markup {
    let lay = Action::Lay(held.card);
    let layer: Option<Seat> = at.prompts.iter().find(|prompt| prompt.legal.contains(&lay)).map(|prompt| prompt.seat);
    let face = written(|html| write_face(html, at.view, texts, held));
    let class = match (held.chosen, held.reach) {
        (true, _) => "card action reach chosen",
        (false, true) => "card action reach",
        (false, false) => "card action",
    };
    let can_ask = !at.past && at.view.phase != PhaseView::Over && !held.chosen;
    html! {
        (room(1024))
        li data-key=(held.card) data-tip=(spoken(at, held)) {
            @if let Some(seat) = layer {
                button class=(class) type="submit" form={ "lays-" (seat) } name="action" value=(lay) { (face) }
            } @else if can_ask {
                (form::closed(at, at.company.you, &lay.to_string(), class, &face))
            } @else {
                div class=(class) tabindex="0" data-tips { (face) }
            }
        }
    }
}

/// Says what a card is, and what it scores today.
fn spoken(at: &At<'_, Maloney>, held: &Held) -> String {
    let words = at.company.words;
    let card = card_name(words, at.view.edition(), held.card);
    words.say("maloney-page-card-tip", &[("card", card.into()), ("points", words.points(held.worth.into()).into())])
}

fn write_face(html: &mut String, view: &View, texts: &Texts, held: &Held) {
    let (edition, plain) = (view.edition(), &texts.plain);
    let town = edition.town_of(held.card);
    html.reserve(900);
    html.push_str(&texts.town(town).shield.0);
    write!(
        html,
        "<b class=\"worth\">{}<span class=\"unseen\"> {}, {} </span></b></span>",
        held.worth, plain.points.0, plain.today.0
    )
    .expect("a string takes all");
    html.extend(["<span class=\"town-name\">", &texts.town(town).label.0, "</span>"]);
    if held.chosen {
        html.extend(["<span class=\"chip wax down\">", &plain.chosen.0, "</span>"]);
    }
    let values = written(|html| {
        html.push_str("<span class=\"values\">");
        html.extend(Day::WEEK.map(|day| texts.value(day, edition.value(held.card, day)).0.as_str()));
        html.push_str("</span>");
    });
    part(format_args!("values-{}", held.card), values).render_to(html);
}

/// Draws what everyone holds, a row a player.
fn open_hands(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    html! {
        section.hand.open-hands aria-label=(texts.plain.hands) data-hot="h" tabindex="-1" {
            h2 { (texts.plain.hands) }
            ul.rows { @for seat in at.view.hands.seats() { (open_hand(at, texts, seat)) } }
        }
    }
}

fn open_hand(at: &At<'_, Maloney>, texts: &Texts, seat: Seat) -> Markup {
    let (view, name) = (at.view, at.company.name(seat));
    let mut cards: Vec<Held> =
        view.hands[seat].cards.unwrap_or_default().iter().map(|card| Held::of(view, card)).collect();
    cards.sort_unstable_by_key(|held| held.place(false));
    let chosen = view.chosen[seat].unwrap_or_default();
    html! {
        li data-key={ "hand-" (seat) } {
            span.whose { (badge(seat, name, "small")) b { (name) } }
            ol tabindex="0" aria-label=(name) {
                @for Held { card, worth, reach, .. } in cards {
                    @let town = view.edition().town_of(card);
                    li.mini.reach[reach].chosen[chosen.contains(card)] data-key=(card) {
                        b.no { (town) } span.name { (texts.town(town).label) }
                        small { (texts.short_days[view.edition().best_day(card) as usize]) } b { (worth) }
                    }
                }
            }
        }
    }
}
