//! What people and bots do while the game is going on.

use bequest_engine::{By, Player, Seat, SeatSet, Window};

use crate::any_match::{AnyMatch, NotDone};
use crate::clock;
use crate::command::{Done, Play, Trial};
use crate::head::{GuideHead, StageHead};
use crate::state::WithheldAnswer;
use crate::table::Table;
use crate::{Now, PersonId, TableRefusal};

impl Table {
    /// Carries out what a person wants, at most once.
    pub(crate) fn play(&mut self, person: PersonId, play: &Play, now: Now) -> Result<Done, TableRefusal> {
        match play {
            Play::Act { seat, key, .. } | Play::Undo { seat, key } | Play::Redo { seat, key } => {
                self.own_seat(person, *seat)?;
                let key = format!("{seat}:{key}");
                if self.has_key(&key) {
                    return Ok(Done::Before);
                }
                self.note_keys([key]);
            }
            Play::Ready(seat) | Play::Order { seat, .. } => self.own_seat(person, *seat)?,
            Play::Leave | Play::Return | Play::Replace(_) | Play::AgreeToClose(_) | Play::Guide(_) | Play::Trial(_) => {
                if self.head.seats_of(person).is_empty() {
                    return Err(TableRefusal::NotYourSeat);
                }
            }
        }
        match play {
            Play::Act { seat, question, action, .. } => self.act(*seat, *question, action)?,
            Play::Undo { seat, .. } => self.undo(*seat)?,
            Play::Redo { seat, .. } => self.redo(*seat)?,
            Play::Ready(seat) => self.be_ready(*seat)?,
            Play::Order { seat, order } => self.give_order(*seat, order.as_deref())?,
            Play::Leave => self.leave(person, now)?,
            Play::Return => self.return_to_seats(person)?,
            Play::Replace(seat) => self.replace(*seat, now)?,
            Play::AgreeToClose(agrees) => self.agree_to_close(person, *agrees, now)?,
            Play::Guide(on) => self.call_guide(*on)?,
            Play::Trial(trial) => self.decide_trial(*trial)?,
        }
        Ok(Done::Now)
    }

    /// Returns the game while it is going on.
    pub(crate) fn playing(&mut self) -> Result<&mut Box<dyn AnyMatch>, TableRefusal> {
        match (self.head.stage, &mut self.play) {
            (StageHead::Playing, Some(play)) => Ok(play),
            _ => Err(TableRefusal::NotNow),
        }
    }

    fn own_seat(&self, person: PersonId, seat: Seat) -> Result<(), TableRefusal> {
        if self.head.seats_of(person).contains(seat) { Ok(()) } else { Err(TableRefusal::NotYourSeat) }
    }

    fn act(&mut self, seat: Seat, question: u32, action: &str) -> Result<(), TableRefusal> {
        self.playing()?;
        // Answers do not count while everyone is still waited for.
        if let Some(rule) = clock::ready_rule(self) {
            return Err(TableRefusal::Rule(rule));
        }
        self.return_to_seat(seat)?;
        let is_offered = self.is_trial_offered();
        self.answer(seat, By::Person, question, action)?;
        // Someone who plays on has decided to go on.
        if is_offered {
            self.change_head(|head| head.guide = GuideHead::Beyond);
        }
        Ok(())
    }

    /// Answers for a bot.
    pub(crate) fn act_for_bot(&mut self, seat: Seat, question: u32, action: &str) -> Result<(), TableRefusal> {
        // A person may have come back to the seat meanwhile.
        if !self.bots_to_act().contains(seat) {
            return Err(TableRefusal::Stale);
        }
        self.answer(seat, By::Bot, question, action)
    }

    pub(crate) fn answer(&mut self, seat: Seat, by: By, question: u32, action: &str) -> Result<(), TableRefusal> {
        // What was kept back counts, though nobody knows of it yet.
        if self.withheld_seats().contains(seat) {
            return Err(TableRefusal::Stale);
        }
        if clock::withholds(self) {
            match self.playing()?.weigh(seat, question, action) {
                Ok(true) => {
                    let answer = WithheldAnswer { action: action.to_owned(), key: self.take_key() };
                    let round = self.round();
                    self.state.withheld.keep(round, seat, answer);
                    return Ok(());
                }
                // What everyone will see changes what the others have answered to: they have answered before it. Their
                // rows come first, and so do the names of their posts.
                Ok(false) => {
                    let own = self.take_key();
                    clock::submit_withheld(self);
                    self.note_keys(own);
                }
                Err(_) => {} // It is refused below, with its rule.
            }
        }
        match self.playing()?.answer(seat, by, question, action) {
            Ok(()) => {
                self.notice_end();
                Ok(())
            }
            Err(NotDone::Stale) => Err(TableRefusal::Stale),
            Err(NotDone::Unreadable(found)) => Err(TableRefusal::Malformed("action", found)),
            Err(NotDone::Rule(rule)) => Err(TableRefusal::Rule(rule)),
        }
    }

