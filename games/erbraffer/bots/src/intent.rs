use bequest_engine::Pool;
use bequest_erbraffer::{Action, Card, Effect, Heirloom, Person, PhaseView, Plan, Rounding, View, Year};

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
    fn step(&self, plan: Plan) -> Action {
        let Plan::Play { card, heirs, heirlooms } = plan else { return Action::Play(self.card) };
        if card != self.card {
            return Action::Play(self.card);
        }
        let fits = |named: Option<Person>, wanted| named.is_none() || named == wanted;
        let lies = |named: Option<Heirloom>, wanted| named.is_none() || named == wanted;
        let heirs_fit = fits(heirs[0], self.heirs[0]) && fits(heirs[1], self.heirs[1]);
        if !(heirs_fit && lies(heirlooms[0], self.heirlooms[0]) && lies(heirlooms[1], self.heirlooms[1])) {
            // What has been named is forgotten when the card is put down; then it can be chosen anew.
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
    for card in view.own_hand().unwrap_or_default().iter() {
        ways(view, card, &mut plays);
    }
    plays
}

/// Lists every way to play a card.
fn ways(view: &View, card: Card, out: &mut Vec<Play>) {
    let heirs = view.heirs();
    let plain = Play { card, heirs: [None; 2], heirlooms: [None; 2], rounding: Rounding::Down };
    let one = |heir| Play { heirs: [Some(heir), None], ..plain };
    match view.edition().effect(card) {
        Effect::Gain(_) | Effect::Loss(_) | Effect::LoseAll | Effect::Double => out.extend(heirs.iter().map(one)),
        Effect::Halve => {
            heirs
                .iter()
                .for_each(|heir| out.extend(roundings(view, heir).map(|it| Play { rounding: it, ..one(heir) })));
        }
        Effect::GainTwo(_) | Effect::LossTwo(_) => {
            for first in heirs.iter() {
                let others = heirs.iter().filter(|&it| it > first && view.edition().spouse(first) != Some(it));
                out.extend(others.map(|second| Play { heirs: [Some(first), Some(second)], ..plain }));
            }
        }
        Effect::Wedding(_) if heirs.and(view.edition().married()).is_empty() => {}
        Effect::Wedding(_) | Effect::Sweep => out.push(plain),
        Effect::Sibling => love(view, plain, out),
        Effect::Sheep => go_astray(view, plain, out),
        Effect::Exchange => exchange(view, plain, out),
        Effect::NewWill => {}
    }
}

/// Returns the ways in which half of what somebody has can be rounded.
fn roundings(view: &View, heir: Person) -> impl Iterator<Item = Rounding> {
    let odd = view.cash[heir] % 2 == 1;
    [Rounding::Down, Rounding::Up].into_iter().take(if odd { 2 } else { 1 })
}

fn love(view: &View, plain: Play, out: &mut Vec<Play>) {
    if view.year < Year::GOLDEN {
        return;
    }
    for giver in view.heirs().iter() {
        for sibling in view.edition().siblings(giver).and(view.heirs()).iter() {
            let heirs = [Some(giver), Some(sibling)];
            out.extend(roundings(view, giver).map(|rounding| Play { heirs, rounding, ..plain }));
        }
    }
}

fn go_astray(view: &View, plain: Play, out: &mut Vec<Play>) {
    let takers = view.heirs().and(view.edition().married());
    for heirloom in movable(view).iter() {
        let others = takers.iter().filter(|&taker| taker != view.owner(heirloom));
        out.extend(others.map(|taker| Play { heirs: [Some(taker), None], heirlooms: [Some(heirloom), None], ..plain }));
    }
}

fn exchange(view: &View, plain: Play, out: &mut Vec<Play>) {
    for one in movable(view).iter() {
        let others = movable(view).iter().filter(|&it| it > one && view.owner(it) != view.owner(one));
        out.extend(others.map(|other| Play { heirlooms: [Some(one), Some(other)], ..plain }));
    }
}

fn movable(view: &View) -> Pool<Heirloom> {
    view.edition().heirlooms().iter().filter(|&it| view.heirs().contains(view.owner(it))).collect()
}

#[cfg(test)]
mod tests {
    use bequest_bots::{Bot, Question};
    use bequest_erbraffer::Erbraffer;

    use super::*;
    use crate::practice::{answers, holding, person, until};

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
    fn what_was_named_wrongly_is_named_anew() {
        let card = "i33".parse().unwrap();
        let view = turn(Plan::Play { card, heirs: [Some(person("p11")), None], heirlooms: [None; 2] });
        let heirs = [Some(person("p08")), None];
        let intent = Intent::Play(Play { card, heirs, heirlooms: [None; 2], rounding: Rounding::Up });
        assert_eq!(answers(&mut Stubborn(intent), &view), ["throw i33", "play i33", "heir p08", "round up"]);
    }
}
