//! Texts and drawn parts that stay the same within a language and an edition, made once.
//!
//! A page is drawn for every viewer after every step: looking up a hundred messages each time would be most of the
//! work.

use std::sync::{PoisonError, RwLock};

use crate::words::{day, short_day, town_name};
use bequest_maloney::{Day, Edition, Town};
use bequest_words::{Language, Words};
use maud::{Markup, PreEscaped, html};

use super::drawing::pieces_path;
use super::geography::{Anchor, Point, Spot, fractions, roads_from, spot_of, ways_from};

/// The most that a card scores on a day: its best day, doubled.
const MOST: usize = 14;

/// Everything that is known of a language and an edition beforehand.
pub(super) struct Texts {
    language: Language,
    edition: &'static Edition,
    /// Messages without variables.
    pub(super) plain: Plain,
    /// What comes before and after an amount.
    pub(super) money: (String, String),
    /// The title of each day's auction.
    pub(super) auction: [Markup; 7],
    /// The short name of each day.
    pub(super) short_days: [Markup; 7],
    /// What the week and the map say of each day.
    pub(super) calendar: Calendar,
    /// What is asked before a bid, where someone wants to be asked.
    bid_ask: (String, String),
    /// The texts on every plate of a player.
    pub(super) plate: Plate,
    /// What a card scores on a day, as drawn on it.
    values: [[Markup; MOST + 1]; 7],
    towns: Vec<TownTexts>,
    /// Whether every town has its place on the map.
    pub(super) all_drawn: bool,
}

/// The texts on every plate of a player.
pub(super) struct Plate {
    /// Before the cash.
    pub(super) cash: Markup,
    /// Before the number of cards.
    pub(super) cards: Markup,
    /// For a joker that can still be played.
    pub(super) joker_has: Markup,
    /// For one that was played.
    pub(super) joker_gone: Markup,
    /// For the last owner of the car.
    pub(super) last_owner: Markup,
    /// For the leader.
    pub(super) testament: Markup,
}

impl Plate {
    fn of(plain: &Plain) -> Self {
        let sign = |name, text: &Markup| html! { (icon(name)) span.unseen { (text) " " } };
        Self {
            cash: sign("cash", &plain.cash),
            cards: sign("cards", &plain.cards),
            joker_has: html! { li.has title=(plain.joker_has) { (sign("joker", &plain.joker_has)) } },
            joker_gone: html! { li.spent title=(plain.joker_gone) { (sign("joker", &plain.joker_gone)) } },
            last_owner: html! { li.owner title=(plain.last_owner) { (sign("key", &plain.last_owner)) } },
            testament: html! { span.chip.wax.testament data-key="testament" title=(plain.testament_tip) { (icon("scroll")) span { (plain.testament) } } },
        }
    }
}

/// What the week and the map say of each day.
pub(super) struct Calendar {
    /// The name of each day, as shown above a column of the week.
    pub(super) heads: [Markup; 7],
    /// The name of each day in full.
    pub(super) names: [String; 7],
    /// What is special about each day that is not decided by a card.
    pub(super) tips: [String; 7],
    /// What is special about a Sunday on which a card decides.
    pub(super) sunday_tip: String,
    /// How long it is until a day: none, one, and so on up to six.
    pub(super) ahead: [Markup; 7],
    /// That a town can be reached on a day, but not before.
    pub(super) earliest: [Markup; 7],
    /// The sign of a day that doubles points.
    pub(super) double: Markup,
    /// The sign of a day on which jokers can be played.
    pub(super) joker: Markup,
    /// The sign of a Sunday.
    pub(super) sunday: Markup,
}

impl Calendar {
    fn of(words: &Words, plain: &Plain) -> Self {
        let head = |on| html! { span { (short_day(words, on)) } };
        let of = |key, on: Day| words.say(key, &[("day", day(words, on).into())]);
        let tip = |on: Day| of(if on.is_double() { "maloney-tip-double" } else { "maloney-tip-day" }, on);
        let ahead = |days: usize| html! { (words.say("maloney-page-ahead", &[("days", days.into())])) };
        let earliest = |on| html! { (words.say("maloney-page-earliest", &[("day", day(words, on).into())])) };
        let sign = |name, text: &Markup| html! { span { (icon(name)) span.unseen { (text) } } };
        Self {
            heads: Day::WEEK.map(head),
            names: Day::WEEK.map(|on| day(words, on)),
            tips: Day::WEEK.map(tip),
            sunday_tip: of("maloney-tip-sunday", Day::Sun),
            ahead: std::array::from_fn(ahead),
            earliest: Day::WEEK.map(earliest),
            double: html! {
                b.twice { span.unseen { (plain.double) } span aria-hidden="true" { "×2" } }
            },
            joker: sign("joker", &plain.joker_day),
            sunday: icon("draw"),
        }
    }
}

