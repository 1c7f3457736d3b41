//! Die Erbraffer: whole games, an estate shared twice, a new will, a phone, the keyboard, a guided trial.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use fantoccini::key::Key;
use serde_json::Value;
use tokio::time::sleep;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::player::{Player, sit_down_at};
use crate::site::Site;

/// A game takes no longer than this.
const DEADLINE: Duration = Duration::from_secs(240);

/// Reads what the page shows: every answer that can be given, wherever it stands, and what moves time on.
const LOOK: &str = "{
    over: !!document.querySelector('.ending, .trial'),
    turn: !!document.querySelector('#status .turn'),
    actions: [...document.querySelectorAll('button[name=action]:enabled')]
        .filter((button) => button.form?.checkValidity()).map(ACTION),
    beige: [...document.querySelectorAll('#hand .beige[name=action]')].map((button) => button.value),
    busy: !!document.querySelector('form[aria-busy]'),
    state: ['answers', 'hand', 'stage'].map((id) => document.getElementById(id)?.dataset.h).join(),
}";

/// Returns what a button would send.
const ACTION: &str = "((button) => new FormData(button.form, button).getAll('action').join(' '))";

/// What a page of the family shows.
struct Seen {
    over: bool,
    turn: bool,
    actions: Vec<String>,
    /// The cards with an hourglass that can be played.
    beige: Vec<String>,
    /// Another one whenever something of it changes.
    state: String,
}

/// Somebody who plays in a hurry, and remembers what he has settled of an estate.
struct Hasty<'a> {
    player: &'a Player,
    settled: BTreeSet<String>,
    new_wills: u32,
    undone: u32,
}

impl<'a> Hasty<'a> {
    fn new(player: &'a Player) -> Self {
        Self { player, settled: BTreeSet::new(), new_wills: 0, undone: 0 }
    }

    async fn look(&self) -> Seen {
        let look = LOOK.replace("ACTION", ACTION);
        let found = self.player.browser.wait(&format!("(({{ busy, ...seen }}) => !busy && seen)({look})")).await;
        let texts =
            |value: &Value| value.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect();
        Seen {
            over: found["over"] == true,
            turn: found["turn"] == true,
            actions: texts(&found["actions"]),
            beige: texts(&found["beige"]),
            state: found["state"].as_str().unwrap().to_owned(),
        }
    }

