//! The components of the expansion: GS-60, GS-61.

mod common;

use bequest_conformance::piece;
use bequest_engine::Piece;
use bequest_last_will::{
    Card, Cards, Circle, Circles, Edition, Effect, ErrandSpace, EventFace, Family, Job, Kind, Line, Nature, PlanSpace,
    PropertyFace, PropertyType, Setup, Side, Supply, Symbol,
};
use common::{Table, card, roomy, table};

fn edition() -> &'static Edition {
    Edition::built_in()
}

/// The first errand of seat 1.
fn errand(players: usize) -> Table {
    table(Setup::sacked(players, roomy()).with_base_plans()).next_errand_of(1)
}

/// The cards that only the expansion has.
fn new_cards() -> Cards {
    edition().cards(true).minus(edition().cards(false))
}

/// The lines of a job, from the top.
fn lines(job: Job) -> String {
    let face = edition().job(job);
    let lines: Vec<String> = face.lines().map(|line| format!("{} {}", face.symbol(line), face.pay(line))).collect();
    lines.join(", ")
}

/// What is printed on a card, in a line.
fn printed(card: Card) -> String {
    let info = edition().card(card);
    let symbols: Vec<&str> = info.face.symbols.iter().map(Symbol::as_str).collect();
    let text = match &info.face.nature {
        Nature::Event(event) => event_text(event),
        Nature::Helper { effect: Effect::Bonus { bonus, on, opera: false } } => format!("+{bonus} on {on}"),
        Nature::Helper { effect: Effect::Draw { draw, keep } } => format!("draw {draw} keep {keep}"),
        Nature::Property(property) => property_text(property),
        other => format!("{other:?}"),
    };
    format!("{} | {} | {text}", info.title, symbols.join(" ")).trim_end().to_owned()
}

fn event_text(event: &EventFace) -> String {
    assert_eq!(event.gives, 0, "no new event gives actions");
    let mut text = format!("{}A {}{}", event.actions, event.spend, circles(&event.circles));
    if let Some(name) = event.wedding {
        text += &format!(" {name}");
    }
    if let Some(gifts) = event.gifts {
        assert!(gifts.kinds.is_empty());
        let symbols: Vec<&str> = gifts.symbols.iter().map(Symbol::as_str).collect();
        text += &format!(" any {} +{}", symbols.join("/"), gifts.each);
    }
    if let Some(sale) = event.sale {
        text += &format!(" sale {} lower, market {}", sale.steps_lower, sale.market);
    }
    text
}

fn property_text(property: &PropertyFace) -> String {
    let types: Vec<&str> = property.types.iter().map(PropertyType::as_str).collect();
    let track = property.track.values();
    format!("{} {track:?} upkeep {}{}", types.join("/"), property.upkeep, circles(&property.circles))
}

fn circles(circles: &Circles) -> String {
    let circle = |circle: &Circle| {
        let kinds: Vec<&str> = circle.kinds.iter().map(Kind::as_str).collect();
        let marked = if circle.marked { " marked" } else { "" };
        let filled = if circle.filled { " filled" } else { "" };
        format!(" {}+{}{marked}{filled}", kinds.join("/"), circle.bonus)
    };
    circles.list().iter().map(circle).collect()
}

#[test]
fn gs_60_there_are_twenty_jobs_ten_of_each_set() {
    assert_eq!([4, 5].map(|lines| edition().jobs(lines).len()), [10, 10]);
}

#[test]
fn gs_60_the_lines_pay_1_1_2_3_or_1_1_2_3_4() {
    for (count, expected) in [(4, vec![1, 1, 2, 3]), (5, vec![1, 1, 2, 3, 4])] {
        for job in edition().jobs(count).iter() {
            let face = edition().job(job);
            let mut pays: Vec<u8> = face.lines().map(|line: Line| face.pay(line)).collect();
            pays.sort_unstable();
            assert_eq!(pays, expected, "{job}");
        }
    }
}

