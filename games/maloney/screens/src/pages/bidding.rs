//! The controls of an auction: raises, any sum, standing orders, pass and joker.
//!
//! Each keeps its place whatever can be done. What cannot be done now says why.

use bequest_engine::{Seat, StandingOrder, Viewer};
use bequest_maloney::{Action, AuctionOrder, BID_STEP, Maloney, ORDER_STEPS, PhaseView};
use bequest_web::{At, Prompt, form, room};
use maud::{Markup, html};

use super::texts::{Texts, icon};

/// By how many of the smallest steps the quick buttons raise a bid.
const RAISES: [u32; 4] = [1, 2, 5, 10];

/// What a seat can do in an auction.
pub(super) struct Bidding<'a> {
    at: &'a At<'a, Maloney>,
    texts: &'a Texts,
    seat: Seat,
    prompt: Option<&'a Prompt<'a, Maloney>>,
    /// The highest bid so far.
    highest: u32,
    /// The highest bid that can be called now.
    most: Option<u32>,
    /// The highest sum that an order can name.
    most_ordered: Option<u32>,
    can_order_out: bool,
    /// The standing order, where the page may show it.
    order: Option<AuctionOrder>,
}

/// Draws the controls for the viewer's seat if it cannot answer now.
pub(super) fn idle(at: &At<'_, Maloney>, texts: &Texts) -> Markup {
    let Some(you) = at.company.you else { return html! {} };
    let is_auction = matches!(at.view.phase, PhaseView::Auction { .. });
    if !is_auction || at.past || at.prompts.iter().any(|prompt| prompt.seat == you) {
        return html! {};
    }
    html! { section.answer data-key={ "answer-" (you) } { (Bidding::new(at, you, None, texts).draw()) } }
}

impl<'a> Bidding<'a> {
    pub(super) fn new(
        at: &'a At<'a, Maloney>,
        seat: Seat,
        prompt: Option<&'a Prompt<'a, Maloney>>,
        texts: &'a Texts,
    ) -> Self {
        let highest = if let PhaseView::Auction { bid, .. } = at.view.phase { bid } else { 0 };
        // Someone who looks at a device that several share does not see what its other seats have ordered.
        let is_own = at.view.viewer == Viewer::Seat(seat);
        let open = if is_own { AuctionOrder::open_to(at.view, seat) } else { Vec::new() };
        let sum = |order: &AuctionOrder| match *order {
            AuctionOrder::UpTo { most, .. } => Some(most),
            AuctionOrder::Out { .. } => None,
        };
        let bid = |action: &Action| if let Action::Bid(dollars) = *action { Some(dollars) } else { None };
        Self {
            at,
            texts,
            seat,
            prompt,
            highest,
            most: prompt.and_then(|prompt| prompt.legal.iter().filter_map(bid).max()),
            most_ordered: open.iter().filter_map(sum).max(),
            can_order_out: open.contains(&AuctionOrder::Out { day: at.view.days }),
            order: at.order.filter(|_| is_own),
        }
    }

    /// Draws all rows. What changes from question to question has its place within them, so that no button moves: on a
    /// phone they stand on the lower edge of the screen, and a second tap must not hit another one.
    pub(super) fn draw(&self) -> Markup {
        let plain = &self.texts.plain;
        html! {
            (room(4096))
            (self.raises())
            @match self.order {
                Some(AuctionOrder::UpTo { most, step, .. }) => (self.set_order(most, step)),
                Some(AuctionOrder::Out { .. }) | None => (self.free()),
            }
            (self.others())
            @if self.at.awaiting_ready && self.prompt.is_some() { p.note { (plain.awaiting_ready) } }
        }
    }

    fn allows(&self, action: Action) -> bool {
        self.prompt.is_some_and(|prompt| prompt.legal.contains(&action))
    }

    fn is_out(&self) -> bool {
        matches!(self.order, Some(AuctionOrder::Out { .. }))
    }

    fn money(&self, dollars: u32) -> String {
        self.texts.money(self.at.company.words, dollars)
    }

