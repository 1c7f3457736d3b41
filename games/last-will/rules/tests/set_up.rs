//! The set-up: LW-1 to LW-11.

mod common;

use bequest_conformance::{piece, pieces, seat};
use bequest_engine::{Game, Viewer, agree};
use bequest_last_will::{
    Card, Cards, Deck, Edition, Family, Kind, LastWill, Market, Phase, PlanSpace, PropertyType, Setup, Told, WillChoice,
};
use common::{Change, Table, base, roomy, roomy_with, sacked, table, turn};

fn cards(text: &str) -> Cards {
    pieces::<Card>(text).into_iter().collect()
}

/// The cards of a family in a set.
fn of_family(cards: Cards, family: Family) -> Vec<Card> {
    cards.iter().filter(|card| card.family() == family).collect()
}

/// A table at which everyone chooses the first two cards.
fn keeping(players: usize) -> Table {
    base(players).until(|view| view.phase == Phase::Keeping)
}

/// A companion deck of only so many dogs.
fn dogs(count: &'static str) -> [Change<'static>; 4] {
    let none = |kind: &'static str, zero: &'static str| ("[companions]", kind, zero);
    [
        ("[companions]", "dog = 5", count),
        none("horse = 5", "horse = 0"),
        none("guest = 5", "guest = 0"),
        none("chef = 5", "chef = 0"),
    ]
}

/// Roomy plans, and of each standard deck one card, but no companion.
fn tiny() -> &'static Edition {
    let text = Edition::built_in_file().replace("name = \"last-will-1\"", "name = \"tiny\"");
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
    let mut text = kept.join("\n\n").replace("copies = 2\n", "copies = 1\n");
    for kind in ["dog", "horse", "guest", "chef"] {
        text = text.replace(&format!("{kind} = 5"), &format!("{kind} = 0"));
    }
    Edition::read(&text).unwrap_or_else(|error| panic!("{error}")).intern()
}

#[test]
fn lw_1_two_to_five_play() {
    let setup = |players: usize| agree::<LastWill>(1, &[], &[("players".into(), players.to_string())]);
    let accepted: Vec<usize> = (0..=9).filter(|&players| setup(players).is_ok()).collect();
    assert_eq!(accepted, [2, 3, 4, 5]);
}

#[test]
#[should_panic(expected = "two to five players")]
fn lw_1_one_is_too_few() {
    Setup::base(1, Edition::built_in());
}

#[test]
#[should_panic(expected = "two to five players")]
fn lw_1_six_are_too_many() {
    Setup::base(6, Edition::built_in());
}

#[test]
fn lw_1_there_are_at_most_seven_rounds() {
    for players in 2..=5 {
        let over = base(players).until(|view| view.phase == Phase::Over);
        let begun = over.times_heard(|told| matches!(told, Told::Round { .. }));
        assert_eq!((over.open().round, begun), (7, 7));
    }
}

#[test]
fn lw_1_a_round_has_five_phases() {
    let phase = |told: &Told| match told {
        Told::Offered { .. } => Some("set-up"),
        Told::Planned { .. } | Told::Named { .. } | Told::Drew { .. } => Some("planning"),
        Told::Took { .. } | Told::Sent { .. } | Told::StayedHome { .. } => Some("errands"),
        Told::Turn { .. } | Told::EndedTurn { .. } => Some("actions"),
        Told::WildsBack | Told::Cleared { .. } => Some("end"),
        _ => None,
    };
    for players in 2..=5 {
        let heard = base(players).next_round().next_round().next_round().heard();
        let rounds = heard.split(|told| matches!(told, Told::Round { .. }));
        let mut phases: Vec<&str> = rounds.into_iter().nth(2).expect("a round").iter().filter_map(phase).collect();
        phases.dedup();
        assert_eq!(phases, ["set-up", "planning", "errands", "actions", "end"], "{players} players");
    }
}

#[test]
fn lw_2_the_four_types_are_farm_villa_manor_and_town_house() {
    let words: Vec<&str> = PropertyType::ALL.iter().map(|its| its.as_str()).collect();
    assert_eq!(words, ["farm", "villa", "manor", "town-house"]);
}

