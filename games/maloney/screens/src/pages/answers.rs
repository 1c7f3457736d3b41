//! The controls with which a seat answers.

use bequest_engine::{Seat, Viewer};
use bequest_maloney::{Action, Card, Maloney, Town};
use maud::{Markup, html};

use super::bidding::Bidding;
use super::drawing::pieces_path;
use super::texts::Texts;
use bequest_web::{At, Prompt, badge, form};

/// Draws the controls of one seat.
pub(super) fn draw(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts) -> Markup {
    let name = at.company.name(prompt.seat);
    html! {
        section.answer data-key={ "answer-" (prompt.seat) } {
            @if at.prompts.len() > 1 {
                h3.whose {
                    (badge(prompt.seat, name, ""))
                    (at.company.words.say("maloney-page-answer-of", &[("who", name.into())]))
                }
            }
            (controls(at, prompt, texts))
        }
    }
}

fn controls(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts) -> Markup {
    let town = |action: &Action| if let Action::Drive(town) = *action { Some(town) } else { None };
    let towns: Vec<Town> = prompt.legal.iter().filter_map(town).collect();
    if !towns.is_empty() {
        return drive(at, prompt, texts, &towns);
    }
    if prompt.legal.contains(&Action::Keep) {
        let card = |action: &Action| if let Action::Lay(card) = *action { Some(card) } else { None };
        return lay(at, prompt, texts, prompt.legal.iter().filter_map(card).collect());
    }
    Bidding::new(at, prompt.seat, Some(prompt), texts).draw()
}

// The ride

fn drive(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts, towns: &[Town]) -> Markup {
    let plain = &texts.plain;
    // Another seat's hand says nothing about this seat's points.
    let own = at.view.viewer == Viewer::Seat(prompt.seat);
    let buttons = html! {
        @for &town in towns {
            @let points = if own { at.view.points_in(town) } else { 0 };
            @let closed = at.view.closed.contains(town);
            button.button.quiet.go.want[points > 0] type="submit" name="action" value={ "drive " (town) }
                data-number=(town) data-ask=(drive_ask(at, texts, prompt.seat, town)) {
                svg.shield viewBox="0 0 30 30" aria-hidden="true" { use href={ (pieces_path()) "#shield" } {} text x="15" y="19" { (town) } }
                span.unseen { (town) " " }
                span.name { (texts.town(town).label) } " "
                span.bait {
                    @if points > 0 { b.worth { "+" (points) span.unseen { " " (plain.points) } } " " }
                    @if closed {
                        svg.case viewBox="0 0 24 20" aria-hidden="true" { use href={ (pieces_path()) "#suitcase" } {} }
                        span.unseen { (plain.closed) }
                    }
                    @if points == 0 && !closed { small { (plain.nothing_there) } }
                }
            }
        }
    };
    form::answer(at, prompt, "ways", &plain.drive, &buttons)
}

/// Returns what is asked before a drive: what the town brings to everyone, as far as the driver knows.
pub(super) fn drive_ask(at: &At<'_, Maloney>, texts: &Texts, driver: Seat, town: Town) -> String {
    let (view, words) = (at.view, at.company.words);
    let edition = view.edition();
    let name = texts.town(town).name.as_str();
    // Another seat's hand says nothing about what the driver knows.
    if view.viewer != Viewer::Seat(driver) {
        return texts.town(town).ask.clone();
    }
    let hand = view.own_hand().unwrap_or_default();
    let unseen = edition.cards_of(town).minus(hand).minus(view.discards).minus(view.pile_known);
    let theirs: i32 = unseen.iter().map(|card| i32::from(edition.value(card, view.day))).sum();
    let points = view.points_in(town);
    let suitcase = if view.closed.contains(town) { "yes" } else { "no" };
    let values = [
        ("town", name.into()),
        ("points", points.into()),
        ("mine", words.points(points).into()),
        ("suitcase", suitcase.into()),
        ("unseen", unseen.len().into()),
        ("theirs", words.points(theirs).into()),
    ];
    words.say("maloney-drive-ask", &values)
}

// The laying

fn lay(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts, mut cards: Vec<Card>) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    if view.viewer != Viewer::Seat(prompt.seat) {
        // MAL-71: only the player who holds the cards may see which can be laid.
        let name = at.company.name(prompt.seat);
        return html! { p.note { (at.company.words.say("maloney-page-uncover", &[("who", name.into())])) } };
    }
    let edition = view.edition();
    cards.sort_by_key(|&card| std::cmp::Reverse(edition.value(card, view.day)));
    let begun = view.chosen[prompt.seat].is_some_and(|chosen| !chosen.is_empty());
    let buttons = html! {
        @for card in cards {
            button.button.primary.lay type="submit" name="action" value={ "lay " (card) } {
                b { "+" (edition.value(card, view.day)) span.unseen { " " (plain.points) } } " "
                @let best = &texts.short_days[edition.best_day(card) as usize];
                small { (texts.town(edition.town_of(card)).label) ", " (plain.best_on) " " (best) }
            }
        }
        button.button.quiet type="submit" name="action" value="keep" {
            @if begun { (plain.keep_rest) } @else { (plain.keep) }
        }
    };
    form::answer(at, prompt, "lays", &plain.lay, &buttons)
}
