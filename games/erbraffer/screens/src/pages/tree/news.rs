//! What has just happened, to be seen on the tree: sums that come and go, estates that run down the lines.

use bequest_engine::{Piece, Pool};
use bequest_erbraffer::{Card, Edition, Heirloom, Person, Told, Year};
use maud::{Markup, html};

use super::Scene;
use super::lines::link_to;
use super::purse::coins;

/// What has just happened.
#[derive(Hash)]
pub(super) struct News {
    /// The card played last, with what each person gained or lost by it, in thousands.
    deed: Option<Card>,
    changes: Vec<(Person, i32)>,
    /// What children have inherited of the estate handed out last.
    pub(super) inherited: Vec<Inherited>,
    /// The benefactors who have just been paid out, with how much.
    paid: Vec<(Person, u16)>,
    /// Whether the hourglass has just moved.
    pub(super) hourglass: bool,
    /// Whether another generation has just begun to live.
    pub(super) lives: bool,
    /// The testaments on portraits, with their years.
    sealed: Vec<(Person, Year)>,
}

/// What a child has inherited.
#[derive(Hash)]
pub(super) struct Inherited {
    pub(super) child: Person,
    pub(super) sum: u16,
    pub(super) heirlooms: Pool<Heirloom>,
    by_will: bool,
}

impl News {
    pub(super) fn of(heard: &[Told], edition: &Edition) -> Self {
        let played = heard.iter().rposition(|told| matches!(told, Told::Played(_) | Told::Threw { .. }));
        let recent = &heard[played.unwrap_or(heard.len())..];
        // What a card has done is old as soon as an estate is taken up, and an estate as soon as the next one is.
        let taken_up = recent.iter().rposition(|told| matches!(told, Told::TookUp { .. }));
        let deed = recent.first().filter(|_| taken_up.is_none()).and_then(|told| match told {
            Told::Played(deed) => Some(deed.card),
            _ => None,
        });
        let changes = recent.iter().filter(|_| taken_up.is_none()).flat_map(changes).flatten().collect();
        let paid = |told: &Told| match *told {
            Told::PaidOut { person, holders, each, bank } => Some((person, each * holders.len() as u16 + bank)),
            _ => None,
        };
        Self {
            deed,
            changes,
            inherited: inherited(&recent[taken_up.unwrap_or(recent.len())..], edition),
            paid: recent.iter().filter_map(paid).collect(),
            hourglass: recent.iter().any(|told| matches!(told, Told::Hourglass { .. })),
            lives: recent.iter().any(|told| matches!(told, Told::Lives { .. })),
            sealed: sealed(heard),
        }
    }

    /// Returns when a testament was laid on someone, if that is known.
    pub(super) fn sealed_in(&self, person: Person) -> Option<Year> {
        self.sealed.iter().rev().find(|(sealed, _)| *sealed == person).map(|(_, year)| *year)
    }

    /// Returns whether the money on a portrait has just changed.
    pub(super) fn touched(&self, person: Person) -> bool {
        self.changes.iter().any(|(touched, _)| *touched == person) || self.inherited.iter().any(|it| it.child == person)
    }
}

/// Returns what each person gained or lost by one event.
fn changes(told: &Told) -> [Option<(Person, i32)>; 2] {
    match *told {
        Told::Gained { person, sum } => [Some((person, sum.into())), None],
        Told::Lost { person, sum } => [Some((person, -i32::from(sum))), None],
        Told::Gave { from, to, sum } => [Some((from, -i32::from(sum))), Some((to, sum.into()))],
        _ => [None, None],
    }
}

/// Returns what children have inherited of the estate handed out last.
fn inherited(recent: &[Told], edition: &Edition) -> Vec<Inherited> {
    let Some(last) = recent.iter().rposition(|told| matches!(told, Told::HandedOut { .. })) else { return Vec::new() };
    let Told::HandedOut { couple, is_new_will: by_will, .. } = recent[last] else { return Vec::new() };
    let heirs = recent[last + 1..].iter().filter_map(|told| match *told {
        Told::Inherited { person, sum, heirlooms } => Some(Inherited { child: person, sum, heirlooms, by_will }),
        _ => None,
    });
    heirs.filter(|it| edition.children(couple).contains(it.child)).collect()
}

/// Returns the testaments that were laid since the generation last changed.
fn sealed(heard: &[Told]) -> Vec<(Person, Year)> {
    let mut year = None;
    let mut sealed = Vec::new();
    for told in heard {
        match *told {
            Told::Hourglass { year: reached, .. } => year = Some(reached),
            Told::Testament { person, .. } => sealed.extend(year.map(|year| (person, year))),
            Told::Lives { .. } => sealed.clear(),
            _ => {}
        }
    }
    sealed
}

/// Draws what moves for a moment; without motion, the log says the same.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let News { deed, changes, inherited, paid, .. } = &scene.news;
    html! {
        div.news aria-hidden="true" {
            @if let Some(card) = deed {
                @for (person, sum) in changes { (float(scene, *person, *sum, &format!("{card}-{person}"))) }
            }
            @for it in inherited.iter().filter(|it| it.sum > 0) {
                @if let Some(link) = link_to(scene, it.child) {
                    i.run data-key={ "run-" (it.child) @if it.by_will { "-will" } } style={ "offset-path:path('" (link.path) "')" } { (coins(it.sum)) }
                }
            }
            @for (person, sum) in paid {
                @let row = &scene.sheet.rows[scene.view.edition().person(*person).generation];
                i.fly data-key={ "paid-" (person) } style={ "left:" (scene.plan.layout.x[person.index()]) "px;top:" (row.y) "px" } { (coins(*sum)) }
            }
        }
    }
}

/// Draws a sum that rises from a portrait and is gone.
fn float(scene: &Scene<'_>, person: Person, sum: i32, key: &str) -> Markup {
    let row = &scene.sheet.rows[scene.view.edition().person(person).generation];
    let class = if sum < 0 { "float loss" } else { "float gain" };
    let sign = if sum < 0 { "−" } else { "+" };
    html! {
        b class=(class) data-key=(key) style={ "left:" (scene.plan.x(person)) "px;top:" (row.y + row.size.height / 2) "px" } {
            (sign) (crate::words::money(scene.at.company.words, sum.unsigned_abs()))
        }
    }
}