#[test]
fn lw_2_the_tokens_lie_at_random_one_on_each_type() {
    let mut found = base(2).play("first 1").outcomes();
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), 24);
    for outcome in found {
        let table = base(2).play("first 1").play(&outcome);
        let mut tokens = table.open().market.0;
        tokens.sort_unstable();
        assert_eq!(tokens, [-3, -2, 1, 3], "{outcome}");
    }
}

#[test]
fn lw_2_each_type_has_the_token_that_was_drawn_for_it() {
    let market = base(2).play("first 1; market 1 -3 3 -2").open().market;
    let tokens = PropertyType::ALL.iter().map(|&its| market[its]).collect::<Vec<_>>();
    assert_eq!((market, tokens), (Market([1, -3, 3, -2]), vec![1, -3, 3, -2]));
}

#[test]
fn lw_3_the_four_decks_have_31_39_24_and_20_cards() {
    for players in 2..=5 {
        let view = base(players).play("first 1; market -3 -2 1 3").open();
        assert_eq!(
            [Deck::Events, Deck::Helpers, Deck::Properties, Deck::Companions].map(|deck| view.pile(deck)),
            [31, 39, 24, 20]
        );
    }
}

#[test]
fn lw_3_there_are_five_companions_of_each_kind() {
    let edition = Edition::built_in();
    let kinds = |kind: Kind| {
        edition.deck(Deck::Companions).iter().filter(move |&card| edition.face(card).kinds().contains(kind))
    };
    assert_eq!([Kind::Dog, Kind::Horse, Kind::Guest, Kind::Chef].map(|kind| kinds(kind).count()), [5; 4]);
}

#[test]
fn lw_3_each_deck_is_shuffled() {
    let mut table = base(4).play("first 1; market -3 -2 1 3; card s1; card s2");
    for (count, card) in [(39, "card h1"), (24, "card p1"), (20, "card c1"), (31, "card e1")] {
        assert_eq!(table.outcomes().len(), count);
        table = table.play(card);
    }
}

#[test]
fn lw_3_discards_stay_where_they_are_until_a_card_is_needed() {
    let table = table(Setup::base(2, roomy_with(&dogs("dog = 2")))).turn("e15 c2|").play("play e15; with c2 e15; done");
    let remade = |table: &Table| table.times_heard(|told| matches!(told, Told::Remade { .. }));
    assert!(table.open().discards.contains(piece("c2")));
    assert_eq!((table.open().pile(Deck::Companions), remade(&table)), (0, 0));
    let later = table.next_round();
    assert_eq!(remade(&later), 1);
    assert!(later.heard().contains(&Told::Remade { deck: Deck::Companions, cards: 2 }));
}

#[test]
fn lw_3_a_pile_is_made_anew_when_the_cards_of_a_blind_draw_come() {
    let edition = roomy_with(&dogs("dog = 2"));
    let table = table(Setup::base(2, edition)).next_round().next_round().play("plan 1; plan 2");
    assert_eq!(
        (table.open().pile(Deck::Companions), table.open().discards.and(edition.deck(Deck::Companions)).len()),
        (0, 1)
    );
    let before = table.times_heard(|told| matches!(told, Told::Remade { .. }));
    let table = table.play("draw companions");
    let remade = table.times_heard(|told| matches!(told, Told::Remade { .. }));
    assert_eq!((before, remade, table.outcomes().len()), (0, 1, 1));
}

#[test]
fn lw_3_a_deck_can_be_named_as_often_as_it_has_cards() {
    let table = table(Setup::base(2, roomy_with(&dogs("dog = 3"))));
    let table =
        table.until(|view| view.phase == Phase::Planning).play("plan 8; plan 1; draw companions; draw companions");
    assert_eq!(table.refusal(1, "draw companions"), "LW-3");
    assert_eq!(table.choices("draw"), ["draw events", "draw helpers", "draw properties"]);
}

#[test]
fn lw_3_discards_count_for_how_often_a_deck_can_be_named() {
    let table = table(Setup::base(2, roomy_with(&dogs("dog = 3")))).next_round().next_round();
    let table = table.play("plan 1; plan 8; draw companions; draw companions");
    assert_eq!(table.open().pile(Deck::Companions), 1);
    assert_eq!(table.refusal(1, "draw companions"), "LW-3");
}

