//! What a page asks, read from its regions, and what is answered.

use crate::{
    game::Game,
    shared::page::{after, values},
};

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) number: u32,
    /// What is answered, in its notation.
    pub(crate) action: String,
}

/// What an event says about the seat that listens.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum News<'a> {
    /// The region with what is asked now; it asks nothing if the seat has to wait.
    Answers(&'a str),
    /// The region with the hand, which in some games has answers, too.
    Hand(&'a str),
    /// The game is over.
    Over,
}

/// Returns whether an event brings regions; the others are heartbeats and the like.
pub(crate) fn is_change(event: &str) -> bool {
    event.contains("event: regions\n")
}

/// Finds what an event says about the seat that listens; every region is a line.
pub(crate) fn news(event: &str) -> impl Iterator<Item = News<'_>> {
    event.lines().filter_map(|line| {
        let region = line.strip_prefix("data: ").and_then(|data| data.strip_prefix("<div id=\""))?;
        if region.starts_with("answers\"") {
            return Some(News::Answers(region));
        }
        if region.starts_with("hand\"") {
            return Some(News::Hand(region));
        }
        (region.starts_with("end\"") && region.contains("<section")).then_some(News::Over)
    })
}

/// Reads what is asked from a seat's regions and chooses what to answer; nothing if the seat has to wait.
pub(crate) fn question(game: Game, regions: &str, hand: &str, roll: u32) -> Option<Question> {
    let number = values(regions, "question").next()?.parse().ok()?;
    let action = match game {
        Game::Maloney => choose(values(regions, "action"), roll).map(str::to_owned),
        Game::Erbraffer | Game::LongErbraffer => choose_in_erbraffer(game, regions, hand, roll),
    };
    Some(Question { number, action: action? })
}

/// Chooses quickly and so that games go on: mostly declines, drives and lays what comes first. A joker is never used,
/// because it can be played when nobody waits for it.
fn choose<'a>(actions: impl Iterator<Item = &'a str>, roll: u32) -> Option<&'a str> {
    let actions: Vec<&str> = actions.collect();
    let first = |kind: &str| actions.iter().copied().find(|action| action.starts_with(kind));
    let (decline, bid) = (first("decline"), first("bid "));
    let auction = if roll.is_multiple_of(10) { bid.or(decline) } else { decline.or(bid) };
    let laid = if roll.is_multiple_of(2) { first("lay ") } else { None };
    first("drive ").or(laid).or_else(|| first("keep")).or(auction)
}

/// Chooses so that games go on: a decision is confirmed as soon as it can be, and new wills are declined. One turn in
/// four throws a card away; in a long game every turn does, because only played cards move the hourglass.
fn choose_in_erbraffer(game: Game, regions: &str, hand: &str, roll: u32) -> Option<String> {
    let actions: Vec<&str> = values(regions, "action").chain(values(hand, "action")).collect();
    let any = |kind: &str| one(actions.iter().copied().filter(|action| action.starts_with(kind)), roll);
    let named = ["confirm", "heir ", "heirloom ", "round ", "testament ", "couple "];
    if let Some(action) = named.iter().find_map(|kind| any(kind)) {
        return Some(action.to_owned());
    }
    if let Some(action) = give(regions, roll) {
        return Some(action);
    }
    let throws = game == Game::LongErbraffer || roll.is_multiple_of(4);
    let card = if throws { any("throw ") } else { any("play ").or_else(|| any("throw ")) };
    any("rest ").or_else(|| any("decline")).or(card).map(str::to_owned)
}

/// Gives the heirloom that a page has chosen to one of the children who can have it; nothing if all are given.
fn give(regions: &str, roll: u32) -> Option<String> {
    let (before, _) = regions.split_once("required checked")?;
    let heirloom = before.rsplit_once("id=\"pick-")?.1.split('"').next()?;
    let form = regions.split_once("form=\"gives-")?.1.split('"').next()?;
    let child = one(after(regions, format!("form=\"gives-{form}\" name=\"action\" value=\"")), roll)?;
    Some(format!("give {heirloom} {child}"))
}

