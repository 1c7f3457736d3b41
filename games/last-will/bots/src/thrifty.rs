use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_last_will::{Action, Card, Deck, Errand, LastWill, Nature, PlanSpace, ROUNDS, View};

/// Plays Last Will by a few fixed rules: a yardstick for others.
///
/// It takes the plan with most actions and cards together, draws events, and plays whatever spends most for an action.
/// It buys one property at a time while there is time, sells in the last rounds, and covers lines of its job where it
/// can, the best paid first. It neither compares orders of play nor looks at what others do.
pub struct Thrifty;

/// From this round on it sells, and buys nothing more.
const SALES: u8 = ROUNDS - 2;

impl Bot<LastWill> for Thrifty {
    fn choose(&mut self, question: &Question<LastWill>) -> Option<Action> {
        let Question { view, seat, legal, .. } = question;
        best(legal, |action| good(view, *seat, action))
    }

    fn listens(&self) -> bool {
        false
    }
}

/// Returns the best of several actions, the first of equals.
pub(crate) fn best(legal: &[Action], good: impl Fn(Action) -> i32) -> Option<Action> {
    legal.iter().rev().copied().max_by_key(|&action| good(action))
}

/// What it rather does than to end its turn, when nothing is begun.
const END: i32 = 0;

/// Returns how good an action seems.
fn good(view: &View, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Plan(plan) => plan_of(view, plan),
        Action::Draw(deck) => i32::from(deck == Deck::Events),
        Action::Keep(card) | Action::Take(card) => per_action(view, card),
        Action::Place(errand) => errand_of(errand),
        Action::Home | Action::End => END,
        // Everything that can be added is added.
        Action::Bonus(..) => 4,
        Action::With { .. } => 3,
        Action::Join(_) => 2,
        Action::Done => 1,
        Action::Demote(line) => view.jobs[seat].as_ref().map_or(0, |job| job.lines[line.number() - 1].pay.into()),
        Action::Skip => -1,
        Action::Play(card) => 20 + per_action(view, card),
        Action::Use(card) => 25 + i32::from(view.running_cost(seat, card)),
        Action::Put(_) if view.round < SALES => 15,
        Action::Buy(..) if view.round < SALES && view.obstacles(seat).properties == 0 => 50,
        Action::Sell { .. } if view.round >= SALES => 40,
        Action::Maintain(..) => 10,
        Action::Token { .. } => 5,
        Action::Put(_) | Action::Buy(..) | Action::Sell { .. } | Action::Drop(_) => -1,
        Action::Market(market) => i32::from(market == view.market),
    }
}

fn plan_of(view: &View, plan: PlanSpace) -> i32 {
    let plan = view.plan(plan).unwrap_or_default();
    4 * i32::from(plan.actions) + 2 * i32::from(plan.cards.min(4)) + i32::from(plan.boys)
}

fn errand_of(errand: Errand) -> i32 {
    match errand {
        Errand::Demotion | Errand::DoubleDemotion => 9,
        Errand::Draw => 3,
        Errand::Opera => 2,
        Errand::Market | Errand::Extension | Errand::DoubleExtension => -1,
    }
}

/// Returns what a card spends for an action, roughly.
pub(crate) fn per_action(view: &View, card: Card) -> i32 {
    match view.edition().face(card).nature {
        Nature::Event(event) if event.actions == 0 => 5,
        Nature::Event(event) => i32::from(event.spend) / i32::from(event.actions),
        Nature::Expense(expense) => i32::from(expense.spend),
        Nature::Property(_) if view.round < SALES => 4,
        Nature::Helper { .. } if view.round < SALES => 3,
        Nature::Property(_) | Nature::Helper { .. } => 0,
        Nature::Companion { .. } | Nature::Wild => 2,
    }
}
