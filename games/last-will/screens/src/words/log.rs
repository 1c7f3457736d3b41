//! What has happened, one line per event.

use bequest_engine::{PerSeat, Piece, Seat, Setup as _};
use bequest_last_will::{
    Card, Cards, Edition, Employment, Errand, Line, Nature, PlanSpace, PropertyType, ROUNDS, Setup, Side, Told,
};
use bequest_words::{Company, Value};

use super::{card, cards, job, market, money, plan};
use crate::pages::say;

/// Returns a line of the log.
pub fn log_text(company: &Company<'_>, setup: &Setup, told: &Told) -> String {
    let log = Log { company, setup, edition: setup.components() };
    match *told {
        Told::Played { .. }
        | Told::GainedActions { .. }
        | Told::Spent { .. }
        | Told::Put { .. }
        | Told::Dropped { .. }
        | Told::Used { .. }
        | Told::Maintained { .. }
        | Told::Bought { .. }
        | Told::Sold { .. }
        | Told::PutToken { .. }
        | Told::Demoted { .. }
        | Told::Skipped { .. }
        | Told::Sacked { .. } => log.deed(told),
        Told::First { .. }
        | Told::Market { .. }
        | Told::Money { .. }
        | Told::Hired { .. }
        | Told::Tile { .. }
        | Told::Round { .. }
        | Told::Paid { .. }
        | Told::Offered { .. }
        | Told::Remade { .. }
        | Told::Drew { .. }
        | Told::Chose { .. }
        | Told::Answered { .. }
        | Told::Discarded { .. }
        | Told::Planned { .. }
        | Told::Named { .. }
        | Told::Took { .. }
        | Told::Sent { .. }
        | Told::StayedHome { .. }
        | Told::MovedTokens { .. }
        | Told::Turn { .. }
        | Told::EndedTurn { .. }
        | Told::WildsBack
        | Told::Cleared { .. }
        | Told::Depreciated { .. }
        | Told::Bankrupt { .. }
        | Told::Ended => log.course(told),
    }
}

/// What the lines are told with.
struct Log<'a> {
    company: &'a Company<'a>,
    setup: &'a Setup,
    edition: &'static Edition,
}

