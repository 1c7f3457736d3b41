//! The end of the game.

use bequest_engine::{Game, Piece, Pool, Score, Seat, Standing};

use crate::position::Phase;
use crate::{After, Card, Erbraffer, Person};

impl Erbraffer {
    /// Counts the fortunes, in thousands: cash and heirlooms on all own portraits, and what benefactors left. ERB-60
    pub(crate) fn final_count(&self) -> Standing {
        let fortunes = self.collected.map(|seat, &collected| {
            let cash: i32 =
                self.portraits[seat].truth().iter().map(|person| i32::from(self.holdings.cash[person])).sum();
            Score(10 * (cash + self.heirloom_worth(seat) + i32::from(collected)))
        });
        Self::RANKING.standing(fortunes, &[self.collected.map(|seat, _| self.heirloom_worth(seat))])
    }

    /// Returns what the heirlooms on all portraits of a seat are worth.
    fn heirloom_worth(&self, seat: Seat) -> i32 {
        let (edition, portraits) = (self.edition(), *self.portraits[seat].truth());
        let own = self.holdings.heirlooms_of(edition, portraits);
        own.iter().map(|it| i32::from(edition.heirloom(it).value)).sum()
    }
}

/// Accounts for all cards, heirlooms and thousands.
pub(crate) fn conserved(position: &Erbraffer) -> Result<(), String> {
    cards_are_there(position)?;
    dealt_cards_are_there(position)?;
    heirlooms_are_there(position)?;
    let edition = position.edition();
    let unborn = |person: &Person| edition.person(*person).generation > usize::from(position.living);
    let dowries: i64 =
        edition.persons().iter().filter(unborn).map(|person| i64::from(edition.person(person).dowry)).sum();
    let cash: i64 = position.holdings.cash.values().iter().map(|&sum| i64::from(sum)).sum();
    let collected: i64 = position.collected.values().iter().map(|&sum| i64::from(sum)).sum();
    if cash + dowries + collected + i64::from(position.holdings.bank) != edition.money() {
        return Err(format!(
            "{cash} on portraits, {dowries} in dowries, {collected} collected and {} in the bank are not {}",
            position.holdings.bank,
            edition.money()
        ));
    }
    Ok(())
}

fn cards_are_there(position: &Erbraffer) -> Result<(), String> {
    let hands = position.hands.values().iter().map(|hand| *hand.truth());
    let places: Vec<_> = hands.chain([*position.pile.truth(), position.discards]).collect();
    let count: usize = places.iter().map(|cards| cards.len()).sum();
    let all = places.into_iter().fold(Pool::EMPTY, Pool::or);
    if all != position.edition().cards() || count != all.len() {
        return Err(format!("{count} influence cards in hands, pile and discards, some missing or double"));
    }
    let number = |card: Card| position.batches[card.index()];
    let is_right = |card: Card| match position.pile.truth().contains(card) {
        true => number(card) == position.piles,
        false => number(card) <= position.piles && (number(card) == 0 || !position.discards.contains(card)),
    };
    match all.iter().find(|&card| !is_right(card)) {
        Some(card) => Err(format!("{card} did not come from pile {}", number(card))),
        None => Ok(()),
    }
}

fn dealt_cards_are_there(position: &Erbraffer) -> Result<(), String> {
    let edition = position.edition();
    let portraits = position.portraits.values().iter().map(|its| *its.truth()).chain([*position.put_away.truth()]);
    let (mut all, mut count) = (Pool::EMPTY, 0);
    portraits.for_each(|its| (all, count) = (all.or(its), count + its.len()));
    if all != edition.last_row() || count != all.len() {
        return Err(format!("{count} portrait cards, some missing or double"));
    }
    let benefactors = position.benefactors.values().iter().map(|its| *its.truth()).chain([*position.undealt.truth()]);
    let (mut all, mut count) = (Pool::EMPTY, 0);
    benefactors.for_each(|its| (all, count) = (all.or(its), count + its.len()));
    if all != edition.benefactor_cards() || count != all.len() {
        return Err(format!("{count} benefactor cards, some missing or double"));
    }
    let shown = |(seat, spent): (Seat, &Pool<_>)| spent.minus(*position.benefactors[seat].truth()).is_empty();
    if !position.spent.iter().all(shown) {
        return Err("a benefactor card was shown by someone who does not hold it".into());
    }
    Ok(())
}

/// Every heirloom lies beside someone who lives, or beside a child that has just inherited it; never a benefactor.
fn heirlooms_are_there(position: &Erbraffer) -> Result<(), String> {
    let edition = position.edition();
    let living = usize::from(position.living);
    let changing = matches!(
        position.phase,
        Phase::Choosing | Phase::Sharing | Phase::Answering(_) | Phase::Drawing(After::Will(_))
    );
    for heirloom in edition.heirlooms().iter() {
        let owner = position.owner(heirloom);
        let generation = edition.person(owner).generation;
        if generation != living && !(changing && generation == living + 1) {
            return Err(format!("{heirloom} lies beside {owner}, who does not live"));
        }
        if edition.benefactors().contains(owner) {
            return Err(format!("{heirloom} lies beside {owner}, a benefactor"));
        }
    }
    let frozen = position.frozen.minus(edition.row(living));
    if !frozen.is_empty() || position.frozen.len() > 2 {
        return Err(format!("testaments on {:?}", position.frozen));
    }
    Ok(())
}
