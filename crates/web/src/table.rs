use bequest_engine::{Seat, SeatSet};
use bequest_words::Company;
use maud::{Markup, html};

use crate::badge::badge;
use crate::document::title;
use crate::{Call, Clock, End, Page, Ready, Region, Stage, TableFrame, Undo, Visitor, form};

/// So many lines of the log are one region.
pub const LOG_CHUNK: usize = 10;

/// Returns the regions that all games have around their board and that change with every step: `status` and `desk`.
pub fn moving_regions(frame: &TableFrame<'_>) -> Vec<Region> {
    vec![Region::new("status", status(frame)), Region::new("desk", desk(frame))]
}

/// Returns all regions that all games have around their board: besides the moving ones `fair` and `end`, which stay the
/// same until the game is over.
pub fn common_regions(frame: &TableFrame<'_>) -> Vec<Region> {
    let mut regions = moving_regions(frame);
    regions.extend([Region::new("fair", fair(frame)), Region::new("end", end(frame))]);
    regions
}

/// Returns one region of the log: `log-0` has the first lines.
pub fn log_region(number: usize, lines: &[String]) -> Region {
    let lines = html! { ul { @for line in lines { li.line { (line) } } } };
    Region::within("log", format!("log-{number}"), lines)
}

/// Returns the page of a table, made of all its regions: the common ones, the game's (`board`, `players`, `hand`,
/// `answers`) and those of the log.
pub fn table(visitor: &Visitor<'_>, frame: &TableFrame<'_>, regions: &[Region], log: &[Region]) -> Page {
    /// In the order in which they are read aloud and stand on a phone; elsewhere the style puts them side by side.
    const BEFORE_LOG: [&str; 6] = ["status", "end", "board", "answers", "hand", "players"];
    let words = visitor.words;
    let named = |id: &str| regions.iter().find(|region| region.id == id);
    let rest = regions.iter().filter(|region| !BEFORE_LOG.contains(&region.id.as_ref()));
    let main = html! {
        h1.unseen { (frame.game) }
        div.table {
            @for region in BEFORE_LOG.iter().filter_map(|id| named(id)) { (region.markup()) }
            section.panel.chronicle {
                header { h2 #log-title { (words.say("site-log", &[])) } }
                div.log tabindex="0" role="region" aria-labelledby="log-title" {
                    div #log role="log" { @for chunk in log { (chunk.markup()) } }
                }
            }
            @for region in rest { (region.markup()) }
        }
    };
    let uncovered = frame.you.filter(|_| frame.own.len() > 1);
    let stream = match uncovered {
        Some(seat) => format!("{}/events?as={seat}", frame.href),
        None => format!("{}/events", frame.href),
    };
    Page { title: title(words, &frame.game), stream: Some(stream), game: None, main }
}

fn company<'a>(frame: &TableFrame<'a>) -> Company<'a> {
    Company { words: frame.words, names: frame.names, you: frame.you }
}

fn names(frame: &TableFrame<'_>, seats: SeatSet) -> String {
    let company = company(frame);
    let names: Vec<String> = seats.iter().map(|seat| company.name(seat).to_owned()).collect();
    frame.words.list(&names)
}

// Status

fn status(frame: &TableFrame<'_>) -> Markup {
    let words = frame.words;
    let tab = match frame.your_turn {
        true => words.say("site-title-turn", &[("game", frame.game.as_str().into())]),
        false => title(words, &frame.game),
    };
    html! {
        section class={ "panel status" @if frame.your_turn { " turn" } } data-title=(tab) {
            p.asked aria-live="polite" {
                @if let Some(you) = frame.you { (badge(you, company(frame).name(you), "")) }
                span { (frame.question) }
            }
            @if let Some(clock) = frame.clock { (time(frame, clock)) }
            (covers(frame))
            @if let Some(ready) = frame.ready { (readiness(frame, ready)) }
        }
    }
}

fn time(frame: &TableFrame<'_>, clock: Clock) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    let calls = [("site-call-once", Call::Once), ("site-call-twice", Call::Twice)];
    html! {
        @if let Some(called) = clock.call {
            ol.calls aria-label=(say("site-calls")) {
                @for (key, call) in calls {
                    li aria-current=[(called == call).then_some("step")] { (say(key)) }
                }
            }
        }
        p.time {
            span.small { (say("site-time")) }
            // The page counts down by itself: a text that changes would make another region every second.
            time data-until=(clock.until) { "–:––" }
        }
    }
}

