//! The course of a game: who is asked next, what they see, and what becomes of their answer.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use bequest_bots::{Bot, Question, Random, Timekeeper};
use bequest_engine::{Game, Match, PerSeat, Player, Seat, SeatSet, Seed, Viewer, Window, below};
use bequest_words::{Company, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::command::{self, Command};
use crate::obey::{Obeyed, log, obey, rule, rules, save};
use crate::paint::{Ink, Paint, WIDTH, wrap};
use crate::terminal::{Action, Choice, Order, Terminal, Told, View};

/// Lines for news and choices together, so that a screen of 40 lines holds everything.
const ROOM: usize = 11;
/// The same for a terminal of 24 lines.
const LITTLE_ROOM: usize = 7;
/// Where one could cut in, this number waits.
pub(crate) const WAIT: usize = 1;
/// At least this many news are shown, however long the list of choices is.
const LEAST_NEWS: usize = 2;

/// How long a bot may think, and how much longer it may take to stop.
const BOT_TIME: Duration = Duration::from_secs(2);
const BOT_GRACE: Duration = Duration::from_secs(2);

/// A keyboard and a screen.
pub struct Console<'a> {
    /// What is typed.
    pub input: &'a mut dyn BufRead,
    /// What is shown.
    pub out: &'a mut dyn Write,
}

