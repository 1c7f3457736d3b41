//! Die Erbraffer in words.

mod log;
mod question;
#[cfg(test)]
mod tests;

use bequest_engine::{Pool, Seat, SeatSet};
use bequest_erbraffer::{
    Action, Card, Couple, Edition, Effect, Estate, Heirloom, Person, PhaseView, Plan, Rounding, View, Year,
};

pub use self::log::log_text;
pub use self::question::question;
use bequest_words::{Company, Value, Words};

/// Returns what messages choose by when they speak of relatives: `woman` or `man`; of several `women`, or `men` if one of
/// them is a man.
pub fn sex(edition: &Edition, persons: impl IntoIterator<Item = Person>) -> &'static str {
    let are_women: Vec<bool> = persons.into_iter().map(|person| edition.person(person).is_woman).collect();
    match (are_women.len() > 1, are_women.iter().all(|is_woman| *is_woman)) {
        (false, true) => "woman",
        (false, false) => "man",
        (true, true) => "women",
        (true, false) => "men",
    }
}

/// Returns a sum that is given in thousands, as in `15,000`.
pub fn money(words: &Words, thousands: u32) -> String {
    words.grouped(thousands * 1000)
}

/// Returns what an influence card is called.
pub fn title(words: &Words, edition: &Edition, card: Card) -> String {
    let key = &edition.card(card).title;
    words.find(&format!("erbraffer-title-{key}")).unwrap_or_else(|| in_words(key))
}

/// Returns what an influence card is called, with its sum where it has one, as in `Sweet life (+2,000)`.
pub fn card(words: &Words, edition: &Edition, card: Card) -> String {
    let title = title(words, edition, card);
    let with =
        |key, thousands: u16| words.say(key, &[("title", title.as_str().into()), ("sum", sum(words, thousands))]);
    match edition.effect(card) {
        Effect::Gain(sum) | Effect::GainTwo(sum) | Effect::Wedding(sum) => with("erbraffer-card-gain", sum),
        Effect::Loss(sum) | Effect::LossTwo(sum) => with("erbraffer-card-loss", sum),
        Effect::LoseAll
        | Effect::Halve
        | Effect::Double
        | Effect::Sibling
        | Effect::Sheep
        | Effect::Exchange
        | Effect::NewWill
        | Effect::Sweep => title,
    }
}

/// Returns influence cards in a list, each with its sum.
pub fn cards(words: &Words, edition: &Edition, cards: Pool<Card>) -> String {
    words.list(&cards.iter().map(|it| card(words, edition, it)).collect::<Vec<_>>())
}

/// Returns what an influence card does, in a short sentence.
pub fn effect(words: &Words, edition: &Edition, card: Card) -> String {
    let with = |key, thousands: u16| words.say(key, &[("sum", sum(words, thousands))]);
    match edition.effect(card) {
        Effect::Gain(sum) => with("erbraffer-effect-gain", sum),
        Effect::Loss(sum) => with("erbraffer-effect-loss", sum),
        Effect::GainTwo(sum) => with("erbraffer-effect-gain-two", sum),
        Effect::LossTwo(sum) => with("erbraffer-effect-loss-two", sum),
        Effect::Wedding(sum) => with("erbraffer-effect-wedding", sum),
        Effect::LoseAll => words.say("erbraffer-effect-lose-all", &[]),
        Effect::Halve => words.say("erbraffer-effect-halve", &[]),
        Effect::Double => words.say("erbraffer-effect-double", &[]),
        Effect::Sibling => words.say("erbraffer-effect-sibling", &[]),
        Effect::Sheep => words.say("erbraffer-effect-sheep", &[]),
        Effect::Exchange => words.say("erbraffer-effect-exchange", &[]),
        Effect::NewWill => words.say("erbraffer-effect-new-will", &[]),
        Effect::Sweep => words.say("erbraffer-effect-sweep", &[]),
    }
}

/// Returns what an heirloom is called, as in `violin`.
pub fn heirloom(words: &Words, edition: &Edition, heirloom: Heirloom) -> String {
    let key = &edition.heirloom(heirloom).key;
    words.find(&format!("erbraffer-heirloom-{key}")).unwrap_or_else(|| in_words(key))
}

/// Returns heirlooms in a list, as in `the violin and the clock`.
pub fn heirlooms(words: &Words, edition: &Edition, heirlooms: Pool<Heirloom>) -> String {
    words.list(&heirlooms.iter().map(|it| the_heirloom(words, edition, it)).collect::<Vec<_>>())
}

/// Returns an heirloom within a sentence, as in `the violin`.
pub fn the_heirloom(words: &Words, edition: &Edition, heirloom: Heirloom) -> String {
    let key = &edition.heirloom(heirloom).key;
    words.find(&format!("erbraffer-the-{key}")).unwrap_or_else(|| in_words(key))
}

