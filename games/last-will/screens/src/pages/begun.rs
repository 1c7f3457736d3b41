//! What the viewer has begun: each amount with what goes with it, the sum, and what there is once it is paid.

use bequest_last_will::{Action, Card, Deed, Play, Target, WeddingName};
use maud::{Markup, html};

use super::model::Model;
use super::{forecast, outlook, say};
use crate::art::{picture, sign};

/// A part of a sum.
struct Item {
    icon: &'static str,
    name: String,
    sum: String,
    /// Whether it was added, and can be left out again.
    is_added: bool,
}

/// Draws what was begun: each amount, and the sum.
pub(super) fn draw(m: &Model<'_>, play: &Play) -> Markup {
    let is_set = m.is_wide();
    html! {
        (header(m, play))
        @if is_set { (set(m, play)) }
        div.sum.wide[is_set] {
            @if !is_set { ul.adds.done { @for item in items(m, play) { (row(m, play, &item)) } } }
            (total(m, play))
        }
        (strikes(m, play))
    }
}

fn header(m: &Model<'_>, play: &Play) -> Markup {
    let title = match (play.deed, play.cards()) {
        (Deed::Opera, _) => m.say("last-will-page-errand-opera"),
        (_, cards) => say::cards(m.words, m.edition, cards.iter().copied()),
    };
    let pictured = play.cards().first().map_or("theatre-evening", |card| m.edition.card(*card).title.as_str());
    let key = if added(m, play) == 0 { "last-will-page-put-back" } else { "last-will-page-take-back" };
    html! {
        header.begun {
            div.lift { (picture(pictured)) }
            div { h2 { (title) } p { (m.say(&format!("last-will-page-deed-{}", play.deed))) } }
            @if m.can_take_back() { (m.take_back("off", &m.say(key), &html! { span aria-hidden="true" { "×" } })) }
        }
    }
}

/// Returns how many things were added.
fn added(m: &Model<'_>, play: &Play) -> usize {
    let joined = play.cards().len().saturating_sub(1);
    joined + play.added().len() + play.bonuses(m.house(m.view.acting)).count()
}

/// Draws a part of the sum; the only addition is switched off with undo, of several the last one is.
fn row(m: &Model<'_>, play: &Play, item: &Item) -> Markup {
    let inside = html! {
        @if item.is_added { i.sw.on {} }
        (sign(item.icon)) span.t { b { (item.name) } } b.money { (item.sum) }
    };
    let is_alone = item.is_added && added(m, play) == 1 && m.can_take_back();
    html! {
        @if is_alone { li { (m.take_back("add on", &m.say("last-will-page-take-back"), &inside)) } }
        @else { li.add.on { (inside) } }
    }
}

fn total(m: &Model<'_>, play: &Play) -> Markup {
    let key = if play.deed == Deed::Sale { "last-will-page-receive" } else { "last-will-page-spend" };
    let parts: Vec<String> = play.cards().iter().map(|card| sum_of(m, play, *card).to_string()).collect();
    html! {
        p.total {
            small { (m.say(key)) }
            b.money { (m.money(m.view.amount.unwrap_or(0))) }
            @if parts.len() > 1 { small { (parts.join(" + ")) } }
        }
    }
}

/// Returns what a play is made up of, as far as it is known by itself.
fn items(m: &Model<'_>, play: &Play) -> Vec<Item> {
    let (seat, mut items) = (m.view.acting, Vec::new());
    let first = |icon, card, sum| Item { icon, name: m.card(card), sum: m.money(sum), is_added: false };
    match (play.deed, play.cards().first()) {
        (Deed::Event, _) => play.cards().iter().for_each(|&card| items.extend(items_of(m, play, card))),
        (Deed::Use | Deed::Upkeep, Some(&card)) => items.push(first("pound", card, m.view.running_cost(seat, card))),
        (Deed::Purchase, Some(&card)) => {
            items.extend(play.property_type.map(|its| first(its.as_str(), card, m.view.price(card, its))));
        }
        (Deed::Sale | Deed::Opera, _) | (_, None) => {}
    }
    if play.deed != Deed::Event {
        items.extend(play.bonuses(m.house(seat)).map(|(helper, target)| help(m, helper, target)));
    }
    items
}

/// Returns the parts of the amount of an event.
fn items_of(m: &Model<'_>, play: &Play, card: Card) -> Vec<Item> {
    let face = m.edition.face(card);
    let Some(event) = face.event() else { return Vec::new() };
    let icon = face.symbols.iter().next().map_or("pound", |its| its.as_str());
    let mut items = vec![Item { icon, name: m.card(card), sum: m.money(event.spend.into()), is_added: false }];
    let tokens = play.companions().find(|(its, _)| *its == card).map(|(_, tokens)| tokens).unwrap_or_default();
    for (kind, circle) in tokens.iter(&event.circles).filter_map(|(kind, circle)| Some((kind?, circle))) {
        let name = say::symbol(m.words, kind.symbol());
        items.push(Item { icon: kind.as_str(), name, sum: say::signed(circle.bonus), is_added: true });
    }
    let helping = play.bonuses(m.house(m.view.acting)).filter(|(_, target)| target.card() == Some(card));
    items.extend(helping.map(|(helper, target)| help(m, helper, target)));
    items
}

fn help(m: &Model<'_>, helper: Card, target: Target) -> Item {
    let sum = say::signed(bonus(m, helper, target));
    Item { icon: "person", name: m.card(helper), sum, is_added: true }
}

