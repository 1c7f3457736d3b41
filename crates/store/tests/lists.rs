//! What is found: lists, people, the server's own time.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_store::{Journal, Operations, Options, People, Person, Sqlite, Summary};
use bequest_table::{Listing, Moment, PersonId, Stage, TableId, Uptime};
use common::{append, listing, new_store, playing, somebody, table_at};

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
async fn the_tables_of_a_person_begin_with_those_that_wait_for_them() {
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
    assert_eq!(store.turns_of(me, None).await, Ok(2));
    // The table that they are at is not counted; one that does not wait for them makes no difference.
    assert_eq!(store.turns_of(me, Some(turn)).await, Ok(1));
    assert_eq!(store.turns_of(me, Some(waiting)).await, Ok(2));
}

#[tokio::test]
async fn a_table_that_asks_two_seats_of_a_person_is_one_turn() {
    let (_folder, store) = new_store().await;
    let me = somebody();
    table_of(&store, me, 10, Stage::Playing, 0b101).await;
    assert_eq!(store.turns_of(me, None).await, Ok(1));
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
async fn a_new_store_has_no_time_and_an_old_one_that_of_its_last_beat() {
    let (folder, store) = new_store().await;
    assert_eq!(store.uptime().await, Ok(None));
    for (beat, expected) in [(600, 600), (850, 850), (550, 850)] {
        store.beat(Uptime(beat)).await.unwrap();
        assert_eq!(store.uptime().await, Ok(Some(Uptime(expected))), "after {beat}");
    }
    store.close().await;
    let again = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    assert_eq!(again.uptime().await, Ok(Some(Uptime(850))));
}

#[tokio::test]
async fn a_person_is_kept_and_changed() {
    let (_folder, store) = new_store().await;
    let mut person = Person { id: somebody(), name: "Ida".to_owned(), seen: Uptime(1) };
    assert_eq!(store.person(person.id).await, Ok(None));
    store.save_person(person.clone()).await.unwrap();
    assert_eq!(store.person(person.id).await, Ok(Some(person.clone())));
    person.name = "Ada".to_owned();
    store.save_person(person.clone()).await.unwrap();
    assert_eq!(store.person(person.id).await, Ok(Some(person)));
}

#[tokio::test]
async fn when_a_person_was_seen_never_goes_back() {
    let (_folder, store) = new_store().await;
    let person = Person { id: somebody(), name: "Ida".to_owned(), seen: Uptime(5) };
    store.save_person(person.clone()).await.unwrap();
    for (at, expected) in [(3, 5), (9, 9), (8, 9), (9, 9)] {
        store.note_seen(person.id, Uptime(at)).await.unwrap();
        assert_eq!(store.person(person.id).await, Ok(Some(Person { seen: Uptime(expected), ..person.clone() })));
    }
    let stranger = somebody();
    assert_eq!(store.note_seen(stranger, Uptime(1)).await, Ok(()));
    assert_eq!(store.person(stranger).await, Ok(None));
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
