//! The server as operators know it: started, stopped, filled, copied, examined and mistreated.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use serde_json::Value;
use site::data;
use site::guest::{Address, Guest, Reply, is_over, questions};
use site::served::{PATIENCE, Served, program, run, server};
use tempfile::TempDir;

mod site;

fn bequest() -> Command {
    program(Path::new(env!("CARGO_BIN_EXE_bequest")))
}

fn serving(folder: &Path) -> Command {
    server(Path::new(env!("CARGO_BIN_EXE_bequest")), folder)
}

fn serve(folder: &Path) -> Served {
    Served::start(&mut serving(folder)).unwrap()
}

/// Runs a command that fails; returns its exit code and the one line it says.
fn fault(command: &mut Command) -> (i32, String) {
    let output = run(command).unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((errors.lines().count(), output.stdout.len()), (1, 0), "{command:?}: {errors}");
    let line = errors.trim_end().strip_prefix("bequest: ").unwrap_or_else(|| panic!("{command:?}: {errors}"));
    (output.status.code().unwrap(), line.to_owned())
}

/// Runs a command that succeeds; returns its result.
fn success(command: &mut Command) -> String {
    let output = run(command).unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    let result = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{command:?}: {result}{errors}");
    result
}

fn doctor(folder: &Path) -> Command {
    let mut command = bequest();
    command.args(["doctor", "--data"]).arg(folder);
    command
}

fn is_healthy(site: &Address) -> bool {
    let reply = Guest::new(site).get("/healthz").unwrap();
    (reply.status, reply.body.as_str()) == (200, "ok\n")
}

/// Starts a table with these people; the other seats are bots.
fn table(site: &Address, people: usize, players: usize) -> (Vec<Guest>, String) {
    let mut people: Vec<Guest> =
        (0..people).map(|number| Guest::named(site, &format!("Hephaestus {number}")).unwrap()).collect();
    let table = Guest::open_table(&mut people, players).unwrap();
    (people, table)
}

/// What someone sent: the key as it is stored, the action, and what became of it.
struct Sent {
    key: String,
    action: String,
    reply: Reply,
}

/// Lets people answer, one after the other, until the game is over or that is enough; returns what they sent.
fn play(people: &mut [Guest], table: &str, mut is_enough: impl FnMut(&Sent) -> bool) -> Vec<Sent> {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let mut all = Vec::new();
    let mut answered = Instant::now();
    while answered.elapsed() < PATIENCE {
        for person in people.iter_mut() {
            let page = person.get(table).unwrap();
            assert_eq!(page.status, 200, "{}", page.body);
            if is_over(&page.body) {
                return all;
            }
            let Some(question) = questions(&page.body).into_iter().next() else { continue };
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let action = question.actions[number % question.actions.len()].clone();
            let name = format!("post{number:08}");
            let fields =
                [("seat", &question.seat), ("question", &question.number), ("action", &action), ("key", &name)];
            let fields = fields.map(|(name, value)| (name, value.as_str()));
            let reply = person.post(&format!("{table}/act"), &fields).unwrap();
            if reply.status == 200 {
                answered = Instant::now();
            }
            let sent = Sent { key: format!("{}:{name}", question.seat), action, reply };
            let enough = is_enough(&sent);
            all.push(sent);
            if enough {
                return all;
            }
        }
    }
    panic!("nothing is done any more after {} posts", all.len());
}

/// Returns a condition that holds after this many posts.
fn after(posts: usize) -> impl FnMut(&Sent) -> bool {
    let mut left = posts;
    move |_| {
        left -= 1;
        left == 0
    }
}

/// Expects everything to have been acknowledged.
fn assert_done(sent: &[Sent]) {
    for Sent { key, action, reply } in sent {
        assert_eq!(reply.status, 200, "{key} {action}: {}", reply.body.chars().take(300).collect::<String>());
    }
}

/// Expects everything that was acknowledged to be stored.
fn assert_stored(folder: &Path, sent: &[Sent]) {
    let stored: BTreeSet<String> = data::rows(folder).unwrap().into_iter().filter_map(|row| row.key).collect();
    for sent in sent {
        assert_eq!(stored.contains(&sent.key), sent.reply.status == 200, "{}: {:?}", sent.key, sent.reply);
    }
}

