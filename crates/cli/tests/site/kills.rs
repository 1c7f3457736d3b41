//! A server that is killed again and again while people play: nothing it acknowledged is missing, nothing is doubled.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use bequest_engine::below;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::site::data::{self, Row};
use crate::site::guest::{Address, Guest, Question, Reply, is_over, questions};
use crate::site::served::{PATIENCE, Served, program, run, server};

/// A server lives until at most this many more posts have been carried out.
const LIFE: u32 = 120;
/// One server in this many is killed before it can be ready.
const STILLBORN: u32 = 5;
/// One post in this many is an undo.
const REGRETS: u32 = 12;
/// One question in this many, where an order can be given, is left to one.
const ORDERED: u32 = 2;

/// What is played at a table. A table holds more than its rows: at a live one who is ready, in a secret window of Die
/// Erbraffer the answers that nobody may know of yet, and standing orders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Relaxed,
    Live,
    Secret,
    Orders,
}

impl Kind {
    const ALL: [Self; 4] = [Kind::Relaxed, Kind::Live, Kind::Secret, Kind::Orders];

    /// Returns what the form of a new table says. No clock runs out but that of a secret window, which lasts its time.
    fn fields(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Kind::Relaxed | Kind::Orders => &[("game", "maloney")],
            Kind::Live => &[("game", "maloney"), ("pace", "live"), ("turn", "600"), ("call", "60")],
            Kind::Secret => &[("game", "erbraffer"), ("pace", "live"), ("turn", "600"), ("call", "2")],
        }
    }
}

/// People who play one game after the other.
#[derive(Clone, Copy)]
struct Group {
    number: u64,
    people: u64,
    /// Bots take the other seats.
    players: usize,
    kind: Kind,
}

/// What is to be tried.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) kills: u32,
    /// Tables of three people each, played at the same time, of all kinds in turn; one more has bots.
    pub(crate) tables: usize,
    /// Decides when the server is killed and what people do, though not who is quicker.
    pub(crate) seed: u64,
}

/// What was tried.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Figures {
    pub(crate) kills: u32,
    /// Posts that were acknowledged.
    pub(crate) done: usize,
    /// Those of them that a server before had carried out without being able to say so.
    pub(crate) again: usize,
    pub(crate) refused: usize,
    /// Answers that nobody could know of yet at the end.
    pub(crate) withheld: usize,
    /// Orders that were acknowledged, and the rows that orders have made.
    pub(crate) orders: usize,
    pub(crate) obeyed: usize,
    pub(crate) tables: usize,
    /// Games that came to their end.
    pub(crate) over: u64,
    pub(crate) rows: usize,
    pub(crate) seconds: f64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { kills, done, again, refused, withheld, orders, obeyed, tables, over, rows, seconds } = *self;
        writeln!(f, "kills           {kills:>14}")?;
        writeln!(f, "posts done      {done:>14} {again:>12} of them told by the next server")?;
        writeln!(f, "posts refused   {refused:>14}")?;
        writeln!(f, "answers withheld{withheld:>14} at the end")?;
        writeln!(f, "orders          {orders:>14} {obeyed:>12} rows made by them")?;
        writeln!(f, "tables          {tables:>14} {over:>12} games came to their end")?;
        writeln!(f, "rows            {rows:>14}")?;
        write!(f, "seconds         {seconds:>14.1}")
    }
}

/// Lets people play while the server is killed, then holds what is stored to what was said.
///
/// # Errors
/// Says what is missing, doubled or otherwise wrong.
pub(crate) fn kill_and_compare(path: &Path, plan: Plan) -> Result<Figures> {
    let start = Instant::now();
    let folder = tempfile::tempdir()?;
    let play = Play::new(plan.seed);
    let served = thread::scope(|scope| {
        let kinds = Kind::ALL.into_iter().cycle().take(plan.tables);
        let mut tables: Vec<_> =
            (0..).zip(kinds).map(|(number, kind)| Group { number, people: 3, players: 3, kind }).collect();
        tables.push(Group { number: plan.tables as u64, people: 1, players: 4, kind: Kind::Relaxed });
        let play = &play;
        let players: Vec<_> =
            tables.into_iter().map(|table| scope.spawn(move || play.noting(play.sit(table)))).collect();
        let served = play.noting(play.kill(path, folder.path(), plan));
        play.ended.store(true, Ordering::Relaxed);
        for player in players {
            player.join().expect("a player does not panic")?;
        }
        served
    })?;
    served.stop().context("asked to end")?;
    let examined = run(program(path).args(["doctor", "--data"]).arg(folder.path()))?;
    ensure!(examined.status.code() == Some(0), "the doctor says: {}", String::from_utf8_lossy(&examined.stdout));
    let mut figures = play.compare(&data::rows(folder.path())?, &data::states(folder.path())?)?;
    figures.kills = plan.kills;
    figures.seconds = start.elapsed().as_secs_f64();
    Ok(figures)
}

