//! What the guide of a first game says: each thing when it matters, with a move of the gentle bot and its reason.

mod reason;

use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_last_will::{Action, LastWill, Phase, Told};
use bequest_last_will_bots::Gentle;
use bequest_web::{At, Lesson, Prompt, Proposal};

use super::model::{Model, Now};
use super::{blind, forecast};

/// Lessons about first things are given in the first rounds: older events are not available later.
const TAUGHT: u8 = 3;
/// From this round on the guide speaks of bankruptcy.
const LATE: u8 = 4;

/// Returns what there is to say now: a lesson if one is due, and a move with its reason.
pub(super) fn of(at: &At<'_, LastWill>) -> Option<Lesson> {
    let m = Model::of(at);
    let seat = m.you()?;
    let is_asked = |prompt: &&Prompt<'_, LastWill>| prompt.seat == seat && prompt.asked && !prompt.legal.is_empty();
    let Some(prompt) = at.prompts.iter().find(is_asked) else { return waiting(&m).map(|taught| taught.lesson(&m)) };
    let advice = advise(&m, prompt).filter(|_| !at.awaiting_ready);
    let taught = due(&m, seat, prompt, advice);
    let Some(advice) = advice else { return taught.map(|taught| taught.lesson(&m)) };
    let reason = reason::of(&m, advice);
    let label = m.words.say(&format!("last-will-guide-do-{}", reason.kind), &reason.values());
    let proposal = Proposal { ask: ask(&m, prompt, advice), ..Proposal::new(prompt, &advice, label) };
    let why = m.words.say(&format!("last-will-guide-why-{}", reason.why), &reason.values());
    let lesson = match taught {
        Some(taught) => {
            let lesson = taught.lesson(&m);
            let title = lesson.title.clone();
            Lesson { thought: Some(format!("{title}. {why}")), ..lesson }
        }
        None => {
            let title = proposal.label.clone();
            Lesson { name: "hint", title, about: reason.about, thought: Some(why), ..Lesson::default() }
        }
    };
    Some(Lesson { pins: reason.pins.all(), proposal: Some(proposal), ..lesson })
}

/// Returns what is asked before a proposed move is made that cannot be undone.
fn ask(m: &Model<'_>, prompt: &Prompt<'_, LastWill>, advice: Action) -> Option<String> {
    if let Action::Draw(deck) = advice { blind::ask(m, prompt, deck) } else { None }
}

/// Returns what can be learned while others act.
fn waiting(m: &Model<'_>) -> Option<Taught> {
    match (m.now, m.view.round) {
        (Now::Keeping, 0 | 1) => Some(Taught("welcome", "board")),
        (Now::Planning, 1) => Some(Taught("plan", "stage")),
        (Now::Naming, 1) => Some(Taught("draw", "stage")),
        (Now::Errand, 1) => Some(Taught("errand", "board")),
        (Now::Keeping, _) => Some(Taught("cut", "hand")),
        (Now::Turn | Now::Line | Now::Sale | Now::Looking, ..LATE) => Some(Taught("watch", "players")),
        (Now::Turn | Now::Line | Now::Sale | Now::Looking, _) => Some(Taught("bankrupt", "players")),
        _ => None,
    }
}

/// Asks the bot that plays so that beginners can follow it.
fn advise(m: &Model<'_>, prompt: &Prompt<'_, LastWill>) -> Option<Action> {
    let question = Question::new(prompt.seat, m.view.clone(), prompt.legal.to_vec());
    Gentle.choose(&question).filter(|action| prompt.legal.contains(action))
}

/// A lesson by its name, and the region it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Taught(&'static str, &'static str);

impl Taught {
    fn lesson(self, m: &Model<'_>) -> Lesson {
        let Taught(name, about) = self;
        let (title, text) = (format!("last-will-guide-{name}"), format!("last-will-guide-{name}-text"));
        Lesson { name, title: m.say(&title), text: m.say(&text), about, ..Lesson::default() }
    }
}

