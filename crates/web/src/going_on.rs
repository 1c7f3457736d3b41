//! The tables of a person on the start page: the one to go on with, the others, and those that are finished.

use bequest_engine::Seat;
use bequest_words::Words;
use maud::{Markup, html};

use crate::badge::badge;
use crate::home::{pace, who};
use crate::icon::Icon;
use crate::{Colour, FinishedTable, Home, Stage, TableLine, Visitor, assets};

/// Draws a person's tables that have not ended: the first one that is being played is the stage, the others have a line.
pub(crate) fn going_on(visitor: &Visitor<'_>, home: &Home) -> Markup {
    let words = visitor.words;
    let staged = home.going_on.as_ref().and(home.own.first());
    let others = &home.own[usize::from(staged.is_some())..];
    if home.own.is_empty() {
        return html! {};
    }
    html! {
        section.mine aria-label=(words.say("site-own", &[])) {
            @if let (Some(line), Some((chapter, question))) = (staged, &home.going_on) {
                (stage(words, line, chapter, question))
            }
            div.panel.own-lines {
                @if !others.is_empty() { ul { @for line in others { li data-key=(line.href) { (other(words, line)) } } } }
                a.button.quiet href="/new" { (words.say("site-invite", &[])) }
            }
        }
    }
}

fn stage(words: &Words, line: &TableLine, chapter: &str, question: &str) -> Markup {
    let say = |key| words.say(key, &[]);
    let scene = match line.look.colour {
        Colour::Green => Some(&*assets::SCENE),
        Colour::Brown | Colour::Plum | Colour::Navy => line.look.tile,
    };
    html! {
        div.stage.goes-on data-colour=(line.look.colour.as_str()) {
            @if let Some(scene) = scene { img.vista src=(scene.path) alt=""; }
            div.words {
                p.caps { (say("frame-goes-on")) }
                h1 {
                    (words.say("frame-chapter", &[("chapter", chapter.into())])) " "
                    em { (say(if line.your_turn { "frame-your-turn" } else { "frame-others-turn" })) }
                }
                p { b { (line.game) } " " (question) }
                @if !line.options.is_empty() { p.small { (line.options.join(" · ")) } }
                ul.company {
                    @for (seat, name) in Seat::all(line.players.len()).zip(&line.players) {
                        @if let Some(name) = name { li { (badge(seat, name, "")) span { (name) } } }
                    }
                }
            }
            div.onward {
                a.button.primary.large href=(line.href) { (Icon::Play.draw()) (say("frame-go-on")) }
                (time_left(words, line))
            }
        }
    }
}

/// Says how much time is left; without a clock, since when the table waits.
fn time_left(words: &Words, line: &TableLine) -> Markup {
    html! {
        p.left data-hurry[line.until.is_some()] {
            (Icon::Clock.draw())
            @match line.until {
                Some(until) => {
                    time.figure data-until=(until) { "–:––" } " "
                    span { (words.say("frame-to-answer", &[])) } " "
                    b.hurry { (words.say("frame-hurry", &[])) }
                },
                None => (ago(line.changed)),
            }
        }
    }
}

/// Draws a moment that the page puts in words, as in "2 hours ago".
fn ago(moment: i64) -> Markup {
    html! { time datetime=(date(moment)) data-ago=(moment) { (date(moment)) } }
}

fn other(words: &Words, line: &TableLine) -> Markup {
    let stage = match line.stage {
        Stage::Open => "site-stage-open",
        Stage::Playing if line.your_turn => "site-your-turn",
        Stage::Playing => "site-stage-playing",
        Stage::Over => "site-stage-over",
        Stage::Closed => "site-stage-closed",
    };
    html! {
        a.own-line.turn[line.your_turn] href=(line.href) data-colour=(line.look.colour.as_str()) {
            @if let Some(tile) = line.look.tile { img src=(tile.path) alt="" width="88" height="50"; }
            span.text {
                b { (line.game) } " "
                span.chip.brass[line.your_turn] { (words.say(stage, &[])) } " "
                small { (who(words, line)) " · " (pace(words, line.pace)) @for option in &line.options { " · " (option) } " · " (ago(line.changed)) }
            }
            span.button.primary { (words.say("frame-open", &[])) }
        }
    }
}

/// Draws a person's tables that have ended.
pub(crate) fn finished(visitor: &Visitor<'_>, tables: &[FinishedTable]) -> Markup {
    let words = visitor.words;
    html! {
        @if !tables.is_empty() {
            section.panel.finished aria-labelledby="finished-title" {
                header {
                    h2 #finished-title { (words.say("frame-finished", &[])) }
                    a.button.all href="/tables" { (words.say("page-tables-all", &[("count", tables.len().into())])) (Icon::Next.draw()) }
                }
                ul { @for table in tables { li data-key=(table.line.href) { (finished_line(words, table)) } } }
            }
        }
    }
}

fn finished_line(words: &Words, table: &FinishedTable) -> Markup {
    let line = &table.line;
    let others: Vec<(Seat, &String)> = Seat::all(line.players.len())
        .zip(&line.players)
        .filter(|(seat, _)| !line.own.contains(*seat))
        .filter_map(|(seat, name)| Some((seat, name.as_ref()?)))
        .collect();
    let names: Vec<&str> = others.iter().map(|(_, name)| name.as_str()).collect();
    html! {
        time datetime=(date(line.changed)) data-date=(line.changed) { (date(line.changed)) }
        b.game data-colour=(line.look.colour.as_str()) { i aria-hidden="true" {} (line.game) }
        @match &table.result {
            Some((place, score)) => {
                span.placing.{ "p" (place) } { (cup(*place)) (placed(words, *place, line.players.len())) }
                b.score.figure { (score) }
            },
            None => span.placing { (words.say(if line.stage == Stage::Closed { "site-stage-closed" } else { "site-stage-over" }, &[])) },
        }
        span.against { @for (seat, name) in &others { (badge(*seat, name, "small")) } span { (names.join(", ")) } }
        a.button.quiet href=(line.href) {
            (Icon::Play.draw()) (words.say("frame-replay", &[])) span.unseen { " " (line.game) ", " (date(line.changed)) }
        }
    }
}

/// Draws a cup with the place in it.
fn cup(place: u32) -> Markup {
    html! {
        svg.cup viewBox="0 0 28 28" aria-hidden="true" {
            path d="M8 3h12v8a6 6 0 0 1-12 0zM8 5H3.5c0 5 1.5 7 5 7.4M20 5h4.5c0 5-1.5 7-5 7.4M14 17v5M9 25h10v-3H9z" {}
            text x="14" y="12.5" { (place) }
        }
    }
}

fn placed(words: &Words, place: u32, players: usize) -> String {
    words.say("frame-place", &[("place", place.into()), ("players", players.into())])
}

/// Returns the day of a moment, as in `2026-11-13`; the page writes it as people do.
fn date(moment: i64) -> String {
    let days = moment.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_a_date() {
        let moments = [(0, "1970-01-01"), (951_782_400_000, "2000-02-29"), (1_794_528_000_000, "2026-11-13")];
        for (moment, expected) in moments {
            assert_eq!(date(moment), expected);
        }
    }
}
