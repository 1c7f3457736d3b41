use bequest_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};

use crate::icon::Icon;
use crate::{Look, Region, Theme, Visitor, assets, fonts};

/// The longest name a person can type.
pub(crate) const LONGEST_NAME: usize = 30;

/// A page.
pub struct Page {
    /// The text of the browser tab.
    pub title: String,
    /// Where its events come from, if it has any.
    pub stream: Option<String>,
    /// The game whose page it is.
    pub game: Option<Look>,
    /// What it shows.
    pub main: Markup,
    /// What is above a table, instead of the links to other pages.
    pub bar: Option<Markup>,
}

impl Page {
    /// Returns whether it is the page of a table; a waiting room becomes one when the game begins.
    fn is_of_table(&self) -> bool {
        self.bar.is_some() || self.stream.as_deref().is_some_and(|stream| stream.starts_with("/t/"))
    }

    /// Returns whether it shows how a game ended.
    fn has_ended(&self) -> bool {
        self.bar.is_some() && self.main.0.contains("<section class=\"won ")
    }
}

/// Returns a whole page.
pub fn document(visitor: &Visitor<'_>, page: &Page) -> String {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let theme = visitor.preferences.theme;
    let document = html! {
        (DOCTYPE)
        html lang=(words.language().code()) data-theme=[(theme != Theme::Device).then(|| theme.as_str())] {
            (head(page))
            body
                data-game=[page.game.map(|game| game.id)]
                data-colour=[page.game.map(|game| game.colour.as_str())]
                data-now=(visitor.now)
                data-asks=(visitor.preferences.confirm.as_str())
                data-keys=(visitor.preferences.keys.as_str())
                data-speed=(visitor.preferences.speed.as_str())
                data-guide=[page.is_of_table().then_some(&assets::GUIDE_SCRIPT.path)]
                data-replay=[page.is_of_table().then_some(&assets::REPLAY.path)]
                data-book=[page.bar.is_some().then_some(&assets::BOOK_STYLE.path)]
                data-ending=[(page.is_of_table() && !page.has_ended()).then_some(&assets::ENDING_STYLE.path)]
                data-text-again=(say("site-text-again"))
                data-text-failed=(say("site-text-failed"))
                data-text-copied=(say("site-text-copied"))
                data-text-changed=(say("site-text-changed"))
                data-text-days=(say("site-text-days")) {
                (header(visitor, page))
                div {
                    noscript { p { (say("site-no-script")) } }
                    p #banner role="alert" hidden { (say("site-text-lost")) }
                    p #notice.toast role="status" {}
                }
                main #main data-stream=[page.stream.as_deref()] { (page.main) }
                @if page.is_of_table() { (beside(words)) (dialogs(words, page.game)) }
                @if page.bar.is_none() { (footer(words)) }
            }
        }
    };
    document.into_string()
}

/// Returns the title of a page, as the browser tab shows it.
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
            // Both are on every page, but the style that names them comes first.
            @for font in fonts::first() { link rel="preload" href=(font.path) as="font" type=(font.kind) crossorigin; }
            link rel="stylesheet" href=(assets::STYLE.path);
            @if page.bar.is_none() { link rel="stylesheet" href=(assets::HOME_STYLE.path); }
            @if page.has_ended() { link rel="stylesheet" href=(assets::ENDING_STYLE.path); }
            @if let Some(style) = page.game.and_then(|game| game.style) {
                link rel="stylesheet" href=(style.path);
            }
            script defer src=(assets::SCRIPT.path) {}
            script defer src=(assets::FRAME_SCRIPT.path) {}
            @if page.is_of_table() {
                script defer src=(assets::TABLE_SCRIPT.path) {}
                script defer src=(assets::PACE_SCRIPT.path) {}
                @if let Some(script) = page.game.and_then(|game| game.script) { script defer src=(script.path) {} }
            }
        }
    }
}

/// The links to other pages at the top of each page.
const WAYS: [(&str, &str); 4] = [
    ("/tables", "site-nav-tables"),
    ("/new", "site-nav-new"),
    ("/rules", "site-nav-rules"),
    ("/settings", "site-nav-settings"),
];

fn header(visitor: &Visitor<'_>, page: &Page) -> Markup {
    let say = |key| visitor.words.say(key, &[]);
    html! {
        header.topbar.at-table[page.bar.is_some()] {
            a.button.skip href="#main" { (say("site-skip")) }
            a.brand href="/" { img src=(assets::ICON.path) alt="" width="30" height="30"; span { (say("site-house")) } }
            @if let Some(bar) = &page.bar { (bar) }
            @else {
                nav.wide aria-label=(say("site-nav")) { (ways(visitor.words)) }
                (turns_region(visitor).markup())
                details.popover {
                    summary.button.quiet {
                        span { span.unseen { (say("site-settings")) } " " (caption(visitor)) }
                    }
                    div.panel { (menu(visitor)) }
                }
            }
        }
    }
}

