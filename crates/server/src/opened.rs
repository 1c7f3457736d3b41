//! The tables that were made from each address since the start and have not ended.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use bequest_table::TableId;

/// Which tables have not ended, and from where they were made. What was made before the start is not known.
#[derive(Default)]
pub(crate) struct Opened(Mutex<HashMap<TableId, IpAddr>>);

impl Opened {
    /// Notes that a table was made.
    pub(crate) fn note(&self, table: TableId, from: IpAddr) {
        self.0.lock().expect("nobody panics while noting a table").insert(table, from);
    }

    /// Notes that a table has ended.
    pub(crate) fn note_end(&self, table: TableId) {
        self.0.lock().expect("nobody panics while noting a table").remove(&table);
    }

    /// Returns how many tables of an address have not ended.
    pub(crate) fn count(&self, from: IpAddr) -> usize {
        let tables = self.0.lock().expect("nobody panics while noting a table");
        tables.values().filter(|address| **address == from).count()
    }
}
