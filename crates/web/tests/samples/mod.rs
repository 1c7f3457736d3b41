//! Pages of every kind, with everything on them that can be there.

use std::sync::Arc;

use bequest_conformance::lots::Lots;
use bequest_engine::{Game as _, Seat, SeatSet, Setup as _, UndoStop};
use bequest_maloney_screens::Screens;
use bequest_web::{
    Board, Call, Clock, Closing, End, Fairness, FinishedTable, GameChoice, Guide, Home, Lesson, LogLine, Look,
    NewTable, Pace, Page, Pin, Pitch, PlayerLine, Plot, Preferences, Proposal, Ready, Region, SeatKind, SeatLine,
    Stage, TableFrame, TableLine, Tale, TaleChapter, TimeLine, TurningPoint, Undo, Visitor, WaitingRoom,
    common_regions, document, home, log_region, message, new_table, table, waiting_room,
};
use bequest_words::{Language, Words};
use maud::html;

mod site;

/// Someone whose name nobody should have to trust.
pub(crate) const NASTY: &str = "<script>alert('Clara & co')</script>";
const SEAL: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/// Returns every page in a language, with the name of a file for it.
pub(crate) fn pages(language: Language) -> Vec<(&'static str, String)> {
    let words = Words::new(language);
    let guest = Visitor { words: &words, name: None, now: 1_000_000, preferences: Preferences::default(), turns: 0 };
    let clara = Visitor { name: Some(NASTY), turns: 2, ..guest };
    let page = |visitor: &Visitor<'_>, page: &Page| document(visitor, page);
    let names = names();
    let mut empty = home_sample();
    empty.own.clear();
    empty.open.clear();
    empty.finished.clear();
    empty.going_on = None;
    let mistaken = NewTable { games: games(), mistake: Some("Oops".to_owned()), ..NewTable::default() };
    let mut pages = vec![
        ("home", page(&clara, &home(&clara, &home_sample()))),
        ("home-guest", page(&guest, &home(&guest, &empty))),
        ("new", page(&clara, &new_table(&clara, &NewTable { games: games(), ..NewTable::default() }))),
        ("new-options", page(&clara, &new_table(&clara, &lots_sample()))),
        ("new-mistake", page(&guest, &new_table(&guest, &mistaken))),
        ("waiting-room-host", page(&clara, &waiting_room(&clara, &host_sample()).0)),
        ("waiting-room-guest", page(&guest, &waiting_room(&guest, &guest_sample()).0)),
        ("waiting-room-auto", page(&clara, &waiting_room(&clara, &auto_sample()).0)),
        ("playing", page(&clara, &table_page(&clara, &frame(&words, &names)))),
        ("device", page(&clara, &table_page(&clara, &device_frame(&words, &names)))),
        ("guided", page(&clara, &table_page(&clara, &guided_frame(&words, &names)))),
        ("past", page(&clara, &table_page(&clara, &past_frame(&words, &names)))),
        ("over", page(&clara, &table_page(&clara, &over_frame(&words, &names)))),
        ("closed", page(&guest, &table_page(&guest, &closed_frame(&words, &names)))),
        ("message", page(&guest, &message(&guest, "404", "There is no such table."))),
    ];
    pages.extend(site::pages(language));
    pages
}

/// Returns what the players are called.
pub(crate) fn names() -> Vec<String> {
    [NASTY, "Theo", "Mabel", "Gus"].map(str::to_owned).into()
}

/// Returns the games that can be played.
pub(crate) fn games() -> Vec<GameChoice> {
    let title = "Maloney’s Inheritance".to_owned();
    let pitch = Some(Pitch { about: "One car, sixteen towns.".to_owned(), scene: "America, 1920s".to_owned() });
    let look = Screens::look();
    vec![GameChoice {
        id: "maloney",
        title,
        players: 3..=6,
        bots: &["greedy", "thrifty", "random"],
        look,
        pitch,
        usual: 4,
        guided: true,
    }]
}

/// Returns the page for a table of the suite's small game, which has options of every kind.
pub(crate) fn lots_sample() -> NewTable {
    let game = GameChoice {
        id: "lots",
        title: "Lots".to_owned(),
        players: 2..=3,
        bots: &["random"],
        look: Look::plain("lots"),
        pitch: None,
        usual: 2,
        guided: false,
    };
    NewTable {
        games: vec![game],
        options: bequest_conformance::lots::Setup::published(1),
        ledgers: Lots::ledgers(),
        ..NewTable::default()
    }
}

