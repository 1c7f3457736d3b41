//! The stage: what is being decided just now, and what it comes to.

use bequest_engine::Seat;
use bequest_last_will::{Action, Card, Deed, Phase, Play, Target};
use bequest_web::badge;
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{forecast, hand, plans, say};
use crate::art::{picture, sign};

/// Draws the stage.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    // What is asked is asked now, even if the board still shows what happened before.
    html! {
        section.saying data-now[m.at.asked_viewer().is_some()] {
            (act(m))
            @if m.at.awaiting_ready { p.note { (m.say("last-will-page-awaiting-ready")) } }
        }
    }
}

fn act(m: &Model<'_>) -> Markup {
    match m.now {
        Now::Opening => html! { h2 { (m.say("last-will-page-opening")) } },
        Now::Keeping => keeping(m),
        Now::Planning => plans::choose(m),
        Now::Over => html! { h2 { (m.say("last-will-page-over")) } },
        _ if !m.is_mine() => watched(m),
        Now::Naming => titled(m, "last-will-page-ask-draw", "last-will-page-ask-draw-note"),
        Now::Errand => errand(m),
        Now::Turn => turn(m),
        Now::Line => titled(m, "last-will-page-ask-line", "last-will-page-ask-line-note"),
        Now::Sale => titled(m, "last-will-page-ask-sale", "last-will-page-ask-sale-note"),
        Now::Market => titled(m, "last-will-page-ask-market", "last-will-page-ask-market-note"),
        Now::Looking => html! {
            h2 { (m.words.say("last-will-page-ask-look", &[("count", m.view.draw.keep.unwrap_or(1).into())])) }
            p { (m.say("last-will-page-ask-look-note")) }
        },
    }
}

/// Draws a title with the text below it.
fn titled(m: &Model<'_>, key: &str, note: &str) -> Markup {
    html! { h2 { (m.say(key)) } p { (m.say(note)) } }
}

/// Draws what everyone waits for.
fn watched(m: &Model<'_>) -> Markup {
    let Some(seat) = m.actor() else { return html! {} };
    let key = match (m.now, m.view.phase) {
        (Now::Naming, _) => "last-will-page-waits-draw",
        (Now::Errand, _) => "last-will-page-waits-errand",
        (Now::Market, _) => "last-will-page-waits-market",
        (_, Phase::Errands) => "last-will-page-waits-errand",
        _ => "last-will-page-waits-turn",
    };
    html! {
        h2.awaited { (badge(seat, m.company().name(seat), "")) span { (m.company().say_of(seat, key, &[])) } }
        @if m.view.phase == Phase::Actions { p { (m.words.say("last-will-page-actions-left", &[("count", m.view.actions.into())])) } }
        (next(m, seat))
    }
}

/// Says who acts after a seat.
fn next(m: &Model<'_>, seat: Seat) -> Markup {
    let after = m.plan_of(seat);
    let next = m.seats().filter(|&other| m.plan_of(other) > after).min_by_key(|&other| m.plan_of(other));
    html! {
        @if let Some(next) = next.filter(|_| matches!(m.view.phase, Phase::Actions | Phase::Errands | Phase::Drawing)) {
            p.small { (m.company().say_of(next, "last-will-page-next", &[])) }
        }
    }
}

/// Draws the cards that are kept, and how many of the others have chosen. LW-8, LW-61
fn keeping(m: &Model<'_>) -> Markup {
    let chosen: Vec<Card> = m.you().map(|you| m.view.chosen[you].iter().collect()).unwrap_or_default();
    let is_first = m.view.phase == Phase::Keeping;
    html! {
        h2 { (m.say(if is_first { "last-will-page-keep-first" } else { "last-will-page-keep-two" })) @if m.you().is_some() { " " small { (chosen.len()) "/2" } } }
        p { (m.say(if is_first { "last-will-page-keep-first-note" } else { "last-will-page-keep-two-note" })) }
        @if !chosen.is_empty() { ul.kept { @for card in chosen { li { (picture(&m.edition.card(card).title)) b { (m.card(card)) } } } } }
        ul.covers {
            @for seat in m.seats().filter(|&seat| Some(seat) != m.you()) {
                li.done[m.view.answered.contains(seat)] { (badge(seat, m.company().name(seat), "small")) span { (m.company().name(seat)) } @if m.view.answered.contains(seat) { (sign("check")) } }
            }
        }
    }
}

