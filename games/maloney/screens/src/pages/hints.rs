//! What the guide points at and what it proposes: a line about what there is to see, and a line about a move.

use bequest_bots::{Question, ask};
use bequest_engine::Seat;
use bequest_maloney::{Action, BID_STEP, Card, DOLLARS_PER_POINT, Day, Maloney, PhaseView, Town, View};
use bequest_maloney_bots::{Adviser, destination, gain, gain_ahead, joker_days_left, next_town, worth};
use bequest_words::Value;

use super::answers::drive_ask;
use super::lessons::{best_town, is_near_end};
use super::{history, texts};
use crate::words::points_and_tenths;
use bequest_web::{At, Lesson, Pins, Prompt, Proposal};

/// Adds to a lesson what it points at, and a move if the viewer is asked. Without a lesson the move is all there is to say.
pub(super) fn with(
    at: &At<'_, Maloney>,
    seat: Seat,
    prompt: Option<&Prompt<'_, Maloney>>,
    taught: Option<Lesson>,
) -> Option<Lesson> {
    let mut pointer = Pointer { at, seat, pins: Pins::default() };
    // Where an order answers, there is nothing to propose.
    let action = prompt
        .filter(|_| !at.awaiting_ready && at.order.is_none())
        .and_then(|prompt| Some((prompt, choose(at, prompt)?)));
    let seen = match &taught {
        Some(lesson) => pointer.lesson(lesson.name),
        None => pointer.situation(action.as_ref()?.1),
    };
    let is_first = taught.as_ref().is_some_and(|lesson| lesson.name == "auction");
    let (proposal, said) = match action {
        Some((prompt, action)) if is_first => (Some(propose(at, prompt, action)), pointer.first(action)),
        Some((prompt, action)) => (Some(propose(at, prompt, action)), pointer.action(action)),
        None => (None, at.order.map_or_else(String::new, |order| crate::words::order(&at.company, order))),
    };
    let lines = [seen, said];
    let lines: Vec<&str> = lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
    let thought = Some(lines.join(" ")).filter(|thought| !thought.is_empty());
    let lesson = match taught {
        Some(lesson) => lesson,
        None => reason(at, seat, action?.1, &proposal.as_ref()?.label),
    };
    Some(Lesson { thought, pins: pointer.pins.all(), proposal, ..lesson })
}

/// Returns what the adviser would do with what the viewer sees; always the same in the same position. If it cannot
/// answer, nothing is proposed.
fn choose(at: &At<'_, Maloney>, prompt: &Prompt<'_, Maloney>) -> Option<Action> {
    if prompt.legal.is_empty() {
        return None;
    }
    let question = Question::new(prompt.seat, at.view.clone(), prompt.legal.to_vec());
    let answer = ask(&mut Adviser, &question);
    answer.misstep.is_none().then_some(answer.action)
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
        Action::Drive(town) => Some(drive_ask(at, texts, prompt.seat, town)),
        Action::Joker => Some(words.say("maloney-page-joker-ask", &[])),
        Action::Bid(_) | Action::Decline | Action::Lay(_) | Action::Keep => None,
    };
    Proposal { ask, ..Proposal::new(prompt, &action, label) }
}

/// Returns why a move is proposed, where no lesson says more.
fn reason(at: &At<'_, Maloney>, seat: Seat, action: Action, title: &str) -> Lesson {
    let words = at.company.words;
    let (name, about, key) = match action {
        Action::Bid(_) => ("bid", "answers", "maloney-hint-why-bid"),
        Action::Decline => ("pass", "answers", "maloney-hint-why-pass"),
        Action::Joker => ("take", "answers", "maloney-hint-why-joker"),
        Action::Drive(_) => ("go", "board", "maloney-hint-why-drive"),
        Action::Lay(_) => ("play", "hand", "maloney-hint-why-lay"),
        Action::Keep if left(at.view, seat).next().is_none() => ("save", "hand", "maloney-hint-why-nothing"),
        Action::Keep => ("save", "hand", "maloney-hint-why-keep"),
    };
    Lesson { name, about, title: title.to_owned(), text: words.say(key, &[]), ..Lesson::default() }
}

