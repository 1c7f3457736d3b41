//! Who is there: a mark and a word for each seat, and those who watch.
//!
//! They are regions of their own, so that nothing else is drawn when someone comes or goes. The place of a seat's mark is
//! an empty element within what a game draws ([`here`]); the page fills it, and the script keeps it.

use bequest_engine::Seat;
use bequest_words::Words;
use maud::{Markup, PreEscaped, html};

use crate::Region;
use crate::icon::Icon;

/// Whether the player of a seat is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Presence {
    /// A page of theirs is open.
    Online,
    /// They were here until this moment, in milliseconds of the server.
    Away(i64),
    /// They have not been here for long.
    Offline,
    /// A bot plays, of this kind.
    Bot(String),
    /// A bot plays for this person.
    StandIn(String),
    /// Nobody has the seat.
    Nobody,
}

/// Who is there at a seat.
pub struct SeatPresence {
    /// The seat.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// Whether it is the viewer's.
    pub own: bool,
    /// Whether they are there.
    pub presence: Presence,
}

/// Those who watch a table without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Watchers {
    /// How many they are.
    pub count: usize,
    /// The names of those who have agreed to be named.
    pub names: Vec<String>,
}

/// Draws the place where a page shows whether the player of a seat is there. It has a mark, which the style puts on the
/// badge beside it, and a word.
pub fn here(seat: Seat) -> Markup {
    PreEscaped(empty(&place(seat)))
}

fn place(seat: Seat) -> String {
    format!("here-{seat}")
}

/// Returns an element that stays what it is on a page that has it.
fn empty(id: &str) -> String {
    format!("<div id=\"{id}\" data-h></div>")
}

/// Returns the regions that say who is there.
pub fn presence_regions(words: &Words, seats: &[SeatPresence], watchers: &Watchers) -> Vec<Region> {
    let seat = |line: &SeatPresence| Region::new(place(line.seat), seat_presence(words, line));
    seats.iter().map(seat).chain([Region::new("watchers", watching(words, watchers))]).collect()
}

/// Fills the places of a page where it shows who is there. What a game has no place for is kept out of sight, so that the
/// page has every region that it is sent.
pub(crate) fn fill(mut html: Markup, regions: &[Region]) -> Markup {
    let mut unplaced = String::new();
    for region in regions.iter().filter(|region| region.id.starts_with("here-")) {
        let place = empty(&region.id);
        match html.0.contains(&place) {
            true => html.0 = html.0.replacen(&place, &region.html(), 1),
            false => unplaced.push_str(&region.html()),
        }
    }
    html! { (html) @if !unplaced.is_empty() { div hidden { (PreEscaped(unplaced)) } } }
}

fn seat_presence(words: &Words, line: &SeatPresence) -> Markup {
    let say = |key| words.say(key, &[]);
    let (class, word) = match &line.presence {
        Presence::Online => ("online", say("frame-online")),
        Presence::Away(_) => ("away", say("frame-away")),
        Presence::Offline => ("offline", say("frame-offline")),
        Presence::Bot(kind) => ("bot", words.say("frame-bot", &[("kind", kind.as_str().into())])),
        Presence::StandIn(who) => ("bot", words.say("frame-stand-in", &[("who", who.as_str().into())])),
        Presence::Nobody => return html! {},
    };
    let shown = match &line.presence {
        Presence::Online if line.own => say("frame-you"),
        // The page adds for how long.
        Presence::Away(_) => say("frame-away-since"),
        _ => word.clone(),
    };
    html! {
        svg.pres.(class) viewBox="0 0 16 16" aria-hidden="true" { (PreEscaped(mark(class))) }
        small.here-word data-tip=(words.say("frame-is", &[("who", line.name.as_str().into()), ("what", word.into())])) {
            (shown)
            @if let Presence::Away(since) = line.presence { " " time data-since=(since) {} }
        }
    }
}

