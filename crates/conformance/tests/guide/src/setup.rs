//! What is agreed before the game.

use bequest_editions::Edition;
use bequest_engine::{Chosen, EditionId, GameOption, NamedEditions, SetupError, Values};
use serde::Serialize;

use super::estate::{ESTATE, Estate};

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Four to eight.
    pub rounds: u8,
    /// The version of the rules.
    pub rules: u16,
    /// The components.
    pub estate: &'static Estate,
}

impl bequest_engine::Setup for Setup {
    fn published(_rules: u16) -> Vec<GameOption> {
        vec![GameOption::players(2..=4, 3), GameOption::new("rounds", [Values::range(4..=8)], "6")]
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn editions(&self) -> Vec<EditionId> {
        vec![self.estate.id()]
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string()), ("rounds", self.rounds.to_string())]
    }

    fn from_parts(rules: u16, editions: &[EditionId], options: &Chosen) -> Result<Self, SetupError> {
        let mut named = NamedEditions::new(editions);
        let estate = named.take(|id| (*id == ESTATE.id()).then_some(&ESTATE)).unwrap_or(&ESTATE);
        named.finish(|| vec![ESTATE.id()])?;
        let rounds = options.number("rounds").unwrap_or_default() as u8;
        Ok(Self { players: options.players() as u8, rounds, rules, estate })
    }
}