/// Returns the bell in the header of every page: how many tables wait for the visitor, and nothing if none does.
pub fn turns_region(visitor: &Visitor<'_>) -> Region {
    let label = visitor.words.say("frame-turns", &[("count", visitor.turns.into())]);
    let bell = html! {
        @if visitor.turns > 0 {
            a.button.bell href="/" aria-label=(label) title=(label) { (Icon::Bell.draw()) b { (visitor.turns) } }
        }
    };
    Region::new("turns", bell)
}

fn ways(words: &Words) -> Markup {
    html! { @for (href, key) in WAYS { a.button href=(href) { (words.say(key, &[])) } } }
}

fn caption(visitor: &Visitor<'_>) -> String {
    visitor.name.map_or_else(|| visitor.words.say("site-guest", &[]), str::to_owned)
}

/// Draws the menu of every page: links to other pages, the name and the language.
pub(crate) fn menu(visitor: &Visitor<'_>) -> Markup {
    html! {
        nav.ways aria-label=(visitor.words.say("site-nav", &[])) { (ways(visitor.words)) }
        (name_form(visitor, "name-above"))
        (language_form(visitor.words))
    }
}

fn footer(words: &Words) -> Markup {
    html! {
        footer.footer {
            p { (words.say("site-footer", &[])) " " a href="/about" { (words.say("site-nav-about", &[])) } }
        }
    }
}

/// Draws the place beside a table where a rulebook is opened.
fn beside(words: &Words) -> Markup {
    let close = words.say("site-beside-close", &[]);
    html! {
        aside #beside.panel tabindex="-1" aria-label=(words.say("site-beside", &[])) hidden {
            button.button.icon-only type="button" data-shut aria-label=(close) title=(close) { (Icon::Close.draw()) }
            div {}
        }
    }
}

/// The most important keys, each with what it does.
const FIRST_KEYS: [(&str, &str); 3] = [("?", "site-key-help"), ("1 – 9", "site-key-answers"), ("a", "site-key-stage")];
/// The key of an answer that every game may have.
const DECLINE: (&str, &str) = ("d", "site-key-decline");
/// The other keys of every game.
const KEYS: [(&str, &str); 12] = [
    ("␣", "pace-key-skip"),
    ("u", "site-key-undo"),
    ("r", "site-key-redo"),
    ("m", "site-key-board"),
    ("h", "site-key-hand"),
    ("l", "site-key-log"),
    ("t", "site-key-time"),
    (",  .", "site-key-steps"),
    ("n", "site-key-now"),
    ("p", "site-key-play"),
    ("o", "site-key-book"),
    ("w", "site-key-rule"),
];

/// Draws the confirmation dialog of a table, and the list of its keys.
fn dialogs(words: &Words, game: Option<Look>) -> Markup {
    let say = |key| words.say(key, &[]);
    let mut answers = vec![DECLINE];
    answers.extend(game.map_or(&[][..], |game| game.keys));
    answers.sort_unstable();
    let keys = FIRST_KEYS.iter().chain(&answers).chain(&KEYS);
    html! {
        dialog #ask aria-labelledby="ask-text" {
            form method="dialog" {
                p #ask-text {}
                div.row {
                    button.button.primary value="yes" { (say("site-ask-yes")) }
                    button.button.quiet value="no" autofocus { (say("site-ask-no")) }
                }
            }
        }
        dialog #keys aria-labelledby="keys-title" {
            form method="dialog" {
                h2 #keys-title { (say("site-keys")) }
                dl { @for (key, what) in keys { div { dt { kbd { (key) } } dd { (say(what)) } } } }
                button.button.primary value="" { (say("site-keys-close")) }
            }
        }
    }
}

/// Draws the form in which visitors enter their name.
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

/// Draws the form with which a visitor chooses a language.
pub(crate) fn language_form(words: &Words) -> Markup {
    html! {
        form method="post" action="/language" role="group" aria-label=(words.say("site-language", &[])) {
            div.languages {
                @for &language in Language::ALL {
                    button.button.quiet
                        type="submit"
                        name="lang"
                        value=(language.code())
                        lang=(language.code())
                        aria-pressed=(language == words.language()) { (words.say(own_name(language), &[])) }
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
