//! What a table is besides its rows: who sits where, what was agreed, and where its chance comes from.

use std::time::Duration;

use bequest_engine::{EditionId, Fair, Name, Nonce, Player, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};

use crate::alike::NameLook;
use crate::seating::bot;
use crate::{Listing, PersonId, Plan, Stage, TableId, TableRefusal};

/// The head of a table, as it is stored: JSON that later versions can read.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The name and the hash of the components.
    pub edition: (String, String),
    /// Those of further components, where a game rests on several editions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more_editions: Vec<(String, String)>,
    /// All options that apply, with their values.
    pub options: Vec<(String, String)>,
    /// How fast the table plays.
    pub pace: Pace,
    /// Whether everyone may find it.
    pub public: bool,
    /// Who looks after the table before the game.
    pub host: PersonId,
    /// The seats in their order.
    pub seats: Vec<SeatHead>,
    /// The secret of the table's chance, in hexadecimal digits.
    pub seed: String,
    /// How far it is.
    pub stage: StageHead,
    /// Whether the page starts the game by itself.
    #[serde(default)]
    pub autostart: bool,
    /// The seats that want to close the table without a result, as bits.
    #[serde(default)]
    pub agreed: u8,
    #[serde(default)]
    /// Where the next game of the same people is.
    pub rematch: Option<TableId>,
    /// Whether a guide goes along, as in a first game.
    #[serde(default)]
    pub guide: GuideHead,
    /// The table whose deal is played again here, as practice against bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<TableId>,
    /// The place and the score, in tenths, of each seat, once the game is over. Tables that ended before it was kept have
    /// none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<(u8, i32)>,
}

/// Whether a guide goes along, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GuideHead {
    #[default]
    /// There is none.
    None,
    /// It goes along.
    Along,
    /// It was sent away, and can be called back.
    Left,
    /// It goes along, past where the rulebook advises to stop a first game.
    Beyond,
}

impl GuideHead {
    /// Returns whether it goes along.
    pub fn goes_along(self) -> bool {
        match self {
            GuideHead::Along | GuideHead::Beyond => true,
            GuideHead::None | GuideHead::Left => false,
        }
    }
}

/// A seat, as it is stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatHead {
    /// Who or what has it.
    pub who: Who,
    #[serde(default)]
    /// What its person's page added to the chance of the table, in hexadecimal digits.
    pub nonce: Option<String>,
}

/// Who or what has a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Nobody yet; anyone who comes.
    Open,
    /// Nobody yet; it is reserved for someone who played here before.
    #[serde(rename = "kept")]
    Reserved {
        /// The person.
        id: PersonId,
        /// What they were called.
        name: String,
    },
    /// Nobody yet; anyone who has the token.
    Invite {
        /// The token.
        token: String,
    },
    /// A person.
    Person {
        /// The person.
        id: PersonId,
        /// What they are called at the table.
        name: String,
    },
    /// Someone else at a person's device.
    Device {
        /// The person whose device it is.
        id: PersonId,
        /// What they are called at the table.
        name: String,
    },
    /// A bot.
    Bot {
        /// The name of its kind.
        kind: String,
        /// What it is called at the table.
        name: String,
    },
}

/// How fast a table plays, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// With everyone there.
    Live {
        /// Seconds per turn.
        turn: u32,
        /// Seconds from call to call of an auctioneer.
        call: u32,
    },
    /// So many days per turn.
    Days(u32),
    /// Without a clock.
    Relaxed,
}

/// How far a table is, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StageHead {
    /// People are still sitting down.
    Open,
    /// The game is going on.
    Playing,
    /// The game has a result.
    Over,
    /// It was closed without a result.
    Closed,
}

