//! The controls with which a seat answers.

use bequest_engine::Viewer;
use bequest_maloney::{Action, Card, Maloney, PhaseView, Town};
use bequest_words::maloney::points_in;
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::texts::{Texts, icon};
use crate::{At, Desk, badge, form};

/// By how many of the smallest steps the quick buttons raise a bid.
const RAISES: [u32; 4] = [1, 2, 5, 10];

/// Draws the controls of one seat.
pub(super) fn draw(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, texts: &Texts) -> Markup {
    let name = at.company.name(desk.seat);
    html! {
        section.answer.stage data-key={ "answer-" (desk.seat) } {
            @if at.desks.len() > 1 {
                h3.whose {
                    (badge(desk.seat, name, ""))
                    (at.company.words.say("maloney-page-answer-of", &[("who", name.into())]))
                }
            }
            (controls(at, desk, texts))
        }
    }
}

/// What a seat can choose from, sorted by kind.
#[derive(Default)]
struct Choices {
    decline: bool,
    joker: bool,
    keep: bool,
    bids: Option<Bids>,
    towns: Vec<Town>,
    cards: Vec<Card>,
}

/// The bids that can be called: from the least to the most, by steps.
#[derive(Clone, Copy)]
struct Bids {
    least: u32,
    most: u32,
    step: u32,
}

impl Choices {
    fn of(legal: &[Action]) -> Self {
        let mut choices = Self::default();
        for &action in legal {
            match action {
                Action::Decline => choices.decline = true,
                Action::Joker => choices.joker = true,
                Action::Keep => choices.keep = true,
                Action::Bid(dollars) => choices.bids = Some(Bids::with(choices.bids, dollars)),
                Action::Drive(town) => choices.towns.push(town),
                Action::Lay(card) => choices.cards.push(card),
            }
        }
        choices
    }
}

impl Bids {
    /// Adds the next higher bid; the list of legal actions has them in order.
    fn with(bids: Option<Self>, dollars: u32) -> Self {
        match bids {
            None => Self { least: dollars, most: dollars, step: dollars },
            Some(Self { least, most, .. }) => Self { least, most: dollars, step: dollars - most },
        }
    }
}

fn controls(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, texts: &Texts) -> Markup {
    let choices = Choices::of(desk.legal);
    if !choices.towns.is_empty() {
        return drive(at, desk, texts, &choices.towns);
    }
    if choices.keep {
        return lay(at, desk, texts, choices.cards);
    }
    html! {
        @if at.gathering { p.note { (texts.plain.gathering) } }
        @else if !desk.asked && choices.joker { p.note { (texts.plain.cut_in) } }
        @if let Some(bids) = choices.bids { (bidding(at, desk, texts, bids)) }
        @if choices.decline || choices.joker { (others(at, desk, texts, &choices)) }
    }
}

/// Draws a form whose controls can be used as soon as everybody is ready. MAL-87
fn form(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, class: &str, legend: &Markup, inner: &Markup) -> Markup {
    let controls = html! {
        fieldset class=(class) disabled[at.gathering] { legend.unseen { (legend) } (inner) }
    };
    form::answer(at, desk, &format!("{class}-{}", desk.seat), &controls)
}

