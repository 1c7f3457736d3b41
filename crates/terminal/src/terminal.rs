use bequest_engine::{Game, Setup, Standing};
use bequest_words::plain::log_text;
use bequest_words::{Company, Plain, Texts, Words};

use crate::paint::Paint;
use crate::plain;

/// What the seats of a game that is drawn can do.
pub type Action<S> = <<S as Terminal>::Game as Game>::Action;
/// What a viewer knows of a game that is drawn.
pub type View<S> = <<S as Terminal>::Game as Game>::View;
/// The events of a game that is drawn, as a viewer is told them.
pub type Told<S> = <<S as Terminal>::Game as Game>::Told;

/// What a seat can have answered for it.
pub type Order<S> = <<S as Terminal>::Game as Game>::StandingOrder;

/// A game that can be drawn and spoken of in a terminal of 80 columns.
///
/// Every part has a plain default, made from the serialised view and the notation of actions, so that a game
/// without screens can be played; [`Plain`] has these and nothing else.
pub trait Terminal: Texts + Sized + Send + Sync + 'static {
    /// The game that is drawn.
    type Game: Game;

    /// What a player can look at more closely, by the word that they type.
    const SHEETS: &'static [&'static str] = &["table"];

    /// Says where the components come from, so that nobody takes a reconstructed one for the printed one.
    fn components(words: &Words, setup: &<Self::Game as Game>::Setup) -> String {
        let names: Vec<String> = setup.editions().into_iter().map(|edition| edition.name).collect();
        words.say("plain-components", &[("editions", words.list(&names).into())])
    }

    /// Draws what the viewer knows, without what happened and what is asked.
    fn draw(company: &Company<'_>, view: &View<Self>, paint: Paint) -> String {
        plain::draw::<Self::Game>(company, view, paint)
    }

    /// Draws one of the sheets.
    fn sheet(company: &Company<'_>, view: &View<Self>, paint: Paint, _: &str) -> String {
        Self::draw(company, view, paint)
    }

    /// Returns a line of the log.
    fn log_text(company: &Company<'_>, _: &View<Self>, told: &Told<Self>) -> String {
        log_text(company, told)
    }

    /// Returns whether it is worth a line among the latest events, where there is little space.
    fn is_news(_: &Told<Self>) -> bool {
        true
    }

    /// Returns what is asked of the viewer.
    fn question(company: &Company<'_>, view: &View<Self>) -> String {
        plain::question::<Self::Game>(company, view)
    }

    /// Returns what the viewer can choose from; a long run of like actions is one choice, by its first.
    fn choices(_: &Company<'_>, _: &View<Self>, legal: &[Action<Self>]) -> Vec<Choice<Action<Self>>> {
        plain::choices(legal)
    }

    /// Returns the standing orders that the viewer can give, each as it is typed and with what it means; a long run of like
    /// ones is one line.
    fn orders(_: &Company<'_>, _: &View<Self>, open: &[Order<Self>]) -> Vec<(String, String)> {
        plain::choices(open).into_iter().map(|choice| (choice.action.to_string(), choice.label)).collect()
    }

    /// Says what the viewer's standing order does.
    fn order(company: &Company<'_>, _: &View<Self>, order: Order<Self>) -> String {
        company.words.say("play-order", &[("order", order.to_string().into())])
    }

    /// Draws the result of a game that is over.
    fn result(company: &Company<'_>, _: &View<Self>, standing: &Standing) -> String {
        plain::result(company, standing)
    }

    /// Says who has won.
    fn last_word(company: &Company<'_>, _: &View<Self>, standing: &Standing) -> String {
        plain::last_word(company, standing)
    }
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

impl<G: Game> Terminal for Plain<G> {
    type Game = G;
}
