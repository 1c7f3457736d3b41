//! What the guide of a first game says: each thing once, when it matters.

use bequest_engine::{Seat, Viewer};
use bequest_maloney::{Action, Contents, Day, Maloney, PhaseView, Told, Town, View};
use bequest_maloney_bots::destination;
use bequest_words::{Value, Words};

use super::{hints, texts};
use bequest_web::{At, Lesson, Prompt};

/// From this many points on the end is near.
const NEAR_THE_END: i32 = 48;
/// With so few cards it is near as well.
const FEW_CARDS: usize = 3;
/// After this many days there are no more lessons that are given once: older events are not available.
const TAUGHT: u16 = 14;

/// Returns what there is to say now: a lesson if one is due, what it points at, and a move.
pub(super) fn of(at: &At<'_, Maloney>) -> Option<Lesson> {
    let Viewer::Seat(seat) = at.view.viewer else { return None };
    let prompt = at.prompts.iter().find(|prompt| prompt.seat == seat && prompt.asked);
    hints::with(at, seat, prompt, due(at, seat, prompt))
}

/// Returns the lesson that is due now.
fn due(at: &At<'_, Maloney>, seat: Seat, prompt: Option<&Prompt<'_, Maloney>>) -> Option<Lesson> {
    // A lesson about an auction stays until its end, even while others are asked.
    if let PhaseView::Auction { .. } = at.view.phase {
        return auction(at, seat);
    }
    let prompt = prompt?;
    match at.view.phase {
        PhaseView::Driving { .. } | PhaseView::Laying { .. } if at.view.days > TAUGHT => None,
        PhaseView::Driving { .. } => drive(at, seat),
        PhaseView::Laying { .. } => laying(at, seat, prompt),
        PhaseView::Dealing
        | PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Auction { .. }
        | PhaseView::Opening { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming
        | PhaseView::Over => None,
    }
}

/// Returns a lesson in the language of the viewer.
struct Teacher<'a> {
    words: &'a Words,
    name: &'static str,
    about: &'static str,
}

impl Teacher<'_> {
    fn say(&self, title: &str, text: &str, values: &[(&str, Value<'_>)]) -> Lesson {
        let Self { words, name, about } = *self;
        Lesson { name, title: words.say(title, &[]), text: words.say(text, values), about, ..Lesson::default() }
    }
}

fn teacher<'a>(at: &At<'a, Maloney>, name: &'static str, about: &'static str) -> Teacher<'a> {
    Teacher { words: at.company.words, name, about }
}

/// Chooses by the day, so that nothing is said twice, and nothing is replaced before it can be read.
fn auction(at: &At<'_, Maloney>, seat: Seat) -> Option<Lesson> {
    let view = at.view;
    let own_bid = today(at).iter().any(|told| matches!(told, Told::Bid { seat: bidder, .. } if *bidder == seat));
    let opened = at.heard.iter().filter(|told| matches!(told, Told::Opened { .. })).count();
    let leads = hints::highest(view);
    let joker = plain_day(view, 2);
    let worth = plain_day(view, joker);
    let owner = plain_day(view, worth);
    let say = |name, about, title: &str, text: &str| Some(teacher(at, name, about).say(title, text, &[]));
    match view.days {
        // MAL-31
        1 if leads == Some(seat) => say("leading", "stage", "maloney-guide-leading", "maloney-guide-leading-text"),
        // MAL-12, MAL-30
        1 if own_bid => say("outbid", "answers", "maloney-guide-outbid", "maloney-guide-outbid-text"),
        1 => Some(first_auction(at)),
        // MAL-14
        2 if opened > 0 => say("suitcase", "board", "maloney-guide-suitcase", "maloney-guide-suitcase-text"),
        _ if nears_end(at) => Some(ending(at)),
        // MAL-19
        2..=4 if view.day.is_double() => say("double", "hand", "maloney-guide-double", "maloney-guide-double-text"),
        // MAL-40
        days if days == joker => say("joker", "answers", "maloney-guide-joker", "maloney-guide-joker-text"),
        days if days == worth => say("worth", "players", "maloney-guide-worth", "maloney-guide-worth-text"),
        // MAL-36: once someone has bid, it is not true any more.
        days if days == owner && leads.is_none() => {
            say("owner", "stage", "maloney-guide-owner", "maloney-guide-owner-text")
        }
        _ => None,
    }
}

