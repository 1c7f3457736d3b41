//! Someone who has never played.

use crate::player::{How, Player, first_of};
use crate::site::Site;

#[tokio::test]
async fn a_guide_goes_along_and_can_be_left() {
    let site = Site::start();
    let player = Player::arrive(&site, "Guest").await;
    let browser = &player.browser;
    browser.click("form[action='/first'] button").await;
    browser.wait_for("#guide [data-about]").await;
    let mut lessons = Vec::new();
    for _ in 0..14 {
        let seen = player.asked().await;
        let lesson = browser.read("document.querySelector('#guide [data-about]')?.dataset.lesson ?? ''").await;
        lessons.push(lesson.as_str().unwrap().to_owned());
        let action = first_of(&seen, &["bid", "drive", "lay", "keep", "decline"]);
        player.answer(&seen, &action, How::Mouse).await;
    }
    for lesson in ["auction", "drive"] {
        assert!(lessons.iter().any(|given| given == lesson), "{lesson} is explained: {lessons:?}");
    }
    browser.click("#guide form button").await;
    browser.wait("!document.querySelector('#guide .lesson')").await;
    browser.click(".tools .popover > summary").await;
    browser.click("#menu form[action$='/guide'] button").await;
    browser.wait_for("#guide .lesson").await;
    assert_eq!(browser.errors().await, [""; 0]);
}
