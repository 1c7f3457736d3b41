//! Sharing an estate: the panel over the board, and what the others see of it.

mod child;

use crate::words::{couple, heirloom, money};
use bequest_erbraffer::{Edition, Erbraffer, Estate, Heirloom, Person};
use maud::{Markup, html};

use super::answers::{Sign, undo};
use super::tree::heirlooms::art;
use super::tree::person::frame;
use super::tree::purse::coins;
use bequest_web::{At, Prompt, form};

/// Draws the panel in which an estate is shared out. It covers the board and can be put aside.
pub(super) fn panel(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate) -> Markup {
    let words = at.company.words;
    let edition = at.view.edition();
    let say = |key| words.say(key, &[]);
    let children = edition.children(estate.couple);
    html! {
        div.veil {}
        details.estate open data-sheet data-needs-now data-key={ "estate-" (at.view.round) } {
            summary.button.quiet { span.aside { (say("erbraffer-answers-aside")) } span.back { (say("erbraffer-answers-back")) } }
            section aria-labelledby="estate-title" {
                header { p.caps { (where_in_change(at, estate)) } h2 #estate-title { (heading(at, estate)) } }
                // Most buttons of the panel belong to this form.
                (form::answer(at, prompt, "ways", &html! { (heading(at, estate)) }, &html! {}))
                div.couple tabindex="0" role="group" aria-label=(heading(at, estate)) data-tips {
                    div.two title=(couple(at.company.words, edition, estate.couple)) {
                        @for partner in edition.couple(estate.couple).partners { (likeness(edition, partner)) }
                    }
                    (total(at, estate))
                    (stock(at, prompt, estate))
                }
                (branch(at, estate))
                ul.children.{ "of-" (children.len()) } aria-label=(say("erbraffer-answers-children")) {
                    @for one in children.iter() { (child::draw(at, prompt, estate, one)) }
                }
                footer {
                    p.sum role="status" { (sum_line(at, estate)) }
                    @if is_untouched(edition, estate) {
                        @if can_choose_another(at, estate) { (undo(at, prompt.seat, &say("erbraffer-answers-another"))) }
                    } @else {
                        (undo(at, prompt.seat, &say("erbraffer-answers-take-back")))
                    }
                    (confirm(at, prompt, estate))
                }
            }
        }
    }
}

/// Draws what everyone sees of an estate that is being shared out.
pub(super) fn small(at: &At<'_, Erbraffer>, estate: &Estate) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    html! {
        div.estate-small {
            ul {
                @for one in edition.children(estate.couple).iter() {
                    li data-key=(one) {
                        (likeness(edition, one))
                        span.name { (edition.person(one).name) } " "
                        b { (money(words, estate.share(edition, one).into())) }
                        @for it in held(estate, one) { (heirloom_art(edition, it)) span.unseen { ", " (heirloom(words, edition, it)) } }
                    }
                }
            }
            p.sum { (sum_line(at, estate)) }
        }
    }
}

/// Draws a portrait in its frame, with the enamel of its generation.
pub(super) fn likeness(edition: &Edition, person: Person) -> Markup {
    html! { span.likeness.{ "g" (edition.person(person).generation) } { (frame(edition, person)) } }
}

/// Draws an heirloom beside a text that names it.
pub(super) fn heirloom_art(edition: &Edition, heirloom: Heirloom) -> Markup {
    html! { span.heirloom { (art(edition, heirloom)) } }
}

/// Returns how much of what someone gets arrives at the viewer's heirs, in hundredths: nothing for anyone else.
fn share_of_mine(at: &At<'_, Erbraffer>, person: Person) -> u32 {
    at.view.own_outlook().map_or(0, |outlook| outlook.share(person).percent())
}

