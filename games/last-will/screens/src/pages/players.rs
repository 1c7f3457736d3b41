//! The other players: what everyone can see of them.

use bequest_engine::Seat;
use bequest_last_will::{Nature, Phase, Placed};
use bequest_web::{badge, here, part};
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{card, hand, say};
use crate::art::sign;

/// Draws the plates, those of the others in the order in which they sit after the viewer.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let count = m.seats().count();
    let first = m.you().map_or(0, |you| you.index() + 1);
    let seats = (0..count).map(|step| Seat::new((first + step) % count)).filter(|&seat| Some(seat) != m.you());
    html! {
        section.others aria-label=(m.say("last-will-page-players")) {
            ul.{ "n" (count) } data-hot="s" tabindex="-1" {
                @for seat in seats { (part(format_args!("plate-{seat}"), plate(m, seat))) }
            }
            @if let Some(you) = m.you() { div.you-here { (here(you)) } }
        }
    }
}

fn plate(m: &Model<'_>, seat: Seat) -> Markup {
    let (name, house) = (m.company().name(seat), m.house(seat));
    let leads = m.leads(seat);
    let tied = m.tied(seat);
    html! {
        li.plate.panel.{ "s" (seat) }.lead[leads].now[m.actor() == Some(seat)] tabindex="0" data-tips {
            div.id {
                (badge(seat, name, ""))
                (here(seat))
                p.who title=(name) { b { (name) @if m.view.starting_player == seat && m.view.round > 0 { span.start data-tip=(m.say("last-will-page-first")) { (sign("start")) span.unseen { (m.say("last-will-page-first")) } } } } small { (state(m, seat)) } }
                p.purse-s { b.money { (m.money(house.money)) } }
            }
            @if leads { p.leads.chip.brass { (sign("crown")) (m.say("last-will-page-leads")) } }
            (part(format_args!("plate-job-{seat}"), html! { div.work { (job(m, seat)) } }))
            (part(format_args!("plate-board-{seat}"), html! {
                ul.minis {
                    @for placed in house.board.cards() { (mini(m, placed)) }
                    (free_slots(m, seat))
                }
            }))
            ul.goods {
                @let cards = m.view.hands[seat].count;
                li data-tip=(held(m, seat)) { (sign("card")) (cards) }
                @if m.view.phase == Phase::Errands { @let boys = hand::boys_left(m, seat); li data-tip=(m.words.say("last-will-page-boys-left", &[("count", boys.into())])) { (sign("boy")) (boys) } }
                @if let Some(actions) = actions(m, seat) { li data-tip=(m.words.say("last-will-page-actions-left", &[("count", actions.into())])) { (sign("action")) (actions) } }
                @if tied > 0 { li.tied data-tip=(m.words.say("last-will-page-tied", &[("sum", m.money(tied).into())])) { (sign("villa")) "+ " (m.money(tied)) } }
                @else { li.tied { (m.say("last-will-page-untied")) } }
            }
        }
    }
}

/// Says how many cards a seat holds, and which of them everyone knows.
fn held(m: &Model<'_>, seat: Seat) -> String {
    let hand = &m.view.hands[seat];
    let count = m.words.say("last-will-page-cards", &[("count", hand.count.into())]);
    if hand.cards.is_empty() {
        return count;
    }
    let known = say::cards(m.words, m.edition, hand.cards.iter());
    m.words.say("last-will-page-hand-known", &[("count", count.into()), ("what", known.into())])
}

/// Draws the free slots of a board; many of them as one with their number.
fn free_slots(m: &Model<'_>, seat: Seat) -> Markup {
    let slots = usize::from(m.view.slots[seat]);
    let free = slots.saturating_sub(m.house(seat).board.len());
    let tip = m.words.say("last-will-page-slots-free", &[("count", free.into())]);
    html! {
        @if slots <= 6 { @for _ in 0..free { li.ms.empty data-tip=(tip) {} } }
        @else if free > 0 { li.ms.empty data-tip=(tip) { (free) } }
    }
}

