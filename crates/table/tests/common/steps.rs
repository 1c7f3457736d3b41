//! Steps of random evenings: each becomes a command at the table that it meets.

use std::fmt;

use bequest_engine::{Nonce, Seat, SeatSet};
use bequest_table::{Arrange, Command, Fill, Play, TableId, Trial};
use proptest::prelude::*;
use proptest::sample::Index;

use super::{NAMES, TestTable, person};

/// A step whose details depend on the table.
#[derive(Clone)]
pub struct Step {
    pub kind: Kind,
    /// Who does it.
    who: usize,
    /// Where, if that is not decided by the kind.
    seat: usize,
    /// Which of several ways.
    way: Index,
    /// What names the post; a small number, so that names come twice.
    key: u16,
    /// How long it takes.
    pub wait: Wait,
    /// Who has been away for long.
    pub away: u8,
}

/// On one line, as an evening has many.
impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, who, seat, way, key, wait, away } = self;
        let way = way.index(usize::MAX);
        write!(f, "{kind:?} who {who} seat {seat} way {way} key {key} {wait:?} away {away}")
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Sit,
    Stand,
    Refill,
    Remove,
    Nonce,
    Start,
    /// A legal answer of a seat that is asked, by its person or its bot.
    Answer,
    /// The quietest answer of a seat that is asked.
    Decline,
    /// A legal answer of a person's own seat, asked or not.
    Act,
    /// An answer that may be anything, of any seat, to any question.
    Nonsense,
    /// The last post once more.
    Again,
    Undo,
    Redo,
    Ready,
    /// A standing order that can be given, or another.
    Order,
    Withdraw,
    /// A standing order answers.
    Obey,
    Leave,
    Return,
    Replace,
    Agree,
    Disagree,
    /// Calls the guide of a first game, or sends it away.
    Guide,
    /// Goes on with a first game, or stops it.
    Trial,
    Time,
    Rematch,
    PutOff,
    CloseForgotten,
}

#[derive(Clone, Copy, Debug)]
pub enum Wait {
    No,
    Seconds(u64),
    Days(u64),
    /// Until the clock has run out.
    Clock,
}

fn kinds() -> impl Strategy<Value = Kind> {
    use Kind::*;
    prop_oneof![
        3 => prop::sample::select(vec![Sit, Stand, Refill, Remove, Nonce]),
        4 => Just(Start),
        30 => Just(Answer),
        8 => Just(Decline),
        6 => Just(Act),
        4 => Just(Nonsense),
        5 => Just(Again),
        6 => prop::sample::select(vec![Undo, Redo]),
        10 => Just(Ready),
        8 => Just(Order),
        1 => Just(Withdraw),
        10 => Just(Obey),
        8 => prop::sample::select(vec![Leave, Return, Return, Replace]),
        2 => prop::sample::select(vec![Agree, Disagree, Disagree]),
        2 => prop::sample::select(vec![Guide, Trial]),
        8 => Just(Time),
        3 => prop::sample::select(vec![Rematch, PutOff, PutOff, CloseForgotten]),
    ]
}

fn waits() -> impl Strategy<Value = Wait> {
    prop_oneof![
        8 => Just(Wait::No),
        6 => (1..15u64).prop_map(Wait::Seconds),
        1 => (1..=40u64).prop_map(Wait::Days),
        2 => Just(Wait::Clock),
    ]
}

/// Returns any step.
pub fn steps() -> impl Strategy<Value = Step> {
    steps_of(kinds(), waits())
}

/// Returns a step as there are many while a secret window lasts.
pub fn steps_in_a_window() -> impl Strategy<Value = Step> {
    use Kind::{Again, Answer, Decline, Leave, Replace, Return};
    let kinds = prop::sample::select(vec![Decline, Decline, Answer, Leave, Return, Replace, Again]);
    let waits = prop_oneof![3 => Just(Wait::No), 1 => Just(Wait::Seconds(1))];
    prop_oneof![1 => steps(), 2 => steps_of(kinds, waits)]
}

/// Returns a step as there are many where a first game may stop.
pub fn steps_in_a_first_game() -> impl Strategy<Value = Step> {
    let kinds = prop::sample::select(vec![Kind::Trial, Kind::Trial, Kind::Guide]);
    prop_oneof![4 => steps(), 1 => steps_of(kinds, Just(Wait::No))]
}

fn steps_of(kinds: impl Strategy<Value = Kind>, waits: impl Strategy<Value = Wait>) -> impl Strategy<Value = Step> {
    let away = prop_oneof![2 => Just(0), 1 => 0..16u8];
    let number = || prop_oneof![12 => 0..3usize, 1 => 3..6usize];
    let any = (kinds, number(), number(), any::<Index>(), 0..150u16, waits, away);
    any.prop_map(|(kind, who, seat, way, key, wait, away)| Step { kind, who, seat, way, key, wait, away })
}

