//! The options of a game on pages: the form for them, and texts about them.
//!
//! The form has every option, and each case of an option is a part with its own fields. The choices in earlier parts
//! decide which part applies. A stylesheet made from the same data hides the others, without a script. Hidden fields
//! are posted all the same, so the reader skips the parts that do not apply: the person who filled in the form has not
//! seen them. Everywhere else, options that do not apply are refused.

mod style;

use bequest_engine::{
    Case, Chosen, GameOption, Ledger, OptionText, Seat, SeatSet, SetupError, Values, When, find_option,
};
use bequest_words::Words;
use maud::{Markup, html};

pub use style::options_style;

/// A range with at most this many numbers has buttons; others are typed.
const MOST_BUTTONS: u32 = 12;
/// What a form calls a number that is typed.
const NUMBER: &str = "#number";
/// What a form calls a set of seats.
const SEATS: &str = "#seats";

/// The fields of a form as someone has filled them in; none before that.
#[derive(Clone, Copy, Default)]
pub(crate) struct Filled<'a>(pub(crate) &'a [(String, String)]);

impl<'a> Filled<'a> {
    /// Returns the first value of a field.
    pub(crate) fn get(self, name: &str) -> Option<&'a str> {
        self.all(name).next()
    }

    /// Returns whether a field has this value; one that was not filled in has the usual one.
    pub(crate) fn is(self, name: &str, value: &str, usual: &str) -> bool {
        self.get(name).unwrap_or(usual) == value
    }

    fn all(self, name: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// One way to give a value in a form.
enum Control {
    /// A button for one value.
    Button(String),
    /// A number that is typed.
    Number { from: u32, to: u32, step: u32 },
    /// Boxes for seats.
    Seats,
}

impl Control {
    /// Returns what the form calls it.
    fn value(&self) -> &str {
        match self {
            Control::Button(value) => value,
            Control::Number { .. } => NUMBER,
            Control::Seats => SEATS,
        }
    }
}

/// Returns the ways to give the values of a case.
fn controls(case: &Case) -> Vec<Control> {
    case.values.iter().flat_map(|&values| controls_of(values)).collect()
}

fn controls_of(values: Values) -> Vec<Control> {
    match values {
        Values::Word(word) => vec![Control::Button(word.to_owned())],
        Values::Range { from, to, step } if (to - from) / step.max(1) < MOST_BUTTONS => {
            (from..=to).step_by(step.max(1) as usize).map(|number| Control::Button(number.to_string())).collect()
        }
        Values::Range { from, to, step } => vec![Control::Number { from, to, step }],
        Values::Seats => vec![Control::Seats],
    }
}

/// Returns the name of the field for a case, which is also its place on the page.
fn field(option: &GameOption, case: usize) -> String {
    if option.name == GameOption::PLAYERS {
        return GameOption::PLAYERS.to_owned();
    }
    format!("o-{}-{}", option.name, case + 1)
}

/// Reads the options that the fields of a posted form ask for. Fields of parts that do not apply are skipped.
///
/// # Errors
/// Names the first option that does not take its value.
pub fn read_options(published: &[GameOption], fields: &[(String, String)]) -> Result<Chosen, SetupError> {
    let filled = Filled(fields);
    Chosen::ask(published, |option, case, chosen| {
        let field = field(option, case);
        match filled.get(&field).filter(|value| !value.is_empty())? {
            NUMBER => filled.get(&format!("{field}-number")).filter(|text| !text.trim().is_empty()).map(number),
            SEATS => {
                let name = format!("{field}-seat");
                let seats = filled.all(&name).filter_map(|seat| seat.parse::<Seat>().ok());
                // Boxes of seats that the table does not have are hidden.
                Some(seats.filter(|seat| seat.index() < chosen.players()).collect::<SeatSet>().to_string())
            }
            value => Some(value.to_owned()),
        }
    })
}

/// Returns a typed number in its one spelling; anything else stays as it is, and is refused.
fn number(text: &str) -> String {
    text.trim().parse::<u32>().map_or_else(|_| text.to_owned(), |number| number.to_string())
}

/// Draws the options of a game, without the number of players, which is shown with the seats.
pub(crate) fn options(
    words: &Words,
    published: &[GameOption],
    ledgers: &[&'static Ledger],
    filled: Filled<'_>,
) -> Markup {
    let most = published.first().and_then(GameOption::numbers).map_or(0, |players| *players.end() as usize);
    let drawing = Drawing { words, ledgers, filled, most };
    html! {
        @if published.len() > 1 {
            section.panel.pad.stack.options aria-labelledby="options" {
                h2 #options { (words.say("site-new-options", &[])) }
                @for option in &published[1..] {
                    @for (number, case) in option.cases.iter().enumerate() { (drawing.case(option, number, case)) }
                }
            }
        }
    }
}

/// What the parts of a form are drawn with.
struct Drawing<'a> {
    words: &'a Words,
    ledgers: &'a [&'static Ledger],
    filled: Filled<'a>,
    /// The most seats that a table can have.
    most: usize,
}

