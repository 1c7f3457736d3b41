//! The form for the options of a game: one option depends on another, with and without scripts.

use crate::browser::{Browser, Screen};
use crate::plain::Site;

/// The values of the dependent option that are shown.
const SHOWN_PRIZES: &str = "[...document.querySelectorAll('[name^=o-prizes-]')]
    .filter((field) => field.checkVisibility() && field.closest('fieldset').checkVisibility())
    .map((field) => field.value).join(' ')";

async fn choose(page: &Browser, field: &str, value: &str) {
    page.click(&format!("label:has([name='{field}'][value='{value}'])")).await;
}

/// Waits until the dependent option shows these values; none if it is hidden.
async fn shows_prizes(page: &Browser, values: &str) {
    page.wait(&format!("{SHOWN_PRIZES} === {values:?}")).await;
    let title =
        "[...document.querySelectorAll('legend')].filter((it) => it.checkVisibility() && it.innerText === 'Prizes')";
    let titles = if values.is_empty() { 0 } else { 1 };
    assert_eq!(page.read(&format!("{title}.length")).await, titles, "the title is shown with its values");
}

/// Chooses every value of the option on which the prizes depend, and returns to the first.
async fn try_all_rounds(page: &Browser) {
    shows_prizes(page, "").await;
    for (rounds, prizes) in [("2", "plain raffle"), ("3", "raffle none"), ("2", "plain raffle"), ("1", "")] {
        choose(page, "o-rounds-1", rounds).await;
        shows_prizes(page, prizes).await;
    }
}

/// Fills in the form for three rounds without prizes, and sends it.
async fn send_three_rounds(page: &Browser) {
    page.write(".making [name=name]", "Ada").await;
    choose(page, "players", "3").await;
    choose(page, "o-rounds-1", "2").await;
    choose(page, "o-prizes-1", "raffle").await;
    choose(page, "o-rounds-1", "3").await;
    choose(page, "o-prizes-2", "none").await;
    choose(page, "o-deal-1", "later").await;
    choose(page, "o-extra-1", "#seats").await;
    for seat in ["1", "3"] {
        choose(page, "o-extra-1-seat", seat).await;
    }
    page.click("form[action='/tables'] [type=submit]").await;
}

/// Waits for the waiting room, and returns the options that it names.
async fn agreed(page: &Browser) -> String {
    page.wait_for(".waiting-room").await;
    page.text("[...document.querySelectorAll('.agreed li')].map((option) => option.innerText).join('; ')").await
}

const THREE_ROUNDS: &str = "Rounds: 3; Dealing: After the first auction; Extra coin: seats 1 and 3; Prizes: None";

#[tokio::test(flavor = "multi_thread")]
async fn a_dependent_option_hides_shows_and_changes_its_values() {
    let site = Site::start().await;
    let page = Browser::open(Screen::Laptop).await;
    page.goto(&format!("{}/new?game=lots", site.address)).await;
    try_all_rounds(&page).await;
    send_three_rounds(&page).await;
    assert_eq!(agreed(&page).await, THREE_ROUNDS);
    assert_eq!(page.errors().await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_the_form_makes_a_table_with_the_chosen_options() {
    let site = Site::start().await;
    let page = Browser::open(Screen::Laptop).await;
    page.without_scripts().await;
    page.goto(&format!("{}/new?game=lots", site.address)).await;
    let notice = "This page needs JavaScript";
    page.wait(&format!("document.body.innerText.includes({notice:?})")).await;
    try_all_rounds(&page).await;
    send_three_rounds(&page).await;
    assert_eq!(agreed(&page).await, THREE_ROUNDS);
    page.wait(&format!("document.body.innerText.includes({notice:?})")).await;
}
