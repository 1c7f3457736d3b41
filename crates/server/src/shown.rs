//! What someone is shown of a table: built from their view, and from nothing else.

use std::sync::Arc;

use bequest_engine::{Seat, SeatSet, Viewer, Window};
use bequest_store::Summary;
use bequest_table::{
    Access, AnyMatch, Call, GuideHead, Head, Moment, Now, Pace, PersonId, StageHead, Table, Who, is_same,
};
use bequest_web::{
    Closing, End, Fairness, Finished, Guide, KnownFrame, Pace as PaceShown, PlayerLine, Ready, Region, SeatKind,
    SeatLine, Stage, TableFrame, TableLine, Undo, WaitingRoom, common_regions, moving_regions,
};
use bequest_words::{Company, Words};

use crate::drawing::{Chapters, Drawn, LogChunk, LogPart, LogRequest, PageRequest, SentLog};
use crate::games::ServedGame;
use crate::snapshot::{DrawnFor, Snapshot};

/// A table as one viewer sees it.
pub(crate) struct Shown<'a> {
    pub(crate) frame: TableFrame<'a>,
    /// The game's regions and those that all games have.
    pub(crate) regions: Vec<Region>,
    pub(crate) log: Vec<LogChunk>,
    /// How much of the log a page has that is sent this.
    pub(crate) sent: SentLog,
    /// What it has of the regions around the board.
    pub(crate) framed: KnownFrame,
}

/// Returns how far a table is.
pub(crate) fn stage(stage: StageHead) -> Stage {
    match stage {
        StageHead::Open => Stage::Open,
        StageHead::Playing => Stage::Playing,
        StageHead::Over => Stage::Over,
        StageHead::Closed => Stage::Closed,
    }
}

fn pace(pace: Pace) -> PaceShown {
    match pace {
        Pace::Live { turn, call } => PaceShown::Live { turn, call },
        Pace::Days(days) => PaceShown::Days(days),
        Pace::Relaxed => PaceShown::Relaxed,
    }
}

fn call(call: Call) -> bequest_web::Call {
    match call {
        Call::None => bequest_web::Call::None,
        Call::Once => bequest_web::Call::Once,
        Call::Twice => bequest_web::Call::Twice,
    }
}

/// Which part of a table to show.
#[derive(Clone, Copy)]
pub(crate) struct ShowOptions<'a> {
    /// How much of the log.
    pub(crate) log: LogPart<'a>,
    /// Whether regions are drawn, too, that are the same as before the last step.
    pub(crate) whole: bool,
    /// What the page has of the regions around the board.
    pub(crate) framed: Option<&'a KnownFrame>,
    /// The moment to look back at, counted from one.
    pub(crate) step: Option<usize>,
    /// The present.
    pub(crate) now: Now,
    /// When the clock runs out, as people know it.
    pub(crate) until: Option<Moment>,
    /// The whole address of the table, where it is known.
    pub(crate) link: Option<&'a str>,
}

/// Draws a table whose game has begun; nothing if it has not.
pub(crate) fn shown<'a>(
    snapshot: &'a Snapshot,
    access: &Access,
    words: &'a Words,
    options: ShowOptions<'_>,
) -> Option<Shown<'a>> {
    let table = &snapshot.table;
    let play = table.any_match()?;
    let playing = table.head().stage == StageHead::Playing;
    let drawn = draw(snapshot, play, access, words, options)?;
    let viewer = if options.step.is_some() { access.past } else { access.viewer };
    let company = Company { words, names: table.names(), you: viewer.seat() };
    let log = LogRequest { company, viewer, heard: drawn.heard, part: options.log };
    let log = (snapshot.rules.draw_log)(play, &log)?;
    // Regions that stay the same until the end are not sent again.
    let moving = matches!(options.log, LogPart::Since(..)) && playing;
    let mut regions = drawn.regions.clone();
    let frame = frame(snapshot, play, access, words, &FrameParts { drawn: &drawn, whole: !moving, options });
    let known = options.framed.filter(|_| !options.whole).cloned().unwrap_or_default();
    let (around, framed) = if moving { moving_regions(&frame, &known) } else { (common_regions(&frame), known) };
    regions.extend(around);
    Some(Shown { frame, regions, log: log.chunks, sent: log.sent, framed })
}

