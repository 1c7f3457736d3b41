//! What must be true of a table, told in the simplest way: who plays, who is ready, whose answer is kept back, and which
//! posts were carried out.

use std::collections::{BTreeMap, BTreeSet};

use bequest_engine::{Seat, SeatSet, Timing, Window};
use bequest_table::{
    After, AnyMatch, Arrange, Change, Command, Concerned, Done, GuideHead, Moment, Pace, Play, Stage, Table, Trial,
    Uptime,
};

use super::TestTable;

/// What is expected of a table.
pub struct Model {
    stage: Stage,
    /// The seats that people play.
    people: SeatSet,
    /// The seats whose people have left them by themselves.
    left: SeatSet,
    ready: SeatSet,
    /// The seats whose people want to close the table.
    agreed: SeatSet,
    /// The seats whose answers are kept back, and those of them that a bot gave.
    withheld: SeatSet,
    by_bots: SeatSet,
    /// Whether a guide goes along.
    guide: GuideHead,
    /// Whether a first game has come to where it might stop.
    is_past_trial: fn(&dyn AnyMatch) -> bool,
    /// The standing orders.
    orders: BTreeMap<Seat, String>,
    /// The posts that were carried out.
    posts: BTreeSet<String>,
    /// How many answers of people and bots have become rows.
    answers: usize,
    changed: Moment,
}

impl Model {
    pub fn new(at: &TestTable) -> Self {
        let table = &at.table;
        Self {
            stage: table.head().stage(),
            people: table.played_by_people(),
            left: SeatSet::EMPTY,
            ready: SeatSet::EMPTY,
            agreed: SeatSet::EMPTY,
            withheld: SeatSet::EMPTY,
            by_bots: SeatSet::EMPTY,
            guide: table.head().guide,
            is_past_trial: at.rules.is_past_trial,
            orders: BTreeMap::new(),
            posts: BTreeSet::new(),
            answers: answers(at),
            changed: at.memory.stored.changed,
        }
    }

    /// Returns whether a command will be carried out, where that is simple to say.
    pub fn allows(&self, command: &Command, at: &TestTable) -> Option<bool> {
        let table = &at.table;
        let plays = self.stage == Stage::Playing;
        match command {
            Command::Time | Command::PutOff | Command::Rematch(_) => Some(true),
            Command::Bot { seat, action, .. } => {
                let is_due =
                    plays && !self.people.is_empty() && table.ready_rule().is_none() && !self.is_offered(table);
                let is_bots = table.asked().minus(self.people).contains(*seat);
                Some(is_due && is_bots && at.legal(*seat).contains(action))
            }
            Command::Order { seat, question } => {
                let is_due = plays && table.ready_rule().is_none() && *question == at.question(*seat);
                let is_persons = table.asked().and(self.people).contains(*seat);
                Some(is_due && is_persons && self.answer_of(at, *seat).is_some())
            }
            Command::Play(person, play) => {
                let own = table.head().seats_of(*person);
                match play {
                    Play::Act { seat, .. }
                    | Play::Undo { seat, .. }
                    | Play::Redo { seat, .. }
                    | Play::Ready(seat)
                    | Play::Order { seat, .. }
                        if !own.contains(*seat) =>
                    {
                        Some(false)
                    }
                    Play::Act { seat, key, .. } if self.posts.contains(&format!("{seat}:{key}")) => Some(true),
                    Play::Act { seat, question, action, .. } => self.allows_act(at, *seat, *question, action),
                    Play::Undo { .. } | Play::Redo { .. } => None,
                    Play::Ready(_) => Some(plays),
                    Play::Order { order: None, .. } => Some(plays),
                    Play::Order { seat, order: Some(order) } => {
                        let play = table.any_match();
                        let is_open = play.is_some_and(|play| play.orders_open_to(*seat).contains(order));
                        Some(plays && is_open && self.people.contains(*seat))
                    }
                    Play::Leave => Some(plays && !own.minus(self.left).is_empty()),
                    Play::Return => Some(plays && !own.is_empty()),
                    Play::Replace(seat) => (!at.now.away.contains(*seat)).then_some(false),
                    Play::AgreeToClose(_) => Some(!own.is_empty() && (plays || self.stage == Stage::Open)),
                    Play::Guide(_) => Some(!own.is_empty() && plays && self.guide != GuideHead::None),
                    Play::Trial(_) => Some(!own.is_empty() && self.is_offered(table)),
                }
            }
            Command::Arrange(..) | Command::Close | Command::CloseForgotten => None,
        }
    }

