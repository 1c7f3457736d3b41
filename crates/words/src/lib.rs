//! What Bequest says to people.
//!
//! All texts are in `locales/`, one folder per language, in the format of Project Fluent; a language is complete when
//! it has every message of the English one with the same variables, which the tests see to. The texts of a game stand
//! in a folder of its own in the same form, and are added by [`Texts`].
//!
//! ```
//! use bequest_words::{Language, Words};
//!
//! let words = Words::new(Language::English);
//! assert_eq!(words.points(1), "1 point");
//! assert_eq!(words.money(10_500), "$10,500");
//! ```

mod company;
mod language;
pub mod plain;
mod ready;
mod shape;
mod texts;
mod words;

pub use company::Company;
pub use language::Language;
pub use plain::Plain;
pub use shape::Shape;
pub use texts::Texts;
pub use words::{Value, Words};
