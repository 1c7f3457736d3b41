use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A way in which [`FlawedLots`](super::FlawedLots) can break its promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// `pass` is in the list twice.
    DoubledAction,
    /// What a seat may take depends on a card of another seat.
    Peeks,
    /// Leaving the last coin panics.
    Panics,
    /// The last round is followed by another.
    Endless,
    /// The set-ups cannot be read back.
    UnreadableSetup,
    /// A set-up does not say which seats start with one coin more.
    ForgetsOption,
    /// What is asked for by a number that means nothing is taken for something that cannot be played.
    MisreadsOption,
    /// The usual number of rounds is none that can be played.
    IllegalUsual,
    /// An option takes a word that nobody explains.
    Unexplained,
    /// The pot is forgotten in imagined worlds.
    ForgetsPot,
    /// The lowest unknown cards are imagined to come first.
    Uneven,
    /// Starting hands are imagined that nobody can have.
    Limitless,
    /// The prizes are drawn as if they were equally likely.
    Unweighted,
    /// Spectators see the first seat's hand.
    ShowsSpectators,
    /// Others hear of a drawn card only if it is odd.
    Telltale,
    /// A refusal names a rule that does not exist.
    UnknownRule,
    /// A refusal depends on another seat's card.
    SecretRule,
    /// Laid cards are shown by an event that claims to reveal nothing.
    Unrevealed,
    /// A prize has a notation that cannot be read.
    Misprint,
    /// A coin that is left in the pot is lost.
    LosesCoins,
    /// The first to answer gets a coin.
    Race,
    /// A turn ends now one way, now another.
    Unsteady,
    /// The order of a list changes with every call.
    Restless,
    /// A seat that is asked has nothing it could do.
    Speechless,
    /// A first card makes a coin move at once, for everyone to see.
    ShowsFirstCard,
    /// A second card makes a coin move at once, for everyone to see.
    ShowsSecondCard,
    /// Everyone hears what is laid face down.
    NamesLaidCard,
    /// The lowest score is ranked first, though the highest should be.
    Misranks,
    /// A standing order answers what is not in the list.
    Disobeys,
}

thread_local! {
    /// The flaw the game has at present, in this thread.
    static PRESENT: Cell<Option<Flaw>> = const { Cell::new(None) };
}

/// Does something while [`FlawedLots`](super::FlawedLots) has a flaw, in this thread.
pub fn with_flaw<T>(flaw: Flaw, work: impl FnOnce() -> T) -> T {
    /// Mends the flaw, also when the work panics.
    struct Mend(Option<Flaw>);

    impl Drop for Mend {
        fn drop(&mut self) {
            PRESENT.set(self.0);
        }
    }

    let _mend = Mend(PRESENT.replace(Some(flaw)));
    work()
}

/// Tells whether a game has a flaw; one without `FLAWED` never has.
pub(super) fn has<const FLAWED: bool>(flaw: Flaw) -> bool {
    FLAWED && PRESENT.get() == Some(flaw)
}

/// Returns a number that depends on how often it was called before: what no rule may ask.
pub(super) fn calls() -> usize {
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9e37_79b1) >> 16
}
