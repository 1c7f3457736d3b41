//! Writes pages of Last Will with played games into a folder, to look at them:
//! `cargo run -p bequest-last-will-screens --example last_will_pages FOLDER`, then `python3 -m http.server -d FOLDER`.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::path::Path;
use std::sync::Arc;
use std::{env, fs, io};

use bequest_engine::{By, ChanceSource, Match, Player, Seat, SeatSet, Setup as _, Viewer};
use bequest_last_will::{Action, Edition, LastWill, Phase, Setup, TaskView, Told, View, WillChoice};
use bequest_last_will_screens::Screens;
use bequest_web::{
    At, Board, Chapter, Closing, End, Fairness, Guide, LogLine, Page, Past, PlayerLine, Preferences, Prompt, Region,
    Stage, TableFrame, Tale, TimeLine, Visitor, assets, common_regions, document, log_region, table,
};
use bequest_words::{Company, Language, Words};
use maud::html;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 5] = ["Edith", "Rufus", "Nell", "Percy", "Wilhelmina von Hohenstein-Roth"];

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "target/pages".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let look = Screens::look();
    let own = Screens::assets().into_iter().chain(look.style).chain(look.script).chain(look.tile);
    for asset in assets::all().into_iter().chain(own) {
        fs::write(folder.join(asset.path.trim_start_matches('/')), asset.body)?;
    }
    for players in [2, 3, 4, 5] {
        for (name, page) in game(players, Language::English) {
            write(folder, &format!("{name}-{players}"), &page)?;
        }
    }
    if let Some(page) = wedding(&Words::of::<Screens>(Language::English)) {
        write(folder, "set-4", &page)?;
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
    let mut table = Match::<LastWill>::start(
        Setup::sacked(players, Edition::built_in()).with_will(WillChoice::Random),
        people,
        chance,
    );
    let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
    let mut pages: Vec<(String, String)> = Vec::new();
    let you = Seat::new(0);
    while table.standing().is_none() {
        for name in interesting(&table, you) {
            if !pages.iter().any(|(known, _)| known == name) {
                pages.push((name.to_owned(), page(&table, &words, Viewer::Seat(you))));
                if name == "turn" {
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
    pages.push(("scenes".to_owned(), scenes(&table, &words)));
    pages.push(("rules".to_owned(), rules(&words)));
    pages.push(("over".to_owned(), page(&table, &words, Viewer::Seat(you))));
    let moments = table.moments(Viewer::Open);
    pages.push(("past".to_owned(), past(&table, &words, moments.len() / 2)));
    pages
}

/// Plays games until three wedding cards go together, and returns that page.
fn wedding(words: &Words) -> Option<String> {
    (0..60).find_map(|seed| {
        let people = NAMES[..4].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
        let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
        let mut table = Match::<LastWill>::start(Setup::sacked(4, Edition::built_in()), people, chance);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while table.standing().is_none() {
            let seat = table.asked().iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat)).unwrap().view;
            if view.play.as_ref().is_some_and(|play| play.cards().len() > 1) {
                return Some(page(&table, words, Viewer::Seat(seat)));
            }
            let joins = table.legal(seat).iter().copied().find(|action| matches!(action, Action::Join(_)));
            let weds = |action: &Action| matches!(action, Action::Play(card) | Action::Take(card) if view.edition().face(*card).event().is_some_and(|event| event.wedding.is_some()));
            let holds = view.hands[seat].cards.iter().filter(|card| view.edition().face(*card).event().is_some_and(|event| event.wedding.is_some())).count() > 1;
            let action = joins.or_else(|| table.legal(seat).iter().copied().find(|action| weds(action) && (holds || matches!(action, Action::Take(_)))));
            let action = action.unwrap_or_else(|| choose(&table, seat, &mut rng));
            table.play(seat, By::Person, action).unwrap();
        }
        None
    })
}

/// Plays at random, but does things rather than not.
fn choose(table: &Match<LastWill>, seat: Seat, rng: &mut ChaCha8Rng) -> Action {
    let legal = table.legal(seat);
    let mut dice = |sides: usize| rng.next_u32() as usize % sides;
    let has_play = table.view(Viewer::Seat(seat)).unwrap().view.play.is_some();
    let adds = |action: &Action| matches!(action, Action::With { .. } | Action::Bonus(..) | Action::Join(_));
    let idle = |action: &Action| {
        matches!(action, Action::End | Action::Home | Action::Skip | Action::Drop(_) | Action::Sell { .. })
    };
    let wanted: Vec<Action> =
        legal.iter().copied().filter(|action| if has_play { adds(action) } else { !idle(action) }).collect();
    match wanted.is_empty() {
        true => legal[dice(legal.len())],
        false => wanted[dice(wanted.len())],
    }
}

/// Returns what a moment shows that others do not.
fn interesting(table: &Match<LastWill>, you: Seat) -> Vec<&'static str> {
    let view = table.view(Viewer::Seat(you)).unwrap().view;
    let asked = table.is_asked(you);
    let legal = table.legal(you);
    let names = |wanted: fn(&Action) -> bool| asked && legal.iter().any(wanted);
    let turn = asked && view.phase == Phase::Actions && view.play.is_none() && names(|it| *it == Action::End);
    let adds =
        legal.iter().filter(|it| matches!(it, Action::With { .. } | Action::Bonus(..) | Action::Join(_))).count();
    [
        ("keep", view.phase == Phase::Keeping && asked),
        ("plan", view.phase == Phase::Planning && asked),
        ("plan-late", view.phase == Phase::Planning && asked && view.round >= 4),
        ("waits", view.phase == Phase::Actions && !asked && view.round >= 2),
        ("draw", names(|it| matches!(it, Action::Draw(_)))),
        ("errand", names(|it| *it == Action::Home)),
        ("errand-late", names(|it| *it == Action::Home) && view.round >= 4),
        ("market", names(|it| matches!(it, Action::Market(_)))),
        ("turn", turn),
        ("turn-late", turn && view.round >= 4),
        ("turn-tokens", names(|it| matches!(it, Action::Token { .. }))),
        ("play", asked && view.play.is_some() && view.phase == Phase::Actions),
        ("additions", asked && view.play.is_some() && adds > 1),
        ("set", names(|it| matches!(it, Action::Join(_)))),
        ("line", names(|it| matches!(it, Action::Demote(_)))),
        ("cut", view.phase == Phase::Cutting && asked),
        ("look", matches!(view.task, TaskView::Looking { .. }) && asked),
    ]
    .into_iter()
    .filter_map(|(name, is)| is.then_some(name))
    .collect()
}

fn page(table: &Match<LastWill>, words: &Words, viewer: Viewer) -> String {
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

/// Draws the pictures and the components of the rulebook.
fn rules(words: &Words) -> String {
    let primer = Screens::primer(words);
    let main = html! {
        section.panel.rulebook.pad {
            @for step in primer.steps { h3 { (step.title) } p { (step.text) } (step.picture) }
            (Screens::parts(words))
        }
    };
    let visitor = Visitor { words, name: None, now: 0, preferences: Preferences::default(), turns: 0 };
    document(&visitor, &Page { title: String::new(), stream: None, game: Some(Screens::look()), main, bar: None })
}

/// Draws one scene of each kind, as it is at its end.
fn scenes(table: &Match<LastWill>, words: &Words) -> String {
    let seen = table.view(Viewer::Spectator).unwrap();
    let heard: Vec<Told> = table.log(Viewer::Spectator);
    let names: Vec<String> = NAMES[..seen.view.setup.players()].iter().map(|&name| name.to_owned()).collect();
    let company = Company { words, names: &names, you: None };
    let at = At {
        company,
        view: &seen.view,
        heard: &heard,
        prompts: &[],
        post_to: "",
        why_at: "",
        awaiting_ready: false,
        order: None,
        past: false,
    };
    let mut drawn: Vec<(&str, String)> = Vec::new();
    for place in 0..heard.len() {
        let Some(scene) = Screens::scene(&at, place) else { continue };
        if drawn.iter().filter(|(name, _)| *name == scene.name).count() < 2 {
            drawn.push((scene.name, scene.drawing.0.replace(" data-when=", " data-on data-when=")));
        }
    }
    let scenes = html! {
        div style="display:flex;flex-wrap:wrap;gap:12px;padding:12px" {
            @for (name, drawing) in &drawn { div class={ "scene stage " (name) } style="--lasts:900000ms;animation:none" { (maud::PreEscaped(drawing)) } }
        }
        script { (maud::PreEscaped("document.querySelectorAll('[data-on]').forEach(it => it.classList.add('on'))")) }
    };
    let visitor = Visitor { words, name: None, now: 0, preferences: Preferences::default(), turns: 0 };
    let page = Page { title: String::new(), stream: None, game: Some(Screens::look()), main: scenes, bar: None };
    document(&visitor, &page)
}

fn past(table: &Match<LastWill>, words: &Words, step: usize) -> String {
    let moments = table.moments(Viewer::Open);
    let moment = &moments[step];
    let heard: Vec<Told> = table.heard(Viewer::Open).take(moment.heard).collect();
    draw(table, words, &moment.view, &heard, &[], &[], Some(step))
}

fn tale(table_of: &Match<LastWill>, company: Company<'_>) -> Tale {
    let ranks: Vec<u32> = table_of.standing().unwrap().ranks.values().iter().map(|&rank| rank.into()).collect();
    let (moments, heard) = (table_of.moments(Viewer::Open), table_of.log(Viewer::Open));
    Screens::tale(&Past { company, setup: table_of.setup(), moments: &moments, heard: &heard, ranks: &ranks })
}

fn draw(
    table_of: &Match<LastWill>,
    words: &Words,
    view: &View,
    heard: &[Told],
    prompts: &[Prompt<'_, LastWill>],
    moments: &[View],
    step: Option<usize>,
) -> String {
    let players = view.setup.players();
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
    if env::var("GUIDE").is_ok() && !prompts.is_empty() {
        frame.guide = Guide::Along(Screens::lesson(&at));
    }
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
    let visitor = Visitor { words, name: Some("Edith"), now: 1_000_000, preferences: Preferences::default(), turns: 0 };
    let mut page: Page = table(&visitor, &frame, &regions, &log);
    page.game = Some(Screens::look());
    page.stream = None;
    document(&visitor, &page)
}

fn frame<'a>(words: &'a Words, names: &'a [String], at: &At<'_, LastWill>) -> TableFrame<'a> {
    let line = |seat: Seat| PlayerLine { seat, bot: false, stands_in_for: None, can_replace: false };
    let Chapter { long, .. } = Screens::chapter(words, at.view);
    TableFrame {
        words,
        href: "/t/abc",
        link: None,
        game: Screens::title(words),
        book: "/rules/last-will".to_owned(),
        chapter: long,
        names,
        players: Seat::all(names.len()).map(line).collect(),
        stage: if at.view.phase == Phase::Over { Stage::Over } else { Stage::Playing },
        question: Screens::question(at),
        about: Screens::question_seat(at),
        your_turn: !at.prompts.is_empty(),
        you: at.company.you,
        own: at.company.you.map_or(SeatSet::EMPTY, SeatSet::only),
        to_uncover: SeatSet::EMPTY,
        clock: None,
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
