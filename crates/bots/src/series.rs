//! Whole games among bots, each decided by a seed and the number of the game alone.

use std::collections::VecDeque;
use std::fmt;
use std::mem::take;

use bequest_engine::{
    Asking, By, End, Game, Name, PerSeat, Player, Record, Row, Seat, SeatSet, Seed, Setup, Standing, Step, Viewer,
    Waiting, below,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::{Answer, BoxedBot, Budget, Misstep, Question, Roster, Stop, ask};

/// So many of the last steps are reported when something goes wrong.
const LAST_STEPS: usize = 20;
/// A game with more steps than this does not come to its end.
const MOST_STEPS: u64 = 1_000_000;

/// The same bots at the same game, over and over.
///
/// The same seed and number give the same game, on any machine and any number of threads: all chance comes from the
/// seed, and bots think by counts and never by time.
pub struct Series<G: Game> {
    setup: G::Setup,
    /// One for each seat of the first game.
    entrants: Vec<Entrant<G>>,
    seed: String,
    /// Where the bots sit from game to game.
    pub seating: Seating,
    /// How much each bot may think about a question.
    pub simulations: u32,
    /// A game that is not over after so many steps is given up.
    pub max_steps: u64,
}

/// A bot that takes part in games, made again for each of them.
pub struct Entrant<G: Game> {
    name: Name,
    make: Box<dyn Fn(u64) -> BoxedBot<G> + Send + Sync>,
}

/// Where the bots sit from game to game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Each always in its own seat.
    Fixed,
    /// Each moves on by one seat every game.
    MovesOn,
}

/// A game that came to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// How it ended.
    pub standing: Standing,
    /// How many steps it had.
    pub steps: u64,
    /// The first misstep of each seat that made any, in the order in which they were made. The game went on with the
    /// fallback's answers.
    pub slips: Vec<Slip>,
}

/// A misstep of a bot in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// Whose bot made it.
    pub seat: Seat,
    /// What was wrong.
    pub misstep: Misstep,
    /// The last steps before it in their notation, the oldest first.
    pub last: Vec<String>,
}

/// A game that did not come to its end within the most steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wandered {
    /// How many steps there were.
    pub steps: u64,
    /// The last of them in their notation, the oldest first.
    pub last: Vec<String>,
}

impl fmt::Display for Wandered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is not over after {} steps", self.steps)
    }
}

impl std::error::Error for Wandered {}

impl<G: Game> Entrant<G> {
    /// Names a bot and says how it is made from a seed.
    ///
    /// # Panics
    /// If the name is none that a record could hold.
    pub fn new(name: &str, make: impl Fn(u64) -> BoxedBot<G> + Send + Sync + 'static) -> Self {
        Self { name: name.parse().expect("the name of a bot is a name"), make: Box::new(make) }
    }

    /// Finds a bot of a roster.
    pub fn of<B: Roster<Game = G>>(name: &str) -> Option<Self> {
        let name = B::BOTS.iter().copied().find(|known| *known == name)?;
        Some(Self::new(name, move |seed| B::bot(name, seed).expect("a roster makes the bots that it names")))
    }

    /// Returns the name of the bot.
    pub fn name(&self) -> &str {
        self.name.as_str()
    }
}

impl<G: Game> Series<G> {
    /// Seats bots, one for each seat of the first game. They move on by one seat every game, with the usual budget and
    /// at most a million steps for each game.
    ///
    /// # Panics
    /// If there is not one entrant for each seat.
    pub fn new(setup: G::Setup, entrants: Vec<Entrant<G>>, seed: impl Into<String>) -> Self {
        assert_eq!(entrants.len(), setup.players(), "one bot for each seat");
        let (seating, simulations, max_steps) = (Seating::MovesOn, 1000, MOST_STEPS);
        Self { setup, entrants, seed: seed.into(), seating, simulations, max_steps }
    }

    /// Seats bots of a roster, each always in its own seat; nothing if there is no bot of one of the names.
    ///
    /// # Panics
    /// If there is not one name for each seat.
    pub fn of<B: Roster<Game = G>>(setup: G::Setup, names: &[&str], seed: impl Into<String>) -> Option<Self> {
        let entrants = names.iter().map(|name| Entrant::of::<B>(name)).collect::<Option<_>>()?;
        Some(Self { seating: Seating::Fixed, ..Self::new(setup, entrants, seed) })
    }

