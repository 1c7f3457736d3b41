//! A table at which one seat takes steps that nobody else sees.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail, ensure};
use tokio::{net::TcpStream, task::JoinSet};

use crate::shared::{
    guests,
    http::{self, Connection, Listener, Pieces},
    page,
};

/// A table of Die Erbraffer. The seat whose turn it is chooses a card to throw away and keeps it after all, again and
/// again: until the choice is confirmed, only that seat sees it. All three seats have their pages open.
pub(crate) struct HiddenSteps {
    connection: Connection,
    /// The cookie of the guest who takes the steps.
    guest: String,
    /// Its address on the site.
    pub(crate) path: String,
    turn: Turn,
    /// The tasks that listen; they end when they are dropped.
    _listeners: JoinSet<()>,
    keys: u32,
}

/// What the page of the seat whose turn it is says.
#[derive(PartialEq, Eq, Debug)]
struct Turn {
    seat: usize,
    question: u32,
    card: String,
    is_thrown: bool,
}

impl HiddenSteps {
    /// Lets three guests start a game and open their pages.
    pub(crate) async fn new(address: SocketAddr) -> Result<Self> {
        let mut connection = Connection::new(address);
        let guests = guests::come_in(&mut connection).await?;
        let path = guests::make_table(&mut connection, &guests, "erbraffer").await?;
        guests::start(&mut connection, &guests, &path).await?;
        let mut listeners = JoinSet::new();
        let mut turn = None;
        for guest in &guests {
            let regions = connection.get(&format!("{path}/regions"), guest).await?.body;
            turn = turn.or(read_turn(&regions).map(|turn| (turn, guest.clone())));
            listeners
                .spawn_local(listen(http::listen(address, &format!("{path}/events"), Listener::Guest(guest)).await?));
        }
        let (turn, guest) = turn.context("it is nobody's turn")?;
        Ok(Self { connection, guest, path, turn, _listeners: listeners, keys: 0 })
    }

    /// Takes the next hidden step, and waits until it is acknowledged.
    pub(crate) async fn step(&mut self) -> Result<()> {
        self.keys += 1;
        let Turn { seat, question, card, is_thrown } = &self.turn;
        let action = if *is_thrown { "keep" } else { "throw" };
        let form = format!("seat={seat}&question={question}&action={action}+{card}&key=hidden{:08}", self.keys);
        let reply = self.connection.post(&format!("{}/act", self.path), &self.guest, &form).await?;
        if reply.status != 200 {
            bail!("{action} {card} was refused: {}", reply.body.chars().take(300).collect::<String>());
        }
        ensure!(reply.body.contains("\"outcome\":\"done\""), "{action} {card} was not done: {}", reply.body);
        self.turn.is_thrown = !self.turn.is_thrown;
        self.turn.question += 1;
        Ok(())
    }
}

/// Reads the beginning of a turn; nothing if it is not this seat's.
fn read_turn(regions: &str) -> Option<Turn> {
    let card = page::values(regions, "action").find_map(|action| action.strip_prefix("throw "))?.to_owned();
    let number = |name: &str| page::values(regions, name).next()?.parse::<u32>().ok();
    Some(Turn { seat: number("seat")? as usize, question: number("question")?, card, is_thrown: false })
}

/// Reads a stream and forgets it.
async fn listen(mut stream: TcpStream) {
    let mut pieces = Pieces::default();
    while pieces.read(&mut stream).await.is_ok_and(|read| read > 0) {
        if let Err(error) = pieces.hand_over(|_| ()) {
            eprintln!("a stream broke: {error:#}");
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_read_from_the_page_of_its_seat() {
        let page = "<input type=\"hidden\" name=\"seat\" value=\"3\">\
            <input type=\"hidden\" name=\"question\" value=\"17\">\
            <button name=\"action\" value=\"play i09\"><button name=\"action\" value=\"throw i09\">";
        let turn = Turn { seat: 3, question: 17, card: "i09".to_owned(), is_thrown: false };
        assert_eq!(read_turn(page), Some(turn));
        assert_eq!(read_turn("<div id=\"answers\"></div>"), None);
    }
}