impl Console<'_> {
    /// Shows some lines.
    pub(crate) fn show(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Asks for a line; nothing at the end of the input.
    fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// A match with its players.
pub struct Session<S: Terminal> {
    pub(crate) table: Match<S::Game>,
    pub(crate) words: Words,
    pub(crate) paint: Paint,
    names: Vec<String>,
    bots: Vec<Option<Box<dyn Bot<S::Game>>>>,
    timekeeper: Timekeeper,
    /// What the bots' own chance comes from.
    chance: ChaCha8Rng,
    /// Decides who of those to act is asked first.
    order: ChaCha8Rng,
    /// How much of its log each seat had seen when it last answered.
    heard: PerSeat<usize>,
    /// The question to which each seat has said that it will not cut in.
    waits: PerSeat<Option<u32>>,
    /// What answers for people who do not want to be asked.
    pub(crate) orders: PerSeat<Option<Order<S>>>,
    /// Who sits at the keyboard.
    keyboard: Option<Seat>,
    /// The player who has just undone an answer, and is asked again before anyone else.
    again: Option<Seat>,
    /// Who has sat at the keyboard since a secret window opened, with its round.
    seen: (u32, SeatSet),
}

/// How a person's turn ended.
enum Turn {
    /// With an answer.
    Answered,
    /// With good-bye.
    Left,
}

impl<S: Terminal> Session<S> {
    /// Makes one of a match that has just been started.
    pub(crate) fn new(
        table: Match<S::Game>,
        bots: Vec<Option<Box<dyn Bot<S::Game>>>>,
        names: Vec<String>,
        words: Words,
        paint: Paint,
        order: Seed,
    ) -> Self {
        let players = names.len();
        let order = ChaCha8Rng::from_seed(Seed::from_text(&format!("{order} order")).0);
        let mut chance = order.clone();
        chance.set_stream(1);
        let heard = PerSeat::filled(players, 0);
        let waits = PerSeat::filled(players, None);
        let orders = PerSeat::filled(players, None);
        let mut people = Seat::all(players).filter(|seat| bots[seat.index()].is_none());
        // A person alone is always the one at the keyboard.
        let keyboard = people.next().filter(|_| people.next().is_none());
        Self {
            table,
            words,
            paint,
            names,
            bots,
            timekeeper: Timekeeper::new(BOT_TIME, BOT_GRACE),
            chance,
            order,
            heard,
            waits,
            orders,
            keyboard,
            again: None,
            seen: (0, SeatSet::EMPTY),
        }
    }

    /// Returns the people at the table, as texts for this seat name them.
    pub(crate) fn company(&self, you: Option<Seat>) -> Company<'_> {
        Company { words: &self.words, names: &self.names, you }
    }

    /// Returns a message that is about nobody.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// Returns what a seat may choose from, with the numbers it is chosen by.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<(usize, Choice<Action<S>>)> {
        let choices = S::choices(&self.company(Some(seat)), &self.view(Viewer::Seat(seat)), self.table.legal(seat));
        let first = if self.can_cut_in(seat) { WAIT + 1 } else { 1 };
        (first..).zip(choices).map(|(place, choice)| (choice.number.unwrap_or(place), choice)).collect()
    }

    /// Returns what a viewer knows.
    pub(crate) fn view(&self, viewer: Viewer) -> View<S> {
        self.table.view(viewer).expect("seats of the table may look, and everyone after the end").view
    }

    /// Plays what a person chose.
    pub(crate) fn play(&mut self, seat: Seat, action: Action<S>) -> Result<(), bequest_engine::Refusal> {
        let heard = self.table.log(Viewer::Seat(seat)).len();
        let by = self.table.players()[seat.index()].by();
        self.table.play(seat, by, action)?;
        self.heard[seat] = heard;
        Ok(())
    }

    /// Returns whether a seat may do something although the game does not wait for it.
    pub(crate) fn can_cut_in(&self, seat: Seat) -> bool {
        !self.table.is_asked(seat) && !self.table.legal(seat).is_empty()
    }

    /// Notes that a seat will not cut in.
    pub(crate) fn wait(&mut self, seat: Seat) {
        self.waits[seat] = self.question_number(seat);
    }

    fn question_number(&self, seat: Seat) -> Option<u32> {
        self.table.view(Viewer::Seat(seat)).and_then(|seen| seen.question)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<S> {
        Seat::all(self.names.len())
    }

    /// Returns the seats that the game waits for.
    pub(crate) fn asked(&self) -> SeatSet {
        self.seats().filter(|&seat| self.table.is_asked(seat)).collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.bots[seat.index()].is_none()
    }

    pub(crate) fn people(&self) -> usize {
        self.seats().filter(|&seat| self.is_person(seat)).count()
    }

    /// Returns who is asked next: one of the seats that the game waits for, each with the same chance. Before the last
    /// of them, a person who could cut in is asked, once per question.
    fn next_seat(&mut self) -> Seat {
        if let Some(seat) = self.again.take().filter(|&seat| self.table.is_asked(seat)) {
            return seat;
        }
        let asked: Vec<Seat> = self.asked().iter().collect();
        if asked.len() == 1 {
            let may = |&seat: &Seat| {
                let waits = self.waits[seat] == self.question_number(seat) || self.looks_away(seat);
                self.is_person(seat) && self.can_cut_in(seat) && !waits
            };
            if let Some(seat) = self.seats().find(may) {
                return seat;
            }
        }
        let silent = self.silent();
        let among = match asked[..] {
            // The window closes with the last answer: the others have to be seen before.
            [_] if !silent.is_empty() => silent,
            _ => [asked, silent].concat(),
        };
        among[below(&mut self.order, among.len() as u32) as usize]
    }

    /// Returns the people who are not asked in a secret window, but have not sat at the keyboard in it: everyone does,
    /// so that nobody sees by it whose answer is missing.
    pub(crate) fn silent(&self) -> Vec<Seat> {
        if self.table.waits_for().window() != Window::Secret || self.people() == 1 {
            return Vec::new();
        }
        let (round, seen) = self.seen;
        let seen = if Some(round) == self.table.waits_for().round() { seen } else { SeatSet::EMPTY };
        let is_silent = |&seat: &Seat| self.is_person(seat) && !seen.contains(seat) && !self.table.is_asked(seat);
        self.seats().filter(is_silent).collect()
    }

    /// Notes that a person sits at the keyboard.
    fn see(&mut self, seat: Seat) {
        let round = self.table.waits_for().round().unwrap_or_default();
        if self.seen.0 != round {
            self.seen = (round, SeatSet::EMPTY);
        }
        self.seen.1.insert(seat);
    }

    /// Lets the standing order of a person who plays alone answer; returns whether it did. What happens meanwhile stays
    /// news.
    fn obey_order(&mut self, seat: Seat) -> bool {
        let Some(action) = self.ordered_answer(seat).filter(|_| self.looks_away(seat)) else { return false };
        let by = self.table.players()[seat.index()].by();
        self.table.play(seat, by, action).is_ok()
    }

    fn ask_bot(&mut self, seat: Seat) {
        let Some(mut question) = Question::at(&self.table, seat) else { return };
        let seed = self.chance.next_u64();
        question.seed = seed;
        let player = &self.table.players()[seat.index()];
        let (kind, by) = (player.name().to_owned(), player.by());
        let bot = self.bots[seat.index()].take();
        let (answer, bot) = self.timekeeper.ask(&kind, move || bot, question);
        // A bot that is lost is replaced for the rest of the game: people want to go on.
        self.bots[seat.index()] = bot.or_else(|| Some(Box::new(Random::new(seed))));
        self.table.play(seat, by, answer.action).expect("the runner answers with a legal action");
    }
}

/// Plays a game from the first question to the end, or until someone leaves.
///
/// # Errors
/// If the console is gone.
pub fn play_session<S: Terminal>(mut session: Session<S>, console: &mut Console<'_>) -> io::Result<()> {
    if !welcome(&session, console)? {
        return bye(&session, console);
    }
    while session.table.standing().is_none() {
        session.forget_orders();
        let seat = session.next_seat();
        if session.obey_order(seat) {
            continue;
        }
        if !session.is_person(seat) {
            session.ask_bot(seat);
        } else if let Turn::Left = ask_person(&mut session, seat, console)? {
            return bye(&session, console);
        }
    }
    finish(&session, console)
}

