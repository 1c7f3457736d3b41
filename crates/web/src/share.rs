//! How a finished game is shown to others: its address, a QR code of it, a picture, and the record.

use std::fmt::Write;

use bequest_engine::Seat;
use bequest_words::Company;
use maud::{Markup, PreEscaped, html};
use qrcode::{Color, EcLevel, QrCode};

use crate::icon::Icon;
use crate::plot::mark;
use crate::{End, Stage, TableFrame, Tale};

/// Draws what one can do with a game that has a result; nothing before.
pub(crate) fn share(frame: &TableFrame<'_>) -> Markup {
    let (Some(link), Some(End::Result { .. })) = (&frame.link, &frame.end) else { return html! {} };
    let say = |key| frame.words.say(key, &[]);
    let name = |key| html! { span { (say(key)) } };
    html! {
        section.shared.panel aria-labelledby="share-title" {
            (qr_code(link, &say("share-qr")))
            div {
                h2 #share-title { (say("share-title")) }
                input.input readonly value=(link) aria-label=(say("share-link"));
            }
            div.sharing {
                button.button.quiet type="button" data-copy { (Icon::Link.draw()) (name("share-copy")) }
                a.button.quiet href={ (frame.href) "/picture.svg" } download="bequest.svg" data-picture { (Icon::Image.draw()) (name("share-picture")) }
                @if frame.stage == Stage::Over {
                    a.button.quiet href={ (frame.href) "/record.rec" } download { (Icon::Download.draw()) (name("share-record")) }
                }
                a.button.quiet href="/" { (name("share-home")) }
            }
        }
    }
}

/// Draws the QR code of an address; nothing if the address is too long for one.
fn qr_code(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else { return html! {} };
    let width = code.width();
    let mut dark = String::new();
    for (place, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            write!(dark, "M{} {}h1v1h-1z", place % width, place / width).expect("a string takes all");
        }
    }
    let edge = width + 8;
    html! {
        svg.qr viewBox=(format!("-4 -4 {edge} {edge}")) role="img" aria-label=(label) shape-rendering="crispEdges" {
            path fill="#fff" d=(format!("M-4-4h{edge}v{edge}h-{edge}z")) {}
            path fill="#111" d=(dark) {}
        }
    }
}

/// The final board of a game, drawn by itself: nothing in it comes from another file.
pub struct BoardPicture {
    /// What is shown of the drawing.
    pub view_box: String,
    /// The drawing.
    pub svg: String,
}

/// A game with its result, to be drawn.
pub struct Finished<'a> {
    /// The people.
    pub company: Company<'a>,
    /// The title of the game.
    pub game: String,
    /// Their places in seat order.
    pub ranks: Vec<u32>,
    /// Their scores in seat order.
    pub scores: Vec<String>,
    /// What is told of it.
    pub tale: &'a Tale,
    /// How many moments it has.
    pub count: usize,
    /// The final board, where the game draws one.
    pub board: Option<BoardPicture>,
}

/// The colours of the seats on a dark ground.
const SEATS: [&str; 6] = ["#f4808a", "#79b4f7", "#7fcc8e", "#f0b44a", "#bd9ff3", "#5fcbd4"];

