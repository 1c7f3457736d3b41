//! The form with which a seat answers, and the controls that are on the stage.

use bequest_engine::Viewer;
use bequest_last_will::{Action, LastWill, Market, Target};
use bequest_web::{At, Prompt, badge, form};
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{market, plans, say, stage};
use crate::art::{back, sign};

/// Draws the controls of one seat.
pub(super) fn draw(at: &At<'_, LastWill>, prompt: &Prompt<'_, LastWill>) -> Markup {
    if prompt.legal.is_empty() {
        return html! {};
    }
    let m = Model::of(at);
    let name = at.company.name(prompt.seat);
    let is_own = at.view.viewer == Viewer::Seat(prompt.seat);
    let is_secret = matches!(m.now, Now::Keeping | Now::Turn | Now::Line | Now::Sale | Now::Looking);
    html! {
        section.answer data-key={ "answer-" (prompt.seat) } {
            @if at.prompts.len() > 1 {
                h3.whose { (badge(prompt.seat, name, "small")) (m.words.say("last-will-page-answer-of", &[("who", name.into())])) }
            }
            // Only the player who holds the cards may see what can be done.
            @if is_secret && !is_own { p.note { (m.words.say("last-will-page-uncover", &[("who", name.into())])) } }
            @else { (form::answer(at, prompt, "ways", &html! { (m.say(legend(m.now))) }, &controls(&m, prompt))) }
        }
    }
}

fn legend(now: Now) -> &'static str {
    match now {
        Now::Keeping => "last-will-page-legend-keep",
        Now::Planning => "last-will-page-legend-plan",
        Now::Naming => "last-will-page-legend-draw",
        Now::Errand => "last-will-page-legend-errand",
        Now::Line => "last-will-page-legend-line",
        Now::Sale => "last-will-page-legend-sale",
        Now::Market => "last-will-page-legend-market",
        Now::Looking => "last-will-page-legend-look",
        Now::Turn | Now::Opening | Now::Over => "last-will-page-legend-turn",
    }
}

fn controls(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    match m.now {
        Now::Naming => piles(m, prompt),
        Now::Errand => home(m),
        Now::Line => lines(m, prompt),
        Now::Sale => skip(m, "last-will-page-skip-sale"),
        Now::Market => tokens(m, prompt),
        Now::Turn if m.view.play.is_some() => play(m, prompt),
        Now::Turn => end(m),
        Now::Planning => plans::row_to_choose(m),
        Now::Keeping | Now::Looking | Now::Opening | Now::Over => html! {},
    }
}

/// Draws the piles of a blind draw. LW-22
fn piles(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    let draw = m.view.draw;
    let named: u8 = draw.named.iter().sum();
    html! {
        ul.piles {
            @for &deck in bequest_last_will::Deck::ALL {
                @let count = draw.named[deck.index()];
                @let action = Action::Draw(deck);
                @let inside = html! {
                    (back(deck)) b { (m.say(&format!("last-will-pile-{deck}"))) }
                    small { (m.words.say("last-will-page-pile-left", &[("count", m.view.pile(deck).into())])) }
                    @if count > 0 { em { "×" (count) } }
                };
                li.picked[count > 0] {
                    @if prompt.legal.contains(&action) { button.pile type="submit" name="action" value=(action) { (inside) } }
                    @else { (form::closed(m.at, Some(prompt.seat), &action.to_string(), "pile", &inside)) }
                }
            }
        }
        p.tally { (m.words.say("last-will-page-draw-left", &[("count", draw.to_name.into()), ("named", named.into())])) }
    }
}

fn home(m: &Model<'_>) -> Markup {
    html! { button.button.quiet type="submit" name="action" value="home" data-hot="e" { (sign("home")) (m.say("last-will-page-home")) } }
}

/// Draws the lines of the job that may be covered. GS-4, GS-10
fn lines(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    let Some(job) = m.job(prompt.seat) else { return html! {} };
    let face = m.edition.job(job.job);
    let income = job.pay(m.edition);
    html! {
        div.demote {
            @for action in prompt.legal {
                @match *action {
                    Action::Demote(line) => {
                        @let pay = i16::from(face.pay(line));
                        button.cover type="submit" name="action" value=(action) {
                            (sign(face.symbol(line))) b.money { (m.money(pay)) }
                            small { (say::symbol(m.words, face.symbol(line))) }
                            small.then { (m.words.say("last-will-page-salary-then", &[("sum", m.money(income - pay).into())])) }
                        }
                    },
                    Action::Skip => { button.cover.none type="submit" name="action" value="skip" { b { (m.say("last-will-page-skip-line")) } small { (m.say("last-will-page-skip-line-note")) } } },
                    _ => {},
                }
            }
        }
    }
}

