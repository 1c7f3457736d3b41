//! What holds for the edition files of every game: what is wrong with one is said at once and by line; what is right can
//! be played.

use bequest_editions::FileEdition;
use bequest_engine::{Game, Playout, Seat, Viewer};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rand_core::Rng;

/// A change of a text: the first place with this gets that.
pub type Change<'a> = (&'a str, &'a str);

/// Returns the newest built-in file under another name, `my-box`.
pub fn my_box<E: FileEdition>() -> String {
    let name = E::registry().newest().id().name;
    changed(E::registry().newest_file(), (&format!("name = \"{name}\""), "name = \"my-box\""))
}

/// Changes a text.
///
/// # Panics
/// If it has no such place.
pub fn changed(text: &str, (from, to): Change<'_>) -> String {
    assert!(text.contains(from), "the file has no {from:?}");
    text.replacen(from, to, 1)
}

/// Returns what is said about a file, line by line; nothing if it is an edition.
pub fn mistakes<E: FileEdition>(text: &str) -> Vec<String> {
    let read = E::registry().read(text);
    read.map_or_else(|error| error.0.iter().map(ToString::to_string).collect(), |_| Vec::new())
}

fn read<E: FileEdition>(text: &str) -> E {
    E::registry().read(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Holds that the newest built-in edition has this name and hash, that its file reads as the same, and that there is
/// nothing to doubt in it.
///
/// # Panics
/// If it is otherwise.
pub fn assert_built_in<E: FileEdition>(id: &str) {
    let newest = E::registry().newest();
    assert_eq!(newest.id().to_string(), id);
    let read = read::<E>(E::registry().newest_file());
    assert_eq!((read.id(), read.doubts()), (newest.id(), &[][..]));
}

/// A change in the file, and what is to be said about it.
#[derive(Default)]
struct Case {
    claim: String,
    from: String,
    to: String,
    mistakes: Vec<String>,
}

/// Reads cases, set apart by empty lines: a claim after `#`, lines of the file after `-`, what replaces them after `+`,
/// and what is to be said after `!`. What comes before the first empty line is a remark.
fn cases(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    for block in text.split("\n\n").skip(1) {
        let mut case = Case::default();
        for line in block.lines() {
            let (mark, rest) = line.split_at(1);
            let rest = rest.strip_prefix(' ').unwrap_or(rest);
            match mark {
                "#" => rest.clone_into(&mut case.claim),
                "-" => case.from += &format!("{rest}\n"),
                "+" => case.to += &format!("{rest}\n"),
                "!" => case.mistakes.push(rest.to_owned()),
                other => panic!("no such mark: {other:?}"),
            }
        }
        cases.push(case);
    }
    cases
}

/// Holds that every mistake is reported with its line, and nothing else is: each case of `mistakes.txt` changes [`my_box`].
///
/// # Panics
/// Names the first case of which something else is reported.
pub fn assert_mistakes<E: FileEdition>(file: &str) {
    let cases = cases(file);
    assert!(cases.len() > 50);
    for Case { claim, from, to, mistakes: wanted } in cases {
        assert!(!wanted.is_empty(), "{claim}");
        assert_eq!(mistakes::<E>(&changed(&my_box::<E>(), (&from, &to))), wanted, "{claim}");
    }
}

/// Holds that for a file that is not an edition at all the missing parts are named, and only so many mistakes.
///
/// # Panics
/// If it is otherwise.
pub fn assert_parts<E: FileEdition>(parts: &[&str]) {
    for text in ["", "\n\n# nothing\n"] {
        let mistakes = E::registry().read(text).err().expect("nothing is no edition").0;
        let keys: Vec<_> = mistakes.iter().map(|mistake| mistake.key.as_str()).collect();
        assert_eq!(keys, parts);
        assert!(mistakes.iter().all(|mistake| mistake.line == 1));
    }
    assert!(mistakes::<E>(&"x".repeat(2 << 20))[0].starts_with("1: 2097152 bytes are no edition"));
    // A letter to the heirs: after twenty lines nobody needs to read on.
    assert_eq!(mistakes::<E>(&"My dear nephews and nieces,\n".repeat(100)).len(), 20);
}

/// Holds that the name of the built-in edition belongs to its file alone: it is refused with each change of `others`, also
/// together with the mistake that `wrong` makes, and kept with those of `same`, which only look different.
///
/// # Panics
/// If it is otherwise.
pub fn assert_name_is_taken<E: FileEdition>(others: &[Change<'_>], wrong: Change<'_>, same: &[Change<'_>]) {
    let (file, name) = (E::registry().newest_file(), E::registry().newest().id().name);
    let line = 1 + file.lines().position(|line| line.starts_with("name = ")).expect("the file has a name");
    for &change in others {
        let found = mistakes::<E>(&changed(file, change));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with(&format!("{line}: name: {name:?} is built in")), "{found:?}");
    }
    let found = mistakes::<E>(&changed(file, wrong));
    assert_eq!(found.len(), 2, "{found:?}");
    for &change in same {
        assert_eq!(mistakes::<E>(&changed(file, change)), Vec::<String>::new());
    }
    assert_eq!(mistakes::<E>(&file.replace('\n', "\r\n")), Vec::<String>::new());
}

/// Holds that the hash of [`my_box`] changes with every value and with nothing else.
///
/// # Panics
/// Names the first change for which it is otherwise.
pub fn assert_hash<E: FileEdition>(values: &[Change<'_>], others: &[Change<'_>]) {
    let (mine, hash) = (my_box::<E>(), |text: &str| read::<E>(text).id().hash);
    for &change in values {
        assert_ne!(hash(&changed(&mine, change)), hash(&mine), "{change:?}");
    }
    for &change in others {
        assert_eq!(hash(&changed(&mine, change)), hash(&mine), "{change:?}");
    }
}

/// Holds that [`my_box`] with a change is found by name and hash once it is kept, and not before; returns it.
///
/// # Panics
/// If it is otherwise.
pub fn assert_found_once_kept<E: FileEdition>(change: Change<'_>) -> &'static E {
    let edition = read::<E>(&changed(&my_box::<E>(), change));
    let id = edition.id();
    assert!(E::registry().find(&id).is_none());
    E::registry().intern(edition);
    assert_eq!(E::registry().known()[0], E::registry().newest().id());
    E::registry().find(&id).expect("it was kept")
}

/// Edits a line at random.
#[derive(Clone, Debug)]
enum Edit {
    Delete(usize),
    Double(usize),
    Swap(usize, usize),
    Replace(usize, String),
    Cut(usize, usize),
}

fn edits(lines: usize, odd: &[&'static str]) -> impl Strategy<Value = Vec<Edit>> {
    let always = ["[", "]", "= 1", "id = \"\"\"", "name = 'x", "\"a\\nb\" = 1"];
    let line = prop_oneof![
        prop::sample::select([&always, odd].concat()).prop_map(str::to_owned),
        "[a-z_]{1,6} = [-0-9\"\\[\\]a-z.,{}#']{0,8}",
        "\\PC{0,12}",
    ];
    let at = 0..lines;
    let edit = prop_oneof![
        at.clone().prop_map(Edit::Delete),
        at.clone().prop_map(Edit::Double),
        (at.clone(), at.clone()).prop_map(|(one, other)| Edit::Swap(one, other)),
        (at.clone(), line).prop_map(|(at, line)| Edit::Replace(at, line)),
        (at, 0..20_usize).prop_map(|(at, length)| Edit::Cut(at, length)),
    ];
    prop::collection::vec(edit, 1..6)
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for edit in edits {
        let count = lines.len();
        match edit {
            Edit::Delete(at) => drop(lines.remove(at % count)),
            Edit::Double(at) => lines.insert(at % count, lines[at % count].clone()),
            Edit::Swap(one, other) => lines.swap(one % count, other % count),
            Edit::Replace(at, line) => lines[at % count].clone_from(line),
            Edit::Cut(at, length) => lines[at % count] = lines[at % count].chars().take(*length).collect(),
        }
    }
    lines.join("\n") + "\n"
}

/// Holds that whatever is edited in [`my_box`], the file is read, or its mistakes have lines. `odd` are lines to put in
/// that this game may stumble over.
///
/// # Panics
/// Shows the smallest edits that were found for which it is otherwise.
pub fn assert_edits_are_told<E: FileEdition>(odd: &[&'static str]) {
    let file = my_box::<E>();
    run(&edits(file.lines().count(), odd), |edits| {
        let text = edited(&file, &edits);
        let Err(error) = E::registry().read(&text) else { return Ok(()) };
        prop_assert!(!error.0.is_empty());
        prop_assert!(error.0.is_sorted());
        for mistake in &error.0 {
            prop_assert!((1..=text.lines().count()).contains(&mistake.line), "{mistake}");
            prop_assert!(!mistake.to_string().contains('\n'), "{mistake}");
        }
        Ok(())
    });
}

/// Holds that whatever is typed, it is no edition, its mistakes have lines, and nothing panics.
///
/// # Panics
/// Shows the smallest text that was found for which it is otherwise.
pub fn assert_nothing_panics<E: FileEdition>() {
    run(&"\\PC{0,80}(\n\\PC{0,40}){0,6}", |text: String| {
        let Err(error) = E::registry().read(&text) else { return Err(TestCaseError::fail("it was read")) };
        let last = text.lines().count().max(1);
        prop_assert!(error.0.iter().all(|mistake| (1..=last).contains(&mistake.line)));
        Ok(())
    });
}

fn run<S: Strategy>(strategy: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = Config { failure_persistence: None, ..Config::with_cases(300) };
    TestRunner::new(config).run(strategy, test).unwrap_or_else(|error| panic!("{error}"));
}

/// Plays a game at random to its end and holds that nothing is lost and every view can be imagined.
///
/// # Panics
/// If it is otherwise, or if the game has no end.
pub fn assert_playable<G: Game>(setup: &G::Setup, rng: &mut impl Rng) {
    let (mut game, mut playout) = (G::new(setup), Playout::new(rng));
    for step in 0..200_000 {
        game.conserved().unwrap_or_else(|what| panic!("{what}"));
        if step % 97 == 0 {
            let viewer = Viewer::Seat(Seat::new(step % game.players()));
            let view = game.view(viewer);
            let imagined = G::imagine(&view, &mut playout.rng).view(viewer);
            assert!(imagined == view, "an imagined world looks different");
        }
        if !playout.advance(&mut game) {
            assert!(game.scores().is_some());
            return;
        }
    }
    panic!("the game has no end");
}
