//! Which names look the same to people, whatever characters they are made of.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like.
pub(crate) struct NameLook {
    /// As it is written: a capital I is like a small L.
    written: String,
    /// Without the difference between capital and small letters.
    folded: String,
}

impl NameLook {
    pub(crate) fn of(name: &str) -> Self {
        // Pages show several spaces as one.
        let plain: String = name.nfkc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
        // By way of capital letters, so that ß is like ss.
        let small: String = plain.to_uppercase().to_lowercase().nfkc().collect();
        Self { written: skeleton(&plain).collect(), folded: skeleton(&small).collect() }
    }

    /// Returns whether two names could be taken for each other.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.written == other.written || self.folded == other.folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_alike(one: &str, other: &str) -> bool {
        NameLook::of(one).is_like(&NameLook::of(other))
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            ("Ada", "\u{410}d\u{430}"),
            ("Ada", "\u{ff21}\u{ff44}\u{ff41}"),
            ("Ada", "\u{1d400}\u{1d41d}\u{1d41a}"),
            ("Ada B", "Ada\u{a0}B"),
            ("Ada B", "Ada  B"),
            ("Zoë", "Zoe\u{308}"),
            ("Ian", "lan"),
            ("Groß", "GROSS"),
            ("ffi", "\u{fb03}"),
            ("nova", "no\u{3bd}a"),
            ("Mabel", "Ма\u{184}el"),
        ] {
            assert!(are_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_look_different_are_not() {
        for (one, other) in [("Ada", "Eda"), ("Zoë", "Zoe"), ("Ada 2", "Ada 3"), ("AdaB", "Ada B"), ("Анна", "Ада")]
        {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }
}
