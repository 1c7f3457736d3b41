//! What has happened, one line per event.

use bequest_engine::{Pool, Seat, SeatSet};
use bequest_erbraffer::{BenefactorCard, Card, Deed, Edition, Effect, Person, Told, Year, YearKind};

use super::{belongings, card, cards, couple, generation, name, persons, say_of_all, sex, sum, the_heirloom, title};
use bequest_words::{Company, Value, Words};

/// Returns a line of the log.
pub fn log_text(company: &Company<'_>, edition: &Edition, told: &Told) -> String {
    let words = company.words;
    let cash =
        |key, person, thousands| words.say(key, &[("person", name(edition, person)), ("sum", sum(words, thousands))]);
    let thrown = |key, seat, thrown| company.say_of(seat, key, &[("cards", cards(words, edition, thrown).into())]);
    let of = |key, seat, whose| company.say_of(seat, key, &[("couple", couple(words, edition, whose).into())]);
    match *told {
        Told::Dealt { seat, portraits, benefactors, cards } => {
            dealt(company, edition, seat, (portraits, benefactors, cards))
        }
        Told::First { seat } => company.say_of(seat, "erbraffer-told-first", &[]),
        Told::Played(deed) => played(company, edition, deed),
        Told::Gained { person, sum: 0 } => {
            words.say("erbraffer-told-gained-none", &[("person", name(edition, person))])
        }
        Told::Gained { person, sum } => cash("erbraffer-told-gained", person, sum),
        Told::Lost { person, sum: 0 } => words.say("erbraffer-told-lost-none", &[("person", name(edition, person))]),
        Told::Lost { person, sum } => cash("erbraffer-told-lost", person, sum),
        Told::Gave { from, to, sum: given } => gave(words, edition, (from, to), given),
        Told::Moved { heirloom, from, to } => {
            let what = the_heirloom(words, edition, heirloom).into();
            let values = [("heirloom", what), ("from", name(edition, from)), ("to", name(edition, to))];
            words.say("erbraffer-told-moved", &values)
        }
        Told::Threw { seat, cards } => thrown("erbraffer-told-threw", seat, cards),
        Told::Swept { seat, cards } => thrown("erbraffer-told-swept", seat, cards),
        Told::Drew { seat, card: drawn } => {
            company.say_of(seat, "erbraffer-told-drew", &[("card", card(words, edition, drawn).into())])
        }
        Told::Remade { cards } => words.say("erbraffer-told-remade", &[("cards", cards.into())]),
        Told::Hourglass { seat, year } => hourglass(company, seat, year),
        Told::Testament { seat, person } => {
            company.say_of(seat, "erbraffer-told-testament", &[("person", name(edition, person))])
        }
        Told::LastRound { seat } => company.say_of(seat, "erbraffer-told-last-round", &[]),
        Told::TookUp { seat, couple: whose, cash, heirlooms } => {
            let what = belongings(words, edition, cash, heirlooms);
            let values = [("couple", couple(words, edition, whose).into()), ("what", what.into())];
            company.say_of(seat, "erbraffer-told-took-up", &values)
        }
        Told::Inherited { person, sum, heirlooms } => {
            let what = belongings(words, edition, sum, heirlooms);
            words.say("erbraffer-told-inherited", &[("person", name(edition, person)), ("what", what.into())])
        }
        Told::Declined { seat, whole_change: false } => company.say_of(seat, "erbraffer-told-declined", &[]),
        Told::Declined { seat, whole_change: true } => company.say_of(seat, "erbraffer-told-declined-all", &[]),
        Told::HandedOut { seat, couple, is_new_will: false } => of("erbraffer-told-handed-out", seat, couple),
        Told::HandedOut { seat, couple, is_new_will: true } => of("erbraffer-told-handed-out-again", seat, couple),
        Told::NewWill { seat, couple, .. } => of("erbraffer-told-new-will", seat, couple),
        Told::Stands { couple: whose } => {
            words.say("erbraffer-told-stands", &[("couple", couple(words, edition, whose).into())])
        }
        Told::PaidOut { person, holders, each, bank } => paid_out(company, edition, person, holders, (each, bank)),
        Told::Lives { generation: which } => {
            let year = generation(which.into()).to_string();
            words.say("erbraffer-told-lives", &[("year", year.into())])
        }
        Told::Ended => words.say("erbraffer-told-ended", &[]),
    }
}

type Deal = (Pool<Person>, Pool<BenefactorCard>, Pool<Card>);

fn dealt(company: &Company<'_>, edition: &Edition, seat: Seat, (heirs, benefactors, hand): Deal) -> String {
    let words = company.words;
    let benefactors = benefactors.iter().map(|its| edition.benefactor(its));
    let values = [
        ("sex", sex(edition, heirs.iter()).into()),
        ("heirs", persons(words, edition, heirs.iter()).into()),
        ("benefactors", persons(words, edition, benefactors).into()),
        ("cards", cards(words, edition, hand).into()),
    ];
    company.say_of(seat, "erbraffer-told-dealt", &values)
}

fn played(company: &Company<'_>, edition: &Edition, deed: Deed) -> String {
    let words = company.words;
    let key = match edition.effect(deed.card) {
        Effect::Gain(_) | Effect::GainTwo(_) | Effect::Double => "erbraffer-told-played-for",
        Effect::Loss(_) | Effect::LossTwo(_) | Effect::LoseAll | Effect::Halve => "erbraffer-told-played-against",
        // The next events report in full what they do.
        Effect::Wedding(_) | Effect::Sibling | Effect::Sheep | Effect::Exchange | Effect::NewWill | Effect::Sweep => {
            "erbraffer-told-played"
        }
    };
    let heirs = persons(words, edition, deed.heirs.into_iter().flatten());
    // Cards of one title are worth different sums.
    let what = if key == "erbraffer-told-played" { title } else { card };
    let mut values: Vec<(&str, Value<'_>)> = vec![("card", what(words, edition, deed.card).into())];
    if key != "erbraffer-told-played" {
        values.push(("heirs", heirs.into()));
    }
    company.say_of(deed.seat, key, &values)
}

fn gave(words: &Words, edition: &Edition, (from, to): (Person, Person), given: u16) -> String {
    let key = if given == 0 { "erbraffer-told-gave-none" } else { "erbraffer-told-gave" };
    words.say(key, &[("from", name(edition, from)), ("to", name(edition, to)), ("sum", sum(words, given))])
}

fn hourglass(company: &Company<'_>, seat: Seat, year: Year) -> String {
    let key = match year.kind() {
        YearKind::Start | YearKind::White => "erbraffer-told-hourglass",
        YearKind::Golden => "erbraffer-told-hourglass-golden",
        YearKind::Last => "erbraffer-told-hourglass-last",
    };
    company.say_of(seat, key, &[("year", year.to_string().into())])
}

fn paid_out(
    company: &Company<'_>,
    edition: &Edition,
    person: Person,
    holders: SeatSet,
    (each, bank): (u16, u16),
) -> String {
    let words = company.words;
    let whose = ("person", name(edition, person));
    let each = ("sum", sum(words, each));
    let bank_gets = ("sum", sum(words, bank));
    match (holders.len(), bank) {
        (0, _) => words.say("erbraffer-told-paid-out-nobody", &[whose, bank_gets]),
        (1, _) => say_of_all(company, holders, "erbraffer-told-paid-out", &[whose, each]),
        (_, 0) => say_of_all(company, holders, "erbraffer-told-paid-out-shared", &[whose, each]),
        _ => say_of_all(company, holders, "erbraffer-told-paid-out-odd", &[whose, each, ("rest", sum(words, bank))]),
    }
}
