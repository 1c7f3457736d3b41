//! The one who writes: whatever waits at the same time becomes one transaction.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bequest_table::{Change, Moment, NewTable, PersonId, StoredRow, TableId, Uptime};
use sqlx::{Connection, SqliteConnection, query};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::error::closed;
use super::{bulk, single};
use crate::{Claim, Person, StoreError};

/// How many jobs one transaction takes at most, and how many may wait.
const BATCH: usize = 512;

/// If one transaction has just followed another, the next waits this long for more appends: many small ones would cost
/// much more of the processor than one large one.
const WAIT_FOR_MORE: Duration = Duration::from_millis(2);
/// After this long without a transaction the next one does not wait.
const LULL: Duration = Duration::from_millis(5);

/// Something to be written.
#[derive(Debug)]
pub(super) enum Write {
    Create(NewTable),
    Append(Change),
    Claim(Claim),
    DeleteOld { changed_before: Moment, limit: u32 },
    CutRows { table: TableId, keep: u32 },
    RestoreRow { table: TableId, number: u32, row: StoredRow },
    Rebuild,
    Person(Person),
    Seen { person: PersonId, at: Uptime },
    Beat(Uptime),
}

/// What came of it, beyond that it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Written {
    /// What a [`Write::Claim`] has taken, the first first.
    pub(super) claimed: Vec<(TableId, Uptime)>,
    /// How many tables a [`Write::DeleteOld`] has deleted.
    pub(super) deleted: u32,
}

/// What came of it, or why nothing did.
pub(super) type Answer = Result<Written, StoreError>;

/// The task that writes, as seen from outside.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Starts the task; it keeps the lock until it has written everything and let go of the database. Each commit takes so
    /// much longer.
    pub(super) fn start(connection: SqliteConnection, lock: File, delay: Duration) -> Self {
        let (jobs, waiting) = mpsc::channel(BATCH);
        let commits = Arc::new(AtomicU64::new(0));
        let disk = Disk { connection, delay, commits: commits.clone() };
        let task = tokio::spawn(run(disk, waiting, lock));
        Self { jobs, task: Mutex::new(Some(task)), commits }
    }

    /// Has something written, and returns when it is durable. It is written even if nobody waits for the answer.
    pub(super) async fn write(&self, write: Write) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(write, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Returns how many transactions there have been.
    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Returns when everything that waits is written and the database is let go of.
    pub(super) async fn close(&self) {
        let mut task = self.task.lock().await;
        let _the_task_may_be_gone = self.jobs.send(Job::Close).await;
        if let Some(running) = task.take()
            && let Err(error) = running.await
        {
            tracing::error!(%error, "the writer had an accident");
        }
    }

    /// Ends the task as an accident would.
    #[cfg(test)]
    pub(super) async fn stop(&self) {
        let running = self.task.lock().await.take().unwrap();
        running.abort();
        let _it_was_aborted = running.await;
    }
}

enum Job {
    Write(Write, oneshot::Sender<Answer>),
    Close,
}

/// Where the task writes.
struct Disk {
    connection: SqliteConnection,
    /// How much longer each commit takes than it would.
    delay: Duration,
    commits: Arc<AtomicU64>,
}

async fn run(mut disk: Disk, mut waiting: mpsc::Receiver<Job>, lock: File) {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut last: Option<Instant> = None;
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        if last.is_some_and(|last| last.elapsed() < LULL) && jobs.len() < BATCH / 8 {
            tokio::time::sleep(WAIT_FOR_MORE).await;
            while jobs.len() < BATCH
                && let Ok(job) = waiting.try_recv()
            {
                jobs.push(job);
            }
        }
        let mut writes = Vec::with_capacity(jobs.len());
        let mut askers = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, asker) => {
                    writes.push(write);
                    askers.push(asker);
                }
                // What was sent before is still received.
                Job::Close => waiting.close(),
            }
        }
        if !writes.is_empty() {
            write(&mut disk, &writes, askers).await;
        }
        last = Some(Instant::now());
    }
    finish(disk.connection).await;
    drop(lock);
}

