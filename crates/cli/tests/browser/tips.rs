//! What explains itself: on hover, on focus and on a long press.

use fantoccini::key::Key;
use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::player::play_now;
use crate::site::Site;

const SHOWN: &str = "document.querySelector('#tip:popover-open')?.innerText";

/// Returns the middle of an element.
async fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let place = format!(
        "(() => {{ const {{ x, y, width, height }} = document.querySelector({selector:?}).getBoundingClientRect();
            return [x + width / 2, y + height / 2]; }})()"
    );
    let found = browser.read(&place).await;
    (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
}

async fn touch(browser: &Browser, kind: &str, points: serde_json::Value) {
    browser.tell("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

#[tokio::test]
async fn a_sign_explains_itself_on_hover_and_on_focus() {
    let site = Site::start();
    let player = play_now(&site).await;
    let browser = &player.browser;
    let (x, y) = middle(browser, ".tools a[data-beside]").await;
    browser.tell("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await;
    browser.wait(&format!("{SHOWN} === 'Rulebook'")).await;
    browser.press_key(Key::Escape).await;
    browser.wait(&format!("{SHOWN} === undefined")).await;
    // The browser does not show the same a second time, but readers still find it.
    assert_eq!(browser.text("document.querySelector('.tools a[data-beside]').title").await, "Rulebook");
    browser.read("document.querySelector('.tools a[data-beside]').focus({ focusVisible: true })").await;
    browser.wait(&format!("{SHOWN} === 'Rulebook'")).await;
    browser.read("document.activeElement.blur()").await;
    browser.wait(&format!("{SHOWN} === undefined")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn a_long_press_explains_and_does_nothing_else() {
    let site = Site::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.goto(&site.address("/")).await;
    browser.read("document.querySelector('.tile a.icon-only').scrollIntoView({ block: 'center' })").await;
    let (x, y) = middle(&browser, ".tile a.icon-only").await;
    touch(&browser, "touchStart", json!([{ "x": x, "y": y }])).await;
    browser.wait(&format!("{SHOWN}?.length > 3")).await;
    touch(&browser, "touchEnd", json!([])).await;
    assert_eq!(browser.path().await, "/", "nothing was pressed");
    // A tap elsewhere closes it, and a short one presses.
    touch(&browser, "touchStart", json!([{ "x": 4, "y": 300 }])).await;
    touch(&browser, "touchEnd", json!([])).await;
    browser.wait(&format!("{SHOWN} === undefined")).await;
    browser.click(".tile a.icon-only").await;
    browser.wait("location.pathname.startsWith('/rules/')").await;
}
