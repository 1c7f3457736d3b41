//! Carries out what a person types.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};

use bequest_engine::{Game, Ledger, Rule, RuleId, Seat, SeatSet, Viewer, find_rule};

use crate::command::{self, Command};
use crate::orders::order;
use crate::paint::{Ink, two_columns, wrap};
use crate::session::{Console, Session, WAIT, log_lines};
use crate::terminal::{Action, Choice, Terminal};

/// What became of a line.
pub(crate) enum Obeyed {
    /// The seat has answered; others are next.
    Answered,
    /// The seat is asked something else, or wants to see everything again.
    Changed,
    /// Something was shown; the question is still open.
    Shown,
    /// The person leaves.
    Leave,
}

/// Does what a line says.
pub(crate) fn obey<S: Terminal>(
    session: &mut Session<S>,
    seat: Seat,
    line: &str,
    console: &mut Console<'_>,
) -> io::Result<Obeyed> {
    match command::read(line, S::SHEETS) {
        Command::Nothing => return nothing(session, seat, console),
        Command::Other(text) => return other(session, seat, text, console),
        Command::Undo => return undo(session, seat, console),
        Command::Redo => return redo(session, seat, console),
        Command::Quit => return Ok(Obeyed::Leave),
        Command::Why(text) => why(session, seat, text, console)?,
        Command::Rule(id) => rule(session, id, console)?,
        Command::Rules(chapter) => rules(session, chapter, console)?,
        Command::Order(text) => order(session, seat, &command::notation(text), console)?,
        Command::Log => log(session, Viewer::Seat(seat), console)?,
        Command::Save(file) => save(session, file, console)?,
        Command::Help => help(session, seat, console)?,
        Command::Sheet(sheet) => {
            let company = session.company(Some(seat));
            console.show(S::sheet(&company, &session.view(Viewer::Seat(seat)), session.paint, sheet).trim_end())?;
        }
    }
    Ok(Obeyed::Shown)
}