/// Returns what a helper adds.
fn bonus(m: &Model<'_>, helper: Card, target: Target) -> i16 {
    use bequest_last_will::Effect;
    let deed = m.view.play.as_ref().map(|play| play.deed);
    match (m.edition.face(helper).effect(), target) {
        (Some(Effect::Bonus { bonus, .. } | Effect::Upkeep { bonus, .. }), _) => bonus.into(),
        (Some(Effect::Prices { buy, .. }), _) if deed == Some(Deed::Purchase) => buy.into(),
        (Some(Effect::Prices { sell, .. }), _) => sell.into(),
        _ => 0,
    }
}

/// Returns what a card of a set comes to by itself.
fn sum_of(m: &Model<'_>, play: &Play, card: Card) -> i16 {
    let Some(event) = m.edition.face(card).event() else { return 0 };
    let tokens = play.companions().find(|(its, _)| *its == card).map(|(_, tokens)| tokens).unwrap_or_default();
    let helped = play.bonuses(m.house(m.view.acting)).filter(|(_, target)| target.card() == Some(card));
    let helped: i16 = helped.map(|(helper, target)| bonus(m, helper, target)).sum();
    i16::from(event.spend) + tokens.raise(&event.circles) + helped
}

// A wedding set

/// Draws each card of a wedding set with its sum and what goes with it, and the names that are missing. GS-34
fn set(m: &Model<'_>, play: &Play) -> Markup {
    html! {
        ol.wedding-set.wide {
            @for &card in play.cards() {
                li {
                    div.paper {
                        (picture(&m.edition.card(card).title)) b { (m.card(card)) }
                        b.pill.money { (m.money(sum_of(m, play, card))) }
                    }
                    ul { @for item in items_of(m, play, card).iter().skip(1) { (row(m, play, item)) } }
                }
            }
            @for name in missing(m, play) {
                li.missing { b { (m.say(&format!("last-will-page-wedding-{name}"))) } small { (m.say("last-will-page-not-held")) } }
            }
        }
    }
}

/// Returns the names of wedding cards that are neither in the set nor in the hand.
fn missing(m: &Model<'_>, play: &Play) -> Vec<WeddingName> {
    let name = |card: Card| m.edition.face(card).event().and_then(|event| event.wedding);
    let hand = m.own_hand().unwrap_or_default();
    let there: Vec<WeddingName> = play.cards().iter().copied().chain(hand.iter()).filter_map(name).collect();
    WeddingName::ALL.iter().copied().filter(|name| !there.contains(name)).collect()
}

// What follows

/// Says which lines the play could cover.
fn strikes(m: &Model<'_>, play: &Play) -> Markup {
    let Some(job) = m.job(m.view.acting) else { return html! {} };
    let face = m.edition.job(job.job);
    let lines = m.view.lines_for(m.view.acting, play.symbols());
    let name = |&line| format!("{} {}", say::symbol(m.words, face.symbol(line)), m.money(i16::from(face.pay(line))));
    let names: Vec<String> = lines.iter().map(name).collect();
    let what = m.words.list(&names);
    html! { @if !names.is_empty() { p.strikes { (sign("demotion")) span { (m.words.say("last-will-page-may-cover", &[("what", what.into())])) } } } }
}

/// Draws everything that could be added to what was begun: what cannot be paid stays as a control that says why.
pub(super) fn additions(m: &Model<'_>, legal: &[Action]) -> Markup {
    let (can, cannot): (Vec<Action>, Vec<Action>) =
        forecast::imaginable(m).into_iter().partition(|action| legal.contains(action));
    html! {
        @if !can.is_empty() || !cannot.is_empty() {
            div.adds { @for action in can.into_iter().chain(cannot) { (addition(m, action)) } }
        }
    }
}

/// Draws something that can be added, with what it adds.
fn addition(m: &Model<'_>, action: Action) -> Markup {
    let (icon, name, note) = match action {
        Action::With { card, to, kind } => {
            let its = kind.or_else(|| m.edition.face(card).kinds().iter().next());
            let name = match kind {
                Some(kind) => format!("{}: {}", m.card(card), say::symbol(m.words, kind.symbol())),
                None => m.card(card),
            };
            (its.map_or("card", |kind| kind.as_str()), name, on(m, to))
        }
        Action::Join(card) => ("wedding", m.card(card), m.say("last-will-page-join")),
        Action::Bonus(card, Target::Card(to)) => ("person", m.card(card), on(m, to)),
        Action::Bonus(card, Target::Opera) => ("person", m.card(card), m.say("last-will-page-helper")),
        _ => return html! {},
    };
    let note = if m.can(action).is_some() { note } else { m.say("last-will-page-cannot-pay") };
    let inside = html! {
        i.sw {} (sign(icon)) span.t { b { (name) } small { (note) } }
        b.money { (say::signed(forecast::raise(m, action))) }
    };
    m.control(action, "add", None, &inside)
}

/// Says which card of a set something goes to.
fn on(m: &Model<'_>, to: Card) -> String {
    let is_set = m.view.play.as_ref().is_some_and(|play| play.cards().len() > 1);
    if is_set { m.card(to) } else { m.say("last-will-page-joins") }
}

/// Draws the button that pays for what was begun, with what is left afterwards.
pub(super) fn done(m: &Model<'_>) -> Markup {
    let Some(play) = &m.view.play else { return html! {} };
    let (before, amount) = (m.house(m.view.acting).money, m.view.amount.unwrap_or(0));
    let (key, after) = match play.deed {
        Deed::Sale => ("last-will-page-sell-it", before + amount),
        _ => ("last-will-page-pay", before - amount),
    };
    html! {
        button.button.primary.large.pay type="submit" name="action" value="done" data-hot="e" data-ask-all=(m.say("last-will-page-pay-ask")) {
            span { (m.say(key)) " " b.money { (m.money(before)) " → " (m.money(after)) } }
            small { (outlook::afterwards(m, play)) }
        }
    }
}
