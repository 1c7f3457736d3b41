//! Someone who plays Last Will by its controls, wherever they are on the page.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::browser::{Browser, Patience};

/// Another one whenever something changes that can be answered.
pub(crate) const STATE: &str =
    "['answers', 'hand', 'stage', 'board'].map((id) => document.getElementById(id)?.dataset.h).join()";

/// Reads what can be answered.
const LOOK: &str = "{
    over: !!document.querySelector('.ranking'),
    turn: !!document.querySelector('#status .turn'),
    busy: !!document.querySelector('form[aria-busy]'),
    actions: [...document.querySelectorAll('main button[name=action]:enabled')].map((button) => button.value),
    state: STATE,
}";

/// What comes first if several things can be done: lines are struck, an event is played, and the turn is over.
const KINDS: [&str; 15] = [
    "demote",
    "keep",
    "plan",
    "draw",
    "join",
    "with",
    "done",
    "market",
    "place demotion",
    "place double demotion",
    "take",
    "home",
    "play",
    "skip",
    "end",
];

/// What a page shows.
pub(crate) struct Seen {
    pub(crate) over: bool,
    pub(crate) turn: bool,
    pub(crate) actions: Vec<String>,
    pub(crate) state: String,
}

impl Seen {
    /// Returns the first answer of the first kind that there is.
    fn first(&self) -> Option<(&'static str, String)> {
        let of = |kind: &str| self.actions.iter().find(|action| action.starts_with(kind)).cloned();
        KINDS.iter().find_map(|kind| Some((*kind, of(kind)?)))
    }
}

/// Reads a page that waits for no answer of its own.
pub(crate) async fn look(browser: &Browser) -> Seen {
    let look = LOOK.replace("STATE", STATE);
    let found = browser.wait(&format!("(({{ busy, ...seen }}) => !busy && seen)({look})")).await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    Seen {
        over: found["over"] == true,
        turn: found["turn"] == true,
        actions: found["actions"].as_array().unwrap().iter().map(text).collect(),
        state: text(&found["state"]),
    }
}

/// Presses the button of an answer, says yes if the page asks again, and waits until it has been taken.
pub(crate) async fn press(browser: &Browser, action: &str) {
    let button = format!("main button[name=action][value={action:?}]:enabled");
    browser.wait_for(&button).await;
    let before = browser.text(STATE).await;
    let click = format!(
        "(() => {{
            const button = document.querySelector({button:?});
            if (!button) return false;
            // It was seen to be this button, so the page may believe that it is meant.
            button.changed = 0;
            button.click();
            // A plan, a card and an errand are lifted first.
            if (button.dataset.give) document.querySelector('#answers .give:not([hidden])')?.click();
            document.querySelector('#ask[open] [value=yes]')?.click();
            return true;
        }})()"
    );
    browser.wait(&click).await;
    browser.wait(&format!("{STATE} !== {before:?} && !document.querySelector('form[aria-busy]')")).await;
}

/// Someone who plays as fast as it goes.
pub(crate) struct Hurried<'a> {
    browser: &'a Browser,
    patience: Patience,
    /// What they have done.
    pub(crate) done: BTreeSet<&'static str>,
}

impl<'a> Hurried<'a> {
    pub(crate) fn new(browser: &'a Browser) -> Self {
        Self { browser, patience: Patience::new(), done: BTreeSet::new() }
    }

    /// Answers if there is something to answer; tells whether the game is over.
    pub(crate) async fn step(&mut self) -> bool {
        let seen = look(self.browser).await;
        match seen.first().filter(|_| seen.turn && !seen.over) {
            Some((kind, action)) => {
                self.done.insert(kind);
                press(self.browser, &action).await;
            }
            None => self.patience.look(&format!("{} {}", seen.state, seen.turn)).await,
        }
        seen.over
    }

    /// Plays on until something holds on the page.
    pub(crate) async fn until(&mut self, expression: &str) {
        while self.browser.read(expression).await != true {
            assert!(!self.step().await, "the game is over before {expression}");
        }
    }
}
