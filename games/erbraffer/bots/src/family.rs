use bequest_engine::Pool;
use bequest_erbraffer::{Person, View};

/// Returns the viewer's heirs with all their ancestors.
pub(super) fn family(view: &View) -> Pool<Person> {
    let edition = view.edition();
    let mut family = view.own_portraits().unwrap_or_default();
    loop {
        let parents = family.iter().filter_map(|person| edition.person(person).parents);
        let older = parents.flat_map(|couple| edition.couple(couple).partners).fold(family, |mut all, parent| {
            all.insert(parent);
            all
        });
        if older == family {
            return family;
        }
        family = older;
    }
}

/// Returns the benefactors whose card the viewer holds.
pub(super) fn own_benefactors(view: &View) -> Pool<Person> {
    let cards = view.own_benefactors().unwrap_or_default();
    cards.iter().map(|card| view.edition().benefactor(card)).collect()
}
