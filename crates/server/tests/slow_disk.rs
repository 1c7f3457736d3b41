//! Nobody who looks at a table waits while an answer is written, however long the disk takes.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bequest_catalogue::SERVED;
use bequest_server::Config;
use bequest_store::Store;
use common::erbraffer::{first_window, put};
use common::held::Held;
use common::{DEADLINE, Guest, Reply, Site, config, key, started};
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::timeout;

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// A site whose disk can be stopped, with three people who have not looked at any table.
struct Scene {
    site: Site,
    disk: Arc<Held>,
    people: [Guest; 3],
}

impl Scene {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let disk = Arc::new(Held::open(folder.path()).await);
        let store = Arc::clone(&disk) as Arc<dyn Store>;
        // Tables stay in memory, however slow the machine is.
        let config = Config { idle: Duration::from_secs(3600), ..config() };
        let site = Site::on_store(folder, store, &SERVED, config).await;
        let people = [site.person("Ada").await, site.person("Bert").await, site.person("Cleo").await];
        Self { site, disk, people }
    }

    /// Stops the disk and lets the first person answer; returns when the answer is about to be written.
    async fn answer(&mut self, table: &str, action: &'static str) -> JoinHandle<Reply> {
        let question = self.people[0].questions(table).await.remove(0);
        let (mut ada, table) = (self.people[0].clone(), table.to_owned());
        self.disk.stop();
        let answer = tokio::spawn(async move { ada.answer(&table, &question, action, &key()).await });
        timeout(DEADLINE, self.disk.change_waits()).await.expect("the answer is to be written");
        answer
    }

    /// Has a table looked at in all ways while an answer is written.
    async fn examine(mut self, table: &str, action: &'static str) {
        let answer = self.answer(table, action).await;
        let ways = [
            table.to_owned(),
            format!("{table}/regions"),
            format!("{table}?step=1"),
            format!("{table}/why?seat=1&action=decline"),
        ];
        let guests = [("Bert", self.people[1].clone()), ("a stranger", self.site.guest())];
        for (name, mut guest) in guests.into_iter().chain([("Ada", self.people[0].clone())]) {
            for path in &ways {
                let looked = timeout(DEADLINE, guest.get(path)).await;
                let reply = looked.unwrap_or_else(|_| panic!("{name} waits for {path}"));
                assert_eq!(reply.status, StatusCode::OK, "{name}, {path}: {}", reply.body);
            }
            let mut stream = timeout(DEADLINE, guest.listen(&format!("{table}/events"))).await.unwrap();
            let news = stream.until(|news| news.contains("event: regions")).await;
            assert!(news.contains("event: beat"), "{name}: {news}");
        }
        assert!(!answer.is_finished(), "it is not acknowledged before it is written");
        self.disk.go_on();
        let reply = timeout(DEADLINE, answer).await.expect("it is acknowledged then").unwrap();
        assert_eq!((reply.status, reply.outcome().as_str()), (StatusCode::OK, "done"), "{}", reply.body);
    }
}

#[tokio::test]
async fn nobody_who_looks_waits_for_an_answer_that_is_being_written() {
    let mut scene = Scene::new().await;
    let [ada, bert, cleo] = &mut scene.people;
    let table = started(&mut [ada, bert, cleo], 3, &[]).await;
    scene.examine(&table, "decline").await;
}

#[tokio::test]
async fn nobody_who_looks_waits_for_a_secret_answer_that_is_being_written() {
    let scene = Scene::new().await;
    let (seed, game) = first_window(&NAMES, &[2]);
    let [ada, bert, cleo] = &scene.people;
    let people = [(ada, "Ada"), (bert, "Bert"), (cleo, "Cleo")];
    let table = put(&scene.site, &seed, &game, &people, json!("relaxed")).await;
    scene.examine(&table, "decline").await;
}
