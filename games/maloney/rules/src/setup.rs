use bequest_engine::{Edition as _, EditionId, Game, SetupError};

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
    fn players(&self) -> usize {
        self.players
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> EditionId {
        self.edition.id()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string())]
    }

    fn from_parts(rules: u16, edition: Option<&EditionId>, options: &[(String, String)]) -> Result<Self, SetupError> {
        SetupError::check_rules(rules, Maloney::RULES)?;
        let edition = match edition {
            None => Edition::built_in(),
            Some(id) => {
                Edition::find(id).ok_or_else(|| SetupError::Edition { found: id.clone(), known: Edition::known() })?
            }
        };
        let players = SetupError::only_players(options, 3..=6)?;
        Ok(Self { players: players.unwrap_or(4), rules, edition })
    }
}
