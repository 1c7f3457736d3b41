use bequest_editions::Source;
use bequest_engine::{Ledger, Rule, common_ledger, find_rule};
use bequest_words::Words;
use maud::{Markup, html};

use crate::document::title;
use crate::icon::Icon;
use crate::primer::emphasised;
use crate::search::{Forgiven, Search};
use crate::shelf::{Volume, shelf};
use crate::{GameChoice, Look, Page, Primer, TurnStep, Visitor};

/// The rulebook of a game.
pub struct Rulebook<'a> {
    /// How the game looks.
    pub look: Look,
    /// Its rules: its own ledger, then those of games that it combines.
    pub ledgers: &'a [&'static Ledger],
    /// How it begins.
    pub primer: Primer,
    /// Its components, drawn.
    pub parts: Markup,
    /// The words to look for; nothing to show everything.
    pub query: &'a str,
}

/// The source of a rule or a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// B: the rulebook says so.
    Rulebook,
    /// F: a fact found elsewhere.
    Found,
    /// R: our own ruling.
    Ruling,
    /// C: a reconstructed component.
    Reconstructed,
}

impl Mark {
    const ALL: [Self; 4] = [Self::Rulebook, Self::Found, Self::Ruling, Self::Reconstructed];

    /// Returns the mark for the source of a value.
    pub fn of(source: Source) -> Self {
        match source {
            Source::Rulebook => Mark::Rulebook,
            Source::Found => Mark::Found,
            Source::Reconstructed => Mark::Reconstructed,
        }
    }

    fn letter(self) -> char {
        match self {
            Mark::Rulebook => 'B',
            Mark::Found => 'F',
            Mark::Ruling => 'R',
            Mark::Reconstructed => 'C',
        }
    }

    /// Returns the keys of its name and of what it means.
    fn keys(self) -> (&'static str, &'static str) {
        match self {
            Mark::Rulebook => ("page-mark-rulebook", "page-mark-rulebook-what"),
            Mark::Found => ("page-mark-found", "page-mark-found-what"),
            Mark::Ruling => ("page-mark-ruling", "page-mark-ruling-what"),
            Mark::Reconstructed => ("page-mark-reconstructed", "page-mark-reconstructed-what"),
        }
    }

    /// Draws it as a chip with a letter and a word; where there is no room, only screen readers get the word.
    pub fn chip(self, words: &Words) -> Markup {
        let name = words.say(self.keys().0, &[]);
        html! {
            span class={ "mark mark-" (self.letter().to_ascii_lowercase()) } title=(name) {
                b aria-hidden="true" { (self.letter()) } span.word { (name) }
            }
        }
    }
}

/// Returns the page of all rulebooks, those of games to come included.
pub fn rulebooks(visitor: &Visitor<'_>, games: &[GameChoice]) -> Page {
    let words = visitor.words;
    let name = words.say("page-rules", &[]);
    let main = html! {
        div.stack {
            header.page-head { div { h1 { (name) } p { (words.say("page-rules-what", &[])) } } }
            ul.tiles aria-label=(name) { @for volume in shelf(words, games) { (book_tile(words, &volume)) } }
        }
    };
    Page { title: title(words, &name), stream: None, game: None, main, bar: None }
}

fn book_tile(words: &Words, volume: &Volume) -> Markup {
    let read = html! {
        a.button.primary href={ "/rules/" (volume.id) } {
            (words.say("page-rules-read", &[])) span.unseen { " " (volume.title) }
        }
    };
    crate::shelf::tile(words, volume, &read)
}

