//! The components of the base game: LW-80 to LW-82.

mod common;

use bequest_conformance::seat;
use bequest_last_will::{
    Card, CardInfo, Circles, Edition, Effect, ErrandSpace, EventFace, Family, Kind, Nature, Plan, PropertyFace,
    PropertyType, Setup, Supply, Symbol,
};
use common::{Table, base, roomy_with, table, turn};

fn edition() -> &'static Edition {
    Edition::built_in()
}

/// The cards of the base game of a family, one of each design, with how many there are.
fn designs(family: Family) -> Vec<(usize, &'static CardInfo)> {
    let mut designs: Vec<(usize, &CardInfo)> = Vec::new();
    for card in edition().cards(false).and(edition().family(family)).iter() {
        let info = edition().card(card);
        match designs.last_mut() {
            Some((count, last)) if std::ptr::eq(*last, info) => *count += 1,
            _ => designs.push((1, info)),
        }
    }
    designs
}

/// What is printed on a card, in a line.
fn printed(info: &CardInfo) -> String {
    let symbols: Vec<&str> = info.face.symbols.iter().map(Symbol::as_str).collect();
    let symbols = symbols.join("/");
    let text = match &info.face.nature {
        Nature::Event(event) => format!("event {symbols}: {}", event_text(event)),
        Nature::Expense(expense) => {
            format!("expense {symbols}: {}A {} {}", expense.actions, expense.spend, circles(&expense.circles))
        }
        Nature::Helper { effect } => format!("helper {symbols}: {}", effect_text(*effect)),
        Nature::Property(property) => format!("property {symbols}: {}", property_text(property)),
        Nature::Companion { kind } => format!("companion {symbols}: {kind}"),
        Nature::Wild => format!("wild {symbols}"),
    };
    text.trim_end().to_owned()
}

fn circles(circles: &Circles) -> String {
    let circle = |circle: &bequest_last_will::Circle| {
        let kinds: Vec<&str> = circle.kinds.iter().map(Kind::as_str).collect();
        assert!(!circle.marked && !circle.filled, "the base game has no such circles");
        format!("{}+{}", kinds.join("/"), circle.bonus)
    };
    circles.list().iter().map(circle).collect::<Vec<_>>().join(" ")
}

fn event_text(event: &EventFace) -> String {
    assert!(event.wedding.is_none(), "the base game has no wedding cards");
    let mut text = format!("{}A {} {}", event.actions, event.spend, circles(&event.circles));
    if event.gives > 0 {
        text += &format!("gives {}A", event.gives);
    }
    if let Some(gifts) = event.gifts {
        let kinds: Vec<&str> = gifts.kinds.iter().map(Kind::as_str).collect();
        assert!(gifts.symbols.is_empty());
        text += &format!("any {} +{}", kinds.join("/"), gifts.each);
    }
    if let Some(sale) = event.sale {
        text += &format!("sale {} lower, market {}", sale.steps_lower, sale.market);
    }
    text
}

fn property_text(property: &PropertyFace) -> String {
    let types: Vec<&str> = property.types.iter().map(PropertyType::as_str).collect();
    let track = property.track.values();
    format!("{} {track:?} upkeep {} {}", types.join("/"), property.upkeep, circles(&property.circles))
}

fn effect_text(effect: Effect) -> String {
    match effect {
        Effect::Actions { actions } => format!("{actions}A each round"),
        Effect::Bonus { bonus, on, opera } => format!("+{bonus} on {on}{}", if opera { " and opera" } else { "" }),
        Effect::Upkeep { bonus, types } => {
            let types: Vec<&str> = types.iter().map(PropertyType::as_str).collect();
            format!("+{bonus} on upkeep of {}", types.join("/"))
        }
        Effect::Maintain => "maintain".to_owned(),
        Effect::Sell => "sell".to_owned(),
        Effect::Prices { buy, sell } => format!("buy {buy:+} sell {sell:+}"),
        Effect::Spend { spend } => format!("spend {spend}"),
        Effect::SpendPerToken { spend, token } => format!("spend {spend} per {token}"),
        Effect::Draw { draw, keep } => format!("draw {draw} keep {keep}"),
    }
}

/// A table at the first errand.
fn first_errand(players: usize) -> Table {
    base(players).until(|view| view.phase == bequest_last_will::Phase::Errands)
}

#[test]
fn lw_80_the_spaces_for_cards_by_players() {
    let (special, helper, companion, event) = (Supply::Specials, Supply::Helpers, Supply::Companions, Supply::Events);
    for players in 2..=5 {
        for round in 1..=7 {
            let layout = edition().layout(players, false);
            let decks: Vec<Supply> = layout.spaces().iter().flatten().map(|space| space.supply(round)).collect();
            let middle = if round <= 3 { Supply::Properties } else { Supply::Events };
            let events = [0, 1, 1, 2][players - 2];
            let expected = [&[special, special, helper, middle, companion][..], &[event, event][..events]].concat();
            assert_eq!(decks, expected, "{players} players, round {round}");
        }
    }
}

