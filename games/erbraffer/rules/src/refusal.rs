//! Which rule stands against an action that is not legal.

use bequest_engine::{RuleId, Seat, SeatSet};

use crate::position::Phase;
use crate::turn::Plan;
use crate::{Action, Card, Couple, Effect, Erbraffer, Estate, Heirloom, Person};

pub(crate) fn forbids(position: &Erbraffer, seat: Seat, action: Action) -> RuleId {
    if !exists(position, action) {
        return RuleId::NOT_YOURS;
    }
    match position.phase {
        Phase::Turn(plan) => forbids_in_turn(position, seat, plan.truth(), action),
        Phase::Testament => forbids_testament(position, seat, action),
        Phase::Choosing => forbids_choosing(position, seat, action),
        Phase::Sharing => forbids_sharing(position, seat, action),
        Phase::Answering(declined) => forbids_answer(position, declined, seat, action),
        Phase::DealingPortraits
        | Phase::DealingBenefactors
        | Phase::DealingCards
        | Phase::DrawingFirst
        | Phase::Drawing(_)
        | Phase::Over => RuleId::NOT_NOW,
    }
}

/// Tells whether everything that an action names is part of the edition.
fn exists(position: &Erbraffer, action: Action) -> bool {
    let edition = position.edition();
    let person = |person: Person| edition.persons().contains(person);
    match action {
        Action::Play(card) | Action::Throw(card) | Action::Keep(card) => edition.cards().contains(card),
        Action::Heir(it) | Action::Testament(it) | Action::Pay(it, _) | Action::Rest(it) => person(it),
        Action::Heirloom(it) => edition.heirlooms().contains(it),
        Action::Give(it, child) => edition.heirlooms().contains(it) && person(child),
        Action::Couple(it) => edition.couples().contains(it),
        Action::Round(_) | Action::Confirm | Action::Will | Action::Decline | Action::DeclineAll => true,
    }
}

/// Returns the rule by which a kind of action belongs elsewhere.
fn elsewhere(action: Action) -> RuleId {
    RuleId::new(match action {
        Action::Play(_) | Action::Throw(_) | Action::Keep(_) => "ERB-10",
        Action::Heir(_) | Action::Heirloom(_) => "ERB-10",
        Action::Round(_) => "ERB-54",
        Action::Testament(_) => "ERB-20",
        Action::Couple(_) | Action::Give(..) | Action::Pay(..) | Action::Rest(_) => "ERB-30",
        Action::Confirm => return RuleId::NOT_NOW,
        Action::Will => "ERB-40",
        Action::Decline | Action::DeclineAll => "ERB-42",
    })
}

fn forbids_in_turn(position: &Erbraffer, seat: Seat, plan: &Plan, action: Action) -> RuleId {
    if seat != position.turn {
        return if action == Action::Will { RuleId::new("ERB-40") } else { RuleId::new("ERB-8") };
    }
    let holds = |card: Card| position.hands[seat].truth().contains(card);
    match (plan, action) {
        (_, Action::Play(card) | Action::Throw(card) | Action::Keep(card)) if !holds(card) => RuleId::NOT_YOURS,
        (Plan::Play { card: chosen, .. }, Action::Play(card)) if *chosen == card => RuleId::new("ERB-10"),
        (_, Action::Play(card)) => position.aims().forbids(card),
        (Plan::Play { card, heirs, .. }, Action::Heir(heir)) => forbids_heir(position, *card, heirs[0], heir),
        (Plan::Play { card, .. }, Action::Heirloom(it)) => forbids_heirloom(position, *card, it),
        (_, action) => elsewhere(action),
    }
}

fn forbids_heir(position: &Erbraffer, card: Card, first: Option<Person>, heir: Person) -> RuleId {
    let edition = position.edition();
    RuleId::new(if edition.person(heir).generation != usize::from(position.living) {
        "ERB-12"
    } else if position.frozen.contains(heir) {
        "ERB-22"
    } else {
        match (edition.effect(card), first) {
            (Effect::GainTwo(_) | Effect::LossTwo(_), _) => "ERB-51",
            (Effect::Sibling, _) => "ERB-55",
            (Effect::Sheep, _) => "ERB-56",
            (Effect::Exchange, _) => "ERB-57",
            (Effect::Halve, Some(_)) => "ERB-54",
            _ => "ERB-10",
        }
    })
}