#[test]
fn it_says_where_it_is_and_is_ready() {
    let folder = TempDir::new().unwrap();
    let served = serve(&folder.path().join("new"));
    assert!(is_healthy(&served.site()));
    assert_eq!(Guest::new(&served.site()).get("/").unwrap().status, 200);
    served.stop().unwrap();
}

#[test]
fn a_server_that_is_asked_to_end_ends_its_streams_and_then_itself() {
    let folder = TempDir::new().unwrap();
    let mut served = serve(folder.path());
    let (people, table) = table(&served.site(), 2, 3);
    let paths = ["/events".to_owned(), format!("{table}/events"), format!("{table}/events")];
    let streams = paths.map(|path| {
        let mut stream = BufReader::new(people[0].listen(&path).unwrap());
        let mut line = String::new();
        while line.trim_end() != "event: beat" {
            line.clear();
            assert_ne!(stream.read_line(&mut line).unwrap(), 0, "{path} ended");
        }
        stream
    });
    served.terminate().unwrap();
    for mut stream in streams {
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).unwrap();
        assert!(rest.ends_with(b"0\r\n\r\n"), "{}", String::from_utf8_lossy(&rest));
    }
    assert_eq!(served.ended().unwrap().code(), Some(0), "{}", served.log());
}

#[test]
fn a_folder_has_one_server() {
    let folder = TempDir::new().unwrap();
    let first = serve(folder.path());
    let (code, line) = fault(&mut serving(folder.path()));
    assert_eq!((code, line), (1, format!("another server is running on {}", folder.path().display())));
    assert!(is_healthy(&first.site()));
    first.stop().unwrap();
    serve(folder.path()).stop().unwrap();
}

#[test]
fn what_cannot_be_used_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let missing = folder.path().join("missing");
    let copy = folder.path().join("copy.db");
    let mut backup = bequest();
    backup.args(["backup", "--data"]).args([&missing, &copy]);
    for (mut command, named) in [
        (serving(&file), file.as_path()),
        (serving(&file.join("below")), &file),
        (serving(Path::new("/proc/bequest")), Path::new("/proc/bequest")),
        (doctor(&missing), &missing),
        (doctor(&file), &file),
        (backup, &missing),
    ] {
        let (code, line) = fault(&mut command);
        assert!(code == 1 && line.contains(named.to_str().unwrap()), "{command:?}: {code} {line}");
    }
    assert!(!missing.exists() && !copy.exists());
}

#[test]
fn an_address_in_use_is_named() {
    let folder = TempDir::new().unwrap();
    serve(folder.path()).stop().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for option in ["--listen", "--metrics-listen"] {
        let mut command = bequest();
        command.args(["serve", option, &address, "--data"]).arg(folder.path());
        if option != "--listen" {
            command.args(["--listen", "127.0.0.1:0"]);
        }
        let (code, line) = fault(&mut command);
        assert!(code == 1 && line.starts_with(&format!("cannot listen on {address}: ")), "{code} {line}");
    }
}

