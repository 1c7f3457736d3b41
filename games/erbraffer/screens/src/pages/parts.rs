//! The components of the game, for the rulebook.

use crate::words::{couple, effect, heirloom, money, title};
use bequest_editions::Source;
use bequest_erbraffer::{Card, Couple, Edition, Heirloom, Person, Year, YearKind};
use bequest_words::Words;
use maud::{Markup, html};

use super::bust;
use bequest_web::Mark;

/// The coins by their worth in thousands. Nobody counts them: they only say how money is drawn. ERB-74
const COINS: [(u32, usize); 3] = [(10, 20), (5, 30), (1, 40)];
/// The testaments in the box. ERB-74
const TESTAMENTS: usize = 2;

/// Draws the components of the built-in edition.
pub(super) fn draw(words: &Words) -> Markup {
    let edition = Edition::built_in();
    html! {
        p { (words.say("page-parts-what", &[("edition", edition.id().name.into())])) }
        p.caution { (Mark::Reconstructed.chip(words)) " " (words.say("erbraffer-parts-rebuilt", &[])) }
        (start(words, edition))
        (family(words, edition))
        (heirlooms(words, edition))
        (influence(words, edition))
        (benefactors(words, edition))
        (calendar(words))
        (rest(words, edition))
    }
}

fn chip(words: &Words, source: Source) -> Markup {
    Mark::of(source).chip(words)
}

/// Draws what a game begins with.
fn start(words: &Words, edition: &Edition) -> Markup {
    let dealt = [
        words.say("erbraffer-parts-hand", &[("count", edition.hand().into())]),
        each(words, "erbraffer-parts-portraits", |players| edition.portraits_each(players)),
        each(words, "erbraffer-parts-keys", |players| edition.benefactors_each(players)),
    ];
    html! {
        h3 { (words.say("page-parts-start", &[])) }
        ul.start {
            li {
                b.figure { (money(words, edition.start_cash().into())) } " "
                (words.say("erbraffer-parts-cash", &[])) (chip(words, edition.start_source()))
            }
            @for dealt in dealt { li { (dealt) (chip(words, edition.deal_source())) } }
        }
    }
}

/// Says how many cards everyone is dealt, by the number of players.
fn each(words: &Words, key: &str, count: impl Fn(usize) -> usize) -> String {
    words.say(key, &[("few", count(2).into()), ("many", count(4).into())])
}

fn family(words: &Words, edition: &Edition) -> Markup {
    let counts = [("persons", edition.persons().len().into()), ("couples", edition.couples().len().into())];
    let rows = (0..6).filter(|generation| !edition.row(*generation).is_empty());
    html! {
        h3 { (words.say("erbraffer-parts-family", &[])) }
        p { (words.say("erbraffer-parts-family-what", &counts)) }
        @for generation in rows {
            h4.generation { (bust::birth(generation)) }
            ul.kin { @for person in edition.row(generation).iter() { (relative(words, edition, person)) } }
            @if !edition.couples_in(generation).is_empty() {
                ul.weds aria-label=(words.say("erbraffer-parts-couples", &[])) {
                    @for its in edition.couples_in(generation).iter() { (wed(words, edition, its)) }
                }
            }
        }
    }
}

fn relative(words: &Words, edition: &Edition, person: Person) -> Markup {
    let info = edition.person(person);
    let sex = [("sex", if info.is_woman { "woman" } else { "man" }.into())];
    let origin = match info.parents {
        Some(parents) => {
            words.say("erbraffer-parts-child", &[("parents", couple(words, edition, parents).into()), sex[0].clone()])
        }
        None if info.generation == 0 => words.say("erbraffer-parts-founder", &[]),
        None => words.say("erbraffer-parts-married-in", &[]),
    };
    html! {
        li {
            (bust::draw(edition, person))
            p.name { b { (info.name) } " " (chip(words, info.name_source)) }
            p.origin {
                (origin)
                @if info.benefactor { ", " em { (words.say("erbraffer-parts-benefactor", &sex)) } }
                @if info.dowry > 0 { ", " (words.say("erbraffer-parts-dowry", &[("sum", money(words, info.dowry.into()).into())])) }
                " " (chip(words, info.place_source))
            }
        }
    }
}

fn wed(words: &Words, edition: &Edition, its: Couple) -> Markup {
    html! { li { svg.rings viewBox="0 0 18 12" aria-hidden="true" { circle cx="6" cy="6" r="4.6" {} circle cx="12" cy="6" r="4.6" {} } " " (couple(words, edition, its)) " " (chip(words, edition.couple(its).source)) } }
}

fn heirlooms(words: &Words, edition: &Edition) -> Markup {
    html! {
        h3 { (words.say("erbraffer-parts-heirlooms", &[])) }
        p { (words.say("erbraffer-parts-heirlooms-what", &[("count", edition.heirlooms().len().into())])) }
        ul.start.valuables { @for it in edition.heirlooms().iter() { (valuable(words, edition, it)) } }
    }
}

fn valuable(words: &Words, edition: &Edition, it: Heirloom) -> Markup {
    let info = edition.heirloom(it);
    let owner = edition.person(info.owner).name.as_str();
    html! {
        li {
            b.figure { (money(words, info.value.into())) } (chip(words, info.value_source))
            span { b { (heirloom(words, edition, it)) } " " small { (words.say("erbraffer-parts-beside", &[("owner", owner.into())])) } }
            (chip(words, info.owner_source))
        }
    }
}

