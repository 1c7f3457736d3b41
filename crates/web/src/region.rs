use std::borrow::Cow;
use std::fmt::{Display, Write};
use std::sync::Arc;

use maud::{Markup, PreEscaped};

/// Begins the mark before a part, where its id follows, and the mark after it. No text has it, because `<` is escaped.
const MARK: &str = "<!part";

/// Marks an element of a region as a part: a region of its own, which is sent again by itself when it changes.
///
/// The id is unique on the page: letters, digits and hyphens. The element has no other id. It is neither a row nor a cell
/// of a table, and in a drawing it is a `g`. Parts can be within parts. A region in which nothing is marked is sent whole.
///
/// ```
/// use bequest_web::{Region, part};
/// use maud::html;
///
/// let list = |coins: u32| Region::new("list", html! { ul { (part("coins", html! { li { (coins) } })) } });
/// assert_eq!(list(1).hash, list(2).hash);
/// ```
#[expect(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub fn part(id: impl Display, element: Markup) -> Markup {
    debug_assert!(element.0.starts_with('<'), "a part is an element");
    PreEscaped(format!("{MARK} {id}>{}{MARK}>", element.0))
}

/// A part of a page that is sent again by itself when it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The `id` of its element: letters, digits and hyphens.
    pub id: Cow<'static, str>,
    /// A hash of its content, and of which parts it has, but not of their content.
    pub hash: u64,
    parent: Option<&'static str>,
    /// Its element without its id and without its parts; shared by all who are shown the same.
    element: Arc<str>,
    /// The regions within it, each with its place in the element.
    parts: Arc<[(usize, Region)]>,
}

impl Region {
    /// Makes a region; the page decides where it goes.
    #[expect(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
    pub fn new(id: impl Into<Cow<'static, str>>, content: Markup) -> Self {
        let region = Self::read(id.into(), &mut format!("<div>{}</div>", content.0).as_str());
        debug_assert!(region.has_distinct_ids(), "two parts of {} have the same id", region.id);
        region
    }

    /// Makes a region that the page adds at the end of another element when it is not there yet.
    pub fn within(parent: &'static str, id: impl Into<Cow<'static, str>>, content: Markup) -> Self {
        Self { parent: Some(parent), ..Self::new(id, content) }
    }

    /// Reads an element with its parts, up to the mark after it or to the end.
    fn read(id: Cow<'static, str>, marked: &mut &str) -> Self {
        let (mut element, mut parts) = (String::new(), Vec::new());
        loop {
            let (before, after) = marked.split_once(MARK).unwrap_or((marked, ">"));
            let (name, rest) = after.split_once('>').unwrap_or(("", ""));
            element.push_str(before);
            *marked = rest;
            if name.is_empty() {
                break;
            }
            let part = Self::read(name.trim_start().to_owned().into(), marked);
            parts.push((element.len(), part));
        }
        let mix = |hash, (place, part): &(usize, Self)| mix(mix(hash, *place as u64), hash_of(&part.id));
        let hash = parts.iter().fold(hash_of(&element), mix);
        Self { id, hash, parent: None, element: element.into(), parts: parts.into() }
    }

    /// Returns the element.
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(self.element.len() + 100);
        self.write(&mut html);
        html
    }

    /// Adds the element to a text.
    pub fn write(&self, html: &mut String) {
        self.write_beside(html, &|_| false);
    }

    /// Returns the element, to be put into a page.
    pub fn markup(&self) -> Markup {
        PreEscaped(self.html())
    }

    /// Adds the elements that a page needs which has some regions already: those that it does not have. Within them, an
    /// empty element stands for each part that it has.
    pub fn write_changes(&self, html: &mut String, has: &impl Fn(&Self) -> bool) {
        self.write_changes_within(html, has, false);
    }

    fn write_changes_within(&self, html: &mut String, has: &impl Fn(&Self) -> bool, parent_is_written: bool) {
        let is_new = !has(self);
        if is_new && !parent_is_written {
            // By itself a group would not be read as part of a drawing.
            let (start, end) = if self.name() == "g" { ("<svg>", "</svg>") } else { ("", "") };
            html.push_str(start);
            self.write_beside(html, has);
            html.push_str(end);
        }
        for (_, part) in &*self.parts {
            part.write_changes_within(html, has, is_new);
        }
    }

    /// Adds the element to a text; parts that the page has are left empty.
    fn write_beside(&self, html: &mut String, has: &impl Fn(&Self) -> bool) {
        let Self { id, hash, .. } = self;
        html.reserve(self.element.len() + 100);
        write!(html, "<{} id=\"{id}\" data-h=\"{hash:016x}\"", self.name())
            .expect("a string takes all that is written");
        if let Some(parent) = self.parent {
            html.push_str(" data-in=\"");
            html.push_str(parent);
            html.push('"');
        }
        let mut from = 1 + self.name().len();
        for (place, part) in &*self.parts {
            html.push_str(&self.element[from..*place]);
            from = *place;
            if has(part) {
                let (id, name) = (&part.id, part.name());
                write!(html, "<{name} id=\"{id}\" data-h></{name}>").expect("a string takes all that is written");
            } else {
                part.write_beside(html, has);
            }
        }
        html.push_str(&self.element[from..]);
    }

    /// Calls a function with the region and with all that are within it.
    pub fn visit<'a>(&'a self, visitor: &mut impl FnMut(&'a Self)) {
        visitor(self);
        self.parts.iter().for_each(|(_, part)| part.visit(visitor));
    }

    /// Returns the name of its element, as in `div`.
    fn name(&self) -> &str {
        let start = self.element.get(1..).unwrap_or("");
        start.split([' ', '>', '/']).next().unwrap_or("")
    }

    fn has_distinct_ids(&self) -> bool {
        let mut ids = Vec::new();
        self.visit(&mut |region| ids.push(&region.id));
        ids.sort();
        ids.windows(2).all(|pair| pair[0] != pair[1])
    }
}

