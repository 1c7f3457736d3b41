use bequest_engine::{Game, Seat};
use bequest_words::{Company, Words};
use maud::Markup;

/// What a page shows of a game, and who may answer on it.
pub struct At<'a, G: Game> {
    /// The people at the table; `you` is the seat whose secrets the page may show.
    pub company: Company<'a>,
    /// What this viewer knows. With several seats on one device it is what everybody knows, unless one is uncovered.
    pub view: &'a G::View,
    /// The seats that can answer from this page.
    pub desks: &'a [Desk<'a, G>],
    /// Where answers are posted to, as in `/t/abc/act`.
    pub post_to: &'a str,
    /// Whether the table waits for everybody to be ready before answers count.
    pub gathering: bool,
}

/// A seat that can answer.
pub struct Desk<'a, G: Game> {
    /// The seat.
    pub seat: Seat,
    /// The number of what it is asked.
    pub question: u32,
    /// What it may do.
    pub legal: &'a [G::Action],
    /// Whether the game waits for it; if not, it may still cut in.
    pub asked: bool,
}

/// What a game adds to the pages: everything else is the same for all.
pub trait Board: Game {
    /// Returns the title of the game.
    fn title(words: &Words) -> String;

    /// Returns in one sentence what is asked of the viewer, or what is being waited for.
    fn question(at: &At<'_, Self>) -> String;

    /// Draws what lies on the table.
    fn board(at: &At<'_, Self>) -> Markup;

    /// Draws the public state of every player.
    fn players(at: &At<'_, Self>) -> Markup;

    /// Draws what the viewer holds; nothing for spectators.
    fn hand(at: &At<'_, Self>) -> Markup;

    /// Draws the controls for one seat that can answer.
    fn answers(at: &At<'_, Self>, desk: &Desk<'_, Self>) -> Markup;

    /// Tells something that happened.
    fn told(company: &Company<'_>, setup: &Self::Setup, told: &Self::Told) -> String;
}