#[test]
fn a_wrong_option_is_told_in_one_line() {
    let folder = TempDir::new().unwrap();
    for words in [
        "serve --listen nonsense",
        "serve --listen 127.0.0.1",
        "serve --max-data -1",
        "serve --bot-pace soon",
        "serve --public-url ftp://bequest.example",
        "serve --public-url https://bequest.example/below",
        "serve --limit-posts many",
        "serve --no-such-option",
        "serve twice",
        "backup",
        "doctor --data",
    ] {
        let (code, line) = fault(bequest().args(words.split(' ')).current_dir(folder.path()));
        assert_eq!(code, 2, "{words}: {line}");
    }
    for words in [&[][..], &["serve"]] {
        let mut command = bequest();
        let (code, line) = fault(command.args(words).env("BEQUEST_LISTEN", "nonsense").current_dir(folder.path()));
        assert!(code == 2 && line.contains("nonsense"), "{words:?}: {code} {line}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn options_come_from_the_environment_and_no_command_is_needed() {
    let folder = TempDir::new().unwrap();
    for (words, data) in [(&["serve"][..], Some("here")), (&[], Some("there")), (&[], None)] {
        let mut command = bequest();
        command.args(words).current_dir(folder.path()).env("BEQUEST_LISTEN", "127.0.0.1:0");
        command.envs(data.map(|data| ("BEQUEST_DATA", data)));
        let served = Served::start(&mut command).unwrap();
        assert!(is_healthy(&served.site()));
        served.stop().unwrap();
        assert!(folder.path().join(data.unwrap_or("bequest-data")).join("bequest.db").is_file(), "{words:?} {data:?}");
    }
}

#[test]
fn a_full_disk_loses_nothing_and_more_room_lets_it_go_on() {
    let folder = TempDir::new().unwrap();
    let served = Served::start(serving(folder.path()).args(["--max-data", "1"])).unwrap();
    let (mut people, path) = table(&served.site(), 3, 3);
    let mut sent = play(&mut people, &path, after(5));
    let fields = [("game", "maloney"), ("players", "5")];
    let full = (0..20_000).map(|_| people[0].post("/tables", &fields).unwrap()).find(|reply| reply.status != 200);
    assert_eq!(full.expect("a megabyte is full some day").status, 507);
    // The last page of the rows still has room for some.
    sent.extend(play(&mut people, &path, |sent| sent.reply.status == 507));
    let refused = &sent.last().unwrap().reply;
    assert!(refused.body.contains("full") && refused.body.contains("\"outcome\":\"error\""), "{}", refused.body);
    for page in ["/", "/new", &path, &format!("{path}/regions")] {
        assert_eq!(people[1].get(page).unwrap().status, 200, "{page}");
    }
    assert!(is_healthy(&served.site()));
    served.stop().unwrap();
    assert_stored(folder.path(), &sent);

    let served = serve(folder.path());
    served_again(&served, &mut people);
    sent.pop();
    sent.extend(play(&mut people, &path, after(20)));
    assert_done(&sent);
    served.stop().unwrap();
    assert_stored(folder.path(), &sent);
    success(&mut doctor(folder.path()));
}

/// Tells people where the server is now.
fn served_again(served: &Served, people: &mut [Guest]) {
    for person in people {
        person.site = served.site();
    }
}

#[test]
fn a_copy_is_made_while_people_play_and_a_server_runs_on_it() {
    let folder = TempDir::new().unwrap();
    let copies = TempDir::new().unwrap();
    let served = serve(folder.path());
    let (mut people, path) = table(&served.site(), 3, 3);
    let before = play(&mut people, &path, after(10));
    let enough = AtomicBool::new(false);
    let copied: Vec<_> = thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let mut people = people.clone();
            while !enough.load(Ordering::Relaxed) {
                let path = Guest::open_table(&mut people, 3).unwrap();
                play(&mut people, &path, |_| enough.load(Ordering::Relaxed));
            }
        });
        let copied = (0..3).map(|number| copies.path().join(number.to_string())).inspect(|copy| {
            fs::create_dir(copy).unwrap();
            success(bequest().args(["backup", "--data"]).args([folder.path(), &copy.join("bequest.db")]));
        });
        let copied = copied.collect();
        enough.store(true, Ordering::Relaxed);
        playing.join().unwrap();
        copied
    });
    served.stop().unwrap();
    for copy in &copied {
        assert!(success(&mut doctor(copy)).starts_with("ok: "));
        assert_stored(copy, &before);
    }
    let served = serve(&copied[0]);
    served_again(&served, &mut people);
    assert_done(&play(&mut people, &path, after(10)));
    served.stop().unwrap();
}

#[test]
fn a_copy_never_replaces_a_file() {
    let folder = TempDir::new().unwrap();
    serve(folder.path()).stop().unwrap();
    let file = folder.path().join("old");
    fs::write(&file, "dear").unwrap();
    let (code, line) = fault(bequest().args(["backup", "--data"]).args([folder.path(), &file]));
    assert_eq!((code, line), (1, format!("cannot write: {}: the file is there already", file.display())));
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear");
}

/// Returns a folder with a game that has begun, and the name of its table.
fn begun() -> (TempDir, Vec<Guest>, String) {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path());
    let (mut people, path) = table(&served.site(), 3, 3);
    play(&mut people, &path, after(20));
    served.stop().unwrap();
    (folder, people, path.trim_start_matches("/t/").to_owned())
}

