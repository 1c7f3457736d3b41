//! Data folders of earlier programs can still be opened, show the same, and can be played on.
//!
//! A folder in `tests/data` was written by the program of that month. `index.txt` in it says who its people are, which
//! tables it has, and who looks at each. What they saw is in `pages`, what the records were is in `records`. If a page
//! is meant to say something else from now on, `INSTA_UPDATE=always` writes the new texts; the data itself never
//! changes.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use site::data::{self, Row};
use site::guest::{Address, Guest, Question, questions};
use site::served::{Served, program, run, server};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query, query_scalar};
use tempfile::TempDir;

mod site;

/// Written by a server that was asked to stop.
const NOVEMBER_2026: &str = "2026-11/stopped";
/// Written by a server that was killed: what was done last is in the journal beside the database.
const KILLED_IN_NOVEMBER_2026: &str = "2026-11/killed";
/// What a page without a script shows of a clock that runs.
const CLOCK: &str = "–:––";
/// A bot has answered by then, even on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(120);
/// A day in milliseconds: no bot answers and no clock runs out during a test.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The server ends and starts again.
const NONE: Duration = Duration::ZERO;
/// So long is longer than anything that a server waits for: thirty days until a table without visitors is closed.
const FORTY_DAYS: Duration = Duration::from_secs(40 * 24 * 60 * 60);

/// A stored folder, and a copy of it that can be changed.
struct Stored {
    /// The folder in the repository.
    source: PathBuf,
    /// Where its copy is.
    folder: TempDir,
    /// Cookies by name.
    people: BTreeMap<String, String>,
    tables: Vec<Table>,
}

/// A table of the index.
struct Table {
    name: String,
    path: String,
    stage: String,
    /// Who looks at it, as in `Ada`, `Ada?as=2` (with one of several seats) or `Ada@de` (in German).
    looks: Vec<String>,
}

impl Stored {
    /// Opens a folder as if its server had been down for so long.
    fn open(name: &str, downtime: Duration) -> Self {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
        let folder = TempDir::new().unwrap();
        copy_as_of(&source, folder.path(), downtime);
        let index = fs::read_to_string(source.join("index.txt")).unwrap();
        let lines = |kind: &'static str| index.lines().filter_map(move |line| line.strip_prefix(kind));
        let people = lines("person ").map(|line| line.split_once(' ').unwrap());
        let people = people.map(|(name, cookie)| (name.to_owned(), cookie.to_owned())).collect();
        let tables = lines("table ").map(Table::read).collect();
        Self { source, folder, people, tables }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Starts a server whose bots do not answer before the test is over.
    fn serve(&self) -> Served {
        let mut command = bequest();
        command.args(["serve", "--listen", "127.0.0.1:0", "--limit-posts=0", "--limit-requests=0"]);
        command.args(["--bot-pace", &DAY.to_string(), "--data"]).arg(self.path());
        Served::start(&mut command).unwrap()
    }

    /// Returns the viewer, and the address they look at.
    fn guest(&self, site: &Address, table: &Table, look: &str) -> (Guest, String) {
        let (who, query) =
            look.split_once('?').map_or((look, String::new()), |(who, query)| (who, format!("?{query}")));
        let (name, language) = who.split_once('@').map_or((who, None), |(name, language)| (name, Some(language)));
        let mut cookies: Vec<String> = self.people.get(name).cloned().into_iter().collect();
        assert_eq!(cookies.is_empty(), name == "stranger", "{name} has a cookie");
        cookies.extend(language.map(|language| format!("bequest-language={language}")));
        let cookie = (!cookies.is_empty()).then(|| cookies.join("; "));
        (Guest { site: site.clone(), cookie }, format!("{}{query}", table.path))
    }

    fn tables(&self, stages: &[&str]) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| stages.contains(&table.stage.as_str()))
    }

    fn doctor(&self) {
        let output = run(bequest().args(["doctor", "--data"]).arg(self.path())).unwrap();
        let found = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{found}");
        assert!(found.contains(&format!("{} tables", self.tables.len())), "{found}");
    }

    /// Holds a text to the one that was kept.
    fn expect(&self, name: &str, text: &str) {
        let pages = self.source.join("pages");
        insta::with_settings!({ snapshot_path => pages, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, text);
        });
    }
}

impl Table {
    fn read(line: &str) -> Self {
        let [words, looks, _] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let [name, id, _, stage] = words.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let looks = looks.split(' ').map(str::to_owned).collect();
        Self { name: name.to_owned(), path: format!("/t/{id}"), stage: stage.to_owned(), looks }
    }

