//! What can be done in Last Will, at tables where it can be done: a wedding set, a house that rots, three ways to be
//! demoted, the market, and a draw that cannot be taken back.

use bequest_engine::{Seat, UndoStop, Viewer};
use bequest_last_will::{Action, Deck, Errand, Phase, PropertyType, TaskView, View};
use bequest_words::{Company, Language};

use crate::browser::{Browser, Screen};
use crate::last_will_planted::{Position, Truth, Wanted, after, go_to, legal, sit_at};
use crate::last_will_player::{Hurried, press};
use crate::site::Site;

fn is_turn(view: &View) -> bool {
    view.phase == Phase::Actions
}

fn is_errand(view: &View) -> bool {
    view.phase == Phase::Errands
}

/// Returns the sum that the page says the player has.
async fn money(browser: &Browser) -> i64 {
    let sum = "+document.querySelector('#own-purse').textContent.match(/£(\\d+)/)[1]";
    browser.read(sum).await.as_i64().unwrap()
}

/// Returns the money of the player after actions.
fn money_after(position: &Position, actions: &[Action]) -> i64 {
    let game = after(&position.game, position.seat, actions).unwrap();
    i64::from(game.shown(Viewer::Spectator).unwrap().money[position.seat])
}

fn starts(action: &Action, verb: &str) -> bool {
    action.to_string().split(' ').next() == Some(verb)
}

/// Returns a wedding card and another one that can be played together.
fn wedding_set(game: &Truth, seat: Seat) -> Option<[Action; 2]> {
    legal(game, seat, |action| starts(action, "play")).into_iter().find_map(|play| {
        let begun = after(game, seat, &[play])?;
        Some([play, *legal(&begun, seat, |action| starts(action, "join")).first()?])
    })
}

