//! The viewer's purse and hand: what each card would cost now, and what stands in the way of bankruptcy.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Action, Card, Cards, Nature, Phase, PropertyType};
use bequest_web::{badge, part};
use maud::{Markup, html};

use super::card::{self, Size};
use super::model::{Model, Now};
use super::{forecast, mine, say};
use crate::art::sign;

/// From this round on the page says at all times what stands in the way of bankruptcy.
const LATE: u8 = 4;

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
            ol.held data-hot="h" tabindex="0" style={ "--n:" (shown.len().max(5)) } { @for card in shown { (part(format_args!("held-{card}"), held(m, card))) } }
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
    // Boys are sent from left to right: whoever stands further left has sent theirs in this pass.
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
    let worth = |seat: Seat| m.house(seat).money + m.tied(seat);
    let poorer = m.seats().filter(|&other| worth(other) < worth(seat)).min_by_key(|&other| worth(other));
    match poorer {
        Some(first) => {
            let values = [("who", m.company().name(first).into()), ("sum", m.money(worth(seat) - worth(first)).into())];
            m.words.say("last-will-page-behind", &values)
        }
        None => m.say("last-will-page-poorest"),
    }
}

/// Says what would make a player bankrupt and what still stands in the way. LW-63, GS-14
pub(super) fn hurdles(m: &Model<'_>, seat: Seat) -> String {
    let words = m.words;
    let money = m.house(seat).money;
    let lines = mine::open_lines(m, seat).len();
    let houses: Vec<Card> = mine::properties(m, seat).collect();
    let mut left = Vec::new();
    if money > 0 {
        left.push(words.say("last-will-page-hurdle-money", &[("sum", m.money(money).into())]));
    }
    if lines > 0 {
        left.push(words.say("last-will-page-hurdle-lines", &[("count", lines.into())]));
    }
    match houses.as_slice() {
        [] => {}
        [one] => left.push(words.say("last-will-page-hurdle-house", &[("card", m.card(*one).into())])),
        many => left.push(words.say("last-will-page-hurdle-houses", &[("count", many.len().into())])),
    }
    if left.is_empty() {
        return m.say("last-will-page-bankrupt");
    }
    words.say("last-will-page-hurdles", &[("what", words.list(&left).into())])
}

// Cards

fn held(m: &Model<'_>, it: Card) -> Markup {
    let class = card::class(m.edition, it, Size::Medium);
    let face = html! {
        (card::face(m.words, m.edition, it, Size::Medium))
        span.unseen { ", " (say::all(m.words, m.edition, it)) }
    };
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
        li.added[is_in || is_chosen].fits[!ways.is_empty()] data-key={ "card-" (it) } {
            (drawn)
            @if !ways.is_empty() { div.options { @for (action, text) in &ways { (m.control(*action, "way", Some(&text.clone()), &html! { (text) })) } } }
        }
    }
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

/// Says what could go with an event and which lines it could cover, as the end of a text.
pub(super) fn outlook_of(m: &Model<'_>, it: Card) -> String {
    let (Some(forecast), Some(seat)) = (forecast::of(m, it), m.you()) else { return String::new() };
    let mut said = String::new();
    let with = forecast.companions.or(forecast.helpers);
    if !with.is_empty() {
        let what = say::cards(m.words, m.edition, with.iter());
        let values = [("sum", m.money(forecast.most).into()), ("what", what.into())];
        said += &format!(". {}", m.words.say("last-will-page-up-to-with", &values));
    }
    if let Some(job) = m.job(seat) {
        let face = m.edition.job(job.job);
        let lines = m.view.lines_for(seat, forecast.symbols);
        let names: Vec<String> = lines.iter().map(|&line| say::symbol(m.words, face.symbol(line))).collect();
        if !names.is_empty() {
            let what = m.words.list(&names);
            said += &format!(". {}", m.words.say("last-will-page-may-cover", &[("what", what.into())]));
        }
    }
    said
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
            Action::Put(card) if card == it => m.say("last-will-page-put"),
            Action::Buy(card, None) if card == it => {
                let its = m.edition.face(card).property()?.types.iter().next()?;
                m.words.say("last-will-page-buy", &[("sum", pounds(m.view.price(card, its)).into())])
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

/// Says what an event could come to with all that may go with it.
fn forecast_note(m: &Model<'_>, it: Card) -> Option<String> {
    if matches!(m.now, Now::Keeping | Now::Over) {
        return None;
    }
    let forecast = forecast::of(m, it)?;
    match (forecast.most > forecast.basic, forecast.basic) {
        (true, _) => Some(m.words.say("last-will-page-up-to", &[("sum", m.money(forecast.most).into())])),
        (false, 0) => None,
        (false, basic) => Some(m.words.say("last-will-page-spends", &[("sum", m.money(basic).into())])),
    }
}

/// Draws what everyone holds, a row a player.
fn open_hands(m: &Model<'_>) -> Markup {
    html! {
        section.hand.open-hands.panel aria-label=(m.say("last-will-page-hands")) tabindex="-1" {
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
