use std::time::Instant;

use serde_json::Value;

use crate::browser::{Browser, DEADLINE, Patience, Screen};
use crate::site::Site;

/// Reads what the page shows.
const LOOK: &str = "{
    over: !!document.querySelector('.ranking'),
    turn: !!document.querySelector('#status .turn'),
    alone: document.querySelectorAll('.bidders .pending').length === 1,
    title: document.title,
    actions: [...document.querySelectorAll('#answers button:enabled:not(.uncovered, [name=order])')].map((button) => button.value),
    question: document.querySelector('#answers')?.dataset.h ?? '',
}";

/// Someone with a browser.
pub(crate) struct Player {
    pub(crate) name: &'static str,
    pub(crate) browser: Browser,
}

/// What a player's page shows.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) over: bool,
    /// Whether the game waits for this player.
    pub(crate) turn: bool,
    /// Whether everyone else has answered, so that nothing happens before this player does.
    pub(crate) alone: bool,
    pub(crate) title: String,
    /// What the buttons answer that can be pressed without harm.
    pub(crate) actions: Vec<String>,
    /// Another number whenever the player is asked something else.
    pub(crate) question: String,
}

impl Seen {
    /// Returns the first answer of a kind, as in `drive`.
    pub(crate) fn first(&self, kind: &str) -> Option<String> {
        self.actions.iter().find(|action| action.split(' ').next() == Some(kind)).cloned()
    }
}

/// How an answer is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    /// The mouse moves to the button and presses it.
    Mouse,
    /// A script presses the button, which is quicker.
    Script,
}

impl Player {
    /// Opens a browser on the start page.
    pub(crate) async fn arrive(site: &Site, name: &'static str) -> Self {
        let browser = Browser::open(Screen::Laptop).await;
        browser.goto(&site.address("/")).await;
        Self { name, browser }
    }

    /// Gives the name on the start page.
    pub(crate) async fn give_name(&self) {
        self.browser.write("#name", self.name).await;
        self.browser.click(".hero form[action='/name'] button").await;
        self.browser.wait(&format!("document.querySelector('.popover').innerText.includes({:?})", self.name)).await;
    }

    /// Makes a public table of four without a clock: one seat for anyone who comes, two for bots.
    pub(crate) async fn make_table(&self, game: &str) -> String {
        let page = &self.browser;
        page.click("nav a[href='/new']").await;
        page.click(&format!("a[href='/new?game={game}']")).await;
        page.click("label:has([name=players][value='4'])").await;
        page.choose("[name=seat3]", "bot").await;
        page.choose("[name=seat4]", "bot").await;
        page.click("label:has([name=pace][value=relaxed])").await;
        page.click("label:has([name=public])").await;
        page.click("form[action='/tables'] [type=submit]").await;
        page.wait_for(".waiting-room").await;
        page.path().await
    }

    pub(crate) async fn look(&self) -> Seen {
        let found = self.browser.read(LOOK).await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Seen {
            over: found["over"] == true,
            turn: found["turn"] == true,
            alone: found["alone"] == true,
            title: text(&found["title"]),
            actions: found["actions"].as_array().unwrap().iter().map(text).collect(),
            question: text(&found["question"]),
        }
    }

    /// Waits until the game asks this player, and returns what it asks.
    pub(crate) async fn asked(&self) -> Seen {
        self.look_until("#status .turn", |seen| seen.turn).await
    }

    /// Waits until the game asks this player or is over, and returns what the page shows then.
    pub(crate) async fn asked_or_over(&self) -> Seen {
        self.look_until(".ranking, #status .turn", |seen| seen.turn || seen.over).await
    }

    /// Waits for an element and looks; again, if the page has gone on in between.
    async fn look_until(&self, element: &str, is_wanted: impl Fn(&Seen) -> bool) -> Seen {
        let mut patience = Patience::new();
        loop {
            self.browser.wait_for(element).await;
            let seen = self.look().await;
            if is_wanted(&seen) {
                return seen;
            }
            patience.look(&format!("{seen:?}")).await;
        }
    }

    /// Returns whether the game waits for this player now, whatever the page shows yet.
    pub(crate) async fn is_awaited(&self) -> bool {
        const ASK: &str = "const [done] = arguments;
            const read = (html) => new DOMParser().parseFromString(html, 'text/html');
            fetch(location.pathname + '/regions').then((answer) => answer.text())
                .then((html) => done(!!read(html).querySelector('#status .turn')), done);";
        self.browser.client.execute_async(ASK, vec![]).await.unwrap() == true
    }

    /// Presses the button of an answer, unless something else is asked by now. What has just become another button is
    /// not pressed: the page would not believe it.
    pub(crate) async fn press(&self, seen: &Seen, action: &str, how: How) {
        let button = format!("#answers button[value='{action}']");
        let start = Instant::now();
        while !self.try_press(&button, seen, how).await {
            if self.look().await.question != seen.question {
                return;
            }
            assert!(start.elapsed() < DEADLINE, "{} cannot {action}", self.name);
        }
        if how == How::Mouse && is_asked_again(action) {
            self.browser.click("#ask[open] [value=yes]").await;
        }
    }

