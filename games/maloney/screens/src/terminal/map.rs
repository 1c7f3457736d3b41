//! Places labels on a map of text.

use bequest_terminal::{Ink, Paint, WIDTH};

/// Something written on the map.
pub(crate) struct Label {
    pub(crate) text: String,
    pub(crate) ink: Option<Ink>,
}

/// A map of a given number of lines; nothing on it overlaps.
pub(crate) struct Map {
    lines: Vec<Vec<(usize, usize, Label)>>,
}

impl Map {
    /// Makes an empty map.
    pub(crate) fn new(lines: usize) -> Self {
        Self { lines: (0..lines).map(|_| Vec::new()).collect() }
    }

    /// Writes a label as near as possible to a place; `room` columns stay free for it however long it is.
    pub(crate) fn write(&mut self, line: usize, column: usize, room: usize, label: Label) {
        let room = room.max(label.text.chars().count());
        let column = column.min(WIDTH.saturating_sub(room));
        let lines = 0..self.lines.len();
        let places = lines.flat_map(|other| (0..=WIDTH.saturating_sub(room)).map(move |start| (other, start)));
        let free = places.filter(|&(other, start)| self.is_free(other, start, room));
        // A line is about as high as two columns are wide, and north and south should stay true more than east and
        // west.
        let nearest = free.min_by_key(|&(other, start)| 5 * other.abs_diff(line) + start.abs_diff(column));
        let (line, start) = nearest.unwrap_or((line, column));
        self.lines[line].push((start, room, label));
    }

    fn is_free(&self, line: usize, start: usize, room: usize) -> bool {
        self.lines[line].iter().all(|&(other, taken, _)| start + room < other + 1 || other + taken < start + 1)
    }

    /// Returns the map as text.
    pub(crate) fn draw(mut self, paint: Paint) -> String {
        let mut text = String::new();
        for line in &mut self.lines {
            line.sort_by_key(|(start, ..)| *start);
            let mut column = 0;
            for (start, _, label) in line {
                text += &" ".repeat(start.saturating_sub(column));
                text += &label.ink.map_or_else(|| label.text.clone(), |ink| paint.ink(ink, &label.text));
                column = *start + label.text.chars().count();
            }
            text.push('\n');
        }
        text
    }
}
