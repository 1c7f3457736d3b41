use bequest_bots::{Bot, Question};
use bequest_engine::Pool;
use bequest_erbraffer::{Action, Effect, Erbraffer, Estate, Person, PhaseView, View};

use crate::family::{family, own_benefactors};
use crate::intent::{Intent, Play, plays};
use crate::shares::{Binding, by_law, step, unsettled};

/// Plays Die Erbraffer so that a beginner enjoys it: sensibly, and without malice.
///
/// It makes its heirs, their ancestors and its benefactors richer while it can; only if no card of its hand does that
/// it takes a few thousand from a rich stranger. Bombs, debts, clean sweeps and new wills it throws away. Its
/// testaments protect the richest of its family, a benefactor of its own gets a third of what it hands out, and the
/// heirlooms go to a child of its family.
pub struct Gentle;

/// What it takes from someone is never more than this, in thousands.
const MILD: u16 = 6;

impl Bot<Erbraffer> for Gentle {
    fn choose(&mut self, question: &Question<Erbraffer>) -> Option<Action> {
        let Question { view, legal, .. } = question;
        let wanted = match (view.phase, &view.estate) {
            (PhaseView::Turn { .. }, _) => intend(view).step(view),
            (PhaseView::Testament, _) => lay_testament(view, legal),
            (PhaseView::Choosing, _) => pick_couple(view, legal),
            (PhaseView::Sharing, Some(estate)) => hand_out(view, estate),
            (PhaseView::Answering { .. }, _) => Action::Decline,
            (
                PhaseView::Sharing
                | PhaseView::Dealing
                | PhaseView::DrawingFirst
                | PhaseView::Drawing { .. }
                | PhaseView::Over,
                _,
            ) => legal[0],
        };
        Some(if legal.contains(&wanted) { wanted } else { legal[0] })
    }

    fn listens(&self) -> bool {
        false
    }
}

fn intend(view: &View) -> Intent {
    let friends = friends(view);
    let mild: Vec<Play> = plays(view).into_iter().filter(|play| is_mild(view, play)).collect();
    let best = mild.into_iter().rev().max_by_key(|play| good(view, friends, play));
    match best {
        Some(play) if good(view, friends, &play) > (0, 0) => Intent::Play(play),
        _ => Intent::Throw(view.own_hand().unwrap_or_default()),
    }
}

/// Returns those it wishes well: its family and its benefactors.
fn friends(view: &View) -> Pool<Person> {
    family(view).or(own_benefactors(view))
}

/// Tells whether nobody would be hurt by much.
fn is_mild(view: &View, play: &Play) -> bool {
    match view.edition().effect(play.card) {
        Effect::Gain(_)
        | Effect::GainTwo(_)
        | Effect::Wedding(_)
        | Effect::Double
        | Effect::Sibling
        | Effect::Sheep
        | Effect::Exchange => true,
        Effect::Loss(sum) | Effect::LossTwo(sum) => sum <= MILD,
        Effect::LoseAll | Effect::Halve | Effect::NewWill | Effect::Sweep => false,
    }
}

/// Returns by how much a card makes its friends richer, then by how much everyone else poorer, in thousands.
fn good(view: &View, friends: Pool<Person>, play: &Play) -> (i32, i32) {
    let edition = view.edition();
    let (before, after) = (view.holdings(), play.outcome(view));
    let change = |heir| i32::from(after.wealth(edition, heir)) - i32::from(before.wealth(edition, heir));
    let sum = |heirs: Pool<Person>| heirs.iter().map(change).sum::<i32>();
    (sum(view.heirs().and(friends)), -sum(view.heirs().minus(friends)))
}

fn lay_testament(view: &View, legal: &[Action]) -> Action {
    let friends = friends(view);
    let holdings = view.holdings();
    let wealth = |action: &Action| match *action {
        Action::Testament(person) if friends.contains(person) => holdings.wealth(view.edition(), person),
        _ => 0,
    };
    *legal.iter().rev().max_by_key(|action| wealth(action)).expect("a bot is asked with something to choose from")
}

/// Picks the couple with most friends among its children, of several the richest.
fn pick_couple(view: &View, legal: &[Action]) -> Action {
    let (edition, friends, holdings) = (view.edition(), friends(view), view.holdings());
    let good = |action: &Action| match *action {
        Action::Couple(couple) => {
            let wealth: u16 = edition.couple(couple).partners.iter().map(|&it| holdings.wealth(edition, it)).sum();
            (edition.children(couple).and(friends).len(), wealth)
        }
        _ => (0, 0),
    };
    *legal.iter().rev().max_by_key(|action| good(action)).expect("a bot is asked with something to choose from")
}

fn hand_out(view: &View, estate: &Estate) -> Action {
    let edition = view.edition();
    let friends = friends(view);
    let children = edition.children(estate.couple);
    let uncle = children.and(edition.benefactors()).and(friends).iter().next();
    let third: Vec<(Person, u16)> = uncle.map(|uncle| (uncle, estate.cash / 3)).into_iter().collect();
    let favourite = children.and(edition.married()).and(friends).iter().next();
    let wanted = by_law(edition, unsettled(edition, estate, Binding::Laws), &third, favourite);
    step(edition, &wanted, estate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::{answers, holding, last_turn, until};

    #[test]
    fn gentle_rather_gives_than_takes() {
        let view = holding(last_turn(&[("p49", 9), ("p51", 30)]), "p49", &["i07", "i26", "i13", "i33"]);
        assert_eq!(answers(&mut Gentle, &view), ["play i26", "heir p49"]);
    }

    #[test]
    fn gentle_throws_bombs_and_debts_away() {
        let view = holding(last_turn(&[("p49", 9), ("p51", 30)]), "p49", &["i13", "i33", "i14", "i41"]);
        assert_eq!(answers(&mut Gentle, &view), ["throw i13", "throw i14", "throw i33", "throw i41", "confirm"]);
    }

    #[test]
    fn gentle_never_plays_a_new_will() {
        let view = until(|view| matches!(view.phase, PhaseView::Answering { .. }));
        assert_eq!(answers(&mut Gentle, &holding(view, "p49", &["i41"]))[0], "decline");
    }

    #[test]
    fn gentle_protects_its_own() {
        let mut view = holding(until(|view| view.phase == PhaseView::Testament), "p49", &[]);
        let rich = view.heirs().and(friends(&view)).iter().last().unwrap();
        view.cash[rich] = 99;
        assert_eq!(answers(&mut Gentle, &view), [format!("testament {rich}")]);
    }

    #[test]
    fn gentle_gives_its_benefactor_a_third() {
        let wanted = |view: &View| {
            view.phase == PhaseView::Sharing && view.estate.is_some_and(|it| it.couple.number() == 1 && it.cash >= 9)
        };
        let mut view = holding(until(wanted), "p49", &[]);
        view.benefactors[view.estate.unwrap().seat] = Some(Pool::only("b01".parse().unwrap()));
        let third = view.estate.unwrap().cash / 3;
        assert!(answers(&mut Gentle, &view).contains(&format!("pay p09 {third}")));
    }
}
