use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::camera::{Camera, View};
use crate::fast_player::FastPlayer;
use crate::player::Player;
use crate::tour::post;

/// A game takes no longer than this.
const DEADLINE: Duration = Duration::from_secs(240);

/// A position to be pictured: its view, an expression that is true in the page, and the earliest year.
const POSITIONS: [(View, &str, u32); 6] = [
    (view("testament", "it"), "!!document.querySelector('#board button[value^=\"testament \"]')", 1850),
    (view("couple", "de"), "!!document.querySelector('#answers button[value^=\"couple \"]')", 1870),
    (view("estate", "en"), "!!document.querySelector('details.estate[open] input[type=radio]')", 1870),
    (view("new-will", "fr"), "!!document.querySelector('#answers button[value=\"decline all\"]')", 1870),
    (view("heir", "en"), "!!document.querySelector('#board button[value^=\"heir \"]')", 1900),
    (view("inheritance", "en"), "!!document.querySelector('.ending')", 0),
];

const fn view(name: &'static str, language: &'static str) -> View {
    View { name, language }
}

/// Plays Die Erbraffer to its end, and takes a picture of each position when it comes up first.
pub(crate) async fn run(player: &Player, camera: &mut Camera) -> Result<()> {
    let mut left: Vec<_> = POSITIONS.iter().filter(|(view, ..)| camera.wants(*view)).collect();
    let table = post(&player.browser, "/play-now", "{ game: 'erbraffer' }").await?;
    player.browser.goto(&table).await;
    let (mut fast, start) = (FastPlayer::new(player), Instant::now());
    fast.undone = 1; // Nothing needs to be taken back for a picture.
    while !left.is_empty() {
        ensure!(start.elapsed() < DEADLINE, "the game at {table} goes on for too long");
        let seen = fast.look().await;
        if seen.over || seen.turn {
            let year = player.browser.text("document.querySelector('.whereabouts small').textContent").await;
            let year: u32 = year.trim().parse().unwrap_or(0);
            for position in std::mem::take(&mut left) {
                let (view, holds, since) = position;
                if year >= *since && player.browser.read(holds).await == true {
                    camera.take(&player.browser, *view, &table, holds).await?;
                } else {
                    left.push(position);
                }
            }
        }
        if fast.step().await && fast.look().await.over && left.iter().any(|(view, ..)| view.name != "inheritance") {
            let names: Vec<_> = left.iter().map(|(view, ..)| view.name).collect();
            anyhow::bail!("did not come up: {}", names.join(", "));
        }
    }
    Ok(())
}
