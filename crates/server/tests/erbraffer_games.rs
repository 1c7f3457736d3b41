//! Whole games of Die Erbraffer over HTTP, the trial of a first game, and clocks of days.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use axum::http::StatusCode;
use bequest_engine::Record;
use bequest_erbraffer::Erbraffer;
use bequest_server::Config;
use bequest_store::Person;
use bequest_table::Uptime;
use common::erbraffer::{BOT, Truth, first_window, hasty_offer, offers, put, put_seats, rows, set_clock, until};
use common::planted::Sits;
use common::{Guest, Patience, Site, config, key, needs_no_other_file, uptime, wait_until};
use serde_json::json;

const NAMES: [&str; 4] = ["Ada", "Bert", "Cleo", "Dora"];
/// What a page has that asks whether to go on with a first game, and that says that it was stopped.
const OFFER: &str = "<section class=\"panel trial-offer\"";
const STOPPED: &str = "<section class=\"panel pad trial\">";
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The kind of clock by which a secret window lasts for days.
const LASTING_DAYS: u64 = 6;

/// No game needs this many answers.
const MOST_ANSWERS: usize = 20_000;

/// Lets people play by what their pages offer until one of the pages says something.
async fn play_until(people: &mut [&mut Guest], table: &str, wanted: &str) {
    play_on(people, table, async |page| page.contains(wanted)).await;
}

/// Lets people play by what their pages offer until that is enough.
async fn play_on(people: &mut [&mut Guest], table: &str, mut is_enough: impl AsyncFnMut(&str) -> bool) {
    let mut patience = Patience::new("the game goes on");
    let mut turn = 0;
    loop {
        let mut idle = true;
        for person in people.iter_mut() {
            let page = person.get(table).await.body;
            if is_enough(&page).await {
                return;
            }
            for question in offers(&page).iter().filter(|question| !question.actions.is_empty()) {
                turn += 1;
                let reply = person.answer(table, question, &hasty_offer(question, turn), &key()).await;
                idle &= reply.status != StatusCode::OK;
            }
        }
        assert!(turn < MOST_ANSWERS, "the game goes on for ever");
        if idle {
            patience.wait().await;
        } else {
            patience.renew();
        }
    }
}

/// Lets bots play at another table until a bot here would have played, too, if it could: one bot thinks at a time.
async fn bots_play_elsewhere(site: &Site) {
    let mut olga = site.guest();
    let table = olga.form("/play-now", &[("game", "erbraffer")]).await.location();
    olga.done(&format!("{table}/start"), &[]).await;
    let answers = async |_: &str| site.state(&table).await.1.iter().filter(|row| row.contains(" bot ")).count();
    play_on(&mut [&mut olga], &table, async |page| answers(page).await >= 20).await;
}

/// The bots of a server wait in one queue.
fn one_bot_at_a_time() -> Config {
    Config { bot_threads: 1, ..config() }
}

#[tokio::test]
async fn two_people_and_two_bots_play_to_the_end() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut vi) = (site.person("Ada").await, site.person("Bert").await, site.guest());
    let fields = [("game", "erbraffer"), ("players", "4"), ("seat2", "open"), ("seat3", "bot"), ("seat4", "bot")];
    let table = ada.form("/tables", &fields).await.location();
    bert.done(&format!("{table}/sit"), &[("seat", "2")]).await;
    ada.done(&format!("{table}/start"), &[]).await;
    assert_eq!(vi.get(&format!("{table}/record.rec")).await.status, StatusCode::CONFLICT);
    play_until(&mut [&mut ada, &mut bert], &table, "record.rec").await;
    let record = vi.get(&format!("{table}/record.rec")).await;
    assert_eq!(record.status, StatusCode::OK);
    let record = Record::<Erbraffer>::parse(&record.body).unwrap();
    let replayed = record.replay().unwrap();
    assert!(replayed.is_chance_verified());
    let kept = site.state(&table).await.1;
    assert_eq!(record.rows.iter().map(ToString::to_string).collect::<Vec<_>>(), kept);
    let examined = bequest_server::examine(&*site.store, &bequest_catalogue::SERVED, |_| {}).await.unwrap();
    assert_eq!((examined.tables, examined.findings, examined.older_rows), (1, vec![], 0));
    // Everything is open now, to everyone and at every moment.
    for step in ["", "?step=1", "?step=9999"] {
        assert!(vi.get(&format!("{table}{step}")).await.body.contains("open-hands"), "{step}");
    }
    assert_eq!(vi.get(&format!("{table}/chance.json")).await.status, StatusCode::OK);
    // The picture to be shared has the ranking and the family.
    let picture = vi.get(&format!("{table}/picture.svg")).await.body;
    for part in [">Ada<", ">Albrecht<", "href=\"#p54\"", "href=\"#violin\"", "class=\"mark s4\""] {
        assert!(picture.contains(part), "{part}");
    }
    needs_no_other_file(&picture);
}

