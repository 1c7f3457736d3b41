//! Where a boy goes.

use bequest_bots::Question;
use bequest_engine::Seat;
use bequest_last_will::{Action, Deck, Effect, Errand, Household, LastWill, Market, OPERA, Task, Town, Turn, View};

use super::turn::Search;
use super::worth::Outlook;
use super::{WIDTH, best_of, drawn, holding, ready};

/// Answers what is asked during errands.
pub(super) fn errand(question: &Question<LastWill>) -> Option<Action> {
    let Question { seat, view, legal, .. } = question;
    let outlook = Outlook::new(view, *seat);
    let (mut town, house) = ready(view, *seat);
    if !legal.contains(&Action::Home) {
        // An errand goes on.
        town.turn = Turn { actions: town.turn.actions, ..view.trial().0.turn };
        return Search { outlook: &outlook, width: WIDTH }.best(&town, house).action;
    }
    best_of(legal, |action| good(question, &outlook, town, house, action))
}

/// Returns how good the turn after an errand will be.
fn good(question: &Question<LastWill>, outlook: &Outlook, mut town: Town, mut house: Household, action: Action) -> f32 {
    let view = &question.view;
    match action {
        Action::Take(card) => house = holding(&house, card),
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
            let decks = Deck::ALL.iter().map(|&deck| drawn(view, outlook, (town, house), deck, question.seed));
            return decks.fold(f32::MIN, f32::max);
        }
        Action::Place(Errand::Demotion | Errand::DoubleDemotion) => town.turn.task = Task::AnyLine,
        _ => {}
    }
    Search { outlook, width: WIDTH }.best(&town, house).worth
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