/// Enter alone: gives the only answer or that of a standing order, waits where one could cut in, else draws everything again.
fn nothing<S: Terminal>(session: &mut Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<Obeyed> {
    if session.can_cut_in(seat) {
        session.wait(seat);
        return Ok(Obeyed::Answered);
    }
    if let Some(action) = session.ordered_answer(seat) {
        return play(session, seat, action, console);
    }
    match session.choices(seat)[..] {
        // Nothing is asked of this player, who was only shown the table.
        [] => Ok(Obeyed::Answered),
        [(_, Choice { action, .. })] => play(session, seat, action, console),
        _ => Ok(Obeyed::Changed),
    }
}

fn other<S: Terminal>(
    session: &mut Session<S>,
    seat: Seat,
    text: &str,
    console: &mut Console<'_>,
) -> io::Result<Obeyed> {
    if session.can_cut_in(seat) && number(text) == Some(WAIT) {
        return nothing(session, seat, console);
    }
    match resolve(session, seat, text) {
        // Where nothing is asked, whatever is typed is as good as Enter, and looks like an answer to the others.
        _ if session.choices(seat).is_empty() => Ok(Obeyed::Answered),
        Ok(action) => play(session, seat, action, console),
        Err(what) => {
            complain(session, &what, console)?;
            Ok(Obeyed::Shown)
        }
    }
}

fn play<S: Terminal>(
    session: &mut Session<S>,
    seat: Seat,
    action: Action<S>,
    console: &mut Console<'_>,
) -> io::Result<Obeyed> {
    let before = session.asked();
    match session.play(seat, action) {
        Ok(()) => Ok(after_step(session, seat, before)),
        Err(refusal) => {
            refuse(session, refusal.rule, console)?;
            Ok(Obeyed::Shown)
        }
    }
}

/// Returns whether a seat goes on after a step: the same seats are asked as before, and nobody has to see the table
/// first.
fn after_step<S: Terminal>(session: &Session<S>, seat: Seat, before: SeatSet) -> Obeyed {
    let goes_on = session.table.is_asked(seat) && session.asked() == before && session.silent().is_empty();
    if goes_on { Obeyed::Changed } else { Obeyed::Answered }
}

/// Finds the action that is meant by a number or by its notation, or says why there is none.
fn resolve<S: Terminal>(session: &Session<S>, seat: Seat, text: &str) -> Result<Action<S>, String> {
    let choices = session.choices(seat);
    if let Some(number) = number(text) {
        let found = choices.iter().find(|(shown, _)| *shown == number);
        return found
            .map(|(_, choice)| choice.action)
            .ok_or_else(|| session.words.say("play-no-choice", &[("number", text.into())]));
    }
    command::notation(text).parse().map_err(|_| {
        let values = [("text", printable(text).into()), ("example", example(&choices).into())];
        session.words.say("play-unknown", &values)
    })
}

/// Reads a number from the list, as in `3`, `3)` or `3.`.
fn number(text: &str) -> Option<usize> {
    text.trim_end_matches([')', '.']).parse().ok()
}

fn example<A: ToString>(choices: &[(usize, Choice<A>)]) -> String {
    choices.last().map(|(_, choice)| choice.action.to_string()).unwrap_or_default()
}

pub(crate) fn complain<S: Terminal>(session: &Session<S>, what: &str, console: &mut Console<'_>) -> io::Result<()> {
    wrap("", what, 2).iter().try_for_each(|line| console.show(&session.paint.ink(Ink::Wrong, line)))
}

fn refuse<S: Terminal>(session: &Session<S>, rule: RuleId, console: &mut Console<'_>) -> io::Result<()> {
    complain(session, &session.words.say("play-refused", &[("rule", rule.as_str().into())]), console)?;
    match find_rule(&S::Game::ledgers(), rule.as_str()) {
        Some(rule) => show_rule(session, rule, console),
        None => Ok(()),
    }
}

fn show_rule<S: Terminal>(session: &Session<S>, rule: &Rule, console: &mut Console<'_>) -> io::Result<()> {
    let text = format!("{}: {}", rule.id, rule.text(session.words.language().code()));
    wrap("", &text, 2).iter().try_for_each(|line| console.show(line))
}

fn why<S: Terminal>(session: &Session<S>, seat: Seat, text: &str, console: &mut Console<'_>) -> io::Result<()> {
    if text.is_empty() {
        let example = example(&session.choices(seat));
        return complain(session, &session.words.say("play-why-what", &[("example", example.into())]), console);
    }
    let action = match resolve(session, seat, text) {
        Ok(action) => action,
        Err(what) => return complain(session, &what, console),
    };
    match session.table.why_not(seat, action) {
        Some(rule) => refuse(session, rule, console),
        None => console.show(&session.words.say("play-why-legal", &[("action", action.to_string().into())])),
    }
}

/// Shows a rule by its id, or by its number alone.
pub(crate) fn rule<S: Terminal>(session: &Session<S>, id: &str, console: &mut Console<'_>) -> io::Result<()> {
    let first = first_rule::<S>();
    if id.is_empty() {
        return complain(session, &session.words.say("play-rule-what", &[("example", first.into())]), console);
    }
    let prefix = first.split('-').next().unwrap_or_default();
    let ledgers = S::Game::ledgers();
    let found = find_rule(&ledgers, id).or_else(|| find_rule(&ledgers, &format!("{prefix}-{id}")));
    match found {
        Some(rule) => show_rule(session, rule, console),
        None => complain(session, &session.words.say("play-no-rule", &[("text", printable(id).into())]), console),
    }
}

fn first_rule<S: Terminal>() -> &'static str {
    S::Game::ledger().rules().first().map_or("", |rule| rule.id.as_str())
}

