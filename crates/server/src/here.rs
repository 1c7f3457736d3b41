//! Who is there: known from streams that are open and from pages that are loaded, never from answers.
//!
//! What others are told changes when a stream opens and some time after the last one has ended, so that a page that is
//! loaded again changes nothing. What opens right after an answer counts later: otherwise it would tell of the answer.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bequest_engine::Seat;
use bequest_table::{PersonId, Table, TableId, Uptime, Who};
use bequest_web::{Presence, Region, SeatPresence, Watchers, bot_name, presence_regions};
use bequest_words::Words;

use crate::app::App;
use crate::bus::{Bus, Topic};
use crate::last_seen::FOLLOWS_ANSWER;
use crate::people::Caller;
use crate::snapshot::Snapshot;
use crate::streams::Owner;

/// A page that is loaded again, or has lost its connection for a moment, is still there for so long.
pub(crate) const GRACE: Duration = Duration::from_secs(15);
/// Someone who loads pages without a stream is there for so long.
const LOADED: Duration = Duration::from_secs(3 * 60);
/// Someone who was here so long ago is no longer away, but gone.
pub(crate) const GONE: Duration = Duration::from_secs(60 * 60);

/// Whether a person is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Here {
    /// A page of theirs is open.
    Online,
    /// They were here, until then.
    Away(Uptime),
    /// They have not been here for long.
    Offline,
}

/// What is known of a person.
#[derive(Clone, Copy, Default)]
struct Stay {
    /// How many streams they have.
    streams: u32,
    /// From when on their streams count.
    counts_from: Option<Uptime>,
    /// When they last had a stream or loaded a page without one, and how long that counts.
    last: Option<(Uptime, Duration)>,
    /// What others were told last.
    told: Option<Told>,
}

/// What others are told, without the time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Online,
    Away,
    Offline,
}

impl Stay {
    fn at(&self, now: Uptime) -> Here {
        let counts = self.counts_from.is_none_or(|from| from <= now);
        match self.last {
            _ if self.streams > 0 && counts => Here::Online,
            Some((at, stay)) if now.since(at) < stay => Here::Online,
            Some((at, _)) if now.since(at) < GONE => Here::Away(at),
            Some(_) | None => Here::Offline,
        }
    }

    /// Notes what others are told now; returns whether it is something else than before.
    fn tell(&mut self, now: Uptime) -> bool {
        let told = match self.at(now) {
            Here::Online => Told::Online,
            Here::Away(_) => Told::Away,
            Here::Offline => Told::Offline,
        };
        self.told.replace(told).unwrap_or(Told::Offline) != told
    }
}

/// Someone whose page of a table is open, or was a moment ago.
struct Watcher {
    owner: Owner,
    /// Their name, if they have agreed to be named.
    name: Option<String>,
    pages: u32,
    left: Uptime,
}

/// A table of which pages are open.
#[derive(Default)]
struct Attended {
    people: Vec<PersonId>,
    watchers: Vec<Watcher>,
    /// Where strangers have sat down whose former pages are still open.
    sat_down: Vec<IpAddr>,
}

impl Attended {
    fn is_seated(&self, owner: Owner) -> bool {
        matches!(owner, Owner::Person(person) if self.people.contains(&person))
    }

    /// Forgets a watcher without a page who has just sat down; returns whether they have.
    fn has_sat_down(&mut self, owner: Owner) -> bool {
        let Owner::Stranger(address, _) = owner else { return false };
        let Some(place) = self.sat_down.iter().position(|known| *known == address) else { return false };
        self.sat_down.swap_remove(place);
        self.watchers.retain(|watcher| watcher.owner != owner || watcher.pages > 0);
        true
    }
}

/// Those who watch a table without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Onlookers {
    /// How many they are.
    pub(crate) count: usize,
    /// The names of those who have agreed to be named.
    pub(crate) names: Vec<String>,
}

