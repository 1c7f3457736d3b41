//! Maloney's Inheritance in the terminal.

mod map;

use crate::words::{action, bids, card, day, log_text, question, short_day, town_name};
use bequest_editions::Source;
use bequest_engine::{Pool, Seat, Standing, Viewer};
use bequest_maloney::{Action, AuctionOrder, BID_STEP, Card, Day, Maloney, PhaseView, Setup, Told, Town, View};
use bequest_words::{Company, Words};

use crate::Screens;
use crate::terminal::map::{Label, Map};
use bequest_terminal::{Choice, Terminal};
use bequest_terminal::{Ink, Paint, WIDTH, fit, wrap};

/// The lines of the map.
const MAP_LINES: usize = 14;
/// The columns of the calendar's place in the north-east, where there is no town.
const CALENDAR: usize = 24;
/// The columns a town keeps for its marks, besides number and name.
const MARKS: usize = 7;
/// What is in the south-west, where there is no town either.
const LEGEND: [&str; 4] =
    ["maloney-legend-car", "maloney-legend-near", "maloney-legend-suitcase", "maloney-legend-points"];
/// The columns of a name in the table of players.
const NAME: usize = 12;
/// The cards in a line of the hand.
const HAND_COLUMNS: usize = 3;

impl Terminal for Screens {
    type Game = Maloney;

    const SHEETS: &'static [&'static str] = &["map", "hand", "table"];

    fn components(words: &Words, setup: &Setup) -> String {
        let edition = setup.components();
        let (all, reconstructed) = (edition.sources().count(), edition.count(Source::Reconstructed));
        let name = edition.id().name;
        let values = [("edition", name.into()), ("all", all.into()), ("count", reconstructed.into())];
        words.say("maloney-sheet-edition", &values)
    }

    fn draw(company: &Company<'_>, view: &View, paint: Paint) -> String {
        if view.phase == PhaseView::Dealing {
            return company.words.say("maloney-sheet-dealing", &[]) + "\n";
        }
        let cards = match view.viewer {
            Viewer::Seat(_) => hand(company, view, paint),
            Viewer::Spectator | Viewer::Open => all_hands(company, view),
        };
        let map = if paint.tall { map(company, view, paint) } else { roads(company, view) };
        [map, cards, table(company, view, paint)].concat()
    }

    fn sheet(company: &Company<'_>, view: &View, paint: Paint, sheet: &str) -> String {
        match sheet {
            "map" => map(company, view, paint),
            "hand" => week(company, view, paint),
            _ => table(company, view, paint),
        }
    }

    fn log_text(company: &Company<'_>, view: &View, what: &Told) -> String {
        log_text(company, view.edition(), what)
    }

    fn is_news(told: &Told) -> bool {
        match told {
            Told::Answered { .. } => false,
            Told::Laid { cards, .. } => !cards.is_empty(),
            Told::Dealt { .. }
            | Told::Started { .. }
            | Told::FirstOwner { .. }
            | Told::Morning { .. }
            | Told::Bid { .. }
            | Told::Declined { .. }
            | Told::Joker { .. }
            | Told::Sold { .. }
            | Told::Fined { .. }
            | Told::Unsold { .. }
            | Told::Drove { .. }
            | Told::Turned { .. }
            | Told::PileRemade { .. }
            | Told::PileShown { .. }
            | Told::Roamed { .. }
            | Told::Opened { .. }
            | Told::PaidLess { .. }
            | Told::Chose { .. }
            | Told::Testament { .. }
            | Told::Ended { .. } => true,
        }
    }

    fn question(company: &Company<'_>, view: &View) -> String {
        question(company, view)
    }

    fn choices(company: &Company<'_>, view: &View, legal: &[Action]) -> Vec<Choice<Action>> {
        let sums: Vec<u32> = legal.iter().filter_map(|&action| bid(action)).collect();
        let others = legal.iter().filter(|&&action| bid(action).is_none());
        let choice = |what: Action, label| Choice { number: road(what), action: what, label };
        let mut choices: Vec<_> = others.map(|&other| choice(other, action(company, view, other))).collect();
        // Beyond one's cash the warning matters more than the steps.
        let covered = |sum: u32| company.you.is_none_or(|seat| sum <= view.cash[seat]);
        if let [least, next, ..] = sums[..]
            && covered(least)
        {
            choices.push(choice(Action::Bid(least), bids(company.words, least, next - least)));
        } else if let [only, ..] = sums[..] {
            choices.push(choice(Action::Bid(only), action(company, view, Action::Bid(only))));
        }
        choices
    }

    fn orders(company: &Company<'_>, _: &View, open: &[AuctionOrder]) -> Vec<(String, String)> {
        let words = company.words;
        let line = |order: &AuctionOrder, highest: u32| match *order {
            AuctionOrder::Out { .. } => Some(("out".to_owned(), words.say("maloney-order-sheet-out", &[]))),
            AuctionOrder::UpTo { most, step: BID_STEP, .. } if most == highest => {
                Some((format!("bid {most}"), words.say("maloney-order-sheet-up-to", &[])))
            }
            AuctionOrder::UpTo { most, step, .. } if most == highest => {
                let values = [("dollars", words.money(step).into())];
                Some((format!("bid {most} by {step}"), words.say("maloney-order-sheet-step", &values)))
            }
            AuctionOrder::UpTo { .. } => None,
        };
        // The highest sum stands for all of them.
        let sums = open.iter().filter_map(|order| match *order {
            AuctionOrder::UpTo { most, .. } => Some(most),
            AuctionOrder::Out { .. } => None,
        });
        let most = sums.max().unwrap_or_default();
        open.iter().filter_map(|order| line(order, most)).collect()
    }

    fn order(company: &Company<'_>, _: &View, order: AuctionOrder) -> String {
        crate::words::order(company, order)
    }

    fn result(company: &Company<'_>, view: &View, standing: &Standing) -> String {
        let words = company.words;
        let head = ["maloney-sheet-player", "maloney-sheet-points", "maloney-sheet-cash", "maloney-sheet-total"];
        let [player, points, cash, total] = head.map(|key| words.say(key, &[]));
        let mut text = format!("     {} {points:>8} {cash:>10} {total:>8}\n", fit(&player, 20));
        let mut seats: Vec<Seat> = view.points.seats().collect();
        seats.sort_by_key(|&seat| standing.ranks[seat]);
        for seat in seats {
            let (rank, name) = (standing.ranks[seat], fit(company.name(seat), 20));
            let (points, cash) = (view.points[seat], words.money(view.cash[seat]));
            let total = words.tenths(standing.scores[seat].0);
            text += &format!("  {rank}. {name} {points:>8} {cash:>10} {total:>8}\n");
        }
        text
    }

    fn last_word(company: &Company<'_>, _: &View, standing: &Standing) -> String {
        let winners: Vec<Seat> = standing.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
        match winners[..] {
            [seat] => company.say_of(seat, "maloney-winner", &[]),
            _ => {
                let names: Vec<String> = winners.iter().map(|&seat| company.name(seat).to_owned()).collect();
                company.words.say("maloney-winners", &[("who", company.words.list(&names).into())])
            }
        }
    }
}

