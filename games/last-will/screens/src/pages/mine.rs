//! The viewer's own board: the job, and the slots with what lies on them.

use bequest_engine::Seat;
use bequest_last_will::{Action, Card, Effect, Face, Line, Nature, Phase, Placed, PropertyType};
use bequest_web::{badge, part};
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{card, market, outlook, say};
use crate::art::{picture, sign};

/// Draws the viewer's board with what can be done there; for spectators that of the one who acts.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let seat = m.you().unwrap_or(m.view.acting);
    let label = match m.you() {
        Some(_) => m.say("last-will-page-board"),
        None => m.words.say("last-will-page-board-of", &[("who", m.company().name(seat).into())]),
    };
    let house = m.house(seat);
    let slots = usize::from(m.view.slots[seat]);
    html! {
        section.mine.panel.{ "s" (seat) } aria-label=(label) tabindex="0" data-hot="b" {
            @if m.you().is_none() { p.whose { (badge(seat, m.company().name(seat), "")) } }
            (part("job", job(m, seat)))
            ol.slots.many[slots > 6] {
                @for placed in house.board.cards() { (part(format_args!("slot-{}", placed.card), slot(m, seat, placed))) }
                @for number in house.board.len()..slots {
                    @let extension = number >= m.edition.slots().into();
                    li.slot.empty.ext[extension] {
                        @if extension { (sign("extension")) }
                        span { (m.say(if extension { "last-will-page-slot-extension" } else { "last-will-page-slot" })) }
                    }
                }
            }
        }
    }
}

/// Draws a property of the viewer's board, or another card of it.
pub(super) fn house(m: &Model<'_>) -> Markup {
    let Some(seat) = m.you() else { return html! {} };
    let cards = m.house(seat).board.cards();
    let house = cards.iter().find(|placed| m.edition.face(placed.card).is_property()).or(cards.first());
    html! { @if let Some(placed) = house { ol.slots { (slot(m, seat, placed)) } } }
}

// The job

fn job(m: &Model<'_>, seat: Seat) -> Markup {
    let Some(its) = m.job(seat) else { return jobless(m, seat) };
    let (title, face) = (&m.edition.job_info(its.job).title, m.edition.job(its.job));
    let pay = its.pay(m.edition);
    let going = going(m, seat);
    html! {
        article.job aria-label=(m.say("last-will-page-job")) tabindex="0" data-tips {
            header {
                h3 { (m.say(&format!("last-will-job-{title}"))) }
                p { (super::around(m.words, "last-will-page-pays", "sum", &html! { b.money { (m.money(pay)) } })) }
            }
            ol {
                @for line in face.lines() {
                    @let gone = its.is_covered(line);
                    @let may = !gone && going.contains(&line);
                    li.gone[gone].may[may] data-tip=(line_tip(m, face.symbol(line), gone)) {
                        (sign(face.symbol(line)))
                        span { (say::symbol(m.words, face.symbol(line))) }
                        @if gone { em { (m.say("last-will-page-covered")) } }
                        @else if may { em { (m.say(if going.len() == 1 { "last-will-page-goes-now" } else { "last-will-page-may-go" })) } }
                        b.money { (m.money(face.pay(line).into())) }
                    }
                }
            }
        }
    }
}

/// Returns the lines that what was begun or played can cover now.
fn going(m: &Model<'_>, seat: Seat) -> Vec<Line> {
    let legal = |line: &Line| m.can(Action::Demote(*line)).is_some();
    match &m.view.play {
        Some(play) if m.is_mine() && m.you() == Some(seat) => m.view.lines_for(seat, play.symbols()),
        None if m.now == Now::Line && m.you() == Some(seat) => open_lines(m, seat).into_iter().filter(legal).collect(),
        _ => Vec::new(),
    }
}

fn line_tip(m: &Model<'_>, symbol: bequest_last_will::Symbol, gone: bool) -> String {
    let key = if gone { "last-will-page-line-gone" } else { "last-will-page-line" };
    m.words.say(key, &[("symbol", say::symbol(m.words, symbol).into())])
}

