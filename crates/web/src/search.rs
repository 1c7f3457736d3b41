//! Looking for words in texts, whatever their case and accents, and with one wrong letter if need be.

use std::collections::BTreeMap;
use std::ops::Range;

use maud::{Markup, html};

/// What someone looks for: nothing, or words of which so many have to be found.
pub(crate) struct Search {
    words: Vec<Vec<char>>,
    needed: usize,
}

/// Words that are shorter have too many neighbours to be misspelt.
const SHORTEST_MISSPELT: usize = 4;

impl Search {
    /// The longest text to look for, in characters; the rest is ignored.
    pub(crate) const LONGEST: usize = 80;

    /// Reads what someone looks for.
    pub(crate) fn new(query: &str) -> Self {
        let query: String = query.chars().take(Self::LONGEST).collect();
        let letters = |word: &str| folded(word).into_iter().map(|(letter, _)| letter).collect();
        let words: Vec<Vec<char>> = query.split_whitespace().map(letters).collect();
        Self { needed: words.len(), words }
    }

    /// Returns a search that finds something in one of several groups of texts, if there is one: with the nearest words
    /// of the texts instead of those that are in none of them, or with as many words as are found together.
    pub(crate) fn forgiving(&self, groups: &[Vec<&str>]) -> Forgiven {
        if groups.iter().any(|texts| self.finds(texts)) {
            return Forgiven { search: Self { words: self.words.clone(), ..*self }, instead: None, is_part: false };
        }
        let vocabulary = Vocabulary::of(groups);
        let nearest: Vec<Option<&str>> = self.words.iter().map(|word| vocabulary.instead_of(word)).collect();
        let written =
            |(word, near): (&Vec<char>, &Option<&str>)| near.map_or_else(|| word.iter().collect(), str::to_owned);
        let text = self.words.iter().zip(&nearest).map(written).collect::<Vec<String>>().join(" ");
        let mut search = Self::new(&text);
        let most = groups.iter().map(|texts| search.count(texts)).max().unwrap_or(0);
        let is_part = (1..search.needed).contains(&most);
        search.needed = most.max(1);
        Forgiven { search, instead: nearest.iter().any(Option::is_some).then_some(text), is_part }
    }

    /// Returns whether nothing is looked for.
    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns whether enough of the words are in one of the texts each.
    pub(crate) fn finds(&self, texts: &[&str]) -> bool {
        self.count(texts) >= self.needed
    }

    /// Returns how many of the words are in one of the texts.
    fn count(&self, texts: &[&str]) -> usize {
        let texts: Vec<_> = texts.iter().map(|text| folded(text)).collect();
        let is_there = |word: &&Vec<char>| texts.iter().any(|text| places(text, word).next().is_some());
        self.words.iter().filter(is_there).count()
    }

    /// Returns a text in which everything that is looked for is marked.
    pub(crate) fn marked(&self, text: &str) -> Markup {
        let ranges = self.ranges(text);
        let ends = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
        let rest = ranges.last().map_or(0, |range| range.end);
        html! {
            @for (range, before) in ranges.iter().zip(ends) {
                (text[before..range.start]) mark { (text[range.clone()]) }
            }
            (text[rest..])
        }
    }

    /// Returns the places of all matches, in order and without overlaps.
    fn ranges(&self, text: &str) -> Vec<Range<usize>> {
        let letters = folded(text);
        let start_of = |place: usize| letters.get(place).map_or(text.len(), |(_, start)| *start);
        let found = self.words.iter().flat_map(|word| {
            places(&letters, word).map(|place| {
                let last = start_of(place + word.len() - 1);
                let length = text[last..].chars().next().map_or(0, char::len_utf8);
                start_of(place)..last + length
            })
        });
        let mut found: Vec<Range<usize>> = found.collect();
        found.sort_by_key(|range| (range.start, range.end));
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for range in found {
            match ranges.last_mut() {
                Some(before) if range.start <= before.end => before.end = before.end.max(range.end),
                Some(_) | None => ranges.push(range),
            }
        }
        ranges
    }
}

/// A search that was made to find something.
pub(crate) struct Forgiven {
    pub(crate) search: Search,
    /// What it looks for instead of what was asked.
    pub(crate) instead: Option<String>,
    /// Whether it finds what has only some of the words.
    pub(crate) is_part: bool,
}

/// The words of some texts.
struct Vocabulary {
    /// The letters of each word without case and accents, how often it is there, and how it is written.
    words: BTreeMap<Vec<char>, (usize, String)>,
}

impl Vocabulary {
    fn of(groups: &[Vec<&str>]) -> Self {
        let mut words: BTreeMap<Vec<char>, (usize, String)> = BTreeMap::new();
        let texts = groups.iter().flatten();
        for word in texts.flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric())) {
            let letters = folded(word).into_iter().map(|(letter, _)| letter).collect();
            words.entry(letters).or_insert_with(|| (0, word.to_lowercase())).0 += 1;
        }
        Self { words }
    }

    /// Returns the word that someone may have meant who wrote another one, which is not there: it differs by one letter,
    /// and is the most frequent of those.
    fn instead_of(&self, written: &[char]) -> Option<&str> {
        let is_there = |word: &Vec<char>| word.windows(written.len()).any(|part| part == written);
        if written.len() < SHORTEST_MISSPELT || self.words.keys().any(is_there) {
            return None;
        }
        let near = self.words.iter().filter(|(word, _)| is_near(word, written));
        near.max_by_key(|(_, (count, _))| *count).map(|(_, (_, text))| text.as_str())
    }
}