    /// Takes out the answer that was kept back for a seat.
    pub(crate) fn take_withheld(&mut self, seat: Seat) -> Option<WithheldAnswer> {
        let round = self.round();
        self.state.withheld.take(round, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        self.playing()?.undo(seat).map_err(TableRefusal::Undo)?;
        // Its order would give the same answer again.
        self.state.set_order(seat, None);
        Ok(())
    }

    fn redo(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        if !self.playing()?.redo(seat) {
            return Err(TableRefusal::Redo);
        }
        self.notice_end();
        Ok(())
    }

    fn be_ready(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        self.playing()?;
        // A doubled post may come when nobody is waited for any more.
        if clock::ready_rule(self).is_some() && self.played_by_people().contains(seat) {
            let mut ready = self.state.ready();
            ready.insert(seat);
            self.state.set_ready(ready);
        }
        Ok(())
    }

    /// Lets a bot play for the seats of someone who leaves; one may play for them already, as they ran out of time.
    fn leave(&mut self, person: PersonId, now: Now) -> Result<(), TableRefusal> {
        self.playing()?;
        let own = self.head.seats_of(person);
        if own.minus(self.state.left()).is_empty() {
            return Err(TableRefusal::NotYourSeat);
        }
        own.and(self.played_by_people()).iter().for_each(|seat| self.stand_in(seat));
        self.state.set_left(self.state.left().or(own));
        // Those who stay may have been waiting for this person alone.
        if !self.needed_to_close(now).is_empty() {
            self.close_if_all_agree(now);
        }
        Ok(())
    }

    /// Gives someone the seats back that bots play for them.
    fn return_to_seats(&mut self, person: PersonId) -> Result<(), TableRefusal> {
        self.playing()?;
        self.head.seats_of(person).iter().try_for_each(|seat| self.return_to_seat(seat))
    }

    fn return_to_seat(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        if self.played_by_people().contains(seat) {
            return Ok(());
        }
        let name = self.names()[seat.index()].parse().map_err(|_| TableRefusal::NotYourSeat)?;
        self.playing()?.change_seat(seat, Player::Person(name));
        let left = self.state.left().without(seat);
        self.state.set_left(left);
        let round = self.round();
        self.state.withheld.take_from_bot(round, seat);
        Ok(())
    }

    /// Lets a bot play for someone, until they come back.
    pub(crate) fn stand_in(&mut self, seat: Seat) {
        let Ok(name) = self.game().bots[0].parse() else { return };
        if let Some(play) = &mut self.play {
            play.change_seat(seat, Player::Bot(name));
        }
        self.state.set_ready(self.state.ready().without(seat));
        self.state.set_order(seat, None);
    }

    fn replace(&mut self, seat: Seat, now: Now) -> Result<(), TableRefusal> {
        self.playing()?;
        if seat.index() >= self.head.seats.len() || !self.can_replace(seat, now.away) {
            return Err(TableRefusal::NotNow);
        }
        self.stand_in(seat);
        Ok(())
    }

    /// Returns whether a person is waited for who has not come for long.
    pub fn can_replace(&self, seat: Seat, away: SeatSet) -> bool {
        // In a secret window nobody may see whose answer is missing.
        let secret = self.play.as_ref().is_some_and(|play| play.waits_for().window() == Window::Secret);
        away.contains(seat) && (secret || self.asked().contains(seat)) && self.played_by_people().contains(seat)
    }

    /// Lets the guide of a first game go along, or not.
    fn call_guide(&mut self, on: bool) -> Result<(), TableRefusal> {
        self.playing()?;
        if self.head.guide == GuideHead::None {
            return Err(TableRefusal::NotNow);
        }
        let guide = match on {
            // Nobody who has played on is asked whether to stop.
            true if self.is_past_trial() => GuideHead::Beyond,
            true => GuideHead::Along,
            false => GuideHead::Left,
        };
        self.change_head(|head| head.guide = guide);
        Ok(())
    }

    /// Goes on with a first game where the rulebook advises to stop, or stops there. ERB-75
    fn decide_trial(&mut self, trial: Trial) -> Result<(), TableRefusal> {
        self.playing()?;
        if !self.is_trial_offered() {
            return Err(TableRefusal::NotNow);
        }
        match trial {
            Trial::GoOn => self.change_head(|head| head.guide = GuideHead::Beyond),
            Trial::Stop => self.close(),
        }
        Ok(())
    }

    /// Notes whether someone wants to close the table without a result; closes it when all do.
    fn agree_to_close(&mut self, person: PersonId, agrees: bool, now: Now) -> Result<(), TableRefusal> {
        let own = self.head.seats_of(person).bits();
        match self.head.stage {
            StageHead::Over | StageHead::Closed => return Err(TableRefusal::NotNow),
            StageHead::Open | StageHead::Playing => {}
        }
        self.change_head(|head| head.agreed = if agrees { head.agreed | own } else { head.agreed & !own });
        if agrees {
            self.close_if_all_agree(now);
        }
        Ok(())
    }

    fn close_if_all_agree(&mut self, now: Now) {
        if self.needed_to_close(now).bits() & !self.head.agreed == 0 {
            self.close();
        }
    }

    /// Returns the seats whose people have to agree to close the table. Anyone who has left, or has been away for long
    /// while a bot plays for them, is not asked; a person who timed out once still is.
    pub fn needed_to_close(&self, now: Now) -> SeatSet {
        let people = self.head.people();
        if self.play.is_none() {
            return people;
        }
        people.minus(self.state.left()).minus(now.away.minus(self.played_by_people()))
    }
}
