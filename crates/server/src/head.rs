//! The head of a table, stored beside its rows: who sits where, the options, and where its chance comes from.

use std::time::Duration;

use bequest_engine::{EditionId, Fair, Name, Nonce, Player, Seat, SeatSet, Seed};
use bequest_store::{Listing, PersonId, Stage, TableId};
use bequest_web::Pace as PaceShown;
use serde::{Deserialize, Serialize};

/// The head of a table, as it is stored: JSON that later versions can read.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) game: String,
    pub(crate) rules: u16,
    /// The name and the hash of the components.
    pub(crate) edition: (String, String),
    /// Those of further components, if a game has several editions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) more_editions: Vec<(String, String)>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) pace: Pace,
    pub(crate) public: bool,
    pub(crate) host: PersonId,
    pub(crate) seats: Vec<SeatHead>,
    /// The secret of the table's chance, in hexadecimal digits.
    pub(crate) seed: String,
    pub(crate) stage: StageHead,
    /// Whether the page starts the game by itself.
    #[serde(default)]
    pub(crate) autostart: bool,
    /// The seats that want to close the table without a result, as bits.
    #[serde(default)]
    pub(crate) agreed: u8,
    #[serde(default)]
    pub(crate) rematch: Option<TableId>,
    /// Whether there is a guide, as in a first game.
    #[serde(default)]
    pub(crate) guide: GuideHead,
}

/// Whether there is a guide, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum GuideHead {
    #[default]
    None,
    Along,
    Left,
}

/// A seat, as it is stored.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct SeatHead {
    pub(crate) who: Who,
    #[serde(default)]
    pub(crate) nonce: Option<String>,
}

/// Who or what has a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    /// Nobody yet; anyone may sit down.
    Open,
    /// Nobody yet; reserved for someone who played here before.
    #[serde(rename = "kept")]
    Reserved { id: PersonId, name: String },
    /// Nobody yet; for anyone with the token.
    Invite { token: String },
    /// A person.
    Person { id: PersonId, name: String },
    /// Someone else at a person's device.
    Device { id: PersonId, name: String },
    /// A bot, with the name of its kind and what it is called at the table.
    Bot { kind: String, name: String },
}

/// How fast a table plays, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Pace {
    Live { turn: u32, call: u32 },
    Days(u32),
    Relaxed,
}

/// How far a table is, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StageHead {
    Open,
    Playing,
    Over,
    Closed,
}

impl Head {
    pub(crate) fn stage(&self) -> Stage {
        match self.stage {
            StageHead::Open => Stage::Open,
            StageHead::Playing => Stage::Playing,
            StageHead::Over => Stage::Over,
            StageHead::Closed => Stage::Closed,
        }
    }

    pub(crate) fn listing(&self) -> Listing {
        let own = |(index, seat): (u8, &SeatHead)| seat.who.person().map(|person| (person, index));
        let people = (0..).zip(&self.seats).filter_map(own).collect();
        Listing { stage: self.stage(), public: self.public, people }
    }

    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a head is made of texts and numbers")
    }

    /// Returns the names and the hashes of all components.
    pub(crate) fn editions(&self) -> Vec<EditionId> {
        let id = |(name, hash): &(String, String)| EditionId { name: name.clone(), hash: hash.clone() };
        [&self.edition].into_iter().chain(&self.more_editions).map(id).collect()
    }

    /// Returns the seats of a person.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        let own = |seat: &Seat| self.seats[seat.index()].who.person() == Some(person);
        Seat::all(self.seats.len()).filter(own).collect()
    }

    /// Returns the seats that people have.
    pub(crate) fn people(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].who.person().is_some()).collect()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.who.is_taken())
    }

    /// Returns whether someone without an invitation could sit down.
    pub(crate) fn has_room(&self, person: Option<PersonId>) -> bool {
        self.seats.iter().any(|seat| match &seat.who {
            Who::Open => true,
            Who::Reserved { id, .. } => person == Some(*id),
            Who::Invite { .. } | Who::Person { .. } | Who::Device { .. } | Who::Bot { .. } => false,
        })
    }

    /// Returns whether several seats share a device; then no clock runs.
    pub(crate) fn shares_device(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat.who, Who::Device { .. }))
    }

    pub(crate) fn pace(&self) -> Pace {
        if self.shares_device() { Pace::Relaxed } else { self.pace }
    }

    /// Returns what each seat is called.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.who.name().unwrap_or("…").to_owned()).collect()
    }

    /// Returns who plays at the start; `None` while seats are free.
    pub(crate) fn players(&self) -> Option<Vec<Player>> {
        self.seats.iter().map(|seat| seat.who.player()).collect()
    }

    /// Returns where the table's chance comes from. A seat without a nonce gets one of zeros, which nobody chose.
    pub(crate) fn fair(&self, id: TableId) -> Option<Fair> {
        let nonce = |seat: &SeatHead| seat.nonce.as_deref().map_or(Some(Nonce::default()), |text| text.parse().ok());
        let nonces = self.seats.iter().map(nonce).collect::<Option<Vec<_>>>()?;
        Some(Fair { seed: self.seed()?, table: id.to_string(), nonces })
    }

    pub(crate) fn seed(&self) -> Option<Seed> {
        self.seed.parse().ok()
    }

    /// Returns a name that nobody at the table has yet.
    pub(crate) fn free_name(&self, wanted: &str) -> String {
        let is_taken = |name: &str| self.seats.iter().any(|seat| seat.who.name() == Some(name));
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
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self {
            Who::Person { id, .. } | Who::Device { id, .. } => Some(*id),
            Who::Open | Who::Reserved { .. } | Who::Invite { .. } | Who::Bot { .. } => None,
        }
    }

    pub(crate) fn is_taken(&self) -> bool {
        self.name().is_some()
    }

    /// Returns the name of the player in this seat.
    pub(crate) fn name(&self) -> Option<&str> {
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
    pub(crate) fn turn(self) -> Option<Duration> {
        match self {
            Pace::Live { turn, .. } => Some(Duration::from_secs(turn.into())),
            Pace::Days(days) => Some(Duration::from_secs(u64::from(days) * 24 * 60 * 60)),
            Pace::Relaxed => None,
        }
    }

    pub(crate) fn shown(self) -> PaceShown {
        match self {
            Pace::Live { turn, call } => PaceShown::Live { turn, call },
            Pace::Days(days) => PaceShown::Days(days),
            Pace::Relaxed => PaceShown::Relaxed,
        }
    }
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Lots, Setup};
    use bequest_engine::Setup as _;

    use super::*;
    use crate::play;
    use crate::table::plan_of;

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
        }
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
        let plan = plan_of(&head, TableId::random()).unwrap();
        let record = play::record_of::<Lots>(&plan, &[]).unwrap();
        assert_eq!(record.setup, setup);
        let read = bequest_engine::Record::<Lots>::parse(&record.to_string()).unwrap();
        assert_eq!(read.setup.editions().len(), 2);
    }
}
