//! The doctor: it notices whatever was changed, and saves what can be saved.
//!
//! The data is that of November 2026, once as it was and once with check sums as servers of today write them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use bequest_store::{Found, Journal, Operations, Options, Sqlite};
use bequest_table::{Change, RowSum, StoredTable, TableId};
use site::data::{self, Row};
use site::guest::Guest;
use site::served::{Served, program, run, server};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query, raw_sql};
use tempfile::TempDir;

mod site;

const PLAYING: &str = "d4v6uswnyzlfl5ole5qm6ahnvk";
const OVER: [&str; 2] = ["kiyyune3myavs4nerdbxv2mctd", "yxankraqolu3z3hnbbwy7iqrw4"];
const TABLES: &str = "'d4v6uswnyzlfl5ole5qm6ahnvk', 'kiyyune3myavs4nerdbxv2mctd', 'yxankraqolu3z3hnbbwy7iqrw4',
    '4b4w73rm25ld4vxdrqucekynle', 'xvvci54wcrtpnluqeynprsow43', 'qhp2qwuf7ssq3mw2oa6qhgvmbh'";

fn november(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/2026-11").join(name)
}

/// Returns a folder with a few tables of both games: one open, two playing, one closed, two over. Everything has check sums.
fn folder() -> TempDir {
    static DATABASE: OnceLock<Vec<u8>> = OnceLock::new();
    let folder = TempDir::new().unwrap();
    let database = DATABASE.get_or_init(|| {
        let made = TempDir::new().unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(make(made.path()));
        fs::read(made.path().join("bequest.db")).unwrap()
    });
    fs::write(folder.path().join("bequest.db"), database).unwrap();
    folder
}