fn bid(action: Action) -> Option<u32> {
    match action {
        Action::Bid(dollars) => Some(dollars),
        Action::Decline | Action::Joker | Action::Drive(_) | Action::Keep | Action::Lay(_) => None,
    }
}

/// Returns the number that a town has on the map.
fn road(action: Action) -> Option<usize> {
    match action {
        Action::Drive(town) => Some(town.number()),
        Action::Decline | Action::Joker | Action::Bid(_) | Action::Keep | Action::Lay(_) => None,
    }
}

/// Draws the map with the calendar and the legend where there is no town.
fn map(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let mut map = Map::new(MAP_LINES);
    let room = WIDTH - CALENDAR;
    map.write(0, CALENDAR, room, Label { text: today(words, view), ink: Some(Ink::Strong) });
    map.write(1, CALENDAR, room, Label { text: calendar(words, view), ink: None });
    for (line, key) in (MAP_LINES - LEGEND.len()..).zip(LEGEND) {
        let text = words.say(key, &[]);
        let room = text.chars().count() + 1;
        map.write(line, 0, room, Label { text, ink: Some(Ink::Faint) });
    }
    let edition = view.edition();
    let mut towns: Vec<Town> = edition.towns().collect();
    let north = |town: Town| edition.town(town).lat;
    towns.sort_by(|&one, &other| north(other).total_cmp(&north(one)));
    let place = Projection::of(view);
    for town in towns {
        let (line, column) = place.of_town(view, town);
        let room = 3 + town_name(words, edition, town).chars().count() + MARKS;
        map.write(line, column, room, town_label(words, view, town));
    }
    map.draw(paint)
}

/// Says in a few lines what the map shows, for a terminal that is not tall enough for it.
fn roads(company: &Company<'_>, view: &View) -> String {
    let words = company.words;
    let day = format!("{} {}", today(words, view), words.say("maloney-sheet-no-map", &[]));
    let mut lines = vec![day, calendar(words, view).trim_start().to_owned()];
    // Drivers read the roads in their choices.
    if !matches!(view.phase, PhaseView::Driving { .. }) {
        // A line breaks between towns, not within one.
        let label = |town: Town| town_label(words, view, town).text.replace(' ', "\u{a0}");
        let here = label(view.car);
        let near = view.edition().links(view.car).iter().map(label);
        lines.extend(wrap("", &format!("{here} {}", near.collect::<Vec<_>>().join(" ")), 2));
    }
    lines.join("\n") + "\n"
}

