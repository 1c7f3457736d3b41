//! Writes pages of Maloney's Inheritance with played games into a folder, to look at them:
//! `cargo run -p bequest-maloney-screens --example maloney_pages FOLDER`, then `python3 -m http.server -d FOLDER`.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::path::Path;
use std::sync::Arc;
use std::{env, fs, io};

use bequest_bots::{Question, Roster};
use bequest_engine::{By, ChanceSource, Match, Player, Seat, SeatSet, Viewer};
use bequest_maloney::{Action, Day, Edition, Maloney, PhaseView, Setup, Told, View};
use bequest_maloney_bots::Bots;
use bequest_maloney_screens::Screens;
use bequest_web::{
    At, Board, Call, Chapter, Clock, Closing, End, Fairness, Guide, LogLine, Page, Past, PlayerLine, Preferences,
    Prompt, Region, Stage, TableFrame, Tale, TimeLine, Visitor, assets, common_regions, document, log_region, table,
};
use bequest_words::{Company, Language, Words};
use maud::html;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const NAMES: [&str; 6] = ["Clara", "Theo", "Mabel", "Gus", "Wilhelmina von Hohenstein-Roth", "Fritz"];

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "target/pages".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let look = Screens::look();
    let own = Screens::assets().into_iter().chain(look.style).chain(look.tile);
    for asset in assets::all().into_iter().chain(own) {
        fs::write(folder.join(asset.path.trim_start_matches('/')), asset.body)?;
    }
    for players in 3..=6 {
        for (name, page) in game(players, Language::English) {
            write(folder, &format!("{name}-{players}"), &page)?;
        }
    }
    for language in [Language::French, Language::Italian, Language::German] {
        for (name, page) in game(4, language) {
            write(folder, &format!("{name}-{}", language.code()), &page)?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, page: &str) -> io::Result<()> {
    fs::write(folder.join(format!("{name}.html")), page)?;
    let dark = page.replacen("<html ", "<html data-theme=\"dark\" ", 1);
    fs::write(folder.join(format!("{name}-dark.html")), dark)
}

/// Plays a game and returns the pages worth looking at.
fn game(players: usize, language: Language) -> Vec<(String, String)> {
    let words = Words::of::<Screens>(language);
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(7 + players as u64)));
    let mut table = Match::<Maloney>::start(Setup::new(players, Edition::built_in()), people, chance);
    let mut bots: Vec<_> =
        (0..players).map(|seat| Bots::bot(["greedy", "thrifty", "gentle"][seat % 3], seat as u64).unwrap()).collect();
    let mut pages: Vec<(String, String)> = Vec::new();
    let you = Seat::new(0);
    let mut moves = 0;
    while table.standing().is_none() {
        if let Some(name) = interesting(&table, you)
            && !pages.iter().any(|(known, _)| known == name)
        {
            pages.push((name.to_owned(), page(&table, &words, Viewer::Seat(you))));
            if name == "auction" {
                pages.push(("spectator".to_owned(), page(&table, &words, Viewer::Spectator)));
            }
        }
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = asked[moves % asked.len()];
        let question = Question::at(&table, seat).unwrap();
        let mut action = bots[seat.index()].choose(&question).unwrap();
        // A lively auction: everyone tops the first bids by a little.
        if let (PhaseView::Auction { bid, .. }, Action::Decline | Action::Bid(_)) = (question.view.phase, action) {
            let raise = Action::Bid(bid + 300 + 100 * (moves as u32 % 4));
            if bid < 1800 && table.legal(seat).contains(&raise) {
                action = raise;
            }
        }
        table.play(seat, By::Person, action).unwrap();
        moves += 1;
        if pages.last().is_some_and(|(name, _)| name == "driving") {
            pages.push(("arrived".to_owned(), page(&table, &words, Viewer::Seat(you))));
        }
    }
    pages.push(("over".to_owned(), page(&table, &words, Viewer::Seat(you))));
    let moments = table.moments(Viewer::Open);
    pages.push(("past".to_owned(), past(&table, &words, moments.len() / 2)));
    pages
}

/// Returns what a moment shows that others do not.
fn interesting(table: &Match<Maloney>, you: Seat) -> Option<&'static str> {
    let view = table.view(Viewer::Seat(you)).unwrap().view;
    let heard: Vec<Told> = table.heard(Viewer::Seat(you)).collect();
    let morning = heard.iter().rposition(|told| matches!(told, Told::Morning { .. })).unwrap_or(0);
    let today = &heard[morning..];
    let opened = today.iter().any(|told| matches!(told, Told::Opened { .. }));
    let turned = today.iter().any(|told| matches!(told, Told::Turned { .. }));
    let has_cards = table.legal(you).iter().any(|action| matches!(action, Action::Lay(_)));
    match view.phase {
        PhaseView::Auction { highest: None, .. } if view.days == 1 => Some("first"),
        PhaseView::Auction { pending, bid: 1200.., declined, .. }
            if pending.contains(you) && !declined.is_empty() && view.day == Day::Fri && view.days > 3 =>
        {
            Some("auction")
        }
        PhaseView::Auction { pending, highest: Some(_), .. } if !pending.contains(you) && view.days > 2 => {
            Some("closed")
        }
        PhaseView::Auction { pending, .. } if pending.contains(you) && view.cash[you] < 1500 => Some("poor"),
        PhaseView::Driving { driver } if driver == you => Some("driving"),
        PhaseView::Driving { .. } => Some("rider"),
        PhaseView::Laying { answered } if turned && !answered.contains(you) => Some("sunday"),
        PhaseView::Laying { answered } if opened && has_cards && !answered.contains(you) => Some("laying"),
        PhaseView::Laying { answered } if answered.contains(you) => Some("answered"),
        PhaseView::Laying { .. } if view.chosen[you].is_some_and(|chosen| !chosen.is_empty()) => Some("chosen"),
        _ => None,
    }
}

