//! Small things in words: sums, signs, cards.

use bequest_last_will::{
    Card, Circle, Edition, Effect, Face, Kind, Kinds, Nature, PropertyType, Symbol, Symbols, Types,
};
use bequest_words::Words;

/// Returns a sum, as in `£7`, or `−£7` for a debt.
pub(crate) fn money(words: &Words, sum: i16) -> String {
    let key = if sum < 0 { "last-will-debt" } else { "last-will-money" };
    words.say(key, &[("sum", sum.unsigned_abs().to_string().into())])
}

/// Returns a number with its sign, as in `+2`.
pub(crate) fn signed(number: impl Into<i32>) -> String {
    match number.into() {
        number if number < 0 => format!("−{}", number.unsigned_abs()),
        number => format!("+{number}"),
    }
}

/// Returns what a card is called.
pub(crate) fn card(words: &Words, edition: &Edition, card: Card) -> String {
    let title = &edition.card(card).title;
    words.find(&format!("last-will-card-{title}")).unwrap_or_else(|| in_words(title))
}

/// Returns cards in a list.
pub(crate) fn cards(words: &Words, edition: &Edition, cards: impl IntoIterator<Item = Card>) -> String {
    words.list(&cards.into_iter().map(|it| card(words, edition, it)).collect::<Vec<_>>())
}

/// Returns what a symbol is called.
pub(crate) fn symbol(words: &Words, symbol: Symbol) -> String {
    words.say(&format!("last-will-symbol-{symbol}"), &[])
}

/// Returns what a type of property is called.
pub(crate) fn property_type(words: &Words, its: PropertyType) -> String {
    symbol(words, its.symbol())
}

/// Returns symbols in a list.
pub(crate) fn symbols(words: &Words, symbols: Symbols) -> String {
    words.list(&symbols.iter().map(|its| symbol(words, its)).collect::<Vec<_>>())
}

/// Returns kinds of companions, as in `Dog or Horse`.
pub(crate) fn kinds(words: &Words, kinds: Kinds) -> String {
    let names: Vec<String> = kinds.iter().map(|kind| symbol(words, kind.symbol())).collect();
    match names.as_slice() {
        [one, other] => {
            words.say("last-will-said-or", &[("one", one.as_str().into()), ("other", other.as_str().into())])
        }
        names => words.list(names),
    }
}

fn types(words: &Words, types: Types) -> String {
    words.list(&types.iter().map(|its| property_type(words, its)).collect::<Vec<_>>())
}

/// Returns the word for the kind of card that it is.
pub(crate) fn nature(face: &Face) -> &'static str {
    match &face.nature {
        Nature::Event(event) if event.wedding.is_some() => "wedding",
        Nature::Event(_) => "event",
        Nature::Expense(_) => "expense",
        Nature::Helper { .. } => "helper",
        Nature::Property(_) => "property",
        Nature::Companion { .. } => "companion",
        Nature::Wild => "wild",
    }
}

/// Returns what a card does besides what its signs say.
pub(crate) fn note(words: &Words, face: &Face) -> Option<String> {
    let say = |key: &str| words.say(key, &[]);
    match &face.nature {
        Nature::Event(event) => {
            if let Some(gifts) = event.gifts {
                let kinds = gifts.kinds.iter().map(Kind::symbol);
                let what = symbols(words, kinds.chain(gifts.symbols.iter()).collect());
                let values = [("each", gifts.each.to_string().into()), ("what", what.into())];
                return Some(words.say("last-will-note-gifts", &values));
            }
            if let Some(sale) = event.sale {
                let key = if sale.steps_lower > 0 { "last-will-note-sale-lower" } else { "last-will-note-sale" };
                return Some(match sale.steps_lower {
                    0 => say(key),
                    count => words.say(key, &[("count", count.into())]),
                });
            }
            if event.gives > 0 {
                return Some(words.say("last-will-note-gives", &[("count", event.gives.into())]));
            }
            event.wedding.map(|_| say("last-will-note-wedding"))
        }
        Nature::Helper { effect } => Some(helper(words, *effect)),
        Nature::Companion { .. } => Some(say("last-will-note-companion")),
        Nature::Wild => Some(say("last-will-note-wild")),
        Nature::Property(property) if property.keeps_value() => Some(say("last-will-note-keeps")),
        Nature::Property(_) | Nature::Expense(_) => None,
    }
}

