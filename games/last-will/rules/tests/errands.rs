//! Errands: LW-30 to LW-38.

mod common;

use bequest_conformance::{piece, pieces, seat};
use bequest_last_will::{Card, Cards, Deck, Edition, Phase, Setup, Told, WillChoice};
use common::{Table, base, roomy, roomy_with, table, turn};

fn cards(text: &str) -> Cards {
    pieces::<Card>(text).into_iter().collect()
}

/// The first errand of seat 1 with roomy plans; seat 1 goes first.
fn errands(players: usize) -> Table {
    table(Setup::base(players, roomy())).until(|view| view.phase == Phase::Errands)
}

/// The cards of the offering, from the left.
fn offered(table: &Table) -> Vec<Card> {
    table.open().offered.iter().filter_map(|space| space.card).collect()
}

/// The steps to the errands with these printed plans.
fn with_plans(players: usize, plans: &str) -> Table {
    base(players).until(|view| view.phase == Phase::Planning).play(plans).until(|view| view.phase == Phase::Errands)
}

/// Sends all boys home and notes who is asked one after the other.
fn asked(mut table: Table) -> Vec<usize> {
    let mut asked = Vec::new();
    while table.open().phase == Phase::Errands {
        asked.extend(table.asked());
        table = table.play("home");
    }
    asked
}

