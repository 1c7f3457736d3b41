//! What the guide points at and what it proposes.

mod advice;
mod reason;

use crate::words::{self, sex};
use bequest_engine::Seat;
use bequest_erbraffer::{Action, Card, Effect, Erbraffer, Person, PhaseView, Plan};
use bequest_erbraffer_bots::advise;
use bequest_words::Value;

use bequest_web::{At, Lesson, Pin, Pins, Proposal};

/// Adds to a lesson what it points at, and a move if the viewer is asked. Without a lesson the move is all there is to say.
pub(super) fn with(at: &At<'_, Erbraffer>, taught: Option<Lesson>) -> Option<Lesson> {
    let seat = at.view.viewer.seat()?;
    let prompt = at.prompts.iter().find(|prompt| prompt.seat == seat && prompt.asked && !prompt.legal.is_empty());
    let advice =
        prompt.filter(|_| !at.awaiting_ready).and_then(|prompt| Some((prompt, advise(at.view, prompt.legal)?)));
    let mut pointer = Pointer { at, pins: Pins::default() };
    let seen = taught.as_ref().map_or_else(String::new, |lesson| pointer.lesson(lesson.name, seat));
    let Some((prompt, advice)) = advice else {
        return taught.map(|lesson| pointed(lesson, &seen, pointer.pins.all()));
    };
    let said = pointer.advice(&advice);
    let label = pointer.label(advice.action);
    // ERB-40: a new will is never the main button, no matter who proposes it.
    let main = advice.action != Action::Will;
    let proposal = Proposal { main, ..Proposal::new(prompt, &advice.action, label.clone()) };
    // A lesson without such a line is called by its title.
    let title = taught
        .as_ref()
        .filter(|_| seen.is_empty())
        .map(|lesson| format!("{}.", lesson.title.trim_end_matches(['.', '!', '?'])));
    let line = [title.unwrap_or(seen), said].join(" ");
    // People who ask why are told the reason of this very move first, then what there is to learn.
    let reason = reason::of(at, &advice, &label);
    let lesson = match taught {
        Some(taught) => Lesson { text: [reason.text, taught.text].join(" "), ..taught },
        None => reason,
    };
    Some(Lesson { proposal: Some(proposal), ..pointed(lesson, line.trim(), pointer.pins.all()) })
}

/// A lesson that says something in two lines; one without such a line stays as it is.
fn pointed(lesson: Lesson, thought: &str, pins: Vec<Pin>) -> Lesson {
    let thought = Some(thought.to_owned()).filter(|thought| !thought.is_empty());
    Lesson { thought, pins, ..lesson }
}

/// Says things in the language of the viewer, and remembers what its pins point at.
struct Pointer<'a, 'b> {
    at: &'a At<'b, Erbraffer>,
    pins: Pins,
}

impl Pointer<'_, '_> {
    /// Adds a pin and returns how it is written.
    fn pin(&mut self, things: impl IntoIterator<Item = String>) -> &'static str {
        self.pins.add(things)
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.at.company.words.say(key, values)
    }

    fn name(&self, person: Person) -> &str {
        &self.at.view.edition().person(person).name
    }

    /// Returns the card that is being played.
    fn chosen(&self) -> Option<Card> {
        match self.at.view.phase {
            PhaseView::Turn { plan: Some(Plan::Play { card, .. }) } => Some(card),
            _ => None,
        }
    }

    /// Returns the message that says whom the card that is being played suits.
    fn suits(&self) -> &'static str {
        match self.chosen().map(|card| self.at.view.edition().effect(card)) {
            Some(Effect::Loss(_) | Effect::LossTwo(_) | Effect::LoseAll | Effect::Halve) => "erbraffer-hint-choose-bad",
            Some(Effect::Sheep | Effect::Exchange) => "erbraffer-hint-choose-thing",
            _ => "erbraffer-hint-choose",
        }
    }

    /// Names a card of the hand; by its sum, too, if there are several of that title.
    fn card_name(&self, card: Card) -> String {
        let (words, edition) = (self.at.company.words, self.at.view.edition());
        let title = words::title(words, edition, card);
        let hand = self.at.view.own_hand().unwrap_or_default();
        let is_one = hand.iter().filter(|&it| words::title(words, edition, it) == title).count() < 2;
        if is_one { title } else { words::card(words, edition, card) }
    }

    /// Says something with one pin.
    fn pinned(&mut self, key: &str, things: impl IntoIterator<Item = String>) -> String {
        let pin = self.pin(things);
        self.say(key, &[("pin", pin.into())])
    }

    /// Says in one line what a lesson is about; nothing for one that says all in its own text.
    fn lesson(&mut self, name: &str, seat: Seat) -> String {
        match name {
            "welcome" => {
                let heirs = self.at.view.own_portraits().unwrap_or_default();
                let secrets = heirs.iter().map(|heir| format!("heir-{heir}"));
                let pin = self.pin(heirs.iter().map(|heir| heir.to_string()).chain(secrets));
                let sex = sex(self.at.view.edition(), heirs.iter());
                self.say("erbraffer-hint-welcome", &[("pin", pin.into()), ("sex", sex.into())])
            }
            "choose" => self.say(self.suits(), &[]),
            "hand" => self.say("erbraffer-hint-hand", &[]),
            "throw" => self.say("erbraffer-hint-throw", &[]),
            "hourglass" => {
                let card = self.chosen().map(|card| self.card_name(card)).unwrap_or_default();
                self.say("erbraffer-hint-hourglass", &[("card", card.into())])
            }
            "others" => self.say("erbraffer-hint-others", &[]),
            "testament" => self.say("erbraffer-hint-testament", &[]),
            "golden" => self.say("erbraffer-hint-golden", &[]),
            "estate" => self.say("erbraffer-hint-estate", &[]),
            "new-will" => self.say("erbraffer-hint-new-will", &[]),
            "beyond" => self.say("erbraffer-hint-beyond", &[]),
            "heir-lives" => self.say("erbraffer-hint-heir-lives", &[]),
            "last-round" => self.say("erbraffer-hint-last-round", &[]),
            "rewrite" => self.say("erbraffer-hint-rewrite", &[]),
            "will-card" => self.say("erbraffer-hint-will-card", &[]),
            "benefactors" => {
                let cards = self.at.view.own_benefactors().unwrap_or_default();
                let cards: Vec<String> = cards.iter().map(|card| format!("mine-{card}")).collect();
                self.pinned("erbraffer-hint-benefactors", cards.into_iter().chain([format!("keys-{seat}")]))
            }
            _ => String::new(),
        }
    }
}