/// Returns the rulebook of a game, or what someone looks for in it.
///
/// Everything is in the content of the page, with a layout that depends on its width, because it can also be shown
/// beside a table.
pub fn rulebook(visitor: &Visitor<'_>, book: &Rulebook<'_>) -> Page {
    let words = visitor.words;
    let forgiven = look_for(words, book);
    let search = &forgiven.search;
    let chapters = chapters(words, book, search);
    let game = book.ledgers.first().map_or("", |ledger| ledger.title(words.language().code()));
    let name = words.say("page-rules-of", &[("game", game.into())]);
    let whole = search.is_empty();
    let main = html! {
        article.rulebook {
            header.page-head { div { h1 { (game) } p { (words.say("page-rules-one-what", &[])) } } }
            div.opened {
                div.finder {
                    (search_form(words, book))
                    @if !whole { (found(words, book, &chapters, &forgiven)) }
                    @if !chapters.is_empty() { (contents(words, book, &chapters, whole)) }
                }
                div.chapters {
                    @if whole { (beginning(words, book)) }
                    @if whole { header.numbered #numbered { h2 { (words.say("page-rules-numbered", &[])) } p { (words.say("page-rules-numbered-what", &[])) } } }
                    @for chapter in &chapters { (chapter_of(words, book, chapter, search)) }
                    @if whole && has_parts(book) {
                        section.chapter.parts #parts { h2 { (words.say("page-parts", &[])) } (book.parts) }
                    }
                    @if whole { (legend(words)) }
                }
            }
        }
    };
    Page { title: title(words, &name), stream: None, game: Some(book.look), main, bar: None }
}

/// A chapter with those of its rules that are shown.
struct Shown {
    /// Its anchor on the page.
    anchor: String,
    title: String,
    rules: Vec<&'static Rule>,
}

impl Shown {
    /// Returns the numbers of its rules, from the first to the last.
    fn numbers(&self) -> String {
        let number = |rule: &&Rule| rule.id.rsplit('-').next().unwrap_or_default().to_owned();
        let (first, last) = (self.rules.first().map(number), self.rules.last().map(number));
        match (first, last) {
            (Some(first), Some(last)) if first != last => format!("{first}–{last}"),
            (first, _) => first.unwrap_or_default(),
        }
    }

    /// Returns what is written of each of its rules.
    fn texts(&self, language: &str) -> impl Iterator<Item = Vec<&str>> {
        self.rules.iter().map(move |rule| vec![rule.id.as_str(), rule.text(language), self.title.as_str()])
    }
}

/// Reads what someone looks for, and forgives them if nothing has it.
fn look_for(words: &Words, book: &Rulebook<'_>) -> Forgiven {
    let language = words.language().code();
    let all = chapters(words, book, &Search::new(""));
    let groups: Vec<Vec<&str>> = all.iter().flat_map(|shown| shown.texts(language)).collect();
    Search::new(book.query).forgiving(&groups)
}

/// Returns the chapters in which something was found, the rules of all games last.
fn chapters(words: &Words, book: &Rulebook<'_>, search: &Search) -> Vec<Shown> {
    let others = book.ledgers.iter().copied().zip(1..);
    let ledgers = others.chain([(common_ledger(), 1)]);
    let chapters = ledgers.flat_map(|(ledger, number)| chapters_of(words, ledger, number, search));
    chapters.filter(|shown| !shown.rules.is_empty()).collect()
}

/// Returns the chapters of a ledger. Those of a second ledger name its game, because two ledgers may have chapters of
/// the same name.
fn chapters_of(words: &Words, ledger: &'static Ledger, number: usize, search: &Search) -> impl Iterator<Item = Shown> {
    let language = words.language().code();
    ledger.chapters().iter().map(move |chapter| {
        let (anchor, title) = match number {
            1 => (format!("chapter-{}", chapter.id), chapter.title(language).to_owned()),
            _ => (
                format!("chapter-{number}-{}", chapter.id),
                format!("{}: {}", ledger.title(language), chapter.title(language)),
            ),
        };
        let its = |rule: &&Rule| rule.chapter == chapter.id;
        let fits = |rule: &&Rule| search.finds(&[&rule.id, rule.text(language), &title]);
        let rules = ledger.rules().iter().filter(its).filter(fits).collect();
        Shown { anchor, title, rules }
    })
}

fn search_form(words: &Words, book: &Rulebook<'_>) -> Markup {
    let label = words.say("page-rules-search", &[]);
    html! {
        form.search role="search" method="get" action={ "/rules/" (book.look.id) } {
            label.unseen for="rulebook-q" { (label) }
            input.input #rulebook-q type="search" name="q" value=(book.query) placeholder=(words.say("page-rules-search-go", &[])) maxlength=(Search::LONGEST) autocomplete="off";
            button.button.quiet type="submit" { (Icon::Search.draw()) span.unseen { (words.say("page-rules-search-go", &[])) } }
        }
    }
}

fn legend(words: &Words) -> Markup {
    html! {
        details.reading {
            summary { (words.say("page-rules-reading", &[])) }
            dl {
                @for mark in Mark::ALL {
                    div { dt { (mark.chip(words)) } dd { (words.say(mark.keys().1, &[])) } }
                }
            }
        }
    }
}

/// Returns whether there is something to show of the components.
fn has_parts(book: &Rulebook<'_>) -> bool {
    !book.parts.0.is_empty()
}

/// Says how many rules were found, and whether something else was looked for.
fn found(words: &Words, book: &Rulebook<'_>, chapters: &[Shown], forgiven: &Forgiven) -> Markup {
    let count: usize = chapters.iter().map(|shown| shown.rules.len()).sum();
    let query = book.query.trim();
    let shown = forgiven.instead.as_deref().unwrap_or(query);
    let say = |key, query: &str| words.say(key, &[("count", count.into()), ("query", query.into())]);
    let text = match (count, forgiven.is_part, &forgiven.instead) {
        (0, _, _) => words.say("page-rules-none", &[("query", query.into())]),
        (_, true, _) => say("page-rules-some", shown),
        (_, false, None) => say("page-rules-count", query),
        (_, false, Some(instead)) => {
            let unknown = words.say("page-rules-unknown", &[("query", query.into())]);
            format!("{unknown} {}", say("page-rules-count", instead))
        }
    };
    html! {
        div.found-line {
            p role="status" { (forgiven.search.marked(&text)) }
            a.button.quiet href={ "/rules/" (book.look.id) } { (words.say("page-rules-all", &[])) }
        }
    }
}

/// Draws the goal, the game in a few sentences and a turn in a few pictures.
fn beginning(words: &Words, book: &Rulebook<'_>) -> Markup {
    let Primer { goal, sentences, turn, steps } = &book.primer;
    html! {
        section.opening.panel #in-short aria-labelledby="goal" {
            div.says {
                p.caps { (words.say("page-rules-goal", &[])) }
                h2 #goal { (goal) }
                ol.five { @for sentence in sentences { li { span { (emphasised(sentence)) } } } }
            }
            @if let Some(tile) = book.look.tile { div.scene { img src=(tile.path) alt="" width="320" height="150"; } }
        }
        @if !steps.is_empty() {
            section.turn aria-labelledby="turn" {
                h2 #turn { (turn) }
                ol.strip { @for step in steps { (turn_step(step)) } }
            }
        }
    }
}

