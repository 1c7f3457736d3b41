//! The auction: an open window in which any seat that is asked may bid or pass, and the highest bidder may cut in.

use bequest_engine::{PerSeat, RuleId, Seat, SeatSet};
use serde::Serialize;

use super::setup::Deal;
use super::turn::SMALL_STEPS;
use super::{
    Action, Phase, Position, Told,
    flaw::{self, Flaw},
    told::Event,
};

/// LOT-3: the highest bid there can be.
const HIGHEST_BID: u8 = 5;

/// How far an auction has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Auction {
    /// The highest bid and its bidder.
    pub high: Option<(u8, Seat)>,
    /// Those who have passed or folded.
    pub out: SeatSet,
    /// The last of them; the first seat if there is none.
    pub last_out: Seat,
}

impl Auction {
    /// Returns who is asked: those who are neither out nor the highest bidder and can bid more.
    pub fn pending(&self, coins: &PerSeat<u8>) -> SeatSet {
        let can_bid = |seat: &Seat| !self.out.contains(*seat) && self.next_bid() <= coins[*seat].min(HIGHEST_BID);
        coins.seats().filter(can_bid).filter(|&seat| self.bidder() != Some(seat)).collect()
    }

    fn bidder(&self) -> Option<Seat> {
        self.high.map(|(_, seat)| seat)
    }

    fn next_bid(&self) -> u8 {
        self.high.map_or(1, |(coins, _)| coins + 1)
    }
}

impl<const FLAWED: bool> Position<FLAWED> {
    pub(super) fn open_auction(&mut self, tell: &mut impl FnMut(Event)) {
        self.go_on_with(Auction { high: None, out: SeatSet::EMPTY, last_out: Seat::new(0) }, tell);
    }

    pub(super) fn legal_in_auction(&self, auction: Auction, seat: Seat, out: &mut Vec<Action>) {
        if auction.pending(&self.coins).contains(seat) {
            // LOT-1, LOT-3
            out.extend((auction.next_bid()..=self.coins[seat].min(HIGHEST_BID)).map(Action::Bid));
            out.push(Action::Pass);
            if flaw::has::<FLAWED>(Flaw::DoubledAction) {
                out.push(Action::Pass);
            }
        }
        // LOT-4
        if auction.bidder() == Some(seat) {
            out.push(Action::Fold);
        }
    }

    pub(super) fn auction(&mut self, auction: Auction, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        let mut auction = auction;
        match action {
            Action::Bid(coins) => {
                auction.high = Some((coins, seat));
                tell(Event::all(Told::Bid(seat, coins)));
            }
            Action::Pass => {
                auction.out.insert(seat);
                auction.last_out = seat;
                tell(Event::all(Told::Passed(seat)));
            }
            Action::Fold => {
                auction = Auction { high: None, out: auction.out, last_out: seat };
                auction.out.insert(seat);
                tell(Event::all(Told::Folded(seat)));
            }
            Action::Take
            | Action::Leave
            | Action::Draw
            | Action::Try
            | Action::Stop
            | Action::Lay(_)
            | Action::Keep => debug_assert!(false, "{action} is not for auctions"),
        }
        self.go_on_with(auction, tell);
    }

    fn go_on_with(&mut self, auction: Auction, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Auction(auction);
        if !auction.pending(&self.coins).is_empty() {
            return;
        }
        // LOT-11
        let (price, winner) = auction.high.unwrap_or((0, auction.last_out));
        self.coins[winner] -= price;
        self.pot += price;
        tell(Event::all(Told::Won(winner, price)).undoable());
        self.phase = if self.setup.deal == Deal::Later && self.round == 1 {
            Phase::Deal(Some(winner))
        } else {
            Phase::Turn(winner, SMALL_STEPS)
        };
    }

    pub(super) fn forbids_in_auction(auction: Auction, seat: Seat, action: Action) -> RuleId {
        match action {
            Action::Fold => RuleId::new("LOT-4"),
            Action::Bid(_) | Action::Pass if auction.out.contains(seat) => RuleId::new("LOT-2"),
            Action::Bid(_) | Action::Pass if auction.bidder() == Some(seat) => RuleId::NOT_ASKED,
            Action::Bid(coins) if coins < auction.next_bid() => RuleId::new("LOT-1"),
            Action::Bid(_) | Action::Pass => RuleId::new("LOT-3"),
            Action::Take
            | Action::Leave
            | Action::Draw
            | Action::Try
            | Action::Stop
            | Action::Lay(_)
            | Action::Keep => RuleId::NOT_NOW,
        }
    }
}