#[test]
fn lw_30_second_boys_go_when_all_first_ones_have_gone() {
    assert_eq!(asked(with_plans(2, "plan 2; plan 1")), [2, 1, 2, 1]);
    assert_eq!(asked(with_plans(3, "plan 2; plan 5; plan 1")), [3, 1, 2, 3, 1]);
    assert_eq!(asked(with_plans(4, "plan 6; plan 5; plan 7; plan 1")), [4, 2, 1, 3, 4, 2]);
    assert_eq!(asked(with_plans(5, "plan 1; plan 2; plan 3; plan 4; plan 5")), [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
}

#[test]
fn lw_30_an_errand_is_carried_out_before_the_next_boy_goes() {
    let table = errands(2).play("place market");
    assert_eq!((table.asked(), table.refusal(2, "home")), (vec![1], "LW-30"));
    let table = table.play("market 3 1 -2 -3");
    assert_eq!((table.asked(), table.open().market.0), (vec![2], [3, 1, -2, -3]));
}

#[test]
fn lw_30_errands_come_before_actions() {
    assert_eq!(errands(2).refusal(1, "end"), "LW-40");
    let table = turn("|");
    assert_eq!((table.refusal(1, "home"), table.refusal(1, "place opera")), ("LW-30", "LW-30"));
    assert_eq!(table.refusal(1, "take w1"), "LW-30");
}

#[test]
fn lw_31_an_errand_has_one_boy_a_space() {
    for players in 2..=5 {
        let table = errands(players).play("place extension");
        let table = if players < 4 { table } else { table.play("place extension") };
        let next = table.asked()[0];
        assert_eq!(table.refusal(next, "place extension"), "LW-31", "{players} players");
    }
}

#[test]
fn lw_31_the_opera_has_one_space_or_two() {
    for players in 2..=5 {
        let table = errands(players).play("place opera");
        let table = if players < 4 { table } else { table.play("place opera") };
        let next = table.asked()[0];
        assert_eq!(table.refusal(next, "place opera"), "LW-31", "{players} players");
    }
}

#[test]
fn lw_31_the_market_has_one_space() {
    for players in 2..=5 {
        let table = errands(players).play("place market; market -3 -2 1 3");
        assert_eq!(table.refusal(2, "place market"), "LW-31", "{players} players");
    }
}

#[test]
fn lw_31_spaces_are_free_again_in_the_next_round() {
    let table = errands(2).play("place extension; place opera").next_round().until(|view| view.phase == Phase::Errands);
    let number = table.asked()[0];
    assert!(table.allows(number, "place extension") && table.allows(number, "place opera"));
    assert!(table.open().errands.iter().all(|errand| errand.boys.is_empty()));
}

#[test]
fn lw_31_a_card_that_is_taken_goes_to_the_hand() {
    for players in 2..=5 {
        let table = errands(players);
        for card in offered(&table) {
            let after = table.clone().play(&format!("take {card}"));
            assert_eq!(after.hand(1), table.hand(1).or(Cards::only(card)));
            assert!(!offered(&after).contains(&card));
        }
    }
}

#[test]
fn lw_31_a_card_can_be_taken_once() {
    let table = errands(4);
    let card = offered(&table)[2];
    let table = table.play(&format!("take {card}"));
    assert_eq!(table.refusal(2, &format!("take {card}")), "LW-31");
}

#[test]
fn lw_31_only_what_lies_there_can_be_taken() {
    let table = errands(2);
    let absent = Card::all().find(|card| card.family() == bequest_last_will::Family::Event).expect("an event");
    assert_eq!(table.refusal(1, &format!("take {absent}")), "LW-31");
}

#[test]
fn lw_31_a_boy_may_stay_at_home_and_a_later_one_may_go() {
    let table = errands(2).play("home; home");
    assert_eq!((table.asked(), table.money(1)), (vec![1], 70));
    assert_eq!(table.play("place opera").money(1), 68);
}

#[test]
fn lw_32_with_two_or_three_players_the_last_card_of_the_group_stays() {
    for players in [2, 3] {
        let table = errands(players);
        let group: Vec<Card> =
            (table.open().offered.iter()).filter(|space| space.group).filter_map(|it| it.card).collect();
        assert_eq!(group.len(), 3);
        for (first, second, last) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
            let taken = table.clone().play(&format!("take {}; take {}", group[first], group[second]));
            let next = taken.asked()[0];
            assert_eq!(taken.refusal(next, &format!("take {}", group[last])), "LW-32");
            assert!(offered(&taken).contains(&group[last]));
        }
    }
}

#[test]
fn lw_32_one_player_can_take_both_cards_of_the_group() {
    let table = errands(2);
    let group: Vec<Card> = (table.open().offered.iter()).filter(|space| space.group).filter_map(|it| it.card).collect();
    let table = table.play(&format!("take {}; home; take {}; home", group[2], group[0]));
    assert_eq!(table.refusal(1, &format!("take {}", group[1])), "LW-32");
}

#[test]
fn lw_32_the_other_cards_can_still_be_taken() {
    let table = errands(3);
    let group: Vec<Card> = (table.open().offered.iter()).filter(|space| space.group).filter_map(|it| it.card).collect();
    let others: Vec<Card> = offered(&table).into_iter().filter(|card| !group.contains(card)).collect();
    let table = table.play(&format!("take {}; take {}", group[0], group[1]));
    let takes: Vec<String> = others.iter().map(|card| format!("take {card}")).collect();
    assert_eq!(others.len(), 3);
    assert_eq!(table.choices("take"), [&takes[..], &["take w1".to_owned(), "take w2".to_owned()]].concat());
}

#[test]
fn lw_32_with_four_or_five_players_all_cards_can_be_taken() {
    for players in [4, 5] {
        let mut table = errands(players);
        for card in offered(&table) {
            table = table.play(&format!("take {card}"));
        }
        assert!(offered(&table).is_empty());
    }
}

#[test]
fn lw_33_the_opera_spends_two_pounds_at_once() {
    for players in 2..=5 {
        let table = errands(players).play("place opera");
        assert_eq!((table.money(1), table.asked()), (68, vec![2]));
    }
}

#[test]
fn lw_34_the_tokens_change_places_in_any_way() {
    let table = errands(3).play("place market");
    let mut choices = table.choices("market");
    choices.sort_unstable();
    choices.dedup();
    assert_eq!(choices.len(), 24);
    for choice in choices {
        let market = table.clone().play(&choice).open().market;
        assert_eq!(format!("market {market}"), choice);
    }
}

#[test]
fn lw_34_other_tokens_are_refused() {
    assert_eq!(errands(2).play("place market").refusal(1, "market 3 3 3 3"), "LW-34");
    assert_eq!(errands(2).refusal(1, "market 3 1 -2 -3"), "LW-34");
}

#[test]
fn lw_34_prices_follow_the_tokens() {
    let at_market = table(Setup::base(2, roomy())).errand_of(1, "p1 p13|").play("place market");
    let prices = |market: &str| {
        let table = at_market.clone().play(market).until(|view| view.phase == Phase::Actions);
        ["p1", "p13"].map(|house| table.money(1) - table.clone().play(&format!("buy {house}")).money(1))
    };
    assert_eq!(prices("market -2 3 -3 1"), [13, 15]);
    assert_eq!(prices("market 1 -3 3 -2"), [7, 21]);
}

#[test]
fn lw_35_an_extension_is_one_more_slot_on_the_own_board() {
    for players in 2..=5 {
        let table = errands(players).play("place extension");
        let mut slots = vec![5; players];
        slots[0] = 6;
        assert_eq!((table.open().slots.values(), table.open().extensions), (&slots[..], 11));
    }
}

#[test]
fn lw_35_a_sixth_card_fits_in_the_new_slot() {
    let table = table(Setup::base(2, roomy())).errand_of(1, "h36 h37 h38 h39 h20 h21 h24|").play("place extension");
    let table = table.own_turn_of(1).play("put h36; put h37; put h38; put h39; put h20; put h21");
    assert_eq!((table.board(1).len(), table.refusal(1, "put h24")), (6, "LW-43"));
}

#[test]
fn lw_35_a_slot_stays_for_the_whole_game() {
    let table = errands(2).play("place extension; home; home; home; home; home").next_round();
    assert_eq!(table.open().slots.values(), [6, 5]);
}

#[test]
fn lw_35_there_are_twelve_in_the_game() {
    assert_eq!(errands(2).open().extensions, 12);
    let mut table = errands(5);
    for _ in 0..6 {
        for _ in 0..2 {
            table = table.play("place extension");
        }
        table = table.next_round().until(|view| view.phase == Phase::Errands);
    }
    assert_eq!((table.open().extensions, table.open().slots.values().iter().sum::<u8>()), (0, 25 + 12));
}

#[test]
fn lw_36_a_card_is_drawn_from_any_standard_deck() {
    for players in 2..=5 {
        let table = errands(players).play("place draw");
        assert_eq!(table.choices(""), ["draw events", "draw helpers", "draw properties", "draw companions"]);
        for deck in Deck::ALL {
            let after = table.clone().play(&format!("draw {deck}")).drawn();
            let new = after.hand(1).minus(table.hand(1));
            assert_eq!((new.len(), Deck::of(new.nth(0)), after.asked()), (1, Some(*deck), vec![2]));
        }
    }
}

#[test]
fn lw_36_nobody_blocks_the_draw_for_others() {
    for players in 2..=5 {
        let mut table = errands(players);
        for number in 1..=players {
            table = table.play(&format!("{number} place draw; draw events")).drawn();
        }
        let drawn = table.times_heard(|told| matches!(told, Told::Sent { errand, .. } if errand.as_str() == "draw"));
        assert_eq!(drawn, players);
        let view = table.open();
        let space = view.errands.iter().find(|its| its.errand.as_str() == "draw").expect("it is there");
        assert_eq!(space.boys, view.money.seats().collect::<Vec<_>>(), "all of them stand there");
    }
}

#[test]
fn lw_36_each_player_draws_once_a_round() {
    let table = errands(2).play("place draw; draw events").drawn().play("home");
    assert_eq!(table.refusal(1, "place draw"), "LW-36");
    assert!(table.next_round().next_errand_of(1).allows(1, "place draw"));
}

#[test]
fn lw_36_only_the_one_who_draws_sees_the_card() {
    let table = errands(2).play("place draw; draw companions; card c5");
    assert!(table.hand(1).contains(piece("c5")) && table.seen_by(2).hands[seat(1)].cards.is_empty());
}

#[test]
fn lw_37_a_wild_companion_is_taken_like_a_card() {
    for players in 2..=5 {
        let table = errands(players).play("take w2");
        assert_eq!(table.refusal(2, "take w2"), "LW-37");
        assert!(table.hand(1).contains(piece("w2")) && table.allows(2, "take w1"));
    }
}

#[test]
fn lw_37_it_counts_as_any_one_kind_when_it_is_played() {
    let table = turn("e8 e15 e22 w1|");
    for (event, kind) in [("e8", "chef"), ("e8", "guest"), ("e15", "dog"), ("e22", "horse")] {
        let begun = table.clone().play(&format!("play {event}"));
        let (basic, with) = (begun.open().amount, begun.play(&format!("with w1 {event} {kind}")).open().amount);
        assert_eq!(with, basic.map(|basic| basic + 2), "{event} with a {kind}");
    }
}

#[test]
fn lw_37_it_has_to_fit_the_circle_as_what_it_is_played() {
    let table = turn("e1 w1|").play("play e1");
    assert_eq!(table.choices("with"), ["with w1 e1 guest"]);
    assert_eq!((table.refusal(1, "with w1 e1 dog"), table.refusal(1, "with w1 e1")), ("LW-41", "LW-41"));
}

#[test]
fn lw_37_it_puts_a_token_of_any_one_kind_on_the_board() {
    let table = turn("h30 w1|").play("put h30");
    assert_eq!(table.choices("token"), ["token w1 h30 dog", "token w1 h30 chef"]);
    let placed = table.play("token w1 h30 chef").open().boards[seat(1)][0].companions.clone();
    assert_eq!(placed.iter().map(|kind| kind.as_str()).collect::<Vec<_>>(), ["chef"]);
}

#[test]
fn lw_37_it_is_no_card_to_be_played_or_put_alone() {
    let table = turn("w1|");
    assert_eq!((table.refusal(1, "play w1"), table.refusal(1, "put w1")), ("LW-41", "LW-43"));
}

#[test]
fn lw_37_it_goes_back_unused() {
    let table = turn("w1 w2|");
    assert_eq!(table.hand(1).and(cards("w1 w2")).len(), 2);
    let table = table.until(|view| view.phase == Phase::Planning);
    assert!(table.hand(1).and(cards("w1 w2")).is_empty());
    assert_eq!(table.open().wild_companions.iter().filter_map(|space| space.card).count(), 2);
}

#[test]
fn lw_37_a_used_one_is_laid_aside_until_the_end_of_the_round() {
    let table = turn("e1 w1|").play("play e1; with w1 e1 guest; done");
    assert_eq!((table.open().laid_aside, table.open().discards.contains(piece("w1"))), (cards("w1"), false));
    assert_eq!(table.open().wild_companions[0].card, None);
    let table = table.next_round();
    assert_eq!((table.open().laid_aside, table.open().wild_companions[0].card), (Cards::EMPTY, Some(piece("w1"))));
}

#[test]
fn lw_37_a_used_token_goes_back_too_but_the_token_stays() {
    let table = turn("h27 w1|").play("put h27; token w1 h27 guest");
    assert_eq!(table.open().laid_aside, cards("w1"));
    let table = table.next_round();
    assert_eq!(table.open().wild_companions[0].card, Some(piece("w1")));
    assert_eq!(table.open().boards[seat(1)][0].companions.len(), 1);
}

#[test]
fn lw_38_the_opera_is_closed_to_an_owner_with_less_than_two_pounds() {
    let opera = |money: u8| {
        let table = table(Setup::base(2, roomy()).with_will(WillChoice::Amount(money))).turn("p1|");
        table.play("buy p1").next_round().next_errand_of(1)
    };
    assert_eq!(opera(9).refusal(1, "place opera"), "LW-50");
    assert_eq!(opera(10).play("place opera").money(1), 0);
}

#[test]
fn lw_38_the_opera_is_open_to_anyone_without_property() {
    let table =
        table(Setup::base(2, roomy()).with_will(WillChoice::Amount(1))).until(|view| view.phase == Phase::Errands);
    assert_eq!(table.play("place opera").money(1), -1);
}

#[test]
fn lw_38_without_extensions_the_errand_is_closed() {
    let table = table(Setup::base(2, roomy_with(&[("[box]", "extensions = 12", "extensions = 1")])));
    let table = table.until(|view| view.phase == Phase::Errands).play("place extension");
    let table = table.next_round().until(|view| view.phase == Phase::Errands);
    assert_eq!(table.refusal(table.asked()[0], "place extension"), "LW-38");
}

#[test]
fn lw_38_all_twelve_can_be_taken_and_no_thirteenth() {
    let mut table = errands(4);
    for _ in 0..6 {
        table = table.play("place extension; place extension").next_round().until(|view| view.phase == Phase::Errands);
    }
    let number = table.asked()[0];
    assert_eq!((table.open().extensions, table.refusal(number, "place extension")), (0, "LW-38"));
}

#[test]
fn lw_38_at_the_market_the_tokens_may_stay_as_they_are() {
    let table = errands(2);
    let market = table.open().market;
    let table = table.play(&format!("place market; market {market}"));
    assert_eq!((table.open().market, table.asked()), (market, vec![2]));
}

#[test]
fn lw_38_the_draw_is_closed_when_no_deck_has_a_card() {
    let table = table(Setup::base(2, without_cards())).until(|view| view.phase == Phase::Errands);
    assert!(Deck::ALL.iter().all(|&deck| table.open().pile(deck) == 0) && table.open().discards.is_empty());
    assert_eq!(table.refusal(table.asked()[0], "place draw"), "LW-3");
}

#[test]
fn lw_3_a_helper_draws_no_card_when_no_deck_has_one() {
    let table = table(Setup::base(2, without_cards())).turn("s2|").play("put s2");
    assert_eq!(table.refusal(1, "use s2"), "LW-3");
}

#[test]
fn lw_38_a_boy_who_can_do_nothing_stays_at_home() {
    let table = table(Setup::base(2, without_errands())).until(|view| view.phase == Phase::Errands);
    let card = offered(&table)[0];
    let table = table.play(&format!("take w1; take w2; take {card}"));
    assert_eq!(table.open().phase, Phase::Actions);
    let home: Vec<Told> = table.heard().into_iter().filter(|told| matches!(told, Told::StayedHome { .. })).collect();
    assert_eq!(home, [Told::StayedHome { seat: seat(2) }]);
}

/// The built-in edition with printed plans for two, and of each deck at most one card; the offering takes them.
fn without_cards() -> &'static Edition {
    few_cards(|text| text.replace("players = [2, 3]\ndeck = \"companions\"", "players = [2, 3]\ndeck = \"events\""))
}

