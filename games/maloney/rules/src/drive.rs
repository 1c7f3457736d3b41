//! The day's ride and the suitcase at its end.

use bequest_engine::{Pool, Seat, SeatSet};

use crate::position::Phase;
use crate::{Action, Contents, Event, Maloney, Suitcase, Told, Town};

impl Maloney {
    /// Begins a day: with the car's auction, or with Sunday's card.
    pub(crate) fn begin_day(&mut self, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Morning { number: self.days, day: self.day }));
        if self.is_sunday() {
            self.look_for_sunday_card(tell); // MAL-50
        } else {
            self.open_auction(tell);
        }
    }

    pub(crate) fn legal_drives(&self, out: &mut Vec<Action>) {
        // MAL-13; no town is linked to itself, so the car never stays: MAL-11
        out.extend(self.edition().links(self.car).iter().map(Action::Drive));
    }

    /// Drives everyone to a town.
    pub(crate) fn drive(&mut self, driver: Seat, town: Town, tell: &mut impl FnMut(Event)) {
        self.last_owner = driver; // MAL-37
        tell(Event::all(Told::Drove { seat: driver, town }).undoable());
        self.arrive(town, Some(driver));
    }

    /// Arrives in a town, where a suitcase may wait for the driver, or on Sunday for everyone.
    pub(crate) fn arrive(&mut self, town: Town, driver: Option<Seat>) {
        self.car = town;
        self.phase = if self.closed.contains(town) {
            Phase::Opening(driver) // MAL-14
        } else {
            Phase::Laying { answered: SeatSet::EMPTY }
        };
    }

    /// Carries out what is in the suitcase, which then leaves the game. MAL-14
    pub(crate) fn open_suitcase(&mut self, driver: Option<Seat>, suitcase: Suitcase, tell: &mut impl FnMut(Event)) {
        self.closed.remove(self.car);
        self.unopened.remove(suitcase);
        let contents = self.edition().contents(suitcase);
        tell(Event::all(Told::Opened { town: self.car, suitcase, contents, seat: driver }));
        match driver {
            Some(seat) => self.take_contents(seat, contents, tell),
            // MAL-52
            None => self.cash.seats().for_each(|seat| self.take_contents(seat, contents, tell)),
        }
        self.phase = Phase::Laying { answered: SeatSet::EMPTY };
    }

    /// Gives or takes what a suitcase says, never doubled. MAL-15
    fn take_contents(&mut self, seat: Seat, contents: Contents, tell: &mut impl FnMut(Event)) {
        match contents {
            Contents::Points(points) => self.points[seat] += points, // MAL-16: it may fall below zero
            Contents::Dollars(dollars) if dollars < 0 => {
                let (dollars, cash) = (dollars.unsigned_abs(), self.cash[seat]);
                if cash < dollars {
                    tell(Event::all(Told::PaidLess { seat, dollars, paid: cash }));
                }
                self.pay(seat, dollars.min(cash)); // MAL-16
            }
            Contents::Dollars(dollars) => {
                self.cash[seat] += dollars.unsigned_abs();
                self.bank -= i64::from(dollars);
            }
        }
    }

    /// Returns all towns but the one the car is in.
    pub(crate) fn other_towns(&self) -> Pool<Town> {
        self.edition().towns().collect::<Pool<Town>>().minus(Pool::only(self.car))
    }
}
