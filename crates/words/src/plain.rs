//! What can be said of any game, from what it serialises and from its notation alone.

use std::fmt::Display;
use std::marker::PhantomData;

use bequest_engine::{Asking, Game, Seat, SeatSet, Window};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

use crate::{Company, Shape, Texts, Words};

/// The screens of a game that has none of its own: plain ones, in the browser and in the terminal.
pub struct Plain<G>(PhantomData<fn() -> G>);

impl<G: Game> Texts for Plain<G> {}

/// The fields of a view that are shown elsewhere: whose view it is, what was agreed, how the game ended.
const ELSEWHERE: [&str; 3] = ["viewer", "setup", "standing"];

/// Which fields of a view are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What belongs to nobody in particular.
    Table,
    /// What there is of each seat.
    Seats,
    /// What a seat knows of itself and others do not.
    Own(Seat),
}

/// Returns some fields of a view, each with its name.
pub fn part(view: &Shape, part: Part) -> Vec<(&str, &Shape)> {
    let shown = view.fields().iter().filter(|(name, _)| !ELSEWHERE.contains(&name.as_str()));
    shown.filter_map(|(name, value)| Some((name.as_str(), taken(value, part)?))).collect()
}

fn taken(value: &Shape, part: Part) -> Option<&Shape> {
    match (value, part) {
        (Shape::PerSeat(_), Part::Seats) => Some(value),
        (Shape::PerSeat(values), Part::Own(seat)) => values.get(seat.index()).filter(|own| is_secret(own, values)),
        (Shape::PerSeat(_), Part::Table) | (_, Part::Seats | Part::Own(_)) => None,
        (_, Part::Table) => Some(value).filter(|value| !value.is_nothing()),
    }
}

/// Returns whether a seat's value is one that only its owner sees: it is whole, and another's is not.
pub(crate) fn is_secret(own: &Shape, all: &[Shape]) -> bool {
    !own.has_gaps() && all.iter().any(Shape::has_gaps)
}

/// Returns what there is of one seat for everyone to see, each value with its name.
pub fn of_seat<'a>(view: &'a Shape, seat: Seat, you: Option<Seat>) -> Vec<(&'a str, &'a Shape)> {
    let value = |(name, value): (&'a str, &'a Shape)| match value {
        Shape::PerSeat(values) => {
            let own = values.get(seat.index()).filter(|own| !own.is_nothing())?;
            (you != Some(seat) || !is_secret(own, values)).then_some((name, own))
        }
        _ => None,
    };
    part(view, Part::Seats).into_iter().filter_map(value).collect()
}

/// Returns the seats that the game waits for, as far as the viewer can know: in a secret window everyone, and nobody
/// once the game is over.
pub fn awaited<G: Game>(view: &G::View) -> SeatSet {
    // Every world that looks like the view waits for the same seats, so one that is imagined does as well as the true
    // one.
    let world = G::imagine(view, &mut ChaCha8Rng::seed_from_u64(0));
    match world.waits_for().asking() {
        Some(Asking { window: Window::Secret, .. }) => SeatSet::all(world.players()),
        Some(Asking { seats, .. }) => seats,
        None => SeatSet::EMPTY,
    }
}

/// Actions that begin with the same word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group<A> {
    /// The word.
    pub word: String,
    /// Each action, with what follows the word.
    pub actions: Vec<(String, A)>,
}

/// A long run of numbers, as in `bid 100`, `bid 200`, up to `bid 9900`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The lowest number.
    pub least: u32,
    /// The highest number.
    pub most: u32,
    /// From one number to the next.
    pub step: u32,
}

/// At least this many numbers are a long run.
const LONG: usize = 10;

/// Sorts actions by their first word, in the order in which the words come.
pub fn groups<A: Copy + Display>(actions: &[A]) -> Vec<Group<A>> {
    let mut groups: Vec<Group<A>> = Vec::new();
    for &action in actions {
        let text = action.to_string();
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        match groups.iter_mut().find(|group| group.word == word) {
            Some(group) => group.actions.push((rest.to_owned(), action)),
            None => groups.push(Group { word: word.to_owned(), actions: vec![(rest.to_owned(), action)] }),
        }
    }
    groups
}

