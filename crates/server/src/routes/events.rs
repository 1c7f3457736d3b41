//! The event stream of a page: after each step the regions that changed for the viewer, and nothing else.
//!
//! If nothing changed for a viewer, nothing is sent to them, and heartbeats keep their own time. So neither the length
//! nor the moment of an event depends on secrets of others.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bequest_engine::{Seat, SeatSet, Viewer};
use bequest_table::{StageHead, Table, TableId, Uptime};
use bequest_web::{KnownFrame, Outline, PartVersion, Region, Visitor, Watching, home_regions};
use futures_util::future::select_all;
use futures_util::stream;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::app::App;
use crate::bus::Topic;
use crate::drawing::{LogChunk, LogPart, PageChunk, SentLog};
use crate::handover::Lasting;
use crate::here::{Attendance, company};
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::{self, Ask};
use crate::routes::home::lists;
use crate::routes::table::{TableInPath, TableQuery, host_of, regions_html};
use crate::shown::{self, Guest, ShowOptions};
use crate::snapshot::Snapshot;
use crate::streams::{Owner, Place};
use crate::tables::InUse;
use crate::time;

/// A page can say of so many regions that it has them. No page has so many, and the head of a request, which has at most
/// 8 KiB, hardly takes them.
const MOST_CLAIMED: usize = 400;
/// The lists wait this long for further changes before they are drawn again.
const PAUSE: Duration = Duration::from_millis(150);
/// A page that stays open shows that its person is here; it is noted this often.
const VISIT: Duration = Duration::from_secs(60 * 60);

/// One page that listens.
struct Feed {
    app: Arc<App>,
    caller: Caller,
    source: Source,
    /// What the page has, by region.
    sent: Sent,
    beat: Interval,
    place: Place,
    state: Phase,
    /// When it was last noted that the person is here.
    noted: Option<Uptime>,
    /// Shows others that they are here.
    _attendance: Attendance,
}

/// What a page listens to.
enum Source {
    Table(Box<TableSource>),
    Home {
        lobby: watch::Receiver<u64>,
        own: Option<watch::Receiver<u64>>,
        /// Keeps the table that is shown first in memory, so that it is not read again for each change of the lists.
        kept: Option<InUse>,
    },
}

struct TableSource {
    id: TableId,
    uncover: Option<Seat>,
    token: Option<String>,
    host: String,
    /// What the page is woken by: the own seats, or what everyone sees.
    changed: Vec<(Viewer, watch::Receiver<u64>)>,
    /// The visitor's name.
    name: Option<String>,
    /// How much of the log the page has.
    log: SentLog,
    /// Whether the page shows a game that has begun, once that is known.
    begun: Option<bool>,
    /// Counts the changes of the person's tables; they are looked at with a heartbeat, so that no move waits for them.
    lists: Option<watch::Receiver<u64>>,
    /// Counts who comes and goes.
    company: watch::Receiver<u64>,
    /// Which head the page has seen, and which seats bots play: if either changes, others may be there.
    seated: Option<(usize, SeatSet)>,
    /// The name that the visitor agrees to be shown with.
    shown_as: Option<String>,
    /// Keeps the table in memory while it is played.
    kept: Option<InUse>,
}

impl TableSource {
    /// Waits for a change of what the viewer sees, or of who is there.
    async fn woken(&mut self) -> Woken {
        let changed = async {
            match &mut self.changed[..] {
                [] => std::future::pending().await,
                [(_, one)] => one.changed().await.is_ok(),
                several => select_all(several.iter_mut().map(|(_, one)| Box::pin(one.changed()))).await.0.is_ok(),
            }
        };
        tokio::select! {
            biased;
            changed = changed => Woken::by(changed),
            company = self.company.changed() => if company.is_ok() { Woken::Company } else { Woken::Stop },
        }
    }

    /// Keeps the table in memory while it is played; before and after that nothing is hidden there.
    fn keep(&mut self, app: &App, table: &Table) {
        let is_played = table.head().stage == StageHead::Playing;
        self.kept = is_played.then(|| app.tables.keep(table.id()));
    }

