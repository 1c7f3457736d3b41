//! Imagined worlds are drawn evenly from all that look the same: chi-square against a full enumeration.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use bequest_engine::{Asking, Game, PerSeat, Piece, Playout, Pool, Seat, Step, Viewer, Waiting, below};
use bequest_maloney::{Action, Card, Day, Edition, Maloney, PhaseView, Setup, View};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// What is hidden in a world: the hands, then what is chosen to be laid; the pile is the rest.
type Arrangement = (Vec<Vec<usize>>, Vec<Vec<usize>>);

/// Makes an edition of so many towns with three cards each.
fn tiny(towns: usize, hand: usize, same_town: usize) -> &'static Edition {
    let source = "source = \"reconstructed\"";
    let mut text = format!("name = \"tiny-{towns}-{hand}-{same_town}\"\n[money]\nstart = 300\n{source}\n[hand]\n");
    text += &format!("three_players = {hand}\nfour_players = 1\nfive_players = 1\nsix_players = 1\n");
    text += &format!("same_town = {same_town}\n{source}\n");
    for town in 1..=towns {
        let links: Vec<_> = (1..=towns).filter(|&other| other != town).collect();
        text += &format!("[[town]]\nid = {town}\nname = \"T{town}\"\nname_source = \"reconstructed\"\nlat = 0.0\n");
        text += &format!("lon = 0.0\nlinks = {links:?}\nlinks_source = \"reconstructed\"\n");
    }
    for card in 0..3 * towns {
        let (id, town, day) = (card + 1, card / 3 + 1, ["Thu", "Sat", "Mon"][card % 3]);
        text += &format!("[[card]]\nid = \"a{id:02}\"\ntown = {town}\nbest_day = \"{day}\"\n{source}\n");
    }
    for suitcase in 1..=towns + 1 {
        text += &format!("[[suitcase]]\nid = \"s{suitcase:02}\"\npoints = 1\n{source}\n");
    }
    Edition::read(&text).unwrap().intern()
}

/// Lists all worlds that look like the view, in the plainest way.
fn enumerate(view: &View) -> Vec<Arrangement> {
    let edition = view.edition();
    let known = view.hands.values().iter().filter_map(|hand| hand.cards).fold(Pool::EMPTY, Pool::or);
    let unseen = edition.cards().minus(known).minus(view.discards).minus(view.pile_known);
    let hands = view.hands.map(|_, hand| hand.cards.unwrap_or_default());
    let mut all = Vec::new();
    spread(view, &unseen.iter().collect::<Vec<_>>(), hands, view.pile_known, &mut all);
    all
}

fn spread(view: &View, cards: &[Card], hands: PerSeat<Pool<Card>>, pile: Pool<Card>, all: &mut Vec<Arrangement>) {
    let edition = view.edition();
    let Some((&card, rest)) = cards.split_first() else {
        let elsewhere = pile.or(view.discards).minus(edition.cards_of(view.car));
        if view.phase != PhaseView::TurningSunday || !elsewhere.is_empty() {
            choose(view, hands, Vec::new(), all);
        }
        return;
    };
    if pile.len() < view.pile {
        spread(view, rest, hands, pile.or(Pool::only(card)), all);
    }
    for (seat, hand) in view.hands.iter() {
        let with = hands[seat].or(Pool::only(card));
        let started = with.or(view.laid[seat]).and(edition.cards_of(edition.town_of(card)));
        if hand.cards.is_none() && with.len() <= hand.count && started.len() <= edition.same_town() {
            let mut more = hands;
            more[seat] = with;
            spread(view, rest, more, pile, all);
        }
    }
}

/// Adds every way in which the seats may have chosen cards to lay.
fn choose(view: &View, hands: PerSeat<Pool<Card>>, chosen: Vec<Vec<usize>>, all: &mut Vec<Arrangement>) {
    if chosen.len() == hands.players() {
        let hands = hands.values().iter().map(|hand| hand.iter().map(Card::index).collect()).collect();
        all.push((hands, chosen));
        return;
    }
    let seat = Seat::new(chosen.len());
    let here: Vec<usize> = hands[seat].and(view.edition().cards_of(view.car)).iter().map(Card::index).collect();
    let none = vec![];
    let ways: Vec<Vec<usize>> = match (view.chosen[seat], view.phase, here.as_slice()) {
        (Some(known), _, _) => vec![known.iter().map(Card::index).collect()],
        (None, PhaseView::Laying { answered }, &[one]) if answered.contains(seat) => vec![none, vec![one]],
        (None, PhaseView::Laying { answered }, &[one, two]) if answered.contains(seat) => {
            vec![none, vec![one], vec![two], vec![one, two]]
        }
        (None, PhaseView::Laying { .. }, &[one, two]) => vec![none, vec![one], vec![two]],
        _ => vec![none],
    };
    for way in ways {
        let mut more = chosen.clone();
        more.push(way);
        choose(view, hands, more, all);
    }
}