/// Draws the links of a device with several seats that show and hide what one of them holds.
fn covers(frame: &TableFrame<'_>) -> Markup {
    let words = frame.words;
    let company = company(frame);
    let can_cover = frame.own.len() > 1 && frame.you.is_some_and(|you| frame.own.contains(you));
    html! {
        @if can_cover || !frame.to_uncover.is_empty() {
            nav.row aria-label=(words.say("site-covers", &[])) {
                @for seat in frame.to_uncover.iter() {
                    a.button.primary href={ (frame.href) "?as=" (seat) } {
                        (words.say("site-uncover", &[("who", company.name(seat).into())]))
                    }
                }
                @if can_cover { a.button.quiet href=(frame.href) { (words.say("site-cover", &[])) } }
            }
        }
    }
}

fn readiness(frame: &TableFrame<'_>, ready: Ready) -> Markup {
    let words = frame.words;
    let company = company(frame);
    let missing = ready.awaited.minus(ready.ready);
    let post_to = format!("{}/ready", frame.href);
    html! {
        div.readiness {
            @for seat in missing.and(frame.own).iter() {
                @let label = match frame.own.len() {
                    1 => words.say("site-ready", &[]),
                    _ => words.say("site-ready-who", &[("who", company.name(seat).into())]),
                };
                (form::seat_button(&post_to, seat, &label, "button primary"))
            }
            @if missing.is_empty() {
                p.small { (words.say("site-ready-all", &[])) }
            } @else {
                p.small { (words.say("site-ready-awaited", &[("who", names(frame, missing).into())])) }
            }
        }
    }
}

// Desk

fn desk(frame: &TableFrame<'_>) -> Markup {
    if frame.stage != Stage::Playing {
        return html! {};
    }
    let parts = html! {
        @for undo in &frame.undo { (undo_buttons(frame, undo)) }
        (return_form(frame))
        (replace_forms(frame))
        (leaving(frame))
    };
    if parts.0.is_empty() {
        return parts;
    }
    html! { section.panel.pad.desk aria-label=(frame.words.say("site-desk", &[])) { (parts) } }
}

fn undo_buttons(frame: &TableFrame<'_>, line: &Undo) -> Markup {
    let words = frame.words;
    let seat = line.seat;
    let company = company(frame);
    let labelled = |key, key_who| match frame.undo.len() {
        1 => words.say(key, &[]),
        _ => words.say(key_who, &[("who", company.name(seat).into())]),
    };
    let (undo, redo) = (labelled("site-undo", "site-undo-who"), labelled("site-redo", "site-redo-who"));
    html! {
        div.row data-key={ "undo" (seat) } {
            @match line.undo {
                Ok(()) => (form::seat_button(&format!("{}/undo", frame.href), seat, &undo, "button quiet")),
                Err(stop) => (form::refused(&format!("undo-why-{seat}"), &undo, &company.undo_stop(stop))),
            }
            @if line.redo {
                (form::seat_button(&format!("{}/redo", frame.href), seat, &redo, "button quiet"))
            } @else {
                (form::refused(&format!("redo-why-{seat}"), &redo, &words.say("redo-nothing", &[])))
            }
        }
    }
}

/// Draws the form by which somebody takes his seat back; a fresh page sends it by itself.
fn return_form(frame: &TableFrame<'_>) -> Markup {
    let mine = |seat| frame.own.contains(seat);
    if !frame.players.iter().any(|line| mine(line.seat) && line.stands_in_for.is_some()) {
        return html! {};
    }
    html! {
        p { (frame.words.say("site-return-why", &[])) }
        form method="post" action={ (frame.href) "/return" } data-post="" data-auto {
            button.button.primary type="submit" { (frame.words.say("site-return", &[])) }
        }
    }
}

fn replace_forms(frame: &TableFrame<'_>) -> Markup {
    let company = company(frame);
    let post_to = format!("{}/replace", frame.href);
    html! {
        @for line in frame.players.iter().filter(|line| line.can_replace) {
            @let label = company.say_of(line.seat, "site-replace", &[]);
            (form::seat_button(&post_to, line.seat, &label, "button quiet"))
        }
    }
}

/// Draws the two ways out: leaving the seat to a bot, and closing the table without a result.
fn leaving(frame: &TableFrame<'_>) -> Markup {
    let words = frame.words;
    let say = |key| words.say(key, &[]);
    let closing = frame.closing;
    let asked = closing.needed.and(frame.own);
    let agreed = !asked.is_empty() && asked.minus(closing.agreed).is_empty();
    let plays = frame.players.iter().any(|line| frame.own.contains(line.seat) && !line.bot);
    let (answer, label) = if agreed { ("0", "site-close-not") } else { ("1", "site-close") };
    html! {
        @if !closing.agreed.is_empty() {
            p.small { (words.say("site-close-agreed", &[("who", names(frame, closing.agreed).into())])) }
        }
        @if plays || !asked.is_empty() {
            details {
                summary { (say("site-leaving")) }
                div.stack {
                    @if plays {
                        p.small { (say("site-leave-why")) }
                        (form::button(&format!("{}/leave", frame.href), &say("site-leave"), "button danger"))
                    }
                    @if !asked.is_empty() {
                        p.small { (say("site-close-why")) }
                        @let fields = form::hidden("agree", answer);
                        (form::fields(&format!("{}/close", frame.href), &fields, &say(label), "button danger"))
                    }
                }
            }
        }
    }
}

