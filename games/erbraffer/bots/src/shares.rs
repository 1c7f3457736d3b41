use bequest_erbraffer::{Action, Edition, Estate, Person};

/// Returns a lawful way to hand an estate out, of which nothing is settled yet: so much to the benefactors, what is left
/// evenly to the married children, the indivisible rest and all heirlooms to one of them.
pub(super) fn by_law(
    edition: &Edition,
    mut estate: Estate,
    to_benefactors: &[(Person, u16)],
    favourite: Option<Person>,
) -> Estate {
    to_benefactors.iter().for_each(|&(person, sum)| estate.pay(edition, person, sum));
    if let Some(favourite) = favourite.or_else(|| edition.married_children(estate.couple).iter().next()) {
        estate.name_for_rest(edition, favourite);
        estate.heirlooms.iter().for_each(|it| estate.give(it, favourite));
    }
    estate
}

/// Which laws apply when an estate is handed out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Binding {
    /// All of them.
    Laws,
    /// Not the second one.
    NewWill,
}

/// Returns the same estate with nothing settled.
pub(super) fn unsettled(edition: &Edition, estate: &Estate, binding: Binding) -> Estate {
    let Estate { couple, seat, cash, heirlooms, .. } = *estate;
    Estate::new(edition, couple, seat, binding == Binding::NewWill, cash, heirlooms)
}

/// Returns the next small step towards handing an estate out as wanted, from whatever has been settled so far.
pub(super) fn step(edition: &Edition, wanted: &Estate, estate: &Estate) -> Action {
    let gives = estate.heirlooms.iter().filter_map(|it| {
        let child = wanted.heir_of(it)?;
        (estate.heir_of(it) != Some(child)).then_some(Action::Give(it, child))
    });
    let rest = wanted.rest.filter(|&child| estate.rest != Some(child) && estate.candidates(edition).contains(child));
    // With a new will who has the rest is named first: they are not paid by name then.
    let first = rest.filter(|_| estate.is_new_will);
    let mut pays: Vec<(bool, Action)> = (estate.payable(edition).iter())
        .map(|child| (child, wanted.share(edition, child), estate.paid(edition, child)))
        .filter(|(_, wanted, paid)| wanted != paid)
        .map(|(child, wanted, paid)| (wanted > paid, Action::Pay(child, wanted)))
        .collect();
    // What is taken back comes first, so that there is enough for the others.
    pays.sort_by_key(|(more, _)| *more);
    let pays = pays.into_iter().map(|(_, action)| action);
    let mut steps = gives.chain(first.map(Action::Rest)).chain(pays).chain(rest.map(Action::Rest));
    steps.next().unwrap_or(Action::Confirm)
}

#[cfg(test)]
mod tests {
    use bequest_bots::{Bot, Question};
    use bequest_erbraffer::{Erbraffer, PhaseView, View};

    use super::*;
    use crate::practice::{answers, until};

    /// Gives everything to the last married child, as far as that is allowed, and one thousand to everyone else who
    /// can be given something by name.
    struct Stubborn;

    impl Bot<Erbraffer> for Stubborn {
        fn choose(&mut self, Question { view, .. }: &Question<Erbraffer>) -> Option<Action> {
            let (edition, estate) = (view.edition(), view.estate.unwrap());
            let heir = edition.married_children(estate.couple).iter().last().unwrap();
            let binding = if estate.is_new_will { Binding::NewWill } else { Binding::Laws };
            let mut wanted = by_law(edition, unsettled(edition, &estate, binding), &[], Some(heir));
            wanted.payable(edition).iter().for_each(|child| wanted.pay(edition, child, 1));
            wanted.name_for_rest(edition, heir);
            Some(step(edition, &wanted, &estate))
        }
    }

    fn begun(is_new_will: bool) -> View {
        let fits = |view: &View, it: &Estate| {
            let begun = it.rest.is_some() && it.left() + 3 < it.cash && it.cash > 6 && it.heirlooms.len() > 1;
            begun && it.is_new_will == is_new_will && view.edition().children(it.couple).len() == 3
        };
        until(|view| view.phase == PhaseView::Sharing && view.estate.is_some_and(|it| fits(view, &it)))
    }

    #[test]
    fn shares_come_about_whatever_was_settled_before() {
        for is_new_will in [false, true] {
            let steps = answers(&mut Stubborn, &begun(is_new_will));
            assert_eq!(steps.last().unwrap(), "confirm");
            assert!(steps.iter().any(|step| step.starts_with("pay")), "{steps:?}");
            assert!(steps.len() < 10, "{steps:?}");
        }
    }
}