    fn id(&self) -> &str {
        &self.path["/t/".len()..]
    }
}

fn bequest() -> Command {
    program(Path::new(env!("CARGO_BIN_EXE_bequest")))
}

/// Copies a folder as if it had been written so long ago.
///
/// All times are moved by the same amount, so that the last beat was then. Nothing waits for time in which the server was
/// down, so what is shown is the same however long ago that is. Clocks get a day more, so that none runs out however slow
/// the machine is. Nothing else is touched. The copy is made while the database is open: closing it would fold the journal
/// of a killed server into it, and that is to be read, too.
fn copy_as_of(source: &Path, folder: &Path, ago: Duration) {
    let scratch = TempDir::new().unwrap();
    copy_database(source, scratch.path());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(scratch.path().join("bequest.db"));
        let mut connection = options.connect().await.unwrap();
        let beat = query_scalar("SELECT value FROM settings WHERE name = 'beat'").fetch_one(&mut connection);
        let beat: i64 = beat.await.unwrap();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
        let by = i64::try_from(now - ago.as_millis()).unwrap() - beat;
        for change in [
            "UPDATE tables SET created = created + ?1, changed = changed + ?1, wake_at = wake_at + ?1 + wake_clock * ?2",
            "UPDATE rows SET at = at + ?1 + 0 * ?2",
            "UPDATE people SET seen = seen + ?1 + 0 * ?2",
            "UPDATE settings SET value = value + ?1 + 0 * ?2 WHERE name = 'beat'",
        ] {
            query(change).bind(by).bind(DAY).execute(&mut connection).await.unwrap();
        }
        copy_database(scratch.path(), folder);
        connection.close().await.unwrap();
    });
}

fn copy_database(from: &Path, to: &Path) {
    for name in ["bequest.db", "bequest.db-wal"] {
        if from.join(name).exists() {
            fs::copy(from.join(name), to.join(name)).unwrap();
        }
    }
}

/// Returns what can be read on a page, a line for each block.
fn text_of(html: &str) -> String {
    const INLINE: [&str; 9] = ["abbr", "b", "bdi", "em", "i", "kbd", "small", "span", "strong"];
    let body = html.split_once("<body").map_or(html, |(_, body)| body);
    let mut text = String::new();
    for part in body.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').unwrap();
        let name = tag.trim_start_matches('/').split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap();
        if !INLINE.contains(&name) {
            text.push('\n');
        }
        text.push_str(rest);
    }
    let folded = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    text.lines().map(folded).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Returns what someone sees of a table: the status, the text, and what the page asks.
fn seen(stored: &Stored, site: &Address, table: &Table, look: &str) -> (u16, String) {
    let (mut guest, path) = stored.guest(site, table, look);
    let reply = guest.get(&path).unwrap();
    // Every server has another port.
    let mut text = text_of(&reply.body).replace(&site.get(), "SITE");
    for Question { seat, number, actions } in questions(&reply.body) {
        write!(text, "\nquestion {number} of seat {seat}: {}", actions.join(", ")).unwrap();
    }
    (reply.status, text)
}

/// Has everyone load the start page: from then on they are all shown as online, no matter who looks at a table first.
fn all_come(stored: &Stored, site: &Address) {
    for (name, cookie) in &stored.people {
        let mut guest = Guest { site: site.clone(), cookie: Some(cookie.clone()) };
        assert_eq!(guest.get("/").unwrap().status, 200, "{name}");
    }
}

/// Returns what everyone sees of a table: the first page whole, of each other one how it differs from the most similar
/// page before it.
fn seen_by_all(stored: &Stored, site: &Address, table: &Table) -> String {
    all_come(stored, site);
    let mut pages: Vec<(&str, String)> = Vec::new();
    let mut all = String::new();
    for look in &table.looks {
        let (status, text) = seen(stored, site, table, look);
        let differences = pages.iter().map(|(other, page)| (other, difference(page, &text)));
        match differences.min_by_key(|(_, difference)| difference.len()) {
            None => writeln!(all, "== {look}: {status}\n{text}").unwrap(),
            Some((other, difference)) => write!(all, "== {look}: {status}, like {other} but\n{difference}").unwrap(),
        }
        pages.push((look, text));
    }
    all
}

/// Returns the lines that only one of two texts has.
fn difference(one: &str, other: &str) -> String {
    let only = |sign: char, these: &str, those: &str| -> String {
        let mut those: Vec<&str> = those.lines().collect();
        let mut is_missing = |line: &&str| match those.iter().position(|other| other == line) {
            Some(place) => {
                those.remove(place);
                false
            }
            None => true,
        };
        these.lines().filter(|line| is_missing(line)).map(|line| format!("{sign} {line}\n")).collect()
    };
    only('-', one, other) + &only('+', other, one)
}

