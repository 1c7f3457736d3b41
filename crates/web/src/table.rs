use std::sync::Arc;

use bequest_engine::{Seat, SeatSet};
use bequest_words::Company;
use maud::{Markup, html};

use crate::badge::badge;
use crate::document::title;
use crate::here;
use crate::icon::Icon;
use crate::{
    Call, Clock, End, Outline, Page, PlayerLine, Ready, Region, Stage, TableFrame, TimeLine, Undo, Visitor, assets,
    ending, form, guide, key_of, part, room, share,
};

/// How many lines of the log are one region.
pub const LOG_CHUNK: usize = 10;

/// What a page has of the regions around a board that seldom change, and what they depend on.
pub type KnownFrame = [Option<(u64, Arc<Outline>)>; 2];

/// Returns the regions that all games have around their board and that can change with every step. What the page is known
/// to have is not drawn. Returns what is known the next time as well.
pub fn moving_regions(frame: &TableFrame<'_>, known: &KnownFrame) -> (Vec<Region>, KnownFrame) {
    let [undo_key, menu_key] = [undo_key(frame), menu_key(frame)];
    let undo = keyed("undo", undo_key, known[0].as_ref(), || undo(frame));
    let menu = keyed("menu", menu_key, known[1].as_ref(), || menu(frame));
    let known = [(undo_key, &undo), (menu_key, &menu)].map(|(key, region)| Some((key, Arc::clone(region.outline()))));
    let regions = vec![
        Region::new("status", status(frame)),
        Region::new("notes", notes(frame)),
        Region::new("clock", clock(frame)),
        undo,
        Region::new("time", time_line(frame)),
        menu,
        Region::new("guide", guide::draw(frame)),
        Region::new("wake", guide::wake(frame)),
    ];
    (regions, known)
}

/// Draws a region unless the page is known to have it.
fn keyed(id: &'static str, key: u64, known: Option<&(u64, Arc<Outline>)>, draw: impl FnOnce() -> Markup) -> Region {
    match known.filter(|(known, _)| *known == key) {
        Some((_, outline)) => Region::unchanged(id, Arc::clone(outline)),
        None => Region::new(id, draw()),
    }
}

/// Returns all regions that all games have around their board: besides the moving ones `fair` and `end`, which stay the
/// same until the game is over.
pub fn common_regions(frame: &TableFrame<'_>) -> Vec<Region> {
    let (mut regions, _) = moving_regions(frame, &KnownFrame::default());
    regions.extend([Region::new("fair", fair(frame)), Region::new("end", ending::end(frame))]);
    // Without its whole address a page keeps what it has.
    if frame.link.is_some() {
        regions.push(Region::new("share", share::share(frame)));
    }
    regions
}

/// A line of the log, with the seat it is about.
pub struct LogLine {
    /// The title of the chapter that was over before it. The newest line is shown first, so this is above that chapter.
    pub ended: Option<String>,
    /// Whose badge is before it.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The number of the line with which it began, if it is an effect of something else: it is shown below that line.
    pub effect_of: Option<usize>,
}

/// Returns one region of the log: `log-0` has the first lines. They are in the order in which things happened; the
/// style shows the newest first, and effects below what they come from.
pub fn log_region(number: usize, names: &[String], lines: &[LogLine]) -> Region {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let lines = html! {
        (room(192 * lines.len()))
        ul {
            @for (place, LogLine { ended, seat, text, effect_of }) in lines.iter().enumerate() {
                @let group = 2 * effect_of.unwrap_or(number * LOG_CHUNK + place);
                @if let Some(title) = ended { li.chapter-name aria-hidden="true" style={ "--g:" (group.saturating_sub(1)) } { (title) } }
                li.line.effect[effect_of.is_some()] style={ "--g:" (group) } { @if let Some(seat) = *seat { (badge(seat, name(seat), "small")) } span { (text) } }
            }
        }
    };
    Region::within("log", format!("log-{number}"), lines)
}

