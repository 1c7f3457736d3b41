//! Asking a bot, and what becomes of its answer.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bequest_engine::Game;

use crate::{Bot, Question, Random};

/// What a seat does, and what was wrong with its bot's own answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<A> {
    /// What the seat does; it is legal.
    pub action: A,
    /// Why this is the fallback's answer, if it is.
    pub misstep: Option<Misstep>,
}

/// Why a bot's own answer does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misstep {
    /// It answered something that is not legal, in this notation.
    Illegal(String),
    /// It said that it cannot decide.
    GaveUp,
    /// It panicked, with this message.
    Panicked(String),
    /// It did not answer even when it was told to, and was left alone.
    TooLong {
        /// How many of its kind have been left alone so far, this one included.
        abandoned: u32,
    },
    /// It was not asked: its kind is switched off, or no thread was to be had.
    NotAsked,
}

impl Misstep {
    /// Returns a name for it that holds nothing of the game, for logs and counters.
    pub fn name(&self) -> &'static str {
        match self {
            Misstep::Illegal(_) => "illegal",
            Misstep::GaveUp => "gave_up",
            Misstep::Panicked(_) => "panicked",
            Misstep::TooLong { .. } => "too_long",
            Misstep::NotAsked => "not_asked",
        }
    }
}

impl fmt::Display for Misstep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misstep::Illegal(action) => write!(f, "answered {action:?}, which is not legal"),
            Misstep::GaveUp => f.write_str("gave no answer"),
            Misstep::Panicked(message) => write!(f, "panicked: {message}"),
            Misstep::TooLong { .. } => f.write_str("did not stop thinking when it was told to"),
            Misstep::NotAsked => f.write_str("was not asked"),
        }
    }
}

/// Asks a bot on this thread, for as long as it takes; a fallback answers if its own answer does not count.
pub fn ask<G: Game>(bot: &mut dyn Bot<G>, question: &Question<G>) -> Answer<G::Action> {
    // A bot that panicked may be asked again: whatever state it is in, its answers are held to the list.
    let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(question)));
    judge(question, chosen)
}

/// What came of letting a bot choose: its answer, or what it panicked with.
pub(crate) type Chosen<A> = Result<Option<A>, Box<dyn Any + Send>>;

/// Decides what an answer means.
pub(crate) fn judge<G: Game>(question: &Question<G>, chosen: Chosen<G::Action>) -> Answer<G::Action> {
    let misstep = match chosen {
        Ok(Some(action)) if question.legal.contains(&action) => return Answer { action, misstep: None },
        Ok(Some(action)) => Misstep::Illegal(action.to_string()),
        Ok(None) => Misstep::GaveUp,
        Err(panic) => Misstep::Panicked(message(&*panic)),
    };
    instead(question, misstep)
}

/// Answers with the fallback.
pub(crate) fn instead<G: Game>(question: &Question<G>, misstep: Misstep) -> Answer<G::Action> {
    let chosen = Bot::<G>::choose(&mut Random::new(question.seed), question);
    Answer { action: chosen.expect("a seat that is asked can do something"), misstep: Some(misstep) }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Action, Lots};
    use bequest_engine::{Seat, Viewer};

    use super::*;

    /// Answers whatever its function says.
    struct With(fn() -> Option<Action>);

    impl Bot<Lots> for With {
        fn choose(&mut self, _: &Question<Lots>) -> Option<Action> {
            (self.0)()
        }
    }

    fn answer(choose: fn() -> Option<Action>) -> (Action, Option<String>) {
        let seat = Seat::new(0);
        let view = Lots::new(&Lots::setups()[0]).view(Viewer::Seat(seat));
        let question = Question::new(seat, view, vec![Action::Pass]);
        let Answer { action, misstep } = ask(&mut With(choose), &question);
        (action, misstep.map(|misstep| misstep.to_string()))
    }

    #[test]
    fn a_legal_answer_counts() {
        assert_eq!(answer(|| Some(Action::Pass)), (Action::Pass, None));
    }

    #[test]
    fn for_any_other_answer_the_fallback_answers() {
        let said = |choose| answer(choose).1.unwrap();
        assert_eq!(said(|| Some(Action::Bid(3))), "answered \"bid 3\", which is not legal");
        assert_eq!(said(|| None), "gave no answer");
        assert_eq!(said(|| panic!("out of {}", "ideas")), "panicked: out of ideas");
        assert_eq!(said(|| panic!("at once")), "panicked: at once");
        assert_eq!(answer(|| None).0, Action::Pass);
    }
}
