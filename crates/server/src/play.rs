//! A game at a table, whatever game it is.

use bequest_bots::Roster;
use bequest_engine::{
    Answered, By, ChanceSource, ChanceStep, EditionId, Fair, Fairness, Game, Match, Player, Record, RuleId, Seat,
    SeatSet, Seen, Setup, Standing, Tempo, ToAct, UndoStop, Viewer, Window, agree, find_rule,
};
use bequest_web::{At, Board, Desk, LOG_CHUNK, Lesson, LogLine, Region, TimeLine, log_region};
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
    /// It is no action of this game.
    Unreadable(String),
    /// A rule forbids it.
    Rule(RuleId),
    /// Things have changed since.
    Stale,
}

/// Who looks at a table, and what he is shown it in.
pub(crate) struct Look<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    /// Whose secrets the page shows.
    pub(crate) viewer: Viewer,
    /// Whose secrets it shows of what is over.
    pub(crate) past: Viewer,
    /// The seats that can answer from the page.
    pub(crate) desks: SeatSet,
    pub(crate) post_to: &'a str,
    pub(crate) why_at: &'a str,
    pub(crate) gathering: bool,
    /// How much of the log is drawn.
    pub(crate) log: LogPart,
    /// The moment to look back at, counted from one.
    pub(crate) step: Option<usize>,
    /// Whether a guide goes along.
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