fn jobless(m: &Model<'_>, seat: Seat) -> Markup {
    let key = if m.is_sacked(seat) { "last-will-page-sacked" } else { "last-will-page-jobless" };
    html! {
        article.job.none aria-label=(m.say("last-will-page-job")) {
            @if m.is_sacked(seat) { p.stamp { (m.say(key)) } p { (m.say("last-will-page-sacked-note")) } }
            @else { p { (m.say(key)) } }
        }
    }
}

// Slots

fn slot(m: &Model<'_>, seat: Seat, placed: &Placed) -> Markup {
    let face = m.edition.face(placed.card);
    let kind = match &face.nature {
        Nature::Property(_) => "prop",
        Nature::Helper { .. } => "help",
        _ => "exp",
    };
    let info = m.edition.card(placed.card);
    html! {
        li.slot.black.(kind).special[info.crowns > 0] data-key={ "own-" (placed.card) } {
            div.hd tabindex="0" data-tip=(say::all(m.words, m.edition, placed.card)) {
                @match face.property() {
                    Some(property) => { @for its in property.types.iter() { (card::sym(its.symbol())) } },
                    None => { (card::signs(face)) },
                }
                b { (m.card(placed.card)) }
            }
            div.art {
                (picture(&info.title)) (circles(m, face, placed))
                @if let Some(property) = face.property() { (part(format_args!("tokens-{}", placed.card), html! { div.tokens-of { @for its in property.types.iter() { (market::token(m.market[its])) } } })) }
            }
            @if face.is_property() { (property(m, seat, placed)) } @else { (effect(m, face, placed)) }
            (part(format_args!("dos-{}", placed.card), controls(m, seat, placed)))
        }
    }
}

fn circles(m: &Model<'_>, face: &Face, placed: &Placed) -> Markup {
    let its = placed.tokens.iter(face.circles());
    let tips: Vec<String> = its.map(|(token, circle)| say::circle(m.words, circle, token.is_some())).collect();
    html! { @if !tips.is_empty() { div data-tip=(tips.join(". ")) { (card::circles(face, placed.tokens)) span.unseen { (tips.join(". ")) } } } }
}

/// Draws the value track with its marker, and what happens tonight.
fn property(m: &Model<'_>, seat: Seat, placed: &Placed) -> Markup {
    let Some(property) = m.edition.face(placed.card).property() else { return html! {} };
    let is_over = is_night_over(m);
    let (at, loss) = (placed.step(), if is_over { 0 } else { placed.drop_tonight(m.edition) });
    let values = property.track.values();
    html! {
        @if values.len() > 1 {
            ol.values.long[values.len() > 7] style={ "--n:" (values.len()) } aria-label=(m.say("last-will-page-track")) {
                @for (step, value) in (0..).zip(values) {
                    li.past[step < at].at[step == at].next[loss > 0 && step == at + loss] { (value) }
                }
                li.marker.piece aria-hidden="true" data-key={ "value-" (placed.card) } style={ "transform:translateX(" (100 * usize::from(at)) "%)" } {}
            }
        } @else {
            p.keeps { b { (m.money(property.track.value(0))) } " " (m.say("last-will-note-keeps")) }
        }
        @if !is_over { (tonight(m, seat, placed)) }
    }
}

/// Tells whether houses have dropped already in this round.
fn is_night_over(m: &Model<'_>) -> bool {
    matches!(m.view.phase, Phase::Cutting | Phase::Over)
}

