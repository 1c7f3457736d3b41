use std::fmt::Write;
use std::sync::LazyLock;

use bequest_engine::{Edition, EditionId, Editions, SetupError};
use serde::Serialize;

/// The components of the game; each edition is kept once, so the same one lies at the same place.
#[derive(Debug, Serialize)]
pub struct LotsEdition {
    /// The name.
    pub name: String,
    /// The number of cards.
    pub cards: u8,
    /// All coins there are.
    pub coins: u8,
    /// What each seat starts with.
    pub purse: u8,
    /// The prizes a lot can win, each with its weight; the highest comes last.
    pub prizes: Vec<(u8, u32)>,
}

impl PartialEq for LotsEdition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for LotsEdition {}

impl Edition for LotsEdition {
    fn id(&self) -> EditionId {
        let text = format!("{self:?}");
        // FNV-1a: good enough to tell a handful of editions apart.
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let mut hash = String::new();
        write!(hash, "{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, step)).expect("a string takes all");
        EditionId { name: self.name.clone(), hash }
    }
}

static EDITIONS: Editions<LotsEdition> = Editions::new();

/// The edition that comes with the suite.
static BUILT_IN: LazyLock<&'static LotsEdition> = LazyLock::new(|| {
    EDITIONS.intern(LotsEdition {
        name: "lots-1".into(),
        cards: 7,
        coins: 14,
        purse: 3,
        prizes: vec![(0, 4), (1, 2), (2, 1)],
    })
});

/// When the cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Deal {
    /// Before everything else.
    First,
    /// After the first auction.
    Later,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// Two or three.
    pub players: u8,
    /// One or two.
    pub rounds: u8,
    /// When the cards are dealt.
    pub deal: Deal,
    /// The version of the rules.
    pub rules: u16,
    /// The components.
    pub edition: &'static LotsEdition,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2, rounds: 1, deal: Deal::First, rules: 1, edition: *BUILT_IN }
    }
}

impl bequest_engine::Setup for Setup {
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> EditionId {
        self.edition.id()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let deal = match self.deal {
            Deal::First => "first",
            Deal::Later => "later",
        };
        vec![("players", self.players.to_string()), ("rounds", self.rounds.to_string()), ("deal", deal.into())]
    }

    fn from_parts(rules: u16, edition: Option<&EditionId>, options: &[(String, String)]) -> Result<Self, SetupError> {
        let mut setup = Self { rules, ..Self::default() };
        if rules != 1 {
            return Err(SetupError::Rules { found: rules, newest: 1 });
        }
        if let Some(id) = edition {
            let unknown = || SetupError::Edition { found: id.clone(), known: vec![BUILT_IN.id()] };
            setup.edition = EDITIONS.find(id).ok_or_else(unknown)?;
        }
        for (place, (name, value)) in options.iter().enumerate() {
            if options[..place].iter().any(|(earlier, _)| earlier == name) {
                return Err(SetupError::Doubled(name.clone()));
            }
            setup.choose(name, value)?;
        }
        Ok(setup)
    }
}

impl Setup {
    fn choose(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |option, wanted: &str| SetupError::Value { option, found: value.into(), wanted: wanted.into() };
        match (name, value) {
            ("players", "2") => self.players = 2,
            ("players", "3") => self.players = 3,
            ("players", _) => return Err(wrong("players", "there are 2 or 3")),
            ("rounds", "1") => self.rounds = 1,
            ("rounds", "2") => self.rounds = 2,
            ("rounds", _) => return Err(wrong("rounds", "there are 1 or 2")),
            ("deal", "first") => self.deal = Deal::First,
            ("deal", "later") => self.deal = Deal::Later,
            ("deal", _) => return Err(wrong("deal", "it is first or later")),
            _ => return Err(SetupError::Option { found: name.into(), known: &["players", "rounds", "deal"] }),
        }
        Ok(())
    }
}
