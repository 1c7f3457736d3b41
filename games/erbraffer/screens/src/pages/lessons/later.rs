//! What the guide says after the first change of generation, to those who go on. ERB-75

use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{Action, Deed, Edition, Erbraffer, Person, PhaseView, Plan, Told};

use super::{estate, say, turn};
use crate::words::money;
use bequest_web::{At, Lesson};

/// Returns what there is to say now.
pub(super) fn of(at: &At<'_, Erbraffer>, seat: Seat, heirs: Pool<Person>) -> Option<Lesson> {
    match at.view.phase {
        PhaseView::Turn { plan } => {
            let plan = plan.unwrap_or_default();
            own_turn(at, seat).filter(|_| plan == Plan::None).or_else(|| turn(at, seat, heirs, plan))
        }
        // ERB-20
        PhaseView::Testament if !has(at, |told| matches!(*told, Told::Testament { seat: by, .. } if by == seat)) => {
            Some(say(at, "testament", "board", "erbraffer-guide-testament", "erbraffer-guide-testament-text"))
        }
        PhaseView::Choosing => Some(golden(at)),
        PhaseView::Sharing if is_new_to(at, seat) => Some(estate(at)),
        PhaseView::Answering { .. } if at.prompts.iter().any(|prompt| prompt.legal.contains(&Action::Will)) => {
            // ERB-40
            Some(say(at, "will-card", "answers", "erbraffer-guide-will-card", "erbraffer-guide-will-card-text"))
        }
        PhaseView::Testament
        | PhaseView::Sharing
        | PhaseView::Answering { .. }
        | PhaseView::Dealing
        | PhaseView::DrawingFirst
        | PhaseView::Drawing { .. }
        | PhaseView::Over => None,
    }
}

fn has(at: &At<'_, Erbraffer>, is_it: impl Fn(&Told) -> bool) -> bool {
    at.heard.iter().any(is_it)
}

/// Returns whether the seat has never shared out an estate of this kind, by the laws or by a new will.
fn is_new_to(at: &At<'_, Erbraffer>, seat: Seat) -> bool {
    let by_will = at.view.estate.is_some_and(|estate| estate.is_new_will);
    !has(
        at,
        |told| matches!(*told, Told::HandedOut { seat: by, is_new_will, .. } if (by, is_new_will) == (seat, by_will)),
    )
}

/// Says what has changed since the seat last had a turn. Its first turn after 1870 is for the shorter ways, however far the
/// others have moved the hourglass; what else has changed by then is said on the next.
fn own_turn(at: &At<'_, Erbraffer>, of: Seat) -> Option<Lesson> {
    let is_own = |told: &Told| match *told {
        Told::Played(Deed { seat, .. }) | Told::Threw { seat, .. } => seat == of,
        _ => false,
    };
    let first = at.heard.iter().position(|told| matches!(told, Told::Lives { .. })).unwrap_or_default();
    let is_last_round = at.view.turns_left > 0;
    let turns = at.heard[first..].iter().filter(|told| is_own(told)).count();
    if turns == 0 && !is_last_round {
        // ERB-12, ERB-55
        return Some(say(at, "beyond", "board", "erbraffer-guide-beyond", "erbraffer-guide-beyond-text"));
    }
    let known = if turns == 1 { &at.heard[..first] } else { at.heard };
    let news = &at.heard[known.iter().rposition(is_own).map_or(0, |last| last + 1)..];
    if let Some(paid) = news.iter().find_map(|told| paid(at, of, told)) {
        return Some(paid);
    }
    let lives = news.iter().any(|told| matches!(told, Told::Lives { .. }));
    match usize::from(at.view.living) {
        // ERB-24
        _ if is_last_round => {
            Some(say(at, "last-round", "hand", "erbraffer-guide-last-round", "erbraffer-guide-last-round-text"))
        }
        Edition::LAST_GENERATION if lives => {
            Some(say(at, "heir-lives", "board", "erbraffer-guide-heir-lives", "erbraffer-guide-heir-lives-text"))
        }
        _ => None,
    }
}

/// Says what a benefactor has left to the seat. ERB-37
fn paid(at: &At<'_, Erbraffer>, seat: Seat, told: &Told) -> Option<Lesson> {
    let Told::PaidOut { person, holders, each, .. } = *told else { return None };
    if each == 0 || !holders.contains(seat) {
        return None;
    }
    let (words, info) = (at.company.words, at.view.edition().person(person));
    let sex = if info.is_woman { "woman" } else { "man" };
    let values = [("name", info.name.as_str().into()), ("sex", sex.into()), ("sum", money(words, each.into()).into())];
    Some(Lesson {
        name: "paid",
        title: words.say("erbraffer-guide-paid", &values),
        text: words.say("erbraffer-guide-paid-text", &values),
        about: "players",
        ..Lesson::default()
    })
}

/// Says what to look for when the seat picks a couple. ERB-30
fn golden(at: &At<'_, Erbraffer>) -> Lesson {
    let words = at.company.words;
    Lesson {
        name: "golden-again",
        title: words.say("erbraffer-guide-golden-again", &[("year", at.view.year.to_string().into())]),
        text: words.say("erbraffer-guide-golden-again-text", &[]),
        about: "board",
        ..Lesson::default()
    }
}