/// Says what happens to a property tonight.
fn tonight(m: &Model<'_>, seat: Seat, placed: &Placed) -> Markup {
    let Some(property) = m.edition.face(placed.card).property() else { return html! {} };
    let after = property.track.value(placed.step() + placed.drop_tonight(m.edition));
    if placed.is_used() {
        return html! { p.tonight.ok { (sign("check")) (m.say("last-will-page-kept-up")) } };
    }
    match m.view.loss_tonight(seat, placed.card) {
        0 => {
            html! { p.tonight { (m.say(if property.keeps_value() { "last-will-page-farm-stays" } else { "last-will-page-stays" })) } }
        }
        _ => {
            html! { p.tonight.falls { (sign("down")) (m.words.say("last-will-page-drops", &[("sum", m.money(after).into())])) } }
        }
    }
}

/// Draws what a helper or an expense does.
fn effect(m: &Model<'_>, face: &Face, placed: &Placed) -> Markup {
    match &face.nature {
        Nature::Helper { effect } => html! {
            p.eff { b.money { (card::helper(m.words, *effect)) } }
            p.tonight { (say::note(m.words, face).unwrap_or_default()) }
        },
        Nature::Expense(expense) => html! {
            p.eff { b.money { (m.money(i16::from(expense.spend) + placed.tokens.raise(&expense.circles))) } @if placed.is_used() { small { (sign("check")) (m.say("last-will-page-used")) } } }
        },
        _ => html! {},
    }
}

// What can be done

/// Draws what can be done with a card on the board; while it is the viewer's turn also what cannot.
fn controls(m: &Model<'_>, seat: Seat, placed: &Placed) -> Markup {
    let is_turn = m.now == Now::Turn && m.is_mine() && m.view.play.is_none() && m.view.phase == Phase::Actions;
    let is_sale = m.now == Now::Sale && m.is_mine();
    if m.at.past || !(is_turn || is_sale) {
        return html! { div.dos {} };
    }
    let face = m.edition.face(placed.card);
    let tokens: Vec<Action> = m
        .legal()
        .map(|(_, action)| action)
        .filter(|action| matches!(action, Action::Token { on, .. } if *on == placed.card))
        .collect();
    html! {
        div.dos {
            @match &face.nature {
                Nature::Property(property) => {
                    @if is_turn { (maintain(m, seat, placed)) }
                    (sales(m, seat, placed, &property.types.iter().collect::<Vec<_>>()))
                },
                Nature::Expense(_) => (used(m, placed, m.view.running_cost(seat, placed.card))),
                Nature::Helper { effect } => {
                    @match effect {
                        Effect::Spend { .. } | Effect::SpendPerToken { .. } | Effect::Draw { .. } => (used(m, placed, helper_spends(m, seat, *effect))),
                        _ => {},
                    }
                },
                _ => {},
            }
            @for action in tokens { (token(m, action)) }
            @if is_turn && !face.is_property() { (dropped(m, placed)) }
        }
    }
}

/// Returns what a helper spends when it is used.
fn helper_spends(m: &Model<'_>, seat: Seat, effect: Effect) -> i16 {
    match effect {
        Effect::Spend { spend } => spend.into(),
        Effect::SpendPerToken { spend, token } => i16::from(spend) * m.house(seat).tokens_on_farms(m.edition, token),
        _ => 0,
    }
}

/// Draws a small button with a sign, a sum and the name of what it does.
fn little(m: &Model<'_>, action: Action, icon: &str, text: &str, tip: &str, done: bool) -> Markup {
    let class = if done { "do done" } else { "do" };
    m.control(action, class, Some(tip), &html! { (sign(icon)) span { (text) } span.unseen { ", " (tip) } })
}

fn maintain(m: &Model<'_>, seat: Seat, placed: &Placed) -> Markup {
    let cost = outlook::most_of(m, Action::Maintain(placed.card, None), m.view.running_cost(seat, placed.card));
    let cost = m.money(cost);
    let tip =
        m.words.say("last-will-page-maintain", &[("sum", cost.as_str().into()), ("card", m.card(placed.card).into())]);
    let helped: Vec<Action> = m
        .legal()
        .map(|(_, action)| action)
        .filter(|action| matches!(action, Action::Maintain(card, Some(_)) if *card == placed.card))
        .collect();
    html! {
        (little(m, Action::Maintain(placed.card, None), "maintain", &cost, &tip, placed.is_used()))
        @for action in helped {
            @if let Action::Maintain(_, Some(by)) = action { (little(m, action, "person", &cost, &format!("{tip}: {}", m.card(by)), false)) }
        }
    }
}

