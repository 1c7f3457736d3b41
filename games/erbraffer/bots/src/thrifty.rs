use bequest_bots::{Bot, Question};
use bequest_engine::Pool;
use bequest_erbraffer::{Action, Erbraffer, Estate, Person, PhaseView, View};

use crate::family::family;
use crate::intent::{Intent, Play, plays};
use crate::shares::{Binding, by_law, step, unsettled};

/// Plays Die Erbraffer as far as the next card: a yardstick for others.
///
/// It plays the card that makes its heirs and their ancestors richer, or everyone else poorer, by the most, and
/// throws its hand away if no card does. It lays testaments on the richest stranger, hands estates out the simplest
/// way (nothing to benefactors; heirlooms and the odd thousand to the first married child) and never plays a new will.
pub struct Thrifty;

impl Bot<Erbraffer> for Thrifty {
    fn choose(&mut self, question: &Question<Erbraffer>) -> Option<Action> {
        let Question { view, legal, .. } = question;
        let wanted = match (view.phase, &view.estate) {
            (PhaseView::Turn { .. }, _) => intend(view).step(view),
            (PhaseView::Testament, _) => lay_testament(view, legal),
            (PhaseView::Sharing, Some(estate)) => hand_out(view, estate),
            (PhaseView::Answering { .. }, _) => Action::Decline,
            (
                PhaseView::Choosing
                | PhaseView::Sharing
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
    let family = family(view);
    let best = plays(view).into_iter().rev().max_by_key(|play| good(view, family, play));
    match best {
        Some(play) if good(view, family, &play) > 0 => Intent::Play(play),
        _ => Intent::Throw(view.own_hand().unwrap_or_default()),
    }
}

/// Returns by how much a card makes the family richer and everyone else poorer, in thousands.
fn good(view: &View, family: Pool<Person>, play: &Play) -> i32 {
    let edition = view.edition();
    let (before, after) = (view.holdings(), play.outcome(view));
    let change = |heir| i32::from(after.wealth(edition, heir)) - i32::from(before.wealth(edition, heir));
    let sign = |heir| if family.contains(heir) { 1 } else { -1 };
    view.heirs().iter().map(|heir| sign(heir) * change(heir)).sum()
}

fn lay_testament(view: &View, legal: &[Action]) -> Action {
    let family = family(view);
    let holdings = view.holdings();
    let wealth = |action: &Action| match *action {
        Action::Testament(person) if !family.contains(person) => holdings.wealth(view.edition(), person),
        _ => 0,
    };
    *legal.iter().rev().max_by_key(|action| wealth(action)).expect("a bot is asked with something to choose from")
}

fn hand_out(view: &View, estate: &Estate) -> Action {
    let edition = view.edition();
    let wanted = by_law(edition, unsettled(edition, estate, Binding::Laws), &[], None);
    step(edition, &wanted, estate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::{answers, first_turn, holding, last_turn, until};

    #[test]
    fn thrifty_gives_most_to_its_own_and_takes_most_from_strangers() {
        let view = holding(first_turn(), "p49", &["i36", "i03", "i05", "i41"]);
        assert_eq!(answers(&mut Thrifty, &view), ["play i03", "heir p01"]);
        let view = holding(last_turn(&[("p49", 9), ("p50", 8), ("p51", 30)]), "p49", &["i14", "i36", "i38", "i41"]);
        assert_eq!(answers(&mut Thrifty, &view), ["play i14", "heir p51"]);
    }

    #[test]
    fn thrifty_throws_away_what_does_no_good() {
        let view = holding(first_turn(), "p49", &["i41", "i42", "i44", "i48"]);
        assert_eq!(answers(&mut Thrifty, &view), ["throw i41", "throw i42", "throw i44", "throw i48", "confirm"]);
    }

    #[test]
    fn thrifty_never_plays_a_new_will() {
        let view = until(|view| matches!(view.phase, PhaseView::Answering { .. }));
        assert_eq!(answers(&mut Thrifty, &holding(view, "p49", &["i41"]))[0], "decline");
    }

    #[test]
    fn thrifty_hands_out_to_the_first_married_child() {
        let fits =
            |estate: &Estate| estate.couple.number() == 1 && estate.cash % 2 == 1 && !estate.heirlooms.is_empty();
        let view = until(|view| view.phase == PhaseView::Sharing && view.estate.is_some_and(|it| fits(&it)));
        let last = answers(&mut Thrifty, &view);
        assert_eq!(last.last().unwrap(), "confirm");
        assert!(last.iter().all(|step| step == "confirm" || step.ends_with("p08") || step.ends_with(" 0")), "{last:?}");
    }
}
