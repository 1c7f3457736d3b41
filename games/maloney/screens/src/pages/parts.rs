//! The components of the game, for the rulebook.

use std::fmt::Write;

use crate::words::{day, short_day, town_name};
use bequest_editions::Source;
use bequest_maloney::{Card, Contents, Day, Edition, Suitcase, Town};
use bequest_words::Words;
use maud::{Markup, html};

use super::drawing::map_path;
use super::geography::{VIEW_BOX, spot_of};
use bequest_web::Icon;
use bequest_web::Mark;

/// The sign of a town, in a square of 30.
const SHIELD: &str = "M15 1.5c-3 2-6.6 2.2-10 .6L1.9 5.9c2.2 4 -.6 7.1-.2 11.2C2.3 22.6 9 24.6 15 28.7c6-4.1 12.7-6.1 \
                      13.3-11.6.4-4.1-2.4-7.2-.2-11.2L25 2.1c-3.4 1.6-7 1.4-10-.6z";

/// Draws the components of the built-in edition.
pub(super) fn draw(words: &Words) -> Markup {
    let edition = Edition::built_in();
    html! {
        p { (words.say("page-parts-what", &[("edition", edition.id().name.into())])) }
        p.caution { (Mark::Reconstructed.chip(words)) " " (words.say("page-mark-reconstructed-what", &[])) }
        (start(words, edition))
        (towns(words, edition))
        (cards(words, edition))
        (suitcases(words, edition))
    }
}

fn chip(words: &Words, source: Source) -> Markup {
    Mark::of(source).chip(words)
}

/// Draws what everyone starts with.
fn start(words: &Words, edition: &Edition) -> Markup {
    let hand = |players: usize| {
        let values = [("players", players.into()), ("cards", edition.hand(players).into())];
        words.say("maloney-parts-hand", &values)
    };
    let hands: Vec<String> = (3..=6).map(hand).collect();
    html! {
        h3 { (words.say("page-parts-start", &[])) }
        ul.start {
            li { b.figure { (words.money(edition.start_cash())) } " " (words.say("maloney-parts-cash", &[])) (chip(words, edition.money_source())) }
            @for hand in hands { li { (hand) (chip(words, edition.hand_source())) } }
            li { (words.say("maloney-parts-same", &[("count", edition.same_town().into())])) (chip(words, edition.hand_source())) }
        }
    }
}

fn towns(words: &Words, edition: &Edition) -> Markup {
    let say = |key| words.say(key, &[]);
    html! {
        h3 { (say("maloney-parts-towns")) }
        p { (say("maloney-parts-towns-what")) }
        (map(words, edition))
        table.towns-and-roads {
            thead { tr { th scope="col" { (say("maloney-parts-town")) } th scope="col" { (say("maloney-parts-roads")) } } }
            tbody { @for town in edition.towns() { (town_row(words, edition, town)) } }
        }
    }
}

fn town_row(words: &Words, edition: &Edition, town: Town) -> Markup {
    let info = edition.town(town);
    html! {
        tr {
            th scope="row" { b.sign { (town) } span { (town_name(words, edition, town)) } (chip(words, info.name_source)) }
            td {
                ul.roads-to { @for link in edition.links(town).iter() { li title=(town_name(words, edition, link)) { (link) } } }
                (chip(words, info.links_source))
            }
        }
    }
}

fn map(words: &Words, edition: &Edition) -> Markup {
    let spots = edition.towns().filter_map(|town| Some((town, spot_of(edition, town)?)));
    html! {
        svg.plot viewBox=(VIEW_BOX) role="img" aria-label=(words.say("maloney-parts-map", &[])) {
            image href=(map_path()) x="14" y="16" width="976" height="612" {}
            @for (town, spot) in spots {
                g transform={ "translate(" (spot.at.0) " " (spot.at.1) ")" } {
                    text.place-name text-anchor=(spot.anchor.as_str()) x=(spot.label.0) y=(spot.label.1) {
                        (town_name(words, edition, town))
                    }
                    g.sign {
                        path transform="translate(-15 -15)" d=(SHIELD) {}
                        text text-anchor="middle" y="4" { (town) }
                    }
                }
            }
        }
    }
}

fn cards(words: &Words, edition: &Edition) -> Markup {
    let say = |key| words.say(key, &[]);
    html! {
        h3 { (say("maloney-parts-cards")) }
        p { (words.say("maloney-parts-cards-what", &[("count", edition.cards().len().into())])) }
        (worth(words, edition))
        ul.deck {
            @for town in edition.towns() {
                li {
                    b.sign { (town) }
                    span.town-of { (town_name(words, edition, town)) }
                    ul.minis { @for card in edition.cards_of(town).iter() { (mini(words, edition, card)) } }
                }
            }
        }
    }
}

