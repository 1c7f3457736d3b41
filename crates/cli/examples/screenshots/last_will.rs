use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::browser::Patience;
use crate::camera::{Camera, View};
use crate::fast_player::{FastPlayer, Seen};
use crate::player::Player;
use crate::tour::post;

/// A game takes no longer than this.
const DEADLINE: Duration = Duration::from_secs(240);

/// A position to be pictured: its view, what can be done in it, and how many answers are given before.
const POSITIONS: [(View, &str, usize); 6] = [
    (view("planning", "en"), "plan", 8),
    (view("plans", "en"), "plan", 30),
    (view("spending", "en"), "play", 45),
    (view("errands", "de"), "take", 8),
    (view("actions", "fr"), "play", 20),
    (view("paying", "it"), "done", 20),
];

/// The page when it is over.
const OVER: View = view("broke", "en");
const IS_OVER: &str = "!!document.querySelector('.ending')";

/// What is done rather than something else: what comes first gets a game on.
const KINDS: [&str; 18] = [
    "keep", "plan", "draw", "take", "place", "market", "home", "demote", "with", "bonus", "join", "done", "play",
    "use", "put", "sell", "skip", "end",
];

const fn view(name: &'static str, language: &'static str) -> View {
    View { name, language }
}

/// Plays Last Will to its end, and takes a picture of each position when it comes up first.
pub(crate) async fn run(player: &Player, camera: &mut Camera) -> Result<()> {
    let mut left: Vec<_> = POSITIONS.iter().filter(|(view, ..)| camera.wants(*view)).collect();
    if left.is_empty() && !camera.wants(OVER) {
        return Ok(());
    }
    let table = post(&player.browser, "/play-now", "{ game: 'last-will' }").await?;
    player.browser.goto(&table).await;
    let (fast, start) = (FastPlayer::new(player), Instant::now());
    let (mut patience, mut answers) = (Patience::new(), 0);
    loop {
        ensure!(start.elapsed() < DEADLINE, "the game at {table} goes on for too long");
        let seen = fast.look().await;
        if seen.over {
            break;
        }
        patience.look(&seen.state).await;
        let Some(action) = choose(&seen) else { continue };
        for position in std::mem::take(&mut left) {
            let (view, kind, before) = position;
            if answers >= *before && first(&seen, kind).is_some() {
                let holds = format!("!!document.querySelector('button[name=action][value^={kind:?}]')");
                camera.take(&player.browser, *view, &table, &holds).await?;
            } else {
                left.push(position);
            }
        }
        // The page may have been opened again, and shows the same.
        fast.press(&fast.look().await, &action).await;
        answers += 1;
    }
    let names: Vec<_> = left.iter().map(|(view, ..)| view.name).collect();
    ensure!(left.is_empty(), "did not come up: {}", names.join(", "));
    camera.take(&player.browser, OVER, &table, IS_OVER).await
}

/// Returns the first action of a kind, as in `plan`.
fn first(seen: &Seen, kind: &str) -> Option<String> {
    seen.actions.iter().find(|action| action.split(' ').next() == Some(kind)).cloned()
}

/// Chooses simply, if the player is asked.
fn choose(seen: &Seen) -> Option<String> {
    KINDS.iter().filter(|_| seen.turn).find_map(|kind| first(seen, kind))
}
