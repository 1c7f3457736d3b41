//! What is told of a game after its end: money by round, where it went, and what decided it.

mod account;
pub(super) mod picture;

use bequest_engine::Seat;
use bequest_last_will::{Card, LastWill, Told, View};
use bequest_web::{Past, Plot, Tale, TaleChapter, TurningPoint, badge};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use self::account::{Account, Kind};
use super::say;
use crate::art::sign;

/// A round of a game that is over.
struct Round<'a> {
    /// The moment with which it begins, counted from one.
    start: usize,
    /// How things stood at its end.
    evening: &'a View,
    /// What happened in it.
    told: &'a [Told],
}

/// Tells what there is to tell of a game.
pub(super) fn of(past: &Past<'_, LastWill>) -> Tale {
    let rounds = rounds(past);
    let (Some(first), Some(last)) = (past.moments.first(), past.moments.last()) else { return Tale::default() };
    let (company, last) = (&past.company, &last.view);
    let accounts = account::of(past.heard, last);
    Tale {
        chapters: rounds.iter().map(|round| chapter(company, round)).collect(),
        plot: Some(plot(past, &first.view, &rounds, last)),
        turns: turns(past, &rounds),
        makeup: last.money.seats().map(|seat| makeup(past, last, seat)).collect(),
        figures: figures(company, &accounts, &rounds),
        more: html! {},
    }
}

/// Returns the rounds of a game.
fn rounds<'a>(past: &Past<'a, LastWill>) -> Vec<Round<'a>> {
    let mut starts: Vec<usize> = Vec::new();
    for (place, moment) in past.moments.iter().enumerate().filter(|(_, moment)| moment.view.round > 0) {
        if starts.last().is_none_or(|&known| past.moments[known].view.round != moment.view.round) {
            starts.push(place);
        }
    }
    let Some(last) = past.moments.last() else { return Vec::new() };
    let round = |(number, &place): (usize, &usize)| {
        let next = starts.get(number + 1).copied();
        let evening = next.map_or(&last.view, |next| &past.moments[next - 1].view);
        // What was heard by a moment includes what led to it.
        let from = if number == 0 { 0 } else { past.moments[place - 1].heard };
        let to = next.map_or(past.heard.len(), |next| past.moments[next - 1].heard);
        Round { start: if number == 0 { 1 } else { place + 1 }, evening, told: &past.heard[from.min(to)..to] }
    };
    starts.iter().enumerate().map(round).collect()
}

fn chapter(company: &Company<'_>, round: &Round<'_>) -> TaleChapter {
    let words = company.words;
    let values = [("round", round.evening.round.into()), ("rounds", bequest_last_will::ROUNDS.into())];
    let sacked =
        round.told.iter().filter_map(|told| if let Told::Sacked { seat, .. } = *told { Some(seat) } else { None });
    let sacked: Vec<Seat> = sacked.collect();
    TaleChapter {
        start: round.start,
        short: words.say("last-will-page-round-short", &values),
        long: words.say("last-will-page-round", &values),
        signs: html! { @for &seat in &sacked { (badge(seat, company.name(seat), "small")) } @if !sacked.is_empty() { (sign("demotion")) } },
        marked: !sacked.is_empty(),
    }
}

fn plot(past: &Past<'_, LastWill>, first: &View, rounds: &[Round<'_>], last: &View) -> Plot {
    let words = past.company.words;
    let line = |seat: Seat| {
        let begin = rounds.first().map_or(first.money[seat], |round| round_begins(past, round, seat));
        let ends = rounds.iter().enumerate().map(|(number, round)| {
            let step = rounds.get(number + 1).map_or(past.moments.len(), |next| next.start);
            (step, f64::from(round.evening.money[seat]))
        });
        [(1, f64::from(begin))].into_iter().chain(ends).collect()
    };
    let lines: Vec<Vec<(usize, f64)>> = last.money.seats().map(line).collect();
    let most = lines.iter().flatten().fold(20.0_f64, |most, &(_, value)| most.max(value));
    let step = if most > 100.0 { 40 } else { 20 };
    let ticks = (1..).map(|tick: i16| tick * step).take_while(|tick| f64::from(*tick) <= most);
    Plot {
        title: words.say("last-will-page-tale-plot", &[]),
        ticks: ticks.map(|tick| (f64::from(tick), say::money(words, tick))).collect(),
        lines,
        goal: Some((0.0, say::money(words, 0))),
    }
}

/// Returns what a seat had when a round began.
fn round_begins(past: &Past<'_, LastWill>, round: &Round<'_>, seat: Seat) -> i16 {
    let moments = past.moments.get(round.start - 1..).unwrap_or_default();
    moments.iter().find(|moment| moment.view.round == round.evening.round).map_or(0, |moment| moment.view.money[seat])
}

