use bequest_words::Words;
use maud::{Markup, html};

use crate::document::{language_form, name_form, title};
use crate::icon::Icon;
use crate::{Confirm, Keys, Page, Speed, Theme, Visitor, Watching};

/// Returns the page of preferences; after a change it says that they were saved.
pub fn settings(visitor: &Visitor<'_>, saved: bool) -> Page {
    let words = visitor.words;
    let say = |key| words.say(key, &[]);
    let name = say("page-settings");
    let main = html! {
        div.stack.narrow {
            header.page-head { div { h1 { (name) } p { (say("page-settings-what")) } } }
            @if saved { p.saved role="status" { (Icon::Done.draw()) (say("page-settings-saved")) } }
            section.panel.pad {
                h2 { (Icon::Pen.draw()) (say("page-settings-name")) }
                (name_form(visitor, "name"))
                p.small { (say("page-settings-name-what")) }
            }
            (languages(words))
            (preference_forms(visitor))
        }
    };
    Page { title: title(words, &name), stream: None, game: None, main, bar: None }
}

fn languages(words: &Words) -> Markup {
    let name = words.say("site-language", &[]);
    html! {
        section.panel.pad {
            h2 { (Icon::Globe.draw()) (name) }
            (language_form(words))
            p.small { (words.say("page-settings-language-what", &[])) }
        }
    }
}

fn preference_forms(visitor: &Visitor<'_>) -> Markup {
    let (words, preferences) = (visitor.words, visitor.preferences);
    let themes = Theme::ALL.map(|theme| (theme.as_str(), theme_keys(theme), theme == preferences.theme));
    let confirm = Confirm::ALL.map(|confirm| (confirm.as_str(), confirm_keys(confirm), confirm == preferences.confirm));
    let keys = Keys::ALL.map(|keys| (keys.as_str(), keys_keys(keys), keys == preferences.keys));
    let watching = Watching::ALL.map(|choice| (choice.as_str(), watching_keys(choice), choice == preferences.watching));
    let speeds = Speed::ALL.map(|speed| (speed.as_str(), speed.keys(), speed == preferences.speed));
    html! {
        form.stack method="post" action="/settings" {
            (choices(words, Icon::Light, "theme", "page-theme", &themes))
            (choices(words, Icon::Next, "speed", "pace-speed", &speeds))
            (choices(words, Icon::Why, "asks", "page-asks", &confirm))
            (choices(words, Icon::Key, "keys", "page-keys", &keys))
            (choices(words, Icon::Eye, "watching", "frame-setting", &watching))
            div.row { button.button.primary.large type="submit" { (words.say("page-settings-save", &[])) } }
        }
    }
}

/// A value of a choice, the keys of its name and of its meaning, and whether it is the present one.
type Choice = (&'static str, (&'static str, &'static str), bool);

fn choices(words: &Words, icon: Icon, name: &str, title: &str, options: &[Choice]) -> Markup {
    html! {
        fieldset.panel.pad {
            legend { (icon.draw()) (words.say(title, &[])) }
            div.choices.wide {
                @for &(value, (label, what), chosen) in options {
                    label.choice {
                        input type="radio" name=(name) value=(value) checked[chosen] required;
                        span { (words.say(label, &[])) small { (words.say(what, &[])) } }
                    }
                }
            }
        }
    }
}

fn theme_keys(theme: Theme) -> (&'static str, &'static str) {
    match theme {
        Theme::Device => ("page-theme-device", "page-theme-device-what"),
        Theme::Light => ("page-theme-light", "page-theme-light-what"),
        Theme::Dark => ("page-theme-dark", "page-theme-dark-what"),
    }
}

fn keys_keys(keys: Keys) -> (&'static str, &'static str) {
    match keys {
        Keys::On => ("page-keys-on", "page-keys-on-what"),
        Keys::Off => ("page-keys-off", "page-keys-off-what"),
    }
}

fn watching_keys(watching: Watching) -> (&'static str, &'static str) {
    match watching {
        Watching::Unnamed => ("frame-setting-unnamed", "frame-setting-unnamed-what"),
        Watching::Named => ("frame-setting-named", "frame-setting-named-what"),
    }
}

fn confirm_keys(confirm: Confirm) -> (&'static str, &'static str) {
    match confirm {
        Confirm::Major => ("page-asks-great", "page-asks-great-what"),
        Confirm::Every => ("page-asks-every", "page-asks-every-what"),
        Confirm::Never => ("page-asks-never", "page-asks-never-what"),
    }
}
