//! The pages of Maloney's Inheritance, drawn for everybody after every step of random games.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bequest_engine::{By, ChanceSource, Game, Match, Player, Pool, Seat, Viewer};
use bequest_maloney::{Action, Card, Edition, Maloney, PhaseView, Setup, View};
use bequest_web::{At, Board, Desk, maloney};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"];

fn start(players: usize, seed: u64, edition: &'static Edition) -> Match<Maloney> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    Match::start(Setup::new(players, edition), people, chance)
}

fn pick<T: Copy>(rng: &mut ChaCha8Rng, from: &[T]) -> T {
    from[rng.next_u32() as usize % from.len()]
}

/// Plays a random answer of a random seat that is asked; low bids, so that games take their usual course.
fn step(table: &mut Match<Maloney>, rng: &mut ChaCha8Rng) {
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = pick(rng, &seats);
    let legal = table.legal(seat);
    let action = match legal {
        [Action::Decline, ..] if rng.next_u32().is_multiple_of(3) => Action::Decline,
        [Action::Decline, ..] if !rng.next_u32().is_multiple_of(50) => pick(rng, &legal[..legal.len().min(12)]),
        _ => pick(rng, legal),
    };
    table.play(seat, By::Person, action).unwrap();
}

/// A page, region by region.
#[derive(PartialEq, Debug)]
struct Page {
    question: String,
    board: String,
    players: String,
    hand: String,
    answers: String,
}

impl Page {
    fn all(&self) -> [&str; 5] {
        [&self.question, &self.board, &self.players, &self.hand, &self.answers]
    }
}

/// What stays the same while a game is looked at.
struct Looker<'a> {
    words: &'a Words,
    names: Vec<String>,
    gathering: bool,
}

impl<'a> Looker<'a> {
    fn new(words: &'a Words, players: usize) -> Self {
        Self { words, names: NAMES[..players].iter().map(|&name| name.to_owned()).collect(), gathering: false }
    }

    fn page(&self, view: &View, desks: &[Desk<'_, Maloney>]) -> Page {
        let you = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        };
        let company = Company { words: self.words, names: &self.names, you };
        let at = At { company, view, desks, post_to: "/t/abc/act", gathering: self.gathering };
        Page {
            question: Maloney::question(&at),
            board: Maloney::board(&at).into_string(),
            players: <Maloney as Board>::players(&at).into_string(),
            hand: Maloney::hand(&at).into_string(),
            answers: desks.iter().map(|desk| Maloney::answers(&at, desk).into_string()).collect(),
        }
    }

    /// Draws the page of a viewer who answers for some seats.
    fn look(&self, table: &Match<Maloney>, viewer: Viewer, seats: &[Seat]) -> Page {
        let seen = table.view(viewer).unwrap();
        let desk = |seat| Desk { seat, question: 7, legal: table.legal(seat), asked: table.is_asked(seat) };
        let seats = seats.iter().copied().filter(|&seat| !table.legal(seat).is_empty());
        self.page(&seen.view, &seats.map(desk).collect::<Vec<_>>())
    }
}

