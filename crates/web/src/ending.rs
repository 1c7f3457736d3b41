//! The page of a finished game: the ranking, how it was decided, and the game once more from moment to moment.

use bequest_engine::{Seat, SeatSet};
use bequest_words::Company;
use maud::{Markup, PreEscaped, html};

use crate::badge::badge;
use crate::icon::Icon;
use crate::plot::apart;
use crate::{End, Plot, TableFrame, Tale, TaleChapter, TurningPoint, form, part, trial};

/// Draws how a table ended; nothing while its game goes on.
pub(crate) fn end(frame: &TableFrame<'_>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    match &frame.end {
        None => html! {},
        Some(End::Trial { game, standing }) => trial::stopped(frame, game, standing),
        Some(End::Closed) => html! {
            section.panel.pad {
                h2 { (say("site-end-closed")) }
                p { (say("site-end-closed-text")) }
                p { a.button.quiet href="/" { (say("site-message-home")) } }
            }
        },
        Some(End::Result { ranks, scores, rematch, tale }) => html! {
            (won(frame, ranks, scores, tale, rematch.as_deref()))
            @if frame.time.count > 1 { (replay(frame, tale)) }
            (rest(frame, tale))
            @if !tale.more.0.is_empty() { section.more.stage { (tale.more) } }
            (ranking_in_a_line(frame, ranks, scores))
        },
    }
}

fn company<'a>(frame: &TableFrame<'a>) -> Company<'a> {
    Company { words: frame.words, names: frame.names, you: frame.you }
}

// Who has won

fn won(frame: &TableFrame<'_>, ranks: &[u32], scores: &[String], tale: &Tale, rematch: Option<&str>) -> Markup {
    let company = company(frame);
    let first: SeatSet = Seat::all(ranks.len()).filter(|seat| ranks[seat.index()] == 1).collect();
    let names: Vec<String> = first.iter().map(|seat| company.name(seat).to_owned()).collect();
    let best = first.iter().next().and_then(|seat| scores.get(seat.index()));
    let opens = frame.time.step.is_none();
    html! {
        section.won.ending.stage.opens[opens] aria-labelledby="won" {
            div.crown {
                span.crowned {
                    (PreEscaped(CROWN))
                    @for seat in first.iter() { (badge(seat, company.name(seat), "large")) }
                }
                div {
                    p.caps { (frame.words.say("site-end", &[])) }
                    h2 #won { (frame.words.list(&names)) }
                    p.small { (winners(frame, first, &names)) }
                    @if frame.practice { p.small { b { (frame.words.say("practice", &[])) } " " (frame.words.say("practice-was", &[])) } }
                }
            }
            div.big aria-hidden="true" {
                (testament(frame))
                @if let Some(best) = best {
                    p { small { (frame.words.say("end-total", &[])) } b.figure data-count { (best) } }
                }
            }
            (ranking(frame, ranks, scores, tale))
            (again(frame, rematch))
        }
    }
}

/// A crown for the one who has won.
const CROWN: &str = r#"<svg class="king" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 20h14M6 17.5 3.5 8.5 8.5 12 12 5l3.5 7 5-3.5-2.5 9z"/></svg>"#;

/// A deed with a seal; its title comes from the texts.
fn testament(frame: &TableFrame<'_>) -> Markup {
    html! {
        svg.deed viewBox="60 50 170 170" {
            g transform="translate(84 62) rotate(-7)" {
                path.shade d="M8 8h118v132q-14 8-28 0t-30 0-30 0-30 0z" {}
                path.leaf d="M0 0h118v132q-14 8-28 0t-30 0-30 0-30 0z" {}
                text x="59" y="27" { (frame.words.say("end-testament", &[])) }
                path.ink d="M16 44h86M16 56h80M16 68h86M16 80h54" {}
                path.sign d="M16 108c8-16 14 8 20-4s8-4 10 2 8-8 12-2 8 2 14-4" {}
                circle.seal cx="97" cy="108" r="17" {}
                circle.ring cx="97" cy="108" r="11.5" {}
                path.cross d="m91.5 108 4 4 7-8" {}
            }
        }
    }
}

