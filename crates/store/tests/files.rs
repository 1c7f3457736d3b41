//! The files: made, taken, refused, full, copied.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bequest_store::{Journal, Operations, Options, People, Person, Sqlite, Store, StoreError};
use bequest_table::{Stage, Uptime};
use common::{append, listing, new_store, playing, row, somebody, table_at, texts};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, query, query_scalar};

async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(folder, Options::default()).await
}

async fn raw(folder: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.join("bequest.db")).connect().await.unwrap()
}

fn said(opened: Result<Sqlite, StoreError>) -> String {
    opened.err().unwrap().to_string()
}

#[tokio::test]
async fn a_new_database_has_the_newest_version_and_writes_ahead() {
    let (folder, _store) = new_store().await;
    let mut raw = raw(folder.path()).await;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut raw).await.unwrap();
    let journal: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut raw).await.unwrap();
    assert_eq!((version, journal.as_str()), (2, "wal"));
}

#[tokio::test]
async fn a_newer_database_is_refused_untouched() {
    let (folder, store) = new_store().await;
    store.close().await;
    let mut raw = raw(folder.path()).await;
    query("PRAGMA user_version = 99").execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    let before = fs::read(folder.path().join("bequest.db")).unwrap();
    let newer = StoreError::Newer { found: 99, known: 2 };
    assert_eq!(open(folder.path()).await.err(), Some(newer.clone()));
    assert_eq!(Sqlite::look(folder.path()).await.err(), Some(newer));
    assert_eq!(fs::read(folder.path().join("bequest.db")).unwrap(), before);
}

#[tokio::test]
async fn everything_is_there_after_reopening() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    store.append(append(table, 0, vec![row("one")])).await.unwrap();
    let (kept, secret) = (store.table(table).await, store.secret().await.unwrap());
    store.close().await;
    let again = open(folder.path()).await.unwrap();
    assert_eq!(again.table(table).await, kept);
    assert_eq!(again.secret().await, Ok(secret));
    assert_ne!(secret, [0; 32]);
}

#[tokio::test]
async fn a_closed_store_leaves_no_journal_and_says_that_it_is_closed() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    store.close().await;
    store.close().await;
    assert!(!folder.path().join("bequest.db-wal").exists());
    let closed = Some(StoreError::Broken("it is closed".to_owned()));
    assert_eq!(store.table(table).await.err(), closed);
    assert_eq!(store.append(append(table, 0, Vec::new())).await.err(), closed);
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_closed() {
    let (folder, store) = new_store().await;
    let taken = said(open(folder.path()).await);
    assert_eq!(taken, format!("another server is running on {}", folder.path().display()));
    store.close().await;
    open(folder.path()).await.unwrap();
}

#[tokio::test]
async fn a_dropped_store_lets_go_of_its_folder() {
    let (folder, store) = new_store().await;
    drop(store);
    let deadline = Instant::now() + Duration::from_secs(120);
    while let Err(error) = open(folder.path()).await {
        assert!(Instant::now() < deadline, "{error}");
        tokio::task::yield_now().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_made_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("data");
    let store = open(&folder).await.unwrap();
    let copy = parent.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&folder), mode(&folder.join("bequest.db")), mode(&copy)), (0o700, 0o600, 0o600));
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named_with_the_reason() {
    let parent = tempfile::tempdir().unwrap();
    let file = parent.path().join("file");
    fs::write(&file, "").unwrap();
    for wrong in [file.as_path(), &file.join("inside"), &parent.path().join("no/parent"), Path::new("/proc/bequest")] {
        let said = said(open(wrong).await);
        assert!(said.starts_with(&format!("cannot write: {}: ", wrong.display())), "{said}");
        assert!(!said.contains('\n'), "{said}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_called_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bequest.db");
    fs::write(&file, "no database ".repeat(1000)).unwrap();
    let expected = format!("the database says: {}: file is not a database", file.display());
    assert_eq!(said(open(folder.path()).await), expected);
    assert_eq!(said(Sqlite::look(folder.path()).await), expected);
}

#[tokio::test]
async fn a_damaged_database_is_noticed() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    for revision in 0..40 {
        store.append(append(table, revision, vec![row(&"x".repeat(500))])).await.unwrap();
    }
    store.close().await;
    let file = folder.path().join("bequest.db");
    let mut bytes = fs::read(&file).unwrap();
    for byte in &mut bytes[8192..] {
        *byte = 0x5a;
    }
    fs::write(&file, bytes).unwrap();
    let noticed = match Sqlite::look(folder.path()).await {
        Ok(store) => store.check().await != Ok(Vec::new()),
        Err(StoreError::Broken(_)) => true,
        Err(_) => false,
    };
    assert!(noticed);
}

