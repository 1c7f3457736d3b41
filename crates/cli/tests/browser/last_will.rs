//! Last Will: a whole game, a phone, the keyboard alone, and pages that everyone can use.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Action, Deck, Errand, Phase, View};
use fantoccini::key::Key;
use serde_json::json;

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Patience, Screen};
use crate::last_will_planted::{Position, Truth, Wanted, after, go_to, legal, sit_at};
use crate::last_will_player::{Hurried, press};
use crate::player::{Player, sit_down_at};
use crate::site::Site;

const HAND: &str = "[...document.querySelectorAll('#hand [data-key^=card-]')].map((card) => card.dataset.key)";

/// Returns the cards in the hand of a page.
async fn hand(player: &Player) -> Vec<String> {
    let cards = player.browser.read(HAND).await;
    cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// Checks that no card of one is on the page of the other.
async fn no_secret_on_the_other_page(ada: &Player, bert: &Player) {
    for (one, other) in [(ada, bert), (bert, ada)] {
        let cards = hand(one).await;
        assert_eq!(cards.len(), 6, "{cards:?}");
        for card in cards {
            let card = card.replace("card-", "");
            let named = format!("new RegExp('[ \"-]{card}[ \"]').test(document.body.outerHTML)");
            assert_eq!(one.browser.read(&named).await, true, "{card}");
            assert_eq!(other.browser.read(&named).await, false, "{card}");
        }
    }
}

#[tokio::test]
async fn two_people_and_two_bots_play_last_will_with_its_expansion_to_the_end() {
    // Nothing moves while the pages are compared.
    let mut site = Site::with_slow_bots();
    let (ada, bert) = sit_down_at(&site, "last-will").await;
    for player in [&ada, &bert] {
        player.browser.wait_for("#hand [data-key^=card-]").await;
    }
    no_secret_on_the_other_page(&ada, &bert).await;
    site.let_bots_play();
    let mut players = [Hurried::new(&ada.browser), Hurried::new(&bert.browser)];
    loop {
        let mut over = 0;
        for hurried in &mut players {
            over += u8::from(hurried.step().await);
        }
        if over == 2 {
            break;
        }
    }
    for kind in ["keep", "plan", "draw", "take", "play", "done", "demote", "end"] {
        assert!(players.iter().any(|hurried| hurried.done.contains(kind)), "{kind}");
    }
    for player in [&ada, &bert] {
        player.browser.wait_for(".ranking li:nth-child(4)").await;
        player.browser.reduced_motion().await;
        no_serious_violation(&player.browser, "the end").await;
        assert_eq!(player.browser.errors().await, [""; 0], "{}", player.name);
    }
}

/// Returns an event of a seat to which something can be added, and what.
fn event_with_more(game: &Truth, seat: Seat) -> Option<[Action; 2]> {
    legal(game, seat, |action| matches!(action, Action::Play(_))).into_iter().find_map(|play| {
        let begun = after(game, seat, &[play])?;
        Some([play, *legal(&begun, seat, |action| matches!(action, Action::With { .. })).first()?])
    })
}

fn a_turn() -> Position {
    let comes_to = |view: &View| view.phase == Phase::Actions;
    let fits = |game: &Truth, seat: Seat| event_with_more(game, seat).is_some();
    Wanted { players: 5, decks: &[Deck::Events, Deck::Companions], comes_to, fits }.find()
}

fn at_phase(comes_to: fn(&View) -> bool) -> Position {
    Wanted { players: 5, decks: &[Deck::Properties], comes_to, fits: |_, _| true }.find()
}

fn an_errand() -> Position {
    let fits = |game: &Truth, seat: Seat| game.legal(seat).contains(&Action::Place(Errand::Demotion));
    Wanted { players: 5, decks: &[Deck::Events], comes_to: |view| view.phase == Phase::Errands, fits }.find()
}

/// What is asked at a table, and how far to go there.
fn questions() -> Vec<(&'static str, Position, Vec<Action>)> {
    let turn = a_turn();
    let play = event_with_more(&turn.game, turn.seat).unwrap();
    vec![
        ("keeping", at_phase(|view| view.phase == Phase::Keeping), vec![]),
        ("planning", at_phase(|view| view.phase == Phase::Planning), vec![]),
        ("drawing", at_phase(|view| view.phase == Phase::Drawing), vec![]),
        ("an errand", an_errand(), vec![]),
        ("a line", an_errand(), vec![Action::Place(Errand::Demotion)]),
        ("the market", an_errand(), vec![Action::Place(Errand::Market)]),
        ("a play", turn, play.to_vec()),
        ("cutting the hand", at_phase(|view| view.phase == Phase::Cutting), vec![]),
    ]
}

/// Goes to each question in turn, and looks.
async fn at_each_question(screen: Screen, look: impl AsyncFn(&Browser, &str)) {
    let questions = questions();
    let mut site = Site::with_slow_bots();
    let positions: Vec<&Position> = questions.iter().map(|(_, position, _)| position).collect();
    let player = sit_at(&mut site, screen, &positions).await;
    player.browser.reduced_motion().await;
    for (what, position, actions) in &questions {
        go_to(&site, &player, position).await;
        for action in actions {
            press(&player.browser, &action.to_string()).await;
        }
        look(&player.browser, what).await;
    }
    assert_eq!(player.browser.errors().await, [""; 0]);
}

async fn judge(browser: &Browser, what: &str) {
    browser.light().await;
    no_serious_violation(browser, &format!("{what} in light")).await;
    browser.dark().await;
    no_serious_violation(browser, &format!("{what} in dark")).await;
}

#[tokio::test]
async fn no_question_of_last_will_on_a_laptop_has_a_serious_violation() {
    at_each_question(Screen::Laptop, async |browser, what| judge(browser, what).await).await;
}

/// The answers that cannot be brought into view, or lie below something else there.
const UNREACHABLE: &str = "(() => {
    // All ways of the market are in a list that opens.
    document.querySelectorAll('#answers details').forEach((list) => { list.open = true; });
    const buttons = [...document.querySelectorAll('main button[name=action]:enabled')];
    return buttons.filter((button) => {
        button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !button.contains(there) || width < 20 || height < 20;
    }).map((button) => button.value);
})()";