/// What all players share.
struct Play {
    site: Address,
    seed: u64,
    ended: AtomicBool,
    failed: AtomicBool,
    /// Names posts.
    number: AtomicU64,
    /// Posts that were acknowledged.
    done: AtomicU64,
    /// Groups of people who have begun their first game.
    begun: AtomicU64,
    over: AtomicU64,
    /// What was sent, by its key as it is stored.
    sent: Mutex<BTreeMap<String, Sent>>,
    /// The orders of a seat at a table that were acknowledged; nothing yet if one was only sent.
    orders: Mutex<BTreeMap<(String, String), BTreeSet<String>>>,
}

/// A post.
struct Sent {
    table: String,
    /// The row that it makes.
    row: String,
    answer: Answer,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Awaited,
    Done,
    /// It had been done before; a server was killed between doing and saying so.
    Again,
    Refused,
}

impl Play {
    fn new(seed: u64) -> Self {
        Self {
            site: Address::default(),
            seed,
            ended: AtomicBool::new(false),
            failed: AtomicBool::new(false),
            number: AtomicU64::new(0),
            done: AtomicU64::new(0),
            begun: AtomicU64::new(0),
            over: AtomicU64::new(0),
            sent: Mutex::default(),
            orders: Mutex::default(),
        }
    }

    /// Lets everyone know if something has gone wrong.
    fn noting<T>(&self, result: Result<T>) -> Result<T> {
        if result.is_err() {
            self.failed.store(true, Ordering::Relaxed);
            self.ended.store(true, Ordering::Relaxed);
        }
        result
    }