    /// Gives an answer as soon as its button can be pressed, and waits until it has been taken.
    async fn press(&self, seen: &Seen, action: &str) {
        let press = format!(
            "(() => {{
                const buttons = [...document.querySelectorAll('button[name=action]:enabled')];
                const button = buttons.find((button) => button.form && {ACTION}(button) === {action:?});
                if (!button || Date.now() - button.changed < 400) return false;
                button.click();
                document.querySelector('#ask[open] [value=yes]')?.click();
                return true;
            }})()"
        );
        self.player.browser.wait(&press).await;
        let state = "['answers', 'hand', 'stage'].map((id) => document.getElementById(id)?.dataset.h).join()";
        self.player.browser.wait(&format!("{state} !== {:?}", seen.state)).await;
    }

    /// Plays on by one step; tells whether the game is over.
    async fn step(&mut self) -> bool {
        let seen = self.look().await;
        if seen.over {
            return true;
        }
        if !seen.turn || seen.actions.is_empty() {
            sleep(Duration::from_millis(15)).await;
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

/// Returns the influence cards that a page names.
async fn cards_on(player: &Player) -> BTreeSet<String> {
    let names = "[...new Set(document.documentElement.outerHTML.match(/\\bi\\d\\d\\b/g) ?? [])]";
    let found = player.browser.read(names).await;
    found.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn two_people_and_two_bots_play_die_erbraffer_to_its_end() {
    let site = Site::start();
    let (ada, bert) = sit_down_at(&site, "erbraffer").await;
    for player in [&ada, &bert] {
        player.browser.wait_for("#hand .card").await;
    }
    no_secret_on_the_other_page(&ada, &bert).await;
    let mut players = [Hasty::new(&ada), Hasty::new(&bert)];
    let start = Instant::now();
    loop {
        let mut over = 0;
        for hasty in &mut players {
            over += u8::from(hasty.step().await);
        }
        if over == 2 {
            break;
        }
        assert!(start.elapsed() < DEADLINE, "the game goes on for too long");
    }
    assert!(players.iter().any(|hasty| hasty.undone > 0), "an estate was shared, undone and shared again");
    assert!(players.iter().any(|hasty| hasty.new_wills > 0), "a new will answered");
    for player in [&ada, &bert] {
        player.browser.wait_for(".ending").await;
        no_serious_violation(&player.browser, "the end").await;
        assert_eq!(player.browser.errors().await, [""; 0], "{}", player.name);
    }
}

/// Holds that neither page names a card of the other's hand, or says whose heir he is.
async fn no_secret_on_the_other_page(ada: &Player, bert: &Player) {
    let heir = "document.querySelector('.secrets')?.innerText ?? ''";
    let (hers, his) = (cards_on(ada).await, cards_on(bert).await);
    assert!(hers.len() >= 4 && his.len() >= 4, "{hers:?} {his:?}");
    assert!(hers.is_disjoint(&his), "{hers:?} {his:?}");
    let (hers, his) = (ada.browser.text(heir).await, bert.browser.text(heir).await);
    assert!(!hers.is_empty() && hers != his, "{hers:?} {his:?}");
}

#[tokio::test]
async fn a_guided_trial_explains_itself_and_ends_in_1870() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    player.browser.click("[data-game=erbraffer] form[action='/first'] button").await;
    player.browser.wait_for("#guide [data-about]").await;
    let mut hasty = Hasty::new(&player);
    let (mut lessons, start) = (BTreeSet::new(), Instant::now());
    while !hasty.step().await {
        let lesson = player.browser.read("document.querySelector('#guide [data-about]')?.dataset.lesson ?? ''").await;
        lessons.insert(lesson.as_str().unwrap().to_owned());
        assert!(start.elapsed() < DEADLINE, "the trial goes on for too long");
    }
    player.browser.wait_for(".trial form[action='/play-now'] button").await;
    assert!(lessons.len() >= 4, "{lessons:?}");
    assert_eq!(player.browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn the_family_fits_a_phone() {
    let site = Site::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    browser.wait("document.documentElement.scrollWidth <= innerWidth + 1").await;
    let player = Player { name: "Guest", browser };
    let mut hasty = Hasty::new(&player);
    let start = Instant::now();
    // Until the first estate is shared on the small screen.
    while hasty.undone == 0 {
        assert!(!hasty.step().await, "the game is over before anybody has shared an estate");
        assert!(start.elapsed() < DEADLINE, "no estate is shared for too long");
    }
    player.browser.wait("document.documentElement.scrollWidth <= innerWidth + 1").await;
    no_serious_violation(&player.browser, "the table on a phone").await;
    assert_eq!(player.browser.errors().await, [""; 0]);
}

/// Presses a key, wherever the focus is.
async fn press_key(browser: &Browser, key: Key) {
    let keys = char::from(key).to_string();
    browser.client.active_element().await.unwrap().send_keys(&keys).await.unwrap();
}

/// Walks on by the tabulator until the focus is where it should be, and presses Enter.
async fn enter(browser: &Browser, selector: &str) {
    for _ in 0..160 {
        press_key(browser, Key::Tab).await;
        if browser.read(&format!("document.activeElement.matches({selector:?})")).await == true {
            return press_key(browser, Key::Enter).await;
        }
    }
    panic!("{selector} is not reached by the tabulator at {}", browser.path().await);
}

#[tokio::test]
async fn turns_are_taken_by_keyboard_alone() {
    let site = Site::start();
    let browser = Browser::open(Screen::Laptop).await;
    browser.goto(&site.address("/")).await;
    enter(&browser, "[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    let player = Player { name: "Guest", browser };
    let hasty = Hasty::new(&player);
    let (mut turns, start) = (0, Instant::now());
    while turns < 12 {
        assert!(start.elapsed() < DEADLINE, "nobody asks for too long");
        let seen = hasty.look().await;
        if !seen.turn || seen.actions.is_empty() {
            sleep(Duration::from_millis(15)).await;
            continue;
        }
        let kinds =
            ["confirm", "heir", "heirloom", "round", "testament", "couple", "decline", "give", "rest", "play", "throw"];
        let kind = kinds.iter().find(|kind| seen.actions.iter().any(|action| action.split(' ').next() == Some(**kind)));
        sleep(Duration::from_millis(450)).await;
        let button = match *kind.unwrap() {
            "give" => "button.place".to_owned(),
            kind => format!("button[name=action][value^='{kind}']"),
        };
        enter(&player.browser, &button).await;
        turns += 1;
        let state = "['answers', 'hand', 'stage'].map((id) => document.getElementById(id)?.dataset.h).join()";
        player.browser.wait(&format!("{state} !== {:?} || !!document.querySelector('#ask[open]')", seen.state)).await;
        if player.browser.read("!!document.querySelector('#ask[open]')").await == true {
            enter(&player.browser, "#ask [value=yes]").await;
            player.browser.wait(&format!("{state} !== {:?}", seen.state)).await;
        }
    }
    assert_eq!(player.browser.errors().await, [""; 0]);
}
