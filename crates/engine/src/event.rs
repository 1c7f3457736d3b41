use crate::{Seat, Viewer};

/// Something that happened, with those who hear of it.
///
/// Undo never crosses an event, unless the game says that it may: see [`undoable`](Self::undoable).
///
/// ```
/// use bequest_engine::{Event, Seat, Viewer};
///
/// let (ada, bo) = (Seat::new(0), Seat::new(1));
/// let drawn = Event::split(ada, "Ada drew the queen", "Ada drew a card");
/// assert_eq!(drawn.told(Viewer::Seat(ada)), Some(&"Ada drew the queen"));
/// assert_eq!(drawn.told(Viewer::Seat(bo)), Some(&"Ada drew a card"));
/// assert_eq!(drawn.told(Viewer::Spectator), Some(&"Ada drew a card"));
/// assert_eq!(drawn.told(Viewer::Open), Some(&"Ada drew the queen"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Event<T> {
    told: T,
    hears: Hears<T>,
    reveals: bool,
}

/// Who hears of an event.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hears<T> {
    Everybody,
    /// This seat alone.
    Only(Seat),
    /// This seat, while all others hear something else.
    Others(Seat, T),
}

impl<T> Event<T> {
    /// Makes an event that everyone hears of, spectators too.
    ///
    /// ```
    /// use bequest_engine::{Event, Viewer};
    ///
    /// assert_eq!(Event::all("Ada bids 3").told(Viewer::Spectator), Some(&"Ada bids 3"));
    /// ```
    pub const fn all(told: T) -> Self {
        Self { told, hears: Hears::Everybody, reveals: true }
    }

    /// Makes an event that one seat alone hears of.
    ///
    /// ```
    /// use bequest_engine::{Event, Seat, Viewer};
    ///
    /// let event = Event::only(Seat::new(0), "you have laid the queen");
    /// assert_eq!(event.told(Viewer::Seat(Seat::new(1))), None);
    /// ```
    pub const fn only(seat: Seat, told: T) -> Self {
        Self { told, hears: Hears::Only(seat), reveals: true }
    }

    /// Makes an event of which one seat hears one thing and all others another, such as a drawn card.
    pub const fn split(seat: Seat, told: T, others: T) -> Self {
        Self { told, hears: Hears::Others(seat, others), reveals: true }
    }

    /// Lets undo cross the event: nobody learns anything by it that would be wrong to take back.
    ///
    /// ```
    /// use bequest_engine::Event;
    ///
    /// assert!(Event::all("Ada bids 3").reveals());
    /// assert!(!Event::all("Ada drives to town").undoable().reveals());
    /// ```
    #[must_use]
    pub fn undoable(self) -> Self {
        Self { reveals: false, ..self }
    }

    /// Returns what a viewer hears. A viewer who sees everything hears the fullest version.
    pub fn told(&self, to: Viewer) -> Option<&T> {
        match (&self.hears, to) {
            (Hears::Everybody, _) | (_, Viewer::Open) => Some(&self.told),
            (Hears::Only(seat) | Hears::Others(seat, _), Viewer::Seat(viewer)) if *seat == viewer => Some(&self.told),
            (Hears::Others(_, others), Viewer::Seat(_) | Viewer::Spectator) => Some(others),
            (Hears::Only(_), Viewer::Seat(_) | Viewer::Spectator) => None,
        }
    }

    /// Tells whether someone learns something by it that they cannot unlearn: undo never crosses it.
    pub const fn reveals(&self) -> bool {
        self.reveals
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seat_and_a_viewer_who_sees_everything_hear_what_is_told_to_one() {
        let event = Event::only(Seat::new(1), 'x');
        let heard = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator, Viewer::Open]
            .map(|viewer| event.told(viewer).copied());
        assert_eq!(heard, [None, Some('x'), None, Some('x')]);
    }
}