    /// Returns whether others may sit at the table than before, and has it noted who they are.
    fn has_new_company(&mut self, app: &App, table: &Table) -> bool {
        let bots = Seat::all(table.head().seats.len()).filter(|seat| table.bot(*seat).is_some()).collect();
        let seated = Some((std::ptr::from_ref(table.head()).addr(), bots));
        let is_new = self.seated != seated;
        if is_new {
            self.seated = seated;
            app.everyone.seat(table.id(), table.people().map(|(_, person)| person).collect());
        }
        is_new
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The page may have old regions.
    Fresh,
    /// The page is up to date.
    Listening,
    /// Nothing more will be sent.
    Ended,
}

/// What a page has. It is small, because there are many pages.
#[derive(Default)]
struct Sent {
    /// The regions with all that are within them.
    regions: Vec<Arc<Outline>>,
    /// What the page said that it has, until it is brought up to date.
    claimed: Vec<PartVersion>,
    /// The regions of the log that may still change.
    log: Vec<PageChunk>,
    /// What the regions around the board depended on.
    framed: KnownFrame,
    /// How many of the first regions of the log a page said that it has, and the exclusive or of their hashes.
    had: Option<(usize, u64)>,
}

impl Sent {
    /// Reads what a page says that it has, as in `board.0123,log-12.45mv,log.12.89ab`. The numbers
    /// have digits of five bits.
    fn read(have: &str) -> Self {
        let pairs = have.split(',').take(MOST_CLAIMED).filter_map(|pair| pair.rsplit_once('.'));
        let mut sent = Self::default();
        for (id, hash) in pairs {
            let Ok(hash) = u64::from_str_radix(hash, 32) else { continue };
            if let Some(count) = id.strip_prefix("log.") {
                sent.had = count.parse().ok().map(|count| (count, hash));
            } else if let Some(number) = id.strip_prefix("log-").and_then(|number| number.parse().ok()) {
                sent.log.push(PageChunk { number, hash, key: None });
            } else {
                sent.claimed.push(PartVersion::new(id, hash));
            }
        }
        sent
    }

    /// Returns whether the page lacks one of those regions that were not drawn.
    fn lacks(&self, regions: &[Region]) -> bool {
        let is_there = |region: &Region| self.regions.iter().any(|known| known.is_same(region.outline()));
        !regions.iter().all(|region| if region.is_drawn() { self.has_kept(region) } else { is_there(region) })
    }

    /// Returns whether the page has the parts of a region that were not drawn.
    fn has_kept(&self, region: &Region) -> bool {
        let mut kept = region.kept().peekable();
        if kept.peek().is_none() {
            return true;
        }
        let name = region.outline().parts()[0].name;
        let known = self.regions.iter().find(|known| known.parts()[0].name == name);
        let parts = known.map_or(&self.claimed[..], |known| known.parts());
        kept.all(|part| parts.contains(&part))
    }

    /// Adds to an event what the page does not have of a region, and notes that it has it.
    fn write_changes(&mut self, region: &Region, event: &mut String) {
        let new = region.outline();
        let name = |outline: &Outline| outline.parts()[0].name;
        let Some(known) = self.regions.iter_mut().find(|known| name(known) == name(new)) else {
            region.write_changes(event, |part| self.claimed.contains(&part));
            self.regions.push(Arc::clone(new));
            return;
        };
        let old = std::mem::replace(known, Arc::clone(new));
        if !old.is_same(new) {
            // Parts mostly come in the same order as before.
            let mut next = 0;
            region.write_changes(event, |part| {
                let named = |had: &PartVersion| had.name == part.name;
                let (before, after) = old.parts().split_at(next);
                let place = after.iter().position(named).map(|place| next + place);
                let place = place.or_else(|| before.iter().position(named));
                place.is_some_and(|place| {
                    next = place + 1;
                    old.parts()[place] == part
                })
            });
        }
    }

    /// Forgets what the page claimed: it is up to date now.
    fn forget_claims(&mut self) {
        self.claimed = Vec::new();
        self.regions.shrink_to_fit();
    }

    /// Notes regions of the log; returns those that the page does not have.
    fn note_log(&mut self, chunks: Vec<LogChunk>, now: SentLog) -> Vec<Region> {
        let had = self.had.take().filter(|(count, hash)| {
            let all = chunks.iter().take(*count).fold(0, |all, chunk| all ^ chunk.region.hash);
            *count <= chunks.len() && all == *hash
        });
        let had = had.map_or(0, |(count, _)| count);
        let mut fresh = Vec::new();
        for chunk in chunks {
            if self.note_chunk(&chunk) && chunk.number >= had {
                fresh.push(chunk.region);
            }
        }
        self.log.retain(|chunk| chunk.number >= now.settled);
        fresh
    }

