use bequest_editions::Source;
use bequest_words::Words;
use maud::{Markup, html};

use crate::document::title;
use crate::icon::Icon;
use crate::rulebook::Mark;
use crate::{Page, Provenance, Visitor};

/// Returns the page about this site: what it is, where it comes from, and what it stores.
///
/// The built-in edition of each game is named with the title of the game.
pub fn about(visitor: &Visitor<'_>, built_in: &[(String, Provenance)]) -> Page {
    let words = visitor.words;
    let name = words.say("page-about", &[]);
    let text = |key| html! { p { (words.say(key, &[])) } };
    let version = words.say("page-about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let main = html! {
        div.about {
            header.page-head { div { h1 { (name) } p { (words.say("page-about-what", &[])) } } }
            (section(words, Icon::Heart, "page-about-fans", &text("page-about-fans-text")))
            (section(words, Icon::Box, "page-about-parts", &reconstructed(words)))
            (section(words, Icon::Book, "page-about-editions", &editions(words, built_in)))
            (section(words, Icon::Shuffle, "page-about-chance", &text("page-about-chance-text")))
            (section(words, Icon::Bot, "page-about-bots", &text("page-about-bots-text")))
            (section(words, Icon::Lock, "page-about-privacy", &text("page-about-privacy-text")))
            (section(words, Icon::Key, "page-about-licence", &html! { (text("page-about-licence-text")) p.small { (version) } }))
        }
    };
    Page { title: title(words, &name), stream: None, game: None, main, bar: None }
}

fn section(words: &Words, icon: Icon, title: &str, text: &Markup) -> Markup {
    html! { section.panel.pad { h2 { (icon.draw()) (words.say(title, &[])) } (text) } }
}

fn reconstructed(words: &Words) -> Markup {
    html! {
        p { (words.say("page-about-parts-text", &[])) }
        p { a.button.quiet href="/rules" { (words.say("page-rules", &[])) } }
    }
}

fn editions(words: &Words, built_in: &[(String, Provenance)]) -> Markup {
    html! {
        @for (game, provenance) in built_in { (edition(words, game, provenance)) }
        p { (words.say("page-about-own-edition", &[])) }
    }
}

/// Says which edition of a game is built in, and where its values come from.
fn edition(words: &Words, game: &str, Provenance { edition, counts }: &Provenance) -> Markup {
    html! {
        p { (words.say("page-about-edition", &[("game", game.into()), ("edition", edition.as_str().into())])) }
        ul.sources {
            @for (source, count) in Source::ALL.into_iter().zip(counts) {
                li { b.figure { (count) } " " (Mark::of(source).chip(words)) }
            }
        }
    }
}