/// Returns the sign of a state: a tick on a disc, a clock on a pale one, a square face, a ring that is struck through.
fn mark(class: &str) -> &'static str {
    match class {
        "online" => r#"<circle cx="8" cy="8" r="7"/><path d="m4.7 8.2 2.3 2.4 4.4-4.8"/>"#,
        "away" => r#"<circle cx="8" cy="8" r="7"/><path d="M8 4.2V8l2.6 1.7"/>"#,
        "bot" => {
            r#"<rect x="1.2" y="1.2" width="13.6" height="13.6" rx="2.5"/><path d="M5 5.6v1.6M11 5.6v1.6M5 10.9h6"/>"#
        }
        _ => r#"<circle cx="8" cy="8" r="6"/><path d="M3.8 12.2l8.4-8.4"/>"#,
    }
}

fn watching(words: &Words, watchers: &Watchers) -> Markup {
    if watchers.count == 0 {
        return html! {};
    }
    let text = words.say("frame-watching", &[("count", watchers.count.into())]);
    let unnamed = watchers.count - watchers.names.len().min(watchers.count);
    let tip = match (watchers.names.is_empty(), unnamed) {
        (true, _) => words.say("frame-watching-unnamed", &[("count", watchers.count.into())]),
        (false, 0) => words.say("frame-watching-names", &[("who", words.list(&watchers.names).into())]),
        (false, _) => {
            let values = [("who", watchers.names.join(", ").into()), ("count", unnamed.into())];
            words.say("frame-watching-some", &values)
        }
    };
    html! { span.chip.watching tabindex="0" data-tip=(tip) { (Icon::Eye.draw()) (text) span.unseen { " " (tip) } } }
}

#[cfg(test)]
mod tests {
    use bequest_words::Language;

    use super::*;

    fn regions(presence: Presence, own: bool) -> Vec<Region> {
        let seat = SeatPresence { seat: Seat::new(1), name: "Gus".to_owned(), own, presence };
        presence_regions(&Words::new(Language::English), &[seat], &Watchers::default())
    }

    #[test]
    fn a_mark_goes_where_the_game_has_a_place_for_it() {
        let regions = regions(Presence::Online, false);
        let placed = fill(html! { li { (here(Seat::new(1))) } }, &regions).into_string();
        assert!(placed.starts_with("<li><div id=\"here-2\" data-h=\"") && placed.contains("online"), "{placed}");
        let unplaced = fill(html! { li {} }, &regions).into_string();
        assert!(unplaced.starts_with("<li></li><div hidden><div id=\"here-2\""), "{unplaced}");
    }

    #[test]
    fn a_word_says_who_is_there() {
        let said = [
            (Presence::Online, true, ">you<"),
            (Presence::Online, false, ">online<"),
            (Presence::Away(7), true, ">away <time data-since=\"7\"></time><"),
            (Presence::Offline, false, ">offline<"),
            (Presence::Bot("gentle".to_owned()), false, ">bot, gentle<"),
            (Presence::StandIn("Gus".to_owned()), false, ">bot for Gus<"),
        ];
        for (presence, own, word) in said {
            let html = regions(presence, own)[0].html();
            assert!(html.contains(word), "{html}");
        }
        assert!(!regions(Presence::Nobody, false)[0].html().contains("<svg"));
    }

    #[test]
    fn what_a_mark_says_is_a_whole_sentence() {
        let tips = [("en", "Gus: away"), ("fr", "Gus : pas là"), ("it", "Gus: assente"), ("de", "Gus: abwesend")];
        for (&language, (code, tip)) in Language::ALL.iter().zip(tips) {
            assert_eq!(language.code(), code);
            let line =
                SeatPresence { seat: Seat::new(1), name: "Gus".to_owned(), own: false, presence: Presence::Away(7) };
            let html = seat_presence(&Words::new(language), &line).into_string();
            assert!(html.replace('\u{a0}', " ").contains(&format!("data-tip=\"{tip}\"")), "{html}");
        }
    }

    #[test]
    fn watchers_are_named_if_they_agree() {
        let words = Words::new(Language::English);
        let said = |count, names: &[&str]| {
            let names = names.iter().map(|name| (*name).to_owned()).collect();
            watching(&words, &Watchers { count, names }).into_string()
        };
        assert_eq!(said(0, &[]), "");
        assert!(said(1, &[]).contains("Someone is watching."));
        assert!(said(2, &["Ruth", "Anton"]).contains("Watching: Ruth and Anton"));
        assert!(said(3, &["Ruth"]).contains("Watching: Ruth and 2 more"));
    }
}