/// Says things in the language of the viewer, and remembers what its pins point at.
struct Pointer<'a, 'b> {
    at: &'a At<'b, Maloney>,
    seat: Seat,
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
            "auction" => [self.say("maloney-hint-goal", &[]), self.best("maloney-hint-first-best")].join(" "),
            "drive" => self.best("maloney-hint-best"),
            "outbid" => self.pinned("maloney-hint-outbid", highest(view).map(|seat| format!("bidder-{seat}"))),
            "suitcase" => {
                let near = view.edition().links(view.car).and(view.closed);
                let things: Vec<String> = near.iter().map(|town| format!("case-{town}")).collect();
                let things = if things.is_empty() { vec!["stock".to_owned()] } else { things };
                self.pinned("maloney-hint-suitcase", things)
            }
            "double" => self.pinned("maloney-hint-double", ["today".to_owned()]),
            "joker" => self.pinned("maloney-hint-joker", ["joker".to_owned(), format!("goods-{seat}")]),
            "worth" => self.pinned("maloney-hint-worth", leaders(view).map(plate)),
            "leading" => self.pinned("maloney-hint-leading", [format!("bidder-{seat}")]),
            "owner" => {
                let own = view.last_owner == seat;
                let key = if own { "maloney-hint-owner" } else { "maloney-hint-owner-other" };
                self.pinned(key, [plate(view.last_owner)])
            }
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
            "lay" => self.lay(),
            // What is proposed says it.
            "keep" => String::new(),
            _ => String::new(),
        }
    }

    /// Says how many of the viewer's cards can be played here.
    fn lay(&mut self) -> String {
        let car = self.at.view.car;
        let cards: Vec<String> = cards_for(self.at.view, car).collect();
        let (count, pin, town) = (cards.len(), self.pin(cards), self.town(car));
        self.say("maloney-hint-lay", &[("pin", pin.into()), ("town", town.into()), ("count", count.into())])
    }

    /// Says in one line what there is to see where no lesson is due.
    fn situation(&mut self, action: Action) -> String {
        match action {
            Action::Bid(_) | Action::Decline | Action::Joker => self.best("maloney-hint-best"),
            Action::Drive(_) | Action::Lay(_) | Action::Keep => String::new(),
        }
    }

    /// Names the town in reach where the viewer's cards score most today.
    fn best(&mut self, key: &str) -> String {
        let view = self.at.view;
        let Some((town, points)) = best_town(view) else {
            return self.say("maloney-hint-nowhere", &[]);
        };
        let things = std::iter::once(spot(town)).chain(cards_for(view, town));
        let (pin, points) = (self.pin(things), self.at.company.words.points(points));
        self.say(key, &[("pin", pin.into()), ("town", self.town(town).into()), ("points", points.into())])
    }

    /// Says in a few words what is proposed first of all: there is much else to read.
    fn first(&mut self, action: Action) -> String {
        match action {
            Action::Bid(dollars) => {
                let pin = self.bid_pin(dollars);
                self.say("maloney-hint-first-bid", &[("pin", pin.into()), ("dollars", self.money(dollars).into())])
            }
            Action::Joker => self.action(action),
            Action::Decline | Action::Drive(_) | Action::Lay(_) | Action::Keep => {
                let view = self.at.view;
                let is_free = highest(view).is_none() && view.last_owner == self.seat;
                let key = if is_free { "maloney-hint-first-owner" } else { "maloney-hint-pass" };
                self.pinned(key, [action.to_string()])
            }
        }
    }

    /// Says in one line what is proposed, and why, with its number.
    fn action(&mut self, action: Action) -> String {
        let (words, view) = (self.at.company.words, self.at.view);
        match action {
            Action::Bid(dollars) => self.bid(dollars),
            Action::Decline => self.pass(action),
            Action::Joker => {
                let pin = self.pin([action.to_string()]);
                let is_last = joker_days_left(view) == 0;
                let key = if is_last { "maloney-hint-take-last" } else { "maloney-hint-take" };
                self.say(key, &[("pin", pin.into()), ("gain", self.gain().into())])
            }
            Action::Drive(town) if view.points_in(town) == 0 => {
                self.pinned_town("maloney-hint-go-on", town, [spot(town), action.to_string()])
            }
            Action::Drive(town) => self.pinned_town("maloney-hint-go", town, [spot(town), action.to_string()]),
            Action::Lay(card) => {
                let pin = self.pin([card.to_string(), action.to_string()]);
                let points = words.points(view.edition().value(card, view.day).into());
                self.say("maloney-hint-play", &[("pin", pin.into()), ("points", points.into())])
            }
            Action::Keep => self.keep(action),
        }
    }

    fn money(&self, dollars: u32) -> String {
        texts(self.at).money(self.at.company.words, dollars)
    }

    fn bid_pin(&mut self, dollars: u32) -> &'static str {
        let place = if is_quick(self.at.view, dollars) {
            Action::Bid(dollars).to_string()
        } else {
            format!("amount-{}", self.seat)
        };
        self.pin([place])
    }

    /// Returns what a bid costs at the end, in points.
    fn cost(&self, dollars: u32) -> String {
        points_and_tenths(self.at.company.words, i32::try_from(dollars / (DOLLARS_PER_POINT / 10)).unwrap_or_default())
    }

    /// Returns what driving brings beyond riding along, in points.
    fn gain(&self) -> String {
        self.at.company.words.points(i32::try_from(gain(self.at.view)).unwrap_or_default())
    }

    /// Says what a bid costs, and what the drive brings for it: today, or if no card is in reach, tomorrow.
    fn bid(&mut self, dollars: u32) -> String {
        if let Some((town, points)) = ahead(self.at.view) {
            let values = [
                ("town", self.town(town).into()),
                ("points", self.at.company.words.points(points.into()).into()),
                ("pin", self.bid_pin(dollars).into()),
                ("dollars", self.money(dollars).into()),
                ("cost", self.cost(dollars).into()),
            ];
            return self.say("maloney-hint-bid-ahead", &values);
        }
        let pin = self.bid_pin(dollars);
        let values = [
            ("pin", pin.into()),
            ("dollars", self.money(dollars).into()),
            ("cost", self.cost(dollars).into()),
            ("gain", self.gain().into()),
        ];
        self.say("maloney-hint-bid", &values)
    }

    /// Says why not to bid: because the car comes for nothing, because the drive brings too little, or because money is short.
    fn pass(&mut self, action: Action) -> String {
        let (view, seat) = (self.at.view, self.seat);
        let (gain, worth) = (gain(view), worth(view));
        let pin = self.pin([action.to_string()]);
        let key = match highest(view) {
            None if view.last_owner == seat => "maloney-hint-pass-owner",
            _ if best_town(view).is_none() => "maloney-hint-pass",
            _ if gain == 0 => "maloney-hint-pass-same",
            _ if worth > view.cash[seat] => "maloney-hint-pass-cash",
            _ => "maloney-hint-pass-dear",
        };
        let values = [("pin", pin.into()), ("gain", self.gain().into()), ("dollars", self.money(worth).into())];
        self.say(key, &values)
    }

    /// Says why to play no card, or no more.
    fn keep(&mut self, action: Action) -> String {
        let (view, seat, words) = (self.at.view, self.seat, self.at.company.words);
        let pin = self.pin([action.to_string()]);
        let value = |card: Card, day: Day| view.edition().value(card, day);
        let begun = view.chosen[seat].is_some_and(|chosen| !chosen.is_empty());
        let Some(card) = left(view, seat).max_by_key(|card| value(*card, view.day)) else {
            let key = if begun { "maloney-hint-save" } else { "maloney-hint-keep" };
            return self.say(key, &[("pin", pin.into()), ("town", self.town(view.car).into())]);
        };
        let best = Day::WEEK.map(|day| value(card, day)).into_iter().max().unwrap_or_default();
        let values =
            [("pin", pin.into()), ("points", words.points(value(card, view.day).into()).into()), ("best", best.into())];
        self.say("maloney-hint-save-better", &values)
    }
}