/// Says how a final sum is made up: the purse, the last salary, the houses. GS-15, LW-70
fn makeup(past: &Past<'_, LastWill>, last: &View, seat: Seat) -> Markup {
    let words = past.company.words;
    if last.is_bankrupt(seat) {
        return html! { (words.say("last-will-page-tale-bankrupt", &[])) };
    }
    let (salary, houses) = (last_salary(past.heard, seat), last.property_value(seat));
    let parts = [
        ("last-will-page-tale-purse", last.money[seat] - salary),
        ("last-will-page-tale-salary", salary),
        ("last-will-page-tale-houses", houses),
    ];
    let is_there = |(number, (_, sum)): &(usize, (&str, i16))| *number == 0 || *sum > 0;
    let parts: Vec<String> = parts
        .into_iter()
        .enumerate()
        .filter(is_there)
        .map(|(_, (key, sum))| words.say(key, &[("sum", say::money(words, sum).into())]))
        .collect();
    html! { (parts.join(" + ")) }
}

/// Returns what a seat was paid after the last turn.
fn last_salary(heard: &[Told], of: Seat) -> i16 {
    let after = heard.iter().rev().take_while(|told| !matches!(told, Told::EndedTurn { .. }));
    let paid = after.filter_map(|told| if let Told::Paid { seat, sum } = *told { Some((seat, sum)) } else { None });
    paid.filter(|(seat, _)| *seat == of).map(|(_, sum)| sum).sum()
}

// Where it went

fn figures(company: &Company<'_>, accounts: &[Account], rounds: &[Round<'_>]) -> Markup {
    let words = company.words;
    let most = accounts.iter().map(Account::total).max().unwrap_or(1).max(1);
    let title = words.say("last-will-page-tale-rounds", &[]);
    html! {
        h3 { (words.say("last-will-page-tale-went", &[])) }
        ol.bars {
            @for (seat, account) in Seat::all(accounts.len()).zip(accounts) {
                li {
                    span.bn { (badge(seat, company.name(seat), "small")) b { (company.name(seat)) } }
                    b.got.money { (say::money(words, account.received)) }
                    ol.bar style={ "width:" (format!("{:.1}", 100.0 * f64::from(account.total()) / f64::from(most))) "%" } {
                        @for (kind, sum) in account.parts() {
                            @let tip = words.say("last-will-page-tale-part", &[("what", words.say(kind.key(), &[]).into()), ("sum", say::money(words, sum).into())]);
                            li.(kind.class()) style={ "flex-grow:" (sum) } data-tip=(tip) tabindex="0" { @if sum * 14 > account.total() { (sign(kind.sign())) } (sum) span.unseen { " " (tip) } }
                        }
                        (debt(words, account))
                    }
                }
            }
        }
        ul.bar-keys {
            @for kind in Kind::ALL { li { i.(kind.class()) { (sign(kind.sign())) } (words.say(kind.key(), &[])) } }
            @if accounts.iter().any(|account| account.debt > 0) { li { i.b-debt {} (words.say("last-will-page-went-debt", &[])) } }
        }
        details data-key="tale-rounds" {
            summary { (title) }
            div.scroll tabindex="0" role="region" aria-label=(title) { (table(company, rounds)) }
        }
    }
}

/// Draws the part of a bar that was spent beyond what was received.
fn debt(words: &Words, account: &Account) -> Markup {
    if account.debt == 0 {
        return html! {};
    }
    let sum = say::money(words, account.debt);
    let what = words.say("last-will-page-went-debt", &[]);
    let tip = words.say("last-will-page-tale-part", &[("what", what.into()), ("sum", sum.into())]);
    let width = 100.0 * f64::from(account.debt) / f64::from(account.total().max(1));
    html! { li.b-debt style={ "width:" (format!("{width:.1}")) "%" } data-tip=(tip) tabindex="0" { span.unseen { (tip) } } }
}

/// Draws the money at the end of each round.
fn table(company: &Company<'_>, rounds: &[Round<'_>]) -> Markup {
    let words = company.words;
    let seats: Vec<Seat> = Seat::all(company.names.len()).collect();
    html! {
        table {
            thead { tr { td {} @for &seat in &seats { th scope="col" { (badge(seat, company.name(seat), "small")) " " (company.name(seat)) } } } }
            tbody {
                @for round in rounds {
                    tr {
                        th scope="row" { (round.evening.round) }
                        @for &seat in &seats { td { (say::money(words, round.evening.money[seat])) } }
                    }
                }
            }
        }
    }
}

// What decided it

/// So many sentences say how a game was decided: what matters most.
const MOST_TURNS: usize = 3;

fn turns(past: &Past<'_, LastWill>, rounds: &[Round<'_>]) -> Vec<TurningPoint> {
    let told = [bankrupt(past, rounds), dearest(past, rounds), worst_house(past, rounds), first_sacked(past, rounds)];
    let mut turns: Vec<TurningPoint> = told.into_iter().flatten().take(MOST_TURNS).collect();
    turns.sort_by_key(|turn| turn.step);
    turns
}

