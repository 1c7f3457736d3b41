use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_maloney::{Action, BID_STEP, Day, Maloney, PhaseView, Town, View};

use crate::Greedy;
use crate::greedy::days_left;
use crate::raises::telling_bid;

/// Plays Maloney's Inheritance in a way that can be explained in one sentence per move, from what the map shows.
///
/// It bids while the drive brings more than it costs, drives where its cards bring most, and plays cards like
/// [`Greedy`]. The guide of a first game proposes what it does.
pub struct Adviser;

/// What a point is worth today. At the end it is $1,000, but dollars can also buy the car on a later day.
const DOLLARS_PER_POINT: u32 = 500;
/// A joker is worth a drive that brings so many points more than riding along …
const JOKER_GAIN: u32 = 6;
/// … and that would cost so much.
const JOKER_PRICE: u32 = 1000;
/// As long as so many days with jokers are likely to come, it waits for such a drive; later for less.
const JOKER_DAYS: u32 = 4;
/// A place to drive on from counts for so many parts of what it brings tomorrow: someone else may drive then.
const TOMORROW: u32 = 3;

/// A newcomer need not pay more than others make them: no raise is higher.
const MOST_RAISED: u32 = 2 * BID_STEP;

impl Bot<Maloney> for Adviser {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        let Question { seat, view, legal, .. } = question;
        let wanted = match view.phase {
            PhaseView::Auction { highest, bid, .. } => answer(view, *seat, highest.map(|_| bid), legal),
            PhaseView::Driving { .. } => destination(view).map(Action::Drive),
            PhaseView::Dealing
            | PhaseView::TurningStart
            | PhaseView::DrawingOwner
            | PhaseView::Opening { .. }
            | PhaseView::TurningSunday
            | PhaseView::Roaming
            | PhaseView::Laying { .. }
            | PhaseView::Over => None,
        };
        wanted.filter(|wanted| legal.contains(wanted)).or_else(|| Greedy.choose(question))
    }

    fn listens(&self) -> bool {
        false
    }
}

/// Returns how many points the viewer's cards bring where they bring most today, beyond what they bring on average if
/// someone else chooses the town.
pub fn gain(view: &View) -> u32 {
    let points = || view.edition().links(view.car).iter().map(|town| view.points_in(town).unsigned_abs());
    let towns = view.edition().links(view.car).len().max(1) as u32;
    points().max().unwrap_or(0) - (points().sum::<u32>() + towns / 2) / towns
}

/// Returns what driving is worth for tomorrow, in points of today, where none of the viewer's cards is in reach today:
/// the way to the best of them beyond what the ways lead to on average.
pub fn gain_ahead(view: &View) -> u32 {
    let links = view.edition().links(view.car);
    if links.iter().any(|town| view.points_in(town) > 0) {
        return 0;
    }
    let best = destination(view).map_or(0, |town| onward(view, town));
    let usual = links.iter().map(|town| onward(view, town)).sum::<u32>() / links.len().max(1) as u32;
    best.saturating_sub(usual) / TOMORROW
}

/// Returns the most that today's drive is worth to the viewer, in dollars.
pub fn worth(view: &View) -> u32 {
    (gain(view) + gain_ahead(view)) * DOLLARS_PER_POINT
}

/// Returns on how many days after today jokers may be played before the game is likely to end. MAL-40
pub fn joker_days_left(view: &View) -> u32 {
    let days = days_left(view).floor().max(0.0) as usize;
    let comes = |ahead: &usize| Day::WEEK[(view.day as usize + ahead) % 7].allows_jokers();
    (1..=days).filter(comes).count() as u32
}

/// Returns whether the joker is better played today than kept: unused it is worth nothing at the end. MAL-62
fn wants_joker(view: &View, price: u32) -> bool {
    // If tonight may be the last, whatever it saves is won.
    let left = joker_days_left(view).min(JOKER_DAYS);
    let gains = gain(view) * JOKER_DAYS >= JOKER_GAIN * left;
    gains && gain(view) > 0 && price * JOKER_DAYS >= JOKER_PRICE * left
}

