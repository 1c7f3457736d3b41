use bequest_bots::{Bot, Question};
use bequest_engine::{PerSeat, Pool, Seat};
use bequest_maloney::{
    Action, BID_STEP, Card, Contents, DOLLARS_PER_POINT, Day, GOAL, MOST_LAID, Maloney, PhaseView, Town, View,
};

use crate::raises::telling_bid;

/// Plays Maloney's Inheritance for its own good, a day at a time.
///
/// It knows what each of its cards is worth today and, if kept, on the days to come; it guesses what the others hold
/// by what nobody has seen yet; it drives where the balance between itself and those who could still win is best, and
/// bids up to what the choice of town is worth beyond riding along.
pub struct Greedy;

/// How many points per day the leader makes before there is anything to judge by.
const USUAL_PACE: f64 = 6.4;
/// So many days count as much as that guess.
const USUAL_DAYS: f64 = 6.0;
/// How likely the car comes to a given town on a given day, and how much more so if the card is worth 14 there then.
const VISIT: f64 = 0.04;
const WANTED_VISIT: f64 = 0.16;
/// What someone who has the choice of town makes of it, in points, beyond what everyone gets by riding along.
const DRIVERS_EDGE: f64 = 4.0;
/// How many points a thousand dollars must bring today: more than the one they are worth in the end, for they could
/// also buy the car tomorrow.
const POINTS_PER_THOUSAND: f64 = 2.0;
/// What a good place to drive on from is worth, in parts of what could be had there tomorrow.
const TOMORROW: f64 = 0.25;
/// With so many days to come the joker waits for an edge of this many points; with fewer for less.
const JOKER_DAYS: f64 = 12.0;
const JOKER_EDGE: f64 = 8.0;
/// More than any card can be worth.
const DECISIVE: f64 = 100.0;

impl Bot<Maloney> for Greedy {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        let Question { seat, view, legal, .. } = question;
        let sight = Sight::new(view, *seat);
        let wanted = match view.phase {
            PhaseView::Auction { highest, bid, .. } => sight.answer_auction(highest.is_some(), bid, legal),
            PhaseView::Driving { .. } => sight.drive(legal),
            PhaseView::Laying { .. } => sight.lay(legal),
            PhaseView::Dealing
            | PhaseView::TurningStart
            | PhaseView::DrawingOwner
            | PhaseView::Opening { .. }
            | PhaseView::TurningSunday
            | PhaseView::Roaming
            | PhaseView::Over => legal[0],
        };
        Some(if legal.contains(&wanted) { wanted } else { legal[0] })
    }

    fn listens(&self) -> bool {
        false
    }
}

/// A view, with what follows from it.
struct Sight<'a> {
    view: &'a View,
    me: Seat,
    /// The cards that might be in other hands.
    unseen: Pool<Card>,
    /// How many of them are in each other hand, as a part of all.
    share: PerSeat<f64>,
    /// How much it hurts when another seat gains a point; together about one.
    rivalry: PerSeat<f64>,
    /// How many days are still to come after today.
    days_left: f64,
    /// What laying a card gains over keeping it, today and tomorrow, by its best day.
    gains: [[f64; 7]; 2],
}

/// The days a ride is thought about.
#[derive(Clone, Copy)]
enum When {
    Today,
    Tomorrow,
}

impl<'a> Sight<'a> {
    fn new(view: &'a View, me: Seat) -> Self {
        let own = view.own_hand().unwrap_or_default();
        let unseen = view.edition().cards().minus(own).minus(view.discards).minus(view.pile_known);
        let hidden = unseen.len().max(1) as f64;
        let days_left = days_left(view);
        let tomorrow = view.day.next();
        let gains = [(view.day, days_left), (tomorrow, days_left - 1.0)].map(|(day, days_left)| gains(day, days_left));
        Self {
            view,
            me,
            unseen,
            share: view.hands.map(|seat, hand| if seat == me { 0.0 } else { hand.count as f64 / hidden }),
            rivalry: rivalry(view, me),
            days_left,
            gains,
        }
    }

    /// Returns what a card is worth today over keeping it; less than nothing if it is better kept.
    fn gain_today(&self, card: Card) -> f64 {
        self.gains[0][self.view.edition().best_day(card) as usize]
    }

