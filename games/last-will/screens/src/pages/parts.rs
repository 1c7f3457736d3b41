//! The components of the game, for the rulebook.

use bequest_editions::Source;
use bequest_last_will::{Card, Edition, Family, Job};
use bequest_web::Mark;
use bequest_words::Words;
use maud::{Markup, html};

use super::card::{self, Size};
use super::{legend, say};
use crate::art::sign;

/// Draws the components of the built-in edition.
pub(super) fn draw(words: &Words) -> Markup {
    let edition = Edition::built_in();
    html! {
        p { (words.say("page-parts-what", &[("edition", edition.id().name.into())])) }
        p.caution { (Mark::Reconstructed.chip(words)) " " (words.say("last-will-page-parts-rebuilt", &[])) }
        h3 { (words.say("last-will-page-legend", &[])) }
        (legend::signs(words))
        @for &family in Family::ALL { (cards(words, edition, family)) }
        h3 { (words.say("last-will-page-parts-jobs", &[])) }
        ul.jobs { @for lines in [4, 5] { @for its in edition.jobs(lines).iter() { (job(words, edition, its)) } } }
    }
}

fn chip(words: &Words, source: Source) -> Markup {
    Mark::of(source).chip(words)
}

/// Draws the cards of a family, each design once.
fn cards(words: &Words, edition: &Edition, family: Family) -> Markup {
    let mut designs: Vec<(Card, usize)> = Vec::new();
    for its in edition.family(family).iter() {
        match designs.last_mut().filter(|(last, _)| std::ptr::eq(edition.card(*last), edition.card(its))) {
            Some((_, count)) => *count += 1,
            None => designs.push((its, 1)),
        }
    }
    html! {
        h3 { (words.say(&format!("last-will-page-parts-{family}"), &[])) }
        ul.deck {
            @for (its, count) in designs {
                li {
                    (card::still(words, edition, its, Size::Large))
                    p { @if count > 1 { b { "×" (count) } " " } (chip(words, edition.card(its).source)) }
                }
            }
        }
    }
}

fn job(words: &Words, edition: &Edition, its: Job) -> Markup {
    let (info, face) = (edition.job_info(its), edition.job(its));
    html! {
        li {
            b { (words.say(&format!("last-will-job-{}", info.title), &[])) } " " (chip(words, info.source))
            ul { @for line in face.lines() { li title=(say::symbol(words, face.symbol(line))) { (sign(face.symbol(line))) b { (face.pay(line)) } span.unseen { " " (say::symbol(words, face.symbol(line))) } } } }
        }
    }
}
