//! Standing orders for the auction of a day. MAL-89

use std::fmt;
use std::str::FromStr;

use bequest_engine::{RuleId, Seat, StandingOrder, Unreadable};

use crate::{Action, BID_STEP, Maloney, PhaseView, View};

/// By so much an order can raise each time, at its player's choice; the first is the least raise.
pub const ORDER_STEPS: [u32; 4] = [BID_STEP, 2 * BID_STEP, 5 * BID_STEP, 10 * BID_STEP];

/// What a player can have answered for them in the auction of a day. MAL-89
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AuctionOrder {
    /// `out on day 3`: declines every bid of that day.
    Out {
        /// The day, counted from one.
        day: u16,
    },
    /// `bid 4000 at most on day 3`, or `bid 4000 at most on day 3 by 500`: bids up to a sum, by a step.
    UpTo {
        /// The day, counted from one.
        day: u16,
        /// The highest bid.
        most: u32,
        /// By how much each bid tops the highest; one of [`ORDER_STEPS`].
        step: u32,
    },
}

impl AuctionOrder {
    /// Returns the day that it is meant for.
    pub fn day(self) -> u16 {
        match self {
            AuctionOrder::Out { day } | AuctionOrder::UpTo { day, .. } => day,
        }
    }
}

impl StandingOrder<Maloney> for AuctionOrder {
    const RULE: RuleId = RuleId::new("MAL-89");

    fn open_to(view: &View, seat: Seat) -> Vec<Self> {
        let PhaseView::Auction { bid, fined, .. } = view.phase else { return Vec::new() };
        let (day, cash) = (view.days, view.cash[seat]);
        let may_bid = cash > 0 && !fined.contains(seat); // MAL-35, MAL-34
        let sums = if may_bid { bid / BID_STEP + 1..cash / BID_STEP + 1 } else { 0..0 };
        let up_to = sums.flat_map(|sum| ORDER_STEPS.map(|step| AuctionOrder::UpTo { day, most: sum * BID_STEP, step }));
        let out = (may_bid || view.jokers.contains(seat)).then_some(AuctionOrder::Out { day });
        out.into_iter().chain(up_to).collect()
    }

    fn stands(self, view: &View, seat: Seat) -> bool {
        let holds = match (self, view.phase) {
            // MAL-89: it ends when the hammer falls; after a fine the auction goes on for the others.
            (AuctionOrder::UpTo { .. }, PhaseView::Auction { fined, .. }) => !fined.contains(seat),
            (AuctionOrder::Out { .. }, PhaseView::Auction { .. } | PhaseView::Driving { .. }) => true,
            (AuctionOrder::UpTo { .. } | AuctionOrder::Out { .. }, _) => false,
        };
        holds && self.day() == view.days
    }

    fn answer(self, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let PhaseView::Auction { highest, bid, .. } = view.phase else { return None };
        let wanted = match self {
            AuctionOrder::Out { .. } => Action::Decline,
            // MAL-36: as long as nobody bids, the car is theirs for nothing.
            AuctionOrder::UpTo { .. } if highest.is_none() && view.last_owner == seat => Action::Decline,
            AuctionOrder::UpTo { most, .. } if bid >= most => Action::Decline,
            AuctionOrder::UpTo { most, step, .. } => Action::Bid((bid + step).min(most)),
        };
        legal.contains(&wanted).then_some(wanted)
    }

    /// MAL-89: clockwise from the highest bidder, or from the last owner if nobody has bid.
    fn place(view: &View, seat: Seat) -> usize {
        let players = view.points.players();
        let from = match view.phase {
            PhaseView::Auction { highest: Some(highest), .. } => highest,
            _ => view.last_owner,
        };
        (seat.index() + players - from.index() - 1) % players
    }
}

impl fmt::Display for AuctionOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            AuctionOrder::Out { day } => write!(f, "out on day {day}"),
            AuctionOrder::UpTo { day, most, step: BID_STEP } => write!(f, "bid {most} at most on day {day}"),
            AuctionOrder::UpTo { day, most, step } => write!(f, "bid {most} at most on day {day} by {step}"),
        }
    }
}

impl FromStr for AuctionOrder {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("standing order", text);
        let number = |text: &str| text.parse::<u32>().map_err(|_| wrong());
        let day = |text: &str| text.parse::<u16>().map_err(|_| wrong());
        let words: Vec<&str> = text.split(' ').collect();
        let order = match words[..] {
            ["out", "on", "day", on] => AuctionOrder::Out { day: day(on)? },
            ["bid", most, "at", "most", "on", "day", on] => {
                AuctionOrder::UpTo { day: day(on)?, most: number(most)?, step: BID_STEP }
            }
            ["bid", most, "at", "most", "on", "day", on, "by", step] => {
                AuctionOrder::UpTo { day: day(on)?, most: number(most)?, step: number(step)? }
            }
            _ => return Err(wrong()),
        };
        if order.to_string() == text { Ok(order) } else { Err(wrong()) }
    }
}
