//! Which rule stands against an action that is not legal.

use bequest_engine::{RuleId, Seat};

use crate::auction::Auction;
use crate::position::Phase;
use crate::{Action, Card, Maloney, Town};

pub(crate) fn forbids(position: &Maloney, seat: Seat, action: Action) -> RuleId {
    match (position.phase, action) {
        (Phase::Auction(auction), Action::Bid(_)) => forbids_bid(position, auction, seat),
        (Phase::Auction(_), Action::Decline) => RuleId::new("MAL-31"),
        (Phase::Auction(auction), Action::Joker) => forbids_joker(position, auction, seat),
        (Phase::Auction(_), Action::Drive(_)) => RuleId::new("MAL-12"),
        (Phase::Driving(driver), Action::Drive(town)) => forbids_drive(position, driver == seat, town),
        (Phase::Laying { answered }, Action::Lay(card)) => {
            if answered.contains(seat) {
                RuleId::new("MAL-21")
            } else {
                forbids_lay(position, seat, card)
            }
        }
        (Phase::Laying { .. }, Action::Keep) => RuleId::new("MAL-21"),
        (_, Action::Bid(_) | Action::Decline | Action::Drive(_) | Action::Joker) if position.is_sunday() => {
            RuleId::new("MAL-50")
        }
        (_, Action::Joker) => RuleId::new("MAL-40"),
        (_, Action::Bid(_) | Action::Decline | Action::Drive(_) | Action::Keep | Action::Lay(_)) => RuleId::NOT_NOW,
    }
}

fn forbids_bid(position: &Maloney, auction: Auction, seat: Seat) -> RuleId {
    if auction.is_highest(seat) {
        RuleId::new("MAL-42")
    } else if position.cash[seat] == 0 {
        RuleId::new("MAL-35")
    } else if auction.fined.contains(seat) {
        RuleId::new("MAL-34")
    } else if auction.declined.contains(seat) {
        RuleId::new("MAL-31")
    } else {
        RuleId::new("MAL-32")
    }
}

fn forbids_joker(position: &Maloney, auction: Auction, seat: Seat) -> RuleId {
    let declined = auction.declined.contains(seat) && position.may_joker(seat);
    RuleId::new(if declined { "MAL-31" } else { "MAL-40" })
}

fn forbids_drive(position: &Maloney, is_driver: bool, town: Town) -> RuleId {
    if !is_driver {
        RuleId::new("MAL-12")
    } else if !position.edition().has_town(town) {
        RuleId::NOT_YOURS
    } else if town == position.car {
        RuleId::new("MAL-11")
    } else {
        RuleId::new("MAL-13")
    }
}

fn forbids_lay(position: &Maloney, seat: Seat, card: Card) -> RuleId {
    if position.hands[seat].truth().contains(card) { RuleId::new("MAL-17") } else { RuleId::NOT_YOURS }
}
