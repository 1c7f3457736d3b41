//! What a page shows of a match, whatever game it is.

use std::sync::Arc;

use bequest_bots::{Answer, Question, Roster, Timekeeper};
use bequest_engine::{Game, Match, Seat, SeatSet, Viewer};
use bequest_table::{AnyMatch, match_of};
use bequest_web::{
    Area, At, Board, BoardPicture, LOG_CHUNK, Lesson, LogLine, Past, Prompt, Region, Staged, Tale, TimeLine,
    log_region, scenes_region,
};
use bequest_words::{Company, Words};
use maud::{Markup, html};

/// Who looks at a table, and how it is shown to them.
pub(crate) struct PageRequest<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    /// Whose secrets the page shows.
    pub(crate) viewer: Viewer,
    /// Whose secrets it shows of what is over.
    pub(crate) past: Viewer,
    /// The seats that can answer from the page.
    pub(crate) can_answer: SeatSet,
    pub(crate) post_to: &'a str,
    pub(crate) why_at: &'a str,
    pub(crate) awaiting_ready: bool,
    /// The standing order of the seat whose secrets the page shows.
    pub(crate) order: Option<&'a str>,
    /// The moment to look back at, counted from one.
    pub(crate) step: Option<usize>,
    /// Whether a guide goes along.
    pub(crate) guided: bool,
    /// Whether the viewer is asked if they go on with a first game.
    pub(crate) offered: bool,
    /// Whether regions are drawn, too, that are the same as before the last step.
    pub(crate) whole: bool,
    /// Whether what is drawn is kept for the next step: a page without a stream comes for all of it again.
    pub(crate) keep: bool,
}

/// How much of the log is drawn.
#[derive(Clone, Copy)]
pub(crate) enum LogPart<'a> {
    /// All of it.
    Whole,
    /// What can have changed since a page was sent so much of it, without the regions that are known to be the same.
    Since(SentLog, &'a [PageChunk]),
    /// What can have changed since a page was brought up to date a moment ago.
    Tail,
}

impl LogPart<'_> {
    /// Returns whether the page is known to have a region of the log that depends on this.
    fn has(&self, number: usize, key: u64) -> bool {
        let LogPart::Since(_, known) = self else { return false };
        known.iter().any(|chunk| chunk.number == number && chunk.key == Some(key))
    }
}

/// A region of the log that a page has.
pub(crate) struct PageChunk {
    pub(crate) number: usize,
    pub(crate) hash: u64,
    /// What it was drawn from, if that is known.
    pub(crate) key: Option<u64>,
}

/// A region of the log.
pub(crate) struct LogChunk {
    pub(crate) number: usize,
    pub(crate) region: Region,
    /// A hash of what it was drawn from.
    pub(crate) key: u64,
}

/// How much of the log a page has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct SentLog {
    /// So many regions of it never change again.
    pub(crate) settled: usize,
    /// The number of the last region.
    pub(crate) last: usize,
}

/// The parts of a page that a game draws.
#[derive(Clone)]
pub(crate) struct Drawn {
    pub(crate) question: String,
    /// The seat that the question is about.
    pub(crate) about: Option<Seat>,
    pub(crate) chapter: String,
    pub(crate) regions: Vec<Region>,
    pub(crate) time: TimeLine,
    pub(crate) lesson: Option<Lesson>,
    /// What is said where a first game may stop.
    pub(crate) offer: Option<Markup>,
    /// So much has been heard by then.
    pub(crate) heard: usize,
    /// What had happened last, if the game is over.
    pub(crate) lately: Option<String>,
    /// What the regions depend on.
    keys: [Option<u64>; KEYED],
    /// A hash of the names, on which scenes depend as well.
    names: u64,
    /// So much of what was heard can never be taken back.
    settled: usize,
    /// Whether it is kept for the next step.
    keep: bool,
}

/// So many regions can have keys: those of a game, and its scenes.
const KEYED: usize = Area::ALL.len() + 1;
const SCENES: usize = Area::ALL.len();
/// Scenes of so many of the latest events are on a page.
const STAGED: usize = 24;

