//! What can be saved of a damaged table.

use bequest_engine::SeatSet;

use crate::clock;
use crate::head::{Head, StageHead};
use crate::state::State;
use crate::table::Table;
use crate::{Change, Moment, Now, RowSum, StoredRow, StoredTable, TableGame, TableId, TableRefusal};

/// What is left of a damaged table.
pub struct Mended {
    /// How many of its rows stay.
    pub kept: usize,
    /// What has to be stored once the other rows have been cut, which counts as a change.
    pub change: Change,
}

/// A row as bytes, which may no longer be a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawRow {
    /// The row.
    pub text: Vec<u8>,
    /// What names the post that made it.
    pub key: Option<Vec<u8>>,
    /// When it was added.
    pub at: Moment,
    /// The check sum of this row and all before it.
    pub sum: Option<RowSum>,
}

impl RawRow {
    /// Returns the row as it was before a single bit of it or of its check sum was flipped; nothing if that is not what
    /// happened. Rows are counted from one, and `before` is the check sum of the row before.
    pub fn restored(&self, table: TableId, number: usize, before: RowSum) -> Option<StoredRow> {
        let due = self.sum?;
        let fits = |row: &RawRow| row.stored(table, number, before).filter(|stored| stored.sum == Some(due));
        let meant = self.stored(table, number, before);
        if let Some(meant) = meant.filter(|meant| meant.sum.is_some_and(|sum| (sum.0 ^ due.0).count_ones() <= 1)) {
            return Some(meant);
        }
        let bits = 8 * (self.text.len() + self.key.as_ref().map_or(0, Vec::len)) + 64;
        (0..bits).find_map(|bit| fits(&self.flipped(bit)))
    }

    /// Returns the row with the check sum that belongs to it, if it is made of texts.
    fn stored(&self, table: TableId, number: usize, before: RowSum) -> Option<StoredRow> {
        let text = String::from_utf8(self.text.clone()).ok()?;
        let key = self.key.clone().map(String::from_utf8).transpose().ok()?;
        let sum = before.after(table, number, self.at, key.as_deref(), &text);
        Some(StoredRow { text, key, at: self.at, sum: Some(sum) })
    }

    /// Returns the row with one bit flipped: those of the time come first, then those of the text and of the key.
    fn flipped(&self, bit: usize) -> Self {
        let mut row = self.clone();
        let Some(place) = bit.checked_sub(64) else {
            row.at.0 ^= 1 << bit;
            return row;
        };
        let mut bytes = row.text.iter_mut().chain(row.key.iter_mut().flatten());
        if let Some(byte) = bytes.nth(place / 8) {
            *byte ^= 1 << (place % 8);
        }
        row
    }
}

/// Checks that the stored state of a table with so many seats can be read.
///
/// # Errors
/// Says what cannot be read.
pub fn check_state(text: &str, seats: usize) -> Result<(), String> {
    State::read(text, seats).map(drop)
}

impl Table {
    /// Makes a table of what is left of a damaged one, of which so many rows were written: the first of its rows that fit one
    /// another, the chance that followed them, and a head that fits both. If rows are lost, what is neither history nor
    /// listed is forgotten with them.
    ///
    /// # Errors
    /// Says why nothing can be saved.
    pub fn mend(game: TableGame, stored: &StoredTable, written: usize, now: Now) -> Result<Mended, TableRefusal> {
        let mut head = Head::read(&stored.head).map_err(TableRefusal::Broken)?;
        let begun = written > 0 || matches!(head.stage, StageHead::Playing | StageHead::Over);
        let rows: Vec<&str> = stored.rows.iter().map(|row| row.text.as_str()).collect();
        let (kept, play) = if begun {
            let plan = head.plan(stored.id).map_err(TableRefusal::Broken)?;
            let (kept, play) = (game.mend)(plan, &rows).map_err(TableRefusal::Broken)?;
            (kept, Some(play))
        } else {
            (0, None)
        };
        // It ended before results were kept, and stays as it was.
        let ended_without = head.stage == StageHead::Over && head.results.is_empty();
        if let Some(play) = &play
            && (play.standing().is_some() || head.stage != StageHead::Closed)
        {
            head.stage = StageHead::Playing;
            head.results.clear();
        }
        let state = State::read(&stored.state, head.seats.len()).unwrap_or_default();
        let mut left = stored.clone();
        left.rows.truncate(kept);
        left.revision += 1;
        let mut table = Self::of(game, &left, head, state, play);
        table.clock = clock::resumed(&table, stored.wake.and_then(|wake| wake.clock), now.up);
        if kept < written || !clock::withheld_fit(&table) {
            table.forget_state();
        }
        table.notice_end();
        table.forget_orders();
        if ended_without {
            table.change_head(|head| head.results.clear());
        }
        clock::arrange(&mut table, now.up);
        Ok(Mended { kept, change: table.stored_again(kept, now) })
    }

    /// Forgets what is neither history nor listed, but for those who have left their seats to bots.
    fn forget_state(&mut self) {
        let left = self.state.left().minus(self.played_by_people());
        self.state = State::default();
        self.state.set_left(if self.play.is_some() { left } else { SeatSet::EMPTY });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: RowSum = RowSum(7);

    fn table() -> TableId {
        "plantedplantedplantedplant".parse().unwrap()
    }

    /// Returns a row as it was written, as bytes and as a text.
    fn written(key: Option<&str>) -> (RawRow, StoredRow) {
        let (text, at) = ("act 1 person bid 500", Moment(1_794_894_980_658));
        let sum = Some(BEFORE.after(table(), 3, at, key, text));
        let raw = RawRow { text: text.into(), key: key.map(Into::into), at, sum };
        (raw, StoredRow { text: text.to_owned(), key: key.map(str::to_owned), at, sum })
    }

    #[test]
    fn whichever_bit_of_a_row_is_flipped_it_is_restored() {
        for key in [None, Some("1:post7")] {
            let (raw, stored) = written(key);
            let bits = 64 + 8 * (raw.text.len() + key.map_or(0, str::len));
            for bit in 0..bits {
                let flipped = raw.flipped(bit);
                assert_ne!(flipped, raw);
                assert_eq!(flipped.restored(table(), 3, BEFORE), Some(stored.clone()), "bit {bit}");
            }
        }
    }

    #[test]
    fn whichever_bit_of_its_check_sum_is_flipped_it_is_restored() {
        let (raw, stored) = written(Some("1:post7"));
        for bit in 0..64 {
            let flipped = RawRow { sum: raw.sum.map(|sum| RowSum(sum.0 ^ 1 << bit)), ..raw.clone() };
            assert_eq!(flipped.restored(table(), 3, BEFORE), Some(stored.clone()), "bit {bit}");
        }
    }

    #[test]
    fn what_was_changed_more_or_has_no_check_sum_is_not_restored() {
        let (raw, _) = written(None);
        assert_eq!(raw.flipped(70).flipped(90).restored(table(), 3, BEFORE), None);
        assert_eq!(raw.flipped(70).restored(table(), 4, BEFORE), None, "another place");
        assert_eq!(RawRow { sum: None, ..raw }.restored(table(), 3, BEFORE), None);
    }
}
