//! Asking bots that have a time to think.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use bequest_engine::Game;

use crate::runner::{Chosen, instead, judge};
use crate::{Answer, BoxedBot, Budget, Misstep, Question, Stop};

/// After so many bots of a kind were left alone, no bot of that kind is asked any more.
pub const MOST_ABANDONED: u32 = 3;

/// Asks bots with a time, each on a thread of its own.
///
/// When the time is over, the bot is told to stop; what it answers then still counts. If it does not answer within the
/// grace period either, it is left alone with its thread, which nothing can end, and the fallback answers. After
/// [`MOST_ABANDONED`] such bots their kind is switched off for as long as the timekeeper lives.
pub struct Timekeeper {
    time: Duration,
    grace: Duration,
    /// How many bots were left alone, by game and kind.
    abandoned: Mutex<HashMap<(&'static str, String), u32>>,
}

/// What a bot's thread sends when it has chosen.
type Sent<G> = (Chosen<<G as Game>::Action>, Option<BoxedBot<G>>);

impl Timekeeper {
    /// Gives bots so much time, and so much more to stop when they are told to.
    pub fn new(time: Duration, grace: Duration) -> Self {
        Self { time, grace, abandoned: Mutex::default() }
    }

    /// Has a bot made and asked, and waits for its answer: for the time and the grace period at most. The time is the
    /// question's budget.
    ///
    /// The bot comes back with the answer, unless it panicked or was left alone.
    pub fn ask<G: Game>(
        &self,
        kind: &str,
        bot: impl FnOnce() -> Option<BoxedBot<G>> + Send + 'static,
        question: Question<G>,
    ) -> (Answer<G::Action>, Option<BoxedBot<G>>) {
        let stop = Stop::default();
        let question = Arc::new(Question { budget: Budget::Time(self.time), stop: stop.clone(), ..question });
        if self.is_off::<G>(kind) {
            return (instead(&question, Misstep::NotAsked), None);
        }
        let Some(answer) = start(bot, &question) else { return (instead(&question, Misstep::NotAsked), None) };
        match self.wait(&answer, &stop) {
            Ok((chosen, bot)) => (judge(&question, chosen), bot),
            Err(RecvTimeoutError::Timeout) => {
                (instead(&question, Misstep::TooLong { abandoned: self.abandon::<G>(kind) }), None)
            }
            Err(RecvTimeoutError::Disconnected) => {
                (instead(&question, Misstep::Panicked("its thread has ended".to_owned())), None)
            }
        }
    }

    /// Tells whether a kind of bots is switched off.
    pub fn is_off<G: Game>(&self, kind: &str) -> bool {
        let abandoned = self.abandoned.lock().expect("nobody panics while counting");
        abandoned.get(&(G::ID, kind.to_owned())).is_some_and(|count| *count >= MOST_ABANDONED)
    }

    fn wait<T>(&self, answer: &Receiver<T>, stop: &Stop) -> Result<T, RecvTimeoutError> {
        match answer.recv_timeout(self.time) {
            Err(RecvTimeoutError::Timeout) => {
                stop.raise();
                answer.recv_timeout(self.grace)
            }
            in_time => in_time,
        }
    }