#[derive(Default)]
struct Inner {
    people: HashMap<PersonId, Stay>,
    tables: HashMap<TableId, Attended>,
}

impl Inner {
    /// Returns the tables with open pages at which a person sits.
    fn tables_of(&self, person: PersonId) -> Vec<TableId> {
        let sits = |table: &(&TableId, &Attended)| table.1.people.contains(&person);
        self.tables.iter().filter(sits).map(|(id, _)| *id).collect()
    }
}

/// Who is there, as far as this server sees it.
pub(crate) struct Everyone {
    bus: Arc<dyn Bus>,
    inner: Mutex<Inner>,
}

impl Everyone {
    pub(crate) fn new(bus: Arc<dyn Bus>) -> Self {
        Self { bus, inner: Mutex::default() }
    }

    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().expect("nobody panics while noting who is there")
    }

    fn publish(&self, tables: &[TableId]) {
        tables.iter().for_each(|table| self.bus.publish(Topic::Company(*table)));
    }

    /// Changes what is known of a person, and has it shown where they sit, if that is something new.
    fn note(&self, person: PersonId, now: Uptime, change: impl FnOnce(&mut Stay)) {
        let mut inner = self.inner();
        let stay = inner.people.entry(person).or_default();
        change(stay);
        let tables = if stay.tell(now) { inner.tables_of(person) } else { Vec::new() };
        drop(inner);
        self.publish(&tables);
    }

    /// Notes that a page was loaded; a stream may follow.
    pub(crate) fn note_load(&self, person: PersonId, now: Uptime) {
        self.note(person, now, |stay| stay.last = Some((now, LOADED)));
    }

    /// Notes that a stream was opened. Right after an answer it counts later.
    pub(crate) fn enter(&self, person: PersonId, answered: Option<Uptime>, now: Uptime) {
        self.note(person, now, |stay| {
            if stay.streams == 0 {
                let later = answered.filter(|_| stay.at(now) != Here::Online).map(|at| at.after(FOLLOWS_ANSWER));
                stay.counts_from = later;
            }
            stay.streams += 1;
        });
    }

    /// Notes that a stream has ended; others are told later, if none is opened again.
    pub(crate) fn leave(&self, person: PersonId, now: Uptime) {
        self.note(person, now, |stay| {
            let counted = stay.at(now) == Here::Online;
            stay.streams = stay.streams.saturating_sub(1);
            if stay.streams == 0 && counted {
                stay.last = Some((now, GRACE));
            }
        });
    }

    /// Returns whether a person is there.
    pub(crate) fn at(&self, person: PersonId, now: Uptime) -> Here {
        self.inner().people.get(&person).map_or(Here::Offline, |stay| stay.at(now))
    }

    /// Notes who sits at a table whose pages are open.
    pub(crate) fn seat(&self, table: TableId, people: Vec<PersonId>) {
        if let Some(attended) = self.inner().tables.get_mut(&table) {
            attended.people = people;
        }
    }

    /// Notes that a page of a table was opened.
    pub(crate) fn watch(&self, table: TableId, owner: Owner, name: Option<String>) {
        let mut inner = self.inner();
        let attended = inner.tables.entry(table).or_default();
        let seated = attended.is_seated(owner);
        let known = attended.watchers.iter_mut().find(|watcher| watcher.owner == owner);
        let is_news = !seated && known.as_ref().is_none_or(|watcher| watcher.name != name);
        match known {
            Some(watcher) => (watcher.name, watcher.pages) = (name, watcher.pages + 1),
            None => attended.watchers.push(Watcher { owner, name, pages: 1, left: Uptime(0) }),
        }
        drop(inner);
        if is_news {
            self.publish(&[table]);
        }
    }

    /// Notes that a page of a table was closed; others are told later, if none is opened again.
    pub(crate) fn unwatch(&self, table: TableId, owner: Owner, now: Uptime) {
        let mut inner = self.inner();
        let Some(attended) = inner.tables.get_mut(&table) else { return };
        if let Some(watcher) = attended.watchers.iter_mut().find(|watcher| watcher.owner == owner) {
            watcher.pages = watcher.pages.saturating_sub(1);
            watcher.left = now;
        }
        let is_seated = attended.has_sat_down(owner);
        drop(inner);
        if is_seated {
            self.publish(&[table]);
        }
    }

    /// Notes that a stranger has sat down: they no longer watch when their page has closed.
    pub(crate) fn sit_down(&self, table: TableId, address: IpAddr) {
        if let Some(attended) = self.inner().tables.get_mut(&table) {
            attended.sat_down.push(address);
        }
    }

    /// Returns those who watch a table without a seat.
    pub(crate) fn onlookers(&self, table: TableId) -> Onlookers {
        let inner = self.inner();
        let Some(attended) = inner.tables.get(&table) else { return Onlookers::default() };
        let watchers: Vec<_> = attended.watchers.iter().filter(|watcher| !attended.is_seated(watcher.owner)).collect();
        let names = watchers.iter().filter_map(|watcher| watcher.name.clone()).collect();
        Onlookers { count: watchers.len(), names }
    }

    /// Tells of those who have come or gone since, and forgets what is no longer needed.
    pub(crate) fn sweep(&self, now: Uptime) {
        let mut inner = self.inner();
        let told: Vec<PersonId> =
            inner.people.iter_mut().filter_map(|(person, stay)| stay.tell(now).then_some(*person)).collect();
        let mut tables: Vec<TableId> = told.into_iter().flat_map(|person| inner.tables_of(person)).collect();
        inner.people.retain(|_, stay| stay.streams > 0 || stay.at(now) != Here::Offline);
        for (table, attended) in &mut inner.tables {
            let before = attended.watchers.len();
            attended.watchers.retain(|watcher| watcher.pages > 0 || now.since(watcher.left) < GRACE);
            if attended.watchers.len() != before {
                tables.push(*table);
            }
        }
        inner.tables.retain(|_, attended| !attended.watchers.is_empty());
        drop(inner);
        self.publish(&tables);
    }
}

