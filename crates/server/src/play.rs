//! A game at a table, whatever game it is.

use std::marker::PhantomData;

use bequest_bots::{Answer, Question, Roster, Timekeeper};
use bequest_engine::{
    Answered, By, ChanceSource, ChanceStep, EditionId, Fair, Fairness, Game, Match, Player, Record, RuleId, Seat,
    SeatSet, Setup, Standing, UndoStop, Viewer, Waiting, Window, agree, find_rule,
};
use bequest_web::{At, Board, LOG_CHUNK, Lesson, LogLine, Prompt, Region, TimeLine, log_region};
use bequest_words::{Company, Words};
use maud::{Markup, html};

/// What is fixed before the first row.
pub(crate) struct Plan {
    pub(crate) rules: u16,
    pub(crate) editions: Vec<EditionId>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) players: Vec<Player>,
    pub(crate) fair: Fair,
}

/// Why an answer was not carried out.
#[derive(Debug)]
pub(crate) enum NotDone {
    /// It is not an action of this game.
    Unreadable(String),
    /// A rule forbids it.
    Rule(RuleId),
    /// Things have changed since.
    Stale,
}

/// What a page is to show of a table and for which viewer.
pub(crate) struct PageRequest<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    /// Whose secrets the page shows.
    pub(crate) viewer: Viewer,
    /// Whose secrets it shows of the past.
    pub(crate) past: Viewer,
    /// The seats that can answer from the page.
    pub(crate) can_answer: SeatSet,
    pub(crate) post_to: &'a str,
    pub(crate) why_at: &'a str,
    pub(crate) awaiting_ready: bool,
    /// How much of the log is drawn.
    pub(crate) log: LogPart,
    /// The moment to look back at, counted from one.
    pub(crate) step: Option<usize>,
    /// Whether there is a guide.
    pub(crate) guided: bool,
}

/// How much of the log is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LogPart {
    /// All of it.
    Whole,
    /// What can have changed since a page had this many regions of it.
    After(usize),
    /// What can have changed since a page was brought up to date a moment ago.
    Tail,
}

/// The parts of a page that a game draws.
pub(crate) struct Drawn {
    pub(crate) question: String,
    pub(crate) chapter: String,
    pub(crate) regions: Vec<Region>,
    pub(crate) log: Vec<Region>,
    pub(crate) time: TimeLine,
    pub(crate) lesson: Option<Lesson>,
}

/// Asks a bot. The answer is in its notation; if the fallback gave it, it says why.
pub(crate) type BotJob = Box<dyn FnOnce(&Timekeeper) -> Answer<String> + Send>;