fn forbids_heirloom(position: &Erbraffer, card: Card, heirloom: Heirloom) -> RuleId {
    let frozen = position.frozen.contains(position.owner(heirloom));
    match position.edition().effect(card) {
        Effect::Sheep | Effect::Exchange if frozen => RuleId::new("ERB-22"),
        Effect::Sheep => RuleId::new("ERB-56"),
        Effect::Exchange => RuleId::new("ERB-57"),
        _ => RuleId::new("ERB-10"),
    }
}

fn forbids_testament(position: &Erbraffer, seat: Seat, action: Action) -> RuleId {
    match action {
        Action::Testament(_) if seat != position.turn => RuleId::new("ERB-20"),
        Action::Testament(person) if position.frozen.contains(person) => RuleId::new("ERB-21"),
        Action::Testament(_) => RuleId::new("ERB-20"),
        _ if seat == position.turn => RuleId::new("ERB-21"),
        action => elsewhere(action),
    }
}

fn forbids_choosing(position: &Erbraffer, seat: Seat, action: Action) -> RuleId {
    match action {
        Action::Couple(_) => RuleId::new("ERB-30"),
        Action::Will => RuleId::new("ERB-40"),
        _ if seat == position.change.seat => RuleId::new("ERB-30"),
        action => elsewhere(action),
    }
}

fn forbids_sharing(position: &Erbraffer, seat: Seat, action: Action) -> RuleId {
    let Some(estate) = position.estate else { return RuleId::NOT_NOW };
    match action {
        Action::Will | Action::Decline | Action::DeclineAll => RuleId::new("ERB-42"),
        _ if seat != estate.seat => RuleId::new("ERB-30"),
        Action::Give(heirloom, child) => forbids_give(position, &estate, heirloom, child),
        Action::Pay(child, _) => forbids_pay(position, &estate, child),
        Action::Rest(child) => forbids_rest(position, &estate, child),
        Action::Confirm => RuleId::new(if estate.heirlooms.iter().any(|it| estate.heir_of(it).is_none()) {
            "ERB-34"
        } else if estate.is_new_will {
            "ERB-40"
        } else {
            "ERB-32"
        }),
        Action::Couple(_) => RuleId::new("ERB-30"),
        action => elsewhere(action),
    }
}

fn is_child(position: &Erbraffer, couple: Couple, child: Person) -> bool {
    position.edition().children(couple).contains(child)
}

fn forbids_give(position: &Erbraffer, estate: &Estate, heirloom: Heirloom, child: Person) -> RuleId {
    RuleId::new(if !is_child(position, estate.couple, child) || !estate.heirlooms.contains(heirloom) {
        "ERB-30"
    } else {
        "ERB-34"
    })
}

fn forbids_pay(position: &Erbraffer, estate: &Estate, child: Person) -> RuleId {
    RuleId::new(if !is_child(position, estate.couple, child) {
        "ERB-30"
    } else if estate.is_new_will {
        "ERB-40"
    } else if position.edition().benefactors().contains(child) {
        "ERB-31"
    } else {
        "ERB-32"
    })
}

fn forbids_rest(position: &Erbraffer, estate: &Estate, child: Person) -> RuleId {
    RuleId::new(if !is_child(position, estate.couple, child) {
        "ERB-30"
    } else if estate.is_new_will {
        "ERB-40"
    } else {
        "ERB-32"
    })
}

fn forbids_answer(position: &Erbraffer, declined: SeatSet, seat: Seat, action: Action) -> RuleId {
    match action {
        Action::Will if position.unanswered(declined).contains(seat) => RuleId::NOT_YOURS,
        Action::Will | Action::Decline | Action::DeclineAll if position.change.out.contains(seat) => {
            RuleId::new("ERB-43")
        }
        Action::Will | Action::Decline | Action::DeclineAll => RuleId::new("ERB-42"),
        action => elsewhere(action),
    }
}