/// Returns whether two words differ by one letter that is wrong, missing or too many, or by two that changed places.
fn is_near(one: &[char], other: &[char]) -> bool {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[same..], &other[same..]);
    match (one, other) {
        ([], []) => true,
        ([_], []) | ([], [_]) => true,
        ([], _) | (_, []) => false,
        ([first, rest @ ..], [second, others @ ..]) => {
            let swapped = matches!((rest, others), ([third, ..], [fourth, ..]) if first == fourth && second == third);
            rest == others || rest == other || one == others || (swapped && rest[1..] == others[1..])
        }
    }
}

/// Returns the letters of a text without case and accents, each with the place in the text that it comes from.
fn folded(text: &str) -> Vec<(char, usize)> {
    let plain = |(place, letter): (usize, char)| {
        let lower: Vec<char> = letter.to_lowercase().collect();
        lower
            .into_iter()
            .flat_map(|letter| plain(letter).chars())
            .map(move |letter| (letter, place))
            .collect::<Vec<_>>()
    };
    text.char_indices().flat_map(plain).collect()
}

/// Returns a small letter without its accent; two where one stands for two.
fn plain(letter: char) -> Plain {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => Plain::One('a'),
        'ç' => Plain::One('c'),
        'è' | 'é' | 'ê' | 'ë' => Plain::One('e'),
        'ì' | 'í' | 'î' | 'ï' => Plain::One('i'),
        'ñ' => Plain::One('n'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => Plain::One('o'),
        'ù' | 'ú' | 'û' | 'ü' => Plain::One('u'),
        'ý' | 'ÿ' => Plain::One('y'),
        '’' => Plain::One('\''),
        '\u{a0}' | '\u{202f}' => Plain::One(' '),
        'ß' => Plain::Two('s', 's'),
        'æ' => Plain::Two('a', 'e'),
        'œ' => Plain::Two('o', 'e'),
        other => Plain::One(other),
    }
}

/// One letter or two.
enum Plain {
    One(char),
    Two(char, char),
}

impl Plain {
    fn chars(self) -> impl Iterator<Item = char> {
        let (first, second) = match self {
            Plain::One(letter) => (letter, None),
            Plain::Two(first, second) => (first, Some(second)),
        };
        std::iter::once(first).chain(second)
    }
}

/// Returns the places in the letters of a text at which a word begins.
fn places(text: &[(char, usize)], word: &[char]) -> impl Iterator<Item = usize> {
    let fits = move |window: &[(char, usize)]| window.iter().map(|(letter, _)| letter).eq(word);
    text.windows(word.len().max(1)).enumerate().filter(move |(_, window)| fits(window)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(query: &str, text: &str) -> String {
        Search::new(query).marked(text).into_string()
    }

    #[test]
    fn case_and_accents_make_no_difference() {
        assert_eq!(marked("ENCHERES", "aux enchères"), "aux <mark>enchères</mark>");
        assert_eq!(marked("größe", "GROSSE Worte"), "<mark>GROSSE</mark> Worte");
        assert_eq!(marked("coeur", "le cœur."), "le <mark>cœur</mark>.");
        assert_eq!(marked("l'asta", "L’asta"), "<mark>L’asta</mark>");
    }

    #[test]
    fn every_word_is_marked_wherever_it_stands_and_has_to_be_found() {
        assert_eq!(
            marked("bid the", "The bids & the car"),
            "<mark>The</mark> <mark>bid</mark>s &amp; <mark>the</mark> car"
        );
        assert_eq!(marked("abc bcd", "xabcdx"), "x<mark>abcd</mark>x");
        assert!(Search::new("bid joker").finds(&["MAL-40", "A joker beats a bid."]));
        assert!(!Search::new("bid walrus").finds(&["MAL-40", "A joker beats a bid."]));
    }

    fn forgiven<'a>(query: &str, texts: &[&'a str]) -> (Vec<&'a str>, Option<String>, bool) {
        let groups: Vec<Vec<&str>> = texts.iter().map(|text| vec![*text]).collect();
        let Forgiven { search, instead, is_part } = Search::new(query).forgiving(&groups);
        (texts.iter().copied().filter(|text| search.finds(&[text])).collect(), instead, is_part)
    }

    #[test]
    fn one_wrong_letter_is_forgiven() {
        let texts = ["The auction begins.", "A joker ends the auction.", "An enchère"];
        for query in ["auctoin", "aucton", "auctionn", "suction", "AUCTIOM"] {
            assert_eq!(forgiven(query, &texts), (texts[..2].to_vec(), Some("auction".to_owned()), false), "{query}");
        }
        assert_eq!(forgiven("enchare", &texts), (texts[2..].to_vec(), Some("enchère".to_owned()), false));
        assert_eq!(forgiven("jokers aucton", &texts).0, texts[1..2]);
        for query in ["auct", "actoin", "the"] {
            assert_eq!(forgiven(query, &texts).1, None, "{query}");
        }
    }

    #[test]
    fn if_nothing_has_all_words_those_are_found_that_have_most() {
        let texts = ["bids and jokers", "bids and cars", "cars"];
        assert_eq!(forgiven("bids jokers", &texts), (vec![texts[0]], None, false));
        assert_eq!(forgiven("bids jokers walrus", &texts), (vec![texts[0]], None, true));
        assert_eq!(forgiven("cars walrus", &texts), (texts[1..].to_vec(), None, true));
        assert_eq!(forgiven("walrus", &texts), (Vec::new(), None, false));
    }

    #[test]
    fn an_empty_search_finds_everything_and_marks_nothing() {
        let nothing = Search::new("  ");
        assert!(nothing.is_empty() && nothing.finds(&["anything"]));
        assert_eq!(nothing.marked("<b>").into_string(), "&lt;b&gt;");
    }
}
