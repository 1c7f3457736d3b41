//! The games that are played.

/// A game, and how it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Maloney,
    Erbraffer,
    /// Die Erbraffer, played so that it lasts as long as possible.
    LongErbraffer,
}

impl Game {
    /// Returns what the server calls it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Game::Maloney => "maloney",
            Game::Erbraffer | Game::LongErbraffer => "erbraffer",
        }
    }

    /// Returns whether a decision has several steps of which others see only the last.
    pub(crate) fn has_hidden_steps(self) -> bool {
        match self {
            Game::Maloney => false,
            Game::Erbraffer | Game::LongErbraffer => true,
        }
    }
}
