//! What the guide points at and what it proposes: a line about what there is to see, and a line about a move.

use bequest_bots::{Bot, Question};
use bequest_engine::Seat;
use bequest_maloney::{Action, BID_STEP, Card, Maloney, PhaseView, Town, View};
use bequest_maloney_bots::Gentle;
use bequest_words::Value;

use super::lessons::{best_town, is_near_end};
use super::{history, texts};
use bequest_web::{At, Lesson, Pin, Prompt, Proposal};

/// Adds to a lesson what it points at, and a move if the viewer is asked. Without a lesson the move is all there is to say.
pub(super) fn with(
    at: &At<'_, Maloney>,
    seat: Seat,
    prompt: Option<&Prompt<'_, Maloney>>,
    taught: Option<Lesson>,
) -> Option<Lesson> {
    let mut pointer = Pointer { at, seat, pins: Vec::new() };
    let action = prompt.filter(|_| !at.awaiting_ready).and_then(|prompt| Some((prompt, choose(at, prompt)?)));
    let seen = match &taught {
        Some(lesson) => pointer.lesson(lesson.name),
        None => pointer.situation(action.as_ref()?.1),
    };
    let (proposal, said) = match action {
        Some((prompt, action)) => (Some(propose(at, prompt, action)), pointer.action(action)),
        None => (None, String::new()),
    };
    let lines = [seen, said];
    let lines: Vec<&str> = lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
    let thought = Some(lines.join(" ")).filter(|thought| !thought.is_empty());
    let lesson = match taught {
        Some(lesson) => lesson,
        None => reason(at, action?.1, &proposal.as_ref()?.label),
    };
    Some(Lesson { thought, pins: pointer.pins, proposal, ..lesson })
}

/// Returns what the gentle bot would do with what the viewer sees; always the same in the same position.
fn choose(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>) -> Option<Action> {
    let question = Question::new(prompt.seat, at.view.clone(), prompt.legal.to_vec());
    Gentle.choose(&question).filter(|action| prompt.legal.contains(action))
}

fn propose(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>, action: Action) -> Proposal {
    let (words, texts) = (at.company.words, texts(at));
    let begun = at.view.chosen[prompt.seat].is_some_and(|chosen| !chosen.is_empty());
    let label = match action {
        Action::Bid(dollars) => words.say("maloney-hint-do-bid", &[("dollars", texts.money(words, dollars).into())]),
        Action::Decline => words.say("maloney-page-decline", &[]),
        Action::Joker => words.say("maloney-page-joker", &[]),
        Action::Drive(town) => words.say("maloney-hint-do-drive", &[("town", texts.town(town).name.as_str().into())]),
        Action::Lay(_) => words.say("maloney-hint-do-lay", &[]),
        Action::Keep if begun => words.say("maloney-page-keep-rest", &[]),
        Action::Keep => words.say("maloney-page-keep", &[]),
    };
    let ask = match action {
        Action::Drive(town) => Some(texts.town(town).ask.clone()),
        Action::Joker => Some(words.say("maloney-page-joker-ask", &[])),
        Action::Bid(_) | Action::Decline | Action::Lay(_) | Action::Keep => None,
    };
    Proposal { ask, ..Proposal::new(prompt, &action, label) }
}

/// Returns why a move is proposed, where no lesson says more.
fn reason(at: &At<'_, Maloney>, action: Action, title: &str) -> Lesson {
    let words = at.company.words;
    let (name, about, key) = match action {
        Action::Bid(_) => ("bid", "answers", "maloney-hint-why-bid"),
        Action::Decline => ("pass", "answers", "maloney-hint-why-pass"),
        Action::Joker => ("take", "answers", "maloney-hint-why-joker"),
        Action::Drive(_) => ("go", "board", "maloney-hint-why-drive"),
        Action::Lay(_) => ("play", "hand", "maloney-hint-why-lay"),
        Action::Keep => ("save", "hand", "maloney-hint-why-keep"),
    };
    Lesson { name, about, title: title.to_owned(), text: words.say(key, &[]), ..Lesson::default() }
}

/// Says things in the language of the viewer, and remembers what its pins point at.
struct Pointer<'a, 'b> {
    at: &'a At<'b, Maloney>,
    seat: Seat,
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