    /// Presses a button, if it can be pressed.
    async fn try_press(&self, button: &str, seen: &Seen, how: How) -> bool {
        if how == How::Mouse {
            return self.browser.try_click(button).await.is_ok() && !self.was_hasty().await;
        }
        // Both what is pressed and what is asked then.
        let press = format!(
            "(() => {{
                const button = document.querySelector({button:?});
                if (!button || document.querySelector('#answers').dataset.h !== {:?}) return false;
                // It was seen to be this button, so the page may believe that it is meant.
                button.changed = 0;
                button.click();
                document.querySelector('#ask[open] [value=yes]')?.click();
                return true;
            }})()",
            seen.question
        );
        self.browser.read(&press).await == true
    }

    /// Returns whether the page did not believe the last answer, because its control had just changed. It says so once.
    pub(crate) async fn was_hasty(&self) -> bool {
        const HASTY: &str = "document.querySelector('#notice').textContent === document.body.dataset.textChanged";
        self.browser.read(&format!("{HASTY} && (tell(), true)")).await == true
    }

    /// Types a bid into the free field and sends it.
    pub(crate) async fn bid_freely(&self, dollars: u32) {
        self.browser.write("#answers .free [type=number]", &dollars.to_string()).await;
        self.browser.click("#answers .free [type=submit]").await;
    }

    /// Waits until the player is asked something else, or nothing any more.
    pub(crate) async fn moved_on(&self, seen: &Seen) {
        let changed = format!("document.querySelector('#answers')?.dataset.h !== {:?}", seen.question);
        self.browser.wait(&changed).await;
    }

    /// Waits until an answer has been taken.
    pub(crate) async fn answered(&self, seen: &Seen) {
        self.moved_on(seen).await;
        self.browser.wait("!document.querySelector('form[aria-busy]')").await;
    }

    /// Presses the button of an answer and waits until it has been taken.
    pub(crate) async fn answer(&self, seen: &Seen, action: &str, how: How) {
        self.press(seen, action, how).await;
        self.answered(seen).await;
    }

    /// Counts the lines of the chronicle that begin with a text.
    pub(crate) async fn told(&self, text: &str) -> u64 {
        let lines = "[...document.querySelectorAll('#log .line')]";
        let count = format!("{lines}.filter((line) => line.lastChild.textContent.startsWith({text:?})).length");
        self.browser.read(&count).await.as_u64().unwrap()
    }
}

/// Returns whether the page asks again before it sends an answer.
pub(crate) fn is_asked_again(action: &str) -> bool {
    action.starts_with("drive") || action == "joker"
}

/// Lets someone without a name play against bots with one click.
pub(crate) async fn play_now(site: &Site) -> Player {
    let player = Player::arrive(site, "Guest").await;
    player.browser.click(".hero form[action='/play-now'] button").await;
    player.browser.wait_for("#answers").await;
    player
}

/// Chooses simply: declines, drives to the first town, lays what can be laid.
pub(crate) fn some_action(seen: &Seen) -> String {
    first_of(seen, &["decline", "drive", "lay", "keep"])
}

/// Returns the first answer of the first kind that there is.
pub(crate) fn first_of(seen: &Seen, kinds: &[&str]) -> String {
    let action = kinds.iter().find_map(|kind| seen.first(kind));
    action.unwrap_or_else(|| panic!("there is no answer to {seen:?}"))
}

/// Lets Ada make a table of Maloney's Inheritance at which Bert sits down, and Ada start it.
pub(crate) async fn ada_and_bert(site: &Site) -> (Player, Player) {
    sit_down_at(site, "maloney").await
}

/// Lets Ada make a table at which Bert sits down, and Ada start it.
pub(crate) async fn sit_down_at(site: &Site, game: &str) -> (Player, Player) {
    let (ada, bert) = tokio::join!(Player::arrive(site, "Ada"), Player::arrive(site, "Bert"));
    ada.give_name().await;
    let table = ada.make_table(game).await;
    // It comes into the list of a page that was there before.
    bert.browser.click(&format!("#open a[href='{table}']")).await;
    bert.browser.write("form[action$='/sit'] [name=name]", bert.name).await;
    bert.browser.click("form[action$='/sit'] button").await;
    ada.browser.click("form[action$='/start'] button.large").await;
    for player in [&ada, &bert] {
        player.browser.wait_for("#answers").await;
        assert_eq!(player.browser.path().await, table, "{}", player.name);
    }
    (ada, bert)
}

/// Lets the first player who is asked do something, until that says that it is enough.
pub(crate) async fn take_turns(players: [&Player; 2], mut turn: impl AsyncFnMut(&Player, &Seen) -> bool) {
    let mut patience = Patience::new();
    loop {
        let mut shown = String::new();
        for player in players {
            let seen = player.look().await;
            let titled = seen.title.starts_with("● Your turn");
            assert_eq!(titled, seen.turn, "the tab of {} says {}", player.name, seen.title);
            if (seen.turn || seen.over) && turn(player, &seen).await {
                return;
            }
            shown += &format!("{seen:?}");
        }
        patience.look(&shown).await;
    }
}
