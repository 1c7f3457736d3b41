//! Tables without a server: games, heads, a store in memory, and someone who carries out commands.

#![allow(dead_code, unreachable_pub, reason = "not every test uses every helper")]

pub mod erbraffer;
pub mod hasty;
pub mod last_will;
pub mod memory;
pub mod model;
pub mod planted;
pub mod steps;

use std::time::Duration;

use bequest_conformance::lots::Lots;
use bequest_engine::{EditionId, Game, Seat, SeatSet, Seed, Viewer};
use bequest_erbraffer::Erbraffer;
use bequest_last_will::LastWill;
use bequest_maloney::Maloney;
use bequest_table::{
    After, AnyMatch, Arrange, Command, Done, GuideHead, Head, Moment, Now, Pace, PersonId, Play, SeatHead, StageHead,
    Table, TableGame, TableId, TableRefusal, Uptime, Who, match_of,
};

use memory::Memory;

pub const NOON: Uptime = Uptime(1_000_000);
pub const LIVE: Pace = Pace::Live { turn: 60, call: 4 };
pub const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", "Dora"];
/// A table at which nothing happens for so long is looked at.
pub const FORGET_AFTER: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// A game, and what only those who know it can say.
#[derive(Clone, Copy)]
pub struct Rules {
    pub table: TableGame,
    /// What a seat may do.
    pub legal: fn(&dyn AnyMatch, Seat) -> Vec<String>,
    /// What a viewer is shown.
    pub shown: fn(&dyn AnyMatch, Viewer) -> String,
    /// Whether a first game has come to where it might stop.
    pub is_past_trial: fn(&dyn AnyMatch) -> bool,
}

fn rules<G: Game>(is_past_trial: fn(&dyn AnyMatch) -> bool) -> Rules {
    Rules {
        table: TableGame::of::<G>(&["greedy"]).with_trial(is_past_trial),
        is_past_trial,
        legal: |play, seat| {
            let play = match_of::<G>(play).expect("it is this game");
            play.legal(seat).iter().map(ToString::to_string).collect()
        },
        shown: |play, viewer| format!("{:?}", match_of::<G>(play).and_then(|play| play.shown(viewer))),
    }
}

/// Returns whether a game has come to a round; when it is over it has.
fn has_come_to(play: &dyn AnyMatch, round: u32) -> bool {
    play.waits_for().round().is_none_or(|now| now >= round)
}

pub fn maloney() -> Rules {
    // The second day.
    rules::<Maloney>(|play| has_come_to(play, 2 << 16))
}

pub fn erbraffer() -> Rules {
    rules::<Erbraffer>(|_| false)
}

pub fn last_will() -> Rules {
    rules::<LastWill>(|_| false)
}

pub fn lots() -> Rules {
    // After the first auction and turn.
    rules::<Lots>(|play| has_come_to(play, 6))
}

/// Returns a person; the same for the same number.
pub fn person(number: usize) -> PersonId {
    let digit = ["a", "b", "c", "d", "e", "f"][number];
    digit.repeat(26).parse().unwrap()
}

