//! What is deleted because it is old.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_store::{Journal, People, Person, Sqlite};
use bequest_table::{Change, Listing, Moment, NewTable, PersonId, Stage, TableId, Uptime};
use common::{append, keyed, listing, new_store, row, somebody, table_at};

/// Makes a table of a person with a row, and last changes it then.
async fn table_changed(store: &Sqlite, person: PersonId, stage: Stage, at: i64) -> TableId {
    let table = table_at(1, Listing { people: vec![(person, 0)], ..listing(stage) });
    store.create(table.clone()).await.unwrap();
    let rows = vec![row("one"), keyed("two", "k")];
    store.append(Change { at: Moment(at), ..append(table.id, 0, rows) }).await.unwrap();
    table.id
}

#[tokio::test]
async fn old_tables_that_ended_or_never_began_are_deleted_with_their_rows_and_sittings() {
    let (_folder, store) = new_store().await;
    let person = Person { id: somebody(), name: "Ida".to_owned(), seen: Uptime(1) };
    store.save_person(person.clone()).await.unwrap();
    let mut made = Vec::new();
    for stage in [Stage::Open, Stage::Over, Stage::Closed] {
        made.push(table_changed(&store, person.id, stage, 99).await);
    }
    assert_eq!(store.delete_old(Moment(100), 9).await, Ok(3));
    for table in made {
        assert_eq!(store.table(table).await, Ok(None));
        // What has its name gets none of its rows, and no doubled key.
        store.create(NewTable { id: table, ..table_at(1, listing(Stage::Open)) }).await.unwrap();
        assert_eq!(store.append(append(table, 0, vec![keyed("again", "k")])).await, Ok(()));
        assert_eq!(store.table(table).await.unwrap().unwrap().rows.len(), 1);
    }
    assert_eq!(store.tables_of(person.id, 9).await, Ok(Vec::new()));
    assert_eq!(store.person(person.id).await, Ok(Some(person)), "people stay");
    assert_eq!(store.check().await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_table_in_play_and_a_recent_one_are_never_deleted() {
    let (_folder, store) = new_store().await;
    let me = somebody();
    let playing = table_changed(&store, me, Stage::Playing, 1).await;
    let mut recent = Vec::new();
    for stage in [Stage::Open, Stage::Over, Stage::Closed] {
        recent.push(table_changed(&store, me, stage, 100).await);
    }
    assert_eq!(store.delete_old(Moment(100), 9).await, Ok(0));
    assert_eq!(store.delete_old(Moment(i64::MAX), 9).await, Ok(3));
    assert_eq!(store.table(playing).await.unwrap().unwrap().rows.len(), 2);
    for table in recent {
        assert_eq!(store.table(table).await, Ok(None));
    }
    assert_eq!(store.tables_of(me, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_game_that_began_or_ended_lately_is_not_old() {
    let (_folder, store) = new_store().await;
    let (began, ended) = (
        table_changed(&store, somebody(), Stage::Open, 1).await,
        table_changed(&store, somebody(), Stage::Playing, 1).await,
    );
    let relisted = |table, stage| Change {
        at: Moment(200),
        head: Some(("h".to_owned(), listing(stage))),
        ..append(table, 1, Vec::new())
    };
    store.append(relisted(began, Stage::Playing)).await.unwrap();
    store.append(relisted(ended, Stage::Over)).await.unwrap();
    assert_eq!(store.delete_old(Moment(200), 9).await, Ok(0));
    assert_eq!(store.delete_old(Moment(201), 9).await, Ok(1));
    assert!(store.table(began).await.unwrap().is_some());
    assert_eq!(store.table(ended).await, Ok(None));
}

#[tokio::test]
async fn so_many_are_deleted_at_a_time_the_oldest_first() {
    let (_folder, store) = new_store().await;
    let mut made = Vec::new();
    for at in [30, 10, 40, 20, 50] {
        made.push(table_changed(&store, somebody(), Stage::Over, at).await);
    }
    assert_eq!(store.delete_old(Moment(50), 2).await, Ok(2));
    let mut left = vec![made[0], made[2], made[4]];
    left.sort();
    assert_eq!(store.tables_after(None, 9).await.unwrap(), left);
    assert_eq!(store.delete_old(Moment(50), 0).await, Ok(0));
    assert_eq!(store.delete_old(Moment(50), 9).await, Ok(2));
    assert_eq!(store.delete_old(Moment(50), 9).await, Ok(0));
}
