use std::fmt::Write;
use std::sync::LazyLock;

use bequest_editions::{Edition, Editions};
use bequest_engine::{Case, Chosen, EditionId, GameOption, NamedEditions, SeatSet, SetupError, Values};
use serde::Serialize;

use super::flaw::{self, Flaw};

/// The components of the game; each edition is kept once, so the same one has the same place in memory.
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
        id_of(&self.name, &format!("{self:?}"))
    }
}

/// Other prizes: components of their own, as if they came from another box.
#[derive(Debug, Serialize)]
pub struct RaffleEdition {
    /// The name.
    pub name: String,
    /// The prizes a lot can win, each with its weight; the highest comes last.
    pub prizes: Vec<(u8, u32)>,
}

impl PartialEq for RaffleEdition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for RaffleEdition {}

impl Edition for RaffleEdition {
    fn id(&self) -> EditionId {
        id_of(&self.name, &format!("{self:?}"))
    }
}

/// Makes an id by FNV-1a, which is good enough to tell a handful of editions apart.
fn id_of(name: &str, text: &str) -> EditionId {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let mut hash = String::new();
    write!(hash, "{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, step)).expect("a string takes all");
    EditionId { name: name.to_owned(), hash }
}

static EDITIONS: Editions<LotsEdition> = Editions::new();

static RAFFLES: Editions<RaffleEdition> = Editions::new();

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

/// The raffle that comes with the suite.
static BUILT_IN_RAFFLE: LazyLock<&'static RaffleEdition> =
    LazyLock::new(|| RAFFLES.intern(RaffleEdition { name: "raffle-1".into(), prizes: vec![(0, 5), (2, 1), (3, 1)] }));

/// When the cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Deal {
    /// Before everything else.
    First,
    /// After the first auction.
    Later,
}

/// What a lot can win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Prizes {
    /// The prizes of the game itself.
    Plain,
    /// Those of a raffle.
    Raffle(&'static RaffleEdition),
    /// Nothing: no lot is tried.
    None,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// Two or three.
    pub players: u8,
    /// One to three.
    pub rounds: u8,
    /// When the cards are dealt.
    pub deal: Deal,
    /// The seats that start with one coin more; never all.
    pub extra: SeatSet,
    /// What a lot can win; always [`Prizes::Plain`] in a game of one round.
    pub prizes: Prizes,
    /// The version of the rules.
    pub rules: u16,
    /// The components.
    pub edition: &'static LotsEdition,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            rounds: 1,
            deal: Deal::First,
            extra: SeatSet::EMPTY,
            prizes: Prizes::Plain,
            rules: 1,
            edition: *BUILT_IN,
        }
    }
}

impl RaffleEdition {
    fn highest(&self) -> u8 {
        self.prizes.last().map_or(0, |prize| prize.0)
    }

    /// Returns the prizes of the raffle if this is the highest one.
    fn with_highest(&'static self, highest: &str) -> Option<Prizes> {
        let is_meant = highest.parse() == Ok(self.highest());
        let misread = if flaw::has::<true>(Flaw::MisreadsOption) { Some(Prizes::Plain) } else { None };
        is_meant.then_some(Prizes::Raffle(self)).or(misread)
    }
}

/// Says by which numbers prizes can be asked for.
fn no_such_prizes(raffle: &RaffleEdition, found: &str) -> SetupError {
    let highest = Values::number(raffle.highest().into());
    let wanted = vec![Values::Word("raffle"), Values::Word("none"), highest];
    SetupError::Value { option: "prizes", found: found.to_owned(), wanted }
}

impl Setup {
    /// Returns the same with the prizes of the raffle that comes with the suite.
    #[must_use]
    pub fn with_raffle(self) -> Self {
        Self { prizes: Prizes::Raffle(*BUILT_IN_RAFFLE), ..self }
    }
}

impl bequest_engine::Setup for Setup {
    fn published(_: u16) -> Vec<GameOption> {
        let usual_rounds = if flaw::has::<true>(Flaw::IllegalUsual) { "4" } else { "1" };
        let seats = [Values::Word("none"), Values::Seats];
        let prizes = [
            Case::new(Values::words(["plain", "raffle"]), "plain").when("rounds", [Values::number(2)]),
            // By its highest prize.
            Case::new(Values::words(["raffle", "none"]), "raffle")
                .when("rounds", [Values::number(3)])
                .also([Values::range(1..=9)]),
        ];
        let mut options = vec![
            GameOption::players(2..=3, 2),
            GameOption::new("rounds", [Values::range(1..=3)], usual_rounds),
            GameOption::new("deal", Values::words(["first", "later"]), "first"),
            GameOption::new("extra", seats, "none"),
            GameOption::by_case("prizes", prizes),
        ];
        if flaw::has::<true>(Flaw::Unexplained) {
            options[2] = GameOption::new("deal", Values::words(["first", "later", "never"]), "first");
        }
        options
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn editions(&self) -> Vec<EditionId> {
        let raffle = match self.prizes {
            Prizes::Raffle(raffle) => Some(raffle.id()),
            Prizes::Plain | Prizes::None => None,
        };
        [self.edition.id()].into_iter().chain(raffle).collect()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let deal = match self.deal {
            Deal::First => "first",
            Deal::Later => "later",
        };
        let prizes = match self.prizes {
            Prizes::Plain => "plain",
            Prizes::Raffle(_) => "raffle",
            Prizes::None => "none",
        };
        let forgets = flaw::has::<true>(Flaw::ForgetsOption);
        let extra = if self.extra.is_empty() || forgets { "none".to_owned() } else { self.extra.to_string() };
        let mut options = vec![
            ("players", self.players.to_string()),
            ("rounds", self.rounds.to_string()),
            ("deal", deal.to_owned()),
            ("extra", extra),
        ];
        if self.rounds > 1 {
            options.push(("prizes", prizes.to_owned()));
        }
        options
    }

    fn from_parts(rules: u16, editions: &[EditionId], options: &Chosen) -> Result<Self, SetupError> {
        let mut named = NamedEditions::new(editions);
        let edition = named.take(|id| EDITIONS.find(id)).unwrap_or(*BUILT_IN);
        let prizes = match options.get("prizes") {
            Some("raffle") => Prizes::Raffle(named.take(|id| RAFFLES.find(id)).unwrap_or(*BUILT_IN_RAFFLE)),
            Some("none") => Prizes::None,
            Some("plain") | None => Prizes::Plain,
            Some(highest) => {
                let raffle = named.take(|id| RAFFLES.find(id)).unwrap_or(*BUILT_IN_RAFFLE);
                raffle.with_highest(highest).ok_or_else(|| no_such_prizes(raffle, highest))?
            }
        };
        named.finish(|| vec![BUILT_IN.id(), BUILT_IN_RAFFLE.id()])?;
        Ok(Self {
            players: options.players() as u8,
            rounds: options.number("rounds").unwrap_or_default() as u8,
            deal: if options.get("deal") == Some("later") { Deal::Later } else { Deal::First },
            extra: options.seats("extra").unwrap_or_default(),
            prizes,
            rules,
            edition,
        })
    }
}