    /// Returns what a card gains on a day, today or tomorrow, if it is then laid only where that is better.
    fn gain(&self, card: Card, when: When) -> f64 {
        self.gains[when as usize][self.view.edition().best_day(card) as usize].max(0.0)
    }

    /// Returns what being in a town on a day gives me, less what it gives to those who matter.
    fn balance(&self, town: Town, when: When) -> f64 {
        let cards = self.view.edition().cards_of(town);
        let mut own: Vec<f64> =
            self.view.own_hand().unwrap_or_default().and(cards).iter().map(|card| self.gain(card, when)).collect();
        own.sort_by(|a, b| b.total_cmp(a));
        let mine: f64 = own.iter().take(MOST_LAID).sum();
        let theirs: f64 = self.unseen.and(cards).iter().map(|card| self.gain(card, when)).sum();
        // Someone who has laid as many cards of a town as a hand may start with has no more of them.
        let has_room = |seat: Seat| self.view.laid[seat].and(cards).len() < self.view.edition().same_town();
        let others = self.share.iter().filter(|(seat, _)| has_room(*seat));
        mine - theirs * others.map(|(seat, share)| share * self.rivalry[seat]).sum::<f64>()
    }

    /// Returns what the suitcase of a town is worth to a seat that opens it alone.
    fn suitcase(&self, town: Town) -> f64 {
        if !self.view.closed.contains(town) {
            return 0.0;
        }
        let edition = self.view.edition();
        let closed = edition.suitcases().minus(self.view.opened);
        let worth = |contents: Contents| match contents {
            Contents::Points(points) => f64::from(points),
            Contents::Dollars(dollars) => f64::from(dollars) / f64::from(DOLLARS_PER_POINT),
        };
        closed.iter().map(|suitcase| worth(edition.contents(suitcase))).sum::<f64>() / closed.len().max(1) as f64
    }

    /// Returns what it is worth to drive to a town today, with a look at where one could go from there.
    fn drive_worth(&self, town: Town) -> f64 {
        let onward = self.view.edition().links(town).iter().map(|next| self.balance(next, When::Tomorrow));
        let onward = if self.days_left < 1.0 { 0.0 } else { onward.fold(0.0, f64::max) };
        self.balance(town, When::Today) + self.suitcase(town) + TOMORROW * onward
    }

    /// Returns how many points the choice of town is worth beyond riding along.
    fn edge(&self) -> f64 {
        let links = self.view.edition().links(self.view.car);
        let worths: Vec<f64> = links.iter().map(|town| self.drive_worth(town) - self.suitcase(town)).collect();
        let best = links.iter().map(|town| self.drive_worth(town)).fold(f64::MIN, f64::max);
        let riding = worths.iter().sum::<f64>() / worths.len().max(1) as f64;
        let rivals = (self.view.points.players() - 1) as f64;
        best - riding + DRIVERS_EDGE / rivals
    }

    fn answer_auction(&self, has_bid: bool, high: u32, legal: &[Action]) -> Action {
        // With no bid the last owner drives for nothing; if someone bids, they are asked again.
        if !has_bid && self.view.last_owner == self.me && legal.contains(&Action::Decline) {
            return Action::Decline;
        }
        let edge = self.edge();
        let limit = edge / POINTS_PER_THOUSAND * 1000.0;
        let next = high + BID_STEP;
        if legal.contains(&Action::Joker) && self.wants_joker(edge, next) {
            return Action::Joker;
        }
        let most = self.view.cash[self.me].min(limit.max(0.0) as u32);
        telling_bid(has_bid.then_some(high), most).map_or(Action::Decline, Action::Bid)
    }

    /// Tells whether the joker is worth more today than on the days to come.
    fn wants_joker(&self, edge: f64, price: u32) -> bool {
        let waits_for = JOKER_EDGE * (self.days_left / JOKER_DAYS).min(1.0);
        let saves = f64::from(price) / 1000.0 * POINTS_PER_THOUSAND;
        edge >= waits_for && saves.min(edge) >= waits_for / 4.0
    }