/// Returns the actions that a seat has or will have in this round.
fn actions(m: &Model<'_>, seat: Seat) -> Option<u8> {
    match m.view.phase {
        Phase::Actions if m.view.acting == seat => Some(m.view.actions),
        Phase::Actions if m.plan_of(seat) < m.plan_of(m.view.acting) => Some(0),
        Phase::Actions | Phase::Errands | Phase::Drawing | Phase::Planning => {
            Some(m.own_plan(seat)?.actions + m.house(seat).extra_actions(m.edition))
        }
        _ => None,
    }
}

/// Says in a few words what a seat does, or which plan it has.
fn state(m: &Model<'_>, seat: Seat) -> String {
    if m.now == Now::Keeping {
        let key = if m.view.answered.contains(seat) { "last-will-page-has-chosen" } else { "last-will-page-chooses" };
        return m.say(key);
    }
    let acts = m.actor() == Some(seat);
    let key = match m.now {
        Now::Planning if acts => "last-will-page-plans-now",
        Now::Errand | Now::Market if acts => "last-will-page-sends-now",
        _ if acts => "last-will-page-plays-now",
        _ => match m.plan_of(seat) {
            Some(plan) => return m.words.say("last-will-page-has-plan", &[("number", plan.to_string().into())]),
            None => return String::new(),
        },
    };
    m.say(key)
}

fn job(m: &Model<'_>, seat: Seat) -> Markup {
    let Some(its) = m.job(seat) else {
        return html! { @if m.is_sacked(seat) { p.stamp.low { (m.say("last-will-page-sacked")) } } };
    };
    let (info, face) = (m.edition.job_info(its.job), m.edition.job(its.job));
    html! {
        div.jobline {
            span { (m.say(&format!("last-will-job-{}", info.title))) b { (m.money(its.pay(m.edition))) } }
            ul {
                @for line in face.lines() {
                    @let (symbol, gone) = (face.symbol(line), its.is_covered(line));
                    @let values = [("symbol", say::symbol(m.words, symbol).into()), ("sum", m.money(face.pay(line).into()).into())];
                    li.gone[gone] data-tip=(m.words.say(if gone { "last-will-page-pays-no-more" } else { "last-will-page-pays-for" }, &values)) { (sign(symbol)) b { (face.pay(line)) } }
                }
            }
        }
    }
}

/// Draws a card on another board in small.
fn mini(m: &Model<'_>, placed: &Placed) -> Markup {
    let face = m.edition.face(placed.card);
    let tokens: Vec<_> = placed.tokens.iter(face.circles()).filter_map(|(kind, _)| kind).collect();
    let (class, icon) = match &face.nature {
        Nature::Property(property) => ("property", property.types.iter().next().map_or("villa", |its| its.as_str())),
        Nature::Helper { .. } => ("helper", ""),
        _ => ("expense", face.symbols.iter().next().map_or("pound", |its| its.as_str())),
    };
    let mut tip = format!("{}: {}", m.card(placed.card), say::all(m.words, m.edition, placed.card));
    if face.is_property() {
        let value = m.money(face.property().map_or(0, |property| property.track.value(placed.step())));
        tip = m.words.say("last-will-page-worth", &[("card", m.card(placed.card).into()), ("sum", value.into())]);
    }
    html! {
        li.ms.(class).used[placed.is_used()] data-tip=(tip) {
            @match &face.nature {
                Nature::Helper { effect } => b { (card::helper(m.words, *effect)) },
                Nature::Property(property) => { (sign(icon)) b { (property.track.value(placed.step())) } },
                Nature::Expense(expense) => { (sign(icon)) b { (m.money(i16::from(expense.spend) + placed.tokens.raise(&expense.circles))) } },
                _ => {},
            }
            @if !tokens.is_empty() { i { @for kind in &tokens { (sign(kind.symbol())) } } }
            span.unseen { (m.card(placed.card)) }
        }
    }
}
