//! Three guests, and how they start a game.

use anyhow::{Context, Result, ensure};

use crate::shared::http::Connection;

/// Lets three guests come in; returns their cookies.
pub(crate) async fn come_in(connection: &mut Connection) -> Result<Vec<String>> {
    let mut guests = Vec::new();
    for name in ["Ada", "Bert", "Cleo"] {
        let reply = connection.post("/name", "", &format!("name={name}")).await?;
        guests.push(reply.cookie.with_context(|| format!("no cookie: {}", reply.body))?);
    }
    Ok(guests)
}

/// Lets the first guest make a table of a game with two free seats; returns its path.
pub(crate) async fn make_table(connection: &mut Connection, guests: &[String], game: &str) -> Result<String> {
    let form = format!("game={game}&players=3&seat2=open&seat3=open");
    let reply = connection.post("/tables", &guests[0], &form).await?;
    let path = reply.body.split("\"goto\":\"").nth(1).and_then(|rest| rest.split('"').next());
    Ok(path.with_context(|| format!("no table: {}", reply.body))?.to_owned())
}

/// Lets the other two guests sit down, and starts the game.
pub(crate) async fn start(connection: &mut Connection, guests: &[String], path: &str) -> Result<()> {
    for (guest, what, form) in [(1, "sit", "seat=2"), (2, "sit", "seat=3"), (0, "start", "")] {
        let reply = connection.post(&format!("{path}/{what}"), &guests[guest], form).await?;
        ensure!(reply.status == 200, "{what} {form}: {}", reply.body);
    }
    Ok(())
}