fn skip(m: &Model<'_>, key: &str) -> Markup {
    html! { @if m.can(Action::Skip).is_some() { button.button.quiet type="submit" name="action" value="skip" { (m.say(key)) } } }
}

/// Draws every way in which the tokens can lie, those that change least first. LW-34
fn tokens(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    let now = m.market;
    let mut ways: Vec<Market> = prompt
        .legal
        .iter()
        .filter_map(|action| if let Action::Market(way) = action { Some(*way) } else { None })
        .collect();
    let moved = |way: &Market| market::TYPES.iter().filter(|&&its| way[its] != now[its]).count();
    ways.sort_by_key(moved);
    html! {
        div.tokens {
            p.heads aria-hidden="true" { @for its in market::TYPES { (sign(its)) } span { (m.say("last-will-page-market-houses")) } }
            @for way in ways {
                @let worth = m.house(prompt.seat).property_value(m.edition, way);
                button.lie.same[way == now] type="submit" name="action" value=(Action::Market(way)) {
                    @for its in market::TYPES { span.moved[way[its] != now[its]] { span.unseen { (say::property_type(m.words, its)) " " } (market::token(way[its])) } }
                    b.money { (m.money(worth)) }
                    @if way == now { small.unseen { (m.say("last-will-page-market-same")) } }
                }
            }
        }
    }
}

/// Draws what can be added to what was begun, and what pays for it. LW-41, LW-46
fn play(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    let additions: Vec<Action> = prompt
        .legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::With { .. } | Action::Bonus(..) | Action::Join(_)))
        .collect();
    html! {
        @if !additions.is_empty() { div.adds { @for action in additions { (addition(m, action)) } } }
        @if prompt.legal.contains(&Action::Done) { (stage::done(m)) }
    }
}

/// Draws something that can be added, with what it adds.
fn addition(m: &Model<'_>, action: Action) -> Markup {
    let (icon, name, note) = match action {
        Action::With { card, to, kind } => {
            let its = kind.or_else(|| m.edition.face(card).kinds().iter().next());
            let icon = its.map_or("card", |kind| kind.as_str());
            let name = match kind {
                Some(kind) => format!("{}: {}", m.card(card), say::symbol(m.words, kind.symbol())),
                None => m.card(card),
            };
            (icon, name, on(m, to))
        }
        Action::Join(card) => ("wedding", m.card(card), m.say("last-will-page-join")),
        Action::Bonus(card, Target::Card(to)) => ("person", m.card(card), on(m, to)),
        Action::Bonus(card, Target::Opera) => ("person", m.card(card), m.say("last-will-page-helper")),
        _ => return html! {},
    };
    let adds = stage::adds(m, action);
    html! {
        button.add type="submit" name="action" value=(action) {
            i.sw {} (sign(icon)) span.t { b { (name) } small { (note) } } @if let Some(adds) = adds { b.money { (say::signed(adds)) } }
        }
    }
}

/// Says which card of a set something goes to.
fn on(m: &Model<'_>, to: bequest_last_will::Card) -> String {
    let is_set = m.view.play.as_ref().is_some_and(|play| play.cards().len() > 1);
    if is_set { m.card(to) } else { m.say("last-will-page-joins") }
}

fn end(m: &Model<'_>) -> Markup {
    let Some(_) = m.can(Action::End) else { return html! {} };
    let lost = m.view.actions;
    let ask = (lost > 0).then(|| m.words.say("last-will-page-end-ask", &[("count", lost.into())]));
    html! {
        button.button.large.primary[lost == 0].quiet[lost > 0] type="submit" name="action" value="end" data-hot="e" data-ask=[ask] { (m.say("last-will-page-end")) }
        @if lost > 0 { p.small { (m.words.say("last-will-page-end-lost", &[("count", lost.into())])) } }
    }
}