fn answer(view: &View, seat: Seat, highest: Option<u32>, legal: &[Action]) -> Option<Action> {
    // MAL-36: without a bid the last owner drives for nothing, and if someone bids they are asked again.
    if highest.is_none() && view.last_owner == seat {
        return Some(Action::Decline);
    }
    let price = highest.unwrap_or(0);
    if legal.contains(&Action::Joker) && wants_joker(view, price) {
        return Some(Action::Joker);
    }
    let bid = telling_bid(highest, worth(view).min(view.cash[seat]));
    Some(bid.map_or(Action::Decline, |bid| Action::Bid(bid.min(price + MOST_RAISED))))
}

/// Returns where the viewer's cards bring most today; of equal towns the one from where they bring most tomorrow, where a
/// closed suitcase counts as a little more.
pub fn destination(view: &View) -> Option<Town> {
    let onward = |town: Town| onward(view, town) / TOMORROW + u32::from(view.closed.contains(town));
    let rank = |town: &Town| (view.points_in(*town), onward(*town));
    view.edition().links(view.car).iter().max_by_key(rank)
}

/// Returns the town in reach of another where the viewer's cards bring most tomorrow, and how much: nothing on a Saturday,
/// because on a Sunday a card decides. MAL-50
pub fn next_town(view: &View, from: Town) -> Option<(Town, u8)> {
    let tomorrow: Day = view.day.next();
    if tomorrow == Day::Sun {
        return None;
    }
    let (edition, cards) = (view.edition(), view.own_hand().unwrap_or_default());
    let near = cards.iter().filter(|card| edition.links(from).contains(edition.town_of(*card)));
    near.map(|card| (edition.town_of(card), edition.value(card, tomorrow))).max_by_key(|(_, points)| *points)
}

fn onward(view: &View, from: Town) -> u32 {
    next_town(view, from).map_or(0, |(_, points)| points.into())
}

#[cfg(test)]
mod tests {
    use bequest_bots::{Entrant, Series};
    use bequest_engine::SeatSet;
    use bequest_maloney::{Edition, Setup};

    use super::*;
    use crate::Bots;

    /// The follower of the guide against so many gentle bots.
    fn against_gentle(rivals: usize) -> Series<Maloney> {
        let mut entrants = vec![Entrant::new("adviser", |_| Box::new(Adviser))];
        entrants.extend((0..rivals).map(|_| Entrant::of::<Bots>("gentle").unwrap()));
        let mut series = Series::new(Setup::new(rivals + 1, Edition::built_in()), entrants, "guide");
        series.max_steps = 20_000;
        series
    }

    #[test]
    fn someone_who_follows_the_guide_wins_at_least_a_fair_share_against_gentle_bots() {
        for rivals in 2..=3 {
            let (rate, fair) = (against_gentle(rivals).win_rate(150), 1.0 / (rivals + 1) as f64);
            assert!(rate >= fair, "{rivals} gentle bots: {rate:.2} of games won");
        }
    }

    #[test]
    fn it_bids_while_the_drive_is_worth_more_than_it_costs() {
        let (mut bids, mut passes, mut jokers, mut ahead) = (0, 0, 0, 0);
        for game in 1..=60 {
            let look = |Question { view, seat, legal, .. }: &Question<Maloney>, action| {
                let has_joker = legal.contains(&Action::Joker);
                let PhaseView::Auction { highest, bid, fined, .. } = view.phase else { return };
                // The adviser moves on by one seat every game.
                if seat.index() != (game as usize - 1) % 3 || fined != SeatSet::EMPTY {
                    return;
                }
                let free = highest.is_none() && view.last_owner == *seat;
                let pays = bid + 100 <= worth(view).min(view.cash[*seat]);
                if has_joker && joker_days_left(view) == 0 && gain(view) > 0 && !free {
                    assert_eq!(action, Action::Joker, "the last chance for the joker, at ${bid}");
                    jokers += 1;
                }
                match action {
                    Action::Bid(dollars) => {
                        assert!(dollars <= worth(view), "${dollars} for what is worth ${}", worth(view));
                        bids += 1;
                        ahead += u32::from(gain(view) == 0);
                    }
                    Action::Decline => {
                        assert!(free || !pays, "passed at ${bid} with ${} to bid", worth(view));
                        passes += 1;
                    }
                    Action::Joker | Action::Drive(_) | Action::Lay(_) | Action::Keep => {}
                }
            };
            against_gentle(2).watch(game, look).unwrap();
        }
        assert!(bids > 60 && passes > 60, "{bids} bids, {passes} passes");
        assert!(jokers > 3 && ahead > 3, "{jokers} jokers, {ahead} bids for tomorrow");
    }
}
