use bequest_engine::{Match, Seat};
use bequest_words::{Company, Language, Words};

use crate::sample::names;
use crate::{Board, Past, TurningPoint};

/// Returns what decided a game that is over, one line for each turning point, as one of its seats reads it.
fn decided<S: Board>(table: &Match<S::Game>, language: Language, you: Option<Seat>) -> Vec<String> {
    let (words, names) = (Words::of::<S>(language), names(table));
    let tale = Past::look(table, Company { words: &words, names: &names, you }, S::tale).expect("the game is over");
    let line = |turn: &TurningPoint| format!("{} | {} {}", turn.label, turn.lead, turn.text);
    tale.turns.iter().map(line).collect()
}

/// Holds that a game that is over says in one to three sentences how it was decided, in every language and for everyone
/// who reads it, and that it names someone.
///
/// # Panics
/// If it is otherwise.
pub fn assert_decides<S: Board>(table: &Match<S::Game>) {
    for &language in Language::ALL {
        for you in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            let lines = decided::<S>(table, language, you);
            assert!((1..=3).contains(&lines.len()), "{language:?}: {lines:?}");
            assert!(lines.iter().all(|line| line.contains(" | ") && line.ends_with('.')), "{language:?}: {lines:?}");
        }
    }
    let told = decided::<S>(table, Language::English, None).join("\n");
    assert!(names(table).iter().any(|name| told.contains(name)), "it says who gained: {told}");
}