impl Head {
    /// Reads a head as it is stored.
    ///
    /// # Errors
    /// Says what cannot be read.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("the head cannot be read: {error}"))
    }

    /// Returns what is fixed about a game before its first row.
    ///
    /// # Errors
    /// Says what is missing.
    pub fn plan(&self, id: TableId) -> Result<Plan, String> {
        Ok(Plan {
            rules: self.rules,
            editions: self.editions(),
            options: self.options.clone(),
            players: self.players().ok_or("a seat is free")?,
            fair: self.fair(id).ok_or("the seed or a nonce cannot be read")?,
        })
    }

    /// Returns how far the table is.
    pub fn stage(&self) -> Stage {
        match self.stage {
            StageHead::Open => Stage::Open,
            StageHead::Playing => Stage::Playing,
            StageHead::Over => Stage::Over,
            StageHead::Closed => Stage::Closed,
        }
    }

    /// Returns what the lists need to know.
    pub fn listing(&self) -> Listing {
        let own = |(index, seat): (u8, &SeatHead)| seat.who.person().map(|person| (person, index));
        let people = (0..).zip(&self.seats).filter_map(own).collect();
        Listing { stage: self.stage(), public: self.public, people }
    }

    /// Returns it as it is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a head is made of texts and numbers")
    }

    /// Returns the names and the hashes of all components.
    pub fn editions(&self) -> Vec<EditionId> {
        let id = |(name, hash): &(String, String)| EditionId { name: name.clone(), hash: hash.clone() };
        [&self.edition].into_iter().chain(&self.more_editions).map(id).collect()
    }

    /// Returns the seats of a person.
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        let own = |seat: &Seat| self.seats[seat.index()].who.person() == Some(person);
        Seat::all(self.seats.len()).filter(own).collect()
    }

    /// Returns the seats that people have.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].who.person().is_some()).collect()
    }

    /// Returns whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.who.is_taken())
    }

    /// Tells whether someone could sit down who was not invited.
    pub fn has_room(&self, person: Option<PersonId>) -> bool {
        self.seats.iter().any(|seat| match &seat.who {
            Who::Open => true,
            Who::Reserved { id, .. } => person == Some(*id),
            Who::Invite { .. } | Who::Person { .. } | Who::Device { .. } | Who::Bot { .. } => false,
        })
    }

    /// Tells whether several seats share a device; then no clock runs.
    pub fn shares_device(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat.who, Who::Device { .. }))
    }

    /// Returns how fast the table plays: where seats share a device, without a clock.
    pub fn pace(&self) -> Pace {
        if self.shares_device() { Pace::Relaxed } else { self.pace }
    }

    /// Returns what each seat is called.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.who.name().unwrap_or("…").to_owned()).collect()
    }

    /// Returns who plays at the start; `None` while seats are free.
    pub fn players(&self) -> Option<Vec<Player>> {
        self.seats.iter().map(|seat| seat.who.player()).collect()
    }

    /// Returns where the table's chance comes from. A seat without a nonce has one of zeros, which nobody chose.
    pub fn fair(&self, id: TableId) -> Option<Fair> {
        let nonce = |seat: &SeatHead| seat.nonce.as_deref().map_or(Some(Nonce::default()), |text| text.parse().ok());
        let nonces = self.seats.iter().map(nonce).collect::<Option<Vec<_>>>()?;
        let table = match self.practice {
            Some(again) => format!("{}{again}", Fair::PRACTICE),
            None => id.to_string(),
        };
        Some(Fair { seed: self.seed()?, table, nonces })
    }

    /// Returns the head of a practice table: the same deal, with a person in a seat and bots of one kind in all others.
    ///
    /// # Errors
    /// Says that the game has no result yet, or that there is no such seat.
    pub fn practice(&self, id: TableId, seat: Seat, person: Who, kind: &str) -> Result<Self, TableRefusal> {
        if self.stage != StageHead::Over {
            return Err(TableRefusal::NotNow);
        }
        let host = person.person().ok_or(TableRefusal::NotYourSeat)?;
        let free = |old: &SeatHead| SeatHead { who: Who::Open, nonce: old.nonce.clone() };
        let mut head = Self {
            pace: Pace::Relaxed,
            public: false,
            host,
            seats: self.seats.iter().map(free).collect(),
            stage: StageHead::Open,
            autostart: false,
            agreed: 0,
            rematch: None,
            guide: GuideHead::None,
            practice: Some(self.practice.unwrap_or(id)),
            results: Vec::new(),
            ..self.clone()
        };
        head.seats.get_mut(seat.index()).ok_or_else(|| TableRefusal::no_seat(seat))?.who = person;
        for place in 0..head.seats.len() {
            if !head.seats[place].who.is_taken() {
                head.seats[place].who = bot(&head, kind, place);
            }
        }
        Ok(head)
    }

    /// Returns the secret of the table's chance.
    pub fn seed(&self) -> Option<Seed> {
        self.seed.parse().ok()
    }

    /// Returns a name that looks like nobody else's at the table.
    pub fn free_name(&self, wanted: &str) -> String {
        let names: Vec<NameLook> = self.seats.iter().filter_map(|seat| seat.who.name()).map(NameLook::of).collect();
        let is_taken = |name: &str| {
            let look = NameLook::of(name);
            names.iter().any(|other| other.is_like(&look))
        };
        if !is_taken(wanted) {
            return wanted.to_owned();
        }
        let short: String = wanted.chars().take(36).collect();
        let numbered = |number: usize| format!("{} {number}", short.trim_end());
        (2..).map(numbered).find(|name| !is_taken(name)).expect("a table has fewer names than there are numbers")
    }
}