impl Step {
    /// Returns the command that this step is at a table; nothing if there is none.
    pub fn command(&self, at: &TestTable, last: Option<&Command>) -> Option<Command> {
        let arrange = |arrange| Some(Command::Arrange(person(self.who), arrange));
        let play = |play| Some(Command::Play(person(self.who), play));
        let seat = Seat::new(self.seat);
        match self.kind {
            Kind::Sit => arrange(Arrange::Sit { seat, name: NAMES[self.who % 4].into(), token: self.token() }),
            Kind::Stand => arrange(Arrange::Stand(seat)),
            Kind::Refill => arrange(Arrange::Refill { seat, fill: self.fill() }),
            Kind::Remove => arrange(Arrange::Remove(seat)),
            Kind::Nonce => arrange(Arrange::Nonce(Nonce([self.seat as u8; 16]))),
            Kind::Start => {
                Some(Command::Arrange(at.table.head().host, Arrange::Start { fill: self.key.is_multiple_of(2) }))
            }
            Kind::Answer => self.answer(at, false),
            Kind::Decline => self.answer(at, true),
            Kind::Act => self.act(at),
            Kind::Nonsense => play(self.nonsense(at)),
            Kind::Again => last.cloned(),
            Kind::Undo => self.undo(at),
            Kind::Redo => play(Play::Redo { seat: self.own(at)?, key: self.key.to_string() }),
            Kind::Ready => play(Play::Ready(self.own(at)?)),
            Kind::Order => {
                let seat = self.own(at)?;
                play(Play::Order { seat, order: Some(self.order(at, seat)) })
            }
            Kind::Withdraw => play(Play::Order { seat: self.own(at)?, order: None }),
            Kind::Obey => self.obey(at),
            Kind::Leave => play(Play::Leave),
            Kind::Return => play(Play::Return),
            Kind::Replace => play(Play::Replace(seat)),
            Kind::Agree => play(Play::AgreeToClose(true)),
            Kind::Disagree => play(Play::AgreeToClose(false)),
            Kind::Guide => play(Play::Guide(self.key.is_multiple_of(2))),
            Kind::Trial => play(Play::Trial(if self.key.is_multiple_of(2) { Trial::GoOn } else { Trial::Stop })),
            Kind::Time => Some(Command::Time),
            Kind::Rematch => Some(Command::Rematch(TableId::random())),
            Kind::PutOff => Some(Command::PutOff),
            Kind::CloseForgotten => Some(Command::CloseForgotten),
        }
    }

    fn token(&self) -> String {
        if self.key.is_multiple_of(2) { "token".into() } else { String::new() }
    }

    fn fill(&self) -> Fill {
        match self.key % 4 {
            0 => Fill::Open,
            1 => Fill::Invite("token".into()),
            2 => Fill::Bot(String::new()),
            _ => Fill::Unknown("?".into()),
        }
    }

    /// Returns a seat of the person; at a shared device there are several.
    fn own(&self, at: &TestTable) -> Option<Seat> {
        let own: Vec<Seat> = at.table.head().seats_of(person(self.who)).iter().collect();
        own.get(self.seat % own.len().max(1)).copied()
    }

    /// Answers for a seat that is asked: as its person, or as its bot.
    fn answer(&self, at: &TestTable, quietly: bool) -> Option<Command> {
        let asked: Vec<Seat> = at.table.asked().iter().collect();
        let seat = *asked.get(self.seat % asked.len().max(1))?;
        let legal = at.legal(seat);
        let quiet = legal.iter().find(|action| action.starts_with("decline")).filter(|_| quietly);
        let action = quiet.unwrap_or_else(|| self.way.get(&legal)).clone();
        match at.table.bot(seat) {
            Some(_) => Some(at.answer_of_bot(seat.number(), &action)),
            None => {
                let (id, question) = (at.table.head().seats[seat.index()].who.person()?, at.question(seat));
                Some(Command::Play(id, Play::Act { seat, question, action, key: self.key.to_string() }))
            }
        }
    }

    /// Does something legal for a seat of the person, even while a bot plays it.
    fn act(&self, at: &TestTable) -> Option<Command> {
        let seat = self.own(at)?;
        let legal = at.legal(seat);
        let action = (!legal.is_empty()).then(|| self.way.get(&legal).clone())?;
        let (question, key) = (at.question(seat), self.key.to_string());
        Some(Command::Play(person(self.who), Play::Act { seat, question, action, key }))
    }

    /// Returns an order that the seat can give, or else one that it cannot.
    fn order(&self, at: &TestTable, seat: Seat) -> String {
        let open = at.table.any_match().map_or_else(Vec::new, |play| play.orders_open_to(seat));
        match self.key % 8 {
            _ if open.is_empty() => "out on day 2".into(),
            0 => ["?", "out on day 9", "bid 150 at most on day 1", "pass in round 9"][self.seat % 4].into(),
            _ => self.way.get(&open).clone(),
        }
    }

    /// Lets an order answer, to this question or another.
    fn obey(&self, at: &TestTable) -> Option<Command> {
        let seat = at.table.orders_to_act().iter().next().or_else(|| self.own(at))?;
        let question = at.question(seat) + u32::from(self.key.is_multiple_of(9));
        Some(Command::Order { seat, question })
    }

    /// Takes something back, for a seat that can if there is one.
    fn undo(&self, at: &TestTable) -> Option<Command> {
        let play = at.table.any_match()?;
        let mut people = at.table.people();
        let (seat, id) = people.find(|(seat, _)| play.can_undo(*seat).is_ok()).or_else(|| at.table.people().next())?;
        Some(Command::Play(id, Play::Undo { seat, key: self.key.to_string() }))
    }

    fn nonsense(&self, at: &TestTable) -> Play {
        let actions = ["decline", "will", "bid 500", "pass", "bid 9", "keep", "?", "confirm", "drive 1"];
        let seat = Seat::new(self.seat);
        let question = at.question(seat).wrapping_add(u32::from(self.key % 3)).wrapping_sub(1);
        Play::Act { seat, question, action: (*self.way.get(&actions)).into(), key: self.key.to_string() }
    }

    /// Returns who has been away for long, among the seats of a table.
    pub fn away(&self, at: &TestTable) -> SeatSet {
        SeatSet::from_bits(self.away).and(Seat::all(at.table.head().seats.len()).collect())
    }
}
