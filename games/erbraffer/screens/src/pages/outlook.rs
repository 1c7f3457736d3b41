//! What the viewer can hope for: what of a sum would reach their heirs, their fortune as it may become, and what a choice
//! would add to it. All of it rests on their own view.

use bequest_erbraffer::{Deed, Effect, Erbraffer, Estimate, Holdings, Outlook, Person, Plan, Rounding, View};
use bequest_words::Words;
use maud::{Markup, html};

use super::OBJECTS;
use bequest_web::{At, part};

/// Returns a sum that is given in hundreds, as in `1,600`.
pub(super) fn hundreds(words: &Words, sum: u32) -> String {
    words.grouped(sum * 100)
}

/// Returns an estimated sum that is given in hundreds, as in `≈ 23,400`.
pub(super) fn figure(words: &Words, sum: u32) -> String {
    words.say("erbraffer-outlook-about", &[("sum", hundreds(words, sum).into())])
}

/// Draws what of a sum given to someone would reach the viewer's heirs: a star, nothing, a lock or a key. The portrait says
/// the same in words.
pub(super) fn share(words: &Words, view: &View, outlook: &Outlook, person: Person) -> Markup {
    let percent = outlook.share(person);
    // Those that are drawn often come from a file.
    let object = |id: &str| html! { svg.icon { use href={ (OBJECTS.path) "#" (id) } {} } };
    let (class, sign) = match () {
        () if view.frozen.contains(person) => ("share lock", Some(object("lock"))),
        () if outlook.benefactors().contains(person) => ("share key", Some(object("key"))),
        () if percent.is_nothing() => ("share none", None),
        () => ("share star", Some(object("star"))),
    };
    html! {
        span class=(class) aria-hidden="true" {
            @if let Some(sign) = sign { (sign) }
            @if outlook.benefactors().contains(person) { (words.say("erbraffer-outlook-half", &[])) }
            @else { (words.say("erbraffer-outlook-percent", &[("percent", percent.percent().into())])) }
        }
    }
}

/// Draws the viewer's fortune as it may become, with what it is made of. Each figure is sent by itself.
pub(super) fn fortune(at: &At<'_, Erbraffer>, outlook: &Outlook) -> Markup {
    let words = at.company.words;
    let say = |key| words.say(key, &[]);
    let estimate = outlook.estimate(&at.view.holdings_as_shared());
    let sums = [
        ("cash", "erbraffer-outlook-cash", hundreds(words, estimate.cash)),
        ("things", "erbraffer-outlook-heirlooms", hundreds(words, estimate.heirlooms)),
        ("aunts", "erbraffer-outlook-benefactors", span(words, of_benefactors(&estimate))),
    ];
    html! {
        div.estimate tabindex="0" role="group" aria-label=(say("erbraffer-outlook-fortune")) title=(say("erbraffer-outlook-what")) {
            h3 { (say("erbraffer-outlook-fortune")) }
            p.sum { (part("hope", html! { b.figure { (figure(words, estimate.total())) } })) (adds()) }
            (part("hope-bar", bar(&estimate)))
            dl {
                @for (class, key, sum) in sums {
                    div.(class) { dt { (say(key)) } (part(format_args!("hope-{class}"), html! { dd { (sum) } })) }
                }
            }
        }
    }
}

/// Draws the place where the page says what a choice would add.
pub(super) fn adds() -> Markup {
    html! { span.chip.adds hidden {} }
}

/// Returns what benefactors have brought and may still bring, at least and at most.
fn of_benefactors(estimate: &Estimate) -> (u32, u32) {
    let (low, high) = estimate.benefactors;
    (estimate.collected + low, estimate.collected + high)
}

/// Returns a sum that may be a span, as in `2,000–4,000`.
pub(super) fn span(words: &Words, (low, high): (u32, u32)) -> String {
    if low == high {
        return hundreds(words, low);
    }
    let values = [("low", hundreds(words, low).into()), ("high", hundreds(words, high).into())];
    words.say("erbraffer-outlook-span", &values)
}

/// Draws what the fortune is made of, each part as long as it is large; the last is what benefactors may bring besides.
fn bar(estimate: &Estimate) -> Markup {
    let (low, high) = of_benefactors(estimate);
    html! {
        div.bar aria-hidden="true" {
            @for length in [estimate.cash, estimate.heirlooms, low, high - low] { i style=[(length > 0).then(|| format!("flex:{length}"))] {} }
        }
    }
}

/// Says what naming someone for the card of a plan would add to the viewer's fortune, as in `+1,600`; nothing where it is
/// not known yet.
pub(super) fn gain(words: &Words, view: &View, plan: Plan, named: Person) -> Option<String> {
    let Plan::Play { card, heirs: [first, _], heirlooms } = plan else { return None };
    let is_first = first.is_none();
    // Who gets it is named only then.
    if is_first && view.edition().effect(card) == Effect::Sibling {
        return None;
    }
    let heirs = if is_first { [Some(named), None] } else { [first, Some(named)] };
    let deed = Deed { seat: view.turn, card, heirs, heirlooms };
    change(words, view, &view.after(&deed, Rounding::Down))
}

/// Says how much the viewer's fortune would change if the family had this, as in `+1,600`.
pub(super) fn change(words: &Words, view: &View, after: &Holdings) -> Option<String> {
    let outlook = view.own_outlook()?;
    Some(difference(words, &outlook.estimate(&view.holdings()), &outlook.estimate(after)))
}

/// Writes how much an estimate changes.
fn difference(words: &Words, before: &Estimate, after: &Estimate) -> String {
    let sum = |it: &Estimate, benefactors: u32| i64::from(it.cash + it.heirlooms + it.collected + benefactors);
    let low = sum(after, after.benefactors.0) - sum(before, before.benefactors.0);
    let high = sum(after, after.benefactors.1) - sum(before, before.benefactors.1);
    let (near, far) = if low.abs() <= high.abs() { (low, high) } else { (high, low) };
    let sign = match near + far {
        ..0 => "−",
        0 => "±",
        1.. => "+",
    };
    let amount = |sum: i64| sum.unsigned_abs() as u32;
    format!("{sign}{}", span(words, (amount(near), amount(far))))
}