/// Plays a game and shows every position.
fn watch(players: usize, seed: u64, mut look: impl FnMut(&Match<Maloney>)) {
    let mut table = start(players, seed, Edition::built_in());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.standing().is_none() {
        look(&table);
        step(&mut table, &mut rng);
    }
    look(&table);
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// Tells whether a page offers an action: by a button of its own, or within the field for bids.
fn offers(answers: &str, action: Action) -> bool {
    if answers.contains(&format!("name=\"action\" value=\"{action}\"")) {
        return true;
    }
    let Action::Bid(dollars) = action else { return false };
    let field = between(answers, "type=\"number\"", ">").unwrap();
    let number = |name| between(field, &format!(" {name}=\""), "\"").unwrap().parse::<u32>().unwrap();
    let (least, most, step) = (number("min"), number("max"), number("step"));
    (least..=most).contains(&dollars) && (dollars - least).is_multiple_of(step)
}

fn is_well_formed(html: &str) -> bool {
    // A path ends with its drawing, whether it is closed or not.
    const VOID: [&str; 3] = ["img", "input", "path"];
    let mut open = Vec::new();
    for tag in html.split('<').skip(1).map(|rest| rest.split_once('>').unwrap().0) {
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if VOID.contains(&name) {
            continue;
        }
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    open.is_empty()
}

#[test]
fn everything_a_seat_may_do_is_offered_on_its_page() {
    let words = Words::new(Language::English);
    for players in 3..=6 {
        let looker = Looker::new(&words, players);
        watch(players, players as u64, |table| {
            for seat in Seat::all(players) {
                let page = looker.look(table, Viewer::Seat(seat), &[seat]);
                let missing = table.legal(seat).iter().find(|&&action| !offers(&page.answers, action));
                assert_eq!(missing, None, "{}", page.answers);
                assert_eq!(page.answers.is_empty(), table.legal(seat).is_empty());
            }
        });
    }
}

#[test]
fn a_device_of_several_seats_answers_from_what_everybody_knows() {
    let words = Words::new(Language::English);
    let looker = Looker::new(&words, 4);
    let seats: Vec<Seat> = Seat::all(4).collect();
    watch(4, 40, |table| {
        let laying = matches!(table.view(Viewer::Spectator).unwrap().view.phase, PhaseView::Laying { .. });
        let page = looker.look(table, Viewer::Spectator, &seats);
        for &seat in &seats {
            let legal = table.legal(seat).iter().filter(|_| !laying);
            assert!(legal.copied().all(|action| offers(&page.answers, action)), "{}", page.answers);
        }
        let answering = seats.iter().filter(|&&seat| !table.legal(seat).is_empty());
        if answering.clone().count() > 1 && !laying {
            let named = |seat: Seat| page.answers.contains(&format!("{}’s answer", NAMES[seat.index()]));
            assert!(answering.copied().all(named));
        }
        assert!(!page.answers.contains("value=\"lay a"), "{}", page.answers);
    });
}

#[test]
fn pages_are_well_formed_in_every_language() {
    for (&language, players) in Language::ALL.iter().zip([3, 4, 5, 6]) {
        let words = Words::new(language);
        let looker = Looker::new(&words, players);
        watch(players, 100 + players as u64, |table| {
            for viewer in Viewer::during(players) {
                let page = looker.look(table, viewer, &Seat::all(players).collect::<Vec<_>>());
                let torn = page.all().into_iter().find(|region| !is_well_formed(region));
                assert_eq!(torn, None);
                assert!(!page.question.is_empty() && !page.all().concat().contains("maloney-page-"), "{page:?}");
            }
        });
    }
}

#[test]
fn a_page_is_the_same_in_every_world_that_looks_the_same() {
    let words = Words::new(Language::English);
    let looker = Looker::new(&words, 4);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    watch(4, 50, |table| {
        for viewer in Viewer::during(4) {
            let view = table.view(viewer).unwrap().view;
            let mut pages = [(); 2].map(|()| {
                let world = Maloney::imagine(&view, &mut rng);
                let mut legal = Vec::new();
                if let Viewer::Seat(seat) = viewer {
                    world.legal_actions(seat, &mut legal);
                }
                let desk = |seat| Desk { seat, question: 7, legal: &legal, asked: true };
                let desks: Vec<_> = Seat::all(4).filter(|&seat| viewer == Viewer::Seat(seat)).map(desk).collect();
                looker.page(&world.view(viewer), &desks)
            });
            let [one, other] = &mut pages;
            assert_eq!(one, other);
        }
    });
}

/// Returns the cards that a text names.
fn named(text: &str) -> Pool<Card> {
    let cards = Edition::built_in().cards();
    cards.iter().filter(|card| text.contains(&format!("\"{card}\"")) || text.contains(&format!(" {card}\""))).collect()
}

#[test]
fn nobody_reads_another_hand_from_the_page() {
    let words = Words::new(Language::English);
    let looker = Looker::new(&words, 5);
    watch(5, 60, |table| {
        for viewer in Viewer::during(5) {
            let seats: Vec<Seat> = Seat::all(5).filter(|&seat| viewer == Viewer::Seat(seat)).collect();
            let own = table.view(viewer).unwrap().view.own_hand().unwrap_or_default();
            let shown = named(&looker.look(table, viewer, &seats).all().concat());
            assert_eq!(shown, own);
        }
    });
}

#[test]
fn an_edition_with_a_town_that_is_on_no_map_can_be_played() {
    let text = Edition::built_in_file().replacen("name = \"maloney-1\"", "name = \"my-box\"", 1);
    let text = text.replacen("\"Chicago\"", "\"Springfield\"", 1);
    let edition = Edition::read(&text).map_err(|error| format!("{error:?}")).unwrap().intern();
    let words = Words::new(Language::German);
    let looker = Looker::new(&words, 3);
    let mut table = start(3, 3, edition);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while table.standing().is_none() {
        let page = looker.look(&table, Viewer::Seat(Seat::new(0)), &[Seat::new(0)]);
        assert!(page.board.contains("<details class=\"towns\" open") && page.board.contains("8 Springfield"));
        assert!(page.board.contains("maloney-land-") && is_well_formed(&page.board));
        step(&mut table, &mut rng);
    }
}

#[test]
fn mal_87_before_everybody_is_ready_nobody_can_bid() {
    let words = Words::new(Language::English);
    let table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let looker = Looker { gathering: true, ..Looker::new(&words, 3) };
    let page = looker.look(&table, Viewer::Seat(seat), &[seat]);
    assert_eq!(page.answers.matches("<fieldset").count(), page.answers.matches(" disabled>").count());
    assert!(page.answers.contains("as soon as everybody is ready"));
}

#[test]
fn who_waits_reads_for_whom() {
    let words = Words::new(Language::English);
    let looker = Looker::new(&words, 3);
    let mut table = start(3, 1, Edition::built_in());
    assert_eq!(looker.look(&table, Viewer::Spectator, &[]).question, "Waiting for Ada, Bert and Cleo.");
    table.play(Seat::new(1), By::Person, Action::Bid(500)).unwrap();
    let (ada, bert) = (Seat::new(0), Seat::new(1));
    assert_eq!(looker.look(&table, Viewer::Seat(ada), &[ada]).question, "Bert bids $500. Do you go higher?");
    table.play(ada, By::Person, Action::Decline).unwrap();
    assert_eq!(looker.look(&table, Viewer::Seat(ada), &[ada]).question, "Waiting for Cleo.");
    assert!(looker.look(&table, Viewer::Spectator, &[]).board.contains("Bert leads the bidding"));
    assert!(looker.look(&table, Viewer::Seat(bert), &[bert]).board.contains("You lead the bidding"));
}

#[test]
fn an_uncovered_raise_says_so() {
    let words = Words::new(Language::English);
    let looker = Looker::new(&words, 3);
    let mut table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let button = |table: &Match<Maloney>, dollars: u32| {
        let page = looker.look(table, Viewer::Seat(seat), &[seat]).answers;
        let start = page.find(&format!("value=\"bid {dollars}\"")).unwrap();
        let start = page[..start].rfind("<button").unwrap();
        page[start..].split_inclusive("</button>").next().unwrap().to_owned()
    };
    insta::assert_snapshot!(button(&table, 500), @r#"<button class="button primary raise" type="submit" name="action" value="bid 500"><b>+500</b><small>$500</small></button>"#);
    table.play(Seat::new(1), By::Person, Action::Bid(10_000)).unwrap();
    insta::assert_snapshot!(button(&table, 11_000), @r#"<button class="button primary raise uncovered" type="submit" name="action" value="bid 11000"><b>+1,000</b><small>$11,000 <em>not covered</em></small></button>"#);
}

#[test]
fn the_last_raise_leads_to_the_top_bid() {
    let words = Words::new(Language::English);
    let mut table = start(3, 1, Edition::built_in());
    table.play(Seat::new(1), By::Person, Action::Bid(16_300)).unwrap();
    let seat = Seat::new(0);
    let page = Looker::new(&words, 3).look(&table, Viewer::Seat(seat), &[seat]);
    let raises: Vec<&str> = page.answers.split("<b>+").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(raises, ["100"]);
}

#[test]
fn the_files_are_found_where_the_pages_look_for_them() {
    let words = Words::new(Language::English);
    let page = Looker::new(&words, 3).look(&start(3, 1, Edition::built_in()), Viewer::Spectator, &[]);
    let files: Vec<&str> = maloney::assets().into_iter().map(|(name, ..)| name).collect();
    let used = page.board.split("/assets/").skip(1).map(|rest| rest.split(['"', '#']).next().unwrap());
    let missing: Vec<&str> = used.filter(|name| !files.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(page.board.contains(maloney::map_path()));
}
