use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{Seat, SeatSet, SetupError};

/// An option of a game, as data: what it is called, what it takes, what is usual, and when it applies.
///
/// ```
/// use bequest_engine::{Case, Chosen, GameOption, Values};
///
/// let options = [
///     GameOption::players(2..=4, 3),
///     GameOption::new("weather", Values::words(["fair", "foul"]), "fair"),
///     GameOption::by_case("umbrellas", [
///         Case::new([Values::Word("none"), Values::Word("all"), Values::Seats], "none").when("weather", [Values::Word("foul")]),
///     ]),
/// ];
/// let asked = |text: &str| vec![("weather".to_owned(), text.to_owned())];
/// let chosen = Chosen::read(&options, &asked("foul")).unwrap();
/// assert_eq!(chosen.to_string(), "players=3,weather=foul,umbrellas=none");
/// let chosen = Chosen::read(&options, &asked("fair")).unwrap();
/// assert_eq!(chosen.to_string(), "players=3,weather=fair");
/// let refused = Chosen::read(&options, &asked("mild")).unwrap_err();
/// assert_eq!(refused.to_string(), "weather cannot be \"mild\": it takes fair or foul");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameOption {
    /// The name: small letters, digits and hyphens.
    pub name: &'static str,
    /// What it takes, by what was chosen before. The first case that fits counts; if none does, the option does not
    /// apply.
    pub cases: Vec<Case>,
}

/// What an option takes in one case.
///
/// ```
/// use bequest_engine::{Case, GameOption, Values};
///
/// // How many umbrellas there are: at most two in fair weather, three to nine in foul weather.
/// let umbrellas = GameOption::by_case("umbrellas", [
///     Case::new([Values::range(0..=2)], "0").when("weather", [Values::Word("fair")]),
///     Case::new([Values::range(3..=9)], "4").when("weather", [Values::Word("foul")]),
/// ]);
/// assert!(umbrellas.cases[1].takes("9", 4) && !umbrellas.cases[0].takes("9", 4));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Case {
    /// What the case needs, all of it; nothing if it always fits.
    pub when: Vec<When>,
    /// What the option takes.
    pub values: Vec<Values>,
    /// What may be asked for instead of one of the values, though nobody is offered it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Values>,
    /// The value it has if none is asked for; one that it takes.
    pub usual: String,
}

/// What an earlier option has to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct When {
    /// The earlier option. If it does not apply, the condition does not hold.
    pub option: &'static str,
    /// The values that will do.
    pub is: Vec<Values>,
}

/// One or more values of an option. Each value has one spelling.
///
/// ```
/// use bequest_engine::Values;
///
/// let players = 3;
/// assert!(Values::Word("fair").has("fair", players));
/// assert!(Values::Range { from: 50, to: 100, step: 5 }.has("65", players));
/// assert!(Values::Seats.has("13", players));
/// assert!(!Values::Seats.has("31", players) && !Values::Seats.has("123", players));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// A word: small letters, digits and hyphens.
    Word(&'static str),
    /// Whole numbers.
    Range {
        /// The lowest.
        from: u32,
        /// The highest.
        to: u32,
        /// How far each is from the next.
        step: u32,
    },
    /// Some of the seats, but not all: their numbers in rising order, as in `13`. An option that may mean no seat or
    /// every seat takes a word for that.
    Seats,
}

/// Every option that applies with its value, in the order in which they are published.
///
/// ```
/// use bequest_engine::{Chosen, GameOption, Values};
///
/// let options = [
///     GameOption::players(2..=4, 3),
///     GameOption::new("weather", Values::words(["fair", "foul"]), "fair"),
///     GameOption::new("guests", [Values::Word("none"), Values::Seats], "none"),
/// ];
/// let chosen = Chosen::read(&options, &[("guests".to_owned(), "13".to_owned())])?;
/// assert_eq!(chosen.players(), 3);
/// assert_eq!(chosen.get("weather"), Some("fair"));
/// assert_eq!(chosen.seats("guests").map(|seats| seats.len()), Some(2));
/// assert_eq!(chosen.get("wind"), None);
/// # Ok::<(), bequest_engine::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chosen(Vec<(&'static str, String)>);

impl GameOption {
    /// The name of the option that every game has, as its first.
    pub const PLAYERS: &'static str = "players";

    /// Makes the option that says how many play.
    pub fn players(players: RangeInclusive<u32>, usual: u32) -> Self {
        Self::new(Self::PLAYERS, [Values::range(players)], &usual.to_string())
    }

    /// Makes an option that always applies and always takes the same.
    pub fn new(name: &'static str, values: impl IntoIterator<Item = Values>, usual: &str) -> Self {
        Self::by_case(name, [Case::new(values, usual)])
    }