/// Returns the page of a table, made of all its regions: the common ones, the game's (`board`, `stage`, `answers`,
/// `players`, `hand`) and those of the log.
pub fn table(visitor: &Visitor<'_>, frame: &TableFrame<'_>, regions: &[Region], log: &[Region]) -> Page {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let region =
        |id: &str| html! { @if let Some(region) = regions.iter().find(|region| region.id == id) { (region.markup()) } };
    // In the order in which they are read aloud and reached by the Tab key; the style puts them side by side.
    let main = html! {
        h1.unseen { (frame.game) }
        (region("notes"))
        div.table {
            (region("end"))
            (region("share"))
            (region("guide"))
            section.decide.stage aria-label=(say("site-decide")) data-hot="a" tabindex="-1" {
                (region("clock")) (region("stage")) (region("answers"))
            }
            (region("board"))
            (region("scenes"))
            div #play aria-hidden="true" hidden {}
            (crate::speed::behind(words))
            (region("hand"))
            (region("players"))
            section.panel.chronicle {
                header { h2 #log-title { (say("site-log")) } (region("watchers")) (region("time")) }
                div.log tabindex="0" role="region" aria-labelledby="log-title" data-hot="l" {
                    ul #called aria-live="polite" {}
                    div #log role="log" { @for chunk in log { (chunk.markup()) } }
                }
            }
        }
    };
    let bar = html! {
        (region("status"))
        div.tools {
            (crate::turns_region(visitor).markup())
            (region("undo"))
            (region("wake"))
            (crate::speed::sound_button(words))
            a.button.icon-only href=(frame.book) data-beside data-hot="o" aria-label=(say("site-book")) title=(say("site-book")) { (Icon::Book.draw()) }
            details.popover {
                summary.button.icon-only aria-label=(say("site-menu")) title=(say("site-menu")) { (Icon::Menu.draw()) }
                div.panel {
                    (crate::document::menu(visitor))
                    (crate::speed::speed_form(words, visitor.preferences.speed))
                    (crate::speed::volume(words))
                    button.button.quiet type="button" data-keys { (say("site-keys")) " " kbd { "?" } }
                    (region("menu"))
                    (region("fair"))
                }
            }
        }
    };
    let main = here::fill(main, regions);
    let stream = frame.time.step.is_none().then(|| format!("{}/events{}", frame.href, as_seat(frame, "?")));
    Page { title: tab(frame), stream, game: None, main, bar: Some(bar) }
}

/// Returns the text of the browser tab.
fn tab(frame: &TableFrame<'_>) -> String {
    match frame.your_turn {
        true => frame.words.say("site-title-turn", &[("game", frame.game.as_str().into())]),
        false => title(frame.words, &frame.game),
    }
}

/// Returns the part of an address for the seat that was uncovered on a device with several, after a `?` or a `&`.
fn as_seat(frame: &TableFrame<'_>, joint: &str) -> String {
    uncovered(frame).map_or_else(String::new, |seat| format!("{joint}as={seat}"))
}

/// Returns the seat that was uncovered on a device with several.
fn uncovered(frame: &TableFrame<'_>) -> Option<Seat> {
    frame.you.filter(|_| frame.own.len() > 1)
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
    html! {
        div class={ "status" @if frame.your_turn { " turn" } @if frame.time.step.is_some() { " past" } } data-title=(tab(frame)) {
            p.whereabouts { b { (frame.game) } " " small { (frame.chapter) } }
            p.asked aria-live="polite" {
                @if frame.time.step.is_some() { (Icon::Past.draw()) }
                @else if let Some(seat) = about(frame) { (badge(seat, company(frame).name(seat), "")) }
                span { (frame.question) }
            }
        }
    }
}

/// Returns the seat that the sentence of the header is about: at the end the one who has won.
fn about(frame: &TableFrame<'_>) -> Option<Seat> {
    let Some(End::Result { ranks, .. }) = &frame.end else { return frame.about };
    let mut first = Seat::all(ranks.len()).filter(|seat| ranks[seat.index()] == 1);
    first.next().filter(|_| first.next().is_none())
}

/// Draws what is said below the header, whose one line is for the question: how to see the own cards on a device with
/// several seats, and how to take a seat back.
fn notes(frame: &TableFrame<'_>) -> Markup {
    html! {
        (covers(frame))
        @if frame.time.step.is_none() { (return_form(frame)) }
    }
}

/// Draws who is not ready, the auctioneer and the clock.
fn clock(frame: &TableFrame<'_>) -> Markup {
    html! {
        @if let Some(ready) = frame.ready { (readiness(frame, ready)) }
        @if let Some(clock) = frame.clock { (time(frame, clock)) }
    }
}

fn time(frame: &TableFrame<'_>, clock: Clock) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    let calls = [("site-call-once", Call::Once), ("site-call-twice", Call::Twice)];
    html! {
        @if let Some(called) = clock.call {
            ol.calls aria-label=(say("site-calls")) {
                @for (key, call) in calls {
                    li.done[called == Call::Twice] aria-current=[(called == call).then_some("step")] { (say(key)) }
                }
                li { (Icon::Hammer.draw()) (say("site-call-sold")) }
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
            nav.note-line aria-label=(words.say("site-covers", &[])) {
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
            @let others = missing.minus(frame.own);
            @if missing.is_empty() {
                p.small { (words.say("site-ready-all", &[])) }
            } @else if !others.is_empty() {
                p.small { (words.say("site-ready-awaited", &[("who", names(frame, others).into())])) }
            }
        }
    }
}

// Undo and redo

/// Returns a number for all that the buttons depend on, besides what stays the same for a page.
fn undo_key(frame: &TableFrame<'_>) -> u64 {
    let lines: Vec<_> = frame.undo.iter().map(|line| (line.seat, line.undo, line.redo)).collect();
    key_of(&(frame.stage, frame.time.step.is_some(), frame.names, frame.you, lines))
}

fn undo(frame: &TableFrame<'_>) -> Markup {
    if frame.stage != Stage::Playing || frame.time.step.is_some() {
        return html! {};
    }
    html! { @for undo in &frame.undo { (undo_buttons(frame, undo)) } }
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
    let whose = html! { @if frame.undo.len() > 1 { (badge(seat, company.name(seat), "small")) } };
    let open = |icon: Icon, what: &str, label: &str, hot: &str| {
        html! {
            form method="post" action={ (frame.href) "/" (what) } data-post="" {
                (form::hidden("seat", &seat.to_string()))
                button.button.icon-only type="submit" aria-label=(label) title=(label) data-hot=(hot) { (icon.draw()) }
            }
        }
    };
    let closed = |icon: Icon, what: &str, label: &str, why: &str| {
        let id = format!("{what}-why-{seat}");
        html! {
            span.why {
                button.button.icon-only type="button" aria-disabled="true" aria-label=(label) aria-describedby=(id) { (icon.draw()) }
                span role="tooltip" id=(id) { b { (label) } (why) }
            }
        }
    };
    let undo = match line.undo {
        Ok(()) => open(Icon::Undo, "undo", &undo, "u"),
        Err(stop) => closed(Icon::Undo, "undo", &undo, &company.undo_stop(stop)),
    };
    let redo = match line.redo {
        true => open(Icon::Redo, "redo", &redo, "r"),
        false => closed(Icon::Redo, "redo", &redo, &words.say("redo-nothing", &[])),
    };
    html! {
        div.undo role="group" aria-label=(words.say("site-undo-redo", &[])) data-key={ "undo" (seat) } {
            (whose)
            (part(format_args!("undo-{seat}"), undo))
            (part(format_args!("redo-{seat}"), redo))
        }
    }
}

// The time line

fn time_line(frame: &TableFrame<'_>) -> Markup {
    let TimeLine { count, step, .. } = frame.time;
    let say = |key| frame.words.say(key, &[]);
    let at = step.unwrap_or(count);
    if count < 2 && step.is_none() {
        return html! {};
    }
    let back = arrow(Icon::Back, ",", &say("site-time-back"), (at > 1).then(|| moment(frame, at - 1)));
    let next = arrow(Icon::Next, ".", &say("site-time-next"), (at < count).then(|| moment(frame, at + 1)));
    let values = [("step", at.into()), ("count", count.into()), ("chapter", frame.chapter.as_str().into())];
    let spoken = frame.words.say("site-time-at", &values);
    html! {
        form.timeline.past[step.is_some()] method="get" action=(frame.href) {
            (part("time-back", back))
            (part("time-where", whereabouts(frame, &spoken)))
            (part("time-next", next))
            (part("time-track", track(frame, &spoken)))
            @if let Some(seat) = uncovered(frame) { (form::hidden("as", &seat.to_string())) }
            noscript { button.button.quiet type="submit" { (say("site-time-go")) } }
        }
    }
}

/// Says between the arrows which moment is shown.
fn whereabouts(frame: &TableFrame<'_>, spoken: &str) -> Markup {
    let TimeLine { count, step, .. } = frame.time;
    html! {
        span.moment title=[step.map(|_| spoken)] {
            @match step {
                Some(step) => { (step) "/" (count) },
                None => (frame.words.say("frame-now", &[])),
            }
        }
    }
}

/// Draws the slider, and on a page that looks back the way to the present.
fn track(frame: &TableFrame<'_>, spoken: &str) -> Markup {
    let TimeLine { count, step, open, ref chapters } = frame.time;
    let place = |step: usize| 100.0 * (step - 1) as f64 / (count - 1).max(1) as f64;
    let say = |key| frame.words.say(key, &[]);
    html! {
        div.track {
            @if step.is_some() {
                p.small { (spoken) @if open { " · " (say("site-time-open")) } }
                a.button.primary href=(moment(frame, count)) data-go data-hot="n" { (say("site-time-now")) }
            }
            input type="range" name="step" min="1" max=(count) value=(step.unwrap_or(count))
                data-time=(moment(frame, 0))
                data-hot="t" aria-label=(say("site-time-line")) aria-valuetext=(spoken);
            @if !chapters.is_empty() {
                svg.ticks viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
                    @for (step, _) in chapters { rect x=(format!("{:.2}", place(*step))) width=".3" height="12" {} }
                }
            }
        }
    }
}

/// Returns the address of a moment; the last one is now.
fn moment(frame: &TableFrame<'_>, step: usize) -> String {
    match step {
        step if step >= frame.time.count => format!("{}{}", frame.href, as_seat(frame, "?")),
        step => format!("{}?step={step}{}", frame.href, as_seat(frame, "&")),
    }
}

/// Draws a step along the time line; at its end the sign alone is left.
fn arrow(icon: Icon, hot: &str, label: &str, href: Option<String>) -> Markup {
    html! {
        @if let Some(href) = href {
            a.button.icon-only href=(href) data-go data-hot=(hot) aria-label=(label) data-tip { (icon.draw()) }
        } @else {
            span.button.icon-only aria-hidden="true" data-tip=(label) { (icon.draw()) }
        }
    }
}

// The table menu

/// Returns a number for all that the menu depends on, besides what stays the same for a page.
fn menu_key(frame: &TableFrame<'_>) -> u64 {
    let line = |line: &PlayerLine| (line.seat, line.bot, line.can_replace);
    let lines: Vec<_> = frame.players.iter().map(line).collect();
    key_of(&(frame.stage, frame.time.step.is_some(), frame.names, frame.you, frame.own, frame.closing, lines))
}

fn menu(frame: &TableFrame<'_>) -> Markup {
    if frame.stage != Stage::Playing || frame.time.step.is_some() {
        return html! {};
    }
    html! {
        (replace_forms(frame))
        (leaving(frame))
    }
}

/// Draws the form with which people take their seat back; a fresh page sends it by itself.
fn return_form(frame: &TableFrame<'_>) -> Markup {
    let mine = |seat| frame.own.contains(seat);
    if !frame.players.iter().any(|line| mine(line.seat) && line.stands_in_for.is_some()) {
        return html! {};
    }
    html! {
        div.note-line {
            p { (frame.words.say("site-return-why", &[])) }
            form method="post" action={ (frame.href) "/return" } data-post="" data-auto {
                button.button.primary type="submit" { (frame.words.say("site-return", &[])) }
            }
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
            details.leaving data-key="leaving" {
                summary { (say("site-leaving")) }
                div.stack {
                    @if plays {
                        p.small { (say("site-leave-why")) }
                        (form::asking(&format!("{}/leave", frame.href), &html! {}, &say("site-leave"), &say("site-leave-ask")))
                    }
                    @if !asked.is_empty() {
                        p.small { (say("site-close-why")) }
                        @let fields = form::hidden("agree", answer);
                        @let post_to = format!("{}/close", frame.href);
                        @if agreed { (form::fields(&post_to, &fields, &say(label), "button quiet")) }
                        @else { (form::asking(&post_to, &fields, &say(label), &say("site-close-ask"))) }
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

/// Draws the button with which the page checks the chance; the script replaces `#` with numbers.
fn verify(frame: &TableFrame<'_>) -> Markup {
    let say = |key| frame.words.say(key, &[]);
    html! {
        div.row {
            button.button.quiet type="button"
                data-verify={ (frame.href) "/chance.json" }
                data-script=(assets::VERIFY.path)
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
