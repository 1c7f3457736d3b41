//! What the guide points at and what it proposes.

use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_erbraffer::{Action, Erbraffer, Person};
use bequest_erbraffer_bots::Gentle;
use bequest_words::Value;

use crate::words::title;
use bequest_web::{At, Lesson, Pin, Prompt, Proposal};

/// Adds to a lesson what it points at, and a move if the viewer is asked. Without a lesson the move is all there is to say.
pub(super) fn with(at: &At<'_, Erbraffer>, taught: Option<Lesson>) -> Option<Lesson> {
    let seat = at.view.viewer.seat()?;
    let prompt = at.prompts.iter().find(|prompt| prompt.seat == seat && prompt.asked && !prompt.legal.is_empty());
    let action = prompt.filter(|_| !at.awaiting_ready).and_then(|prompt| Some((prompt, choose(at, prompt)?)));
    let mut pointer = Pointer { at, pins: Vec::new() };
    let seen = taught.as_ref().map_or_else(String::new, |lesson| pointer.lesson(lesson.name, seat));
    let Some((prompt, action)) = action else {
        return taught.map(|lesson| pointed(lesson, &seen, pointer.pins));
    };
    let said = pointer.action(action);
    let proposal = Proposal::new(prompt, &action, pointer.label(action));
    // A lesson without such a line is called by its title.
    let title = taught
        .as_ref()
        .filter(|_| seen.is_empty())
        .map(|lesson| format!("{}.", lesson.title.trim_end_matches(['.', '!', '?'])));
    let line = [title.unwrap_or(seen), said].join(" ");
    let lesson = taught.unwrap_or_else(|| reason(at, action, &proposal.label));
    Some(Lesson { proposal: Some(proposal), ..pointed(lesson, line.trim(), pointer.pins) })
}

/// A lesson that says something in two lines; one without such a line stays as it is.
fn pointed(lesson: Lesson, thought: &str, pins: Vec<Pin>) -> Lesson {
    let thought = Some(thought.to_owned()).filter(|thought| !thought.is_empty());
    Lesson { thought, pins, ..lesson }
}

/// Returns what the gentle bot would do with what the viewer sees; always the same in the same position.
fn choose(at: &At<'_, Erbraffer>, prompt: &Prompt<'_, Erbraffer>) -> Option<Action> {
    let question = Question::new(prompt.seat, at.view.clone(), prompt.legal.to_vec());
    Gentle.choose(&question).filter(|action| prompt.legal.contains(action))
}

/// Returns why a move is proposed, where no lesson says more.
fn reason(at: &At<'_, Erbraffer>, action: Action, label: &str) -> Lesson {
    let (name, about, key) = match action {
        Action::Play(_) => ("play", "hand", "erbraffer-hint-why-play"),
        Action::Throw(_) | Action::Keep(_) => ("discard", "hand", "erbraffer-hint-why-throw"),
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) => ("name", "board", "erbraffer-hint-why-heir"),
        Action::Testament(_) => ("seal", "board", "erbraffer-hint-why-seal"),
        Action::Couple(_) => ("couple", "board", "erbraffer-hint-why-couple"),
        Action::Give(..) | Action::Pay(..) | Action::Rest(_) => ("share", "answers", "erbraffer-hint-why-share"),
        Action::Confirm => ("confirm", "answers", "erbraffer-hint-why-confirm"),
        Action::Will | Action::Decline | Action::DeclineAll => ("stand", "answers", "erbraffer-hint-why-stand"),
    };
    Lesson { name, about, title: label.to_owned(), text: at.company.words.say(key, &[]), ..Lesson::default() }
}

/// Says things in the language of the viewer, and remembers what its pins point at.
struct Pointer<'a, 'b> {
    at: &'a At<'b, Erbraffer>,
    pins: Vec<Pin>,
}

