//! The controls with which a seat answers.

use bequest_engine::{Seat, Viewer};
use bequest_maloney::{Action, BID_STEP, Card, Maloney, PhaseView, Town};
use maud::{Markup, html};

use super::drawing::pieces_path;
use super::texts::{Texts, icon};
use bequest_web::{At, Prompt, badge, form};

/// By how many of the smallest steps the quick buttons raise a bid.
const RAISES: [u32; 4] = [1, 2, 5, 10];

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

fn controls(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts) -> Markup {
    let choices = Choices::of(prompt.legal);
    if !choices.towns.is_empty() {
        return drive(at, prompt, texts, &choices.towns);
    }
    if choices.keep {
        return lay(at, prompt, texts, choices.cards);
    }
    html! {
        @if at.awaiting_ready { p.note { (texts.plain.awaiting_ready) } }
        @else if !prompt.asked && choices.joker { p.note { (texts.plain.cut_in) } }
        @if let Some(bids) = choices.bids { (raises(at, prompt, texts, bids)) }
        (row(at, prompt, texts, &choices))
    }
}

// The auction

/// Draws the buttons for the usual raises.
fn raises(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts, bids: Bids) -> Markup {
    let (words, plain) = (at.company.words, &texts.plain);
    let cash = at.view.cash[prompt.seat];
    let highest = highest(at);
    let sums = RAISES.map(|steps| bids.least + bids.step * (steps - 1));
    let dear = sums.iter().any(|sum| *sum > cash).then(|| overbid(at, texts, cash));
    let buttons = html! {
        @for sum in sums.into_iter().filter(|sum| *sum <= bids.most) {
            @let dear = dear.as_ref().filter(|_| sum > cash);
            button.button.primary.raise.uncovered[dear.is_some()] type="submit" name="action" value={ "bid " (sum) }
                data-ripens data-ask=[dear] data-ask-all=(texts.bid_ask(words, sum)) {
                b { "+" (words.grouped(sum.saturating_sub(highest))) }
                small { (texts.money(words, sum)) @if dear.is_some() { " " em { (plain.uncovered) } } }
            }
        }
    };
    form::answer(at, prompt, "raises", &plain.raises, &buttons)
}

fn highest(at: &At<'_, Maloney>) -> u32 {
    if let PhaseView::Auction { bid, .. } = at.view.phase { bid } else { 0 }
}

/// Returns what is asked before a bid that cannot be paid. MAL-33
fn overbid(at: &At<'_, Maloney>, texts: &Texts, cash: u32) -> String {
    let words = at.company.words;
    words.say("maloney-page-uncovered-ask", &[("dollars", texts.money(words, cash).into())])
}

/// Draws the field for any amount, and the buttons for declining and the joker beside it.
fn row(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts, choices: &Choices) -> Markup {
    let (seat, plain) = (prompt.seat, &texts.plain);
    let others = format!("others-{seat}");
    let answers = html! {
        @if choices.decline {
            button.button.quiet.decline type="submit" form=(others) name="action" value="decline"
                data-hot="d" data-ask-all=(plain.decline_ask) { (plain.decline) }
        } @else { (closed_decline(at, seat, texts)) }
        @if choices.joker {
            button.button.quiet.joker type="submit" form=(others) name="action" value="joker"
                data-hot="j" data-ask=(plain.joker_ask) { (joker(texts, &plain.joker_note)) }
        } @else { (closed_joker(at, seat, texts)) }
    };
    match choices.bids {
        Some(bids) => html! {
            (form::answer(at, prompt, "others", &plain.decline, &html! {}))
            (free(at, prompt, texts, bids, &answers))
        },
        None => form::answer(
            at,
            prompt,
            "others",
            &plain.decline,
            &html! { div.free { (closed_bid(at, seat, texts)) (answers) } },
        ),
    }
}

/// Draws the field for any amount, with the other answers beside it.
fn free(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, texts: &Texts, bids: Bids, others: &Markup) -> Markup {
    let (words, plain) = (at.company.words, &texts.plain);
    let cash = at.view.cash[prompt.seat];
    let id = format!("amount-{}", prompt.seat);
    let (before, after) = (texts.money.0.trim(), texts.money.1.trim());
    let amount = html! {
        input type="hidden" name="action" value="bid";
        label.unseen for=(id) { (plain.amount) }
        span.amount.after[before.is_empty()] {
            span aria-hidden="true" { (before) (after) }
            input.input id=(id) type="number" inputmode="numeric" name="action" required
                min=(bids.least) max=(bids.most) step=(bids.step) value=(bids.least) aria-describedby={ (id) "-cover" }
                data-hot="b" data-cash=(cash) data-ask=(overbid(at, texts, cash));
        }
        button.button.quiet.call type="submit" data-ask-all=(plain.amount_ask) { (plain.bid) }
        (others)
    };
    let dear = bids.least + bids.step * (RAISES[RAISES.len() - 1] - 1) > cash;
    html! {
        (form::answer(at, prompt, "free", &plain.amount, &amount))
        p.cover.near[dear] id={ (id) "-cover" } {
            (words.say("maloney-page-uncovered-note", &[("dollars", texts.money(words, cash).into())]))
        }
    }
}

/// Draws the answers of an auction for a seat that has none: each says why.
pub(super) fn shut(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let Some(you) = at.company.you else { return html! {} };
    if at.past || at.prompts.iter().any(|prompt| prompt.seat == you) {
        return html! {};
    }
    html! {
        div.free.shut { (closed_bid(at, you, texts)) (closed_decline(at, you, texts)) (closed_joker(at, you, texts)) }
    }
}

fn closed_bid(at: &At<'_, Maloney>, seat: Seat, texts: &Texts) -> Markup {
    let bid = Action::Bid(highest(at) + BID_STEP).to_string();
    form::closed(at, Some(seat), &bid, "button quiet call", &why_not(texts, &texts.plain.bid))
}

fn closed_decline(at: &At<'_, Maloney>, seat: Seat, texts: &Texts) -> Markup {
    form::closed(at, Some(seat), "decline", "button quiet decline", &why_not(texts, &texts.plain.decline))
}

fn closed_joker(at: &At<'_, Maloney>, seat: Seat, texts: &Texts) -> Markup {
    form::closed(at, Some(seat), "joker", "button quiet joker", &joker(texts, &texts.plain.why_not))
}

fn why_not(texts: &Texts, what: &Markup) -> Markup {
    html! { span { (what) small { (texts.plain.why_not) } } }
}

fn joker(texts: &Texts, note: &Markup) -> Markup {
    html! { (icon("joker")) span { (texts.plain.joker) small { (note) } } }
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
                data-number=(town) data-ask=(texts.town(town).ask) {
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
