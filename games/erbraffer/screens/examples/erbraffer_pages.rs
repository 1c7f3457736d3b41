//! Writes pages of Die Erbraffer with played games into a folder, to look at them:
//! `cargo run -p bequest-erbraffer-screens --example erbraffer_pages FOLDER`, then `python3 -m http.server -d FOLDER`.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::path::Path;
use std::sync::Arc;
use std::{env, fs, io};

use bequest_engine::{By, ChanceSource, Match, Player, Seat, SeatSet, Viewer};
use bequest_erbraffer::{Action, Edition, Effect, Erbraffer, PhaseView, Plan, Setup, Told, View, YearKind};
use bequest_erbraffer_screens::Screens;
use bequest_web::{
    At, Board, Chapter, Clock, Closing, End, Fairness, Guide, LogLine, Page, Past, PlayerLine, Preferences, Prompt,
    Region, Stage, TableFrame, Tale, TimeLine, Visitor, assets, common_regions, document, log_region, table,
};
use bequest_words::{Company, Language, Words};
use maud::html;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ida", "Tove", "Marlow", "Quill", "Wilhelmina von Hohenstein-Roth", "Fritz"];

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "target/pages".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let look = Screens::look();
    let own = Screens::assets().into_iter().chain(look.style).chain(look.tile);
    for asset in assets::all().into_iter().chain(own) {
        fs::write(folder.join(asset.path.trim_start_matches('/')), asset.body)?;
    }
    for players in [2, 4, 6] {
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
    let mut table = Match::<Erbraffer>::start(Setup::new(players, Edition::built_in()), people, chance);
    let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
    let mut pages: Vec<(String, String)> = Vec::new();
    let you = Seat::new(0);
    while table.standing().is_none() {
        for name in interesting(&table, you) {
            if !pages.iter().any(|(known, _)| known == name) {
                pages.push((name.to_owned(), page(&table, &words, Viewer::Seat(you))));
                if name == "heir" {
                    pages.push(("spectator".to_owned(), page(&table, &words, Viewer::Spectator)));
                    pages.push(("other".to_owned(), page(&table, &words, Viewer::Seat(Seat::new(1)))));
                }
            }
        }
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = asked[rng.next_u32() as usize % asked.len()];
        let action = choose(&table, seat, &mut rng);
        table.play(seat, By::Person, action).unwrap();
    }
    pages.push(("over".to_owned(), page(&table, &words, Viewer::Seat(you))));
    let moments = table.moments(Viewer::Open);
    pages.push(("past".to_owned(), past(&table, &words, moments.len() / 2)));
    pages
}

/// Plays as people do: it rather gives than takes, seldom throws away and hands out nearly evenly.
fn choose(table: &Match<Erbraffer>, seat: Seat, rng: &mut ChaCha8Rng) -> Action {
    let legal = table.legal(seat);
    let edition = Edition::built_in();
    let estate = table.view(Viewer::Seat(seat)).unwrap().view.estate;
    let mut dice = |sides: usize| rng.next_u32() as usize % sides;
    let names = legal.iter().copied().filter(|action| match action {
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) | Action::Testament(_) | Action::Couple(_) => true,
        Action::Will => true,
        Action::Rest(_) => estate.is_some_and(|it| it.rest.is_none()),
        Action::Give(heirloom, _) => estate.is_some_and(|it| it.heir_of(*heirloom).is_none()),
        _ => false,
    });
    let names: Vec<Action> = names.collect();
    if !names.is_empty() {
        return names[dice(names.len())];
    }
    let pays: Vec<Action> = legal.iter().copied().filter(|it| matches!(it, Action::Pay(_, 1..=3))).collect();
    if !pays.is_empty() && dice(3) == 0 {
        return pays[dice(pays.len())];
    }
    for sure in [Action::Confirm, Action::Decline] {
        if legal.contains(&sure) {
            return sure;
        }
    }
    let gains = legal.iter().copied().filter(|action| match action {
        Action::Play(card) => !matches!(edition.effect(*card), Effect::LoseAll | Effect::Loss(_) | Effect::Sweep),
        _ => false,
    });
    let gains: Vec<Action> = gains.collect();
    let plays: Vec<Action> = legal.iter().copied().filter(|it| matches!(it, Action::Play(_))).collect();
    match (gains.len(), plays.len(), dice(5)) {
        (0, 0, _) => legal[dice(legal.len())],
        (0, _, _) | (_, _, 0) => plays[dice(plays.len())],
        (_, _, 1..) => gains[dice(gains.len())],
    }
}