    /// Makes an option that depends on earlier ones.
    pub fn by_case(name: &'static str, cases: impl IntoIterator<Item = Case>) -> Self {
        Self { name, cases: cases.into_iter().collect() }
    }

    /// Returns the number of the case that fits what was chosen before, counted from zero; nothing if the option does
    /// not apply.
    pub fn case(&self, chosen: &Chosen) -> Option<usize> {
        self.cases.iter().position(|case| case.fits(chosen))
    }

    /// Returns the lowest and the highest number that the option takes in its first case; nothing if it takes none.
    pub fn numbers(&self) -> Option<RangeInclusive<u32>> {
        self.cases.first()?.values.iter().find_map(|values| match *values {
            Values::Range { from, to, .. } => Some(from..=to),
            Values::Word(_) | Values::Seats => None,
        })
    }

    /// Says what the option needs and does not have.
    fn unfit(&self, chosen: &Chosen) -> SetupError {
        let conditions = || self.cases.iter().flat_map(|case| &case.when);
        let mut with: Vec<String> = Vec::new();
        for condition in conditions().filter(|condition| !condition.holds(chosen)) {
            let found = chosen.get(condition.option).map(|value| format!("{}={value}", condition.option));
            with.extend(found.filter(|found| !with.contains(found)));
        }
        let needs = self.cases.iter().map(|case| join(&case.when, " and ")).collect::<Vec<_>>();
        SetupError::Unfit { option: self.name, with, needs: needs.join(" or ") }
    }
}

impl Case {
    /// Makes a case that always fits.
    pub fn new(values: impl IntoIterator<Item = Values>, usual: &str) -> Self {
        let values = values.into_iter().collect();
        Self { when: Vec::new(), values, also: Vec::new(), usual: usual.to_owned() }
    }

    /// Adds other ways to ask for a value, such as by a number that only one of them has. Which value is meant may depend
    /// on the components, so the set-up decides it when it is made of its parts: it takes the value that is meant, and
    /// says that one of itself, or refuses. No later option may depend on one that can be asked for in this way.
    ///
    /// ```
    /// use bequest_engine::{Case, Chosen, GameOption, Values};
    ///
    /// let tree = Case::new(Values::words(["oak", "fir"]), "oak").also([Values::range(1..=40)]);
    /// let options = [GameOption::players(2..=4, 3), GameOption::by_case("tree", [tree])];
    /// let asked = |text: &str| Chosen::read(&options, &[("tree".to_owned(), text.to_owned())]);
    /// assert_eq!(asked("30").unwrap().number("tree"), Some(30)); // The set-up knows which tree is 30 metres high.
    /// assert_eq!(asked("50").unwrap_err().to_string(), "tree cannot be \"50\": it takes oak or fir");
    /// ```
    #[must_use]
    pub fn also(mut self, values: impl IntoIterator<Item = Values>) -> Self {
        self.also.extend(values);
        self
    }

    /// Adds a condition: an earlier option has one of these values.
    #[must_use]
    pub fn when(mut self, option: &'static str, is: impl IntoIterator<Item = Values>) -> Self {
        self.when.push(When { option, is: is.into_iter().collect() });
        self
    }

    /// Tells whether its conditions hold.
    pub fn fits(&self, chosen: &Chosen) -> bool {
        self.when.iter().all(|condition| condition.holds(chosen))
    }

    /// Tells whether the option takes this value, at a table of so many.
    pub fn takes(&self, value: &str, players: usize) -> bool {
        self.values.iter().any(|values| values.has(value, players))
    }

    /// Holds a value to what may be asked for and to its one spelling.
    fn check(&self, option: &'static str, value: &str, players: usize) -> Result<(), SetupError> {
        let mut askable = self.values.iter().chain(&self.also);
        if askable.clone().any(|values| values.has(value, players)) {
            return Ok(());
        }
        let written = askable.find_map(|values| values.mend(value, players));
        Err(match written {
            Some(written) => SetupError::Spelling { option, found: value.to_owned(), written },
            None => SetupError::Value { option, found: value.to_owned(), wanted: self.values.clone() },
        })
    }
}

impl When {
    /// Tells whether what was chosen is one of the values.
    pub fn holds(&self, chosen: &Chosen) -> bool {
        let players = chosen.players();
        chosen.get(self.option).is_some_and(|value| self.is.iter().any(|values| values.has(value, players)))
    }
}