    /// Returns the bots, one for each seat of the first game.
    pub fn entrants(&self) -> &[Entrant<G>] {
        &self.entrants
    }

    /// Returns what all chance comes from.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Returns the number of seats.
    pub fn players(&self) -> usize {
        self.entrants.len()
    }

    /// Tells which of the bots has a seat in a game; games are counted from one.
    pub fn entrant_at(&self, game: u64, seat: Seat) -> usize {
        let seats = self.entrants.len();
        match self.seating {
            Seating::Fixed => seat.index(),
            Seating::MovesOn => (seat.index() + seats - ((game - 1) % seats as u64) as usize) % seats,
        }
    }

    /// Plays a game; games are counted from one.
    ///
    /// # Errors
    /// Says that the game did not come to its end.
    pub fn play(&self, game: u64) -> Result<Finished, Wandered> {
        self.run(game, &mut |_| (), &mut |_, _| ())
    }

    /// Plays the same game and shows every question with what the seat did.
    ///
    /// # Errors
    /// Says that the game did not come to its end.
    pub fn watch(&self, game: u64, mut look: impl FnMut(&Question<G>, G::Action)) -> Result<Finished, Wandered> {
        self.run(game, &mut |_| (), &mut look)
    }

    /// Plays so many games and returns which part of them the bot in the first seat of the first game wins.
    ///
    /// # Panics
    /// If a game does not come to its end, or a bot's own answer does not count.
    pub fn win_rate(&self, games: u64) -> f64 {
        let wins = (1..=games).map(|game| {
            let Finished { standing, slips, .. } = self.play(game).unwrap_or_else(|wandered| panic!("{wandered}"));
            assert_eq!(slips, [], "game {game}");
            let its = |seat: &Seat| self.entrant_at(game, *seat) == 0;
            Seat::all(self.players()).find(its).map_or(0.0, |seat| standing.win(seat))
        });
        wins.sum::<f64>() / games as f64
    }

    /// Plays the same game and writes it down.
    ///
    /// # Errors
    /// Says that the game did not come to its end.
    pub fn record(&self, game: u64) -> Result<(Finished, Record<G>), Wandered> {
        let mut rows = Vec::new();
        let finished = self.run(game, &mut |step| rows.push(row(step)), &mut |_, _| ())?;
        let player = |seat| Player::Bot(self.entrants[self.entrant_at(game, seat)].name.clone());
        let players = Seat::all(self.players()).map(player).collect();
        let end = Some(End { seed: None, standing: finished.standing });
        Ok((finished, Record { setup: self.setup.clone(), players, fairness: None, rows, end }))
    }

    /// Plays a game and shows every step, and every question with its answer.
    fn run(
        &self,
        game: u64,
        show: &mut impl FnMut(Step<G>),
        look: &mut impl FnMut(&Question<G>, G::Action),
    ) -> Result<Finished, Wandered> {
        let mut streams = Streams::new(&self.seed, game);
        let mut bench = self.bench(game, &mut streams);
        let mut position = G::new(&self.setup);
        let mut last = Last(VecDeque::with_capacity(LAST_STEPS));
        for steps in 0..=self.max_steps {
            let step = match position.waits_for() {
                Waiting::Nobody => {
                    let standing = position.scores().expect("nobody is to act, so the game is over");
                    return Ok(Finished { standing, steps, slips: bench.slips });
                }
                Waiting::Chance | Waiting::Seats(_) if steps == self.max_steps => break,
                Waiting::Chance => Step::Chance(position.sample_chance(&mut streams.chance)),
                Waiting::Seats(Asking { seats: pending, .. }) => {
                    let seat = streams.seat_to_ask(pending);
                    Step::Act(seat, bench.ask(&position, seat, streams.questions.next_u64(), &last, look))
                }
            };
            last.keep(step);
            show(step);
            position.apply(step, &mut |event| bench.tell(|viewer| event.told(viewer).cloned()));
        }
        Err(Wandered { steps: self.max_steps, last: last.told() })
    }