/// Returns the lesson that is due now.
fn due(m: &Model<'_>, seat: Seat, prompt: &Prompt<'_, LastWill>, advice: Option<Action>) -> Option<Taught> {
    let is_early = m.view.round <= TAUGHT;
    match (m.now, m.view.phase) {
        (Now::Keeping, Phase::Keeping) => Some(Taught("keep", "hand")),
        (Now::Keeping, _) if m.view.round == 1 => Some(Taught("cut", "hand")),
        (Now::Planning, _) if m.view.round == 1 => Some(Taught("plan", "stage")),
        (Now::Naming, Phase::Drawing) if m.view.round == 1 => Some(Taught("draw", "answers")),
        (Now::Errand, _) if m.view.round == 1 && m.view.pass == 1 => Some(Taught("errand", "board")),
        (Now::Line, _) if is_early && !has_told(m, seat, Thing::Demoted) => Some(Taught("line", "answers")),
        (Now::Turn, Phase::Actions) if m.view.play.is_none() => turn(m, seat, prompt, advice),
        (Now::Turn, Phase::Actions) if adds(prompt) && !has_told(m, seat, Thing::Played) => {
            Some(Taught("event", "answers"))
        }
        _ => None,
    }
}

/// Returns the lesson of a turn in which nothing is begun: what is proposed for the first time is taught with it.
fn turn(m: &Model<'_>, seat: Seat, prompt: &Prompt<'_, LastWill>, advice: Option<Action>) -> Option<Taught> {
    let round = m.view.round;
    let can = |wanted: fn(&Action) -> bool| prompt.legal.iter().any(wanted);
    let is_new = |thing| !has_told(m, seat, thing);
    let is_fresh = !did_something(m, seat);
    match advice {
        Some(Action::Buy(..)) if is_new(Thing::Bought) => return Some(Taught("property", "hand")),
        _ if is_fresh && (round == 1 || round == 2 && began_with_a_house(m, seat)) => {
            return Some(Taught("turn", "hand"));
        }
        Some(Action::Play(_)) if is_new(Thing::Event) => return Some(Taught("event", "hand")),
        Some(Action::Sell { .. }) if is_new(Thing::Sold) => return Some(Taught("sale", "board")),
        Some(Action::Maintain(..)) if is_new(Thing::Maintained) => return Some(Taught("upkeep", "board")),
        _ => {}
    }
    if round == LATE && is_fresh {
        return Some(Taught("bankrupt", "players"));
    }
    if round <= TAUGHT && can(|action| matches!(action, Action::Maintain(..))) && is_new(Thing::Maintained) {
        return Some(Taught("upkeep", "board"));
    }
    let joins = prompt.legal.iter().any(|action| {
        let Action::Play(card) = action else { return false };
        forecast::of(m, *card).is_some_and(|forecast| !forecast.companions.is_empty())
    });
    (joins && is_new(Thing::Played)).then_some(Taught("event", "hand"))
}

fn adds(prompt: &Prompt<'_, LastWill>) -> bool {
    prompt.legal.iter().any(|action| matches!(action, Action::With { .. }))
}

/// Something that a player did for the first time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    Event,
    Played,
    Bought,
    Sold,
    Maintained,
    Demoted,
}

fn has_told(m: &Model<'_>, of: Seat, thing: Thing) -> bool {
    m.at.heard.iter().any(|told| match *told {
        Told::Played { seat, added, .. } => {
            seat == of && (thing == Thing::Event || thing == Thing::Played && !added.is_empty())
        }
        Told::Bought { seat, .. } => thing == Thing::Bought && seat == of,
        Told::Sold { seat, .. } => thing == Thing::Sold && seat == of,
        Told::Maintained { seat, .. } => thing == Thing::Maintained && seat == of,
        Told::Demoted { seat, .. } => thing == Thing::Demoted && seat == of,
        _ => false,
    })
}

/// Tells whether the first thing that a seat did was to buy a house: then that was taught instead of the turn.
fn began_with_a_house(m: &Model<'_>, of: Seat) -> bool {
    let first = m.at.heard.iter().find(|told| match **told {
        Told::Played { seat, .. } | Told::Put { seat, .. } | Told::Bought { seat, .. } => seat == of,
        _ => false,
    });
    matches!(first, Some(Told::Bought { .. }))
}

/// Tells whether a seat has done something in its turn.
fn did_something(m: &Model<'_>, of: Seat) -> bool {
    let since = m.at.heard.iter().rev().take_while(|told| !matches!(told, Told::Turn { .. }));
    since.into_iter().any(|told| {
        matches!(
            *told,
            Told::Played { seat, .. }
                | Told::Put { seat, .. }
                | Told::Used { seat, .. }
                | Told::Bought { seat, .. }
                | Told::Sold { seat, .. }
                | Told::Maintained { seat, .. }
                | Told::PutToken { seat, .. }
                | Told::Dropped { seat, .. } if seat == of
        )
    })
}