fn turn_step(step: &TurnStep) -> Markup {
    html! {
        li.panel {
            (step.picture)
            div {
                h3 { (step.title) }
                p { (step.text) " " a href={ "#" (step.rule) } { (step.rule) } }
            }
        }
    }
}

/// Draws the table of contents; during a search only the chapters in which something was found.
fn contents(words: &Words, book: &Rulebook<'_>, chapters: &[Shown], whole: bool) -> Markup {
    let say = |key| words.say(key, &[]);
    html! {
        nav.contents aria-label=(say("page-rules-contents")) {
            ol {
                @if whole { li.first { a href="#in-short" { b { (say("page-rules-short")) } " " small { (say("page-rules-start")) } } } }
                @for shown in chapters {
                    li { a href={ "#" (shown.anchor) } { b { (shown.title) } " " small { (shown.numbers()) } } }
                }
                @if whole && has_parts(book) { li { a href="#parts" { b { (say("page-parts")) } } } }
            }
        }
    }
}

fn chapter_of(words: &Words, book: &Rulebook<'_>, shown: &Shown, search: &Search) -> Markup {
    html! {
        section.chapter id=(shown.anchor) {
            h2 { (search.marked(&shown.title)) }
            ol { @for rule in &shown.rules { (rule_of(words, book, rule, search)) } }
        }
    }
}

fn rule_of(words: &Words, book: &Rulebook<'_>, rule: &Rule, search: &Search) -> Markup {
    let text = rule.text(words.language().code());
    // During a search, other rules are on another page.
    let page = if search.is_empty() { String::new() } else { format!("/rules/{}", book.look.id) };
    html! {
        li.rule id=(rule.id) {
            a.id href={ (page) "#" (rule.id) } { (search.marked(&rule.id)) }
            p {
                @for piece in pieces(book.ledgers, text) {
                    @match piece {
                        Piece::Text(text) => (search.marked(text)),
                        Piece::Rule(id) => a href={ (page) "#" (id) } { (search.marked(id)) },
                    }
                }
            }
            details.source {
                summary { (words.say("page-rules-source", &[])) span.unseen { " " (rule.id) } }
                span.marks { @for mark in marks(rule) { (mark.chip(words)) } }
            }
        }
    }
}

