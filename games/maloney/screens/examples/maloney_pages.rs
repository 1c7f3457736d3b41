//! Writes pages of Maloney's Inheritance with played games into a folder, to look at them:
//! `cargo run -p bequest-maloney-screens --example maloney_pages FOLDER`, then `python3 -m http.server -d FOLDER`.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::io;

use bequest_bots::{Question, Roster};
use bequest_engine::{By, ChanceSource, Match, Player, Seat, Viewer};
use bequest_maloney::{Action, Day, Edition, Maloney, PhaseView, Setup, Told};
use bequest_maloney_bots::Bots;
use bequest_maloney_screens::Screens;
use bequest_web::sample::{Album, PageFolder};
use bequest_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const NAMES: [&str; 6] = ["Clara", "Theo", "Mabel", "Gus", "Wilhelmina von Hohenstein-Roth", "Fritz"];

fn main() -> io::Result<()> {
    PageFolder::make::<Screens>()?.write_games(&[3, 4, 5, 6], game)
}

/// Plays a game and returns the pages worth looking at.
fn game(players: usize, language: Language) -> Vec<(String, String)> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(7 + players as u64)));
    let mut table = Match::<Maloney>::start(Setup::new(players, Edition::built_in()), people, chance);
    let mut bots: Vec<_> =
        (0..players).map(|seat| Bots::bot(["greedy", "thrifty", "gentle"][seat % 3], seat as u64).unwrap()).collect();
    let mut album = Album::new::<Screens>(language);
    let you = Viewer::Seat(Seat::new(0));
    let mut moves = 0;
    while table.standing().is_none() {
        let name = interesting(&table, Seat::new(0));
        let is_new = name.is_some_and(|name| album.show::<Screens>(name, &table, you));
        if is_new && name == Some("auction") {
            album.show::<Screens>("spectator", &table, Viewer::Spectator);
        }
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = asked[moves % asked.len()];
        let question = Question::at(&table, seat).unwrap();
        let mut action = bots[seat.index()].choose(&question).unwrap();
        // A lively auction: everyone tops the first bids by a little.
        if let (PhaseView::Auction { bid, .. }, Action::Decline | Action::Bid(_)) = (question.view.phase, action) {
            let raise = Action::Bid(bid + 300 + 100 * (moves as u32 % 4));
            if bid < 1800 && table.legal(seat).contains(&raise) {
                action = raise;
            }
        }
        table.play(seat, By::Person, action).unwrap();
        moves += 1;
        if is_new && name == Some("driving") {
            album.show::<Screens>("arrived", &table, you);
        }
    }
    album.finish::<Screens>(&table, you)
}

/// Returns what a moment shows that others do not.
fn interesting(table: &Match<Maloney>, you: Seat) -> Option<&'static str> {
    let view = table.view(Viewer::Seat(you)).unwrap().view;
    let heard: Vec<Told> = table.heard(Viewer::Seat(you)).collect();
    let morning = heard.iter().rposition(|told| matches!(told, Told::Morning { .. })).unwrap_or(0);
    let today = &heard[morning..];
    let opened = today.iter().any(|told| matches!(told, Told::Opened { .. }));
    let turned = today.iter().any(|told| matches!(told, Told::Turned { .. }));
    let has_cards = table.legal(you).iter().any(|action| matches!(action, Action::Lay(_)));
    match view.phase {
        PhaseView::Auction { highest: None, .. } if view.days == 1 => Some("first"),
        PhaseView::Auction { pending, bid: 1200.., declined, .. }
            if pending.contains(you) && !declined.is_empty() && view.day == Day::Fri && view.days > 3 =>
        {
            Some("auction")
        }
        PhaseView::Auction { pending, highest: Some(_), .. } if !pending.contains(you) && view.days > 2 => {
            Some("closed")
        }
        PhaseView::Auction { pending, .. } if pending.contains(you) && view.cash[you] < 1500 => Some("poor"),
        PhaseView::Driving { driver } if driver == you => Some("driving"),
        PhaseView::Driving { .. } => Some("rider"),
        PhaseView::Laying { answered } if turned && !answered.contains(you) => Some("sunday"),
        PhaseView::Laying { answered } if opened && has_cards && !answered.contains(you) => Some("laying"),
        PhaseView::Laying { answered } if answered.contains(you) => Some("answered"),
        PhaseView::Laying { .. } if view.chosen[you].is_some_and(|chosen| !chosen.is_empty()) => Some("chosen"),
        _ => None,
    }
}