    /// Kills the server so often; returns the one that is left.
    fn kill(&self, path: &Path, folder: &Path, plan: Plan) -> Result<Served> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut served = self.start(path, folder)?;
        for number in 1..=plan.kills {
            let life = below(&mut rng, LIFE);
            self.live_on(life, 0).with_context(|| format!("before kill {number}"))?;
            served.kill()?;
            if below(&mut rng, STILLBORN) == 0 {
                let begun = Served::begin(&mut server(path, folder))?;
                thread::sleep(Duration::from_millis(below(&mut rng, 40).into()));
                begun.kill()?;
            }
            served = self.start(path, folder).with_context(|| format!("after kill {number}"))?;
        }
        // The last server also has to show that the games go on, all of them.
        self.live_on(LIFE, plan.tables as u64 + 1)?;
        Ok(served)
    }

    /// Waits until this many more posts have been carried out and this many groups have begun to play; if there are any,
    /// someone has to have given an order, too.
    fn live_on(&self, posts: u32, groups: u64) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        let wanted = self.done.load(Ordering::Relaxed) + u64::from(posts);
        let is_done = || {
            self.done.load(Ordering::Relaxed) >= wanted
                && self.begun.load(Ordering::Relaxed) >= groups
                && (groups == 0
                    || self.orders.lock().expect("no holder panics").values().any(|given| !given.is_empty()))
        };
        while !is_done() {
            ensure!(!self.failed.load(Ordering::Relaxed), "someone else failed");
            ensure!(Instant::now() < deadline, "nobody plays any more");
            thread::sleep(Duration::from_millis(1));
        }
        Ok(())
    }

    fn start(&self, path: &Path, folder: &Path) -> Result<Served> {
        let served = Served::start(&mut server(path, folder))?;
        self.site.set(&served.address);
        Ok(served)
    }

    /// Plays one game after the other.
    fn sit(&self, Group { number, people, players, kind }: Group) -> Result<()> {
        let mut guests = Vec::new();
        for seat in 0..people {
            match self.insist(|| Guest::named(&self.site, &format!("Player {number}.{seat}")))? {
                Some(guest) => guests.push(guest),
                None => return Ok(()),
            }
        }
        let mut games = 0;
        // If it is not known how far a table came, it is left alone.
        while let Some(table) = self.insist(|| Guest::open_table_of(&mut guests, players, kind.fields()))? {
            games += 1;
            self.begun.fetch_add(u64::from(games == 1), Ordering::Relaxed);
            thread::scope(|scope| {
                let play = |(seat, guest): (u64, &Guest)| {
                    let mut player = Player {
                        play: self,
                        guest: guest.clone(),
                        table: table.clone(),
                        kind,
                        ready: None,
                        order: None,
                        rng: Xoshiro256PlusPlus::seed_from_u64(self.seed ^ (number << 32 | seat << 48)),
                    };
                    scope.spawn(move || player.play.noting(player.play_on()))
                };
                let playing: Vec<_> = (1..).zip(&guests).map(play).collect();
                for player in playing {
                    player.join().expect("a player does not panic")?;
                }
                anyhow::Ok(())
            })?;
            self.over.fetch_add(u64::from(!self.ended.load(Ordering::Relaxed)), Ordering::Relaxed);
        }
        Ok(())
    }

    /// Tries until it is done or nobody plays any more. A failure is an error unless the server was killed.
    fn insist<T>(&self, mut ask: impl FnMut() -> Result<T>) -> Result<Option<T>> {
        let deadline = Instant::now() + PATIENCE;
        while !self.ended.load(Ordering::Relaxed) {
            match ask() {
                Ok(done) => return Ok(Some(done)),
                Err(error) if !error.is::<io::Error>() || Instant::now() > deadline => return Err(error),
                Err(_) => thread::sleep(Duration::from_millis(2)),
            }
        }
        Ok(None)
    }

    fn note(&self, key: &str, answer: Answer) {
        let mut sent = self.sent.lock().expect("no holder panics");
        sent.get_mut(key).expect("it was noted before it was sent").answer = answer;
        let is_done = matches!(answer, Answer::Done | Answer::Again);
        self.done.fetch_add(u64::from(is_done), Ordering::Relaxed);
    }

    /// Holds what is stored to what was sent and answered; an answer that nobody may know of yet is in a table's state.
    fn compare(&self, rows: &[Row], states: &BTreeMap<String, String>) -> Result<Figures> {
        let sent = self.sent.lock().expect("no holder panics");
        let (mut stored, mut obeyed) = (BTreeSet::new(), BTreeMap::new());
        let mut last = ("", 0);
        for row in rows {
            let number = if last.0 == row.table { last.1 + 1 } else { 1 };
            ensure!(row.number == number, "row {number} is missing before {row:?}");
            last = (&row.table, number);
            let Some(key) = &row.key else {
                ensure!(!is_persons(&row.text), "done though nobody sent it: {row:?}");
                continue;
            };
            ensure!(stored.insert(key), "doubled: {row:?}");
            if let Some(seat) = self.ordered(row) {
                *obeyed.entry((row.table.clone(), seat)).or_default() += 1;
                continue;
            }
            let Some(post) = sent.get(key) else { bail!("nobody sent this: {row:?}") };
            ensure!(post.table == row.table, "sent to table {}: {row:?}", post.table);
            ensure!(post.row == row.text, "what was sent is {:?}: {row:?}", post.row);
            ensure!(post.answer != Answer::Refused, "refused, but done: {row:?}");
        }
        let mut withheld = 0;
        for (key, post) in sent.iter() {
            ensure!(post.answer != Answer::Awaited, "{key} was never answered");
            let is_done = matches!(post.answer, Answer::Done | Answer::Again);
            let is_withheld = states.values().any(|state| state.contains(&format!("\"key\":\"{key}\"")));
            ensure!(!is_withheld || !stored.contains(key), "doubled: {key} is withheld and shown");
            ensure!(!is_withheld || post.answer != Answer::Refused, "refused, but withheld: {key}");
            withheld += usize::from(is_withheld);
            ensure!(
                !is_done || is_withheld || stored.contains(key),
                "{key} was acknowledged, but is missing: {:?}",
                post.row
            );
        }
        let count = |wanted| sent.values().filter(|post| post.answer == wanted).count();
        Ok(Figures {
            orders: self.compare_orders(&obeyed, states)?,
            obeyed: obeyed.values().sum(),
            done: count(Answer::Done) + count(Answer::Again),
            again: count(Answer::Again),
            refused: count(Answer::Refused),
            withheld,
            tables: rows.iter().map(|row| &row.table).collect::<BTreeSet<_>>().len(),
            over: self.over.load(Ordering::Relaxed),
            rows: rows.len(),
            ..Figures::default()
        })
    }
}

