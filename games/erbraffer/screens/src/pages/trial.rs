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

/// What a seat could hope for where the game stopped.
struct Hope {
    seat: Seat,
    /// The estimate, in hundreds.
    sum: u32,
    heirs: Pool<Person>,
    benefactors: Pool<Person>,
}

impl Hope {
    fn of(view: &View) -> Option<Self> {
        let outlook = view.own_outlook()?;
        let cards = view.own_benefactors()?;
        Some(Self {
            seat: view.viewer.seat()?,
            sum: outlook.estimate(&view.holdings()).total(),
            heirs: view.own_portraits()?,
            benefactors: cards.iter().map(|card| view.edition().benefactor(card)).collect(),
        })
    }
}

/// Draws what everyone could hope for, the richest first, with their heirs and benefactors: all secrets are open. Who is
/// equally rich has the same place.
pub(super) fn standing(company: &Company<'_>, views: &[&View]) -> Markup {
    let mut hopes: Vec<Hope> = views.iter().filter_map(|view| Hope::of(view)).collect();
    hopes.sort_by_key(|hope| (Reverse(hope.sum), hope.seat));
    let Some(edition) = views.first().map(|view| view.edition()) else { return html! {} };
    let words = company.words;
    let place = |hope: &Hope| 1 + hopes.iter().filter(|other| other.sum > hope.sum).count();
    let persons = |persons: Pool<Person>| {
        html! { @for person in persons.iter() { span.who-is { (bust::draw(edition, person)) " " (edition.person(person).name) } " " } }
    };
    html! {
        section.trial-standing {
            h3 { (words.say("erbraffer-trial-ahead", &[])) }
            ol {
                @for hope in &hopes {
                    li.{ "s" (hope.seat) }.first[place(hope) == 1] {
                        b.place { (words.say("erbraffer-players-place", &[("place", place(hope).into())])) }
                        (badge(hope.seat, company.name(hope.seat), ""))
                        b.who { (company.name(hope.seat)) }
                        p.portraits { (persons(hope.heirs)) }
                        p.cards { small { (words.say("erbraffer-players-left", &[])) } " " (persons(hope.benefactors)) }
                        b.figure { (figure(words, hope.sum)) }
                    }
                }
            }
            @for said in ahead(company, &hopes) { p { (said) } }
            p { (words.say("erbraffer-trial-again", &[])) }
        }
    }
}

/// Says who is ahead, and of those who are equally rich what would decide. ERB-61
fn ahead(company: &Company<'_>, hopes: &[Hope]) -> Vec<String> {
    let words = company.words;
    let names =
        |group: &[Hope]| words.list(&group.iter().map(|hope| company.name(hope.seat).to_owned()).collect::<Vec<_>>());
    let groups = || hopes.chunk_by(|one, other| one.sum == other.sum);
    let first = groups().next().map(|group| {
        words.say("erbraffer-trial-first", &[("count", group.len().into()), ("names", names(group).into())])
    });
    let level = groups()
        .filter(|group| group.len() > 1)
        .map(|group| words.say("erbraffer-trial-level", &[("names", names(group).into()), ("rule", "ERB-61".into())]));
    first.into_iter().chain(level).collect()
}

#[cfg(test)]
mod tests {
    use bequest_words::{Language, Words};

    use super::*;

    #[test]
    fn it_says_who_is_ahead_and_what_would_decide() {
        let words = Words::of::<crate::Screens>(Language::English);
        let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
        let company = Company { words: &words, names: &names, you: None };
        let hope = |seat, sum| Hope { seat: Seat::new(seat), sum, heirs: Pool::EMPTY, benefactors: Pool::EMPTY };
        let said = |hopes: &[Hope]| ahead(&company, hopes).join(" ");
        insta::assert_snapshot!(said(&[hope(0, 9), hope(1, 8), hope(2, 7)]), @"Ada is ahead.");
        insta::assert_snapshot!(said(&[hope(0, 9), hope(1, 7), hope(2, 7)]), @"Ada is ahead. Bert and Cleo have equal estimates: at the end of a game the more precious heirlooms decide (ERB-61).");
        insta::assert_snapshot!(said(&[hope(0, 9), hope(1, 9), hope(2, 7)]), @"Ada and Bert are ahead together. Ada and Bert have equal estimates: at the end of a game the more precious heirlooms decide (ERB-61).");
    }
}
