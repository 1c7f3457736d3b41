//! What the guide of a first game says: each thing when it matters, with a move of the gentle bot.

use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_last_will::{Action, Errand, LastWill, Phase, Told};
use bequest_last_will_bots::Gentle;
use bequest_web::{At, Lesson, Pins, Prompt, Proposal};
use bequest_words::Value;

use super::model::{Model, Now};
use super::{forecast, offering, plans, say};

/// Lessons about first things are given in the first rounds: older events are not available later.
const TAUGHT: u8 = 3;
/// From this round on the guide speaks of bankruptcy.
const LATE: u8 = 4;
/// From this round on houses should be sold.
const SALES: u8 = 5;

/// Returns what there is to say now: a lesson if one is due, and a move.
pub(super) fn of(at: &At<'_, LastWill>) -> Option<Lesson> {
    let m = Model::of(at);
    let seat = m.you()?;
    let prompt = at.prompts.iter().find(|prompt| prompt.seat == seat && prompt.asked && !prompt.legal.is_empty())?;
    let taught = due(&m, seat, prompt);
    let advice = advise(&m, prompt).filter(|_| !at.awaiting_ready);
    let Some(advice) = advice else { return taught.map(|taught| taught.lesson(&m)) };
    let hint = Hint::of(&m, advice);
    let proposal = Proposal { main: true, ..Proposal::new(prompt, &advice, hint.what(&m)) };
    let mut pins = Pins::default();
    let why = hint.why(&m, pins.add([&hint.thing]));
    let lesson = match taught {
        Some(taught) => {
            let lesson = taught.lesson(&m);
            let title = lesson.title.clone();
            Lesson { thought: Some(format!("{title}. {why}")), ..lesson }
        }
        None => Lesson {
            name: "hint",
            title: proposal.label.clone(),
            about: hint.about,
            thought: Some(why),
            ..Lesson::default()
        },
    };
    Some(Lesson { pins: pins.all(), proposal: Some(proposal), ..lesson })
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
fn due(m: &Model<'_>, seat: Seat, prompt: &Prompt<'_, LastWill>) -> Option<Taught> {
    let is_early = m.view.round <= TAUGHT;
    match (m.now, m.view.phase) {
        (Now::Keeping, Phase::Keeping) => Some(Taught("keep", "hand")),
        (Now::Keeping, _) if m.view.round == 1 => Some(Taught("cut", "hand")),
        (Now::Planning, _) if m.view.round == 1 => Some(Taught("plan", "stage")),
        (Now::Naming, Phase::Drawing) if m.view.round == 1 => Some(Taught("draw", "answers")),
        (Now::Errand, _) if m.view.round == 1 && m.view.pass == 1 => Some(Taught("errand", "board")),
        (Now::Line, _) if is_early && !has_told(m, seat, Thing::Demoted) => Some(Taught("line", "answers")),
        (Now::Turn, Phase::Actions) if m.view.play.is_none() => turn(m, seat, prompt),
        (Now::Turn, Phase::Actions) if is_early && adds(prompt) && !has_told(m, seat, Thing::Played) => {
            Some(Taught("event", "answers"))
        }
        _ => None,
    }
}

/// Returns the lesson of a turn in which nothing is begun.
fn turn(m: &Model<'_>, seat: Seat, prompt: &Prompt<'_, LastWill>) -> Option<Taught> {
    let (is_early, round) = (m.view.round <= TAUGHT, m.view.round);
    let can = |wanted: fn(&Action) -> bool| prompt.legal.iter().any(wanted);
    let is_fresh = !did_something(m, seat);
    if round == 1 && is_fresh {
        return Some(Taught("turn", "hand"));
    }
    if round >= SALES && is_fresh && can(|action| matches!(action, Action::Sell { .. })) {
        return Some(Taught("sale", "board"));
    }
    if round == LATE && is_fresh {
        return Some(Taught("bankrupt", "players"));
    }
    if is_early && can(|action| matches!(action, Action::Buy(..))) && !has_told(m, seat, Thing::Bought) {
        return Some(Taught("property", "hand"));
    }
    if is_early && can(|action| matches!(action, Action::Maintain(..))) && !has_told(m, seat, Thing::Maintained) {
        return Some(Taught("upkeep", "board"));
    }
    let joins = prompt.legal.iter().any(|action| {
        let Action::Play(card) = action else { return false };
        forecast::of(m, *card).is_some_and(|forecast| !forecast.companions.is_empty())
    });
    (is_early && joins && !has_told(m, seat, Thing::Played)).then_some(Taught("event", "hand"))
}

fn adds(prompt: &Prompt<'_, LastWill>) -> bool {
    prompt.legal.iter().any(|action| matches!(action, Action::With { .. }))
}

/// Something that a player did for the first time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    Played,
    Bought,
    Maintained,
    Demoted,
}