/// Returns the name of every table: it is part of its chance.
pub fn table_id() -> TableId {
    "tabletabletabletabletablet".parse().unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// Returns the moment so many seconds after noon.
pub fn later(seconds: u64) -> Uptime {
    NOON.after(Duration::from_secs(seconds))
}

/// Returns what a table is told about a moment at which nobody is away.
pub fn now_at(up: Uptime) -> Now {
    Now { real: Moment(up.0 + 5_000_000), up, away: SeatSet::EMPTY, forget_after: FORGET_AFTER }
}

/// Returns the head of a table whose first seat its host has; the others are free.
pub fn open_head(game: TableGame, players: usize, pace: Pace, seed: &str) -> Head {
    let (editions, options, _) = (game.agree)(&[("players".into(), players.to_string())], &[]).unwrap();
    let mut editions = editions.into_iter().map(|EditionId { name, hash }| (name, hash));
    let mut seats = vec![SeatHead { who: Who::Open, nonce: None }; players];
    seats[0].who = Who::Person { id: person(0), name: NAMES[0].into() };
    Head {
        game: game.id.into(),
        rules: game.version,
        edition: editions.next().unwrap(),
        more_editions: editions.collect(),
        options,
        pace,
        public: true,
        host: person(0),
        seats,
        seed: Seed::from_text(seed).to_string(),
        stage: StageHead::Open,
        autostart: false,
        agreed: 0,
        rematch: None,
        guide: GuideHead::None,
        practice: None,
        results: Vec::new(),
    }
}

/// Returns a head with people on the first seats and bots on the others.
pub fn head(game: TableGame, people: usize, bots: usize, pace: Pace, seed: &str) -> Head {
    let mut head = open_head(game, people + bots, pace, seed);
    for (number, seat) in head.seats.iter_mut().enumerate() {
        let name = NAMES[number].to_owned();
        seat.who = if number < people {
            Who::Person { id: person(number), name }
        } else {
            Who::Bot { kind: "greedy".into(), name }
        };
    }
    head
}

/// A table with its store, and the time.
pub struct TestTable {
    pub rules: Rules,
    pub table: Table,
    pub memory: Memory,
    pub now: Now,
    keys: u32,
}

impl TestTable {
    /// Puts up a table with this head, whose game has not begun.
    pub fn open(rules: Rules, head: &Head) -> Self {
        Self::stored(rules, Memory::create(head, now_at(NOON)))
    }

    /// Puts up a table that was stored.
    pub fn stored(rules: Rules, memory: Memory) -> Self {
        let now = now_at(NOON);
        let table = memory.read(rules.table, now.up).unwrap();
        Self { rules, table, memory, now, keys: 0 }
    }

    /// Puts up a table with this head, and begins the game.
    pub fn start(rules: Rules, head: &Head) -> Self {
        let mut at = Self::open(rules, head);
        at.done(&Command::Arrange(person(0), Arrange::Start { fill: false }));
        at
    }

    /// Three people at a table whose game has begun.
    pub fn of_three(rules: Rules, pace: Pace) -> Self {
        Self::start(rules, &head(rules.table, 3, 0, pace, "a table with a clock"))
    }

    /// Carries out a command and stores it, as a server would.
    pub fn change(&mut self, command: &Command) -> Result<After, TableRefusal> {
        let after = self.table.after(command, self.now)?;
        if let Some(change) = &after.change {
            self.memory.append(change);
            self.table = after.table.clone();
        }
        Ok(after)
    }

    /// Carries out a command that is not refused.
    pub fn done(&mut self, command: &Command) -> After {
        self.change(command).unwrap_or_else(|refusal| panic!("{command:?} is refused: {refusal:?}"))
    }

    /// Carries out what the person of a seat does.
    pub fn play(&mut self, number: usize, play: Play) -> After {
        self.done(&Command::Play(person(number - 1), play))
    }

    /// Goes on to a moment.
    pub fn wait_until(&mut self, up: Uptime) {
        self.now = Now { away: self.now.away, ..now_at(up) };
    }

    /// Goes on to a moment and does what is over by then; returns whether something was.
    pub fn time(&mut self, up: Uptime) -> bool {
        self.wait_until(up);
        self.done(&Command::Time).change.is_some()
    }

    /// Drops the table and reads it again.
    pub fn read_again(&mut self) {
        self.table = self.memory.read(self.rules.table, self.now.up).unwrap();
    }

    /// Returns the post of an action with a name that no other post has.
    pub fn act(&mut self, number: usize, action: &str) -> Command {
        self.keys += 1;
        self.act_as(number, action, &format!("post {}", self.keys))
    }

    /// Returns the post of an action.
    pub fn act_as(&self, number: usize, action: &str, key: &str) -> Command {
        let (seat, action, key) = (seat(number), action.to_owned(), key.to_owned());
        let question = self.question(seat);
        Command::Play(person(number - 1), Play::Act { seat, question, action, key })
    }

    /// Answers for the person of a seat.
    pub fn say(&mut self, number: usize, action: &str) -> Result<Done, TableRefusal> {
        let command = self.act(number, action);
        self.change(&command).map(|after| after.done)
    }

    /// Answers for the bot of a seat.
    pub fn answer_of_bot(&self, number: usize, action: &str) -> Command {
        Command::Bot { seat: seat(number), question: self.question(seat(number)), action: action.to_owned() }
    }

    /// Lets all seats that are waited for say that they are ready.
    pub fn all_ready(&mut self) {
        for seat in self.table.awaited().iter() {
            self.play(seat.number(), Play::Ready(seat));
        }
    }

    /// Returns the last rows.
    pub fn last_rows(&self, count: usize) -> Vec<&str> {
        let rows = &self.memory.stored.rows;
        rows[rows.len() - count..].iter().map(|row| row.text.as_str()).collect()
    }

    /// Returns the number of what a seat is asked.
    pub fn question(&self, seat: Seat) -> u32 {
        self.table.any_match().map_or(0, |play| play.question(seat))
    }

    /// Returns what a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.table.any_match().map_or_else(Vec::new, |play| (self.rules.legal)(play, seat))
    }
}
