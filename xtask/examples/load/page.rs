//! What a page asks, read from its regions, and what is answered.

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) number: u32,
    /// What is answered, in its notation.
    pub(crate) action: String,
}

/// What an event says about the seat that listens.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// What is asked now; nothing if the seat has to wait.
    Asked(Option<Question>),
    /// The game is over.
    Over,
}

/// Returns whether an event brings regions; the others are heartbeats and the like.
pub(crate) fn is_change(event: &str) -> bool {
    event.contains("event: regions\n")
}

/// Finds what an event says about the seat that listens; every region is a line.
pub(crate) fn news(event: &str, roll: u32) -> impl Iterator<Item = News> {
    event.lines().filter_map(move |line| {
        let region = line.strip_prefix("data: ").and_then(|data| data.strip_prefix("<div id=\""))?;
        if region.starts_with("answers\"") {
            return Some(News::Asked(question(region, roll)));
        }
        (region.starts_with("end\"") && region.contains("record.rec")).then_some(News::Over)
    })
}

/// Reads what is asked from a seat's regions and chooses what to answer; nothing if the seat has to wait.
pub(crate) fn question(regions: &str, roll: u32) -> Option<Question> {
    let number = values(regions, "question").next()?.parse().ok()?;
    let action = choose(values(regions, "action"), roll)?;
    Some(Question { number, action: action.to_owned() })
}

fn values<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let field = format!("name=\"{name}\" value=\"");
    let mut rest = html;
    std::iter::from_fn(move || {
        let start = rest.find(&field)? + field.len();
        let value = rest[start..].split('"').next()?;
        rest = &rest[start..];
        Some(value)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    const AUCTION: &str = "answers\" data-h=\"00\"><form><input type=\"hidden\" name=\"seat\" value=\"1\">\
        <input type=\"hidden\" name=\"question\" value=\"17\"><button name=\"action\" value=\"bid 100\">\
        <button name=\"action\" value=\"bid 200\"><input type=\"hidden\" name=\"action\" value=\"bid\">\
        <button name=\"action\" value=\"decline\"><button name=\"action\" value=\"joker\"></form></div>";

    #[test]
    fn an_auction_is_declined_but_for_the_lowest_bid_sometimes() {
        let asked = |roll| question(AUCTION, roll).unwrap();
        assert_eq!(asked(1), Question { number: 17, action: "decline".to_owned() });
        assert_eq!(asked(20).action, "bid 100");
    }

    #[test]
    fn a_joker_alone_is_no_question() {
        let regions = AUCTION.replace("bid", "x").replace("decline", "x");
        assert_eq!(question(&regions, 1), None);
    }

    #[test]
    fn the_first_way_is_driven_and_cards_are_laid_or_kept() {
        assert_eq!(choose(["drive 3", "drive 5"].into_iter(), 1), Some("drive 3"));
        assert_eq!(choose(["lay 4a", "keep"].into_iter(), 2), Some("lay 4a"));
        assert_eq!(choose(["lay 4a", "keep"].into_iter(), 3), Some("keep"));
    }

    #[test]
    fn an_event_shows_what_its_seat_is_asked_and_that_the_game_is_over() {
        let event = format!("event: regions\ndata: <div id=\"board\"></div>\ndata: <div id=\"{AUCTION}\n\n");
        let asked = question(AUCTION, 1);
        assert!(is_change(&event) && !is_change("event: beat\ndata:\n\n"));
        assert_eq!(news(&event, 1).collect::<Vec<_>>(), [News::Asked(asked)]);
        let waiting = "event: regions\ndata: <div id=\"answers\" data-h=\"01\"></div>\n\n";
        assert_eq!(news(waiting, 1).collect::<Vec<_>>(), [News::Asked(None)]);
        let over = "event: regions\ndata: <div id=\"end\" data-h=\"01\"><a href=\"/t/x/record.rec\"></a></div>\n\n";
        assert_eq!(news(over, 1).collect::<Vec<_>>(), [News::Over]);
    }
}