/// What is known of a town beforehand.
pub(super) struct TownTexts {
    /// Its name.
    pub(super) name: String,
    /// Its name, ready to be put into a page.
    pub(super) label: Markup,
    /// Its number and name.
    pub(super) entry: Markup,
    /// The upper left of a card for it, up to what the card scores.
    pub(super) shield: Markup,
    /// The towns that a road leads to.
    pub(super) roads: Markup,
    /// What is asked before driving there.
    pub(super) ask: String,
    /// What is drawn of it on the map, if it has a place there.
    pub(super) drawn: Option<Drawn>,
}

/// A town on the map.
pub(super) struct Drawn {
    /// Where its shield is.
    pub(super) at: Point,
    /// The place of its control over the map, as a style.
    pub(super) place: String,
    /// To which side of it there is room, as a class.
    pub(super) room: &'static str,
    /// Its place as two fractions of the whole map.
    pub(super) centre: String,
    /// The beginning of everything that belongs to it, up to the class.
    pub(super) opening: String,
    /// Shield, number and name.
    pub(super) sign: String,
    /// The same with the name where the car does not cover it.
    pub(super) sign_here: String,
    /// Its suitcase.
    pub(super) suitcase: String,
    /// Its suitcase when it has just been opened, up to what was in it.
    pub(super) opened: String,
    /// The tag of points, up to the points.
    pub(super) worth: String,
    /// The same where the car does not cover it.
    pub(super) worth_here: String,
    /// The roads out of it, as one path.
    pub(super) roads: String,
    /// The same, each as a separate path that says where it leads.
    pub(super) ways: String,
}

macro_rules! plain {
    ($($name:ident = $key:literal),* $(,)?) => {
        /// Messages without variables, ready to be put into a page.
        pub(super) struct Plain {
            $(pub(super) $name: Markup,)*
        }

        impl Plain {
            fn of(words: &Words) -> Self {
                Self { $($name: html! { (words.say($key, &[])) },)* }
            }
        }
    };
}

plain! {
    today = "maloney-page-today",
    week = "maloney-page-week",
    double = "maloney-page-double",
    joker_day = "maloney-page-joker-day",
    by_draw = "maloney-page-by-draw",
    map = "maloney-page-map",
    towns = "maloney-page-towns",
    in_reach = "maloney-page-in-reach",
    wanted = "maloney-page-wanted",
    tag = "maloney-tip-tag",
    tag_later = "maloney-tip-tag-later",
    testament_tip = "maloney-tip-testament",
    pass_tip = "maloney-tip-pass",
    joker_tip = "maloney-tip-joker",
    out_tip = "maloney-tip-out",
    closed = "maloney-page-closed",
    opened = "maloney-page-opened",
    road_open = "maloney-page-road-open",
    car_here = "maloney-page-car-here",
    roads = "maloney-page-roads",
    no_bid = "maloney-page-no-bid",
    drives_note = "maloney-page-drives-note",
    lays_note = "maloney-page-lays-note",
    sunday = "maloney-page-sunday",
    sunday_note = "maloney-page-sunday-note",
    opens = "maloney-page-opens",
    deals = "maloney-page-deals",
    over = "maloney-page-over",
    highest = "maloney-page-highest",
    rides_along = "maloney-page-rides-along",
    your_word = "maloney-page-your-word",
    your_cash = "maloney-page-your-cash",
    your_bid = "maloney-page-your-bid",
    your_choice = "maloney-page-your-choice",
    no_choice = "maloney-page-no-choice",
    nothing_there = "maloney-page-nothing-there",
    best_on = "maloney-page-best-on",
    your_cards = "maloney-page-your-cards",
    gained = "maloney-page-gained",
    hands = "maloney-page-hands",
    players = "maloney-page-players",
    joker_has = "maloney-page-joker-has",
    joker_gone = "maloney-page-joker-gone",
    stock = "maloney-page-stock",
    pile = "maloney-page-pile",
    discards = "maloney-page-discards",
    suitcases = "maloney-page-suitcases",
    count = "maloney-page-count",
    player = "maloney-sheet-player",
    total = "maloney-sheet-total",
    chart_points = "maloney-page-chart-points",
    chart_day = "maloney-page-chart-day",
    hand = "maloney-page-hand",
    chosen = "maloney-page-card-chosen",
    awaiting_ready = "maloney-page-awaiting-ready",
    raises = "maloney-page-raises",
    amount = "maloney-page-amount",
    amount_ask = "maloney-page-amount-ask",
    bid = "maloney-page-bid",
    decline = "maloney-page-decline",
    why_not = "maloney-page-why-not",
    decline_ask = "maloney-page-decline-ask",
    joker = "maloney-page-joker",
    joker_note = "maloney-page-joker-note",
    joker_ask = "maloney-page-joker-ask",
    uncovered = "maloney-page-uncovered",
    drive = "maloney-page-drive",
    lay = "maloney-page-lay",
    keep = "maloney-page-keep",
    keep_rest = "maloney-page-keep-rest",
    no_cards = "maloney-sheet-hand-empty",
    points = "maloney-sheet-points",
    cash = "maloney-sheet-cash",
    cards = "maloney-sheet-cards",
    testament = "maloney-sheet-testament",
    last_owner = "maloney-sheet-last-owner",
    declined = "maloney-sheet-declined",
    fined = "maloney-sheet-fined",
    pending = "maloney-sheet-pending",
    driver = "maloney-sheet-driver",
    ready = "maloney-page-ready",
}

