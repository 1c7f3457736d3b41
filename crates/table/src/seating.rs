//! Sitting down, standing up and starting, before the game.

use bequest_engine::{Name, Nonce, Seat, SeatSet};

use crate::command::{Arrange, Fill};
use crate::head::{Head, SeatHead, StageHead, Who};
use crate::table::Table;
use crate::{PersonId, TableRefusal};

/// Where a bot has no other name, it has one of these.
const BOT_NAMES: [&str; 6] = ["Mabel", "Gus", "Theo", "Clara", "Otis", "Pearl"];

impl Table {
    pub(crate) fn arrange(&mut self, person: PersonId, arrange: &Arrange) -> Result<(), TableRefusal> {
        match arrange {
            Arrange::Sit { seat, name, token } => {
                name.parse::<Name>().map_err(|_| TableRefusal::Malformed("name", name.clone()))?;
                self.change_seats(|head| sit_down(head, *seat, person, name, token))
            }
            Arrange::Stand(seat) => self.stand_up(person, *seat),
            Arrange::Refill { seat, fill } => self.refill(person, *seat, fill),
            Arrange::Remove(seat) => self.remove(person, *seat),
            Arrange::Nonce(nonce) => self.give_nonce(person, *nonce),
            Arrange::Start { fill } => self.start_for(person, *fill),
        }
    }

    /// Changes who sits where, before the game.
    fn change_seats(&mut self, change: impl FnOnce(&mut Head) -> Result<(), TableRefusal>) -> Result<(), TableRefusal> {
        if self.head.stage != StageHead::Open {
            return Err(TableRefusal::NotNow);
        }
        self.change_head(change)
    }

    fn stand_up(&mut self, person: PersonId, seat: Seat) -> Result<(), TableRefusal> {
        if !self.head.seats_of(person).contains(seat) {
            return Err(TableRefusal::NotYourSeat);
        }
        self.change_seats(|head| {
            reseat(head, seat, Who::Open);
            // Someone else who sits there looks after the table.
            let next = head.seats.iter().find_map(|seat| seat.who.person());
            if head.seats_of(head.host).is_empty() {
                head.host = next.unwrap_or(head.host);
            }
            Ok(())
        })?;
        // A table without people is nobody's.
        if self.head.people().is_empty() {
            self.close();
        }
        Ok(())
    }

    fn refill(&mut self, person: PersonId, seat: Seat, fill: &Fill) -> Result<(), TableRefusal> {
        self.is_host(person)?;
        let bots = self.game().bots;
        self.change_seats(|head| {
            let who = head.seats.get(seat.index()).map(|seat| &seat.who).ok_or_else(|| TableRefusal::no_seat(seat))?;
            if who.person().is_some() {
                return Err(TableRefusal::SeatTaken);
            }
            let filled = match fill {
                Fill::Unknown(kind) => return Err(TableRefusal::Malformed("kind", kind.clone())),
                Fill::Open => Who::Open,
                Fill::Invite(token) => Who::Invite { token: token.clone() },
                Fill::Bot(wanted) => {
                    let kind = if wanted.is_empty() { bots[0] } else { wanted };
                    if !bots.contains(&kind) {
                        return Err(TableRefusal::Malformed("bot", kind.to_owned()));
                    }
                    bot(head, kind, seat.index())
                }
            };
            head.seats[seat.index()].who = filled;
            Ok(())
        })
    }

    fn remove(&mut self, person: PersonId, seat: Seat) -> Result<(), TableRefusal> {
        self.is_host(person)?;
        self.change_seats(|head| {
            let sitting = head.seats.get(seat.index()).ok_or_else(|| TableRefusal::no_seat(seat))?;
            if sitting.who.person() == Some(person) && matches!(sitting.who, Who::Person { .. }) {
                return Err(TableRefusal::NotNow);
            }
            reseat(head, seat, Who::Open);
            Ok(())
        })
    }