/// Draws what a card is worth on each day, by its best day.
fn worth(words: &Words, edition: &Edition) -> Markup {
    let with_best = |best: Day| edition.cards().iter().find(move |card| edition.best_day(*card) == best);
    html! {
        div.scrolls tabindex="0" role="group" aria-label=(words.say("maloney-parts-worth", &[])) {
            table.worth {
                thead {
                    tr {
                        th scope="col" { (words.say("maloney-parts-best", &[])) }
                        @for today in Day::WEEK {
                            th scope="col" .double[today.is_double()] { abbr title=(day(words, today)) { (short_day(words, today)) } }
                        }
                    }
                }
                tbody {
                    @for (best, card) in Day::WEEK.into_iter().filter_map(|best| Some((best, with_best(best)?))) {
                        tr {
                            th scope="row" { (day(words, best)) }
                            @for today in Day::WEEK {
                                td.double[today.is_double()].best[today == best] { (edition.value(card, today)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Draws a card: its best day, and its worth from Monday to Sunday as bars.
fn mini(words: &Words, edition: &Edition, card: Card) -> Markup {
    let best = edition.best_day(card);
    let mut bars = String::new();
    for (place, today) in Day::WEEK.into_iter().enumerate() {
        let (x, value) = (4 * place, edition.value(card, today));
        write!(bars, "M{x} 14v-{value}h3v{value}z").expect("a string takes all");
    }
    html! {
        li {
            abbr title=(day(words, best)) { (short_day(words, best)) }
            svg viewBox="0 0 27 14" aria-hidden="true" { path d=(bars) {} }
            (chip(words, edition.card_source(card)))
        }
    }
}

fn suitcases(words: &Words, edition: &Edition) -> Markup {
    let count = edition.suitcases().len();
    html! {
        h3 { (words.say("maloney-parts-suitcases", &[])) }
        p { (words.say("maloney-parts-suitcases-what", &[("count", count.into())])) }
        ul.cases { @for suitcase in edition.suitcases().iter() { (case(words, edition, suitcase)) } }
    }
}

fn case(words: &Words, edition: &Edition, suitcase: Suitcase) -> Markup {
    let (good, size) = match edition.contents(suitcase) {
        Contents::Points(points) => (points > 0, words.points(points.abs())),
        Contents::Dollars(dollars) => (dollars > 0, words.money(dollars.unsigned_abs())),
    };
    let sign = if good { "+" } else { "−" };
    html! {
        li.bad[!good] { (Icon::Suitcase.draw()) b { (sign) (size) } (chip(words, edition.suitcase_source(suitcase))) }
    }
}

#[cfg(test)]
mod tests {
    use bequest_words::Language;

    use super::*;

    #[test]
    fn every_value_says_where_it_comes_from() {
        let (edition, words) = (Edition::built_in(), Words::of::<crate::Screens>(Language::English));
        let drawn = draw(&words).into_string();
        let chips = |letter: &str| drawn.matches(&format!("mark mark-{letter}")).count();
        // The sizes of hands are one value of the edition and five lines here.
        assert_eq!(chips("b"), edition.count(Source::Rulebook) + 4);
        // One more says what it means.
        assert_eq!(chips("c"), edition.count(Source::Reconstructed) + 1);
        assert_eq!(chips("f"), edition.count(Source::Found));
    }

    #[test]
    fn a_town_with_its_roads() {
        let words = Words::of::<crate::Screens>(Language::English);
        let town = Town::numbered(3).expect("there are sixteen");
        let row = town_row(&words, Edition::built_in(), town).into_string().replace("><", ">\n<");
        insta::assert_snapshot!(row, @r#"
        <tr>
        <th scope="row">
        <b class="sign">3</b>
        <span>Sacramento</span>
        <span class="mark mark-b" title="rulebook">
        <b aria-hidden="true">B</b>
        <span class="word">rulebook</span>
        </span>
        </th>
        <td>
        <ul class="roads-to">
        <li title="San Francisco">1</li>
        <li title="San Diego">2</li>
        <li title="Cheyenne">6</li>
        <li title="Santa Fe">7</li>
        <li title="Chicago">8</li>
        <li title="Kansas City">9</li>
        <li title="Charleston">16</li>
        </ul>
        <span class="mark mark-b" title="rulebook">
        <b aria-hidden="true">B</b>
        <span class="word">rulebook</span>
        </span>
        </td>
        </tr>
        "#);
    }
}
