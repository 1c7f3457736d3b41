//! The end of a day and of the game.

use bequest_engine::{Game, Pool, Score, Seat, Standing};

use crate::event::Ending;
use crate::position::Phase;
use crate::{Event, Maloney, Told};

/// With so many points the game ends. MAL-60
pub const GOAL: i32 = 69;
/// So many dollars are a point at the end. MAL-62
pub const DOLLARS_PER_POINT: u32 = 1000;
/// After so many days without a card the game ends. MAL-85
const IDLE_DAYS: u8 = 28;

impl Maloney {
    /// Passes the testament on and ends the day, or the game. MAL-61
    pub(crate) fn end_day(&mut self, tell: &mut impl FnMut(Event)) {
        self.pass_testament(tell);
        match self.ending() {
            Some(why) => {
                tell(Event::all(Told::Ended { why }));
                self.phase = Phase::Over;
            }
            None => {
                self.day = self.day.next(); // MAL-24
                self.days += 1;
                self.begin_day(tell);
            }
        }
    }

    /// Gives the testament to the leader. MAL-22
    fn pass_testament(&mut self, tell: &mut impl FnMut(Event)) {
        let best = self.points.values().iter().max().copied().unwrap_or_default();
        let leads = |seat: &Seat| self.points[*seat] == best;
        let mut leaders = self.points.seats().filter(leads);
        let alone = leaders.next().filter(|_| leaders.next().is_none());
        // MAL-23: a shared lead leaves it where it is, if its holder has part in the lead.
        let holder = alone.or(self.testament.filter(leads));
        if holder != self.testament {
            self.testament = holder;
            tell(Event::all(Told::Testament { seat: holder }));
        }
    }

    fn ending(&self) -> Option<Ending> {
        if self.points.values().iter().any(|&points| points >= GOAL) {
            Some(Ending::Points) // MAL-60
        } else if self.hands.values().iter().any(|hand| hand.truth().is_empty()) {
            Some(Ending::EmptyHand) // MAL-60
        } else {
            (self.idle >= IDLE_DAYS).then_some(Ending::Idle) // MAL-85
        }
    }

    /// Counts points and money: every $1,000 is a point, every $100 a tenth. MAL-62
    pub(crate) fn final_count(&self) -> Standing {
        // MAL-63: the highest total wins, equal totals share the win.
        let total = |seat, &points: &i32| Score(points * 10 + (self.cash[seat] / (DOLLARS_PER_POINT / 10)) as i32);
        Self::RANKING.standing(self.points.map(total), &[])
    }
}

/// Accounts for all cards, suitcases and dollars.
pub(crate) fn conserved(position: &Maloney) -> Result<(), String> {
    let edition = position.edition();
    let aside = match position.phase {
        Phase::SettingAside(exchange) | Phase::Redrawing(exchange, _) => exchange.aside,
        Phase::Dealing(_)
        | Phase::TurningStart
        | Phase::DrawingOwner
        | Phase::Auction(_)
        | Phase::Driving(_)
        | Phase::Opening(_)
        | Phase::TurningSunday
        | Phase::Roaming
        | Phase::Laying { .. }
        | Phase::Over => Pool::EMPTY,
    };
    let hands = position.hands.values().iter().map(|hand| *hand.truth());
    let places: Vec<_> = hands.chain([*position.pile.truth(), position.discards, aside]).collect();
    let count: usize = places.iter().map(|cards| cards.len()).sum();
    if places.into_iter().fold(Pool::EMPTY, Pool::or) != edition.cards() || count != edition.cards().len() {
        return Err(format!("{count} cards in hands, pile and discards, some missing or double"));
    }
    if !position.pile_known.minus(*position.pile.truth()).is_empty() {
        return Err("a card is known to be in the pile, but is not there".into());
    }
    for (seat, chosen) in position.chosen.iter() {
        if !chosen.truth().minus(*position.hands[seat].truth()).is_empty() {
            return Err(format!("{seat:?} has chosen a card that it does not hold"));
        }
    }
    let opened = edition.suitcases().len() - position.unopened.len();
    if position.closed.len() + opened != edition.towns().len() {
        return Err(format!("{} suitcases closed and {opened} opened", position.closed.len()));
    }
    let cash: i64 = position.cash.values().iter().map(|&dollars| i64::from(dollars)).sum();
    let start = i64::from(edition.start_cash()) * position.players() as i64;
    if cash + position.bank == start {
        Ok(())
    } else {
        Err(format!("{cash} dollars and {} in the bank", position.bank))
    }
}
