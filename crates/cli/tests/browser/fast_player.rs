//! A player who plays Die Erbraffer in a hurry.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::browser::Patience;
use crate::player::Player;

/// Reads what the page shows: every answer that can be given, wherever it is, and what moves time on.
const LOOK: &str = "{
    over: !!document.querySelector('.ending, .trial'),
    turn: !!document.querySelector('#status .turn') && !document.querySelector('.trial-offer'),
    actions: [...document.querySelectorAll('button[name=action]:enabled')]
        .filter((button) => button.form?.checkValidity()).map(ACTION),
    beige: [...document.querySelectorAll('#hand .beige[name=action]')].map((button) => button.value),
    busy: !!document.querySelector('form[aria-busy]'),
    lesson: document.querySelector('#guide [data-lesson]')?.dataset.lesson ?? '',
    state: STATE,
}";

/// Another one whenever something changes that can be answered.
pub(crate) const STATE: &str =
    "['answers', 'hand', 'stage'].map((id) => document.getElementById(id)?.dataset.h).join()";

/// Returns what a button would send.
const ACTION: &str = "((button) => new FormData(button.form, button).getAll('action').join(' '))";

/// What a page of Die Erbraffer shows.
pub(crate) struct Seen {
    /// Whether the game is over, or was stopped.
    pub(crate) over: bool,
    /// Whether the game waits for this player.
    pub(crate) turn: bool,
    pub(crate) actions: Vec<String>,
    /// The cards with an hourglass that can be played.
    pub(crate) beige: Vec<String>,
    /// What the guide of a first game explains.
    lesson: String,
    /// Another one whenever something of it changes.
    pub(crate) state: String,
}

/// A player in a hurry, who remembers which decisions of an estate are settled.
pub(crate) struct FastPlayer<'a> {
    player: &'a Player,
    settled: BTreeSet<String>,
    patience: Patience,
    pub(crate) new_wills: u32,
    pub(crate) undone: u32,
    /// The lessons that the guide has given; none is missed while the player is asked.
    pub(crate) lessons: BTreeSet<String>,
}

impl<'a> FastPlayer<'a> {
    pub(crate) fn new(player: &'a Player) -> Self {
        let (settled, lessons) = (BTreeSet::new(), BTreeSet::new());
        Self { player, settled, patience: Patience::new(), new_wills: 0, undone: 0, lessons }
    }

    pub(crate) async fn look(&self) -> Seen {
        let look = LOOK.replace("ACTION", ACTION).replace("STATE", STATE);
        let found = self.player.browser.wait(&format!("(({{ busy, ...seen }}) => !busy && seen)({look})")).await;
        let texts =
            |value: &Value| value.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect();
        Seen {
            over: found["over"] == true,
            turn: found["turn"] == true,
            actions: texts(&found["actions"]),
            beige: texts(&found["beige"]),
            lesson: found["lesson"].as_str().unwrap().to_owned(),
            state: found["state"].as_str().unwrap().to_owned(),
        }
    }

    /// Gives an answer, unless something else is shown by now, and waits until it has been taken.
    pub(crate) async fn press(&self, seen: &Seen, action: &str) {
        let state = &seen.state;
        let press = format!(
            "(() => {{
                if ({STATE} !== {state:?}) return 'too late';
                const buttons = [...document.querySelectorAll('button[name=action]:enabled')];
                const button = buttons.find((button) => button.form && {ACTION}(button) === {action:?});
                if (!button) return false;
                // It was seen to be this button, so the page may believe that it is meant.
                button.changed = 0;
                button.click();
                // A relative is chosen first.
                if (button.dataset.give) document.querySelector('#answers .give:not([hidden])')?.click();
                document.querySelector('#ask[open] [value=yes]')?.click();
                return true;
            }})()"
        );
        self.player.browser.wait(&press).await;
        self.player.browser.wait(&format!("{STATE} !== {state:?}")).await;
    }

    /// Plays on by one step; returns whether the game is over.
    pub(crate) async fn step(&mut self) -> bool {
        let seen = self.look().await;
        if seen.over {
            return true;
        }
        self.patience.look(&seen.state).await;
        if !seen.lesson.is_empty() {
            self.lessons.insert(seen.lesson.clone());
        }
        if !seen.turn || seen.actions.is_empty() {
            return false;
        }
        let shares = seen.actions.iter().any(|action| action.starts_with("pay") || action.starts_with("give"));
        if shares && self.undone == 0 {
            self.share_twice(&seen).await;
            return false;
        }
        let action = self.choose(&seen);
        self.press(&seen, &action).await;
        false
    }

    /// Chooses what brings the game to its end, but keeps new wills for the moment they are made for.
    fn choose(&mut self, seen: &Seen) -> String {
        let first = |kind: &str| seen.actions.iter().find(|action| action.split(' ').next() == Some(kind)).cloned();
        if let Some(will) = first("will").filter(|_| self.new_wills < 2) {
            self.new_wills += 1;
            self.settled.clear();
            return will;
        }
        if let Some(action) = first("confirm").or_else(|| first("couple")) {
            self.settled.clear();
            return action;
        }
        for kind in ["heir", "heirloom", "round", "testament", "decline"] {
            if let Some(action) = first(kind) {
                return action;
            }
        }
        let subject =
            |action: &String| action.rsplit_once(' ').map_or_else(String::new, |(subject, _)| subject.to_owned());
        let open = |action: &&String| action.starts_with("give") || action.starts_with("rest");
        if let Some(action) = seen.actions.iter().filter(open).find(|action| !self.settled.contains(&subject(action))) {
            self.settled.insert(subject(action));
            return action.clone();
        }
        seen.beige.first().cloned().or_else(|| first("throw")).expect("something can always be thrown away")
    }

    /// Settles one thing of an estate, takes it back, and settles it again.
    async fn share_twice(&mut self, seen: &Seen) {
        let action = seen.actions.iter().find(|action| action.starts_with("give") || action.starts_with("pay"));
        let action = action.expect("there is something to settle").clone();
        self.press(seen, &action).await;
        let done = self.look().await;
        let page = &self.player.browser;
        assert!(!done.actions.contains(&action), "{action} is settled");
        page.click(".estate form[action*='/undo'] button").await;
        page.wait(&format!("document.getElementById('stage').dataset.h !== {:?}.split(',')[2]", done.state)).await;
        let back = self.look().await;
        assert!(back.actions.contains(&action), "{action} was taken back");
        self.press(&back, &action).await;
        self.undone += 1;
    }
}
