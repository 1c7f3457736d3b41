use bequest_engine::Edition as _;
use bequest_maloney::{Edition, Maloney, Source};
use bequest_words::Words;
use maud::{Markup, html};

use crate::document::title;
use crate::icon::Icon;
use crate::rulebook::Mark;
use crate::{Board, Page, Visitor};

/// Returns the page that says what this is, where it comes from, and what it does with what it knows.
pub fn about(visitor: &Visitor<'_>) -> Page {
    let words = visitor.words;
    let name = words.say("page-about", &[]);
    let text = |key| html! { p { (words.say(key, &[])) } };
    let version = words.say("page-about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let main = html! {
        div.about {
            header.page-head { div { h1 { (name) } p { (words.say("page-about-what", &[])) } } }
            (section(words, Icon::Heart, "page-about-fans", &text("page-about-fans-text")))
            (section(words, Icon::Box, "page-about-parts", &reconstructed(words)))
            (section(words, Icon::Book, "page-about-editions", &editions(words)))
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

/// Says of each game which edition is built in, and where its values come from.
fn editions(words: &Words) -> Markup {
    let edition = Edition::built_in();
    let values = [("game", Maloney::title(words).into()), ("edition", edition.id().name.into())];
    html! {
        p { (words.say("page-about-edition", &values)) }
        ul.sources {
            @for source in Source::ALL { li { b.figure { (edition.count(source)) } " " (Mark::of(source).chip(words)) } }
        }
        p { (words.say("page-about-own-edition", &[])) }
    }
}