async fn make(folder: &Path) {
    let file = folder.join("bequest.db");
    fs::copy(november("stopped").join("bequest.db"), &file).unwrap();
    let store = Sqlite::open(folder, Options::default()).await.unwrap();
    let mut raw = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    for (table, column) in [("rows", "table_id"), ("sittings", "table_id"), ("tables", "id")] {
        let change = format!("DELETE FROM {table} WHERE {column} NOT IN ({TABLES})");
        raw_sql(sqlx::AssertSqlSafe(change)).execute(&mut raw).await.unwrap();
    }
    let mut all = raw.begin().await.unwrap();
    let tables = store.tables_after(None, 99).await.unwrap();
    for &id in &tables {
        let mut sum = RowSum::default();
        for (number, row) in (1..).zip(store.table(id).await.unwrap().unwrap().rows) {
            sum = sum.after(id, number, row.at, row.key.as_deref(), &row.text);
            let change = query("UPDATE rows SET sum = ? WHERE table_id = ? AND row = ?");
            let (sum, number) = (sum.0.cast_signed(), u32::try_from(number).unwrap());
            change.bind(sum).bind(id.as_str()).bind(number).execute(&mut *all).await.unwrap();
        }
    }
    all.commit().await.unwrap();
    for id in tables {
        write_head_again(&store, id).await;
    }
    store.close().await;
    // Nothing of what was deleted is left in the file.
    raw_sql("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
}

/// Gives head and state their check sums.
async fn write_head_again(store: &Sqlite, id: TableId) {
    let Found { table, listing, .. } = store.found(id).await.unwrap().unwrap();
    let change = Change {
        table: id,
        revision: table.revision,
        at: table.changed,
        rows: Vec::new(),
        head: Some((table.head, listing)),
        state: Some(table.state),
        asked: 0,
        wake: table.wake,
    };
    store.append(change).await.unwrap();
}

/// Runs the doctor; returns the exit code, and what it says to standard output and to standard error.
fn doctor(folder: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = bequest();
    command.arg("doctor").args(words).arg("--data").arg(folder);
    let output = run(&mut command).unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn bequest() -> Command {
    program(Path::new(env!("CARGO_BIN_EXE_bequest")))
}

/// Expects everything to fit; returns what the doctor says about it.
fn assert_sound(folder: &Path) -> String {
    let (code, told, errors) = doctor(folder, &[]);
    assert_eq!((code, errors.as_str()), (0, ""), "{told}");
    told
}

/// Has everything repaired, and expects it to fit then; returns what the doctor says.
fn repaired(folder: &Path) -> String {
    let (code, told, errors) = doctor(folder, &["--repair"]);
    assert_eq!(code, 0, "{told}{errors}");
    assert!(told.contains("before-repair-1\n") && told.contains("ok: "), "{told}");
    assert_sound(folder);
    told
}

fn change(folder: &Path, change: &str) {
    assert!(data::change(folder, change).unwrap() > 0, "{change}");
}

fn rows_of(rows: &[Row], table: &str) -> Vec<Row> {
    rows.iter().filter(|row| row.table == table).cloned().collect()
}

/// Returns the place of a row for a change.
fn place(row: &Row) -> String {
    format!("WHERE table_id = '{}' AND row = {}", row.table, row.number)
}

/// Returns a change that flips a bit of a text.
fn flip(column: &str, text: &str, bit: usize, place: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let bit = bit % (8 * bytes.len());
    bytes[bit / 8] ^= 1 << (bit % 8);
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("UPDATE rows SET {column} = CAST(x'{digits}' AS TEXT) {place}")
}

/// Returns forty rows from everywhere, each with a change that flips one bit of it.
fn forty_flips(rows: &[Row]) -> Vec<(Row, String)> {
    let change = |number: usize| {
        let row = &rows[number * rows.len() / 40 + number % 5];
        let place = place(row);
        let change = match (number % 3, &row.key) {
            (0, _) | (1, None) => flip("text", &row.text, 11 * number, &place),
            (1, Some(key)) => flip("key", key, 7 * number, &place),
            _ => {
                let bit = 1_u64 << (number % 40);
                format!("UPDATE rows SET at = (at | {bit}) - (at & {bit}) {place}")
            }
        };
        (row.clone(), change)
    };
    (0..40).map(change).collect()
}

#[test]
fn every_flipped_bit_of_a_row_is_noticed() {
    let rows = data::rows(folder().path()).unwrap();
    for (row, flipped) in forty_flips(&rows) {
        let folder = folder();
        change(folder.path(), &flipped);
        let (code, told, errors) = doctor(folder.path(), &[]);
        assert_eq!(code, 1, "{flipped}: {told}");
        let named = format!("table {}: row {}: it", row.table, row.number);
        assert!(told.contains(&named) && told.lines().count() == 1, "{flipped}: {told}");
        assert_eq!(errors, "bequest: 1 of 6 tables do not fit\n");
    }
}

#[test]
fn flipped_bits_of_many_rows_are_all_restored() {
    let folder = folder();
    let (rows, heads) = (data::rows(folder.path()).unwrap(), data::heads(folder.path()).unwrap());
    let flips = forty_flips(&rows);
    let mut places: Vec<_> = flips.iter().map(|(row, _)| place(row)).collect();
    places.dedup();
    assert_eq!(places.len(), 40, "each is in another row");
    for (_, flipped) in flips {
        change(folder.path(), &flipped);
    }
    let told = repaired(folder.path());
    assert!(told.contains("rows kept, ") && told.contains(" restored, none lost"), "{told}");
    assert_eq!(data::rows(folder.path()).unwrap(), rows);
    assert_eq!(data::heads(folder.path()).unwrap(), heads);
}

/// Returns whether a byte of the file holds data. What a page does not use may hold remains of what was there.
fn is_used(file: &[u8], place: usize) -> bool {
    let two = |at: usize| usize::from(u16::from_be_bytes([file[at], file[at + 1]]));
    let page = place - place % two(16);
    let header = if page == 0 { 100 } else { page };
    place - page >= two(header + 5)
}

#[test]
fn every_flipped_bit_in_the_file_is_noticed_and_restored() {
    let rows = data::rows(folder().path()).unwrap();
    let bytes = fs::read(folder().path().join("bequest.db")).unwrap();
    let find = |text: &str| {
        let is_there = |place: &usize| bytes[*place..].starts_with(text.as_bytes()) && is_used(&bytes, *place);
        (0..bytes.len()).filter(is_there).collect::<Vec<_>>()
    };
    let keyed: Vec<&Row> = rows.iter().filter(|row| row.key.is_some()).collect();
    for number in 0..10 {
        let row = keyed[number * keyed.len() / 10];
        // A key is in its row and in an index.
        let keys = find(row.key.as_ref().unwrap());
        assert!(keys.len() >= 2, "{row:?}");
        for place in [keys[0], keys[1], *find(&row.text).last().unwrap()] {
            let folder = folder();
            let mut flipped = bytes.clone();
            flipped[place + number % 5] ^= 1 << (number % 8);
            fs::write(folder.path().join("bequest.db"), flipped).unwrap();
            let (code, told, _) = doctor(folder.path(), &[]);
            assert_eq!(code, 1, "byte {place}, {number}: {told}");
            repaired(folder.path());
            assert_eq!(data::rows(folder.path()).unwrap(), rows, "byte {place}, {number}");
        }
    }
}

#[test]
fn a_table_with_a_changed_row_is_cut_back_to_the_row_before_it() {
    for table in [PLAYING, OVER[0], OVER[1]] {
        let folder = folder();
        let rows = data::rows(folder.path()).unwrap();
        let own = rows_of(&rows, table);
        let act = own[own.len() / 2..].iter().find(|row| row.text.starts_with("act ")).unwrap();
        change(folder.path(), &format!("UPDATE rows SET text = 'act 1 person steal' {}", place(act)));
        let told = repaired(folder.path());
        let (kept, lost) = (act.number - 1, own.len() as i64 - act.number + 1);
        let named = format!("table {table}: repaired, {kept} of {} rows kept, {lost} lost (it was: ", own.len());
        assert!(told.contains(&named), "{told}");
        let left = data::rows(folder.path()).unwrap();
        assert_eq!(rows_of(&left, table), own[..kept as usize]);
        let others = |rows: &[Row]| rows.iter().filter(|row| row.table != table).cloned().collect::<Vec<_>>();
        assert_eq!(others(&left), others(&rows));
        // What was there before is beside it.
        let copy = data::rows(&folder.path().join("before-repair-1")).unwrap();
        assert_eq!(copy.len(), rows.len());
        assert!(copy.iter().any(|row| row.text == "act 1 person steal"));
    }
}

#[test]
fn chance_after_the_last_sound_row_is_drawn_as_it_was() {
    let folder = folder();
    let own = rows_of(&data::rows(folder.path()).unwrap(), OVER[0]);
    let chance = own.iter().rfind(|row| row.text.starts_with("chance ")).unwrap();
    change(folder.path(), &format!("UPDATE rows SET text = 'nonsense' {}", place(chance)));
    repaired(folder.path());
    assert_eq!(rows_of(&data::rows(folder.path()).unwrap(), OVER[0]), own);
}

#[test]
fn a_table_that_has_lost_its_last_rows_goes_on_before_them() {
    for lost in [1, 7, 30] {
        let folder = folder();
        let own = rows_of(&data::rows(folder.path()).unwrap(), PLAYING);
        let from = own.len() as i64 - lost;
        change(folder.path(), &format!("DELETE FROM rows WHERE table_id = '{PLAYING}' AND row > {from}"));
        let told = repaired(folder.path());
        assert!(told.contains(&format!("{from} of {} rows kept, {lost} lost", own.len())), "{told}");
        let left = rows_of(&data::rows(folder.path()).unwrap(), PLAYING);
        assert!(left.len() >= from as usize && left == own[..left.len()], "{left:?}");
    }
}

#[test]
fn a_game_that_has_lost_its_end_is_played_on() {
    let folder = folder();
    for table in OVER {
        let act = rows_of(&data::rows(folder.path()).unwrap(), table);
        let act = act.iter().rfind(|row| row.text.starts_with("act ")).unwrap();
        change(folder.path(), &format!("DELETE FROM rows WHERE table_id = '{table}' AND row >= {}", act.number));
    }
    repaired(folder.path());
    for table in OVER {
        let head = &data::heads(folder.path()).unwrap()[table];
        assert!(head.contains("\"stage\":\"playing\""), "{head}");
    }
    let question = "SELECT group_concat(stage || ' ' || (asked > 0) || ' ' || (wake_at IS NOT NULL)) FROM tables
        WHERE id IN ('kiyyune3myavs4nerdbxv2mctd', 'yxankraqolu3z3hnbbwy7iqrw4')";
    assert_eq!(data::text(folder.path(), question).unwrap(), "1 1 1,1 1 1");
    let served = Served::start(&mut server(Path::new(env!("CARGO_BIN_EXE_bequest")), folder.path())).unwrap();
    let index = fs::read_to_string(november("stopped").join("index.txt")).unwrap();
    for table in OVER {
        let cookies = index.lines().filter_map(|line| line.strip_prefix("person ")?.split_once(' '));
        let pages = cookies.map(|(_, cookie)| {
            let mut person = Guest { site: served.site(), cookie: Some(cookie.to_owned()) };
            person.get(&format!("/t/{table}")).unwrap().body
        });
        let asked = pages.filter(|page| !site::guest::questions(page).is_empty()).count();
        assert!(asked > 0, "nobody is asked at {table}");
    }
    served.stop().unwrap();
    assert_sound(folder.path());
}

#[test]
fn a_table_whose_head_cannot_be_read_is_left_alone() {
    let heads = ["'{'", "CAST(x'ff' AS TEXT)", "replace(head, '\"erbraffer\"', '\"chess\"')"];
    for head in heads {
        let folder = folder();
        let rows = data::rows(folder.path()).unwrap();
        change(folder.path(), &format!("UPDATE tables SET head = {head} WHERE id = '{PLAYING}'"));
        // Another one can be repaired all the same.
        let other = rows_of(&rows, OVER[0]);
        change(folder.path(), &flip("text", &other[9].text, 9, &place(&other[9])));
        let (code, told, errors) = doctor(folder.path(), &["--repair"]);
        assert_eq!(code, 1, "{told}");
        assert_eq!(errors, "bequest: not everything could be repaired: 1 of 6 tables do not fit\n");
        assert!(told.contains(&format!("table {PLAYING}: left alone, as ")), "{told}");
        assert!(told.contains(&format!("table {}: repaired, ", OVER[0])), "{told}");
        assert_eq!(data::rows(folder.path()).unwrap(), rows);
    }
}

#[test]
fn a_changed_name_is_noticed_and_kept_as_the_rows_still_fit() {
    let folder = folder();
    let rows = data::rows(folder.path()).unwrap();
    let head = "replace(head, '\"Ada\"', '\"Ade\"')";
    change(folder.path(), &format!("UPDATE tables SET head = {head} WHERE id = '{PLAYING}'"));
    let (code, told, _) = doctor(folder.path(), &[]);
    assert_eq!((code, told), (1, format!("table {PLAYING}: the head was changed: its check sum is wrong\n")));
    let told = repaired(folder.path());
    assert!(told.contains("none lost; look at its names and seats, which may be wrong"), "{told}");
    assert_eq!(data::rows(folder.path()).unwrap(), rows);
    assert!(data::heads(folder.path()).unwrap()[PLAYING].contains("\"Ade\""));
}

#[test]
fn a_seed_that_was_changed_costs_no_row() {
    let folder = folder();
    let rows = data::rows(folder.path()).unwrap();
    let head = data::heads(folder.path()).unwrap()[PLAYING].clone();
    let (start, seed) = head.split_once("\"seed\":\"").unwrap();
    let other = if seed.starts_with('0') { '1' } else { '0' };
    let head = format!("{start}\"seed\":\"{other}{}", &seed[1..]);
    change(folder.path(), &format!("UPDATE tables SET head = '{head}' WHERE id = '{PLAYING}'"));
    let (code, told, _) = doctor(folder.path(), &["--repair"]);
    assert_eq!(code, 1, "{told}");
    assert!(told.contains(&format!("table {PLAYING}: left alone, as the head was changed")), "{told}");
    assert_eq!(data::rows(folder.path()).unwrap(), rows);
}

#[test]
fn what_the_lists_show_and_what_is_kept_secret_is_checked_and_written_again() {
    let changes = [
        format!("UPDATE tables SET stage = 2 WHERE id = '{PLAYING}'"),
        format!("UPDATE tables SET public = 1 - public WHERE id = '{PLAYING}'"),
        format!("DELETE FROM sittings WHERE table_id = '{PLAYING}' AND seat = 0"),
        format!("UPDATE tables SET state = '{{\"ready\":1}}' WHERE id = '{PLAYING}'"),
        format!("UPDATE tables SET state = 'nonsense', state_sum = NULL WHERE id = '{PLAYING}'"),
        format!("UPDATE tables SET rows = rows + 1 WHERE id = '{PLAYING}'"),
        format!("UPDATE tables SET rows = rows - 1 WHERE id = '{PLAYING}'"),
    ];
    for changed in changes {
        let folder = folder();
        let (rows, heads) = (data::rows(folder.path()).unwrap(), data::heads(folder.path()).unwrap());
        change(folder.path(), &changed);
        let (code, told, _) = doctor(folder.path(), &[]);
        assert!(code == 1 && told.contains(&format!("table {PLAYING}: ")), "{changed}: {told}");
        repaired(folder.path());
        assert_eq!(data::rows(folder.path()).unwrap(), rows, "{changed}");
        assert_eq!(data::heads(folder.path()).unwrap(), heads, "{changed}");
    }
}

/// Gives a table a state, as a server would have stored it.
fn store_state(folder: &Path, table: &str, state: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(folder, Options::default()).await.unwrap();
        let Found { table, .. } = store.found(table.parse().unwrap()).await.unwrap().unwrap();
        let StoredTable { id, revision, changed, wake, .. } = table;
        let change = Change {
            table: id,
            revision,
            at: changed,
            rows: Vec::new(),
            head: None,
            state: Some(state.to_owned()),
            asked: 0,
            wake,
        };
        store.append(change).await.unwrap();
        store.close().await;
    });
}