    fn say(&self, key: &str) -> String {
        self.at.company.words.say(key, &[])
    }

    /// Draws a form for one row.
    fn form(&self, class: &str, legend: &str, controls: &Markup) -> Markup {
        html! {
            (room(controls.0.len() + 256))
            form id={ (class) "-" (self.seat) } method="post" action=(self.at.post_to) data-post="" {
                input type="hidden" name="seat" value=(self.seat);
                @if let Some(prompt) = self.prompt { input type="hidden" name="question" value=(prompt.question); }
                fieldset class=(class) { legend.unseen { (legend) } (controls) }
            }
        }
    }

    fn closed(&self, action: &str, class: &str, content: &Markup) -> Markup {
        form::closed(self.at, Some(self.seat), action, class, content)
    }

    // The raises

    fn raises(&self) -> Markup {
        let (words, cash) = (self.at.company.words, self.at.view.cash[self.seat]);
        let sums = RAISES.map(|steps| self.highest + BID_STEP * steps);
        let dear = sums.iter().any(|sum| *sum > cash).then(|| self.overbid(cash));
        let buttons = html! {
            (room(1536))
            @for sum in sums {
                @let face = html! {
                    b { "+" (words.grouped(sum - self.highest)) }
                    small { (self.money(sum)) @if sum > cash { " " em { (self.texts.plain.uncovered) } } }
                };
                @if self.is_out() || self.most.is_none_or(|most| sum > most) {
                    (self.closed(&Action::Bid(sum).to_string(), "button quiet raise", &face))
                } @else {
                    @let dear = dear.as_ref().filter(|_| sum > cash);
                    button.button.primary.raise.uncovered[dear.is_some()] type="submit" name="action"
                        value={ "bid " (sum) } disabled[self.at.awaiting_ready] data-ripens data-ask=[dear]
                        data-ask-all=(self.texts.bid_ask(words, sum)) { (face) }
                }
            }
        };
        self.form("raises", &self.texts.plain.raises.0, &buttons)
    }

    /// Returns what is asked before a bid that cannot be paid. MAL-33
    fn overbid(&self, cash: u32) -> String {
        self.at.company.words.say("maloney-page-uncovered-ask", &[("dollars", self.money(cash).into())])
    }

    // Any sum

    /// Draws the field for any sum: to be bid now, or to be bid up to.
    fn free(&self) -> Markup {
        let (plain, cash) = (&self.texts.plain, self.at.view.cash[self.seat]);
        let id = format!("amount-{}", self.seat);
        let (before, after) = (self.texts.money.0.trim(), self.texts.money.1.trim());
        let least = self.highest + BID_STEP;
        let most = if self.is_out() { None } else { self.most };
        let limit = self.most.max(self.most_ordered);
        let controls = html! {
            input type="hidden" name="action" value="bid";
            label.unseen for=(id) { (plain.amount) }
            span.amount.after[before.is_empty()] title=(self.limit()) {
                span aria-hidden="true" { (before) (after) }
                input.input id=(id) type="number" inputmode="numeric" name="action" required disabled[limit.is_none()]
                    min=(least) max=[limit] step=(BID_STEP) value=(least) data-hot="b" data-cash=(cash)
                    data-ask=(self.overbid(cash));
            }
            @if most.is_some() {
                button.button.quiet.call type="submit" disabled[self.at.awaiting_ready]
                    data-ask-all=(plain.amount_ask) { (plain.bid) }
            } @else {
                (self.closed(&Action::Bid(least).to_string(), "button quiet call", &html! { (plain.bid) }))
            }
            @if self.is_own() { (self.up_to(least)) }
        };
        self.form("free", &plain.amount.0, &controls)
    }

    /// Says up to which sum the seat can pay. MAL-33
    fn limit(&self) -> String {
        let cash = self.money(self.at.view.cash[self.seat]);
        self.at.company.words.say("maloney-page-uncovered-note", &[("dollars", cash.into())])
    }