fn bye<S: Terminal>(session: &Session<S>, console: &mut Console<'_>) -> io::Result<()> {
    let over = session.table.standing().is_some();
    if !over && session.people() > 1 {
        console.show(&session.paint.wipe())?;
    }
    console.show(&format!("\n{}", session.say(if over { "play-bye" } else { "play-bye-early" })))
}

/// Shows what is fixed before the game; returns whether to begin.
fn welcome<S: Terminal>(session: &Session<S>, console: &mut Console<'_>) -> io::Result<bool> {
    let words = &session.words;
    let game = S::Game::ledger().title(words.language().code());
    let players = session.table.players().len();
    let title = words.say("play-welcome", &[("game", game.into()), ("players", players.into())]);
    console.show(&format!("{}\n", session.paint.ink(Ink::Strong, &title)))?;
    for (seat, player) in session.seats().zip(session.table.players()) {
        let name = match player {
            Player::Person(name) => name.as_str().to_owned(),
            Player::Bot(bot) => session.company(None).say_of(seat, "play-bot", &[("bot", bot.as_str().into())]),
        };
        console.show(&format!("  {seat} {name}"))?;
    }
    let components = wrap("", &S::components(words, session.table.setup()), 0).join("\n");
    console.show(&format!("\n{}", session.paint.ink(Ink::Faint, &components)))?;
    if let Some(fairness) = session.table.fairness() {
        console.show(&format!("\n{}\n  {}", session.say("play-commitment"), fairness.commitment))?;
        console.show(&session.say("play-commitment-why"))?;
    }
    Ok(console.read(&format!("\n{}", session.say("play-begin")))?.is_some())
}