impl Pointer<'_, '_> {
    /// Adds a pin and returns how it is written.
    fn pin(&mut self, things: impl IntoIterator<Item = String>) -> &'static str {
        const WRITTEN: [&str; 4] = ["①", "②", "③", "④"];
        self.pins.push(Pin::at(things));
        WRITTEN[(self.pins.len() - 1).min(3)]
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.at.company.words.say(key, values)
    }

    fn name(&self, person: Person) -> &str {
        &self.at.view.edition().person(person).name
    }

    /// Says something with one pin.
    fn pinned(&mut self, key: &str, things: impl IntoIterator<Item = String>) -> String {
        let pin = self.pin(things);
        self.say(key, &[("pin", pin.into())])
    }

    /// Says something with one pin about someone of the family.
    fn pinned_person(&mut self, key: &str, action: Action, person: Person) -> String {
        let pin = self.pin([person.to_string(), action.to_string()]);
        self.say(key, &[("pin", pin.into()), ("name", self.name(person).into())])
    }

    /// Says in one line what a lesson is about; nothing for one that says all in its own text.
    fn lesson(&mut self, name: &str, seat: Seat) -> String {
        let heirs: Vec<String> =
            self.at.view.own_portraits().iter().flat_map(|heirs| heirs.iter().map(|heir| heir.to_string())).collect();
        match name {
            "welcome" => {
                let secrets = heirs.iter().map(|heir| format!("heir-{heir}"));
                self.pinned("erbraffer-hint-welcome", heirs.iter().cloned().chain(secrets).collect::<Vec<_>>())
            }
            "choose" => self.say("erbraffer-hint-choose", &[]),
            "hand" => self.say("erbraffer-hint-hand", &[]),
            "throw" => self.say("erbraffer-hint-throw", &[]),
            "hourglass" => self.say("erbraffer-hint-hourglass", &[]),
            "others" => self.say("erbraffer-hint-others", &[]),
            "testament" => self.say("erbraffer-hint-testament", &[]),
            "golden" => self.say("erbraffer-hint-golden", &[]),
            "estate" => self.say("erbraffer-hint-estate", &[]),
            "new-will" => self.say("erbraffer-hint-new-will", &[]),
            "benefactors" => {
                let cards = self.at.view.own_benefactors().unwrap_or_default();
                let cards: Vec<String> = cards.iter().map(|card| format!("mine-{card}")).collect();
                self.pinned("erbraffer-hint-benefactors", cards.into_iter().chain([format!("keys-{seat}")]))
            }
            _ => String::new(),
        }
    }

    /// Says in one line what is proposed.
    fn action(&mut self, action: Action) -> String {
        match action {
            Action::Play(card) => {
                let card_title = title(self.at.company.words, self.at.view.edition(), card);
                let pin = self.pin([card.to_string()]);
                self.say("erbraffer-hint-play", &[("pin", pin.into()), ("card", card_title.into())])
            }
            Action::Throw(card) | Action::Keep(card) => self.pinned("erbraffer-hint-discard", [card.to_string()]),
            Action::Heir(person) => self.pinned_person("erbraffer-hint-heir", action, person),
            Action::Testament(person) => self.pinned_person("erbraffer-hint-seal", action, person),
            Action::Couple(couple) => self.pinned("erbraffer-hint-couple", [couple.to_string()]),
            Action::Give(_, person) | Action::Pay(person, _) | Action::Rest(person) => {
                self.pinned_person("erbraffer-hint-share", action, person)
            }
            Action::Heirloom(_) | Action::Round(_) | Action::Confirm => {
                self.pinned("erbraffer-hint-confirm", [action.to_string()])
            }
            Action::Will | Action::Decline | Action::DeclineAll => {
                self.pinned("erbraffer-hint-stand", [action.to_string()])
            }
        }
    }

    /// Returns a move in a few words, as on a button.
    fn label(&self, action: Action) -> String {
        match action {
            Action::Play(_) => self.say("erbraffer-hint-do-play", &[]),
            Action::Throw(_) => self.say("erbraffer-hint-do-throw", &[]),
            Action::Heir(person)
            | Action::Testament(person)
            | Action::Give(_, person)
            | Action::Pay(person, _)
            | Action::Rest(person) => self.name(person).to_owned(),
            Action::Decline => self.say("erbraffer-answers-decline", &[]),
            Action::Couple(_) => self.say("erbraffer-hint-do-couple", &[]),
            Action::Keep(_)
            | Action::Heirloom(_)
            | Action::Round(_)
            | Action::Confirm
            | Action::Will
            | Action::DeclineAll => self.say("erbraffer-hint-do-confirm", &[]),
        }
    }
}