/// Returns the names of both partners, as in `Albrecht and Apollonia`.
pub fn couple(words: &Words, edition: &Edition, couple: Couple) -> String {
    words.list(&edition.couple(couple).partners.map(|partner| edition.person(partner).name.clone()))
}

/// Returns the names of persons in a list.
pub fn persons(words: &Words, edition: &Edition, persons: impl IntoIterator<Item = Person>) -> String {
    words.list(&persons.into_iter().map(|person| edition.person(person).name.clone()).collect::<Vec<_>>())
}

/// Returns cash and heirlooms together, as in `7,000, the violin and the clock`; `0` if there is neither.
pub fn belongings(words: &Words, edition: &Edition, cash: u16, heirlooms: Pool<Heirloom>) -> String {
    let mut items = Vec::new();
    if cash > 0 || heirlooms.is_empty() {
        items.push(money(words, cash.into()));
    }
    items.extend(heirlooms.iter().map(|it| the_heirloom(words, edition, it)));
    words.list(&items)
}

/// Returns the money and the heirlooms of a portrait.
pub fn property(words: &Words, view: &View, person: Person) -> String {
    belongings(words, view.edition(), view.cash[person], view.heirlooms_of(person))
}

/// Returns what a couple leaves at present.
pub fn estate(words: &Words, view: &View, couple: Couple) -> String {
    let edition = view.edition();
    if let Some(estate) = view.estate.filter(|estate| estate.couple == couple) {
        return belongings(words, edition, estate.cash, estate.heirlooms);
    }
    let partners = edition.couple(couple).partners;
    let cash = partners.into_iter().map(|partner| view.cash[partner]).sum();
    let heirlooms = partners.into_iter().map(|partner| view.heirlooms_of(partner)).fold(Pool::EMPTY, Pool::or);
    belongings(words, edition, cash, heirlooms)
}

/// Returns who gets what of an estate at present, as in `Anselm: 7,000 and the violin; Adele: 3,000`.
pub fn shares(words: &Words, edition: &Edition, estate: &Estate) -> String {
    let share = |child: Person| {
        let its = estate.heirlooms.iter().filter(|&it| estate.heir_of(it) == Some(child)).collect();
        let what = belongings(words, edition, estate.share(edition, child), its);
        words.say("erbraffer-share", &[("person", name(edition, child)), ("what", what.into())])
    };
    edition.children(estate.couple).iter().map(share).collect::<Vec<_>>().join("; ")
}

/// Returns the year in which a generation, counted from zero, begins to live.
pub fn generation(generation: usize) -> u16 {
    let begins = Year::all().find(|year| year.generation() == generation);
    begins.map_or(Year::LAST.number(), Year::number)
}

/// Returns what a seat owns at the end, in thousands: cash and heirlooms of its heirs, and what benefactors left.
///
/// None if the viewer does not know its heirs.
pub fn fortune(view: &View, seat: Seat) -> Option<u32> {
    let cash: u32 = view.portraits[seat]?.iter().map(|heir| u32::from(view.cash[heir])).sum();
    Some(cash + heirloom_worth(view, seat)? + u32::from(view.collected[seat]))
}

/// Returns what the heirlooms of a seat's heirs are worth, in thousands, if the viewer knows the heirs.
pub fn heirloom_worth(view: &View, seat: Seat) -> Option<u32> {
    let (edition, heirs) = (view.edition(), view.portraits[seat]?);
    let own = edition.heirlooms().iter().filter(|&it| heirs.contains(view.owner(it)));
    Some(own.map(|it| u32::from(edition.heirloom(it).value)).sum())
}

/// Returns the benefactors whose card the viewer holds and has not shown.
pub fn own_benefactors(view: &View) -> Pool<Person> {
    let Some(seat) = view.viewer.seat() else { return Pool::EMPTY };
    let cards = view.own_benefactors().unwrap_or_default().minus(view.spent[seat]);
    cards.iter().map(|card| view.edition().benefactor(card)).collect()
}

