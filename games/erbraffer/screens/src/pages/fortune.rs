//! What every player has: what counts at the end, and what can be hoped for before.

use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{Heirloom, Person, View};

/// What a seat has at the end, in thousands. ERB-60
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fortune {
    pub(super) seat: Seat,
    /// The cash on all its portraits.
    pub(super) cash: u32,
    /// The worth of the heirlooms on all its portraits.
    pub(super) worth: u32,
    /// What benefactors left to it.
    pub(super) collected: u32,
    /// The place, one being the first; equal ones share it. ERB-61
    pub(super) place: usize,
}

impl Fortune {
    pub(super) fn total(&self) -> u32 {
        self.cash + self.worth + self.collected
    }

    fn of(view: &View, seat: Seat) -> Self {
        let heirs = heirs(view, seat);
        let edition = view.edition();
        let cash = heirs.iter().map(|heir| u32::from(view.cash[heir])).sum();
        let worth = heirlooms(view, heirs).iter().map(|it| u32::from(edition.heirloom(it).value)).sum();
        Self { seat, cash, worth, collected: view.collected[seat].into(), place: 0 }
    }

    /// What decides: the fortune, then the worth of the heirlooms. ERB-61
    fn key(&self) -> (u32, u32) {
        (self.total(), self.worth)
    }
}

/// Returns the fortunes of all seats whose heirs the viewer knows, the largest first.
pub(super) fn fortunes(view: &View) -> Vec<Fortune> {
    let mut all: Vec<Fortune> = view.collected.seats().map(|seat| Fortune::of(view, seat)).collect();
    let keys: Vec<_> = all.iter().map(Fortune::key).collect();
    for fortune in &mut all {
        fortune.place = 1 + keys.iter().filter(|key| **key > fortune.key()).count();
    }
    all.sort_by_key(|fortune| fortune.place);
    all
}

/// Returns a seat's heirs as far as the viewer knows them.
pub(super) fn heirs(view: &View, seat: Seat) -> Pool<Person> {
    view.portraits[seat].unwrap_or(Pool::EMPTY)
}

/// Returns the heirlooms of some persons.
pub(super) fn heirlooms(view: &View, persons: Pool<Person>) -> Pool<Heirloom> {
    view.holdings().heirlooms_of(view.edition(), persons)
}

/// Returns what a seat could hope for, in thousands: what the family has, by the share that leads to its heirs, and what
/// it has collected. When the heirs live this is their fortune.
pub(super) fn hope(view: &View, seat: Seat) -> f64 {
    let estimate = view.outlook(seat).map(|outlook| outlook.estimate(&view.holdings())).unwrap_or_default();
    f64::from(estimate.cash + estimate.heirlooms + estimate.collected) / 10.0
}