fn arrangement(world: &Maloney) -> Arrangement {
    let open = world.view(Viewer::Open);
    let list = |cards: Option<Pool<Card>>| cards.unwrap().iter().map(Card::index).collect();
    let hands = open.hands.values().iter().map(|hand| list(hand.cards)).collect();
    (hands, open.chosen.values().iter().map(|&cards| list(cards)).collect())
}

/// Draws worlds and holds their spread against the enumeration.
fn check(view: &View, rng: &mut ChaCha8Rng) {
    let worlds = enumerate(view);
    let mut counts: BTreeMap<Arrangement, u32> = worlds.iter().map(|world| (world.clone(), 0)).collect();
    assert_eq!(counts.len(), worlds.len());
    let draws = 30 * worlds.len();
    for _ in 0..draws {
        let drawn = arrangement(&Maloney::imagine(view, rng));
        *counts.get_mut(&drawn).expect("an imagined world looks like the view") += 1;
    }
    let chi_square: f64 = counts.values().map(|&count| (f64::from(count) - 30.0).powi(2) / 30.0).sum();
    let freedom = worlds.len() as f64 - 1.0;
    // Chi-square has mean n and variance 2n; six deviations away is no accident.
    let limit = freedom + 6.0 * (2.0 * freedom).sqrt() + 12.0;
    assert!(chi_square <= limit, "chi-square {chi_square:.0} over {limit:.0} with {freedom} in {:?}", view.phase);
}

/// Plays at random and checks the views of everyone on the way, where the worlds are few enough to count.
fn play(edition: &'static Edition, seed: u64, seen: &mut BTreeMap<String, usize>) {
    let mut playout = Playout::new(ChaCha8Rng::seed_from_u64(seed));
    let mut position = Maloney::new(&Setup::new(3, edition));
    // Few bids, few cards: the games last long enough for a new pile to be made.
    let choose = |rng: &mut ChaCha8Rng, _: Seat, legal: &[Action]| {
        let first = below(rng, 4) > 0;
        legal[if first { 0 } else { below(rng, legal.len() as u32) as usize }]
    };
    while let Some(step) = playout.draw_by(&position, choose) {
        position.apply(step, &mut |_| {});
        for viewer in Viewer::during(3) {
            let view = position.view(viewer);
            let remade = if view.pile_known.is_empty() { "" } else { ", pile known" };
            let phase = format!("{:?}{remade}", view.phase);
            let kind = format!("{} {}", phase.split(' ').next().unwrap_or_default(), viewer == Viewer::Spectator);
            let times = seen.entry(format!("{kind}{remade}")).or_default();
            if view.phase != PhaseView::Dealing && *times < 3 && enumerate(&view).len() <= 3000 {
                *times += 1;
                check(&view, &mut playout.rng);
            }
        }
    }
}

#[test]
fn imagined_worlds_are_even_on_tiny_editions() {
    let mut seen = BTreeMap::new();
    for seed in 0..6 {
        play(tiny(4, 3, 2), seed, &mut seen);
        play(tiny(3, 2, 1), seed, &mut seen);
    }
    for kind in ["Auction", "Laying", "TurningSunday", "Opening", "Over"] {
        let checked: usize = seen.iter().filter(|(key, _)| key.starts_with(kind)).map(|(_, times)| times).sum();
        assert!(checked >= 3, "{kind} was checked {checked} times only: {seen:?}");
    }
    assert!(seen.iter().any(|(key, &times)| key.ends_with("pile known") && times > 0), "{seen:?}");
}

/// Plays from a Thursday to the first Sunday without laying a card, back to the town of the start.
fn to_sunday_at_the_start(edition: &'static Edition, rng: &mut ChaCha8Rng) -> Option<Maloney> {
    let mut position = Maloney::new(&Setup::new(3, edition));
    let mut start = None;
    loop {
        let view = position.view(Viewer::Spectator);
        if view.phase == PhaseView::TurningSunday {
            return Some(position);
        }
        let step = match position.waits_for() {
            Waiting::Nobody => return None,
            Waiting::Chance => Step::Chance(position.sample_chance(rng)),
            Waiting::Seats(Asking { seats, .. }) => {
                let start = *start.get_or_insert(view.car);
                let mut legal = Vec::new();
                let seat = seats.iter().next().unwrap();
                position.legal_actions(seat, &mut legal);
                let home = Action::Drive(start);
                let wanted = view.day == Day::Sat && legal.contains(&home);
                let away = legal.iter().find(|&&action| action != home).unwrap();
                Step::Act(seat, if wanted { home } else { *away })
            }
        };
        position.apply(step, &mut |_| {});
    }
}

#[test]
fn mal_84_a_card_about_to_be_turned_tells_that_there_is_one_of_another_town() {
    let edition = tiny(3, 2, 1);
    let mut rng = ChaCha8Rng::seed_from_u64(84);
    let mut checked = 0;
    while checked < 3 {
        let Some(position) = to_sunday_at_the_start(edition, &mut rng) else { continue };
        let view = position.view(Viewer::Spectator);
        if view.discards.minus(edition.cards_of(view.car)).is_empty() {
            Viewer::during(3).for_each(|viewer| check(&position.view(viewer), &mut rng));
            checked += 1;
        }
    }
}
