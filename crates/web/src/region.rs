use std::borrow::Cow;
use std::fmt::{Display, Write};
use std::num::NonZeroU32;
use std::ops::Range;
use std::sync::Arc;

use maud::{Markup, PreEscaped, Render};
use memchr::memmem;

/// Begins the mark before a part, where its id follows, and the mark after it. No text has it, because `<` is escaped.
const MARK: &str = "<!part";
const MARK_AFTER: &str = "<!part>";
/// Stands after the id of a part that was not drawn, before its hash.
const KEPT: char = '=';
const WRITES: &str = "a string takes all that is written";

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
pub fn part(id: impl Display, element: impl Render) -> impl Render {
    written(move |html| {
        write!(html, "{MARK} {id}>").expect(WRITES);
        let start = html.len();
        element.render_to(html);
        let element = &html[start..];
        debug_assert!(element.starts_with('<') && !element.starts_with(MARK), "a part is an element, not another part");
        html.push_str(MARK_AFTER);
    })
}

/// Stands for a part that is not drawn, because it is known to be the same as in the region before. It has no parts itself,
/// and `name` is that of its element, as in `li`. Only a page that has it can be sent the region ([`Region::kept`]).
pub fn kept(id: impl Display, name: &'static str, version: PartVersion) -> impl Render {
    written(move |html| {
        write!(html, "{MARK} {id}{KEPT}{:012x}><{name}>{MARK_AFTER}", version.hash).expect(WRITES);
    })
}

/// Asks for room for so many more bytes, where much will be added: a text that grows little by little is copied each time.
pub fn room(bytes: usize) -> impl Render {
    written(move |html| html.reserve(bytes))
}

/// Turns a function that adds HTML to a page into something that `html!` takes, without a copy of its own.
pub fn written(write: impl Fn(&mut String)) -> impl Render {
    struct Written<F>(F);

    impl<F: Fn(&mut String)> Render for Written<F> {
        fn render_to(&self, html: &mut String) {
            (self.0)(html);
        }
    }

    Written(write)
}

/// Returns what a game draws without the marks of its parts, for tests that read a drawing.
pub fn unmarked(html: &str) -> String {
    let mut pieces = html.split(MARK);
    let first = pieces.next().unwrap_or_default().to_owned();
    first + &pieces.map(|piece| piece.split_once('>').map_or("", |(_, after)| after)).collect::<String>()
}

/// A part of a page that is sent again by itself when it changes. Copies share what was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The `id` of its element: letters, digits and hyphens.
    pub id: Cow<'static, str>,
    /// A hash of its content, and of which parts it has, but not of their content.
    pub hash: u64,
    parent: Option<&'static str>,
    outline: Arc<Outline>,
    /// What was drawn, unless it is only known that it would be the same as before.
    drawing: Option<Arc<Drawing>>,
}

/// What was drawn.
#[derive(PartialEq, Eq, Debug)]
struct Drawing {
    /// The content of the element, with the marks of its parts.
    marked: String,
    /// The element itself, and after it all parts that are within it, each before those that are within that.
    parts: Vec<Part>,
}

/// A part as it is marked, or the whole.
#[derive(PartialEq, Eq, Debug)]
struct Part {
    /// Where its id is.
    id: Range<u32>,
    /// Where its element is.
    element: Range<u32>,
    /// Its hash, if it was not drawn.
    kept: Option<u64>,
    /// The number of the first part after it that is not within it.
    end: u32,
    /// The number of the part that it is within; the whole has its own.
    parent: u32,
}

impl Part {
    /// Returns where it is together with its marks.
    fn marked(&self) -> Range<usize> {
        self.id.start as usize - MARK.len() - 1..self.element.end as usize + MARK_AFTER.len()
    }

    fn whole(length: usize) -> Self {
        Self { id: 0..0, element: 0..length as u32, kept: None, end: 0, parent: 0 }
    }

    /// Makes a part of what is between its mark and the `>` after it: its id, and its hash if it was not drawn.
    fn read(marked: &str, mark: Range<usize>, parent: u32) -> Self {
        let (start, end) = (mark.start as u32 + 1, mark.end as u32);
        let kept = marked[mark].rsplit_once(KEPT).and_then(|(_, hash)| u64::from_str_radix(hash, 16).ok());
        let id = start..if kept.is_some() { end - 13 } else { end };
        Self { id, element: end + 1..end + 1, kept, end: 0, parent }
    }
}

