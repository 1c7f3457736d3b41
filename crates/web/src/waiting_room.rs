use maud::{Markup, html};

use crate::badge::badge;
use crate::document::{name_field, title};
use crate::new_table::{Bots, bot_choice};
use crate::{Page, Region, SeatKind, SeatLine, Visitor, WaitingRoom, form, here, home};

/// Returns the page of a table before the game, and the parts of it that change.
pub fn waiting_room(visitor: &Visitor<'_>, table: &WaitingRoom<'_>) -> (Page, Vec<Region>) {
    let words = visitor.words;
    let mut regions = vec![Region::new("seats", seats(visitor, table)), Region::new("start", start(visitor, table))];
    let findable = if table.public { "site-waiting-room-public" } else { "site-waiting-room-private" };
    let main = html! {
        div.waiting-room {
            header.page-head {
                div {
                    h1 { (table.game) }
                    p { (home::pace(words, table.pace)) " · " (words.say(findable, &[])) }
                    @if !table.options.is_empty() {
                        ul.facts.agreed aria-label=(words.say("site-new-options", &[])) {
                            @for option in &table.options { li.chip { (option) } }
                        }
                    }
                }
                @if let Some(watchers) = table.company.iter().find(|region| region.id == "watchers") { (watchers.markup()) }
            }
            @for region in &regions { (region.markup()) }
        }
    };
    let main = here::fill(main, &table.company);
    regions.extend(table.company.iter().cloned());
    let stream = Some(format!("{}/events", table.href));
    (Page { title: title(words, &table.game), stream, game: None, main, bar: None }, regions)
}

fn seats(visitor: &Visitor<'_>, table: &WaitingRoom<'_>) -> Markup {
    let words = visitor.words;
    let vacant = |line: &&SeatLine| matches!(line.kind, SeatKind::Free { .. } | SeatKind::Invited { .. });
    let taken = table.seats.len() - table.seats.iter().filter(vacant).count();
    let counts = [("taken", taken.into()), ("seats", table.seats.len().into())];
    html! {
        section.panel {
            header { h2 { (words.say("site-waiting-room-seats", &[])) } span.chip { (words.say("page-waiting-room-taken", &counts)) } }
            ul { @for line in &table.seats { (place(visitor, table, line)) } }
        }
    }
}

fn place(visitor: &Visitor<'_>, table: &WaitingRoom<'_>, line: &SeatLine) -> Markup {
    let words = visitor.words;
    let free = words.say("site-place-free", &[]);
    let (name, note) = match &line.kind {
        SeatKind::Free { reserved_for: Some(name), .. } => {
            (free, Some(words.say("site-place-kept", &[("who", name.as_str().into())])))
        }
        SeatKind::Free { reserved_for: None, .. } => (free, None),
        SeatKind::Invited { .. } => (free, Some(words.say("site-place-invited", &[]))),
        SeatKind::Person(name) => (name.clone(), line.own.then(|| words.say("site-place-you", &[]))),
        SeatKind::Device(name) => (name.clone(), Some(words.say("site-place-device", &[]))),
        SeatKind::Bot(name) => (name.clone(), Some(words.say("site-place-bot", &[]))),
    };
    let vacant = matches!(line.kind, SeatKind::Free { .. } | SeatKind::Invited { .. });
    let initial = if vacant { line.seat.to_string() } else { name.clone() };
    html! {
        li class={ "place" @if vacant { " vacant" } } data-key={ "seat" (line.seat) } {
            div.with-mark { (badge(line.seat, &initial, "large")) (here::here(line.seat)) }
            div {
                p.name { (name) }
                @if let Some(note) = note { p.small { (note) } }
            }
            div.row { (sit_or_leave(visitor, table, line)) }
            @if table.host { (host_controls(visitor, table, line)) }
        }
    }
}

