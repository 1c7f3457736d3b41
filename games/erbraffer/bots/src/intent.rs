use bequest_engine::Pool;
use bequest_erbraffer::{Action, Ask, Card, Deed, Effect, Heirloom, Holdings, Person, PhaseView, Plan, Rounding, View};

/// What a bot wants to do in its turn, with everything that has to be named for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Intent {
    /// To play a card.
    Play(Play),
    /// To throw cards away.
    Throw(Pool<Card>),
}

/// A card to play, with everything that has to be named for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Play {
    pub(super) card: Card,
    pub(super) heirs: [Option<Person>; 2],
    pub(super) heirlooms: [Option<Heirloom>; 2],
    pub(super) rounding: Rounding,
}

impl Intent {
    /// Returns the next small step towards it, from whatever has been named so far.
    pub(super) fn step(&self, view: &View) -> Action {
        let plan = if let PhaseView::Turn { plan: Some(plan) } = view.phase { plan } else { Plan::None };
        match (self, plan) {
            (Intent::Play(play), plan) => play.step(plan),
            (Intent::Throw(cards), Plan::Throw { cards: chosen }) => {
                let (extra, missing) = (chosen.minus(*cards), cards.minus(chosen));
                let step = extra.iter().map(Action::Keep).chain(missing.iter().map(Action::Throw)).next();
                step.unwrap_or(Action::Confirm)
            }
            (Intent::Throw(cards), Plan::None | Plan::Play { .. }) => {
                cards.iter().next().map_or(Action::Confirm, Action::Throw)
            }
        }
    }
}

impl Play {
    /// Returns what everyone would have after it.
    pub(super) fn outcome(&self, view: &View) -> Holdings {
        let Self { card, heirs, heirlooms, rounding } = *self;
        view.after(&Deed { seat: view.turn, card, heirs, heirlooms }, rounding)
    }

    fn step(&self, plan: Plan) -> Action {
        let Plan::Play { card, heirs, heirlooms } = plan else { return Action::Play(self.card) };
        if card != self.card {
            return Action::Play(self.card);
        }
        let fits = |named: Option<Person>, wanted| named.is_none() || named == wanted;
        let lies = |named: Option<Heirloom>, wanted| named.is_none() || named == wanted;
        let heirs_fit = fits(heirs[0], self.heirs[0]) && fits(heirs[1], self.heirs[1]);
        if !(heirs_fit && lies(heirlooms[0], self.heirlooms[0]) && lies(heirlooms[1], self.heirlooms[1])) {
            // What has been named is forgotten when the card is put down; then it can be chosen again.
            return Action::Throw(self.card);
        }
        let heirloom = (0..2).find(|&i| heirlooms[i].is_none()).and_then(|i| self.heirlooms[i]);
        let heir = (0..2).find(|&i| heirs[i].is_none()).and_then(|i| self.heirs[i]);
        match (heirloom, heir) {
            (Some(heirloom), _) => Action::Heirloom(heirloom),
            (None, Some(heir)) => Action::Heir(heir),
            (None, None) => Action::Round(self.rounding),
        }
    }
}

/// Returns every way to play every card of the viewer's hand.
pub(super) fn plays(view: &View) -> Vec<Play> {
    let mut plays = Vec::new();
    for card in view.own_hand().unwrap_or_default().iter().filter(|&card| view.can_play(card)) {
        let plan = Plan::None.naming(Action::Play(card));
        plan.into_iter().for_each(|plan| follow(view, plan, Order::Rising, &mut plays));
    }
    plays
}

/// Returns every way to go on with a plan.
pub(super) fn plays_from(view: &View, plan: Plan) -> Vec<Play> {
    let mut plays = Vec::new();
    follow(view, plan, Order::Any, &mut plays);
    plays
}

/// In which order things that are treated alike are named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// One after the other, so that none is listed twice.
    Rising,
    /// In any order: the first may be named already.
    Any,
}

