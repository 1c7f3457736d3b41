use std::ops::RangeInclusive;

use bequest_engine::Seat;
use bequest_words::Words;
use maud::{Markup, html};

use crate::badge::badge;
use crate::document::{LONGEST_NAME, title};
use crate::icon::Icon;
use crate::options::{self, Filled};
use crate::{GameChoice, NewTable, Page, SeatForm, Visitor, form, shelf};

/// How many days a turn has, unless another number is chosen.
pub const USUAL_DAYS: u32 = 2;

/// Returns the page on which a table is made; of several games one is chosen first.
pub fn new_table(visitor: &Visitor<'_>, table: &NewTable) -> Page {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let (game, main) = match &table.games[..] {
        [game] => (Some(game.look), making(visitor, game, table)),
        games => (None, choosing(words, games, table.mistake.as_deref())),
    };
    Page { title: title(words, &say("site-new")), stream: None, game, main, bar: None }
}

/// Draws the choice of a game.
fn choosing(words: &Words, games: &[GameChoice], mistake: Option<&str>) -> Markup {
    let say = |key| words.say(key, &[]);
    html! {
        div.stack {
            header.page-head { div { h1 { (say("site-new")) } p { (say("page-new-choose")) } } }
            @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
            ul.tiles aria-label=(say("site-games")) { @for game in games { (choice(words, game)) } }
        }
    }
}

fn choice(words: &Words, game: &GameChoice) -> Markup {
    html! {
        li.tile.panel data-game=(game.id) data-colour=(game.look.colour.as_str()) {
            @if let Some(drawing) = game.look.tile {
                img src=(drawing.path) alt="" width="320" height="150";
            }
            div.text {
                h2 { (game.title) }
                div.foot {
                    p.facts { b { (shelf::count(words, &game.players)) } }
                    a.button.primary href={ "/new?game=" (game.id) } {
                        (words.say("page-new-set-up", &[])) span.unseen { " " (game.title) }
                    }
                }
            }
        }
    }
}

/// Draws the form for a table of a game.
fn making(visitor: &Visitor<'_>, game: &GameChoice, table: &NewTable) -> Markup {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let filled = Filled(&table.filled);
    html! {
        @if table.options.len() > 1 { link rel="stylesheet" href={ "/new/" (game.id) ".css" }; }
        form.stack.narrow.making method="post" action="/tables" data-post="" novalidate {
            (form::hidden("game", game.id))
            header.page-head { div { h1 { (say("site-new")) } p { (say("page-new-what")) } } }
            @if let Some(mistake) = &table.mistake { p.mistake role="alert" { (mistake) } }
            section.panel.chosen-game data-game=(game.id) data-colour=(game.look.colour.as_str()) {
                @if let Some(drawing) = game.look.tile {
                    img src=(drawing.path) alt="" width="320" height="150";
                }
                div { h2 { (game.title) } p.small { (shelf::count(words, &game.players)) } }
                a.button.quiet href={ "/rules/" (game.id) } { (Icon::Book.draw()) (say("page-rules-link")) }
            }
            (seats(visitor, game, table))
            (options::options(words, &table.options, &table.ledgers, filled))
            (paces(words, filled))
            div.panel.pad {
                label.choice {
                    input type="checkbox" name="public" value="1" checked[filled.get("public") == Some("1")];
                    span { (say("site-new-public")) small { (say("site-new-public-what")) } }
                }
            }
            div.row { button.button.primary.large type="submit" { (say("site-new-make")) } }
        }
    }
}

fn seats(visitor: &Visitor<'_>, game: &GameChoice, table: &NewTable) -> Markup {
    let (words, filled) = (visitor.words, Filled(&table.filled));
    let (fewest, most) = (*game.players.start(), *game.players.end());
    let usual = table.options.first().and_then(|players| players.cases.first()).map(|case| case.usual.clone());
    let usual = usual.unwrap_or_else(|| 4.clamp(fewest, most).to_string());
    html! {
        fieldset.panel.pad {
            legend { (words.say("site-new-players", &[])) }
            div.choices.numbers {
                @for number in fewest..=most {
                    label.choice {
                        input type="radio" name="players" value=(number) checked[filled.is("players", &number.to_string(), &usual)] required;
                        span { (number) }
                    }
                }
            }
            div {
                (own_row(visitor, filled))
                @for seat in Seat::all(most).skip(1) { (seat_row(words, seat, game, filled)) }
            }
        }
    }
}

/// Draws the seat of the person who makes the table; without a name yet, they can enter it here.
fn own_row(visitor: &Visitor<'_>, filled: Filled<'_>) -> Markup {
    let words = visitor.words;
    let own = visitor.name.map_or_else(|| words.say("site-guest", &[]), str::to_owned);
    html! {
        div.seat-row {
            (badge(Seat::new(0), &own, "large"))
            @if visitor.name.is_some() {
                b.own { (words.say("site-new-own", &[("who", own.as_str().into())])) }
            } @else {
                input.input name="name" value=[filled.get("name")] aria-label=(words.say("site-name", &[])) placeholder=(words.say("site-name", &[])) maxlength=(LONGEST_NAME) autocomplete="nickname" spellcheck="false";
            }
        }
    }
}

