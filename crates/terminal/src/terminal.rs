use bequest_engine::{Game, Standing};
use bequest_words::{Company, Texts, Words};

use crate::paint::Paint;

/// What the seats of a game that is drawn can do.
pub type Action<S> = <<S as Terminal>::Game as Game>::Action;
/// What a viewer knows of a game that is drawn.
pub type View<S> = <<S as Terminal>::Game as Game>::View;
/// What a viewer hears of a game that is drawn.
pub type Told<S> = <<S as Terminal>::Game as Game>::Told;

/// A game that can be drawn and spoken of in a terminal of 80 columns.
pub trait Terminal: Texts + Send + Sync + 'static {
    /// The game that is drawn.
    type Game: Game;

    /// What a player can look at more closely, by the word that they type.
    const SHEETS: &'static [&'static str];

    /// Says where the components come from, so that nobody takes a reconstructed one for the printed one.
    fn components(words: &Words, setup: &<Self::Game as Game>::Setup) -> String;

    /// Draws what the viewer knows, without what happened and what is asked.
    fn draw(company: &Company<'_>, view: &View<Self>, paint: Paint) -> String;

    /// Draws one of the sheets.
    fn sheet(company: &Company<'_>, view: &View<Self>, paint: Paint, sheet: &str) -> String;

    /// Returns what was heard, in words.
    fn retell(company: &Company<'_>, view: &View<Self>, told: &Told<Self>) -> String;

    /// Tells whether it is worth a line among the latest events, where there is little room.
    fn is_news(told: &Told<Self>) -> bool;

    /// Returns what is asked of the viewer.
    fn question(company: &Company<'_>, view: &View<Self>) -> String;

    /// Returns what the viewer can choose from; a long run of like actions is one choice, by its first.
    fn choices(company: &Company<'_>, view: &View<Self>, legal: &[Action<Self>]) -> Vec<Choice<Action<Self>>>;

    /// Draws the result of a game that is over.
    fn result(company: &Company<'_>, view: &View<Self>, standing: &Standing) -> String;

    /// Says who has won.
    fn last_word(company: &Company<'_>, view: &View<Self>, standing: &Standing) -> String;
}

/// A line of the list that a player chooses from.
pub struct Choice<A> {
    /// The number it has on the board, where players know it by one; else its place in the list.
    pub number: Option<usize>,
    /// What is done.
    pub action: A,
    /// What it means.
    pub label: String,
}
