//! The pages around the tables: lists, rulebooks, settings, about.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use axum::http::StatusCode;
use bequest_catalogue::{GAMES, Title, with_game};
use bequest_engine::{Game, common_ledger};
use bequest_maloney::Maloney;
use bequest_web::Board;
use common::{Guest, Site};

const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

async fn speaks(guest: &mut Guest, language: &str) {
    assert_eq!(guest.form("/language", &[("lang", language)]).await.status, StatusCode::SEE_OTHER);
}

/// Returns the games that are shown though they cannot be played yet.
fn to_come() -> impl Iterator<Item = &'static str> {
    ["prodigals-club"].into_iter().filter(|game| !GAMES.contains(game))
}

/// Returns the content of a page.
fn main_of(page: &str) -> &str {
    page.split_once("<main").unwrap().1.split("</main>").next().unwrap()
}

/// Returns what a page says without the marks on what was looked for.
fn unmarked(page: &str) -> String {
    page.replace("<mark>", "").replace("</mark>", "")
}

#[tokio::test]
async fn every_page_is_there_in_every_language() {
    let site = Site::new().await;
    let mut guest = site.guest();
    for language in LANGUAGES {
        speaks(&mut guest, language).await;
        for path in ["/", "/tables", "/rules", "/rules/maloney", "/settings", "/about", "/new", "/new?game=maloney"] {
            let reply = guest.get(path).await;
            assert_eq!(reply.status, StatusCode::OK, "{path} in {language}");
            assert!(reply.body.contains(&format!("lang=\"{language}\"")), "{path} in {language}");
            assert!(!main_of(&reply.body).contains(">page-"), "{path} in {language} shows a key");
        }
    }
}

#[tokio::test]
async fn every_rule_stands_in_the_rulebook_under_its_id() {
    let site = Site::new().await;
    let mut guest = site.guest();
    for language in LANGUAGES {
        speaks(&mut guest, language).await;
        let page = guest.get("/rules/maloney").await.body;
        let main = main_of(&page);
        for rule in Maloney::ledger().rules().iter().chain(common_ledger().rules()) {
            assert_eq!(main.matches(&format!("id=\"{}\"", rule.id)).count(), 1, "{} in {language}", rule.id);
            // Of the text a part without any sign that is escaped or linked.
            let part = rule.text(language).split(['&', '<', '"', '(']).next().unwrap();
            let start = part.split(" MAL-").next().unwrap();
            assert!(main.contains(start), "{} in {language}: {start}", rule.id);
        }
    }
}

