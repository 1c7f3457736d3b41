//! From the name of a game to its rules, and to everything else that belongs to it.

pub(crate) use bequest_catalogue::GAMES;

use crate::fault::Fault;

/// Runs an expression with a type that stands for the title of this name; a fault if there is no such game.
macro_rules! with_game {
    ($name:expr, $T:ident => $body:expr) => {
        bequest_catalogue::with_game!($name, $T => $body).unwrap_or_else(|| Err($crate::dispatch::unknown_game($name)))
    };
}
pub(crate) use with_game;

/// Says that there is no such game.
pub(crate) fn unknown_game(name: &str) -> Fault {
    Fault::wrong_use(no_such_game(name))
}

/// Says what was found and what would do.
pub(crate) fn no_such_game(name: &str) -> String {
    format!("no such game: {name:?}; there is {}", GAMES.join(", "))
}

/// Returns examples for the help of a command, with the first game where `{1}` stands and the last one at `{2}`.
pub(crate) fn examples(lines: &[&str]) -> String {
    let (first, last) = (GAMES[0], GAMES[GAMES.len() - 1]);
    let lines = lines.iter().map(|line| format!("\n  bequest {line}").replace("{1}", first).replace("{2}", last));
    format!("Example:{}", lines.collect::<String>())
}
