//! A portrait in its frame, outside of the family's sheet.

use bequest_erbraffer::{Edition, Person};
use maud::{Markup, html};

use crate::pages::PORTRAITS;

/// Draws a person's portrait; the frame of a benefactor is oval and has the colour of the benefactor's card.
pub(super) fn draw(edition: &Edition, person: Person) -> Markup {
    let info = edition.person(person);
    html! {
        span.bust.oval[info.benefactor].{ "g" (info.generation + 1) } {
            svg viewBox="0 0 100 120" aria-hidden="true" { use href={ (PORTRAITS.path) "#" (person) } {} }
        }
    }
}

/// Returns the year in which a person's generation comes to life. ERB-1
pub(super) fn year(edition: &Edition, person: Person) -> usize {
    birth(edition.person(person).generation)
}

/// Returns the year in which a generation comes to life, counted from zero. ERB-1
pub(super) fn birth(generation: usize) -> usize {
    1840 + 30 * generation
}