    /// Notes a region of the log; returns whether it is another one than before.
    fn note_chunk(&mut self, &LogChunk { number, ref region, key }: &LogChunk) -> bool {
        let noted = PageChunk { number, hash: region.hash, key: Some(key) };
        match self.log.iter_mut().find(|known| known.number == number) {
            Some(known) => std::mem::replace(known, noted).hash != region.hash,
            None => {
                self.log.push(noted);
                true
            }
        }
    }
}

/// The stream of a table's page.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    TableInPath(id): TableInPath,
    query: TableQuery,
    headers: HeaderMap,
) -> Response {
    // If there is no such table, the answer says so at once.
    let (name, shown_as) = match name_of(&app, &caller, id).await {
        Ok(names) => names,
        Err(refused) => return reply::refuse(Ask::from_headers(&headers), &refused, None),
    };
    let source = TableSource {
        id,
        uncover: query.seat(),
        token: query.invite.clone(),
        host: host_of(&headers),
        changed: Vec::new(),
        name,
        log: SentLog::default(),
        begun: None,
        lists: caller.person().map(|person| app.bus.listen(Topic::Person(person))),
        company: app.bus.listen(Topic::Company(id)),
        seated: None,
        shown_as,
        kept: None,
    };
    follow(app, caller, Source::Table(Box::new(source)), &query, &headers)
}

/// Returns the visitor's name, which the waiting room needs, and the name they agree to be shown with if they watch.
async fn name_of(app: &App, caller: &Caller, id: TableId) -> Result<(Option<String>, Option<String>), Refused> {
    let begun = app.tables.look(id).await?.table.any_match().is_some();
    let named = caller.preferences.watching == Watching::Named;
    let name = match caller.person() {
        Some(person) if !begun || named => app.store.person(person).await?.map(|person| person.name),
        Some(_) | None => None,
    };
    Ok((name.clone().filter(|_| !begun), name.filter(|_| named)))
}

/// The stream of the start page.
pub(crate) async fn home(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    query: TableQuery,
    headers: HeaderMap,
) -> Response {
    let own = caller.person().map(|person| app.bus.listen(Topic::Person(person)));
    let source = Source::Home { lobby: app.bus.listen(Topic::Lobby), own, kept: None };
    follow(app, caller, source, &query, &headers)
}

