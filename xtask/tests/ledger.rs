//! Every rule of a ledger is tested and cited, and no test is named after a rule that is in no ledger.
//!
//! The rule MAL-36 is tested by functions whose names begin with `mal_36_`, anywhere under `crates` or `games`. It is
//! cited by the word MAL-36 in the code that does it, which is a `src` folder without its test modules.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde::Deserialize;

#[path = "shared/tree.rs"]
mod tree;

#[derive(Deserialize)]
struct Ledger {
    chapter: Vec<Chapter>,
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Chapter {
    id: String,
    #[serde(flatten)]
    text: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    chapter: String,
    marks: String,
    #[serde(flatten)]
    text: BTreeMap<String, String>,
}

/// The languages that every text has.
const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

/// Returns the languages in which a text is missing, or that it has too many.
fn wrong_languages(text: &BTreeMap<String, String>) -> Vec<String> {
    let missing = LANGUAGES.iter().filter(|code| text.get(**code).is_none_or(|text| text.trim().is_empty()));
    let missing = missing.map(|code| format!("has no text in {code}"));
    let unknown = text.keys().filter(|key| !LANGUAGES.contains(&key.as_str()));
    missing.chain(unknown.map(|key| format!("has an unknown key {key}"))).collect()
}

/// The id of a rule, whose number has no leading zeros.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct RuleId {
    prefix: String,
    number: u32,
}

/// What the code says about rules.
#[derive(Default)]
struct Code {
    cited: BTreeSet<RuleId>,
    tested: BTreeSet<RuleId>,
    /// Every function named after a rule, as "file: name".
    named: Vec<(RuleId, String)>,
}

#[test]
fn every_rule_is_tested_and_cited() {
    let violations = violations(&tree::root()).unwrap();
    assert!(violations.is_empty(), "the ledgers do not hold:\n{}", violations.join("\n"));
}

fn violations(root: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for path in ledger_paths(root)? {
        let name = path.strip_prefix(root).unwrap_or(&path).display();
        let ledger = fs::read_to_string(&path).map_err(|error| error.to_string());
        let complaints = match ledger.and_then(|text| toml::from_str(&text).map_err(|error| error.to_string())) {
            Ok(ledger) => check_ledger(&ledger, &mut known),
            Err(error) => vec![error],
        };
        found.extend(complaints.iter().map(|complaint| format!("{name}: {complaint}")));
    }
    found.extend(check_code(&read_code(root)?, &known));
    Ok(found)
}

/// Returns where the ledgers of the engine and of every game have to be.
fn ledger_paths(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut folders = vec![root.join("crates/engine")];
    for entry in fs::read_dir(root.join("games"))? {
        folders.push(entry?.path().join("rules"));
    }
    folders.sort();
    folders.retain(|folder| folder.join("Cargo.toml").is_file());
    Ok(folders.iter().map(|folder| folder.join("ledger.toml")).collect())
}

/// Checks a ledger by itself and adds its rules to the known ones.
fn check_ledger(ledger: &Ledger, known: &mut BTreeSet<RuleId>) -> Vec<String> {
    let mut found = Vec::new();
    for chapter in &ledger.chapter {
        found.extend(wrong_languages(&chapter.text).iter().map(|what| format!("chapter {} {what}", chapter.id)));
    }
    let mut last = None;
    for rule in &ledger.rule {
        found.extend(check_rule(rule, &ledger.chapter));
        let Some(id) = RuleId::parse(&rule.id) else {
            found.push(format!("not the id of a rule: {:?}", rule.id));
            continue;
        };
        if !known.insert(id.clone()) {
            found.push(format!("{id} stands twice"));
        } else if last.as_ref().is_some_and(|last| *last > id) {
            found.push(format!("{id} stands after a higher id"));
        }
        last = Some(id);
    }
    found
}

fn check_rule(rule: &Rule, chapters: &[Chapter]) -> Vec<String> {
    let mut found = Vec::new();
    if !chapters.iter().any(|chapter| chapter.id == rule.chapter) {
        found.push(format!("{}: no such chapter: {:?}", rule.id, rule.chapter));
    }
    if rule.marks.is_empty() || !rule.marks.chars().all(|mark| "BFRC".contains(mark)) {
        found.push(format!("{}: marks are one or more of BFRC: {:?}", rule.id, rule.marks));
    }
    found.extend(wrong_languages(&rule.text).iter().map(|what| format!("{} {what}", rule.id)));
    found
}

