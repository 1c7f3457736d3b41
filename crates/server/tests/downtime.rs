//! Only the server's own time counts: not the time when it was down, nor what a wrong clock of the machine shows.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use bequest_server::Config;
use bequest_store::{Operations as _, Options, Sqlite};
use bequest_table::{Listing, Moment, NewTable, Stage, TableId};
use common::erbraffer::until;
use common::{Guest, Site, config, moment, started, uptime};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Between two looks at the time a busy machine takes less than this.
const SOON: Duration = Duration::from_secs(120);
/// No clock runs out by itself during a test.
const LIVE: [(&str, &str); 3] = [("pace", "live"), ("turn", "600"), ("call", "60")];

/// Makes a site as it was some time ago: if it is started again, it was down ever since.
async fn site_of(ago: Duration, config: Config) -> Site {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    store.beat(uptime().before(ago)).await.unwrap();
    store.close().await;
    Site::on(folder, config).await
}

async fn three(site: &Site) -> [Guest; 3] {
    [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await]
}

async fn stage(site: &Site, table: &str) -> String {
    site.head(table).await["stage"].as_str().unwrap().to_owned()
}

/// Returns the seats for which a page offers a bot.
async fn replaceable(guest: &mut Guest, table: &str) -> Vec<String> {
    let page = guest.get(table).await.body;
    let forms = page.split("<form ").skip(1).filter(|form| form.contains(&format!("action=\"{table}/replace\"")));
    let seat = |form: &str| form.split("name=\"seat\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    forms.map(seat).collect()
}

#[tokio::test]
async fn after_forty_days_of_downtime_a_table_is_as_it_was() {
    let site = site_of(40 * DAY, config()).await;
    let [mut ada, mut bert, mut cleo] = three(&site).await;
    let waiting = ada.table(&[("players", "3")]).await;
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    let site = site.restart(config()).await;
    let [mut ada, mut bert] = [&ada, &bert].map(|guest| site.again(guest));
    for table in [&waiting, &table] {
        site.look_at(table, site.server.uptime()).await;
    }
    assert_eq!((stage(&site, &waiting).await, stage(&site, &table).await), ("open".into(), "playing".into()));
    assert!(replaceable(&mut ada, &table).await.is_empty(), "nobody is away");
    ada.says(&table, 1, "decline").await;
    bert.says(&table, 2, "decline").await;
}

#[tokio::test]
async fn after_forty_days_of_downtime_a_clock_has_as_much_time_left() {
    let site = site_of(40 * DAY, config()).await;
    let [mut ada, mut bert, mut cleo] = three(&site).await;
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &LIVE).await;
    let end = site.clock(&table).await;
    let left = end.since(site.server.uptime());
    let site = site.restart(config()).await;
    let mut ada = site.again(&ada);
    assert_eq!(site.clock(&table).await, end);
    let now = end.since(site.server.uptime());
    assert!(now.abs_diff(left) < SOON && !now.is_zero(), "{left:?} were left, and now {now:?} are");
    let shown = until(&ada.get(&table).await.body).since(uptime());
    assert!(shown.abs_diff(now) < SOON && !shown.is_zero(), "{now:?} are left, and the page shows {shown:?}");
    let rows = site.state(&table).await.1;
    site.look_at(&table, end.before(Duration::from_millis(1))).await;
    assert_eq!(site.state(&table).await.1, rows, "the time is not over");
}

#[tokio::test]
async fn no_table_is_closed_in_the_first_hour_after_a_start() {
    let forgetful = || Config { forget_after: HOUR / 2, ..config() };
    let site = site_of(40 * DAY, forgetful()).await;
    let [mut ada, mut bert, mut cleo] = three(&site).await;
    let waiting = ada.table(&[("players", "3")]).await;
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    let site = site.restart(forgetful()).await;
    let start = site.server.uptime();
    for (after, stages) in [(HOUR - SOON, ["open", "playing"]), (2 * HOUR, ["closed", "closed"])] {
        for (table, expected) in [&waiting, &table].into_iter().zip(stages) {
            site.look_at(table, start.after(after)).await;
            assert_eq!(stage(&site, table).await, expected, "{after:?} after the start");
        }
    }
}

#[tokio::test]
async fn people_whose_page_is_open_are_here_though_they_load_nothing_for_days() {
    let site = Site::new().await;
    let [mut ada, mut bert, mut cleo] = three(&site).await;
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    ada.says(&table, 1, "bid 100").await;
    bert.get(&table).await;
    let mut open = bert.listen(&format!("{table}/events")).await;
    cleo.get(&table).await;
    open.until(|news| news.contains("beat")).await;
    assert!(replaceable(&mut ada, &table).await.is_empty(), "they were just here");
    site.server.skip(4 * DAY);
    open.now().await;
    assert_eq!(replaceable(&mut ada, &table).await, ["3"], "one has a page open, the other does not");
    open.close().await;
    site.server.skip(4 * DAY);
    assert_eq!(replaceable(&mut ada, &table).await, ["2", "3"]);
}

#[tokio::test]
async fn people_who_sat_down_and_never_came_back_are_away_after_days() {
    let site = Site::new().await;
    let [mut ada, mut bert, mut cleo] = three(&site).await;
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &[]).await;
    ada.says(&table, 1, "bid 100").await;
    assert!(replaceable(&mut ada, &table).await.is_empty(), "they have just sat down");
    site.server.skip(4 * DAY);
    assert_eq!(replaceable(&mut ada, &table).await, ["2", "3"]);
}

/// Keeps a table that never began and last changed then.
async fn put(site: &Site, head: &str, changed: Moment) -> TableId {
    let id = TableId::random();
    let listing = Listing { stage: Stage::Open, public: false, people: Vec::new() };
    site.store.create(NewTable { id, at: changed, head: head.to_owned(), listing, wake: None }).await.unwrap();
    id
}

#[tokio::test]
async fn a_clock_that_is_a_year_ahead_deletes_nothing() {
    let year = 365 * DAY;
    let site = site_of(year, Config { delete_after: Some(30 * DAY), ..config() }).await;
    let new = site.person("Ada").await.table(&[("players", "3")]).await;
    let head = site.stored(&new).await.head;
    // To the clock of the machine these are very old.
    let last = Moment(uptime().before(year + HOUR).0);
    let old = put(&site, &head, Moment(uptime().before(year + 31 * DAY).0)).await;
    let recent = put(&site, &head, last).await;
    let there = async |id| site.store.table(id).await.unwrap().is_some();
    site.server.clean().await;
    assert_eq!((there(old).await, there(recent).await), (false, true));
    site.server.skip(29 * DAY);
    site.server.clean().await;
    assert!(there(recent).await, "by the server's own time it is not old enough");
    site.server.skip(DAY);
    site.server.clean().await;
    assert!(!there(recent).await && last < moment());
    assert!(there(common::planted::id_of(&new)).await);
}
