//! What is found: lists, people, clocks.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use bequest_store::{Listing, Moment, Person, PersonId, Sqlite, Stage, Store, Summary, TableId};
use common::{append, listing, new_store, playing, somebody, table_at, wake};

fn ids(list: Vec<Summary>) -> Vec<TableId> {
    list.into_iter().map(|summary| summary.id).collect()
}

/// Makes a table of a person, who has the first and the third seat, and asks seats.
async fn table_of(store: &Sqlite, person: PersonId, at: i64, stage: Stage, asked: u8) -> TableId {
    let people = vec![(person, 0), (somebody(), 1), (person, 2)];
    let table = table_at(at, Listing { stage, public: false, people });
    store.create(table.clone()).await.unwrap();
    let mut ask = append(table.id, 0, Vec::new());
    (ask.at, ask.asked) = (Moment(at), asked);
    store.append(ask).await.unwrap();
    table.id
}

#[tokio::test]
async fn open_tables_are_the_public_ones_the_newest_first() {
    let (_folder, store) = new_store().await;
    let mut made = Vec::new();
    for (at, stage, public) in [
        (1, Stage::Open, true),
        (3, Stage::Open, true),
        (2, Stage::Open, true),
        (4, Stage::Open, false),
        (5, Stage::Playing, true),
    ] {
        let table = table_at(at, Listing { public, ..listing(stage) });
        store.create(table.clone()).await.unwrap();
        made.push(table.id);
    }
    assert_eq!(ids(store.open_tables(9).await.unwrap()), [made[1], made[2], made[0]]);
    assert_eq!(ids(store.open_tables(2).await.unwrap()), [made[1], made[2]]);
}

#[tokio::test]
async fn the_tables_of_a_person_begin_with_those_that_wait_for_him() {
    let (_folder, store) = new_store().await;
    let me = somebody();
    let over = table_of(&store, me, 90, Stage::Over, 0b001).await;
    let old_turn = table_of(&store, me, 10, Stage::Playing, 0b100).await;
    let open = table_of(&store, me, 50, Stage::Open, 0b001).await;
    let turn = table_of(&store, me, 20, Stage::Playing, 0b011).await;
    let waiting = table_of(&store, me, 60, Stage::Playing, 0b010).await;
    let closed = table_of(&store, me, 95, Stage::Closed, 0).await;
    table_of(&store, somebody(), 99, Stage::Playing, 0b001).await;
    let list = store.tables_of(me, 99).await.unwrap();
    assert_eq!(list[0].own, 0b101);
    assert_eq!((list[0].asked, list[0].changed, list[0].head.as_str()), (0b011, Moment(20), "head 20"));
    assert_eq!(ids(list), [turn, old_turn, waiting, open, closed, over]);
    assert_eq!(ids(store.tables_of(me, 1).await.unwrap()), [turn]);
    assert_eq!(store.turns_of(me).await, Ok(2));
}

#[tokio::test]
async fn a_table_that_asks_two_seats_of_a_person_is_one_turn() {
    let (_folder, store) = new_store().await;
    let me = somebody();
    table_of(&store, me, 10, Stage::Playing, 0b101).await;
    assert_eq!(store.turns_of(me).await, Ok(1));
}

#[tokio::test]
async fn people_who_have_left_a_table_no_longer_have_it_in_their_list() {
    let (_folder, store) = new_store().await;
    let (me, you) = (somebody(), somebody());
    let table = table_of(&store, me, 10, Stage::Open, 0).await;
    let mut change = append(table, 1, Vec::new());
    change.head = Some(("h".to_owned(), Listing { people: vec![(you, 0)], ..listing(Stage::Open) }));
    store.append(change).await.unwrap();
    assert_eq!(store.tables_of(me, 9).await, Ok(Vec::new()));
    assert_eq!(ids(store.tables_of(you, 9).await.unwrap()), [table]);
}

#[tokio::test]
async fn all_tables_are_found_in_steps() {
    let (_folder, store) = new_store().await;
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(playing(&store).await);
    }
    made.sort();
    let first = store.tables_after(None, 3).await.unwrap();
    let rest = store.tables_after(first.last().copied(), 3).await.unwrap();
    assert_eq!([first, rest].concat(), made);
}

#[tokio::test]
async fn due_tables_come_in_the_order_of_their_time() {
    let (_folder, store) = new_store().await;
    let mut made = Vec::new();
    for at in [30, 10, 20, 40] {
        let mut table = table_at(1, listing(Stage::Playing));
        table.wake = Some(wake(at, true));
        store.create(table.clone()).await.unwrap();
        made.push(table.id);
    }
    playing(&store).await;
    let due = |at, table| (table, Moment(at));
    let until_30 = store.due(Moment(30), 9).await.unwrap();
    assert_eq!(until_30, [due(10, made[1]), due(20, made[2]), due(30, made[0])]);
    assert_eq!(store.due(Moment(30), 1).await.unwrap(), [due(10, made[1])]);
}

#[tokio::test]
async fn waking_up_moves_running_clocks_by_the_time_down() {
    let (_folder, store) = new_store().await;
    let mut made = Vec::new();
    for (stage, clock) in [(Stage::Playing, true), (Stage::Playing, false), (Stage::Open, true)] {
        let mut table = table_at(1, listing(stage));
        table.wake = Some(wake(1000, clock));
        store.create(table.clone()).await.unwrap();
        made.push(table.id);
    }
    assert_eq!(store.wake_up(Moment(500)).await, Ok(Duration::ZERO), "it never ran before");
    store.beat(Moment(600)).await.unwrap();
    assert_eq!(store.wake_up(Moment(550)).await, Ok(Duration::ZERO), "the machine's clock was put back");
    assert_eq!(store.wake_up(Moment(850)).await, Ok(Duration::from_millis(300)));
    let mut wakes = Vec::new();
    for table in made {
        wakes.push(store.table(table).await.unwrap().unwrap().wake);
    }
    assert_eq!(wakes, [Some(wake(1300, true)), Some(wake(1000, false)), Some(wake(1000, true))]);
    assert_eq!(store.wake_up(Moment(850)).await, Ok(Duration::ZERO), "the time down counts once");
}

#[tokio::test]
async fn a_person_is_kept_and_changed() {
    let (_folder, store) = new_store().await;
    let mut person = Person { id: somebody(), name: "Ida".to_owned(), seen: Moment(1) };
    assert_eq!(store.person(person.id).await, Ok(None));
    store.save_person(person.clone()).await.unwrap();
    assert_eq!(store.person(person.id).await, Ok(Some(person.clone())));
    person.name = "Ada".to_owned();
    store.save_person(person.clone()).await.unwrap();
    assert_eq!(store.person(person.id).await, Ok(Some(person)));
}

#[test]
fn a_name_is_parsed_strictly() {
    let id = TableId::random();
    assert_eq!(id.to_string().parse(), Ok(id));
    let upper = id.as_str().to_uppercase();
    let short = &id.as_str()[1..];
    let long = format!("{id}a");
    let other_digit = format!("{short}1");
    for wrong in ["", " ", &upper, short, &long, &other_digit, &format!("{short} ")] {
        assert!(wrong.parse::<TableId>().is_err(), "{wrong:?}");
    }
}
