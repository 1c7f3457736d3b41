//! Writes pages of Last Will with played games into a folder, to look at them:
//! `cargo run -p bequest-last-will-screens --example last_will_pages FOLDER`, then `python3 -m http.server -d FOLDER`.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::io;

use bequest_engine::{By, ChanceSource, Match, Player, Seat, Viewer};
use bequest_last_will::{Action, Edition, LastWill, Phase, Setup, TaskView, WillChoice};
use bequest_last_will_screens::Screens;
use bequest_web::sample::{Album, PageFolder};
use bequest_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 5] = ["Edith", "Rufus", "Nell", "Percy", "Wilhelmina von Hohenstein-Roth"];

fn main() -> io::Result<()> {
    let folder = PageFolder::make::<Screens>()?;
    folder.write_games(&[2, 3, 4, 5], game)?;
    wedding().map_or(Ok(()), |page| folder.write("set-4", &page))
}

/// Plays a game and returns the pages worth looking at.
fn game(players: usize, language: Language) -> Vec<(String, String)> {
    let setup = Setup::sacked(players, Edition::built_in()).with_will(WillChoice::Random);
    let mut table = start(setup, players, 7 + players as u64);
    let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
    let mut album = Album::new::<Screens>(language);
    let you = Viewer::Seat(Seat::new(0));
    while table.standing().is_none() {
        for name in interesting(&table, Seat::new(0)) {
            if album.show::<Screens>(name, &table, you) && name == "turn" {
                album.show::<Screens>("spectator", &table, Viewer::Spectator);
                album.show::<Screens>("other", &table, Viewer::Seat(Seat::new(1)));
            }
        }
        let asked: Vec<Seat> = table.asked().iter().collect();
        let seat = asked[rng.next_u32() as usize % asked.len()];
        let action = choose(&table, seat, &mut rng);
        table.play(seat, By::Person, action).unwrap();
    }
    for (name, page) in [("scenes", album.scenes::<Screens>(&table)), ("rules", album.rules::<Screens>())] {
        album.add(name, page);
    }
    album.finish::<Screens>(&table, you)
}

fn start(setup: Setup, players: usize, seed: u64) -> Match<LastWill> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    Match::start(setup, people, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed))))
}

/// Plays games until three wedding cards go together, and returns that page.
fn wedding() -> Option<String> {
    let album = Album::new::<Screens>(Language::English);
    (0..60).find_map(|seed| {
        let mut table = start(Setup::sacked(4, Edition::built_in()), 4, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while table.standing().is_none() {
            let seat = table.asked().iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat)).unwrap().view;
            if view.play.as_ref().is_some_and(|play| play.cards().len() > 1) {
                return Some(album.page::<Screens>(&table, Viewer::Seat(seat)));
            }
            let joins = table.legal(seat).iter().copied().find(|action| matches!(action, Action::Join(_)));
            let weds = |action: &Action| matches!(action, Action::Play(card) | Action::Take(card) if view.edition().face(*card).event().is_some_and(|event| event.wedding.is_some()));
            let holds = view.hands[seat].cards.iter().filter(|card| view.edition().face(*card).event().is_some_and(|event| event.wedding.is_some())).count() > 1;
            let action = joins.or_else(|| table.legal(seat).iter().copied().find(|action| weds(action) && (holds || matches!(action, Action::Take(_)))));
            let action = action.unwrap_or_else(|| choose(&table, seat, &mut rng));
            table.play(seat, By::Person, action).unwrap();
        }
        None
    })
}

/// Plays at random, but does things rather than not.
fn choose(table: &Match<LastWill>, seat: Seat, rng: &mut ChaCha8Rng) -> Action {
    let legal = table.legal(seat);
    let mut dice = |sides: usize| rng.next_u32() as usize % sides;
    let has_play = table.view(Viewer::Seat(seat)).unwrap().view.play.is_some();
    let adds = |action: &Action| matches!(action, Action::With { .. } | Action::Bonus(..) | Action::Join(_));
    let idle = |action: &Action| {
        matches!(action, Action::End | Action::Home | Action::Skip | Action::Drop(_) | Action::Sell { .. })
    };
    let wanted: Vec<Action> =
        legal.iter().copied().filter(|action| if has_play { adds(action) } else { !idle(action) }).collect();
    match wanted.is_empty() {
        true => legal[dice(legal.len())],
        false => wanted[dice(wanted.len())],
    }
}

/// Returns what a moment shows that others do not.
fn interesting(table: &Match<LastWill>, you: Seat) -> Vec<&'static str> {
    let view = table.view(Viewer::Seat(you)).unwrap().view;
    let asked = table.is_asked(you);
    let legal = table.legal(you);
    let names = |wanted: fn(&Action) -> bool| asked && legal.iter().any(wanted);
    let turn = asked && view.phase == Phase::Actions && view.play.is_none() && names(|it| *it == Action::End);
    let adds =
        legal.iter().filter(|it| matches!(it, Action::With { .. } | Action::Bonus(..) | Action::Join(_))).count();
    [
        ("keep", view.phase == Phase::Keeping && asked),
        ("plan", view.phase == Phase::Planning && asked),
        ("plan-late", view.phase == Phase::Planning && asked && view.round >= 4),
        ("waits", view.phase == Phase::Actions && !asked && view.round >= 2),
        ("draw", names(|it| matches!(it, Action::Draw(_)))),
        ("errand", names(|it| *it == Action::Home)),
        ("errand-late", names(|it| *it == Action::Home) && view.round >= 4),
        ("market", names(|it| matches!(it, Action::Market(_)))),
        ("turn", turn),
        ("turn-late", turn && view.round >= 4),
        ("turn-tokens", names(|it| matches!(it, Action::Token { .. }))),
        ("play", asked && view.play.is_some() && view.phase == Phase::Actions),
        ("additions", asked && view.play.is_some() && adds > 1),
        ("set", names(|it| matches!(it, Action::Join(_)))),
        ("line", names(|it| matches!(it, Action::Demote(_)))),
        ("cut", view.phase == Phase::Cutting && asked),
        ("look", matches!(view.task, TaskView::Looking { .. }) && asked),
    ]
    .into_iter()
    .filter_map(|(name, is)| is.then_some(name))
    .collect()
}