    /// Returns whether the player of a first game is asked whether to stop.
    fn is_offered(&self, table: &Table) -> bool {
        self.stage == Stage::Playing
            && self.guide == GuideHead::Along
            && table.any_match().is_some_and(self.is_past_trial)
    }

    /// Returns what the order of a seat answers.
    fn answer_of(&self, at: &TestTable, seat: Seat) -> Option<String> {
        at.table.any_match()?.ordered_answer(seat, self.orders.get(&seat)?)
    }

    fn allows_act(&self, at: &TestTable, seat: Seat, question: u32, action: &str) -> Option<bool> {
        let is_kept = self.withheld.minus(self.by_bots.minus(self.people)).contains(seat);
        let counts = self.stage == Stage::Playing && at.table.ready_rule().is_none() && !is_kept;
        let is_legal = at.legal(seat).iter().any(|legal| legal == action);
        match (counts && is_legal, question == at.question(seat)) {
            (false, _) => Some(false),
            (true, true) => Some(true),
            // Some answers count whatever is asked meanwhile.
            (true, false) => None,
        }
    }

    /// Follows a command that was carried out at a table as it was before.
    pub fn follow(&mut self, before: &Table, command: &Command, after: &After, at: &TestTable) {
        if after.done == Done::Before {
            assert_eq!(after.change, None, "{command:?}: what was done before is not done again");
        } else {
            match command {
                Command::Arrange(_, arrange) => self.follow_arranging(arrange, after),
                Command::Play(person, play) => {
                    let own = before.head().seats_of(*person);
                    self.follow_play(before, own, play, at);
                    if let Play::Act { seat, .. } = play {
                        self.check_kept(before, *seat, after);
                    }
                }
                Command::Bot { seat, action, .. } => {
                    self.follow_answer(before, *seat, action, true);
                    self.check_kept(before, *seat, after);
                }
                Command::Order { seat, .. } => self.follow_order(before, *seat, at),
                Command::Time => self.follow_time(before, after, at.now.up),
                Command::Close | Command::CloseForgotten => self.stage = Stage::Closed,
                Command::Rematch(_) | Command::PutOff => {}
            }
            self.settle(after);
        }
        self.check_orders(before, command, after, at);
        self.check(after, at);
    }

    fn follow_arranging(&mut self, arrange: &Arrange, after: &After) {
        match arrange {
            Arrange::Start { .. } if self.stage == Stage::Open => {
                self.stage = Stage::Playing;
                self.agreed = SeatSet::EMPTY;
                self.people = after.table.head().people();
            }
            Arrange::Stand(_) if after.table.head().people().is_empty() => self.stage = Stage::Closed,
            Arrange::Stand(seat) | Arrange::Remove(seat) => self.agreed.remove(*seat),
            Arrange::Sit { .. } | Arrange::Refill { .. } | Arrange::Nonce(_) | Arrange::Start { .. } => {}
        }
    }

