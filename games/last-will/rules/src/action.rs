use std::fmt;
use std::str::FromStr;

use bequest_engine::{Seat, Unreadable};

use crate::{Card, Deck, Job, Kind, Line, Market, PlanSpace, PropertyType, Side, Will};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep h3`: keeps a card: two of six at the start, those that fit the hand limit, some of those a helper drew.
    Keep(Card),
    /// `plan 3`: takes the third plan from the left.
    Plan(PlanSpace),
    /// `draw events`: the next card of a blind draw comes from this deck.
    Draw(Deck),
    /// `take e12`: a boy fetches a card or a wild companion of the offering.
    Take(Card),
    /// `home`: a boy stays at home.
    Home,
    /// `place opera`: a boy runs another errand.
    Place(Errand),
    /// `market 1 -3 3 -2`: what the tokens of farm, villa, manor and town house are from now on.
    Market(Market),
    /// `play e32`: begins to play an event.
    Play(Card),
    /// `join e34`: plays another wedding card with it.
    Join(Card),
    /// `with c11 e36`, `with w1 e36 guest`, `with h30 n3`: adds a companion, or a card that is given away, to an event.
    With {
        /// What is added.
        card: Card,
        /// The event.
        to: Card,
        /// What a wild companion is played as.
        kind: Option<Kind>,
    },
    /// `bonus h3 e12`, `bonus h9 opera`: a helper helps a card, or at the opera.
    Bonus(Card, Target),
    /// `done`: carries out what was begun.
    Done,
    /// `put h5`: puts a helper or an expense on the board.
    Put(Card),
    /// `drop h5`: takes a helper or an expense off the board.
    Drop(Card),
    /// `use h27`: uses a helper or an expense on the board.
    Use(Card),
    /// `buy p4`, `buy p25 as villa`: buys a property.
    Buy(Card, Option<PropertyType>),
    /// `sell p4`, `sell p25 as manor`, `sell p4 by s10`, `sell p25 as manor by s10`: sells a property.
    Sell {
        /// The property.
        card: Card,
        /// The type that a house of two types is sold as, if market tokens count.
        property_type: Option<PropertyType>,
        /// The helper that saves the action.
        by: Option<Card>,
    },
    /// `maintain p4`, `maintain p4 by h13`: maintains a property, with a helper that saves the action.
    Maintain(Card, Option<Card>),
    /// `token c11 h27`, `token w1 p28 dog`: puts a companion token on a card of the board.
    Token {
        /// The companion card.
        card: Card,
        /// The card on the board.
        on: Card,
        /// What a wild companion is played as.
        kind: Option<Kind>,
    },
    /// `demote 2`: covers a line of the job.
    Demote(Line),
    /// `skip`: covers no line, or sells nothing with the event that allows it.
    Skip,
    /// `end`: ends the turn.
    End,
}

/// What a helper helps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// The visit to the opera. GS-12
    Opera,
    /// A card that is played, used, maintained, bought or sold.
    Card(Card),
}

words! {
    /// An errand that is not about a card of the offering.
    pub enum Errand, "errand":
    /// Spends two pounds. LW-33
    Opera = "opera",
    /// Moves the market tokens. LW-34
    Market = "market",
    /// Takes a slot for the board. LW-35
    Extension = "extension",
    /// Draws a card. LW-36
    Draw = "draw",
    /// Covers a line of the job. GS-10
    Demotion = "demotion",
    /// Takes a slot where a line could be covered instead. GS-11
    DoubleExtension = "double extension",
    /// Covers a line where a slot could be taken instead. GS-11
    DoubleDemotion = "double demotion",
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Opera => f.write_str("opera"),
            Target::Card(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Target {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "opera" { Ok(Target::Opera) } else { text.parse().map(Target::Card) }
    }
}

/// Writes ` word value` if there is a value.
struct Maybe<T>(&'static str, Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Maybe("", Some(value)) => write!(f, " {value}"),
            Maybe(word, Some(value)) => write!(f, " {word} {value}"),
            Maybe(_, None) => Ok(()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Plan(plan) => write!(f, "plan {plan}"),
            Action::Draw(deck) => write!(f, "draw {deck}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Home => f.write_str("home"),
            Action::Place(errand) => write!(f, "place {errand}"),
            Action::Market(market) => write!(f, "market {market}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Join(card) => write!(f, "join {card}"),
            Action::With { card, to, kind } => write!(f, "with {card} {to}{}", Maybe("", kind)),
            Action::Bonus(helper, target) => write!(f, "bonus {helper} {target}"),
            Action::Done => f.write_str("done"),
            Action::Put(card) => write!(f, "put {card}"),
            Action::Drop(card) => write!(f, "drop {card}"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Buy(card, property_type) => write!(f, "buy {card}{}", Maybe("as", property_type)),
            Action::Sell { card, property_type, by } => {
                write!(f, "sell {card}{}{}", Maybe("as", property_type), Maybe("by", by))
            }
            Action::Maintain(card, by) => write!(f, "maintain {card}{}", Maybe("by", by)),
            Action::Token { card, on, kind } => write!(f, "token {card} {on}{}", Maybe("", kind)),
            Action::Demote(line) => write!(f, "demote {line}"),
            Action::Skip => f.write_str("skip"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("action", text);
        let words: Vec<&str> = text.split(' ').collect();
        let action = match *words.as_slice() {
            ["home"] => Action::Home,
            ["done"] => Action::Done,
            ["skip"] => Action::Skip,
            ["end"] => Action::End,
            ["keep", card] => Action::Keep(card.parse()?),
            ["plan", plan] => Action::Plan(plan.parse()?),
            ["draw", deck] => Action::Draw(deck.parse()?),
            ["take", card] => Action::Take(card.parse()?),
            ["place", first, ..] if !first.is_empty() => Action::Place(text["place ".len()..].parse()?),
            ["market", ..] => Action::Market(read_market(&words[1..]).ok_or_else(wrong)?),
            ["bonus", helper, target] => Action::Bonus(helper.parse()?, target.parse()?),
            ["demote", line] => Action::Demote(line.parse()?),
            _ => read_card_action(&words)?.ok_or_else(wrong)?,
        };
        if action.to_string() == text { Ok(action) } else { Err(wrong()) }
    }
}

/// Reads what is done with a card of the hand or the board.
fn read_card_action(words: &[&str]) -> Result<Option<Action>, Unreadable> {
    let sell = |card, property_type, by| Action::Sell { card, property_type, by };
    Ok(Some(match *words {
        ["play", card] => Action::Play(card.parse()?),
        ["join", card] => Action::Join(card.parse()?),
        ["with", card, to] => Action::With { card: card.parse()?, to: to.parse()?, kind: None },
        ["with", card, to, kind] => Action::With { card: card.parse()?, to: to.parse()?, kind: Some(kind.parse()?) },
        ["put", card] => Action::Put(card.parse()?),
        ["drop", card] => Action::Drop(card.parse()?),
        ["use", card] => Action::Use(card.parse()?),
        ["buy", card] => Action::Buy(card.parse()?, None),
        ["buy", card, "as", property_type] => Action::Buy(card.parse()?, Some(property_type.parse()?)),
        ["sell", card] => sell(card.parse()?, None, None),
        ["sell", card, "by", helper] => sell(card.parse()?, None, Some(helper.parse()?)),
        ["sell", card, "as", property_type] => sell(card.parse()?, Some(property_type.parse()?), None),
        ["sell", card, "as", property_type, "by", helper] => {
            sell(card.parse()?, Some(property_type.parse()?), Some(helper.parse()?))
        }
        ["maintain", card] => Action::Maintain(card.parse()?, None),
        ["maintain", card, "by", helper] => Action::Maintain(card.parse()?, Some(helper.parse()?)),
        ["token", card, on] => Action::Token { card: card.parse()?, on: on.parse()?, kind: None },
        ["token", card, on, kind] => Action::Token { card: card.parse()?, on: on.parse()?, kind: Some(kind.parse()?) },
        _ => return Ok(None),
    }))
}

fn read_market(words: &[&str]) -> Option<Market> {
    let tokens: Vec<i8> = words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    Some(Market(tokens.try_into().ok()?))
}

/// What chance can do. Which deck a card comes from and who gets it follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `first 2`: a seat is the starting player. LW-9
    First(Seat),
    /// `market 1 -3 3 -2`: where the tokens of farm, villa, manor and town house lie. LW-2
    Market(Market),
    /// `will v3`: the will that holds for all. LW-6
    Will(Will),
    /// `job 1 j4`: a seat's job. GS-1
    Job(Seat, Job),
    /// `tile 3 b`: the side of the third plan tile that is up. GS-22
    Tile(PlanSpace, Side),
    /// `card e12`: a card is turned up or drawn.
    Card(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Market(market) => write!(f, "market {market}"),
            Chance::Will(will) => write!(f, "will {will}"),
            Chance::Job(seat, job) => write!(f, "job {seat} {job}"),
            Chance::Tile(plan, side) => write!(f, "tile {plan} {side}"),
            Chance::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("chance", text);
        let words: Vec<&str> = text.split(' ').collect();
        let chance = match *words.as_slice() {
            ["first", seat] => Chance::First(seat.parse()?),
            ["market", ..] => Chance::Market(read_market(&words[1..]).ok_or_else(wrong)?),
            ["will", will] => Chance::Will(will.parse()?),
            ["job", seat, job] => Chance::Job(seat.parse()?, job.parse()?),
            ["tile", plan, side] => Chance::Tile(plan.parse()?, side.parse()?),
            ["card", card] => Chance::Card(card.parse()?),
            _ => return Err(wrong()),
        };
        if chance.to_string() == text { Ok(chance) } else { Err(wrong()) }
    }
}