#[test]
fn gs_60_the_jobs_are_these() {
    let jobs = [
        ("j1", "mask 3, wheel 2, dog 1, person 1"),
        ("j2", "guest 3, carriage 2, glass 1, villa 1"),
        ("j3", "glass 3, horse 2, mask 1, farm 1"),
        ("j4", "wheel 3, guest 2, person 1, carriage 1"),
        ("j5", "carriage 3, mask 2, chef 1, town-house 1"),
        ("j6", "person 3, glass 2, horse 1, wheel 1"),
        ("j7", "dog 3, town-house 2, carriage 1, mask 1"),
        ("j8", "horse 3, person 2, glass 1, wedding 1"),
        ("j9", "chef 3, farm 2, guest 1, wheel 1"),
        ("j10", "farm 3, dog 2, mask 1, glass 1"),
        ("k1", "manor 4, mask 3, guest 2, wheel 1, person 1"),
        ("k2", "glass 4, horse 3, town-house 2, carriage 1, wild 1"),
        ("k3", "wheel 4, guest 3, person 2, mask 1, villa 1"),
        ("k4", "villa 4, carriage 3, dog 2, glass 1, mask 1"),
        ("k5", "carriage 4, chef 3, mask 2, wheel 1, farm 1"),
        ("k6", "horse 4, glass 3, wedding 2, person 1, mask 1"),
        ("k7", "mask 4, wheel 3, farm 2, chef 1, guest 1"),
        ("k8", "town-house 4, dog 3, glass 2, person 1, carriage 1"),
        ("k9", "guest 4, person 3, carriage 2, manor 1, wild 1"),
        ("k10", "chef 4, farm 3, wheel 2, mask 1, dog 1"),
    ];
    for (job, expected) in jobs {
        assert_eq!(lines(piece(job)), expected, "{job}");
    }
}

#[test]
fn gs_60_only_two_jobs_have_a_wild_line() {
    let has_wild = |job: &Job| lines(*job).contains("wild");
    let wild: Vec<String> = [4, 5]
        .iter()
        .flat_map(|lines| edition().jobs(*lines).iter())
        .filter(has_wild)
        .map(|job| job.to_string())
        .collect();
    assert_eq!(wild, ["k2", "k9"]);
}

#[test]
fn gs_60_ten_wills_five_for_each_set() {
    let lines: Vec<u8> = (1..=10).map(|number| edition().will(piece(&format!("v{number}"))).lines).collect();
    assert_eq!(lines, [4, 4, 4, 4, 4, 5, 5, 5, 5, 5]);
}

#[test]
fn gs_60_seven_specials_six_properties_six_events_and_a_helper_are_new() {
    let count = |family: Family| new_cards().and(edition().family(family)).len();
    assert_eq!([Family::NewSpecial, Family::Property, Family::Event, Family::Helper].map(count), [7, 6, 6, 1]);
    assert_eq!([Family::Companion, Family::Wild, Family::Special].map(count), [0, 0, 0]);
    assert_eq!(new_cards().len() + 20 + 10, 50);
}