/// Returns one of several, by a roll.
fn one<'a>(of: impl Iterator<Item = &'a str>, roll: u32) -> Option<&'a str> {
    let of: Vec<&str> = of.collect();
    of.get(roll as usize % of.len().max(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AUCTION: &str = "answers\" data-h=\"00\"><form><input type=\"hidden\" name=\"seat\" value=\"1\">\
        <input type=\"hidden\" name=\"question\" value=\"17\"><button name=\"action\" value=\"bid 100\">\
        <button name=\"action\" value=\"bid 200\"><input type=\"hidden\" name=\"action\" value=\"bid\">\
        <button name=\"action\" value=\"decline\"><button name=\"action\" value=\"joker\"></form></div>";
    const TURN: &str = "answers\"><input type=\"hidden\" name=\"question\" value=\"5\"></div>";
    const HAND: &str = "hand\"><button name=\"action\" value=\"play i09\"><button name=\"action\" value=\"throw i09\">\
        <button name=\"action\" value=\"throw i45\"></div>";
    const ESTATE: &str = "answers\"><input name=\"question\" value=\"8\"><input name=\"action\" value=\"give\">\
        <input type=\"radio\" name=\"action\" value=\"h1\" id=\"pick-h1\" required>\
        <input type=\"radio\" name=\"action\" value=\"h2\" id=\"pick-h2\" required checked>\
        <button form=\"ways-3\" name=\"action\" value=\"rest p11\">\
        <button form=\"gives-3\" name=\"action\" value=\"p11\">\
        <button form=\"gives-3\" name=\"action\" value=\"p13\"></div>";

    fn asked(game: Game, regions: &str, hand: &str, roll: u32) -> String {
        question(game, regions, hand, roll).unwrap().action
    }

    #[test]
    fn an_auction_is_declined_but_for_the_lowest_bid_sometimes() {
        let asked = |roll| question(Game::Maloney, AUCTION, "", roll).unwrap();
        assert_eq!(asked(1), Question { number: 17, action: "decline".to_owned() });
        assert_eq!(asked(20).action, "bid 100");
    }

    #[test]
    fn a_joker_alone_is_no_question() {
        let regions = AUCTION.replace("bid", "x").replace("decline", "x");
        assert_eq!(question(Game::Maloney, &regions, "", 1), None);
    }

    #[test]
    fn the_first_way_is_driven_and_cards_are_laid_or_kept() {
        assert_eq!(choose(["drive 3", "drive 5"].into_iter(), 1), Some("drive 3"));
        assert_eq!(choose(["lay 4a", "keep"].into_iter(), 2), Some("lay 4a"));
        assert_eq!(choose(["lay 4a", "keep"].into_iter(), 3), Some("keep"));
    }

    #[test]
    fn a_turn_of_die_erbraffer_is_found_in_the_hand() {
        assert_eq!(asked(Game::Erbraffer, TURN, HAND, 1), "play i09");
        assert_eq!(asked(Game::Erbraffer, TURN, HAND, 4), "throw i09");
        assert_eq!(asked(Game::LongErbraffer, TURN, HAND, 1), "throw i45");
    }

    #[test]
    fn what_a_card_needs_is_named_before_another_one_is_chosen() {
        let named = TURN.replace("</div>", "<button name=\"action\" value=\"heir p04\"></div>");
        assert_eq!(asked(Game::Erbraffer, &named, HAND, 1), "heir p04");
        let thrown = TURN.replace("</div>", "<button name=\"action\" value=\"confirm\"></div>");
        assert_eq!(asked(Game::LongErbraffer, &thrown, HAND, 1), "confirm");
    }

    #[test]
    fn heirlooms_are_given_before_the_rest() {
        assert_eq!(asked(Game::Erbraffer, ESTATE, "", 1), "give h2 p13");
        let given = ESTATE.replace(" checked", "");
        assert_eq!(asked(Game::Erbraffer, &given, "", 1), "rest p11");
    }

    #[test]
    fn a_new_will_is_declined() {
        let window = TURN.replace(
            "</div>",
            "<button name=\"action\" value=\"will\"><button name=\"action\" value=\"decline\"></div>",
        );
        assert_eq!(asked(Game::Erbraffer, &window, "", 1), "decline");
    }

    #[test]
    fn an_event_shows_what_its_seat_is_asked_and_that_the_game_is_over() {
        let event = format!("event: regions\ndata: <div id=\"board\"></div>\ndata: <div id=\"{AUCTION}\n\n");
        assert!(is_change(&event) && !is_change("event: beat\ndata:\n\n"));
        assert_eq!(news(&event).collect::<Vec<_>>(), [News::Answers(AUCTION)]);
        let waiting = "event: regions\ndata: <div id=\"answers\" data-h=\"01\"></div>\n\n";
        let [News::Answers(region)] = news(waiting).collect::<Vec<_>>()[..] else { panic!("no answers") };
        assert_eq!(question(Game::Maloney, region, "", 1), None);
        let hand = format!("event: regions\ndata: <div id=\"{HAND}\n\n");
        assert_eq!(news(&hand).collect::<Vec<_>>(), [News::Hand(HAND)]);
        let over = "event: regions\ndata: <div id=\"end\" data-h=\"01\"><section></section></div>\n\n";
        assert_eq!(news(over).collect::<Vec<_>>(), [News::Over]);
    }
}