impl Drawing<'_> {
    /// Draws one case of an option.
    fn case(&self, option: &GameOption, number: usize, case: &Case) -> Markup {
        let (field, controls) = (field(option, number), controls(case));
        let text = find_option(self.ledgers, option.name);
        let usual = usual_control(&controls, &case.usual);
        html! {
            fieldset.option id=(field) aria-describedby={ (field) "-what" } {
                legend { (title(self.words, text, option.name)) }
                p.small id={ (field) "-what" } {
                    (text.map_or("", |text| text.what.get(self.words.language().code())))
                    @if !case.when.is_empty() { span.unless { " " (self.only(&case.when)) } }
                }
                @match &controls[..] {
                    [only @ (Control::Number { .. } | Control::Seats)] => {
                        (crate::form::hidden(&field, only.value()))
                        (self.further(&field, only, case, ""))
                    }
                    _ => {
                        div.choices { @for control in &controls { (self.choice(&field, control, usual, text)) } }
                        @for control in &controls { (self.further(&field, control, case, "if")) }
                    }
                }
            }
        }
    }

    /// Says when a case applies, for browsers that cannot hide it.
    fn only(&self, when: &[When]) -> String {
        let needs = when.iter().map(|condition| {
            let text = find_option(self.ledgers, condition.option);
            let values = either(self.words, &values_in_words(self.words, text, &condition.is));
            option_is(self.words, &title(self.words, text, condition.option), &values)
        });
        let needs = self.words.list(&needs.collect::<Vec<_>>());
        self.words.say("site-option-only", &[("what", needs.into())])
    }

    /// Draws the button of a control.
    fn choice(&self, field: &str, control: &Control, usual: &str, text: Option<&OptionText>) -> Markup {
        let language = self.words.language().code();
        let (label, what) = match control {
            Control::Button(value) => match text.and_then(|text| text.word(value)) {
                Some(word) => (word.label.get(language).to_owned(), word.what.get(language).to_owned()),
                None => (value.clone(), String::new()),
            },
            Control::Number { from, to, step } => (range_in_words(self.words, *from, *to, *step), String::new()),
            Control::Seats => {
                let some = text.and_then(|text| text.some.as_ref()).map(|some| some.get(language).to_owned());
                let what = some.unwrap_or_else(|| self.words.say("site-option-some-what", &[]));
                (self.words.say("site-option-some", &[]), what)
            }
        };
        html! {
            label.choice {
                input type="radio" name=(field) value=(control.value()) checked[self.filled.is(field, control.value(), usual)];
                span { (label) @if !what.is_empty() { small { (what) } } }
            }
        }
    }

    /// Draws what a control asks besides its button: the number, or the seats.
    fn further(&self, field: &str, control: &Control, case: &Case, class: &str) -> Markup {
        let title = || self.words.say("site-option-some", &[]);
        match control {
            Control::Button(_) => html! {},
            Control::Number { from, to, step } => {
                let name = format!("{field}-number");
                let usual = case.usual.parse().unwrap_or(*from).to_string();
                let value = self.filled.get(&name).unwrap_or(&usual);
                let label = range_in_words(self.words, *from, *to, *step);
                html! {
                    div class={ (class) " if-number" } {
                        input.input type="number" name=(name) value=(value) min=(from) max=(to) step=(step) inputmode="numeric" aria-label=(label);
                    }
                }
            }
            Control::Seats => html! {
                div class={ "choices seats " (class) " if-seats" } role="group" aria-label=(title()) {
                    @for seat in Seat::all(self.most) { (self.seat(field, seat, &case.usual)) }
                }
            },
        }
    }

    fn seat(&self, field: &str, seat: Seat, usual: &str) -> Markup {
        let (name, number) = (format!("{field}-seat"), seat.to_string());
        let usually = self.filled.0.is_empty() && case_has_seat(usual, seat);
        let checked = usually || self.filled.all(&name).any(|value| value == number);
        html! {
            label.choice {
                input type="checkbox" name=(name) value=(number) checked[checked];
                span { (self.words.say("site-new-seat", &[("seat", seat.number().into())])) }
            }
        }
    }
}