/// Lists every way to name what a plan does not name yet.
fn follow(view: &View, plan: Plan, order: Order, out: &mut Vec<Play>) {
    let Plan::Play { card, heirs, heirlooms } = plan else { return };
    let play = |rounding| Play { card, heirs, heirlooms, rounding };
    // Of two that are treated alike the order does not matter.
    let alike = order == Order::Rising && view.edition().effect(card) != Effect::Sibling;
    let name: Vec<Action> = match view.asks(plan) {
        Ask::Heir(among) => {
            let others = among.iter().filter(|&it| !alike || heirs[0].is_none_or(|first| it > first));
            others.map(Action::Heir).collect()
        }
        Ask::Heirloom(among) => {
            let others = among.iter().filter(|&it| order == Order::Any || heirlooms[0].is_none_or(|first| it > first));
            others.map(Action::Heirloom).collect()
        }
        Ask::Rounding => return out.extend([Rounding::Down, Rounding::Up].map(play)),
        Ask::Nothing => return out.push(play(Rounding::Down)),
    };
    name.into_iter().filter_map(|action| plan.naming(action)).for_each(|plan| follow(view, plan, order, out));
}

#[cfg(test)]
mod tests {
    use bequest_bots::{Bot, Question};
    use bequest_erbraffer::Erbraffer;

    use super::*;
    use crate::practice::{answers, holding, last_turn, person, until};

    /// Follows one intent, come what may.
    struct Stubborn(Intent);

    impl Bot<Erbraffer> for Stubborn {
        fn choose(&mut self, question: &Question<Erbraffer>) -> Option<Action> {
            Some(self.0.step(&question.view))
        }
    }

    /// Returns a turn in which siblings and heirlooms can be named, with something in mind already.
    fn turn(plan: Plan) -> View {
        let view =
            until(|view| view.living == 1 && view.frozen.is_empty() && matches!(view.phase, PhaseView::Turn { .. }));
        let mut view = holding(view, "p49", &["i17", "i11", "i21", "i22", "i33"]);
        (view.phase, view.cash[person("p08")]) = (PhaseView::Turn { plan: Some(plan) }, 7);
        view
    }

    #[test]
    fn an_intent_comes_about_whatever_was_in_mind_before() {
        let other =
            Plan::Play { card: "i11".parse().unwrap(), heirs: [Some(person("p17")), None], heirlooms: [None; 2] };
        for plan in [Plan::None, Plan::Throw { cards: Pool::only("i17".parse().unwrap()) }, other] {
            let view = turn(plan);
            let intents: Vec<Intent> = plays(&view).into_iter().map(Intent::Play).collect();
            assert!(intents.len() > 50, "{}", intents.len());
            for intent in intents.into_iter().chain([Intent::Throw(view.own_hand().unwrap())]) {
                let steps = answers(&mut Stubborn(intent), &view);
                assert!((2..=6).contains(&steps.len()), "{steps:?}");
            }
        }
    }

    #[test]
    fn a_bot_knows_that_the_bank_has_a_limit() {
        let mut view = holding(last_turn(&[("p49", 9)]), "p49", &["i34"]);
        let doubled = |view: &View| {
            let play = plays(view).into_iter().find(|play| play.heirs[0] == Some(person("p49"))).unwrap();
            play.outcome(view).cash[person("p49")]
        };
        assert_eq!(doubled(&view), 18);
        view.bank = 5 - 10_000;
        assert_eq!(doubled(&view), 14);
    }

    #[test]
    fn what_was_named_wrongly_is_named_again() {
        let card = "i33".parse().unwrap();
        let view = turn(Plan::Play { card, heirs: [Some(person("p11")), None], heirlooms: [None; 2] });
        let heirs = [Some(person("p08")), None];
        let intent = Intent::Play(Play { card, heirs, heirlooms: [None; 2], rounding: Rounding::Up });
        assert_eq!(answers(&mut Stubborn(intent), &view), ["throw i33", "play i33", "heir p08", "round up"]);
    }
}