fn sales(m: &Model<'_>, seat: Seat, placed: &Placed, types: &[PropertyType]) -> Markup {
    let legal: Vec<Action> = m
        .legal()
        .map(|(_, action)| action)
        .filter(|action| matches!(action, Action::Sell { card, .. } if *card == placed.card))
        .collect();
    let sum = |its: Option<PropertyType>| {
        let its = its.or(if types.len() == 1 { types.first().copied() } else { None });
        match (m.now, its) {
            (Now::Sale, _) | (_, None) => String::new(),
            (_, Some(its)) => {
                let property_type = (types.len() > 1).then_some(its);
                let action = Action::Sell { card: placed.card, property_type, by: None };
                let least = outlook::most_of(m, action, m.view.sale_value(seat, placed.card, its));
                format!("+{}", m.money(least))
            }
        }
    };
    if legal.is_empty() {
        let property_type = if types.len() > 1 { types.first().copied() } else { None };
        let action = Action::Sell { card: placed.card, property_type, by: None };
        return little(
            m,
            action,
            "sell",
            &sum(property_type),
            &m.words.say("last-will-page-sell", &[("card", m.card(placed.card).into())]),
            false,
        );
    }
    html! {
        @for action in legal {
            @if let Action::Sell { card, property_type, by } = action {
                @let mut tip = m.words.say("last-will-page-sell", &[("card", m.card(card).into())]);
                @let extra = [property_type.map(|its| say::property_type(m.words, its)), by.map(|by| m.card(by))];
                @for more in extra.into_iter().flatten() { ({ tip = format!("{tip}: {more}"); "" }) }
                @let icon = property_type.map_or(if by.is_some() { "person" } else { "sell" }, |its| its.as_str());
                (little(m, action, icon, &sum(property_type), &tip, false))
            }
        }
    }
}

fn used(m: &Model<'_>, placed: &Placed, sum: i16) -> Markup {
    let tip = m.words.say("last-will-page-use", &[("card", m.card(placed.card).into())]);
    let sum = outlook::most_of(m, Action::Use(placed.card), sum);
    let text = if sum > 0 { m.money(sum) } else { m.say("last-will-page-use-short") };
    little(m, Action::Use(placed.card), "action", &text, &tip, placed.is_used())
}

fn dropped(m: &Model<'_>, placed: &Placed) -> Markup {
    let tip = m.words.say("last-will-page-drop", &[("card", m.card(placed.card).into())]);
    let class = "do drop";
    m.control(
        Action::Drop(placed.card),
        class,
        Some(&tip),
        &html! { span aria-hidden="true" { "×" } span.unseen { (tip) } },
    )
}

fn token(m: &Model<'_>, action: Action) -> Markup {
    let Action::Token { card, on, kind } = action else { return html! {} };
    let its = kind.or_else(|| m.edition.face(card).kinds().iter().next());
    let tip = m.words.say("last-will-page-token", &[("card", m.card(card).into()), ("on", m.card(on).into())]);
    html! { @if let Some(its) = its { (little(m, action, its.as_str(), "+", &tip, false)) } }
}

/// Returns the lines of a job that are open, with what they pay and the symbol that covers them.
pub(super) fn open_lines(m: &Model<'_>, seat: Seat) -> Vec<Line> {
    m.job(seat).map(|job| job.open_lines(m.edition).collect()).unwrap_or_default()
}

/// Returns the properties of a seat.
pub(super) fn properties<'a>(m: &'a Model<'_>, seat: Seat) -> impl Iterator<Item = Card> + 'a {
    m.house(seat).board.cards().iter().map(|placed| placed.card).filter(|card| m.edition.face(*card).is_property())
}
