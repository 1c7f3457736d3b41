//! What memory a server takes when nothing happens.

use std::{
    fs,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use tokio::{net::TcpStream, time::sleep};

use crate::shared::{
    http::{self, Listener, Pieces},
    server::Server,
};

/// How long it may take until every table has left the memory; the server looks every few seconds.
const REST: Duration = Duration::from_secs(60);
/// How long the server gets to be done with what it was asked.
const CALM: Duration = Duration::from_secs(2);
/// How long its allocator may go on giving memory back.
const SETTLED: Duration = Duration::from_secs(30);

/// Returns how many bytes of memory a server takes, without what is only read from files, like the program itself.
pub(crate) fn taken(server: &Server) -> Result<f64> {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).context("no RssAnon")?;
    Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? * 1024.0)
}

/// Waits until the tables have left the memory; returns how many are left there, and how many were ever made.
pub(crate) async fn rest(server: &Server) -> Result<(f64, f64)> {
    let start = Instant::now();
    let mut in_memory = server.counted("bequest_tables_in_memory").await?;
    while in_memory > 0.0 && start.elapsed() < REST {
        sleep(CALM).await;
        in_memory = server.counted("bequest_tables_in_memory").await?;
    }
    sleep(CALM).await;
    Ok((in_memory, server.counted("bequest_tables_total").await?))
}

/// Watches every table once, then opens this many more streams; returns the bytes per table and per stream. Each stream
/// is that of another browser: of one stranger's streams the server lets only some go on.
pub(crate) async fn connect(server: &Server, tables: &[String], count: usize) -> Result<(f64, f64)> {
    // What the first one of all needs is not its own.
    let _first = watch(server, 0, tables.iter().take(1)).await?;
    let before = settled(server).await?;
    let _watched = watch(server, 1, tables.iter()).await?;
    let watched = settled(server).await?;
    let _more = watch(server, 1 + tables.len(), tables.iter().cycle().take(count)).await?;
    let more = settled(server).await?;
    Ok(((watched - before) / tables.len() as f64, (more - watched) / count as f64))
}

/// Opens a stream of each table, in another browser each; so many were opened before.
async fn watch(server: &Server, before: usize, tables: impl Iterator<Item = &String>) -> Result<Vec<TcpStream>> {
    let mut streams = Vec::new();
    for table in tables {
        let browser = Listener::Browser(before + streams.len());
        let mut stream = http::listen(server.address, table, browser).await?;
        let (mut pieces, mut is_there) = (Pieces::default(), false);
        while !is_there {
            ensure!(pieces.read(&mut stream).await? > 0, "a stream ended before it began");
            pieces.hand_over(|_| is_there = true).context("no stream")?;
        }
        streams.push(stream);
    }
    Ok(streams)
}

/// Waits until a server gives no more memory back, and returns what it takes then.
async fn settled(server: &Server) -> Result<f64> {
    let start = Instant::now();
    sleep(CALM).await;
    let mut before = taken(server)?;
    loop {
        sleep(CALM).await;
        let now = taken(server)?;
        if now > 0.995 * before || start.elapsed() > SETTLED {
            return Ok(now);
        }
        before = now;
    }
}