/// What is still known of the regions of a page after the next step: what they depended on, and their outlines. It is
/// small, because there are many pages. Only for pages without a stream it also has what was drawn.
#[derive(Clone)]
pub(crate) struct LastDrawn {
    regions: [Option<(u64, Region)>; KEYED],
    names: u64,
    settled: usize,
}

impl LastDrawn {
    /// Returns a region if it depended on the same.
    fn same(&self, place: usize, key: Option<u64>, whole: bool) -> Option<Region> {
        let (known, region) = self.regions[place].as_ref()?;
        let is_enough = if whole { region.is_whole() } else { true };
        (is_enough && key == Some(*known)).then(|| region.clone())
    }

    /// Returns the scene of a line of the log, if neither the line nor the next can have become another since.
    fn scene(&self, line: usize, whole: bool) -> Option<Staged<'_>> {
        let (_, region) = self.regions[SCENES].as_ref().filter(|_| line < self.settled)?;
        Staged::find(region, line, whole)
    }
}

impl Drawn {
    /// Returns whether all regions were drawn, and none was only known to be the same as before.
    pub(crate) fn is_whole(&self) -> bool {
        self.regions.iter().all(Region::is_whole)
    }

    /// Returns what is known of its regions after the next step.
    pub(crate) fn known(&self) -> LastDrawn {
        let known = |number| {
            let id = Area::ALL.get(number).map_or("scenes", |area: &Area| area.id());
            let region = self.regions.iter().find(|region| region.id == id)?;
            let kept = if self.keep { region.clone() } else { Region::unchanged(id, Arc::clone(region.outline())) };
            Some((self.keys[number]?, kept))
        };
        LastDrawn { regions: std::array::from_fn(known), names: self.names, settled: self.settled }
    }
}

/// The log, or a part of it.
pub(crate) struct DrawnLog {
    pub(crate) chunks: Vec<LogChunk>,
    /// What a page has that was sent them.
    pub(crate) sent: SentLog,
}

/// Has a bot asked: the answer in its notation, and why it is not the bot's own, if it is not.
pub(crate) type BotJob = Box<dyn FnOnce(&Timekeeper) -> Answer<String> + Send>;

/// Asks the bot of a seat.
pub(crate) fn think<B: Roster>(play: &dyn AnyMatch, seat: Seat, bot: &str, seed: u64) -> Option<BotJob> {
    let question = Question { seed, ..Question::at(match_of::<B::Game>(play)?, seat)? };
    let kind = bot.to_owned();
    Some(Box::new(move |timekeeper| {
        let name = kind.clone();
        let (answer, _) = timekeeper.ask(&kind, move || B::bot(&name, seed), question);
        Answer { action: answer.action.to_string(), misstep: answer.misstep }
    }))
}

/// Returns whether the rulebook advises to stop a first game here.
pub(crate) fn trial_is_over<S: Board>(play: &dyn AnyMatch) -> bool {
    match_of::<S::Game>(play).and_then(|table| table.shown(Viewer::Spectator)).is_some_and(S::trial_is_over)
}

/// Draws how a first game stands that was stopped early.
pub(crate) fn trial_standing<S: Board>(play: &dyn AnyMatch, words: &Words, names: &[String]) -> Markup {
    let Some(table) = match_of::<S::Game>(play) else { return html! {} };
    // The game is not over, so nobody has a view that shows everything.
    let views: Vec<&View<S>> = Seat::all(names.len()).filter_map(|seat| table.shown(Viewer::Seat(seat))).collect();
    S::trial_standing(&Company { words, names, you: None }, &views)
}

/// Returns what is told of a game that is over.
pub(crate) fn tale<S: Board>(play: &dyn AnyMatch, company: &Company<'_>) -> Tale {
    match_of::<S::Game>(play).and_then(|table| Past::look(table, *company, S::tale)).unwrap_or_default()
}

/// Counts the moments of a game that is over, and draws its final board.
pub(crate) fn picture<S: Board>(play: &dyn AnyMatch, company: &Company<'_>) -> (usize, Option<BoardPicture>) {
    let look = |past: &Past<'_, S::Game>| (past.moments.len(), S::picture(past));
    match_of::<S::Game>(play).and_then(|table| Past::look(table, *company, look)).unwrap_or_default()
}

/// Where a game is, and what is asked of a viewer or waited for.
pub(crate) type Headline = (String, String);

