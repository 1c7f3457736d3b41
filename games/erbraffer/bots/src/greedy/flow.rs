use bequest_engine::Pool;
use bequest_erbraffer::{Couple, Edition, PerPerson, Person, View};

use super::best;
use super::odds::{Odds, Reach, new_wills, place};

/// What a generation of taxes and bombs leaves of a sum.
const SURVIVAL: f64 = 0.9;
/// How often the viewer hands out what matters to them, for every time that it would be their turn if nobody could choose.
const OWN_PICK: f64 = 1.4;
/// How often they can put an estate right if they hold a new will.
const OWN_WILL: f64 = 0.3;
/// How much of an estate a rival gives to a benefactor of their own.
pub(super) const TO_OWN_BENEFACTOR: f64 = 0.8;

/// How much of what lies on each portrait reaches which heir in the end, by expectation.
pub(super) struct Flow {
    /// Of cash.
    pub(super) cash: PerPerson<Reach>,
    /// Of the worth of heirlooms.
    pub(super) heirlooms: PerPerson<Reach>,
}

impl Flow {
    /// Follows money and heirlooms down the tree. The viewer hands out now and then, to those the weights favour.
    pub(super) fn new(view: &View, odds: &Odds, weights: &Reach) -> Self {
        let edition = view.edition();
        let mut flow =
            Self { cash: PerPerson::filled(Reach::default()), heirlooms: PerPerson::filled(Reach::default()) };
        let own = view.own_portraits().unwrap_or_default();
        for portrait in edition.last_row().iter() {
            let mut reach = Reach { me: if own.contains(portrait) { 1.0 } else { 0.0 }, ..Reach::default() };
            place(view, portrait).into_iter().for_each(|place| reach.portraits[place] = 1.0);
            (flow.cash[portrait], flow.heirlooms[portrait]) = (reach, reach);
        }
        for generation in (usize::from(view.living)..Edition::LAST_GENERATION).rev() {
            let row = edition.row(generation);
            row.and(edition.benefactors()).iter().for_each(|person| flow.cash[person] = odds.of_benefactor(person));
            for couple in edition.couples_in(generation).iter() {
                let (cash, heirlooms) = flow.through(view, odds, weights, couple);
                for partner in edition.couple(couple).partners {
                    (flow.cash[partner], flow.heirlooms[partner]) = (cash, heirlooms);
                }
            }
        }
        flow
    }

    /// Returns where cash and heirlooms of a couple go, by where those of its children go.
    fn through(&self, view: &View, odds: &Odds, weights: &Reach, couple: Couple) -> (Reach, Reach) {
        let edition = view.edition();
        let (children, married) = (edition.children(couple), edition.married_children(couple));
        let lives = edition.person(edition.couple(couple).partners[0]).generation == usize::from(view.living);
        let will = if lives && new_wills(view) > 0 { OWN_WILL } else { 0.0 };
        let mine = (OWN_PICK / view.hands.players() as f64).min(0.9) * (1.0 - will);
        let others = 1.0 - will - mine;
        let best = |reaches: &PerPerson<Reach>, among: Pool<Person>| {
            best(among.iter(), |&child| reaches[child].weighed(weights)).map_or(Reach::default(), |it| reaches[it.0])
        };

        let (even, uncles) = (average(&self.cash, married), children.and(edition.benefactors()));
        let uncle = best(&self.cash, uncles);
        let mut cash = Reach::default();
        cash.add(will, &best(&self.cash, children));
        cash.add(mine, if uncle.weighed(weights) > even.weighed(weights) { &uncle } else { &even });
        let mut left = 1.0;
        for uncle in uncles.iter() {
            let part = (TO_OWN_BENEFACTOR * odds.rival_holds(uncle)).min(left);
            cash.add(others * part, &self.cash[uncle]);
            left -= part;
        }
        cash.add(others * left, &even);
        // Nothing gets lost any more when the estate is about to be handed out.
        let survival = if view.couples_left.contains(couple) { 1.0 } else { SURVIVAL };

        let mut heirlooms = Reach::default();
        heirlooms.add(will + mine, &best(&self.heirlooms, married));
        heirlooms.add(others, &average(&self.heirlooms, married));
        (cash.times(survival), heirlooms)
    }
}

/// Returns what reaches each heir of something that is split evenly among these.
fn average(reaches: &PerPerson<Reach>, among: Pool<Person>) -> Reach {
    let mut sum = Reach::default();
    among.iter().for_each(|child| sum.add(1.0 / among.len() as f64, &reaches[child]));
    sum
}