fn follow(app: Arc<App>, caller: Caller, source: Source, query: &TableQuery, headers: &HeaderMap) -> Response {
    let mut beat = interval(app.config.heartbeat);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let owner = Owner::of(&caller, headers);
    let place = match app.streams.enter(owner, caller.address) {
        Ok(place) => place,
        Err(refused) => return reply::refuse(Ask::from_headers(headers), &refused, None),
    };
    let sent = Sent::read(query.have.as_deref().unwrap_or(""));
    let (table, name) = match &source {
        Source::Table(table) => (Some((table.id, owner)), table.shown_as.clone()),
        Source::Home { .. } => (None, None),
    };
    let (state, noted) = (Phase::Fresh, None);
    let feed = Feed {
        _attendance: Attendance::begin(&app, &caller, table, name),
        app,
        caller,
        source,
        sent,
        beat,
        place,
        state,
        noted,
    };
    let feed = Box::new(feed);
    let events = stream::unfold(feed, |mut feed| async move {
        let event = feed.next().await?;
        Some((Ok::<_, Infallible>(event), feed))
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // Proxies should pass every event on at once.
        (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    (Extension(Lasting), headers, Body::from_stream(events)).into_response()
}

impl Feed {
    /// Waits for the next event; nothing when the stream is over.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            match self.state {
                Phase::Ended => return None,
                Phase::Fresh => {
                    // The first heartbeat shows that the stream is open.
                    self.beat.tick().await;
                    self.note_visit();
                    let news = Box::pin(self.news()).await.unwrap_or_default();
                    self.state = Phase::Listening;
                    // What happened while nobody listened is not played.
                    let late = if news.is_empty() { "" } else { "event: late\ndata:\n\n" };
                    return Some(Bytes::from(format!("retry: 2000\nevent: beat\ndata:\n\n{late}{news}")));
                }
                Phase::Listening => {}
            }
            let woken = self.wait().await;
            let event = match woken {
                // Drawing needs a large future, and a stream mostly waits.
                Woken::Changed => Box::pin(self.news()).await,
                Woken::Company => Box::pin(self.company()).await,
                Woken::Beat => {
                    self.note_visit();
                    let bell = Box::pin(self.bell(false)).await.map(|bell| self.event(&[bell]));
                    bell.filter(|event| !event.is_empty()).or_else(|| Some("event: beat\ndata:\n\n".to_owned()))
                }
                Woken::Rest => {
                    self.state = Phase::Ended;
                    Some("event: rest\ndata:\n\n".to_owned())
                }
                Woken::Stop => return None,
            };
            if let Some(event) = event.filter(|event| !event.is_empty()) {
                return Some(Bytes::from(event));
            }
        }
    }

    async fn wait(&mut self) -> Woken {
        let changed = async {
            match &mut self.source {
                Source::Table(table) => table.woken().await,
                Source::Home { lobby, own: None, .. } => Woken::by(lobby.changed().await.is_ok()),
                Source::Home { lobby, own: Some(own), .. } => tokio::select! {
                    changed = lobby.changed() => Woken::by(changed.is_ok()),
                    changed = own.changed() => Woken::by(changed.is_ok()),
                },
            }
        };
        tokio::select! {
            // In this order, so that a heartbeat also shows that nothing else is waiting to be sent.
            biased;
            () = self.app.stop.cancelled() => Woken::Stop,
            () = self.place.rest.cancelled() => Woken::Rest,
            woken = changed => woken,
            _ = self.beat.tick() => Woken::Beat,
        }
    }

    /// Notes now and then that the person of the page is here.
    fn note_visit(&mut self) {
        let Some(person) = self.caller.person() else { return };
        let now = self.app.time.up();
        if self.noted.is_none_or(|at| now.since(at) >= VISIT) {
            self.noted = Some(now);
            self.app.tables.last_seen.note(person, now);
        }
    }

    /// Returns the bell of a table's page, if the person's tables may wait for them in another number.
    async fn bell(&mut self, fresh: bool) -> Option<Region> {
        let Source::Table(table) = &mut self.source else { return None };
        let lists = table.lists.as_mut()?;
        if !fresh && !lists.has_changed().unwrap_or(false) {
            return None;
        }
        lists.mark_unchanged();
        let turns = turns_of(&self.app, &self.caller, Some(table.id)).await;
        let (words, preferences) = (self.caller.words(), self.caller.preferences);
        let visitor = Visitor { words, name: None, now: time::real().0, preferences, turns };
        Some(bequest_web::turns_region(&visitor))
    }

    /// Returns what has changed for the viewer, as an event; nothing if nothing has.
    async fn news(&mut self) -> Option<String> {
        let mut regions = match &mut self.source {
            Source::Home { lobby, own, kept } => {
                if self.state == Phase::Listening {
                    // Changes that come together are shown together.
                    tokio::time::sleep(PAUSE).await;
                    lobby.mark_unchanged();
                    own.iter_mut().for_each(watch::Receiver::mark_unchanged);
                }
                let words = self.caller.words();
                let (lists, first) = lists(&self.app, self.caller.person(), words).await.ok()?;
                *kept = first;
                let turns = turns_of(&self.app, &self.caller, None).await;
                let preferences = self.caller.preferences;
                let visitor = Visitor { words, name: None, now: time::real().0, preferences, turns };
                home_regions(&visitor, &lists)
            }
            Source::Table(source) => {
                listen_to_seats(&self.app, &self.caller, source).await?;
                let snapshot = self.app.tables.look(source.id).await.ok()?;
                source.keep(&self.app, &snapshot.table);
                let has_new_company = source.has_new_company(&self.app, &snapshot.table);
                match table_regions(&self.app, &self.caller, source, &snapshot, (self.state, &mut self.sent)) {
                    Some(regions) if !has_new_company => regions,
                    Some(mut regions) => {
                        source.company.mark_unchanged();
                        regions.extend(company(&self.app, &self.caller, &snapshot));
                        regions
                    }
                    // The table now has another page.
                    None => return Some("event: page\ndata:\n\n".to_owned()),
                }
            }
        };
        if self.state == Phase::Fresh {
            regions.extend(self.bell(true).await);
        }
        Some(self.event(&regions))
    }

    /// Returns who is there, as an event; nothing if it is the same as before.
    async fn company(&mut self) -> Option<String> {
        let Source::Table(source) = &mut self.source else { return None };
        source.company.mark_unchanged();
        let snapshot = self.app.tables.look(source.id).await.ok()?;
        let regions = company(&self.app, &self.caller, &snapshot);
        Some(self.event(&regions))
    }

    /// Puts what the page does not have of some regions into an event, a line for each of them.
    fn event(&mut self, regions: &[Region]) -> String {
        const DATA: &str = "data: ";
        const KIND: &str = "event: regions\n";
        let mut event = String::with_capacity(4096);
        event.push_str(KIND);
        for region in regions {
            let start = event.len();
            event.push_str(DATA);
            match region.id.starts_with("log-") {
                true => region.write(&mut event),
                false => self.sent.write_changes(region, &mut event),
            }
            let is_same = event.len() == start + DATA.len();
            if event[start..].contains('\n') {
                let lines = event.split_off(start).replace('\n', "\ndata: ");
                event.push_str(&lines);
            }
            match is_same {
                true => event.truncate(start),
                false => event.push('\n'),
            }
        }
        self.sent.forget_claims();
        match event.len() == KIND.len() {
            true => event.clear(),
            false => event.push('\n'),
        }
        event
    }
}

