//! What people see of Last Will: its pages and pictures, its texts in four languages, its drawing in the terminal.

mod art;
pub mod pages;
mod terminal;
pub mod words;

use bequest_words::{Language, Texts, texts};

/// The screens of Last Will.
pub struct Screens;

impl Texts for Screens {
    fn texts(language: Language) -> &'static [&'static str] {
        texts!(
            language,
            "last-will.ftl",
            "last-will-log.ftl",
            "last-will-terminal.ftl",
            "last-will-cards.ftl",
            "last-will-page.ftl",
            "last-will-page-now.ftl",
            "last-will-page-guide.ftl"
        )
    }
}