impl Values {
    /// Makes several words.
    pub fn words<const N: usize>(words: [&'static str; N]) -> [Self; N] {
        words.map(Values::Word)
    }

    /// Makes all whole numbers of a range.
    pub fn range(numbers: RangeInclusive<u32>) -> Self {
        Values::Range { from: *numbers.start(), to: *numbers.end(), step: 1 }
    }

    /// Makes a single number.
    pub fn number(number: u32) -> Self {
        Self::range(number..=number)
    }

    /// Tells whether this is one of them, in its one spelling, at a table of so many.
    pub fn has(self, value: &str, players: usize) -> bool {
        match self {
            Values::Word(word) => word == value,
            Values::Range { .. } | Values::Seats => self.mend(value, players).is_some_and(|written| written == value),
        }
    }

    /// Returns the one spelling of a value that is written in another one.
    fn mend(self, value: &str, players: usize) -> Option<String> {
        match self {
            Values::Word(word) => value.eq_ignore_ascii_case(word).then(|| word.to_owned()),
            Values::Range { from, to, step } => {
                let number = value.parse::<u32>().ok()?;
                let fits = (from..=to).contains(&number) && (number - from).is_multiple_of(step.max(1));
                fits.then(|| number.to_string())
            }
            Values::Seats => {
                let seats = seats_of(value)?;
                let some = !seats.is_empty() && seats != SeatSet::all(players);
                (some && seats.minus(SeatSet::all(players)).is_empty()).then(|| seats.to_string())
            }
        }
    }
}

impl Chosen {
    /// Reads what was asked for: options that are not named have their usual values.
    ///
    /// # Errors
    /// Names the first option that is not there, is given twice, does not apply or does not take its value.
    pub fn read(published: &[GameOption], asked: &[(String, String)]) -> Result<Self, SetupError> {
        check_names(published, asked)?;
        let value_of = |name: &str| asked.iter().find(|(option, _)| option == name).map(|(_, value)| value.clone());
        let chosen = Self::ask(published, |option, _, _| value_of(option.name))?;
        let unfit = |option: &&GameOption| chosen.get(option.name).is_none() && value_of(option.name).is_some();
        match published.iter().find(unfit) {
            Some(option) => Err(option.unfit(&chosen)),
            None => Ok(chosen),
        }
    }

    /// Asks for the value of each option that applies, with the number of its case and what was chosen before; `None`
    /// is the usual value.
    ///
    /// # Errors
    /// Names the first option that does not take its value.
    pub fn ask(
        published: &[GameOption],
        mut value_of: impl FnMut(&GameOption, usize, &Self) -> Option<String>,
    ) -> Result<Self, SetupError> {
        let mut chosen = Self::default();
        for option in published {
            let Some(number) = option.case(&chosen) else { continue };
            let case = &option.cases[number];
            let value = value_of(option, number, &chosen).unwrap_or_else(|| case.usual.clone());
            case.check(option.name, &value, chosen.players())?;
            chosen.0.push((option.name, value));
        }
        Ok(chosen)
    }

    /// Returns the value of an option; nothing if it does not apply.
    pub fn get(&self, option: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| *name == option).map(|(_, value)| value.as_str())
    }

    /// Returns the value of an option that is a number.
    pub fn number(&self, option: &str) -> Option<u32> {
        self.get(option)?.parse().ok()
    }

    /// Returns the value of an option that is a set of seats.
    pub fn seats(&self, option: &str) -> Option<SeatSet> {
        seats_of(self.get(option)?)
    }

    /// Returns the number of seats.
    pub fn players(&self) -> usize {
        self.number(GameOption::PLAYERS).map_or(0, |players| players as usize)
    }

    /// Returns every option with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, value)| (*name, value.as_str()))
    }

    /// Returns the options whose values are not the usual ones, with them; the number of players is none of these.
    pub fn unusual(&self, published: &[GameOption]) -> Vec<(&'static str, &str)> {
        let is_unusual = |&(name, value): &(&'static str, &str)| {
            let option = published.iter().find(|option| option.name == name && name != GameOption::PLAYERS);
            let usual = option.and_then(|option| Some(&option.cases[option.case(self)?].usual));
            usual.is_some_and(|usual| usual != value)
        };
        self.iter().filter(is_unusual).collect()
    }
}

/// Holds the names of options to those there are, each once.
fn check_names(published: &[GameOption], asked: &[(String, String)]) -> Result<(), SetupError> {
    for (place, (name, _)) in asked.iter().enumerate() {
        if !published.iter().any(|option| option.name == name) {
            let known = published.iter().map(|option| option.name).collect();
            return Err(SetupError::Option { found: name.clone(), known });
        }
        if asked[..place].iter().any(|(earlier, _)| earlier == name) {
            return Err(SetupError::Doubled(name.clone()));
        }
    }
    Ok(())
}

/// Reads seats by their numbers, in any order.
fn seats_of(value: &str) -> Option<SeatSet> {
    let seats: Option<SeatSet> = value.chars().map(|digit| digit.to_string().parse::<Seat>().ok()).collect();
    seats.filter(|seats| !seats.is_empty())
}

