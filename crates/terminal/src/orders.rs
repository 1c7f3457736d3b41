//! Standing orders at a keyboard: they answer for a player who does not want to be asked each time.
//!
//! Someone who plays alone against bots is not asked as long as their order answers. Where several people share the
//! keyboard, it goes to its player as always, and Enter gives the answer of the order: so nobody sees who has one.

use std::fmt::Display;
use std::io;

use bequest_engine::{Game, Seat, StandingOrder, Viewer};

use crate::obey::{complain, printable};
use crate::paint::{fit, wrap};
use crate::session::{Console, Session};
use crate::terminal::{Action, Order, Terminal};

/// What withdraws an order.
const WITHDRAW: &str = "withdraw";
/// The columns of an order in the list.
const COLUMNS: usize = 18;

impl<S: Terminal> Session<S> {
    /// Returns the standing order of a seat.
    pub(crate) fn order(&self, seat: Seat) -> Option<Order<S>> {
        self.orders[seat]
    }

    /// Returns what the order of a seat answers to what the seat is asked now.
    pub(crate) fn ordered_answer(&self, seat: Seat) -> Option<Action<S>> {
        let order = self.order(seat).filter(|_| self.table.is_asked(seat))?;
        order.answer(&self.view(Viewer::Seat(seat)), seat, self.table.legal(seat))
    }

    /// Forgets the orders that do not stand any more.
    pub(crate) fn forget_orders(&mut self) {
        for seat in self.seats() {
            let stands = |order: &Order<S>| order.stands(&self.view(Viewer::Seat(seat)), seat);
            self.orders[seat] = self.orders[seat].filter(stands);
        }
    }

    /// Returns whether a seat is left alone: its player sits at the keyboard without others, and looks away.
    pub(crate) fn looks_away(&self, seat: Seat) -> bool {
        self.people() == 1 && self.order(seat).is_some()
    }

    /// Says what the order of a seat does, and how it answers.
    pub(crate) fn order_lines(&self, seat: Seat) -> Option<String> {
        let order = self.order(seat)?;
        let text = S::order(&self.company(Some(seat)), &self.view(Viewer::Seat(seat)), order);
        let how = if self.ordered_answer(seat).is_some() { "play-order-enter" } else { "play-order-stands" };
        Some(format!("{text} {}", self.say(how)))
    }
}

/// Lists the orders that a seat can give, gives one, or withdraws it.
pub(crate) fn order<S: Terminal>(
    session: &mut Session<S>,
    seat: Seat,
    text: &str,
    console: &mut Console<'_>,
) -> io::Result<()> {
    let view = session.view(Viewer::Seat(seat));
    let open = <S::Game as Game>::StandingOrder::open_to(&view, seat);
    match text {
        "" => list(session, seat, &open, console),
        WITHDRAW => {
            let had = session.orders[seat].take().is_some();
            console.show(&session.say(if had { "play-order-withdrawn" } else { "play-order-none" }))
        }
        _ => match meant(&open, text) {
            Some(order) => {
                session.orders[seat] = Some(order);
                console.show(&session.order_lines(seat).unwrap_or_default())
            }
            None => {
                complain(session, &session.words.say("play-no-order", &[("text", printable(text).into())]), console)
            }
        },
    }
}

fn list<S: Terminal>(session: &Session<S>, seat: Seat, open: &[Order<S>], console: &mut Console<'_>) -> io::Result<()> {
    if let Some(lines) = session.order_lines(seat) {
        console.show(&lines)?;
    }
    let choices = S::orders(&session.company(Some(seat)), &session.view(Viewer::Seat(seat)), open);
    let Some((example, _)) = choices.first() else { return console.show(&session.say("play-order-nothing")) };
    for (typed, label) in &choices {
        let head = format!("  order {} ", fit(typed, COLUMNS.max(typed.chars().count())));
        wrap(&head, label, head.chars().count()).iter().try_for_each(|line| console.show(line))?;
    }
    console.show(&session.words.say("play-order-how", &[("example", example.as_str().into())]))
}

/// Returns the first order that is meant by what was typed; one word is enough only where it leaves no choice.
fn meant<O: Copy + Display>(open: &[O], typed: &str) -> Option<O> {
    let mut meant = open.iter().filter(|order| is_meant(&order.to_string(), typed));
    let first = meant.next()?;
    (typed.contains(' ') || meant.next().is_none()).then_some(*first)
}

/// Returns whether an order is meant by what was typed: its first two words, and any of the others in their order.
fn is_meant(order: &str, typed: &str) -> bool {
    let (mut order, mut typed) = (order.split(' '), typed.split(' '));
    let begins = (&mut typed).take(2).all(|word| order.next() == Some(word));
    begins && typed.all(|word| order.any(|other| other == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_word_is_enough_where_it_leaves_no_choice() {
        let open = ["out on day 3", "bid 500 at most on day 3", "bid 500 at most on day 3 by 200"];
        for (typed, wanted) in [("out", Some(open[0])), ("bid", None), ("bid 500", Some(open[1])), ("joker", None)] {
            assert_eq!(meant(&open, typed), wanted, "{typed}");
        }
    }

    #[test]
    fn an_order_may_be_typed_without_the_words_that_go_without_saying() {
        let order = "bid 4000 at most on day 3 by 500";
        for typed in ["bid 4000", "bid 4000 by 500", "bid 4000 at most", "bid 4000 at most on day 3 by 500", "bid"] {
            assert!(is_meant(order, typed), "{typed}");
        }
        for typed in ["bid 500", "bid 4000 by 200", "by 500", "bid 4000 by 500 at most", "bid 400"] {
            assert!(!is_meant(order, typed), "{typed}");
        }
    }
}