/// Makes a turning point of something that was told in a round.
fn point(past: &Past<'_, LastWill>, rounds: &[Round<'_>], place: usize, text: String) -> TurningPoint {
    let words = past.company.words;
    let step = past.moments.iter().position(|moment| moment.heard > place).map_or(past.moments.len(), |at| at + 1);
    let round = rounds.iter().rev().find(|round| round.start <= step).map_or(0, |round| round.evening.round);
    let label = words.say("last-will-page-round-over", &[("round", round.into())]);
    TurningPoint { step, lead: format!("{label}:"), label, text }
}

/// Returns the dearest thing that anyone did at once.
fn dearest(past: &Past<'_, LastWill>, rounds: &[Round<'_>]) -> Option<TurningPoint> {
    let spent = past.heard.iter().enumerate().filter_map(|(place, told)| match *told {
        Told::Spent { seat, sum } if !matches!(past.heard.get(place.wrapping_sub(1)), Some(Told::Bought { .. })) => {
            Some((sum, place, seat))
        }
        _ => None,
    });
    let (sum, place, seat) = spent.max_by_key(|&(sum, place, _)| (sum, std::cmp::Reverse(place)))?;
    let values = [("sum", say::money(past.company.words, sum).into())];
    let what = match past.heard.get(place.wrapping_sub(1)) {
        Some(Told::Played { cards, .. }) => say::cards(past.company.words, past.setup.components(), cards.iter()),
        Some(Told::Used { card, .. } | Told::Maintained { card, .. }) => {
            say::card(past.company.words, past.setup.components(), *card)
        }
        _ => past.company.words.say("last-will-page-errand-opera", &[]),
    };
    let values = [values[0].clone(), ("what", what.into())];
    Some(point(past, rounds, place, past.company.say_of(seat, "last-will-page-tale-dearest", &values)))
}

/// Returns the house with which someone lost most: what it brought, or what it still counts for, against its price.
fn worst_house(past: &Past<'_, LastWill>, rounds: &[Round<'_>]) -> Option<TurningPoint> {
    let last = &past.moments.last()?.view;
    let heard = past.heard;
    let bought = heard.iter().enumerate().filter_map(|(place, told)| match (*told, heard.get(place + 1)) {
        (Told::Bought { seat, card, .. }, Some(&Told::Spent { sum, .. })) => Some((place, seat, card, sum)),
        _ => None,
    });
    let outcome = |(place, seat, card, price): (usize, Seat, Card, i16)| {
        let sold = heard.iter().enumerate().skip(place).find_map(|(place, told)| match *told {
            Told::Sold { card: its, sum, .. } if its == card => Some((place, sum)),
            _ => None,
        });
        let (end, worth) = sold.unwrap_or_else(|| (place, worth_at_end(last, seat, card)));
        (price - worth, (end, seat, card, price, worth))
    };
    let (loss, (place, seat, card, price, worth)) = bought.map(outcome).max_by_key(|(loss, _)| *loss)?;
    let words = past.company.words;
    let values = [
        ("card", say::card(words, past.setup.components(), card).into()),
        ("price", say::money(words, price).into()),
        ("sum", say::money(words, worth).into()),
    ];
    let text = past.company.say_of(seat, "last-will-page-tale-house", &values);
    (loss > 0).then(|| point(past, rounds, place, text))
}

/// Returns what a house still counts for at the end. LW-70
fn worth_at_end(last: &View, seat: Seat, card: Card) -> i16 {
    let Some(value) = last.boards[seat].iter().find(|placed| placed.card == card).and_then(|placed| placed.value)
    else {
        return 0;
    };
    let types = last.edition().face(card).property().map(|property| property.types);
    let token = types.and_then(|types| types.iter().map(|its| last.market[its]).min()).unwrap_or_default();
    (value + i16::from(token)).max(0)
}

fn first_sacked(past: &Past<'_, LastWill>, rounds: &[Round<'_>]) -> Option<TurningPoint> {
    let mut sacked = past.heard.iter().enumerate();
    let (place, seat) = sacked
        .find_map(|(place, told)| if let Told::Sacked { seat, .. } = *told { Some((place, seat)) } else { None })?;
    Some(point(past, rounds, place, past.company.say_of(seat, "last-will-page-tale-sacked", &[])))
}

fn bankrupt(past: &Past<'_, LastWill>, rounds: &[Round<'_>]) -> Option<TurningPoint> {
    let last = &past.moments.last()?.view;
    let mut told = past.heard.iter().enumerate();
    let (place, seat) =
        told.find_map(|(place, told)| if let Told::Bankrupt { seat } = *told { Some((place, seat)) } else { None })?;
    let values = [("sum", say::money(past.company.words, last.money[seat]).into())];
    Some(point(past, rounds, place, past.company.say_of(seat, "last-will-page-tale-broke", &values)))
}