#[test]
fn lw_80_the_group_of_three_is_there_with_two_or_three_players() {
    for players in 2..=5 {
        let layout = edition().layout(players, false);
        let grouped: Vec<bool> = layout.spaces().iter().flatten().map(|space| space.group).collect();
        let is_small = players < 4;
        let expected = [false, false, is_small, is_small, is_small, false, false];
        assert_eq!(grouped, expected[..grouped.len()], "{players} players");
    }
}

#[test]
fn lw_80_seven_or_eight_cards_lie_face_up_and_one_more_with_three_or_five() {
    for (players, count) in (2..=5).zip([7, 8, 8, 9]) {
        let view = first_errand(players).open();
        let cards = view.offered.iter().chain(&view.wild_companions).filter(|space| space.card.is_some());
        assert_eq!(cards.count(), count, "{players} players");
    }
}

#[test]
fn lw_80_the_spaces_for_other_errands_by_players() {
    for players in 2..=5 {
        let layout = edition().layout(players, false);
        let boys = ErrandSpace::ALL.iter().map(|&place| layout.boys(place)).collect::<Vec<_>>();
        let (opera, extension) = if players < 4 { (1, 1) } else { (2, 2) };
        let names: Vec<&str> = ErrandSpace::ALL.iter().map(|place| place.as_str()).collect();
        assert_eq!(names, ["opera", "market", "extension", "draw", "demotion", "double"]);
        assert_eq!(boys, [opera, 1, extension, 1, 0, 0], "{players} players");
    }
}

#[test]
fn lw_80_the_errands_of_the_expansion_are_closed() {
    let table = first_errand(4);
    for errand in ["demotion", "double demotion", "double extension"] {
        assert_eq!(table.refusal(table.asked()[0], &format!("place {errand}")), "GS-23");
    }
}

#[test]
fn lw_81_six_plans_with_two_or_three_players_and_seven_with_four_or_five() {
    let small = [(5, 2, 1), (2, 2, 2), (0, 2, 3), (6, 1, 2), (3, 1, 3), (1, 1, 4)];
    let large = [(5, 2, 1), (2, 2, 2), (0, 2, 3), (7, 2, 1), (4, 2, 2), (3, 1, 3), (1, 1, 4)];
    for players in 2..=5 {
        let expected: &[(u8, u8, u8)] = if players < 4 { &small } else { &large };
        let plans: Vec<Plan> = edition().plans(players).iter().flatten().copied().collect();
        let plans: Vec<(u8, u8, u8)> = plans.iter().map(|plan| (plan.cards, plan.boys, plan.actions)).collect();
        assert_eq!(plans, expected, "{players} players");
        assert_eq!(base(players).open().plans.len(), expected.len());
    }
}

#[test]
fn lw_82_the_events() {
    let events: Vec<String> = designs(Family::Event)
        .iter()
        .map(|(count, info)| format!("{count} {} {}", info.title, printed(info)))
        .collect();
    let expected = [
        "3 theatre-evening event mask: 1A 3 guest+2",
        "2 theatre-premiere event mask: 1A 4 guest+2",
        "2 gala-night event mask: 2A 7 guest+3 dog+2",
        "3 dinner event glass: 1A 2 chef+2 guest+2",
        "2 dinner-for-two event glass: 1A 3 guest+2 dog+2",
        "2 banquet event glass: 2A 7 chef+3 guest+3",
        "3 boat-ride event wheel: 1A 3 dog+2",
        "2 river-picnic event wheel: 1A 2 chef+2 dog+2",
        "2 cruise event wheel: 2A 7 guest+3 chef+3",
        "3 carriage-ride event carriage: 1A 3 horse+2",
        "2 ride-in-company event carriage: 1A 2 horse+2 guest+2",
        "2 country-excursion event carriage: 2A 6 horse+3 dog+2 guest+2",
        "3 free-afternoon event : 0A 0 gives 1A",
    ];
    assert_eq!(events, expected);
}