/// Returns how many tables wait for someone, besides the one that they are at.
async fn turns_of(app: &App, caller: &Caller, besides: Option<TableId>) -> u32 {
    let Some(person) = caller.person() else { return 0 };
    app.store.turns_of(person, besides).await.unwrap_or_default()
}

/// What a stream was woken by.
enum Woken {
    Changed,
    /// Someone has come or gone.
    Company,
    Beat,
    Rest,
    Stop,
}

impl Woken {
    /// Returns what it means that a topic has changed, or is gone.
    fn by(changed: bool) -> Self {
        if changed { Woken::Changed } else { Woken::Stop }
    }
}

/// Listens to the seats that the person of a page has now, or else to what everyone sees.
async fn listen_to_seats(app: &App, caller: &Caller, source: &mut TableSource) -> Option<()> {
    let own = app.tables.look(source.id).await.ok()?.table.access(caller.person(), None).own;
    let mut wanted: Vec<Viewer> = own.iter().map(Viewer::Seat).collect();
    if wanted.is_empty() {
        wanted.push(Viewer::Spectator);
    }
    if !source.changed.iter().map(|(viewer, _)| viewer).eq(&wanted) {
        let listen = |viewer| (viewer, app.bus.listen(Topic::Table(source.id, viewer)));
        source.changed = wanted.into_iter().map(listen).collect();
    }
    Some(())
}

/// Returns the regions of a table that a viewer may not have; nothing if the table now has another page.
fn table_regions(
    app: &App,
    caller: &Caller,
    source: &mut TableSource,
    snapshot: &Snapshot,
    (state, sent): (Phase, &mut Sent),
) -> Option<Vec<Region>> {
    let table = &snapshot.table;
    let begun = table.any_match().is_some() || table.head().stage != StageHead::Open;
    if *source.begun.get_or_insert(begun) != begun {
        source.begun = Some(begun);
        return None;
    }
    let words = caller.words();
    let access = table.access(caller.person(), source.uncover);
    let log = if state == Phase::Fresh { LogPart::Whole } else { LogPart::Since(source.log, &sent.log) };
    let link = app.link(&source.host, &snapshot.href);
    let framed = Some(&sent.framed);
    let options = ShowOptions { link: Some(&link), framed, ..app.tables.show_options(table, log, None) };
    let show = |whole| shown::shown(snapshot, &access, words, ShowOptions { whole, ..options });
    // What is the same as before need not be drawn, unless the page has something older.
    let shown = show(state == Phase::Fresh);
    let shown = if shown.as_ref().is_some_and(|shown| sent.lacks(&shown.regions)) { show(true) } else { shown };
    if let Some(shown) = shown {
        source.log = shown.sent;
        sent.framed = shown.framed;
        let mut regions = shown.regions;
        regions.extend(sent.note_log(shown.log, shown.sent));
        return Some(regions);
    }
    let link = |path: &str| app.link(&source.host, path);
    let guest = Guest { token: source.token.as_deref(), access: &access, person: caller.person(), link: &link };
    let preferences = caller.preferences;
    let visitor = Visitor { words, name: source.name.as_deref(), now: time::real().0, preferences, turns: 0 };
    Some(bequest_web::waiting_room(&visitor, &shown::waiting_room(snapshot, &guest, words)).1)
}

