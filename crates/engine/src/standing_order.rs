use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Game, RuleId, Seat, Unreadable};

/// What a seat has answered for it while it looks away, as in "pass in every auction of today".
///
/// Nobody but its seat knows of an order. A table that has one gives ordinary answers for the seat, at moments that rest on
/// what everyone can see. So an order answers as its player would: by the view of its seat, from the list of legal actions.
/// `Display` and `FromStr` are its notation, like that of actions. It names the day or the round that it is meant for, so
/// that an order that comes late is not taken for one of tomorrow.
///
/// A game without orders has [`NoStandingOrder`].
///
/// ```
/// use bequest_conformance::lots::{Action, Lots, LotsOrder};
/// use bequest_engine::{Game, Seat, StandingOrder, Viewer};
///
/// let (ada, position) = (Seat::new(0), Lots::dealt(1));
/// let view = position.view(Viewer::Seat(ada));
/// let order: LotsOrder = "pass in round 1".parse().expect("it is an order");
/// assert!(<LotsOrder as StandingOrder<Lots>>::open_to(&view, ada).contains(&order));
///
/// let mut legal = Vec::new();
/// position.legal_actions(ada, &mut legal);
/// assert_eq!(StandingOrder::<Lots>::answer(order, &view, ada, &legal), Some(Action::Pass));
/// ```
pub trait StandingOrder<G: Game>:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static
{
    /// The rule that says which orders can be given; a refused order names it.
    ///
    /// ```
    /// use bequest_conformance::lots::{Lots, LotsOrder};
    /// use bequest_engine::{RuleId, StandingOrder};
    ///
    /// assert_eq!(<LotsOrder as StandingOrder<Lots>>::RULE, RuleId::NOT_NOW);
    /// ```
    const RULE: RuleId = RuleId::NOT_NOW;

    /// Returns the orders that a seat can give now, by its own view. One can be given if it is listed here.
    ///
    /// ```
    /// use bequest_conformance::lots::{Lots, LotsOrder};
    /// use bequest_engine::{Game, Seat, StandingOrder, Viewer};
    ///
    /// let bo = Seat::new(1);
    /// let view = Lots::dealt(1).view(Viewer::Seat(bo));
    /// assert_eq!(<LotsOrder as StandingOrder<Lots>>::open_to(&view, bo), [LotsOrder { round: 1 }]);
    /// ```
    fn open_to(view: &G::View, seat: Seat) -> Vec<Self>;

    /// Tells whether an order that was given still stands, by the view of its seat. If not, the table forgets it.
    ///
    /// ```
    /// use bequest_conformance::lots::{Lots, LotsOrder};
    /// use bequest_engine::{Game, Seat, StandingOrder, Viewer};
    ///
    /// let ada = Seat::new(0);
    /// let view = Lots::dealt(1).view(Viewer::Seat(ada));
    /// assert!(StandingOrder::<Lots>::stands(LotsOrder { round: 1 }, &view, ada));
    /// assert!(!StandingOrder::<Lots>::stands(LotsOrder { round: 2 }, &view, ada));
    /// ```
    fn stands(self, view: &G::View, seat: Seat) -> bool;

    /// Returns the answer to what the seat is asked, from the list of its legal actions; nothing if the order leaves that
    /// to its player.
    ///
    /// ```
    /// use bequest_conformance::lots::{Action, Lots, LotsOrder};
    /// use bequest_engine::{Game, Seat, StandingOrder, Viewer};
    ///
    /// let ada = Seat::new(0);
    /// let view = Lots::dealt(1).view(Viewer::Seat(ada));
    /// let answer = |legal: &[Action]| StandingOrder::<Lots>::answer(LotsOrder { round: 1 }, &view, ada, legal);
    /// assert_eq!(answer(&[Action::Bid(1), Action::Pass]), Some(Action::Pass));
    /// assert_eq!(answer(&[Action::Keep]), None);
    /// ```
    fn answer(self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Option<G::Action>;

    /// Returns how many seats come before this one if several have orders; by the view of spectators, so that nobody learns
    /// from the moment of an answer who has one.
    ///
    /// ```
    /// use bequest_conformance::lots::{Lots, LotsOrder};
    /// use bequest_engine::{Game, Seat, StandingOrder, Viewer};
    ///
    /// let view = Lots::dealt(1).view(Viewer::Spectator);
    /// assert_eq!(<LotsOrder as StandingOrder<Lots>>::place(&view, Seat::new(1)), 1);
    /// ```
    fn place(_: &G::View, seat: Seat) -> usize {
        seat.index()
    }
}

/// The orders of a game that has none.
///
/// ```
/// use bequest_engine::NoStandingOrder;
///
/// assert!("pass".parse::<NoStandingOrder>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoStandingOrder {}

impl<G: Game> StandingOrder<G> for NoStandingOrder {
    fn open_to(_: &G::View, _: Seat) -> Vec<Self> {
        Vec::new()
    }

    fn stands(self, _: &G::View, _: Seat) -> bool {
        match self {}
    }

    fn answer(self, _: &G::View, _: Seat, _: &[G::Action]) -> Option<G::Action> {
        match self {}
    }
}

impl Display for NoStandingOrder {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoStandingOrder {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Err(Unreadable::new("standing order", text))
    }
}