/// How many rows the orders of a seat at a table have made.
type Obeyed = BTreeMap<(String, String), usize>;

impl Play {
    /// Returns the seat whose order has made a row: its key is not that of a post, and only a seat that sent an order can
    /// have such a row.
    fn ordered(&self, row: &Row) -> Option<String> {
        let (seat, name) = row.key.as_ref()?.split_once(':')?;
        let orders = self.orders.lock().expect("no holder panics");
        let is_sent = orders.contains_key(&(row.table.clone(), seat.to_owned()));
        let is_orders = name.len() == 32 && row.text == format!("act {seat} person decline");
        (is_sent && is_orders).then(|| seat.to_owned())
    }

    /// Holds what is stored to the orders that were acknowledged: each was given while its seat was asked, so it has answered
    /// at least once, or it still stands. Returns how many there are.
    fn compare_orders(&self, obeyed: &Obeyed, states: &BTreeMap<String, String>) -> Result<usize> {
        let orders = self.orders.lock().expect("no holder panics");
        for (place, given) in orders.iter() {
            let (table, seat) = place;
            let stands = |order: &String| {
                states.get(table).is_some_and(|state| state.contains(&format!("\"{seat}\":\"{order}\"")))
            };
            let standing = given.iter().filter(|order| stands(order)).count();
            let rows = obeyed.get(place).copied().unwrap_or_default();
            ensure!(rows + standing >= given.len(), "of {given:?} of seat {seat} at {table} one is missing");
        }
        Ok(orders.values().map(BTreeSet::len).sum())
    }
}

/// Returns the order that a page offers to pass for the whole day; it is not offered while it stands.
fn offered_order(page: &str) -> Option<&str> {
    let values = page.split("name=\"order\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.into_iter().find(|order| order.starts_with("out "))
}

fn is_persons(row: &str) -> bool {
    row.split(' ').nth(2) == Some("person") || row.starts_with("undo ") || row.starts_with("redo ")
}

/// Returns the seat that a page asks to be ready.
fn asked_to_be_ready(page: &str, table: &str) -> Option<String> {
    let form = page.split(&format!("{table}/ready\"")).nth(1)?;
    form.split("value=\"").nth(1)?.split('"').next().map(str::to_owned)
}

/// Someone at a table.
struct Player<'a> {
    play: &'a Play,
    guest: Guest,
    table: String,
    kind: Kind,
    /// The last question before which they said that they are ready.
    ready: Option<String>,
    /// The last order that was acknowledged.
    order: Option<String>,
    rng: Xoshiro256PlusPlus,
}