async fn write(disk: &mut Disk, writes: &[Write], askers: Vec<oneshot::Sender<Answer>>) {
    let answers = match transaction(disk, writes).await {
        Ok(answers) => {
            disk.commits.fetch_add(1, Ordering::Relaxed);
            answers
        }
        Err(error) => {
            tracing::error!(%error, jobs = writes.len(), "nothing could be written");
            roll_back(&mut disk.connection).await;
            vec![Err(error); writes.len()]
        }
    };
    for (asker, answer) in askers.into_iter().zip(answers) {
        let _nobody_may_be_waiting = asker.send(answer);
    }
}

/// Writes all jobs and commits. If it fails, nothing is written and the transaction may still be open.
async fn transaction(disk: &mut Disk, writes: &[Write]) -> Result<Vec<Answer>, StoreError> {
    let connection = &mut disk.connection;
    let answers = match at_once(connection, writes, disk.delay).await {
        Ok(Some(answers)) => return Ok(answers),
        Ok(None) => {
            begin(connection).await?;
            together(connection, writes).await
        }
        Err(error) => Err(error),
    };
    let answers = match answers {
        Ok(answers) => answers,
        Err(_) => {
            roll_back(connection).await;
            begin(connection).await?;
            one_by_one(connection, writes).await?
        }
    };
    if !disk.delay.is_zero() {
        tokio::time::sleep(disk.delay).await;
    }
    query("COMMIT").execute(connection).await?;
    Ok(answers)
}

/// Writes all jobs and commits in one errand to the database, if all are appends that change no head: most are. If it
/// fails, the transaction may still be open; in the worst case it was committed all the same, and then every append finds
/// that its table has another revision.
async fn at_once(
    connection: &mut SqliteConnection,
    writes: &[Write],
    delay: Duration,
) -> Result<Option<Vec<Answer>>, StoreError> {
    let changes: Vec<&Change> = writes.iter().filter_map(as_append).collect();
    if changes.len() < writes.len() || !delay.is_zero() || !bulk::commit_all(connection, &changes).await? {
        return Ok(None);
    }
    Ok(Some(vec![Ok(Written::default()); writes.len()]))
}

/// Writes all jobs, the appends at once; fails if any of them does. As nobody has an answer yet, the appends may come
/// before the others.
async fn together(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Answer>, StoreError> {
    let changes: Vec<&Change> = writes.iter().filter_map(as_append).collect();
    bulk::append_all(connection, &changes).await?;
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        answers.push(match write {
            Write::Append(_) => Ok(Written::default()),
            other => Ok(single::write(connection, other).await?),
        });
    }
    Ok(answers)
}

fn as_append(write: &Write) -> Option<&Change> {
    match write {
        Write::Append(change) => Some(change),
        Write::Create(_)
        | Write::Claim(_)
        | Write::DeleteOld { .. }
        | Write::CutRows { .. }
        | Write::RestoreRow { .. }
        | Write::Rebuild
        | Write::Person(_)
        | Write::Seen { .. }
        | Write::Beat(_) => None,
    }
}

/// Writes the jobs in their order so that a wrong one leaves no trace, and spoils no other.
async fn one_by_one(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Answer>, StoreError> {
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        query("SAVEPOINT job").execute(&mut *connection).await?;
        let answer = single::write(connection, write).await;
        if let Err(error) = &answer {
            // After the worst accidents there is no savepoint any more: then the whole transaction is gone.
            query("ROLLBACK TO job").execute(&mut *connection).await.map_err(|_| error.clone())?;
        }
        query("RELEASE job").execute(&mut *connection).await?;
        answers.push(answer);
    }
    Ok(answers)
}

async fn begin(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    query("BEGIN IMMEDIATE").execute(connection).await?;
    Ok(())
}

/// Ends a transaction that failed; the database may have done so already.
async fn roll_back(connection: &mut SqliteConnection) {
    let _there_may_be_none = query("ROLLBACK").execute(connection).await;
}

/// Folds the journal into the database, and closes it.
async fn finish(mut connection: SqliteConnection) {
    if let Err(error) = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await {
        tracing::warn!(%error, "the journal stays beside the database, and is read again at the next start");
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed well");
    }
}
