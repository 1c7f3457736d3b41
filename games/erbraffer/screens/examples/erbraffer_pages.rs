//! Writes pages of Die Erbraffer with played games into a folder, to look at them:
//! `cargo run -p bequest-erbraffer-screens --example erbraffer_pages FOLDER`, then `python3 -m http.server -d FOLDER`.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::io;

use bequest_engine::{By, ChanceSource, Match, Player, Seat, Viewer};
use bequest_erbraffer::{Action, Edition, Effect, Erbraffer, PhaseView, Plan, Setup, YearKind};
use bequest_erbraffer_screens::Screens;
use bequest_web::sample::{Album, PageFolder};
use bequest_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ida", "Tove", "Marlow", "Quill", "Wilhelmina von Hohenstein-Roth", "Fritz"];

fn main() -> io::Result<()> {
    PageFolder::make::<Screens>()?.write_games(&[2, 4, 6], game)
}

/// Plays a game and returns the pages worth looking at.
fn game(players: usize, language: Language) -> Vec<(String, String)> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(7 + players as u64)));
    let mut table = Match::<Erbraffer>::start(Setup::new(players, Edition::built_in()), people, chance);
    let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
    let mut album = Album::new::<Screens>(language);
    let you = Viewer::Seat(Seat::new(0));
    while table.standing().is_none() {
        for name in interesting(&table, Seat::new(0)) {
            if album.show::<Screens>(name, &table, you) && name == "heir" {
                album.show::<Screens>("spectator", &table, Viewer::Spectator);
                album.show::<Screens>("other", &table, Viewer::Seat(Seat::new(1)));
            }
        }
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = asked[rng.next_u32() as usize % asked.len()];
        let action = choose(&table, seat, &mut rng);
        table.play(seat, By::Person, action).unwrap();
    }
    album.finish::<Screens>(&table, you)
}

/// Plays as people do: it rather gives than takes, seldom throws away and hands out nearly evenly.
fn choose(table: &Match<Erbraffer>, seat: Seat, rng: &mut ChaCha8Rng) -> Action {
    let legal = table.legal(seat);
    let edition = Edition::built_in();
    let estate = table.view(Viewer::Seat(seat)).unwrap().view.estate;
    let mut dice = |sides: usize| rng.next_u32() as usize % sides;
    let names = legal.iter().copied().filter(|action| match action {
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) | Action::Testament(_) | Action::Couple(_) => true,
        Action::Will => true,
        Action::Rest(_) => estate.is_some_and(|it| it.rest.is_none()),
        Action::Give(heirloom, _) => estate.is_some_and(|it| it.heir_of(*heirloom).is_none()),
        _ => false,
    });
    let names: Vec<Action> = names.collect();
    if !names.is_empty() {
        return names[dice(names.len())];
    }
    let pays: Vec<Action> = legal.iter().copied().filter(|it| matches!(it, Action::Pay(_, 1..=3))).collect();
    if !pays.is_empty() && dice(3) == 0 {
        return pays[dice(pays.len())];
    }
    for sure in [Action::Confirm, Action::Decline] {
        if legal.contains(&sure) {
            return sure;
        }
    }
    let gains = legal.iter().copied().filter(|action| match action {
        Action::Play(card) => !matches!(edition.effect(*card), Effect::LoseAll | Effect::Loss(_) | Effect::Sweep),
        _ => false,
    });
    let gains: Vec<Action> = gains.collect();
    let plays: Vec<Action> = legal.iter().copied().filter(|it| matches!(it, Action::Play(_))).collect();
    match (gains.len(), plays.len(), dice(5)) {
        (0, 0, _) => legal[dice(legal.len())],
        (0, _, _) | (_, _, 0) => plays[dice(plays.len())],
        (_, _, 1..) => gains[dice(gains.len())],
    }
}

/// Returns what a moment shows that others do not.
fn interesting(table: &Match<Erbraffer>, you: Seat) -> Vec<&'static str> {
    let view = table.view(Viewer::Seat(you)).unwrap().view;
    let mine = view.actor() == Some(you);
    let effect = match view.phase {
        PhaseView::Turn { plan: Some(Plan::Play { card, .. }) } if mine => Some(view.edition().effect(card)),
        _ => None,
    };
    let legal = table.legal(you);
    let names = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    let golden = view.year.kind() == YearKind::Golden;
    [
        ("start", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 0),
        ("turn", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 1),
        ("heir", effect.is_some() && names(|it| matches!(it, Action::Heir(_))) && view.living >= 1),
        ("heirloom", names(|it| matches!(it, Action::Heirloom(_)))),
        ("round", names(|it| matches!(it, Action::Round(_)))),
        ("throw", names(|it| matches!(it, Action::Keep(_)))),
        ("testament", view.phase == PhaseView::Testament && mine && view.living >= 1),
        ("sealed", !view.frozen.is_empty() && mine && view.frozen.len() > 1),
        ("couple", view.phase == PhaseView::Choosing && mine),
        ("sharing", view.phase == PhaseView::Sharing && mine && view.estate.is_some_and(|it| !it.heirlooms.is_empty())),
        ("handing", view.phase == PhaseView::Sharing && !mine),
        ("window", matches!(view.phase, PhaseView::Answering { .. }) && legal.contains(&Action::Will)),
        ("window-closed", matches!(view.phase, PhaseView::Answering { .. }) && legal.is_empty()),
        ("change", golden && matches!(view.phase, PhaseView::Answering { .. })),
        ("changed", golden && matches!(view.phase, PhaseView::Turn { .. }) && view.living >= 1),
        ("paid-out", golden && matches!(view.phase, PhaseView::Turn { .. }) && view.living >= 2),
        ("middle", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 3),
        ("y1990", matches!(view.phase, PhaseView::Turn { .. }) && mine && view.living == 5),
    ]
    .into_iter()
    .filter_map(|(name, is)| is.then_some(name))
    .collect()
}