/// What was made so far. Editions are kept for good, so there are never many.
static MADE: RwLock<Vec<&'static Texts>> = RwLock::new(Vec::new());

impl Texts {
    /// Returns the texts of a language and an edition.
    pub(super) fn of(words: &Words, edition: &'static Edition) -> &'static Self {
        let fits = |texts: &&Self| texts.language == words.language() && texts.edition == edition;
        let made = MADE.read().unwrap_or_else(PoisonError::into_inner).iter().copied().find(fits);
        made.unwrap_or_else(|| {
            let texts: &'static Self = Box::leak(Box::new(Self::new(words, edition)));
            MADE.write().unwrap_or_else(PoisonError::into_inner).push(texts);
            texts
        })
    }

    fn new(words: &Words, edition: &'static Edition) -> Self {
        let plain = Plain::of(words);
        let auction = |today| html! { (words.say("maloney-page-auction", &[("day", day(words, today).into())])) };
        let towns: Vec<_> = edition.towns().map(|town| TownTexts::of(words, &plain, edition, town)).collect();
        Self {
            language: words.language(),
            edition,
            money: around(words, "common-money", "amount"),
            bid_ask: around(words, "maloney-page-bid-ask", "dollars"),
            calendar: Calendar::of(words, &plain),
            auction: Day::WEEK.map(auction),
            short_days: Day::WEEK.map(|today| html! { (short_day(words, today)) }),
            values: Day::WEEK.map(|today| std::array::from_fn(|value| value_on(words, today, value))),
            all_drawn: towns.iter().all(|town| town.drawn.is_some()),
            towns,
            plate: Plate::of(&plain),
            plain,
        }
    }

    /// Returns an amount of money.
    pub(super) fn money(&self, words: &Words, dollars: u32) -> String {
        [self.money.0.as_str(), &words.grouped(dollars), &self.money.1].concat()
    }

    /// Returns what is known of a town.
    pub(super) fn town(&self, town: Town) -> &TownTexts {
        &self.towns[town.number() - 1]
    }

    /// Returns what is asked before a bid.
    pub(super) fn bid_ask(&self, words: &Words, dollars: u32) -> String {
        [self.bid_ask.0.as_str(), &self.money(words, dollars), &self.bid_ask.1].concat()
    }

    /// Returns how a card shows what it scores on a day.
    pub(super) fn value(&self, today: Day, value: u8) -> &Markup {
        &self.values[today as usize][usize::from(value).min(MOST)]
    }
}

/// Returns what a message says before and after its only variable.
fn around(words: &Words, key: &str, variable: &str) -> (String, String) {
    const MARK: &str = "\u{1}";
    let text = words.say(key, &[(variable, MARK.into())]);
    let (before, after) = text.split_once(MARK).unwrap_or((&text, ""));
    (before.to_owned(), after.to_owned())
}

/// Draws what a card scores on a day: a bar, with the number for screen readers.
fn value_on(words: &Words, on: Day, value: usize) -> Markup {
    let initial: String = short_day(words, on).chars().take(1).collect();
    let class = format!("d{} v{value}", on as usize);
    html! {
        span class=(class) title={ (day(words, on)) " " (value) } { i {} (initial) span.unseen { " " (value) " " } }
    }
}

/// Draws one of the small signs.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ (pieces_path()) "#" (name) } {} } }
}