/// Draws a picture of a finished game, 1200 by 675: the ranking and the final board, or the chart.
pub fn finished_picture(finished: &Finished<'_>) -> String {
    let PreEscaped(title) = html! { (finished.game) };
    let mut svg = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675"><style>text{font-family:Palatino,"Palatino Linotype",Georgia,serif;fill:#f8f0dc}.mark text{font:700 11px sans-serif;text-anchor:middle;fill:#10130f}"##,
    );
    let mut draw = |args: std::fmt::Arguments<'_>| svg.write_fmt(args).expect("a string takes all");
    for (number, colour) in SEATS.iter().enumerate() {
        draw(format_args!(".s{}{{--seat:{colour}}}", number + 1));
    }
    draw(format_args!(".mark path{{fill:var(--seat)}}.line{{fill:none;stroke:var(--seat);stroke-width:3}}</style>"));
    draw(format_args!(
        r##"<rect width="1200" height="675" fill="#0f3d34"/><rect x="12" y="12" width="1176" height="651" rx="14" fill="none" stroke="#f0c967" stroke-opacity=".6"/>"##
    ));
    draw(format_args!(r##"<text x="44" y="76" font-size="34" font-weight="700">{title}</text>"##));
    draw(format_args!(r##"<text x="44" y="640" font-size="18" style="fill:#bfd3c6">Bequest</text>"##));
    ranking(&mut svg, finished);
    match &finished.board {
        Some(board) => {
            let BoardPicture { view_box, svg: drawing } = board;
            write!(svg, r#"<svg x="440" y="104" width="724" height="500" viewBox="{view_box}">{drawing}</svg>"#)
                .expect("a string takes all");
        }
        None => lines(&mut svg, finished),
    }
    svg.push_str("</svg>");
    svg
}

fn ranking(svg: &mut String, finished: &Finished<'_>) {
    let company = &finished.company;
    let mut order: Vec<Seat> = Seat::all(finished.ranks.len()).collect();
    order.sort_by_key(|seat| finished.ranks[seat.index()]);
    for (place, seat) in order.into_iter().enumerate() {
        let y = 140.0 + 76.0 * place as f64;
        let (rank, score) = (finished.ranks[seat.index()], &finished.scores[seat.index()]);
        let edge = if rank == 1 { "#f0c967" } else { "#3b7265" };
        let name: String = company.name(seat).chars().take(14).collect();
        let PreEscaped(text) = html! {
            rect x="44" y=(y - 32.0) width="372" height="64" rx="10" fill="#0b2a24" stroke=(edge) stroke-width="2" {}
            text x="62" y=(y + 9.0) font-size="26" font-weight="700" { (rank) }
            text x="138" y=(y + 8.0) font-size="22" font-weight="700" { (name) }
            text x="400" y=(y + 9.0) font-size="26" font-weight="700" text-anchor="end" style="fill:#f0c967" { (score) }
        };
        svg.push_str(&text);
        mark(svg, company, seat, (108.0, y), 1.7);
    }
}

/// Draws the chart, for games that draw no board.
fn lines(svg: &mut String, finished: &Finished<'_>) {
    let Some(plot) = &finished.tale.plot else { return };
    let values = || plot.lines.iter().flatten().map(|&(_, value)| value);
    let (least, most) = (values().fold(0.0, f64::min), values().fold(1.0, f64::max));
    let chapters = finished.tale.chapters.len().max(1) as f64;
    let x = |step: usize| 470.0 + 650.0 * finished.tale.place(step, finished.count) / chapters;
    let y = |value: f64| 580.0 - 440.0 * (value - least) / (most - least);
    let mut draw = |args: std::fmt::Arguments<'_>| svg.write_fmt(args).expect("a string takes all");
    draw(format_args!(r##"<path d="M470 130V580H1120" fill="none" stroke="#3b7265" stroke-width="2"/>"##));
    for (seat, line) in Seat::all(plot.lines.len()).zip(&plot.lines) {
        let points: Vec<String> = line.iter().map(|&(step, value)| format!("{:.1},{:.1}", x(step), y(value))).collect();
        draw(format_args!(r#"<polyline class="line s{seat}" points="{}"/>"#, points.join(" ")));
    }
    for (number, chapter) in finished.tale.chapters.iter().enumerate() {
        let at = 470.0 + 650.0 * number as f64 / chapters;
        let PreEscaped(short) = html! { (chapter.short) };
        draw(format_args!(r##"<text x="{at:.1}" y="606" font-size="16" style="fill:#bfd3c6">{short}</text>"##));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_has_its_three_corners() {
        let code = qr_code("https://bequest.example/t/abcdefgh", "QR").into_string();
        // The upper edge of the first corner is seven modules long, then comes a white one.
        assert!((0..7).all(|x| code.contains(&format!("M{x} 0h1"))) && !code.contains("M7 0h1"), "{code}");
        assert_eq!(qr_code(&"x".repeat(5000), "QR").into_string(), "");
    }
}
