//! The form with which a seat answers, and the controls that are on the stage.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Action, Employment, LastWill, Line};
use bequest_web::{At, Prompt, badge, form};
use maud::{Markup, html};

use super::model::{Model, Now};
use super::{begun, blind, dishes, plans, say};
use crate::art::sign;

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
            @else {
                (form::answer(at, prompt, "ways", &html! { (m.say(legend(m.now))) }, &controls(&m, prompt)))
                @if is_own && m.can_take_back() { (back(at, prompt.seat)) }
            }
        }
    }
}

/// Draws the form of the buttons that take the last step back.
fn back(at: &At<'_, LastWill>, seat: Seat) -> Markup {
    let (table, wish) = at.post_to.rsplit_once("/act").unwrap_or((at.post_to, ""));
    html! { form id={ "back-" (seat) } method="post" action={ (table) "/undo" (wish) } data-post="" { input type="hidden" name="seat" value=(seat); } }
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
        Now::Naming => blind::draw(m, prompt),
        Now::Errand => home(m),
        Now::Line => lines(m, prompt),
        Now::Sale => skip(m, "last-will-page-skip-sale"),
        Now::Market => dishes::draw(m, prompt),
        Now::Turn if m.view.play.is_some() => play(m, prompt),
        Now::Turn => end(m),
        Now::Planning => plans::row_to_choose(m),
        Now::Keeping | Now::Looking | Now::Opening | Now::Over => html! {},
    }
}

fn home(m: &Model<'_>) -> Markup {
    html! { (plans::lifting()) button.button.quiet type="submit" name="action" value="home" data-hot="e" { (sign("home")) (m.say("last-will-page-home")) } }
}

/// Draws the open lines of the job: those that may be covered, and those for which no symbol was played. GS-4, GS-10
fn lines(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    let Some(job) = m.job(prompt.seat) else { return html! {} };
    html! {
        div.demote {
            @for line in job.open_lines(m.edition) { (self::line(m, prompt, job, line)) }
            @if prompt.legal.contains(&Action::Skip) { button.cover.none type="submit" name="action" value="skip" { b { (m.say("last-will-page-skip-line")) } small { (m.say("last-will-page-skip-line-note")) } } }
        }
    }
}

fn line(m: &Model<'_>, prompt: &Prompt<'_, LastWill>, job: Employment, line: Line) -> Markup {
    let (face, action) = (m.edition.job(job.job), Action::Demote(line));
    let (pay, symbol) = (i16::from(face.pay(line)), face.symbol(line));
    let then = match prompt.legal.contains(&action) {
        true => m.words.say("last-will-page-salary-then", &[("sum", m.money(job.pay(m.edition) - pay).into())]),
        false => m.say("last-will-page-line-unplayed"),
    };
    let inside = html! {
        (sign(symbol)) b.money { (m.money(pay)) }
        small { (say::symbol(m.words, symbol)) }
        small.then { (then) }
    };
    html! {
        @if prompt.legal.contains(&action) { button.cover type="submit" name="action" value=(action) { (inside) } }
        @else { (form::closed(m.at, Some(prompt.seat), &action.to_string(), "cover", &inside)) }
    }
}

fn skip(m: &Model<'_>, key: &str) -> Markup {
    html! { @if m.can(Action::Skip).is_some() { button.button.quiet type="submit" name="action" value="skip" { (m.say(key)) } } }
}

/// Draws what can be added to what was begun, and what pays for it. LW-41, LW-46
fn play(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Markup {
    html! {
        (begun::additions(m, prompt.legal))
        @if prompt.legal.contains(&Action::Done) { (begun::done(m)) }
    }
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
