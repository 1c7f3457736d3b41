use bequest_editions::FileEdition;
use bequest_engine::{Case, Chosen, EditionId, Game, GameOption, Piece, SeatSet, SetupError, Values};

use crate::{Edition, LastWill, Will};

/// What is agreed before a game of Last Will.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    rules: u16,
    edition: &'static Edition,
    sacked: bool,
    jobs: SeatSet,
    tiles: bool,
    will: WillChoice,
}

/// How it is decided what everyone starts with. LW-6, GS-25
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WillChoice {
    /// This much money.
    Amount(u8),
    /// One of the wills of the expansion.
    Will(Will),
    /// A will is drawn.
    Random,
}

impl WillChoice {
    /// The money of a first game. LW-6
    pub const FIRST_GAME: Self = Self::Amount(70);
}

impl Setup {
    /// Makes a set-up of the base game with the newest rules.
    ///
    /// # Panics
    /// If there are not two to five players.
    pub fn base(players: usize, edition: &'static Edition) -> Self {
        assert!((2..=5).contains(&players), "two to five players"); // LW-1
        Self {
            players: players as u8,
            rules: LastWill::RULES,
            edition,
            sacked: false,
            jobs: SeatSet::EMPTY,
            tiles: false,
            will: WillChoice::FIRST_GAME,
        }
    }

    /// Makes a set-up with the whole expansion.
    ///
    /// # Panics
    /// If there are not two to five players.
    pub fn sacked(players: usize, edition: &'static Edition) -> Self {
        let (jobs, will) = (SeatSet::all(players), WillChoice::Will(Will::from_index(0)));
        Self { sacked: true, jobs, tiles: true, will, ..Self::base(players, edition) }
    }

    /// Lets only these seats have jobs; with none of them the wills are those of the base game. GS-50, GS-51
    #[must_use]
    pub fn with_jobs(self, jobs: SeatSet) -> Self {
        let will = if jobs.is_empty() { WillChoice::FIRST_GAME } else { self.will };
        Self { jobs, will, ..self }
    }

    /// Takes the printed plans. GS-52
    #[must_use]
    pub fn with_base_plans(self) -> Self {
        Self { tiles: false, ..self }
    }

    /// Decides otherwise what everyone starts with. If some have jobs, an amount stands for the will that has it.
    ///
    /// # Panics
    /// If some have jobs and not exactly one will has the amount.
    #[must_use]
    pub fn with_will(self, will: WillChoice) -> Self {
        let only = |money| self.edition.only_will(money).expect("one will has the amount");
        let will = match will {
            WillChoice::Amount(money) if !self.jobs.is_empty() => WillChoice::Will(only(money)), // GS-25
            WillChoice::Amount(_) | WillChoice::Will(_) | WillChoice::Random => will,
        };
        Self { will, ..self }
    }

    /// Returns the components.
    #[inline]
    pub fn components(&self) -> &'static Edition {
        self.edition
    }

    /// Tells whether the expansion is part of the game.
    pub fn is_sacked(&self) -> bool {
        self.sacked
    }

    /// Returns the seats that have jobs. GS-1, GS-51
    pub fn jobs(&self) -> SeatSet {
        self.jobs
    }

    /// Tells whether the plans are tiles. GS-22, GS-52
    pub fn has_tiles(&self) -> bool {
        self.tiles
    }

    /// Returns how it is decided what everyone starts with.
    pub fn will(&self) -> WillChoice {
        self.will
    }

    fn jobs_option(&self) -> String {
        match self.jobs {
            SeatSet::EMPTY => "none".to_owned(),
            jobs if jobs == SeatSet::all(self.players.into()) => "all".to_owned(),
            jobs => jobs.to_string(),
        }
    }

    fn will_option(&self) -> String {
        match self.will {
            WillChoice::Amount(money) => money.to_string(),
            WillChoice::Will(will) => will.to_string(),
            WillChoice::Random => "random".to_owned(),
        }
    }
}

/// The words for the wills of the expansion. GS-25
const WILL_WORDS: [Values; 11] = [
    Values::Word("v1"),
    Values::Word("v2"),
    Values::Word("v3"),
    Values::Word("v4"),
    Values::Word("v5"),
    Values::Word("v6"),
    Values::Word("v7"),
    Values::Word("v8"),
    Values::Word("v9"),
    Values::Word("v10"),
    Values::Word("random"),
];

