//! From the name of a game to its rules.

use crate::fault::Fault;

/// The names of all games.
pub(crate) const GAMES: &[&str] = &["maloney", "erbraffer"];

/// Runs an expression with a type that stands for the game of this name; a fault if there is no such game.
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            "maloney" => {
                type $G = bequest_maloney::Maloney;
                $body
            }
            "erbraffer" => {
                type $G = bequest_erbraffer::Erbraffer;
                $body
            }
            other => Err($crate::dispatch::unknown_game(other)),
        }
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
