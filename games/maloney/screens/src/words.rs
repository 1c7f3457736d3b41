//! Maloney's Inheritance in words.

use bequest_engine::{Pool, Seat, Viewer};
use bequest_maloney::{Action, AuctionOrder, Card, Contents, Day, Edition, Ending, PhaseView, Told, Town, View};

use bequest_words::{Company, Value, Words};

/// Returns the name of a day.
pub fn day(words: &Words, day: Day) -> String {
    let key = match day {
        Day::Mon => "maloney-day-mon",
        Day::Tue => "maloney-day-tue",
        Day::Wed => "maloney-day-wed",
        Day::Thu => "maloney-day-thu",
        Day::Fri => "maloney-day-fri",
        Day::Sat => "maloney-day-sat",
        Day::Sun => "maloney-day-sun",
    };
    words.say(key, &[])
}

/// Returns the short name of a day.
pub fn short_day(words: &Words, day: Day) -> String {
    let key = match day {
        Day::Mon => "maloney-short-mon",
        Day::Tue => "maloney-short-tue",
        Day::Wed => "maloney-short-wed",
        Day::Thu => "maloney-short-thu",
        Day::Fri => "maloney-short-fri",
        Day::Sat => "maloney-short-sat",
        Day::Sun => "maloney-short-sun",
    };
    words.say(key, &[])
}

/// Returns what a card is called: its town and its best day, as in `Chicago (7 on Thu)`.
pub fn card(words: &Words, edition: &Edition, card: Card) -> String {
    let day = short_day(words, edition.best_day(card));
    words.say("maloney-card", &[("town", town(words, edition, edition.town_of(card))), ("day", day.into())])
}

/// Returns what answers for the player: their standing order. MAL-89
pub fn order(company: &Company<'_>, order: AuctionOrder) -> String {
    let words = company.words;
    match order {
        AuctionOrder::Out { .. } => words.say("maloney-order-asked-out", &[]),
        AuctionOrder::UpTo { most, .. } => words.say("maloney-order-asked", &[("dollars", words.money(most).into())]),
    }
}

/// Returns a line of the log.
pub fn log_text(company: &Company<'_>, edition: &Edition, told: &Told) -> String {
    let words = company.words;
    match *told {
        Told::Dealt { seat, cards } => company.say_of(seat, "maloney-told-dealt", &[("cards", cards.len().into())]),
        Told::Started { town: at, day: on, .. } => {
            words.say("maloney-told-started", &[("town", town(words, edition, at)), ("day", day(words, on).into())])
        }
        Told::FirstOwner { seat } => company.say_of(seat, "maloney-told-first-owner", &[]),
        Told::Morning { number, day } => morning(words, number, day),
        Told::Bid { seat, dollars } => {
            company.say_of(seat, "maloney-told-bid", &[("dollars", words.money(dollars).into())])
        }
        Told::Declined { seat } => company.say_of(seat, "maloney-told-declined", &[]),
        Told::Joker { seat } => company.say_of(seat, "maloney-told-joker", &[]),
        Told::Sold { seat, dollars } => {
            company.say_of(seat, "maloney-told-sold", &[("dollars", words.money(dollars).into())])
        }
        Told::Fined { seat, dollars, fine } => {
            let values = [("dollars", words.money(dollars).into()), ("fine", words.money(fine).into())];
            company.say_of(seat, "maloney-told-fined", &values)
        }
        Told::Unsold { seat } => company.say_of(seat, "maloney-told-unsold", &[]),
        Told::Drove { seat, town: to } => {
            company.say_of(seat, "maloney-told-drove", &[("town", town(words, edition, to))])
        }
        Told::Turned { town: to, rides: true, .. } => {
            words.say("maloney-told-turned", &[("town", town(words, edition, to))])
        }
        Told::Turned { town: to, rides: false, .. } => {
            words.say("maloney-told-turned-stays", &[("town", town(words, edition, to))])
        }
        Told::PileRemade { cards } => words.say("maloney-told-pile-remade", &[("cards", cards.into())]),
        Told::PileShown { cards } => {
            let cards: Vec<String> = cards.iter().map(|shown| card(words, edition, shown)).collect();
            words.say("maloney-told-pile-shown", &[("count", cards.len().into()), ("cards", words.list(&cards).into())])
        }
        Told::Roamed { town: to } => words.say("maloney-told-roamed", &[("town", town(words, edition, to))]),
        Told::Opened { town: at, contents, seat, .. } => opened(company, town(words, edition, at), contents, seat),
        Told::PaidLess { seat, dollars, paid } => {
            let values = [("dollars", words.money(dollars).into()), ("paid", words.money(paid).into())];
            company.say_of(seat, "maloney-told-paid-less", &values)
        }
        Told::Chose { seat, card: chosen } => {
            company.say_of(seat, "maloney-told-chose", &[("card", card(words, edition, chosen).into())])
        }
        Told::Answered { seat } => company.say_of(seat, "maloney-told-answered", &[]),
        Told::Laid { seat, cards, points } => laid(company, edition, seat, cards, points),
        Told::Testament { seat: Some(seat) } => company.say_of(seat, "maloney-told-testament", &[]),
        Told::Testament { seat: None } => words.say("maloney-told-testament-nobody", &[]),
        Told::Ended { why } => ending(words, why),
    }
}

