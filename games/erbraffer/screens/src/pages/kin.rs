//! Where an heir's money can come from.

use bequest_engine::Pool;
use bequest_erbraffer::{Couple, Edition, PerPerson, Person};

/// How much of everyone's wealth arrives at some heirs if every estate is split evenly and benefactors get nothing.
pub(super) struct Kin {
    share: PerPerson<f32>,
    edition: &'static Edition,
}

impl Kin {
    /// Works out who leaves how much to these heirs.
    pub(super) fn of(edition: &'static Edition, heirs: Pool<Person>) -> Self {
        let mut kin = Self { share: PerPerson::filled(0.0), edition };
        heirs.iter().for_each(|heir| kin.share[heir] = 1.0);
        // Couples are numbered from the top of the tree: what children leave is known before what parents do.
        let mut couples: Vec<Couple> = edition.couples().iter().collect();
        couples.sort_by_key(|&couple| std::cmp::Reverse(edition.person(edition.couple(couple).partners[0]).generation));
        for couple in couples {
            let worth = edition.married_children(couple).iter().map(|child| kin.way(couple, child)).sum();
            for partner in edition.couple(couple).partners {
                kin.share[partner] = worth;
            }
        }
        kin
    }

    /// Returns how much of what someone has arrives at the heirs, from nothing to all of it.
    pub(super) fn share(&self, person: Person) -> f32 {
        self.share[person]
    }

    /// Returns how much of a couple's estate arrives at the heirs by way of one child. ERB-32
    pub(super) fn way(&self, couple: Couple, child: Person) -> f32 {
        let married = self.edition.married_children(couple);
        if married.contains(child) { self.share[child] / married.len() as f32 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kin(heirs: &[&str]) -> Kin {
        Kin::of(Edition::built_in(), heirs.iter().map(|it| it.parse().unwrap()).collect())
    }

    fn share(kin: &Kin, person: &str) -> f32 {
        kin.share(person.parse().unwrap())
    }

    #[test]
    fn parents_leave_an_even_part_to_each_married_child() {
        let kin = kin(&["p53"]);
        assert_eq!(["p53", "p54", "p46", "p47"].map(|it| share(&kin, it)), [1.0, 0.0, 0.5, 0.5]);
    }

    #[test]
    fn benefactors_leave_nothing() {
        let edition = Edition::built_in();
        let kin = Kin::of(edition, edition.last_row());
        assert!(edition.benefactors().iter().all(|it| kin.share(it) == 0.0));
        // With all heirs, everything that married people have arrives.
        assert!(
            edition
                .couples()
                .iter()
                .all(|couple| { edition.couple(couple).partners.iter().all(|&it| (kin.share(it) - 1.0).abs() < 1e-5) })
        );
    }

    #[test]
    fn two_heirs_get_what_each_of_them_gets() {
        let (one, other, both) = (kin(&["p49"]), kin(&["p53"]), kin(&["p49", "p53"]));
        for person in Edition::built_in().persons().iter() {
            assert!((one.share(person) + other.share(person) - both.share(person)).abs() < 1e-5);
        }
    }
}