/// Lists parts, with this between the last two.
pub(crate) fn join(parts: &[impl fmt::Display], between: &str) -> String {
    let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
    match &parts[..] {
        [first @ .., last] if !first.is_empty() => format!("{}{between}{last}", first.join(", ")),
        _ => parts.concat(),
    }
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<String> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        f.write_str(&options.join(","))
    }
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.option, join(&self.is, " or "))
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Word(word) => f.write_str(word),
            Values::Range { from, to, .. } if from == to => write!(f, "{from}"),
            Values::Range { from, to, step: 1 } => write!(f, "{from} to {to}"),
            Values::Range { from, to, step } => write!(f, "{from} to {to} in steps of {step}"),
            Values::Seats => f.write_str("some but not all seats (as in 1)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Options of every kind: with `sacked=off` there are no jobs, and the usual will depends on the jobs.
    fn published() -> Vec<GameOption> {
        let amount = Values::Range { from: 50, to: 100, step: 5 };
        let plain = || Case::new([Values::Word("random"), amount], "70");
        let versions = Values::words(["random", "v1", "v2"]).into_iter().chain([amount]);
        vec![
            GameOption::players(2..=5, 4),
            GameOption::new("sacked", Values::words(["on", "off"]), "off"),
            GameOption::by_case(
                "jobs",
                [Case::new(Values::words(["all", "none"]).into_iter().chain([Values::Seats]), "all")
                    .when("sacked", [Values::Word("on")])],
            ),
            GameOption::by_case(
                "will",
                [
                    plain().when("sacked", [Values::Word("off")]),
                    plain().when("jobs", [Values::Word("none")]),
                    Case::new(versions, "v1"),
                ],
            ),
        ]
    }

    fn read(asked: &str) -> Result<String, String> {
        let pair = |text: &str| text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let asked: Vec<_> = asked.split(',').filter_map(pair).collect();
        Chosen::read(&published(), &asked).map(|chosen| chosen.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_not_asked_for_is_usual_and_depends_on_the_rest() {
        assert_eq!(read("").as_deref(), Ok("players=4,sacked=off,will=70"));
        assert_eq!(read("sacked=on").as_deref(), Ok("players=4,sacked=on,jobs=all,will=v1"));
        assert_eq!(read("jobs=none,sacked=on").as_deref(), Ok("players=4,sacked=on,jobs=none,will=70"));
        let asked = "will=55,jobs=13,sacked=on,players=3";
        assert_eq!(read(asked).as_deref(), Ok("players=3,sacked=on,jobs=13,will=55"));
    }

    #[test]
    fn a_refusal_names_the_option_and_what_it_takes() {
        let refused = [
            ("rain=yes", "unknown option \"rain\": there is players, sacked, jobs, will"),
            ("players=3,players=3", "option players is given twice"),
            ("players=6", "players cannot be \"6\": it takes 2 to 5"),
            ("sacked=maybe", "sacked cannot be \"maybe\": it takes on or off"),
            ("jobs=all", "jobs does not apply with sacked=off: it needs sacked=on"),
            ("will=v1", "will cannot be \"v1\": it takes random or 50 to 100 in steps of 5"),
            ("will=72", "will cannot be \"72\": it takes random or 50 to 100 in steps of 5"),
            ("sacked=on,jobs=1234", "jobs cannot be \"1234\": it takes all, none or some but not all seats (as in 1)"),
            ("sacked=on,jobs=5", "jobs cannot be \"5\": it takes all, none or some but not all seats (as in 1)"),
            ("sacked=on,jobs=", "jobs cannot be \"\": it takes all, none or some but not all seats (as in 1)"),
        ];
        for (asked, error) in refused {
            assert_eq!(read(asked), Err(error.to_owned()), "{asked}");
        }
    }

    #[test]
    fn every_value_has_one_spelling() {
        let refused = [
            ("players=03", "players=\"03\" is written 3"),
            ("players=+3", "players=\"+3\" is written 3"),
            ("sacked=ON", "sacked=\"ON\" is written on"),
            ("sacked=on,jobs=31", "jobs=\"31\" is written 13"),
            ("sacked=on,jobs=113", "jobs=\"113\" is written 13"),
        ];
        for (asked, error) in refused {
            assert_eq!(read(asked), Err(error.to_owned()), "{asked}");
        }
    }

    #[test]
    fn what_is_not_usual_is_told_but_for_the_players() {
        let unusual = |asked: &[(&str, &str)]| {
            let asked: Vec<_> = asked.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            let chosen = Chosen::read(&published(), &asked).expect("they fit");
            chosen.unusual(&published()).into_iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>()
        };
        assert_eq!(unusual(&[("players", "2")]), [""; 0]);
        assert_eq!(unusual(&[("sacked", "on")]), ["sacked=on"]);
        assert_eq!(unusual(&[("sacked", "on"), ("jobs", "2"), ("will", "70")]), ["sacked=on", "jobs=2", "will=70"]);
    }
}