/// Draws the shield on a card.
fn shield(town: Town) -> Markup {
    html! {
        svg.shield viewBox="0 0 30 30" aria-hidden="true" {
            use href={ (pieces_path()) "#shield" } {}
            text x="15" y="19" { (town) }
        }
    }
}

/// Longer names do not fit a card.
const LONG: usize = 13;

impl TownTexts {
    fn of(words: &Words, plain: &Plain, edition: &'static Edition, town: Town) -> Self {
        let name = town_name(words, edition, town);
        let links: Vec<String> = edition.links(town).iter().map(|link| link.to_string()).collect();
        let drawn = spot_of(edition, town).map(|spot| Drawn::of(spot, &name, edition, town));
        Self {
            // A long name is set smaller, so that it is read in full.
            label: html! { @if name.chars().count() > LONG { span.long { (name) } } @else { (name) } },
            entry: html! { (town) " " (name) },
            shield: PreEscaped(format!("<span class=\"top\">{}", shield(town).0)),
            roads: html! { (plain.roads) " " (links.join(", ")) },
            ask: words.say("maloney-page-drive-ask", &[("town", name.as_str().into())]),
            name,
            drawn,
        }
    }
}

impl Drawn {
    fn of(spot: &Spot, name: &str, edition: &'static Edition, town: Town) -> Self {
        let pieces = pieces_path();
        let (x, y) = (f32::from(spot.suitcase.0) - 12.5, spot.suitcase.1 - 10);
        let suitcase = format!(
            r##"<use class="case" data-key="case-{town}" href="{pieces}#suitcase" x="{x}" y="{y}" width="25" height="21"/>"##
        );
        let (x, y) = spot.suitcase;
        let (aside, above) = tag(spot);
        let opened = format!(
            r##"<g transform="translate({x} {y})"><use class="case" href="{pieces}#suitcase-open" x="-17" y="-20" width="34" height="31"/><g class="found"><g transform="translate({aside} {above})">"##
        );
        let (x, y) = spot.at;
        let (across, down) = fractions(spot.at);
        let place = format!("--x:{:.2}%;--y:{:.2}%", 100.0 * across, 100.0 * down);
        let centre = format!("{across:.3} {down:.3}");
        let opening = format!(r#"<g data-key="town-{town}" transform="translate({x} {y})" class=""#);
        let (roads, ways) = (roads_from(edition, town), ways_from(edition, town));
        Self {
            at: spot.at,
            place,
            room: room(across, down),
            centre,
            opening,
            sign: sign(spot.anchor, spot.label, name, town),
            sign_here: match spot.label {
                (_, ..0) => sign(Anchor::Middle, (0, 58), name, town),
                label => sign(spot.anchor, label, name, town),
            },
            suitcase,
            opened,
            worth: worth(spot.worth),
            worth_here: worth(if spot.worth.1 < -20 { (46, 14) } else { spot.worth }),
            roads,
            ways,
        }
    }
}

/// Returns to which side of a place on the map there is room for a note.
fn room(across: f32, down: f32) -> &'static str {
    match (across, down < 0.5) {
        (..0.35, true) => "right below",
        (..0.35, false) => "right above",
        (0.65.., true) => "left below",
        (0.65.., false) => "left above",
        (_, true) => "below",
        (_, false) => "above",
    }
}

/// Draws the shield of a town with its number, and its name.
fn sign(anchor: Anchor, (x, y): Point, name: &str, town: Town) -> String {
    let pieces = pieces_path();
    let PreEscaped(label) = html! { text class="name" x=(x) y=(y) text-anchor=(anchor.as_str()) { (name) } };
    format!(
        r##"<use class="shield" href="{pieces}#shield" x="-16" y="-16" width="32" height="32"/><text class="no" y="5">{town}</text>{label}"##
    )
}

/// Draws the tag of points, up to the points.
fn worth((x, y): Point) -> String {
    format!(
        r#"<g class="worth" transform="translate({x} {y})"><rect x="-20" y="-11" width="40" height="21" rx="10.5"/><text y="5">"#
    )
}

/// Returns where the content of a suitcase is written, seen from it: away from shield and name.
fn tag(spot: &Spot) -> Point {
    match (spot.suitcase, spot.label) {
        ((20.., _), _) => (64, -16),
        ((..-19, _), _) => (-40, -30),
        ((_, ..0), _) => (0, -33),
        // The name of such a town goes below when the car comes.
        (_, (_, ..0)) => (-58, 4),
        _ => (0, 25),
    }
}
