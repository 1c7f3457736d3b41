//! Why something is advised, for those who ask.

use bequest_erbraffer::{Action, Edition, Erbraffer, Person, PhaseView};
use bequest_erbraffer_bots::Advice;

use bequest_web::{At, Lesson};

/// Returns why something is advised, where no lesson says more.
pub(super) fn of(at: &At<'_, Erbraffer>, advice: &Advice, label: &str) -> Lesson {
    let sharing = at.view.phase == PhaseView::Sharing;
    let (name, about, key) = match advice.action {
        Action::Play(_) => ("play", "hand", "erbraffer-hint-why-play"),
        Action::Throw(_) | Action::Keep(_) => ("discard", "hand", "erbraffer-hint-why-throw"),
        Action::Heir(heir) if inherits(at, heir) => ("name", "board", "erbraffer-hint-why-heir"),
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) => ("name", "board", "erbraffer-hint-why-estimate"),
        Action::Testament(_) => ("seal", "board", "erbraffer-hint-why-seal"),
        Action::Couple(_) => ("couple", "board", "erbraffer-hint-why-couple"),
        Action::Give(_, child) if inherits(at, child) => ("share", "answers", "erbraffer-hint-why-heir"),
        Action::Give(..) | Action::Pay(..) | Action::Rest(_) => ("share", "answers", "erbraffer-hint-why-share"),
        Action::Confirm if sharing => ("confirm", "answers", "erbraffer-hint-why-estimate"),
        Action::Confirm => ("confirm", "answers", "erbraffer-hint-why-confirm"),
        Action::Will => ("will", "answers", "erbraffer-hint-why-will"),
        Action::Decline | Action::DeclineAll => ("stand", "answers", "erbraffer-hint-why-stand"),
    };
    let about_whom = match advice.action {
        Action::Heir(person) | Action::Give(_, person) => named(at, person),
        _ => Vec::new(),
    };
    let text = at.company.words.say(key, &about_whom);
    Lesson { name, about, title: label.to_owned(), text, ..Lesson::default() }
}

/// Returns whether a part of what someone has is inherited by the viewer's heirs.
fn inherits(at: &At<'_, Erbraffer>, person: Person) -> bool {
    let edition = at.view.edition();
    let share = at.view.own_outlook().map_or(0, |outlook| outlook.share(person).percent());
    share > 0 && edition.person(person).generation < Edition::LAST_GENERATION
}

/// Returns who someone is and what of their money reaches the viewer's heirs.
fn named<'a>(at: &At<'a, Erbraffer>, person: Person) -> Vec<(&'a str, bequest_words::Value<'a>)> {
    let percent = at.view.own_outlook().map_or(0, |outlook| outlook.share(person).percent());
    vec![("name", at.view.edition().person(person).name.as_str().into()), ("percent", percent.into())]
}
