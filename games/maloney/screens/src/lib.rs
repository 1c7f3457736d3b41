//! What people see of Maloney's Inheritance: its pages and pictures, its texts in four languages, its drawing in the
//! terminal.

pub mod pages;
mod terminal;
pub mod words;

use bequest_words::{Language, Texts, texts};

/// The screens of Maloney's Inheritance.
pub struct Screens;

impl Texts for Screens {
    fn texts(language: Language) -> &'static [&'static str] {
        texts!(
            language,
            "maloney.ftl",
            "guide.ftl",
            "hints.ftl",
            "maloney-scenes.ftl",
            "orders.ftl",
            "parts.ftl",
            "primer.ftl",
            "tale.ftl"
        )
    }
}
