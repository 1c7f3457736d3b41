//! What someone is shown of a table: built from their view, and from nothing else.

use bequest_engine::{Seat, SeatSet, Window};
use bequest_store::Moment;
use bequest_web::{
    Closing, End, Fairness, Guide, PlayerLine, Ready, Region, SeatKind, SeatLine, Stage, TableFrame, TableLine, Undo,
    WaitingRoom, common_regions, moving_regions,
};
use bequest_words::Words;

use crate::clock;
use crate::games::ServedGame;
use crate::head::{GuideHead, Head, StageHead, Who};
use crate::play::{Drawn, LogPart, PageRequest, Play};
use crate::table::{Access, Table};

/// A table as one viewer sees it.
pub(crate) struct Shown<'a> {
    pub(crate) frame: TableFrame<'a>,
    /// The game's regions and those that all games have.
    pub(crate) regions: Vec<Region>,
    pub(crate) log: Vec<Region>,
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

/// Which part of a table to show.
#[derive(Clone, Copy)]
pub(crate) struct ShowOptions {
    /// How much of the log.
    pub(crate) log: LogPart,
    /// The moment to look back at, counted from one.
    pub(crate) step: Option<usize>,
    /// The present time.
    pub(crate) now: Moment,
}

impl ShowOptions {
    /// Shows the present.
    pub(crate) fn now(log: LogPart) -> Self {
        Self { log, step: None, now: Moment::now() }
    }
}

/// Draws a table whose game has begun; nothing if it has not.
pub(crate) fn shown<'a>(
    table: &'a Table,
    access: &Access,
    words: &'a Words,
    options: ShowOptions,
) -> Option<Shown<'a>> {
    let play = table.play.as_deref()?;
    let awaiting_ready = clock::ready_rule(table).is_some();
    let playing = table.head.stage == StageHead::Playing;
    let can_answer = if playing && options.step.is_none() { access.can_answer } else { SeatSet::EMPTY };
    let address = |end: &str| match access.uncovered {
        Some(seat) => format!("{}/{end}?as={seat}", table.href),
        None => format!("{}/{end}", table.href),
    };
    let (post_to, why_at) = (address("act"), address("why"));
    let ShowOptions { log, step, .. } = options;
    let request = PageRequest {
        words,
        names: &table.names,
        viewer: access.viewer,
        past: access.past,
        can_answer,
        post_to: &post_to,
        why_at: &why_at,
        awaiting_ready,
        log,
        step,
        guided: table.head.guide == GuideHead::Along && access.own.len() == 1,
    };
    let mut drawn = play.draw(&request)?;
    // Regions that stay the same until the end are not sent again.
    let moving = matches!(log, LogPart::After(_)) && playing;
    let regions = std::mem::take(&mut drawn.regions);
    let log = std::mem::take(&mut drawn.log);
    let frame = frame(table, play, access, words, FrameParts { drawn, whole: !moving, now: options.now });
    let mut regions = regions;
    regions.extend(if moving { moving_regions(&frame) } else { common_regions(&frame) });
    Some(Shown { frame, regions, log })
}

/// What a frame needs besides the table.
struct FrameParts {
    drawn: Drawn,
    /// Whether regions that stay the same until the end are drawn as well.
    whole: bool,
    now: Moment,
}

fn frame<'a>(
    table: &'a Table,
    play: &dyn Play,
    access: &Access,
    words: &'a Words,
    parts: FrameParts,
) -> TableFrame<'a> {
    let FrameParts { drawn, whole, now } = parts;
    let playing = table.head.stage == StageHead::Playing;
    let past = drawn.time.step.is_some();
    let seats = || Seat::all(table.head.seats.len());
    let you = access.viewer.seat();
    let several = access.own.len() > 1;
    let to_uncover = match you {
        _ if !several || !playing || past => SeatSet::EMPTY,
        Some(you) => access.own.without(you),
        None => access.own,
    };
    TableFrame {
        words,
        href: &table.href,
        game: (table.rules.title)(words),
        book: format!("/rules/{}", table.rules.id),
        chapter: drawn.chapter,
        names: &table.names,
        players: seats().map(|seat| player_line(table, access, seat, now)).collect(),
        stage: stage(table.head.stage),
        question: match table.head.stage {
            StageHead::Closed if table.is_trial_over() => words.say("site-end-trial", &[]),
            StageHead::Closed => words.say("site-end-closed", &[]),
            StageHead::Open | StageHead::Playing | StageHead::Over => drawn.question,
        },
        your_turn: playing && !access.own.and(table.asked()).is_empty(),
        you,
        own: access.own,
        to_uncover,
        clock: table
            .clock
            .filter(|_| playing && !past)
            .map(|clock| bequest_web::Clock { until: clock.until.0, call: clock.last_call(now) }),
        ready: clock::ready_rule(table)
            .filter(|_| !past)
            .map(|_| Ready { ready: table.ready, awaited: clock::awaited(table) }),
        undo: if playing { undo(play, access) } else { Vec::new() },
        fairness: if whole { fairness(table) } else { Fairness::default() },
        end: if past { None } else { end(table, play, words) },
        guide: match table.head.guide {
            GuideHead::None => Guide::None,
            GuideHead::Along | GuideHead::Left if !playing || past || several || you.is_none() => Guide::None,
            GuideHead::Along => Guide::Along(drawn.lesson),
            GuideHead::Left => Guide::Left,
        },
        time: drawn.time,
        closing: Closing {
            agreed: seats().filter(|seat| table.head.agreed & SeatSet::only(*seat).bits() != 0).collect(),
            needed: if playing { table.needed_to_close() } else { SeatSet::EMPTY },
        },
    }
}

