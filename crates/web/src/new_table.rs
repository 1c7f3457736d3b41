use bequest_engine::{MAX_SEATS, Seat};
use bequest_words::Words;
use maud::{Markup, html};

use crate::badge::badge;
use crate::document::{LONGEST_NAME, title};
use crate::{NewTable, Page, SeatForm, Visitor, home};

/// Returns the page on which a table is made.
pub fn new_table(visitor: &Visitor<'_>, table: &NewTable) -> Page {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let main = html! {
        form.stack.narrow.making method="post" action="/tables" data-post="" novalidate {
            h1 { (say("site-new")) }
            @if let Some(mistake) = &table.mistake { p.mistake role="alert" { (mistake) } }
            (games(words, table))
            (seats(visitor, table))
            (paces(words))
            div.panel.pad {
                label.choice {
                    input type="checkbox" name="public" value="1";
                    span { (say("site-new-public")) small { (say("site-new-public-what")) } }
                }
            }
            div.row { button.button.primary.large type="submit" { (say("site-new-make")) } }
        }
    };
    Page { title: title(words, &say("site-new")), stream: None, game: None, main }
}

fn games(words: &Words, table: &NewTable) -> Markup {
    html! {
        fieldset.panel.pad {
            legend { (words.say("site-new-game", &[])) }
            div.choices {
                @for (place, game) in table.games.iter().enumerate() {
                    label.choice {
                        input type="radio" name="game" value=(game.id) checked[place == 0] required;
                        span { (game.title) small { (home::players(words, game)) } }
                    }
                }
            }
        }
    }
}

fn seats(visitor: &Visitor<'_>, table: &NewTable) -> Markup {
    let words = visitor.words;
    let fewest = table.games.iter().map(|game| *game.players.start()).min().unwrap_or(2);
    let most = table.games.iter().map(|game| *game.players.end()).max().unwrap_or(MAX_SEATS);
    let usual = 4.clamp(fewest, most);
    let bots: &[&str] = table.games.first().map_or(&[], |game| game.bots);
    let own = visitor.name.map_or_else(|| words.say("site-guest", &[]), str::to_owned);
    html! {
        fieldset.panel.pad {
            legend { (words.say("site-new-players", &[])) }
            div.choices {
                @for number in fewest..=most {
                    label.choice {
                        input type="radio" name="players" value=(number) checked[number == usual] required;
                        span { (number) }
                    }
                }
            }
            div {
                div.seat-row {
                    (badge(Seat::new(0), &own, "large"))
                    b { (words.say("site-new-own", &[("who", own.as_str().into())])) }
                }
                @for seat in Seat::all(most).skip(1) { (seat_row(words, seat, bots)) }
            }
        }
    }
}

fn seat_row(words: &Words, seat: Seat, bots: &[&str]) -> Markup {
    let label = words.say("site-new-seat", &[("seat", seat.number().into())]);
    let bot_label = words.say("site-new-seat-bot", &[("seat", seat.number().into())]);
    let name_label = words.say("site-new-seat-name", &[("seat", seat.number().into())]);
    html! {
        div.seat-row {
            (badge(seat, &seat.to_string(), "large"))
            select.input name={ "seat" (seat) } aria-label=(label) {
                @for kind in [SeatForm::Open, SeatForm::Invite, SeatForm::Bot, SeatForm::Device] {
                    @let (value, text) = seat_form(kind);
                    option value=(value) { (words.say(text, &[])) }
                }
            }
            div.if.if-bot { (bot_choice(words, &format!("bot{seat}"), &bot_label, bots)) }
            div.if.if-device {
                input.input name={ "name" (seat) } aria-label=(name_label) placeholder=(name_label) maxlength=(LONGEST_NAME) autocomplete="off";
            }
        }
    }
}

fn seat_form(kind: SeatForm) -> (&'static str, &'static str) {
    match kind {
        SeatForm::Open => ("open", "site-seat-open"),
        SeatForm::Invite => ("invite", "site-seat-invite"),
        SeatForm::Bot => ("bot", "site-seat-bot"),
        SeatForm::Device => ("device", "site-seat-device"),
    }
}

/// Draws the choice of a bot.
pub(crate) fn bot_choice(words: &Words, name: &str, label: &str, bots: &[&str]) -> Markup {
    html! {
        select.input name=(name) aria-label=(label) {
            @for &bot in bots { option value=(bot) { (bot_name(words, bot)) } }
        }
    }
}

/// Returns what a bot is called in a choice.
fn bot_name(words: &Words, bot: &str) -> String {
    match bot {
        "greedy" => words.say("site-bot-greedy", &[]),
        "thrifty" => words.say("site-bot-thrifty", &[]),
        "random" => words.say("site-bot-random", &[]),
        _ => bot.to_owned(),
    }
}

fn paces(words: &Words) -> Markup {
    let say = |key| words.say(key, &[]);
    let paces = [
        ("live", "site-new-live", "site-new-live-what"),
        ("days", "site-new-days", "site-new-days-what"),
        ("relaxed", "site-new-relaxed", "site-new-relaxed-what"),
    ];
    html! {
        fieldset.panel.pad {
            legend { (say("site-new-pace")) }
            div.choices {
                @for (value, title, what) in paces {
                    label.choice {
                        input type="radio" name="pace" value=(value) checked[value == "live"];
                        span { (say(title)) small { (say(what)) } }
                    }
                }
            }
            div.if.if-live.pair {
                (number("turn", &say("site-new-turn"), 60, 10, 600))
                (number("call", &say("site-new-call"), 4, 1, 60))
            }
            div.if.if-days.pair { (number("days", &say("site-new-days-each"), 2, 1, 14)) }
        }
    }
}

fn number(name: &str, label: &str, usual: u32, least: u32, most: u32) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            input.input id=(name) type="number" name=(name) value=(usual) min=(least) max=(most) inputmode="numeric";
        }
    }
}
