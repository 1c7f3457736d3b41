//! What each player received, and where it went.

use bequest_engine::Seat;
use bequest_last_will::{Errand, Told, View};

/// What money was spent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Events,
    Weddings,
    Running,
    Opera,
    Upkeep,
    LostOnHouses,
    InHouses,
    Left,
}

impl Kind {
    /// All of them, in the order in which they are drawn.
    pub(super) const ALL: [Self; 8] = [
        Kind::Events,
        Kind::Weddings,
        Kind::Running,
        Kind::Opera,
        Kind::Upkeep,
        Kind::LostOnHouses,
        Kind::InHouses,
        Kind::Left,
    ];

    /// Returns its class in the style.
    pub(super) fn class(self) -> &'static str {
        match self {
            Kind::Events => "b-events",
            Kind::Weddings => "b-weddings",
            Kind::Running => "b-expenses",
            Kind::Opera => "b-opera",
            Kind::Upkeep => "b-upkeep",
            Kind::LostOnHouses => "b-lost",
            Kind::InHouses => "b-held",
            Kind::Left => "b-purse",
        }
    }

    /// Returns the key of its name.
    pub(super) fn key(self) -> &'static str {
        match self {
            Kind::Events => "last-will-page-went-events",
            Kind::Weddings => "last-will-page-went-weddings",
            Kind::Running => "last-will-page-went-running",
            Kind::Opera => "last-will-page-went-opera",
            Kind::Upkeep => "last-will-page-went-upkeep",
            Kind::LostOnHouses => "last-will-page-went-lost",
            Kind::InHouses => "last-will-page-went-held",
            Kind::Left => "last-will-page-went-left",
        }
    }

    /// Returns the sign in its bar.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Kind::Events => "glass",
            Kind::Weddings => "wedding",
            Kind::Running => "action",
            Kind::Opera => "opera",
            Kind::Upkeep => "maintain",
            Kind::LostOnHouses => "villa",
            Kind::InHouses => "farm",
            Kind::Left => "pound",
        }
    }
}

/// The account of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Account {
    /// What the will and the salaries brought.
    pub(super) received: i16,
    /// What was spent beyond that.
    pub(super) debt: i16,
    /// What was spent on each kind of thing.
    sums: [i16; Kind::ALL.len()],
}

impl Account {
    fn add(&mut self, kind: Kind, sum: i16) {
        self.sums[kind as usize] += sum;
    }

    /// Returns each kind that money went to.
    pub(super) fn parts(&self) -> impl Iterator<Item = (Kind, i16)> + '_ {
        Kind::ALL.into_iter().zip(self.sums).filter(|(_, sum)| *sum > 0)
    }

    /// Returns how long its bar is.
    pub(super) fn total(&self) -> i16 {
        self.sums.iter().filter(|sum| **sum > 0).sum()
    }
}

/// Returns the accounts of all seats.
pub(super) fn of(heard: &[Told], last: &View) -> Vec<Account> {
    let mut accounts = vec![Account::default(); last.money.seats().count()];
    let mut kinds = vec![Kind::Events; accounts.len()];
    let mut houses = vec![0_i16; accounts.len()];
    for told in heard {
        match *told {
            Told::Money { sums, .. } => {
                for seat in last.money.seats() {
                    accounts[seat.index()].received += sums[seat];
                }
            }
            Told::Paid { seat, sum } => accounts[seat.index()].received += sum,
            Told::Sold { seat, sum, .. } => houses[seat.index()] -= sum,
            Told::Spent { seat, sum } => match kinds[seat.index()] {
                Kind::InHouses => houses[seat.index()] += sum,
                kind => accounts[seat.index()].add(kind, sum),
            },
            _ => {}
        }
        if let Some((seat, kind)) = kind_of(told, last) {
            kinds[seat.index()] = kind;
        }
    }
    for seat in last.money.seats() {
        let (account, held) = (&mut accounts[seat.index()], last.property_value(seat));
        account.add(Kind::LostOnHouses, houses[seat.index()] - held);
        account.add(Kind::InHouses, held);
        account.add(Kind::Left, last.money[seat].max(0));
        account.debt = (-last.money[seat]).max(0);
    }
    accounts
}

/// Returns what a seat spends on next, if something that happened says so.
fn kind_of(told: &Told, last: &View) -> Option<(Seat, Kind)> {
    let is_wedding = |card| last.edition().face(card).event().is_some_and(|event| event.wedding.is_some());
    match *told {
        Told::Played { seat, cards, .. } => {
            Some((seat, if cards.iter().any(is_wedding) { Kind::Weddings } else { Kind::Events }))
        }
        Told::Used { seat, .. } => Some((seat, Kind::Running)),
        Told::Sent { seat, errand: Errand::Opera } => Some((seat, Kind::Opera)),
        Told::Maintained { seat, .. } => Some((seat, Kind::Upkeep)),
        Told::Bought { seat, .. } => Some((seat, Kind::InHouses)),
        _ => None,
    }
}