#[tokio::test]
async fn a_full_store_says_so_changes_nothing_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path(), Options { max_megabytes: Some(1), ..Options::default() }).await.unwrap();
    let table = playing(&store).await;
    let large = || vec![row(&"x".repeat(50_000))];
    let mut revision = 0;
    let error = loop {
        match store.append(append(table, revision, large())).await {
            Ok(()) => revision += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!((10..25).contains(&revision), "{revision} rows of 50 kB in a megabyte");
    let kept = store.table(table).await.unwrap().unwrap();
    assert_eq!((kept.revision, kept.rows.len()), (revision, revision as usize));
    let small = Person { id: somebody(), name: "Ida".to_owned(), seen: Uptime(1) };
    assert_eq!(store.save_person(small).await, Ok(()), "what needs no room is still written");
    assert_eq!(store.check().await, Ok(Vec::new()));
    store.close().await;
    let store = Sqlite::open(folder.path(), Options { max_megabytes: Some(2), ..Options::default() }).await.unwrap();
    assert_eq!(store.append(append(table, revision, large())).await, Ok(()));
}

#[tokio::test]
async fn looking_reads_beside_a_server_and_writes_nothing() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    let look = Sqlite::look(folder.path()).await.unwrap();
    store.append(append(table, 0, vec![row("one")])).await.unwrap();
    assert_eq!(texts(&look, table).await, ["one"]);
    assert!(matches!(look.append(append(table, 1, vec![row("two")])).await, Err(StoreError::ReadOnly(_))));
    assert!(matches!(look.create(table_at(1, listing(Stage::Open))).await, Err(StoreError::ReadOnly(_))));
    assert!(matches!(look.beat(Uptime(1)).await, Err(StoreError::ReadOnly(_))));
    look.close().await;
    assert_eq!(store.append(append(table, 1, vec![row("two")])).await, Ok(()));
}

#[tokio::test]
async fn a_commit_takes_at_least_as_long_as_it_is_delayed() {
    let folder = tempfile::tempdir().unwrap();
    let delay = Duration::from_millis(40);
    let store = Sqlite::open(folder.path(), Options { commit_delay: delay, ..Options::default() }).await.unwrap();
    let started = Instant::now();
    let table = playing(&store).await;
    store.append(append(table, 0, vec![row("one")])).await.unwrap();
    assert!(started.elapsed() >= delay * 2, "{:?} for two commits", started.elapsed());
    assert_eq!(texts(&store, table).await, ["one"]);
}

#[tokio::test]
async fn looking_at_nothing_or_at_an_empty_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let none = said(Sqlite::look(folder.path()).await);
    assert!(none.contains("bequest.db: no database can be read: "), "{none}");
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was made");
    fs::write(folder.path().join("bequest.db"), "").unwrap();
    let old = said(Sqlite::look(folder.path()).await);
    assert!(old.contains("it is of version 0"), "{old}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_writing_is_consistent_and_opens_by_itself() {
    let (_folder, store) = new_store().await;
    let store = Arc::new(store);
    let table = playing(&store).await;
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for revision in 0..300 {
                store.append(append(table, revision, vec![row("a"), row("b")])).await.unwrap();
            }
        }
    });
    let elsewhere = tempfile::tempdir().unwrap();
    let to = elsewhere.path().join("bequest.db");
    store.backup(&to).await.unwrap();
    writing.await.unwrap();
    let names: Vec<_> = fs::read_dir(elsewhere.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["bequest.db"]);
    let copy = open(elsewhere.path()).await.unwrap();
    let kept = copy.table(table).await.unwrap().unwrap();
    assert_eq!(kept.rows.len(), kept.revision as usize * 2);
    assert_eq!(copy.check().await, Ok(Vec::new()));
    assert_eq!(copy.secret().await, store.secret().await);
}

#[tokio::test]
async fn a_backup_replaces_no_file_and_leaves_no_part_of_itself() {
    let (_folder, store) = new_store().await;
    let elsewhere = tempfile::tempdir().unwrap();
    let to = elsewhere.path().join("kept");
    fs::write(&to, "mine").unwrap();
    let said = store.backup(&to).await.unwrap_err().to_string();
    assert_eq!(said, format!("cannot write: {}: the file is there already", to.display()));
    assert_eq!(fs::read(&to).unwrap(), b"mine");
    let nowhere = elsewhere.path().join("no/folder");
    assert!(matches!(store.backup(&nowhere).await, Err(StoreError::ReadOnly(_))));
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 1);
}

#[tokio::test]
async fn a_looked_at_store_can_be_backed_up() {
    let (folder, store) = new_store().await;
    let table = playing(&store).await;
    let look = Sqlite::look(folder.path()).await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    look.backup(&elsewhere.path().join("bequest.db")).await.unwrap();
    let copy: Arc<dyn Store> = Arc::new(open(elsewhere.path()).await.unwrap());
    assert!(copy.table(table).await.unwrap().is_some());
}