fn morning(words: &Words, number: u16, on: Day) -> String {
    let key = match on {
        Day::Tue | Day::Fri => "maloney-told-morning-double",
        Day::Sun if number > 1 => "maloney-told-morning-sunday",
        Day::Mon | Day::Wed | Day::Thu | Day::Sat | Day::Sun => "maloney-told-morning",
    };
    words.say(key, &[("number", number.into()), ("day", day(words, on).into())])
}

fn opened(company: &Company<'_>, town: Value<'_>, contents: Contents, seat: Option<Seat>) -> String {
    let words = company.words;
    let (key, what) = match contents {
        Contents::Points(points @ 0..) => ("maloney-told-opened-points-won", ("points", words.points(points).into())),
        Contents::Points(points) => ("maloney-told-opened-points-lost", ("points", words.points(-points).into())),
        Contents::Dollars(dollars) => {
            let won = if dollars < 0 { "maloney-told-opened-dollars-lost" } else { "maloney-told-opened-dollars-won" };
            (won, ("dollars", words.money(dollars.unsigned_abs()).into()))
        }
    };
    match seat {
        Some(seat) => company.say_of(seat, key, &[("town", town), what]),
        None => words.say(key, &[("you", "all".into()), ("who", "".into()), ("town", town), what]),
    }
}

fn laid(company: &Company<'_>, edition: &Edition, seat: Seat, cards: Pool<Card>, points: i32) -> String {
    if cards.is_empty() {
        return company.say_of(seat, "maloney-told-laid-none", &[]);
    }
    let words = company.words;
    let cards: Vec<String> = cards.iter().map(|laid| card(words, edition, laid)).collect();
    let values = [("cards", words.list(&cards).into()), ("points", words.points(points).into())];
    company.say_of(seat, "maloney-told-laid", &values)
}

/// Says why a game ended.
pub fn ending(words: &Words, why: Ending) -> String {
    let key = match why {
        Ending::Points => "maloney-told-ended-points",
        Ending::EmptyHand => "maloney-told-ended-empty-hand",
        Ending::Idle => "maloney-told-ended-idle",
    };
    words.say(key, &[])
}