fn marks(rule: &Rule) -> impl Iterator<Item = Mark> {
    rule.marks.chars().filter_map(|letter| Mark::ALL.into_iter().find(|mark| mark.letter() == letter))
}

/// A piece of a rule's text.
enum Piece<'a> {
    Text(&'a str),
    /// The id of a rule.
    Rule(&'a str),
}

/// Splits a text at the ids of rules in it.
fn pieces<'a>(ledgers: &[&'static Ledger], text: &'a str) -> Vec<Piece<'a>> {
    let in_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let (mut pieces, mut taken, mut at) = (Vec::new(), 0, 0);
    while let Some(start) = text[at..].find(in_id).map(|place| at + place) {
        at = text[start..].find(|letter| !in_id(letter)).map_or(text.len(), |length| start + length);
        let word = &text[start..at];
        if word.contains('-') && find_rule(ledgers, word).is_some_and(|rule| rule.id == word) {
            pieces.extend([Piece::Text(&text[taken..start]), Piece::Rule(word)]);
            taken = at;
        }
    }
    pieces.push(Piece::Text(&text[taken..]));
    pieces
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::Lots;
    use bequest_engine::Game;
    use bequest_erbraffer::Erbraffer;
    use bequest_maloney::Maloney;
    use bequest_words::Language;

    use super::*;

    fn drawn(query: &str, id: &str) -> String {
        let words = Words::new(Language::English);
        let book = Rulebook {
            look: Look::plain("maloney"),
            ledgers: &Maloney::ledgers(),
            primer: Primer::of_ledger(&words, Maloney::ledger()),
            parts: html! {},
            query,
        };
        let rule = find_rule(book.ledgers, id).expect("there is such a rule");
        rule_of(&words, &book, rule, &Search::new(query)).into_string().replace("><", ">\n<")
    }

    #[test]
    fn a_rule_shows_its_id_and_its_source_and_links_to_others() {
        insta::assert_snapshot!(drawn("", "MAL-4"), @r##"
        <li class="rule" id="MAL-4">
        <a class="id" href="#MAL-4">MAL-4</a>
        <p>You are dealt 12 action cards, or 10 if six of you play. The rest is the pile, face down.</p>
        <details class="source">
        <summary>Source<span class="unseen"> MAL-4</span>
        </summary>
        <span class="marks">
        <span class="mark mark-b" title="rulebook">
        <b aria-hidden="true">B</b>
        <span class="word">rulebook</span>
        </span>
        </span>
        </details>
        </li>
        "##);
        assert!(drawn("", "MAL-6").contains("this swap (<a href=\"#MAL-5\">MAL-5</a>): it goes"));
    }

    #[test]
    fn what_is_looked_for_is_marked_and_other_rules_are_on_another_page() {
        let rule = drawn("swap mal-5", "MAL-6");
        assert!(rule.contains("<a href=\"/rules/maloney#MAL-5\">\n<mark>MAL-5</mark>\n</a>"), "{rule}");
        assert!(rule.contains("<mark>swap</mark>"), "{rule}");
    }

    #[test]
    fn a_game_that_rests_on_two_ledgers_shows_both() {
        let (words, ledgers) = (Words::new(Language::English), Lots::ledgers());
        let visitor =
            Visitor { words: &words, name: None, now: 0, preferences: crate::Preferences::default(), turns: 0 };
        let page = |query| {
            rulebook(
                &visitor,
                &Rulebook {
                    look: Look::plain("lots"),
                    ledgers: &ledgers,
                    primer: Primer::of_ledger(&words, ledgers[0]),
                    parts: html! {},
                    query,
                },
            )
        };
        let html = page("").main.into_string();
        for part in ["id=\"chapter-lots\"", "id=\"chapter-2-raffle\"", "<h2>Raffle: Raffle</h2>", "id=\"RAF-1\""] {
            assert!(html.contains(part), "{part}");
        }
        assert!(html.contains("<a href=\"#chapter-2-raffle\"><b>Raffle: Raffle</b>"));
        let found = page("raf-1").main.into_string();
        assert!(found.contains("id=\"RAF-1\"") && !found.contains("id=\"LOT-1\""));
    }

    #[test]
    fn every_mark_of_a_ledger_is_known() {
        let games = [Maloney::ledger(), Erbraffer::ledger(), common_ledger()];
        for rule in games.iter().flat_map(|ledger| ledger.rules()) {
            assert_eq!(marks(rule).count(), rule.marks.len(), "{}", rule.id);
        }
    }
}