/// A stream that is open: it shows that someone is there until it is dropped.
pub(crate) struct Attendance {
    app: Arc<App>,
    person: Option<PersonId>,
    table: Option<(TableId, Owner)>,
}

impl Attendance {
    /// Notes that someone has opened a stream, with the name they agree to be shown with if they watch a table.
    pub(crate) fn begin(
        app: &Arc<App>,
        caller: &Caller,
        table: Option<(TableId, Owner)>,
        name: Option<String>,
    ) -> Self {
        let (person, now) = (caller.person(), app.time.up());
        if let Some(person) = person {
            app.everyone.enter(person, app.tables.last_seen.answered(person, now), now);
        }
        if let Some((table, owner)) = table {
            app.everyone.watch(table, owner, name);
        }
        Self { app: Arc::clone(app), person, table }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let now = self.app.time.up();
        if let Some(person) = self.person {
            self.app.everyone.leave(person, now);
        }
        if let Some((table, owner)) = self.table {
            self.app.everyone.unwatch(table, owner, now);
        }
    }
}

/// Returns the regions that say who is at a table.
pub(crate) fn company(app: &App, caller: &Caller, snapshot: &Snapshot) -> Vec<Region> {
    let (table, words, now) = (&snapshot.table, caller.words(), app.time.up());
    let own = table.access(caller.person(), None).own;
    let seat = |seat: Seat| SeatPresence {
        seat,
        name: table.names()[seat.index()].clone(),
        own: own.contains(seat),
        presence: presence(app, table, seat, words, now),
    };
    let seats: Vec<SeatPresence> = Seat::all(table.head().seats.len()).map(seat).collect();
    let Onlookers { count, names } = app.everyone.onlookers(table.id());
    presence_regions(words, &seats, &Watchers { count, names })
}