/// Where degrees are on the map.
struct Projection {
    north: f64,
    south: f64,
    west: f64,
    east: f64,
}

impl Projection {
    fn of(view: &View) -> Self {
        let towns = || view.edition().towns().map(|town| view.edition().town(town));
        Self {
            north: towns().map(|town| town.lat).fold(f64::MIN, f64::max),
            south: towns().map(|town| town.lat).fold(f64::MAX, f64::min),
            west: towns().map(|town| town.lon).fold(f64::MAX, f64::min),
            east: towns().map(|town| town.lon).fold(f64::MIN, f64::max),
        }
    }

    fn of_town(&self, view: &View, town: Town) -> (usize, usize) {
        let info = view.edition().town(town);
        let down = (self.north - info.lat) / (self.north - self.south).max(1.0) * (MAP_LINES - 1) as f64;
        let right = (info.lon - self.west) / (self.east - self.west).max(1.0) * (WIDTH - 18) as f64;
        (down.round() as usize, right.round() as usize)
    }
}

/// Returns a town as in ` 8 Chicago*`, `>8 Chicago* +7` or `[8 Chicago]`.
fn town_label(words: &Words, view: &View, town: Town) -> Label {
    let name = town_name(words, view.edition(), town);
    let suitcase = if view.closed.contains(town) { "*" } else { "" };
    // The car never stays where it is, so its own town counts only on arrival.
    let counts = town != view.car || matches!(view.phase, PhaseView::Laying { .. });
    let points = match view.points_in(town) {
        points if counts && points > 0 => format!(" +{points}"),
        _ => String::new(),
    };
    if town == view.car {
        return Label { text: format!("[{town} {name}{suitcase}{points}]"), ink: Some(Ink::Here) };
    }
    let near = view.edition().links(view.car).contains(town);
    let mark = if near { '>' } else { ' ' };
    Label { text: format!("{mark}{town} {name}{suitcase}{points}"), ink: near.then_some(Ink::Near) }
}

fn today(words: &Words, view: &View) -> String {
    let key = match view.day {
        Day::Tue | Day::Fri => "maloney-sheet-double",
        Day::Sun if view.days > 1 => "maloney-sheet-sunday",
        Day::Mon | Day::Wed | Day::Thu | Day::Sat | Day::Sun => "maloney-sheet-today",
    };
    words.say(key, &[("day", day(words, view.day).into()), ("number", view.days.into())])
}

/// Returns the week, as in `Mon  Tue×2 [Wed] Thu  Fri×2  Sat  Sun`.
fn calendar(words: &Words, view: &View) -> String {
    let name = |today: Day| {
        let mut text = short_day(words, today);
        if today.is_double() {
            text += "×2";
        }
        if today == Day::Sun {
            text += &words.say("maloney-sheet-free", &[]);
        }
        if today == view.day { format!("[{text}]") } else { format!(" {text} ") }
    };
    Day::WEEK.map(name).join(" ").trim_end().to_owned()
}

/// Returns the cards of the viewer, by town.
fn own_cards(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.own_hand().unwrap_or_default().iter().collect();
    cards.sort_by_key(|&card| (view.edition().town_of(card), card));
    cards
}

/// Draws the viewer's cards with what they score today.
fn hand(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let cards = own_cards(view);
    if cards.is_empty() {
        return words.say("maloney-sheet-hand-empty", &[]) + "\n";
    }
    let title = words.say("maloney-sheet-hand", &[("cards", cards.len().into())]);
    let mut text = paint.ink(Ink::Strong, &title) + "\n";
    let lines = cards.len().div_ceil(HAND_COLUMNS);
    for line in 0..lines {
        let shown: Vec<String> =
            cards.iter().skip(line).step_by(lines).map(|&card| hand_entry(words, view, paint, card)).collect();
        text += shown.join(" ").trim_end();
        text.push('\n');
    }
    text
}

/// Lists the hands that the viewer knows, one paragraph per seat.
fn all_hands(company: &Company<'_>, view: &View) -> String {
    let known = view.hands.iter().filter_map(|(seat, hand)| Some((seat, hand.cards?)));
    let line = |(seat, cards): (Seat, Pool<Card>)| {
        let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
        wrap(&format!(" {seat} {}: ", company.name(seat)), &cards.join(" "), 3).join("\n") + "\n"
    };
    known.map(line).collect()
}

