use maud::html;

use crate::document::title;
use crate::{Home, Page, Visitor, home_regions};

/// Returns the page of all tables: the viewer's own and those that are open.
pub fn tables(visitor: &Visitor<'_>, home: &Home) -> Page {
    let words = visitor.words;
    let name = words.say("page-tables", &[]);
    let main = html! {
        div.tables-page.stack {
            header.page-head {
                div { h1 { (name) } p { (words.say("page-tables-what", &[])) } }
                a.button.primary.large href="/new" { (words.say("site-new", &[])) }
            }
            // The bell is in the header.
            @for region in &home_regions(visitor, home)[1..] { (region.markup()) }
        }
    };
    Page { title: title(words, &name), stream: Some("/events".to_owned()), game: None, main, bar: None }
}
