//! A child in the panel: what it gets, and the buttons that change it.

use crate::words::money;
use bequest_erbraffer::{Action, Erbraffer, Estate, Person};
use maud::{Markup, html};

use super::{can_give, face, held, likeness, mine, token};
use bequest_web::{At, Prompt, form};

/// Draws a child; it is also the place where heirlooms are put down.
pub(super) fn draw(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate, child: Person) -> Markup {
    let edition = at.view.edition();
    let barred = edition.benefactors().contains(child);
    let holds: String = held(estate, child).map(|it| format!(" has-{it}")).collect();
    let class = if barred { "child barred" } else { "child" };
    html! {
        li class={ (class) (holds) } data-key=(child) data-drop {
            (likeness(edition, child))
            div.facts {
                h3 { (edition.person(child).name) }
                p.small { (role(at, child)) }
                (mine(at, child))
            }
            div.cashbox { (cash(at, prompt, estate, child)) (rest(at, prompt, estate, child)) }
            @if !estate.heirlooms.is_empty() { div.tray { (tray(at, prompt, estate, child)) } }
        }
    }
}

fn role(at: &At<'_, Erbraffer>, child: Person) -> String {
    let (words, edition) = (at.company.words, at.view.edition());
    match edition.spouse(child) {
        _ if edition.benefactors().contains(child) => {
            let sex = if edition.person(child).is_woman { "woman" } else { "man" };
            words.say("erbraffer-answers-benefactor", &[("sex", sex.into())])
        }
        Some(spouse) => words.say("erbraffer-answers-marries", &[("who", edition.person(spouse).name.as_str().into())]),
        None => words.say("erbraffer-answers-last-row", &[]),
    }
}

// Cash

/// Draws what a child gets: as a figure where the law says it, with buttons where the player does. ERB-31, ERB-32,
/// ERB-40
fn cash(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate, child: Person) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let now = estate.paid(edition, child);
    let most = estate.left() + now;
    if most == 0 || !estate.payable(edition).contains(child) || edition.children(estate.couple).len() == 1 {
        return html! { p.portion { b.figure { (money(words, estate.share(edition, child).into())) } } };
    }
    let who = edition.person(child).name.as_str();
    let pay = |sum: Option<u16>, sign: &str, label: String| {
        let sum = sum.filter(|&sum| sum != now && sum <= most);
        html! {
            button.button.quiet type="submit" form={ "ways-" (prompt.seat) } name="action" aria-label=(label)
                value=[sum.map(|sum| Action::Pay(child, sum))] disabled[sum.is_none()] { (sign) }
        }
    };
    let by =
        |key: &str, thousands: u32| words.say(key, &[("sum", money(words, thousands).into()), ("who", who.into())]);
    html! {
        div.stepper role="group" aria-label=(words.say("erbraffer-answers-cash-for", &[("who", who.into())])) {
            (pay(now.checked_sub(1), "−", by("erbraffer-answers-less", 1)))
            (amount(at, prompt, child, now, most))
            (pay(Some(now + 1), "+", by("erbraffer-answers-more", 1)))
            div.leaps {
                (pay(Some(0), "0", by("erbraffer-answers-none", 0)))
                (pay(now.checked_sub(5), "−5", by("erbraffer-answers-less", 5)))
                (pay(Some(now + 5), "+5", by("erbraffer-answers-more", 5)))
                (pay(Some(most), &words.say("erbraffer-answers-all-short", &[]), by("erbraffer-answers-all", most.into())))
            }
        }
    }
}

/// Draws the field for any amount, in thousands: it is sent when it is left.
fn amount(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, child: Person, now: u16, most: u16) -> Markup {
    let words = at.company.words;
    let id = format!("amount-{child}-{}", prompt.seat);
    let label =
        words.say("erbraffer-answers-thousands", &[("who", at.view.edition().person(child).name.as_str().into())]);
    let thousand = money(words, 1);
    let field = html! {
        input type="hidden" name="action" value="pay";
        input type="hidden" name="action" value=(child);
        span.amount.zero[now == 0] {
            input.input id=(id) type="number" inputmode="numeric" name="action" required min="0" max=(most) value=(now)
                aria-label=(label) data-send;
            // Three noughts with their separator, as the language writes them.
            span aria-hidden="true" { (thousand.trim_start_matches('1')) }
        }
    };
    form::answer(at, prompt, &format!("pay-{child}"), &html! { (label) }, &field)
}

/// Draws what names a child for the rest, while there is one. ERB-32, ERB-40
fn rest(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate, child: Person) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    if !estate.candidates(edition).contains(child) || edition.children(estate.couple).len() == 1 {
        let may_be = !estate.is_new_will && edition.married_children(estate.couple).len() > 1;
        return html! { @if may_be && edition.married().contains(child) { div.may-be-odd {} } };
    }
    let rest = estate.remainder(edition);
    let values = [("sum", money(words, rest.into()).into()), ("count", usize::from(rest).into())];
    let key = if estate.is_new_will { "erbraffer-answers-rest" } else { "erbraffer-answers-odd" };
    let label = words.say(key, &values);
    let who = edition.person(child).name.as_str();
    html! {
        @if estate.rest == Some(child) {
            p.odd.named { i.dot {} (label) }
        } @else {
            button.odd type="submit" form={ "ways-" (prompt.seat) } name="action" value=(Action::Rest(child)) {
                i.dot {} span { (label) span.unseen { ": " (who) } }
            }
        }
    }
}

// Heirlooms

/// Draws the heirlooms that a child gets, and where the next one can be put. ERB-34
fn tray(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate, child: Person) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let who = html! { span.unseen { ": " (edition.person(child).name) } };
    let is_open = can_give(edition, estate);
    let first = estate.heirlooms.iter().next().map(|it| Action::Give(it, child).to_string());
    // The button is above what it has brought, so that it stays under the pointer.
    html! {
        @if edition.benefactors().contains(child) {
            @let label = html! { (words.say("erbraffer-answers-bars-things", &[])) (who) };
            (form::closed(at, Some(prompt.seat), &first.unwrap_or_default(), "place", &label))
        } @else if is_open {
            button.place type="submit" form={ "gives-" (prompt.seat) } name="action" value=(child) { (words.say("erbraffer-answers-place", &[])) (who) }
        }
        @for it in held(estate, child) {
            @if is_open { (token(at, it)) } @else { span.token { (face(at, it)) } }
        }
    }
}
