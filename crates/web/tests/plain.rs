//! Plain screens offer everything that can be done and show nothing that is not in the view, whatever the game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bequest_conformance::lots::Lots;
use bequest_engine::{By, ChanceSource, Game, Match, Player, Seat, Setup, Viewer};
use bequest_erbraffer::Erbraffer;
use bequest_maloney::Maloney;
use bequest_web::{At, Board, Past, Prompt};
use bequest_words::{Company, Language, Plain, Words};
use maud::PreEscaped;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dan", "Eve", "Flo"];

fn start<G: Game>(setup: G::Setup, seed: u64) -> Match<G> {
    let people = NAMES[..setup.players()].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    Match::start(setup, people, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed))))
}

/// Does something at random; nothing once the game is over.
fn step<G: Game>(table: &mut Match<G>, rng: &mut ChaCha8Rng) -> bool {
    let seats: Vec<Seat> = table.asked().iter().collect();
    let Some(&seat) = seats.get(rng.next_u32() as usize % seats.len().max(1)) else { return false };
    let legal = table.legal(seat);
    let action = legal[rng.next_u32() as usize % legal.len()];
    table.play(seat, By::Person, action).unwrap();
    true
}

/// Hands what a viewer's page is drawn from to a function.
fn look<G: Game, T>(
    table: &Match<G>,
    words: &Words,
    viewer: Viewer,
    prompts: &[Seat],
    see: impl Fn(&At<'_, G>) -> T,
) -> T {
    let names: Vec<String> = NAMES[..table.players().len()].iter().map(|&name| name.to_owned()).collect();
    let prompt = |&seat: &Seat| Prompt { question: 1, ..Prompt::of(table, seat) };
    let prompts: Vec<Prompt<'_, G>> =
        prompts.iter().filter(|&&seat| !table.legal(seat).is_empty()).map(prompt).collect();
    let company = Company { words, names: &names, you: viewer.seat() };
    let (view, heard) = (table.view(viewer).unwrap().view, table.log(viewer));
    let (post_to, why_at) = ("/t/x/act", "/t/x/why");
    see(&At { prompts: &prompts, post_to, why_at, ..At::still(company, &view, &heard) })
}

/// Returns everything that a page shows of the game.
fn page<G: Game>(at: &At<'_, G>) -> String {
    let answers: String = at.prompts.iter().map(|prompt| Plain::<G>::answers(at, prompt).into_string()).collect();
    let parts = [Plain::<G>::board(at), Plain::<G>::stage(at), Plain::<G>::players(at), Plain::<G>::hand(at)];
    let parts: String = parts.into_iter().map(PreEscaped::into_string).collect();
    let chapter = Plain::<G>::chapter(at.company.words, at.view).long;
    format!("{} {chapter} {parts} {answers}", Plain::<G>::question(at))
}

/// Returns whether a page offers an action: by a button, or by a field that takes its number.
fn offers(page: &str, action: &str) -> bool {
    let by_field = || {
        let (word, number) = action.split_once(' ')?;
        let number: u32 = number.parse().ok()?;
        let field = page.split(&format!("name=\"action\" value=\"{word}\">")).nth(1)?;
        let bound = |name: &str| field.split(&format!("{name}=\"")).nth(1)?.split('"').next()?.parse::<u32>().ok();
        let (least, most, step) = (bound("min")?, bound("max")?, bound(" step")?);
        Some((least..=most).contains(&number) && (number - least).is_multiple_of(step))
    };
    page.contains(&format!("name=\"action\" value=\"{action}\"")) || by_field() == Some(true)
}

/// Checks at every moment of a game, or of its first steps, that each seat's page offers all its legal actions.
fn everything_is_offered<G: Game>(setup: G::Setup, seed: u64, steps: usize) {
    let words = Words::new(Language::ALL[seed as usize % Language::ALL.len()]);
    let (mut table, mut rng) = (start::<G>(setup, seed), ChaCha8Rng::seed_from_u64(seed));
    for _ in 0..steps {
        for seat in Seat::all(table.players().len()) {
            let page = look(&table, &words, Viewer::Seat(seat), &[seat], page);
            let missing: Vec<_> =
                table.legal(seat).iter().filter(|action| !offers(&page, &action.to_string())).collect();
            assert!(missing.is_empty(), "{missing:?} in {page}");
        }
        assert!(!look(&table, &words, Viewer::Spectator, &[], page).contains("<button"));
        if !step(&mut table, &mut rng) {
            return;
        }
    }
}

#[test]
fn every_legal_action_can_be_chosen() {
    for (seed, setup) in (0..).zip(Lots::setups()) {
        everything_is_offered::<Lots>(setup, seed, usize::MAX);
    }
    everything_is_offered::<Maloney>(Maloney::setups().remove(0), 1, 80);
    everything_is_offered::<Erbraffer>(Erbraffer::setups().remove(0), 2, 80);
}

#[test]
fn what_a_seat_can_do_is_shown_to_nobody_else() {
    let words = Words::new(Language::English);
    let (mut table, mut rng) = (start::<Lots>(Lots::setups().remove(0), 3), ChaCha8Rng::seed_from_u64(3));
    while table.standing().is_none() {
        let seats: Vec<Seat> = Seat::all(table.players().len()).collect();
        // Two people at one device, and nobody is uncovered; then the first is.
        for viewer in [Viewer::Spectator, Viewer::Seat(seats[0])] {
            let page = look(&table, &words, viewer, &seats, page);
            let others = seats.iter().filter(|&&seat| viewer != Viewer::Seat(seat) && !table.legal(seat).is_empty());
            for other in others {
                assert!(!page.contains(&format!("name=\"seat\" value=\"{other}\"")), "{page}");
                assert!(page.contains(&format!("{} has to be uncovered first", NAMES[other.index()])), "{page}");
            }
        }
        step(&mut table, &mut rng);
    }
}

#[test]
fn a_hand_is_seen_by_its_owner_alone_and_the_end_by_everybody() {
    let words = Words::new(Language::English);
    let mut table = start::<Lots>(Lots::setups().remove(0), 4);
    let hand = |viewer| look(&table, &words, viewer, &[], |at| Plain::<Lots>::hand(at).into_string());
    let (ada, bert) = (Seat::new(0), Seat::new(1));
    assert!(hand(Viewer::Seat(ada)).contains("Yours") && hand(Viewer::Seat(ada)) != hand(Viewer::Seat(bert)));
    assert_eq!(hand(Viewer::Spectator), "");
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while step(&mut table, &mut rng) {}
    assert!(look(&table, &words, Viewer::Spectator, &[], Plain::<Lots>::question).contains("over"));
    let names = ["Ada".to_owned(), "Bert".to_owned()];
    let (moments, heard) = (table.moments(Viewer::Open), table.log(Viewer::Open));
    let company = Company { words: &words, names: &names, you: None };
    let past = Past { company, setup: table.setup(), moments: &moments, heard: &heard, ranks: &[1, 2] };
    let figures = Plain::<Lots>::tale(&past).figures.into_string();
    assert!(figures.contains("<th scope=\"col\" lang=\"en\">Coins</th>"), "{figures}");
    assert_eq!([125, -30].map(|tenths| Plain::<Lots>::score(&words, tenths)), ["12.5", "-3"]);
}

#[test]
fn events_are_put_into_words_in_every_language() {
    for (seed, &language) in (5..).zip(Language::ALL) {
        let words = Words::new(language);
        let (mut table, mut rng) = (start::<Lots>(Lots::setups().remove(0), seed), ChaCha8Rng::seed_from_u64(seed));
        while step(&mut table, &mut rng) {}
        let names = ["Ada".to_owned(), "Bert".to_owned()];
        let company = Company { words: &words, names: &names, you: None };
        for told in table.log(Viewer::Open) {
            let line = Plain::<Lots>::log_text(&company, table.setup(), &told);
            let log_seat = Plain::<Lots>::log_seat(&told);
            assert!(log_seat.is_none_or(|seat| line.starts_with(company.name(seat))), "{line}");
            assert!(line.chars().count() > 4, "{line}");
        }
    }
}