// Fair chance

fn fair(frame: &TableFrame<'_>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    let fairness = &frame.fairness;
    let company = company(frame);
    html! {
        details.panel.fair data-seal=(fairness.commitment) data-table=(frame.href) {
            summary { (say("site-fair")) }
            div.pad {
                p.small { (say("site-seal-why")) }
                h3 { (say("site-fair-commitment")) }
                code.code { (fairness.commitment) }
                h3 { (say("site-fair-nonces")) }
                ul.nonces {
                    @for (place, nonce) in fairness.nonces.iter().enumerate() {
                        li { span.small { (company.names.get(place).map_or("", String::as_str)) } code.code { (nonce) } }
                    }
                }
                h3 { (say("site-fair-seed")) }
                @match &fairness.seed {
                    None => p.small { (say("site-fair-sealed")) },
                    Some(seed) => { code.code { (seed) } (verify(frame)) }
                }
            }
        }
    }
}

/// Draws the button by which the page checks the chance itself; the script puts numbers where `#` stands.
fn verify(frame: &TableFrame<'_>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    html! {
        div.row {
            button.button.quiet type="button"
                data-verify={ (frame.href) "/chance.json" }
                data-table=(frame.href)
                data-good=(say("site-verify-good"))
                data-good-unseen=(say("site-verify-good-unseen"))
                data-bad-seed=(say("site-verify-bad-seed"))
                data-bad-seal=(say("site-verify-bad-seal"))
                data-bad-step=(say("site-verify-bad-step"))
                data-insecure=(say("site-verify-insecure")) { (say("site-verify")) }
            @if matches!(frame.stage, Stage::Over | Stage::Closed) {
                a.button.quiet href={ (frame.href) "/record.rec" } download { (say("site-record")) }
            }
            output {}
        }
        p.small { (say("site-verify-hint")) }
    }
}

// The end

fn end(frame: &TableFrame<'_>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    match &frame.end {
        None => html! {},
        Some(End::Closed) => html! {
            section.panel.pad {
                h2 { (say("site-end-closed")) }
                p { (say("site-end-closed-text")) }
                p { a.button.quiet href="/" { (say("site-message-home")) } }
            }
        },
        Some(End::Result { ranks, scores, rematch }) => html! {
            section.stage.ending {
                h2 { (say("site-end")) }
                p { (winners(frame, ranks)) }
                (ranking(frame, ranks, scores))
                (again(frame, rematch.as_deref()))
            }
        },
    }
}

fn winners(frame: &TableFrame<'_>, ranks: &[u32]) -> String {
    let first: SeatSet = Seat::all(ranks.len()).filter(|seat| ranks[seat.index()] == 1).collect();
    match first.iter().next() {
        Some(seat) if first.len() == 1 => company(frame).say_of(seat, "site-end-winner", &[]),
        _ => frame.words.say("site-end-winners", &[("who", names(frame, first).into())]),
    }
}

fn ranking(frame: &TableFrame<'_>, ranks: &[u32], scores: &[i32]) -> Markup {
    let company = company(frame);
    let mut order: Vec<Seat> = Seat::all(ranks.len().min(scores.len())).collect();
    order.sort_by_key(|seat| ranks[seat.index()]);
    html! {
        ol.ranking {
            @for seat in order {
                li {
                    b.figure { (ranks[seat.index()]) }
                    (badge(seat, company.name(seat), "large"))
                    b { (company.name(seat)) }
                    span.figure { (frame.words.tenths(scores[seat.index()])) }
                }
            }
        }
    }
}

fn again(frame: &TableFrame<'_>, rematch: Option<&str>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    html! {
        div.row {
            @if let Some(rematch) = rematch {
                a.button.primary.large href=(rematch) { (say("site-rematch-go")) }
            } @else if !frame.own.is_empty() {
                (form::button(&format!("{}/rematch", frame.href), &say("site-rematch"), "button primary large"))
            }
            a.button.quiet.large href="/" { (say("site-message-home")) }
        }
    }
}