/// Returns a card as in `>a17 Phoenix       Sat  3`.
fn hand_entry(words: &Words, view: &View, paint: Paint, card: Card) -> String {
    let edition = view.edition();
    let town = edition.town_of(card);
    let near = edition.links(view.car).contains(town);
    let is_down =
        matches!(view.viewer, Viewer::Seat(seat) if view.chosen[seat].is_some_and(|down| down.contains(card)));
    let (mark, ink) = match () {
        () if is_down => ('_', Some(Ink::Faint)),
        () if town == view.car => ('[', Some(Ink::Strong)),
        () if near => ('>', Some(Ink::Near)),
        () => (' ', None),
    };
    let (name, best) = (fit(&town_name(words, edition, town), 13), fit(&short_day(words, edition.best_day(card)), 3));
    let text = format!("{mark}{card} {name} {best} {:>2}", edition.value(card, view.day));
    ink.map_or_else(|| text.clone(), |ink| paint.ink(ink, &text))
}

/// Draws what the viewer's cards score on each day.
fn week(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let title = words.say("maloney-sheet-hand-week", &[]);
    let mark = |today: Day| if today == view.day { '*' } else { ' ' };
    let days = Day::WEEK.map(|today| format!("{:>5}{}", short_day(words, today), mark(today))).concat();
    let mut text = format!("{}\n{}{days}\n", paint.ink(Ink::Strong, &title), " ".repeat(32));
    for own in own_cards(view) {
        let name = fit(&card(words, view.edition(), own), 28);
        let values = Day::WEEK.map(|today| format!("{:>5}{}", view.edition().value(own, today), mark(today))).concat();
        text += &format!("{own} {name}{values}\n");
    }
    text
}

/// Draws who has what.
fn table(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let player = fit(&words.say("maloney-sheet-player", &[]), NAME);
    let points = words.say("maloney-sheet-points", &[]);
    let cash = words.say("maloney-sheet-cash", &[]);
    let cards = words.say("maloney-sheet-cards", &[]);
    let joker = words.say("maloney-sheet-joker", &[]);
    let pile = words.say("maloney-sheet-pile", &[("cards", view.pile.into())]);
    let line = format!("   {player}{points:>6} {cash:>8}{cards:>6} {joker:<6}{pile}");
    let mut text = paint.ink(Ink::Strong, line.trim_end()) + "\n";
    for seat in view.points.seats() {
        let own = view.viewer == Viewer::Seat(seat);
        let mark = if own { '>' } else { ' ' };
        let name = fit(company.name(seat), NAME);
        let (points, cash) = (view.points[seat], words.money(view.cash[seat]));
        let cards = view.hands[seat].count;
        let joker = words.say(if view.jokers.contains(seat) { "common-yes" } else { "common-no" }, &[]);
        let notes = notes(words, view, seat).join(", ");
        let line = format!("{mark}{seat} {name}{points:>6} {cash:>8}{cards:>6} {joker:<6}{notes}");
        let line = line.trim_end();
        text += &if own { paint.ink(Ink::Strong, line) } else { line.to_owned() };
        text.push('\n');
    }
    text
}

/// Returns what else there is to say of a seat.
fn notes(words: &Words, view: &View, seat: Seat) -> Vec<String> {
    let say = |key| words.say(key, &[]);
    let mut notes = Vec::new();
    match view.phase {
        PhaseView::Auction { highest, bid, declined, fined, pending } => {
            if highest == Some(seat) {
                notes.push(words.say("maloney-sheet-highest", &[("dollars", words.money(bid).into())]));
            }
            notes.extend(fined.contains(seat).then(|| say("maloney-sheet-fined")));
            notes.extend(declined.contains(seat).then(|| say("maloney-sheet-declined")));
            notes.extend(pending.contains(seat).then(|| say("maloney-sheet-pending")));
        }
        PhaseView::Driving { driver } if driver == seat => notes.push(say("maloney-sheet-driver")),
        PhaseView::Laying { answered } => {
            let key = if answered.contains(seat) { "maloney-sheet-ready" } else { "maloney-sheet-pending" };
            notes.push(say(key));
        }
        PhaseView::Dealing
        | PhaseView::TurningStart
        | PhaseView::DrawingOwner
        | PhaseView::Driving { .. }
        | PhaseView::Opening { .. }
        | PhaseView::TurningSunday
        | PhaseView::Roaming
        | PhaseView::Over => {}
    }
    notes.extend((view.testament == Some(seat)).then(|| say("maloney-sheet-testament")));
    notes.extend((view.last_owner == seat).then(|| say("maloney-sheet-last-owner")));
    notes
}
