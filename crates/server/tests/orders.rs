//! Standing orders: nobody but their seat learns of them, by what they are sent or by when, and they answer like people.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use bequest_server::Config;
use common::planted::{Sits, plant};
use common::{Guest, Listener, Moments, Reply, Site, config, started, wait_until};

/// No order answers by itself during a test.
fn slow() -> Config {
    Config { bot_pace: Duration::from_secs(24 * 60 * 60), ..config() }
}

/// Gives a standing order for a seat, or withdraws it by an empty one, as the page would.
async fn order(guest: &mut Guest, table: &str, seat: usize, order: &str) -> Reply {
    let seat = seat.to_string();
    guest
        .post(&format!("{table}/act"), &[("seat", &seat), ("order", order), ("question", "1"), ("key", "ordersorders")])
        .await
}

async fn ordered(guest: &mut Guest, table: &str, seat: usize, text: &str) {
    let reply = order(guest, table, seat, text).await;
    assert_eq!((reply.status.as_u16(), reply.outcome().as_str()), (200, "done"), "{text}: {}", reply.body);
}

/// Three people at a table without a clock, and a fourth who looks on.
struct Scene {
    site: Site,
    table: String,
    people: [Guest; 3],
    other: Guest,
}

impl Scene {
    async fn new(config: Config) -> Self {
        let site = Site::with(config).await;
        let mut people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
        let other = site.person("Vi").await;
        let seats = [0, 1, 2].map(|number| Sits::Person(&people[number], ["Ada", "Bert", "Cleo"][number]));
        let table = plant(&site, "orders", &seats).await;
        people[0].done(&format!("{table}/start"), &[]).await;
        Self { site, table, people, other }
    }

    async fn says(&mut self, seat: usize, action: &str) {
        self.people[seat - 1].says(&self.table, seat, action).await;
    }

    async fn orders(&mut self, seat: usize, text: &str) {
        ordered(&mut self.people[seat - 1], &self.table, seat, text).await;
    }

    /// Waits until the last rows are these.
    async fn rows_end_with(&self, wanted: &[&str]) {
        wait_until(&wanted.join(", "), async || {
            self.site.state(&self.table).await.1.ends_with(&wanted.iter().map(ToString::to_string).collect::<Vec<_>>())
        })
        .await;
    }

    /// Returns everything that others than Bert can load.
    async fn loaded(&mut self) -> Vec<String> {
        let (table, mut found) = (self.table.clone(), Vec::new());
        let [ada, _, cleo] = &mut self.people;
        for guest in [ada, cleo, &mut self.other] {
            for path in [table.clone(), format!("{table}?as=2"), format!("{table}?step=2"), "/".into(), "/turns".into()]
            {
                found.push(timeless(&guest.get(&path).await.body));
            }
            for action in ["decline", "bid 700", "joker"] {
                let path = format!("{table}/why?action={}&seat=2", action.replace(' ', "+"));
                found.push(guest.get_json(&path).await.body);
            }
        }
        // A list is sorted by when something has happened.
        found.push(timeless(&self.people[1].get("/").await.body));
        found
    }

    /// Returns the streams of everyone but Bert, with those of the lists, also of his own.
    async fn listeners(&self) -> Vec<Listener> {
        let mut streams = vec![self.people[1].listen("/events").await];
        for guest in [&self.people[0], &self.people[2], &self.other] {
            streams.push(guest.listen(&format!("{}/events", self.table)).await);
            streams.push(guest.listen("/events").await);
        }
        for stream in &mut streams {
            stream.now().await;
        }
        streams
    }
}

/// Returns a page without the moment at which it was made.
fn timeless(page: &str) -> String {
    let (before, rest) = page.split_once("data-now=\"").unwrap_or((page, ""));
    format!("{before}{}", rest.split_once('"').map_or("", |(_, after)| after))
}

/// Returns texts of a site with numbers in the place of its moments.
fn numbered(texts: &[String]) -> Vec<String> {
    let mut moments = Moments::default();
    texts.iter().map(|text| moments.number(text)).collect()
}

async fn told(streams: &mut [Listener]) -> Vec<String> {
    let mut told = Vec::new();
    for stream in streams {
        told.push(stream.now().await);
    }
    told
}

#[tokio::test]
async fn nobody_is_sent_anything_when_an_order_is_given_changed_or_withdrawn() {
    let mut scene = Scene::new(slow()).await;
    // Everyone is there already: that someone comes is seen.
    let mut streams = scene.listeners().await;
    let mut own = scene.people[1].listen(&format!("{}/events", scene.table)).await;
    own.now().await;
    let (before, stored) = (scene.loaded().await, scene.site.stored(&scene.table).await);
    for text in ["out on day 1", "bid 700 at most on day 1", "bid 900 at most on day 1 by 500", ""] {
        scene.orders(2, text).await;
        assert_eq!(told(&mut streams).await, vec![String::new(); streams.len()], "{text}");
        assert_eq!(scene.loaded().await, before, "{text}");
        let now = scene.site.stored(&scene.table).await;
        assert_eq!((&now.rows, now.changed, &now.head), (&stored.rows, stored.changed, &stored.head));
    }
    own.now().await;
}

