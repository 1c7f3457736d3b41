use bequest_bots::Roster;
use bequest_engine::Standing;
use bequest_words::{Company, Words};

use crate::play::paint::Paint;

/// A game that can be drawn and spoken of in a terminal of 80 columns.
pub(crate) trait Terminal: Roster {
    /// What a player can look at more closely, by the word that he types.
    const SHEETS: &'static [&'static str];

    /// Says where the components come from, so that nobody takes a reconstructed one for the printed one.
    fn components(words: &Words, setup: &Self::Setup) -> String;

    /// Draws what the viewer knows, without what happened and what is asked.
    fn draw(company: &Company<'_>, view: &Self::View, paint: Paint) -> String;

    /// Draws one of the sheets.
    fn sheet(company: &Company<'_>, view: &Self::View, paint: Paint, sheet: &str) -> String;

    /// Returns what was heard, in words.
    fn retell(company: &Company<'_>, view: &Self::View, told: &Self::Told) -> String;

    /// Tells whether it is worth a line among the latest events, where there is little room.
    fn is_news(told: &Self::Told) -> bool;

    /// Returns what is asked of the viewer.
    fn question(company: &Company<'_>, view: &Self::View) -> String;

    /// Returns what the viewer can choose from; a long run of like actions is one choice, by its first.
    fn choices(company: &Company<'_>, view: &Self::View, legal: &[Self::Action]) -> Vec<Choice<Self::Action>>;

    /// Draws the result of a game that is over.
    fn result(company: &Company<'_>, view: &Self::View, standing: &Standing) -> String;

    /// Says who has won.
    fn last_word(company: &Company<'_>, view: &Self::View, standing: &Standing) -> String;
}

/// A line of the list that a player chooses from.
pub(crate) struct Choice<A> {
    /// The number it has on the board, where players know it by one; else its place in the list.
    pub(crate) number: Option<usize>,
    /// What is done.
    pub(crate) action: A,
    /// What it means.
    pub(crate) label: String,
}