/// Returns where the viewer's cards bring most tomorrow if they drive today, where none is in reach today.
fn ahead(view: &View) -> Option<(Town, u8)> {
    let way = destination(view).filter(|_| gain_ahead(view) > 0)?;
    next_town(view, way)
}

/// Returns the name of a town's place on the map.
fn spot(town: Town) -> String {
    format!("at-{town}")
}

/// Returns the name of a player's plate.
fn plate(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Returns the names of the viewer's cards of a town. The best one is last: what a pin names last stays in sight.
fn cards_for(view: &View, town: Town) -> impl Iterator<Item = String> + use<> {
    let cards = view.own_hand().unwrap_or_default().and(view.edition().cards_of(town));
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| view.edition().value(*card, view.day));
    cards.into_iter().map(|card| card.to_string())
}

/// Returns the viewer's cards of the town where the car is that are not chosen to be played.
fn left(view: &View, seat: Seat) -> impl Iterator<Item = Card> + use<> {
    let chosen = view.chosen[seat].unwrap_or_default();
    view.own_hand().unwrap_or_default().and(view.edition().cards_of(view.car)).minus(chosen).iter()
}

/// Returns whether a bid has a button of its own; others are typed.
fn is_quick(view: &View, dollars: u32) -> bool {
    let bid = if let PhaseView::Auction { bid, .. } = view.phase { bid } else { 0 };
    [1, 2, 5, 10].iter().any(|steps| bid + steps * BID_STEP == dollars)
}

pub(super) fn highest(view: &View) -> Option<Seat> {
    if let PhaseView::Auction { highest, .. } = view.phase { highest } else { None }
}

/// Returns the seats with the most points.
fn leaders(view: &View) -> impl Iterator<Item = Seat> {
    let most = view.points.seats().map(|seat| view.points[seat]).max();
    view.points.seats().filter(move |seat| Some(view.points[*seat]) == most)
}