#[test]
fn a_state_that_no_server_takes_is_noticed_and_forgotten() {
    let states = [
        ("{\"orders\":{\"1\":\"out on day 9\"}}", "a standing order does not fit"),
        (
            "{\"withheld\":{\"round\":1,\"answers\":{\"1\":{\"action\":\"will\"}}}}",
            "an answer that was kept back does not fit",
        ),
    ];
    for (state, what) in states {
        let folder = folder();
        let rows = data::rows(folder.path()).unwrap();
        store_state(folder.path(), PLAYING, state);
        let (code, told, _) = doctor(folder.path(), &[]);
        assert_eq!((code, told), (1, format!("table {PLAYING}: {what}\n")));
        let told = repaired(folder.path());
        assert!(told.contains("none lost"), "{told}");
        assert_eq!(data::rows(folder.path()).unwrap(), rows);
        assert!(data::states(folder.path()).unwrap().is_empty());
    }
}

#[test]
fn a_file_with_a_lost_page_is_beyond_repair_and_loses_nothing_more() {
    let folder = folder();
    let file = folder.path().join("bequest.db");
    let mut bytes = fs::read(&file).unwrap();
    let text = &rows_of(&data::rows(folder.path()).unwrap(), PLAYING)[30].text;
    let is_there = |place: &usize| bytes[*place..].starts_with(text.as_bytes()) && is_used(&bytes, *place);
    let page = (0..bytes.len()).find(is_there).unwrap() / 4096 * 4096;
    bytes[page..page + 4096].fill(0);
    fs::write(&file, &bytes).unwrap();
    assert_eq!(doctor(folder.path(), &[]).0, 1);
    let (code, told, errors) = doctor(folder.path(), &["--repair"]);
    assert_eq!(code, 1, "{told}");
    assert!(errors.starts_with("bequest: the file cannot be repaired, restore a backup: "), "{errors}");
    assert_eq!(fs::read(folder.path().join("before-repair-1/bequest.db")).unwrap(), bytes);
}