/// Returns the first day after this many that is neither doubled nor a Sunday.
fn plain_day(view: &View, after: u16) -> u16 {
    let is_plain = |day: Day| !day.is_double() && day != Day::Sun;
    let weekday = |number: u16| Day::WEEK[usize::from(number + 7 * view.days - view.days + view.day as u16) % 7];
    (after + 1..after + 8).find(|number| is_plain(weekday(*number))).unwrap_or(0)
}

/// Explains what it is all about, with the best town of the viewer that can be reached.
fn first_auction(at: &At<'_, Maloney>) -> Lesson {
    let lesson = teacher(at, "auction", "answers");
    match best_town(at.view) {
        Some((town, points)) => {
            let town = texts(at).town(town).name.as_str();
            lesson.say(
                "maloney-guide-auction",
                "maloney-guide-auction-text",
                &[("town", town.into()), ("points", points.into())],
            )
        }
        None => lesson.say("maloney-guide-auction", "maloney-guide-auction-nothing", &[]),
    }
}

fn drive(at: &At<'_, Maloney>, seat: Seat) -> Option<Lesson> {
    let drove = at.heard.iter().any(|told| matches!(told, Told::Drove { seat: driver, .. } if *driver == seat));
    // MAL-13
    (!drove).then(|| teacher(at, "drive", "board").say("maloney-guide-drive", "maloney-guide-drive-text", &[]))
}

fn laying(at: &At<'_, Maloney>, seat: Seat, prompt: &Prompt<'_, Maloney>) -> Option<Lesson> {
    let view = at.view;
    let town = texts(at).town(view.car).name.as_str();
    let laid = at
        .heard
        .iter()
        .any(|told| matches!(told, Told::Laid { seat: who, cards, .. } if *who == seat && !cards.is_empty()));
    let rides = at.heard.iter().filter(|told| matches!(told, Told::Turned { rides: true, .. })).count();
    let can_lay = prompt.legal.iter().any(|action| matches!(action, Action::Lay(_)));
    let chosen = view.chosen[seat].is_some_and(|chosen| !chosen.is_empty());
    if view.day == Day::Sun && view.days > 1 && rides == 1 {
        // MAL-50, MAL-52
        return Some(teacher(at, "sunday", "stage").say(
            "maloney-guide-sunday",
            "maloney-guide-sunday-text",
            &[("town", town.into())],
        ));
    }
    match (can_lay, laid) {
        // MAL-17, MAL-21
        (_, false) if chosen => {
            Some(teacher(at, "chosen", "answers").say("maloney-guide-chosen", "maloney-guide-chosen-text", &[]))
        }
        (true, false) => Some(teacher(at, "lay", "hand").say(
            "maloney-guide-lay",
            "maloney-guide-lay-text",
            &[("town", town.into())],
        )),
        (false, false) if view.days <= 2 => Some(teacher(at, "keep", "answers").say(
            "maloney-guide-keep",
            "maloney-guide-keep-text",
            &[("town", town.into())],
        )),
        _ => None,
    }
}

/// Explains the end. MAL-60, MAL-62
fn ending(at: &At<'_, Maloney>) -> Lesson {
    teacher(at, "ending", "players").say("maloney-guide-ending", "maloney-guide-ending-text", &[])
}

/// Returns whether the end has come near since the last auction: that is said once.
fn nears_end(at: &At<'_, Maloney>) -> bool {
    let view = at.view;
    let since = before_last_auction(at.heard);
    let was_near = |seat: Seat| {
        let (points, cards) = won(since, seat);
        is_near(view.points[seat] - points, view.hands[seat].count + cards)
    };
    view.points.seats().any(|seat| is_near_end(view, seat)) && !view.points.seats().any(was_near)
}

/// Returns the events since the morning of the last auction before today's.
fn before_last_auction(heard: &[Told]) -> &[Told] {
    let auctions = |told: &Told| matches!(told, Told::Morning { day, .. } if *day != Day::Sun);
    let today = heard.iter().rposition(auctions).unwrap_or(0);
    &heard[heard[..today].iter().rposition(auctions).unwrap_or(0)..]
}