/// Returns what a moment shows that others do not.
fn interesting(table: &Match<Erbraffer>, you: Seat) -> Vec<&'static str> {
    let view = table.view(Viewer::Seat(you)).unwrap().view;
    let mine = view.actor() == Some(you);
    let effect = match view.phase {
        PhaseView::Turn { plan: Some(Plan::Play { card, .. }) } if mine => Some(view.edition().effect(card)),
        _ => None,
    };
    let legal = table.legal(you);
    let names = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    let golden = view.year.kind() == YearKind::Golden;
    [
        ("start", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 0),
        ("turn", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 1),
        ("heir", effect.is_some() && names(|it| matches!(it, Action::Heir(_))) && view.living >= 1),
        ("heirloom", names(|it| matches!(it, Action::Heirloom(_)))),
        ("round", names(|it| matches!(it, Action::Round(_)))),
        ("throw", names(|it| matches!(it, Action::Keep(_)))),
        ("testament", view.phase == PhaseView::Testament && mine && view.living >= 1),
        ("sealed", !view.frozen.is_empty() && mine && view.frozen.len() > 1),
        ("couple", view.phase == PhaseView::Choosing && mine),
        ("sharing", view.phase == PhaseView::Sharing && mine && view.estate.is_some_and(|it| !it.heirlooms.is_empty())),
        ("handing", view.phase == PhaseView::Sharing && !mine),
        ("window", matches!(view.phase, PhaseView::Answering { .. }) && legal.contains(&Action::Will)),
        ("window-closed", matches!(view.phase, PhaseView::Answering { .. }) && legal.is_empty()),
        ("change", golden && matches!(view.phase, PhaseView::Answering { .. })),
        ("changed", golden && matches!(view.phase, PhaseView::Turn { .. }) && view.living >= 1),
        ("paid-out", golden && matches!(view.phase, PhaseView::Turn { .. }) && view.living >= 2),
        ("middle", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 3),
        ("y1990", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 5),
    ]
    .into_iter()
    .filter_map(|(name, is)| is.then_some(name))
    .collect()
}

fn page(table: &Match<Erbraffer>, words: &Words, viewer: Viewer) -> String {
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

fn past(table: &Match<Erbraffer>, words: &Words, step: usize) -> String {
    let moments = table.moments(Viewer::Open);
    let moment = &moments[step];
    let heard: Vec<Told> = table.heard(Viewer::Open).take(moment.heard).collect();
    draw(table, words, &moment.view, &heard, &[], &[], Some(step))
}

fn tale(table_of: &Match<Erbraffer>, company: Company<'_>) -> Tale {
    let ranks: Vec<u32> = table_of.standing().unwrap().ranks.values().iter().map(|&rank| rank.into()).collect();
    let (moments, heard) = (table_of.moments(Viewer::Open), table_of.log(Viewer::Open));
    Screens::tale(&Past { company, setup: table_of.setup(), moments: &moments, heard: &heard, ranks: &ranks })
}

fn draw(
    table_of: &Match<Erbraffer>,
    words: &Words,
    view: &View,
    heard: &[Told],
    prompts: &[Prompt<'_, Erbraffer>],
    moments: &[View],
    step: Option<usize>,
) -> String {
    let players = view.collected.players();
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
    let visitor = Visitor { words, name: Some("Ida"), now: 1_000_000, preferences: Preferences::default(), turns: 0 };
    let mut page: Page = table(&visitor, &frame, &regions, &log);
    page.game = Some(Screens::look());
    page.stream = None;
    document(&visitor, &page)
}

fn frame<'a>(words: &'a Words, names: &'a [String], at: &At<'_, Erbraffer>) -> TableFrame<'a> {
    let line = |seat: Seat| PlayerLine { seat, bot: false, stands_in_for: None, can_replace: false };
    let Chapter { long, .. } = Screens::chapter(words, at.view);
    let window = matches!(at.view.phase, PhaseView::Answering { .. });
    TableFrame {
        words,
        href: "/t/abc",
        link: None,
        game: Screens::title(words),
        book: "/rules/erbraffer".to_owned(),
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
        clock: window.then_some(Clock { until: 1_042_000, call: None }),
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