fn check_code(code: &Code, known: &BTreeSet<RuleId>) -> Vec<String> {
    let untested = known.difference(&code.tested).map(|id| format!("{id} has no test `fn {}…`", id.test_prefix()));
    let uncited = known.difference(&code.cited).map(|id| format!("{id} is not cited in the code"));
    let has_ledger = |id: &RuleId| known.iter().any(|other| other.prefix == id.prefix);
    let is_unknown = |id: &RuleId| has_ledger(id) && !known.contains(id);
    let unknown = code.named.iter().filter(|(id, _)| is_unknown(id));
    let unknown = unknown.map(|(id, function)| format!("{function}: no such rule: {id}"));
    let invented = code.cited.iter().filter(|id| is_unknown(id)).map(|id| format!("{id} is cited, but no such rule"));
    untested.chain(uncited).chain(unknown).chain(invented).collect()
}

fn read_code(root: &Path) -> io::Result<Code> {
    let mut code = Code::default();
    for folder in ["crates", "games"] {
        for path in tree::files(&root.join(folder))? {
            if path.extension().is_some_and(|extension| extension == "rs") {
                code.read(path.strip_prefix(root).unwrap_or(&path), &fs::read_to_string(&path)?);
            }
        }
    }
    Ok(code)
}

impl Code {
    fn read(&mut self, path: &Path, source: &str) {
        if does_rules(path) {
            self.cited.extend(citations(&without_tests(source)));
        }
        let lines: Vec<_> = source.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let Some(name) = function_name(line) else { continue };
            let Some(id) = RuleId::parse_function(name) else { continue };
            if is_test(&lines, at) {
                self.tested.insert(id.clone());
            }
            self.named.push((id, format!("{}: {name}", path.display())));
        }
    }
}

/// Returns whether a file, named from the root, may do what rules say: it is in a `src` folder and not a file of tests.
fn does_rules(path: &Path) -> bool {
    let mut names = path.iter().skip(2).skip_while(|name| *name != "src");
    names.next().is_some()
        && path.iter().all(|name| name != "tests" && name != "tests.rs" && name != "benches" && name != "examples")
}

/// Returns the rules named in a text as whole words.
fn citations(text: &str) -> impl Iterator<Item = RuleId> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
    words.filter_map(RuleId::parse)
}

