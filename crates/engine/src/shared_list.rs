use std::ops::Index;
use std::sync::Arc;

/// A list that grows at its end and is cheap to copy: copies share everything but the last few entries.
///
/// ```
/// use bequest_engine::SharedList;
///
/// let mut rows: SharedList<u32> = (1..=100).collect();
/// let before = rows.clone();
/// rows.push(101);
/// assert_eq!((before.len(), rows.len(), rows[100]), (100, 101, 101));
/// assert!(rows.iter().rev().take(2).eq(&[101, 100]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedList<T> {
    /// Full blocks of [`BLOCK`] entries, shared by all copies.
    blocks: Vec<Arc<[T]>>,
    /// What comes after them, at most one block.
    last: Vec<T>,
}

/// So many entries are shared together. A copy costs one counter per full block, and the entries after them.
const BLOCK: usize = 64;

impl<T> SharedList<T> {
    /// Makes an empty list.
    pub const fn new() -> Self {
        Self { blocks: Vec::new(), last: Vec::new() }
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.blocks.len() * BLOCK + self.last.len()
    }

    /// Returns whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds an entry at the end.
    pub fn push(&mut self, entry: T) {
        if self.last.len() == BLOCK {
            self.blocks.push(std::mem::take(&mut self.last).into());
        }
        self.last.push(entry);
    }

    /// Returns an entry, counted from zero.
    pub fn get(&self, place: usize) -> Option<&T> {
        match self.blocks.get(place / BLOCK) {
            Some(block) => block.get(place % BLOCK),
            None => self.last.get(place - self.blocks.len() * BLOCK),
        }
    }

    /// Returns the last entry.
    pub fn last(&self) -> Option<&T> {
        self.last.last().or_else(|| self.blocks.last()?.last())
    }

    /// Returns the entries one after the other.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.blocks.iter().flat_map(|block| block.iter()).chain(&self.last)
    }

    /// Returns the entries from a place on, without a look at those before it.
    pub fn from(&self, place: usize) -> impl DoubleEndedIterator<Item = &T> {
        let blocks = self.blocks.get(place / BLOCK..).unwrap_or_default();
        let in_blocks = blocks.iter().enumerate().flat_map(move |(number, block)| {
            let start = if number == 0 { place % BLOCK } else { 0 };
            &block[start..]
        });
        let start = place.saturating_sub(self.blocks.len() * BLOCK);
        in_blocks.chain(self.last.get(start..).unwrap_or_default())
    }
}

impl<T: Clone> SharedList<T> {
    /// Cuts the list off at a place and returns what came after it.
    pub(crate) fn split_off(&mut self, place: usize) -> Vec<T> {
        let mut cut = Vec::new();
        while self.blocks.len() * BLOCK > place
            && let Some(block) = self.blocks.pop()
        {
            let mut after = std::mem::replace(&mut self.last, block.to_vec());
            after.append(&mut cut);
            cut = after;
        }
        let start = self.blocks.len() * BLOCK;
        let mut after = self.last.split_off(place - start);
        after.append(&mut cut);
        after
    }
}

impl<T> Default for SharedList<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Extend<T> for SharedList<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, entries: I) {
        entries.into_iter().for_each(|entry| self.push(entry));
    }
}

impl<T> FromIterator<T> for SharedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        let mut shared = Self::new();
        shared.extend(entries);
        shared
    }
}

impl<T> Index<usize> for SharedList<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        self.get(place).expect("the list has an entry there")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_shared_list_is_a_list(len in 0usize..300, cut in 0usize..300, more in 0usize..100) {
            let mut list: Vec<usize> = (0..len).collect();
            let mut shared: SharedList<usize> = list.iter().copied().collect();
            let copy = shared.clone();
            let cut = cut.min(len);
            prop_assert_eq!(shared.split_off(cut), list.split_off(cut));
            shared.extend(1000..1000 + more);
            list.extend(1000..1000 + more);
            prop_assert_eq!(shared.len(), list.len());
            prop_assert!(shared.iter().eq(&list));
            prop_assert!(shared.iter().rev().eq(list.iter().rev()));
            prop_assert_eq!(shared.last(), list.last());
            for place in 0..list.len() + 2 {
                prop_assert_eq!(shared.get(place), list.get(place));
                prop_assert!(shared.from(place).eq(list.iter().skip(place)));
                prop_assert!(shared.from(place).rev().eq(list.iter().skip(place).rev()));
            }
            prop_assert!(copy.iter().copied().eq(0..len), "a copy stays as it was");
        }
    }
}