#[tokio::test]
async fn gs_34_a_wedding_set_is_played_for_one_action() {
    let fits = |game: &Truth, seat: Seat| wedding_set(game, seat).is_some();
    let position = Wanted { players: 3, decks: &[Deck::Events], comes_to: is_turn, fits }.find();
    let set = wedding_set(&position.game, position.seat).unwrap();
    let mut site = Site::with_slow_bots();
    let player = sit_at(&mut site, Screen::Laptop, &[&position]).await;
    let browser = &player.browser;
    let before = money(browser).await;
    let cards = set.map(|action| action.to_string().split(' ').nth(1).unwrap().to_owned());
    for action in set {
        press(browser, &action.to_string()).await;
        assert_eq!(money(browser).await, before, "nothing is paid before it is done");
    }
    press(browser, "done").await;
    let after_all = [set[0], set[1], Action::Done];
    assert_eq!(money(browser).await, money_after(&position, &after_all));
    for card in cards {
        browser.wait(&format!("!document.querySelector('#hand [data-key=card-{card}]')")).await;
    }
    let left = after(&position.game, position.seat, &after_all).unwrap().shown(Viewer::Spectator).unwrap().actions;
    assert_eq!(left, position.view().actions - 1, "one action was spent");
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Returns how a house can be bought that loses value tonight.
fn purchase(game: &Truth, seat: Seat) -> Option<Action> {
    let is_house = |action: &Action| match action {
        Action::Buy(card, None) => {
            let types = Deck::of(*card).and_then(|_| bequest_last_will::Edition::built_in().face(*card).property());
            types.is_some_and(|property| !property.types.contains(PropertyType::Farm) && !property.keeps_value())
        }
        _ => false,
    };
    legal(game, seat, |action| starts(action, "buy")).into_iter().find(is_house)
}

#[tokio::test]
async fn lw_60_a_house_is_bought_left_to_rot_and_sold() {
    let fits = |game: &Truth, seat: Seat| purchase(game, seat).is_some();
    let position = Wanted { players: 2, decks: &[Deck::Properties], comes_to: is_turn, fits }.find();
    let buy = purchase(&position.game, position.seat).unwrap();
    let card = buy.to_string().split(' ').nth(1).unwrap().to_owned();
    let mut site = Site::with_slow_bots();
    let player = sit_at(&mut site, Screen::Laptop, &[&position]).await;
    let browser = &player.browser;
    let before = money(browser).await;
    press(browser, &buy.to_string()).await;
    let marker = format!("document.querySelector('[data-key=value-{card}]')?.style.transform");
    let top = browser.text(&marker).await;
    assert!(money(browser).await <= before, "it was paid");
    let turn = "document.querySelector('main button[name=action][value=end]')";
    Hurried::new(browser).until(&format!("!{turn} || !!document.querySelector('#answers [value=end]')")).await;
    site.let_bots_play();
    // Another round, and nobody looks after it.
    let is_later = format!("!!{turn} && {marker} !== {top:?}");
    let mut hurried = Hurried::new(browser);
    hurried.until(&format!("{marker} !== {top:?}")).await;
    let sell = format!("main button[name=action][value^='sell {card}']");
    hurried.until(&format!("({is_later}) && !!document.querySelector({sell:?})")).await;
    let before = money(browser).await;
    let value = browser.text(&format!("document.querySelector({sell:?}).value")).await;
    press(browser, &value).await;
    hurried.until(&format!("!document.querySelector('[data-key=own-{card}]')")).await;
    assert!(money(browser).await >= before, "it was paid for");
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Returns what a seat can do after which a line may be covered.
fn demotes(game: &Truth, seat: Seat, is_it: fn(&Action) -> bool) -> Option<Vec<Action>> {
    legal(game, seat, is_it).into_iter().find_map(|action| {
        let ways = [vec![action], vec![action, Action::Done]];
        ways.into_iter().find(|way| {
            let view = after(game, seat, way).map(|game| game.shown(Viewer::Spectator).unwrap().clone());
            view.is_some_and(|view| view.acting == seat && matches!(view.task, TaskView::Line | TaskView::AnyLine))
        })
    })
}

fn plays(action: &Action) -> bool {
    matches!(action, Action::Play(_))
}

fn visits_the_opera(action: &Action) -> bool {
    matches!(action, Action::Place(Errand::Opera))
}

fn asks_for_a_demotion(action: &Action) -> bool {
    matches!(action, Action::Place(Errand::Demotion | Errand::DoubleDemotion))
}

/// Which views come to it, which actions do it, and which positions fit.
type Way = (fn(&View) -> bool, fn(&Action) -> bool, fn(&Truth, Seat) -> bool);

#[tokio::test]
async fn gs_4_gs_10_gs_12_a_line_is_struck_by_a_card_by_the_opera_and_by_an_errand() {
    let ways: [Way; 3] = [
        (is_turn, plays, |game, seat| demotes(game, seat, plays).is_some()),
        (is_errand, visits_the_opera, |game, seat| demotes(game, seat, visits_the_opera).is_some()),
        (is_errand, asks_for_a_demotion, |game, seat| demotes(game, seat, asks_for_a_demotion).is_some()),
    ];
    let positions =
        ways.map(|(comes_to, _, fits)| Wanted { players: 4, decks: &[Deck::Events], comes_to, fits }.find());
    let mut site = Site::with_slow_bots();
    let player = sit_at(&mut site, Screen::Laptop, &positions.each_ref()).await;
    let browser = &player.browser;
    for (position, (_, is_it, _)) in positions.iter().zip(ways) {
        go_to(&site, &player, position).await;
        for action in demotes(&position.game, position.seat, is_it).unwrap() {
            press(browser, &action.to_string()).await;
        }
        let line = browser.text("document.querySelector('#answers [value^=demote]').value").await;
        assert_eq!(browser.read("document.querySelectorAll('#job .gone').length").await, 0, "{line}");
        press(browser, &line).await;
        browser.wait("document.querySelectorAll('#job .gone').length === 1").await;
    }
    assert_eq!(browser.errors().await, [""; 0]);
}

const TOKENS: &str = "[...document.querySelectorAll('[id^=market-]')].map((tray) => tray.textContent).join()";

#[tokio::test]
async fn lw_34_the_market_is_turned() {
    let fits = |game: &Truth, seat: Seat| game.legal(seat).contains(&Action::Place(Errand::Market));
    let position = Wanted { players: 3, decks: &[Deck::Events], comes_to: is_errand, fits }.find();
    let mut site = Site::with_slow_bots();
    let player = sit_at(&mut site, Screen::Laptop, &[&position]).await;
    let browser = &player.browser;
    let before = browser.text(TOKENS).await;
    press(browser, "place market").await;
    let ways = "document.querySelectorAll('#answers [value^=market]').length";
    assert_eq!(browser.read(ways).await, 24, "every way in which they can lie");
    let now = format!("market {}", position.view().market);
    let other = browser.text("[...document.querySelectorAll('#answers [value^=market]')].at(-1).value").await;
    assert_ne!(other, now);
    press(browser, &other).await;
    browser.wait(&format!("{TOKENS} !== {before:?}")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn a_draw_cannot_be_taken_back_and_the_page_says_why() {
    let fits = |game: &Truth, seat: Seat| game.legal(seat).contains(&Action::Place(Errand::Draw));
    let position = Wanted { players: 3, decks: &[Deck::Events], comes_to: is_errand, fits }.find();
    let mut site = Site::with_slow_bots();
    let player = sit_at(&mut site, Screen::Laptop, &[&position]).await;
    let browser = &player.browser;
    // As long as nothing is drawn, the boy comes back.
    press(browser, "place draw").await;
    browser.click("form[action$='/undo'] button").await;
    browser.wait_for("main button[name=action][value='place draw']").await;
    press(browser, "place draw").await;
    press(browser, "draw events").await;
    browser.wait("!document.querySelector('form[action$=\"/undo\"]')").await;
    let words = bequest_catalogue::words(Language::English);
    let why = Company { words: &words, names: &[], you: None }.undo_stop(UndoStop::Chance);
    let said = format!("document.querySelector('#undo [role=tooltip]').textContent.includes({why:?})");
    browser.wait(&said).await;
    assert_eq!(browser.errors().await, [""; 0]);
}