impl bequest_engine::Setup for Setup {
    fn published(_: u16) -> Vec<GameOption> {
        let sacked = [Values::Word("on")];
        let with_jobs = [Values::Word("all"), Values::Seats];
        // LW-6: the money of the seven wills of the base game.
        let amounts = [Values::Range { from: 70, to: 130, step: 10 }, Values::Word("random")];
        vec![
            GameOption::players(2..=5, 4), // LW-1
            GameOption::new("sacked", Values::words(["on", "off"]), "on"),
            GameOption::by_case(
                "jobs",
                [Case::new([Values::Word("all"), Values::Word("none"), Values::Seats], "all").when("sacked", sacked)],
            ),
            GameOption::by_case("plans", [Case::new(Values::words(["tiles", "base"]), "tiles").when("sacked", sacked)]),
            GameOption::by_case(
                "will",
                [
                    // GS-25: which will has an amount is for the edition to say.
                    Case::new(WILL_WORDS, "v1").when("jobs", with_jobs).also([Values::range(1..=u8::MAX.into())]),
                    Case::new(amounts, "70"), // GS-50
                ],
            ),
        ]
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn editions(&self) -> Vec<EditionId> {
        vec![self.edition.id()]
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let on = |is_on: bool| if is_on { "on" } else { "off" };
        let mut options = vec![("players", self.players.to_string()), ("sacked", on(self.sacked).to_owned())];
        if self.sacked {
            options.push(("jobs", self.jobs_option()));
            options.push(("plans", if self.tiles { "tiles" } else { "base" }.to_owned()));
        }
        options.push(("will", self.will_option()));
        options
    }

    fn from_parts(rules: u16, editions: &[EditionId], options: &Chosen) -> Result<Self, SetupError> {
        let edition = Edition::registry().agreed(editions)?;
        let players = options.players();
        let jobs = match options.get("jobs") {
            Some("all") => SeatSet::all(players),
            Some("none") | None => SeatSet::EMPTY,
            Some(_) => options.seats("jobs").unwrap_or_default(),
        };
        let will = will_of(edition, jobs, options)?;
        let (sacked, tiles) = (options.get("sacked") == Some("on"), options.get("plans") == Some("tiles"));
        Ok(Self { players: players as u8, rules, edition, sacked, jobs, tiles, will })
    }
}

/// Reads how it is decided what everyone starts with. With jobs an amount stands for the only will that has it. GS-25
fn will_of(edition: &'static Edition, jobs: SeatSet, options: &Chosen) -> Result<WillChoice, SetupError> {
    let asked = options.get("will").unwrap_or_default();
    let amount = asked.parse::<u8>().ok();
    match (asked.parse(), amount) {
        (Ok(will), _) => Ok(WillChoice::Will(will)),
        (Err(_), None) => Ok(WillChoice::Random),
        (Err(_), Some(money)) if jobs.is_empty() => Ok(WillChoice::Amount(money)),
        (Err(_), Some(money)) => edition.only_will(money).map(WillChoice::Will).ok_or_else(|| {
            let alone = (1..=u8::MAX).filter(|&money| edition.only_will(money).is_some());
            let wanted = WILL_WORDS.into_iter().chain(alone.map(|money| Values::number(money.into()))).collect();
            SetupError::Value { option: "will", found: asked.to_owned(), wanted }
        }),
    }
}

/// Returns a sample of set-ups: every number of players with and without the expansion, and every option.
pub(crate) fn sample(edition: &'static Edition) -> Vec<Setup> {
    let both = |players| [Setup::base(players, edition), Setup::sacked(players, edition)];
    let some = |seats: &[usize]| seats.iter().map(|&seat| bequest_engine::Seat::new(seat)).collect::<SeatSet>();
    let will = |number: usize| WillChoice::Will(Will::from_index(number));
    let others = [
        Setup::base(3, edition).with_will(WillChoice::Random),
        Setup::sacked(3, edition).with_will(WillChoice::Random),
        Setup::sacked(4, edition).with_jobs(SeatSet::EMPTY).with_base_plans(),
        Setup::sacked(5, edition).with_jobs(SeatSet::EMPTY).with_will(WillChoice::Random),
        Setup::sacked(5, edition).with_jobs(some(&[0, 2, 4])).with_will(will(9)).with_base_plans(),
        Setup::sacked(2, edition).with_jobs(some(&[1])).with_will(will(2)),
    ];
    (2..=5).flat_map(both).chain(others).collect()
}