/// Returns whether a usual value is a set of seats with this one in it.
fn case_has_seat(usual: &str, seat: Seat) -> bool {
    usual.bytes().all(|byte| byte.is_ascii_digit()) && usual.contains(&seat.to_string())
}

/// Returns what the form calls the control that a usual value belongs to.
fn usual_control<'a>(controls: &'a [Control], usual: &str) -> &'a str {
    let button = controls.iter().find(|control| control.value() == usual);
    let other = || controls.iter().find(|control| !matches!(control, Control::Button(_)));
    button.or_else(other).map_or("", Control::value)
}

fn title(words: &Words, text: Option<&OptionText>, name: &str) -> String {
    text.map_or(name, |text| text.title.get(words.language().code())).to_owned()
}

fn option_is(words: &Words, option: &str, value: &str) -> String {
    words.say("site-option-is", &[("option", option.into()), ("value", value.into())])
}

fn range_in_words(words: &Words, from: u32, to: u32, step: u32) -> String {
    match step {
        _ if from == to => from.to_string(),
        0 | 1 => words.say("site-option-range", &[("from", from.to_string().into()), ("to", to.to_string().into())]),
        _ => {
            let values = [from, to, step].map(|number| number.to_string());
            let [from, to, step] = values.map(Into::into);
            words.say("site-option-steps", &[("from", from), ("to", to), ("step", step)])
        }
    }
}

/// Says what values there are.
fn values_in_words(words: &Words, text: Option<&OptionText>, values: &[Values]) -> Vec<String> {
    let in_words = |values: &Values| match *values {
        Values::Word(word) => value_in_words(words, text, word),
        Values::Range { from, to, step } => range_in_words(words, from, to, step),
        Values::Seats => words.say("site-option-some-takes", &[]),
    };
    values.iter().map(in_words).collect()
}

/// Returns the label of a word; other values are shown as they are written.
fn value_in_words(words: &Words, text: Option<&OptionText>, value: &str) -> String {
    let label = text.and_then(|text| text.word(value)).map(|word| word.label.get(words.language().code()));
    label.unwrap_or(value).to_owned()
}

fn either(words: &Words, items: &[String]) -> String {
    match items {
        [first @ .., last] if !first.is_empty() => {
            words.say("site-option-or", &[("first", first.join(", ").into()), ("second", last.as_str().into())])
        }
        _ => items.concat(),
    }
}

/// Returns the options of a table that are not the usual ones, as in `Rounds: 3`.
pub fn unusual_options(
    words: &Words,
    published: &[GameOption],
    ledgers: &[&'static Ledger],
    options: &[(String, String)],
) -> Vec<String> {
    let Ok(chosen) = Chosen::read(published, options) else { return Vec::new() };
    let in_words = |(name, value): (&str, &str)| {
        let text = find_option(ledgers, name);
        let is_seats = published.iter().any(|option| {
            let case = option.case(&chosen).map(|case| &option.cases[case]);
            option.name == name && case.is_some_and(|case| takes_as_seats(case, value, chosen.players()))
        });
        let value = if is_seats { seats_in_words(words, value) } else { value_in_words(words, text, value) };
        option_is(words, &title(words, text, name), &value)
    };
    chosen.unusual(published).into_iter().map(in_words).collect()
}

/// Returns whether a value is a set of seats, and neither a word nor a number.
fn takes_as_seats(case: &Case, value: &str, players: usize) -> bool {
    case.values.iter().find(|values| values.has(value, players)) == Some(&Values::Seats)
}

fn seats_in_words(words: &Words, value: &str) -> String {
    let seats: Vec<String> = value.chars().map(|seat| seat.to_string()).collect();
    words.say("site-option-seats", &[("count", seats.len().into()), ("seats", words.list(&seats).into())])
}

/// Says why options were refused, to someone who filled in a form.
pub fn option_refusal(words: &Words, ledgers: &[&'static Ledger], error: &SetupError) -> String {
    let name = error.option().unwrap_or_default();
    let text = find_option(ledgers, name);
    let option = title(words, text, name);
    match error {
        SetupError::Value { wanted, .. } => {
            let takes = either(words, &values_in_words(words, text, wanted));
            words.say("refused-option", &[("option", option.into()), ("takes", takes.into())])
        }
        SetupError::Spelling { written, .. } => {
            words.say("refused-option", &[("option", option.into()), ("takes", written.as_str().into())])
        }
        SetupError::Rules { .. }
        | SetupError::Edition { .. }
        | SetupError::Option { .. }
        | SetupError::Doubled(_)
        | SetupError::Unfit { .. } => words.say("refused-option-unfit", &[("option", option.into())]),
    }
}
