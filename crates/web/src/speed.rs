use bequest_words::Words;
use maud::{Markup, html};

use crate::assets;
use crate::icon::Icon;

/// How fast the page of a table shows what others do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// One step after another, with time to read.
    #[default]
    Calm,
    /// The same in half the time.
    Brisk,
    /// Everything as soon as it happens.
    AtOnce,
}

impl Speed {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Brisk, Self::AtOnce];

    /// Returns its name in forms, cookies and pages.
    pub fn as_str(self) -> &'static str {
        match self {
            Speed::Calm => "calm",
            Speed::Brisk => "brisk",
            Speed::AtOnce => "once",
        }
    }

    /// Finds a speed by its name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.as_str() == name)
    }

    /// Returns the keys of its name and of its meaning.
    pub(crate) fn keys(self) -> (&'static str, &'static str) {
        match self {
            Speed::Calm => ("pace-calm", "pace-calm-what"),
            Speed::Brisk => ("pace-brisk", "pace-brisk-what"),
            Speed::AtOnce => ("pace-once", "pace-once-what"),
        }
    }
}

/// Draws the form with which a speed is chosen at a table.
pub(crate) fn speed_form(words: &Words, chosen: Speed) -> Markup {
    let name = words.say("pace-speed", &[]);
    html! {
        form.speeds method="post" action="/speed" role="group" aria-label=(name) {
            p.small { (name) }
            div.row {
                @for speed in Speed::ALL {
                    @let (label, what) = speed.keys();
                    button.button.quiet
                        type="submit"
                        name="speed"
                        value=(speed.as_str())
                        title=(words.say(what, &[]))
                        aria-pressed=(if speed == chosen { "true" } else { "false" }) { (words.say(label, &[])) }
                }
            }
        }
    }
}

/// Draws the button that skips to now; the script shows it while the page follows behind.
pub(crate) fn behind(words: &Words) -> Markup {
    html! {
        p #behind hidden {
            span { (words.say("pace-behind", &[])) } " "
            button.button.quiet type="button" data-skip { (words.say("pace-skip", &[])) " " kbd { (words.say("pace-space", &[])) } }
        }
    }
}

/// Draws the button that switches sound on and off; it is off until someone wants it.
pub(crate) fn sound_button(words: &Words) -> Markup {
    let label = words.say("pace-sound", &[]);
    html! {
        button #sound.button.icon-only type="button" aria-pressed="false" aria-label=(label) title=(label) data-script=(assets::SOUND.path) {
            (Icon::Silent.draw()) (Icon::Sound.draw())
        }
    }
}

/// Draws the field for the volume of the sound.
pub(crate) fn volume(words: &Words) -> Markup {
    html! {
        label.volume { span.small { (words.say("pace-volume", &[])) } input #volume type="range" min="5" max="100" value="60" aria-label=(words.say("pace-volume", &[])); }
    }
}