fn winners(frame: &TableFrame<'_>, first: SeatSet, names: &[String]) -> String {
    match first.iter().next() {
        Some(seat) if first.len() == 1 => company(frame).say_of(seat, "site-end-winner", &[]),
        _ => frame.words.say("site-end-winners", &[("who", frame.words.list(names).into())]),
    }
}

/// Returns the seats from the first place to the last.
fn by_rank(ranks: &[u32], scores: &[String]) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::all(ranks.len().min(scores.len())).collect();
    order.sort_by_key(|seat| ranks[seat.index()]);
    order
}

/// Draws the ranking once more in a line. Where the list is not beside the rest, it stays in sight.
fn ranking_in_a_line(frame: &TableFrame<'_>, ranks: &[u32], scores: &[String]) -> Markup {
    let company = company(frame);
    html! {
        ol.places aria-hidden="true" {
            @for seat in by_rank(ranks, scores) {
                li.me[frame.own.contains(seat)] {
                    b.rank { (ranks[seat.index()]) }
                    (badge(seat, company.name(seat), "small"))
                    b.figure { (scores[seat.index()]) }
                }
            }
        }
    }
}

fn ranking(frame: &TableFrame<'_>, ranks: &[u32], scores: &[String], tale: &Tale) -> Markup {
    let company = company(frame);
    html! {
        ol.ranking aria-label=(frame.words.say("end-ranking", &[])) {
            @for (place, seat) in by_rank(ranks, scores).into_iter().enumerate() {
                li.me[frame.own.contains(seat)].first[ranks[seat.index()] == 1] style={ "--place:" (place) } {
                    b.rank { (ranks[seat.index()]) }
                    (badge(seat, company.name(seat), ""))
                    div {
                        b { (company.name(seat)) }
                        @if let Some(makeup) = tale.makeup.get(seat.index()) { small { (makeup) } }
                    }
                    b.figure { (scores[seat.index()]) }
                }
            }
        }
    }
}

fn again(frame: &TableFrame<'_>, rematch: Option<&str>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    html! {
        div.again {
            @if let Some(rematch) = rematch {
                a.button.primary.large href=(rematch) { (say("site-rematch-go")) }
            } @else if !frame.own.is_empty() {
                (form::button(&format!("{}/rematch", frame.href), &say("site-rematch"), "button primary large"))
            }
            (practice(frame))
        }
    }
}

/// Draws the form with which the same deal is played again against bots, from any seat.
fn practice(frame: &TableFrame<'_>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    let usual = frame.you.or(frame.own.iter().next());
    html! {
        form.practice method="post" action={ (frame.href) "/practice" } data-post="" {
            label.unseen for="practice-seat" { (say("practice-seat")) }
            select.input #practice-seat name="seat" aria-describedby="practice-why" {
                @for seat in Seat::all(frame.names.len()) {
                    @let whose = company(frame).say_of(seat, "practice-seat-of", &[("number", seat.to_string().into())]);
                    option value=(seat) selected[usual == Some(seat)] { (whose) }
                }
            }
            button.button.quiet type="submit" { (Icon::Seats.draw()) (say("practice-start")) }
            p.small #practice-why { (say("practice-why")) }
        }
    }
}

// The game once more

/// Draws what plays the game again: the controls, and the chart and the chapters on one axis.
fn replay(frame: &TableFrame<'_>, tale: &Tale) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    let title = tale.plot.as_ref().map_or_else(|| say("replay-chapters"), |plot| plot.title.clone());
    html! {
        section.replay.panel aria-labelledby="replay" {
            header {
                h2.unseen #replay { (say("replay-title")) }
                (part("replay-steer", steer(frame, tale)))
                fieldset.speed {
                    legend.unseen { (say("replay-speed")) }
                    @for (value, label) in [("0.5", "½×"), ("1", "1×"), ("3", "3×")] {
                        label { input type="radio" name="speed" value=(value) checked[value == "1"]; span { (label) } }
                    }
                }
                (part("replay-at", whereabouts(frame)))
            }
            @if !tale.chapters.is_empty() {
                div.axis tabindex="0" role="region" aria-label=(title) {
                    div.scale style={ "--chapters:" (tale.chapters.len()) } {
                        @if let Some(plot) = &tale.plot { (chart(frame, tale, plot)) }
                        (part("replay-head", head(frame, tale)))
                        (part("chapters", html! {
                            ol.chapters aria-label=(say("replay-chapters")) {
                                @for (number, chapter) in tale.chapters.iter().enumerate() { li { (chip(frame, tale, number, chapter)) } }
                            }
                        }))
                    }
                }
            }
        }
    }
}

