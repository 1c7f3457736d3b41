use bequest_editions::FileEdition;
use bequest_engine::{Chosen, EditionId, Game, GameOption, SetupError};

use crate::{Edition, Maloney};

/// What is agreed before a game of Maloney's Inheritance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: usize,
    rules: u16,
    edition: &'static Edition,
}

impl Setup {
    /// Makes a set-up with the newest rules.
    ///
    /// # Panics
    /// If there are not three to six players.
    pub fn new(players: usize, edition: &'static Edition) -> Self {
        assert!((3..=6).contains(&players), "three to six players"); // MAL-1
        Self { players, rules: Maloney::RULES, edition }
    }

    /// Returns the components.
    pub fn components(&self) -> &'static Edition {
        self.edition
    }
}

impl bequest_engine::Setup for Setup {
    fn published(_: u16) -> Vec<GameOption> {
        vec![GameOption::players(3..=6, 4)] // MAL-1
    }

    fn players(&self) -> usize {
        self.players
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn editions(&self) -> Vec<EditionId> {
        vec![self.edition.id()]
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string())]
    }

    fn from_parts(rules: u16, editions: &[EditionId], options: &Chosen) -> Result<Self, SetupError> {
        let edition = Edition::registry().agreed(editions)?;
        Ok(Self { players: options.players(), rules, edition })
    }
}