#[test]
fn lw_3_a_deck_without_cards_cannot_be_chosen() {
    let table = table(Setup::base(2, roomy_with(&dogs("dog = 1"))));
    let table = table.until(|view| view.phase == Phase::Planning).play("plan 8; plan 1");
    assert_eq!(table.refusal(1, "draw companions"), "LW-3");
}

#[test]
fn lw_3_a_draw_that_no_deck_can_serve_is_lost() {
    let table = table(Setup::base(2, tiny())).until(|view| view.phase == Phase::Planning);
    let before = table.hand(1).len() + table.hand(2).len();
    let printed = table.open().plans.iter().position(|plan| plan.cards == 6).expect("a plan");
    let table = table.play(&format!("plan {}; plan 3", printed + 1)).until(|view| view.phase == Phase::Errands);
    let named = table.times_heard(|told| matches!(told, Told::Named { .. }));
    assert_eq!((table.hand(1).len() + table.hand(2).len() - before, named), (1, 1));
}

#[test]
fn lw_3_a_space_that_cannot_be_filled_stays_empty() {
    let table = table(Setup::base(2, tiny())).until(|view| view.phase == Phase::Planning);
    let lying: Vec<bool> = table.open().offered.iter().map(|space| space.card.is_some()).collect();
    assert_eq!(lying, [true, true, true, true, false]);
}

#[test]
fn lw_4_there_are_17_special_cards() {
    for players in 2..=5 {
        assert_eq!(base(players).open().special_cards.len(), 17);
    }
}

#[test]
fn lw_4_cards_with_one_crown_are_on_top_and_shuffled() {
    let begun = base(2).play("first 1; market -3 -2 1 3");
    assert_eq!(begun.outcomes(), ["card s1", "card s2", "card s3", "card s4"]);
    assert_eq!(begun.play("card s3").outcomes(), ["card s1", "card s2", "card s4"]);
}

#[test]
fn lw_4_then_come_two_crowns_and_three_at_the_bottom() {
    for players in 2..=5 {
        let table = base(players).until(|view| view.phase == Phase::Over);
        let offered = |told: &Told| if let Told::Offered { card } = told { Some(*card) } else { None };
        let specials: Vec<Card> =
            table.heard().iter().filter_map(offered).filter(|it| it.family() == Family::Special).collect();
        let crowns: Vec<u8> = specials.iter().map(|&card| Edition::built_in().card(card).crowns).collect();
        assert_eq!(crowns, [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3], "{players} players");
    }
}

#[test]
fn lw_4_special_cards_come_only_from_their_spaces() {
    let table = table(Setup::base(2, roomy())).until(|view| view.phase == Phase::Planning).play("plan 8; plan 1");
    assert_eq!(table.choices(""), ["draw events", "draw helpers", "draw properties", "draw companions"]);
    for deck in Deck::ALL {
        let drawn = table.clone().play(&format!("{}draw {deck}", format!("draw {deck}; ").repeat(6)));
        assert!(drawn.outcomes().iter().all(|outcome| !outcome.starts_with("card s")), "{deck}");
    }
}

#[test]
fn lw_4_a_special_that_is_left_is_out_of_the_game() {
    let table = base(2).next_round().next_round();
    assert_eq!(table.open().out_of_game, cards("s3 s4"));
    assert!(table.open().discards.and(cards("s3 s4")).is_empty());
}

#[test]
fn lw_4_a_special_that_leaves_the_board_is_out_of_the_game() {
    assert_eq!(turn("s1|").play("put s1; drop s1").open().out_of_game, cards("s1"));
    assert_eq!(turn("s3|").play("buy s3; sell s3").open().out_of_game, cards("s3"));
}

#[test]
fn lw_4_a_special_that_is_played_is_out_of_the_game() {
    let edition = roomy_with(&[("\"masked-ball\"", "crowns = 2", "crowns = 1")]);
    let table = table(Setup::base(2, edition)).turn("s5|").play("play s5; done");
    assert_eq!(table.open().out_of_game, cards("s5"));
}

