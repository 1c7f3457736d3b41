use bequest_engine::{Game, Seat, StandingOrder, Viewer, find_rule};

use crate::suite::Case;
use crate::walk::{Walk, legal};

/// The most orders of a seat that are looked at in one position.
const MOST_ORDERS: usize = 20;

pub(super) fn orders_answer_from_the_list<G: Game>(_: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (place, position) in walk.positions() {
        for seat in Seat::all(position.players()) {
            look_at(position, seat).map_err(|what| format!("after {place} steps, {seat:?}: {what}"))?;
        }
    }
    Ok(())
}

fn look_at<G: Game>(position: &G, seat: Seat) -> Result<(), String> {
    let (view, list) = (position.view(Viewer::Seat(seat)), legal(position, seat));
    let orders = <G::StandingOrder as StandingOrder<G>>::open_to(&view, seat);
    if !orders.is_empty() && find_rule(&G::ledgers(), G::StandingOrder::RULE.as_str()).is_none() {
        return Err(format!("{} is not in the ledger", G::StandingOrder::RULE));
    }
    for &order in orders.iter().step_by(orders.len().div_ceil(MOST_ORDERS).max(1)) {
        if order.to_string().parse() != Ok(order) {
            return Err(format!("the order \"{order}\" does not read as it is written"));
        }
        if !order.stands(&view, seat) {
            return Err(format!("the order \"{order}\" can be given, but does not stand"));
        }
        match order.answer(&view, seat, &list) {
            Some(action) if !list.contains(&action) => {
                return Err(format!("the order \"{order}\" answers \"{action}\", which is not in the list"));
            }
            Some(_) | None => {}
        }
    }
    Ok(())
}
