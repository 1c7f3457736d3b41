//! The forms with which a page answers a question.
//!
//! The script sends a form with `data-post`, again and again with the same key, until it is answered. The values of
//! all fields called `action`, joined by spaces, are the action in its notation: one button sends `drive 8`, a hidden
//! `bid` and a number field send `bid 600`.

use bequest_engine::{Game, Seat};
use maud::{Markup, Render, html};

use crate::{At, Prompt};

/// Draws a form with which a seat answers, as soon as everyone is ready. Its buttons are called `action`.
///
/// It is named after its class and its seat, as in `ways-2`, so that buttons elsewhere can belong to it.
pub fn answer<G: Game>(
    at: &At<'_, G>,
    prompt: &Prompt<'_, G>,
    class: &str,
    legend: &Markup,
    controls: &Markup,
) -> Markup {
    html! {
        form id={ (class) "-" (prompt.seat) } method="post" action=(at.post_to) data-post="" {
            (hidden("seat", &prompt.seat.to_string()))
            (hidden("question", &prompt.question.to_string()))
            fieldset class=(class) disabled[at.awaiting_ready] { legend.unseen { (legend) } (controls) }
        }
    }
}

/// Draws a form of one button that posts nothing but its own name.
pub fn button(post_to: &str, label: &str, class: &str) -> Markup {
    fields(post_to, &html! {}, label, class)
}

/// Draws a form of one button that posts for a seat.
pub fn seat_button(post_to: &str, seat: Seat, label: &str, class: &str) -> Markup {
    fields(post_to, &hidden("seat", &seat.to_string()), label, class)
}

/// Draws a form of one button that posts some fields.
pub(crate) fn fields(post_to: &str, fields: &Markup, label: &str, class: &str) -> Markup {
    html! {
        form method="post" action=(post_to) data-post="" {
            (fields)
            button class=(class) type="submit" { (label) }
        }
    }
}

/// Draws a form of one button for something that cannot be undone; the page asks first.
pub(crate) fn asking(post_to: &str, fields: &Markup, label: &str, question: &str) -> Markup {
    html! {
        form method="post" action=(post_to) data-post="" {
            (fields)
            button.button.danger type="submit" data-ask=(question) { (label) }
        }
    }
}

/// Draws a control that a seat cannot use now but that keeps its place: it asks the table why not, and shows the rule.
pub fn closed<G: Game>(at: &At<'_, G>, seat: Option<Seat>, action: &str, class: &str, content: &impl Render) -> Markup {
    let joint = if at.why_at.contains('?') { '&' } else { '?' };
    html! {
        a class=(class) href={
            (at.why_at) (joint) "action="
            @for (number, word) in action.split(' ').enumerate() { @if number > 0 { "+" } (word) }
            @if let Some(seat) = seat { "&seat=" (seat) }
        } data-why aria-disabled="true" { (content) }
    }
}

/// Draws a hidden field.
pub(crate) fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// Draws a link that can be copied with one click.
pub(crate) fn link(id: &str, label: &str, link: &str, copy: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            div.link {
                input.input id=(id) value=(link) readonly;
                button.button.quiet type="button" data-copy=(link) { (copy) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_posts_for_its_seat() {
        let form = seat_button("/t/abc/undo", Seat::new(1), "Undo", "button quiet");
        insta::assert_snapshot!(form.into_string(), @r#"<form method="post" action="/t/abc/undo" data-post=""><input type="hidden" name="seat" value="2"><button class="button quiet" type="submit">Undo</button></form>"#);
    }
}