/// Returns a start page with all kinds of tables.
pub(crate) fn home_sample() -> Home {
    let line = |players: &[Option<&str>], stage, your_turn, pace| TableLine {
        href: format!("/t/{}", players.len()),
        game: "Maloney’s Inheritance".to_owned(),
        players: players.iter().map(|name| name.map(str::to_owned)).collect(),
        stage,
        your_turn,
        pace,
        options: vec!["Rounds: 3".to_owned()],
        look: Screens::look(),
        own: SeatSet::only(Seat::new(0)),
        changed: 1_794_528_000_000,
        until: your_turn.then_some(1_060_000),
    };
    let live = Pace::Live { turn: 60, call: 4 };
    let over = |stage| line(&[Some(NASTY), Some("Theo"), Some("Mabel"), Some("Gus")], stage, false, live);
    Home {
        own: vec![
            line(&[Some(NASTY), Some("Theo"), Some("Mabel")], Stage::Playing, true, Pace::Days(2)),
            line(&[Some(NASTY), None, None, None, None], Stage::Open, false, Pace::Relaxed),
        ],
        going_on: Some(("Friday, day 3".to_owned(), "Gus bids $2,600. Do you go higher?".to_owned())),
        finished: vec![
            FinishedTable { line: over(Stage::Over), result: Some((2, "41.2".to_owned())) },
            FinishedTable { line: over(Stage::Closed), result: None },
        ],
        open: vec![
            line(&[Some("Gus"), Some("Ada"), None, None], Stage::Open, false, live),
            line(&[None, None, None], Stage::Open, false, Pace::Days(1)),
        ],
        games: games(),
    }
}

/// Returns a table before the game as its host sees it.
pub(crate) fn host_sample() -> WaitingRoom<'static> {
    let kinds = vec![
        SeatKind::Person(NASTY.to_owned()),
        SeatKind::Person("Theo".to_owned()),
        SeatKind::Free { reserved_for: None, can_sit: false },
        SeatKind::Invited { link: Some("https://bequest.example/t/abc?token=7f3a9c".to_owned()), token: None },
        SeatKind::Bot("Mabel".to_owned()),
        SeatKind::Device("Gus".to_owned()),
    ];
    let line = |(place, kind)| SeatLine { seat: Seat::new(place), kind, own: place == 0 };
    WaitingRoom {
        href: "/t/abc",
        link: "https://bequest.example/t/abc".to_owned(),
        game_id: "maloney",
        game: "Maloney’s Inheritance".to_owned(),
        seats: kinds.into_iter().enumerate().map(line).collect(),
        pace: Pace::Live { turn: 60, call: 4 },
        options: vec!["Rounds: 3".to_owned(), "Extra coin: seats 1 and 3".to_owned()],
        public: true,
        host: true,
        seated: true,
        full: false,
        commitment: SEAL.to_owned(),
        nonce_wanted: true,
        autostart: false,
        bots: &["greedy", "thrifty", "random"],
        company: Vec::new(),
    }
}

/// Returns a table before the game, for someone who may sit down.
pub(crate) fn guest_sample() -> WaitingRoom<'static> {
    let mut table = host_sample();
    table.seats[0].own = false;
    table.seats[2].kind = SeatKind::Free { reserved_for: Some("Ada".to_owned()), can_sit: true };
    table.seats[3].kind = SeatKind::Invited { link: None, token: Some("7f3a9c".to_owned()) };
    WaitingRoom { host: false, seated: false, public: false, nonce_wanted: false, ..table }
}

/// Returns a table that starts by itself.
pub(crate) fn auto_sample() -> WaitingRoom<'static> {
    let mut table = host_sample();
    table.seats.truncate(3);
    table.seats[2].kind = SeatKind::Bot("Mabel".to_owned());
    WaitingRoom { full: true, autostart: true, ..table }
}

/// Returns what is around a board while it is the viewer's turn.
pub(crate) fn frame<'a>(words: &'a Words, names: &'a [String]) -> TableFrame<'a> {
    let line = |seat: Seat| PlayerLine {
        seat,
        bot: seat.number() == 3,
        stands_in_for: (seat.number() == 3).then(|| "Mabel".to_owned()),
        can_replace: seat.number() == 4,
    };
    TableFrame {
        words,
        href: "/t/abc",
        link: Some("https://bequest.example/t/abc".to_owned()),
        game: "Maloney’s Inheritance".to_owned(),
        book: "/rules/maloney".to_owned(),
        chapter: "Friday, day 3".to_owned(),
        names,
        players: Seat::all(4).map(line).collect(),
        stage: Stage::Playing,
        question: "Gus bids $2,600. Do you go higher?".to_owned(),
        about: Some(Seat::new(0)),
        your_turn: true,
        you: Some(Seat::new(0)),
        own: SeatSet::only(Seat::new(0)),
        to_uncover: SeatSet::EMPTY,
        clock: Some(Clock { until: 1_042_000, call: Some(Call::Once) }),
        ready: None,
        undo: vec![Undo { seat: Seat::new(0), undo: Err(UndoStop::Another(Seat::new(3))), redo: false }],
        fairness: Fairness {
            table: "abc".to_owned(),
            commitment: SEAL.to_owned(),
            nonces: vec!["00112233445566778899aabbccddeeff".to_owned(); 4],
            seed: None,
        },
        end: None,
        lately: None,
        practice: false,
        closing: Closing { agreed: SeatSet::only(Seat::new(1)), needed: SeatSet::all(2) },
        time: TimeLine { count: 12, ..TimeLine::default() },
        guide: Guide::None,
    }
}

