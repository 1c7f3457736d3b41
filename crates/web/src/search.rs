//! Looking for words in a text, whatever their case and accents.

use std::ops::Range;

use maud::{Markup, html};

/// What someone looks for: nothing, or words that all have to be found.
pub(crate) struct Search(Vec<Vec<char>>);

impl Search {
    /// The longest text to look for, in characters; the rest is ignored.
    pub(crate) const LONGEST: usize = 80;

    /// Reads what someone looks for.
    pub(crate) fn new(query: &str) -> Self {
        let query: String = query.chars().take(Self::LONGEST).collect();
        let letters = |word: &str| folded(word).into_iter().map(|(letter, _)| letter).collect();
        Self(query.split_whitespace().map(letters).collect())
    }

    /// Returns whether nothing is looked for.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether each word is in one of the texts.
    pub(crate) fn finds(&self, texts: &[&str]) -> bool {
        let texts: Vec<_> = texts.iter().map(|text| folded(text)).collect();
        self.0.iter().all(|word| texts.iter().any(|text| places(text, word).next().is_some()))
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
        let found = self.0.iter().flat_map(|word| {
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

    #[test]
    fn an_empty_search_finds_everything_and_marks_nothing() {
        let nothing = Search::new("  ");
        assert!(nothing.is_empty() && nothing.finds(&["anything"]));
        assert_eq!(nothing.marked("<b>").into_string(), "&lt;b&gt;");
    }
}
