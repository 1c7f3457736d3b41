use anyhow::{Context, Result};

use crate::browser::Browser;
use crate::camera::{Camera, View};
use crate::player::Player;
use crate::site::Site;
use crate::{erbraffer, game, last_will};

/// A page that anyone can open, and an expression that holds in it.
struct Page {
    view: View,
    path: &'static str,
    shows: &'static str,
}

/// What a newcomer sees first.
const HOME: Page = page("home", "en", "/");

/// The pages that look better when someone has played.
const PAGES: [Page; 6] = [
    page("tables", "fr", "/tables"),
    page("new", "it", "/new"),
    page("rulebook", "en", "/rules/maloney"),
    page("components", "en", "/rules/erbraffer"),
    page("settings", "de", "/settings"),
    page("about", "fr", "/about"),
];

const WAITING_ROOM: View = View { name: "waiting-room", language: "de" };

const fn page(name: &'static str, language: &'static str, path: &'static str) -> Page {
    Page { view: View { name, language }, path, shows: "!!document.querySelector('main h1')" }
}

/// Takes all pictures that are wanted.
pub(crate) async fn run(camera: &mut Camera) -> Result<()> {
    let site = Site::start();
    let bert = Player::arrive(&site, "Bert").await;
    post(&bert.browser, "/name", "{ name: 'Bert' }").await?;
    bert.make_table("maloney").await;
    let ada = Player::arrive(&site, "Ada").await;
    ada.browser.reduced_motion().await;
    open(&site, &ada.browser, &HOME, camera).await?;
    post(&ada.browser, "/name", "{ name: 'Ada' }").await?;
    game::run(&site, &ada, camera).await?;
    erbraffer::run(&ada, camera).await?;
    last_will::run(&ada, camera).await?;
    if camera.wants(WAITING_ROOM) {
        ada.browser.goto(&site.address("/")).await;
        let table = ada.make_table("maloney").await;
        camera
            .take(&ada.browser, WAITING_ROOM, &site.address(&table), "!!document.querySelector('.waiting-room')")
            .await?;
    }
    for page in &PAGES {
        open(&site, &ada.browser, page, camera).await?;
    }
    camera.finish()
}

async fn open(site: &Site, browser: &Browser, page: &Page, camera: &mut Camera) -> Result<()> {
    camera.take(browser, page.view, &site.address(page.path), page.shows).await
}

/// Posts a form from the page, and returns the address that the server leads to.
pub(crate) async fn post(browser: &Browser, path: &str, fields: &str) -> Result<String> {
    let script = format!(
        "const [done] = arguments;
         const body = new URLSearchParams({fields});
         fetch('{path}', {{ method: 'POST', body }}).then((answer) => done(answer.ok && answer.url), () => done(false));"
    );
    let answer = browser.client.execute_async(&script, vec![]).await?;
    Ok(answer.as_str().with_context(|| format!("the server refuses {path} with {fields}"))?.to_owned())
}
