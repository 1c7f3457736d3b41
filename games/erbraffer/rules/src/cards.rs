//! What the influence cards do.

use bequest_engine::{Piece, Pool};

use crate::position::tell_all;
use crate::{Deed, Effect, Erbraffer, Event, Heirloom, Person, Rounding, Told};

/// The bank never has more than this out, in thousands: a sum that only endless doubling could reach. All the money of a
/// game fits on one portrait then. ERB-14
const MOST: i32 = 10_000;

impl Erbraffer {
    /// Carries out what a card says; everything it needs has been named.
    pub(crate) fn take_effect(&mut self, deed: Deed, rounding: Rounding, tell: &mut impl FnMut(Event)) {
        let heirs = deed.heirs.into_iter().flatten();
        match self.edition().effect(deed.card) {
            Effect::Gain(sum) | Effect::GainTwo(sum) => heirs.for_each(|heir| self.gain(heir, sum, tell)), // ERB-50, ERB-51
            Effect::Loss(sum) | Effect::LossTwo(sum) => heirs.for_each(|heir| self.lose(heir, sum, tell)), // ERB-50, ERB-51
            Effect::Wedding(sum) => {
                // ERB-52; ERB-22: frozen ones are passed by.
                let guests: Pool<Person> = self.heirs().and(self.edition().married());
                guests.iter().for_each(|heir| self.gain(heir, sum, tell));
            }
            Effect::LoseAll => heirs.for_each(|heir| self.lose(heir, self.cash[heir], tell)), // ERB-53
            Effect::Halve => heirs.for_each(|heir| self.lose(heir, half(self.cash[heir], rounding), tell)), // ERB-53
            Effect::Double => heirs.for_each(|heir| self.gain(heir, self.cash[heir], tell)),  // ERB-53
            Effect::Sibling => self.love_sibling(deed.heirs, rounding, tell),
            Effect::Sheep => self.go_astray(deed.heirlooms[0], deed.heirs[0], tell),
            Effect::Exchange => self.exchange(deed.heirlooms, tell),
            Effect::NewWill | Effect::Sweep => debug_assert!(false, "these have rules of their own"),
        }
    }

    /// Pays an heir from the bank, which never runs out of money, but out of room for it. ERB-13, ERB-14
    fn gain(&mut self, heir: Person, sum: u16, tell: &mut impl FnMut(Event)) {
        let room = u16::try_from((MOST + self.bank).max(0)).unwrap_or(u16::MAX);
        let sum = sum.min(room);
        self.cash[heir] += sum;
        self.bank -= i32::from(sum);
        tell_all(tell, Told::Gained { person: heir, sum });
    }

    /// Lets an heir pay the bank, at most what he has. ERB-13
    fn lose(&mut self, heir: Person, sum: u16, tell: &mut impl FnMut(Event)) {
        let sum = sum.min(self.cash[heir]);
        self.cash[heir] -= sum;
        self.bank += i32::from(sum);
        tell_all(tell, Told::Lost { person: heir, sum });
    }

    /// Gives half of an heir's cash to a brother or sister. ERB-55
    fn love_sibling(&mut self, heirs: [Option<Person>; 2], rounding: Rounding, tell: &mut impl FnMut(Event)) {
        let [Some(from), Some(to)] = heirs else { return };
        let sum = half(self.cash[from], rounding);
        self.cash[from] -= sum;
        self.cash[to] += sum;
        tell_all(tell, Told::Gave { from, to, sum });
    }

    /// Gives an heirloom away. ERB-56
    fn go_astray(&mut self, heirloom: Option<Heirloom>, to: Option<Person>, tell: &mut impl FnMut(Event)) {
        let (Some(heirloom), Some(to)) = (heirloom, to) else { return };
        self.move_heirloom(heirloom, to, tell);
    }

    /// Lets two heirlooms change places. ERB-57
    fn exchange(&mut self, heirlooms: [Option<Heirloom>; 2], tell: &mut impl FnMut(Event)) {
        let [Some(one), Some(other)] = heirlooms else { return };
        let (from, to) = (self.owner(one), self.owner(other));
        self.move_heirloom(one, to, tell);
        self.move_heirloom(other, from, tell);
    }

    fn move_heirloom(&mut self, heirloom: Heirloom, to: Person, tell: &mut impl FnMut(Event)) {
        let from = std::mem::replace(&mut self.owners[heirloom.index()], to);
        tell_all(tell, Told::Moved { heirloom, from, to });
    }
}

/// Returns half of a sum; an odd thousand is rounded as the player says. ERB-54
fn half(sum: u16, rounding: Rounding) -> u16 {
    match rounding {
        Rounding::Up => sum.div_ceil(2),
        Rounding::Down => sum / 2,
    }
}