/// Returns what the viewer is asked, in one sentence.
pub fn question(company: &Company<'_>, view: &View) -> String {
    let words = company.words;
    let Viewer::Seat(you) = view.viewer else { return words.say("maloney-ask-nothing", &[]) };
    let here = || ("town", town(words, view.edition(), view.car));
    match view.phase {
        PhaseView::Auction { highest: Some(seat), bid, .. } if seat == you => {
            words.say("maloney-ask-cut-in", &[("dollars", words.money(bid).into())])
        }
        PhaseView::Auction { fined, pending, .. } if pending.and(fined).contains(you) => {
            words.say("maloney-ask-auction-fined", &[])
        }
        PhaseView::Auction { highest, bid, pending, .. } if pending.contains(you) => match highest {
            Some(seat) => company.say_of(seat, "maloney-ask-auction-top", &[("dollars", words.money(bid).into())]),
            None => words.say("maloney-ask-auction", &[here()]),
        },
        PhaseView::Driving { driver } if driver == you => words.say("maloney-ask-drive", &[]),
        PhaseView::Laying { answered } if !answered.contains(you) => question_of_laying(words, view, you),
        PhaseView::Over => words.say("maloney-ask-over", &[]),
        PhaseView::Dealing
        | PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Auction { .. }
        | PhaseView::Driving { .. }
        | PhaseView::Opening { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming
        | PhaseView::Laying { .. } => words.say("maloney-ask-nothing", &[]),
    }
}

fn question_of_laying(words: &Words, view: &View, you: Seat) -> String {
    let here = town(words, view.edition(), view.car);
    let cards = view.own_hand().unwrap_or_default().and(view.edition().cards_of(view.car));
    if view.chosen[you].is_some_and(|chosen| !chosen.is_empty()) {
        words.say("maloney-ask-lay-second", &[])
    } else if cards.is_empty() {
        words.say("maloney-ask-lay-nothing", &[("town", here)])
    } else {
        words.say("maloney-ask-lay", &[("town", here), ("day", day(words, view.day).into())])
    }
}

/// Returns what a legal action of the viewer means.
pub fn action(company: &Company<'_>, view: &View, action: Action) -> String {
    let words = company.words;
    let edition = view.edition();
    let own = view.viewer.seat();
    match action {
        Action::Decline => words.say("maloney-do-decline", &[]),
        Action::Joker => words.say("maloney-do-joker", &[]),
        Action::Bid(dollars) => {
            let covered = own.is_none_or(|seat| view.cash[seat] >= dollars);
            let key = if covered { "maloney-do-bid" } else { "maloney-do-bid-uncovered" };
            words.say(key, &[("dollars", words.money(dollars).into())])
        }
        Action::Drive(to) => drive(words, view, to),
        Action::Keep => {
            let begun = own.and_then(|seat| view.chosen[seat]).is_some_and(|chosen| !chosen.is_empty());
            words.say(if begun { "maloney-do-keep-rest" } else { "maloney-do-keep" }, &[])
        }
        Action::Lay(laid) => {
            let points = words.points(edition.value(laid, view.day).into());
            words.say("maloney-do-lay", &[("card", card(words, edition, laid).into()), ("points", points.into())])
        }
    }
}

/// Returns a number of points given in tenths, as in `1.5 points`; whole ones without a decimal.
pub fn points_and_tenths(words: &Words, tenths: i32) -> String {
    let whole = tenths / 10;
    if tenths % 10 == 0 {
        return words.points(whole);
    }
    words.say("maloney-hint-tenths", &[("cost", words.tenths(tenths).into()), ("whole", whole.into())])
}

/// Returns what a long run of bids means, the lowest and an example given.
pub fn bids(words: &Words, least: u32, step: u32) -> String {
    let values = [
        ("dollars", words.money(least).into()),
        ("step", words.money(step).into()),
        ("example", (least + step).into()),
    ];
    words.say("maloney-do-bids", &values)
}

fn drive(words: &Words, view: &View, to: Town) -> String {
    let points = view.points_in(to);
    let key = match (points > 0, view.closed.contains(to)) {
        (false, false) => "maloney-do-drive",
        (false, true) => "maloney-do-drive-suitcase",
        (true, false) => "maloney-do-drive-points",
        (true, true) => "maloney-do-drive-points-suitcase",
    };
    words.say(key, &[("town", town(words, view.edition(), to)), ("points", words.points(points).into())])
}

/// Returns the name of a town; those of the built-in edition are said in the language.
pub fn town_name(words: &Words, edition: &Edition, town: Town) -> String {
    let name = &edition.town(town).name;
    let key = format!("maloney-town-{}", name.to_lowercase().replace(' ', "-"));
    words.find(&key).unwrap_or_else(|| name.clone())
}

fn town(words: &Words, edition: &Edition, town: Town) -> Value<'static> {
    town_name(words, edition, town).into()
}