    fn is_own(&self) -> bool {
        self.at.view.viewer == Viewer::Seat(self.seat)
    }

    /// Draws the button with which the sum becomes an order, and the choice of its step. MAL-89
    fn up_to(&self, least: u32) -> Markup {
        let label = html! { (icon("up")) span { (self.say("maloney-order-up-to")) } };
        if self.most_ordered.is_none() {
            return self.closed(&Action::Bid(least).to_string(), "button quiet up-to", &label);
        }
        let words = self.at.company.words;
        html! {
            span.up-to title=(self.say("maloney-order-up-to-note")) {
                button.button.quiet type="submit" name="order" value={ "at most on day " (self.at.view.days) }
                    data-hot="s" { (label) }
                select name="by" aria-label=(self.say("maloney-order-step")) {
                    @for step in ORDER_STEPS {
                        option value=(if step == BID_STEP { String::new() } else { format!("by {step}") }) {
                            (words.say("maloney-order-by", &[("dollars", words.grouped(step).into())]))
                        }
                    }
                }
            }
        }
    }

    /// Draws the order to bid up to a sum, which only its seat is shown. MAL-89
    fn set_order(&self, most: u32, step: u32) -> Markup {
        let (words, view) = (self.at.company.words, self.at.view);
        let waits = matches!(view.phase, PhaseView::Auction { highest: None, .. }) && view.last_owner == self.seat;
        let how = match step {
            _ if waits => self.say("maloney-order-set-owner"),
            BID_STEP => self.say("maloney-order-set-least"),
            step => words.say("maloney-order-set-step", &[("dollars", self.money(step).into())]),
        };
        let line = html! {
            (icon("up"))
            p { b { (words.say("maloney-order-set", &[("dollars", self.money(most).into())])) } " " small { (how) } }
            button.button.quiet.withdraw type="submit" name="order" value="" data-hot="s" { (self.say("maloney-order-withdraw")) }
        };
        self.form("set-order", &self.say("maloney-order-standing"), &line)
    }

    // Pass, out for today, joker

    fn others(&self) -> Markup {
        let (plain, waits) = (&self.texts.plain, self.at.awaiting_ready);
        let controls = html! {
            @if self.allows(Action::Decline) {
                button.button.quiet.decline type="submit" name="action" value="decline" disabled[waits]
                    title=(plain.pass_tip) data-hot="d" data-ask-all=(plain.decline_ask) { (plain.decline) }
            } @else {
                (self.closed("decline", "button quiet decline", &html! { span title=(plain.pass_tip) { (plain.decline) } }))
            }
            @if self.is_own() { (self.out()) }
            @if self.allows(Action::Joker) {
                button.button.quiet.joker type="submit" name="action" value="joker" disabled[waits]
                    data-hot="j" data-ask=(plain.joker_ask) { (self.joker(&plain.joker_note)) }
            } @else { (self.closed("joker", "button quiet joker", &self.joker(&plain.why_not))) }
        };
        self.form("others", &plain.decline.0, &controls)
    }

    fn joker(&self, note: &Markup) -> Markup {
        let plain = &self.texts.plain;
        html! { (icon("joker")) span title=(plain.joker_tip) { (plain.joker) " " small { (note) } } }
    }

    /// Draws the button for the order to pass on every bid of the day; pressed again, it withdraws it. MAL-89
    fn out(&self) -> Markup {
        let note = if self.is_out() { "maloney-order-withdraw" } else { "maloney-order-out-note" };
        let face = html! { (icon("out")) span title=(self.texts.plain.out_tip) { (self.say("maloney-order-out")) " " small { (self.say(note)) } } };
        let order = AuctionOrder::Out { day: self.at.view.days }.to_string();
        if !self.is_out() && !self.can_order_out {
            return self.closed("decline", "button quiet out-today", &face);
        }
        let (set, value) = if self.is_out() { (true, "") } else { (false, order.as_str()) };
        html! {
            button.button.quiet.out-today.set[set] type="submit" name="order" value=(value) data-hot="x" { (face) }
        }
    }
}
