//! After the end: whose heir was whose, the richest first.

use crate::words::{heirloom, money};
use bequest_engine::Seat;
use bequest_erbraffer::View;
use bequest_words::Company;
use maud::{Markup, html};

use super::bust;
use super::fortune::{Fortune, fortunes, heirlooms, heirs};
use bequest_web::badge;

/// Draws the portraits and fortunes of all players as they are shown at the end. ERB-60
pub(super) fn draw(company: &Company<'_>, view: &View) -> Markup {
    let fortunes = fortunes(view);
    let ties = ties(company, &fortunes);
    html! {
        div.reveal {
            h3 { (company.words.say("erbraffer-players-reveal", &[])) }
            ol.unveiled {
                @for fortune in &fortunes { (line(company, view, fortune)) }
            }
            @for tie in &ties { p.tie { (tie) } }
        }
    }
}

/// Draws what a player has.
fn line(company: &Company<'_>, view: &View, fortune: &Fortune) -> Markup {
    let (words, seat) = (company.words, fortune.seat);
    html! {
        li.{ "s" (seat) }.first[fortune.place == 1] {
            p.who {
                b.rank.figure { (words.say("erbraffer-players-place", &[("place", fortune.place.into())])) }
                (badge(seat, company.name(seat), "")) b { (company.name(seat)) }
            }
            (portraits(company, view, seat))
            dl {
                (sum(company, "erbraffer-players-cash", fortune.cash))
                (sum(company, "erbraffer-players-worth", fortune.worth))
                (sum(company, "erbraffer-players-left", fortune.collected))
                div.total {
                    dt { (words.say("erbraffer-players-fortune", &[])) }
                    dd.figure { (money(words, fortune.total())) }
                }
            }
        }
    }
}

fn sum(company: &Company<'_>, key: &str, thousands: u32) -> Markup {
    html! { div { dt { (company.words.say(key, &[])) } dd { (money(company.words, thousands)) } } }
}

/// Draws the heirs of a seat, with the names of what they own.
fn portraits(company: &Company<'_>, view: &View, seat: Seat) -> Markup {
    let (words, edition) = (company.words, view.edition());
    let heirs = heirs(view, seat);
    let names: Vec<String> = heirlooms(view, heirs).iter().map(|it| heirloom(words, edition, it)).collect();
    html! {
        div.faces {
            @for heir in heirs.iter() {
                span.face { span.flip { (bust::draw(edition, heir)) } b { (edition.person(heir).name) } }
            }
            @if !names.is_empty() { p.owns { (words.list(&names)) } }
        }
    }
}

/// Says of each place at which fortunes are equal what decided, or that it is shared. ERB-61
fn ties(company: &Company<'_>, fortunes: &[Fortune]) -> Vec<String> {
    let words = company.words;
    let equal = fortunes.chunk_by(|one, other| one.total() == other.total()).filter(|group| group.len() > 1);
    let say = |group: &[Fortune]| {
        let names: Vec<String> = group.iter().map(|fortune| company.name(fortune.seat).to_owned()).collect();
        let is_shared = group.iter().all(|fortune| fortune.worth == group[0].worth);
        let key = if is_shared { "erbraffer-players-shared" } else { "erbraffer-players-tie" };
        words.say(key, &[("names", words.list(&names).into()), ("rule", "ERB-61".into())])
    };
    equal.map(say).collect()
}

#[cfg(test)]
mod tests {
    use bequest_words::{Language, Words};

    use super::*;

    #[test]
    fn erb_61_what_decided_between_equal_fortunes_is_said() {
        let words = Words::of::<crate::Screens>(Language::English);
        let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
        let company = Company { words: &words, names: &names, you: None };
        let fortune = |seat, cash, worth| Fortune { seat: Seat::new(seat), cash, worth, collected: 0, place: 1 };
        let said = |fortunes: &[Fortune]| ties(&company, fortunes).join(" ");
        assert_eq!(said(&[fortune(0, 9, 1), fortune(1, 8, 0), fortune(2, 7, 0)]), "");
        insta::assert_snapshot!(said(&[fortune(0, 4, 6), fortune(1, 10, 0), fortune(2, 7, 0)]), @"Ada and Bert have equal fortunes: the more precious heirlooms decide (ERB-61).");
        insta::assert_snapshot!(said(&[fortune(0, 12, 0), fortune(1, 10, 0), fortune(2, 10, 0)]), @"Bert and Cleo have equal fortunes, and heirlooms of equal worth: they share the place (ERB-61).");
    }
}
