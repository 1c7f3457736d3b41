//! What people see of Die Erbraffer: its pages and pictures, its texts in four languages, its drawing in the terminal.

pub mod pages;
mod terminal;
pub mod words;

use bequest_words::{Language, Texts, texts};

/// The screens of Die Erbraffer.
pub struct Screens;

impl Texts for Screens {
    fn texts(language: Language) -> &'static [&'static str] {
        texts!(
            language,
            "erbraffer.ftl",
            "erbraffer-board.ftl",
            "erbraffer-answers.ftl",
            "erbraffer-players.ftl",
            "erbraffer-guide.ftl",
            "erbraffer-hints.ftl",
            "erbraffer-outlook.ftl",
            "erbraffer-parts.ftl",
            "erbraffer-primer.ftl",
            "erbraffer-tale.ftl"
        )
    }
}
