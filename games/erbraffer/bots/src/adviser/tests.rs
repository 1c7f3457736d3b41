use bequest_bots::{Bot, Question};
use bequest_erbraffer::{Erbraffer, Estate};

use super::*;
use crate::intent::plays;
use crate::practice::{answers, first_turn, holding, last_turn, person, until};

/// Does what it is advised.
struct Obedient;

impl Bot<Erbraffer> for Obedient {
    fn choose(&mut self, Question { view, legal, .. }: &Question<Erbraffer>) -> Option<Action> {
        advise(view, legal).map(|advice| advice.action)
    }
}

/// The heir p53 gets 22% of what p05 and p06 have, 9% of what p01 and p02 have, 6% of what p03 and p04 have.
const HEIR: &str = "p53";

/// Puts something in mind.
fn with_plan(mut view: View, plan: Plan) -> View {
    view.phase = PhaseView::Turn { plan: Some(plan) };
    view
}

fn playing(card: &str) -> Plan {
    Plan::Play { card: card.parse().unwrap(), heirs: [None; 2], heirlooms: [None; 2] }
}

#[test]
fn good_news_goes_to_whom_most_of_it_arrives_from() {
    // The first card gives 15,000, the second a little.
    let view = holding(first_turn(), HEIR, &["i02", "i20"]);
    let steps = answers(&mut Obedient, &view);
    let gain = |heir: &str| {
        let plays = plays(&view).into_iter().find(|play| play.heirs == [Some(person(heir)), None]);
        plays.map(|play| Adviser { view: &view, outlook: view.own_outlook().unwrap() }.use_of(&play).0)
    };
    assert!(gain("p05") > gain("p01"), "{:?} {:?}", gain("p05"), gain("p01"));
    assert_eq!(steps[1], "heir p05", "{steps:?}");
}

#[test]
fn nothing_without_effect_is_advised() {
    for seed in 0..4 {
        let view = until(|view| view.year.number() > 1850 + 20 * seed && matches!(view.phase, PhaseView::Turn { .. }));
        let adviser = Adviser { view: &view, outlook: view.own_outlook().unwrap() };
        let mut legal: Vec<Action> = view.own_hand().unwrap().iter().map(Action::Play).collect();
        legal.extend(view.own_hand().unwrap().iter().map(Action::Throw));
        let advice = advise(&view, &legal).unwrap();
        let most = plays(&view).iter().map(|play| adviser.gain(&play.outcome(&view))).max().unwrap_or(0);
        assert_eq!(adviser.gain(&advice.outcome), most.max(0), "{}", advice.action);
        assert!(matches!(advice.action, Action::Throw(_)) || advice.outcome != view.holdings(), "{}", advice.action);
    }
}

#[test]
fn losses_go_to_those_who_have_something_and_leave_the_heir_nothing() {
    let mut view = holding(last_turn(&[("p49", 9), ("p51", 30)]), "p49", &["i07"]);
    view.cash[person("p50")] = 0;
    assert_eq!(answers(&mut Obedient, &view), ["play i07", "heir p51"]);
}

#[test]
fn what_the_player_has_begun_goes_on_if_it_is_of_use() {
    let view = holding(first_turn(), HEIR, &["i02", "i20"]);
    let own = with_plan(view.clone(), playing("i20"));
    assert_eq!(answers(&mut Obedient, &own)[0], "heir p05");
    let card = "i20".parse().unwrap();
    let marked = with_plan(view.clone(), Plan::Throw { cards: Pool::only(card) });
    assert_eq!(answers(&mut Obedient, &marked)[0], "confirm");
    let best = with_plan(view, Plan::Throw { cards: Pool::only("i02".parse().unwrap()) });
    assert_eq!(answers(&mut Obedient, &best)[0], "keep i02");
}

#[test]
fn a_new_will_is_not_discarded_before_the_last_estates() {
    let mut view = holding(until(|view| matches!(view.phase, PhaseView::Turn { .. })), HEIR, &["i41", "i40"]);
    view.frozen = view.heirs();
    assert_eq!(answers(&mut Obedient, &view), ["throw i40", "confirm"]);
}

/// Returns a position with an estate as wanted.
fn estate(is_right: impl Fn(&View, &Estate) -> bool) -> View {
    until(|view| view.estate.is_some_and(|it| is_right(view, &it)))
}

#[test]
fn estates_go_where_most_of_them_arrives() {
    for heir in ["p49", "p50"] {
        let view = estate(|view, it| view.phase == PhaseView::Sharing && it.couple.number() == 16 && it.cash % 2 == 1);
        let steps = answers(&mut Obedient, &holding(view, heir, &[]));
        assert_eq!(steps.last().unwrap(), "confirm");
        let to_other = |step: &&String| !step.ends_with(heir) && *step != "confirm";
        assert!(!steps.iter().any(|step| to_other(&step)), "{steps:?}");
    }
}

#[test]
fn all_that_does_not_arrive_goes_to_an_own_benefactor() {
    let view = estate(|view, it| {
        view.phase == PhaseView::Sharing && it.couple.number() == 12 && it.cash > 0 && !it.is_new_will
    });
    let mut view = holding(view, HEIR, &[]);
    let Estate { seat, cash, .. } = view.estate.unwrap();
    view.benefactors[seat] = Some(Pool::only("b19".parse().unwrap()));
    let steps = answers(&mut Obedient, &view);
    assert!(steps.contains(&format!("pay p40 {cash}")), "{steps:?}");
}

#[test]
fn a_new_will_is_advised_where_it_clearly_helps() {
    let asked = |view: &View| matches!(view.phase, PhaseView::Answering { .. });
    let large = estate(|view, it| asked(view) && it.couple.number() == 16 && it.cash > 20);
    for (heir, hand, answer) in [("p49", "i41", "will"), ("p49", "i40", "decline"), ("p54", "i41", "decline")] {
        assert_eq!(answers(&mut Obedient, &holding(large.clone(), heir, &[hand]))[0], answer, "{heir} {hand}");
    }
}

#[test]
fn a_testament_protects_what_is_on_its_way() {
    let mut view = holding(until(|view| view.phase == PhaseView::Testament), HEIR, &[]);
    let outlook = view.own_outlook().unwrap();
    let of_use = view.heirs().iter().find(|&heir| !outlook.share(heir).is_nothing()).unwrap();
    view.cash[of_use] = 99;
    assert_eq!(answers(&mut Obedient, &view), [format!("testament {of_use}")]);
    assert!(Advice::at_stake(&view, of_use) >= outlook.share(of_use).of(99) - 1);
}

#[test]
fn the_couple_whose_estate_adds_most_is_picked() {
    let view = until(|view| view.phase == PhaseView::Choosing && view.couples_left.len() > 2);
    let mut legal: Vec<Action> = view.couples_left.iter().map(Action::Couple).collect();
    let advice = advise(&view, &legal).unwrap();
    let adviser = Adviser { view: &view, outlook: view.own_outlook().unwrap() };
    let most = adviser.gain(&advice.outcome);
    legal.retain(|action| *action != advice.action);
    let second = advise(&view, &legal).unwrap();
    assert!(adviser.gain(&second.outcome) <= most);
}

#[test]
fn spectators_are_advised_nothing() {
    let mut view = first_turn();
    view.viewer = bequest_engine::Viewer::Spectator;
    assert_eq!(advise(&view, &[Action::Confirm]), None);
}