/// Returns the influence cards, those that are alike together.
fn kinds(edition: &Edition) -> Vec<Vec<Card>> {
    let mut kinds: Vec<Vec<Card>> = Vec::new();
    for card in edition.cards().iter() {
        match kinds.iter_mut().find(|kind| edition.card(kind[0]) == edition.card(card)) {
            Some(kind) => kind.push(card),
            None => kinds.push(vec![card]),
        }
    }
    // Cards of one title are together, where the first of them is.
    let place = |title: &str| edition.cards().iter().position(|card| edition.card(card).title == title);
    kinds.sort_by_key(|kind| (place(&edition.card(kind[0]).title), kind[0].number()));
    kinds
}

fn influence(words: &Words, edition: &Edition) -> Markup {
    let beige = edition.cards().iter().filter(|card| edition.card(*card).hourglass).count();
    let counts = [("count", edition.cards().len().into()), ("beige", beige.into())];
    html! {
        h3 { (words.say("erbraffer-parts-influence", &[])) }
        p { (words.say("erbraffer-parts-influence-what", &counts)) }
        ul.influences { @for kind in kinds(edition) { (cards_of(words, edition, &kind)) } }
    }
}

/// Draws cards that are alike.
fn cards_of(words: &Words, edition: &Edition, kind: &[Card]) -> Markup {
    let info = edition.card(kind[0]);
    let class = if info.hourglass { "beige" } else { "grey" };
    let time = if info.hourglass { "erbraffer-parts-hourglass" } else { "erbraffer-parts-no-hourglass" };
    html! {
        li.(class) {
            b.figure { (kind.len()) "×" }
            p { b { (title(words, edition, kind[0])) } " " (chip(words, info.source)) }
            p.what { (effect(words, edition, kind[0])) }
            p.time { (words.say(time, &[])) " " (chip(words, info.hourglass_source)) }
        }
    }
}

fn benefactors(words: &Words, edition: &Edition) -> Markup {
    let counts =
        [("count", edition.benefactor_cards().len().into()), ("benefactors", edition.benefactors().len().into())];
    html! {
        h3 { (words.say("erbraffer-parts-benefactors", &[])) }
        p { (words.say("erbraffer-parts-benefactors-what", &counts)) " " (Mark::Rulebook.chip(words)) }
        ul.kin.benefactors {
            @for person in edition.benefactors().iter() {
                li {
                    (bust::draw(edition, person))
                    p.name { b { (edition.person(person).name) } }
                    p.origin { (bust::year(edition, person)) ", " (edition.cards_of(person).len()) "×" }
                }
            }
        }
    }
}

/// Draws the years with what happens in them. ERB-1, ERB-20, ERB-23, ERB-24
fn calendar(words: &Words) -> Markup {
    html! {
        h3 { (words.say("erbraffer-parts-calendar", &[])) }
        p { (words.say("erbraffer-parts-calendar-what", &[])) " " (Mark::Rulebook.chip(words)) }
        ol.decades {
            @for year in Year::all() {
                @let (class, key) = match year.kind() {
                    YearKind::Start => ("golden", "erbraffer-parts-first"),
                    YearKind::White => ("white", "erbraffer-parts-white"),
                    YearKind::Golden => ("golden", "erbraffer-parts-golden"),
                    YearKind::Last => ("white", "erbraffer-parts-last"),
                };
                li.(class) { b { (year) } small { (words.say(key, &[])) } }
            }
        }
    }
}

/// Draws what else is in the box. ERB-74
fn rest(words: &Words, edition: &Edition) -> Markup {
    let say = |key, count: usize| words.say(key, &[("count", count.into())]);
    let coins: usize = COINS.iter().map(|(_, count)| count).sum();
    html! {
        h3 { (words.say("erbraffer-parts-rest", &[])) }
        ul.start {
            li { (say("erbraffer-parts-cards", edition.last_row().len())) (Mark::Rulebook.chip(words)) }
            li { (say("erbraffer-parts-testaments", TESTAMENTS)) (Mark::Rulebook.chip(words)) }
            li { (say("erbraffer-parts-coins", coins)) (Mark::Rulebook.chip(words)) }
            @for (worth, count) in COINS {
                li { b.figure { (count) "×" } " " (money(words, worth)) (Mark::Reconstructed.chip(words)) }
            }
        }
        p.small { (words.say("erbraffer-parts-coins-what", &[])) }
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
        let alike = |source: Source| -> usize {
            let spared = |kind: &Vec<Card>| {
                let info = edition.card(kind[0]);
                let its = [info.source, info.hourglass_source].into_iter().filter(|its| *its == source).count();
                its * (kind.len() - 1)
            };
            kinds(edition).iter().map(spared).sum()
        };
        let shown = |source| edition.count(source) - alike(source);
        // The deal is one value and three lines; benefactor cards, calendar, and three things in the box are besides.
        assert_eq!(chips("b"), shown(Source::Rulebook) + 2 + 5);
        // The coins of each worth, and what the mark means.
        assert_eq!(chips("c"), shown(Source::Reconstructed) + 3 + 1);
        assert_eq!(chips("f"), shown(Source::Found));
    }

    #[test]
    fn erb_74_there_are_ninety_coins() {
        assert_eq!(COINS.iter().map(|(_, count)| count).sum::<usize>(), 90);
    }

    #[test]
    fn cards_that_are_alike_stand_together_and_none_is_missing() {
        let edition = Edition::built_in();
        let kinds = kinds(edition);
        assert_eq!(kinds.iter().map(Vec::len).sum::<usize>(), 48);
        let titles: Vec<&str> = kinds.iter().map(|kind| edition.card(kind[0]).title.as_str()).collect();
        let mut runs = titles.clone();
        runs.dedup();
        let mut once = titles;
        once.sort_unstable();
        once.dedup();
        assert_eq!(runs.len(), once.len());
    }
}