/// Returns formatted source without the items marked `#[cfg(test)]`.
fn without_tests(source: &str) -> String {
    let mut kept = String::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.trim_start().starts_with("#[cfg(test)]") {
            lines.by_ref().find(|end| indentation(end) == indentation(line) && ends_item(end));
        } else {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Returns whether a line ends the item it is indented like, given that rustfmt laid it out.
fn ends_item(line: &str) -> bool {
    line.trim_start().starts_with('}') || line.ends_with(['}', ';', ','])
}

/// Returns the name of the function that begins in a line.
fn function_name(line: &str) -> Option<&str> {
    let code = line.split("//").next()?;
    let at = code.find("fn ").filter(|at| *at == 0 || code[..*at].ends_with(' '))?;
    let name = &code[at + "fn ".len()..];
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    Some(&name[..end]).filter(|name| !name.is_empty())
}

/// Returns whether the function in a line is marked `#[test]`, there or in the five lines above.
fn is_test(lines: &[&str], at: usize) -> bool {
    let is_marked = |line: &&str| line.trim_start().starts_with("#[test]");
    let above = lines[at.saturating_sub(5)..at].iter().rev();
    // A mark above another function is that one's.
    is_marked(&lines[at]) || above.take_while(|line| function_name(line).is_none()).any(is_marked)
}

impl RuleId {
    /// Parses "MAL-36".
    fn parse(text: &str) -> Option<RuleId> {
        let (prefix, digits) = text.split_once('-')?;
        let is_prefix = !prefix.is_empty() && prefix.chars().all(|c| c.is_ascii_uppercase());
        let number: u32 = digits.parse().ok()?;
        (is_prefix && number.to_string() == digits).then(|| RuleId { prefix: prefix.to_owned(), number })
    }

    /// Parses the beginning of "mal_36_without_a_bid_the_last_owner_drives_free".
    fn parse_function(name: &str) -> Option<RuleId> {
        let (prefix, rest) = name.split_once('_')?;
        let (digits, _) = rest.split_once('_')?;
        RuleId::parse(&format!("{}-{digits}", prefix.to_ascii_uppercase()))
    }

    fn test_prefix(&self) -> String {
        format!("{}_{}_", self.prefix.to_ascii_lowercase(), self.number)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    const ALL_LEDGER: &str = r#"
        [[chapter]]
        id = "play"
        en = "Play"
        fr = "…"
        it = "…"
        de = "…"

        [[rule]]
        id = "ALL-1"
        chapter = "play"
        marks = "C"
        en = "Bots see what their seat sees."
        fr = "…"
        it = "…"
        de = "…"
    "#;

    const MAL_LEDGER: &str = r#"
        [[chapter]]
        id = "set-up"
        en = "Set-up"
        fr = "…"
        it = "…"
        de = "…"

        [[rule]]
        id = "MAL-3"
        chapter = "set-up"
        marks = "BC"
        en = "Everyone takes a suitcase."
        fr = "…"
        it = "…"
        de = "…"

        [[rule]]
        id = "MAL-36"
        chapter = "set-up"
        marks = "B"
        en = "Without a bid the last owner drives free."
        fr = "…"
        it = "…"
        de = "…"
    "#;

    fn tree_of(files: &[(&str, &str)]) -> TempDir {
        let root = TempDir::new().unwrap();
        for (name, content) in
            [("crates/engine/Cargo.toml", ""), ("games/maloney/rules/Cargo.toml", "")].iter().chain(files)
        {
            let path = root.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        root
    }

    fn in_all_languages(text: &str) -> BTreeMap<String, String> {
        LANGUAGES.iter().map(|&code| (code.to_owned(), text.to_owned())).collect()
    }

    fn ids(texts: &[&str]) -> BTreeSet<RuleId> {
        texts.iter().map(|text| RuleId::parse(text).unwrap()).collect()
    }

    fn read(path: &str, source: &str) -> Code {
        let mut code = Code::default();
        code.read(Path::new(path), source);
        code
    }

    #[test]
    fn a_tree_in_which_all_holds_has_no_violations() {
        let root = tree_of(&[
            ("crates/engine/ledger.toml", ALL_LEDGER),
            ("crates/engine/src/lib.rs", "// ALL-1\nfn view() {}\n"),
            ("games/maloney/rules/ledger.toml", MAL_LEDGER),
            ("games/maloney/rules/src/drive.rs", "/// Does MAL-3 and (MAL-36).\nfn drive() {}\n"),
            ("games/maloney/rules/src/bid.rs", "#[cfg(test)]\nmod tests {\n    #[test]\n    fn mal_3_holds() {}\n}\n"),
            ("games/maloney/rules/tests/a.rs", "#[test]\nfn mal_36_holds() {}\n\n#[test]\nfn all_1_holds() {}\n"),
        ]);
        assert_eq!(violations(root.path()).unwrap(), [""; 0]);
    }

    #[test]
    fn all_violations_are_reported_at_once() {
        let root = tree_of(&[
            ("games/maloney/rules/ledger.toml", MAL_LEDGER),
            ("games/maloney/rules/src/drive.rs", "// MAL-36\n#[cfg(test)]\nmod tests {\n    // MAL-3\n}\n"),
            ("games/maloney/rules/src/tests.rs", "// MAL-3\n"),
            ("games/maloney/rules/tests/a.rs", "// MAL-3\n#[test]\nfn mal_3_holds() {}\n\nfn mal_37_position() {}\n"),
            ("games/erbraffer/rules/Cargo.toml", ""),
            ("games/erbraffer/rules/ledger.toml", "[[chapter]]\nid = \"set-up\"\n"),
        ]);
        let found = violations(root.path()).unwrap();
        let expected = [
            "crates/engine/ledger.toml: No such file",
            "games/erbraffer/rules/ledger.toml: TOML parse error",
            "MAL-36 has no test `fn mal_36_…`",
            "MAL-3 is not cited in the code",
            "games/maloney/rules/tests/a.rs: mal_37_position: no such rule: MAL-37",
        ];
        assert_eq!(found.len(), expected.len(), "{found:#?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(expected), "{found}");
        }
    }

    #[test]
    fn a_ledger_is_checked_by_itself() {
        let rule = |id: &str, chapter: &str, marks: &str, en: &str| Rule {
            id: id.to_owned(),
            chapter: chapter.to_owned(),
            marks: marks.to_owned(),
            text: in_all_languages(en),
        };
        let rules = vec![
            rule("MAL-2", "bids", "BFRC", "Fine."),
            rule("MAL-1", "bids", "B", "Too late."),
            rule("MAL-2", "bids", "B", "Twice."),
            rule("MAL-03", "bids", "B", "A zero."),
            rule("MAL-4", "scoring", "", " "),
            rule("MAL-5", "bids", "BX", "No such mark."),
        ];
        let mut text = in_all_languages("Bids");
        text.remove("it");
        text.insert("tlh".to_owned(), "…".to_owned());
        let chapter = vec![Chapter { id: "bids".to_owned(), text }];
        let mut known = BTreeSet::new();
        assert_eq!(
            check_ledger(&Ledger { chapter, rule: rules }, &mut known),
            [
                "chapter bids has no text in it",
                "chapter bids has an unknown key tlh",
                "MAL-1 stands after a higher id",
                "MAL-2 stands twice",
                "not the id of a rule: \"MAL-03\"",
                "MAL-4: no such chapter: \"scoring\"",
                "MAL-4: marks are one or more of BFRC: \"\"",
                "MAL-4 has no text in en",
                "MAL-4 has no text in fr",
                "MAL-4 has no text in it",
                "MAL-4 has no text in de",
                "MAL-5: marks are one or more of BFRC: \"BX\"",
            ]
        );
        assert_eq!(known, ids(&["MAL-1", "MAL-2", "MAL-4", "MAL-5"]));
    }

    #[test]
    fn citations_are_whole_words() {
        let text = "// MAL-36, (ERB-7): \"LW-1\" XMAL-2 MAL-3a MAL-4_ mal-5 MAL-06 -8 MAL-";
        assert_eq!(citations(text).collect::<BTreeSet<_>>(), ids(&["MAL-36", "ERB-7", "LW-1", "XMAL-2"]));
    }

    #[test]
    fn citations_count_only_in_source_folders_outside_tests() {
        for path in ["games/maloney/rules/src/bid.rs", "crates/engine/src/view/seen.rs"] {
            assert_eq!(read(path, "// MAL-3\n").cited, ids(&["MAL-3"]), "{path}");
        }
        for path in [
            "games/maloney/rules/tests/bid.rs",
            "games/maloney/rules/src/tests.rs",
            "games/maloney/rules/src/tests/bid.rs",
        ] {
            assert_eq!(read(path, "// MAL-3\n").cited, ids(&[]), "{path}");
        }
    }

    #[test]
    fn items_for_tests_are_left_out() {
        let import = "#[cfg(test)]\nuse x;\n";
        let method = "    #[cfg(test)]\n    fn d() {\n        if e {\n        }\n    }\n";
        let module = "#[cfg(test)]\n#[expect(x)]\nmod tests {\n    fn f() {\n    }\n}\n";
        let source = format!("a\n{import}b\nimpl C {{\n{method}    e\n}}\n{module}g\n");
        assert_eq!(without_tests(&source), "a\nb\nimpl C {\n    e\n}\ng\n");
    }

    #[test]
    fn only_marked_functions_are_tests() {
        let tested = |source: &str| read("games/maloney/rules/tests/bid.rs", source).tested;
        let mal_3 = ids(&["MAL-3"]);
        assert_eq!(tested("#[test]\nfn mal_3_a() {}\n"), mal_3);
        assert_eq!(tested("proptest! {\n    /// Why.\n    #[test]\n    fn mal_3_a(x in 0..3) {}\n}\n"), mal_3);
        assert_eq!(tested("#[test]\n#[should_panic]\n\n\n\nfn mal_3_a() {}\n"), mal_3);
        assert_eq!(tested("#[test] fn mal_3_a() {}\n"), mal_3);
        assert_eq!(tested("#[test]\n\n\n\n\n\nfn mal_3_a() {}\n"), ids(&[]));
        assert_eq!(tested("#[test]\nfn b() {}\nfn mal_3_a() {}\n"), ids(&[]));
        assert_eq!(tested("// #[test]\nfn mal_3_a() {}\n"), ids(&[]));
        assert_eq!(tested("#[test]\n// fn mal_3_a() {}\n"), ids(&[]));
        assert_eq!(tested("#[test]\nfn mal_36_a() {}\n"), ids(&["MAL-36"]));
        assert_eq!(tested("#[test]\nfn mal_3() {}\n"), ids(&[]));
        assert_eq!(tested("#[test]\nfn normal_3_a() {}\n"), ids(&["NORMAL-3"]));
    }

    #[test]
    fn functions_of_prefixes_without_a_ledger_are_ignored() {
        let code = read(
            "crates/bots/src/lib.rs",
            "fn top_3_moves() {}\nfn mal_9_a() {}\n// MAL-3\n#[test]\nfn mal_3_a() {}\n",
        );
        assert_eq!(check_code(&code, &ids(&["MAL-3"])), ["crates/bots/src/lib.rs: mal_9_a: no such rule: MAL-9"]);
    }
}