#[tokio::test]
async fn an_order_that_is_refused_tells_nobody_either() {
    let mut scene = Scene::new(slow()).await;
    let mut streams = scene.listeners().await;
    for (text, status) in [("bid 20000 at most on day 1", 422), ("out on day 7", 422), ("nonsense", 400)] {
        let reply = order(&mut scene.people[1], &scene.table, 2, text).await;
        assert_eq!(reply.status.as_u16(), status, "{}", reply.body);
    }
    let foreign = order(&mut scene.people[0], &scene.table, 2, "out on day 1").await;
    assert_eq!(foreign.status.as_u16(), 403, "{}", foreign.body);
    assert_eq!(told(&mut streams).await, vec![String::new(); streams.len()]);
}

/// Plays a stretch in which Bert passes twice: by himself, or by an order. Returns what everyone else is sent and can load.
async fn stretch(by_order: bool) -> (Vec<String>, Vec<String>, Vec<String>) {
    let mut scene = Scene::new(config()).await;
    let mut streams = scene.listeners().await;
    let mut sent = Vec::new();
    if by_order {
        scene.orders(2, "out on day 1").await;
    } else {
        scene.says(2, "decline").await;
    }
    scene.rows_end_with(&["act 2 person decline"]).await;
    sent.extend(told(&mut streams).await);
    scene.says(3, "bid 300").await;
    if !by_order {
        sent.extend(told(&mut streams).await);
        scene.says(2, "decline").await;
    }
    scene.rows_end_with(&["act 3 person bid 300", "act 2 person decline"]).await;
    sent.extend(told(&mut streams).await);
    let rows = scene.site.state(&scene.table).await.1;
    (sent, scene.loaded().await, rows)
}

#[tokio::test]
async fn an_order_cannot_be_told_from_someone_who_answers() {
    let (sent, by_hand, rows) = stretch(false).await;
    let (also_sent, by_order, same_rows) = stretch(true).await;
    assert_eq!(rows, same_rows);
    // What everyone is sent of the first pass, on seven streams.
    assert_eq!(numbered(&sent[..7]), numbered(&also_sent[..7]));
    // Every person of a new site has another name for the server; nothing of it is on pages of others.
    assert_eq!(by_hand.len(), by_order.len());
    for (hand, order) in numbered(&by_hand).iter().zip(&numbered(&by_order)) {
        assert_eq!(hand, order);
    }
}

#[tokio::test]
async fn several_orders_act_clockwise_from_the_last_bidder() {
    let mut scene = Scene::new(slow()).await;
    scene.orders(1, "out on day 1").await;
    scene.orders(2, "out on day 1").await;
    scene.says(3, "bid 300").await;
    // From now on orders answer at once, in their places.
    let (table, site) = (scene.table.clone(), scene.site.restart(config()).await);
    let wanted = ["act 3 person bid 300", "act 1 person decline", "act 2 person decline"];
    wait_until("both orders answer", async || site.state(&table).await.1.ends_with(&wanted.map(String::from))).await;
}

#[tokio::test]
async fn an_order_answers_after_a_restart_and_after_the_table_has_left_the_memory() {
    let config = Config { idle: Duration::from_millis(30), ..config() };
    let mut scene = Scene::new(config.clone()).await;
    scene.orders(2, "bid 500 at most on day 1").await;
    scene.rows_end_with(&["act 2 person bid 100"]).await;
    wait_until("the table leaves the memory", async || scene.site.server.tables_in_memory() == 0).await;
    scene.says(1, "bid 200").await;
    scene.rows_end_with(&["act 1 person bid 200", "act 2 person bid 300"]).await;
    let site = scene.site.restart(config).await;
    let mut cleo = site.again(&scene.people[2]);
    cleo.says(&scene.table, 3, "bid 400").await;
    let table = &scene.table;
    wait_until("the order goes on", async || site.state(table).await.1.last().unwrap() == "act 2 person bid 500").await;
}

#[tokio::test]
async fn in_live_play_an_order_answers_when_everybody_is_ready() {
    let site = Site::new().await;
    let (mut ada, mut bert, mut cleo) =
        (site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await);
    let pace = [("pace", "live"), ("turn", "600"), ("call", "60")];
    let table = started(&mut [&mut ada, &mut bert, &mut cleo], 3, &pace).await;
    ordered(&mut bert, &table, 2, "out on day 1").await;
    let clock = site.clock(&table).await;
    for (seat, guest) in [("1", &mut ada), ("2", &mut bert), ("3", &mut cleo)] {
        guest.done(&format!("{table}/ready"), &[("seat", seat)]).await;
    }
    wait_until("the order answers", async || site.state(&table).await.1.last().unwrap() == "act 2 person decline")
        .await;
    assert_ne!(site.clock(&table).await, clock, "the calls have begun");
}
