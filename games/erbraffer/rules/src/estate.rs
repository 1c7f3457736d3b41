//! An estate on its way to the children.

use bequest_engine::{Piece, Pool, Seat};
use serde::Serialize;

use crate::components::{CHILDREN, HEIRLOOMS};
use crate::{Action, Couple, Edition, Heirloom, Person};

/// The cash and heirlooms of a couple, and what has been settled about them so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Estate {
    /// Whose it is.
    pub couple: Couple,
    /// Who hands it out.
    pub seat: Seat,
    /// Whether it is handed out by a new will, which law 2 does not bind. ERB-40
    pub is_new_will: bool,
    /// The cash of both partners, in thousands. ERB-30
    pub cash: u16,
    /// The heirlooms of both partners.
    pub heirlooms: Pool<Heirloom>,
    /// The child that each heirloom goes to, where that is settled.
    given: [Option<Person>; HEIRLOOMS],
    /// What each child was given by name, in the order of the children.
    paid: [u16; CHILDREN],
    /// Who gets what the others leave.
    pub rest: Option<Person>,
}

impl Estate {
    /// Takes an estate up; what leaves no choice is settled already.
    pub fn new(
        edition: &Edition,
        couple: Couple,
        seat: Seat,
        is_new_will: bool,
        cash: u16,
        heirlooms: Pool<Heirloom>,
    ) -> Self {
        let married = edition.married_children(couple);
        let only = if married.len() == 1 { married.iter().next() } else { None };
        let mut given = [None; HEIRLOOMS];
        heirlooms.iter().for_each(|it| given[it.index()] = only); // ERB-35
        Self { couple, seat, is_new_will, cash, heirlooms, given, paid: [0; CHILDREN], rest: None }
    }

    /// Returns the child that an heirloom goes to, where that is settled.
    pub fn heir_of(&self, heirloom: Heirloom) -> Option<Person> {
        self.given[heirloom.index()]
    }

    /// Returns what a child was given by name, in thousands.
    pub fn paid(&self, edition: &Edition, child: Person) -> u16 {
        place(edition, self.couple, child).map_or(0, |place| self.paid[place])
    }

    /// Returns what nobody was given by name, in thousands.
    pub fn left(&self) -> u16 {
        self.cash - self.paid.iter().sum::<u16>()
    }

    /// Returns what a child gets as things stand, in thousands; the indivisible rest is left out while nobody is named
    /// for it.
    pub fn share(&self, edition: &Edition, child: Person) -> u16 {
        let named = self.paid(edition, child);
        let rest = if self.rest == Some(child) { self.remainder(edition) } else { 0 };
        if self.is_new_will || edition.benefactors().contains(child) {
            return named + rest; // ERB-31, ERB-40
        }
        self.left() / edition.married_children(self.couple).len() as u16 + rest // ERB-32, ERB-36
    }

    /// Returns what goes to the one named for it: what cannot be divided evenly, or with a new will all that is left.
    /// ERB-32, ERB-33, ERB-40
    pub fn remainder(&self, edition: &Edition) -> u16 {
        if self.is_new_will { self.left() } else { self.left() % edition.married_children(self.couple).len() as u16 }
    }

    /// Returns the children who can be given cash by name.
    pub fn payable(&self, edition: &Edition) -> Pool<Person> {
        let children = edition.children(self.couple);
        if !self.is_new_will {
            return children.and(edition.benefactors()); // ERB-31
        }
        self.rest.map_or(children, |rest| children.minus(Pool::only(rest)))
    }

    /// Returns the children who can be named for the rest; none if there is no rest to speak of.
    pub fn candidates(&self, edition: &Edition) -> Pool<Person> {
        let children = edition.children(self.couple);
        match (self.is_new_will, self.remainder(edition)) {
            (_, 0) => Pool::EMPTY,
            (true, 1..) => children,
            (false, 1..) => children.and(edition.married()), // ERB-32
        }
    }

    /// Tells whether everything has been settled.
    pub fn is_complete(&self, edition: &Edition) -> bool {
        let unsettled = self.heirlooms.iter().any(|it| self.heir_of(it).is_none());
        let open = self.rest.is_none() && !self.candidates(edition).is_empty();
        !unsettled && !open
    }

    /// Tells whether there is nothing to hand out. ERB-35
    pub(crate) fn is_empty(&self) -> bool {
        self.cash == 0 && self.heirlooms.is_empty()
    }

    /// Lists how it can be handed out.
    pub(crate) fn legal(&self, edition: &Edition, out: &mut Vec<Action>) {
        let married = edition.married_children(self.couple);
        if married.len() > 1 {
            for heirloom in self.heirlooms.iter() {
                let others = married.iter().filter(|&child| self.heir_of(heirloom) != Some(child));
                out.extend(others.map(|child| Action::Give(heirloom, child))); // ERB-34
            }
        }
        if self.cash > 0 && edition.children(self.couple).len() > 1 {
            for child in self.payable(edition).iter() {
                let now = self.paid(edition, child);
                let most = now + self.left();
                out.extend((0..now).map(|sum| Action::Pay(child, sum)));
                out.extend((now + 1..=most).map(|sum| Action::Pay(child, sum)));
            }
            let others = self.candidates(edition).iter().filter(|&child| self.rest != Some(child));
            out.extend(others.map(Action::Rest));
        }
        if self.is_complete(edition) {
            out.push(Action::Confirm);
        }
    }

    /// Tells whether there is anything to choose about it.
    pub(crate) fn leaves_a_choice(&self, edition: &Edition) -> bool {
        let (children, married) = (edition.children(self.couple), edition.married_children(self.couple));
        let heirlooms = !self.heirlooms.is_empty() && married.len() > 1;
        let cash =
            self.cash > 0 && children.len() > 1 && !self.payable(edition).or(self.candidates(edition)).is_empty();
        heirlooms || cash
    }

    /// Settles which child an heirloom goes to.
    pub fn give(&mut self, heirloom: Heirloom, child: Person) {
        self.given[heirloom.index()] = Some(child);
    }

    /// Settles what a child is given by name, in thousands: no more than what is left.
    pub fn pay(&mut self, edition: &Edition, child: Person, sum: u16) {
        if let Some(place) = place(edition, self.couple, child) {
            self.paid[place] = sum;
        }
        // With a new will the one named for the rest stays named, though nothing may be left for them just now.
        if !self.is_new_will && self.candidates(edition).is_empty() {
            self.rest = None;
        }
    }

    /// Names the child that gets the rest; what it was given by name is part of that.
    pub fn name_for_rest(&mut self, edition: &Edition, child: Person) {
        if self.is_new_will
            && let Some(place) = place(edition, self.couple, child)
        {
            self.paid[place] = 0;
        }
        self.rest = Some(child);
    }

    /// Settles what leaves no choice: an only child has everything that is left.
    pub(crate) fn settle_only_child(&mut self, edition: &Edition) {
        let children = edition.children(self.couple);
        if self.is_new_will && self.cash > 0 && children.len() == 1 {
            self.rest = children.iter().next();
        }
    }
}

/// Returns the place of a child among its brothers and sisters.
fn place(edition: &Edition, couple: Couple, child: Person) -> Option<usize> {
    edition.children(couple).iter().position(|its| its == child)
}
