//! The cards of an edition file.

use bequest_editions::{FileValue, Part, Reader};

use super::{Entry, counted, flag, small, small_or_zero, smalls, some_words, title, word};
use crate::components::{BLACK_CIRCLES, CIRCLES, STEPS};
use crate::edition::CardInfo;
use crate::face::{
    Circle, Circles, Effect, EventFace, ExpenseFace, Face, Gifts, Nature, PropertyFace, SaleTerms, Track,
};
use crate::{Family, Kind, Kinds, PropertyType, Symbol, Symbols, Types, WeddingName};

words! {
    /// What a card is, where it can be several things.
    enum Sort, "kind of card":
    /// An event.
    Event = "event",
    /// A helper.
    Helper = "helper",
    /// An expense.
    Expense = "expense",
    /// A property.
    Property = "property",
}

words! {
    /// What takes a circle.
    enum CircleWord, "circle":
    /// A dog.
    Dog = "dog",
    /// A horse.
    Horse = "horse",
    /// A guest.
    Guest = "guest",
    /// A chef.
    Chef = "chef",
    /// A horse or a dog. GS-32
    HorseOrDog = "horse-or-dog",
}

words! {
    /// What a helper does.
    enum EffectWord, "effect":
    /// See [`Effect::Actions`].
    Actions = "actions",
    /// See [`Effect::Bonus`].
    Bonus = "bonus",
    /// See [`Effect::Upkeep`].
    Upkeep = "upkeep",
    /// See [`Effect::Maintain`].
    Maintain = "maintain",
    /// See [`Effect::Sell`].
    Sell = "sell",
    /// See [`Effect::Prices`].
    Prices = "prices",
    /// See [`Effect::Spend`].
    Spend = "spend",
    /// See [`Effect::SpendPerToken`].
    SpendPerToken = "spend-per-token",
    /// See [`Effect::Draw`].
    Draw = "draw",
}

impl CircleWord {
    fn kinds(self) -> Kinds {
        match self {
            CircleWord::Dog => Kinds::only(Kind::Dog),
            CircleWord::Horse => Kinds::only(Kind::Horse),
            CircleWord::Guest => Kinds::only(Kind::Guest),
            CircleWord::Chef => Kinds::only(Kind::Chef),
            CircleWord::HorseOrDog => [Kind::Dog, Kind::Horse].into_iter().collect(),
        }
    }
}

impl EffectWord {
    /// Returns the keys that belong to it.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            EffectWord::Actions => &["actions"],
            EffectWord::Bonus => &["bonus", "on", "opera"],
            EffectWord::Upkeep => &["bonus", "types"],
            EffectWord::Maintain | EffectWord::Sell => &[],
            EffectWord::Prices => &["buy", "sell"],
            EffectWord::Spend => &["spend"],
            EffectWord::SpendPerToken => &["spend", "token"],
            EffectWord::Draw => &["draw", "keep"],
        }
    }
}

/// Reads the cards of a family.
pub(super) fn cards(
    reader: &mut Reader<'_>,
    file: &Part<'_, '_>,
    heading: &str,
    family: Family,
) -> Vec<Entry<CardInfo>> {
    let parts = reader.entries(file, heading, family.most());
    let entry = |part: &Part<'_, '_>| {
        let value = card(reader, part, family);
        Entry { key: part.key.clone(), line: part.line, id: None, value }
    };
    parts.iter().map(entry).collect()
}

fn card(reader: &mut Reader<'_>, part: &Part<'_, '_>, family: Family) -> Option<CardInfo> {
    let sort = match family {
        Family::Event => Some(Sort::Event),
        Family::Property => Some(Sort::Property),
        Family::Helper => word(reader, part, "kind", &[Sort::Helper, Sort::Expense], Sort::as_str),
        Family::Special | Family::NewSpecial => word(reader, part, "kind", Sort::ALL, Sort::as_str),
        Family::Companion | Family::Wild => None,
    };
    let is_helper = sort == Some(Sort::Helper);
    let effect = if is_helper { word(reader, part, "effect", EffectWord::ALL, EffectWord::as_str) } else { None };
    check_keys(reader, part, family, sort, effect);
    let title = title(reader, part);
    let title_source = reader.source(part, "title_source");
    let (copies, crowns) = copies_and_crowns(reader, part, family);
    let sacked = flag(reader, part, "sacked");
    let face = sort.and_then(|sort| face(reader, part, sort, effect));
    let source = reader.source(part, "source");
    Some(CardInfo {
        family,
        title: title?,
        title_source: title_source?,
        copies: copies?,
        sacked: sacked? || family == Family::NewSpecial,
        crowns: crowns?,
        face: face?,
        source: source?,
    })
}