#[test]
fn sound_data_is_not_touched_by_a_repair() {
    let folder = folder();
    let before = fs::read(folder.path().join("bequest.db")).unwrap();
    let (code, told, errors) = doctor(folder.path(), &["--repair"]);
    assert_eq!((code, told.as_str(), errors.as_str()), (0, "ok: 6 tables fit\n", ""));
    assert_eq!(fs::read(folder.path().join("bequest.db")).unwrap(), before);
    assert!(!folder.path().join("before-repair-1").exists());
}

#[test]
fn nothing_is_repaired_while_a_server_is_running() {
    let folder = folder();
    change(folder.path(), &format!("DELETE FROM rows WHERE table_id = '{PLAYING}' AND row > 40"));
    let served = Served::start(&mut server(Path::new(env!("CARGO_BIN_EXE_bequest")), folder.path())).unwrap();
    let (code, told, errors) = doctor(folder.path(), &["--repair"]);
    let refused =
        format!("bequest: a server is running on {}: stop it, and then repair its data\n", folder.path().display());
    assert_eq!((code, told.as_str(), errors), (1, "", refused));
    served.stop().unwrap();
    repaired(folder.path());
}

#[test]
fn data_of_november_2026_is_examined_and_copied_without_being_changed() {
    for name in ["stopped", "killed"] {
        let folder = TempDir::new().unwrap();
        for file in ["bequest.db", "bequest.db-wal"] {
            if november(name).join(file).exists() {
                fs::copy(november(name).join(file), folder.path().join(file)).unwrap();
            }
        }
        let before = fs::read(folder.path().join("bequest.db")).unwrap();
        let told = assert_sound(folder.path());
        assert!(told.contains(" tables are older than check sums and could not be checked\n"), "{told}");
        assert_eq!(doctor(folder.path(), &["--repair"]), (0, told, String::new()));
        let copy = TempDir::new().unwrap();
        let output = run(bequest().args(["backup", "--data"]).args([folder.path(), &copy.path().join("bequest.db")]));
        assert_eq!(output.unwrap().status.code(), Some(0));
        assert_sound(copy.path());
        assert_eq!(fs::read(folder.path().join("bequest.db")).unwrap(), before);
    }
}

#[test]
fn data_of_november_2026_is_repaired() {
    let folder = TempDir::new().unwrap();
    fs::copy(november("stopped").join("bequest.db"), folder.path().join("bequest.db")).unwrap();
    let own = rows_of(&data::rows(folder.path()).unwrap(), OVER[1]);
    let act = own[own.len() / 2..].iter().find(|row| row.text.starts_with("act ")).unwrap();
    change(folder.path(), &format!("UPDATE rows SET text = 'act 1 person steal' {}", place(act)));
    repaired(folder.path());
    let left = rows_of(&data::rows(folder.path()).unwrap(), OVER[1]);
    assert_eq!(left, own[..act.number as usize - 1]);
}
