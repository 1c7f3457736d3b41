//! What happened lately, from the viewer's log.

use bequest_engine::Seat;
use bequest_maloney::{Card, Contents, Day, Told, Town, View};

/// Where a day led.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ride {
    /// Who drove; nobody on a Sunday.
    pub(super) driver: Option<Seat>,
    /// Where to.
    pub(super) town: Town,
}

impl Ride {
    fn of(told: &Told) -> Option<Self> {
        if let Told::Drove { seat, town } = *told {
            return Some(Self { driver: Some(seat), town });
        }
        if let Told::Turned { town, rides: true, .. } | Told::Roamed { town } = *told {
            return Some(Self { driver: None, town });
        }
        None
    }
}

/// Returns the rides of this week, today's included, by day.
pub(super) fn rides(view: &View, heard: &[Told]) -> [Option<Ride>; 7] {
    let mut rides = [None; 7];
    let mut this_week: Option<Day> = None;
    for told in heard {
        if let Told::Morning { number, day } = *told {
            this_week = (number + view.day as u16 == view.days + day as u16).then_some(day);
        } else if let (Some(day), Some(ride)) = (this_week, Ride::of(told)) {
            rides[day as usize] = Some(ride);
        }
    }
    rides
}

/// Returns today's events.
pub(super) fn today(heard: &[Told]) -> &[Told] {
    let morning = heard.iter().rposition(|told| matches!(told, Told::Morning { .. }));
    &heard[morning.map_or(0, |place| place + 1)..]
}

/// Returns where yesterday led and what each seat scored there with its cards; nothing on the first day.
pub(super) fn yesterday(heard: &[Told]) -> Option<(Town, Vec<(Seat, i32)>)> {
    let morning = heard.iter().rposition(|told| matches!(told, Told::Morning { .. }))?;
    let day = today(&heard[..morning]);
    let town = day.iter().rev().find_map(Ride::of)?.town;
    let laid = day.iter().filter_map(|told| match *told {
        Told::Laid { seat, cards, points } if !cards.is_empty() => Some((seat, points)),
        _ => None,
    });
    Some((town, laid.collect()))
}

/// Returns what a seat bid last in the auction that goes on.
pub(super) fn last_bid(heard: &[Told], of: Seat) -> Option<u32> {
    // MAL-34: an auction held again begins without a bid.
    let mut auction = today(heard).iter().rev().take_while(|told| !matches!(told, Told::Fined { .. }));
    auction.find_map(|told| {
        let Told::Bid { seat, dollars } = *told else { return None };
        (seat == of).then_some(dollars)
    })
}

/// Returns the bid before the last one in the auction that goes on; nothing is bid before the first.
pub(super) fn bid_before(heard: &[Told]) -> u32 {
    let auction = today(heard).iter().rev().take_while(|told| !matches!(told, Told::Fined { .. }));
    let bid = |told: &Told| match *told {
        Told::Bid { dollars, .. } => Some(dollars),
        _ => None,
    };
    auction.filter_map(bid).nth(1).unwrap_or(0)
}

/// Returns where a suitcase was opened today, and what was in it.
pub(super) fn opened(heard: &[Told]) -> Option<(Town, Contents, &Told)> {
    today(heard).iter().rev().find_map(|told| {
        let Told::Opened { town, contents, .. } = *told else { return None };
        Some((town, contents, told))
    })
}

/// Returns the cards turned today, in their order.
pub(super) fn turned(heard: &[Told]) -> impl Iterator<Item = (Card, &Told)> {
    today(heard).iter().filter_map(|told| {
        let Told::Turned { card, .. } = *told else { return None };
        Some((card, told))
    })
}

/// Returns what a seat scored when cards were last shown.
pub(super) fn gained(heard: &[Told], of: Seat) -> i32 {
    let shown = heard.iter().rposition(|told| matches!(told, Told::Laid { .. }));
    // All cards of a day are shown one seat after another.
    let last = shown.map_or(&[][..], |last| &heard[..=last]).iter().rev();
    let mut last = last.map_while(|told| {
        let Told::Laid { seat, points, .. } = *told else { return None };
        Some((seat, points))
    });
    last.find(|(seat, _)| *seat == of).map_or(0, |(_, points)| points)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);

    fn morning(number: u16) -> Told {
        Told::Morning { number, day: Day::Mon }
    }

    #[test]
    fn mal_34_a_bid_of_an_auction_that_was_held_again_is_forgotten() {
        let bid = Told::Bid { seat: ADA, dollars: 500 };
        let fined = Told::Fined { seat: ADA, dollars: 500, fine: 500 };
        assert_eq!(last_bid(&[morning(1), bid], ADA), Some(500));
        assert_eq!(last_bid(&[morning(1), bid, morning(2)], ADA), None);
        assert_eq!(last_bid(&[morning(1), bid, fined], ADA), None);
    }

    #[test]
    fn what_was_scored_last_is_remembered_until_cards_are_shown_again() {
        let laid = |seat, points| Told::Laid { seat, cards: Default::default(), points };
        let bert = Seat::new(1);
        let heard = [laid(ADA, 3), laid(bert, 0), morning(2), laid(ADA, 0), laid(bert, 8), morning(3)];
        assert_eq!([gained(&heard, ADA), gained(&heard, bert)], [0, 8]);
        assert_eq!(gained(&heard[..3], ADA), 3);
    }
}
