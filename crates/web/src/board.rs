use std::hash::{DefaultHasher, Hash, Hasher};

use bequest_editions::{FileEdition, Source};
use bequest_engine::{Game, Match, Seat};
use bequest_words::plain::{log_seat, log_text};
use bequest_words::{Company, Plain, Texts, Words};
use maud::{Markup, html};

use crate::assets::Asset;
use crate::{BoardPicture, Lesson, Look, Past, Primer, Scene, Tale, plain, tale};

/// What a page shows of a game, and who may answer on it.
pub struct At<'a, G: Game> {
    /// The people at the table; `you` is the seat whose secrets the page may show.
    pub company: Company<'a>,
    /// What this viewer knows. With several seats on one device it is what everyone knows, unless one is uncovered.
    pub view: &'a G::View,
    /// The latest events that this viewer was told, the last one last; in a long game not all of them.
    pub heard: &'a [G::Told],
    /// The seats that can answer from this page; none on a page that looks back.
    pub prompts: &'a [Prompt<'a, G>],
    /// Where answers are posted to, as in `/t/abc/act`.
    pub post_to: &'a str,
    /// Where the page asks why something cannot be done, as in `/t/abc/why`.
    pub why_at: &'a str,
    /// Whether the table waits for everyone to be ready before answers count.
    pub awaiting_ready: bool,
    /// The standing order of the viewer's seat; nobody else is shown it.
    pub order: Option<G::StandingOrder>,
    /// Whether the page looks back at a moment that is over.
    pub past: bool,
}

impl<'a, G: Game> At<'a, G> {
    /// Shows what a viewer knows, and nothing to answer it with. What a page adds to that is written before it, as in
    /// `At { prompts, ..At::still(company, view, heard) }`.
    pub fn still(company: Company<'a>, view: &'a G::View, heard: &'a [G::Told]) -> Self {
        let (prompts, post_to, why_at) = (&[], "", "");
        Self { company, view, heard, prompts, post_to, why_at, awaiting_ready: false, order: None, past: false }
    }

    /// Returns the viewer's seat if it can answer.
    pub fn asked_viewer(&self) -> Option<Seat> {
        let can_answer = |you: &Seat| self.prompts.iter().any(|prompt| prompt.seat == *you && !prompt.legal.is_empty());
        self.company.you.filter(can_answer)
    }

    /// Returns the actions of a kind that can be chosen on the page, each with its seat.
    pub fn legal(&self, is_wanted: impl Fn(&G::Action) -> bool) -> impl Iterator<Item = (Seat, G::Action)> {
        let all = self.prompts.iter().flat_map(|prompt| prompt.legal.iter().map(|action| (prompt.seat, *action)));
        all.filter(move |(_, action)| is_wanted(action))
    }
}

/// What is asked of a seat that can answer.
pub struct Prompt<'a, G: Game> {
    /// The seat.
    pub seat: Seat,
    /// The number of what it is asked.
    pub question: u32,
    /// What it may do.
    pub legal: &'a [G::Action],
    /// Whether the game waits for it; if not, it may still cut in.
    pub asked: bool,
}

impl<'a, G: Game> Prompt<'a, G> {
    /// Returns what a table asks of a seat now.
    pub fn of(table: &'a Match<G>, seat: Seat) -> Self {
        let question = table.question_of(seat).unwrap_or_default();
        Self { seat, question, legal: table.legal(seat), asked: table.is_asked(seat) }
    }
}

/// The part of the game that a moment belongs to, such as a day or a round.
pub struct Chapter {
    /// Its number: moments of the same chapter have the same.
    pub number: u32,
    /// A few letters for it, as in "Fri".
    pub short: String,
    /// All of it, as in "Friday, day 3".
    pub long: String,
}

/// What a game is about, for people who do not know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pitch {
    /// In one sentence, what it is about.
    pub about: String,
    /// In two or three words, where and when.
    pub scene: String,
}

/// Which edition of a game is built in, and where its values come from.
pub struct Provenance {
    /// The name of the edition.
    pub edition: String,
    /// How many of its values come from each source, in the order of `Source::ALL`.
    pub counts: [usize; 3],
}