/// Returns what a helper does.
fn helper(words: &Words, effect: Effect) -> String {
    let pounds = |sum: u8| money(words, sum.into()).into();
    match effect {
        Effect::Actions { actions } => words.say("last-will-note-actions", &[("count", actions.into())]),
        Effect::Bonus { bonus, on, opera } => {
            let key = if opera { "last-will-note-bonus-opera" } else { "last-will-note-bonus" };
            words.say(key, &[("sum", bonus.to_string().into()), ("what", symbol(words, on).into())])
        }
        Effect::Upkeep { bonus, types: its } => {
            let values = [("sum", bonus.to_string().into()), ("what", types(words, its).into())];
            words.say("last-will-note-upkeep", &values)
        }
        Effect::Maintain => words.say("last-will-note-maintain", &[]),
        Effect::Sell => words.say("last-will-note-sell", &[]),
        Effect::Prices { buy, sell } => {
            words.say("last-will-note-prices", &[("buy", signed(buy).into()), ("sell", signed(sell).into())])
        }
        Effect::Spend { spend } => words.say("last-will-note-spend", &[("sum", pounds(spend))]),
        Effect::SpendPerToken { spend, token } => {
            let values = [("sum", pounds(spend)), ("what", symbol(words, token.symbol()).into())];
            words.say("last-will-note-per-token", &values)
        }
        Effect::Draw { draw, keep } => {
            words.say("last-will-note-draw", &[("draw", draw.to_string().into()), ("keep", keep.to_string().into())])
        }
    }
}

/// Returns what a circle for a companion says.
pub(crate) fn circle(words: &Words, circle: &Circle, has_token: bool) -> String {
    let key = match (has_token, circle.marked) {
        (_, true) => "last-will-said-circle-marked",
        (true, false) => "last-will-said-circle-has",
        (false, false) => "last-will-said-circle",
    };
    words.say(key, &[("kind", kinds(words, circle.kinds).into()), ("bonus", circle.bonus.to_string().into())])
}

/// Returns all that a card says, without its name: its kind, its symbols, what it costs and does.
pub(crate) fn all(words: &Words, edition: &Edition, card: Card) -> String {
    let face = edition.face(card);
    let mut said = vec![words.say(&format!("last-will-nature-{}", nature(face)), &[])];
    if !matches!(face.nature, Nature::Companion { .. } | Nature::Wild) {
        said.push(match face.symbols.is_empty() {
            true => words.say("last-will-symbol-none", &[]),
            false => symbols(words, face.symbols),
        });
    }
    let pounds = |key: &str, sum: i16| words.say(key, &[("sum", money(words, sum).into())]);
    let mut actions = None;
    match &face.nature {
        Nature::Event(event) => {
            said.push(pounds("last-will-said-spend", event.spend.into()));
            actions = Some(event.actions);
        }
        Nature::Expense(expense) => said.push(pounds("last-will-said-spend", expense.spend.into())),
        Nature::Property(property) => {
            said.push(pounds("last-will-said-price", property.track.value(0)));
            let steps: Vec<String> = property.track.values().iter().map(u8::to_string).collect();
            said.push(words.say("last-will-said-track", &[("steps", steps.join(" ").into())]));
            said.push(pounds("last-will-said-upkeep", property.upkeep.into()));
        }
        Nature::Helper { .. } | Nature::Companion { .. } | Nature::Wild => {}
    }
    said.extend(actions.map(|count| words.say("last-will-said-actions", &[("count", count.into())])));
    said.extend(face.circles().list().iter().map(|its| circle(words, its, false)));
    said.extend(note(words, face));
    match edition.card(card).crowns {
        0 => {}
        count => said.push(words.say("last-will-said-crowns", &[("count", count.into())])),
    }
    said.join(", ")
}

/// Returns a key that has no message as a text, as in `Music box` for `music-box`.
fn in_words(key: &str) -> String {
    let mut letters = key.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + &letters.as_str().replace('-', " ")
}