    fn follow_play(&mut self, before: &Table, own: SeatSet, play: &Play, at: &TestTable) {
        match play {
            Play::Act { seat, action, key, .. } => {
                self.post(*seat, key);
                self.come_back(SeatSet::only(*seat));
                if self.is_offered(before) {
                    self.guide = GuideHead::Beyond;
                }
                self.follow_answer(before, *seat, action, false);
            }
            Play::Undo { seat, key } => {
                self.post(*seat, key);
                self.orders.remove(seat);
            }
            Play::Redo { seat, key } => self.post(*seat, key),
            Play::Order { seat, order: Some(order) } => {
                self.orders.insert(*seat, order.clone());
            }
            Play::Order { seat, order: None } => {
                self.orders.remove(seat);
            }
            Play::Ready(seat) => {
                if before.ready_rule().is_some() && self.people.contains(*seat) {
                    self.ready.insert(*seat);
                }
            }
            Play::Leave => {
                self.left = self.left.or(own);
                self.give_way(own);
                let needed = self.needed(before, at);
                if !needed.is_empty() && needed.minus(self.agreed).is_empty() {
                    self.stage = Stage::Closed;
                }
            }
            Play::Return => self.come_back(own),
            Play::Replace(seat) => self.give_way(SeatSet::only(*seat)),
            Play::AgreeToClose(true) => {
                self.agreed = self.agreed.or(own);
                if self.needed(before, at).minus(self.agreed).is_empty() {
                    self.stage = Stage::Closed;
                }
            }
            Play::AgreeToClose(false) => self.agreed = self.agreed.minus(own),
            Play::Guide(false) => self.guide = GuideHead::Left,
            Play::Guide(true) if before.any_match().is_some_and(self.is_past_trial) => self.guide = GuideHead::Beyond,
            Play::Guide(true) => self.guide = GuideHead::Along,
            Play::Trial(Trial::GoOn) => self.guide = GuideHead::Beyond,
            Play::Trial(Trial::Stop) => self.stage = Stage::Closed,
        }
    }

    fn post(&mut self, seat: Seat, key: &str) {
        assert!(self.posts.insert(format!("{seat}:{key}")), "a post is carried out once");
    }

    fn come_back(&mut self, seats: SeatSet) {
        let back = seats.minus(self.people);
        self.people = self.people.or(seats);
        self.left = self.left.minus(seats);
        let lost = self.by_bots.and(back);
        self.withheld = self.withheld.minus(lost);
        self.by_bots = self.by_bots.minus(lost);
    }

    fn give_way(&mut self, seats: SeatSet) {
        self.people = self.people.minus(seats);
        self.ready = self.ready.minus(seats);
        self.orders.retain(|seat, _| !seats.contains(*seat));
    }

    /// Returns the seats that have to agree before the table is closed.
    fn needed(&self, before: &Table, at: &TestTable) -> SeatSet {
        let people = before.head().people();
        if self.stage == Stage::Open {
            return people;
        }
        let absent = |seat: &Seat| self.left.contains(*seat) || (at.now.away.minus(self.people)).contains(*seat);
        people.iter().filter(|seat| !absent(seat)).collect()
    }

    fn follow_answer(&mut self, before: &Table, seat: Seat, action: &str, by_bot: bool) {
        let waiting = before.any_match().unwrap().waits_for();
        let keeps = waiting.window() == Window::Secret && matches!(before.pace(), Pace::Live { .. });
        if keeps && action.starts_with("decline") {
            self.withheld.insert(seat);
            if by_bot {
                self.by_bots.insert(seat);
            }
        } else {
            self.release();
            self.answers += 1;
        }
    }

    /// An order makes one row, which is that of its player.
    fn follow_order(&mut self, before: &Table, seat: Seat, at: &TestTable) {
        let order = &self.orders[&seat];
        let action = before.any_match().and_then(|play| play.ordered_answer(seat, order)).unwrap();
        let wanted = format!("act {seat} person {action}");
        let row = at.memory.stored.rows.iter().rev().find(|row| row.text.starts_with("act")).unwrap();
        assert_eq!(row.text, wanted, "an order answers as its player would");
        let key = row.key.as_deref().unwrap();
        assert!(key.starts_with(&format!("{seat}:")) && key.len() == 34, "and as a post would: {key}");
        self.follow_answer(before, seat, &action, false);
    }

