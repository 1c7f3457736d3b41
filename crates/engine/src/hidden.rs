use std::fmt;

use crate::{Seat, SeatSet, Viewer};

/// A value that only some have seen.
///
/// Rules read it by [`truth`](Self::truth); views are built from [`seen`](Self::seen). It prints who has seen it,
/// never what it is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hidden<T> {
    value: T,
    seen_by: SeatSet,
}

impl<T> Hidden<T> {
    /// Hides a value from everyone.
    pub const fn new(value: T) -> Self {
        Self { value, seen_by: SeatSet::EMPTY }
    }

    /// Hides a value from everyone but one seat.
    pub const fn known_to(seat: Seat, value: T) -> Self {
        Self { value, seen_by: SeatSet::only(seat) }
    }

    /// Returns the value itself; for rules code only, never for a view.
    pub const fn truth(&self) -> &T {
        &self.value
    }

    /// Returns the value itself to change; those who have seen it stay the same.
    pub const fn truth_mut(&mut self) -> &mut T {
        &mut self.value
    }

    /// Shows the value to a seat, from now on.
    pub fn show(&mut self, seat: Seat) {
        self.seen_by.insert(seat);
    }

    /// Returns the value if this viewer has seen it.
    pub fn seen(&self, viewer: Viewer) -> Option<&T> {
        let sees = match viewer {
            Viewer::Seat(seat) => self.seen_by.contains(seat),
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        sees.then_some(&self.value)
    }
}

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hidden, seen by {:?}", self.seen_by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_prints_who_has_seen_it_and_not_what_it_is() {
        let mut card = Hidden::new("the queen");
        card.show(Seat::new(1));
        assert_eq!(format!("{card:?}"), "hidden, seen by {2}");
    }

    #[test]
    fn only_those_who_were_shown_it_see_it() {
        let card = Hidden::known_to(Seat::new(0), 7);
        assert_eq!(card.seen(Viewer::Seat(Seat::new(0))), Some(&7));
        assert_eq!(card.seen(Viewer::Seat(Seat::new(1))), None);
        assert_eq!(card.seen(Viewer::Spectator), None);
        assert_eq!(card.seen(Viewer::Open), Some(&7));
    }
}