/// Returns what is around a board in a first game with a guide.
pub(crate) fn guided_frame<'a>(words: &'a Words, names: &'a [String]) -> TableFrame<'a> {
    let lesson = Lesson {
        name: "auction",
        title: "The auction".to_owned(),
        text: "The highest bid drives the car today.".to_owned(),
        about: "answers",
        thought: Some("① Detroit brings 24 points. ② Bid $400.".to_owned()),
        pins: vec![Pin::at(["at-13", "a07"]), Pin::at(["bid 400"])],
        proposal: Some(Proposal {
            seat: Seat::new(0),
            question: 3,
            action: "bid 400".to_owned(),
            label: "Bid $400".to_owned(),
            ask: None,
            main: true,
        }),
    };
    TableFrame { guide: Guide::Along(Some(lesson)), ..frame(words, names) }
}

/// Returns what is around a board on a page that looks back.
pub(crate) fn past_frame<'a>(words: &'a Words, names: &'a [String]) -> TableFrame<'a> {
    let chapters = vec![(1, "Wed".to_owned()), (5, "Thu".to_owned()), (9, "Fri".to_owned())];
    TableFrame {
        time: TimeLine { count: 12, step: Some(7), chapters, open: true },
        guide: Guide::Left,
        ..over_frame(words, names)
    }
}

/// Returns what is around a board on a device with two seats, before everyone is ready.
pub(crate) fn device_frame<'a>(words: &'a Words, names: &'a [String]) -> TableFrame<'a> {
    let two = SeatSet::all(2);
    let mut frame = frame(words, names);
    frame.players[0].stands_in_for = Some("Clara".to_owned());
    let undo = |seat| Undo { seat, undo: Ok(()), redo: true };
    TableFrame {
        own: two,
        to_uncover: SeatSet::only(Seat::new(1)),
        ready: Some(Ready { ready: SeatSet::only(Seat::new(3)), awaited: SeatSet::all(3) }),
        undo: two.iter().map(undo).collect(),
        clock: None,
        closing: Closing { agreed: two, needed: two },
        ..frame
    }
}

/// Returns what is told of a game of three days.
fn tale() -> Tale {
    let chapter = |(number, day): (usize, &str)| TaleChapter {
        start: 1 + 4 * number,
        short: format!("{} {day}", number + 1),
        long: format!("Day {}, {day}", number + 1),
        signs: html! {},
        marked: number == 2,
    };
    let line = |seat: usize| (0..4).map(|day| (1 + 4 * day, (seat * day) as f64)).collect();
    Tale {
        chapters: ["Wed", "Thu", "Fri"].into_iter().enumerate().map(chapter).collect(),
        plot: Some(Plot {
            title: "Points by day".to_owned(),
            lines: (1..5).map(line).collect(),
            ticks: vec![(0.0, "0".to_owned()), (5.0, "5".to_owned())],
            goal: Some((12.0, "12".to_owned())),
        }),
        turns: vec![TurningPoint {
            step: 5,
            label: "Day 2".to_owned(),
            lead: "Chicago, Thursday:".to_owned(),
            text: "Gus scores 4 points.".to_owned(),
        }],
        makeup: vec![html! { "2 + 0" }; 4],
        figures: html! { p { "figures" } },
        more: html! {},
    }
}

/// Returns what is around a board when the game has a result.
pub(crate) fn over_frame<'a>(words: &'a Words, names: &'a [String]) -> TableFrame<'a> {
    let mut frame = frame(words, names);
    frame.fairness.seed = Some(SEAL.to_owned());
    TableFrame {
        stage: Stage::Over,
        question: "The game is over.".to_owned(),
        your_turn: false,
        clock: None,
        end: Some(End::Result {
            ranks: vec![2, 1, 4, 3],
            scores: ["69.5", "73.0", "41.0", "50.0"].map(str::to_owned).into(),
            rematch: None,
            tale: Arc::new(tale()),
        }),
        ..frame
    }
}

/// Returns what a spectator sees around a table that was closed.
pub(crate) fn closed_frame<'a>(words: &'a Words, names: &'a [String]) -> TableFrame<'a> {
    let frame = over_frame(words, names);
    TableFrame { stage: Stage::Closed, you: None, own: SeatSet::EMPTY, end: Some(End::Closed), ..frame }
}

fn table_page(visitor: &Visitor<'_>, frame: &TableFrame<'_>) -> Page {
    let mut regions = common_regions(frame);
    let boxed = |id: &'static str| Region::new(id, html! { div.panel.pad { (id) } });
    regions.extend(["board", "stage", "players", "hand", "answers"].map(boxed));
    let line = |number: usize| {
        let text = format!("{} bids ${number}00.", frame.names[number % 4]);
        let ended = (number == 25).then(|| "Thursday, day 2".to_owned());
        LogLine { ended, seat: Some(Seat::new(number % 4)), text, effect_of: None }
    };
    let lines: Vec<LogLine> = (1..30).map(line).collect();
    let chunks = lines.chunks(20).enumerate();
    let log: Vec<Region> = chunks.map(|(number, lines)| log_region(number, frame.names, lines)).collect();
    table(visitor, frame, &regions, &log)
}
