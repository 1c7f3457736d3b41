use bequest_engine::Pool;
use bequest_erbraffer::{Card, Edition, Effect, Year, YearKind};

use super::odds::decades_left;
use super::{Sight, best};
use crate::intent::{Intent, Play, plays};

/// How many cards are played before the hourglass moves.
const PLAYS_PER_DECADE: f64 = 2.7;
/// How much of what a card is worth in the last turn is left one turn before that.
const PATIENCE: f64 = 0.6;
/// What the best card of a new hand brings, in thousands, if all of it reached the viewer.
const NEW_HAND: f64 = 6.0;
/// What it is worth to lay a testament, to hand out first, to have the very last turn. In thousands.
const TESTAMENT: f64 = 0.8;
const FIRST_PICK: f64 = 1.5;
const LAST_TURN: f64 = 6.0;

impl Sight<'_> {
    /// Plays the card that gains most beyond what it would be worth later, or throws away what is worth less than
    /// what may come for it.
    pub(super) fn intend(&self) -> Intent {
        let drawn = self.drawn();
        let (useless, gained) = self.useless(drawn);
        match best(plays(self.view), |play| self.worth_playing(play)) {
            Some((play, gain)) if gain + drawn >= gained => Intent::Play(play),
            _ => Intent::Throw(useless),
        }
    }

    /// Returns the cards that are worth less than what may come for them, or else the least of all, and what throwing
    /// them away gains.
    fn useless(&self, drawn: f64) -> (Pool<Card>, f64) {
        let hand = self.view.own_hand().unwrap_or_default();
        let gain = |card: Card| drawn - self.worth_keeping(card);
        let useless: Pool<Card> = hand.iter().filter(|&card| gain(card) > 0.0).collect();
        if !useless.is_empty() {
            return (useless, useless.iter().map(gain).sum());
        }
        best(hand.iter(), |&card| gain(card)).map_or((hand, 0.0), |(least, gain)| (Pool::only(least), gain))
    }

    fn worth_playing(&self, play: &Play) -> f64 {
        let view = self.view;
        if view.edition().effect(play.card) == Effect::Sweep {
            return self.worth_sweeping(play.card);
        }
        self.gain(&play.outcome(view)) - self.worth_keeping(play.card) + self.worth_moving(play.card)
    }

    /// Returns what a new hand for everyone is worth.
    fn worth_sweeping(&self, sweep: Card) -> f64 {
        let mut others = self.view.own_hand().unwrap_or_default();
        others.remove(sweep);
        let drawn = self.drawn();
        let lost: f64 = others.iter().map(|card| self.worth_keeping(card) - drawn).sum();
        let reach = self.view.heirs().iter().map(|heir| self.flow.cash[heir].me).fold(0.0, f64::max);
        NEW_HAND * reach - lost - self.worth_keeping(sweep)
    }

    /// Returns what it is worth to move the hourglass with a card.
    fn worth_moving(&self, card: Card) -> f64 {
        if !self.view.edition().card(card).hourglass || self.view.year == Year::LAST {
            return 0.0;
        }
        match self.view.year.next().kind() {
            YearKind::White | YearKind::Start => TESTAMENT,
            YearKind::Golden => FIRST_PICK,
            YearKind::Last => LAST_TURN,
        }
    }

    /// Returns what a card is worth if it is kept for later.
    fn worth_keeping(&self, card: Card) -> f64 {
        let view = self.view;
        if view.turns_left > 0 {
            return 0.0;
        }
        let effect = view.edition().effect(card);
        let decades = (decades_left(view) - 1.0).max(0.0);
        let turns = 1.0 + PLAYS_PER_DECADE * decades / view.hands.players() as f64;
        match effect {
            Effect::NewWill if usize::from(view.living) == Edition::LAST_GENERATION => 0.0,
            // It is needed when the last generation inherits, a little before the end.
            Effect::NewWill => worth_in_the_end(effect) * PATIENCE.powf((turns - 2.0).max(0.0)),
            _ => worth_in_the_end(effect) * PATIENCE.powf(turns),
        }
    }

    /// Returns what a card from the pile is worth, on average.
    fn drawn(&self) -> f64 {
        let view = self.view;
        let unseen = view.edition().cards().minus(view.discards).minus(view.own_hand().unwrap_or_default());
        unseen.iter().map(|card| self.worth_keeping(card)).sum::<f64>() / unseen.len().max(1) as f64
    }
}

/// Returns what a card is worth, in thousands, when the last generation inherits or lives.
fn worth_in_the_end(effect: Effect) -> f64 {
    match effect {
        Effect::Gain(sum) | Effect::GainTwo(sum) => f64::from(sum),
        Effect::Loss(sum) => 0.35 * f64::from(sum),
        Effect::LossTwo(sum) => 0.6 * f64::from(sum),
        Effect::Wedding(sum) => 0.4 * f64::from(sum),
        Effect::LoseAll => 12.0,
        Effect::Halve => 6.0,
        Effect::Double => 15.0,
        Effect::Sibling => 10.0,
        Effect::Sheep => 6.0,
        Effect::Exchange => 3.0,
        Effect::NewWill => 12.0,
        Effect::Sweep => 3.0,
    }
}
