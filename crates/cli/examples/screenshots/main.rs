//! Takes pictures of the pages with the real program in the real Chromium: `cargo xtask screenshots` builds and runs
//! it.

#[cfg(unix)]
#[path = "../../tests/browser/browser.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with tests, which need more and fail by panicking")]
mod browser;
#[cfg(unix)]
mod camera;
#[cfg(unix)]
mod erbraffer;
#[cfg(unix)]
#[path = "../../tests/browser/fast_player.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with tests, which need more and fail by panicking")]
mod fast_player;
#[cfg(unix)]
mod game;
#[cfg(unix)]
mod last_will;
#[cfg(unix)]
#[path = "../../tests/browser/player.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with tests, which need more and fail by panicking")]
mod player;
#[cfg(unix)]
#[path = "../../tests/browser/site.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with tests, which need more and fail by panicking")]
mod site;
#[cfg(unix)]
mod tour;

#[cfg(unix)]
#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let mut camera = match &arguments[..] {
        [folder] => camera::Camera::new(folder, camera::Wanted::Everything)?,
        [flag, folder] if flag == "--readme" => camera::Camera::new(folder, camera::Wanted::Readme)?,
        _ => anyhow::bail!("usage: screenshots [--readme] FOLDER"),
    };
    tour::run(&mut camera).await
}

#[cfg(not(unix))]
fn main() {
    eprintln!("error: the browser is driven only where the tests of the pages run");
    std::process::exit(1);
}