#[test]
fn lw_4_a_special_that_is_discarded_from_the_hand_is_out_of_the_game() {
    let table = turn("s1|").until(|view| view.phase == Phase::Cutting);
    let others: Vec<Card> = table.hand(1).minus(cards("s1")).iter().collect();
    let table = table.play(&format!("1 keep {}; 1 keep {}", others[0], others[1])).next_round();
    assert!(table.open().out_of_game.contains(piece("s1")) && !table.open().discards.contains(piece("s1")));
}

#[test]
fn lw_5_two_wild_companions_lie_on_spaces_of_their_own() {
    for players in 2..=5 {
        let view = keeping(players).open();
        let wilds: Vec<_> = view.wild_companions.iter().map(|space| space.card.map(|card| card.to_string())).collect();
        assert_eq!(wilds, [Some("w1".into()), Some("w2".into())]);
        assert!(view.offered.iter().all(|space| space.card.is_some_and(|card| card.family() != Family::Wild)));
    }
}

#[test]
fn lw_6_the_first_game_starts_with_70() {
    for players in 2..=5 {
        let table = base(players).play("first 1; market -3 -2 1 3");
        assert_eq!(table.open().money.values(), vec![70; players]);
    }
}

#[test]
fn lw_6_one_will_decides_for_all() {
    let begun =
        table(Setup::base(3, Edition::built_in()).with_will(WillChoice::Random)).play("first 1; market -3 -2 1 3");
    let wills = begun.outcomes();
    assert_eq!(wills, (1..=7).map(|number| format!("will v{number}")).collect::<Vec<_>>());
    let sums: Vec<Vec<i16>> =
        wills.iter().map(|will| begun.clone().play(will).open().money.values().to_vec()).collect();
    assert_eq!(sums, [70, 80, 90, 100, 110, 120, 130].map(|sum| vec![sum; 3]));
}

#[test]
fn lw_6_the_table_can_choose_one_of_the_seven() {
    let options = |will: &str| [("sacked".to_owned(), "off".to_owned()), ("will".to_owned(), will.to_owned())];
    let setup = |will: &str| agree::<LastWill>(1, &[], &options(will));
    let accepted: Vec<u8> = (0..=200).filter(|will: &u8| setup(&will.to_string()).is_ok()).collect();
    assert_eq!(accepted, [70, 80, 90, 100, 110, 120, 130]);
    for will in accepted {
        let setup = setup(&will.to_string()).expect("a set-up");
        assert_eq!(table(setup).play("first 1; market -3 -2 1 3").money(4), will.into());
    }
    assert!(setup("random").is_ok() && setup("v1").is_err());
}

#[test]
fn lw_7_each_board_has_five_slots() {
    for players in 2..=5 {
        assert_eq!(keeping(players).open().slots.values(), vec![5; players]);
    }
    let table = turn("h36 h37 h38 h39 h20 h21|").play("put h36; put h37; put h38; put h39; put h20");
    assert_eq!((table.board(1).len(), table.refusal(1, "put h21")), (5, "LW-43"));
}

#[test]
fn lw_7_nobody_has_more_than_two_boys() {
    for players in 2..=5 {
        let plans = base(players).open().plans;
        assert_eq!(plans.iter().map(|plan| plan.boys).max(), Some(2), "{players} players");
    }
}

#[test]
fn lw_7_each_player_has_one_planning_marker() {
    let table = base(3).until(|view| view.phase == Phase::Planning).play("plan 2; plan 3; plan 1");
    let plans: Vec<_> = table.open().plan_of.values().iter().map(|plan| plan.map(PlanSpace::number)).collect();
    assert_eq!(plans, [Some(2), Some(3), Some(1)]);
    assert_eq!(table.refusal(1, "plan 4"), "LW-20");
}

#[test]
fn lw_8_each_draws_three_helpers_or_expenses_and_three_properties() {
    for players in 2..=5 {
        let table = keeping(players);
        for number in 1..=players {
            let hand = table.hand(number);
            let counts = [Family::Helper, Family::Property].map(|family| of_family(hand, family).len());
            assert_eq!((hand.len(), counts), (6, [3, 3]), "seat {number} of {players}");
        }
    }
}