/// Swipes over the other players until all have been seen.
async fn swipes_to_all_players(browser: &Browser) {
    let plates = "[...document.querySelectorAll('#players [id^=plate-]')]";
    browser.read(&format!("{plates}[0].scrollIntoView({{ block: 'center', behavior: 'instant' }})")).await;
    let seen = "(plate) => ((it) => it.left >= -1 && it.right <= innerWidth + 1)(plate.getBoundingClientRect())";
    let hidden = format!("!({seen})({plates}.at(-1))");
    assert_eq!(browser.read(&hidden).await, true, "not all players fit on a phone");
    let mut patience = Patience::new();
    while browser.read(&hidden).await == true {
        let height = browser.read(&format!("((it) => it.top + 20)({plates}[0].getBoundingClientRect())")).await;
        let at = |x: u32| json!([{ "x": x, "y": height }]);
        browser.tell("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": at(340) })).await;
        for x in (60..=320).rev().step_by(20) {
            browser.tell("Input.dispatchTouchEvent", json!({ "type": "touchMove", "touchPoints": at(x) })).await;
        }
        browser.tell("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
        let lies = format!("{plates}.map((plate) => Math.round(plate.getBoundingClientRect().left)).join()");
        let over = format!("document.elementFromPoint(200, {height})?.outerHTML.slice(0, 120) ?? 'nothing'");
        patience.look(&format!("{} {}", browser.text(&lies).await, browser.text(&over).await)).await;
    }
}