impl Player<'_> {
    /// Answers whatever is asked, until the game is over or everyone stops.
    fn play_on(&mut self) -> Result<()> {
        while let Some(page) = self.play.insist(|| Ok(self.guest.get(&self.table)?))? {
            ensure!(page.status == 200, "{}: {} {}", self.table, page.status, page.body);
            if is_over(&page.body) {
                return Ok(());
            }
            let questions = questions(&page.body);
            if let Some(seat) = asked_to_be_ready(&page.body, &self.table) {
                self.be_ready(&seat, questions.first())?;
                continue;
            }
            let Some(question) = questions.first() else {
                thread::sleep(Duration::from_millis(2));
                continue;
            };
            if self.kind == Kind::Orders && self.leaves_to_order(&page.body, question)? {
                continue;
            }
            // Elsewhere an undo may end what others are ready for, or have answered in secret.
            if self.kind == Kind::Relaxed && below(&mut self.rng, REGRETS) == 0 {
                self.send("undo", &question.seat, format!("undo {}", question.seat), &[])?;
                continue;
            }
            // A joker ends an auction before the orders of others have answered.
            let is_fair = |action: &&String| self.kind != Kind::Orders || *action != "joker";
            let actions: Vec<&String> = question.actions.iter().filter(is_fair).collect();
            if actions.is_empty() {
                thread::sleep(Duration::from_millis(2));
                continue;
            }
            let action = actions[below(&mut self.rng, actions.len() as u32) as usize];
            let row = format!("act {} person {action}", question.seat);
            self.send("act", &question.seat, row, &[("question", &question.number), ("action", action)])?;
        }
        Ok(())
    }

    /// Says that they are ready. What was acknowledged counts, whichever server is asked.
    fn be_ready(&mut self, seat: &str, question: Option<&Question>) -> Result<()> {
        let number = question.map(|question| question.number.clone());
        ensure!(number.is_none() || self.ready != number, "{}: seat {seat} was ready for {number:?}", self.table);
        let path = format!("{}/ready", self.table);
        let reply = self.answered(&path, &[("seat", seat)])?;
        ensure!(reply.status == 200, "{path}: {} {}", reply.status, reply.body);
        self.ready = number;
        Ok(())
    }

    /// Gives an order now and then, and leaves the rest of the day to it. What was acknowledged stands for that day,
    /// whichever server is asked.
    fn leaves_to_order(&mut self, page: &str, question: &Question) -> Result<bool> {
        let seat = &question.seat;
        let Some(order) = offered_order(page) else {
            let stands = page.contains("out-today set");
            if stands {
                thread::sleep(Duration::from_millis(2));
            }
            return Ok(stands);
        };
        ensure!(self.order.as_deref() != Some(order), "{}: seat {seat} has lost {order:?}", self.table);
        // Someone who has declined may still see what could be done.
        let is_asked = question.actions.iter().any(|action| action == "decline");
        if !is_asked || below(&mut self.rng, ORDERED) > 0 {
            return Ok(false);
        }
        let place = (self.table.trim_start_matches("/t/").to_owned(), seat.clone());
        self.play.orders.lock().expect("no holder panics").entry(place.clone()).or_default();
        let path = format!("{}/act", self.table);
        let reply = self.answered(&path, &[("seat", seat.as_str()), ("order", order)])?;
        match reply.status {
            200 => {
                self.order = Some(order.to_owned());
                let mut orders = self.play.orders.lock().expect("no holder panics");
                orders.entry(place).or_default().insert(order.to_owned());
                self.play.done.fetch_add(1, Ordering::Relaxed);
            }
            409 | 422 => {}
            status => bail!("{path} {order:?}: {status} {}", reply.body),
        }
        Ok(true)
    }

    /// Posts until there is an answer, be it that of the next server.
    fn send(&mut self, what: &str, seat: &str, row: String, more: &[(&str, &str)]) -> Result<()> {
        let name = format!("key{:09}", self.play.number.fetch_add(1, Ordering::Relaxed));
        let key = format!("{seat}:{name}");
        let table = self.table.trim_start_matches("/t/").to_owned();
        let sent = Sent { table, row, answer: Answer::Awaited };
        self.play.sent.lock().expect("no holder panics").insert(key.clone(), sent);
        let fields = [&[("seat", seat), ("key", name.as_str())], more].concat();
        let path = format!("{}/{what}", self.table);
        let reply = self.answered(&path, &fields)?;
        let answer = match reply.status {
            200 if reply.body.contains("\"outcome\":\"done\"") => Answer::Done,
            200 if reply.body.contains("\"outcome\":\"already\"") => Answer::Again,
            409 | 422 => Answer::Refused,
            status => bail!("{path} {fields:?}: {status} {}", reply.body),
        };
        self.play.note(&key, answer);
        Ok(())
    }

    fn answered(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Reply> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.guest.post(path, fields) {
                Ok(reply) => return Ok(reply),
                Err(error) if Instant::now() > deadline || self.play.failed.load(Ordering::Relaxed) => {
                    return Err(error).with_context(|| format!("no answer to {path} {fields:?}"));
                }
                Err(_) => thread::sleep(Duration::from_millis(2)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what is found when these posts were sent to table `t`, each with its answer, and these rows are stored.
    fn found(posts: &[(&str, &str, Answer)], rows: &[(i64, Option<&str>, &str)]) -> Result<Figures> {
        compared(&Play::new(1), posts, rows, "")
    }

    fn compared(
        play: &Play,
        posts: &[(&str, &str, Answer)],
        rows: &[(i64, Option<&str>, &str)],
        state: &str,
    ) -> Result<Figures> {
        for (key, row, answer) in posts {
            let sent = Sent { table: "t".to_owned(), row: (*row).to_owned(), answer: *answer };
            play.sent.lock().unwrap().insert((*key).to_owned(), sent);
        }
        let row = |(number, key, text): &(i64, Option<&str>, &str)| Row {
            table: "t".to_owned(),
            number: *number,
            key: key.map(str::to_owned),
            text: (*text).to_owned(),
        };
        let states = BTreeMap::from([("t".to_owned(), state.to_owned())]);
        play.compare(&rows.iter().map(row).collect::<Vec<_>>(), &states)
    }

    #[test]
    fn an_order_that_was_acknowledged_stands_or_has_answered() {
        const KEY: Option<&str> = Some("2:0123456789abcdef0123456789abcdef");
        const DECLINE: &str = "act 2 person decline";
        let play = |orders: &[&str]| {
            let (play, seat) = (Play::new(1), ("t".to_owned(), "2".to_owned()));
            let given = orders.iter().map(ToString::to_string).collect();
            play.orders.lock().unwrap().insert(seat, given);
            play
        };
        let (one, two) = (play(&["out on day 1"]), play(&["out on day 1", "out on day 2"]));
        let state = "{\"orders\":{\"2\":\"out on day 2\"}}";
        let figures = compared(&two, &[], &[(1, KEY, DECLINE)], state).unwrap();
        assert_eq!((figures.orders, figures.obeyed), (2, 1));
        let wrong = |play: &Play, rows: &[_], state| compared(play, &[], rows, state).unwrap_err().to_string();
        assert!(wrong(&one, &[], "").contains("one is missing"));
        assert!(wrong(&one, &[], state).contains("one is missing"), "it is another one");
        assert!(wrong(&two, &[(1, KEY, DECLINE)], "").contains("one is missing"));
        assert!(wrong(&one, &[(1, KEY, "act 2 person bid 100")], "").contains("nobody sent this"));
        assert!(wrong(&Play::new(1), &[(1, KEY, DECLINE)], "").contains("nobody sent this"));
        assert!(wrong(&one, &[(1, KEY, DECLINE), (2, KEY, DECLINE)], "").contains("doubled"));
    }

    #[test]
    fn what_was_acknowledged_and_is_stored_once_is_right() {
        let posts = [("1:a", "act 1 person pass", Answer::Done), ("2:b", "undo 2", Answer::Again)];
        let rows = [(1, Some("1:a"), "act 1 person pass"), (2, None, "chance a01"), (3, Some("2:b"), "undo 2")];
        let figures = found(&posts, &rows).unwrap();
        assert_eq!((figures.done, figures.again, figures.rows), (2, 1, 3));
    }

    #[test]
    fn whatever_is_missing_doubled_or_changed_is_found() {
        const PASS: &str = "act 1 person pass";
        let wrong = |answer, rows: &[_]| found(&[("1:a", PASS, answer)], rows).unwrap_err().to_string();
        let told = [
            wrong(Answer::Done, &[]),
            wrong(Answer::Again, &[(1, None, "chance a01")]),
            wrong(Answer::Done, &[(1, Some("1:a"), PASS), (2, Some("1:a"), PASS)]),
            wrong(Answer::Done, &[(1, Some("1:a"), PASS), (2, None, PASS)]),
            wrong(Answer::Done, &[(1, Some("1:a"), PASS), (3, None, "chance a01")]),
            wrong(Answer::Done, &[(1, Some("1:b"), PASS)]),
            wrong(Answer::Done, &[(1, Some("1:a"), "act 1 person call")]),
            wrong(Answer::Refused, &[(1, Some("1:a"), PASS)]),
            wrong(Answer::Awaited, &[(1, Some("1:a"), PASS)]),
        ];
        let starts = [
            "1:a was acknowledged, but is missing",
            "1:a was acknowledged, but is missing",
            "doubled",
            "done though nobody sent it",
            "row 2 is missing",
            "nobody sent this",
            "what was sent is",
            "refused, but done",
            "1:a was never answered",
        ];
        for (told, start) in told.iter().zip(starts) {
            assert!(told.starts_with(start), "{start}: {told}");
        }
    }
}
