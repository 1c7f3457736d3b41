mod errands;
mod planning;
mod turn;
mod worth;

use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_last_will::{Action, Card, Deck, Effect, LastWill, Phase, TaskView, View};

use planning::named_next;
use worth::Outlook;

/// Plays Last Will for its own good, a turn at a time.
///
/// It tries out its turn in all orders that look good, with the rules themselves, and compares what it would be left
/// with: money, what properties will still bring when they are sold, open lines of its job, what helpers and cards will
/// spend in the rounds to come. A plan, an errand, a draw is as good as the turn that it makes possible.
pub struct Greedy;

impl Bot<LastWill> for Greedy {
    fn choose(&mut self, question: &Question<LastWill>) -> Option<Action> {
        let Question { seat, view, legal, .. } = question;
        if let [only] = legal[..] {
            return Some(only);
        }
        let wanted = match (view.phase, view.task) {
            (Phase::Keeping, _) => best_card(view, *seat, legal, 1),
            (Phase::Cutting, _) => best_card(view, *seat, legal, 0),
            (Phase::Planning, _) => planning::plan(question),
            (_, TaskView::Naming) => named_next(view, *seat).map(Action::Draw),
            (_, TaskView::Looking { .. }) => best_card(view, *seat, legal, 1),
            (Phase::Errands, TaskView::Market) => Some(Action::Market(errands::best_market(view, *seat))),
            (Phase::Errands, _) => errands::errand(view, *seat, legal),
            (Phase::Actions, _) => look_first(view, legal).or_else(|| turn::go_on(view, *seat)),
            (
                Phase::First
                | Phase::Market
                | Phase::Will
                | Phase::Jobs
                | Phase::Tiles
                | Phase::Offering
                | Phase::Dealing
                | Phase::Drawing
                | Phase::Over,
                _,
            ) => None,
        };
        wanted.filter(|wanted| legal.contains(wanted)).or(Some(legal[0]))
    }

    fn listens(&self) -> bool {
        false
    }
}

/// Uses a helper that draws cards before anything else: it costs no action.
fn look_first(view: &View, legal: &[Action]) -> Option<Action> {
    let draws = |action: &Action| match *action {
        Action::Use(card) => matches!(view.edition().face(card).effect(), Some(Effect::Draw { .. })),
        _ => false,
    };
    legal.iter().copied().find(draws)
}

/// Keeps the card that is worth most, if this round is so many rounds before its first use.
fn best_card(view: &View, seat: Seat, legal: &[Action], now: i16) -> Option<Action> {
    let outlook = Outlook::new(view, seat);
    let house = view.household(seat);
    let rounds = outlook.rounds + now;
    let kept = view.chosen[seat];
    let good = |action: &Action| match *action {
        Action::Keep(card) => outlook.card(&house, card, rounds) + outlook.pairing(card, kept),
        _ => f32::MIN,
    };
    legal.iter().copied().max_by(|one, other| good(one).total_cmp(&good(other)))
}

/// Returns the decks with what a card of each is worth on average.
fn decks(view: &View, seat: Seat, outlook: &Outlook) -> [(Deck, f32); 4] {
    let house = view.household(seat);
    let own = view.hands[seat].cards;
    std::array::from_fn(|index| {
        let deck = Deck::ALL[index];
        let unseen: Vec<Card> = view
            .unseen
            .iter()
            .filter(|batch| batch.deck == deck)
            .flat_map(|batch| batch.cards.minus(own).iter())
            .collect();
        let sum: f32 = unseen.iter().map(|&card| outlook.card(&house, card, outlook.rounds + 1)).sum();
        (deck, sum / unseen.len().max(1) as f32)
    })
}