fn presence(app: &App, table: &Table, seat: Seat, words: &Words, now: Uptime) -> Presence {
    let bot = |kind: &str| {
        let name = bot_name(words, &table.head().game, kind);
        Presence::Bot(name.split(':').next().unwrap_or_default().trim().to_lowercase())
    };
    match (table.stood_in_for(seat), table.bot(seat), &table.head().seats[seat.index()].who) {
        (Some(name), ..) => Presence::StandIn(name.to_owned()),
        (None, Some(kind), _) => bot(kind),
        (None, None, Who::Bot { kind, .. }) => bot(kind),
        (None, None, Who::Person { id, .. } | Who::Device { id, .. }) => match app.everyone.at(*id, now) {
            Here::Online => Presence::Online,
            Here::Away(since) => Presence::Away(app.time.shown(since).0),
            Here::Offline => Presence::Offline,
        },
        (None, None, Who::Open | Who::Reserved { .. } | Who::Invite { .. }) => Presence::Nobody,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::LocalBus;

    const START: Uptime = Uptime(1_000_000_000);
    const SECOND: Duration = Duration::from_secs(1);

    struct Scene {
        everyone: Everyone,
        bus: Arc<LocalBus>,
        person: PersonId,
        table: TableId,
    }

    /// Makes a table at which someone sits, and of which a stranger has a page open.
    fn scene() -> Scene {
        let bus = Arc::new(LocalBus::default());
        let (person, table) = (PersonId::random(), TableId::random());
        let everyone = Everyone::new(Arc::clone(&bus) as Arc<dyn Bus>);
        everyone.watch(table, stranger(), None);
        everyone.seat(table, vec![person]);
        Scene { everyone, bus, person, table }
    }

    fn stranger() -> Owner {
        Owner::Stranger([127, 0, 0, 1].into(), 7)
    }

    fn after(seconds: u32) -> Uptime {
        START.after(SECOND * seconds)
    }

    impl Scene {
        /// Returns whether the pages of the table are told of something that happens.
        fn tells(&self, happens: impl FnOnce(&Everyone)) -> bool {
            let mut listener = self.bus.listen(Topic::Company(self.table));
            listener.mark_unchanged();
            happens(&self.everyone);
            listener.has_changed().unwrap()
        }

        fn at(&self, seconds: u32) -> Here {
            self.everyone.at(self.person, after(seconds))
        }
    }

    #[test]
    fn a_stranger_who_sits_down_watches_no_more() {
        let scene = scene();
        scene.everyone.sit_down(scene.table, [127, 0, 0, 1].into());
        assert_eq!(scene.everyone.onlookers(scene.table).count, 1, "their page is still open");
        assert!(scene.tells(|everyone| everyone.unwatch(scene.table, stranger(), after(0))));
        assert_eq!(scene.everyone.onlookers(scene.table).count, 0);
        scene.everyone.watch(scene.table, stranger(), None);
        assert!(!scene.tells(|everyone| everyone.unwatch(scene.table, stranger(), after(0))), "this one may come back");
    }

    #[test]
    fn a_stream_is_told_of_at_once_and_its_end_later() {
        let scene = scene();
        assert_eq!(scene.at(0), Here::Offline);
        assert!(scene.tells(|everyone| everyone.enter(scene.person, None, after(0))));
        assert_eq!(scene.at(500), Here::Online);
        assert!(!scene.tells(|everyone| everyone.leave(scene.person, after(500))), "they may come back");
        assert!(!scene.tells(|everyone| everyone.sweep(after(514))));
        assert!(scene.tells(|everyone| everyone.sweep(after(516))));
        assert_eq!(scene.at(516), Here::Away(after(500)));
        assert!(scene.tells(|everyone| everyone.sweep(after(500 + 3600))));
        assert_eq!(scene.at(500 + 3600), Here::Offline);
    }

    #[test]
    fn a_page_that_is_loaded_again_tells_nothing() {
        let scene = scene();
        scene.everyone.enter(scene.person, None, after(0));
        let reloads = |everyone: &Everyone| {
            everyone.leave(scene.person, after(10));
            everyone.sweep(after(12));
            everyone.note_load(scene.person, after(13));
            everyone.enter(scene.person, None, after(14));
            everyone.sweep(after(40));
        };
        assert!(!scene.tells(reloads));
        assert_eq!(scene.at(400), Here::Online);
    }

    #[test]
    fn one_of_two_streams_may_end() {
        let scene = scene();
        scene.everyone.enter(scene.person, None, after(0));
        scene.everyone.enter(scene.person, None, after(1));
        scene.everyone.leave(scene.person, after(2));
        assert!(!scene.tells(|everyone| everyone.sweep(after(100))));
        assert_eq!(scene.at(100), Here::Online);
    }

    #[test]
    fn a_stream_that_follows_an_answer_counts_later() {
        let scene = scene();
        assert!(!scene.tells(|everyone| everyone.enter(scene.person, Some(after(99)), after(100))));
        assert_eq!(scene.at(108), Here::Offline);
        assert!(scene.tells(|everyone| everyone.sweep(after(110))));
        assert_eq!(scene.at(110), Here::Online);
    }

    #[test]
    fn an_answer_changes_nothing_for_someone_who_is_there() {
        let scene = scene();
        scene.everyone.enter(scene.person, None, after(0));
        scene.everyone.leave(scene.person, after(100));
        assert!(!scene.tells(|everyone| everyone.enter(scene.person, Some(after(100)), after(101))));
        assert_eq!(scene.at(101), Here::Online);
    }

    #[test]
    fn people_who_load_pages_without_a_stream_are_there_for_a_while() {
        let scene = scene();
        assert!(scene.tells(|everyone| everyone.note_load(scene.person, after(0))));
        assert_eq!(scene.at(179), Here::Online);
        assert_eq!(scene.at(181), Here::Away(after(0)));
    }

    #[test]
    fn watchers_are_counted_once_and_named_if_they_agree() {
        let scene = scene();
        let (everyone, table) = (&scene.everyone, scene.table);
        assert_eq!(everyone.onlookers(table), Onlookers { count: 1, names: Vec::new() });
        let ruth = Owner::Person(PersonId::random());
        assert!(scene.tells(|everyone| everyone.watch(table, ruth, Some("Ruth".to_owned()))));
        assert!(!scene.tells(|everyone| everyone.watch(table, ruth, Some("Ruth".to_owned()))));
        assert_eq!(everyone.onlookers(table), Onlookers { count: 2, names: vec!["Ruth".to_owned()] });
        everyone.unwatch(table, ruth, after(0));
        everyone.unwatch(table, ruth, after(1));
        assert!(!scene.tells(|everyone| everyone.sweep(after(5))), "they may come back");
        assert!(scene.tells(|everyone| everyone.sweep(after(17))));
        assert_eq!(everyone.onlookers(table).count, 1);
    }

    #[test]
    fn someone_with_a_seat_never_watches() {
        let scene = scene();
        let owner = Owner::Person(scene.person);
        assert!(!scene.tells(|everyone| everyone.watch(scene.table, owner, Some("Ada".to_owned()))));
        assert_eq!(scene.everyone.onlookers(scene.table), Onlookers { count: 1, names: Vec::new() });
        // Those who stand up watch from then on.
        scene.everyone.seat(scene.table, Vec::new());
        assert_eq!(scene.everyone.onlookers(scene.table).names, ["Ada"]);
    }

    #[test]
    fn a_table_without_pages_is_forgotten() {
        let scene = scene();
        scene.everyone.unwatch(scene.table, stranger(), after(0));
        scene.everyone.sweep(after(60));
        assert!(scene.everyone.inner().tables.is_empty());
    }
}