    fn town(&self, town: Town) -> &'static str {
        texts(self.at).town(town).name.as_str()
    }

    /// Says something with one pin.
    fn pinned(&mut self, key: &str, things: impl IntoIterator<Item = String>) -> String {
        let pin = self.pin(things);
        self.say(key, &[("pin", pin.into())])
    }

    /// Says something with one pin and the name of a town.
    fn pinned_town(&mut self, key: &str, town: Town, things: impl IntoIterator<Item = String>) -> String {
        let (pin, town) = (self.pin(things), self.town(town));
        self.say(key, &[("pin", pin.into()), ("town", town.into())])
    }

    /// Says in one line what a lesson is about.
    fn lesson(&mut self, name: &str) -> String {
        let (view, seat) = (self.at.view, self.seat);
        match name {
            "auction" | "drive" => self.best(),
            "outbid" => self.pinned("maloney-hint-outbid", highest(view).map(|seat| format!("bidder-{seat}"))),
            "suitcase" => self.pinned("maloney-hint-suitcase", ["stock".to_owned()]),
            "double" => self.pinned("maloney-hint-double", ["today".to_owned()]),
            "joker" => self.pinned("maloney-hint-joker", ["joker".to_owned(), format!("goods-{seat}")]),
            "worth" => self.pinned("maloney-hint-worth", leaders(view).map(plate)),
            "owner" => self.pinned("maloney-hint-owner", [plate(seat)]),
            "ending" => {
                let near = view.points.seats().filter(|seat| is_near_end(view, *seat));
                self.pinned("maloney-hint-ending", near.map(plate))
            }
            "sunday" => {
                let turned = history::turned(self.at.heard).map(|(card, _)| format!("turned-{card}"));
                self.pinned_town("maloney-hint-sunday", view.car, turned.collect::<Vec<_>>())
            }
            "chosen" => {
                let cards = view.chosen[seat].unwrap_or_default();
                self.pinned("maloney-hint-chosen", cards.iter().map(|card| card.to_string()))
            }
            "lay" => self.pinned_town("maloney-hint-lay", view.car, cards_for(view, view.car)),
            "keep" => self.say("maloney-hint-keep", &[("town", self.town(view.car).into())]),
            _ => String::new(),
        }
    }

    /// Says in one line what there is to see where no lesson is due.
    fn situation(&mut self, action: Action) -> String {
        match action {
            Action::Bid(_) | Action::Decline | Action::Joker => self.best(),
            Action::Drive(_) | Action::Lay(_) | Action::Keep => String::new(),
        }
    }

    /// Names the town in reach where the viewer's cards score most today.
    fn best(&mut self) -> String {
        let view = self.at.view;
        let Some((town, points)) = best_town(view) else {
            return self.say("maloney-hint-nowhere", &[]);
        };
        let things = std::iter::once(spot(town)).chain(cards_for(view, town));
        let (pin, points) = (self.pin(things), self.at.company.words.points(points));
        self.say(
            "maloney-hint-best",
            &[("pin", pin.into()), ("town", self.town(town).into()), ("points", points.into())],
        )
    }

    /// Says in one line what is proposed.
    fn action(&mut self, action: Action) -> String {
        let (words, view) = (self.at.company.words, self.at.view);
        match action {
            Action::Bid(dollars) => {
                let place = if is_quick(view, dollars) { action.to_string() } else { format!("amount-{}", self.seat) };
                let pin = self.pin([place]);
                let values = [
                    ("pin", pin.into()),
                    ("dollars", texts(self.at).money(words, dollars).into()),
                    ("cost", words.tenths(i32::try_from(dollars / 100).unwrap_or_default()).into()),
                ];
                self.say("maloney-hint-bid", &values)
            }
            Action::Decline => self.pinned("maloney-hint-pass", [action.to_string()]),
            Action::Joker => self.pinned("maloney-hint-take", [action.to_string()]),
            Action::Drive(town) => self.pinned_town("maloney-hint-go", town, [spot(town), action.to_string()]),
            Action::Lay(card) => {
                let pin = self.pin([card.to_string(), action.to_string()]);
                let points = words.points(view.edition().value(card, view.day).into());
                self.say("maloney-hint-play", &[("pin", pin.into()), ("points", points.into())])
            }
            Action::Keep => self.pinned("maloney-hint-save", [action.to_string()]),
        }
    }
}

/// Returns the name of a town's place on the map.
fn spot(town: Town) -> String {
    format!("at-{town}")
}

/// Returns the name of a player's plate.
fn plate(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Returns the names of the viewer's cards of a town.
fn cards_for(view: &View, town: Town) -> impl Iterator<Item = String> + use<> {
    let cards = view.own_hand().unwrap_or_default().and(view.edition().cards_of(town));
    cards.iter().map(|card: Card| card.to_string()).collect::<Vec<_>>().into_iter()
}

/// Returns whether a bid has a button of its own; others are typed.
fn is_quick(view: &View, dollars: u32) -> bool {
    let bid = if let PhaseView::Auction { bid, .. } = view.phase { bid } else { 0 };
    [1, 2, 5, 10].iter().any(|steps| bid + steps * BID_STEP == dollars)
}

fn highest(view: &View) -> Option<Seat> {
    if let PhaseView::Auction { highest, .. } = view.phase { highest } else { None }
}

/// Returns the seats with the most points.
fn leaders(view: &View) -> impl Iterator<Item = Seat> {
    let most = view.points.seats().map(|seat| view.points[seat]).max();
    view.points.seats().filter(move |seat| Some(view.points[*seat]) == most)
}