const PRIME: u64 = 0x0000_0100_0000_01b3;

fn mix(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(PRIME).rotate_left(23)
}

/// FNV-1a over words of eight bytes: quick, and good enough to distinguish two versions of a region.
fn hash_of(text: &str) -> u64 {
    let word = |chunk: &[u8]| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    let chunks = text.as_bytes().chunks(8).map(word);
    chunks.fold(0xcbf2_9ce4_8422_2325 ^ text.len() as u64, mix).wrapping_mul(PRIME)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    /// A drawing and a list, with a part within a part.
    fn region(class: &str, coins: u32, name: &str) -> Region {
        let coins = part("coins", html! { b { (coins) } });
        let first = part("p1", html! { li class=(class) { "Ada " (coins) } });
        let second = part("p2", html! { li { (name) } });
        Region::new(
            "board",
            html! { ul { (first) (second) } svg { (part("car", html! { g.car { path d=(name) {} } })) } },
        )
    }

    /// Returns what a page is sent that shows one version of the region and shall show another.
    fn change(old: &Region, new: &Region) -> String {
        let mut known = Vec::new();
        old.visit(&mut |region| known.push((&region.id, region.hash)));
        let mut html = String::new();
        new.write_changes(&mut html, &|region| known.contains(&(&region.id, region.hash)));
        html.split(" data-h=\"")
            .map(|text| {
                text.split_at_checked(16).filter(|(_, rest)| rest.starts_with('"')).map_or(text, |(_, rest)| &rest[1..])
            })
            .collect()
    }

    #[test]
    fn a_page_has_the_parts_at_their_places() {
        let html = region("one", 7, "Bert").html();
        assert!(!html.contains(MARK));
        let hash = |id: &str| html.split(&format!("id=\"{id}\" data-h=\"")).nth(1).map(|rest| rest[..16].to_owned());
        let [board, first, coins, second, car] =
            ["board", "p1", "coins", "p2", "car"].map(|id| hash(id).expect("it has a hash"));
        assert_eq!(
            html,
            format!(
                "<div id=\"board\" data-h=\"{board}\"><ul><li id=\"p1\" data-h=\"{first}\" class=\"one\">Ada \
                 <b id=\"coins\" data-h=\"{coins}\">7</b></li><li id=\"p2\" data-h=\"{second}\">Bert</li></ul>\
                 <svg><g id=\"car\" data-h=\"{car}\" class=\"car\"><path d=\"Bert\"></path></g></svg></div>"
            )
        );
    }

    #[test]
    fn only_what_is_another_is_sent() {
        let old = region("one", 7, "Bert");
        assert_eq!(change(&old, &region("one", 7, "Bert")), "");
        assert_eq!(change(&old, &region("one", 8, "Bert")), "<b id=\"coins\">8</b>");
        assert_eq!(
            change(&old, &region("one", 7, "Cleo")),
            "<li id=\"p2\">Cleo</li><svg><g id=\"car\" class=\"car\"><path d=\"Cleo\"></path></g></svg>",
        );
    }

    #[test]
    fn what_is_the_same_within_it_is_left_empty() {
        let old = region("one", 7, "Bert");
        let kept = "<b id=\"coins\" data-h></b>";
        assert_eq!(change(&old, &region("two", 7, "Bert")), format!("<li id=\"p1\" class=\"two\">Ada {kept}</li>"));
        assert_eq!(
            change(&old, &region("two", 8, "Bert")),
            "<li id=\"p1\" class=\"two\">Ada <b id=\"coins\">8</b></li>"
        );
        // The part that is left empty has changed within.
        let shorter = Region::new(
            "board",
            html! { (part("p1", html! { li.one { "Ada " (part("coins", html! { b { "9" } })) } })) },
        );
        assert_eq!(change(&old, &shorter), "<div id=\"board\"><li id=\"p1\" data-h></li></div><b id=\"coins\">9</b>");
    }

    #[test]
    fn another_order_of_parts_is_another_region() {
        let one = || part("p1", html! { li { "one" } });
        let two = || part("p2", html! { li { "two" } });
        let there = Region::new("board", html! { (one()) (two()) });
        let back = Region::new("board", html! { (two()) (one()) });
        assert_ne!(there.hash, back.hash);
        assert_ne!(there.hash, Region::new("board", html! { (one()) }).hash);
        assert_eq!(there.hash, Region::new("board", html! { (one()) (part("p2", html! { li { "three" } })) }).hash);
    }

    #[test]
    fn what_people_write_marks_no_part() {
        let region = Region::new("board", html! { p { "<!part x>" } });
        assert!(region.parts.is_empty());
        assert!(region.html().contains("&lt;!part x&gt;"));
    }

    #[test]
    #[should_panic(expected = "the same id")]
    fn two_parts_have_two_ids() {
        let one = part("p1", html! { li { "one" } });
        Region::new("board", html! { (one) (one) });
    }
}
