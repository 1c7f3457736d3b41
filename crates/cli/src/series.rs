//! One game among bots, decided by the seed and the number of the game alone.

use bequest_bots::Roster;
use bequest_engine::{
    Asking, Bot, ChanceSource, Game, Match, Name, Player, Record, Seat, SeatSet, Seed, Setup, Standing, Step, Viewer,
    Waiting, below,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Who plays what, over and over.
pub(crate) struct Plan<B: Roster> {
    /// What is agreed before each game.
    pub(crate) setup: <B::Game as Game>::Setup,
    /// One bot for each seat of the first game, by name; all of them are known.
    pub(crate) bots: Vec<String>,
    /// Whether they move.
    pub(crate) seating: Seating,
    /// What all chance comes from.
    pub(crate) seed: String,
}

/// Where the bots sit from game to game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seating {
    /// Each always in its own seat.
    Fixed,
    /// Each moves on by one seat every game.
    MovesOn,
}

/// The independent generators of one game.
struct Streams {
    chance: ChaCha8Rng,
    bots: ChaCha8Rng,
    /// Draws which of several seats is asked first, so that none is favoured.
    order: ChaCha8Rng,
}

impl Streams {
    fn new(seed: &str, game: u64) -> Self {
        let key = Seed::from_text(&format!("{seed}/{game}")).0;
        let stream = |number| {
            let mut rng = ChaCha8Rng::from_seed(key);
            rng.set_stream(number);
            rng
        };
        Self { chance: stream(0), bots: stream(1), order: stream(2) }
    }

    fn seat_to_ask(&mut self, pending: SeatSet) -> Seat {
        let place = below(&mut self.order, pending.len() as u32) as usize;
        pending.iter().nth(place).expect("some seat is pending")
    }
}

impl<B: Roster> Plan<B> {
    /// Tells which of the bots has a seat in a game; games are counted from one.
    pub(crate) fn bot_at(&self, game: u64, seat: Seat) -> usize {
        let seats = self.bots.len();
        match self.seating {
            Seating::Fixed => seat.index(),
            Seating::MovesOn => (seat.index() + seats - ((game - 1) % seats as u64) as usize) % seats,
        }
    }

    /// Plays a game the fast way: how it ended, and after how many steps.
    pub(crate) fn play(&self, game: u64) -> (Standing, u64) {
        let mut streams = Streams::new(&self.seed, game);
        let mut bots = self.seat_bots(game, &mut streams);
        let mut position = B::Game::new(&self.setup);
        let mut legal = Vec::new();
        for steps in 0.. {
            let step = match position.waits_for() {
                Waiting::Nobody => return (position.scores().expect("nobody is to act, so the game is over"), steps),
                Waiting::Chance => Step::Chance(position.sample_chance(&mut streams.chance)),
                Waiting::Seats(Asking { seats: pending, .. }) => {
                    let seat = streams.seat_to_ask(pending);
                    legal.clear();
                    position.legal_actions(seat, &mut legal);
                    let action = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), &legal);
                    assert!(legal.contains(&action), "a bot chooses from its list");
                    Step::Act(seat, action)
                }
            };
            position.apply(step, &mut |_| ());
        }
        unreachable!("no game has that many steps")
    }

    /// Plays the same game at a table that writes everything down.
    pub(crate) fn record(&self, game: u64) -> Record<B::Game> {
        let mut streams = Streams::new(&self.seed, game);
        let mut bots = self.seat_bots(game, &mut streams);
        let seats = || Seat::all(self.setup.players());
        let players: Vec<_> = seats().map(|seat| Player::Bot(self.name_at(game, seat))).collect();
        let chance = ChanceSource::Drawn(Box::new(streams.chance.clone()));
        let mut table = Match::<B::Game>::start(self.setup.clone(), players, chance);
        while table.standing().is_none() {
            let seat = streams.seat_to_ask(seats().filter(|seat| table.is_asked(*seat)).collect());
            let seen = table.view(Viewer::Seat(seat)).expect("the table has this seat");
            let action = bots[seat.index()].choose(&seen.view, table.legal(seat));
            table.play(seat, bequest_engine::By::Bot, action).expect("a bot chooses from its list");
        }
        table.record()
    }

    fn name_at(&self, game: u64, seat: Seat) -> Name {
        self.bots[self.bot_at(game, seat)].parse().expect("the names of bots are names")
    }

    fn seat_bots(&self, game: u64, streams: &mut Streams) -> Vec<Box<dyn Bot<B::Game>>> {
        let make = |seat| {
            let name = &self.bots[self.bot_at(game, seat)];
            B::bot(name, streams.bots.next_u64()).expect("the bots of a plan are known")
        };
        Seat::all(self.setup.players()).map(make).collect()
    }
}

#[cfg(test)]
mod tests {
    use bequest_catalogue::Title;

    use super::*;

    type Bots = <bequest_catalogue::Maloney as Title>::Bots;

    fn plan(seating: Seating) -> Plan<Bots> {
        let bots = ["random", "thrifty", "random"].map(str::to_owned).to_vec();
        Plan { setup: <Bots as Roster>::Game::setups()[0].clone(), bots, seating, seed: "a seed".into() }
    }

    #[test]
    fn the_fast_way_and_the_table_play_the_same_game() {
        let plan = plan(Seating::MovesOn);
        for game in 1..=10 {
            let (standing, steps) = plan.play(game);
            let record = plan.record(game);
            assert_eq!(record.end.as_ref().unwrap().standing, standing);
            assert_eq!(record.rows.len() as u64, steps);
            record.replay().unwrap();
        }
    }

    #[test]
    fn bots_move_on_by_one_seat_each_game() {
        let at = |seating, game| Seat::all(3).map(|seat| plan(seating).bot_at(game, seat)).collect::<Vec<_>>();
        assert_eq!(at(Seating::MovesOn, 1), [0, 1, 2]);
        assert_eq!(at(Seating::MovesOn, 2), [2, 0, 1]);
        assert_eq!(at(Seating::MovesOn, 4), [0, 1, 2]);
        assert_eq!(at(Seating::Fixed, 2), [0, 1, 2]);
    }
}
