use bequest_engine::{Edition as _, EditionId, Game, SetupError};

use crate::{Edition, Erbraffer};

/// What is agreed before a game of Die Erbraffer.
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
    /// If there are not two to six players.
    pub fn new(players: usize, edition: &'static Edition) -> Self {
        assert!((2..=6).contains(&players), "two to six players"); // ERB-1
        Self { players, rules: Erbraffer::RULES, edition }
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
        SetupError::check_rules(rules, Erbraffer::RULES)?;
        let edition = match edition {
            None => Edition::built_in(),
            Some(id) => {
                Edition::find(id).ok_or_else(|| SetupError::Edition { found: id.clone(), known: Edition::known() })?
            }
        };
        // ERB-75: a trial to 1870 is no option of a table.
        let players = SetupError::only_players(options, 2..=6)?;
        Ok(Self { players: players.unwrap_or(4), rules, edition })
    }
}
