//! The plain parts of a game in the terminal: what is drawn of a game that has no screens of its own.
//!
//! They are made from what the view serialises and from the notation of actions, and know nothing else of the game.

use std::fmt::Display;

use bequest_engine::{Game, Seat, Standing};
use bequest_words::plain::{Group, Part, awaited, capital, groups, in_words, inline, of_seat, part, whole};
use bequest_words::{Company, Shape};

use crate::paint::{Ink, Paint, fit, wrap};
use crate::terminal::Choice;

/// The columns of a name in the result.
const NAME: usize = 24;

/// Draws the table, the players, and what the viewer has of their own.
pub(crate) fn draw<G: Game>(company: &Company<'_>, view: &G::View, paint: Paint) -> String {
    let view = Shape::of(view);
    let own = company.you.map_or_else(Vec::new, |you| part(&view, Part::Own(you)));
    let players = Seat::all(company.names.len()).map(|seat| player(company, &view, seat));
    let mut text = lines(company, &part(&view, Part::Table));
    text.extend(players.flatten());
    if !own.is_empty() {
        text.push(paint.ink(Ink::Strong, &company.words.say("plain-own", &[])));
        text.extend(lines(company, &own));
    }
    text.join("\n") + "\n"
}

/// Returns values with their names, each in a line or more.
fn lines(company: &Company<'_>, fields: &[(&str, &Shape)]) -> Vec<String> {
    let line = |(name, value): &(&str, &Shape)| {
        let label = capital(&in_words(name));
        wrap(&format!("  {} ", fit(&label, 12.max(label.chars().count()))), &said(company, value), 15)
    };
    fields.iter().flat_map(line).collect()
}

/// Returns what a value holds; there is always something to say.
fn said(company: &Company<'_>, value: &Shape) -> String {
    let text = inline(company, value);
    if text.is_empty() { company.words.say("plain-none", &[]) } else { text }
}

/// Returns what there is of a player for everyone to see.
fn player(company: &Company<'_>, view: &Shape, seat: Seat) -> Vec<String> {
    let value = |(name, value): (&str, &Shape)| format!("{} {}", in_words(name), said(company, value));
    let values: Vec<String> = of_seat(view, seat, company.you).into_iter().map(value).collect();
    wrap(&format!("{seat} {} ", fit(company.name(seat), 12)), &values.join(", "), 15)
}

/// Says what is asked of the viewer.
pub(crate) fn question<G: Game>(company: &Company<'_>, view: &G::View) -> String {
    let asked = company.you.is_none_or(|you| awaited::<G>(view).contains(you));
    company.words.say(if asked { "plain-your-move" } else { "plain-cut-in" }, &[])
}

/// Returns the actions in their notation; a long run of numbers is one choice.
pub(crate) fn choices<A: Copy + Display>(legal: &[A]) -> Vec<Choice<A>> {
    groups(legal).iter().flat_map(choices_of).collect()
}

fn choices_of<A: Copy + Display>(group: &Group<A>) -> Vec<Choice<A>> {
    let choice = |action: A, label| Choice { number: None, action, label };
    match (group.run(), &group.actions[..]) {
        (Some(_), [(_, first), .., (_, last)]) => vec![choice(*first, format!("{first} … {last}"))],
        (_, actions) => actions.iter().map(|(_, action)| choice(*action, action.to_string())).collect(),
    }
}

/// Draws the ranks and scores, the best first.
pub(crate) fn result(company: &Company<'_>, standing: &Standing) -> String {
    let mut seats: Vec<Seat> = standing.ranks.seats().collect();
    seats.sort_by_key(|&seat| standing.ranks[seat]);
    let line = |seat: Seat| {
        let tenths = standing.scores[seat].0;
        let score = match tenths % 10 {
            0 => whole(company.words, (tenths / 10).into()),
            _ => company.words.tenths(tenths),
        };
        format!("  {}. {} {score:>8}\n", standing.ranks[seat], fit(company.name(seat), NAME))
    };
    seats.into_iter().map(line).collect()
}

/// Says who has won.
pub(crate) fn last_word(company: &Company<'_>, standing: &Standing) -> String {
    let winners: Vec<Seat> = standing.ranks.seats().filter(|&seat| standing.ranks[seat] == 1).collect();
    match winners[..] {
        [seat] => company.say_of(seat, "site-end-winner", &[]),
        _ => {
            let names: Vec<String> = winners.iter().map(|&seat| company.name(seat).to_owned()).collect();
            company.words.say("site-end-winners", &[("who", company.words.list(&names).into())])
        }
    }
}
