use bequest_engine::Seat;
use bequest_words::Words;
use maud::{Markup, html};

use crate::badge::badge;
use crate::document::{name_form, turns_region};
use crate::going_on::{finished, going_on};
use crate::icon::Icon;
use crate::shelf::{Volume, shelf};
use crate::{GameChoice, Home, Pace, Page, Region, Stage, TableLine, Visitor, assets, form};

/// The start page shows this many tables of a list, and links to the rest; its style hides the others.
const SHOWN: usize = 5;

/// Returns the start page.
pub fn home(visitor: &Visitor<'_>, home: &Home) -> Page {
    let words = visitor.words;
    let main = html! {
        div.home {
            (hero(visitor, home))
            (Region::new("own", going_on(visitor, home)).markup())
            ul.tiles aria-label=(words.say("site-games", &[])) {
                @for volume in shelf(words, &home.games) { (tile(words, &volume)) }
            }
            (Region::new("finished", finished(visitor, &home.finished)).markup())
            (Region::new("open", open_tables(words, &home.open)).markup())
            (promises(words))
        }
    };
    Page { title: words.say("site-title", &[]), stream: Some("/events".to_owned()), game: None, main, bar: None }
}

/// Returns the parts of the start page and of the page of tables that change: the lists of tables, and the bell.
pub fn home_regions(visitor: &Visitor<'_>, home: &Home) -> Vec<Region> {
    vec![
        turns_region(visitor),
        Region::new("own", going_on(visitor, home)),
        Region::new("finished", finished(visitor, &home.finished)),
        Region::new("open", open_tables(visitor.words, &home.open)),
    ]
}

fn open_tables(words: &Words, lines: &[TableLine]) -> Markup {
    list(words, "site-open", "site-open-empty", lines)
}

/// Says how fast a table plays.
pub(crate) fn pace(words: &Words, pace: Pace) -> String {
    match pace {
        Pace::Live { turn, call } => words.say("site-pace-live", &[("turn", turn.into()), ("call", call.into())]),
        Pace::Days(days) => words.say("site-pace-days", &[("days", days.into())]),
        Pace::Relaxed => words.say("site-pace-relaxed", &[]),
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
                    @if let Some(game) = home.games.first() { (begin(words, game)) }
                    a.button.quiet.large href="/new" { (say("site-invite")) }
                }
                @if let Some(game) = home.games.first() {
                    p.small { (at_once(words, game)) }
                }
                @if visitor.name.is_none() { (name_form(visitor, "name")) }
            }
            img.scene src=(assets::SCENE.path) alt=(say("site-scene")) width="560" height="350";
        }
    }
}

/// Says which game starts at once.
fn at_once(words: &Words, game: &GameChoice) -> String {
    let bots = game.usual.saturating_sub(1);
    let key = if game.guided { "page-begin-what" } else { "site-play-now-what" };
    words.say(key, &[("game", game.title.as_str().into()), ("bots", bots.into())])
}

/// Draws the two ways to begin a game at once: against bots, and with a guide.
fn begin(words: &Words, game: &GameChoice) -> Markup {
    let named = form::hidden("game", game.id);
    html! {
        (play_now(game.id, &words.say("page-play-now", &[]), "button primary large"))
        @if game.guided { (form::fields("/first", &named, &words.say("page-play-guided", &[]), "button quiet large")) }
    }
}

fn play_now(game: &str, label: &str, class: &str) -> Markup {
    form::fields("/play-now", &form::hidden("game", game), label, class)
}

fn tile(words: &Words, volume: &Volume) -> Markup {
    let of = [("game", volume.title.as_str().into())];
    let rules = words.say("page-rules-of", &of);
    let guided = words.say("page-play-guided-of", &of);
    let actions = html! {
        div.row.actions {
            a.button.quiet.icon-only href={ "/rules/" (volume.id) } title=(rules) {
                (Icon::Book.draw()) span.unseen { (rules) }
            }
            @if volume.guided {
                form method="post" action="/first" data-post="" {
                    (form::hidden("game", volume.id))
                    button.button.quiet.led type="submit" title=(guided) aria-label=(guided) { (Icon::Guide.draw()) (words.say("page-guided", &[])) }
                }
            }
            form method="post" action="/play-now" data-post="" {
                (form::hidden("game", volume.id))
                button.button.primary type="submit" aria-label=(words.say("site-play", &of)) { (words.say("page-play", &[])) }
            }
        }
    };
    crate::shelf::tile(words, volume, &actions)
}