/// Does the first thing that someone at a table can do; returns the key of the post.
fn step(stored: &Stored, site: &Address, table: &Table) -> Option<String> {
    let people = || table.looks.iter().filter(|look| !look.starts_with("stranger") && !look.contains("step="));
    for look in people() {
        let (mut guest, path) = stored.guest(site, table, look);
        let page = guest.get(&path).unwrap().body;
        if page.contains(&format!("{}/ready\"", table.path)) {
            let seat = page.split("/ready\"").nth(1).and_then(|form| form.split("value=\"").nth(1)).unwrap();
            let seat = seat.split('"').next().unwrap();
            guest.done(&format!("{}/ready", table.path), &[("seat", seat)]).unwrap();
        }
    }
    for look in people() {
        let (mut guest, path) = stored.guest(site, table, look);
        let Some(question) = questions(&guest.get(&path).unwrap().body).into_iter().next() else { continue };
        let fields = [("seat", &question.seat), ("question", &question.number), ("action", &question.actions[0])];
        let mut fields = fields.map(|(name, value)| (name, value.as_str())).to_vec();
        fields.push(("key", "thenextstep"));
        guest.done(&format!("{}/act", table.path), &fields).unwrap();
        return Some(format!("{}:thenextstep", question.seat));
    }
    None
}

/// Returns the row of a post with the chance that followed.
fn rows_of(rows: &[Row], table: &Table, key: &str) -> Vec<String> {
    let mut own = rows.iter().filter(|row| row.table == table.id()).skip_while(|row| row.key.as_deref() != Some(key));
    let first = own.next().map(|row| row.text.clone());
    let chance = own.map(|row| row.text.clone()).take_while(|text| text.starts_with("chance"));
    first.into_iter().chain(chance).collect()
}

/// Writes a table's head again without a change.
fn rewrite_head(stored: &Stored, site: &Address, table: &Table) {
    // The person who has not agreed to close the table says so again; they are the last in the index.
    let names = table.looks.iter().rev().filter(|look| stored.people.contains_key(*look));
    let mut refuses = names.map(|look| {
        let (mut guest, _) = stored.guest(site, table, look);
        guest.post(&format!("{}/close", table.path), &[("agree", "0")]).unwrap().status
    });
    assert!(refuses.any(|status| status == 200), "nobody sits at {}", table.name);
}

/// Returns a text with a word in place of each date: tables are as old as the test makes them.
fn undated(text: &str) -> String {
    let is_date = |word: &str| word.len() == 10 && word.chars().all(|c| c.is_ascii_digit() || c == '-');
    let word = |word| if is_date(word) { "DATE" } else { word };
    text.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n")
}

/// Returns the lists of everyone's tables, and how many wait for them.
fn lists(stored: &Stored, site: &Address) -> String {
    let mut lists = String::new();
    for (name, cookie) in &stored.people {
        let mut guest = Guest { site: site.clone(), cookie: Some(cookie.clone()) };
        let (tables, turns) = (guest.get("/tables").unwrap(), guest.get("/turns").unwrap());
        let text = undated(&text_of(&tables.body));
        writeln!(lists, "== {name}: {} {}\n{text}", turns.body, tables.status).unwrap();
    }
    lists
}

fn shows_the_same(name: &str, downtime: Duration) {
    let stored = Stored::open(name, downtime);
    stored.doctor();
    let served = stored.serve();
    for table in &stored.tables {
        stored.expect(&table.name, &seen_by_all(&stored, &served.site(), table));
    }
    stored.expect("lists", &lists(&stored, &served.site()));
    served.stop().unwrap();
    stored.doctor();
}

/// Has something done at every table that is going on; returns what everyone sees then of those without a clock.
fn play_on<'a>(stored: &'a Stored, site: &Address) -> Vec<(&'a Table, String)> {
    let mut steps = String::new();
    for table in stored.tables(&["playing"]) {
        let key = step(stored, site, table);
        let added = key.map(|key| rows_of(&data::rows(stored.path()).unwrap(), table, &key)).unwrap_or_default();
        writeln!(steps, "{}: {}", table.name, added.join(", ")).unwrap();
    }
    stored.expect("steps", &steps);
    // Every page says how many tables wait for its viewer, so they are looked at when nothing more is done.
    let pages = stored.tables(&["playing"]).map(|table| (table, seen_by_all(stored, site, table)));
    pages.filter(|(_, page)| !page.contains(CLOCK)).collect()
}