    /// What only a seat knows is stored, and nobody else can see that.
    fn check_orders(&self, before: &Table, command: &Command, after: &After, at: &TestTable) {
        for (seat, person) in at.table.people() {
            let access = at.table.access(Some(person), None);
            let known = self.orders.get(&seat).map(String::as_str);
            assert_eq!(at.table.order(&access), known.filter(|_| access.viewer.seat() == Some(seat)));
        }
        assert_eq!(at.table.order(&at.table.access(None, None)), None);
        if let Command::Play(_, Play::Order { seat, .. }) = command {
            assert_eq!(after.concerned, Concerned { everybody: false, seats: SeatSet::only(*seat) });
            assert!(after.people.is_empty() && !after.lobby, "no list shows it");
            assert_eq!((at.table.asked(), at.table.clock()), (before.asked(), before.clock()));
            let is_hidden = |change: &Change| change.rows.is_empty() && change.head.is_none();
            assert!(after.change.as_ref().is_none_or(is_hidden));
        }
    }

    /// What is kept back is stored, and nobody else can see that.
    fn check_kept(&self, before: &Table, seat: Seat, after: &After) {
        let has_come_back = self.people != before.played_by_people();
        if self.withheld.contains(seat) && !has_come_back {
            assert_eq!(after.concerned, Concerned { everybody: false, seats: SeatSet::only(seat) });
            let change = after.change.as_ref().unwrap();
            assert!(change.state.is_some() && change.rows.is_empty() && change.head.is_none());
        }
    }

    fn release(&mut self) {
        self.answers += self.withheld.len();
        (self.withheld, self.by_bots) = (SeatSet::EMPTY, SeatSet::EMPTY);
    }

    fn follow_time(&mut self, before: &Table, after: &After, up: Uptime) {
        let timing = before.any_match().and_then(|play| play.waits_for().timing());
        let is_due = before.clock().is_some_and(|clock| clock.until <= up);
        if !is_due {
            return;
        }
        let obeyed = self.follow_due_orders(before, after);
        let round = |table: &Table| table.any_match().and_then(|play| play.waits_for().round());
        match timing {
            // What the answer of an order leads to has its own time.
            Some(Timing::Think) if !obeyed.is_empty() && round(before) != round(&after.table) => {}
            Some(Timing::Think) => self.give_way(before.asked().minus(obeyed)),
            Some(Timing::Fixed) => self.release(),
            Some(Timing::Ready(_) | Timing::Calls) | None => self.ready = SeatSet::EMPTY,
        }
    }

    /// Orders that are due answer before their time is over, the first of them in any case; each makes a row of its player.
    fn follow_due_orders(&mut self, before: &Table, after: &After) -> SeatSet {
        let Some(play) = before.any_match().filter(|_| before.ready_rule().is_none()) else { return SeatSet::EMPTY };
        let asked = before.asked().and(self.people);
        let due: BTreeMap<Seat, String> = self
            .orders
            .iter()
            .filter(|(seat, _)| asked.contains(**seat))
            .filter_map(|(seat, order)| Some((*seat, play.ordered_answer(*seat, order)?)))
            .collect();
        let Some((first, answer)) = due.iter().min_by_key(|(seat, _)| before.order_place(**seat)) else {
            return SeatSet::EMPTY;
        };
        let rows = after.change.iter().flat_map(|change| &change.rows).filter(|row| row.key.is_some());
        let rows: Vec<&str> = rows.map(|row| row.text.as_str()).collect();
        assert_eq!(rows.first(), Some(&format!("act {first} person {answer}").as_str()), "the first order answers");
        let obeyed: SeatSet = due
            .keys()
            .copied()
            .filter(|seat| rows.iter().any(|row| row.starts_with(&format!("act {seat} "))))
            .collect();
        assert_eq!(rows.len(), obeyed.len(), "each order answers once, and nobody else: {rows:?}");
        self.answers += rows.len();
        obeyed
    }

