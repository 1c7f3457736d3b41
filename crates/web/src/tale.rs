//! What is told of a game after its end.

use bequest_engine::{Game, Match, Moment, Seat, Viewer};
use bequest_words::Company;
use maud::{Markup, html};

use crate::{Board, plain};

/// A game that is over, as everyone may look back at it.
pub struct Past<'a, G: Game> {
    /// The people at the table; `you` is the seat that is called "you".
    pub company: Company<'a>,
    /// What was agreed before the game.
    pub setup: &'a G::Setup,
    /// All its moments, with everything open.
    pub moments: &'a [Moment<G::View>],
    /// Everything that happened; each moment says how much of it had been heard by then.
    pub heard: &'a [G::Told],
    /// The places of the seats in seat order, one being the first.
    pub ranks: &'a [u32],
}

impl<G: Game> Past<'_, G> {
    /// Looks back at a table whose game is over; at nothing while it goes on.
    pub fn look<T>(table: &Match<G>, company: Company<'_>, look: impl FnOnce(&Past<'_, G>) -> T) -> Option<T> {
        let ranks: Vec<u32> = table.standing()?.ranks.values().iter().map(|&rank| rank.into()).collect();
        let (moments, heard) = (table.moments(Viewer::Open), table.log(Viewer::Open));
        Some(look(&Past { company, setup: table.setup(), moments: &moments, heard: &heard, ranks: &ranks }))
    }

    /// Returns the seat that won, or one of those who did, and the first seat that did not. If all of them won, it is
    /// another of them.
    pub fn winner_and_rival(&self) -> Option<(Seat, Seat)> {
        let mut seats: Vec<Seat> = Seat::all(self.ranks.len()).collect();
        seats.sort_by_key(|seat| self.ranks[seat.index()]);
        let (winner, others) = seats.split_first()?;
        let behind = others.iter().find(|seat| self.ranks[seat.index()] > self.ranks[winner.index()]);
        Some((*winner, *behind.or(others.first())?))
    }
}

/// What is told of a game after its end.
#[derive(Default)]
pub struct Tale {
    /// The parts of the game that one can jump to, in their order.
    pub chapters: Vec<TaleChapter>,
    /// How the players stood from moment to moment.
    pub plot: Option<Plot>,
    /// How the game was decided, in a few sentences.
    pub turns: Vec<TurningPoint>,
    /// How the score of each seat is made up, in seat order.
    pub makeup: Vec<Markup>,
    /// The end in figures: a table.
    pub figures: Markup,
    /// What else the game shows after its end.
    pub more: Markup,
}

/// A part of a game that one can jump to.
pub struct TaleChapter {
    /// The moment with which it begins, counted from one.
    pub start: usize,
    /// A few letters for it, as in "3 Fri".
    pub short: String,
    /// All of it, as in "Friday, day 3: Detroit".
    pub long: String,
    /// Small signs that say what was special.
    pub signs: Markup,
    /// Whether more was at stake than usual.
    pub marked: bool,
}

/// The lines of a chart; each point has the moment at which the value was reached.
pub struct Plot {
    /// What it shows.
    pub title: String,
    /// A line for each seat, in seat order.
    pub lines: Vec<Vec<(usize, f64)>>,
    /// The values at the upright axis with their labels.
    pub ticks: Vec<(f64, String)>,
    /// A value that ends the game.
    pub goal: Option<(f64, String)>,
}

/// Something that decided a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The moment to look at, counted from one.
    pub step: usize,
    /// Where that is, in a word or two, as in "Day 3".
    pub label: String,
    /// The first words of the sentence, as in "Detroit, Friday:".
    pub lead: String,
    /// The rest of it.
    pub text: String,
}

impl Tale {
    /// Returns where a moment is on the axis of the chapters: each chapter is one wide, and its moments share that.
    pub fn place(&self, step: usize, count: usize) -> f64 {
        let chapters = self.chapters.len();
        if step >= count {
            return chapters as f64;
        }
        let Some(number) = self.chapters.iter().rposition(|chapter| chapter.start <= step) else { return 0.0 };
        let start = self.chapters[number].start;
        let end = self.chapters.get(number + 1).map_or(count, |next| next.start);
        number as f64 + (step - start) as f64 / (end - start).max(1) as f64
    }

    /// Returns the number of the chapter that a moment belongs to.
    pub fn chapter_of(&self, step: usize) -> Option<usize> {
        self.chapters.iter().rposition(|chapter| chapter.start <= step)
    }
}

/// Tells of a game what its views and its chapters say, without a chart or turning points.
pub(crate) fn plain<S: Board>(past: &Past<'_, S::Game>) -> Tale {
    let mut chapters: Vec<TaleChapter> = Vec::new();
    let mut last = None;
    for (step, moment) in (1..).zip(past.moments) {
        let chapter = S::chapter(past.company.words, &moment.view);
        let is_new = last.replace(chapter.number) != Some(chapter.number);
        if is_new && !chapter.long.is_empty() {
            let start = if chapters.is_empty() { 1 } else { step };
            chapters.push(TaleChapter {
                start,
                short: chapter.short,
                long: chapter.long,
                signs: html! {},
                marked: false,
            });
        }
    }
    let figures =
        past.moments.last().map_or_else(|| html! {}, |last| plain::figures::<S::Game>(&past.company, &last.view));
    Tale { chapters, figures, ..Tale::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tale(starts: &[usize]) -> Tale {
        let chapter = |&start: &usize| TaleChapter {
            start,
            short: String::new(),
            long: String::new(),
            signs: html! {},
            marked: false,
        };
        Tale { chapters: starts.iter().map(chapter).collect(), ..Tale::default() }
    }

    #[test]
    fn a_chapter_is_as_wide_as_any_other_and_its_moments_share_it() {
        let tale = tale(&[1, 5, 7]);
        let places = [1, 3, 5, 6, 7, 8, 11].map(|step| tale.place(step, 11));
        assert_eq!(places, [0.0, 0.5, 1.0, 1.5, 2.0, 2.25, 3.0]);
        assert_eq!([1, 4, 5, 11].map(|step| tale.chapter_of(step)), [Some(0), Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn the_last_moment_is_at_the_end_even_if_a_chapter_has_but_one() {
        assert_eq!(tale(&[1, 4]).place(4, 4), 2.0);
        assert_eq!(tale(&[]).place(3, 4), 0.0);
    }
}
