use maud::{Markup, html};

use crate::assets;

/// Draws one of the small signs of the house; what it means has to be said beside it.
pub(crate) fn sign(name: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ (assets::SIGNS.path) "#" (name) } {} } }
}
