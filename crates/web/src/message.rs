use maud::html;

use crate::document::title as titled;
use crate::{Page, Visitor};

/// Returns a page that says one thing, as when something was not found.
pub fn message(visitor: &Visitor<'_>, title: &str, text: &str) -> Page {
    let main = html! {
        section.panel.pad.narrow {
            h1 { (title) }
            p { (text) }
            p { a.button.primary href="/" { (visitor.words.say("site-message-home", &[])) } }
        }
    };
    Page { title: titled(visitor.words, title), stream: None, game: None, main }
}
