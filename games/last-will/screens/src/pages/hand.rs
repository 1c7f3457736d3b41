//! The viewer's purse and hand: what each card would cost now, and what stands in the way of bankruptcy.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Action, Card, Cards, Nature, Phase, PropertyType};
use bequest_web::{badge, part};
use bequest_words::Value;
use maud::{Markup, html};

use super::card::{self, Size};
use super::model::{Model, Now};
use super::{forecast, mine, outlook, say};
use crate::art::sign;

/// From this round on the page says at all times what stands in the way of bankruptcy.
pub(super) const LATE: u8 = 4;

/// Draws the viewer's purse and hand; nothing for spectators, and everyone's hands when all is open.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    if m.view.viewer == Viewer::Open || m.now == Now::Over {
        return open_hands(m);
    }
    let (Some(seat), Some(cards)) = (m.you(), m.own_hand()) else { return html! {} };
    let shown = in_order(m, cards.or(looked_at(m)));
    html! {
        section.hand aria-label=(m.say("last-will-page-hand")) {
            (part("own-purse", purse(m, seat)))
            ol.held data-hot="h" tabindex="0" style={ "--n:" (shown.len().max(5)) } {
                @for (number, card) in (1..).zip(shown) { (part(format_args!("held-{card}"), held(m, card, number))) }
            }
        }
    }
}

/// Returns the cards that a helper has drawn for the viewer to look at.
fn looked_at(m: &Model<'_>) -> Cards {
    match m.view.task {
        bequest_last_will::TaskView::Looking { cards } | bequest_last_will::TaskView::Drawing { cards }
            if m.is_mine() =>
        {
            cards
        }
        _ => Cards::EMPTY,
    }
}

/// Puts events first, then companions, then what stays on the board.
fn in_order(m: &Model<'_>, cards: Cards) -> Vec<Card> {
    let group = |card: &Card| match m.edition.face(*card).nature {
        Nature::Event(_) => 0,
        Nature::Companion { .. } => 1,
        Nature::Wild => 2,
        Nature::Expense(_) => 3,
        Nature::Helper { .. } => 4,
        Nature::Property(_) => 5,
    };
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| (group(card), *card));
    cards
}

// The purse

fn purse(m: &Model<'_>, seat: Seat) -> Markup {
    let house = m.house(seat);
    html! {
        div.purse.panel.{ "s" (seat) } {
            p.mym data-tip=(m.company().name(seat)) { (badge(seat, m.company().name(seat), "small")) b.money { (m.money(house.money)) } }
            p.lbl.rank { (outlook(m, seat)) }
            @if m.now == Now::Turn && m.is_mine() || m.view.phase == Phase::Actions && m.view.acting == seat {
                (pips(m, "action", m.view.actions.into(), "last-will-page-actions-left"))
            } @else if m.view.phase == Phase::Errands && m.own_plan(seat).is_some() {
                (pips(m, "boy", boys_left(m, seat), "last-will-page-boys-left"))
            } @else if let Some(plan) = m.own_plan(seat) {
                p.lbl.gives { (super::plans::gives(m, plan)) }
            }
        }
    }
}

/// Returns how many boys of a seat are still at home or being sent.
pub(super) fn boys_left(m: &Model<'_>, seat: Seat) -> usize {
    let Some(plan) = m.own_plan(seat) else { return 0 };
    let mine = m.plan_of(seat);
    let acting = m.plan_of(m.view.acting);
    // Boys are sent from left to right: those who stand further left have sent theirs in this pass.
    let done = m.view.pass.saturating_sub(u8::from(mine >= acting && m.view.phase == Phase::Errands));
    usize::from(plan.boys.saturating_sub(done))
}

fn pips(m: &Model<'_>, icon: &str, count: usize, key: &str) -> Markup {
    let left = m.words.say(key, &[("count", count.into())]);
    html! {
        p.pips aria-hidden="true" data-tip=(left) { @for _ in 0..count.min(6) { span.pip { (sign(icon)) } } }
        p.lbl.left { (left) }
    }
}

/// Says where the viewer stands: from the fourth round on what stands in the way of bankruptcy.
fn outlook(m: &Model<'_>, seat: Seat) -> String {
    if m.view.round >= LATE {
        return hurdles(m, seat);
    }
    let ahead = m.seats().filter(|&other| m.place(other) < m.place(seat)).min_by_key(|&other| m.place(other));
    match ahead {
        Some(first) => {
            let less = m.place(seat).0 - m.place(first).0;
            let key = if less == 0 { "last-will-page-level" } else { "last-will-page-behind" };
            m.words.say(key, &[("who", m.company().name(first).into()), ("sum", m.money(less).into())])
        }
        None if m.leads(seat) => m.say("last-will-page-poorest"),
        None => m.say("last-will-page-all-level"),
    }
}

