//! What holds in the edition files of every game.

use crate::{FileValue, Mistake};

/// Holds the name of an edition to be plain.
pub fn check_name(name: &FileValue<String>, found: &mut Vec<Mistake>) {
    let FileValue { line, value: name } = name;
    let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !is_plain || !(1..=40).contains(&name.len()) {
        let what = format!("{name:?} does not do: write 1 to 40 letters, digits and hyphens, as in \"my-box\"");
        found.push(Mistake { line: *line, key: "name".to_owned(), what });
    }
}

/// Holds entries, each with its key and its id, to be numbered from one on; says once where the row breaks.
pub fn check_numbers<'a>(
    entries: impl Iterator<Item = (&'a String, Option<&'a FileValue<usize>>)>,
    written: impl Fn(usize) -> String,
    found: &mut Vec<Mistake>,
) {
    let entries: Vec<_> = entries.collect();
    let mut before = 0;
    for (place, &(key, id)) in entries.iter().enumerate() {
        let due = before + 1;
        before = due;
        let Some(FileValue { line, value }) = id.filter(|id| id.value != due) else { continue };
        let (this, first) = (written(*value), written(1));
        let earlier = entries[..place].iter().filter_map(|(_, id)| *id).find(|earlier| earlier.value == *value);
        let what = match earlier {
            Some(earlier) => format!("{this} stands in line {} already: each number occurs once", earlier.line),
            None => {
                format!("{this} stands where {} is due: the numbers run from {first} on without a gap", written(due))
            }
        };
        found.push(Mistake { line: *line, key: format!("{key}.id"), what });
        // If the next one goes on as if nothing had happened, this one is mistyped; else it is one too many or too few.
        let goes_on = entries.get(place + 1).and_then(|(_, id)| *id).is_some_and(|next| next.value == due + 1);
        if !goes_on {
            before = (*value).max(due - 1);
        }
    }
}

/// Holds the names of entries of a kind, each with its key, to be plain, and no two of them to be alike.
pub fn check_own_names<'a>(
    kind: &str,
    entries: impl Iterator<Item = (&'a String, Option<&'a FileValue<String>>)>,
    found: &mut Vec<Mistake>,
) {
    let mut seen: Vec<(String, usize)> = Vec::new();
    for (key, name) in entries {
        let Some(FileValue { line, value: name }) = name else { continue };
        let mut note = |what| found.push(Mistake { line: *line, key: format!("{key}.name"), what });
        let is_plain = !name.chars().any(char::is_control) && name.trim() == name;
        if !is_plain || !(1..=20).contains(&name.chars().count()) {
            note(format!("{name:?} does not do: write 1 to 20 characters, without spaces around them"));
        }
        let small = name.to_lowercase();
        if let Some((_, first)) = seen.iter().find(|(other, _)| *other == small) {
            note(format!("{name:?} is the name of the {kind} in line {first} too: no two are alike"));
        }
        seen.push((small, *line));
    }
}