    /// Does what follows by itself.
    fn settle(&mut self, after: &After) {
        let play = after.table.any_match();
        self.orders.retain(|seat, order| play.is_some_and(|play| play.order_stands(*seat, order)));
        if self.stage != Stage::Playing {
            return self.orders.clear();
        }
        if self.people.is_empty() {
            self.release();
        }
        let play = after.table.any_match().unwrap();
        let waits = matches!(play.waits_for().timing(), Some(Timing::Ready(_)));
        if !waits || (!self.people.is_empty() && self.people.minus(self.ready).is_empty()) {
            self.ready = SeatSet::EMPTY;
        }
        if play.standing().is_some() {
            self.stage = Stage::Over;
            self.orders.clear();
        }
    }

    fn check(&mut self, after: &After, at: &TestTable) {
        let table = &at.table;
        assert_eq!(table.head().stage(), self.stage);
        assert_eq!(SeatSet::from_bits(table.head().agreed), self.agreed, "who agrees to close");
        assert_eq!(table.ready(), self.ready, "who is ready");
        assert_eq!((table.head().guide, table.is_trial_offered()), (self.guide, self.is_offered(table)), "the guide");
        let is_stopped = self.stage == Stage::Closed && self.guide == GuideHead::Along;
        assert_eq!(table.is_trial_stopped(), is_stopped && table.any_match().is_some_and(self.is_past_trial));
        let moved = if after.concerned.everybody { at.now.real } else { self.changed };
        self.changed = after.change.as_ref().map_or(self.changed, |change| change.at);
        assert_eq!(self.changed, if after.change.is_some() { moved } else { self.changed });
        assert_eq!((at.memory.stored.changed, at.memory.stored.stage), (self.changed, self.stage));
        for post in &self.posts {
            assert_eq!(at.memory.times_stored(post), 1, "{post} is neither lost nor doubled");
        }
        if let Some(play) = table.any_match() {
            assert_eq!(table.played_by_people(), self.people, "who plays");
            assert_eq!(answers(at), self.answers, "answers that have become rows");
            let asked = if self.stage == Stage::Playing { play.asked() } else { SeatSet::EMPTY };
            assert_eq!(table.asked(), asked.minus(self.withheld), "who is asked");
            assert_eq!(at.memory.asked, table.asked().bits(), "what the lists show");
        }
        self.check_wake(at);
    }

    /// Someone always comes back to a table that goes on: for its bots, for its clock, or because it may be forgotten.
    fn check_wake(&self, at: &TestTable) {
        let (table, wake) = (&at.table, at.memory.stored.wake);
        assert_eq!(table.wake(), wake);
        let Some(wake) = wake else {
            return assert!(matches!(self.stage, Stage::Over | Stage::Closed), "nothing wakes the table");
        };
        assert!(matches!(self.stage, Stage::Open | Stage::Playing), "nothing has to wake the table");
        assert_eq!(wake.clock.map(|clock| clock.until), table.clock().map(|clock| clock.until));
        assert!(wake.at <= at.now.up.after(at.now.forget_after));
        assert!(wake.clock.is_none_or(|clock| wake.at <= clock.until.max(at.now.up)));
        let bots = table.bots_to_act();
        assert!(bots.is_empty() || wake.at <= at.now.up, "bots have to act");
        assert!(table.orders_to_act().is_empty() || wake.at <= at.now.up, "orders have to act");
        assert!(bots.and(self.people).is_empty() && (bots.is_empty() || !self.people.is_empty()));
        let waits = table.asked().and(self.people);
        assert!(waits.is_empty() || table.clock().is_some() || table.pace() == Pace::Relaxed, "a clock runs");
    }
}

/// Returns how many rows are answers of people and bots, with those that were taken back.
fn answers(at: &TestTable) -> usize {
    let is_answer = |text: &str| text.starts_with("act") && !text[..text.len().min(11)].contains("clock");
    at.memory.stored.rows.iter().filter(|row| is_answer(&row.text)).count()
}
