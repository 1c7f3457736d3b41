//! Enums whose values are words in notation and edition files, and small sets of them.

/// Makes an enum whose values are words.
macro_rules! words {
    ($(#[$doc:meta])* $vis:vis enum $name:ident, $what:literal: $($(#[$about:meta])* $variant:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name {
            $($(#[$about])* $variant,)+
        }

        #[allow(dead_code, reason = "not every such enum needs all of it")]
        impl $name {
            /// All there are, in order.
            $vis const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Returns the word for it.
            $vis const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// Returns its place among all of them, counted from zero.
            $vis const fn index(self) -> usize {
                self as usize
            }

            /// Finds the one with this word.
            $vis fn of_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.as_str() == word)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::bequest_engine::Unreadable;

            fn from_str(text: &str) -> Result<Self, ::bequest_engine::Unreadable> {
                Self::of_word(text).ok_or_else(|| ::bequest_engine::Unreadable::new($what, text))
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

/// Makes a set of the values of such an enum.
macro_rules! set_of_words {
    ($(#[$doc:meta])* $name:ident, $item:ident, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// The set without any.
            pub const EMPTY: Self = Self(0);

            /// Returns the set of this one alone.
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Tells whether it is in the set.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts one in.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Tells whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns how many there are.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns those in either set.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns those in both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns them in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                $item::ALL.iter().copied().filter(move |&item| self.contains(item))
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, |set, item| set.or(Self::only(item)))
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