/// What a bot makes of its question: the action in its notation.
pub(crate) type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// A match of some game.
pub(crate) trait Play: Send + Sync {
    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), NotDone>;
    /// Holds an answer to the question and the rules without giving it; tells whether it says no more than silence.
    fn weigh(&self, seat: Seat, question: u32, action: &str) -> Result<bool, NotDone>;
    /// Does for a seat what its silence means; tells whether it means anything.
    fn be_silent(&mut self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop>;
    fn can_undo(&self, seat: Seat) -> Result<(), UndoStop>;
    fn redo(&mut self, seat: Seat) -> bool;
    fn can_redo(&self, seat: Seat) -> bool;
    fn change_seat(&mut self, seat: Seat, player: Player) -> bool;
    fn asked(&self) -> SeatSet;
    /// Returns the seats that can do something, asked or not.
    fn able(&self) -> SeatSet;
    fn question(&self, seat: Seat) -> u32;
    fn window(&self) -> Window;
    fn tempo(&self) -> Tempo;
    fn players(&self) -> &[Player];
    fn standing(&self) -> Option<Standing>;
    fn row_count(&self) -> usize;
    fn rows_from(&self, first: usize) -> Vec<String>;
    fn record(&self) -> String;
    fn chance_steps(&self) -> Vec<ChanceStep>;
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought>;
    /// Tells whether the seat would still be asked after this action.
    fn asks_on_after(&self, seat: Seat, action: &str) -> bool;
    fn draw(&self, look: &Look<'_>) -> Option<Drawn>;
    /// Tells whether a guided first game stops here.
    fn trial_is_over(&self) -> bool;
    /// Draws how a game went that is over.
    fn chart(&self, words: &Words, names: &[String]) -> Markup;
    /// Returns the rule that forbids an action to a seat or to somebody without one, or nothing if it is allowed; it
    /// tells no secret.
    fn why_not(&self, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, NotDone>;
    /// Returns the rule that forbids an action to a seat, as far as everybody at the table can know it.
    fn why_not_openly(&self, seat: Seat, action: &str) -> Result<Option<RuleId>, NotDone>;
    fn rule_text(&self, rule: RuleId, language: &str) -> String;
}

/// Starts a match.
pub(crate) fn start<G: Board + Roster>(plan: Plan) -> Result<Box<dyn Play>, String> {
    let setup = agree::<G>(plan.rules, &plan.editions, &plan.options).map_err(|error| error.to_string())?;
    if plan.players.len() != setup.players() || plan.fair.nonces.len() != setup.players() {
        return Err(format!("{} players for {} seats", plan.players.len(), setup.players()));
    }
    Ok(Box::new(Match::<G>::start(setup, plan.players, ChanceSource::Fair(plan.fair))))
}

/// Continues a match from its stored rows.
pub(crate) fn resume<G: Board + Roster>(plan: Plan, rows: &[&str]) -> Result<Box<dyn Play>, String> {
    let record = record_of::<G>(&plan, rows)?;
    let stored = record.rows.len();
    let table = Match::<G>::resume(record, ChanceSource::Fair(plan.fair)).map_err(|error| error.to_string())?;
    if table.rows().len() != stored {
        return Err("chance was still to be drawn after the last row".into());
    }
    Ok(Box::new(table))
}

/// Holds stored rows to the rules and to the seed.
pub(crate) fn examine<G: Board + Roster>(plan: &Plan, rows: &[&str]) -> Result<bool, String> {
    let record = record_of::<G>(plan, rows)?;
    let replayed = record.replay_against(plan.fair.seed).map_err(|error| {
        let row = error.line.saturating_sub(record.line_of_row(0));
        error.to_string().replacen(&format!("line {}", error.line), &format!("row {row}"), 1)
    })?;
    if replayed.position().to_act() == ToAct::Chance {
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

impl<G: Board + Roster> Play for Match<G> {
    fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), NotDone> {
        let action = read::<G>(action)?;
        match Match::answer(self, seat, by, question, action) {
            Ok(Answered::Applied) => Ok(()),
            Ok(Answered::Stale) => Err(NotDone::Stale),
            Err(refusal) => Err(NotDone::Rule(refusal.rule)),
        }
    }

    fn weigh(&self, seat: Seat, question: u32, action: &str) -> Result<bool, NotDone> {
        let action = read::<G>(action)?;
        if self.question_of(seat) != Some(question) {
            return Err(NotDone::Stale);
        }
        match Match::why_not(self, seat, action) {
            Some(rule) => Err(NotDone::Rule(rule)),
            None => Ok(Match::window(self) == Window::Secret && G::is_quiet(action)),
        }
    }

    fn be_silent(&mut self, seat: Seat) -> bool {
        self.silence(seat).is_some_and(|action| self.play(seat, By::Clock, action).is_ok())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoStop> {
        Match::undo(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoStop> {
        Match::can_undo(self, seat)
    }

    fn redo(&mut self, seat: Seat) -> bool {
        Match::redo(self, seat)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        Match::can_redo(self, seat)
    }

    fn change_seat(&mut self, seat: Seat, player: Player) -> bool {
        Match::change_seat(self, seat, player)
    }

    fn asked(&self) -> SeatSet {
        Match::asked(self)
    }

    fn able(&self) -> SeatSet {
        Seat::all(self.players().len()).filter(|&seat| !self.legal(seat).is_empty()).collect()
    }

    fn question(&self, seat: Seat) -> u32 {
        self.question_of(seat).unwrap_or_default()
    }

    fn window(&self) -> Window {
        Match::window(self)
    }

    fn tempo(&self) -> Tempo {
        Match::tempo(self)
    }

    fn players(&self) -> &[Player] {
        Match::players(self)
    }

    fn standing(&self) -> Option<Standing> {
        Match::standing(self)
    }

    fn row_count(&self) -> usize {
        self.rows().len()
    }

    fn rows_from(&self, first: usize) -> Vec<String> {
        self.rows()[first..].iter().map(ToString::to_string).collect()
    }

    fn record(&self) -> String {
        Match::record(self).to_string()
    }

    fn chance_steps(&self) -> Vec<ChanceStep> {
        Match::record(self).chance_steps().unwrap_or_default()
    }

    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought> {
        let mut bot = G::bot(bot, seed)?;
        let Seen { view, .. } = self.view(Viewer::Seat(seat))?;
        let legal = self.legal(seat).to_vec();
        if legal.is_empty() {
            return None;
        }
        Some(Box::new(move || Some(bot.choose(&view, &legal).to_string())))
    }

    fn asks_on_after(&self, seat: Seat, action: &str) -> bool {
        let legal = action.parse().ok().filter(|action| self.legal(seat).contains(action));
        legal.is_some_and(|action| Match::asks_on_after(self, seat, action))
    }

    fn draw(&self, look: &Look<'_>) -> Option<Drawn> {
        match look.step {
            None => draw_now(self, look),
            Some(step) => draw_past(self, look, step),
        }
    }

    fn trial_is_over(&self) -> bool {
        self.shown(Viewer::Spectator).is_some_and(G::trial_is_over)
    }

    fn chart(&self, words: &Words, names: &[String]) -> Markup {
        let moments: Vec<G::View> = self.moments(Viewer::Open).into_iter().map(|moment| moment.view).collect();
        G::chart(&Company { words, names, you: None }, &moments)
    }

    fn why_not_openly(&self, seat: Seat, action: &str) -> Result<Option<RuleId>, NotDone> {
        let action = read::<G>(action)?;
        let public = self.shown(Viewer::Spectator).ok_or(NotDone::Stale)?;
        Ok(bequest_engine::why_not::<G>(public, seat, action))
    }

    fn why_not(&self, seat: Option<Seat>, action: &str) -> Result<Option<RuleId>, NotDone> {
        let action = read::<G>(action)?;
        Ok(seat.map_or(Some(RuleId::NOT_YOURS), |seat| Match::why_not(self, seat, action)))
    }

    fn rule_text(&self, rule: RuleId, language: &str) -> String {
        find_rule(&G::ledgers(), rule.as_str()).map(|rule| rule.text(language).to_owned()).unwrap_or_default()
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, NotDone> {
    action.parse().map_err(|error: bequest_engine::Unreadable| NotDone::Unreadable(error.to_string()))
}

/// So much of what was heard last is shown to a board besides its view: more than a week of any game.
const HEARD: usize = 400;

fn draw_now<G: Board>(table: &Match<G>, look: &Look<'_>) -> Option<Drawn> {
    let desk = |seat: Seat| Desk {
        seat,
        question: table.question_of(seat).unwrap_or_default(),
        legal: table.legal(seat),
        asked: table.is_asked(seat),
    };
    let desks: Vec<Desk<'_, G>> = look.desks.iter().map(desk).collect();
    let mut heard: Vec<G::Told> = table.heard(look.viewer).rev().take(HEARD).collect();
    heard.reverse();
    let company = Company { words: look.words, names: look.names, you: look.viewer.seat() };
    let at = at(look, company, table.shown(look.viewer)?, &heard, &desks);
    let count = table.heard(look.viewer).count();
    let time = TimeLine { count: table.moment_count(look.past), ..TimeLine::default() };
    let log = log(table, &company, look.viewer, count, look.log);
    Some(drawn(&at, log, time, look.guided))
}

/// Draws a moment that is over.
fn draw_past<G: Board>(table: &Match<G>, look: &Look<'_>, step: usize) -> Option<Drawn> {
    let moments = table.moments(look.past);
    let step = step.clamp(1, moments.len().max(1));
    let moment = moments.get(step - 1)?;
    let company = Company { words: look.words, names: look.names, you: look.past.seat() };
    let first = moment.heard.saturating_sub(HEARD);
    let heard: Vec<G::Told> = table.heard(look.past).take(moment.heard).skip(first).collect();
    let at: At<'_, G> = At { past: true, ..at(look, company, &moment.view, &heard, &[]) };
    let chapters = chapters::<G>(look.words, moments.iter().map(|moment| &moment.view));
    let open = look.past == Viewer::Open;
    let time = TimeLine { count: moments.len(), step: Some(step), chapters, open };
    let log = log(table, &company, look.past, moment.heard, LogPart::Whole);
    Some(drawn(&at, log, time, false))
}

fn at<'a, G: Board>(
    look: &'a Look<'_>,
    company: Company<'a>,
    view: &'a G::View,
    heard: &'a [G::Told],
    desks: &'a [Desk<'a, G>],
) -> At<'a, G> {
    let Look { post_to, why_at, gathering, .. } = *look;
    At { company, view, heard, desks, post_to, why_at, gathering, past: false }
}

fn drawn<G: Board>(at: &At<'_, G>, log: Vec<Region>, time: TimeLine, guided: bool) -> Drawn {
    let answers = html! { @for desk in at.desks { (G::answers(at, desk)) } };
    let regions = vec![
        Region::new("board", G::board(at)),
        Region::new("stage", G::stage(at)),
        Region::new("answers", answers),
        Region::new("players", <G as Board>::players(at)),
        Region::new("hand", G::hand(at)),
    ];
    let lesson = if guided { G::lesson(at) } else { None };
    let chapter = G::chapter(at.company.words, at.view).long;
    Drawn { question: G::question(at), chapter, regions, log, time, lesson }
}

/// Returns the moments with which chapters begin.
fn chapters<'a, G: Board>(words: &Words, views: impl Iterator<Item = &'a G::View>) -> Vec<(usize, String)> {
    let mut chapters: Vec<(usize, String)> = Vec::new();
    let mut last = None;
    for (step, view) in (1..).zip(views) {
        let chapter = G::chapter(words, view);
        if last.replace(chapter.number) != Some(chapter.number) {
            chapters.push((step, chapter.short));
        }
    }
    chapters
}

/// Draws so much of the log in regions of so many lines, and an empty one after them, so that lines that were taken back
/// go away.
fn log<G: Board>(table: &Match<G>, company: &Company<'_>, viewer: Viewer, count: usize, part: LogPart) -> Vec<Region> {
    let chunks = count.div_ceil(LOG_CHUNK);
    let first = match part {
        LogPart::Whole => 0,
        LogPart::After(had) => chunks.min(had).saturating_sub(2),
        LogPart::Tail => chunks.saturating_sub(2),
    };
    let line = |told| LogLine { seat: G::teller(&told), text: <G as Board>::told(company, table.setup(), &told) };
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