#[test]
fn the_doctor_names_the_table_and_row_that_does_not_fit() {
    let (folder, _, table) = begun();
    assert_eq!(success(&mut doctor(folder.path())), "ok: 1 tables fit\n");
    let rows = data::rows(folder.path()).unwrap();
    let act = rows.iter().rfind(|row| row.text.starts_with("act ")).unwrap();
    let action = act.text.splitn(4, ' ').nth(3).unwrap();
    let chance = rows.iter().rfind(|row| row.text.starts_with("chance ")).unwrap();
    let other = rows.iter().find(|row| row.text.starts_with("chance ") && row.text != chance.text).unwrap();
    let changes = [
        (act.number, format!("UPDATE rows SET text = 'act 1 person steal' WHERE row = {}", act.number)),
        (act.number, format!("UPDATE rows SET text = 'act 4 person {action}' WHERE row = {}", act.number)),
        (chance.number, format!("UPDATE rows SET text = '{}' WHERE row = {}", other.text, chance.number)),
        (0, format!("DELETE FROM rows WHERE row >= {}", chance.number)),
        (0, "UPDATE tables SET head = replace(head, '\"maloney\"', '\"chess\"')".to_owned()),
        (0, "UPDATE tables SET stage = 2".to_owned()),
    ];
    for (row, change) in changes {
        let copy = TempDir::new().unwrap();
        fs::copy(folder.path().join("bequest.db"), copy.path().join("bequest.db")).unwrap();
        assert!(data::change(copy.path(), &change).unwrap() > 0, "{change}");
        let output = run(&mut doctor(copy.path())).unwrap();
        let told = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(1), "{change}: {told}");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(errors.ends_with("1 of 1 tables do not fit\n") && errors.lines().count() == 1, "{errors}");
        // What is missing is missed by the database too.
        let lost = format!("database: table {table} has lost rows\n");
        assert_eq!(told.starts_with(&lost), change.starts_with("DELETE"), "{told}");
        let told = told.trim_start_matches(&lost);
        assert!(told.starts_with(&format!("table {table}: ")) && told.lines().count() == 1, "{told}");
        assert!(row == 0 || told.contains(&format!("row {row}:")), "{change}: {told}");
    }
}

#[test]
fn a_table_that_does_not_fit_leaves_the_others_alone() {
    let (folder, mut people, broken) = begun();
    data::change(folder.path(), "UPDATE rows SET text = 'act 1 person steal' WHERE row = 9").unwrap();
    let served = serve(folder.path());
    served_again(&served, &mut people);
    let page = people[0].get(&format!("/t/{broken}")).unwrap();
    assert_eq!(page.status, 500);
    assert!(!page.body.contains("steal"), "{}", page.body);
    assert_eq!(people[0].get("/").unwrap().status, 200);
    let path = Guest::open_table(&mut people, 3).unwrap();
    assert_done(&play(&mut people, &path, after(5)));
    served.stop().unwrap();
}

#[test]
fn counters_are_served_where_players_are_not() {
    let folder = TempDir::new().unwrap();
    let served = Served::start(serving(folder.path()).args(["--metrics-listen", "127.0.0.1:0"])).unwrap();
    let (mut people, path) = table(&served.site(), 1, 3);
    play(&mut people, &path, after(3));
    let log = served.log_with("counters at http://").unwrap();
    let address = log.split("counters at http://").nth(1).unwrap().split('/').next().unwrap();
    let counters = Guest::new(&address.into()).get("/metrics").unwrap();
    assert_eq!(counters.status, 200);
    assert!(counters.header("content-type").unwrap().contains("text"), "{}", counters.head);
    let value = |name: &str| {
        let line = counters.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name}: {}", counters.body)).parse::<f64>().unwrap()
    };
    assert_eq!(value("bequest_tables_total"), 1.0);
    assert!(value("bequest_rows_total") > 3.0 && value("bequest_post_seconds_count") > 3.0);
    assert!(counters.body.ends_with("# EOF\n"));
    assert_eq!(people[0].get("/metrics").unwrap().status, 404);
    served.stop().unwrap();
}