/// Says where a game is, and what is asked of a viewer or waited for.
pub(crate) fn headline<S: Board>(
    play: &dyn AnyMatch,
    words: &Words,
    names: &[String],
    viewer: Viewer,
) -> Option<Headline> {
    let table = match_of::<S::Game>(play)?;
    let (view, heard) = (table.shown(viewer)?, table.heard(viewer).collect::<Vec<_>>());
    let prompts: Vec<_> = viewer.seat().into_iter().map(|seat| Prompt::of(table, seat)).collect();
    let company = Company { words, names, you: viewer.seat() };
    let heard = &heard[heard.len().saturating_sub(HEARD)..];
    let at = At { prompts: &prompts, ..At::still(company, view, heard) };
    Some((S::chapter(words, view).long, S::question(&at)))
}

/// Draws what a game adds to a page. What is known to be the same as before is not drawn again.
pub(crate) fn draw<S: Board>(
    play: &dyn AnyMatch,
    request: &PageRequest<'_>,
    before: Option<&LastDrawn>,
) -> Option<Drawn> {
    let table = match_of::<S::Game>(play)?;
    match request.step {
        None => draw_now::<S>(table, request, before),
        Some(step) => draw_past::<S>(table, request, step),
    }
}

type View<S> = <<S as Board>::Game as Game>::View;
type Told<S> = <<S as Board>::Game as Game>::Told;

/// So much of what was heard last is shown to a board besides its view: more than a week of any game.
const HEARD: usize = 400;

fn draw_now<S: Board>(table: &Match<S::Game>, request: &PageRequest<'_>, before: Option<&LastDrawn>) -> Option<Drawn> {
    let prompt = |seat: Seat| Prompt {
        seat,
        question: table.question_of(seat).unwrap_or_default(),
        legal: table.legal(seat),
        asked: table.is_asked(seat),
    };
    let prompts: Vec<Prompt<'_, S::Game>> = request.can_answer.iter().map(prompt).collect();
    let count = table.heard_count(request.viewer);
    let mut heard: Vec<Told<S>> = Vec::with_capacity(count.min(HEARD));
    heard.extend(table.heard(request.viewer).rev().take(HEARD));
    heard.reverse();
    let company = Company { words: request.words, names: request.names, you: request.viewer.seat() };
    let at = at::<S>(request, company, table.shown(request.viewer)?, &heard, &prompts);
    let time = TimeLine { count: table.moment_count(request.past), ..TimeLine::default() };
    let mut drawn = drawn::<S>(&at, time, request, before);
    (drawn.names, drawn.settled) = (bequest_web::key_of(&company.names), table.settled_heard(request.viewer));
    drawn.keep = request.keep;
    let (key, scenes) = scenes::<S>(&at, count, before.filter(|before| before.names == drawn.names), request.whole);
    drawn.keys[SCENES] = Some(key);
    drawn.regions.push(scenes);
    let offer = request.offered.then(|| S::trial_offer(&at));
    let drawn = if table.standing().is_some() { looking_back::<S>(table, &at, drawn) } else { drawn };
    Some(Drawn { heard: count, offer, ..drawn })
}

/// Draws a moment that is over.
fn draw_past<S: Board>(table: &Match<S::Game>, request: &PageRequest<'_>, step: usize) -> Option<Drawn> {
    let count = table.moment_count(request.past);
    let step = step.clamp(1, count.max(1));
    let moment = table.moment(request.past, step)?;
    let company = Company { words: request.words, names: request.names, you: request.past.seat() };
    let first = moment.heard.saturating_sub(HEARD);
    let heard: Vec<Told<S>> = table.heard_after(request.past, first).take(moment.heard - first).collect();
    let at = At { past: true, order: None, ..at::<S>(request, company, &moment.view, &heard, &[]) };
    let open = request.past == Viewer::Open;
    let time = TimeLine { count, step: Some(step), chapters: Vec::new(), open };
    let request = PageRequest { guided: false, ..*request };
    let mut drawn = drawn::<S>(&at, time, &request, None);
    drawn.regions.push(scenes_region(&[]));
    let drawn = if open { looking_back::<S>(table, &at, drawn) } else { drawn };
    Some(Drawn { heard: moment.heard, ..drawn })
}

