//! Texts and drawn parts that stay the same within a language and an edition, made once.
//!
//! A page is drawn for every viewer after every step: looking up a hundred messages each time would be most of the
//! work.

use std::fmt::Write;
use std::sync::{PoisonError, RwLock};

use bequest_maloney::{Day, Edition, Town};
use bequest_words::maloney::{day, short_day, town_name};
use bequest_words::{Language, Words};
use maud::{Markup, PreEscaped, html};

use super::drawing::pieces_path;
use super::geography::{Point, Spot, roads_from, spot_of};

/// The most that a card scores on a day: its best day, doubled.
const MOST: usize = 14;

/// Everything that is known of a language and an edition beforehand.
pub(super) struct Texts {
    language: Language,
    edition: &'static Edition,
    /// Messages without variables.
    pub(super) plain: Plain,
    /// What stands before and after an amount.
    money: (String, String),
    /// The title of each day's auction.
    pub(super) auction: [Markup; 7],
    /// The short name of each day.
    pub(super) short_days: [Markup; 7],
    /// The week as drawn on each day, and on a Sunday that is the first day.
    weeks: [Markup; 8],
    /// What stands on every plate of a player.
    pub(super) plate: Plate,
    /// What a card scores on a day, as drawn on it.
    values: [[Markup; MOST + 1]; 7],
    towns: Vec<TownTexts>,
    /// Whether every town has its place on the map.
    pub(super) all_drawn: bool,
}

/// What stands on every plate of a player.
pub(super) struct Plate {
    /// Before the cash.
    pub(super) cash: Markup,
    /// Before the number of cards.
    pub(super) cards: Markup,
    /// For a joker that can still be played.
    pub(super) joker_has: Markup,
    /// For one that was played.
    pub(super) joker_gone: Markup,
}

impl Plate {
    fn of(plain: &Plain) -> Self {
        let sign = |name, text: &Markup| html! { (icon(name)) span.unseen { (text) " " } };
        Self {
            cash: sign("cash", &plain.cash),
            cards: sign("cards", &plain.cards),
            joker_has: html! { li.has title=(plain.joker_has) { (sign("joker", &plain.joker_has)) } },
            joker_gone: html! { li.spent title=(plain.joker_gone) { (sign("joker", &plain.joker_gone)) } },
        }
    }
}

/// What is known of a town beforehand.
pub(super) struct TownTexts {
    /// Its name.
    pub(super) name: String,
    /// Its name, ready to be put into a page.
    pub(super) label: Markup,
    /// Its number, name and roads in the list of towns.
    pub(super) entry: Markup,
    /// What is drawn of it on the map, if it has a place there.
    pub(super) drawn: Option<Drawn>,
}