#[test]
fn the_log_keeps_secrets() {
    for json in [false, true] {
        let folder = TempDir::new().unwrap();
        let mut command = serving(folder.path());
        command.env("RUST_LOG", "trace").args(json.then_some("--log-json"));
        let served = Served::start(&mut command).unwrap();
        let (mut people, path) = table(&served.site(), 2, 4);
        let sent = play(&mut people, &path, after(30));
        misbehave(&mut people[0], &path);
        let log = served.stop().unwrap();
        assert!(!log.is_empty());
        if json {
            let wrong = log.lines().find(|line| serde_json::from_str::<Value>(line).is_err());
            assert_eq!(wrong, None);
        }
        let head: Value = serde_json::from_str(&data::text(folder.path(), "SELECT head FROM tables").unwrap()).unwrap();
        let mut secrets =
            vec![head["seed"].as_str().unwrap().to_owned(), path[3..].to_owned(), "Hephaestus".to_owned()];
        for person in &people {
            secrets.extend(person.cookie.as_ref().unwrap().split(['=', '.']).skip(1).map(str::to_owned));
        }
        secrets.extend(sent.iter().filter(|sent| sent.action.contains(' ')).map(|sent| sent.action.clone()));
        secrets.extend(sent.iter().map(|sent| sent.key[2..].to_owned()));
        secrets.extend(data::rows(folder.path()).unwrap().into_iter().map(|row| row.text));
        for secret in secrets {
            assert!(secret.len() > 3 && !log.contains(&secret), "{secret} is in the log:\n{log}");
        }
    }
}

/// Does what is refused, so that it could appear in the log.
fn misbehave(person: &mut Guest, path: &str) {
    for (what, fields) in [
        ("act", vec![("seat", "1"), ("question", "1"), ("action", "Hephaestus"), ("key", "misbehaved1")]),
        ("act", vec![("seat", "2"), ("question", "1"), ("action", "pass"), ("key", "misbehaved2")]),
        ("undo", vec![("seat", "9"), ("key", "misbehaved3")]),
        ("steal", vec![]),
    ] {
        assert_ne!(person.post(&format!("{path}/{what}"), &fields).unwrap().status, 200, "{what}");
    }
    let mut forger = person.clone();
    forger.cookie = Some(person.cookie.as_ref().unwrap().replace(['1', '2', '3'], "4"));
    assert_eq!(forger.post("/name", &[("name", "Hephaestus")]).unwrap().status, 401);
}

#[test]
fn the_record_of_a_finished_game_passes_the_check() {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path());
    let (mut people, path) = table(&served.site(), 2, 4);
    let record = format!("{path}/record.rec");
    assert_eq!(people[0].get(&record).unwrap().status, 409);
    play(&mut people, &path, |_| false);
    let reply = Guest::new(&served.site()).get(&record).unwrap();
    assert_eq!(reply.status, 200);
    let file = folder.path().join("downloaded.rec");
    fs::write(&file, reply.body).unwrap();
    let verdict = success(bequest().arg("check").arg(&file));
    assert!(verdict.contains("chance"), "{verdict}");
    served.stop().unwrap();
}

#[test]
fn garbage_does_not_stop_the_server() {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path());
    let huge = format!("GET / HTTP/1.1\r\nhost: x\r\nx-huge: {}\r\n\r\n", "a".repeat(1 << 20));
    let half_a_post = "POST /name HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 100\r\n\r\nname=";
    let too_long = "POST /name HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 99999999999\r\n\r\nname=";
    let bytes: Vec<u8> = (0..=255).cycle().take(5000).collect();
    let mut open = Vec::new();
    for garbage in [
        &b"\0\0\0\0"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"GET /%00%ff/../../etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /t/%c3%28 HTTP/1.1\r\nhost: \xff\r\ncookie: bequest=\xff.\xff\r\n\r\n",
        &bytes,
        huge.as_bytes(),
        half_a_post.as_bytes(),
        too_long.as_bytes(),
    ] {
        let mut stream = TcpStream::connect(&served.address).unwrap();
        // The server may close the connection before it has read everything.
        let _ = stream.write_all(garbage);
        open.push(stream);
        assert!(is_healthy(&served.site()), "{}", String::from_utf8_lossy(&garbage[..garbage.len().min(80)]));
    }
    let (mut people, path) = table(&served.site(), 3, 3);
    assert_done(&play(&mut people, &path, after(5)));
    drop(open);
    served.stop().unwrap();
}
