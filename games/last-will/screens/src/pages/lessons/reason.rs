//! Why a move is proposed: the sums that speak for it, and what they stand on.

use bequest_engine::Seat;
use bequest_last_will::{Action, Card, Cards, Errand, Line, Nature, PlanSpace, ROUNDS};
use bequest_web::Pins;
use bequest_words::Value;

use super::super::model::Model;
use super::super::{forecast, offering, plans, say};

/// A proposed move with what speaks for it.
pub(super) struct Reason {
    /// The kind of text that names the move.
    pub(super) kind: &'static str,
    /// The kind of text that says why.
    pub(super) why: &'static str,
    /// The region where it is.
    pub(super) about: &'static str,
    /// What the texts point at.
    pub(super) pins: Pins,
    values: Vec<(&'static str, String)>,
    /// How many of something there are.
    count: u32,
}

impl Reason {
    /// Returns what the texts name.
    pub(super) fn values(&self) -> Vec<(&'static str, Value<'_>)> {
        let named = self.values.iter().map(|(name, value)| (*name, Value::from(value.as_str())));
        named.chain([("count", self.count.into())]).collect()
    }

    fn new(kind: &'static str, about: &'static str, thing: impl ToString) -> Self {
        let mut pins = Pins::default();
        let pin = pins.add([thing]).to_owned();
        Self { kind, why: kind, about, pins, values: vec![("pin", pin)], count: 0 }
    }

    fn because(self, why: &'static str) -> Self {
        Self { why, ..self }
    }

    fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    fn sum(self, m: &Model<'_>, name: &'static str, sum: i16) -> Self {
        self.with(name, m.money(sum))
    }

    fn counting(self, count: impl Into<u32>) -> Self {
        Self { count: count.into(), ..self }
    }