#[cfg(test)]
mod tests {
    use bequest_engine::{ChanceSource, Fair, Match, Nonce, Player, Seed};
    use bequest_maloney::{Maloney, Setup, Suitcase};

    use super::*;
    use bequest_words::Language;

    fn retold(you: Option<usize>, event: Told) -> String {
        let words = Words::of::<crate::Screens>(Language::English);
        let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
        let company = Company { words: &words, names: &names, you: you.map(Seat::new) };
        log_text(&company, Edition::built_in(), &event)
    }

    #[test]
    fn a_seat_is_you_to_itself_and_a_name_to_others() {
        let bid = Told::Bid { seat: Seat::new(0), dollars: 1600 };
        assert_eq!(retold(Some(0), bid), "You bid $1,600.");
        assert_eq!(retold(Some(1), bid), "Ada bids $1,600.");
        assert_eq!(retold(None, bid), "Ada bids $1,600.");
    }

    #[test]
    fn a_suitcase_shows_what_it_held_and_who_got_it() {
        let (town, suitcase) = (Town::numbered(8).unwrap(), Suitcase::numbered(1).unwrap());
        let opened = |contents, seat: Option<usize>| {
            retold(Some(0), Told::Opened { town, suitcase, contents, seat: seat.map(Seat::new) })
        };
        assert_eq!(opened(Contents::Points(1), Some(0)), "The suitcase in Chicago holds 1 point for you.");
        assert_eq!(
            opened(Contents::Points(-2), Some(1)),
            "The suitcase in Chicago holds old letters: Bert loses 2 points."
        );
        assert_eq!(opened(Contents::Dollars(500), None), "The suitcase in Chicago is stuffed with $500 for everyone.");
        assert_eq!(
            opened(Contents::Dollars(-1000), Some(0)),
            "The suitcase in Chicago holds unpaid bills of $1,000 for you."
        );
    }

    #[test]
    fn laid_cards_are_named_with_their_best_days() {
        let cards = |ids: &[usize]| ids.iter().filter_map(|&number| Card::numbered(number)).collect();
        let laid = |ids: &[usize], points| retold(None, Told::Laid { seat: Seat::new(2), cards: cards(ids), points });
        assert_eq!(laid(&[], 0), "Cleo plays nothing.");
        assert_eq!(laid(&[29, 32], 9), "Cleo plays Chicago (7 on Tue) and Chicago (7 on Sun) for 9 points.");
    }

    #[test]
    fn a_question_and_every_action_of_it_have_words() {
        let players = ["Ada", "Bert", "Cleo"].map(|name| Player::Person(name.parse().unwrap()));
        let fair = Fair { seed: Seed::from_text("x"), table: "t".into(), nonces: vec![Nonce::default(); 3] };
        let table =
            Match::<Maloney>::start(Setup::new(3, Edition::built_in()), players.to_vec(), ChanceSource::Fair(fair));
        let words = Words::of::<crate::Screens>(Language::English);
        let names = ["Ada", "Bert", "Cleo"].map(str::to_owned);
        let seat = Seat::new(0);
        let company = Company { words: &words, names: &names, you: Some(seat) };
        let view = table.view(Viewer::Seat(seat)).unwrap().view;
        assert!(question(&company, &view).contains("up for auction"));
        let labels: Vec<_> = table.legal(seat).iter().map(|&legal| action(&company, &view, legal)).collect();
        assert_eq!(labels[0], "pass");
        assert_eq!(labels.last().unwrap(), "bid $16,400, more than you own: a fine if nobody tops it");
    }
}
