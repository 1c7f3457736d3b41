//! What is stored: rows with check sums, heads, and tables that cannot be read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_engine::Nonce;
use bequest_table::{
    Arrange, Command, Fill, Moment, Pace, PersonId, RowSum, StoredRow, TableId, TableRefusal, Uptime, is_same,
};
use common::{NOON, TestTable, head, later, lots, maloney, open_head, person, seat, table_id};
use proptest::prelude::*;

/// A game of Lots with rows of people, bots and chance.
fn played() -> TestTable {
    let mut at = TestTable::start(lots(), &head(lots().table, 2, 1, Pace::Relaxed, "rows"));
    for step in 0..12 {
        at.wait_until(later(step));
        let Some(seat) = at.table.asked().iter().next() else { break };
        let action = at.legal(seat)[0].clone();
        let command = match at.table.bot(seat) {
            Some(_) => at.answer_of_bot(seat.number(), &action),
            None => at.act(seat.number(), &action),
        };
        at.done(&command);
    }
    at
}

/// Returns the text with one of its bytes changed, if it is still a text.
fn flipped(text: &str, at: usize, bit: u8) -> Option<String> {
    let mut bytes = text.as_bytes().to_vec();
    *bytes.get_mut(at)? ^= 1 << bit;
    String::from_utf8(bytes).ok()
}

#[test]
fn every_flipped_bit_of_a_row_is_found_by_its_check_sum() {
    let rows = played().memory.stored.rows;
    assert!(rows.iter().any(|row| row.key.is_some()) && rows.iter().any(|row| row.key.is_none()));
    assert_eq!(RowSum::check(table_id(), &rows), (Vec::new(), 0));
    for number in 0..rows.len() {
        let row = &rows[number];
        let mut others = Vec::new();
        for (at, bit) in (0..row.text.len()).flat_map(|at| (0..8).map(move |bit| (at, bit))) {
            others.extend(flipped(&row.text, at, bit).map(|text| StoredRow { text, ..row.clone() }));
            let key = row.key.as_deref().and_then(|key| flipped(key, at, bit));
            others.extend(key.map(|key| StoredRow { key: Some(key), ..row.clone() }));
        }
        others.extend((0..63).map(|bit| StoredRow { at: Moment(row.at.0 ^ 1 << bit), ..row.clone() }));
        let key = if row.key.is_some() { None } else { Some(String::new()) };
        others.push(StoredRow { key, ..row.clone() });
        for other in others {
            let mut rows = rows.clone();
            rows[number] = other;
            assert_eq!(RowSum::check(table_id(), &rows).0, [number + 1], "{:?}", rows[number]);
        }
    }
}

#[test]
fn a_changed_a_missing_and_a_moved_check_sum_are_found() {
    let rows = played().memory.stored.rows;
    let check = |change: &dyn Fn(&mut Vec<StoredRow>)| {
        let mut rows = rows.clone();
        change(&mut rows);
        RowSum::check(table_id(), &rows)
    };
    assert_eq!(check(&|rows| rows[3].sum = Some(RowSum(7))), (vec![4, 5], 0));
    assert_eq!(check(&|rows| rows[3].sum = None), (vec![4], 0));
    assert_eq!(check(&|rows| drop(rows.remove(3))).0[0], 4);
    assert_eq!(check(&|rows| rows.swap(3, 4)).0[..2], [4, 5]);
    assert_eq!(check(&|rows| rows[..2].iter_mut().for_each(|row| row.sum = None)), (vec![3], 2));
    let other: TableId = "othertableothertableothert".parse().unwrap();
    assert_eq!(RowSum::check(other, &rows).0.len(), rows.len(), "rows of another table");
}

#[test]
fn rows_older_than_check_sums_are_counted_and_the_next_row_begins_the_chain() {
    let mut at = played();
    let older = at.memory.stored.rows.len();
    at.memory.stored.rows.iter_mut().for_each(|row| row.sum = None);
    assert_eq!(RowSum::check(table_id(), &at.memory.stored.rows), (Vec::new(), older));
    at.read_again();
    at.play(1, bequest_table::Play::Leave);
    at.play(1, bequest_table::Play::Return);
    let rows = &at.memory.stored.rows;
    assert_eq!((RowSum::check(table_id(), rows), rows.len()), ((Vec::new(), older), older + 2));
    let last = &rows[older];
    let first = RowSum::default().after(table_id(), older + 1, last.at, last.key.as_deref(), &last.text);
    assert_eq!(last.sum, Some(first));
}

