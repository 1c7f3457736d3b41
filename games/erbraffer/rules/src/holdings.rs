//! What everyone in the family has.

use bequest_engine::{Piece, Pool};

use crate::components::HEIRLOOMS;
use crate::{Couple, Edition, Heirloom, PerPerson, Person};

/// What lies on the portraits, and what the bank has. Sums are in thousands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings {
    /// What lies on each portrait; a dowry is not there before its generation lives. ERB-3
    pub cash: PerPerson<u16>,
    /// Who each heirloom lies beside.
    pub owners: [Person; HEIRLOOMS],
    /// What the bank has taken in more than paid out. ERB-14
    pub bank: i32,
}

impl Holdings {
    /// Returns who an heirloom lies beside.
    pub fn owner(&self, heirloom: Heirloom) -> Person {
        self.owners[heirloom.index()]
    }

    /// Returns the heirlooms that lie beside some persons.
    pub fn heirlooms_of(&self, edition: &Edition, persons: Pool<Person>) -> Pool<Heirloom> {
        edition.heirlooms().iter().filter(|&it| persons.contains(self.owner(it))).collect()
    }

    /// Returns what a person has, heirlooms included.
    pub fn wealth(&self, edition: &Edition, person: Person) -> u16 {
        let own = self.heirlooms_of(edition, Pool::only(person));
        self.cash[person] + own.iter().map(|it| edition.heirloom(it).value).sum::<u16>()
    }

    /// Returns the cash and the heirlooms of both partners together. ERB-30
    pub fn estate(&self, edition: &Edition, couple: Couple) -> (u16, Pool<Heirloom>) {
        let partners: Pool<Person> = edition.couple(couple).partners.into_iter().collect();
        (partners.iter().map(|partner| self.cash[partner]).sum(), self.heirlooms_of(edition, partners))
    }
}