/// Lists the chapters with their rules, or shows the rules of one chapter.
pub(crate) fn rules<S: Terminal>(session: &Session<S>, chapter: &str, console: &mut Console<'_>) -> io::Result<()> {
    let (ledgers, code) = (S::Game::ledgers(), session.words.language().code());
    let rules_of = |ledger: &'static Ledger, id: &str| {
        ledger.rules().iter().filter(move |rule| rule.chapter == id).collect::<Vec<_>>()
    };
    let mut chapters =
        ledgers.iter().flat_map(|&ledger| ledger.chapters().iter().map(move |chapter| (ledger, chapter)));
    if chapter.is_empty() {
        for (ledger, chapter) in chapters {
            let rules = rules_of(ledger, &chapter.id);
            let range = match &rules[..] {
                [first, .., last] => format!("{} … {}", first.id, last.id),
                [only] => only.id.clone(),
                [] => String::new(),
            };
            console.show(&two_columns(&chapter.id, &format!("{} ({range})", chapter.title(code))))?;
        }
        return console.show(&session.words.say("play-rules-how", &[("example", first_rule::<S>().into())]));
    }
    let wanted = chapters
        .find(|(_, known)| known.id.eq_ignore_ascii_case(chapter) || known.title(code).eq_ignore_ascii_case(chapter));
    match wanted {
        Some((ledger, wanted)) => {
            rules_of(ledger, &wanted.id).into_iter().try_for_each(|rule| show_rule(session, rule, console))
        }
        None => {
            let values = [("text", printable(chapter).into())];
            complain(session, &session.words.say("play-no-chapter", &values), console)
        }
    }
}

fn undo<S: Terminal>(session: &mut Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<Obeyed> {
    let before = session.asked();
    match session.table.undo(seat) {
        Ok(()) => {
            // Their order would give the same answer again.
            session.orders[seat] = None;
            Ok(after_step(session, seat, before))
        }
        Err(stop) => {
            complain(session, &session.company(Some(seat)).undo_stop(stop), console)?;
            Ok(Obeyed::Shown)
        }
    }
}

fn redo<S: Terminal>(session: &mut Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<Obeyed> {
    let before = session.asked();
    if session.table.redo(seat) {
        return Ok(after_step(session, seat, before));
    }
    complain(session, &session.say("redo-nothing"), console)?;
    Ok(Obeyed::Shown)
}

/// Shows the whole log of a viewer.
pub(crate) fn log<S: Terminal>(session: &Session<S>, viewer: Viewer, console: &mut Console<'_>) -> io::Result<()> {
    let company = session.company(viewer.seat());
    let view = session.view(viewer);
    console.show(&session.paint.ink(Ink::Strong, &session.say("play-log")))?;
    for told in session.table.log(viewer) {
        log_lines::<S>(&company, &view, &told).iter().try_for_each(|line| console.show(line))?;
    }
    Ok(())
}

/// Writes the record to a new file; one that exists is left alone.
pub(crate) fn save<S: Terminal>(session: &Session<S>, file: &str, console: &mut Console<'_>) -> io::Result<()> {
    if file.is_empty() {
        return complain(session, &session.say("play-save-what"), console);
    }
    let record = session.table.record();
    let created = OpenOptions::new().write(true).create_new(true).open(file);
    let written = created.and_then(|mut created| created.write_all(record.to_string().as_bytes()));
    let name = ("file", printable(file).into());
    match written {
        Ok(()) => {
            let key = if record.end.is_some() { "play-saved-over" } else { "play-saved" };
            wrap("", &session.words.say(key, &[name]), 2).iter().try_for_each(|line| console.show(line))
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            complain(session, &session.words.say("play-save-exists", &[name]), console)
        }
        Err(error) => {
            let values = [name, ("why", error.to_string().into())];
            complain(session, &session.words.say("play-save-failed", &values), console)
        }
    }
}

fn help<S: Terminal>(session: &Session<S>, seat: Seat, console: &mut Console<'_>) -> io::Result<()> {
    let example = example(&session.choices(seat));
    console.show(&session.paint.ink(Ink::Strong, &session.say("play-help-title")))?;
    let number = session.words.say("play-help-number", &[("example", example.as_str().into())]);
    console.show(&two_columns("1, 2, 3 …", &number))?;
    let rule = first_rule::<S>();
    for (typed, key) in [
        (session.say("play-key-enter"), "play-help-enter"),
        (format!("why {example}"), "play-help-why"),
        (format!("rule {rule}, rules"), "play-help-rule"),
        ("order".to_owned(), "play-help-order"),
        ("undo, redo".to_owned(), "play-help-undo"),
        ("log".to_owned(), "play-help-log"),
        (S::SHEETS.join(", "), "play-help-sheets"),
        ("save FILE".to_owned(), "play-help-save"),
        ("quit".to_owned(), "play-help-quit"),
    ] {
        console.show(&two_columns(&typed, &session.say(key)))?;
    }
    Ok(())
}

/// Returns what can be shown again of what was typed.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(60).collect()
}