/// Finds keys that mean nothing on such a card.
fn check_keys(
    reader: &mut Reader<'_>,
    part: &Part<'_, '_>,
    family: Family,
    sort: Option<Sort>,
    effect: Option<EffectWord>,
) {
    let own: &[&str] = match family {
        Family::Special => &["kind", "crowns"],
        Family::NewSpecial => &["kind", "crowns", "sacked"],
        Family::Helper => &["kind", "copies", "sacked"],
        Family::Event | Family::Property | Family::Companion | Family::Wild => &["copies", "sacked"],
    };
    let circles: &[&str] = &["circles", "bonuses"];
    let of_sort: &[&str] = match sort {
        Some(Sort::Event) => &[
            "symbols",
            "actions",
            "spend",
            "gives_actions",
            "wedding",
            "gift_kinds",
            "gift_symbols",
            "gift_each",
            "sale_steps_lower",
            "sale_market",
        ],
        Some(Sort::Expense) => &["symbols", "actions", "spend"],
        Some(Sort::Property) => &["types", "track", "upkeep", "marked", "filled"],
        Some(Sort::Helper) => &["effect"],
        None => return,
    };
    let last: &[&str] = match (sort, effect) {
        (Some(Sort::Helper), Some(effect)) => effect.keys(),
        (Some(Sort::Helper), None) => return,
        _ => circles,
    };
    reader.known_only(part, &[&["title", "title_source"], own, of_sort, last, &["source"]].concat());
}

fn copies_and_crowns(reader: &mut Reader<'_>, part: &Part<'_, '_>, family: Family) -> (Option<u8>, Option<u8>) {
    let crowns = |reader: &mut Reader<'_>, most| small(reader, part, "crowns", 1..=most).map(|crowns| crowns.value);
    match family {
        Family::Special => (Some(1), crowns(reader, 3)),
        Family::NewSpecial => (Some(1), crowns(reader, 2)),
        _ => (small(reader, part, "copies", 1..=9).map(|copies| copies.value), Some(0)),
    }
}

fn face(reader: &mut Reader<'_>, part: &Part<'_, '_>, sort: Sort, effect: Option<EffectWord>) -> Option<Face> {
    match sort {
        Sort::Event => event(reader, part),
        Sort::Expense => expense(reader, part),
        Sort::Property => property(reader, part),
        // GS-6: every helper is a person.
        Sort::Helper => {
            let effect = helper(reader, part, effect?)?;
            Some(Face { symbols: Symbols::only(Symbol::Person), nature: Nature::Helper { effect } })
        }
    }
}

/// Reads pounds.
fn pounds(reader: &mut Reader<'_>, part: &Part<'_, '_>, key: &str, least: i64) -> Option<u8> {
    small(reader, part, key, least..=50).map(|sum| sum.value)
}