/// Returns the moment that the page shows.
fn step(frame: &TableFrame<'_>) -> usize {
    frame.time.step.unwrap_or(frame.time.count)
}

/// Draws the buttons: a chapter back, play, a chapter on. Without the script they are links from moment to moment.
fn steer(frame: &TableFrame<'_>, tale: &Tale) -> Markup {
    let (at, count) = (step(frame), frame.time.count);
    let say = |key| frame.words.say(key, &[]);
    let back = tale.chapters.iter().rev().map(|chapter| chapter.start).find(|start| *start < at);
    let next = tale.chapters.iter().map(|chapter| chapter.start).find(|start| *start > at);
    let on = if at >= count { 1 } else { at + 1 };
    html! {
        div.steer data-step=(at) data-count=(count) data-table=(frame.href) {
            (jump(frame, Icon::First, &say("replay-back"), (at > 1).then(|| back.unwrap_or(1))))
            a.button.primary href=(address(frame, on)) data-play data-hot="p" {
                span.still { (Icon::Play.draw()) (say("replay-play")) }
                span.moving { (Icon::Pause.draw()) (say("replay-pause")) }
            }
            (jump(frame, Icon::Last, &say("replay-next"), (at < count).then(|| next.unwrap_or(count))))
        }
    }
}

fn jump(frame: &TableFrame<'_>, icon: Icon, label: &str, step: Option<usize>) -> Markup {
    html! {
        @match step {
            Some(step) => { a.button.icon-only href=(address(frame, step)) data-go aria-label=(label) title=(label) { (icon.draw()) } },
            None => { span.button.icon-only aria-hidden="true" { (icon.draw()) } },
        }
    }
}

/// Returns the address of a moment; the last one is the page itself.
fn address(frame: &TableFrame<'_>, step: usize) -> String {
    if step >= frame.time.count { frame.href.to_owned() } else { format!("{}?step={step}", frame.href) }
}

/// Says which moment is shown, and what has just happened.
fn whereabouts(frame: &TableFrame<'_>) -> Markup {
    html! {
        p.at role="status" aria-live="off" {
            b { (frame.chapter) } " "
            @if let Some(lately) = &frame.lately { span { (lately) } }
        }
    }
}

/// Draws the head that moves along the axis.
fn head(frame: &TableFrame<'_>, tale: &Tale) -> Markup {
    let place = tale.place(step(frame), frame.time.count) / tale.chapters.len().max(1) as f64;
    html! { div.head aria-hidden="true" style={ "--at:" (format!("{place:.4}")) } { i {} } }
}

fn chip(frame: &TableFrame<'_>, tale: &Tale, number: usize, chapter: &TaleChapter) -> Markup {
    let is_now = tale.chapter_of(step(frame)) == Some(number);
    html! {
        a.chip-of.marked[chapter.marked] href=(address(frame, chapter.start)) data-go title=(chapter.long)
            aria-current=[is_now.then_some("step")] {
            small { (chapter.short) } " "
            span.signs { (chapter.signs) } " "
            span.unseen { (chapter.long) }
        }
    }
}