/// Draws what the game adds, once for all who are shown the same.
fn draw(
    snapshot: &Snapshot,
    play: &dyn AnyMatch,
    access: &Access,
    words: &Words,
    ShowOptions { step, whole, log, .. }: ShowOptions<'_>,
) -> Option<Arc<Drawn>> {
    let (table, rules) = (&snapshot.table, snapshot.rules);
    let playing = table.head().stage == StageHead::Playing;
    let can_answer = if playing && step.is_none() { access.can_answer } else { SeatSet::EMPTY };
    let address = |end: &str| match access.uncovered {
        Some(seat) => format!("{}/{end}?as={seat}", snapshot.href),
        None => format!("{}/{end}", snapshot.href),
    };
    let guided = table.head().guide.goes_along() && access.own.len() == 1;
    let (post_to, why_at) = (address("act"), address("why"));
    let request = PageRequest {
        words,
        names: table.names(),
        viewer: access.viewer,
        past: access.past,
        can_answer,
        post_to: &post_to,
        why_at: &why_at,
        awaiting_ready: table.ready_rule().is_some(),
        order: table.order(access),
        step,
        guided,
        offered: guided && access.viewer.seat().is_some() && table.is_trial_offered(),
        whole,
        keep: matches!(log, LogPart::Tail),
    };
    let Access { viewer, past, uncovered, .. } = *access;
    if step.is_none() {
        let who = DrawnFor { viewer, language: words.language(), can_answer, uncovered, guided };
        return snapshot.draw(who, whole, |before| (rules.draw)(play, &request, before));
    }
    let mut drawn = (rules.draw)(play, &request, None)?;
    let find = |before: &Chapters| (rules.chapters)(play, past, words, before);
    drawn.time.chapters.clone_from(&snapshot.chapters(past, words.language(), find).starts);
    Some(Arc::new(drawn))
}

/// What a frame needs besides the table.
struct FrameParts<'a> {
    drawn: &'a Drawn,
    /// Whether regions that stay the same until the end are drawn as well.
    whole: bool,
    options: ShowOptions<'a>,
}

fn frame<'a>(
    snapshot: &'a Snapshot,
    play: &dyn AnyMatch,
    access: &Access,
    words: &'a Words,
    parts: &FrameParts<'_>,
) -> TableFrame<'a> {
    let FrameParts { drawn, whole, options } = *parts;
    let (table, head, rules, now) = (&snapshot.table, snapshot.table.head(), snapshot.rules, options.now);
    let playing = head.stage == StageHead::Playing;
    let past = drawn.time.step.is_some();
    let seats = || Seat::all(head.seats.len());
    TableFrame {
        words,
        href: &snapshot.href,
        link: options.link.map(str::to_owned),
        game: (rules.title)(words),
        book: format!("/rules/{}", rules.table.id),
        chapter: match head.practice {
            Some(_) => format!("{} · {}", words.say("practice", &[]), drawn.chapter),
            None => drawn.chapter.clone(),
        },
        names: table.names(),
        players: seats().map(|seat| player_line(table, access, seat, now.away)).collect(),
        stage: stage(head.stage),
        question: question(table, words, drawn),
        about: about(table, access, drawn),
        your_turn: playing && (drawn.offer.is_some() || is_asked(table, access)),
        you: access.viewer.seat(),
        own: access.own,
        to_uncover: if playing && !past { covered(access) } else { SeatSet::EMPTY },
        clock: if playing && !past { clock(table, &options) } else { None },
        ready: table.ready_rule().filter(|_| !past).map(|_| Ready { ready: table.ready(), awaited: table.awaited() }),
        undo: if playing { undo(play, access) } else { Vec::new() },
        fairness: if whole { fairness(table) } else { Fairness::default() },
        end: if past && head.stage != StageHead::Over { None } else { end(snapshot, play, access, words) },
        lately: drawn.lately.clone(),
        practice: head.practice.is_some(),
        guide: if playing && !past { guide(head, access, drawn) } else { Guide::None },
        time: drawn.time.clone(),
        closing: Closing {
            agreed: seats().filter(|seat| head.agreed & SeatSet::only(*seat).bits() != 0).collect(),
            needed: if playing { table.needed_to_close(now) } else { SeatSet::EMPTY },
        },
    }
}

/// Returns the seats of a device with several whose cards are covered.
fn covered(access: &Access) -> SeatSet {
    match access.viewer.seat() {
        _ if access.own.len() < 2 => SeatSet::EMPTY,
        Some(you) => access.own.without(you),
        None => access.own,
    }
}

fn clock(table: &Table, options: &ShowOptions<'_>) -> Option<bequest_web::Clock> {
    let (clock, until) = table.clock().zip(options.until)?;
    Some(bequest_web::Clock { until: until.0, call: clock.last_call(options.now.up).map(call) })
}

