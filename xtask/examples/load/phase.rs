//! A phase of play: all tables at once, for a while.

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::Result;
use tokio::{
    sync::Semaphore,
    task::JoinSet,
    time::{sleep, sleep_until},
};

use crate::{
    figures::{Counts, Phase},
    next,
    shared::{
        server::{self, Server},
        spread::Spread,
    },
    table::{Move, Moved, Table},
};

/// From move to move of a table that keeps its pace.
const SECOND: Duration = Duration::from_secs(1);

/// How fast the tables play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// One move per second at each table, spread evenly over the second.
    EverySecond,
    /// At full speed, with at most this many posts waiting for their answers.
    InFlight(usize),
}

/// What all tables note together.
#[derive(Default)]
struct Notes {
    counts: Counts,
    seen: Vec<Duration>,
    answered: Vec<Duration>,
}

/// How long a phase lasts, and what it waits for.
struct Clock {
    start: Instant,
    end: Instant,
    pace: Pace,
    /// What a post needs until it is answered.
    places: Semaphore,
}

/// Lets all tables play for a while, and returns them with what was measured.
pub(crate) async fn play(
    server: &Server,
    tables: Vec<Table>,
    pace: Pace,
    time: Duration,
) -> Result<(Vec<Table>, Phase)> {
    // What came before ends first.
    sleep(SECOND).await;
    let notes = Rc::new(RefCell::new(Notes::default()));
    let start = Instant::now();
    let places = match pace {
        Pace::EverySecond => tables.len(),
        Pace::InFlight(places) => places,
    };
    let clock = Rc::new(Clock { start, end: start + time, pace, places: Semaphore::new(places) });
    let rows = server.counted("bequest_rows_total").await?;
    let bytes = |tables: &[Table]| tables.iter().map(Table::bytes).sum::<u64>();
    let before = bytes(&tables);
    let (server_cpu, generator_cpu) = (server.cpu()?, server::cpu("self")?);
    let (mut playing, count) = (JoinSet::new(), tables.len() as u32);
    for (number, table) in (0..).zip(tables) {
        playing.spawn_local(play_at(table, SECOND * number / count, Rc::clone(&clock), Rc::clone(&notes)));
    }
    let mut tables = Vec::new();
    while let Some(table) = next(&mut playing).await? {
        tables.push(table);
    }
    let Notes { counts, seen, answered } = notes.take();
    let phase = Phase {
        seconds: start.elapsed().as_secs_f64(),
        counts,
        seen: Spread::of(seen),
        answered: Spread::of(answered),
        stream_bytes: bytes(&tables) - before,
        server_cpu: server.cpu()? - server_cpu,
        generator_cpu: server::cpu("self")? - generator_cpu,
        rows: server.counted("bequest_rows_total").await? - rows,
    };
    Ok((tables, phase))
}

/// Plays at one table until the time is over.
async fn play_at(mut table: Table, first: Duration, clock: Rc<Clock>, notes: Rc<RefCell<Notes>>) -> Result<Table> {
    let mut due = clock.start + first;
    while due < clock.end && Instant::now() < clock.end {
        if clock.pace == Pace::EverySecond {
            sleep_until(due.into()).await;
        }
        let Some(found) = table.find_move().await? else {
            notes.borrow_mut().counts.games += 1;
            table.begin().await?;
            continue;
        };
        let moved = table.make(&found, &clock.places).await?;
        notes.borrow_mut().note(&found, moved);
        if clock.pace == Pace::EverySecond {
            due += SECOND;
            // A table that is late leaves seconds out rather than making up for them.
            while due < Instant::now() {
                due += SECOND;
                notes.borrow_mut().counts.late += 1;
            }
        }
    }
    Ok(table)
}

impl Notes {
    fn note(&mut self, found: &Move, moved: Moved) {
        self.counts.looks += u64::from(found.looked);
        match moved {
            Moved::Done { answered, seen } => {
                self.counts.moves += 1;
                self.counts.unseen += u64::from(seen.is_none());
                self.answered.push(answered);
                self.seen.extend(seen);
            }
            Moved::Stale => self.counts.stale += 1,
            Moved::Refused(why) => {
                if self.counts.refused == 0 {
                    eprintln!("the first refusal: {why}");
                }
                self.counts.refused += 1;
            }
        }
    }
}