fn seat_row(words: &Words, seat: Seat, game: &GameChoice, filled: Filled<'_>) -> Markup {
    let label = words.say("site-new-seat", &[("seat", seat.number().into())]);
    let bot_label = words.say("site-new-seat-bot", &[("seat", seat.number().into())]);
    let name_label = words.say("site-new-seat-name", &[("seat", seat.number().into())]);
    let [kind_field, bot_field, name_field] = ["seat", "bot", "name"].map(|field| format!("{field}{seat}"));
    let bots = Bots { game: game.id, ids: game.bots };
    html! {
        div.seat-row {
            (badge(seat, &seat.to_string(), "large"))
            select.input name=(kind_field) aria-label=(label) {
                @for kind in [SeatForm::Open, SeatForm::Invite, SeatForm::Bot, SeatForm::Device] {
                    @let (value, text) = seat_form(kind);
                    option value=(value) selected[filled.get(&kind_field) == Some(value)] { (words.say(text, &[])) }
                }
            }
            div.if.if-bot { (bot_choice(words, bots, &bot_field, &bot_label, filled.get(&bot_field))) }
            div.if.if-device {
                input.input name=(name_field) value=[filled.get(&name_field)] aria-label=(name_label) placeholder=(name_label) maxlength=(LONGEST_NAME) autocomplete="off";
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

/// The bots of a game.
#[derive(Clone, Copy)]
pub(crate) struct Bots<'a> {
    /// The name of the game in addresses.
    pub(crate) game: &'a str,
    /// The bots, as they are called in records.
    pub(crate) ids: &'a [&'a str],
}

/// Draws the choice of a bot, with the one that was chosen before.
pub(crate) fn bot_choice(words: &Words, bots: Bots<'_>, name: &str, label: &str, chosen: Option<&str>) -> Markup {
    html! {
        select.input name=(name) aria-label=(label) {
            @for &bot in bots.ids {
                option value=(bot) selected[chosen == Some(bot)] { (bot_name(words, bots.game, bot)) }
            }
        }
    }
}

/// Returns what a bot of a game is called in a choice.
///
/// The texts of the game come first (`GAME-bot-BOT`), then those that all games have in common (`site-bot-BOT`). A bot
/// that neither names is called as in records.
pub fn bot_name(words: &Words, game: &str, bot: &str) -> String {
    let own = words.find(&format!("{game}-bot-{bot}"));
    own.or_else(|| words.find(&format!("site-bot-{bot}"))).unwrap_or_else(|| bot.to_owned())
}

fn paces(words: &Words, filled: Filled<'_>) -> Markup {
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
                        input type="radio" name="pace" value=(value) checked[filled.is("pace", value, "live")];
                        span { (say(title)) small { (say(what)) } }
                    }
                }
            }
            div.if.if-live.pair {
                (number("turn", &say("site-new-turn"), 60, 10..=600, filled))
                (number("call", &say("site-new-call"), 4, 1..=60, filled))
            }
            div.if.if-days.pair { (number("days", &say("site-new-days-each"), USUAL_DAYS, 1..=14, filled)) }
        }
    }
}

fn number(name: &str, label: &str, usual: u32, fit: RangeInclusive<u32>, filled: Filled<'_>) -> Markup {
    let usual = usual.to_string();
    html! {
        div.field {
            label for=(name) { (label) }
            input.input id=(name) type="number" name=(name) value=(filled.get(name).unwrap_or(&usual)) min=(fit.start()) max=(fit.end()) inputmode="numeric";
        }
    }
}

#[cfg(test)]
mod tests {
    use bequest_words::Language;

    use super::*;

    #[test]
    fn a_game_names_its_own_bots_and_may_rename_common_ones() {
        let own = "attic-bot-dusty = Dusty: forgets nothing\nattic-bot-random = Random: rummages";
        let words = Words::with(Language::English, &[own]);
        assert_eq!(bot_name(&words, "attic", "dusty"), "Dusty: forgets nothing");
        assert_eq!(bot_name(&words, "attic", "random"), "Random: rummages");
        assert_eq!(bot_name(&words, "attic", "greedy"), "Greedy: grabs what it can");
        assert_eq!(bot_name(&words, "cellar", "random"), "Random: means no harm");
        assert_eq!(bot_name(&words, "cellar", "dusty"), "dusty");
    }

    #[test]
    fn a_choice_of_bots_shows_the_names_that_the_game_gives_them() {
        let words = Words::with(Language::English, &["attic-bot-dusty = Dusty: forgets nothing"]);
        let bots = Bots { game: "attic", ids: &["dusty", "random"] };
        let choice = bot_choice(&words, bots, "bot2", "Bot", Some("random")).into_string();
        assert!(choice.contains("<option value=\"dusty\">Dusty: forgets nothing</option>"), "{choice}");
        assert!(choice.contains("<option value=\"random\" selected>Random: means no harm</option>"), "{choice}");
    }
}
