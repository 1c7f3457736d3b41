//! The family tree, a generation at a time.

use crate::words::{generation, heirloom, money, own_benefactors};
use bequest_engine::Pool;
use bequest_erbraffer::{Couple, Person, View, Year, YearKind};
use bequest_words::Words;

use bequest_terminal::{Ink, Paint, WIDTH, fit, wrap};

/// The columns of a portrait: two are side by side.
const PORTRAIT: usize = (WIDTH - COUPLE) / 2;
/// The columns of its frame, with mark, number and name.
const FRAME: usize = 20;
/// The columns of a couple's number at the beginning of a line.
const COUPLE: usize = 4;

/// Draws the living with what they own, and names their children.
pub(super) fn living(words: &Words, view: &View, paint: Paint) -> String {
    let mut text = paint.ink(Ink::Strong, &year(words, view)) + "\n" + &row(words, view, paint);
    if paint.tall {
        text += &paint.ink(Ink::Faint, &heirlooms(words, view).join("\n"));
        text.push('\n');
        text += &(children(view, view.living.into()).join("\n") + "\n");
        text += &paint.ink(Ink::Faint, &wrap("", &words.say("erbraffer-sheet-legend", &[]), 2).join("\n"));
        text.push('\n');
    }
    text
}

/// Draws the whole family: the dead in a line, the living with what they own, the unborn by their parents.
pub(super) fn tree(words: &Words, view: &View, paint: Paint) -> String {
    let mut text = String::new();
    let living = usize::from(view.living);
    let dead: Vec<String> = (0..living).map(|row| generation(row).to_string()).collect();
    if !dead.is_empty() {
        let line = words.say("erbraffer-sheet-dead", &[("years", words.list(&dead).into())]);
        text += &(paint.ink(Ink::Faint, &line) + "\n");
    }
    text += &self::living(words, view, Paint { tall: false, ..paint });
    text += &(heirlooms(words, view).join("\n") + "\n");
    for row in living..last_row(view) {
        text += &(children(view, row).join("\n") + "\n");
    }
    text + &wrap("", &words.say("erbraffer-sheet-legend", &[]), 2).join("\n") + "\n"
}

/// Returns the last generation, counted from zero.
fn last_row(view: &View) -> usize {
    let edition = view.edition();
    edition.last_row().iter().next().map_or(0, |heir| edition.person(heir).generation)
}

/// Says what year it is and who lives.
fn year(words: &Words, view: &View) -> String {
    let lives = generation(view.living.into()).to_string();
    let values = [("year", view.year.to_string().into()), ("generation", lives.into())];
    if view.turns_left > 0 {
        return words.say("erbraffer-sheet-last-round", &[("turns", view.turns_left.into())]);
    }
    if view.year.generation() > usize::from(view.living) {
        return words.say("erbraffer-sheet-change", &values);
    }
    let golden = Year::all().find(|year| *year > view.year && year.kind() != YearKind::White);
    let golden = golden.unwrap_or(Year::LAST).to_string();
    words.say("erbraffer-sheet-year", &[values.as_slice(), &[("golden", golden.into())]].concat())
}

/// Draws the living: one couple per line, then the others, two per line.
fn row(words: &Words, view: &View, paint: Paint) -> String {
    let edition = view.edition();
    let mut text = String::new();
    let mut single = edition.row(view.living.into());
    for couple in edition.couples_in(view.living.into()).iter() {
        let partners = edition.couple(couple).partners;
        partners.iter().for_each(|&partner| single.remove(partner));
        text += &line(words, view, paint, &couple.to_string(), &partners);
    }
    for pair in single.iter().collect::<Vec<_>>().chunks(2) {
        text += &line(words, view, paint, "", pair);
    }
    text
}

fn line(words: &Words, view: &View, paint: Paint, head: &str, persons: &[Person]) -> String {
    let portraits: Vec<String> = persons.iter().map(|&person| portrait(words, view, paint, person)).collect();
    format!("{}{}", fit(head, COUPLE), portraits.concat()).trim_end().to_owned() + "\n"
}

/// Returns a portrait as in `*[p08 Anselm]     12,000# h1 h2`.
fn portrait(words: &Words, view: &View, paint: Paint, person: Person) -> String {
    let frame = fit(&frame(view, person, &format!("{person} ")), FRAME);
    let frozen = if view.frozen.contains(person) { '#' } else { ' ' };
    let cash = money(words, view.cash[person].into());
    let heirlooms: Vec<String> = view.heirlooms_of(person).iter().map(|it| it.to_string()).collect();
    let text = fit(&format!("{frame}{cash:>7}{frozen}{}", heirlooms.join(",")), PORTRAIT);
    if is_own(view, person) { paint.ink(Ink::Near, &text) } else { text }
}

/// Returns a name in its frame: square brackets for the married, round ones for benefactors, a star for one's own.
fn frame(view: &View, person: Person, number: &str) -> String {
    let edition = view.edition();
    let name = &edition.person(person).name;
    let mark = if is_own(view, person) { '*' } else { ' ' };
    match edition.benefactors().contains(person) {
        true => format!("{mark}({number}{name})"),
        false => format!("{mark}[{number}{name}]"),
    }
}

fn is_own(view: &View, person: Person) -> bool {
    view.own_portraits().unwrap_or_default().or(own_benefactors(view)).contains(person)
}

/// Names the children of a generation by their parents, and those who marry in, as in
/// `1900 c04 (Ferdinand) [Florentine]`.
fn children(view: &View, parents: usize) -> Vec<String> {
    let edition = view.edition();
    if parents >= last_row(view) {
        return Vec::new();
    }
    let unborn = |person: Person| {
        let dowry = if view.dowry(person) > 0 { "$" } else { "" };
        frame(view, person, "").trim_start().replace(' ', "\u{a0}") + dowry
    };
    let of_couple = |couple: Couple| {
        let names: Vec<String> = edition.children(couple).iter().map(unborn).collect();
        let [one, other] = edition.couple(couple).partners.map(|partner| &edition.person(partner).name);
        // The living are above with their names.
        let whose = if parents == usize::from(view.living) { String::new() } else { format!("\u{a0}{one}+{other}") };
        format!("{couple}{whose}:\u{a0}{}", names.join(" "))
    };
    let couples = edition.couples_in(parents).iter().map(of_couple);
    let from_outside: Pool<Person> =
        edition.row(parents + 1).iter().filter(|&person| edition.person(person).parents.is_none()).collect();
    let outside: Vec<String> = from_outside.iter().map(unborn).collect();
    let all: Vec<String> =
        couples.chain((!outside.is_empty()).then(|| format!("+\u{a0}{}", outside.join(" ")))).collect();
    wrap(&format!("{} ", generation(parents + 1)), &all.join("  "), 5)
}

/// Lists what the numbers of the heirlooms mean.
fn heirlooms(words: &Words, view: &View) -> Vec<String> {
    let edition = view.edition();
    let entry = |it| {
        let (name, worth) = (heirloom(words, edition, it), money(words, edition.heirloom(it).value.into()));
        format!("{it} {name} {worth}").replace(' ', "\u{a0}")
    };
    let entries: Vec<String> = edition.heirlooms().iter().map(entry).collect();
    wrap("", &entries.join(", "), 2)
}