#[test]
fn a_table_that_cannot_be_read_says_what_is_wrong() {
    let at = played();
    let read = |change: &dyn Fn(&mut bequest_table::StoredTable)| {
        let mut memory = at.memory.clone();
        change(&mut memory.stored);
        match memory.read(at.rules.table, NOON) {
            Err(TableRefusal::Broken(what)) => what,
            Err(other) => panic!("{other:?}"),
            Ok(_) => panic!("it was read"),
        }
    };
    assert!(read(&|stored| stored.head.clear()).contains("the head cannot be read"));
    assert!(read(&|stored| stored.head = stored.head.replace("\"lots\"", "\"chess\"")).contains("chess"));
    assert!(read(&|stored| stored.state = "?".into()).contains("the state cannot be read"));
    assert!(read(&|stored| stored.rows[2].text = "act 9".into()).contains("row 3"));
    assert!(read(&|stored| stored.rows.clear()).contains("chance"));
    assert!(read(&|stored| stored.head = stored.head.replace("\"seed\":\"", "\"seed\":\"x")).contains("seed"));
    let mut memory = at.memory.clone();
    memory.stored.head = open_head(lots().table, 2, Pace::Relaxed, "other").to_text();
    assert!(memory.read(maloney().table, NOON).is_err(), "another game");
}

#[test]
fn a_nonce_is_given_once_and_is_part_of_the_chance() {
    let mut at = TestTable::open(lots(), &open_head(lots().table, 2, Pace::Relaxed, "nonces"));
    let give = |bytes| Command::Arrange(person(0), Arrange::Nonce(Nonce(bytes)));
    assert!(at.done(&give([1; 16])).change.is_some());
    assert_eq!(at.done(&give([2; 16])).change, None);
    assert_eq!(at.table.head().fair(table_id()).unwrap().nonces, [Nonce([1; 16]), Nonce::default()]);
}

#[test]
fn free_seats_are_filled_as_the_host_decides() {
    let mut at = TestTable::open(lots(), &open_head(lots().table, 3, Pace::Relaxed, "filling"));
    let refill = |who: PersonId, number, fill| Command::Arrange(who, Arrange::Refill { seat: seat(number), fill });
    let refused = |at: &mut TestTable, command: &Command| at.change(command).err().unwrap();
    assert_eq!(refused(&mut at, &refill(person(1), 2, Fill::Open)), TableRefusal::NotHost);
    assert_eq!(refused(&mut at, &refill(person(0), 1, Fill::Open)), TableRefusal::SeatTaken);
    assert_eq!(refused(&mut at, &refill(person(0), 5, Fill::Open)), TableRefusal::Malformed("seat", "5".to_owned()));
    assert!(matches!(
        refused(&mut at, &refill(person(0), 2, Fill::Bot("chess".into()))),
        TableRefusal::Malformed("bot", _)
    ));
    at.done(&refill(person(0), 2, Fill::Bot(String::new())));
    at.done(&refill(person(0), 3, Fill::Invite("secret".into())));
    let sit = |token: &str| {
        let sit = Arrange::Sit { seat: seat(3), name: "Ada".into(), token: token.into() };
        Command::Arrange(person(2), sit)
    };
    assert_eq!(refused(&mut at, &sit("guess")), TableRefusal::NotYourSeat);
    at.done(&sit("secret"));
    assert_eq!(at.table.names()[2], "Ada 2", "nobody else has the name");
    at.done(&Command::Arrange(person(0), Arrange::Start { fill: false }));
    let again = at.done(&Command::Arrange(person(0), Arrange::Start { fill: true }));
    assert_eq!(again.change, None, "a doubled start has been carried out");
}

proptest! {
    #[test]
    fn times_never_overflow(time: i64, millis: u64) {
        let span = std::time::Duration::from_millis(millis);
        prop_assert!(Uptime(time).after(span) >= Uptime(time));
        prop_assert!(Uptime(time).before(span) <= Uptime(time));
        prop_assert_eq!(Uptime(time).since(Uptime(time).after(span)), std::time::Duration::ZERO);
    }

    #[test]
    fn names_are_read_as_they_are_written(_ in 0..8) {
        let id = PersonId::random();
        prop_assert_eq!(id.as_str().parse::<PersonId>(), Ok(id));
    }

    #[test]
    fn a_text_that_is_no_name_is_not_read(text in "\\PC{0,30}") {
        let fits = text.len() == 26 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'));
        prop_assert_eq!(text.parse::<TableId>().is_ok(), fits);
    }

    #[test]
    fn tokens_are_the_same_if_their_texts_are(one in "[ab]{0,3}", other in "[ab]{0,3}") {
        prop_assert_eq!(is_same(&one, &other), one == other);
    }
}