#[tokio::test]
async fn a_game_that_is_not_there_has_no_rulebook_and_no_table() {
    let site = Site::new().await;
    for game in to_come().chain(["chess"]) {
        for path in [format!("/rules/{game}"), format!("/new?game={game}")] {
            assert_eq!(site.guest().get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
    }
}

#[tokio::test]
async fn the_search_finds_rules_by_id_text_and_chapter_and_marks_what_it_found() {
    let site = Site::new().await;
    let mut guest = site.guest();
    let page = guest.get("/rules/maloney?q=mal-40").await.body;
    assert!(main_of(&page).contains("<mark>MAL-40</mark>") && !page.contains("id=\"MAL-1\""));
    assert!(unmarked(main_of(&page)).contains(" rules mention “mal-40”."));
    speaks(&mut guest, "fr").await;
    let page = guest.get("/rules/maloney?q=ENCHERES").await.body;
    assert!(main_of(&page).contains("<mark>enchères</mark>"));
    // The chapter of that name is found with all its rules.
    let chapter = Maloney::ledger().chapters().iter().find(|chapter| chapter.id == "auction").unwrap();
    assert!(chapter.title("fr").contains("enchères"));
    for rule in Maloney::ledger().rules().iter().filter(|rule| rule.chapter == "auction") {
        assert!(page.contains(&format!("id=\"{}\"", rule.id)), "{}", rule.id);
    }
}

#[tokio::test]
async fn a_search_with_a_wrong_letter_finds_what_was_meant_and_says_so() {
    let site = Site::new().await;
    let right = site.guest().get("/rules/maloney?q=suitcase").await.body;
    let wrong = site.guest().get("/rules/maloney?q=siutcase").await.body;
    let rules = |page: &str| page.matches("class=\"rule\"").count();
    assert!(rules(&right) > 0 && rules(&wrong) == rules(&right));
    assert!(wrong.contains("“siutcase” isn’t in this rulebook.") && wrong.contains("<mark>suitcase</mark>"));
    let some = site.guest().get("/rules/maloney?q=suitcase+walrus").await.body;
    assert!(unmarked(&some).contains("No rule mentions all of “suitcase walrus”.") && rules(&some) == rules(&right));
}

#[tokio::test]
async fn a_search_for_nonsense_is_answered_and_escaped() {
    let site = Site::new().await;
    let reply = site.guest().get("/rules/maloney?q=%3Cscript%3Ewalrus").await;
    assert_eq!(reply.status, StatusCode::OK);
    let main = main_of(&reply.body);
    assert!(unmarked(main).contains("No rule mentions “&lt;script&gt;walrus”.") && !main.contains("<script>"));
    let odd = format!("/rules/maloney?q={}&q=2&%FF=%FF", "%F0".repeat(500));
    assert_eq!(site.guest().get(&odd).await.status, StatusCode::OK);
}

#[tokio::test]
async fn settings_are_kept_and_shown_again() {
    let site = Site::new().await;
    let mut guest = site.guest();
    let chosen = |page: &str, value: &str| page.contains(&format!("value=\"{value}\" checked"));
    let before = guest.get("/settings").await.body;
    assert!(chosen(&before, "device") && chosen(&before, "great"));
    let reply = guest.form("/settings", &[("theme", "dark"), ("asks", "every")]).await;
    assert_eq!((reply.status, reply.location().as_str()), (StatusCode::SEE_OTHER, "/settings?saved=1"));
    let after = guest.get("/settings?saved=1").await.body;
    assert!(chosen(&after, "dark") && chosen(&after, "every") && !chosen(&after, "device"));
    assert!(after.contains("class=\"saved\"") && !before.contains("class=\"saved\""));
}

#[tokio::test]
async fn settings_that_do_not_exist_are_refused() {
    let site = Site::new().await;
    let mut guest = site.guest();
    for fields in [&[("theme", "pink"), ("asks", "every")][..], &[("theme", "dark"), ("asks", "twice")], &[]] {
        let reply = guest.form("/settings", fields).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{fields:?}");
        assert!(!reply.headers.contains_key("set-cookie"), "{fields:?}");
    }
    assert!(guest.form("/settings", &[("theme", "pink")]).await.body.contains("pink"));
}

#[tokio::test]
async fn all_tables_are_listed_and_lead_back_to_the_same_stream() {
    let site = Site::new().await;
    let mut ada = site.person("Ada").await;
    let mut made = Vec::new();
    for _ in 0..6 {
        made.push(ada.table(&[("players", "3")]).await);
    }
    let tables = ada.get("/tables").await.body;
    assert!(made.iter().all(|table| tables.contains(table.as_str())));
    assert!(tables.contains("data-stream=\"/events\""));
    let start = ada.get("/").await.body;
    assert!(made.iter().all(|table| start.contains(table.as_str())), "the start page has all that go on");
}

#[tokio::test]
async fn the_start_page_shows_the_games_that_can_be_played_and_those_to_come() {
    let site = Site::new().await;
    let page = site.guest().get("/").await.body;
    for &game in GAMES {
        assert!(page.contains("action=\"/first\"") && page.contains(&format!("href=\"/rules/{game}\"")), "{game}");
        let look = with_game!(game, T => <<T as Title>::Screens as Board>::look()).unwrap();
        assert!(look.tile.is_none_or(|tile| page.contains(&tile.path)), "{game}");
    }
    for game in to_come().chain(["maloney", "erbraffer"]) {
        assert!(page.contains(&format!("/assets/tile-{game}-")), "{game}");
    }
    assert_eq!(page.matches("<li class=\"tile panel\"").count(), GAMES.len());
    assert_eq!(page.matches("tile panel coming").count(), to_come().count());
}
