//! What no file of the repository may contain.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use toml::Table;

#[path = "shared/tree.rs"]
mod tree;

#[test]
fn no_file_names_a_path_of_somebodys_machine() {
    check(|_| true, |text| bad_lines(text, names_machine_path));
}

#[test]
fn no_code_is_unfinished() {
    check(|path| has_extension(path, &["rs"]), |text| bad_lines(text, is_unfinished));
}

#[test]
fn no_line_ends_in_white_space_and_every_file_ends_in_a_newline() {
    check(|path| has_extension(path, &["rs", "md", "toml"]), untidy_ends);
}

#[test]
fn comments_and_documentation_use_plain_words() {
    // The test of the texts names these words to forbid them there.
    let names_them = |path: &Path| path.ends_with("words/tests/style.rs");
    let kinds = ["rs", "md", "toml", "ftl", "js", "css"];
    check(|path| has_extension(path, &kinds) && !names_them(path), |text| bad_lines(text, is_stilted));
}

#[test]
fn every_package_inherits_the_lints_of_the_workspace() {
    check(|path| path.ends_with("Cargo.toml"), missing_lints);
}

/// Fails with all complaints about the chosen files.
fn check(is_chosen: impl Fn(&Path) -> bool, complaints: impl Fn(&str) -> Vec<String>) {
    let root = tree::root();
    let mut found = Vec::new();
    for path in tracked_files(&root).iter().filter(|path| is_chosen(path)) {
        let content = fs::read(path).expect("a tracked file can be read");
        let name = path.strip_prefix(&root).unwrap_or(path).display();
        let complaints = complaints(&String::from_utf8_lossy(&content));
        found.extend(complaints.iter().map(|complaint| format!("{name}: {complaint}")));
    }
    assert!(found.is_empty(), "untidy files:\n{}", found.join("\n"));
}

/// Returns the files that git tracks, or all files without git (as in an unpacked archive).
fn tracked_files(root: &Path) -> Vec<PathBuf> {
    let git = Command::new("git").args(["ls-files", "-z"]).current_dir(root).output();
    let Some(git) = git.ok().filter(|output| output.status.success()) else {
        return tree::files(root).expect("the repository can be read");
    };
    let names = String::from_utf8(git.stdout).expect("the names of our files are UTF-8");
    // A file that was removed but is still in the index cannot be checked.
    names.split_terminator('\0').map(|name| root.join(name)).filter(|path| path.is_file()).collect()
}

fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    path.extension().is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted))
}

fn bad_lines(text: &str, is_bad: fn(&str) -> bool) -> Vec<String> {
    let lines = text.lines().enumerate().filter(|(_, line)| is_bad(line));
    lines.map(|(at, line)| format!("line {}: {}", at + 1, line.trim())).collect()
}

// The needles are put together from pieces, or these tests would find themselves.

fn names_machine_path(line: &str) -> bool {
    let any = |_: char| true;
    let letter = |next: char| next.is_ascii_alphabetic();
    has_absolute_path(line, concat!("/wo", "rk/"), any)
        || has_absolute_path(line, concat!("/ro", "ot/"), any)
        || has_absolute_path(line, concat!("/ho", "me/"), letter)
}

/// Returns whether a path begins with `folder`, rather than having it further on as in a web address.
fn has_absolute_path(line: &str, folder: &str, may_follow: fn(char) -> bool) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + folder.len()..].chars().next();
        !before.is_some_and(|before| before.is_alphanumeric() || "_-.})".contains(before))
            && may_follow(after.unwrap_or(' '))
    })
}

fn is_unfinished(line: &str) -> bool {
    let needles =
        [concat!("to", "do!("), concat!("unimpl", "emented!("), concat!("#[ig", "nore"), concat!("db", "g!(")];
    needles.iter().any(|needle| line.contains(needle))
}

fn is_stilted(line: &str) -> bool {
    let line = line.to_lowercase();
    [concat!("who", "ever"), concat!("for want", " of")].iter().any(|words| line.contains(words))
}

fn untidy_ends(text: &str) -> Vec<String> {
    let lines = text.split('\n').enumerate().filter(|(_, line)| line.ends_with(char::is_whitespace));
    let mut found: Vec<_> = lines.map(|(at, _)| format!("line {}: white space at the end", at + 1)).collect();
    if !text.is_empty() && !text.ends_with('\n') {
        found.push("no newline at the end".to_owned());
    }
    found
}

/// Checks a Cargo.toml; one with its own workspace has nothing to inherit.
fn missing_lints(manifest: &str) -> Vec<String> {
    let manifest: Table = match manifest.parse() {
        Ok(manifest) => manifest,
        Err(error) => return vec![error.to_string()],
    };
    let inherits = || manifest.get("lints")?.get("workspace")?.as_bool();
    if manifest.contains_key("workspace") || inherits() == Some(true) {
        return Vec::new();
    }
    vec!["does not inherit the lints of the workspace".to_owned()]
}

#[test]
fn machine_paths_are_found() {
    for path in [concat!("/wo", "rk/main"), concat!("/ro", "ot/.cargo"), concat!("/ho", "me/ann")] {
        for line in [path.to_owned(), format!("see \"{path}\""), format!("file://{path}"), format!("cd {path}")] {
            assert!(names_machine_path(&line), "{line}");
        }
        for line in [format!("https://example.org{path}"), format!("some{path}"), format!("..{path}")] {
            assert!(!names_machine_path(&line), "{line}");
        }
    }
    assert!(!names_machine_path(concat!("/ho", "me/")));
}

#[test]
fn unfinished_code_is_found() {
    for line in [
        concat!("    to", "do!()"),
        concat!("unimpl", "emented!(\"later\")"),
        concat!("#[ig", "nore = \"slow\"]"),
        concat!("db", "g!(x)"),
    ] {
        assert!(is_unfinished(line), "{line}");
    }
    assert!(!is_unfinished("let todo = ignore(dbg);"));
}

#[test]
fn stilted_words_are_found() {
    for line in
        [concat!("// Who", "ever plays"), concat!("closed for want", " of visitors"), concat!("fn for_who", "ever()")]
    {
        assert!(is_stilted(line), "{line}");
    }
    assert!(!is_stilted("who ever wanted of it"));
}

#[test]
fn untidy_ends_are_found() {
    assert_eq!(untidy_ends("a\n\n  b\n"), [""; 0]);
    assert_eq!(untidy_ends(""), [""; 0]);
    assert_eq!(
        untidy_ends("a\nb \nc\t"),
        ["line 2: white space at the end", "line 3: white space at the end", "no newline at the end"]
    );
    assert_eq!(untidy_ends("a\r\n"), ["line 1: white space at the end"]);
}

#[test]
fn a_package_without_the_lints_is_found() {
    assert!(missing_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n").is_empty());
    assert!(missing_lints("[workspace]\nmembers = []\n").is_empty());
    assert!(!missing_lints("[package]\nname = \"a\"\n").is_empty());
    assert!(!missing_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = false\n").is_empty());
    assert!(!missing_lints("[package\n").is_empty());
}

#[test]
fn bad_lines_are_numbered() {
    assert_eq!(bad_lines("good\n  bad\n", |line| line.contains("bad")), ["line 2: bad"]);
}
