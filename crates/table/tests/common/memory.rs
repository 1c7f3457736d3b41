//! A store of one table in memory. It holds every change to what a store promises.

use std::collections::BTreeSet;

use bequest_table::{
    Change, Head, Listing, Now, RowSum, StoredRow, StoredTable, Table, TableGame, TableRefusal, Uptime, Wake,
};

use super::table_id;

/// A stored table.
#[derive(Clone)]
pub struct Memory {
    pub stored: StoredTable,
    /// What the lists know of it.
    pub listing: Listing,
    /// The seats that the lists show as asked.
    pub asked: u8,
    keys: BTreeSet<String>,
}

impl Memory {
    /// Stores a new table.
    pub fn create(head: &Head, now: Now) -> Self {
        let stored = StoredTable {
            id: table_id(),
            revision: 0,
            created: now.real,
            changed: now.real,
            head: head.to_text(),
            state: String::new(),
            stage: head.stage(),
            wake: Some(Wake { at: now.up.after(now.forget_after), clock: None }),
            rows: Vec::new(),
        };
        Self { stored, listing: head.listing(), asked: 0, keys: BTreeSet::new() }
    }

    /// Adds rows that were played elsewhere.
    pub fn plant(&mut self, rows: impl IntoIterator<Item = String>) {
        let (id, at) = (self.stored.id, self.stored.changed);
        for text in rows {
            let sum = self.stored.rows.last().and_then(|row| row.sum).unwrap_or_default();
            let sum = sum.after(id, self.stored.rows.len() + 1, at, None, &text);
            self.stored.rows.push(StoredRow { text, key: None, at, sum: Some(sum) });
        }
    }

    /// Stores a change.
    pub fn append(&mut self, change: &Change) {
        let stored = &mut self.stored;
        assert_eq!((change.table, change.revision), (stored.id, stored.revision), "it follows what is stored");
        stored.revision += 1;
        stored.changed = change.at;
        stored.wake = change.wake;
        self.asked = change.asked;
        for row in &change.rows {
            let is_new = row.key.as_ref().is_none_or(|key| self.keys.insert(key.clone()));
            assert!(is_new, "a table never has the same key twice: {:?}", row.key);
            let (text, key) = (row.text.clone(), row.key.clone());
            stored.rows.push(StoredRow { text, key, at: change.at, sum: Some(row.sum) });
        }
        if let Some((head, listing)) = &change.head {
            stored.head.clone_from(head);
            stored.stage = listing.stage;
            self.listing.clone_from(listing);
        }
        if let Some(state) = &change.state {
            stored.state.clone_from(state);
        }
        assert!(change.rows.is_empty() || RowSum::check(stored.id, &stored.rows).0.is_empty(), "the sums are right");
    }

    /// Reads the table.
    pub fn read(&self, game: TableGame, now: Uptime) -> Result<Table, TableRefusal> {
        Table::read(game, &self.stored, now)
    }

    /// Returns how often a post was stored: with a row, or with an answer that is kept back.
    pub fn times_stored(&self, key: &str) -> usize {
        let in_rows = self.stored.rows.iter().filter(|row| row.key.as_deref() == Some(key)).count();
        in_rows + self.stored.state.matches(&format!("\"{key}\"")).count()
    }
}
