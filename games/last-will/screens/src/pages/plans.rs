//! The plans: a row of hourglasses, the further right the richer.

use bequest_last_will::{Action, Plan, PlanSpace};
use bequest_web::{badge, part};
use maud::{Markup, Render, html};

use super::model::{Lift, Model, Now};
use crate::art::{hourglass, sign};

/// Draws the plans as they were taken, while boys and actions follow them.
pub(super) fn row(m: &Model<'_>) -> Markup {
    let words = m.words;
    let signs = ["card", "boy", "action"].map(|name| words.say(&format!("last-will-page-sign-{name}"), &[]));
    html! {
        section.plans.panel aria-label=(words.say("last-will-page-plans", &[])) {
            p.legend aria-hidden="true" data-tip=(words.list(&signs)) { (sign("card")) (sign("boy")) (sign("action")) }
            ol.{ "n" (m.plans().len()) } tabindex="0" data-tips { @for (space, plan) in m.plans() { (small(m, space, plan)) } }
        }
    }
}

fn small(m: &Model<'_>, space: PlanSpace, plan: Plan) -> Markup {
    let taker = m.planner(space);
    let (is_now, state) = match taker {
        Some(seat) if m.actor() == Some(seat) => (true, m.words.say("last-will-page-plan-now", &[])),
        _ => (false, String::new()),
    };
    let class = match taker {
        Some(seat) => format!("plan taken s{seat}{}", if is_now { " now" } else { "" }),
        None => "plan".to_owned(),
    };
    part(
        format_args!("plan-{space}"),
        html! {
            li class=(class) data-tip=(says(m, space, plan)) {
                (hourglass(space.number()))
                (mark(m, space))
                (numbers(plan))
                @if !state.is_empty() { small { (state) } }
                span.unseen { (says(m, space, plan)) }
            }
        },
    )
    .render()
}

fn mark(m: &Model<'_>, space: PlanSpace) -> Markup {
    match m.planner(space) {
        Some(seat) => {
            html! { span.holder.piece data-key={ "marker-" (seat) } { (badge(seat, m.company().name(seat), "")) } }
        }
        None => html! { span.holder.free { (space) } },
    }
}

fn numbers(plan: Plan) -> Markup {
    html! {
        span.nums aria-hidden="true" {
            @for (count, name) in [(plan.cards, "card"), (plan.boys, "boy"), (plan.actions, "action")] {
                span.nil[count == 0] { (sign(name)) b { (count) } }
            }
        }
    }
}

/// Says what a plan gives, and who has it.
fn says(m: &Model<'_>, space: PlanSpace, plan: Plan) -> String {
    let what = gives(m, plan);
    let values = |who: &str| {
        [("number", space.to_string().into()), ("what", what.clone().into()), ("who", who.to_owned().into())]
    };
    match m.planner(space) {
        Some(seat) => m.words.say("last-will-page-plan-taken", &values(m.company().name(seat))),
        None => m.words.say("last-will-page-plan-free", &values("")),
    }
}

/// Says what a plan gives, as in `3 cards, 1 boy and 2 actions`.
pub(super) fn gives(m: &Model<'_>, plan: Plan) -> String {
    let of = |key, count: u8| m.words.say(key, &[("count", count.into())]);
    m.words.list(&[
        of("last-will-page-cards", plan.cards),
        of("last-will-page-boys", plan.boys),
        of("last-will-page-actions", plan.actions),
    ])
}

/// Draws the plans on the stage, where they are taken.
pub(super) fn choose(m: &Model<'_>) -> Markup {
    debug_assert!(matches!(m.now, Now::Planning), "plans are taken");
    let words = m.words;
    html! {
        div.choose {
            header { h2 { (words.say("last-will-page-plan-choose", &[])) } p { (words.say("last-will-page-plan-choose-note", &[])) } }
            // Where plans can be taken, they are among the answers: digits choose them.
            @if m.legal().next().is_none() { (row_to_choose(m)) }
        }
    }
}

/// Draws the large hourglasses, and who acts when.
pub(super) fn row_to_choose(m: &Model<'_>) -> Markup {
    html! {
        div.choose {
            ol.bigplans.{ "n" (m.plans().len()) } { @for (space, plan) in m.plans() { (large(m, space, plan)) } }
            (lifting())
            (order(m))
        }
    }
}

/// Draws where the page shows what is lifted; empty until then.
pub(super) fn lifting() -> Markup {
    html! {
        div.lifting hidden {
            div.lifted {}
            ul.brings aria-live="polite" {}
            button.button.primary.large.give type="submit" {}
        }
    }
}

fn large(m: &Model<'_>, space: PlanSpace, plan: Plan) -> Markup {
    let inside = html! {
        (hourglass(space.number()))
        (mark(m, space))
        (numbers(plan))
        small {
            @match m.planner(space) {
                Some(seat) => { (m.company().name(seat)) },
                None => { (m.words.say("last-will-page-plan-open", &[])) },
            }
        }
        span.unseen { (says(m, space, plan)) }
    };
    let class = if m.planner(space).is_some() { "plan taken" } else { "plan" };
    let values = [("number", space.to_string().into()), ("what", gives(m, plan).into())];
    let lift = Lift {
        label: m.words.say("last-will-page-plan-take", &values),
        brings: vec![m.words.say("last-will-page-plan-brings", &values), turn_after(m, space)],
        number: None,
    };
    let drawn = html! { li { (m.lift(Action::Plan(space), class, None, &lift, &inside)) } };
    part(format_args!("bigplan-{space}"), drawn).render()
}

/// Says as which one the player would act.
fn turn_after(m: &Model<'_>, space: PlanSpace) -> String {
    let before = m.seats().filter(|&seat| m.plan_of(seat).is_some_and(|plan| plan < space)).count();
    let open = m.seats().filter(|&seat| m.plan_of(seat).is_none()).count().saturating_sub(1);
    let key = if open == 0 { "last-will-page-plan-order" } else { "last-will-page-plan-order-so-far" };
    m.words.say(key, &[("place", (before + 1).into())])
}

/// Draws who acts when, as far as it is clear.
fn order(m: &Model<'_>) -> Markup {
    let mut seats: Vec<_> = m.seats().filter_map(|seat| m.plan_of(seat).map(|plan| (plan, seat))).collect();
    seats.sort();
    html! {
        footer {
            p { (m.words.say("last-will-page-plan-turns", &[])) }
            @if seats.is_empty() { p.small { (m.words.say("last-will-page-plan-nobody", &[])) } }
            ol.order { @for (_, seat) in seats {
                li.me[m.you() == Some(seat)] { (badge(seat, m.company().name(seat), "small")) span { (m.company().name(seat)) } }
            } }
        }
    }
}
