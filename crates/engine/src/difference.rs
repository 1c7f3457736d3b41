use crate::{Game, Viewer};

/// Returns the first line in which two positions differ when everything is open, or nothing if they are equal.
///
/// Positions do not print themselves; this is how a test says what is wrong.
pub fn first_difference<G: Game>(one: &G, other: &G) -> Option<String> {
    if one == other {
        return None;
    }
    let (left, right) = (format!("{:#?}", one.view(Viewer::Open)), format!("{:#?}", other.view(Viewer::Open)));
    let mut lines = left.lines().zip(right.lines());
    let found = lines.find(|(a, b)| a != b).map(|(a, b)| format!("{} is not {}", a.trim(), b.trim()));
    Some(found.unwrap_or_else(|| "the positions differ in something that no view shows".into()))
}
