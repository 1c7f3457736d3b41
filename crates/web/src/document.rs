use bequest_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};

use crate::{Visitor, assets};

/// The longest name a person can type.
pub(crate) const LONGEST_NAME: usize = 30;

/// A page.
pub struct Page {
    /// What stands in the tab.
    pub title: String,
    /// Where its events come from, if it has any.
    pub stream: Option<String>,
    /// The game whose colours it has, as in "maloney".
    pub game: Option<&'static str>,
    /// What it shows.
    pub main: Markup,
}

/// Returns a whole page.
pub fn document(visitor: &Visitor<'_>, page: &Page) -> String {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let document = html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            (head(page))
            body
                data-game=[page.game]
                data-now=(visitor.now)
                data-text-again=(say("site-text-again"))
                data-text-failed=(say("site-text-failed"))
                data-text-copied=(say("site-text-copied"))
                data-text-days=(say("site-text-days")) {
                (header(visitor))
                div {
                    noscript { p { (say("site-no-script")) } }
                    p #banner role="alert" hidden { (say("site-text-lost")) }
                    p #notice.toast role="status" {}
                }
                main #main data-stream=[page.stream.as_deref()] { (page.main) }
                footer.footer { p { (say("site-footer")) } }
            }
        }
    };
    document.into_string()
}

/// Returns the title of a page that is about something, as it stands in the tab.
pub(crate) fn title(words: &Words, of: &str) -> String {
    words.say("site-title-of", &[("of", of.into())])
}

fn head(page: &Page) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            title { (page.title) }
            link rel="icon" type="image/svg+xml" href=(assets::ICON.path);
            link rel="stylesheet" href=(assets::STYLE.path);
            @for style in assets::BOARD_STYLES.iter() {
                link rel="stylesheet" href=(style.path);
            }
            script defer src=(assets::SCRIPT.path) {}
        }
    }
}

fn header(visitor: &Visitor<'_>) -> Markup {
    let say = |key| visitor.words.say(key, &[]);
    html! {
        header.topbar {
            a.button.skip href="#main" { (say("site-skip")) }
            a.brand href="/" { img src=(assets::ICON.path) alt="" width="30" height="30"; span { (say("site-house")) } }
            nav aria-label=(say("site-nav")) {
                a.button.wide href="/" { (say("site-nav-home")) }
                a.button href="/new" { (say("site-nav-new")) }
                (settings(visitor))
            }
        }
    }
}

fn settings(visitor: &Visitor<'_>) -> Markup {
    let say = |key| visitor.words.say(key, &[]);
    let caption = visitor.name.map_or_else(|| say("site-guest"), str::to_owned);
    html! {
        details.settings {
            summary.button.quiet {
                span { span.unseen { (say("site-settings")) } " " (caption) }
            }
            div.panel {
                (name_form(visitor, "name-above"))
                (language_form(visitor.words.language(), visitor.words))
            }
        }
    }
}

/// Draws the form with which a visitor says what he is called.
pub(crate) fn name_form(visitor: &Visitor<'_>, id: &str) -> Markup {
    let words = visitor.words;
    html! {
        form.field method="post" action="/name" {
            label for=(id) { (words.say("site-name", &[])) }
            div.row {
                (name_field(visitor.name.unwrap_or_default(), id))
                button.button.quiet type="submit" { (words.say("site-name-save", &[])) }
            }
        }
    }
}

/// Draws the field for a name; its label is drawn by the caller.
pub(crate) fn name_field(name: &str, id: &str) -> Markup {
    html! {
        input.input id=(id) name="name" value=(name) maxlength=(LONGEST_NAME) required autocomplete="nickname" spellcheck="false";
    }
}

fn language_form(spoken: Language, words: &Words) -> Markup {
    html! {
        form method="post" action="/language" role="group" aria-label=(words.say("site-language", &[])) {
            div.languages {
                @for &language in Language::ALL {
                    button.button.quiet
                        type="submit"
                        name="lang"
                        value=(language.code())
                        lang=(language.code())
                        aria-pressed=(language == spoken) { (words.say(own_name(language), &[])) }
                }
            }
        }
    }
}

/// Returns the key of what a language calls itself.
fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "site-language-en",
        Language::French => "site-language-fr",
        Language::Italian => "site-language-it",
        Language::German => "site-language-de",
    }
}