/// What is needed to tell whether a page has a region and all that is within it.
#[derive(PartialEq, Eq, Debug)]
pub struct Outline {
    /// A hash of everything, its parts included.
    hash: u64,
    /// The region first, then the parts within it, as they come.
    parts: Box<[PartVersion]>,
}

/// A version of a part, or of a region without its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartVersion {
    /// A hash of its `id`.
    pub name: NonZeroU32,
    /// A hash of its content, and of which parts it has.
    pub hash: u64,
}

impl Outline {
    /// Returns whether both describe the same content.
    pub fn is_same(&self, other: &Self) -> bool {
        self.hash == other.hash
    }

    /// Returns the region and the parts within it, as they come.
    pub fn parts(&self) -> &[PartVersion] {
        &self.parts
    }
}

impl PartVersion {
    /// Makes one from an `id` and the hash of a content.
    pub fn new(id: &str, hash: u64) -> Self {
        let name = id.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        Self { name: NonZeroU32::new(name).unwrap_or(NonZeroU32::MAX), hash }
    }
}

impl Region {
    /// Makes a region; the page decides where it goes.
    pub fn new(id: impl Into<Cow<'static, str>>, content: Markup) -> Self {
        let id = id.into();
        let marked = content.0;
        let parts = read_parts(&marked);
        let outline = Arc::new(outline(&id, &marked, &parts));
        let hash = outline.parts[0].hash;
        let drawing = Some(Arc::new(Drawing { marked, parts }));
        let region = Self { id, hash, parent: None, outline, drawing };
        debug_assert!(region.has_distinct_ids(), "two parts of {} have the same id", region.id);
        region
    }

    /// Makes a region that the page adds at the end of another element when it is not there yet.
    pub fn within(parent: &'static str, id: impl Into<Cow<'static, str>>, content: Markup) -> Self {
        Self { parent: Some(parent), ..Self::new(id, content) }
    }

    /// Makes a region that was not drawn, because its content is known to be the same as before.
    pub fn unchanged(id: &'static str, outline: Arc<Outline>) -> Self {
        Self { id: id.into(), hash: outline.parts[0].hash, parent: None, outline, drawing: None }
    }

    /// Returns whether there is more of it than its outline. Some of its parts may still be only known to be the same.
    pub fn is_drawn(&self) -> bool {
        self.drawing.is_some()
    }

    /// Returns whether all of it was drawn.
    pub fn is_whole(&self) -> bool {
        self.is_drawn() && self.kept().next().is_none()
    }

    /// Returns the parts that were not drawn, because they are known to be the same as before.
    pub fn kept(&self) -> impl Iterator<Item = PartVersion> {
        let parts = self.drawing.iter().flat_map(|drawing| drawing.parts.iter().zip(&self.outline.parts));
        parts.filter(|(part, _)| part.kept.is_some()).map(|(_, version)| *version)
    }

    /// Returns a part as it was drawn, with its marks, to be put into a drawing that has the same part.
    pub fn drawn_part(&self, name: NonZeroU32) -> Option<PreEscaped<&str>> {
        let drawing = self.drawing.as_ref()?;
        let number = self.outline.parts.iter().skip(1).position(|part| part.name == name)? + 1;
        let part = Some(&drawing.parts[number]).filter(|part| part.kept.is_none())?;
        Some(PreEscaped(&drawing.marked[part.marked()]))
    }

    /// Returns what tells whether a page has it.
    pub fn outline(&self) -> &Arc<Outline> {
        &self.outline
    }

    /// Returns the element.
    pub fn html(&self) -> String {
        let mut html = String::new();
        self.write(&mut html);
        html
    }

    /// Adds the element to a text.
    pub fn write(&self, html: &mut String) {
        let Some(drawing) = &self.drawing else { return debug_assert!(false, "{} was not drawn", self.id) };
        html.reserve(self.length());
        self.write_part(drawing, 0, html, &|_| false);
    }

    /// Returns about how many bytes its element has; not less.
    pub fn length(&self) -> usize {
        self.drawing.as_ref().map_or(0, |drawing| drawing.marked.len() + 30 * drawing.parts.len() + 60)
    }

    /// Returns the element, to be put into a page.
    pub fn markup(&self) -> Markup {
        PreEscaped(self.html())
    }