fn player_line(table: &Table, access: &Access, seat: Seat, now: Moment) -> PlayerLine {
    PlayerLine {
        seat,
        bot: table.bot(seat).is_some(),
        stands_in_for: table.stood_in_for(seat).map(str::to_owned),
        can_replace: !access.own.is_empty() && !access.own.contains(seat) && table.can_replace(seat, now),
    }
}

/// Says what can be undone: for the seat whose secrets are shown, and in an open window for all own seats.
fn undo(play: &dyn Play, access: &Access) -> Vec<Undo> {
    let shown = match access.viewer {
        bequest_engine::Viewer::Seat(seat) => SeatSet::only(seat),
        bequest_engine::Viewer::Spectator | bequest_engine::Viewer::Open => SeatSet::EMPTY,
    };
    let seats = if play.waits_for().window() == Window::Open { access.own } else { shown };
    seats.iter().map(|seat| Undo { seat, undo: play.can_undo(seat), redo: play.can_redo(seat) }).collect()
}

fn fairness(table: &Table) -> Fairness {
    let ended = matches!(table.head.stage, StageHead::Over | StageHead::Closed);
    let fair = table.head.fair(table.id);
    Fairness {
        table: table.id.to_string(),
        commitment: fair.as_ref().map(|fair| fair.seed.commitment().to_string()).unwrap_or_default(),
        nonces: fair.iter().flat_map(|fair| &fair.nonces).map(ToString::to_string).collect(),
        seed: fair.filter(|_| ended).map(|fair| fair.seed.to_string()),
    }
}

fn end(table: &Table, play: &dyn Play, words: &Words) -> Option<End> {
    match (table.head.stage, play.standing()) {
        (StageHead::Closed, _) if table.is_trial_over() => Some(End::Trial { game: table.rules.id }),
        (StageHead::Closed, _) => Some(End::Closed),
        (StageHead::Open | StageHead::Playing, _) | (StageHead::Over, None) => None,
        (StageHead::Over, Some(standing)) => Some(End::Result {
            ranks: standing.ranks.values().iter().map(|&rank| rank.into()).collect(),
            scores: standing.scores.values().iter().map(|score| (table.rules.score)(words, score.0)).collect(),
            rematch: table.head.rematch.map(|id| format!("/t/{id}")),
            chart: play.chart(words, &table.names),
        }),
    }
}

/// A visitor of a table whose game has not begun.
pub(crate) struct Guest<'a> {
    /// The token of the link they came with.
    pub(crate) token: Option<&'a str>,
    pub(crate) access: &'a Access,
    pub(crate) person: Option<bequest_store::PersonId>,
    /// Makes a full address from a path.
    pub(crate) link: &'a dyn Fn(&str) -> String,
}

/// Returns what is shown of a table before its game.
pub(crate) fn waiting_room<'a>(table: &'a Table, guest: &Guest<'_>, words: &Words) -> WaitingRoom<'a> {
    let head = &table.head;
    let host = guest.person == Some(head.host);
    let own = guest.access.own;
    let line = |seat: Seat| SeatLine {
        seat,
        kind: kind(table, &head.seats[seat.index()].who, host, guest),
        own: own.contains(seat),
    };
    let nonce_wanted = own.iter().any(|seat| head.seats[seat.index()].nonce.is_none());
    WaitingRoom {
        href: &table.href,
        link: (guest.link)(&table.href),
        game: (table.rules.title)(words),
        seats: Seat::all(head.seats.len()).map(line).collect(),
        pace: head.pace().shown(),
        options: table.rules.unusual_options(words, head),
        public: head.public,
        host,
        seated: !own.is_empty(),
        full: head.is_full(),
        commitment: head.seed().map(|seed| seed.commitment().to_string()).unwrap_or_default(),
        nonce_wanted,
        autostart: head.autostart && host,
        bots: table.rules.bots,
    }
}

fn kind(table: &Table, who: &Who, host: bool, guest: &Guest<'_>) -> SeatKind {
    let seated = !guest.access.own.is_empty();
    match who {
        Who::Open => SeatKind::Free { reserved_for: None, can_sit: !seated },
        Who::Reserved { id, name } => {
            SeatKind::Free { reserved_for: Some(name.clone()), can_sit: guest.person == Some(*id) }
        }
        Who::Invite { token } => {
            let brought = guest.token.is_some_and(|brought| same(brought, token)) && !seated;
            SeatKind::Invited {
                link: host.then(|| (guest.link)(&format!("{}?invite={token}", table.href))),
                token: brought.then(|| token.clone()),
            }
        }
        Who::Person { name, .. } => SeatKind::Person(name.clone()),
        Who::Device { name, .. } => SeatKind::Device(name.clone()),
        Who::Bot { name, .. } => SeatKind::Bot(name.clone()),
    }
}

/// Compares two tokens in a time that does not depend on where they differ.
pub(crate) fn same(brought: &str, token: &str) -> bool {
    brought.len() == token.len() && brought.bytes().zip(token.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

/// Returns a table's line in a list.
pub(crate) fn line(href: String, head: &Head, rules: &ServedGame, words: &Words, your_turn: bool) -> TableLine {
    TableLine {
        href,
        game: (rules.title)(words),
        players: head.seats.iter().map(|seat| seat.who.name().map(str::to_owned)).collect(),
        stage: stage(head.stage),
        your_turn,
        pace: head.pace().shown(),
        options: rules.unusual_options(words, head),
    }
}