/// The regions of a table for a page without a stream.
pub(crate) async fn regions(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    TableInPath(id): TableInPath,
    query: TableQuery,
    headers: HeaderMap,
) -> Response {
    let ask = Ask { script: true, ..Ask::from_headers(&headers) };
    let found = async {
        let snapshot = app.tables.look(id).await?;
        let html = match query.step() {
            Some(step) => moment_html(&app, &snapshot, &caller, &query, step),
            None => regions_html(&app, &snapshot, &caller, query.seat(), LogPart::Tail),
        };
        Ok::<_, Refused>(html.unwrap_or_default())
    };
    match found.await {
        Ok(html) => ([(header::CACHE_CONTROL, "no-store")], axum::response::Html(html)).into_response(),
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

/// Returns what a page lacks that shows another moment of the same game.
fn moment_html(app: &App, snapshot: &Snapshot, caller: &Caller, query: &TableQuery, step: usize) -> Option<String> {
    let mut sent = Sent::read(query.have.as_deref().unwrap_or(""));
    let last = sent.log.iter().map(|chunk| chunk.number).max().unwrap_or_default();
    // Lines that viewers have heard stay the same from moment to moment, so those that it says it has need no look.
    let log = SentLog { settled: sent.had.take().map_or(0, |(count, _)| count), last };
    let access = snapshot.table.access(caller.person(), query.seat());
    let options = app.tables.show_options(&snapshot.table, LogPart::Since(log, &[]), Some(step));
    let shown = shown::shown(snapshot, &access, caller.words(), options)?;
    let mut html = String::new();
    for region in shown.regions.iter().chain(&sent.note_log(shown.log, shown.sent)) {
        sent.write_changes(region, &mut html);
    }
    Some(html)
}

#[cfg(test)]
mod tests {
    use bequest_web::part;
    use maud::html;

    use super::*;

    fn hand(cards: &[&str]) -> Region {
        Region::new("hand", html! { @for name in cards { (part(name, html! { li { "the card " (name) } })) } })
    }

    fn news(sent: &mut Sent, region: &Region) -> String {
        let mut event = String::new();
        sent.write_changes(region, &mut event);
        sent.forget_claims();
        event
    }

    #[test]
    fn a_part_that_comes_back_is_sent_again() {
        let mut sent = Sent::default();
        news(&mut sent, &hand(&["a1", "a2"]));
        let gone = news(&mut sent, &hand(&["a2"]));
        assert!(gone.contains("id=\"a2\" data-h>") && !gone.contains("the card"), "{gone}");
        let back = news(&mut sent, &hand(&["a1", "a2"]));
        assert!(back.contains("the card a1") && !back.contains("the card a2"), "{back}");
        assert_eq!(news(&mut sent, &hand(&["a1", "a2"])), "");
    }

    #[test]
    fn a_page_with_something_older_lacks_what_was_not_drawn() {
        let (old, new) = (hand(&["a1"]), hand(&["a1", "a2"]));
        let mut sent = Sent::default();
        news(&mut sent, &old);
        let same = |region: &Region| [Region::unchanged("hand", Arc::clone(region.outline()))];
        assert!(!sent.lacks(&same(&old)));
        assert!(sent.lacks(&same(&new)));
    }

    #[test]
    fn a_page_that_comes_back_has_what_it_says() {
        let whole = hand(&["a1", "a2"]);
        let html = whole.html();
        let hash = |id: &str| html.split(&format!("id=\"{id}\" data-h=\"")).nth(1).map(|rest| &rest[..8]);
        let have: Vec<String> =
            whole.ids().map(|id| format!("{id}.{}", hash(id).expect("each part has one"))).collect();
        assert_eq!(news(&mut Sent::read(&have.join(",")), &hand(&["a1", "a2"])), "");
        let mut sent = Sent::read(&have.join(","));
        news(&mut sent, &hand(&["a1"]));
        assert!(news(&mut sent, &hand(&["a1", "a2"])).contains("the card a2"), "the page no longer has it");
    }
}