    fn bench(&self, game: u64, streams: &mut Streams) -> Bench<G> {
        let mut make = |seat| (self.entrants[self.entrant_at(game, seat)].make)(streams.bots.next_u64());
        let bots: Vec<_> = Seat::all(self.players()).map(&mut make).collect();
        let listeners = Seat::all(self.players()).filter(|seat| bots[seat.index()].listens()).collect();
        let told = PerSeat::from_fn(self.players(), |_| Vec::new());
        let budget = Budget::Simulations(self.simulations);
        Bench { bots, listeners, told, legal: Vec::new(), budget, stop: Stop::default(), slips: Vec::new() }
    }
}

/// The bots of one game, with what their seats were told.
struct Bench<G: Game> {
    bots: Vec<BoxedBot<G>>,
    /// The seats whose bots want to be told what happens.
    listeners: SeatSet,
    /// What each of them was told since it last answered.
    told: PerSeat<Vec<G::Told>>,
    /// The list of the last question, to be used again.
    legal: Vec<G::Action>,
    budget: Budget,
    stop: Stop,
    slips: Vec<Slip>,
}

impl<G: Game> Bench<G> {
    fn ask(
        &mut self,
        position: &G,
        seat: Seat,
        seed: u64,
        last: &Last<G>,
        look: &mut impl FnMut(&Question<G>, G::Action),
    ) -> G::Action {
        let mut legal = take(&mut self.legal);
        legal.clear();
        position.legal_actions(seat, &mut legal);
        let (view, told) = (position.view(Viewer::Seat(seat)), take(&mut self.told[seat]));
        let question = Question { seat, view, legal, told, seed, budget: self.budget, stop: self.stop.clone() };
        let Answer { action, misstep } = ask(&mut *self.bots[seat.index()], &question);
        if let Some(misstep) = misstep
            && !self.slips.iter().any(|slip| slip.seat == seat)
        {
            self.slips.push(Slip { seat, misstep, last: last.told() });
        }
        look(&question, action);
        (self.legal, self.told[seat]) = (question.legal, question.told);
        self.told[seat].clear();
        action
    }

    fn tell(&mut self, told: impl Fn(Viewer) -> Option<G::Told>) {
        for seat in self.listeners.iter() {
            self.told[seat].extend(told(Viewer::Seat(seat)));
        }
    }
}

/// The last steps of a game.
struct Last<G: Game>(VecDeque<Step<G>>);

impl<G: Game> Last<G> {
    fn keep(&mut self, step: Step<G>) {
        if self.0.len() == LAST_STEPS {
            self.0.pop_front();
        }
        self.0.push_back(step);
    }

    fn told(&self) -> Vec<String> {
        self.0.iter().map(|step| format!("{step:?}")).collect()
    }
}

/// The independent generators of one game.
struct Streams {
    chance: ChaCha8Rng,
    bots: ChaCha8Rng,
    /// Draws which of several seats is asked first, so that none is favoured.
    order: ChaCha8Rng,
    questions: ChaCha8Rng,
}

impl Streams {
    fn new(seed: &str, game: u64) -> Self {
        let key = Seed::from_text(&format!("{seed}/{game}")).0;
        let stream = |number| {
            let mut rng = ChaCha8Rng::from_seed(key);
            rng.set_stream(number);
            rng
        };
        Self { chance: stream(0), bots: stream(1), order: stream(2), questions: stream(3) }
    }

    fn seat_to_ask(&mut self, pending: SeatSet) -> Seat {
        let place = below(&mut self.order, pending.len() as u32) as usize;
        pending.iter().nth(place).expect("some seat is pending")
    }
}