#[tokio::test]
async fn last_will_fits_a_phone_and_its_answers_can_be_reached() {
    at_each_question(Screen::Phone, async |browser, what| {
        let wide = "document.documentElement.scrollWidth - innerWidth";
        assert!(browser.read(wide).await.as_i64().unwrap() <= 1, "{what} is wider than the screen");
        assert_eq!(browser.read(UNREACHABLE).await, json!([]), "{what}");
        if what == "a play" {
            swipes_to_all_players(browser).await;
        }
        judge(browser, &format!("{what} on a phone")).await;
    })
    .await;
}

/// Walks on by the tabulator until the focus is where it should be, and presses Enter.
async fn enter(browser: &Browser, selector: &str) {
    browser.wait_for(selector).await;
    // The page does not believe who presses a button that has just become another one.
    browser.wait("![...document.querySelectorAll('button')].some((it) => Date.now() - it.changed < 500)").await;
    for _ in 0..200 {
        browser.press_key(Key::Tab).await;
        if browser.read(&format!("document.activeElement.matches({selector:?})")).await == true {
            browser.press_key(Key::Enter).await;
            return do_what_is_lifted(browser).await;
        }
    }
    panic!("{selector} is not reached by the tabulator at {}", browser.path().await);
}

/// Presses Enter again if a plan, a card or an errand was only lifted: the focus is on the button that does it.
async fn do_what_is_lifted(browser: &Browser) {
    if browser.read("document.activeElement.matches('#answers .lifting .give')").await == true {
        browser.press_key(Key::Enter).await;
    }
}

/// Presses the key of an answer, and Enter when it has the focus.
async fn hot(browser: &Browser, key: &str, action: &str) {
    let button = format!("button[name=action][value={action:?}]");
    browser.wait_for(&button).await;
    browser.wait("![...document.querySelectorAll('button')].some((it) => Date.now() - it.changed < 500)").await;
    browser.press(key).await;
    browser.wait(&format!("document.activeElement.matches({button:?})")).await;
    browser.press_key(Key::Enter).await;
}

#[tokio::test]
async fn a_turn_an_errand_and_a_plan_of_last_will_by_keyboard_alone() {
    let (plan, errand, turn) = (at_phase(|view| view.phase == Phase::Planning), an_errand(), a_turn());
    let [play, more] = event_with_more(&turn.game, turn.seat).unwrap();
    let mut site = Site::with_slow_bots();
    let player = sit_at(&mut site, Screen::Laptop, &[&plan, &errand, &turn]).await;
    let browser = &player.browser;
    let button = |action: &Action| format!("button[name=action][value='{action}']");
    // A plan is chosen by its number.
    browser.wait("![...document.querySelectorAll('button')].some((it) => Date.now() - it.changed < 500)").await;
    browser.press("2").await;
    browser.wait("document.activeElement.matches('button[name=action][value=\"plan 2\"]')").await;
    browser.press_key(Key::Enter).await;
    do_what_is_lifted(browser).await;
    browser.wait("!document.querySelector('#status .turn')").await;
    go_to(&site, &player, &errand).await;
    enter(browser, &button(&Action::Place(Errand::Demotion))).await;
    enter(browser, "button[name=action][value^=demote]").await;
    browser.wait("document.querySelectorAll('#job .gone').length === 1").await;
    go_to(&site, &player, &turn).await;
    enter(browser, &button(&play)).await;
    enter(browser, &button(&more)).await;
    hot(browser, "e", "done").await;
    let left = after(&turn.game, turn.seat, &[play, more, Action::Done]).unwrap();
    let view = left.shown(Viewer::Spectator).unwrap();
    if legal(&left, turn.seat, |action| *action == Action::Skip).len() == 1 {
        enter(browser, "button[name=action][value=skip]").await;
    }
    hot(browser, "e", "end").await;
    if view.actions > 0 {
        // Actions would be lost, so the page asks; the focus is on "not yet".
        browser.wait_for("#ask[open]").await;
        browser.go_back().await;
        assert_eq!(browser.text("document.activeElement.value").await, "yes");
        browser.press_key(Key::Enter).await;
    }
    browser.wait("!document.querySelector('#status .turn')").await;
    assert_eq!(browser.errors().await, [""; 0]);
}
