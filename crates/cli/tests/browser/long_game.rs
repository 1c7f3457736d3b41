//! A whole game over a server that is killed on the way.

use std::fs;
use std::process::Command;

use crate::player::{How, Player, Seen, ada_and_bert, first_of, some_action, take_turns};
use crate::site::Site;

/// The answer that is a typed bid, or the next one that can be.
const TYPED: u32 = 6;
/// The answers during which the server is killed, or the next ones that are calls in an auction.
const KILLS: [u32; 3] = [8, 14, 20];

#[tokio::test]
async fn two_people_and_two_bots_play_to_the_end_by_mouse_over_a_server_that_is_killed() {
    let mut site = Site::start();
    let (ada, bert) = ada_and_bert(&site).await;
    play(&mut site, &ada, &bert).await;
    for player in [&ada, &bert] {
        player.browser.wait_for(".ranking").await;
    }
    let (result, also) = (result(&ada).await, result(&bert).await);
    assert_eq!(result, also);
    record_is_good(&site, &bert).await;
    for player in [&ada, &bert] {
        check_chance(player).await;
    }
    play_again(&ada, &bert).await;
    for player in [&ada, &bert] {
        assert_eq!(player.browser.errors().await, [""; 0], "{}", player.name);
    }
}

async fn play(site: &mut Site, ada: &Player, bert: &Player) {
    let (mut count, mut typed, mut kills) = (0, 0, 0);
    take_turns([ada, bert], async |player, seen| {
        if seen.over {
            return true;
        }
        count += 1;
        let action = choose(seen, count);
        let calls = seen.alone && seen.first("decline").is_some();
        if calls && typed == 0 && count >= TYPED {
            typed += type_bid(player, seen).await;
        } else if calls && KILLS.get(kills).is_some_and(|kill| count >= *kill) {
            // First the post is lost for certain; later it depends on who is quicker.
            if kills == 0 {
                site.freeze();
            }
            let others = if player.name == ada.name { bert } else { ada };
            kill_during(site, player, others, seen, &action).await;
            kills += 1;
        } else {
            player.answer(seen, &action, How::Mouse).await;
        }
        false
    })
    .await;
    assert!(typed == 1 && kills >= 2, "the game was too short: {kills} kills");
}

/// Chooses simply, and now and then otherwise.
fn choose(seen: &Seen, count: u32) -> String {
    if count.is_multiple_of(5) { first_of(seen, &["bid", "drive", "keep", "decline"]) } else { some_action(seen) }
}

/// Bids by typing, if there is a bid to be paid; returns how many bids that makes.
async fn type_bid(player: &Player, seen: &Seen) -> u32 {
    let least = seen.first("bid").and_then(|bid| bid.strip_prefix("bid ")?.parse::<u32>().ok());
    let Some(dollars) = least else {
        player.answer(seen, "decline", How::Mouse).await;
        return 0;
    };
    player.bid_freely(dollars).await;
    player.answered(seen).await;
    1
}

/// Kills the server while an answer is on its way, and sees it arrive exactly once when there is a server again.
async fn kill_during(site: &mut Site, player: &Player, other: &Player, seen: &Seen, action: &str) {
    let text = if action == "decline" { "You pass" } else { "You bid" };
    let before = player.told(text).await;
    player.press(seen, action, How::Mouse).await;
    site.kill();
    for page in [&player.browser, &other.browser] {
        page.wait("!document.querySelector('#banner').hidden").await;
    }
    site.start_again();
    for page in [&player.browser, &other.browser] {
        page.wait("document.querySelector('#banner').hidden").await;
    }
    player.answered(seen).await;
    assert_eq!(player.told(text).await, before + 1, "{} {action}", player.name);
}

/// Returns the ranking: names and points.
async fn result(player: &Player) -> String {
    player.browser.text("[...document.querySelectorAll('.ranking li')].map((li) => li.innerText).join(' | ')").await
}

async fn record_is_good(site: &Site, player: &Player) {
    let record = player.browser.client.execute_async(
        "const [done] = arguments;
         fetch(document.querySelector('a[download]').href).then((answer) => answer.text()).then(done, done);",
        vec![],
    );
    let record = record.await.unwrap();
    let file = site.file("game.rec");
    fs::write(&file, record.as_str().unwrap()).unwrap();
    let checked = Command::new(env!("CARGO_BIN_EXE_bequest")).arg("check").arg(&file).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

/// Lets the page check the chance by itself.
async fn check_chance(player: &Player) {
    player.browser.click(".tools .popover > summary").await;
    player.browser.click("#fair summary").await;
    player.browser.click("#fair [data-verify]").await;
    let verdict = player.browser.wait("document.querySelector('#fair output').textContent || null").await;
    let verdict = verdict.as_str().unwrap();
    assert!(verdict.ends_with("the seal is the one this browser saw first. Nothing was rigged."), "{verdict}");
}

/// Lets one player ask for another game; the other's page goes there by itself.
async fn play_again(ada: &Player, bert: &Player) {
    let old = ada.browser.path().await;
    ada.browser.click("form[action$='/rematch'] button").await;
    ada.browser.wait_for(".waiting-room").await;
    bert.browser.click("#end a.primary[href^='/t/']").await;
    bert.browser.wait_for(".waiting-room form[action$='/sit']").await;
    bert.browser.click(".waiting-room form[action$='/sit'] button").await;
    ada.browser.click("form[action$='/start'] button.large").await;
    for player in [ada, bert] {
        player.browser.wait_for("#answers").await;
    }
    let (next, also) = (ada.browser.path().await, bert.browser.path().await);
    assert!(next == also && next != old, "{old} {next} {also}");
}