impl<A> Group<A> {
    /// Returns the numbers of its actions, if they are a long run.
    pub fn run(&self) -> Option<Run> {
        let numbers = self.actions.iter().map(|(rest, _)| rest.parse().ok()).collect::<Option<Vec<u32>>>()?;
        let [least, next, .., most] = numbers[..] else { return None };
        let step = next.checked_sub(least).filter(|step| *step > 0)?;
        let even = numbers.windows(2).all(|pair| pair[1].checked_sub(pair[0]) == Some(step));
        (even && numbers.len() >= LONG).then_some(Run { least, most, step })
    }
}

/// Returns a name from the code in words, as in `last out` for `last_out` or `lastOut`.
pub fn in_words(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        match letter {
            '_' | '-' => words.push(' '),
            letter if letter.is_uppercase() && !words.is_empty() && !words.ends_with(' ') => {
                words.push(' ');
                words.extend(letter.to_lowercase());
            }
            letter => words.extend(letter.to_lowercase()),
        }
    }
    words
}

/// Returns a text with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Tells something that happened: who, what kind of thing, and what is known of it.
pub fn log_text(company: &Company<'_>, told: &impl Serialize) -> String {
    let shape = Shape::of(told);
    let (kind, content) = innermost(&shape);
    let who = seat_in(content);
    let rest = inline(company, &without_seat(content));
    let what = match (kind, rest.as_str()) {
        (Some(kind), "") => in_words(kind),
        (Some(kind), rest) => format!("{} {rest}", in_words(kind)),
        (None, rest) => rest.to_owned(),
    };
    match who {
        Some(who) => company.say_of(who, "plain-told", &[("what", what.into())]),
        None => capital(&what),
    }
}

/// Returns the seat that something which happened is about: the first that it names.
pub fn log_seat(told: &impl Serialize) -> Option<Seat> {
    seat_in(innermost(&Shape::of(told)).1)
}

/// Returns the kind that says most, with what it holds: in `public(bid(2, 3))` it is `bid`.
fn innermost(shape: &Shape) -> (Option<&str>, &Shape) {
    match shape {
        Shape::Kind(_, inner) if matches!(&**inner, Shape::Kind(_, held) if !held.is_nothing()) => innermost(inner),
        Shape::Kind(kind, inner) => (Some(kind), inner),
        other => (None, other),
    }
}

fn seat_in(content: &Shape) -> Option<Seat> {
    let seat = |shape: &Shape| if let Shape::Seat(seat) = shape { Some(*seat) } else { None };
    match content {
        Shape::List(items) => items.iter().find_map(seat),
        Shape::Fields(fields) => fields.iter().find_map(|(_, value)| seat(value)),
        other => seat(other),
    }
}

/// Returns what is left when the first seat has been named.
fn without_seat(content: &Shape) -> Shape {
    let first = seat_in(content).map(Shape::Seat);
    let mut content = content.clone();
    match &mut content {
        Shape::List(items) => {
            if let Some(place) = items.iter().position(|item| Some(item) == first.as_ref()) {
                items.remove(place);
            }
        }
        Shape::Fields(fields) => {
            if let Some(place) = fields.iter().position(|(_, value)| Some(value) == first.as_ref()) {
                fields.remove(place);
            }
        }
        Shape::Seat(_) => content = Shape::Nothing,
        Shape::Nothing | Shape::Flag(_) | Shape::Number(_) | Shape::Text(_) | Shape::PerSeat(_) | Shape::Kind(..) => {}
    }
    content
}

/// Returns what a value holds in one line; nothing for what is not known.
pub fn inline(company: &Company<'_>, shape: &Shape) -> String {
    let words = company.words;
    let several =
        |parts: Vec<String>, joint| parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(joint);
    match shape {
        Shape::Nothing => String::new(),
        Shape::Flag(flag) => words.say(if *flag { "common-yes" } else { "common-no" }, &[]),
        Shape::Number(number) => whole(words, *number),
        Shape::Text(text) => text.clone(),
        Shape::Seat(seat) => company.name(*seat).to_owned(),
        Shape::List(items) => several(items.iter().map(|item| inline(company, item)).collect(), ", "),
        Shape::PerSeat(values) => {
            let named = |(seat, value)| named(company.name(seat), &inline(company, value));
            several(Seat::all(values.len()).zip(values).map(named).collect(), "; ")
        }
        Shape::Fields(fields) => {
            let named = |(name, value): &(String, Shape)| named(&in_words(name), &inline(company, value));
            several(fields.iter().map(named).collect(), ", ")
        }
        Shape::Kind(kind, inner) => {
            let kind = in_words(kind);
            Some(named(&kind, &inline(company, inner))).filter(|text| !text.is_empty()).unwrap_or(kind)
        }
    }
}

