use crate::{RuleId, Seat, SeatSet};

/// What a position waits for: the answers of seats, chance, or nobody any more.
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_engine::{Asking, Game, Waiting};
///
/// let position = Lots::new(&Lots::setups()[0]);
/// match position.waits_for() {
///     Waiting::Seats(Asking { seats, round, .. }) => println!("round {round}: {seats:?} are asked"),
///     Waiting::Chance => println!("a card is dealt"),
///     Waiting::Nobody => println!("the game is over"),
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Seats are asked.
    Seats(Asking),
    /// Chance decides something.
    Chance,
    /// The game is over.
    Nobody,
}

/// Who is asked, how the answers are seen by others, and what a clock does meanwhile.
///
/// ```
/// use bequest_engine::{Asking, Seat, SeatSet, Timing, Waiting, Window};
///
/// // In the third round all three seats lay a card face down, and the first has done so.
/// let asking = Asking {
///     seats: SeatSet::all(3).without(Seat::new(0)),
///     window: Window::Covered,
///     timing: Timing::Think,
///     round: 3,
/// };
/// let waiting = Waiting::Seats(asking);
/// assert!(!waiting.asks(Seat::new(0)) && waiting.asks(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asking {
    /// The seats that are asked, which may answer in any order; never the empty set.
    pub seats: SeatSet,
    /// How the others see the answers.
    pub window: Window,
    /// What a table with a clock does. It rests on what everyone can see.
    pub timing: Timing,
    /// Changes when, and only when, a clock starts again; a round never comes back in a game. It rests on what everyone
    /// can see. In a window that is not open a new round is a new window: undo does not lead back into the old one.
    pub round: u32,
}

/// How others see the answers of the seats that are asked.
///
/// It decides how long undo may take a step back, too: in an open window until another seat acts, in a private or covered
/// one until it closes, in a secret one never. An event that is not [`undoable`](crate::Event::undoable) ends it anyway.
///
/// ```
/// use bequest_engine::Window;
///
/// /// Returns the window for a question of a game.
/// fn window(question: &str) -> Window {
///     match question {
///         "who bids more?" => Window::Open,
///         "which card, and for which heirs?" => Window::Private,
///         "which card does everyone lay face down?" => Window::Covered,
///         "does anyone who could want to object?" => Window::Secret,
///         _ => panic!("no such question"),
///     }
/// }
/// # assert_eq!(window("who bids more?"), Window::Open);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Everyone sees at once who does what.
    Open,
    /// A seat thinks something over in small steps that nobody else sees until it is done; it may take them back.
    Private,
    /// Others see who has answered, but not what; a seat may withdraw its own answer until the window closes.
    Covered,
    /// Everyone is asked, and nobody else sees who has answered; no answer is ever withdrawn.
    Secret,
}

/// What a table with a clock does while seats are asked. Without a clock the table waits, whatever it says here.
///
/// ```
/// use bequest_conformance::lots::{Action, Lots};
/// use bequest_engine::{Game, Seat, Timing};
///
/// // An auction is called out, and silence means a pass.
/// let auction = Lots::dealt(1);
/// assert_eq!(auction.waits_for().timing(), Some(Timing::Calls));
/// assert_eq!(auction.silence(Seat::new(1)), Some(Action::Pass));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// It gives the seats time to think; someone else plays for those who run out of it.
    Think,
    /// It waits until everyone has said that they are ready, as this rule wants it, or the time for that is over; then
    /// it goes on as in [`Timing::Calls`].
    Ready(RuleId),
    /// It calls three times; a seat that is still silent at the third has done what [`Game::silence`](crate::Game::silence)
    /// says.
    Calls,
    /// It waits for a time that is the same whatever is answered; a seat that is silent then has done what
    /// [`Game::silence`](crate::Game::silence) says. It goes with [`Window::Secret`].
    Fixed,
}

impl Waiting {
    /// Tells whether this seat is asked.
    #[inline]
    pub fn asks(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }

    /// Returns the seats that are asked.
    #[inline]
    pub fn seats(self) -> SeatSet {
        self.asking().map_or(SeatSet::EMPTY, |asking| asking.seats)
    }

    /// Returns how others see the answers; where nobody is asked there is nothing to hide.
    #[inline]
    pub fn window(self) -> Window {
        self.asking().map_or(Window::Open, |asking| asking.window)
    }

    /// Returns what a clock does, if seats are asked.
    #[inline]
    pub fn timing(self) -> Option<Timing> {
        self.asking().map(|asking| asking.timing)
    }

    /// Returns the round, if seats are asked.
    #[inline]
    pub fn round(self) -> Option<u32> {
        self.asking().map(|asking| asking.round)
    }

    /// Tells whether a step has closed or opened a window in which answers are not seen. Where they are, windows follow
    /// one another without a border; elsewhere a window is one of its kind, with its round, that asks nobody new.
    pub(crate) fn opens_window_after(self, before: Waiting) -> bool {
        match (before.window(), self.window()) {
            (Window::Open, Window::Open) => false,
            (earlier, now) => {
                earlier != now || before.round() != self.round() || !self.seats().minus(before.seats()).is_empty()
            }
        }
    }

    /// Returns who is asked and how, if seats are.
    #[inline]
    pub fn asking(self) -> Option<Asking> {
        match self {
            Waiting::Seats(asking) => Some(asking),
            Waiting::Chance | Waiting::Nobody => None,
        }
    }
}
