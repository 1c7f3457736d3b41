//! The auction of the car, and the joker.

use bequest_engine::{RuleId, Seat, SeatSet, Timing};

use crate::position::{PART, Phase};
use crate::{Action, Day, Event, Maloney, Told};

/// Bids rise in steps of so many dollars. MAL-30
pub const BID_STEP: u32 = 100;
/// What a bid without cover costs. MAL-33
const FINE: u32 = 2000;

/// An auction that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Auction {
    /// The highest bid.
    pub(crate) high: Option<(Seat, u32)>,
    /// Who has declined since then.
    pub(crate) declined: SeatSet,
    /// Who has been fined today and may not bid again. MAL-34
    pub(crate) fined: SeatSet,
}

impl Auction {
    /// Returns the lowest bid that tops the highest. MAL-32
    pub(crate) fn least_bid(self) -> u32 {
        self.high.map_or(0, |(_, dollars)| dollars) + BID_STEP
    }

    pub(crate) fn is_highest(self, seat: Seat) -> bool {
        self.high.is_some_and(|(highest, _)| highest == seat)
    }

    /// Returns what a clock does in it.
    pub(crate) fn timing(self) -> Timing {
        if self == Self::default() {
            // MAL-87: an auction opens when everyone is ready; one that is held again on the same day is open already.
            Timing::Ready(RuleId::new("MAL-87"))
        } else {
            Timing::Calls // MAL-38
        }
    }

    /// Returns the part of the day, which grows whenever the clock starts again. MAL-38: each bid does that.
    pub(crate) fn part(self) -> u32 {
        self.fined.len() as u32 * PART + self.high.map_or(0, |(_, dollars)| dollars / BID_STEP)
    }
}

impl Maloney {
    /// Returns who still has to answer. MAL-31
    pub(crate) fn pending(&self, auction: Auction) -> SeatSet {
        let solvent: SeatSet = self.cash.iter().filter(|(_, cash)| **cash > 0).map(|(seat, _)| seat).collect();
        let bidders = solvent.minus(auction.fined); // MAL-35, MAL-34
        let jokers = if self.is_joker_day() { self.jokers } else { SeatSet::EMPTY };
        let highest = auction.high.map_or(SeatSet::EMPTY, |(seat, _)| SeatSet::only(seat));
        bidders.or(jokers).minus(auction.declined).minus(highest)
    }

    /// Tells whether a seat takes part in the bidding at all: with money, and not fined today.
    fn may_bid(&self, auction: Auction, seat: Seat) -> bool {
        self.cash[seat] > 0 && !auction.fined.contains(seat) // MAL-35, MAL-34
    }

    /// Tells whether a seat has a joker and the day allows it. MAL-40
    pub(crate) fn may_joker(&self, seat: Seat) -> bool {
        self.jokers.contains(seat) && self.is_joker_day()
    }

    /// Tells whether jokers may be played today. MAL-40
    pub(crate) fn is_joker_day(&self) -> bool {
        self.day.allows_jokers() || (self.day == Day::Sun && !self.is_sunday()) // MAL-10
    }

    pub(crate) fn legal_in_auction(&self, auction: Auction, seat: Seat, out: &mut Vec<Action>) {
        if auction.is_highest(seat) {
            // MAL-42: others are pending as long as the auction runs.
            if self.may_joker(seat) {
                out.push(Action::Joker);
            }
            return;
        }
        let (bids, joker) = (self.may_bid(auction, seat), self.may_joker(seat));
        if auction.declined.contains(seat) || !(bids || joker) {
            return; // MAL-31
        }
        out.push(Action::Decline);
        if joker {
            out.push(Action::Joker);
        }
        if bids {
            // MAL-33: a player may call more than they own; cover is looked at when the hammer falls.
            let steps = auction.least_bid() / BID_STEP..=self.edition().top_bid() / BID_STEP;
            out.extend(steps.map(|hundreds| Action::Bid(hundreds * BID_STEP)));
        }
    }

    /// Opens the morning's auction. MAL-12
    pub(crate) fn open_auction(&mut self, tell: &mut impl FnMut(Event)) {
        // MAL-87: an auction opens when all are ready; the rules themselves do not ask.
        self.go_on(Auction::default(), tell);
    }

    /// Waits for the next answer, or lets the hammer fall when nobody has one to give. MAL-30
    fn go_on(&mut self, auction: Auction, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Auction(auction);
        if self.pending(auction).is_empty() {
            self.hammer(auction, tell);
        }
    }

    pub(crate) fn bid(&mut self, mut auction: Auction, seat: Seat, dollars: u32, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Bid { seat, dollars }));
        auction.high = Some((seat, dollars));
        auction.declined = SeatSet::EMPTY; // MAL-31
        self.go_on(auction, tell);
    }

    /// Takes down that a seat does not bid higher; silence is nothing else. MAL-38
    pub(crate) fn decline(&mut self, mut auction: Auction, seat: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::Declined { seat }));
        auction.declined.insert(seat);
        self.go_on(auction, tell);
    }

    /// Gives the car to the highest bidder, or to the last owner if there is none.
    fn hammer(&mut self, auction: Auction, tell: &mut impl FnMut(Event)) {
        match auction.high {
            None => {
                // MAL-36
                tell(Event::all(Told::Unsold { seat: self.last_owner }));
                self.phase = Phase::Driving(self.last_owner);
            }
            Some((seat, dollars)) if self.cash[seat] >= dollars => {
                self.pay(seat, dollars); // MAL-12
                tell(Event::all(Told::Sold { seat, dollars }));
                self.phase = Phase::Driving(seat);
            }
            Some((seat, dollars)) => self.fine(auction, seat, dollars, tell),
        }
    }

    /// Fines a bidder without cover and holds the auction again. MAL-33
    fn fine(&mut self, auction: Auction, seat: Seat, dollars: u32, tell: &mut impl FnMut(Event)) {
        let fine = self.cash[seat].min(FINE);
        self.pay(seat, fine);
        tell(Event::all(Told::Fined { seat, dollars, fine }));
        let mut again = Auction { fined: auction.fined, ..Auction::default() };
        again.fined.insert(seat); // MAL-34
        self.go_on(again, tell);
    }

    /// Ends the auction by a joker: all bids lapse and nobody pays. MAL-42
    pub(crate) fn play_joker(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.jokers.remove(seat); // MAL-40
        tell(Event::all(Told::Joker { seat }));
        self.phase = Phase::Driving(seat); // MAL-41
    }

    /// Moves money from a seat to the bank. MAL-88
    pub(crate) fn pay(&mut self, seat: Seat, dollars: u32) {
        debug_assert!(self.cash[seat] >= dollars, "nobody pays more than they have");
        self.cash[seat] -= dollars;
        self.bank += i64::from(dollars);
    }
}