/// Returns what an action means, as a choice.
pub fn action(company: &Company<'_>, view: &View, action: Action) -> String {
    let words = company.words;
    let edition = view.edition();
    let of_card = |key, it: Card| words.say(key, &[("card", card(words, edition, it).into())]);
    match action {
        Action::Play(it) => {
            let moves = edition.card(it).hourglass && view.year < Year::LAST;
            of_card(if moves { "erbraffer-do-play-hourglass" } else { "erbraffer-do-play" }, it)
        }
        Action::Throw(it) => of_card("erbraffer-do-throw", it),
        Action::Keep(it) => of_card("erbraffer-do-keep", it),
        Action::Heir(person) => heir(words, view, person),
        Action::Heirloom(it) => {
            let owner = name(edition, view.owner(it));
            let worth = sum(words, edition.heirloom(it).value);
            let values = [("heirloom", the_heirloom(words, edition, it).into()), ("owner", owner), ("sum", worth)];
            words.say("erbraffer-do-heirloom", &values)
        }
        Action::Round(rounding) => round(words, view, rounding),
        Action::Testament(person) => words.say("erbraffer-do-testament", &[("heir", heir(words, view, person).into())]),
        Action::Couple(it) => {
            let values = [("couple", couple(words, edition, it).into()), ("what", estate(words, view, it).into())];
            words.say("erbraffer-do-couple", &values)
        }
        Action::Give(it, person) => {
            let values = [("heirloom", the_heirloom(words, edition, it).into()), ("person", name(edition, person))];
            words.say("erbraffer-do-give", &values)
        }
        Action::Pay(person, paid) => {
            words.say("erbraffer-do-pay", &[("sum", sum(words, paid)), ("person", name(edition, person))])
        }
        Action::Rest(person) => {
            let rest = view.estate.map_or(0, |estate| rest_for(edition, &estate, person));
            words.say("erbraffer-do-rest", &[("sum", sum(words, rest)), ("person", name(edition, person))])
        }
        Action::Confirm => confirm(words, view),
        Action::Will => words.say("erbraffer-do-will", &[]),
        Action::Decline => words.say("erbraffer-do-decline", &[]),
        Action::DeclineAll => words.say("erbraffer-do-decline-all", &[]),
    }
}

/// Returns what a long run of sums for one child means, the highest and an example given.
pub fn pays(words: &Words, edition: &Edition, person: Person, most: u16) -> String {
    let values = [("person", name(edition, person)), ("sum", sum(words, most)), ("example", person.to_string().into())];
    words.say("erbraffer-do-pays", &values)
}

/// Returns an heir as in `Adele (7,000), you hold the card`.
fn heir(words: &Words, view: &View, person: Person) -> String {
    let key = match () {
        () if view.own_portraits().unwrap_or_default().contains(person) => "erbraffer-do-heir-own",
        () if own_benefactors(view).contains(person) => "erbraffer-do-heir-benefactor",
        () => "erbraffer-do-heir",
    };
    let (edition, what) = (view.edition(), property(words, view, person));
    words.say(key, &[("person", name(edition, person)), ("what", what.into()), ("sex", sex(edition, [person]).into())])
}

fn round(words: &Words, view: &View, rounding: Rounding) -> String {
    let PhaseView::Turn { plan: Some(Plan::Play { heirs: [Some(heir), _], .. }) } = view.phase else {
        return String::new();
    };
    let all = view.cash[heir];
    let goes = rounding.half(all);
    words.say("erbraffer-do-round", &[("sum", sum(words, goes)), ("rest", sum(words, all - goes))])
}

/// Returns what a child would get as the rest; by a new will what it was given by name is part of that.
fn rest_for(edition: &Edition, estate: &Estate, child: Person) -> u16 {
    let named = if estate.is_new_will { estate.paid(edition, child) } else { 0 };
    estate.remainder(edition) + named
}

fn confirm(words: &Words, view: &View) -> String {
    let Some(estate) = view.estate.filter(|_| view.phase == PhaseView::Sharing) else {
        return words.say("erbraffer-do-throw-away", &[]);
    };
    words.say("erbraffer-do-hand-out", &[("shares", shares(words, view.edition(), &estate).into())])
}

/// Returns a message about several seats: `$you` returns whether the viewer is one of them, `$who` names the others.
fn say_of_all(company: &Company<'_>, seats: SeatSet, key: &str, values: &[(&str, Value<'_>)]) -> String {
    let is_you = |seat: &Seat| company.you == Some(*seat);
    let you = if seats.iter().any(|seat| is_you(&seat)) { "yes" } else { "no" };
    let others = seats.iter().filter(|seat| !is_you(seat)).map(|seat| company.name(seat).to_owned());
    let who = company.words.list(&others.collect::<Vec<_>>());
    let mut all = vec![("you", you.into()), ("who", who.into())];
    all.extend_from_slice(values);
    company.words.say(key, &all)
}

fn sum(words: &Words, thousands: u16) -> Value<'static> {
    money(words, thousands.into()).into()
}

fn name(edition: &Edition, person: Person) -> Value<'_> {
    edition.person(person).name.as_str().into()
}

/// Returns a key that has no message as a text, as in `Music box` for `music-box`.
fn in_words(key: &str) -> String {
    let mut letters = key.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + &letters.as_str().replace('-', " ")
}
