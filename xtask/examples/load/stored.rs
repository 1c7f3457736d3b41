//! What a server needs that has many stored tables: to start, and to list them.

use std::{
    fmt,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use bequest_store::{Journal, Operations, Options, Sqlite, StoreError};
use bequest_table::{Change, Listing, Moment, NewRow, NewTable, PersonId, RowSum, Stage, StoredTable, TableId, Wake};
use serde::Serialize;
use tokio::task::JoinSet;

use crate::{
    game::Game,
    shared::{guests, http::Connection, run::Place, server::Server, spread::Spread},
};

/// How many tables are written at the same time; they share a commit.
const WRITERS: u32 = 500;
/// The most rows of a stored table.
const ROWS: usize = 20;
/// How often a list is fetched.
const LOOKS: u32 = 50;
/// From one table that has to be woken to the next.
const APART: Duration = Duration::from_millis(100);

/// What was measured.
#[derive(Serialize)]
pub(crate) struct Stored {
    pub(crate) tables: u32,
    /// Milliseconds until a server answers that is started again with two tables, and with all of them.
    pub(crate) start_with_two: f64,
    pub(crate) start: f64,
    /// Microseconds for the lists of a person with a hundredth of the tables, and of a stranger.
    pub(crate) own_list: Spread,
    pub(crate) open_list: Spread,
    /// Microseconds for the number of tables that wait for that person.
    pub(crate) turns: Spread,
}

/// What the stored tables are copies of, and whose some of them are.
struct Samples {
    open: StoredTable,
    playing: StoredTable,
    person: PersonId,
}

/// Stores so many tables, and starts a server on them.
pub(crate) async fn measure(place: &Place, tables: u32) -> Result<Stored> {
    let data = place.data("stored");
    let server = Server::start(&place.program, &data, &[]).await?;
    let (paths, cookie) = make_samples(&server).await?;
    drop(server);
    let (server, start_with_two) = start_again(place, &data).await?;
    drop(server);
    fill(&data, &paths, &cookie, tables).await?;
    let (server, start) = start_again(place, &data).await?;
    let mut connection = Connection::new(server.address);
    let own_list = look(&mut connection, "/", &cookie).await?;
    let open_list = look(&mut connection, "/", "").await?;
    let turns = look(&mut connection, "/turns", &cookie).await?;
    Ok(Stored { tables, start_with_two, start, own_list, open_list, turns })
}

/// Starts a server on its data; returns it with the milliseconds until it answers.
async fn start_again(place: &Place, data: &Path) -> Result<(Server, f64)> {
    let started = Instant::now();
    let server = Server::start(&place.program, data, &[]).await?;
    Ok((server, started.elapsed().as_secs_f64() * 1e3))
}

/// Makes a table that is open and one that is played; returns their paths and the cookie of a guest who only plays.
async fn make_samples(server: &Server) -> Result<([String; 2], String)> {
    let mut connection = Connection::new(server.address);
    let guests = guests::come_in(&mut connection).await?;
    let open = guests::make_table(&mut connection, &guests, Game::Maloney.name()).await?;
    let playing = guests::make_table(&mut connection, &guests, Game::Maloney.name()).await?;
    guests::start(&mut connection, &guests, &playing).await?;
    Ok(([open, playing], guests[1].clone()))
}

async fn look(connection: &mut Connection, path: &str, cookie: &str) -> Result<Spread> {
    let mut times = Vec::new();
    for _ in 0..LOOKS {
        let asked = Instant::now();
        let reply = connection.get(path, cookie).await?;
        times.push(asked.elapsed());
        ensure!(reply.status == 200, "{path}: {}", reply.status);
    }
    Ok(Spread::of(times))
}

/// Writes copies of two tables until there are enough.
async fn fill(data: &Path, [open, playing]: &[String; 2], cookie: &str, tables: u32) -> Result<()> {
    let store = Arc::new(Sqlite::open(data, Options::default()).await?);
    let person = person(cookie).with_context(|| format!("no person: {cookie}"))?;
    let (open, playing) = (read(&store, open).await?, read(&store, playing).await?);
    let samples = Arc::new(Samples { open, playing, person });
    for first in (0..tables).step_by(WRITERS as usize) {
        let mut writing = JoinSet::new();
        for number in first..tables.min(first + WRITERS) {
            writing.spawn(copy(Arc::clone(&store), Arc::clone(&samples), number));
        }
        writing.join_all().await.into_iter().collect::<Result<(), _>>()?;
    }
    store.close().await;
    Ok(())
}

/// Returns the person of a cookie, which is the first part of its value.
fn person(cookie: &str) -> Option<PersonId> {
    let (_, value) = cookie.split_once('=')?;
    value.split('.').next()?.parse().ok()
}

async fn read(store: &Sqlite, path: &str) -> Result<StoredTable> {
    let id = path.trim_start_matches("/t/").parse().ok().with_context(|| format!("no table: {path}"))?;
    store.table(id).await?.with_context(|| format!("not stored: {path}"))
}

/// Stores one more table: one in a hundred is open, ten are played, the others are over.
async fn copy(store: Arc<Sqlite>, samples: Arc<Samples>, number: u32) -> Result<(), StoreError> {
    let (stage, sample) = match number % 100 {
        0 => (Stage::Open, &samples.open),
        1..=10 => (Stage::Playing, &samples.playing),
        _ => (Stage::Over, &samples.playing),
    };
    let (id, at) = (TableId::random(), Moment(sample.changed.0 + i64::from(number)));
    let first = if number.is_multiple_of(101) { samples.person } else { PersonId::random() };
    let listing = Listing { stage, public: true, people: vec![(first, 0), (PersonId::random(), 1)] };
    let later = |wake: Wake| Wake { at: wake.at.after(APART * number), ..wake };
    let wake = sample.wake.filter(|_| stage != Stage::Over).map(later);
    store.create(NewTable { id, at, head: sample.head.clone(), listing, wake }).await?;
    let rows = rows(id, at, sample);
    store.append(Change { table: id, revision: 0, at, rows, head: None, state: None, asked: 1, wake }).await
}

/// Returns the first rows of a table as those of another one.
fn rows(id: TableId, at: Moment, sample: &StoredTable) -> Vec<NewRow> {
    let mut sum = RowSum::default();
    let rows = (1..).zip(sample.rows.iter().take(ROWS)).map(|(number, row)| {
        sum = sum.after(id, number, at, row.key.as_deref(), &row.text);
        NewRow { text: row.text.clone(), key: row.key.clone(), sum }
    });
    rows.collect()
}

impl fmt::Display for Stored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, start_with_two, start, own_list, open_list, turns } = self;
        writeln!(f, "{tables} stored tables:")?;
        writeln!(f, "  start: {start:.0} ms; with two tables {start_with_two:.0} ms")?;
        writeln!(f, "  the lists of a person with a hundredth of them: {own_list}")?;
        writeln!(f, "  the list of a stranger:                         {open_list}")?;
        writeln!(f, "  how many tables wait for that person:           {turns}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_names_its_person() {
        let id = PersonId::random();
        assert_eq!(person(&format!("bequest={id}.00ff")), Some(id));
        assert_eq!(person("bequest"), None);
    }
}
