//! Where everything of an edition is drawn, computed once.

use std::sync::{PoisonError, RwLock};

use bequest_engine::Piece;
use bequest_erbraffer::{Couple, Edition, Person};

use crate::pages::layout::{self, Layout};

/// Where everything of an edition is drawn.
pub(super) struct Plan {
    edition: &'static Edition,
    pub(super) layout: Layout,
    /// The left end of the widest gap in the last row.
    pub(super) free_below: i32,
}

/// What was made so far. Editions are kept for good, so there are never many.
static MADE: RwLock<Vec<&'static Plan>> = RwLock::new(Vec::new());

impl Plan {
    /// Returns the plan of an edition.
    pub(super) fn of(edition: &'static Edition) -> &'static Self {
        let fits = |plan: &&Self| std::ptr::eq(plan.edition, edition);
        let made = MADE.read().unwrap_or_else(PoisonError::into_inner).iter().copied().find(fits);
        made.unwrap_or_else(|| {
            let plan: &'static Self = Box::leak(Box::new(Self::new(edition)));
            MADE.write().unwrap_or_else(PoisonError::into_inner).push(plan);
            plan
        })
    }

    fn new(edition: &'static Edition) -> Self {
        let layout = Layout::of(&tree(edition));
        let last: Vec<i32> = edition.last_row().iter().map(|person| layout.x[person.index()]).collect();
        let gap = last.windows(2).max_by_key(|pair| pair[1] - pair[0]);
        Self { edition, free_below: gap.map_or(8, |pair| pair[0]) + 50, layout }
    }

    /// Returns the middle of a person's portrait.
    pub(super) fn x(&self, person: Person) -> i32 {
        self.layout.x[person.index()]
    }
}

/// Returns a family tree as far as drawing it needs.
fn tree(edition: &Edition) -> layout::Tree {
    let persons: Vec<Person> = edition.persons().iter().collect();
    let person = |(position, &person): (usize, &Person)| {
        let info = edition.person(person);
        layout::Person {
            generation: info.generation,
            position,
            parents: info.parents.map(Piece::index),
            spouse: edition.spouse(person).map(Piece::index),
        }
    };
    let couple = |couple: Couple| layout::Couple {
        partners: edition.couple(couple).partners.map(Piece::index),
        children: edition.children(couple).iter().map(Piece::index).collect(),
    };
    layout::Tree {
        persons: persons.iter().enumerate().map(person).collect(),
        couples: edition.couples().iter().map(couple).collect(),
    }
}