/// Says what would make a player bankrupt and what still stands in the way. LW-63, GS-14
pub(super) fn hurdles(m: &Model<'_>, seat: Seat) -> String {
    let left: Vec<String> =
        conditions(m, seat).into_iter().filter(|(_, is_met)| !is_met).map(|(text, _)| text).collect();
    if left.is_empty() {
        return m.say("last-will-page-bankrupt");
    }
    m.words.say("last-will-page-hurdles", &[("what", m.words.list(&left).into())])
}

/// Returns the conditions of bankruptcy, each with whether it is met: no money, no job, no property.
fn conditions(m: &Model<'_>, seat: Seat) -> Vec<(String, bool)> {
    let words = m.words;
    let (money, lines) = (m.house(seat).money, mine::open_lines(m, seat).len());
    let houses: Vec<Card> = mine::properties(m, seat).collect();
    let met = |key: &str| (m.say(key), true);
    let open = |key: &str, values: &[(&str, Value<'_>)]| (words.say(key, values), false);
    let mut all = vec![match money {
        ..=0 => met("last-will-page-met-money"),
        _ => open("last-will-page-hurdle-money", &[("sum", m.money(money).into())]),
    }];
    if m.view.setup.jobs().contains(seat) {
        all.push(match lines {
            0 => met("last-will-page-met-job"),
            _ => open("last-will-page-hurdle-lines", &[("count", lines.into())]),
        });
    }
    all.push(match houses.as_slice() {
        [] => met("last-will-page-met-houses"),
        [one] => open("last-will-page-hurdle-house", &[("card", m.card(*one).into())]),
        many => open("last-will-page-hurdle-houses", &[("count", many.len().into())]),
    });
    all
}

/// Draws the conditions of bankruptcy as ticks.
pub(super) fn ticks(m: &Model<'_>, seat: Seat) -> Markup {
    html! {
        ul.hurdles aria-label=(m.say("last-will-page-conditions")) {
            @for (text, is_met) in conditions(m, seat) { li.met[is_met] { @if is_met { (sign("check")) } @else { i {} } span { (text) } } }
        }
    }
}

// Cards

fn held(m: &Model<'_>, it: Card, number: usize) -> Markup {
    let class = card::class(m.edition, it, Size::Medium);
    let face = card::lasting(m.words, m.edition, it, Size::Medium);
    let tip = [format!("{}: {}", m.card(it), say::all(m.words, m.edition, it)), outlook_of(m, it)].concat();
    let is_in = m.view.play.as_ref().is_some_and(|play| play.cards().contains(&it) || play.added().contains(it));
    let is_chosen = m.you().is_some_and(|you| m.view.chosen[you].contains(it));
    let mut ways = ways(m, it);
    let main = if ways.len() == 1
        || matches!(ways.first(), Some((Action::Keep(_) | Action::Play(_) | Action::Put(_) | Action::Join(_), _)))
    {
        Some(ways.remove(0))
    } else {
        None
    };
    let note = main.as_ref().map(|(_, text)| text.clone()).or_else(|| forecast_note(m, it));
    let inside = html! { (face) @if let Some(note) = note { span.use { (note) } } };
    let drawn = match (main, is_in || is_chosen) {
        (_, true) => {
            html! { div class={ (class) " in" } tabindex="0" data-tip=(tip) { (face) span.use { (m.say(if is_chosen { "last-will-page-kept" } else { "last-will-page-in" })) } } }
        }
        (Some((action, _)), false) => m.control(action, &class, Some(&tip), &inside),
        (None, false) => closed(m, it, &class, &tip, &inside, ways.is_empty()),
    };
    html! {
        li.added[is_in || is_chosen].fits[!ways.is_empty()] data-key={ "card-" (it) } data-number=[is_numbered(m).then_some(number)] {
            (drawn)
            @if !ways.is_empty() { div.options { @for (action, text) in &ways { (m.control(*action, "way", Some(&text.clone()), &html! { (text) })) } } }
        }
    }
}

/// Tells whether digits reach the cards of the hand: where the question is about them.
fn is_numbered(m: &Model<'_>) -> bool {
    let is_free = m.now == Now::Turn && m.view.play.is_none();
    !m.at.past && m.legal().next().is_some() && (is_free || matches!(m.now, Now::Keeping | Now::Looking))
}

/// Draws a card with which nothing can be done now: on the viewer's turn it says why.
fn closed(m: &Model<'_>, it: Card, class: &str, tip: &str, inside: &Markup, is_idle: bool) -> Markup {
    let asks = m.now == Now::Turn && m.is_mine() && m.view.phase == Phase::Actions && m.view.play.is_none();
    let action = match m.edition.face(it).nature {
        Nature::Event(_) => Some(Action::Play(it)),
        Nature::Expense(_) | Nature::Helper { .. } => Some(Action::Put(it)),
        Nature::Property(property) if property.types.len() == 1 => Some(Action::Buy(it, None)),
        Nature::Property(_) | Nature::Companion { .. } | Nature::Wild => None,
    };
    match action.filter(|_| asks && is_idle && !m.at.past) {
        Some(action) => m.control(action, class, Some(tip), inside),
        None => html! { div class=(class) tabindex="0" data-tip=(tip) { (inside) } },
    }
}

/// Says what a card of the hand would come to now, and which lines it could cover, as the end of a text.
fn outlook_of(m: &Model<'_>, it: Card) -> String {
    outlook::of(m, it, forecast::of(m, it)).iter().map(|line| format!(". {line}")).collect()
}

/// Returns what can be done with a card of the hand now, each with what it says in a word or two.
fn ways(m: &Model<'_>, it: Card) -> Vec<(Action, String)> {
    let pounds = |sum: i16| m.money(sum);
    let typed = |its: PropertyType| say::property_type(m.words, its);
    let own = m.legal().filter(|(seat, _)| Some(*seat) == m.you()).map(|(_, action)| action);
    own.filter_map(|action| {
        let text = match action {
            Action::Keep(card) if card == it => m.say("last-will-page-keep"),
            Action::Play(card) if card == it => forecast_note(m, it)?,
            Action::Join(card) if card == it => m.say("last-will-page-join"),
            Action::Put(card) if card == it => forecast_note(m, it).unwrap_or_else(|| m.say("last-will-page-put")),
            Action::Buy(card, None) if card == it => {
                let property = m.edition.face(card).property()?;
                let price = m.view.price(card, property.types.iter().next()?);
                let values = [("sum", pounds(price).into()), ("loss", pounds(forecast::loss(m, property)).into())];
                let key = if property.keeps_value() { "last-will-page-buy" } else { "last-will-page-buy-loses" };
                m.words.say(key, &values)
            }
            Action::Buy(card, Some(its)) if card == it => format!("{} {}", typed(its), pounds(m.view.price(card, its))),
            Action::With { card, to, kind } if card == it => {
                let is_set = m.view.play.as_ref().is_some_and(|play| play.cards().len() > 1);
                let what = kind.map(|kind| say::symbol(m.words, kind.symbol()));
                match (what, is_set) {
                    (Some(what), false) => what,
                    (Some(what), true) => format!("{what}: {}", m.card(to)),
                    (None, true) => m.card(to),
                    (None, false) => m.say("last-will-page-with"),
                }
            }
            _ => return None,
        };
        Some((action, text))
    })
    .collect()
}

/// Says in a few words what a card could come to with all that may go with it.
fn forecast_note(m: &Model<'_>, it: Card) -> Option<String> {
    if matches!(m.now, Now::Keeping | Now::Over) {
        return None;
    }
    let say = |key: &str, sum: i16| Some(m.words.say(key, &[("sum", m.money(sum).into())]));
    match m.edition.face(it).nature {
        Nature::Event(_) => {
            let forecast = forecast::of(m, it)?;
            match (forecast.most > forecast.basic, forecast.basic) {
                (true, _) => say("last-will-page-up-to", forecast.most),
                (false, 0) => None,
                (false, basic) => say("last-will-page-spends", basic),
            }
        }
        Nature::Expense(_) => say("last-will-page-every-round", forecast::of(m, it)?.most),
        Nature::Helper { .. } => say("last-will-page-helps", forecast::of_helper(m, it)?.0),
        Nature::Property(ref property) if !property.keeps_value() => {
            say("last-will-page-loses", forecast::loss(m, property))
        }
        Nature::Property(_) | Nature::Companion { .. } | Nature::Wild => None,
    }
}

/// Draws what everyone holds, a row a player.
fn open_hands(m: &Model<'_>) -> Markup {
    html! {
        section.hand.open-hands.panel aria-label=(m.say("last-will-page-hands")) tabindex="-1" data-hot="h" {
            ul {
                @for seat in m.seats() {
                    li data-key={ "hand-" (seat) } {
                        (badge(seat, m.company().name(seat), "small")) b { (m.company().name(seat)) }
                        span { (say::cards(m.words, m.edition, m.view.hands[seat].cards.iter())) }
                    }
                }
            }
        }
    }
}
