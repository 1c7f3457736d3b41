//! Standing orders: what answers for people who look away. Nobody but its seat knows of an order, and its answers are
//! those of its player.

use bequest_engine::{By, Seat, SeatSet};
use sha2::{Digest, Sha256};

use crate::any_match::NotDone;
use crate::head::StageHead;
use crate::table::Table;
use crate::{Access, TableRefusal, clock};

impl Table {
    /// Returns the standing order of the seat whose secrets are shown; nobody else is shown it.
    pub fn order(&self, access: &Access) -> Option<&str> {
        let seat = access.viewer.seat().filter(|seat| access.own.contains(*seat) && self.order_fits(*seat))?;
        self.state.order(seat)
    }

    /// Returns the seats whose orders have to answer now. They do so in the order of [`Table::order_place`].
    pub fn orders_to_act(&self) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::EMPTY };
        if clock::ready_rule(self).is_some() {
            return SeatSet::EMPTY;
        }
        let asked = self.asked().and(self.played_by_people());
        let orders = self.state.orders().filter(|(seat, _)| asked.contains(*seat) && self.order_fits(*seat));
        orders.filter(|(seat, order)| play.ordered_answer(*seat, order).is_some()).map(|(seat, _)| seat).collect()
    }

    /// Returns how many seats come before this one if several have orders; it rests on what everyone can see.
    pub fn order_place(&self, seat: Seat) -> usize {
        self.play.as_ref().map_or(0, |play| play.order_place(seat))
    }

    /// Gives a standing order, instead of the one that the seat may have, or withdraws it.
    pub(crate) fn give_order(&mut self, seat: Seat, order: Option<&str>) -> Result<(), TableRefusal> {
        let play = self.playing()?;
        if let Some(order) = order {
            play.weigh_order(seat, order).map_err(|not| match not {
                NotDone::Unreadable(found) => TableRefusal::Malformed("order", found),
                NotDone::Rule(rule) => TableRefusal::Rule(rule),
                NotDone::Stale => TableRefusal::Stale,
            })?;
            // Someone who has left a seat to a bot takes it back first.
            if !self.played_by_people().contains(seat) {
                return Err(TableRefusal::NotNow);
            }
        }
        self.state.set_order(seat, order);
        Ok(())
    }

    /// Answers by the order of a seat. The row is that of an ordinary answer.
    pub(crate) fn act_by_order(&mut self, seat: Seat, question: u32) -> Result<(), TableRefusal> {
        let is_asked = self.play.as_ref().is_some_and(|play| play.question(seat) == question);
        // It may have been withdrawn meanwhile.
        if !is_asked || !self.orders_to_act().contains(seat) {
            return Err(TableRefusal::Stale);
        }
        let (play, order) = (self.play.as_ref(), self.state.order(seat));
        let answer = play.zip(order).and_then(|(play, order)| play.ordered_answer(seat, order));
        let action = answer.ok_or(TableRefusal::Stale)?;
        let key = self.key_of_order(seat, question);
        self.note_keys([key]);
        self.answer(seat, By::Person, question, &action)
    }

    /// Lets the orders that are due answer before their time is over, as long as this round lasts.
    pub(crate) fn act_by_due_orders(&mut self, round: u32) {
        let mut due: Vec<Seat> = self.orders_to_act().iter().collect();
        due.sort_by_key(|seat| self.order_place(*seat));
        for seat in due {
            let Some(play) = self.play.as_ref().filter(|play| play.waits_for().round() == Some(round)) else { return };
            // What the others have answered may have ended the order.
            let (Ok(()) | Err(_)) = self.act_by_order(seat, play.question(seat));
        }
    }

    /// Returns a name for the post that an order saves its player.
    fn key_of_order(&self, seat: Seat, question: u32) -> String {
        let rows = self.play.as_ref().map_or(0, |play| play.row_count());
        let digest = Sha256::digest(format!("{} order {seat} {question} {rows}", self.head.seed));
        format!("{seat}:{}", digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect::<String>())
    }

    /// Returns the seats with orders that do not stand. If a stored table has one, it answers nothing, and is forgotten with
    /// the next change.
    pub fn unfit_orders(&self) -> SeatSet {
        self.state.orders().map(|(seat, _)| seat).filter(|seat| !self.order_fits(*seat)).collect()
    }

    /// Forgets the orders that do not stand any more, and those of seats that bots play.
    pub(crate) fn forget_orders(&mut self) {
        self.unfit_orders().iter().for_each(|seat| self.state.set_order(seat, None));
    }

    fn order_fits(&self, seat: Seat) -> bool {
        let is_own = self.head.stage == StageHead::Playing && self.played_by_people().contains(seat);
        let (play, order) = (self.play.as_ref(), self.state.order(seat));
        is_own && play.zip(order).is_some_and(|(play, order)| play.order_stands(seat, order))
    }
}