fn errand(m: &Model<'_>) -> Markup {
    let boys = m.own_plan(m.view.acting).map_or(0, |plan| plan.boys);
    let values = [("number", m.view.pass.into()), ("count", boys.into())];
    html! {
        h2 { (m.words.say("last-will-page-ask-errand", &values)) }
        p { (m.say("last-will-page-ask-errand-note")) }
    }
}

/// Draws the viewer's turn: what was begun, or what can be.
fn turn(m: &Model<'_>) -> Markup {
    if let Some(play) = &m.view.play {
        return begun(m, play);
    }
    let seat = m.view.acting;
    html! {
        h2 { (m.words.say("last-will-page-your-turn", &[("count", m.view.actions.into())])) }
        p { (m.say("last-will-page-your-turn-note")) }
        @if m.view.round >= 4 { p.way { (sign("purse")) span { (hand::hurdles(m, seat)) } } }
        (tonight(m, seat))
    }
}

/// Draws what houses will have lost by tomorrow.
fn tonight(m: &Model<'_>, seat: Seat) -> Markup {
    let houses = m.house(seat).board.cards().iter().filter(|placed| m.edition.face(placed.card).is_property());
    let lines: Vec<(Card, i16)> = houses.map(|placed| (placed.card, m.view.loss_tonight(seat, placed.card))).collect();
    let all: i16 = lines.iter().map(|(_, loss)| loss).sum();
    html! {
        @if !lines.is_empty() {
            dl.tonight-all {
                div { dt { (m.say("last-will-page-tonight")) } dd.money { (say::signed(-all)) } }
                @for (card, loss) in lines { div.one { dt { (m.card(card)) } dd { @if loss == 0 { (m.say("last-will-page-stays-short")) } @else { (say::signed(-loss)) } } } }
            }
        }
    }
}

// What was begun

/// Draws what was begun: each amount, and the sum.
fn begun(m: &Model<'_>, play: &Play) -> Markup {
    let title = match (play.deed, play.cards()) {
        (Deed::Opera, _) => m.say("last-will-page-errand-opera"),
        (_, cards) => say::cards(m.words, m.edition, cards.iter().copied()),
    };
    let pictured = play.cards().first().map_or("theatre-evening", |card| m.edition.card(*card).title.as_str());
    html! {
        header.begun {
            div.lift { (picture(pictured)) }
            div { h2 { (title) } p { (m.say(&format!("last-will-page-deed-{}", play.deed))) } }
        }
        div.sum {
            ul.adds.done { @for (icon, name, sum) in items(m, play) { li.add.on { (sign(icon)) span.t { b { (name) } } b.money { (sum) } } } }
            p.total { small { (m.say(if play.deed == Deed::Sale { "last-will-page-receive" } else { "last-will-page-spend" })) } b.money { (m.money(m.view.amount.unwrap_or(0))) } }
        }
        (coverable(m, play))
    }
}