    /// Points at other cards, too.
    fn and(mut self, cards: Cards) -> Self {
        let things = cards.iter().flat_map(|card| [format!("card-{card}"), format!("own-{card}")]);
        let with = self.pins.add(things);
        self.with("with", with)
    }
}

/// Returns why an action is proposed.
pub(super) fn of(m: &Model<'_>, action: Action) -> Reason {
    let hand = |kind, card: Card| Reason::new(kind, "hand", format!("card-{card}")).with("card", m.card(card));
    let board = |kind, card: Card| Reason::new(kind, "board", format!("own-{card}")).with("card", m.card(card));
    let answer = |kind| Reason::new(kind, "answers", action);
    match action {
        Action::Keep(card) => keep(m, card, hand("keep", card)),
        Action::Plan(space) => plan(m, space, Reason::new("plan", "stage", action)),
        Action::Draw(deck) => {
            let held = m.own_hand().unwrap_or_default().and(m.edition.deck(deck)).len();
            let what = m.say(&format!("last-will-pile-{deck}"));
            answer("draw").with("what", what).counting(u32::try_from(held).unwrap_or_default())
        }
        Action::Take(card) => take(m, card, Reason::new("take", "board", action).with("card", m.card(card))),
        Action::Home => answer("home"),
        Action::Place(errand) => place(m, errand, Reason::new("place", "board", action)),
        Action::Market(_) => answer("market").sum(m, "sum", m.tied(m.view.acting)),
        Action::Play(card) => play(m, card, hand("play", card)),
        Action::Join(card) | Action::With { card, .. } | Action::Bonus(card, _) => {
            answer("add").with("card", m.card(card)).with("sum", say::signed(forecast::raise(m, action)))
        }
        Action::Done => done(m, answer("done")),
        Action::Put(card) => put(m, card, hand("put", card)),
        Action::Drop(card) => board("drop", card),
        Action::Use(card) => board("use", card).sum(m, "sum", comes_to(m, action)),
        Action::Buy(card, _) => buy(m, card, hand("buy", card).sum(m, "sum", comes_to(m, action))),
        Action::Sell { card, .. } => board("sell", card).sum(m, "sum", comes_to(m, action)).counting(nights(m)),
        Action::Maintain(card, _) => board("maintain", card).sum(m, "sum", comes_to(m, action)),
        Action::Token { on, .. } => board("token", on),
        Action::Demote(line) => demote(m, line, answer("demote")),
        Action::Skip => answer("skip"),
        Action::End => answer("end").counting(m.view.actions),
    }
}

/// Returns what an action comes to.
fn comes_to(m: &Model<'_>, action: Action) -> i16 {
    forecast::of_action(m, action).map_or(0, |forecast| forecast.most)
}

/// Returns how many nights there are still to come.
fn nights(m: &Model<'_>) -> u32 {
    (ROUNDS + 1).saturating_sub(m.view.round.max(1)).into()
}

fn keep(m: &Model<'_>, card: Card, reason: Reason) -> Reason {
    match &m.edition.face(card).nature {
        Nature::Property(property) if !property.keeps_value() => {
            reason.because("keep-house").sum(m, "sum", forecast::loss(m, property)).counting(nights(m))
        }
        Nature::Event(event) => reason.because("keep-event").sum(m, "sum", event.spend.into()),
        Nature::Expense(expense) => {
            reason.because("keep-expense").sum(m, "sum", expense.spend.into()).counting(nights(m))
        }
        Nature::Helper { .. } => reason.because("keep-helper").counting(nights(m)),
        Nature::Property(_) | Nature::Companion { .. } | Nature::Wild => reason,
    }
}

/// A plan is as good as what its actions can spend of what is in the hand.
fn plan(m: &Model<'_>, space: PlanSpace, reason: Reason) -> Reason {
    let plan = m.view.plan(space).unwrap_or_default();
    let hand = m.own_hand().unwrap_or_default();
    let mut sums: Vec<i16> = hand.iter().filter_map(|card| forecast::of(m, card)).map(|its| its.most).collect();
    sums.sort_unstable();
    let sum = sums.iter().rev().take(plan.actions.into()).sum();
    let reason = reason.with("number", space.to_string()).with("what", plans::gives(m, plan)).counting(plan.actions);
    reason.sum(m, "sum", sum)
}

fn take(m: &Model<'_>, card: Card, reason: Reason) -> Reason {
    let Some(forecast) = forecast::if_fetched(m, card) else { return reason.because("take-blank") };
    let with = forecast.companions.or(forecast.helpers);
    let reason = reason.sum(m, "sum", forecast.most);
    match (&m.edition.face(card).nature, with.is_empty()) {
        (Nature::Property(property), _) => {
            reason.because("take-house").sum(m, "loss", forecast::loss(m, property)).counting(nights(m))
        }
        (Nature::Expense(_), _) => reason.because("take-expense").counting(nights(m)),
        (_, true) => reason,
        (_, false) => {
            let what = say::cards(m.words, m.edition, with.iter());
            reason.because("take-with").with("what", what).and(with)
        }
    }
}

fn place(m: &Model<'_>, errand: Errand, reason: Reason) -> Reason {
    let seat = m.view.acting;
    let reason = reason.with("what", m.say(&format!("last-will-page-errand-{}", offering::name(errand))));
    match errand {
        Errand::Opera => reason.because("place-opera").sum(m, "sum", bequest_last_will::OPERA),
        Errand::Demotion | Errand::DoubleDemotion => {
            let most = best_line(m, seat).map_or(0, |(_, pay)| pay);
            let pay = m.view.income(seat);
            reason.because("place-demotion").sum(m, "before", pay).sum(m, "after", pay - most)
        }
        Errand::Extension | Errand::DoubleExtension => {
            let free = usize::from(m.view.slots[seat]).saturating_sub(m.house(seat).board.len());
            reason.because("place-extension").counting(u32::try_from(free).unwrap_or_default())
        }
        Errand::Draw | Errand::Market => reason,
    }
}

/// Returns the open line that pays most.
fn best_line(m: &Model<'_>, seat: Seat) -> Option<(Line, i16)> {
    let job = m.job(seat)?;
    let face = m.edition.job(job.job);
    job.open_lines(m.edition).map(|line| (line, i16::from(face.pay(line)))).max_by_key(|(_, pay)| *pay)
}

fn play(m: &Model<'_>, card: Card, reason: Reason) -> Reason {
    let Some(forecast) = forecast::of(m, card) else { return reason.sum(m, "sum", 0) };
    let with = forecast.companions.or(forecast.helpers);
    let reason = reason.sum(m, "sum", forecast.most);
    match (m.edition.face(card).event().map_or(0, |event| event.gives), with.is_empty()) {
        (1.., _) => reason.because("dear-more"),
        (0, true) => reason,
        (0, false) => {
            let what = say::cards(m.words, m.edition, with.iter());
            reason.because("dear-with").with("what", what).and(with)
        }
    }
}

fn done(m: &Model<'_>, reason: Reason) -> Reason {
    let (before, amount) = (m.house(m.view.acting).money, m.view.amount.unwrap_or(0));
    reason.sum(m, "sum", amount).sum(m, "before", before).sum(m, "after", before - amount)
}

fn put(m: &Model<'_>, card: Card, reason: Reason) -> Reason {
    match m.edition.face(card).nature {
        Nature::Expense(_) => {
            let sum = forecast::of(m, card).map_or(0, |forecast| forecast.most);
            reason.because("put-expense").sum(m, "sum", sum).counting(nights(m))
        }
        _ => match forecast::of_helper(m, card) {
            Some((sum, _)) => reason.because("put-helper").sum(m, "sum", sum),
            None => reason.counting(nights(m)),
        },
    }
}

fn buy(m: &Model<'_>, card: Card, reason: Reason) -> Reason {
    match m.edition.face(card).property() {
        Some(property) if !property.keeps_value() => {
            reason.sum(m, "loss", forecast::loss(m, property)).counting(nights(m))
        }
        _ => reason.because("buy-farm"),
    }
}

fn demote(m: &Model<'_>, line: Line, reason: Reason) -> Reason {
    let Some(job) = m.job(m.view.acting) else { return reason };
    let face = m.edition.job(job.job);
    let pay = job.pay(m.edition);
    let reason = reason.with("what", say::symbol(m.words, face.symbol(line)));
    reason.sum(m, "before", pay).sum(m, "after", pay - i16::from(face.pay(line)))
}