fn row<G: Game>(step: Step<G>) -> Row<G> {
    match step {
        Step::Act(seat, action) => Row::Act { seat, by: By::Bot, action },
        Step::Chance(outcome) => Row::Chance(outcome),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use bequest_conformance::lots::{Action, Lots, Told};
    use bequest_engine::{ChanceSource, Match};

    use super::*;
    use crate::{Bot, Random};

    /// Answers like `random` after it has kept what it was told.
    struct Listener(Random, Arc<Mutex<Vec<Told>>>);

    impl Bot<Lots> for Listener {
        fn choose(&mut self, question: &Question<Lots>) -> Option<Action> {
            self.1.lock().unwrap().extend(question.told.iter().cloned());
            self.0.choose(question)
        }
    }

    /// Never has an idea.
    struct Blank;

    impl Bot<Lots> for Blank {
        fn choose(&mut self, _: &Question<Lots>) -> Option<Action> {
            None
        }
    }

    fn random() -> Entrant<Lots> {
        Entrant::new("random", |seed| Box::new(Random::new(seed)))
    }

    /// Seats this bot among others at a table of three.
    fn series(first: Entrant<Lots>) -> Series<Lots> {
        let setup = Lots::setups().into_iter().rfind(|setup| setup.players() == 3).unwrap();
        Series::new(setup, vec![first, random(), random()], "a seed")
    }

    #[test]
    fn a_record_is_of_the_same_game_and_replays() {
        let series = series(random());
        for game in 1..=20 {
            let (finished, record) = series.record(game).unwrap();
            assert_eq!(series.play(game).unwrap(), finished);
            assert_eq!(record.rows.len() as u64, finished.steps);
            record.replay().unwrap();
        }
    }

    #[test]
    fn bots_move_on_by_one_seat_each_game() {
        let mut series = series(random());
        let at =
            |series: &Series<Lots>, game| Seat::all(3).map(|seat| series.entrant_at(game, seat)).collect::<Vec<_>>();
        assert_eq!(at(&series, 1), [0, 1, 2]);
        assert_eq!(at(&series, 2), [2, 0, 1]);
        assert_eq!(at(&series, 4), [0, 1, 2]);
        series.seating = Seating::Fixed;
        assert_eq!(at(&series, 2), [0, 1, 2]);
    }

    #[test]
    fn a_bot_is_told_what_its_seat_hears_at_a_table() {
        for game in 1..=20 {
            let told = Arc::new(Mutex::new(Vec::new()));
            let kept = Arc::clone(&told);
            let make = move |seed| Box::new(Listener(Random::new(seed), Arc::clone(&kept))) as Box<dyn Bot<Lots>>;
            let mut series = series(Entrant::new("listener", make));
            series.seating = Seating::Fixed;
            let (_, record) = series.record(game).unwrap();
            let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)));
            let heard = Match::resume(record, chance).unwrap().log(Viewer::Seat(Seat::new(0)));
            let told = told.lock().unwrap();
            assert!(!told.is_empty() && heard.starts_with(&told), "game {game}");
        }
    }

    #[test]
    fn what_a_seat_has_heard_since_its_answer_begins_with_that_answer() {
        let players = (1..=3).map(|number| Player::Bot(format!("bot {number}").parse().unwrap())).collect();
        let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(7)));
        let setup = Lots::setups().into_iter().rfind(|setup| setup.players() == 3).unwrap();
        let mut table = Match::<Lots>::start(setup, players, chance);
        let mut told = PerSeat::from_fn(3, |_| Vec::new());
        let mut bot = Random::new(1);
        while let Some(seat) = table.asked().iter().next() {
            let question = Question::at(&table, seat).unwrap();
            told[seat].extend(question.told.iter().cloned());
            assert!(table.log(Viewer::Seat(seat)) == told[seat]);
            table.play(seat, By::Bot, bot.choose(&question).unwrap()).unwrap();
        }
        assert!(table.standing().is_some());
    }

    #[test]
    fn a_game_with_a_bot_that_cannot_answer_goes_on_and_tells_of_it() {
        let finished = series(Entrant::new("blank", |_| Box::new(Blank))).play(1).unwrap();
        let [slip] = &finished.slips[..] else { panic!("{:?}", finished.slips) };
        assert_eq!((slip.seat, &slip.misstep), (Seat::new(0), &Misstep::GaveUp));
        assert!(
            slip.last.iter().all(|step| step.starts_with("chance") || step.starts_with(['2', '3'])),
            "{:?}",
            slip.last
        );
    }

    #[test]
    fn a_game_without_an_end_is_given_up_after_so_many_steps() {
        let mut series = series(random());
        let steps = series.play(1).unwrap().steps;
        series.max_steps = steps;
        assert!(series.play(1).is_ok());
        series.max_steps = steps - 1;
        let wandered = series.play(1).unwrap_err();
        assert_eq!(wandered.to_string(), format!("the game is not over after {} steps", steps - 1));
        assert!(wandered.last.len() == LAST_STEPS.min(steps as usize - 1));
    }
}