fn has_told(m: &Model<'_>, of: Seat, thing: Thing) -> bool {
    m.at.heard.iter().any(|told| match *told {
        Told::Played { seat, added, .. } => thing == Thing::Played && seat == of && !added.is_empty(),
        Told::Bought { seat, .. } => thing == Thing::Bought && seat == of,
        Told::Maintained { seat, .. } => thing == Thing::Maintained && seat == of,
        Told::Demoted { seat, .. } => thing == Thing::Demoted && seat == of,
        _ => false,
    })
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

/// A proposed move: the kind of text that speaks of it, what the text names, what it points at.
struct Hint {
    kind: &'static str,
    about: &'static str,
    thing: String,
    values: Vec<(&'static str, String)>,
}

impl Hint {
    fn of(m: &Model<'_>, action: Action) -> Self {
        let (kind, about) = kind(action);
        let thing = match action {
            Action::Maintain(card, _) | Action::Use(card) | Action::Sell { card, .. } => format!("own-{card}"),
            Action::Keep(card) | Action::Play(card) | Action::Put(card) | Action::Buy(card, _) => {
                format!("card-{card}")
            }
            _ => action.to_string(),
        };
        Self { kind, about, thing, values: values(m, action) }
    }

    /// Says what to do.
    fn what(&self, m: &Model<'_>) -> String {
        m.words.say(&format!("last-will-guide-do-{}", self.kind), &self.values())
    }

    /// Says why, with a pin.
    fn why(&self, m: &Model<'_>, pin: &'static str) -> String {
        let mut values = self.values();
        values.push(("pin", pin.into()));
        m.words.say(&format!("last-will-guide-why-{}", self.kind), &values)
    }

    fn values(&self) -> Vec<(&str, Value<'_>)> {
        self.values.iter().map(|(name, value)| (*name, value.as_str().into())).collect()
    }
}

/// Returns the kind of text that speaks of an action, and the region where it is.
fn kind(action: Action) -> (&'static str, &'static str) {
    match action {
        Action::Keep(_) => ("keep", "hand"),
        Action::Plan(_) => ("plan", "stage"),
        Action::Draw(_) => ("draw", "answers"),
        Action::Take(_) => ("take", "board"),
        Action::Home => ("home", "answers"),
        Action::Place(_) => ("place", "board"),
        Action::Market(_) => ("market", "answers"),
        Action::Play(_) => ("play", "hand"),
        Action::Join(_) | Action::With { .. } | Action::Bonus(..) => ("add", "answers"),
        Action::Done => ("done", "answers"),
        Action::Put(_) => ("put", "hand"),
        Action::Drop(_) => ("drop", "board"),
        Action::Use(_) => ("use", "board"),
        Action::Buy(..) => ("buy", "hand"),
        Action::Sell { .. } => ("sell", "board"),
        Action::Maintain(..) => ("maintain", "board"),
        Action::Token { .. } => ("token", "board"),
        Action::Demote(_) => ("demote", "answers"),
        Action::Skip => ("skip", "answers"),
        Action::End => ("end", "answers"),
    }
}

/// Returns what the text of an action names.
fn values(m: &Model<'_>, action: Action) -> Vec<(&'static str, String)> {
    let card = |card| ("card", m.card(card));
    match action {
        Action::Keep(it)
        | Action::Take(it)
        | Action::Put(it)
        | Action::Drop(it)
        | Action::Use(it)
        | Action::Join(it) => {
            vec![card(it)]
        }
        Action::Buy(it, _) | Action::Sell { card: it, .. } | Action::Bonus(it, _) | Action::With { card: it, .. } => {
            vec![card(it)]
        }
        Action::Token { on, .. } => vec![card(on)],
        Action::Plan(plan) => {
            let what = m.view.plan(plan).map(|its| plans::gives(m, its)).unwrap_or_default();
            vec![("number", plan.to_string()), ("what", what)]
        }
        Action::Draw(deck) => vec![("what", m.say(&format!("last-will-pile-{deck}")))],
        Action::Place(errand) => vec![("what", errand_name(m, errand))],
        Action::Play(it) => {
            let most = forecast::of(m, it).map_or(0, |forecast| forecast.most);
            vec![card(it), ("sum", m.money(most))]
        }
        Action::Maintain(it, _) => vec![card(it), ("sum", m.money(m.view.running_cost(m.view.acting, it)))],
        Action::Demote(line) => {
            let symbol = m.job(m.view.acting).map(|job| m.edition.job(job.job).symbol(line));
            vec![("what", symbol.map(|its| say::symbol(m.words, its)).unwrap_or_default())]
        }
        Action::Home | Action::Market(_) | Action::Done | Action::Skip | Action::End => Vec::new(),
    }
}

fn errand_name(m: &Model<'_>, errand: Errand) -> String {
    m.say(&format!("last-will-page-errand-{}", offering::name(errand)))
}