/// Says what someone means to the viewer: the way to their heir, or a benefactor whose card they hold.
pub(super) fn mine(at: &At<'_, Erbraffer>, person: Person) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let holds = at.view.own_benefactors().is_some_and(|own| !own.and(edition.cards_of(person)).is_empty());
    html! {
        @match share_of_mine(at, person) {
            0 if holds => span.lead { (Sign::Key.draw()) (words.say("erbraffer-answers-holds", &[])) },
            0 => {},
            share => span.lead { (Sign::Star.draw()) (words.say("erbraffer-answers-leads", &[("share", share.into())])) },
        }
    }
}

/// Writes where the money goes, as in `16,000 = 3,000 to Ferdinand + 13,000 to Felix`.
pub(super) fn sum_line(at: &At<'_, Erbraffer>, estate: &Estate) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let sum = |thousands: u16| money(words, thousands.into());
    let to = |child: Person| {
        let values =
            [("sum", sum(estate.share(edition, child)).into()), ("who", edition.person(child).name.as_str().into())];
        words.say("erbraffer-answers-sum-to", &values)
    };
    let mut parts: Vec<String> = edition.children(estate.couple).iter().map(to).collect();
    let open = if estate.rest.is_none() { estate.remainder(edition) } else { 0 };
    if open > 0 {
        parts.push(words.say("erbraffer-answers-sum-open", &[("sum", sum(open).into())]));
    }
    html! { b { (sum(estate.cash)) } " = " (parts.join(" + ")) }
}

/// Says the year and the number of the estate.
fn where_in_change(at: &At<'_, Erbraffer>, estate: &Estate) -> String {
    let all = at.view.edition().couples_in(at.view.living.into()).len();
    let values = [
        ("year", at.view.year.to_string().into()),
        ("number", (all - at.view.couples_left.len()).into()),
        ("all", all.into()),
    ];
    let key = if estate.is_new_will { "erbraffer-answers-again-of" } else { "erbraffer-answers-estate-of" };
    at.company.words.say(key, &values)
}

/// Says whose estate it is.
pub(super) fn heading(at: &At<'_, Erbraffer>, estate: &Estate) -> String {
    let words = at.company.words;
    let who = couple(words, at.view.edition(), estate.couple);
    words.say("erbraffer-answers-leave", &[("couple", who.into())])
}

/// Draws the cash of the estate, and what of it was whose.
fn total(at: &At<'_, Erbraffer>, estate: &Estate) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let of = |person: Person| format!("{} {}", edition.person(person).name, money(words, at.view.cash[person].into()));
    let of_both = edition.couple(estate.couple).partners.map(of).join(" + ");
    html! {
        div.total {
            p title=(of_both) { (coins(estate.cash)) b.figure { (money(words, estate.cash.into())) } }
            p.small {
                @if estate.is_new_will { (words.say("erbraffer-answers-freely", &[])) }
                @else { (of_both) }
            }
        }
    }
}

/// Returns the heirlooms that go to a child at present.
fn held(estate: &Estate, child: Person) -> impl Iterator<Item = Heirloom> {
    estate.heirlooms.iter().filter(move |&it| estate.heir_of(it) == Some(child))
}

/// Returns whether heirlooms are to be spread: not if there is none, or one child that can have them. ERB-35
fn can_give(edition: &Edition, estate: &Estate) -> bool {
    !estate.heirlooms.is_empty() && edition.married_children(estate.couple).len() > 1
}

/// Draws the heirlooms: one is chosen here or where it was put, then a child's button says where it goes.
fn stock(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let say = |key| words.say(key, &[]);
    if !can_give(edition, estate) {
        let key =
            if estate.heirlooms.is_empty() { "erbraffer-answers-no-things" } else { "erbraffer-answers-only-child" };
        return html! { div.stock { p.small { (say(key)) } } };
    }
    let waits = |it: Heirloom| estate.heir_of(it).is_none();
    let first = estate.heirlooms.iter().find(|&it| waits(it));
    let settled: String = estate.heirlooms.iter().map(|it| if waits(it) { '-' } else { '+' }).collect();
    let choices = html! {
        input type="hidden" name="action" value="give";
        // With every heirloom that finds its place the next one is chosen.
        div.tokens data-key={ "stock" (settled) } {
            @for it in estate.heirlooms.iter() {
                input.unseen type="radio" name="action" value=(it) id={ "pick-" (it) } required checked[first == Some(it)];
                @if waits(it) { (token(at, it)) }
            }
        }
    };
    html! {
        div.stock {
            p.small { @if first.is_some() { (say("erbraffer-answers-to-place")) } @else { (say("erbraffer-answers-all-placed")) } }
            (form::answer(at, prompt, "gives", &html! { (say("erbraffer-answers-to-place")) }, &choices))
        }
    }
}

