//! What the pages that are the same for all games are made of.

use std::sync::Arc;

use bequest_engine::{GameOption, Ledger, Seat, SeatSet, UndoStop};
use bequest_words::Words;
use maud::Markup;

use crate::{Look, Pitch, Speed, Tale};

/// Who is looking.
#[derive(Clone, Copy)]
pub struct Visitor<'a> {
    /// Their language.
    pub words: &'a Words,
    /// Their name; nothing before they have chosen one.
    pub name: Option<&'a str>,
    /// The time of the server in milliseconds, for the clocks of the page.
    pub now: i64,
    /// Their preferences.
    pub preferences: Preferences,
    /// How many tables wait for them.
    pub turns: u32,
}

/// A visitor's preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// Light or dark.
    pub theme: Theme,
    /// Which steps have to be confirmed.
    pub confirm: Confirm,
    /// Whether single letters do something.
    pub keys: Keys,
    /// Whether others see their name when they watch.
    pub watching: Watching,
    /// How fast tables show what others do.
    pub speed: Speed,
}

/// Whether pages are light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Like the device.
    #[default]
    Device,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Device, Self::Light, Self::Dark];

    /// Returns its name in forms, cookies and pages.
    pub fn as_str(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Finds a theme by its name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.as_str() == name)
    }
}

/// Whether single letters do something; some people speak to their browser, or type by accident.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keys {
    /// They do.
    #[default]
    On,
    /// They do not; the Tab key still reaches everything.
    Off,
}

impl Keys {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::On, Self::Off];

    /// Returns its name in forms, cookies and pages.
    pub fn as_str(self) -> &'static str {
        match self {
            Keys::On => "on",
            Keys::Off => "off",
        }
    }

    /// Finds one by its name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|keys| keys.as_str() == name)
    }
}

/// Whether others see the name of someone who watches a game without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Watching {
    /// They only see that someone watches.
    #[default]
    Unnamed,
    /// They see the name.
    Named,
}

impl Watching {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Unnamed, Self::Named];

    /// Returns its name in forms and cookies.
    pub fn as_str(self) -> &'static str {
        match self {
            Watching::Unnamed => "unnamed",
            Watching::Named => "named",
        }
    }

    /// Finds one by its name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|watching| watching.as_str() == name)
    }
}

/// Which steps have to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// The important steps that cannot be undone; not every bid.
    #[default]
    Major,
    /// Every step that cannot be undone.
    Every,
    /// None.
    Never,
}

impl Confirm {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Major, Self::Every, Self::Never];

    /// Returns its name in forms, cookies and pages.
    pub fn as_str(self) -> &'static str {
        match self {
            Confirm::Major => "great",
            Confirm::Every => "every",
            Confirm::Never => "never",
        }
    }

    /// Finds one by its name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|confirm| confirm.as_str() == name)
    }
}

/// How fast a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everyone is there: a time limit per turn, and an auctioneer who calls.
    Live {
        /// Seconds per turn.
        turn: u32,
        /// Seconds between two calls.
        call: u32,
    },
    /// Over days: this many days per turn.
    Days(u32),
    /// Without any clock.
    Relaxed,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People are still sitting down.
    Open,
    /// The game is going on.
    Playing,
    /// The game has a result.
    Over,
    /// It was closed without a result.
    Closed,
}

/// The start page.
#[derive(Default)]
pub struct Home {
    /// My own tables that have not ended: those that wait for me first, the most urgent before the others.
    pub own: Vec<TableLine>,
    /// If the first of them is being played: where its game is, and what is asked or waited for.
    pub going_on: Option<(String, String)>,
    /// My own tables that have ended, the last one first.
    pub finished: Vec<FinishedTable>,
    /// Public tables with a free seat.
    pub open: Vec<TableLine>,
    /// The games one can play now.
    pub games: Vec<GameChoice>,
}

/// A table in a list.
pub struct TableLine {
    /// Where it is, as in `/t/abc`.
    pub href: String,
    /// The game's title.
    pub game: String,
    /// Who sits there, in seat order; nothing for a free seat.
    pub players: Vec<Option<String>>,
    /// How far it is.
    pub stage: Stage,
    /// Whether it waits for me.
    pub your_turn: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// The options that are not the usual ones, in words.
    pub options: Vec<String>,
    /// How its game looks.
    pub look: Look,
    /// My own seats.
    pub own: SeatSet,
    /// When it last changed, in milliseconds.
    pub changed: i64,
    /// When its clock runs out, in milliseconds of the server.
    pub until: Option<i64>,
}