/// The same without other errands, and with one space for a card.
fn without_errands() -> &'static Edition {
    few_cards(|text| {
        let is_kept = |block: &&str| match (block.contains("[[errand]]"), block.contains("[[space]]")) {
            (true, _) => block.contains("sacked"),
            (_, true) => block.contains("deck = \"helpers\""),
            _ => true,
        };
        text.split("\n\n").filter(is_kept).collect::<Vec<_>>().join("\n\n")
    })
}

fn few_cards(change: impl Fn(String) -> String) -> &'static Edition {
    let text = Edition::built_in_file().replace("name = \"last-will-1\"", "name = \"few\"");
    let (mut kept, mut seen): (Vec<String>, Vec<&str>) = (Vec::new(), Vec::new());
    for block in text.split("\n\n") {
        let heading = ["[[event]]", "[[helper]]", "[[property]]"].into_iter().find(|heading| block.contains(heading));
        match heading {
            Some(heading) if seen.contains(&heading) => continue,
            Some(heading) => seen.push(heading),
            None => {}
        }
        kept.push(if heading.is_some() { block.replace("copies = 3", "copies = 1") } else { block.to_owned() });
    }
    let mut text = change(kept.join("\n\n").replace("copies = 2\n", "copies = 1\n"));
    for kind in ["dog", "horse", "guest", "chef"] {
        text = text.replace(&format!("{kind} = 5"), &format!("{kind} = 0"));
    }
    Edition::read(&text).unwrap_or_else(|error| panic!("{error}")).intern()
}