fn list(words: &Words, title: &str, empty: &str, lines: &[TableLine]) -> Markup {
    html! {
        section.panel.vacant[lines.is_empty()] {
            header { h2 { (words.say(title, &[])) } }
            @if lines.is_empty() {
                div.empty {
                    p { (words.say(empty, &[])) }
                    a.button.quiet href="/new" { (words.say("site-new", &[])) }
                }
            } @else {
                ul.tables { @for line in lines { li data-key=(line.href) { (table_line(words, line)) } } }
            }
            @if lines.len() > SHOWN {
                p.more { a.button href="/tables" { (words.say("page-tables-all", &[("count", lines.len().into())])) } }
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
            span.small {
                (who(words, line)) " · " (pace(words, line.pace))
                @for option in &line.options { " · " (option) }
            }
            span.badges {
                @for (seat, name) in Seat::all(line.players.len()).zip(&line.players) {
                    @match name {
                        Some(name) => (badge(seat, name, "small")),
                        None => i.free {},
                    }
                }
            }
        }
    }
}

/// Says who sits at a table, and how many seats are free.
pub(crate) fn who(words: &Words, line: &TableLine) -> String {
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
        (Icon::Why, "site-promise-why", "site-promise-why-text"),
        (Icon::Undo, "site-promise-undo", "site-promise-undo-text"),
        (Icon::Lock, "site-promise-secrets", "site-promise-secrets-text"),
        (Icon::Shuffle, "site-promise-chance", "site-promise-chance-text"),
    ];
    html! {
        ul.promises aria-label=(words.say("site-promises", &[])) {
            @for (icon, title, text) in promises {
                li { (icon.draw()) p { b { (words.say(title, &[])) } (words.say(text, &[])) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bequest_words::Language;

    use super::*;
    use crate::Look;
    use crate::shelf::drawing_of;

    fn lines(markup: Markup) -> String {
        markup.into_string().replace("><", ">\n<")
    }

    #[test]
    fn a_game_to_come_has_a_picture_and_no_button() {
        let words = Words::new(Language::English);
        let shelf = shelf(&words, &[]);
        let drawing = drawing_of("prodigals-club").map_or("", |drawing| &drawing.path);
        let tile = lines(tile(&words, &shelf[0])).replace(drawing, "(drawing)");
        insta::assert_snapshot!(tile, @r#"
        <li class="tile panel coming" data-game="prodigals-club" data-colour="navy">
        <img src="(drawing)" alt="" width="320" height="150">
        <div class="text">
        <h2>The Prodigals Club</h2>
        <p>Lose your money, your good name and the election, faster than your friends.</p>
        <div class="foot">
        <p class="facts">
        <b>2 to 5 players</b>
        <span>Victorian London</span>
        </p>
        <span class="chip soon">Coming</span>
        </div>
        </div>
        </li>
        "#);
    }

    #[test]
    fn a_table_in_a_list() {
        let words = Words::new(Language::English);
        let line = TableLine {
            href: "/t/abc".to_owned(),
            game: "Lots".to_owned(),
            players: vec![Some("Ann & co".to_owned()), None],
            stage: Stage::Playing,
            your_turn: true,
            pace: Pace::Days(1),
            options: vec!["Rounds: 3".to_owned()],
            look: Look::plain("lots"),
            own: bequest_engine::SeatSet::EMPTY,
            changed: 0,
            until: None,
        };
        let drawn = lines(table_line(&words, &line));
        let (text, _) = drawn.split_once("<span class=\"badges\">").expect("badges stand last");
        insta::assert_snapshot!(text, @r#"
        <a class="turn" href="/t/abc">
        <b>Lots</b>
        <span class="chip brass">Your turn</span>
        <span class="small">Ann &amp; co and 1 free seat · Over days: 1 day per turn · Rounds: 3</span>
        "#);
    }

    #[test]
    fn the_shelf_has_every_game_once_and_knows_which_can_be_played() {
        let words = Words::new(Language::English);
        let game = |id: &'static str| GameChoice {
            id,
            title: id.to_owned(),
            players: 2..=4,
            bots: &[],
            look: Look::plain(id),
            pitch: None,
            usual: 4,
            guided: false,
        };
        let on_the_shelf = |games: &[GameChoice]| -> Vec<(&str, bool)> {
            shelf(&words, games).iter().map(|volume| (volume.id, volume.playable)).collect()
        };
        assert_eq!(on_the_shelf(&[game("lots")]), [("lots", true), ("prodigals-club", false)]);
        assert_eq!(on_the_shelf(&[game("lots"), game("prodigals-club")]), [("lots", true), ("prodigals-club", true)]);
    }
}