/// A town on the map.
pub(super) struct Drawn {
    /// Where its shield is.
    pub(super) at: Point,
    /// The beginning of everything that belongs to it, up to the class.
    pub(super) opening: String,
    /// Shield, number and name.
    pub(super) sign: String,
    /// Its suitcase.
    pub(super) suitcase: String,
    /// The tag of points, up to the points.
    pub(super) worth: String,
    /// The roads out of it, as one path.
    pub(super) roads: String,
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
    closed = "maloney-page-closed",
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
    players = "maloney-page-players",
    you = "maloney-page-you",
    joker_has = "maloney-page-joker-has",
    joker_gone = "maloney-page-joker-gone",
    stock = "maloney-page-stock",
    pile = "maloney-page-pile",
    discards = "maloney-page-discards",
    suitcases = "maloney-page-suitcases",
    hand = "maloney-page-hand",
    chosen = "maloney-page-card-chosen",
    gathering = "maloney-page-gathering",
    raises = "maloney-page-raises",
    amount = "maloney-page-amount",
    bid = "maloney-page-bid",
    decline = "maloney-page-decline",
    joker = "maloney-page-joker",
    joker_note = "maloney-page-joker-note",
    cut_in = "maloney-page-cut-in",
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
    ready = "maloney-sheet-ready",
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
        const AMOUNT: &str = "\u{1}";
        let plain = Plain::of(words);
        let money = words.say("common-money", &[("amount", AMOUNT.into())]);
        let (before, after) = money.split_once(AMOUNT).unwrap_or((&money, ""));
        let auction = |today| html! { (words.say("maloney-page-auction", &[("day", day(words, today).into())])) };
        let sundays = week(words, &plain, Day::Sun, true);
        let [mon, tue, wed, thu, fri, sat, sun] = Day::WEEK.map(|today| week(words, &plain, today, false));
        let towns: Vec<_> = edition.towns().map(|town| TownTexts::of(words, &plain, edition, town)).collect();
        Self {
            language: words.language(),
            edition,
            money: (before.to_owned(), after.to_owned()),
            auction: Day::WEEK.map(auction),
            short_days: Day::WEEK.map(|today| html! { (short_day(words, today)) }),
            weeks: [mon, tue, wed, thu, fri, sat, sun, sundays],
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

    /// Returns the week on a day of the game.
    pub(super) fn week(&self, today: Day, days: u16) -> &Markup {
        // MAL-9: a first day that is a Sunday is like any other.
        let first_sunday = today == Day::Sun && days == 1;
        &self.weeks[if first_sunday { 7 } else { today as usize }]
    }

    /// Returns how a card shows what it scores on a day.
    pub(super) fn value(&self, today: Day, value: u8) -> &Markup {
        &self.values[today as usize][usize::from(value).min(MOST)]
    }
}

/// Draws the week on one of its days.
fn week(words: &Words, plain: &Plain, today: Day, first: bool) -> Markup {
    html! {
        ol class="week" aria-label=(plain.week) {
            @for on in Day::WEEK {
                @let class = match on {
                    Day::Tue | Day::Fri => "double",
                    Day::Sun if !first => "sunday",
                    Day::Mon | Day::Wed | Day::Thu | Day::Sat | Day::Sun => "plain",
                };
                li.day.(class).today[on == today] aria-current=[(on == today).then_some("date")] {
                    abbr title=(day(words, on)) { (short_day(words, on)) }
                    " "
                    @if on == today { b { (plain.today) } " " }
                    @match class {
                        "double" => small.twice title=(plain.double) {
                            span.unseen { (plain.double) }
                            span aria-hidden="true" { "×2" }
                        },
                        "sunday" => small { (icon("draw")) (plain.by_draw) },
                        _ => small title=(plain.joker_day) { (icon("joker")) span.unseen { (plain.joker_day) } },
                    }
                }
            }
        }
    }
}

/// Draws what a card scores on a day.
fn value_on(words: &Words, today: Day, value: usize) -> Markup {
    let initial: String = short_day(words, today).chars().take(1).collect();
    let class = format!("d{} v{value}", today as usize);
    html! { li class=(class) { b { (value) } abbr title=(day(words, today)) { (initial) } } }
}

/// Draws one of the small signs.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ (pieces_path()) "#" (name) } {} } }
}

impl TownTexts {
    fn of(words: &Words, plain: &Plain, edition: &'static Edition, town: Town) -> Self {
        let name = town_name(words, edition, town);
        let links: Vec<String> = edition.links(town).iter().map(|link| link.to_string()).collect();
        let entry = html! { b { (town) " " (name) } " " span { (plain.roads) " " (links.join(", ")) } };
        let drawn = spot_of(edition, town).map(|spot| Drawn::of(spot, &name, edition, town));
        Self { label: html! { (name) }, name, entry, drawn }
    }
}

impl Drawn {
    fn of(spot: &Spot, name: &str, edition: &'static Edition, town: Town) -> Self {
        let pieces = pieces_path();
        let (x, y) = spot.label;
        let label = html! { text class="name" x=(x) y=(y) text-anchor=(spot.anchor.as_str()) { (name) } };
        let mut sign =
            format!(r##"<use class="shield" href="{pieces}#shield" x="-16" y="-16" width="32" height="32"/>"##);
        let PreEscaped(label) = label;
        write!(sign, r#"<text class="no" y="5">{town}</text>{label}"#).expect("a string takes all");
        let (x, y) = (f32::from(spot.suitcase.0) - 12.5, spot.suitcase.1 - 10);
        let suitcase = format!(
            r##"<use class="case" data-key="case-{town}" href="{pieces}#suitcase" x="{x}" y="{y}" width="25" height="21"/>"##
        );
        let (x, y) = spot.worth;
        let worth = format!(
            r#"<g class="worth" transform="translate({x} {y})"><rect x="-20" y="-11" width="40" height="21" rx="10.5"/><text y="5">"#
        );
        let (x, y) = spot.at;
        let opening = format!(r#"<g data-key="town-{town}" transform="translate({x} {y})" class=""#);
        Self { at: spot.at, opening, sign, suitcase, worth, roads: roads_from(edition, town) }
    }
}
