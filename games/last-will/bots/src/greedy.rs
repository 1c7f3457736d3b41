mod errands;
mod planning;
mod turn;
mod worth;

use bequest_bots::{Bot, Question};
use bequest_engine::{Hidden, Seat, Viewer};
use bequest_last_will::{Action, Card, Cards, Deck, Effect, Household, LastWill, Phase, TaskView, Town, Turn, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use planning::named_next;
use turn::Search;
use worth::Outlook;

/// Plays Last Will for its own good, a turn at a time.
///
/// It tries out its turn in all orders that look good, with the rules themselves, and compares what it would be left
/// with: money, what properties will still bring when they are sold, open lines of its job, what helpers and cards will
/// spend in the rounds to come. A plan, an errand, a draw is as good as the turn that it makes possible.
pub struct Greedy;

/// So many ways are followed at a time while turns are compared that will be possible.
const WIDTH: usize = 6;
/// So many cards of a deck are tried out.
const DRAWN: usize = 5;
/// The actions of a usual first plan.
const FIRST_ACTIONS: u8 = 2;

impl Bot<LastWill> for Greedy {
    fn choose(&mut self, question: &Question<LastWill>) -> Option<Action> {
        let Question { seat, view, legal, .. } = question;
        if let [only] = legal[..] {
            return Some(only);
        }
        let wanted = match (view.phase, view.task) {
            (Phase::Keeping, _) => best_first(view, *seat, legal),
            (Phase::Cutting, _) => best_cut(view, *seat, legal),
            (Phase::Planning, _) => planning::plan(question),
            (Phase::Drawing, TaskView::Naming) => named_next(view, *seat).map(Action::Draw),
            (_, TaskView::Naming) => best_deck(view, *seat, legal, question.seed),
            (_, TaskView::Looking { .. }) => best_kept(view, *seat, legal),
            (Phase::Errands, TaskView::Market) => Some(Action::Market(errands::best_market(view, *seat))),
            (Phase::Errands, _) => errands::errand(question),
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

/// Returns the kept card that makes the best turn possible.
fn best_kept(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
    let outlook = Outlook::new(view, seat);
    let (town, house) = ready(view, seat);
    best_of(legal, |action| match action {
        Action::Keep(card) => Search { outlook: &outlook, width: WIDTH }.best(&town, holding(&house, card)).worth,
        _ => f32::MIN,
    })
}

/// Returns the card of the first ones that makes the best first turn possible, with others or with the one that is kept.
fn best_first(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
    let outlook = Outlook::new(view, seat);
    let (mut town, mut house) = ready(view, seat);
    town.turn = Turn::new(&house, FIRST_ACTIONS);
    let cards = view.hands[seat].cards;
    let kept = view.chosen[seat];
    house.hand = Hidden::known_to(seat, kept);
    let search = Search { outlook: &outlook, width: WIDTH };
    let pairs = |first: Card| {
        let with = if kept.is_empty() { cards } else { kept };
        let pair = holding(&house, first);
        with.iter()
            .filter(|&other| other != first)
            .map(|other| search.best(&town, holding(&pair, other)).worth)
            .fold(f32::MIN, f32::max)
    };
    best_of(legal, |action| match action {
        Action::Keep(card) => pairs(card),
        _ => f32::MIN,
    })
}

/// Returns the card that is worth most in the rounds to come.
fn best_cut(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
    let outlook = Outlook::new(view, seat);
    let house = view.household(seat);
    let kept = view.chosen[seat];
    best_of(legal, |action| match action {
        Action::Keep(card) => outlook.card(&house, card, outlook.rounds.max(1)) + outlook.pairing(card, kept),
        _ => f32::MIN,
    })
}

/// Returns the deck from which the next card helps most, by trying out some of its cards.
fn best_deck(view: &View, seat: Seat, legal: &[Action], seed: u64) -> Option<Action> {
    let outlook = Outlook::new(view, seat);
    let (town, house) = ready(view, seat);
    best_of(legal, |action| match action {
        Action::Draw(deck) => drawn(view, &outlook, (town, house), deck, seed),
        _ => f32::MIN,
    })
}

/// Returns how good the turn is on average with a card of a deck.
fn drawn(view: &View, outlook: &Outlook, (town, house): (Town, Household), deck: Deck, seed: u64) -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut unseen = unseen(view, house.seat, deck);
    let count = unseen.len().min(DRAWN);
    let mut sum = 0.0;
    for _ in 0..count {
        let card = unseen.sample(&mut rng);
        unseen.remove(card);
        sum += Search { outlook, width: WIDTH }.best(&town, holding(&house, card)).worth;
    }
    if count == 0 { f32::MIN } else { sum / count as f32 }
}

/// Returns the cards of a deck that the viewer has not seen.
fn unseen(view: &View, seat: Seat, deck: Deck) -> Cards {
    let batches = view.unseen.iter().filter(|batch| batch.deck == deck);
    batches.fold(Cards::EMPTY, |all, batch| all.or(batch.cards)).minus(view.hands[seat].cards)
}

/// Returns the town and what a seat has, as if its turn went on or came next.
fn ready(view: &View, seat: Seat) -> (Town, Household) {
    let (mut town, _) = view.trial();
    let house = view.household(seat);
    let plan = view.plan_of[seat].and_then(|plan| view.plan(plan)).unwrap_or_default();
    let actions =
        if view.phase == Phase::Actions { view.actions } else { plan.actions + house.extra_actions(view.edition()) };
    town.turn = Turn::new(&house, actions);
    (town, house)
}

/// Returns the same household with another card in hand.
fn holding(house: &Household, card: Card) -> Household {
    let mut hand = house.hand.seen(Viewer::Seat(house.seat)).copied().unwrap_or_default();
    hand.insert(card);
    Household { hand: Hidden::known_to(house.seat, hand), ..*house }
}

/// Returns the best action, the first of equals.
fn best_of(legal: &[Action], mut good: impl FnMut(Action) -> f32) -> Option<Action> {
    let mut best = (None, f32::MIN);
    for &action in legal {
        let its = good(action);
        if its > best.1 {
            best = (Some(action), its);
        }
    }
    best.0
}

/// Returns the decks with what a card of each is worth on average.
fn decks(view: &View, seat: Seat, outlook: &Outlook) -> [(Deck, f32); 4] {
    let house = view.household(seat);
    std::array::from_fn(|index| {
        let deck = Deck::ALL[index];
        let unseen = unseen(view, seat, deck);
        let sum: f32 = unseen.iter().map(|card| outlook.card(&house, card, outlook.rounds + 1)).sum();
        (deck, sum / unseen.len().max(1) as f32)
    })
}
