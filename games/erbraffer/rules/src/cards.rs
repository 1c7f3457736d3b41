//! What the influence cards do.

use bequest_engine::{Piece, Pool};

use crate::{Deed, Edition, Effect, Heirloom, Holdings, Person, Rounding, Told};

/// The bank never has more than this out, in thousands: a sum that only endless doubling could reach. All the money of a
/// game fits on one portrait then. ERB-14
const MOST: i32 = 10_000;

impl Holdings {
    /// Does what a card says to these heirs; everything it needs has been named. A new will and a clean sweep have rules of
    /// their own, and change nothing here.
    pub(crate) fn take_effect(
        &mut self,
        edition: &Edition,
        heirs: Pool<Person>,
        deed: &Deed,
        rounding: Rounding,
        tell: &mut impl FnMut(Told),
    ) {
        let named = deed.heirs.into_iter().flatten();
        match edition.effect(deed.card) {
            Effect::Gain(sum) | Effect::GainTwo(sum) => named.for_each(|heir| self.gain(heir, sum, tell)), // ERB-50, ERB-51
            Effect::Loss(sum) | Effect::LossTwo(sum) => named.for_each(|heir| self.lose(heir, sum, tell)), // ERB-50, ERB-51
            Effect::Wedding(sum) => {
                // ERB-52; ERB-22: frozen ones are passed by.
                heirs.and(edition.married()).iter().for_each(|heir| self.gain(heir, sum, tell));
            }
            Effect::LoseAll => named.for_each(|heir| self.lose(heir, self.cash[heir], tell)), // ERB-53
            Effect::Halve => named.for_each(|heir| self.lose(heir, rounding.half(self.cash[heir]), tell)), // ERB-53
            Effect::Double => named.for_each(|heir| self.gain(heir, self.cash[heir], tell)),  // ERB-53
            Effect::Sibling => self.love_sibling(deed.heirs, rounding, tell),
            Effect::Sheep => self.go_astray(deed.heirlooms[0], deed.heirs[0], tell),
            Effect::Exchange => self.exchange(deed.heirlooms, tell),
            Effect::NewWill | Effect::Sweep => {}
        }
    }

    /// Pays an heir from the bank, which never runs out of money, but out of room for it. ERB-13, ERB-14
    fn gain(&mut self, heir: Person, sum: u16, tell: &mut impl FnMut(Told)) {
        let room = u16::try_from((MOST + self.bank).max(0)).unwrap_or(u16::MAX);
        let sum = sum.min(room);
        self.cash[heir] += sum;
        self.bank -= i32::from(sum);
        tell(Told::Gained { person: heir, sum });
    }

    /// Lets an heir pay the bank, at most what they have. ERB-13
    fn lose(&mut self, heir: Person, sum: u16, tell: &mut impl FnMut(Told)) {
        let sum = sum.min(self.cash[heir]);
        self.cash[heir] -= sum;
        self.bank += i32::from(sum);
        tell(Told::Lost { person: heir, sum });
    }

    /// Gives half of an heir's cash to a brother or sister. ERB-55
    fn love_sibling(&mut self, heirs: [Option<Person>; 2], rounding: Rounding, tell: &mut impl FnMut(Told)) {
        let [Some(from), Some(to)] = heirs else { return };
        let sum = rounding.half(self.cash[from]);
        self.cash[from] -= sum;
        self.cash[to] += sum;
        tell(Told::Gave { from, to, sum });
    }

    /// Gives an heirloom away. ERB-56
    fn go_astray(&mut self, heirloom: Option<Heirloom>, to: Option<Person>, tell: &mut impl FnMut(Told)) {
        let (Some(heirloom), Some(to)) = (heirloom, to) else { return };
        self.move_heirloom(heirloom, to, tell);
    }

    /// Lets two heirlooms change places. ERB-57
    fn exchange(&mut self, heirlooms: [Option<Heirloom>; 2], tell: &mut impl FnMut(Told)) {
        let [Some(one), Some(other)] = heirlooms else { return };
        let (from, to) = (self.owner(one), self.owner(other));
        self.move_heirloom(one, to, tell);
        self.move_heirloom(other, from, tell);
    }

    fn move_heirloom(&mut self, heirloom: Heirloom, to: Person, tell: &mut impl FnMut(Told)) {
        let from = std::mem::replace(&mut self.owners[heirloom.index()], to);
        tell(Told::Moved { heirloom, from, to });
    }
}
