//! The first game in 1870: what it has shown so far, and how it stands if it is stopped there. ERB-75

use std::cmp::Reverse;

use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{Erbraffer, Person, Told, View};
use bequest_words::Company;
use maud::{Markup, html};

use super::bust;
use super::outlook::figure;
use bequest_web::{At, badge};

/// Whether something that was heard teaches it.
type Shows = fn(&Told) -> bool;

/// What can have been learned by then, each with what shows it.
const LEARNED: [(&str, Shows); 4] = [
    ("erbraffer-trial-cards", |told| matches!(told, Told::Played(_))),
    ("erbraffer-trial-testaments", |told| matches!(told, Told::Testament { .. })),
    ("erbraffer-trial-estates", |told| matches!(told, Told::HandedOut { .. })),
    ("erbraffer-trial-benefactors", |told| matches!(told, Told::PaidOut { .. })),
];

/// Draws what has been learned, and what the viewer can hope for. Of the others it says nothing: it would betray heirs.
pub(super) fn offer(at: &At<'_, Erbraffer>) -> Markup {
    let say = |key| at.company.words.say(key, &[]);
    let learned = LEARNED.iter().filter(|(_, shows)| at.heard.iter().any(shows));
    html! {
        div.trial-so-far {
            section {
                h3 { (say("erbraffer-trial-learned")) }
                ul.learned { @for (key, _) in learned { li { (say(key)) } } }
            }
            @if let Some(outlook) = at.view.own_outlook() {
                section.hoped {
                    h3 { (say("erbraffer-outlook-fortune")) }
                    div.portraits { @for heir in at.view.own_portraits().unwrap_or_default().iter() { (bust::draw(at.view.edition(), heir)) } }
                    p.figure { (figure(at.company.words, outlook.estimate(&at.view.holdings()).total())) }
                }
            }
        }
        p { (say("erbraffer-trial-next")) }
    }
}

/// Draws what everyone could hope for, the richest first, with their heirs.
pub(super) fn standing(company: &Company<'_>, views: &[&View]) -> Markup {
    let hope = |view: &View| {
        let outlook = view.own_outlook()?;
        Some((outlook.estimate(&view.holdings()).total(), view.viewer.seat()?, view.own_portraits()?))
    };
    let mut hopes: Vec<(u32, Seat, Pool<Person>)> = views.iter().filter_map(|view| hope(view)).collect();
    hopes.sort_by_key(|&(sum, seat, _)| (Reverse(sum), seat));
    let edition = views.first().map(|view| view.edition());
    html! {
        section.trial-standing {
            h3 { (company.words.say("erbraffer-trial-ahead", &[])) }
            ol {
                @for (sum, seat, heirs) in hopes {
                    li.{ "s" (seat) } {
                        (badge(seat, company.name(seat), ""))
                        b.who { (company.name(seat)) }
                        span.portraits {
                            @for (edition, heir) in edition.into_iter().flat_map(|edition| heirs.iter().map(move |heir| (edition, heir))) {
                                (bust::draw(edition, heir)) " " span { (edition.person(heir).name) } " "
                            }
                        }
                        b.figure { (figure(company.words, sum)) }
                    }
                }
            }
        }
    }
}
