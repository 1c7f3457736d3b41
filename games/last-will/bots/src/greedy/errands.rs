//! Where a boy goes.

use bequest_engine::{Hidden, Seat, Viewer};
use bequest_last_will::{Action, Effect, Errand, Household, Market, OPERA, Task, Town, View};

use super::decks;
use super::turn::{Found, Search, begun};
use super::worth::Outlook;

/// So many ways are followed at a time while errands are compared.
const WIDTH: usize = 6;

/// Answers what is asked during errands.
pub(super) fn errand(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
    let outlook = Outlook::new(view, seat);
    let (mut town, house) = view.trial();
    let plan = view.plan_of[seat].and_then(|plan| view.plan(plan)).unwrap_or_default();
    let actions = plan.actions + house.extra_actions(view.edition());
    if !legal.contains(&Action::Home) {
        town.turn.actions = actions;
        return Search { outlook: &outlook, width: WIDTH }.best(town, house).action;
    }
    town.turn = begun(&house, actions);
    let mut best = (None, f32::MIN);
    for &action in legal {
        let good = good(view, &outlook, town, house, action);
        if good > best.1 {
            best = (Some(action), good);
        }
    }
    best.0
}

/// Returns how good the turn after an errand will be.
fn good(view: &View, outlook: &Outlook, mut town: Town, mut house: Household, action: Action) -> f32 {
    let mut extra = 0.0;
    match action {
        Action::Take(card) => {
            let mut hand = house.hand.seen(Viewer::Seat(house.seat)).copied().unwrap_or_default();
            hand.insert(card);
            house.hand = Hidden::known_to(house.seat, hand);
        }
        Action::Place(Errand::Opera) => {
            house.money -= OPERA + opera_help(view, &house);
            let symbols = Outlook::opera_symbols();
            if house.lines_for(town.edition, symbols).next().is_some() {
                (town.turn.task, town.turn.symbols) = (Task::Line, symbols);
            }
        }
        Action::Place(Errand::Market) => town.market = best_market(view, house.seat),
        Action::Place(Errand::Extension | Errand::DoubleExtension) => house.extensions += 1,
        Action::Place(Errand::Draw) => {
            extra = 0.8 * decks(view, house.seat, outlook).iter().map(|(_, value)| *value).fold(0.0, f32::max) + 0.5;
        }
        Action::Place(Errand::Demotion | Errand::DoubleDemotion) => town.turn.task = Task::AnyLine,
        _ => {}
    }
    let Found { worth, .. } = Search { outlook, width: WIDTH }.best(town, house);
    worth + extra
}

/// Returns what own helpers add at the opera.
fn opera_help(view: &View, house: &Household) -> i16 {
    let help = |effect: Effect| match effect {
        Effect::Bonus { bonus, opera: true, .. } => i16::from(bonus),
        _ => 0,
    };
    house.board.cards().iter().filter_map(|placed| view.edition().face(placed.card).effect()).map(help).sum()
}

/// Returns the market tokens that suit a seat best.
pub(super) fn best_market(view: &View, seat: Seat) -> Market {
    let outlook = Outlook::new(view, seat);
    let house = view.household(seat);
    let good = |market: &Market| outlook.market(&house, *market);
    let mut best = view.market;
    for market in view.market.permutations() {
        if good(&market) > good(&best) {
            best = market;
        }
    }
    best
}
