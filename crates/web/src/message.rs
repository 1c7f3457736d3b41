use maud::html;

use crate::document::title as titled;
use crate::{Page, Visitor, assets};

/// Returns a page that says one thing, as when something was not found.
pub fn message(visitor: &Visitor<'_>, title: &str, text: &str) -> Page {
    let main = html! {
        section.panel.narrow.message {
            img src=(assets::ICON.path) alt="" width="72" height="72";
            h1 { (title) }
            p { (text) }
            p.row { a.button.primary href="/" { (visitor.words.say("site-message-home", &[])) } a.button.quiet href="/tables" { (visitor.words.say("page-tables", &[])) } }
        }
    };
    Page { title: titled(visitor.words, title), stream: None, game: None, main, bar: None }
}