    /// Adds the elements that a page needs which has some regions already: those that it does not have. Within them, an
    /// empty element stands for each part that it has.
    ///
    /// The function is called once for the region and each of its parts, in their order.
    pub fn write_changes(&self, html: &mut String, has: impl FnMut(PartVersion) -> bool) {
        let Some(drawing) = &self.drawing else { return debug_assert!(false, "{} was not drawn", self.id) };
        let had: Vec<bool> = self.outline.parts.iter().copied().map(has).collect();
        for (number, part) in drawing.parts.iter().enumerate() {
            // What is within a part that is new was written with it.
            let parent_is_written = number > 0 && !had[part.parent as usize];
            if !had[number] && !parent_is_written {
                // By itself a group would not be read as part of a drawing.
                let (start, end) = if drawing.name(number) == "g" { ("<svg>", "</svg>") } else { ("", "") };
                html.push_str(start);
                self.write_part(drawing, number, html, &|part| had[part]);
                html.push_str(end);
            }
        }
    }

    /// Adds the element of a part to a text; parts that the page has are left empty.
    fn write_part(&self, drawing: &Drawing, number: usize, html: &mut String, has: &impl Fn(usize) -> bool) {
        let Drawing { marked, parts } = drawing;
        let part = &parts[number];
        let (name, hash) = (drawing.name(number), self.outline.parts[number].hash);
        let id = if number == 0 { &self.id } else { drawing.id(number) };
        debug_assert!(part.kept.is_none(), "{id} was not drawn");
        html.extend(["<", name, " id=\"", id, "\" data-h=\""]);
        push_hash(html, hash);
        html.push('"');
        let mut from = part.element.start as usize;
        if number == 0 {
            if let Some(parent) = self.parent {
                html.extend([" data-in=\"", parent, "\""]);
            }
            html.push('>');
        } else {
            from += 1 + name.len();
        }
        let mut inner = number + 1;
        while inner < part.end as usize {
            let place = parts[inner].marked();
            html.push_str(&marked[from..place.start]);
            from = place.end;
            if has(inner) {
                let (id, name) = (drawing.id(inner), drawing.name(inner));
                html.extend(["<", name, " id=\"", id, "\" data-h></", name, ">"]);
            } else {
                self.write_part(drawing, inner, html, has);
            }
            inner = parts[inner].end as usize;
        }
        html.push_str(&marked[from..part.element.end as usize]);
        if number == 0 {
            html.push_str("</div>");
        }
    }

    /// Returns the ids of the region and of its parts, if it was drawn.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let parts = self.drawing.iter().flat_map(|drawing| (1..drawing.parts.len()).map(|number| drawing.id(number)));
        std::iter::once(&*self.id).chain(parts)
    }

    fn has_distinct_ids(&self) -> bool {
        let mut ids: Vec<&str> = self.ids().collect();
        ids.sort_unstable();
        ids.windows(2).all(|pair| pair[0] != pair[1])
    }
}

impl Drawing {
    /// Returns the id of a part.
    fn id(&self, number: usize) -> &str {
        &self.marked[range(&self.parts[number].id)]
    }

    /// Returns the name of the element of a part, as in `li`; the whole is a `div`.
    fn name(&self, number: usize) -> &str {
        if number == 0 {
            return "div";
        }
        let element = &self.marked[range(&self.parts[number].element)];
        element.get(1..).unwrap_or("").split([' ', '>', '/']).next().unwrap_or("")
    }
}

/// Adds the eight digits of a hash, each of five bits: letters and digits alone, so that none looks like the name of a card.
fn push_hash(html: &mut String, hash: u64) {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghijklmnopqrstuv";
    let digits: [u8; 8] = std::array::from_fn(|place| DIGITS[(hash >> (35 - 5 * place)) as usize & 31]);
    html.push_str(str::from_utf8(&digits).expect("digits are text"));
}