/// Draws a line for each seat. The lines stretch with the page; texts and badges beside them do not.
fn chart(frame: &TableFrame<'_>, tale: &Tale, plot: &Plot) -> Markup {
    let company = company(frame);
    let range = Range::of(plot);
    let chapters = tale.chapters.len().max(1) as f64;
    let x = |step: usize| 1000.0 * tale.place(step, frame.time.count) / chapters;
    let line = |points: &[(usize, f64)]| {
        let points: Vec<String> =
            points.iter().map(|&(step, value)| format!("{:.1},{:.1}", x(step), range.y(value))).collect();
        points.join(" ")
    };
    let ends: Vec<f64> =
        plot.lines.iter().map(|line| line.last().map_or(0.0, |&(_, value)| range.y(value) * 1.5)).collect();
    html! {
        figure.course aria-hidden="true" {
            @for (number, chapter) in tale.chapters.iter().enumerate() {
                @if chapter.marked { i.stake style={ "--from:" (number) } {} }
            }
            svg viewBox="0 0 1000 100" preserveAspectRatio="none" {
                @for (value, _) in &plot.ticks { path.grid d=(format!("M0 {:.1}H1000", range.y(*value))) {} }
                @if let Some((goal, _)) = &plot.goal { path.goal d=(format!("M0 {:.1}H1000", range.y(*goal))) {} }
                @for (seat, points) in Seat::all(plot.lines.len()).zip(&plot.lines) {
                    polyline.line.{ "s" (seat) }.me[frame.own.contains(seat)] points=(line(points)) {}
                }
            }
            @for (value, label) in plot.ticks.iter().filter(|(value, _)| !range.hides(*value, plot)) {
                span.level style={ "--y:" (format!("{:.1}", range.y(*value))) } { (label) }
            }
            @if let Some((goal, label)) = &plot.goal { span.level.to-reach style={ "--y:" (format!("{:.1}", range.y(*goal))) } { (label) } }
            @for (seat, y) in Seat::all(plot.lines.len()).zip(apart(&ends, 6.0, 144.0)) {
                span.whose style={ "--y:" (format!("{:.1}", y / 1.5)) } { (badge(seat, company.name(seat), "small")) }
            }
        }
    }
}

/// The least and the greatest value of a chart.
struct Range {
    least: f64,
    most: f64,
}

impl Range {
    fn of(plot: &Plot) -> Self {
        let values = plot.lines.iter().flatten().map(|&(_, value)| value);
        let marks = plot.ticks.iter().chain(&plot.goal).map(|(value, _)| *value);
        let fold = |(least, most): (f64, f64), value: f64| (least.min(value), most.max(value));
        let (least, most) = values.chain(marks).fold((0.0, 1.0), fold);
        Self { least, most }
    }

    /// Returns how far below the upper edge a value is, in hundredths.
    fn y(&self, value: f64) -> f64 {
        96.0 - 92.0 * (value - self.least) / (self.most - self.least)
    }

    /// Returns whether the label of a value would touch that of the goal.
    fn hides(&self, value: f64, plot: &Plot) -> bool {
        plot.goal.as_ref().is_some_and(|(goal, _)| (self.y(*goal) - self.y(value)).abs() < 11.0)
    }
}

// How it was decided

fn rest(frame: &TableFrame<'_>, tale: &Tale) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    html! {
        div.rest {
            @if !tale.turns.is_empty() {
                section.decided.panel aria-labelledby="decided" {
                    header { h2 #decided { (say("decided-title")) } }
                    ol { @for turn in &tale.turns { (turning_point(frame, tale, turn)) } }
                }
            }
            @if !tale.figures.0.is_empty() {
                section.figures.panel aria-labelledby="figures" {
                    header { h2 #figures { (say("figures-title")) } }
                    (tale.figures)
                }
            }
        }
    }
}

fn turning_point(frame: &TableFrame<'_>, tale: &Tale, turn: &TurningPoint) -> Markup {
    let next = tale.chapters.iter().map(|chapter| chapter.start).find(|start| *start > turn.step);
    let watch = frame.words.say("decided-watch", &[("what", turn.label.as_str().into())]);
    html! {
        li {
            p { b { (turn.lead) } " " (turn.text) }
            a.button.quiet href=(address(frame, turn.step)) data-play data-stop=(next.unwrap_or(frame.time.count)) aria-label=(watch) {
                (Icon::Play.draw()) (turn.label)
            }
        }
    }
}
