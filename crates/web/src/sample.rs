//! Pages of games that are played without a server, to look at them: the examples of the games' screens write them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use bequest_engine::{Game, Match, Seat, SeatSet, Timing, Viewer, Waiting};
use bequest_words::{Company, Language, Words};
use maud::{Markup, PreEscaped, html};

use crate::{
    Area, At, Board, Call, Clock, Closing, End, Fairness, Guide, LOG_CHUNK, LogLine, Page, Past, PlayerLine,
    Preferences, Prompt, Region, Stage, TableFrame, TimeLine, Visitor, assets, common_regions, document, log_region,
    table,
};

/// The time of the server on all pages.
const NOW: i64 = 1_000_000;
/// So many of the latest events are drawn.
const HEARD: usize = 150;

/// The pages of a game with their names, at the moments that are worth looking at.
pub struct Album {
    words: Words,
    /// Whether a guide goes along.
    guided: bool,
    pages: Vec<(String, String)>,
}

impl Album {
    /// Begins one in a language. A guide goes along if the environment has a variable `GUIDE`.
    pub fn new<S: Board>(language: Language) -> Self {
        Self { words: Words::of::<S>(language), guided: env::var_os("GUIDE").is_some(), pages: Vec::new() }
    }

    /// Takes in a page.
    pub fn add(&mut self, name: &str, page: String) {
        self.pages.push((name.to_owned(), page));
    }

    /// Takes in what a viewer sees, unless it has a page of this name. Returns whether it has not had one.
    pub fn show<S: Board>(&mut self, name: &str, table: &Match<S::Game>, viewer: Viewer) -> bool {
        let is_new = self.pages.iter().all(|(known, _)| known != name);
        if is_new {
            let page = self.page::<S>(table, viewer);
            self.add(name, page);
        }
        is_new
    }

    /// Takes in the page of a game that is over, and one that looks back to its middle; returns all pages.
    pub fn finish<S: Board>(mut self, table: &Match<S::Game>, viewer: Viewer) -> Vec<(String, String)> {
        self.show::<S>("over", table, viewer);
        let past = self.past::<S>(table, table.moments(Viewer::Open).len() / 2);
        self.add("past", past);
        self.pages
    }

    /// Draws what a viewer sees.
    pub fn page<S: Board>(&self, table: &Match<S::Game>, viewer: Viewer) -> String {
        let (names, heard) = (names(table), heard(table, viewer, usize::MAX));
        let view = table.view(viewer).expect("the viewer is at the table").view;
        let seats = viewer.seat().into_iter().filter(|&seat| !table.legal(seat).is_empty());
        let prompts: Vec<_> = seats.map(|seat| Prompt::of(table, seat)).collect();
        let company = Company { words: &self.words, names: &names, you: viewer.seat() };
        let at =
            At { prompts: &prompts, post_to: "/t/abc/act", why_at: "/t/abc/why", ..At::still(company, &view, &heard) };
        self.draw::<S>(table, &at, None)
    }

    /// Draws the page that looks back to a moment of a game that is over.
    fn past<S: Board>(&self, table: &Match<S::Game>, step: usize) -> String {
        let moment = table.moment(Viewer::Open, step).expect("the game has this moment");
        let (names, heard) = (names(table), heard(table, Viewer::Open, moment.heard));
        let company = Company { words: &self.words, names: &names, you: None };
        self.draw::<S>(table, &At { past: true, ..At::still(company, &moment.view, &heard) }, Some(step))
    }

    fn draw<S: Board>(&self, table_of: &Match<S::Game>, at: &At<'_, S::Game>, step: Option<usize>) -> String {
        let mut frame = frame::<S>(table_of, at, step);
        if self.guided && !at.prompts.is_empty() {
            frame.guide = Guide::Along(S::lesson(at));
        }
        let answers = html! { @for prompt in at.prompts { (S::answers(at, prompt)) } (S::beside_answers(at)) };
        let mut regions = common_regions(&frame);
        regions.push(Region::new("answers", answers));
        regions.extend(Area::ALL.map(|area| Region::new(area.id(), area.draw::<S>(at))));
        let visitor = Visitor { name: at.company.names.first().map(String::as_str), ..self.visitor() };
        let page = table(&visitor, &frame, &regions, &log::<S>(table_of, at));
        document(&visitor, &Page { game: Some(S::look()), stream: None, ..page })
    }

    fn visitor(&self) -> Visitor<'_> {
        Visitor { words: &self.words, name: None, now: NOW, preferences: Preferences::default(), turns: 0 }
    }

    /// Draws two scenes of each kind, as they are at their ends.
    pub fn scenes<S: Board>(&self, table: &Match<S::Game>) -> String {
        let (names, heard) = (names(table), table.log(Viewer::Spectator));
        let view = table.view(Viewer::Spectator).expect("anyone may watch").view;
        let at = At::still(Company { words: &self.words, names: &names, you: None }, &view, &heard);
        let mut drawn: Vec<(&str, String)> = Vec::new();
        for scene in (0..heard.len()).filter_map(|place| S::scene(&at, place)) {
            if drawn.iter().filter(|(name, _)| *name == scene.name).count() < 2 {
                drawn.push((scene.name, scene.drawing.0.replace(" data-when=", " data-on data-when=")));
            }
        }
        self.bare::<S>(html! {
            div style="display:flex;flex-wrap:wrap;gap:12px;padding:12px" {
                @for (name, drawing) in &drawn {
                    div class={ "scene stage " (name) } style="--lasts:900000ms;animation:none" { (PreEscaped(drawing)) }
                }
            }
            script { (PreEscaped("document.querySelectorAll('[data-on]').forEach(it => it.classList.add('on'))")) }
        })
    }

    /// Draws the pictures and the components of the rulebook.
    pub fn rules<S: Board>(&self) -> String {
        self.bare::<S>(html! {
            section.panel.rulebook.pad {
                @for step in S::primer(&self.words).steps { h3 { (step.title) } p { (step.text) } (step.picture) }
                (S::parts(&self.words))
            }
        })
    }

    fn bare<S: Board>(&self, main: Markup) -> String {
        let page = Page { title: String::new(), stream: None, game: Some(S::look()), main, bar: None };
        document(&self.visitor(), &page)
    }
}