fn range(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// Finds the parts of a content, the whole of it first.
fn read_parts(marked: &str) -> Vec<Part> {
    let mut parts = vec![Part::whole(marked.len())];
    let mut current = 0;
    for mark in memmem::find_iter(marked.as_bytes(), MARK) {
        let after = mark + MARK.len();
        let Some(length) = memchr::memchr(b'>', &marked.as_bytes()[after..]) else { break };
        if length == 0 {
            let end = parts.len() as u32;
            let part = &mut parts[current];
            (part.element.end, part.end) = (mark as u32, end);
            current = part.parent as usize;
        } else {
            parts.push(Part::read(marked, after..after + length, current as u32));
            current = parts.len() - 1;
        }
    }
    debug_assert_eq!(current, 0, "every part ends within the one that it is in");
    parts[0].end = parts.len() as u32;
    parts
}

fn outline(id: &str, marked: &str, parts: &[Part]) -> Outline {
    let had = |(number, part): (usize, &Part)| {
        if let Some(hash) = part.kept {
            return PartVersion::new(&marked[range(&part.id)], hash);
        }
        let mut hash = START;
        let (mut from, mut inner) = (part.element.start as usize, number + 1);
        while inner < part.end as usize {
            let place = parts[inner].marked();
            hash = mix(mix(hash, hash_of(&marked[from..place.start])), hash_of(&marked[range(&parts[inner].id)]));
            (from, inner) = (place.end, parts[inner].end as usize);
        }
        let id = if number == 0 { id } else { &marked[range(&part.id)] };
        PartVersion::new(id, shorten(mix(hash, hash_of(&marked[from..part.element.end as usize]))))
    };
    let parts: Box<[PartVersion]> = parts.iter().enumerate().map(had).collect();
    let hash = parts.iter().fold(START, |hash, had| mix(mix(hash, had.hash), had.name.get().into()));
    Outline { hash, parts }
}

const START: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// Returns the 40 bits of a mixed hash that depend on most of it: pages have many parts, and name the hash of each.
fn shorten(hash: u64) -> u64 {
    hash.rotate_right(23) >> 24
}

fn mix(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(PRIME).rotate_left(23)
}

/// FNV-1a over words of eight bytes, four at a time: quick, and good enough to distinguish two versions of a region.
fn hash_of(text: &str) -> u64 {
    let (blocks, rest) = text.as_bytes().as_chunks::<32>();
    let mut last = [0; 32];
    last[..rest.len()].copy_from_slice(rest);
    let mut lanes = [START, !START, START ^ PRIME, text.len() as u64];
    let mut add = |block: &[u8; 32]| {
        let (words, _) = block.as_chunks::<8>();
        lanes = std::array::from_fn(|lane| mix(lanes[lane], u64::from_le_bytes(words[lane])));
    };
    blocks.iter().for_each(&mut add);
    add(&last);
    lanes.into_iter().fold(START, mix).wrapping_mul(PRIME)
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
        let mut html = String::new();
        new.write_changes(&mut html, |part| old.outline().parts().contains(&part));
        let mut pieces = html.split(" data-h=\"");
        let first = pieces.next().unwrap().to_owned();
        pieces.fold(first, |all, piece| all + &piece["01234567\"".len()..])
    }

    #[test]
    fn a_page_has_the_parts_at_their_places() {
        let html = region("one", 7, "Bert").html();
        assert!(!html.contains(MARK));
        let hash = |id: &str| html.split(&format!("id=\"{id}\" data-h=\"")).nth(1).map(|rest| rest[..8].to_owned());
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
    fn only_what_differs_is_sent() {
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
    fn what_is_known_to_be_the_same_is_not_drawn_and_not_sent() {
        let scene = |text: &str| part("one", html! { p { (text) } });
        let old = Region::new("scenes", html! { (scene("first")) });
        let one = old.outline().parts()[1];
        let new = Region::new("scenes", html! { (kept("one", "p", one)) (part("two", html! { p { "second" } })) });
        let whole = Region::new("scenes", html! { (scene("first")) (part("two", html! { p { "second" } })) });
        assert_eq!(new.outline(), whole.outline());
        assert_eq!(change(&old, &new), change(&old, &whole));
        assert!(change(&old, &new).contains("<p id=\"one\" data-h></p>"));
        assert_eq!((new.is_drawn(), new.is_whole(), whole.is_whole()), (true, false, true));
        assert_eq!((new.kept().collect::<Vec<_>>(), whole.kept().count()), (vec![one], 0));
        // What was drawn can be put into another drawing.
        let copied = Region::new("scenes", html! { @if let Some(part) = old.drawn_part(one.name) { (part) } });
        assert_eq!(copied, old);
        assert!(new.drawn_part(one.name).is_none());
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
        assert_eq!(region.outline().parts().len(), 1);
        assert!(region.html().contains("&lt;!part x&gt;"));
    }

    #[test]
    #[should_panic(expected = "not another part")]
    fn a_part_is_no_other_part() {
        let inner = part("inner", html! { li { "one" } });
        Region::new("board", html! { (part("outer", inner)) });
    }

    #[test]
    #[should_panic(expected = "the same id")]
    fn two_parts_have_two_ids() {
        let one = part("p1", html! { li { "one" } });
        Region::new("board", html! { (one) (one) });
    }
}