fn ask_person<S: Terminal>(session: &mut Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<Turn> {
    match hand_over(session, seat, console)? {
        HandedOver::Taken => {}
        HandedOver::TakenBack => return Ok(Turn::Answered),
        HandedOver::Left => return Ok(Turn::Left),
    }
    session.see(seat);
    show_screen(session, seat, console)?;
    let prompt = session.say("play-prompt");
    while let Some(line) = console.read(&prompt)? {
        match obey(session, seat, &line, console)? {
            Obeyed::Answered => return Ok(Turn::Answered),
            Obeyed::Changed => show_screen(session, seat, console)?,
            Obeyed::Shown => {}
            Obeyed::Leave => return Ok(Turn::Left),
        }
    }
    Ok(Turn::Left)
}

/// How the keyboard went to someone else.
enum HandedOver {
    /// The next player has it.
    Taken,
    /// The player before undid their answer first.
    TakenBack,
    /// Someone said good-bye.
    Left,
}

/// Covers everything until the person to be asked sits at the keyboard.
fn hand_over<S: Terminal>(session: &mut Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<HandedOver> {
    if session.keyboard == Some(seat) {
        return Ok(HandedOver::Taken);
    }
    let company = session.company(None);
    let before = session.keyboard.filter(|&before| session.table.can_undo(before).is_ok());
    let mut text = session.paint.wipe() + &company.say_of(seat, "play-hand-over", &[]);
    if let Some(before) = before {
        text += &format!("\n{}", company.say_of(before, "play-hand-over-undo", &[]));
    }
    let Some(line) = console.read(&text)? else { return Ok(HandedOver::Left) };
    match (command::read(&line, &[]), before) {
        (Command::Quit, _) => Ok(HandedOver::Left),
        (Command::Undo, Some(before)) if session.table.undo(before).is_ok() => {
            session.again = Some(before);
            Ok(HandedOver::TakenBack)
        }
        _ => {
            session.keyboard = Some(seat);
            Ok(HandedOver::Taken)
        }
    }
}

/// Draws everything a person needs in order to answer.
fn show_screen<S: Terminal>(session: &Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<()> {
    let paint = session.paint;
    let company = session.company(Some(seat));
    let view = session.view(Viewer::Seat(seat));
    let choices = session.choices(seat);
    let fresh = if session.people() > 1 { paint.wipe() } else { paint.fresh().to_owned() };
    let game = S::Game::ledger().title(session.words.language().code());
    let title = format!("{}{:>width$}", game, company.name(seat), width = WIDTH - game.chars().count());
    console.show(&format!("{fresh}{}", paint.ink(Ink::Strong, &title)))?;
    console.show(S::draw(&company, &view, paint).trim_end())?;
    let more_players = session.names.len().saturating_sub(4);
    let (room, least) = match paint.tall {
        true => (ROOM, LEAST_NEWS),
        false => (LITTLE_ROOM - more_players, LEAST_NEWS - more_players),
    };
    let room = room.saturating_sub(choices.len()).max(least);
    for line in news(session, seat, &view, room) {
        console.show(&paint.ink(Ink::Faint, &line))?;
    }
    show_question(session, seat, &choices, console)
}

/// Returns the latest lines of a seat's log since its last answer, up to this many.
fn news<S: Terminal>(session: &Session<S>, seat: Seat, view: &View<S>, room: usize) -> Vec<String> {
    let company = session.company(Some(seat));
    let log = session.table.log(Viewer::Seat(seat));
    let since = session.heard[seat].min(log.len());
    let news = log[since..].iter().filter(|told| S::is_news(told));
    let lines: Vec<String> = news.flat_map(|told| log_lines::<S>(&company, view, told)).collect();
    lines[lines.len().saturating_sub(room)..].to_vec()
}

/// Shows what is asked, and what can be chosen.
pub(crate) fn show_question<S: Terminal>(
    session: &Session<S>,
    seat: Seat,
    choices: &[(usize, Choice<Action<S>>)],
    console: &mut Console<'_>,
) -> io::Result<()> {
    let paint = session.paint;
    let question = S::question(&session.company(Some(seat)), &session.view(Viewer::Seat(seat)));
    for line in wrap("", &question, 2) {
        console.show(&paint.ink(Ink::Strong, &line))?;
    }
    if let Some(text) = session.order_lines(seat) {
        wrap("", &text, 2).iter().try_for_each(|line| console.show(&paint.ink(Ink::Faint, line)))?;
    }
    if session.can_cut_in(seat) {
        console.show(&format!("{WAIT:>2}) {}", session.say("play-wait")))?;
    }
    for (number, choice) in choices {
        let notation = choice.action.to_string();
        let hint = if choice.label.starts_with(&notation) { String::new() } else { format!("  [{notation}]") };
        let mut lines = wrap(&format!("{number:>2}) "), &choice.label, 4);
        if lines.last().is_some_and(|line| line.chars().count() + hint.chars().count() > WIDTH + 2) {
            lines.push("  ".into());
        }
        console.show(&format!("{}{}", lines.join("\n"), paint.ink(Ink::Faint, &hint)))?;
    }
    let how = match choices {
        _ if session.can_cut_in(seat) => "play-choose-wait",
        [] | [_] => "play-choose-one",
        _ => "play-choose",
    };
    write!(console.out, "{} ", paint.ink(Ink::Faint, &session.say(how)))
}

/// Shows how the game ended, and lets people keep the record.
fn finish<S: Terminal>(session: &Session<S>, console: &mut Console<'_>) -> io::Result<()> {
    let Some(standing) = session.table.standing() else { return Ok(()) };
    let alone = session.keyboard.filter(|_| session.people() == 1);
    let company = session.company(alone);
    let view = session.view(Viewer::Open);
    console.show(&if alone.is_none() { session.paint.wipe() } else { session.paint.fresh().into() })?;
    for line in last_lines(session, alone, &view) {
        console.show(&line)?;
    }
    console.show(&format!("\n{}", session.paint.ink(Ink::Strong, &session.say("play-over"))))?;
    console.show(&S::result(&company, &view, &standing))?;
    console.show(&format!("{}\n", session.paint.ink(Ink::Strong, &S::last_word(&company, &view, &standing))))?;
    if let Some(seed) = session.table.record().end.and_then(|end| end.seed) {
        console.show(&format!("{}\n  {seed}", session.say("play-seed")))?;
    }
    console.show(&session.say("play-verify"))?;
    let prompt = session.say("play-prompt");
    while let Some(line) = console.read(&prompt)? {
        match command::read(&line, &[]) {
            Command::Save(file) => save(session, file, console)?,
            Command::Rule(id) => rule(session, id, console)?,
            Command::Rules(chapter) => rules(session, chapter, console)?,
            Command::Log => log(session, Viewer::Open, console)?,
            Command::Nothing | Command::Quit => break,
            _ => console.show(&session.say("play-verify"))?,
        }
    }
    bye(session, console)
}

/// Returns the last events, as everyone may see them.
fn last_lines<S: Terminal>(session: &Session<S>, you: Option<Seat>, view: &View<S>) -> Vec<String> {
    let company = session.company(you);
    let log = session.table.log(Viewer::Spectator);
    let news: Vec<_> = log.iter().filter(|told| S::is_news(told)).collect();
    let last = &news[news.len().saturating_sub(ROOM)..];
    last.iter().flat_map(|told| log_lines::<S>(&company, view, told)).collect()
}

/// Returns an event as lines of the log.
pub fn log_lines<S: Terminal>(company: &Company<'_>, view: &View<S>, told: &Told<S>) -> Vec<String> {
    wrap("· ", &S::log_text(company, view, told), 2)
}