/// Draws the board of a game that is over again, with what was still to come at this moment.
fn looking_back<S: Board>(table: &Match<S::Game>, at: &At<'_, S::Game>, mut drawn: Drawn) -> Drawn {
    let whole = table.log(Viewer::Spectator);
    let board = Region::new(Area::Board.id(), S::look_back(at, &whole));
    if let Some(place) = drawn.regions.iter().position(|region| region.id == Area::Board.id()) {
        drawn.regions[place] = board;
    }
    drawn.keys[Area::Board as usize] = None;
    drawn.lately = at.heard.last().map(|told| S::log_text(&at.company, table.setup(), told));
    drawn
}

/// Draws the scenes of the latest events, of which so many were heard in all. Returns what they depend on as well.
fn scenes<S: Board>(at: &At<'_, S::Game>, count: usize, before: Option<&LastDrawn>, whole: bool) -> (u64, Region) {
    let earlier = count.saturating_sub(at.heard.len());
    let latest = at.heard.len().saturating_sub(STAGED)..at.heard.len();
    let places: Vec<usize> = latest.filter(|&place| S::is_staged(&at.heard[place])).collect();
    let told: Vec<_> = places.iter().map(|&place| (earlier + place + 1, &at.heard[place])).collect();
    let key = bequest_web::key_of(&(told, at.company.names));
    if let Some(same) = before.and_then(|before| before.same(SCENES, Some(key), whole)) {
        return (key, same);
    }
    let scene = |&place: &usize| {
        let line = earlier + place + 1;
        let known = before.and_then(|before| before.scene(line, whole));
        Some((line, known.or_else(|| S::scene(at, place).map(Staged::New))?))
    };
    let scenes: Vec<_> = places.iter().filter_map(scene).collect();
    (key, scenes_region(&scenes))
}

fn at<'a, S: Board>(
    request: &'a PageRequest<'_>,
    company: Company<'a>,
    view: &'a View<S>,
    heard: &'a [Told<S>],
    prompts: &'a [Prompt<'a, S::Game>],
) -> At<'a, S::Game> {
    let PageRequest { post_to, why_at, awaiting_ready, order, .. } = *request;
    let order = order.and_then(|order| order.parse().ok());
    At { company, view, heard, prompts, post_to, why_at, awaiting_ready, order, past: false }
}

fn drawn<S: Board>(
    at: &At<'_, S::Game>,
    time: TimeLine,
    request: &PageRequest<'_>,
    before: Option<&LastDrawn>,
) -> Drawn {
    let mut keys = [None; KEYED];
    for area in Area::ALL {
        keys[area as usize] = key::<S>(area, at);
    }
    let region = |area: Area| {
        let same = before.and_then(|before| before.same(area as usize, keys[area as usize], request.whole));
        same.unwrap_or_else(|| Region::new(area.id(), area.draw::<S>(at)))
    };
    let answers = html! { @for prompt in at.prompts { (S::answers(at, prompt)) } (S::beside_answers(at)) };
    let regions = vec![
        region(Area::Board),
        region(Area::Stage),
        Region::new("answers", answers),
        region(Area::Players),
        region(Area::Hand),
    ];
    let lesson = if request.guided { S::lesson(at) } else { None };
    let chapter = S::chapter(at.company.words, at.view).long;
    let (question, about) = (S::question(at), S::question_seat(at));
    let (offer, heard, lately, names, settled, keep) = (None, 0, None, 0, 0, false);
    Drawn { question, about, chapter, regions, time, lesson, offer, heard, lately, keys, names, settled, keep }
}

/// Adds the names, whether people are waited for, and the order to the key of a game. All the rest is in `DrawnFor`.
fn key<S: Board>(area: Area, at: &At<'_, S::Game>) -> Option<u64> {
    let key = S::key(area, at)?;
    Some(bequest_web::key_of(&(key, at.company.names, at.awaiting_ready, at.order)))
}

/// The moment with which a chapter begins, and a few letters for it.
pub(crate) type ChapterStart = (usize, String);