/// Returns a value behind its name; nothing without a value.
fn named(name: &str, value: &str) -> String {
    if value.is_empty() { String::new() } else { format!("{name} {value}") }
}

/// From here on the digits of a number are grouped; a year is not.
const GROUPED: u32 = 10_000;

/// Returns a whole number; the digits of a large one are grouped.
pub fn whole(words: &Words, number: i64) -> String {
    let sign = if number < 0 { "-" } else { "" };
    match u32::try_from(number.unsigned_abs()) {
        Ok(size) if size >= GROUPED => format!("{sign}{}", words.grouped(size)),
        Ok(_) | Err(_) => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::{Action, Lots, Told};
    use bequest_engine::{PerSeat, Pool, Viewer};

    use super::*;
    use crate::Language;

    fn says(told: &impl Serialize) -> String {
        let words = Words::new(Language::English);
        let names = ["Ada".to_owned(), "Bert".to_owned()];
        log_text(&Company { words: &words, names: &names, you: None }, told)
    }

    #[test]
    fn events_are_put_into_words_with_names() {
        let (ada, bert, card) = (Seat::new(0), Seat::new(1), "c4".parse().expect("a card"));
        assert_eq!(says(&Told::Bid(bert, 3)), "Bert: bid 3");
        assert_eq!(says(&Told::Passed(ada)), "Ada: passed");
        assert_eq!(says(&Told::Drew(ada, None)), "Ada: drew");
        assert_eq!(says(&Told::Laid(bert, card)), "Bert: laid c4");
        let laid = PerSeat::from_fn(2, |seat| if seat == ada { Pool::only(card) } else { Pool::EMPTY });
        assert_eq!(says(&Told::Shown(laid)), "Shown Ada c4");
        assert_eq!(log_seat(&Told::Bid(bert, 3)), Some(bert));
        assert_eq!(log_seat(&Told::Shown(laid)), None);
    }

    #[test]
    fn of_kinds_within_kinds_the_one_that_says_most_is_told() {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Outer {
            Public(Inner),
            Weather(Inner),
        }
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Inner {
            PaidLess { seat: Seat, coins: u8 },
            Sunny,
        }
        let ada = Seat::new(0);
        assert_eq!(says(&Outer::Public(Inner::PaidLess { seat: ada, coins: 2 })), "Ada: paid less coins 2");
        assert_eq!(says(&Outer::Weather(Inner::Sunny)), "Weather sunny");
    }

    #[test]
    fn actions_are_grouped_by_their_first_word() {
        let legal = [Action::Bid(2), Action::Bid(3), Action::Pass];
        let words: Vec<_> = groups(&legal).into_iter().map(|group| (group.word, group.actions.len())).collect();
        assert_eq!(words, [("bid".to_owned(), 2), ("pass".to_owned(), 1)]);
    }

    #[test]
    fn a_long_run_of_numbers_is_found() {
        let group = |numbers: Vec<u32>| Group {
            word: "bid".into(),
            actions: numbers.iter().map(|n| (n.to_string(), ())).collect(),
        };
        assert_eq!(group((1..=99).map(|n| n * 100).collect()).run(), Some(Run { least: 100, most: 9900, step: 100 }));
        assert_eq!(group(vec![1, 2, 3]).run(), None);
        assert_eq!(group((1..20).chain([30]).collect()).run(), None);
    }

    #[test]
    fn names_are_put_into_words() {
        assert_eq!(["last_out", "lastOut", "Deal"].map(in_words), ["last out", "last out", "deal"]);
        assert_eq!(capital("élan"), "Élan");
    }

    #[test]
    fn a_view_is_sorted_by_owner() {
        let position = Lots::new(&Lots::setups()[0]);
        let view = position.view(Viewer::Open);
        let shape = Shape::of(&view);
        let names = |wanted| part(&shape, wanted).into_iter().map(|(name, _)| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(names(Part::Table), ["phase", "round", "pot", "bank", "deck"]);
        assert_eq!(names(Part::Seats), ["coins", "held", "drawn", "hands", "covered", "reserves", "shown"]);
        assert!(names(Part::Own(Seat::new(0))).is_empty(), "all cards are open");
        let own = Shape::of(&position.view(Viewer::Seat(Seat::new(0))));
        assert_eq!(of_seat(&own, Seat::new(1), Some(Seat::new(0))).len(), 4);
    }
}
