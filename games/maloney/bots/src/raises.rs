//! How bots raise: by a few telling sums rather than by forty of the least.

use bequest_maloney::BID_STEP;

/// The raises that people call, in steps of a bid.
const RAISES: [u32; 5] = [10, 5, 3, 2, 1];
/// An opening takes at most this part of what the car is worth to the bidder: often nobody else wants it.
const OPENING: f64 = 0.1;
/// A later raise takes at most this part of what is left up to that.
const LATER: f64 = 0.3;

/// Returns the next bid above the highest of someone who would pay so many dollars at most; nothing if that is not enough
/// for the least raise.
pub(crate) fn telling_bid(highest: Option<u32>, most: u32) -> Option<u32> {
    let high = highest.unwrap_or(0);
    let room = most.checked_sub(high + BID_STEP)? + BID_STEP;
    let part = if highest.is_some() { LATER } else { OPENING };
    let fits = |raise: &u32| f64::from(raise * BID_STEP) <= f64::from(room) * part;
    Some(high + RAISES.into_iter().find(fits).unwrap_or(1) * BID_STEP)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bids of two who would pay so much at most.
    fn auction(most: [u32; 2]) -> Vec<u32> {
        let mut bids: Vec<u32> = Vec::new();
        while let Some(bid) = telling_bid(bids.last().copied(), most[bids.len() % 2]) {
            bids.push(bid);
        }
        bids
    }

    #[test]
    fn two_who_want_the_car_settle_it_in_a_few_bids() {
        let bids = auction([4000, 3700]);
        assert!(bids.len() <= 12, "{bids:?}");
        assert!((3600..=4000).contains(bids.last().unwrap()), "{bids:?}");
    }

    #[test]
    fn nobody_bids_more_than_they_would_pay() {
        for most in (0..5000).step_by(50) {
            for highest in [None, Some(100), Some(1200), Some(4900)] {
                let bid = telling_bid(highest, most);
                assert!(bid.is_none_or(|bid| bid <= most && bid > highest.unwrap_or(0)), "{bid:?} of {most}");
                assert_eq!(bid.is_some(), highest.unwrap_or(0) + BID_STEP <= most);
            }
        }
    }

    #[test]
    fn every_bid_is_in_steps() {
        assert!(auction([4010, 3790]).iter().all(|bid| bid % BID_STEP == 0));
    }
}
