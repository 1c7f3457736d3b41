//! How a rulebook begins, for people who want to play rather than read: the goal, and how a turn goes.

use bequest_engine::{Game, Ledger, Record, Seat, Viewer};
use bequest_words::{Company, Words};
use maud::{Markup, PreEscaped, html};

use crate::At;

/// The beginning of a rulebook: the goal, a picture and a few sentences, then how a turn goes.
pub struct Primer {
    /// The goal, in one sentence.
    pub goal: String,
    /// The game in about five sentences. What is between two stars, as in `*one car*`, is emphasised.
    pub sentences: Vec<String>,
    /// What the pictures of a turn are called.
    pub turn: String,
    /// How a turn goes.
    pub steps: Vec<TurnStep>,
}

/// A part of a turn.
pub struct TurnStep {
    /// What it is called.
    pub title: String,
    /// What happens, in a sentence or two.
    pub text: String,
    /// The rule that says more.
    pub rule: &'static str,
    /// What it looks like on the board.
    pub picture: Markup,
}

impl TurnStep {
    /// Makes one from the texts `NAME` and `NAME-text`, whose keys are told by `key`; its picture has the class `pic-NAME`.
    pub fn new(words: &Words, key: fn(&str) -> String, name: &str, rule: &'static str, drawing: &Markup) -> Self {
        Self {
            title: words.say(&key(name), &[]),
            text: words.say(&key(&format!("{name}-text")), &[]),
            rule,
            picture: picture(&html! { div.{ "pic-" (name) } { (drawing) } }),
        }
    }
}

/// A moment of a game that was played, as its first seat saw it: the pictures of a turn are drawn from it.
pub struct SampleMoment<G: Game> {
    view: G::View,
    heard: Vec<G::Told>,
}

impl<G: Game> SampleMoment<G> {
    /// Finds the first moment of a record that shows what is wanted.
    pub fn find(record: &str, is_wanted: impl Fn(&G::View) -> bool) -> Option<Self> {
        let record = Record::<G>::parse(record).ok()?;
        let viewer = Viewer::Seat(Seat::new(0));
        (1..).map_while(|rows| record.replay_rows(rows).ok()).take(record.rows.len()).find_map(|replayed| {
            let view = replayed.position().view(viewer);
            is_wanted(&view).then(|| Self { view, heard: replayed.log(viewer) })
        })
    }

    /// Draws from it.
    fn draw<T>(&self, words: &Words, draw: impl FnOnce(&At<'_, G>) -> T) -> T {
        let names = ["Clara", "Theo", "Mabel", "Gus", "Ida", "Otis"].map(str::to_owned);
        let company = Company { words, names: &names, you: Some(Seat::new(0)) };
        draw(&At { past: true, ..At::still(company, &self.view, &self.heard) })
    }
}

impl Primer {
    /// Makes one from the texts `goal`, `first` to `fifth` and `turn`, whose keys are told by `key`. The pictures are drawn
    /// from a moment of a game; without one there are none, which a test of all games rules out.
    pub fn of_moment<G: Game>(
        words: &Words,
        key: fn(&str) -> String,
        moment: Option<&SampleMoment<G>>,
        steps: impl FnOnce(&At<'_, G>) -> Vec<TurnStep>,
    ) -> Self {
        let say = |name: &str| words.say(&key(name), &[]);
        Self {
            goal: say("goal"),
            sentences: ["first", "second", "third", "fourth", "fifth"].map(say).to_vec(),
            turn: say("turn"),
            steps: moment.map(|moment| moment.draw(words, steps)).unwrap_or_default(),
        }
    }

    /// Makes one from a ledger: the first sentence of each of its first five chapters.
    pub fn of_ledger(words: &Words, ledger: &Ledger) -> Self {
        let language = words.language().code();
        let first = |chapter: &str| ledger.rules().iter().find(|rule| rule.chapter == chapter);
        let rules = ledger.chapters().iter().filter_map(|chapter| first(&chapter.id)).take(5);
        let sentences = rules.map(|rule| first_sentence(rule.text(language)).to_owned()).collect();
        Self { goal: ledger.title(language).to_owned(), sentences, turn: String::new(), steps: Vec::new() }
    }
}

fn first_sentence(text: &str) -> &str {
    text.split_inclusive(". ").next().unwrap_or(text).trim_end()
}

/// Attributes that a picture of the board does not have: nothing in it can be pressed, reached or moved.
const LIVING: [&str; 8] = ["id", "data-key", "data-hot", "data-centre", "data-h", "tabindex", "form", "name"];

/// Returns a drawing of the board as a picture: it can only be looked at.
pub fn picture(drawing: &Markup) -> Markup {
    let mut still = String::with_capacity(drawing.0.len());
    let mut rest = drawing.0.as_str();
    while let Some(start) = rest.find('<') {
        let length = rest[start..].find('>').map_or(rest.len() - start, |end| end + 1);
        let tag = &rest[start..start + length];
        still.push_str(&rest[..start]);
        // Marks of parts are for the table alone.
        if !tag.starts_with("<!") {
            still.push_str(&without_life(tag));
        }
        rest = &rest[start + length..];
    }
    still.push_str(rest);
    html! { div.picture aria-hidden="true" inert { (PreEscaped(still)) } }
}

fn without_life(tag: &str) -> String {
    let mut tag = tag.to_owned();
    // Styles name gradients by their ids.
    if tag.contains("Gradient") {
        return tag;
    }
    for name in LIVING {
        let begin = format!(" {name}=\"");
        while let Some(start) = tag.find(&begin) {
            let from = start + begin.len();
            let end = tag[from..].find('"').map_or(tag.len(), |length| from + length + 1);
            tag.replace_range(start..end, "");
        }
    }
    tag
}

/// Returns a sentence in which everything between two stars is emphasised.
pub(crate) fn emphasised(sentence: &str) -> Markup {
    html! {
        @for (number, piece) in sentence.split('*').enumerate() {
            @if number % 2 == 1 { b { (piece) } } @else { (piece) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_can_only_be_looked_at() {
        let drawing = html! { ol id="cards" data-hot="h" tabindex="0" { li data-key="a07" class="card" { "7 > 6" } } };
        assert_eq!(
            picture(&drawing).into_string(),
            "<div class=\"picture\" aria-hidden=\"true\" inert><ol><li class=\"card\">7 &gt; 6</li></ol></div>"
        );
        assert!(!picture(&html! { (crate::part("p1", html! { p { "x" } })) }).into_string().contains("<!"));
    }

    #[test]
    fn stars_emphasise() {
        assert_eq!(emphasised("Ride in *one car*.").into_string(), "Ride in <b>one car</b>.");
    }
}