fn goes_on(name: &str, downtime: Duration) {
    let stored = Stored::open(name, downtime);
    let before = data::rows(stored.path()).unwrap();
    let served = stored.serve();
    let pages = play_on(&stored, &served.site());
    served.stop().unwrap();
    stored.doctor();
    let served = stored.serve();
    for (table, page) in pages {
        assert_eq!(seen_by_all(&stored, &served.site(), table), page, "{}", table.name);
    }
    served.stop().unwrap();
    let place = |row: &Row| (row.table.clone(), row.number);
    let after: BTreeMap<_, _> = data::rows(stored.path()).unwrap().into_iter().map(|row| (place(&row), row)).collect();
    assert!(before.iter().all(|row| after.get(&place(row)) == Some(row)), "what was stored stays as it was");
}

#[test]
fn tables_of_november_2026_show_the_same() {
    shows_the_same(NOVEMBER_2026, NONE);
}

#[test]
fn tables_of_november_2026_show_the_same_after_forty_days_of_downtime() {
    shows_the_same(NOVEMBER_2026, FORTY_DAYS);
}

#[test]
fn tables_of_november_2026_go_on() {
    goes_on(NOVEMBER_2026, NONE);
}

#[test]
fn tables_of_november_2026_go_on_after_forty_days_of_downtime() {
    goes_on(NOVEMBER_2026, FORTY_DAYS);
}

#[test]
fn what_a_killed_server_of_november_2026_left_shows_the_same() {
    shows_the_same(KILLED_IN_NOVEMBER_2026, NONE);
}

#[test]
fn what_a_killed_server_of_november_2026_left_goes_on() {
    goes_on(KILLED_IN_NOVEMBER_2026, NONE);
}

#[test]
fn what_a_killed_server_of_november_2026_left_goes_on_after_forty_days_of_downtime() {
    goes_on(KILLED_IN_NOVEMBER_2026, FORTY_DAYS);
}

#[test]
fn bots_of_november_2026_that_were_asked_answer() {
    let stored = Stored::open(NOVEMBER_2026, NONE);
    let bots_rows = || {
        let rows = data::rows(stored.path()).unwrap();
        let of = |name| stored.tables.iter().find(|table| table.name == name).unwrap().id();
        let is_bots = |row: &&Row| row.text.split(' ').nth(2) == Some("bot");
        ["m-bots-asked", "e-bot-asked"]
            .map(|name| rows.iter().filter(is_bots).filter(|it| it.table == of(name)).count())
    };
    let before = bots_rows();
    let served = Served::start(&mut server(Path::new(env!("CARGO_BIN_EXE_bequest")), stored.path())).unwrap();
    let deadline = Instant::now() + PATIENCE;
    while before.iter().zip(bots_rows()).any(|(before, now)| now <= *before) {
        assert!(Instant::now() < deadline, "the bots do not answer: {}", served.log());
        thread::sleep(Duration::from_millis(10));
    }
    served.stop().unwrap();
    stored.doctor();
}

#[test]
fn heads_of_november_2026_are_written_with_the_same_bytes() {
    let stored = Stored::open(NOVEMBER_2026, NONE);
    let served = stored.serve();
    let before = data::heads(stored.path()).unwrap();
    for table in stored.tables(&["open", "playing"]) {
        rewrite_head(&stored, &served.site(), table);
    }
    served.stop().unwrap();
    assert_eq!(data::heads(stored.path()).unwrap(), before);
}

#[test]
fn records_of_november_2026_are_the_same_and_are_good() {
    let stored = Stored::open(NOVEMBER_2026, NONE);
    let records = stored.source.join("records");
    let served = stored.serve();
    for table in stored.tables(&["over", "closed"]) {
        let (mut guest, path) = stored.guest(&served.site(), table, "stranger");
        let reply = guest.get(&format!("{path}/record.rec")).unwrap();
        // A table that was closed before its game has none.
        match fs::read_to_string(records.join(format!("{}.rec", table.name))) {
            Ok(record) => assert_eq!(reply.body, record, "{}", table.name),
            Err(_) => assert_eq!(reply.status, 409, "{}: {}", table.name, reply.body),
        }
    }
    served.stop().unwrap();
    let output = run(bequest().arg("check").arg(&records)).unwrap();
    let verdict = String::from_utf8(output.stdout).unwrap().replace(records.to_str().unwrap(), "records");
    assert_eq!(output.status.code(), Some(0), "{verdict}");
    stored.expect("records", &verdict);
}