/// A table that has ended.
pub struct FinishedTable {
    /// The table.
    pub line: TableLine,
    /// My place and my score; nothing if there is no result, or if it was not kept.
    pub result: Option<(u32, String)>,
}

/// A game to choose.
pub struct GameChoice {
    /// Its name in addresses.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// How many can play, from the fewest to the most.
    pub players: std::ops::RangeInclusive<usize>,
    /// The bots that can take a seat, as they are called in records, the best first.
    pub bots: &'static [&'static str],
    /// How it looks.
    pub look: Look,
    /// What it is about.
    pub pitch: Option<Pitch>,
    /// The number of players in a game that starts at once, bots included.
    pub usual: usize,
    /// Whether there is a guide for a first game.
    pub guided: bool,
}

/// The page on which a table is made.
#[derive(Default)]
pub struct NewTable {
    /// The games.
    pub games: Vec<GameChoice>,
    /// The options of the game, if it is chosen already; the number of players is the first.
    pub options: Vec<GameOption>,
    /// What the options are called.
    pub ledgers: Vec<&'static Ledger>,
    /// Why the last try was refused.
    pub mistake: Option<String>,
    /// The fields of the last try, to be filled in again.
    pub filled: Vec<(String, String)>,
}

/// What can be chosen for a seat, as the form and the address call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatForm {
    /// `open`: anyone who comes.
    Open,
    /// `invite`: anyone with the link.
    Invite,
    /// `bot`: a bot.
    Bot,
    /// `device`: someone else at this device.
    Device,
}

/// A table before the game.
pub struct WaitingRoom<'a> {
    /// Its address, as in `/t/abc`.
    pub href: &'a str,
    /// The whole address that can be sent to others.
    pub link: String,
    /// The game's name in addresses.
    pub game_id: &'static str,
    /// The game's title.
    pub game: String,
    /// The seats.
    pub seats: Vec<SeatLine>,
    /// How fast it will play.
    pub pace: Pace,
    /// The options that are not the usual ones, in words.
    pub options: Vec<String>,
    /// Whether everyone may find it.
    pub public: bool,
    /// Whether the viewer is the host.
    pub host: bool,
    /// Whether the viewer has a seat.
    pub seated: bool,
    /// Whether every seat is taken.
    pub full: bool,
    /// The hash of the seed.
    pub commitment: String,
    /// Whether a nonce of the viewer's is still missing.
    pub nonce_wanted: bool,
    /// Whether the page starts the game by itself as soon as that is given ("play now").
    pub autostart: bool,
    /// The bots that can take a free seat.
    pub bots: &'static [&'static str],
    /// Who is there, as regions.
    pub company: Vec<crate::Region>,
}

/// A seat before the game.
pub struct SeatLine {
    /// Its number.
    pub seat: Seat,
    /// Who or what has it.
    pub kind: SeatKind,
    /// Whether it is the viewer's.
    pub own: bool,
}

/// Who or what has a seat before the game.
pub enum SeatKind {
    /// Nobody yet: anyone may sit down or, if it is reserved, one person.
    Free {
        /// Who it is reserved for.
        reserved_for: Option<String>,
        /// Whether the viewer may sit down.
        can_sit: bool,
    },
    /// Nobody yet; anyone with the link may sit down.
    Invited {
        /// The full link; shown to the host alone.
        link: Option<String>,
        /// The token, if the viewer came with this link and may sit down.
        token: Option<String>,
    },
    /// A person.
    Person(String),
    /// Someone at the host's device.
    Device(String),
    /// A bot.
    Bot(String),
}