/// Where the chapters begin for a viewer.
#[derive(Clone, Default)]
pub(crate) struct Chapters {
    pub(crate) starts: Vec<ChapterStart>,
    /// So many moments can never be taken back.
    settled: usize,
    /// So many chapters have begun by then, and this is the number of the last of them.
    settled_starts: usize,
    settled_chapter: Option<u32>,
}

/// Finds where the chapters begin for a viewer. What was found before, and can never be taken back, is not looked for again.
pub(crate) fn chapters<S: Board>(play: &dyn AnyMatch, viewer: Viewer, words: &Words, before: &Chapters) -> Chapters {
    let Some(table) = match_of::<S::Game>(play) else { return Chapters::default() };
    let mut found = before.clone();
    found.starts.truncate(before.settled_starts);
    let (mut last, settled) = (before.settled_chapter, table.settled_moments(viewer));
    for (step, moment) in (before.settled + 1..).zip(table.moments_after(viewer, before.settled)) {
        let chapter = S::chapter(words, &moment.view);
        if last.replace(chapter.number) != Some(chapter.number) {
            found.starts.push((step, chapter.short));
        }
        if step == settled {
            found = Chapters { settled, settled_starts: found.starts.len(), settled_chapter: last, ..found };
        }
    }
    found
}

/// Whose log is drawn, in whose words, and how much of it.
pub(crate) struct LogRequest<'a> {
    pub(crate) company: Company<'a>,
    pub(crate) viewer: Viewer,
    /// So much of what was heard.
    pub(crate) heard: usize,
    pub(crate) part: LogPart<'a>,
}

/// Returns the number of the last line before another that is no effect of something else.
fn cause_before<S: Board>(table: &Match<S::Game>, viewer: Viewer, line: usize) -> usize {
    let start = line.saturating_sub(LOG_CHUNK);
    let before = table.heard_after(viewer, start).take(line - start);
    let causes = before.enumerate().filter(|(_, told)| !S::is_effect(told));
    causes.last().map_or(start, |(place, _)| start + place)
}

/// Returns the number of the line that a line is an effect of; if it is none, it is the cause of those after it.
fn effect_of<S: Board>(told: &Told<S>, line: usize, cause: &mut usize) -> Option<usize> {
    if S::is_effect(told) && line > 0 {
        return Some(*cause);
    }
    *cause = line;
    None
}

/// Draws the log in regions of so many lines, and empty ones after them, so that lines that were taken back go away.
pub(crate) fn draw_log<S: Board>(play: &dyn AnyMatch, request: &LogRequest<'_>) -> Option<DrawnLog> {
    let table = match_of::<S::Game>(play)?;
    let LogRequest { company, viewer, heard, part } = request;
    let chunks = heard.div_ceil(LOG_CHUNK);
    let (first, last) = match part {
        LogPart::Whole => (0, chunks),
        LogPart::Since(sent, _) => (sent.settled.min(heard / LOG_CHUNK), sent.last.max(chunks)),
        LogPart::Tail => (chunks.saturating_sub(2), chunks),
    };
    let from = first * LOG_CHUNK;
    let mut cause = cause_before::<S>(table, *viewer, from);
    let line = |(told, effect_of): (Told<S>, Option<usize>)| LogLine {
        ended: S::chapter_ended(company.words, &told),
        seat: S::log_seat(&told),
        text: S::log_text(company, table.setup(), &told),
        effect_of,
    };
    let mut told = table.heard_after(*viewer, from).take(heard.saturating_sub(from));
    let chunk = |number| {
        let told: Vec<Told<S>> = told.by_ref().take(LOG_CHUNK).collect();
        let causes: Vec<Option<usize>> =
            (number * LOG_CHUNK..).zip(&told).map(|(place, told)| effect_of::<S>(told, place, &mut cause)).collect();
        let key = bequest_web::key_of(&(&told, &causes, company.names, company.you));
        if part.has(number, key) {
            return None;
        }
        let lines: Vec<LogLine> = told.into_iter().zip(causes).map(line).collect();
        Some(LogChunk { number, region: log_region(number, company.names, &lines), key })
    };
    let drawn = (first..=last).filter_map(chunk).collect();
    let settled = table.settled_heard(*viewer).min(*heard) / LOG_CHUNK;
    Some(DrawnLog { chunks: drawn, sent: SentLog { settled, last: chunks } })
}