/// Draws the buttons for the usual raises and the field for any other amount.
fn bidding(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, texts: &Texts, bids: Bids) -> Markup {
    let (words, plain) = (at.company.words, &texts.plain);
    let cash = at.view.cash[desk.seat];
    let highest = if let PhaseView::Auction { bid, .. } = at.view.phase { bid } else { 0 };
    let sums = RAISES.map(|steps| bids.least + bids.step * (steps - 1));
    let sums = || sums.into_iter().filter(|sum| *sum <= bids.most);
    let raises = html! {
        @for sum in sums() {
            button.button.primary.raise.uncovered[sum > cash] type="submit" name="action" value={ "bid " (sum) } {
                b { "+" (words.grouped(sum.saturating_sub(highest))) }
                small { (texts.money(words, sum)) @if sum > cash { " " em { (plain.uncovered) } } }
            }
        }
    };
    let id = format!("amount-{}", desk.seat);
    let amount = html! {
        input type="hidden" name="action" value="bid";
        label for=(id) { (plain.amount) }
        input.input id=(id) type="number" inputmode="numeric" name="action" required
            min=(bids.least) max=(bids.most) step=(bids.step) value=(bids.least) aria-describedby={ (id) "-cover" };
        button.button.quiet type="submit" { (plain.bid) }
    };
    let cover = if sums().any(|sum| sum > cash) { "maloney-page-uncovered-note" } else { "maloney-page-cash" };
    let cover = words.say(cover, &[("dollars", texts.money(words, cash).into())]);
    html! {
        (form(at, desk, "raises", &plain.raises, &raises))
        (form(at, desk, "free", &plain.amount, &amount))
        p.cover id={ (id) "-cover" } { (cover) }
    }
}

/// Draws the buttons for declining and for the joker.
fn others(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, texts: &Texts, choices: &Choices) -> Markup {
    let plain = &texts.plain;
    let buttons = html! {
        @if choices.decline { button.button.quiet type="submit" name="action" value="decline" { (plain.decline) } }
        @if choices.joker {
            button.button.quiet.joker type="submit" name="action" value="joker" {
                (icon("joker")) span { (plain.joker) small { (plain.joker_note) } }
            }
        }
    };
    form(at, desk, "others", &plain.decline, &buttons)
}

fn drive(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, texts: &Texts, towns: &[Town]) -> Markup {
    let plain = &texts.plain;
    // Another seat's hand says nothing about this seat's points.
    let own = at.view.viewer == Viewer::Seat(desk.seat);
    let buttons = html! {
        @for &town in towns {
            @let points = if own { points_in(at.view, town) } else { 0 };
            button.button.quiet.go.want[points > 0] type="submit" name="action" value={ "drive " (town) } {
                b.no { (town) } " " span { (texts.town(town).label) } " "
                @if points > 0 { b.worth { "+" (points) span.unseen { " " (plain.points) } } " " }
                @if at.view.closed.contains(town) {
                    svg.case viewBox="0 0 24 20" aria-hidden="true" { use href={ (pieces_path()) "#suitcase" } {} }
                    span.unseen { (plain.closed) }
                }
            }
        }
    };
    html! { h3 { (plain.drive) } (form(at, desk, "ways", &plain.drive, &buttons)) }
}

fn lay(at: &At<'_, Maloney>, desk: &Desk<'_, Maloney>, texts: &Texts, mut cards: Vec<Card>) -> Markup {
    let (view, plain) = (at.view, &texts.plain);
    if view.viewer != Viewer::Seat(desk.seat) {
        // MAL-71: which cards there are to lay is for the one who holds them.
        let name = at.company.name(desk.seat);
        return html! { p.note { (at.company.words.say("maloney-page-uncover", &[("who", name.into())])) } };
    }
    let edition = view.edition();
    cards.sort_by_key(|&card| std::cmp::Reverse(edition.value(card, view.day)));
    let begun = view.chosen[desk.seat].is_some_and(|chosen| !chosen.is_empty());
    let buttons = html! {
        @for card in cards {
            button.button.primary.lay type="submit" name="action" value={ "lay " (card) } {
                b { "+" (edition.value(card, view.day)) span.unseen { " " (plain.points) } } " "
                @let best = &texts.short_days[edition.best_day(card) as usize];
                small { (texts.town(edition.town_of(card)).label) " (" (best) ")" }
            }
        }
        button.button.quiet type="submit" name="action" value="keep" {
            @if begun { (plain.keep_rest) } @else { (plain.keep) }
        }
    };
    form(at, desk, "lays", &plain.lay, &buttons)
}