/// A match of some game.
pub(crate) trait Play: Send + Sync {
    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), NotDone>;
    /// Checks an answer without giving it; returns whether it says no more than silence.
    fn is_quiet(&self, seat: Seat, question: u32, action: &str) -> Result<bool, NotDone>;
    /// Carries out what a seat's silence means; returns whether it means anything.
    fn be_silent(&mut self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop>;
    fn can_undo(&self, seat: Seat) -> Result<(), UndoStop>;
    fn redo(&mut self, seat: Seat) -> bool;
    fn can_redo(&self, seat: Seat) -> bool;
    fn change_seat(&mut self, seat: Seat, player: Player) -> bool;
    fn asked(&self) -> SeatSet;
    /// Returns the seats that have a legal action, asked or not.
    fn can_act(&self) -> SeatSet;
    fn question(&self, seat: Seat) -> u32;
    fn waits_for(&self) -> Waiting;
    fn players(&self) -> &[Player];
    fn standing(&self) -> Option<Standing>;
    fn row_count(&self) -> usize;
    fn rows_from(&self, first: usize) -> Vec<String>;
    fn record(&self) -> String;
    fn chance_steps(&self) -> Vec<ChanceStep>;
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<BotJob>;
    /// Returns whether the seat would still be asked after this action.
    fn asks_on_after(&self, seat: Seat, action: &str) -> bool;
    fn draw(&self, request: &PageRequest<'_>) -> Option<Drawn>;
    /// Returns whether a guided first game stops here.
    fn trial_is_over(&self) -> bool;
    /// Draws how a finished game went.
    fn chart(&self, words: &Words, names: &[String]) -> Markup;
    /// Returns the rule that forbids an action to a seat or to someone without one, or nothing if it is allowed; it
    /// reveals no secret.
    fn why_not(&self, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, NotDone>;
    /// Returns the rule that forbids an action to a seat, as far as everyone at the table can know it.
    fn why_not_openly(&self, seat: Seat, action: &str) -> Result<Option<RuleId>, NotDone>;
    fn rule_text(&self, rule: RuleId, language: &str) -> String;
}

/// A match with its bots and its screens.
struct Played<B: Roster, S> {
    table: Match<B::Game>,
    screens: PhantomData<S>,
}

impl<B: Roster, S: Board<Game = B::Game>> Played<B, S> {
    fn new(table: Match<B::Game>) -> Self {
        Self { table, screens: PhantomData }
    }
}

/// Starts a match.
pub(crate) fn start<B: Roster, S: Board<Game = B::Game>>(plan: Plan) -> Result<Box<dyn Play>, String> {
    let setup = agree::<B::Game>(plan.rules, &plan.editions, &plan.options).map_err(|error| error.to_string())?;
    if plan.players.len() != setup.players() || plan.fair.nonces.len() != setup.players() {
        return Err(format!("{} players for {} seats", plan.players.len(), setup.players()));
    }
    Ok(Box::new(Played::<B, S>::new(Match::start(setup, plan.players, ChanceSource::Fair(plan.fair)))))
}

/// Continues a match from its stored rows.
pub(crate) fn resume<B: Roster, S: Board<Game = B::Game>>(plan: Plan, rows: &[&str]) -> Result<Box<dyn Play>, String> {
    let record = record_of::<B::Game>(&plan, rows)?;
    let stored = record.rows.len();
    let table = Match::resume(record, ChanceSource::Fair(plan.fair)).map_err(|error| error.to_string())?;
    if table.rows().len() != stored {
        return Err("chance was still to be drawn after the last row".into());
    }
    Ok(Box::new(Played::<B, S>::new(table)))
}

/// Checks stored rows against the rules and the seed; returns whether the game is over.
pub(crate) fn examine<G: Game>(plan: &Plan, rows: &[&str]) -> Result<bool, String> {
    let record = record_of::<G>(plan, rows)?;
    let replayed = record.replay_against(plan.fair.seed).map_err(|error| {
        let row = error.line.saturating_sub(record.line_of_row(0));
        error.to_string().replacen(&format!("line {}", error.line), &format!("row {row}"), 1)
    })?;
    if replayed.position().waits_for() == Waiting::Chance {
        return Err("chance was still to be drawn after the last row".into());
    }
    replayed.position().conserved()?;
    Ok(replayed.position().scores().is_some())
}

pub(crate) fn record_of<G: Game>(plan: &Plan, rows: &[&str]) -> Result<Record<G>, String> {
    let setup = agree::<G>(plan.rules, &plan.editions, &plan.options).map_err(|error| error.to_string())?;
    if plan.players.len() != setup.players() || plan.fair.nonces.len() != setup.players() {
        return Err(format!("{} players for {} seats", plan.players.len(), setup.players()));
    }
    let read = |(number, row): (usize, &&str)| row.parse().map_err(|error| format!("row {number}: {error}"));
    let rows = (1..).zip(rows).map(read).collect::<Result<Vec<_>, String>>()?;
    let Fair { seed, table, nonces } = &plan.fair;
    let fairness = Fairness { table: table.clone(), commitment: seed.commitment(), nonces: nonces.clone() };
    Ok(Record { setup, players: plan.players.clone(), fairness: Some(fairness), rows, end: None })
}

impl<B: Roster, S: Board<Game = B::Game>> Play for Played<B, S> {
    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), NotDone> {
        let action = read::<B::Game>(action)?;
        match self.table.answer(seat, by, question, action) {
            Ok(Answered::Applied) => Ok(()),
            Ok(Answered::Stale) => Err(NotDone::Stale),
            Err(refusal) => Err(NotDone::Rule(refusal.rule)),
        }
    }

    fn is_quiet(&self, seat: Seat, question: u32, action: &str) -> Result<bool, NotDone> {
        let action = read::<B::Game>(action)?;
        if self.table.question_of(seat) != Some(question) {
            return Err(NotDone::Stale);
        }
        match self.table.why_not(seat, action) {
            Some(rule) => Err(NotDone::Rule(rule)),
            None => Ok(self.table.waits_for().window() == Window::Secret && B::Game::is_quiet(action)),
        }
    }

    fn be_silent(&mut self, seat: Seat) -> bool {
        self.table.silence(seat).is_some_and(|action| self.table.play(seat, By::Clock, action).is_ok())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        self.table.undo(seat)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoStop> {
        self.table.can_undo(seat)
    }

    fn redo(&mut self, seat: Seat) -> bool {
        self.table.redo(seat)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.table.can_redo(seat)
    }

    fn change_seat(&mut self, seat: Seat, player: Player) -> bool {
        self.table.change_seat(seat, player)
    }

    fn asked(&self) -> SeatSet {
        self.table.asked()
    }

    fn can_act(&self) -> SeatSet {
        Seat::all(self.table.players().len()).filter(|&seat| !self.table.legal(seat).is_empty()).collect()
    }

    fn question(&self, seat: Seat) -> u32 {
        self.table.question_of(seat).unwrap_or_default()
    }

    fn waits_for(&self) -> Waiting {
        self.table.waits_for()
    }

    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn standing(&self) -> Option<Standing> {
        self.table.standing()
    }

    fn row_count(&self) -> usize {
        self.table.rows().len()
    }

    fn rows_from(&self, first: usize) -> Vec<String> {
        self.table.rows()[first..].iter().map(ToString::to_string).collect()
    }

    fn record(&self) -> String {
        self.table.record().to_string()
    }

    fn chance_steps(&self) -> Vec<ChanceStep> {
        self.table.record().chance_steps().unwrap_or_default()
    }

    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<BotJob> {
        let question = Question { seed, ..Question::at(&self.table, seat)? };
        let kind = bot.to_owned();
        Some(Box::new(move |timekeeper| {
            let name = kind.clone();
            let (answer, _) = timekeeper.ask(&kind, move || B::bot(&name, seed), question);
            Answer { action: answer.action.to_string(), misstep: answer.misstep }
        }))
    }

    fn asks_on_after(&self, seat: Seat, action: &str) -> bool {
        let legal = action.parse().ok().filter(|action| self.table.legal(seat).contains(action));
        legal.is_some_and(|action| self.table.asks_on_after(seat, action))
    }

    fn draw(&self, request: &PageRequest<'_>) -> Option<Drawn> {
        match request.step {
            None => draw_now::<S>(&self.table, request),
            Some(step) => draw_past::<S>(&self.table, request, step),
        }
    }

    fn trial_is_over(&self) -> bool {
        self.table.shown(Viewer::Spectator).is_some_and(S::trial_is_over)
    }

    fn chart(&self, words: &Words, names: &[String]) -> Markup {
        let moments: Vec<<B::Game as Game>::View> =
            self.table.moments(Viewer::Open).into_iter().map(|moment| moment.view).collect();
        S::chart(&Company { words, names, you: None }, &moments)
    }

    fn why_not_openly(&self, seat: Seat, action: &str) -> Result<Option<RuleId>, NotDone> {
        let action = read::<B::Game>(action)?;
        let public = self.table.shown(Viewer::Spectator).ok_or(NotDone::Stale)?;
        Ok(bequest_engine::why_not::<B::Game>(public, seat, action))
    }

    fn why_not(&self, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, NotDone> {
        let action = read::<B::Game>(action)?;
        Ok(seat.map_or(Some(RuleId::NOT_YOURS), |seat| self.table.why_not(seat, action)))
    }

    fn rule_text(&self, rule: RuleId, language: &str) -> String {
        find_rule(&B::Game::ledgers(), rule.as_str()).map(|rule| rule.text(language).to_owned()).unwrap_or_default()
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, NotDone> {
    action.parse().map_err(|error: bequest_engine::Unreadable| NotDone::Unreadable(error.to_string()))
}

type View<S> = <<S as Board>::Game as Game>::View;
type Told<S> = <<S as Board>::Game as Game>::Told;

/// A board gets this many of the latest events besides its view: more than a week of any game.
const HEARD: usize = 400;

fn draw_now<S: Board>(table: &Match<S::Game>, request: &PageRequest<'_>) -> Option<Drawn> {
    let prompt = |seat: Seat| Prompt {
        seat,
        question: table.question_of(seat).unwrap_or_default(),
        legal: table.legal(seat),
        asked: table.is_asked(seat),
    };
    let prompts: Vec<Prompt<'_, S::Game>> = request.can_answer.iter().map(prompt).collect();
    let mut heard: Vec<Told<S>> = table.heard(request.viewer).rev().take(HEARD).collect();
    heard.reverse();
    let company = Company { words: request.words, names: request.names, you: request.viewer.seat() };
    let at = at::<S>(request, company, table.shown(request.viewer)?, &heard, &prompts);
    let count = table.heard(request.viewer).count();
    let time = TimeLine { count: table.moment_count(request.past), ..TimeLine::default() };
    let log = log::<S>(table, &company, request.viewer, count, request.log);
    Some(drawn::<S>(&at, log, time, request.guided))
}

/// Draws a moment of the past.
fn draw_past<S: Board>(table: &Match<S::Game>, request: &PageRequest<'_>, step: usize) -> Option<Drawn> {
    let moments = table.moments(request.past);
    let step = step.clamp(1, moments.len().max(1));
    let moment = moments.get(step - 1)?;
    let company = Company { words: request.words, names: request.names, you: request.past.seat() };
    let first = moment.heard.saturating_sub(HEARD);
    let heard: Vec<Told<S>> = table.heard(request.past).take(moment.heard).skip(first).collect();
    let at = At { past: true, ..at::<S>(request, company, &moment.view, &heard, &[]) };
    let chapters = chapters::<S>(request.words, moments.iter().map(|moment| &moment.view));
    let open = request.past == Viewer::Open;
    let time = TimeLine { count: moments.len(), step: Some(step), chapters, open };
    let log = log::<S>(table, &company, request.past, moment.heard, LogPart::Whole);
    Some(drawn::<S>(&at, log, time, false))
}

fn at<'a, S: Board>(
    request: &'a PageRequest<'_>,
    company: Company<'a>,
    view: &'a View<S>,
    heard: &'a [Told<S>],
    prompts: &'a [Prompt<'a, S::Game>],
) -> At<'a, S::Game> {
    let PageRequest { post_to, why_at, awaiting_ready, .. } = *request;
    At { company, view, heard, prompts, post_to, why_at, awaiting_ready, past: false }
}

fn drawn<S: Board>(at: &At<'_, S::Game>, log: Vec<Region>, time: TimeLine, guided: bool) -> Drawn {
    let answers = html! { @for prompt in at.prompts { (S::answers(at, prompt)) } };
    let regions = vec![
        Region::new("board", S::board(at)),
        Region::new("stage", S::stage(at)),
        Region::new("answers", answers),
        Region::new("players", S::players(at)),
        Region::new("hand", S::hand(at)),
    ];
    let lesson = if guided { S::lesson(at) } else { None };
    let chapter = S::chapter(at.company.words, at.view).long;
    Drawn { question: S::question(at), chapter, regions, log, time, lesson }
}

/// Returns the moments with which chapters begin.
fn chapters<'a, S: Board>(words: &Words, views: impl Iterator<Item = &'a View<S>>) -> Vec<(usize, String)> {
    let mut chapters: Vec<(usize, String)> = Vec::new();
    let mut last = None;
    for (step, view) in (1..).zip(views) {
        let chapter = S::chapter(words, view);
        if last.replace(chapter.number) != Some(chapter.number) {
            chapters.push((step, chapter.short));
        }
    }
    chapters
}

/// Draws part of the log in regions of [`LOG_CHUNK`] lines, and an empty region after them, so that lines that were
/// undone disappear.
fn log<S: Board>(
    table: &Match<S::Game>,
    company: &Company<'_>,
    viewer: Viewer,
    count: usize,
    part: LogPart,
) -> Vec<Region> {
    let chunks = count.div_ceil(LOG_CHUNK);
    let first = match part {
        LogPart::Whole => 0,
        LogPart::After(had) => chunks.min(had).saturating_sub(2),
        LogPart::Tail => chunks.saturating_sub(2),
    };
    let line = |told| LogLine { seat: S::log_seat(&told), text: S::log_text(company, table.setup(), &told) };
    let heard = table.heard(viewer).take(count).skip(first * LOG_CHUNK);
    let mut lines: Vec<LogLine> = heard.map(line).collect();
    let mut regions = Vec::new();
    for number in first..=chunks {
        let rest = lines.split_off(lines.len().min(LOG_CHUNK));
        regions.push(log_region(number, company.names, &lines));
        lines = rest;
    }
    regions
}