impl Log<'_> {
    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.company.words.say(key, values)
    }

    fn of(&self, seat: Seat, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.company.say_of(seat, key, values)
    }

    /// Says something of a seat and a card.
    fn card(&self, seat: Seat, key: &str, its: Card) -> String {
        self.of(seat, key, &[("card", self.name(its))])
    }

    fn name(&self, its: Card) -> Value<'static> {
        card(self.company.words, self.edition, its).into()
    }

    fn names(&self, its: Cards) -> Value<'static> {
        cards(self.company.words, self.edition, its.iter()).into()
    }

    fn sum(&self, sum: i16) -> Value<'static> {
        money(self.company.words, sum).into()
    }

    /// Tells what happens in the course of a round.
    fn course(&self, told: &Told) -> String {
        let words = self.company.words;
        match *told {
            Told::First { seat } => self.of(seat, "last-will-told-first", &[]),
            Told::Market { market: its } => self.say("last-will-told-market", &[("what", market(words, its).into())]),
            Told::Money { will, sums } => self.money(will.is_some(), &sums),
            Told::Hired { seat, job: its } => {
                let pays = Employment::new(its).pay(self.edition);
                let values = [("what", job(words, self.edition, its).into()), ("sum", self.sum(pays))];
                self.of(seat, "last-will-told-hired", &values)
            }
            Told::Tile { place, side } => self.tile(place, side),
            Told::Round { round, first } => {
                let values = [("number", round.to_string().into()), ("count", ROUNDS.to_string().into())];
                self.of(first, "last-will-told-round", &values)
            }
            Told::Paid { seat, sum } => self.of(seat, "last-will-told-paid", &[("sum", self.sum(sum))]),
            Told::Offered { card } => self.say("last-will-told-offered", &[("card", self.name(card))]),
            Told::Remade { deck, cards } => {
                let pile = words.say(&format!("last-will-pile-{deck}"), &[]);
                self.say("last-will-told-remade", &[("what", pile.into()), ("count", cards.into())])
            }
            Told::Drew { seat, card: Some(card), .. } => self.card(seat, "last-will-told-drew", card),
            Told::Drew { seat, deck, card: None } => {
                self.of(seat, "last-will-told-drew-unseen", &[("deck", deck.as_str().into())])
            }
            Told::Chose { seat, card } => self.card(seat, "last-will-told-chose", card),
            Told::Answered { seat } => self.of(seat, "last-will-told-answered", &[]),
            Told::Discarded { seat, cards } => {
                self.of(seat, "last-will-told-discarded", &[("cards", self.names(cards))])
            }
            Told::Planned { seat, plan } => self.planned(seat, plan),
            Told::Named { seat, deck } => {
                let pile = words.say(&format!("last-will-pile-{deck}"), &[]);
                self.of(seat, "last-will-told-named", &[("what", pile.into())])
            }
            Told::Took { seat, card } => self.card(seat, "last-will-told-took", card),
            Told::Sent { seat, errand } => self.of(seat, sent(errand), &[]),
            Told::StayedHome { seat } => self.of(seat, "last-will-told-stayed-home", &[]),
            Told::MovedTokens { seat, market: its } => {
                self.of(seat, "last-will-told-moved-tokens", &[("what", market(words, its).into())])
            }
            Told::Turn { seat, actions } => self.of(seat, "last-will-told-turn", &[("count", actions.into())]),
            _ => self.end(told),
        }
    }

    /// Tells how turns, rounds and the game end.
    fn end(&self, told: &Told) -> String {
        match *told {
            Told::EndedTurn { seat } => self.of(seat, "last-will-told-ended-turn", &[]),
            Told::WildsBack => self.say("last-will-told-wilds-back", &[]),
            Told::Cleared { cards } if cards.is_empty() => self.say("last-will-told-cleared-none", &[]),
            Told::Cleared { cards } => self.say("last-will-told-cleared", &[("cards", self.names(cards))]),
            Told::Depreciated { seat, card, value } => {
                let values = [("card", self.name(card)), ("sum", self.sum(value.into()))];
                self.of(seat, "last-will-told-depreciated", &values)
            }
            Told::Bankrupt { seat } => self.of(seat, "last-will-told-bankrupt", &[]),
            _ => self.say("last-will-told-ended", &[]),
        }
    }

    /// Tells what someone does in their turn, and what comes of it.
    fn deed(&self, told: &Told) -> String {
        let words = self.company.words;
        match *told {
            Told::Played { seat, cards, added } => self.played(seat, cards, added),
            Told::GainedActions { seat, actions } => {
                self.of(seat, "last-will-told-gained-actions", &[("count", actions.into())])
            }
            Told::Spent { seat, sum: 0 } => self.of(seat, "last-will-told-spent-none", &[]),
            Told::Spent { seat, sum } => self.of(seat, "last-will-told-spent", &[("sum", self.sum(sum))]),
            Told::Put { seat, card } => self.card(seat, "last-will-told-put", card),
            Told::Dropped { seat, card } => {
                let is_helper = matches!(self.edition.face(card).nature, Nature::Helper { .. });
                self.card(
                    seat,
                    if is_helper { "last-will-told-dropped-helper" } else { "last-will-told-dropped" },
                    card,
                )
            }
            Told::Used { seat, card } => self.card(seat, "last-will-told-used", card),
            Told::Maintained { seat, card, by: None } => self.card(seat, "last-will-told-maintained", card),
            Told::Maintained { seat, card, by: Some(by) } => {
                let values = [("card", self.name(card)), ("by", self.name(by))];
                self.of(seat, "last-will-told-maintained-by", &values)
            }
            Told::Bought { seat, card, property_type } => {
                let values = [("card", bought(self, card, property_type).into())];
                self.of(seat, "last-will-told-bought", &values)
            }
            Told::Sold { seat, card, by, sum } => self.sold(seat, card, by, sum),
            Told::PutToken { seat, on, kind, .. } => {
                let values = [("on", self.name(on)), ("what", say::symbol(words, kind.symbol()).into())];
                self.of(seat, "last-will-told-token", &values)
            }
            Told::Demoted { seat, line } => self.demoted(seat, line),
            Told::Sacked { seat, job: its } => {
                self.of(seat, "last-will-told-sacked", &[("what", job(words, self.edition, its).into())])
            }
            Told::Skipped { seat } => self.of(seat, "last-will-told-skipped", &[]),
            _ => self.course(told),
        }
    }

    /// Tells what everyone starts with: the same, or more for those without a job. LW-6, GS-51
    fn money(&self, is_will: bool, sums: &PerSeat<i16>) -> String {
        let first = sums.values()[0];
        if sums.values().iter().all(|&sum| sum == first) {
            let key = if is_will { "last-will-told-money-will" } else { "last-will-told-money" };
            return self.say(key, &[("sum", self.sum(first))]);
        }
        let words = self.company.words;
        let each = |(seat, &sum): (Seat, &i16)| format!("{} {}", self.company.name(seat), money(words, sum));
        let what = sums.iter().map(each).collect::<Vec<_>>().join(", ");
        self.say("last-will-told-money-each", &[("what", what.into())])
    }

    fn tile(&self, place: PlanSpace, side: Side) -> String {
        let gives = self.edition.tile(self.setup.players(), place, side);
        let what = plan(self.company.words, gives);
        self.say("last-will-told-tile", &[("number", place.to_string().into()), ("what", what.into())])
    }

    /// Tells which plan was taken; what a tile gives depends on its side. GS-22
    fn planned(&self, seat: Seat, space: PlanSpace) -> String {
        let number = ("number", space.to_string().into());
        let printed = self.edition.plans(self.setup.players())[space.index()].filter(|_| !self.setup.has_tiles());
        match printed {
            Some(its) => {
                let values = [number, ("what", plan(self.company.words, its).into())];
                self.of(seat, "last-will-told-planned-what", &values)
            }
            None => self.of(seat, "last-will-told-planned", &[number]),
        }
    }

    fn played(&self, seat: Seat, cards: Cards, added: Cards) -> String {
        let key = match (cards.len() > 1, added.is_empty()) {
            (false, true) => return self.of(seat, "last-will-told-played", &[("cards", self.names(cards))]),
            (true, true) => return self.of(seat, "last-will-told-played-set", &[("cards", self.names(cards))]),
            (false, false) => "last-will-told-played-with",
            (true, false) => "last-will-told-played-set-with",
        };
        self.of(seat, key, &[("cards", self.names(cards)), ("added", self.names(added))])
    }

    fn sold(&self, seat: Seat, card: Card, by: Option<Card>, sum: i16) -> String {
        match (by, sum) {
            (None, 0) => self.card(seat, "last-will-told-sold-none", card),
            (None, _) => self.of(seat, "last-will-told-sold", &[("card", self.name(card)), ("sum", self.sum(sum))]),
            (Some(by), _) => {
                let values = [("card", self.name(card)), ("by", self.name(by)), ("sum", self.sum(sum))];
                self.of(seat, "last-will-told-sold-by", &values)
            }
        }
    }

    fn demoted(&self, seat: Seat, line: Line) -> String {
        self.of(seat, "last-will-told-demoted", &[("number", line.to_string().into())])
    }
}

/// Returns the name of a property that was bought, with its type where it has two. GS-30
fn bought(log: &Log<'_>, its: Card, property_type: Option<PropertyType>) -> String {
    let words = log.company.words;
    let name = card(words, log.edition, its);
    let types = log.edition.face(its).property().map_or(0, |property| property.types.len());
    match property_type.filter(|_| types > 1) {
        Some(property_type) => format!("{name} ({})", say::property_type(words, property_type)),
        None => name,
    }
}

fn sent(errand: Errand) -> &'static str {
    match errand {
        Errand::Opera => "last-will-told-opera",
        Errand::Market => "last-will-told-market-errand",
        Errand::Extension | Errand::DoubleExtension => "last-will-told-extension",
        Errand::Draw => "last-will-told-draw-card",
        Errand::Demotion | Errand::DoubleDemotion => "last-will-told-demotion",
    }
}
