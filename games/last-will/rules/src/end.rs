//! The end of the game, and the account of everything.

use bequest_engine::{Game, Pool, Score, Standing};

use crate::components::SLOTS;
use crate::town::Task;
use crate::{Cards, Family, LastWill, PlanSpace};

impl LastWill {
    /// Counts: bankrupt players come first, by the lowest money; then the others by money and property. LW-70, GS-15
    pub(crate) fn final_count(&self) -> Standing {
        let edition = self.edition();
        let scores = self.households.map(|_, house| {
            // LW-71: depreciation is over.
            Score(10 * i32::from(house.money + house.property_value(edition, self.town.market)))
        });
        let solvent = self.households.map(|_, house| i32::from(!house.is_bankrupt(edition)));
        let plan = self.plans.map(|_, plan| plan.map_or(0, PlanSpace::number) as i32); // LW-71
        Self::RANKING.standing(scores, &[solvent, plan])
    }
}

/// Accounts for all cards, slots, jobs and pounds.
pub(crate) fn conserved(position: &LastWill) -> Result<(), String> {
    cards_are_there(position)?;
    boards_are_right(position)?;
    let edition = position.edition();
    let houses = position.households.values();
    let added: u8 = houses.iter().map(|house| house.extensions).sum();
    if added + position.town.extensions != edition.extensions() {
        return Err(format!("{added} slots were added, and {} are left", position.town.extensions));
    }
    let money: i32 = houses.iter().map(|house| i32::from(house.money)).sum();
    if money + position.town.bank != 0 {
        return Err(format!("players have {money} pounds, and the bank took {}", position.town.bank));
    }
    let jobs: Vec<_> = houses.iter().filter_map(|house| house.job).collect();
    if (1..jobs.len()).any(|at| jobs[..at].iter().any(|other| other.job == jobs[at].job)) {
        return Err("two players have the same job".into());
    }
    let mut market = position.town.market.0;
    let mut tokens = edition.market().0;
    market.sort_unstable();
    tokens.sort_unstable();
    if market != tokens && market != [0; 4] {
        return Err(format!("the market has the tokens {market:?}"));
    }
    Ok(())
}

/// Every card is in one place.
fn cards_are_there(position: &LastWill) -> Result<(), String> {
    let (town, edition) = (&position.town, position.edition());
    let hands = position.households.values().iter().map(|house| *house.hand.truth());
    let boards = position.households.values().iter().map(|house| house.board.cards());
    let boards = boards.map(|cards| cards.iter().map(|placed| placed.card).collect::<Cards>());
    let looked_at = match town.turn.task {
        Task::Drawing(cards) | Task::Looking(cards) => *cards.truth(),
        Task::Free | Task::Opera | Task::Line | Task::AnyLine | Task::Sale | Task::Market | Task::Naming => Pool::EMPTY,
    };
    let wilds: Cards = (0..2).filter_map(|number| position.offering.wild(number)).collect();
    let others = [town.decks.pile(), town.decks.used(), position.offering.cards(), wilds, looked_at];
    let (mut all, mut count) = (Cards::EMPTY, 0);
    for cards in hands.chain(boards).chain(others) {
        (all, count) = (all.or(cards), count + cards.len());
    }
    let should = edition.cards(position.setup.is_sacked());
    if all != should || count != all.len() {
        return Err(format!("{count} cards, {} of them different, not {}", all.len(), should.len()));
    }
    let hidden = position.households.values().iter().fold(looked_at, |all, house| all.or(*house.hand.truth()));
    let secret = town.decks.secret();
    if !secret.minus(hidden).is_empty() || !secret.and(edition.family(Family::Wild)).is_empty() {
        return Err(format!("{:?} are secret, but in nobody's hand", secret.minus(hidden)));
    }
    Ok(())
}

/// No board has more cards than slots, and no two of them are the same.
fn boards_are_right(position: &LastWill) -> Result<(), String> {
    let edition = position.edition();
    for (seat, house) in position.households.iter() {
        let slots = usize::from(edition.slots() + house.extensions);
        if house.board.len() > slots || slots > SLOTS {
            return Err(format!("{seat:?} has {} cards in {slots} slots", house.board.len()));
        }
        let can_owe = house.job.is_none() && !house.has_property(edition);
        if house.money < 0 && !can_owe {
            return Err(format!("{seat:?} owes {} pounds, but has a property or a job", -house.money)); // LW-50, GS-14
        }
    }
    Ok(())
}