impl Who {
    /// Returns the person who plays here.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Who::Person { id, .. } | Who::Device { id, .. } => Some(*id),
            Who::Open | Who::Reserved { .. } | Who::Invite { .. } | Who::Bot { .. } => None,
        }
    }

    /// Returns whether someone or a bot has it.
    pub fn is_taken(&self) -> bool {
        self.name().is_some()
    }

    /// Returns what the one who plays here is called.
    pub fn name(&self) -> Option<&str> {
        match self {
            Who::Person { name, .. } | Who::Device { name, .. } | Who::Bot { name, .. } => Some(name),
            Who::Open | Who::Reserved { .. } | Who::Invite { .. } => None,
        }
    }

    fn player(&self) -> Option<Player> {
        let read = |name: &str| name.parse::<Name>().ok();
        match self {
            Who::Person { name, .. } | Who::Device { name, .. } => read(name).map(Player::Person),
            Who::Bot { kind, .. } => read(kind).map(Player::Bot),
            Who::Open | Who::Reserved { .. } | Who::Invite { .. } => None,
        }
    }
}

impl Pace {
    /// Returns the time of a turn.
    pub fn turn(self) -> Option<Duration> {
        match self {
            Pace::Live { turn, .. } => Some(Duration::from_secs(turn.into())),
            Pace::Days(days) => Some(Duration::from_secs(u64::from(days) * 24 * 60 * 60)),
            Pace::Relaxed => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Lots, Setup};
    use bequest_engine::Setup as _;

    use super::*;
    use crate::any_match;

    /// Returns the head of a table of Lots, as it would be stored.
    fn head_of(setup: Setup) -> Head {
        let mut editions = setup.editions().into_iter().map(|EditionId { name, hash }| (name, hash));
        let bot = || Who::Bot { kind: "random".to_owned(), name: "Mabel".to_owned() };
        Head {
            game: "lots".to_owned(),
            rules: setup.rules(),
            edition: editions.next().unwrap(),
            more_editions: editions.collect(),
            options: setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            pace: Pace::Relaxed,
            public: false,
            host: PersonId::random(),
            seats: (0..setup.players()).map(|_| SeatHead { who: bot(), nonce: None }).collect(),
            seed: Seed([7; 32]).to_string(),
            stage: StageHead::Open,
            autostart: false,
            agreed: 0,
            rematch: None,
            guide: GuideHead::None,
            practice: None,
            results: Vec::new(),
        }
    }

    #[test]
    fn practice_has_the_seed_and_the_nonces_of_its_deal_and_bots_in_all_other_seats() {
        let mut over = head_of(Setup::default());
        over.seats[1].nonce = Some(Nonce([9; 16]).to_string());
        let (id, seat) = (TableId::random(), Seat::new(1));
        let person = Who::Person { id: PersonId::random(), name: "Ada".to_owned() };
        let practice = |head: &Head| head.practice(id, seat, person.clone(), "random");
        assert!(practice(&over).is_err(), "the game goes on");
        over.stage = StageHead::Over;
        let head = practice(&over).unwrap();
        let again = head.practice(TableId::random(), seat, person.clone(), "random");
        assert!(again.is_err(), "practice has no result yet");
        let (fair, first) = (head.fair(TableId::random()).unwrap(), over.fair(id).unwrap());
        assert_eq!((fair.dealt_at(), fair.bits(1), fair.bits(7)), (id.as_str(), first.bits(1), first.bits(7)));
        assert_eq!(head.people(), SeatSet::only(seat));
        assert!(head.is_full() && !over.to_text().contains("practice") && head.to_text().contains("practice"));
        let next = Head { stage: StageHead::Over, ..head };
        assert_eq!(practice(&next).unwrap().practice, Some(id), "the deal is still that of the first table");
    }

    #[test]
    fn with_one_edition_a_head_is_stored_as_it_always_was() {
        let text = head_of(Setup::default()).to_text();
        let start =
            "{\"game\":\"lots\",\"rules\":1,\"edition\":[\"lots-1\",\"b38761f35a6efcdf\"],\"options\":[[\"players\"";
        assert!(text.starts_with(start), "{text}");
        assert!(!text.contains("more_editions"));
    }

    #[test]
    fn a_table_that_rests_on_two_editions_is_stored_and_read() {
        let setup = Setup { rounds: 3, ..Setup::default() }.with_raffle();
        let text = head_of(setup).to_text();
        let head: Head = serde_json::from_str(&text).unwrap();
        assert_eq!((head.editions(), head.to_text()), (setup.editions(), text));
        let plan = head.plan(TableId::random()).unwrap();
        let record = any_match::record_of::<Lots>(&plan, &[]).unwrap();
        assert_eq!(record.setup, setup);
        let read = bequest_engine::Record::<Lots>::parse(&record.to_string()).unwrap();
        assert_eq!(read.setup.editions().len(), 2);
    }
}
