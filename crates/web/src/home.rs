use bequest_words::Words;
use maud::{Markup, html};

use crate::document::name_form;
use crate::{GameChoice, Home, Pace, Page, Region, Stage, TableLine, Visitor, assets, form};

/// Returns the start page.
pub fn home(visitor: &Visitor<'_>, home: &Home) -> Page {
    let words = visitor.words;
    let main = html! {
        div.home {
            (hero(visitor, home))
            @for region in home_regions(visitor, home) { (region.markup()) }
            ul.tiles aria-label=(words.say("site-games", &[])) {
                @for game in &home.games { (tile(words, game)) }
            }
            (promises(words))
        }
    };
    Page { title: words.say("site-title", &[]), stream: Some("/events".to_owned()), game: None, main }
}

/// Returns the parts of the start page that change: the lists of tables.
pub fn home_regions(visitor: &Visitor<'_>, home: &Home) -> Vec<Region> {
    let words = visitor.words;
    vec![
        Region::new("own", list(words, "site-own", "site-own-empty", &home.own)),
        Region::new("open", list(words, "site-open", "site-open-empty", &home.open)),
    ]
}

/// Says how fast a table plays.
pub(crate) fn pace(words: &Words, pace: Pace) -> String {
    match pace {
        Pace::Live { turn, call } => words.say("site-pace-live", &[("turn", turn.into()), ("call", call.into())]),
        Pace::Days(days) => words.say("site-pace-days", &[("days", days.into())]),
        Pace::Relaxed => words.say("site-pace-relaxed", &[]),
    }
}

/// Says how many can play a game.
pub(crate) fn players(words: &Words, game: &GameChoice) -> String {
    words.say("site-players", &[("fewest", (*game.players.start()).into()), ("most", (*game.players.end()).into())])
}

/// Says in a sentence what a game is about, if there is one.
pub(crate) fn pitch(words: &Words, game: &GameChoice) -> Option<String> {
    match game.id {
        "maloney" => Some(words.say("site-pitch-maloney", &[])),
        _ => None,
    }
}

fn hero(visitor: &Visitor<'_>, home: &Home) -> Markup {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    html! {
        section.hero.stage aria-labelledby="welcome" {
            div.words {
                h1 #welcome { (say("site-welcome")) " " em { (say("site-welcome-play")) } }
                p { (say("site-welcome-what")) }
                div.row.go {
                    @if let Some(game) = home.games.first() {
                        (play_now(game, &say("site-play-now"), "button primary large"))
                    }
                    a.button.quiet.large href="/new" { (say("site-invite")) }
                }
                @if let Some(game) = home.games.first() {
                    p.small { (words.say("site-play-now-what", &[("game", game.title.as_str().into())])) }
                }
                @if visitor.name.is_none() { (name_form(visitor, "name")) }
            }
            img.scene src=(assets::SCENE.path) alt=(say("site-scene")) width="560" height="350";
        }
    }
}

fn play_now(game: &GameChoice, label: &str, class: &str) -> Markup {
    form::fields("/play-now", &form::hidden("game", game.id), label, class)
}

fn tile(words: &Words, game: &GameChoice) -> Markup {
    let label = words.say("site-play", &[("game", game.title.as_str().into())]);
    html! {
        li.tile.panel data-game=(game.id) {
            @if let Some(drawing) = assets::tile(game.id) {
                img src=(drawing.path) alt="" width="320" height="150";
            }
            div {
                h3 { (game.title) }
                @if let Some(pitch) = pitch(words, game) { p.small { (pitch) } }
                p.small { b { (players(words, game)) } }
                (play_now(game, &label, "button primary"))
            }
        }
    }
}

fn list(words: &Words, title: &str, empty: &str, lines: &[TableLine]) -> Markup {
    html! {
        section.panel {
            header { h2 { (words.say(title, &[])) } }
            @if lines.is_empty() {
                p.empty { (words.say(empty, &[])) }
            } @else {
                ul.tables { @for line in lines { li data-key=(line.href) { (table_line(words, line)) } } }
            }
        }
    }
}

fn table_line(words: &Words, line: &TableLine) -> Markup {
    let class = if line.your_turn { "turn" } else { "" };
    let stage = match line.stage {
        Stage::Open => "site-stage-open",
        Stage::Playing => "site-stage-playing",
        Stage::Over => "site-stage-over",
        Stage::Closed => "site-stage-closed",
    };
    html! {
        a class=(class) href=(line.href) {
            b { (line.game) }
            @if line.your_turn {
                span.chip.brass { (words.say("site-your-turn", &[])) }
            } @else {
                span.chip { (words.say(stage, &[])) }
            }
            span.small { (who(words, line)) " · " (pace(words, line.pace)) }
        }
    }
}

/// Says who sits at a table, and how many seats are free.
fn who(words: &Words, line: &TableLine) -> String {
    let names: Vec<String> = line.players.iter().flatten().cloned().collect();
    let free = line.players.len() - names.len();
    match (names.is_empty(), free) {
        (_, 0) => words.list(&names),
        (true, _) => words.say("site-free-seats", &[("free", free.into())]),
        (false, _) => words.say("site-who-and-free", &[("who", names.join(", ").into()), ("free", free.into())]),
    }
}

fn promises(words: &Words) -> Markup {
    let promises = [
        ("site-promise-why", "site-promise-why-text"),
        ("site-promise-undo", "site-promise-undo-text"),
        ("site-promise-secrets", "site-promise-secrets-text"),
        ("site-promise-chance", "site-promise-chance-text"),
    ];
    html! {
        ul.promises aria-label=(words.say("site-promises", &[])) {
            @for (title, text) in promises { li { b { (words.say(title, &[])) } (words.say(text, &[])) } }
        }
    }
}