fn page(table: &Match<Maloney>, words: &Words, viewer: Viewer) -> String {
    let seen = table.view(viewer).unwrap();
    let heard: Vec<Told> = table.heard(viewer).collect();
    let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let prompt = |seat| Prompt { seat, question: 7, legal: table.legal(seat), asked: table.is_asked(seat) };
    let prompts: Vec<_> = you.into_iter().filter(|&seat| !table.legal(seat).is_empty()).map(prompt).collect();
    let moments: Vec<View> = match table.standing() {
        Some(_) => table.moments(Viewer::Open).into_iter().map(|moment| moment.view).collect(),
        None => Vec::new(),
    };
    draw(table, words, &seen.view, &heard, &prompts, &moments, None)
}

fn past(table: &Match<Maloney>, words: &Words, step: usize) -> String {
    let moments = table.moments(Viewer::Open);
    let moment = &moments[step];
    let heard: Vec<Told> = table.heard(Viewer::Open).take(moment.heard).collect();
    draw(table, words, &moment.view, &heard, &[], &[], Some(step))
}

fn tale(table_of: &Match<Maloney>, company: Company<'_>) -> Tale {
    let ranks: Vec<u32> = table_of.standing().unwrap().ranks.values().iter().map(|&rank| rank.into()).collect();
    let (moments, heard) = (table_of.moments(Viewer::Open), table_of.log(Viewer::Open));
    Screens::tale(&Past { company, setup: table_of.setup(), moments: &moments, heard: &heard, ranks: &ranks })
}

fn draw(
    table_of: &Match<Maloney>,
    words: &Words,
    view: &View,
    heard: &[Told],
    prompts: &[Prompt<'_, Maloney>],
    moments: &[View],
    step: Option<usize>,
) -> String {
    let players = view.points.players();
    let names: Vec<String> = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
    let you = if let Viewer::Seat(seat) = view.viewer { Some(seat) } else { None };
    let company = Company { words, names: &names, you };
    let heard = &heard[heard.len().saturating_sub(150)..];
    let at = At {
        company,
        view,
        heard,
        prompts,
        post_to: "/t/abc/act",
        why_at: "/t/abc/why",
        awaiting_ready: false,
        order: None,
        past: step.is_some(),
    };
    let mut frame = frame(words, &names, &at);
    frame.time.step = step;
    frame.time.count = frame.time.count.max(moments.len());
    frame.end = table_of.standing().map(|standing| End::Result {
        ranks: standing.ranks.values().iter().map(|&rank| u32::from(rank)).collect(),
        scores: standing.scores.values().iter().map(|score| <Screens as Board>::score(words, score.0)).collect(),
        rematch: None,
        tale: Arc::new(tale(table_of, company)),
    });
    let answers = html! { @for prompt in prompts { (Screens::answers(&at, prompt)) } };
    let mut regions = common_regions(&frame);
    regions.extend([
        Region::new("board", Screens::board(&at)),
        Region::new("stage", Screens::stage(&at)),
        Region::new("answers", answers),
        Region::new("players", <Screens as Board>::players(&at)),
        Region::new("hand", Screens::hand(&at)),
    ]);
    let line = |told: &Told| LogLine {
        ended: Screens::chapter_ended(words, told),
        seat: Screens::log_seat(told),
        text: <Screens as Board>::log_text(&company, table_of.setup(), told),
        effect_of: None,
    };
    let lines: Vec<LogLine> = heard.iter().map(line).collect();
    let log: Vec<Region> = lines.chunks(10).enumerate().map(|(n, lines)| log_region(n, &names, lines)).collect();
    let visitor = Visitor { words, name: Some("Clara"), now: 1_000_000, preferences: Preferences::default(), turns: 0 };
    let mut page: Page = table(&visitor, &frame, &regions, &log);
    page.game = Some(Screens::look());
    page.stream = None;
    document(&visitor, &page)
}

fn frame<'a>(words: &'a Words, names: &'a [String], at: &At<'_, Maloney>) -> TableFrame<'a> {
    let line = |seat: Seat| PlayerLine { seat, bot: false, stands_in_for: None, can_replace: false };
    let Chapter { long, .. } = Screens::chapter(words, at.view);
    let auction = matches!(at.view.phase, PhaseView::Auction { highest: Some(_), .. });
    TableFrame {
        words,
        href: "/t/abc",
        link: None,
        game: Screens::title(words),
        book: "/rules/maloney".to_owned(),
        chapter: long,
        names,
        players: Seat::all(names.len()).map(line).collect(),
        stage: if at.view.phase == PhaseView::Over { Stage::Over } else { Stage::Playing },
        question: Screens::question(at),
        about: Screens::question_seat(at),
        your_turn: !at.prompts.is_empty(),
        you: at.company.you,
        own: at.company.you.map_or(SeatSet::EMPTY, SeatSet::only),
        to_uncover: SeatSet::EMPTY,
        clock: auction.then_some(Clock { until: 1_042_000, call: Some(Call::Twice) }),
        ready: None,
        undo: Vec::new(),
        fairness: Fairness {
            table: "abc".to_owned(),
            commitment: "9f86d0818".to_owned(),
            nonces: Vec::new(),
            seed: None,
        },
        end: None,
        practice: false,
        lately: None,
        closing: Closing { agreed: SeatSet::EMPTY, needed: SeatSet::EMPTY },
        time: TimeLine { count: 40, ..TimeLine::default() },
        guide: Guide::None,
    }
}