#[test]
fn lw_8_each_keeps_two_of_the_six_and_the_others_are_discarded_openly() {
    let table = keeping(3);
    let (all, kept): (Vec<Cards>, Vec<Vec<Card>>) =
        (1..=3).map(|number| (table.hand(number), table.hand(number).iter().take(2).collect::<Vec<_>>())).unzip();
    let steps =
        kept.iter().zip(1..).map(|(kept, number)| format!("{number} keep {}; {number} keep {}", kept[0], kept[1]));
    let after = table.play(&steps.collect::<Vec<_>>().join("; "));
    for number in 1..=3 {
        let own: Cards = kept[number - 1].iter().copied().collect();
        let others = all[number - 1].minus(own);
        assert_eq!((after.hand(number), others.len()), (own, 4));
        assert_eq!(after.seen_by(number % 3 + 1).discards.and(others), others);
        assert!(after.heard().contains(&Told::Discarded { seat: seat(number), cards: others }));
    }
}

#[test]
fn lw_8_all_choose_at_the_same_time_and_hidden() {
    for players in 2..=5 {
        let table = keeping(players);
        assert_eq!(table.asked(), (1..=players).collect::<Vec<_>>());
        let hand: Vec<Card> = table.hand(1).iter().collect();
        let chosen = table.clone().play(&format!("1 keep {}; 1 keep {}", hand[0], hand[1]));
        let other = table.clone().play(&format!("1 keep {}; 1 keep {}", hand[4], hand[5]));
        assert!(chosen.seen_by(2) == other.seen_by(2));
        assert_eq!((chosen.hand(1).len(), chosen.open().discards.len()), (6, 0));
    }
}

#[test]
fn lw_8_the_choice_comes_when_the_offering_lies_and_before_planning() {
    for players in 2..=5 {
        let mut table = keeping(players);
        assert!(table.open().offered.iter().all(|space| space.card.is_some()));
        assert_eq!(table.refusal(1, "plan 1"), "LW-20");
        for number in 1..=players {
            let hand: Vec<Card> = table.hand(number).iter().collect();
            table = table.play(&format!("{number} keep {}; {number} keep {}", hand[0], hand[1]));
        }
        assert_eq!(table.open().phase, Phase::Planning);
    }
}

#[test]
fn lw_8_what_cannot_be_kept_is_refused() {
    let table = keeping(2);
    let (own, other) = (table.hand(1).nth(0), table.hand(2).nth(0));
    assert_eq!(table.refusal(1, &format!("keep {other}")), "ALL-4");
    let table = table.play(&format!("1 keep {own}"));
    assert_eq!(table.refusal(1, &format!("keep {own}")), "LW-8");
    let (second, third) = (table.hand(1).nth(1), table.hand(1).nth(2));
    let table = table.play(&format!("1 keep {second}"));
    assert_eq!(table.refusal(1, &format!("keep {third}")), "LW-8");
}

#[test]
fn lw_8_with_jobs_the_first_salary_comes_before() {
    let heard = sacked(2).until(|view| view.phase == Phase::Keeping).heard();
    let place = |kind: fn(&Told) -> bool| heard.iter().position(kind).expect("it happened");
    let salary = heard.iter().rposition(|told| matches!(told, Told::Paid { .. })).expect("a salary");
    assert!(salary < place(|told| matches!(told, Told::Drew { .. })));
    assert_eq!(heard.iter().filter(|told| matches!(told, Told::Paid { .. })).count(), 2);
}

#[test]
fn lw_9_the_first_starting_player_is_drawn() {
    for players in 2..=5 {
        let seats: Vec<String> = (1..=players).map(|number| format!("first {number}")).collect();
        assert_eq!(base(players).outcomes(), seats);
        for (number, first) in (1..).zip(&seats) {
            assert_eq!(base(players).play(first).open().starting_player, seat(number));
        }
    }
}