/// Draws an heirloom that can be chosen, or carried to a child.
fn token(at: &At<'_, Erbraffer>, it: Heirloom) -> Markup {
    let pick = format!("pick-{it}");
    html! { label.token for=(pick) draggable="true" data-carry=(pick) data-key={ "token-" (it) } { (face(at, it)) } }
}

fn face(at: &At<'_, Erbraffer>, it: Heirloom) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    html! {
        (heirloom_art(edition, it))
        span { (heirloom(words, edition, it)) " " b { (money(words, edition.heirloom(it).value.into())) } }
    }
}

/// Draws the line from the couple to each child; those that lead to the viewer's heir are gold.
fn branch(at: &At<'_, Erbraffer>, estate: &Estate) -> Markup {
    const WIDTH: usize = 840;
    const COUPLE: usize = 98;
    let children = at.view.edition().children(estate.couple);
    let place = |child: usize| (2 * child + 1) * WIDTH / (2 * children.len().max(1));
    let mut ways: Vec<(bool, usize)> =
        children.iter().enumerate().map(|(index, one)| (share_of_mine(at, one) > 0, place(index))).collect();
    ways.sort_unstable();
    html! {
        svg.branch viewBox={ "0 0 " (WIDTH) " 34" } preserveAspectRatio="none" aria-hidden="true" {
            @for (leads, x) in ways {
                path.lit[leads] d={ "M" (COUPLE) " 0V10Q" (COUPLE) " 17 " (COUPLE + 7) " 17H" (x - 7) "Q" (x) " 17 " (x) " 24V34" } {}
            }
        }
    }
}

/// Returns whether nothing has been settled yet but what leaves no choice.
fn is_untouched(edition: &Edition, estate: &Estate) -> bool {
    let given = can_give(edition, estate) && estate.heirlooms.iter().any(|it| estate.heir_of(it).is_some());
    let named = edition.children(estate.couple).len() > 1 && (estate.rest.is_some() || estate.left() < estate.cash);
    !given && !named
}

/// Returns whether the couple was chosen among others just now: the last one is nobody's choice.
fn can_choose_another(at: &At<'_, Erbraffer>, estate: &Estate) -> bool {
    !estate.is_new_will && !at.view.couples_left.is_empty()
}

/// Draws the button that hands the estate out; until it can, it says what is missing.
fn confirm(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>, estate: &Estate) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let waiting = estate.heirlooms.iter().filter(|&it| estate.heir_of(it).is_none()).count();
    if estate.is_complete(edition) {
        let ask = words.say("erbraffer-answers-hand-out-ask", &[]);
        return html! {
            button.button.primary type="submit" form={ "ways-" (prompt.seat) } name="action" value="confirm" data-ask-all=(ask) {
                (words.say("erbraffer-answers-hand-out", &[]))
            }
        };
    }
    let missing = if waiting > 0 {
        words.say("erbraffer-answers-things-wait", &[("count", waiting.into())])
    } else if estate.is_new_will {
        words.say("erbraffer-answers-rest-waits", &[])
    } else {
        let rest = estate.remainder(edition);
        let values = [("sum", money(words, rest.into()).into()), ("count", usize::from(rest).into())];
        words.say("erbraffer-answers-odd-waits", &values)
    };
    form::closed(at, Some(prompt.seat), "confirm", "button primary", &html! { (missing) })
}