    fn drive(&self, legal: &[Action]) -> Action {
        let worth = |action: &Action| match *action {
            Action::Drive(town) => self.drive_worth(town),
            Action::Decline | Action::Joker | Action::Bid(_) | Action::Keep | Action::Lay(_) => f64::MIN,
        };
        *legal.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("a driver can always drive somewhere")
    }

    /// Returns how much it matters that laying a card ends the game: everything.
    fn ending(&self, card: Card) -> f64 {
        let (view, me) = (self.view, self.me);
        let chosen = view.chosen[me].unwrap_or_default();
        let laid = chosen.iter().chain([card]).map(|card| f64::from(view.edition().value(card, view.day))).sum::<f64>();
        let points = f64::from(view.points[me]) + laid;
        if points < f64::from(GOAL) && chosen.len() + 1 < view.hands[me].count {
            return 0.0;
        }
        let rivals = view.points.seats().filter(|&seat| seat != me).map(|seat| self.total_tonight(seat));
        let lead = points + in_points(view.cash[me]) - rivals.fold(f64::MIN, f64::max);
        if lead > 0.0 { DECISIVE } else { -DECISIVE }
    }

    /// Returns what another seat would have if the game ended tonight.
    fn total_tonight(&self, seat: Seat) -> f64 {
        let here = self.unseen.and(self.view.edition().cards_of(self.view.car));
        let value = |card: Card| f64::from(self.view.edition().value(card, self.view.day));
        let laid = here.iter().map(value).sum::<f64>() * self.share[seat];
        f64::from(self.view.points[seat]) + in_points(self.view.cash[seat]) + laid
    }

    fn lay(&self, legal: &[Action]) -> Action {
        let gain = |action: &Action| match *action {
            Action::Lay(card) => self.gain_today(card) + self.ending(card),
            Action::Keep | Action::Decline | Action::Joker | Action::Bid(_) | Action::Drive(_) => 0.0,
        };
        *legal.iter().max_by(|a, b| gain(a).total_cmp(&gain(b))).expect("keeping is always possible")
    }
}

/// Returns how much each other seat is to be feared: those close to the best total most.
fn rivalry(view: &View, me: Seat) -> PerSeat<f64> {
    let total = |seat: Seat| f64::from(view.points[seat]) + in_points(view.cash[seat]);
    let best = view.points.seats().filter(|&seat| seat != me).map(total).fold(f64::MIN, f64::max);
    let fear = view.points.map(|seat, _| if seat == me { 0.0 } else { (-(best - total(seat)) / 10.0).exp() });
    let sum: f64 = fear.values().iter().sum();
    fear.map(|_, fear| fear / sum.max(f64::MIN_POSITIVE))
}

/// Returns how many days are likely to come after today, by the pace of the seat that will be first to end the game.
pub(crate) fn days_left(view: &View) -> f64 {
    let days = f64::from(view.days - 1);
    let left = |seat: Seat| {
        let points = f64::from(view.points[seat]);
        let pace = (USUAL_PACE * USUAL_DAYS + points.max(0.0)) / (USUAL_DAYS + days);
        ((f64::from(GOAL) - points) / pace).min(view.hands[seat].count as f64 * 2.0)
    };
    view.points.seats().map(left).fold(40.0, f64::min).max(0.0)
}

/// Returns what laying a card on a day gains over keeping it, for each best day it may have.
fn gains(day: Day, days_left: f64) -> [f64; 7] {
    Day::WEEK.map(|best| f64::from(best.points(day)) - kept(best, day.next(), days_left))
}

/// Returns what a card is expected to score if it is kept: on each day to come the car may be in its town, and then it
/// is laid if that is better than to wait on.
fn kept(best: Day, from: Day, days_left: f64) -> f64 {
    let days = days_left.round().max(0.0) as usize;
    let week = |ahead: usize| Day::WEEK[(from as usize + ahead) % 7];
    (0..days).rev().fold(0.0, |later: f64, ahead| {
        let worth = f64::from(best.points(week(ahead)));
        let comes = VISIT + WANTED_VISIT * worth / 14.0;
        comes * worth.max(later) + (1.0 - comes) * later
    })
}

/// Returns what dollars are worth at the end.
fn in_points(dollars: u32) -> f64 {
    f64::from(dollars) / f64::from(DOLLARS_PER_POINT)
}