/// Returns what the guide says to someone who sits alone at their device.
fn guide(head: &Head, access: &Access, drawn: &Drawn) -> Guide {
    if access.own.len() > 1 || access.viewer.seat().is_none() {
        return Guide::None;
    }
    match (head.guide, &drawn.offer) {
        (GuideHead::None, _) => Guide::None,
        (GuideHead::Left, _) => Guide::Left,
        (GuideHead::Along | GuideHead::Beyond, Some(offer)) => Guide::Offer(offer.clone()),
        (GuideHead::Along | GuideHead::Beyond, None) => Guide::Along(drawn.lesson.clone()),
    }
}

/// Says what is asked, or how the table ended.
fn question(table: &Table, words: &Words, drawn: &Drawn) -> String {
    match table.head().stage {
        StageHead::Closed if table.is_trial_stopped() => words.say("site-end-trial", &[]),
        StageHead::Closed => words.say("site-end-closed", &[]),
        StageHead::Playing if drawn.offer.is_some() => words.say("site-trial-asked", &[]),
        StageHead::Open | StageHead::Playing | StageHead::Over => drawn.question.clone(),
    }
}

/// Returns the seat that the question is about.
fn about(table: &Table, access: &Access, drawn: &Drawn) -> Option<Seat> {
    match table.head().stage {
        StageHead::Playing if drawn.offer.is_some() => access.viewer.seat(),
        StageHead::Playing => drawn.about,
        StageHead::Open | StageHead::Over | StageHead::Closed => None,
    }
}

/// Returns whether the game waits for an own seat whose order will not answer.
fn is_asked(table: &Table, access: &Access) -> bool {
    !access.own.and(table.asked()).minus(answered_by_order(table, access)).is_empty()
}

/// Returns the own seat whose order will answer, where the page may show that it has one.
fn answered_by_order(table: &Table, access: &Access) -> SeatSet {
    let seat = access.viewer.seat().filter(|_| table.order(access).is_some());
    seat.map_or(SeatSet::EMPTY, SeatSet::only).and(table.orders_to_act())
}

fn player_line(table: &Table, access: &Access, seat: Seat, away: SeatSet) -> PlayerLine {
    PlayerLine {
        seat,
        bot: table.bot(seat).is_some(),
        stands_in_for: table.stood_in_for(seat).map(str::to_owned),
        can_replace: !access.own.is_empty() && !access.own.contains(seat) && table.can_replace(seat, away),
    }
}

/// Says what can be undone: for the seat whose secrets are shown, and in an open window for all own seats.
fn undo(play: &dyn AnyMatch, access: &Access) -> Vec<Undo> {
    let shown = match access.viewer {
        Viewer::Seat(seat) => SeatSet::only(seat),
        Viewer::Spectator | Viewer::Open => SeatSet::EMPTY,
    };
    let seats = if play.waits_for().window() == Window::Open { access.own } else { shown };
    seats.iter().map(|seat| Undo { seat, undo: play.can_undo(seat), redo: play.can_redo(seat) }).collect()
}

fn fairness(table: &Table) -> Fairness {
    let ended = matches!(table.head().stage, StageHead::Over | StageHead::Closed);
    let fair = table.head().fair(table.id());
    Fairness {
        table: table.id().to_string(),
        commitment: fair.as_ref().map(|fair| fair.seed.commitment().to_string()).unwrap_or_default(),
        nonces: fair.iter().flat_map(|fair| &fair.nonces).map(ToString::to_string).collect(),
        seed: fair.filter(|_| ended).map(|fair| fair.seed.to_string()),
    }
}

fn end(snapshot: &Snapshot, play: &dyn AnyMatch, access: &Access, words: &Words) -> Option<End> {
    let (table, rules) = (&snapshot.table, snapshot.rules);
    let company = Company { words, names: table.names(), you: access.viewer.seat() };
    match (table.head().stage, play.standing()) {
        (StageHead::Closed, _) if table.is_trial_stopped() => {
            Some(End::Trial { game: rules.table.id, standing: (rules.trial_standing)(play, words, table.names()) })
        }
        (StageHead::Closed, _) => Some(End::Closed),
        (StageHead::Open | StageHead::Playing, _) | (StageHead::Over, None) => None,
        (StageHead::Over, Some(standing)) => Some(End::Result {
            ranks: standing.ranks.values().iter().map(|&rank| rank.into()).collect(),
            scores: standing.scores.values().iter().map(|score| (rules.score)(words, score.0)).collect(),
            rematch: table.head().rematch.map(|id| format!("/t/{id}")),
            tale: snapshot.tale(&company, play),
        }),
    }
}