impl Provenance {
    /// Counts the values of an edition by their sources.
    pub fn of(edition: &impl FileEdition) -> Self {
        let count = |source| edition.sources().filter(|its| *its == source).count();
        Self { edition: edition.id().name, counts: Source::ALL.map(count) }
    }
}

/// A region of a game that can have a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// What is on the table.
    Board,
    /// What is being decided now.
    Stage,
    /// The public state of every player.
    Players,
    /// What the viewer holds.
    Hand,
}

impl Area {
    /// All of them.
    pub const ALL: [Self; 4] = [Area::Board, Area::Stage, Area::Players, Area::Hand];

    /// Returns the name of the region.
    pub fn id(self) -> &'static str {
        match self {
            Area::Board => "board",
            Area::Stage => "stage",
            Area::Players => "players",
            Area::Hand => "hand",
        }
    }

    /// Draws the region.
    pub fn draw<S: Board>(self, at: &At<'_, S::Game>) -> Markup {
        match self {
            Area::Board => S::board(at),
            Area::Stage => S::stage(at),
            Area::Players => S::players(at),
            Area::Hand => S::hand(at),
        }
    }
}

/// Returns a hash; it is only compared within one process.
pub fn key_of(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// What a game adds to the pages; everything else is the same for all games.
///
/// A game's screens are a separate type, so that they can be in a separate crate. Every part has a plain default, made
/// from the serialised view and the notation of actions. So a game without screens can be played, and its own screens
/// replace the plain ones one by one:
///
/// ```
/// use bequest_conformance::lots::Lots;
/// use bequest_web::Board;
/// use bequest_words::{Texts, Words};
///
/// struct Screens;
///
/// impl Texts for Screens {}
///
/// impl Board for Screens {
///     type Game = Lots;
///
///     fn score(words: &Words, tenths: i32) -> String {
///         words.points(tenths / 10)
///     }
/// }
/// ```
///
/// [`Plain`](bequest_words::Plain) has only the plain parts.
pub trait Board: Texts + Send + Sync + 'static {
    /// The game that is shown.
    type Game: Game;

    /// The number of players in a guided first game, the guest included; none if there is no guide.
    const FIRST_GAME: Option<usize> = None;

    /// The options of a guided first game that differ from the usual ones, besides the number of players.
    const FIRST_GAME_OPTIONS: &'static [(&'static str, &'static str)] = &[];

    /// Returns how the game looks beside others, and what its pages load.
    fn look() -> Look {
        Look::plain(Self::Game::ID)
    }

    /// Returns the files that its pages use, besides those of its look.
    fn assets() -> Vec<&'static Asset> {
        Vec::new()
    }

    /// Returns the title of the game.
    fn title(words: &Words) -> String {
        Self::Game::ledger().title(words.language().code()).to_owned()
    }

    /// Returns in one sentence what the game is about, and where and when it plays.
    fn pitch(_: &Words) -> Option<Pitch> {
        None
    }

    /// Returns in one sentence what is asked of the viewer, or what is being waited for.
    fn question(at: &At<'_, Self::Game>) -> String {
        plain::question(at)
    }

    /// Returns the seat that this sentence is about, whose badge is before it; none if it is about several.
    fn question_seat(at: &At<'_, Self::Game>) -> Option<Seat> {
        at.asked_viewer()
    }

    /// Returns where the game is.
    fn chapter(words: &Words, view: &<Self::Game as Game>::View) -> Chapter {
        plain::chapter::<Self::Game>(words, view)
    }

    /// Draws what is on the table.
    ///
    /// In this and in all other drawings, elements that change by themselves can be marked with [`part`](crate::part).
    fn board(at: &At<'_, Self::Game>) -> Markup {
        plain::board(at)
    }

    /// Draws what is being decided now, and how far it has got.
    fn stage(at: &At<'_, Self::Game>) -> Markup {
        plain::stage(at)
    }

    /// Draws the controls for one seat that can answer; they are below the stage.
    fn answers(at: &At<'_, Self::Game>, prompt: &Prompt<'_, Self::Game>) -> Markup {
        plain::answers(at, prompt)
    }

    /// Draws what the viewer can do besides answering, after the controls of all seats that can answer: the controls of a
    /// seat that cannot answer now, so that they keep their place, or standing orders.
    fn beside_answers(at: &At<'_, Self::Game>) -> Markup {
        plain::orders(at)
    }

    /// Draws the public state of every player.
    fn players(at: &At<'_, Self::Game>) -> Markup {
        plain::players(at)
    }

    /// Draws what the viewer holds: nothing for spectators, all hands when everything is open.
    fn hand(at: &At<'_, Self::Game>) -> Markup {
        plain::hand(at)
    }

    /// Returns a number for all that a drawing depends on. As long as a viewer's number stays the same, the region is not
    /// drawn again; if there is none, it is drawn after each step.
    ///
    /// It covers the view, what was heard and the prompts. The rest of [`At`] is taken care of. Test it
    /// with [`KeyCheck`](crate::KeyCheck), which finds what a number leaves out.
    fn key(_: Area, _: &At<'_, Self::Game>) -> Option<u64> {
        None
    }

    /// Returns the line of the log about something that happened.
    fn log_text(company: &Company<'_>, _: &<Self::Game as Game>::Setup, told: &<Self::Game as Game>::Told) -> String {
        log_text(company, told)
    }

    /// Returns the seat whose badge is before that line.
    fn log_seat(told: &<Self::Game as Game>::Told) -> Option<Seat> {
        log_seat(told)
    }

    /// Returns whether something that happened is an effect of what happened before it: the log shows it below that line.
    fn is_effect(_: &<Self::Game as Game>::Told) -> bool {
        false
    }

    /// Returns the title of the chapter that is over when something happens, if one is: the log is grouped by chapters.
    fn chapter_ended(_: &Words, _: &<Self::Game as Game>::Told) -> Option<String> {
        None
    }

    /// Returns whether something that happened is a moment of weight, which the page stages.
    fn is_staged(_: &<Self::Game as Game>::Told) -> bool {
        false
    }

    /// Returns the scene of such a moment, given its place in what was heard. It is drawn from what was heard up to then,
    /// and from what never changes: while other things happen, it stays the same.
    fn scene(_: &At<'_, Self::Game>, _place: usize) -> Option<Scene> {
        None
    }

    /// Returns a final score, given in tenths, as text.
    fn score(words: &Words, tenths: i32) -> String {
        plain::score(words, tenths)
    }

    /// Returns what is told of a game after its end: its chapters, how it went and how it was decided.
    fn tale(past: &Past<'_, Self::Game>) -> Tale
    where
        Self: Sized,
    {
        tale::plain::<Self>(past)
    }

    /// Draws the final board of a game for a picture that is shown elsewhere, if it can be drawn by itself.
    fn picture(_: &Past<'_, Self::Game>) -> Option<BoardPicture> {
        None
    }

    /// Draws what was on the table at a moment of a game that is over. `whole` is all that happened in the game, so
    /// that the drawing can show what was still to come.
    fn look_back(at: &At<'_, Self::Game>, _whole: &[<Self::Game as Game>::Told]) -> Markup {
        Self::board(at)
    }

    /// Returns what the guide of a first game says to the seat of the view, if there is something to say now.
    fn lesson(_: &At<'_, Self::Game>) -> Option<Lesson> {
        None
    }

    /// Returns whether the game has come to where its rulebook advises to stop a first one: the guide then asks whether
    /// to go on.
    fn trial_is_over(_: &<Self::Game as Game>::View) -> bool {
        false
    }

    /// Draws what has been learned when the guide asks whether to go on. It is for the seat of the view alone.
    fn trial_offer(_: &At<'_, Self::Game>) -> Markup {
        html! {}
    }

    /// Draws how a first game stands that was stopped there, from what each seat knows, in seat order.
    fn trial_standing(_: &Company<'_>, _: &[&<Self::Game as Game>::View]) -> Markup {
        html! {}
    }

    /// Returns how the rulebook begins: the goal, the game in a few sentences, and a turn in a few pictures.
    fn primer(words: &Words) -> Primer {
        Primer::of_ledger(words, Self::Game::ledger())
    }

    /// Draws the components of the built-in edition for the rulebook, and says which of them are reconstructed. If it
    /// draws nothing, the rulebook has no such chapter.
    fn parts(_: &Words) -> Markup {
        html! {}
    }

    /// Returns which edition is built in, and where its values come from.
    fn provenance() -> Option<Provenance> {
        None
    }
}

impl<G: Game> Board for Plain<G> {
    type Game = G;
}