/// Returns what the players of a table are called.
pub(crate) fn names<G: Game>(table: &Match<G>) -> Vec<String> {
    table.players().iter().map(|player| player.name().to_owned()).collect()
}

/// Returns the latest of so many events that a viewer has heard.
fn heard<G: Game>(table: &Match<G>, viewer: Viewer, count: usize) -> Vec<G::Told> {
    let mut heard: Vec<_> = table.heard(viewer).take(count).collect();
    heard.drain(..heard.len().saturating_sub(HEARD));
    heard
}

fn log<S: Board>(table: &Match<S::Game>, at: &At<'_, S::Game>) -> Vec<Region> {
    let line = |told: &<S::Game as Game>::Told| LogLine {
        ended: S::chapter_ended(at.company.words, told),
        seat: S::log_seat(told),
        text: S::log_text(&at.company, table.setup(), told),
        effect_of: None,
    };
    let lines: Vec<LogLine> = at.heard.iter().map(line).collect();
    let chunks = lines.chunks(LOG_CHUNK).enumerate();
    chunks.map(|(number, lines)| log_region(number, at.company.names, lines)).collect()
}

fn frame<'a, S: Board>(table: &Match<S::Game>, at: &At<'a, S::Game>, step: Option<usize>) -> TableFrame<'a> {
    let Company { words, names, you } = at.company;
    let line = |seat: Seat| PlayerLine { seat, bot: false, stands_in_for: None, can_replace: false };
    let is_over = table.standing().is_some();
    let moments = if is_over { table.moment_count(Viewer::Open) } else { 40 };
    TableFrame {
        words,
        href: "/t/abc",
        link: None,
        game: S::title(words),
        book: format!("/rules/{}", S::Game::ID),
        chapter: S::chapter(words, at.view).long,
        names,
        players: Seat::all(names.len()).map(line).collect(),
        stage: if is_over { Stage::Over } else { Stage::Playing },
        question: S::question(at),
        about: S::question_seat(at),
        your_turn: !at.prompts.is_empty(),
        you,
        own: you.map_or(SeatSet::EMPTY, SeatSet::only),
        to_uncover: SeatSet::EMPTY,
        clock: clock(table.waits_for()),
        ready: None,
        undo: Vec::new(),
        fairness: Fairness { table: "abc".to_owned(), commitment: "9f86d0818".to_owned(), ..Fairness::default() },
        end: end::<S>(table, at.company),
        practice: false,
        lately: None,
        closing: Closing { agreed: SeatSet::EMPTY, needed: SeatSet::EMPTY },
        time: TimeLine { count: moments, step, ..TimeLine::default() },
        guide: Guide::None,
    }
}

/// Returns the clock of a table on which everyone has some time left.
fn clock(waiting: Waiting) -> Option<Clock> {
    let Waiting::Seats(asking) = waiting else { return None };
    let call = match asking.timing {
        Timing::Think | Timing::Ready(_) => return None,
        Timing::Calls => Some(Call::Twice),
        Timing::Fixed => None,
    };
    Some(Clock { until: NOW + 42_000, call })
}

fn end<S: Board>(table: &Match<S::Game>, company: Company<'_>) -> Option<End> {
    let standing = table.standing()?;
    Some(End::Result {
        ranks: standing.ranks.values().iter().map(|&rank| rank.into()).collect(),
        scores: standing.scores.values().iter().map(|score| S::score(company.words, score.0)).collect(),
        rematch: None,
        tale: Arc::new(Past::look(table, company, S::tale)?),
    })
}

/// A folder with pages, and with the files that they need.
pub struct PageFolder(PathBuf);

impl PageFolder {
    /// Makes the folder that is named on the command line, or else `target/pages`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn make<S: Board>() -> io::Result<Self> {
        let folder = Path::new(&env::args().nth(1).unwrap_or_else(|| "target/pages".to_owned())).to_owned();
        fs::create_dir_all(folder.join("assets"))?;
        let look = S::look();
        let own = S::assets().into_iter().chain(look.style).chain(look.tile);
        for asset in assets::all().into_iter().chain(own) {
            fs::write(folder.join(asset.path.trim_start_matches('/')), asset.body)?;
        }
        Ok(Self(folder))
    }

    /// Writes the pages of games in English with these numbers of players, and of games of four in the other languages.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write_games(&self, players: &[usize], game: fn(usize, Language) -> Vec<(String, String)>) -> io::Result<()> {
        let english = players.iter().map(|&players| (players.to_string(), game(players, Language::English)));
        let others = Language::ALL.iter().filter(|&&language| language != Language::English);
        let others = others.map(|&language| (language.code().to_owned(), game(4, language)));
        for (kind, pages) in english.chain(others) {
            for (name, page) in pages {
                self.write(&format!("{name}-{kind}"), &page)?;
            }
        }
        Ok(())
    }

    /// Writes a page, in light and in dark.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, name: &str, page: &str) -> io::Result<()> {
        fs::write(self.0.join(format!("{name}.html")), page)?;
        let dark = page.replacen("<html ", "<html data-theme=\"dark\" ", 1);
        fs::write(self.0.join(format!("{name}-dark.html")), dark)
    }
}