/// Draws a picture of a game with a result, for people elsewhere; nothing before.
pub(crate) fn picture(snapshot: &Snapshot, play: &dyn AnyMatch, words: &Words) -> Option<String> {
    let (table, rules) = (&snapshot.table, snapshot.rules);
    let standing = play.standing().filter(|_| table.head().stage == StageHead::Over)?;
    let company = Company { words, names: table.names(), you: None };
    let tale = snapshot.tale(&company, play);
    let (count, board) = (rules.picture)(play, &company);
    Some(bequest_web::finished_picture(&Finished {
        company,
        game: (rules.title)(words),
        ranks: standing.ranks.values().iter().map(|&rank| rank.into()).collect(),
        scores: standing.scores.values().iter().map(|score| (rules.score)(words, score.0)).collect(),
        tale: &tale,
        count,
        board,
    }))
}

/// A visitor of a table whose game has not begun.
pub(crate) struct Guest<'a> {
    /// The token of the link they came with.
    pub(crate) token: Option<&'a str>,
    pub(crate) access: &'a Access,
    pub(crate) person: Option<PersonId>,
    /// Makes a full address from a path.
    pub(crate) link: &'a dyn Fn(&str) -> String,
}

/// Returns what is shown of a table before its game.
pub(crate) fn waiting_room<'a>(snapshot: &'a Snapshot, guest: &Guest<'_>, words: &Words) -> WaitingRoom<'a> {
    let (head, rules) = (snapshot.table.head(), snapshot.rules);
    let host = guest.person == Some(head.host);
    let own = guest.access.own;
    let line = |seat: Seat| SeatLine {
        seat,
        kind: kind(&snapshot.href, &head.seats[seat.index()].who, host, guest),
        own: own.contains(seat),
    };
    let nonce_wanted = own.iter().any(|seat| head.seats[seat.index()].nonce.is_none());
    WaitingRoom {
        href: &snapshot.href,
        link: (guest.link)(&snapshot.href),
        game_id: rules.table.id,
        game: (rules.title)(words),
        seats: Seat::all(head.seats.len()).map(line).collect(),
        pace: pace(head.pace()),
        options: rules.unusual_options(words, head),
        public: head.public,
        host,
        seated: !own.is_empty(),
        full: head.is_full(),
        commitment: head.seed().map(|seed| seed.commitment().to_string()).unwrap_or_default(),
        nonce_wanted,
        autostart: head.autostart && host,
        bots: rules.table.bots,
        company: Vec::new(),
    }
}

fn kind(href: &str, who: &Who, host: bool, guest: &Guest<'_>) -> SeatKind {
    let seated = !guest.access.own.is_empty();
    match who {
        Who::Open => SeatKind::Free { reserved_for: None, can_sit: !seated },
        Who::Reserved { id, name } => {
            SeatKind::Free { reserved_for: Some(name.clone()), can_sit: guest.person == Some(*id) }
        }
        Who::Invite { token } => {
            let brought = guest.token.is_some_and(|brought| is_same(brought, token)) && !seated;
            SeatKind::Invited {
                link: host.then(|| (guest.link)(&format!("{href}?invite={token}"))),
                token: brought.then(|| token.clone()),
            }
        }
        Who::Person { name, .. } => SeatKind::Person(name.clone()),
        Who::Device { name, .. } => SeatKind::Device(name.clone()),
        Who::Bot { name, .. } => SeatKind::Bot(name.clone()),
    }
}

/// Returns a table's line in a list.
pub(crate) fn line(summary: &Summary, head: &Head, rules: &ServedGame, words: &Words, until: Option<i64>) -> TableLine {
    let practice = head.practice.map(|_| words.say("practice", &[]));
    TableLine {
        href: format!("/t/{}", summary.id),
        game: (rules.title)(words),
        players: head.seats.iter().map(|seat| seat.who.name().map(str::to_owned)).collect(),
        stage: stage(head.stage),
        your_turn: head.stage == StageHead::Playing && summary.own & summary.asked != 0,
        pace: pace(head.pace()),
        options: practice.into_iter().chain(rules.unusual_options(words, head)).collect(),
        look: rules.look,
        own: Seat::all(head.seats.len()).filter(|seat| summary.own & SeatSet::only(*seat).bits() != 0).collect(),
        changed: summary.changed.0,
        until,
    }
}