    /// Counts a bot that was left alone.
    fn abandon<G: Game>(&self, kind: &str) -> u32 {
        let mut abandoned = self.abandoned.lock().expect("nobody panics while counting");
        let count = abandoned.entry((G::ID, kind.to_owned())).or_default();
        *count += 1;
        *count
    }
}

/// Lets a bot choose on a thread of its own; nothing if there is none to be had.
fn start<G: Game>(
    bot: impl FnOnce() -> Option<BoxedBot<G>> + Send + 'static,
    question: &Arc<Question<G>>,
) -> Option<Receiver<Sent<G>>> {
    let question = Arc::clone(question);
    let (sender, receiver) = channel::<Sent<G>>();
    let think = move || {
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let Some(mut bot) = bot() else { return (None, None) };
            (bot.choose(&question), Some(bot))
        }));
        let (chosen, bot) = match thought {
            Ok((chosen, bot)) => (Ok(chosen), bot),
            Err(panic) => (Err(panic), None),
        };
        // A bot that was left alone has nobody to answer.
        let _ = sender.send((chosen, bot));
    };
    thread::Builder::new().name("bot".to_owned()).spawn(think).ok().map(|_| receiver)
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Action, Lots};
    use bequest_engine::{Seat, Viewer};

    use super::*;
    use crate::Bot;

    /// So long nothing takes that does not wait for anything.
    const LONG: Duration = Duration::from_secs(600);
    const SHORT: Duration = Duration::from_millis(1);

    /// Thinks until it is told to stop.
    struct Sleeper;

    impl Bot<Lots> for Sleeper {
        fn choose(&mut self, question: &Question<Lots>) -> Option<Action> {
            let mut simulations = 0;
            while question.allows(simulations) {
                simulations += 1;
                thread::sleep(SHORT);
            }
            Some(Action::Pass)
        }
    }

    /// Never answers, whatever it is told.
    struct Deaf;

    impl Bot<Lots> for Deaf {
        fn choose(&mut self, _: &Question<Lots>) -> Option<Action> {
            loop {
                thread::park();
            }
        }
    }

    /// Passes, and remembers how often.
    struct Passes(u32);

    impl Bot<Lots> for Passes {
        fn choose(&mut self, _: &Question<Lots>) -> Option<Action> {
            self.0 += 1;
            (self.0 < 3).then_some(Action::Pass)
        }
    }

    fn question() -> Question<Lots> {
        let seat = Seat::new(0);
        let view = Lots::new(&Lots::setups()[0]).view(Viewer::Seat(seat));
        Question::new(seat, view, vec![Action::Pass])
    }

    fn misstep(keeper: &Timekeeper, kind: &str, bot: impl Bot<Lots> + 'static) -> Option<Misstep> {
        keeper.ask(kind, move || Some(Box::new(bot) as _), question()).0.misstep
    }

    #[test]
    fn what_a_bot_answers_when_it_is_told_to_stop_counts() {
        assert_eq!(misstep(&Timekeeper::new(SHORT, LONG), "sleeper", Sleeper), None);
    }

    #[test]
    fn a_bot_comes_back_with_its_answer() {
        let keeper = Timekeeper::new(LONG, LONG);
        let mut bot: Option<Box<dyn Bot<Lots>>> = Some(Box::new(Passes(0)));
        let mut ask = || {
            let taken = bot.take();
            let (answer, back) = keeper.ask("passes", move || taken, question());
            bot = back;
            answer.misstep
        };
        assert_eq!([ask(), ask(), ask()], [None, None, Some(Misstep::GaveUp)]);
    }

    #[test]
    fn after_three_that_never_answer_their_kind_is_switched_off_and_no_other() {
        let keeper = Timekeeper::new(SHORT, SHORT);
        for abandoned in 1..=MOST_ABANDONED {
            assert!(!keeper.is_off::<Lots>("deaf"));
            assert_eq!(misstep(&keeper, "deaf", Deaf), Some(Misstep::TooLong { abandoned }));
        }
        assert_eq!(misstep(&keeper, "deaf", Deaf), Some(Misstep::NotAsked));
        assert!(!keeper.is_off::<Lots>("sleeper"));
    }

    #[test]
    fn a_bot_that_cannot_be_made_gives_no_answer() {
        let keeper = Timekeeper::new(LONG, LONG);
        let none = keeper.ask::<Lots>("none", || None, question()).0;
        assert_eq!(none.misstep, Some(Misstep::GaveUp));
        let panics = keeper.ask::<Lots>("panics", || panic!("no tables left"), question()).0;
        assert_eq!(panics.misstep, Some(Misstep::Panicked("no tables left".to_owned())));
    }
}