    /// Adds what a person's page drew to the chance of the table, once; it was shown the commitment before.
    fn give_nonce(&mut self, person: PersonId, nonce: Nonce) -> Result<(), TableRefusal> {
        let own = self.head.seats_of(person);
        if own.is_empty() {
            return Err(TableRefusal::NotYourSeat);
        }
        if self.head.stage != StageHead::Open {
            return Ok(());
        }
        self.change_head(|head| {
            for seat in own.iter() {
                head.seats[seat.index()].nonce.get_or_insert_with(|| nonce.to_string());
            }
        });
        Ok(())
    }

    fn start_for(&mut self, person: PersonId, fill: bool) -> Result<(), TableRefusal> {
        self.is_host(person)?;
        if matches!(self.head.stage, StageHead::Playing | StageHead::Over) {
            // A doubled start has been carried out already.
            return Ok(());
        }
        if fill {
            let kind = self.game().bots[0];
            self.change_seats(|head| {
                for seat in 0..head.seats.len() {
                    if !head.seats[seat].who.is_taken() {
                        head.seats[seat].who = bot(head, kind, seat);
                    }
                }
                Ok(())
            })?;
        }
        self.start()
    }

    fn is_host(&self, person: PersonId) -> Result<(), TableRefusal> {
        if self.head.host == person { Ok(()) } else { Err(TableRefusal::NotHost) }
    }
}

/// Gives a seat to a person.
///
/// # Errors
/// Says why they cannot have it.
pub fn sit_down(head: &mut Head, seat: Seat, person: PersonId, name: &str, token: &str) -> Result<(), TableRefusal> {
    let own = head.seats_of(person);
    if own.contains(seat) {
        return Ok(());
    }
    let who = head.seats.get(seat.index()).map(|seat| &seat.who).ok_or_else(|| TableRefusal::no_seat(seat))?;
    match who {
        // Several seats are reserved for a device that had several.
        Who::Reserved { id, name } if *id == person && !own.is_empty() => {
            let name = head.free_name(name);
            reseat(head, seat, Who::Device { id: person, name });
            return Ok(());
        }
        Who::Reserved { id, .. } if *id == person => {}
        _ if !own.is_empty() => return Err(TableRefusal::NotNow),
        Who::Open => {}
        Who::Invite { token: wanted } if is_same(token, wanted) => {}
        Who::Invite { .. } => return Err(TableRefusal::NotYourSeat),
        Who::Reserved { .. } | Who::Person { .. } | Who::Device { .. } | Who::Bot { .. } => {
            return Err(TableRefusal::SeatTaken);
        }
    }
    let name = head.free_name(name);
    reseat(head, seat, Who::Person { id: person, name });
    Ok(())
}

/// Gives a seat to someone else, who has given no nonce and agreed to nothing.
fn reseat(head: &mut Head, seat: Seat, who: Who) {
    head.seats[seat.index()] = SeatHead { who, nonce: None };
    head.agreed &= !SeatSet::only(seat).bits();
}

/// Returns a bot with a name that nobody at the table has.
pub fn bot(head: &Head, kind: &str, seat: usize) -> Who {
    let is_free = |name: &&&str| head.free_name(name) == **name;
    let names = BOT_NAMES.iter().cycle().skip(seat.saturating_sub(1)).take(BOT_NAMES.len());
    // Badges show the first letter.
    let initial = |name: &str| name.chars().next();
    let taken = |name: &&&str| {
        head.seats.iter().filter_map(|seat| seat.who.name()).any(|other| initial(other) == initial(name))
    };
    let distinct = names.clone().filter(is_free).find(|name| !taken(name));
    let name = distinct
        .or_else(|| names.clone().find(is_free))
        .map_or_else(|| head.free_name(BOT_NAMES[0]), |name| (*name).to_owned());
    Who::Bot { kind: kind.to_owned(), name }
}

/// Compares two tokens in a time that does not depend on where they differ.
pub fn is_same(brought: &str, token: &str) -> bool {
    brought.len() == token.len() && brought.bytes().zip(token.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}