/// Returns what a play is made up of, as far as it is known by itself.
fn items(m: &Model<'_>, play: &Play) -> Vec<(&'static str, String, String)> {
    let seat = m.view.acting;
    let house = m.house(seat);
    let mut items = Vec::new();
    for (card, tokens) in play.companions() {
        let face = m.edition.face(card);
        if let Some(event) = face.event() {
            let icon = face.symbols.iter().next().map_or("pound", |its| its.as_str());
            items.push((icon, m.card(card), m.money(event.spend.into())));
            for (kind, circle) in tokens.iter(&event.circles) {
                if let Some(kind) = kind {
                    items.push((kind.as_str(), say::symbol(m.words, kind.symbol()), say::signed(circle.bonus)));
                }
            }
        }
    }
    if let (Deed::Use | Deed::Upkeep, Some(&card)) = (play.deed, play.cards().first()) {
        items.push(("pound", m.card(card), m.money(m.view.running_cost(seat, card))));
    }
    if let (Deed::Purchase, Some(&card), Some(its)) = (play.deed, play.cards().first(), play.property_type) {
        items.push((its.as_str(), m.card(card), m.money(m.view.price(card, its))));
    }
    for (helper, target) in play.bonuses(house) {
        let adds = bonus_of(m, helper, target).map_or_else(String::new, say::signed);
        items.push(("person", m.card(helper), adds));
    }
    items
}

/// Says which lines the play could cover.
fn coverable(m: &Model<'_>, play: &Play) -> Markup {
    let Some(job) = m.job(m.view.acting) else { return html! {} };
    let face = m.edition.job(job.job);
    let lines = m.view.lines_for(m.view.acting, play.symbols());
    let names: Vec<String> = lines
        .iter()
        .map(|&line| format!("{} {}", say::symbol(m.words, face.symbol(line)), m.money(face.pay(line).into())))
        .collect();
    html! {
        @if !names.is_empty() { p.strikes { (sign("demotion")) span { (m.words.say("last-will-page-may-cover", &[("what", m.words.list(&names).into())])) } } }
    }
}

/// Returns what an addition adds, where that is clear.
pub(super) fn adds(m: &Model<'_>, action: Action) -> Option<i32> {
    match action {
        Action::Bonus(helper, target) => bonus_of(m, helper, target),
        Action::Join(card) => m.edition.face(card).event().map(|event| event.spend.into()),
        Action::With { card, to, kind } => {
            let event = m.edition.face(to).event()?;
            let its = kind.or_else(|| m.edition.face(card).kinds().iter().next());
            let tokens = m.view.play.as_ref()?.companions().find(|(own, _)| *own == to).map(|(_, tokens)| tokens)?;
            let circle = its.and_then(|kind| tokens.free(&event.circles, kind));
            match circle {
                Some(place) => Some(event.circles.list()[place].bonus.into()),
                None => event.gifts.map(|gifts| gifts.each.into()),
            }
        }
        _ => None,
    }
}

fn bonus_of(m: &Model<'_>, helper: Card, target: Target) -> Option<i32> {
    use bequest_last_will::Effect;
    let effect = m.edition.face(helper).effect()?;
    let deed = m.view.play.as_ref().map(|play| play.deed);
    match (effect, target) {
        (Effect::Bonus { bonus, .. }, Target::Opera) => Some(bonus.into()),
        (Effect::Bonus { .. }, Target::Card(card)) => {
            forecast::bonus(m.edition.face(helper), m.edition.face(card)).map(i32::from)
        }
        (Effect::Upkeep { bonus, .. }, _) => Some(bonus.into()),
        (Effect::Prices { buy, .. }, _) if deed == Some(Deed::Purchase) => Some(buy.into()),
        (Effect::Prices { sell, .. }, _) => Some(sell.into()),
        _ => None,
    }
}

/// Draws the button that pays for what was begun, with what is left afterwards.
pub(super) fn done(m: &Model<'_>) -> Markup {
    let Some(play) = &m.view.play else { return html! {} };
    let (before, amount) = (m.house(m.view.acting).money, m.view.amount.unwrap_or(0));
    let after = if play.deed == Deed::Sale { before + amount } else { before - amount };
    html! {
        button.button.primary.large.pay type="submit" name="action" value="done" data-hot="e" data-ask-all=(m.say("last-will-page-pay-ask")) {
            span { (m.say(if play.deed == Deed::Sale { "last-will-page-sell-it" } else { "last-will-page-pay" })) " " b.money { (m.money(before)) " → " (m.money(after)) } }
        }
    }
}