/// What all games show around a board.
pub struct TableFrame<'a> {
    /// The language.
    pub words: &'a Words,
    /// The table's address, as in `/t/abc`.
    pub href: &'a str,
    /// The whole address, where it is known.
    pub link: Option<String>,
    /// The game's title.
    pub game: String,
    /// Where its rulebook is, as in `/rules/lots`.
    pub book: String,
    /// Where the game is, as in "Friday, day 3".
    pub chapter: String,
    /// The names in seat order.
    pub names: &'a [String],
    /// Who plays, in seat order.
    pub players: Vec<PlayerLine>,
    /// How far it is.
    pub stage: Stage,
    /// What is asked of the viewer, or what is waited for.
    pub question: String,
    /// The seat that this is about, while the game goes on; none if it is about several.
    pub about: Option<Seat>,
    /// Whether any of the viewer's seats is waited for.
    pub your_turn: bool,
    /// The seat whose secrets the page shows.
    pub you: Option<Seat>,
    /// All seats of the viewer; several on one device.
    pub own: SeatSet,
    /// On a device with several seats: those that have to be uncovered to answer.
    pub to_uncover: SeatSet,
    /// The clock, if one runs.
    pub clock: Option<Clock>,
    /// Who is ready, if the table waits for everyone to be ready.
    pub ready: Option<Ready>,
    /// What can be undone, for every seat that can answer here.
    pub undo: Vec<Undo>,
    /// What is needed to check the table's chance.
    pub fairness: Fairness,
    /// How it ended; on a page that looks back at a game with a result, too.
    pub end: Option<End>,
    /// Whether the deal of another game is played again, as practice.
    pub practice: bool,
    /// What had happened last at the moment that the page shows, if the game is over.
    pub lately: Option<String>,
    /// Who wants to close the table without a result.
    pub closing: Closing,
    /// The moments of the game, and which of them the page shows.
    pub time: TimeLine,
    /// What the guide says, if there is one.
    pub guide: Guide,
}

/// The moments of a game as one viewer may look back at them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TimeLine {
    /// How many there are.
    pub count: usize,
    /// The one the page looks back at, counted from one; nothing if it shows the present.
    pub step: Option<usize>,
    /// Where chapters begin, with a few letters for each; only on a page that looks back.
    pub chapters: Vec<(usize, String)>,
    /// Whether all that was secret is shown.
    pub open: bool,
}

/// A guide through a first game.
#[derive(Default)]
pub enum Guide {
    /// There is none, or not for this viewer.
    #[default]
    None,
    /// There is one, with something to say or nothing just now.
    Along(Option<crate::Lesson>),
    /// The rulebook advises to stop a first game here; the viewer is asked whether to go on, and told what was learned.
    Offer(Markup),
    /// The viewer has sent the guide away, and can call it back.
    Left,
}

/// Who plays for a seat.
pub struct PlayerLine {
    /// The seat.
    pub seat: Seat,
    /// Whether a bot plays it now.
    pub bot: bool,
    /// The person a bot stands in for.
    pub stands_in_for: Option<String>,
    /// Whether the viewer may ask a bot to stand in for someone who has not come for days.
    pub can_replace: bool,
}

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// When the time is over, in milliseconds of the server.
    pub until: i64,
    /// The auctioneer's last call.
    pub call: Option<Call>,
}

/// What the auctioneer has called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// Not yet anything.
    None,
    /// Going once.
    Once,
    /// Going twice.
    Twice,
}

/// Who is ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ready {
    /// Those who are.
    pub ready: SeatSet,
    /// Those who are waited for.
    pub awaited: SeatSet,
}

/// What a seat can undo.
pub struct Undo {
    /// The seat.
    pub seat: Seat,
    /// Whether it can, or why not.
    pub undo: Result<(), UndoStop>,
    /// Whether it can redo something.
    pub redo: bool,
}

/// What anyone needs to check the chance of a table.
#[derive(Default)]
pub struct Fairness {
    /// The name of the table, which is part of its chance.
    pub table: String,
    /// The hash of the seed, shown from the start.
    pub commitment: String,
    /// What each seat added.
    pub nonces: Vec<String>,
    /// The seed, when the game is over or closed.
    pub seed: Option<String>,
}

/// How a table ended.
pub enum End {
    /// With a result: places and points of each seat, in seat order.
    Result {
        /// The places, one being the first.
        ranks: Vec<u32>,
        /// The points, as text.
        scores: Vec<String>,
        /// Where the next game of the same people is, if someone has asked for it.
        rematch: Option<String>,
        /// What is told of the game.
        tale: Arc<Tale>,
    },
    /// A guided first game that its player has stopped early, as the rulebook advises.
    Trial {
        /// The game, to be played in full.
        game: &'static str,
        /// How it stands, drawn.
        standing: Markup,
    },
    /// Without one.
    Closed,
}

/// Who wants to close a table without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Closing {
    /// Those who want it.
    pub agreed: SeatSet,
    /// Those who have to agree.
    pub needed: SeatSet,
}