fn symbols(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Symbols> {
    let found = some_words(reader, part, "symbols", Symbol::ALL, Symbol::as_str)?;
    Some(found.value.into_iter().collect())
}

fn event(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Face> {
    let symbols = symbols(reader, part);
    let actions = small(reader, part, "actions", 0..=4);
    let spend = pounds(reader, part, "spend", 0);
    let circles = circles(reader, part, CIRCLES);
    let gives = small_or_zero(reader, part, "gives_actions", 1..=3);
    let wedding =
        reader.optional(part, "wedding", |reader| word(reader, part, "wedding", WeddingName::ALL, WeddingName::as_str));
    let (gifts, sale) = (gifts(reader, part), sale(reader, part));
    let event = EventFace {
        actions: actions?.value,
        spend: spend?,
        circles: circles?,
        gives: gives?,
        wedding: wedding?,
        gifts: gifts?,
        sale: sale?,
    };
    Some(Face { symbols: symbols?, nature: Nature::Event(event) })
}

fn gifts(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Option<Gifts>> {
    if !["gift_kinds", "gift_symbols", "gift_each"].iter().any(|key| part.has(key)) {
        return Some(None);
    }
    let kinds = reader.optional(part, "gift_kinds", |reader| {
        Some(some_words(reader, part, "gift_kinds", Kind::ALL, Kind::as_str)?.value.into_iter().collect())
    });
    let symbols = reader.optional(part, "gift_symbols", |reader| {
        Some(some_words(reader, part, "gift_symbols", Symbol::ALL, Symbol::as_str)?.value.into_iter().collect())
    });
    let each = pounds(reader, part, "gift_each", 1);
    let (kinds, symbols) = (kinds?.unwrap_or(Kinds::EMPTY), symbols?.unwrap_or(Symbols::EMPTY));
    Some(Some(Gifts { kinds, symbols, each: each? }))
}

fn sale(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Option<SaleTerms>> {
    if !["sale_steps_lower", "sale_market"].iter().any(|key| part.has(key)) {
        return Some(None);
    }
    let steps_lower = small(reader, part, "sale_steps_lower", 0..=11);
    let market = reader.flag(part, "sale_market");
    Some(Some(SaleTerms { steps_lower: steps_lower?.value, market: market?.value }))
}

fn expense(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Face> {
    let symbols = symbols(reader, part);
    let actions = small(reader, part, "actions", 0..=4);
    let spend = pounds(reader, part, "spend", 1);
    let circles = circles(reader, part, BLACK_CIRCLES);
    let expense = ExpenseFace { actions: actions?.value, spend: spend?, circles: circles? };
    Some(Face { symbols: symbols?, nature: Nature::Expense(expense) })
}

fn property(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Face> {
    let types = types(reader, part, 1..=2);
    let track = smalls(reader, part, "track", 1..=STEPS, 0..=50);
    let upkeep = pounds(reader, part, "upkeep", 1);
    let circles = circles(reader, part, BLACK_CIRCLES);
    let types = types?;
    let track = Track::new(&track?)?;
    let property = PropertyFace { types, track, upkeep: upkeep?, circles: circles? };
    let symbols = types.iter().map(PropertyType::symbol).collect();
    Some(Face { symbols, nature: Nature::Property(property) })
}

fn types(reader: &mut Reader<'_>, part: &Part<'_, '_>, count: std::ops::RangeInclusive<usize>) -> Option<Types> {
    let found = some_words(reader, part, "types", PropertyType::ALL, PropertyType::as_str)?;
    let line = found.line;
    let types: Types = counted(reader, part, "types", found, count)?.into_iter().collect();
    if types.len() > 1 && types.contains(PropertyType::Farm) && part.has("track") {
        let what = "a farm has no other type: it keeps its value (LW-60), and houses do not";
        reader.note(line, format!("{}.types", part.key), what);
        return None;
    }
    Some(types)
}

/// Reads the circles of a card; it has none if they are left out.
fn circles(reader: &mut Reader<'_>, part: &Part<'_, '_>, most: usize) -> Option<Circles> {
    if !["circles", "bonuses", "marked", "filled"].iter().any(|key| part.has(key)) {
        return Circles::new(&[]);
    }
    let words = some_words(reader, part, "circles", CircleWord::ALL, CircleWord::as_str);
    let words = words.and_then(|words| counted(reader, part, "circles", words, 1..=most));
    let count = words.as_ref().map_or(1..=most, |words| words.len()..=words.len());
    let bonuses = smalls(reader, part, "bonuses", count.clone(), 1..=20);
    let some = |reader: &mut Reader<'_>, key: &str| {
        let read = |reader: &mut Reader<'_>| smalls(reader, part, key, 1..=most, 1..=*count.end());
        reader.optional(part, key, read).map(Option::unwrap_or_default)
    };
    let (marked, filled) = (some(reader, "marked"), some(reader, "filled"));
    let (marked, filled) = (marked?, filled?);
    let circle = |(place, (word, bonus)): (usize, (CircleWord, u8))| {
        let number = place as u8 + 1;
        Circle { kinds: word.kinds(), bonus, marked: marked.contains(&number), filled: filled.contains(&number) }
    };
    let circles: Vec<Circle> = words?.into_iter().zip(bonuses?).enumerate().map(circle).collect();
    Circles::new(&circles)
}

fn helper(reader: &mut Reader<'_>, part: &Part<'_, '_>, effect: EffectWord) -> Option<Effect> {
    Some(match effect {
        EffectWord::Actions => Effect::Actions { actions: small(reader, part, "actions", 1..=3)?.value },
        EffectWord::Bonus => {
            let bonus = pounds(reader, part, "bonus", 1);
            let on = word(reader, part, "on", Symbol::ALL, Symbol::as_str);
            let opera = flag(reader, part, "opera");
            Effect::Bonus { bonus: bonus?, on: on?, opera: opera? }
        }
        EffectWord::Upkeep => {
            let bonus = pounds(reader, part, "bonus", 1);
            let types = types(reader, part, 1..=4);
            Effect::Upkeep { bonus: bonus?, types: types? }
        }
        EffectWord::Maintain => Effect::Maintain,
        EffectWord::Sell => Effect::Sell,
        EffectWord::Prices => prices(reader, part)?,
        EffectWord::Spend => Effect::Spend { spend: pounds(reader, part, "spend", 1)? },
        EffectWord::SpendPerToken => {
            let spend = pounds(reader, part, "spend", 1);
            let token = word(reader, part, "token", Kind::ALL, Kind::as_str);
            Effect::SpendPerToken { spend: spend?, token: token? }
        }
        EffectWord::Draw => draw(reader, part)?,
    })
}

fn prices(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Effect> {
    let buy = reader.number(part, "buy", |sum| (0..=9).contains(&sum), "a whole number from 0 to 9");
    let sell = reader.number(part, "sell", |sum| (-9..=0).contains(&sum), "a whole number from -9 to 0");
    Some(Effect::Prices { buy: buy?.value as i8, sell: sell?.value as i8 })
}

fn draw(reader: &mut Reader<'_>, part: &Part<'_, '_>) -> Option<Effect> {
    let draw = small(reader, part, "draw", 1..=8);
    let most = draw.map_or(8, |FileValue { value, .. }| i64::from(value));
    let keep = small(reader, part, "keep", 1..=most);
    Some(Effect::Draw { draw: draw?.value, keep: keep?.value })
}
