//! What the guide of a first game says: each thing when it matters. ERB-75

mod later;

use crate::words::sex;
use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{Card, Deed, Erbraffer, Person, PhaseView, Plan, Told};

use bequest_web::{At, Lesson};

/// Returns what there is to say now.
pub(super) fn of(at: &At<'_, Erbraffer>) -> Option<Lesson> {
    let seat = at.view.viewer.seat()?;
    let heirs = at.view.own_portraits().filter(|heirs| !heirs.is_empty())?;
    let is_asked = at.prompts.iter().any(|prompt| prompt.seat == seat && prompt.asked);
    if at.view.living > 0 {
        return if is_asked { later::of(at, seat, heirs) } else { None };
    }
    match at.view.phase {
        PhaseView::Turn { plan } if is_asked => turn(at, seat, heirs, plan.unwrap_or_default()),
        // ERB-20
        PhaseView::Testament if is_asked => {
            Some(say(at, "testament", "board", "erbraffer-guide-testament", "erbraffer-guide-testament-text"))
        }
        // A player who waits for their very first turn can look at their secrets meanwhile.
        PhaseView::Turn { .. } | PhaseView::Testament => (turns(at, seat) == 0).then(|| welcome(at, heirs)),
        PhaseView::Choosing if is_asked => Some(golden(at)),
        PhaseView::Sharing if is_asked => Some(estate(at)),
        PhaseView::Answering { .. } if is_asked => Some(window(at)),
        PhaseView::Choosing | PhaseView::Sharing | PhaseView::Answering { .. } => Some(meanwhile(at)),
        PhaseView::Dealing | PhaseView::DrawingFirst | PhaseView::Drawing { .. } | PhaseView::Over => None,
    }
}

fn say(at: &At<'_, Erbraffer>, name: &'static str, about: &'static str, title: &str, text: &str) -> Lesson {
    let words = at.company.words;
    Lesson { name, title: words.say(title, &[]), text: words.say(text, &[]), about, ..Lesson::default() }
}

/// Says whose fortune will be the viewer's. ERB-4
fn welcome(at: &At<'_, Erbraffer>, heirs: Pool<Person>) -> Lesson {
    let words = at.company.words;
    let names: Vec<String> = heirs.iter().map(|heir| at.view.edition().person(heir).name.clone()).collect();
    let sex = sex(at.view.edition(), heirs.iter());
    Lesson {
        name: "welcome",
        title: words.say("erbraffer-guide-welcome", &[]),
        text: words.say("erbraffer-guide-welcome-text", &[("names", words.list(&names).into()), ("sex", sex.into())]),
        about: "players",
        ..Lesson::default()
    }
}

/// Chooses by how many turns the viewer has had, so that nothing is said twice.
fn turn(at: &At<'_, Erbraffer>, seat: Seat, heirs: Pool<Person>, plan: Plan) -> Option<Lesson> {
    match (plan, turns(at, seat)) {
        (Plan::None, 0) => Some(welcome(at, heirs)),
        // ERB-12
        (Plan::Play { .. }, 0) => {
            Some(say(at, "choose", "board", "erbraffer-guide-choose", "erbraffer-guide-choose-text"))
        }
        // ERB-10
        (Plan::None, 1) => Some(say(at, "hand", "hand", "erbraffer-guide-cards", "erbraffer-guide-cards-text")),
        (Plan::None, 2) => Some(say(at, "others", "players", "erbraffer-guide-others", "erbraffer-guide-others-text")),
        // ERB-15
        (Plan::Play { card, .. }, _) if is_first_hourglass(at, seat, card) => {
            Some(say(at, "hourglass", "board", "erbraffer-guide-hourglass", "erbraffer-guide-hourglass-text"))
        }
        // ERB-17
        (Plan::Throw { .. }, _) if !has_thrown(at, seat) => {
            Some(say(at, "throw", "answers", "erbraffer-guide-throw", "erbraffer-guide-throw-text"))
        }
        (Plan::None | Plan::Play { .. } | Plan::Throw { .. }, _) => None,
    }
}

/// Explains the change of generation. ERB-30
fn golden(at: &At<'_, Erbraffer>) -> Lesson {
    say(at, "golden", "board", "erbraffer-guide-golden", "erbraffer-guide-golden-text")
}

fn estate(at: &At<'_, Erbraffer>) -> Lesson {
    if at.view.estate.is_some_and(|estate| estate.is_new_will) {
        // ERB-40
        return say(at, "rewrite", "answers", "erbraffer-guide-rewrite", "erbraffer-guide-rewrite-text");
    }
    // ERB-31, ERB-32, ERB-34
    say(at, "estate", "answers", "erbraffer-guide-estate", "erbraffer-guide-estate-text")
}

/// Explains the first window for new wills, and in the later ones what benefactors are good for. ERB-37, ERB-43
fn window(at: &At<'_, Erbraffer>) -> Lesson {
    if handed_out(at) > 1 {
        return benefactors(at);
    }
    say(at, "new-will", "answers", "erbraffer-guide-new-will", "erbraffer-guide-new-will-text")
}

/// Says something while others share.
fn meanwhile(at: &At<'_, Erbraffer>) -> Lesson {
    if handed_out(at) > 0 { benefactors(at) } else { golden(at) }
}

fn benefactors(at: &At<'_, Erbraffer>) -> Lesson {
    say(at, "benefactors", "players", "erbraffer-guide-aunts", "erbraffer-guide-aunts-text")
}

/// Returns how many turns a seat has had.
fn turns(at: &At<'_, Erbraffer>, of: Seat) -> usize {
    let is_turn = |told: &&Told| match **told {
        Told::Played(Deed { seat, .. }) | Told::Threw { seat, .. } => seat == of,
        _ => false,
    };
    at.heard.iter().filter(is_turn).count()
}

fn has_thrown(at: &At<'_, Erbraffer>, of: Seat) -> bool {
    at.heard.iter().any(|told| matches!(*told, Told::Threw { seat, .. } if seat == of))
}

fn is_first_hourglass(at: &At<'_, Erbraffer>, of: Seat, card: Card) -> bool {
    let moved = at.heard.iter().any(|told| matches!(*told, Told::Hourglass { seat, .. } if seat == of));
    at.view.edition().card(card).hourglass && !moved
}

/// Returns how often an estate was handed out.
fn handed_out(at: &At<'_, Erbraffer>) -> usize {
    at.heard.iter().filter(|told| matches!(told, Told::HandedOut { .. })).count()
}