/// Draws what a person can do at a seat: sit down, leave, or (as the host) remove someone.
fn sit_or_leave(visitor: &Visitor<'_>, table: &WaitingRoom<'_>, line: &SeatLine) -> Markup {
    let token = match &line.kind {
        SeatKind::Free { can_sit: true, .. } => None,
        SeatKind::Invited { token: Some(token), .. } => Some(token),
        SeatKind::Person(_) if line.own => {
            let leave = visitor.words.say("site-place-leave", &[]);
            return form::seat_button(&format!("{}/stand", table.href), line.seat, &leave, "button quiet");
        }
        SeatKind::Person(name) | SeatKind::Device(name) if table.host => {
            let label = visitor.words.say("site-place-remove", &[("who", name.as_str().into())]);
            return form::seat_button(&format!("{}/remove", table.href), line.seat, &label, "button danger");
        }
        SeatKind::Free { can_sit: false, .. }
        | SeatKind::Invited { token: None, .. }
        | SeatKind::Person(_)
        | SeatKind::Device(_)
        | SeatKind::Bot(_) => return html! {},
    };
    let words = visitor.words;
    let id = format!("name-{}", line.seat);
    html! {
        form method="post" action={ (table.href) "/sit" } data-post="" {
            (form::hidden("seat", &line.seat.to_string()))
            @if let Some(token) = token { (form::hidden("token", token)) }
            @if visitor.name.is_none() {
                div.field {
                    label for=(id) { (words.say("site-name", &[])) }
                    (name_field("", &id))
                }
            }
            button.button.primary type="submit" { (words.say("site-place-sit", &[])) }
        }
    }
}

/// Draws what the host can do with a seat on which no person sits: change what it is for.
fn host_controls(visitor: &Visitor<'_>, table: &WaitingRoom<'_>, line: &SeatLine) -> Markup {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let change = |kinds: &[(&str, &str)]| change_seat(visitor, table, line, kinds);
    let (open, invite) = (("open", "site-make-open"), ("invite", "site-make-invite"));
    let bot = ("bot", "site-make-bot");
    let controls = match &line.kind {
        SeatKind::Free { .. } => change(&[invite, bot]),
        SeatKind::Invited { link, .. } => html! {
            @if let Some(link) = link {
                (form::link(&format!("link-{}", line.seat), &say("site-place-link"), link, &say("site-copy")))
            }
            (change(&[open, bot]))
        },
        SeatKind::Bot(_) => change(&[open, invite]),
        SeatKind::Person(_) | SeatKind::Device(_) => return html! {},
    };
    html! { div.below.stack { (controls) } }
}

fn change_seat(visitor: &Visitor<'_>, table: &WaitingRoom<'_>, line: &SeatLine, kinds: &[(&str, &str)]) -> Markup {
    let words = visitor.words;
    let label = words.say("site-new-seat-bot", &[("seat", line.seat.number().into())]);
    let bots = Bots { game: table.game_id, ids: table.bots };
    html! {
        form.row method="post" action={ (table.href) "/seat" } data-post="" {
            (form::hidden("seat", &line.seat.to_string()))
            @for &(kind, text) in kinds {
                button.button.quiet type="submit" name="kind" value=(kind) { (words.say(text, &[])) }
            }
            @if kinds.iter().any(|&(kind, _)| kind == "bot") {
                (bot_choice(words, bots, "bot", &label, None))
            }
        }
    }
}

fn start(visitor: &Visitor<'_>, table: &WaitingRoom<'_>) -> Markup {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    html! {
        div.stack {
            section.stage.pad {
                h2 { (say("site-start")) }
                @if table.host {
                    (start_forms(visitor, table))
                } @else if table.seated {
                    p { (say("site-start-wait")) }
                } @else {
                    p { (say("site-start-watch")) }
                }
            }
            @if !table.full {
                section.panel.pad {
                    (form::link("link", &say("site-waiting-room-link"), &table.link, &say("site-copy")))
                }
            }
            section.panel.pad data-seal=(table.commitment) data-table=(table.href) {
                h2 { (say("site-seal")) }
                p.small { (say("site-seal-why")) }
                code.code { (table.commitment) }
            }
            @if table.nonce_wanted { div data-nonce={ (table.href) "/nonce" } hidden {} }
        }
    }
}

fn start_forms(visitor: &Visitor<'_>, table: &WaitingRoom<'_>) -> Markup {
    let say = |key| visitor.words.say(key, &[]);
    let post_to = format!("{}/start", table.href);
    if table.full {
        return html! {
            p { (say("site-start-full")) }
            form method="post" action=(post_to) data-post="" data-auto[table.autostart] {
                button.button.primary.large type="submit" { (say("site-start-go")) }
            }
        };
    }
    html! {
        p #start-why { (say("site-start-not-full")) }
        button.button.quiet.large type="button" aria-disabled="true" aria-describedby="start-why" { (say("site-start-go")) }
        (form::fields(&post_to, &form::hidden("fill", "1"), &say("site-start-fill"), "button primary"))
    }
}
