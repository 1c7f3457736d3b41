/// What a player can type instead of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command<'a> {
    /// Enter alone.
    Nothing,
    /// `why bid 600`
    Why(&'a str),
    /// `rule LOT-3`
    Rule(&'a str),
    /// `rules`, `rules auction`
    Rules(&'a str),
    /// `order`, `order out`, `order withdraw`
    Order(&'a str),
    /// `undo`
    Undo,
    /// `redo`
    Redo,
    /// `log`
    Log,
    /// `save game.rec`
    Save(&'a str),
    /// `help`
    Help,
    /// `quit`
    Quit,
    /// One of the game's sheets, as in `map`.
    Sheet(&'static str),
    /// A number from the list, an action, or nothing we know.
    Other(&'a str),
}

/// Reads what a player typed.
pub(crate) fn read<'a>(line: &'a str, sheets: &'static [&'static str]) -> Command<'a> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let word = word.to_lowercase();
    match (word.as_str(), rest) {
        ("", _) => Command::Nothing,
        ("why", what) => Command::Why(what),
        ("rule", which) => Command::Rule(which),
        ("rules", chapter) => Command::Rules(chapter),
        ("save", file) => Command::Save(file),
        ("order" | "orders", what) => Command::Order(what),
        ("undo", "") => Command::Undo,
        ("redo", "") => Command::Redo,
        ("log", "") => Command::Log,
        ("help" | "h" | "?", "") => Command::Help,
        ("quit" | "q" | "exit", "") => Command::Quit,
        (name, "") => match sheets.iter().find(|sheet| **sheet == name) {
            Some(sheet) => Command::Sheet(sheet),
            None => Command::Other(line),
        },
        _ => Command::Other(line),
    }
}

/// Returns an action as it should be written: small letters, single spaces, and only digits in a sum.
pub(crate) fn notation(text: &str) -> String {
    let plain = text.to_lowercase().replace(['$', ',', '.', '\u{a0}', '\u{202f}'], "");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case() {
        let read = |line| read(line, &["map"]);
        assert_eq!(read("  \n"), Command::Nothing);
        assert_eq!(read("Why  bid 600"), Command::Why("bid 600"));
        assert_eq!(read("MAP"), Command::Sheet("map"));
        assert_eq!(read("save My Game.rec\r\n"), Command::Save("My Game.rec"));
        assert_eq!(read("bid 600"), Command::Other("bid 600"));
        assert_eq!(read("undo it all"), Command::Other("undo it all"));
    }

    #[test]
    fn sums_may_be_written_as_people_do() {
        for typed in ["Bid  $1,600", "bid 1.600 $", "bid 1\u{202f}600\u{a0}$"] {
            assert_eq!(notation(typed), "bid 1600");
        }
    }
}
