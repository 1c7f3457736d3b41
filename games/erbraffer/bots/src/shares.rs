use bequest_engine::{Piece, Pool};
use bequest_erbraffer::{Action, Couple, Edition, Estate, Heirloom, PerPerson, Person};

use crate::board::HEIRLOOMS;

/// How an estate is to be handed out.
#[derive(Clone, Copy)]
pub(super) struct Shares {
    /// What each child gets, in thousands.
    pub(super) cash: PerPerson<u16>,
    /// The child that each heirloom of the estate goes to.
    pub(super) given: [Option<Person>; HEIRLOOMS],
    /// Who gets what cannot be divided, or with a new will what the others leave.
    pub(super) rest: Option<Person>,
}

impl Shares {
    /// Returns a lawful way to hand an estate out: so much to the benefactors, what is left evenly to the married
    /// children, the indivisible rest to one of them; to him go all heirlooms too.
    pub(super) fn by_law(
        edition: &Edition,
        couple: Couple,
        (cash, heirlooms): (u16, Pool<Heirloom>),
        to_benefactors: &[(Person, u16)],
        favourite: Option<Person>,
    ) -> Self {
        let married = edition.married_children(couple);
        let favourite = favourite.or_else(|| married.iter().next());
        let mut shares = Self { cash: PerPerson::filled(0), given: [None; HEIRLOOMS], rest: favourite };
        to_benefactors.iter().for_each(|&(person, sum)| shares.cash[person] = sum);
        let left = cash - to_benefactors.iter().map(|&(_, sum)| sum).sum::<u16>();
        let count = married.len().max(1) as u16;
        married.iter().for_each(|child| shares.cash[child] = left / count);
        favourite.into_iter().for_each(|child| shares.cash[child] += left % count);
        heirlooms.iter().for_each(|it| shares.given[it.index()] = favourite);
        shares
    }

    /// Returns the next small step towards handing an estate out like this, from whatever has been settled so far.
    pub(super) fn step(&self, edition: &Edition, estate: &Estate) -> Action {
        let gives = estate.heirlooms.iter().filter_map(|it| {
            let child = self.given[it.index()]?;
            (estate.heir_of(it) != Some(child)).then_some(Action::Give(it, child))
        });
        let rest = self.rest.filter(|&child| estate.rest != Some(child) && estate.candidates(edition).contains(child));
        // With a new will who has the rest is named first: he is not paid by name then.
        let first = rest.filter(|_| estate.is_new_will);
        let mut pays: Vec<(bool, Action)> = (estate.payable(edition).iter())
            .map(|child| (child, self.cash[child], estate.paid(edition, child)))
            .filter(|(_, wanted, paid)| wanted != paid)
            .map(|(child, wanted, paid)| (wanted > paid, Action::Pay(child, wanted)))
            .collect();
        // What is taken back comes first, so that there is enough for the others.
        pays.sort_by_key(|(more, _)| *more);
        let pays = pays.into_iter().map(|(_, action)| action);
        let mut steps = gives.chain(first.map(Action::Rest)).chain(pays).chain(rest.map(Action::Rest));
        steps.next().unwrap_or(Action::Confirm)
    }
}

#[cfg(test)]
mod tests {
    use bequest_bots::{Bot, Question};
    use bequest_erbraffer::{Erbraffer, PhaseView, View};

    use super::*;
    use crate::practice::{answers, until};

    /// Gives everything to the last married child, as far as that is allowed, and one thousand to everybody else who
    /// can be given something by name.
    struct Stubborn;

    impl Bot<Erbraffer> for Stubborn {
        fn choose(&mut self, Question { view, .. }: &Question<Erbraffer>) -> Option<Action> {
            let (edition, estate) = (view.edition(), view.estate.unwrap());
            let heir = edition.married_children(estate.couple).iter().last().unwrap();
            let mut shares = Shares { cash: PerPerson::filled(1), given: [Some(heir); HEIRLOOMS], rest: Some(heir) };
            shares.cash[heir] = 0;
            Some(shares.step(edition, &estate))
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