#[test]
fn lw_82_the_helpers_and_expenses() {
    let cards: Vec<String> = designs(Family::Helper)
        .iter()
        .map(|(count, info)| format!("{count} {} {}", info.title, printed(info)))
        .collect();
    let expected = [
        "2 old-school-friend helper person: 1A each round",
        "2 waiter helper person: +2 on glass",
        "2 coachman helper person: +2 on carriage",
        "2 old-sea-dog helper person: +2 on wheel",
        "2 tailor helper person: +2 on mask and opera",
        "2 gardener helper person: +2 on upkeep of villa/manor",
        "2 steward helper person: maintain",
        "2 estate-agent helper person: buy +2 sell -2",
        "2 horse-trainer helper person: spend 2 per horse",
        "1 dog-trainer helper person: spend 2 per dog",
        "2 investment-adviser helper person: spend 1",
        "2 secretary helper person: draw 1 keep 1",
        "3 reserved-table expense glass: 1A 2 guest+1 chef+1",
        "3 theatre-box expense mask: 1A 3 guest+1",
        "3 moored-boat expense wheel: 1A 2 chef+1 dog+1",
        "3 hired-carriage expense carriage: 1A 2 horse+1 guest+1",
        "4 gentlemens-club expense : 0A 1",
    ];
    assert_eq!(cards, expected);
}

#[test]
fn lw_82_the_properties() {
    let cards: Vec<String> =
        designs(Family::Property).iter().map(|(count, info)| format!("{count} {}", printed(info))).collect();
    let expected = [
        "3 property villa: villa [10, 8, 6, 4, 3, 2] upkeep 4",
        "3 property villa: villa [12, 10, 8, 6, 4, 3] upkeep 4",
        "3 property town-house: town-house [14, 12, 10, 8, 6, 4] upkeep 5",
        "3 property town-house: town-house [16, 13, 10, 8, 6, 5] upkeep 5",
        "3 property manor: manor [18, 15, 12, 10, 8, 6] upkeep 5",
        "3 property manor: manor [20, 17, 14, 11, 9, 7] upkeep 6",
        "2 property farm: farm [10] upkeep 2 horse+2 dog+2",
        "2 property farm: farm [15] upkeep 2 horse+4",
        "2 property farm: farm [12] upkeep 3 dog+2 dog+2",
    ];
    assert_eq!(cards, expected);
}

#[test]
fn lw_82_the_special_cards() {
    let cards: Vec<String> = designs(Family::Special)
        .iter()
        .map(|(_, info)| format!("{} {} {}", info.crowns, info.title, printed(info)))
        .collect();
    let expected = [
        "1 season-ticket expense mask: 1A 4 guest+2",
        "1 private-secretary helper person: draw 2 keep 1",
        "1 stud-farm property farm: farm [18] upkeep 3 horse+3 horse+3",
        "1 hunting-lodge property villa: villa [14, 11, 8, 6, 4, 3] upkeep 5",
        "2 masked-ball event mask: 1A 5 guest+2",
        "2 oyster-supper event glass: 1A 5 chef+2",
        "2 breeders-fair event : 1A 3 any dog/horse +3",
        "2 royal-banquet event glass: 2A 9 chef+2 guest+2",
        "2 castle property manor: manor [25, 21, 17, 13, 10, 7] upkeep 7",
        "2 land-broker helper person: sell",
        "3 grand-regatta event wheel: 2A 9 guest+2 chef+2",
        "3 day-at-the-races event carriage: 2A 9 horse+3 guest+2",
        "3 farewell-ball event mask: 2A 11 guest+3",
        "3 yacht-party event wheel: 2A 11 guest+2 chef+2",
        "3 grand-tour event carriage: 2A 12 horse+2 dog+2",
        "3 gambling-night event : 1A 7",
        "3 forced-sale event : 0A 0 sale 2 lower, market true",
    ];
    assert_eq!(cards, expected);
}

#[test]
fn lw_82_a_farm_of_15_has_an_upkeep_of_2_or_6_with_a_horse() {
    let table =
        table(Setup::base(2, Edition::built_in())).play("first 1; market 1 -3 -2 3").turn("p21|").play("buy p21");
    assert_eq!(table.money(1), 70 - 15 - 1);
    let upkeep = |table: &Table| table.money(1) - table.clone().play("maintain p21").money(1);
    let table = turn("p21 c6|").play("buy p21");
    assert_eq!((upkeep(&table), upkeep(&table.play("token c6 p21"))), (2, 6));
}

#[test]
fn lw_82_the_breeders_fair_takes_any_number_of_dogs_and_horses() {
    let fair = roomy_with(&[("\"breeders-fair\"", "crowns = 2", "crowns = 1")]);
    let table =
        table(Setup::base(2, fair)).turn("s7 c1 c2 c6 c11|").play("play s7; with c1 s7; with c6 s7; with c2 s7");
    assert_eq!((table.open().amount, table.refusal(1, "with c11 s7")), (Some(3 + 3 * 3), "LW-41"));
    let table = table.play("done");
    assert_eq!((table.money(1), table.actions()), (70 - 12, 8));
    let discarded: Vec<Card> = table.open().discards.iter().filter(|card| card.family() == Family::Companion).collect();
    assert_eq!((discarded.len(), table.open().boards[seat(1)].len()), (3, 0));
}