#[test]
fn gs_60_the_new_cards_are_these() {
    let cards = [
        ("e32", "engagement-ring | wedding | 1A 3 ring"),
        ("e33", "engagement-ring | wedding | 1A 3 ring"),
        ("e34", "wedding-gift | wedding | 1A 2 gift"),
        ("e35", "wedding-gift | wedding | 1A 2 gift"),
        ("e36", "stag-party | wedding | 1A 3 guest+2 stag-party"),
        ("e37", "wedding | wedding | 1A 4 guest+2 wedding"),
        ("h40", "wedding-planner | person | +1 on wedding"),
        ("p25", "| villa manor | villa/manor [16, 13, 10, 8, 6, 5] upkeep 5"),
        ("p26", "| villa town-house | villa/town-house [13, 11, 9, 7, 5, 4] upkeep 4"),
        ("p27", "| manor | manor [21, 19, 17, 15, 13, 11, 9, 7, 5] upkeep 5 guest+2 marked"),
        ("p28", "| town-house | town-house [17, 15, 13, 11, 9, 7, 5] upkeep 5 dog+2 marked"),
        ("p29", "| farm | farm [14] upkeep 2 dog/horse+2 dog/horse+2"),
        ("p30", "| farm | farm [16] upkeep 3 horse+2 filled"),
        ("n1", "curio-dealer | person | draw 6 keep 1"),
        ("n2", "| wedding | 1A 5 guest+2 stag-party"),
        ("n3", "champagne-cruise | wheel | 1A 3 any glass/wheel +1"),
        ("n4", "| glass wheel carriage wedding | 1A 6 guest+2 chef+2 wedding"),
        ("n5", "scandal-at-the-opera | mask | 2A 9 guest+2"),
        ("n6", "auction | | 1A 3 sale 0 lower, market false"),
        ("n7", "ruined-abbey | manor | manor [24, 20, 16, 12, 8, 5] upkeep 6"),
    ];
    assert_eq!(cards.map(|(name, _)| card(name)).into_iter().collect::<Cards>(), new_cards());
    for (name, expected) in cards {
        let printed = printed(card(name));
        let printed = printed.replace(" |  | ", " | | ");
        // Some have a title of our own.
        assert!(printed == expected || expected.starts_with('|') && printed.ends_with(expected), "{name}: {printed}");
    }
}

#[test]
fn gs_60_three_new_special_cards_have_one_crown_and_four_have_two() {
    let crowns: Vec<u8> = edition().family(Family::NewSpecial).iter().map(|card| edition().card(card).crowns).collect();
    assert_eq!(crowns, [1, 1, 1, 2, 2, 2, 2]);
}

#[test]
fn gs_60_there_are_sixteen_tiles_eight_for_two_or_three_and_eight_for_more() {
    for place in (0..8).map(PlanSpace::from_index) {
        let sides = |players: usize| [Side::A, Side::B].map(|side| edition().tile(players, place, side));
        assert!(sides(2) == sides(3) && sides(4) == sides(5) && sides(2) != sides(4), "tile {place}");
    }
}

#[test]
fn gs_61_up_to_four_players_have_only_the_double_space() {
    for players in 2..=4 {
        let layout = edition().layout(players, true);
        assert_eq!(
            (layout.boys(ErrandSpace::Extension), layout.boys(ErrandSpace::Double)),
            (0, 1),
            "{players} players"
        );
        let table = errand(players);
        assert_eq!(table.refusal(1, "place extension"), "GS-61", "{players} players");
        assert!(table.allows(1, "place double extension"), "{players} players");
    }
}

#[test]
fn gs_61_five_players_have_one_plain_space_as_well() {
    let layout = edition().layout(5, true);
    assert_eq!((layout.boys(ErrandSpace::Extension), layout.boys(ErrandSpace::Double)), (1, 1));
    let table = errand(5).play("place extension");
    assert_eq!(table.refusal(2, "place extension"), "LW-31");
    assert!(table.allows(2, "place double extension"));
}

#[test]
fn gs_61_opera_market_and_draw_stay() {
    for players in 2..=5 {
        for space in [ErrandSpace::Opera, ErrandSpace::Market, ErrandSpace::Draw] {
            let spaces = [false, true].map(|sacked| edition().layout(players, sacked).boys(space));
            let expected = if space == ErrandSpace::Opera && players > 3 { 2 } else { 1 };
            assert_eq!(spaces, [expected; 2], "{space}, {players} players");
        }
        let table = errand(players);
        assert!(["opera", "market", "draw"].iter().all(|place| table.allows(1, &format!("place {place}"))));
    }
}

#[test]
fn gs_61_the_spaces_for_cards_stay_too() {
    for players in 2..=5 {
        let spaces = |sacked: bool| -> Vec<_> {
            edition().layout(players, sacked).spaces().iter().flatten().map(|space| (space.deck, space.group)).collect()
        };
        let mut expected = spaces(false);
        expected.push((Supply::NewSpecials, false));
        assert_eq!(spaces(true), expected, "{players} players");
    }
}
