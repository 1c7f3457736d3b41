use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::camera::{Camera, View};
use crate::player::{How, Player, Seen, first_of};
use crate::site::Site;
use crate::tour::post;

/// At most this many games are played until each position has come up.
const GAMES: u32 = 6;
/// No game takes more answers.
const ANSWERS: u32 = 400;
/// A player who is asked can answer within this time.
const DEADLINE: Duration = Duration::from_secs(60);

/// A position to be pictured.
struct Position {
    view: View,
    /// This many answers are given before, so that there is something to see.
    answers: u32,
    /// An expression that holds in the page when the position has come up.
    holds: &'static str,
}

const POSITIONS: [Position; 5] = [
    Position {
        view: View { name: "auction", language: "en" },
        answers: 16,
        holds: "!!document.querySelector('#answers button[value^=\"bid \"]')
            && !!document.querySelector('#answers button[value=decline]')
            && !!document.querySelector('.auction .bid .money')",
    },
    Position {
        view: View { name: "destination", language: "en" },
        answers: 16,
        holds: "!!document.querySelector('#answers button[value^=\"drive \"]')",
    },
    Position {
        view: View { name: "laying", language: "en" },
        answers: 10,
        holds: "!!document.querySelector('#answers button[value^=\"lay \"]')",
    },
    Position {
        view: View { name: "sunday", language: "de" },
        answers: 0,
        holds: "!!document.querySelector('.week .today.sunday') && !!document.querySelector('#answers button')",
    },
    Position { view: View { name: "end", language: "it" }, answers: 0, holds: "!!document.querySelector('.ranking')" },
];

/// A moment of the game past the middle of its time line.
const EARLIER: &str = "Math.round(0.6 * document.querySelector('[type=range][name=step]').max)";
/// Holds when the page shows an earlier moment of the game.
const LOOKS_BACK: &str = "!!document.querySelector('#status .past')";
const BACK: View = View { name: "back", language: "fr" };

/// Plays games until all positions have come up, and takes their pictures.
pub(crate) async fn run(site: &Site, player: &Player, camera: &mut Camera) -> Result<()> {
    let mut left: Vec<&Position> = POSITIONS.iter().filter(|position| camera.wants(position.view)).collect();
    let mut games = 0;
    while !left.is_empty() {
        let names: Vec<_> = left.iter().map(|position| position.view.name).collect();
        ensure!(games < GAMES, "did not come up in {games} games: {}", names.join(", "));
        games += 1;
        let table = post(&player.browser, "/play-now", "{ game: 'maloney' }").await?;
        play(player, &table, &mut left, camera).await?;
    }
    if camera.wants(BACK) {
        let (table, step) = (player.browser.path().await, player.browser.read(EARLIER).await);
        camera.take(&player.browser, BACK, &site.address(&format!("{table}?step={step}")), LOOKS_BACK).await?;
    }
    Ok(())
}

/// Plays a game to its end, or until nothing is left to be pictured.
async fn play(player: &Player, table: &str, left: &mut Vec<&Position>, camera: &mut Camera) -> Result<()> {
    player.browser.goto(table).await;
    for answers in 0..ANSWERS {
        let seen = next(player).await?;
        for position in std::mem::take(left) {
            if answers >= position.answers && player.browser.read(position.holds).await == true {
                camera.take(&player.browser, position.view, table, position.holds).await?;
            } else {
                left.push(position);
            }
        }
        if seen.over || left.is_empty() {
            return Ok(());
        }
        // The page may have been opened again.
        let seen = next(player).await?;
        player.answer(&seen, &choose(&seen, left, answers), How::Script).await;
    }
    anyhow::bail!("the game at {table} goes on after {ANSWERS} answers")
}

/// Waits until the player is asked or the game is over.
async fn next(player: &Player) -> Result<Seen> {
    let start = Instant::now();
    while start.elapsed() < DEADLINE {
        player.browser.wait("!!document.querySelector('#status .turn, .ranking')").await;
        // Someone else may have put an end to the question by now.
        let seen = player.look().await;
        if seen.over || !seen.actions.is_empty() {
            return Ok(seen);
        }
    }
    anyhow::bail!("the player is asked, but cannot answer")
}

/// Bids as soon and as long as the wheel is wanted for a picture, and lays whatever can be laid.
fn choose(seen: &Seen, left: &[&Position], answers: u32) -> String {
    let needs_bids = |position: &&Position| ["auction", "destination"].contains(&position.view.name);
    let bids = left.iter().any(|position| needs_bids(position) && answers + 3 >= position.answers);
    let kinds =
        if bids { ["bid", "drive", "lay", "keep", "decline"] } else { ["decline", "drive", "lay", "keep", "bid"] };
    first_of(seen, &kinds)
}