#[tokio::test]
async fn one_click_plays_against_bots_after_a_restart_too() {
    let site = Site::new().await;
    let mut ada = site.guest();
    let table = ada.form("/play-now", &[("game", "erbraffer")]).await.location();
    ada.done(&format!("{table}/start"), &[]).await;
    let asked = |page: &str| offers(page).iter().any(|question| !question.actions.is_empty());
    wait_until("she is asked", async || asked(&ada.get(&table).await.body)).await;
    let cookies = ada.cookies.clone();
    let site = site.restart(config()).await;
    let mut ada = site.guest();
    ada.cookies = cookies;
    play_until(&mut [&mut ada], &table, "record.rec").await;
}

/// Plays a guided first game until it asks whether to go on.
async fn asked_to_go_on(site: &Site) -> (Guest, String) {
    let mut ada = site.guest();
    let table = ada.form("/first", &[("game", "erbraffer"), ("name", "Ada")]).await.location();
    ada.done(&format!("{table}/start"), &[]).await;
    assert!(ada.get(&table).await.body.contains("data-about="), "a guide goes along");
    play_until(&mut [&mut ada], &table, OFFER).await;
    (ada, table)
}

#[tokio::test]
async fn erb_75_a_guided_first_game_asks_in_1870_and_goes_on_to_the_end() {
    let site = Site::with(one_bot_at_a_time()).await;
    let (mut ada, table) = asked_to_go_on(&site).await;
    let rows = site.state(&table).await.1;
    assert_eq!(site.head(&table).await["stage"], "playing");
    // Nobody else is asked, or told who is ahead; and no bot plays on meanwhile.
    let mut vi = site.guest();
    let page = vi.get(&table).await.body;
    assert!(!page.contains(OFFER) && !page.contains("trial-standing"));
    assert!(!ada.get(&table).await.body.contains("trial-standing"));
    bots_play_elsewhere(&site).await;
    assert_eq!(site.state(&table).await.1, rows);
    let refused = vi.post(&format!("{table}/trial"), &[("go-on", "0")]).await.status;
    assert!(refused.is_client_error(), "it is hers to decide");
    ada.done(&format!("{table}/trial"), &[("go-on", "1")]).await;
    let page = ada.get(&table).await.body;
    assert!(!page.contains(OFFER) && page.contains("class=\"lesson"), "the guide stays");
    play_until(&mut [&mut ada], &table, "record.rec").await;
    assert_eq!(site.head(&table).await["stage"], "over");
}

#[tokio::test]
async fn erb_75_a_guided_first_game_that_is_stopped_shows_who_is_ahead_and_its_bots_stop() {
    let site = Site::with(one_bot_at_a_time()).await;
    let (mut ada, table) = asked_to_go_on(&site).await;
    ada.done(&format!("{table}/trial"), &[("go-on", "0")]).await;
    let (revision, rows) = site.state(&table).await;
    let stored = site.stored(&table).await;
    assert!(stored.wake.is_none(), "nobody looks at it again");
    assert_eq!(site.head(&table).await["stage"], "closed");
    let page = ada.get(&table).await.body;
    assert!(page.contains("1870"), "it stands where it stopped");
    assert!(page.contains(STOPPED) && page.contains("trial-standing"));
    assert!(offers(&page).is_empty(), "nothing is asked any more");
    // Neither by themselves nor because someone looks do the bots go on, also after a restart.
    bots_play_elsewhere(&site).await;
    assert_eq!(site.state(&table).await, (revision, rows.clone()));
    let site = site.restart(one_bot_at_a_time()).await;
    let mut vi = site.guest();
    assert!(vi.get(&table).await.body.contains(STOPPED));
    bots_play_elsewhere(&site).await;
    assert_eq!(site.state(&table).await, (revision, rows));
    let late = [("seat", "1"), ("question", "1"), ("action", "decline"), ("key", "afterwards")];
    assert!(vi.post(&format!("{table}/act"), &late).await.status.is_client_error());
}

/// Four people in a window for new wills.
struct Window {
    site: Site,
    table: String,
    game: Truth,
    people: Vec<Guest>,
}

impl Window {
    async fn new(pace: serde_json::Value) -> Self {
        let (seed, game) = first_window(&NAMES, &[2]);
        let site = Site::new().await;
        let mut people = Vec::new();
        for name in NAMES {
            people.push(site.person(name).await);
        }
        let named: Vec<_> = people.iter().zip(NAMES).collect();
        let table = put(&site, &seed, &game, &named, pace).await;
        Self { site, table, game, people }
    }

    /// Starts the server again: the table is read with what is known of its people.
    async fn restarted(self) -> Self {
        let Self { site, table, game, people } = self;
        let site = site.restart(config()).await;
        let again = |old: Guest| {
            let mut guest = site.guest();
            guest.cookies = old.cookies;
            guest
        };
        let people = people.into_iter().map(again).collect();
        Self { site, table, game, people }
    }

    async fn says(&mut self, seat: usize, action: &str) {
        self.people[seat - 1].says(&self.table, seat, action).await;
    }