/// Returns the points that a seat has won, and how many cards it has laid.
fn won(events: &[Told], of: Seat) -> (i32, usize) {
    events.iter().fold((0, 0), |(won, laid), told| match *told {
        Told::Laid { seat, cards, points } if seat == of => (won + points, laid + cards.len()),
        Told::Opened { seat, contents: Contents::Points(points), .. } if seat.is_none_or(|seat| seat == of) => {
            (won + points, laid)
        }
        _ => (won, laid),
    })
}

/// Returns whether a player may soon end the game.
pub(super) fn is_near_end(view: &View, seat: Seat) -> bool {
    is_near(view.points[seat], view.hands[seat].count)
}

fn is_near(points: i32, cards: usize) -> bool {
    points >= NEAR_THE_END || cards <= FEW_CARDS
}

/// Returns the events since this morning.
fn today<'a>(at: &At<'a, Maloney>) -> &'a [Told] {
    let morning = at.heard.iter().rposition(|told| matches!(told, Told::Morning { .. } | Told::Started { .. }));
    &at.heard[morning.unwrap_or(0)..]
}

/// Returns the town in reach where the viewer's cards score most today.
pub(super) fn best_town(view: &View) -> Option<(Town, i32)> {
    // What the guide proposes and what it shows are the same town.
    let town = destination(view)?;
    Some((town, view.points_in(town))).filter(|(_, points)| *points > 0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bequest_engine::{By, ChanceSource, Match, Player};
    use bequest_maloney::{Edition, Setup};
    use bequest_words::{Company, Language};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    use super::*;

    /// Lets the first seat play, bidding when it can pay and laying what it can, and returns the lessons it is given.
    fn lessons(seed: u64, words: &Words) -> Vec<Lesson> {
        let names = ["Ada", "Gus", "Mabel"].map(str::to_owned);
        let players = vec![Player::Person("Ada".parse().unwrap()); 3];
        let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
        let mut table = Match::<Maloney>::start(Setup::new(3, Edition::built_in()), players, chance);
        let mut given = Vec::new();
        for _ in 0..3000 {
            let Some(seat) = table.asked().iter().next() else { break };
            let view = table.view(Viewer::Seat(seat)).unwrap().view;
            let (heard, legal) = (table.log(Viewer::Seat(seat)), table.legal(seat).to_vec());
            let prompts = [Prompt { seat, question: 0, legal: &legal, asked: true }];
            let company = Company { words, names: &names, you: Some(seat) };
            let at = At { prompts: &prompts, ..At::still(company, &view, &heard) };
            let lesson = of(&at);
            // MAL-36: once someone has bid, the last owner gets nothing for nothing.
            assert!(lesson.as_ref().is_none_or(|it| it.name != "owner" || hints::highest(&view).is_none()));
            given.extend(lesson);
            let lay = legal.iter().find(|action| matches!(action, Action::Lay(_)));
            let bid = legal.iter().find(|action| matches!(action, Action::Bid(dollars) if *dollars <= 700));
            let action = *lay.or(bid).or(legal.first()).unwrap();
            table.play(seat, By::Person, action).unwrap();
        }
        given
    }

    #[test]
    fn every_lesson_is_given_in_every_language() {
        for &language in Language::ALL {
            let words = Words::of::<crate::Screens>(language);
            let given: Vec<Lesson> = (0..12).flat_map(|seed| lessons(seed, &words)).collect();
            let names: BTreeSet<&str> = given.iter().map(|lesson| lesson.name).collect();
            let all = [
                "auction", "chosen", "double", "drive", "ending", "joker", "keep", "lay", "outbid", "owner",
                "suitcase", "sunday", "worth",
            ];
            // Where no lesson is due, a move is proposed.
            let moves = BTreeSet::from(["bid", "go", "pass", "play", "save", "take"]);
            assert_eq!(names.difference(&moves).copied().collect::<BTreeSet<_>>(), BTreeSet::from(all), "{language:?}");
            assert!(given.iter().all(|lesson| lesson.text.len() < 480), "a lesson is short");
        }
    }

    #[test]
    fn what_the_guide_says_has_two_lines_and_its_pins_point_at_something() {
        for &language in Language::ALL {
            let words = Words::of::<crate::Screens>(language);
            for lesson in (0..6).flat_map(|seed| lessons(seed, &words)) {
                let Lesson { name, thought, pins, proposal, .. } = lesson;
                let thought = thought.expect("there is always something to say");
                assert!(thought.chars().count() <= 170, "{name} in {language:?}: {thought}");
                let numbers = thought.chars().filter(|letter| ('①'..='⑨').contains(letter)).count();
                assert_eq!(numbers, pins.len(), "{name} in {language:?}: {thought}");
                assert!(proposal.is_none_or(|proposal| proposal.label.chars().count() <= 24), "{name} in {language:?}");
            }
        }
    }

    #[test]
    fn the_first_lesson_says_openly_what_it_is_all_about() {
        for &language in Language::ALL {
            let words = Words::of::<crate::Screens>(language);
            let first = lessons(1, &words).swap_remove(0);
            let goal = words.say("maloney-hint-goal", &[]);
            assert!(first.name == "auction" && goal.contains("69"), "{language:?}: {goal}");
            assert!(first.thought.is_some_and(|thought| thought.starts_with(&goal)), "{language:?}");
        }
    }

    #[test]
    fn the_guide_says_on_one_day_only_that_the_end_is_near() {
        let words = Words::of::<crate::Screens>(Language::English);
        for seed in 0..12 {
            let given = lessons(seed, &words);
            let said: Vec<bool> = given.iter().map(|lesson| lesson.name == "ending").collect();
            let changes = said.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(changes <= 2, "game {seed}: said {changes} times");
        }
    }

    #[test]
    fn what_the_guide_shows_and_what_it_proposes_is_one_town_and_every_bid_has_a_reason() {
        let words = Words::of::<crate::Screens>(Language::English);
        let (mut drives, mut bids) = (0, 0);
        for lesson in (0..12).flat_map(|seed| lessons(seed, &words)) {
            let (Some(proposal), Some(thought)) = (&lesson.proposal, &lesson.thought) else { continue };
            if let Some(town) = proposal.action.strip_prefix("drive ") {
                let spot = format!("at-{town}");
                let shown =
                    |pin: &bequest_web::Pin| pin.at.iter().all(|at| !at.starts_with("at-")) || pin.at.contains(&spot);
                assert!(lesson.pins.iter().all(shown), "{thought}");
                drives += 1;
            }
            if proposal.action.starts_with("bid ") && lesson.name != "auction" {
                let has_reason = thought.contains("the wheel brings you about") || thought.contains("tomorrow");
                assert!(has_reason && !thought.contains(".0 point"), "{thought}");
                bids += 1;
            }
        }
        assert!(drives > 20 && bids > 20, "{drives} drives, {bids} bids");
    }

    #[test]
    fn the_leader_is_not_told_that_someone_goes_higher() {
        for &language in Language::ALL {
            let words = Words::of::<crate::Screens>(language);
            let names = ["Ada", "Gus", "Mabel"].map(str::to_owned);
            let players = vec![Player::Person("Ada".parse().unwrap()); 3];
            let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1)));
            let mut table = Match::<Maloney>::start(Setup::new(3, Edition::built_in()), players, chance);
            let (ada, gus) = (Seat::new(0), Seat::new(1));
            let lesson = |table: &Match<Maloney>| {
                let view = table.view(Viewer::Seat(ada)).unwrap().view;
                let heard = table.log(Viewer::Seat(ada));
                let at = At::still(Company { words: &words, names: &names, you: Some(ada) }, &view, &heard);
                of(&at).expect("there is always something to say on the first day")
            };
            table.play(ada, By::Person, Action::Bid(500)).unwrap();
            let leading = lesson(&table);
            assert_eq!((leading.name, leading.pins.len()), ("leading", 1), "{language:?}");
            assert!(leading.thought.is_some_and(|thought| thought.chars().count() <= 170), "{language:?}");
            table.play(gus, By::Person, Action::Bid(900)).unwrap();
            assert_eq!(lesson(&table).name, "outbid", "{language:?}");
        }
    }

    #[test]
    fn spectators_get_no_lessons() {
        let words = Words::of::<crate::Screens>(Language::English);
        let table = Match::<Maloney>::start(
            Setup::new(3, Edition::built_in()),
            vec![Player::Person("Ada".parse().unwrap()); 3],
            ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(1))),
        );
        let view = table.view(Viewer::Spectator).unwrap().view;
        let company = Company { words: &words, names: &[], you: None };
        assert!(of(&At::still(company, &view, &[])).is_none());
    }
}