#[test]
fn lw_9_the_marker_goes_to_the_left_each_round() {
    for players in 2..=5 {
        let mut table = base(players).play("first 2");
        for round in 1..=7 {
            table = table.until(|view| view.round == round && view.phase == Phase::Planning);
            let first = (round as usize) % players + 1;
            assert_eq!((table.open().starting_player, table.asked()), (seat(first), vec![first]), "round {round}");
        }
    }
}

#[test]
fn lw_10_the_cards_of_the_offering_lie_face_up() {
    for players in 2..=5 {
        let table = keeping(players);
        let offered: Vec<Option<Card>> = table.open().offered.iter().map(|space| space.card).collect();
        assert_eq!(offered.len(), [5, 6, 6, 7][players - 2]);
        for number in 1..=players {
            assert_eq!(table.seen_by(number).offered.iter().map(|space| space.card).collect::<Vec<_>>(), offered);
        }
        let told: Vec<Option<Card>> = (table.heard().iter())
            .filter_map(|told| if let Told::Offered { card } = told { Some(Some(*card)) } else { None })
            .collect();
        assert_eq!(told, offered);
    }
}

#[test]
fn lw_10_the_deck_of_a_space_depends_on_players_and_round() {
    let (special, helper, property) = (Family::Special, Family::Helper, Family::Property);
    let (companion, event) = (Family::Companion, Family::Event);
    for players in 2..=5 {
        let mut table = base(players);
        for round in 1..=7 {
            table = table.until(|view| view.round == round && view.phase == Phase::Planning);
            let families: Vec<Family> =
                table.open().offered.iter().filter_map(|space| space.card).map(Card::family).collect();
            let middle = if round <= 3 { property } else { event };
            let mut expected = vec![special, special, helper, middle, companion];
            expected.extend(vec![event; players - 2 - usize::from(players == 4) - usize::from(players == 5)]);
            assert_eq!(families, expected, "{players} players, round {round}");
        }
    }
}

#[test]
fn lw_11_hands_are_secret_but_not_their_size() {
    let table = turn("e1 c11 h3|e2|");
    let (own, seen) = (table.hand(1), table.seen_by(2).hands[seat(1)]);
    assert_eq!((seen.count, seen.cards), (own.len(), Cards::EMPTY));
    let spectator = table.game.view(Viewer::Spectator);
    assert_eq!((spectator.hands[seat(1)].count, spectator.hands[seat(1)].cards), (own.len(), Cards::EMPTY));
    assert_eq!(table.seen_by(1).hands[seat(1)].cards, own);
}

#[test]
fn lw_11_what_is_taken_from_the_offering_is_open() {
    let table = turn("s1 w2|");
    assert_eq!(table.seen_by(2).hands[seat(1)].cards, cards("s1 w2"));
}

#[test]
fn lw_11_the_decks_that_are_drawn_from_are_open_but_not_the_cards() {
    let table = turn("e1 e2 c11|");
    let heard = table.heard_by(Viewer::Seat(seat(2)));
    let named = |deck: Deck| heard.iter().filter(|told| **told == Told::Named { seat: seat(1), deck }).count();
    assert_eq!(Deck::ALL.iter().map(|&deck| named(deck)).collect::<Vec<_>>(), [2, 0, 0, 1]);
    assert!(!heard.contains(&Told::Drew { seat: seat(1), deck: Deck::Events, card: Some(piece("e1")) }));
    assert!(table.heard_by(Viewer::Seat(seat(1))).contains(&Told::Drew {
        seat: seat(1),
        deck: Deck::Events,
        card: Some(piece("e1"))
    }));
}

#[test]
fn lw_11_money_boards_jobs_and_discards_are_open() {
    let table = common::sacked_turn("j1 j2", "h3 e8|").play("put h3; skip; play e8; done");
    let (open, seen) = (table.open(), table.seen_by(2));
    assert_eq!((seen.money.values(), seen.money[seat(1)]), (open.money.values(), 50 + 7 - 2));
    assert_eq!(seen.boards[seat(1)].iter().map(|placed| placed.card).collect::<Vec<_>>(), [piece("h3")]);
    assert_eq!(seen.jobs[seat(1)], open.jobs[seat(1)]);
    assert!(seen.jobs[seat(1)].is_some() && seen.discards.contains(piece("e8")));
}