    /// Makes someone absent for this long.
    async fn was_seen(&self, seat: usize, ago: Duration) {
        let seen = uptime().before(ago);
        let person = Person { id: self.people[seat - 1].id().parse().unwrap(), name: NAMES[seat - 1].into(), seen };
        self.site.store.save_person(person).await.unwrap();
    }

    /// Returns the seats for which a page offers a bot.
    async fn replaceable(&mut self, seat: usize) -> Vec<String> {
        let page = self.people[seat - 1].get(&self.table).await.body;
        let forms =
            page.split("<form ").skip(1).filter(|form| form.contains(&format!("action=\"{}/replace\"", self.table)));
        forms
            .map(|form| form.split("name=\"seat\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned())
            .collect()
    }

    /// Returns when the clock runs out that a page shows.
    async fn until(&mut self, seat: usize) -> Uptime {
        until(&self.people[seat - 1].get(&self.table).await.body)
    }
}

#[tokio::test]
async fn erb_43_a_bot_is_offered_for_absent_people_whatever_has_been_answered() {
    let mut offered = Vec::new();
    for answers in [&[][..], &[3], &[4], &[3, 4]] {
        let mut window = Window::new(json!("relaxed")).await;
        for &seat in answers {
            window.says(seat, "decline").await;
        }
        for (seat, days) in [(3, 4), (4, 4)] {
            window.was_seen(seat, days * DAY).await;
        }
        let mut window = window.restarted().await;
        offered.push([window.replaceable(1).await, window.replaceable(2).await]);
        let reply = window.people[0].post(&format!("{}/replace", window.table), &[("seat", "3")]).await;
        assert_eq!(reply.status, StatusCode::OK, "{answers:?}: {}", reply.body);
        let refused = window.people[0].post(&format!("{}/replace", window.table), &[("seat", "2")]).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "the second was here");
        let rows = rows(&*window.site.store).await;
        assert!(rows.contains(&"seat 3 bot greedy".to_owned()), "{answers:?}: {rows:?}");
    }
    assert_eq!(offered[0], [["3", "4"], ["3", "4"]]);
    assert!(offered.iter().all(|one| *one == offered[0]), "{offered:?}");
}

#[tokio::test]
async fn erb_43_the_clock_of_days_runs_on_after_answers() {
    let mut window = Window::new(json!({ "days": 2 })).await;
    let at = uptime().after(DAY);
    set_clock(&window.site, &window.game, LASTING_DAYS, at).await;
    for answered in [None, Some((3, "decline")), Some((1, "decline all")), Some((4, "decline"))] {
        if let Some((seat, action)) = answered {
            window.says(seat, action).await;
        }
        for seat in 1..=4 {
            assert_eq!(window.until(seat).await, at, "seat {seat} after {answered:?}");
        }
        let wake = window.site.stored(&window.table).await.wake.unwrap();
        assert_eq!((wake.at, wake.clock.map(|clock| clock.until)), (at, Some(at)));
    }
}

#[tokio::test]
async fn erb_43_the_clock_of_days_runs_on_though_only_a_bot_has_not_answered() {
    let names = ["Ada", "Bert", "Cleo", BOT];
    let (seed, game) = first_window(&names, &[2]);
    let site = Site::with(Config { bot_pace: DAY, ..config() }).await;
    let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
    let [ada, bert, cleo] = &people;
    let seats = [Sits::Person(ada, "Ada"), Sits::Person(bert, "Bert"), Sits::Person(cleo, "Cleo"), Sits::Bot("Gus")];
    let table = put_seats(&site, &seed, &game, &seats, json!({ "days": 2 })).await;
    let at = uptime().after(DAY);
    set_clock(&site, &game, LASTING_DAYS, at).await;
    for (seat, guest) in (1..).zip(&mut people) {
        guest.says(&table, seat, "decline").await;
        let page = guest.get(&table).await.body;
        assert!(page.contains(&format!("data-until=\"{}\"", at.0)), "after the answer of seat {seat}");
    }
}

#[tokio::test]
async fn erb_43_when_the_days_are_over_the_silent_have_declined_by_the_clock() {
    let mut window = Window::new(json!({ "days": 2 })).await;
    let over = uptime().after(DAY);
    set_clock(&window.site, &window.game, LASTING_DAYS, over).await;
    let before = rows(&*window.site.store).await.len();
    for seat in [3, 1] {
        window.says(seat, "decline").await;
    }
    let answered = rows(&*window.site.store).await;
    assert_eq!(answered[before..], ["act 3 person decline", "act 1 person decline"], "who has answered has answered");
    window.site.look_at(&window.table, Uptime(over.0 - 1)).await;
    assert_eq!(rows(&*window.site.store).await, answered, "the time is not over");
    window.site.look_at(&window.table, over).await;
    let rows = rows(&*window.site.store).await;
    assert_eq!(rows[answered.len()..], ["act 2 clock decline", "act 4 clock decline"]);
}
