//! Colours, and the pen that collects the shapes of a bust.

use std::fmt::{self, Write};

pub(super) const WHITE: Colour = rgb(0xffffff);
pub(super) const LINEN: Colour = rgb(0xf7f1e3);
/// The shade in the folds of linen.
pub(super) const SHADOW: Colour = rgb(0xd8cdb6);
pub(super) const GOLD: Colour = rgb(0xd9ad4a);
pub(super) const INK: Colour = rgb(0x2a2326);
/// What darkens a cloth.
pub(super) const NIGHT: Colour = rgb(0x100c14);

/// A colour with its opacity: `0xrrggbbaa`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Colour(u32);

/// An opaque colour.
pub(super) const fn rgb(hex: u32) -> Colour {
    Colour(hex << 8 | 0xff)
}

/// A colour one can see through.
pub(super) const fn rgba(hex: u32) -> Colour {
    Colour(hex)
}

impl Colour {
    /// Returns the opaque colour that lies a share of the way to another one.
    pub(super) fn mix(self, other: Colour, share: f64) -> Colour {
        let channels = self.0.to_be_bytes().into_iter().zip(other.0.to_be_bytes()).take(3);
        let mixed = channels.map(|(a, b)| (f64::from(a) + (f64::from(b) - f64::from(a)) * share).round_ties_even());
        rgb(mixed.fold(0, |hex, channel| hex << 8 | channel as u32))
    }

    /// Returns whether strands on this hair must be lighter than it to be seen.
    pub(super) fn is_dark(self) -> bool {
        self.0 >> 24 < 0x60
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 & 0xff {
            0xff => write!(f, "#{:06x}", self.0 >> 8),
            _ => write!(f, "#{:08x}", self.0),
        }
    }
}

/// Centre and the two radii of an oval.
pub(super) type Oval = (f64, f64, f64, f64);

/// The shapes of one block of a bust, from back to front.
#[derive(Default)]
pub(super) struct Pen {
    behind: Vec<Shape>,
    shapes: Vec<Shape>,
    hides_ear: bool,
}

struct Shape {
    paint: Paint,
    colour: Colour,
    path: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Paint {
    Fill,
    /// A fill without an outline in the sketch.
    Blush,
    Line {
        width: f64,
    },
}

impl Pen {
    /// Fills a path.
    pub(super) fn fill(&mut self, colour: Colour, path: &str) {
        push(&mut self.shapes, Paint::Fill, colour, path);
    }

    /// Strokes a path.
    pub(super) fn line(&mut self, colour: Colour, width: f64, path: &str) {
        push(&mut self.shapes, Paint::Line { width }, colour, path);
    }

    /// Fills an oval.
    pub(super) fn oval(&mut self, colour: Colour, oval: Oval) {
        self.fill(colour, &outline(oval));
    }

    /// Tints an oval; the sketch leaves it out.
    pub(super) fn blush(&mut self, colour: Colour, oval: Oval) {
        push(&mut self.shapes, Paint::Blush, colour, &outline(oval));
    }

    /// Fills ovals.
    pub(super) fn ovals(&mut self, colour: Colour, ovals: &[Oval]) {
        for &oval in ovals {
            self.oval(colour, oval);
        }
    }

    /// Fills circles of one size.
    pub(super) fn dots(&mut self, colour: Colour, radius: f64, centres: &[(f64, f64)]) {
        for &(x, y) in centres {
            self.oval(colour, (x, y, radius, radius));
        }
    }

    /// Strokes an oval.
    pub(super) fn ring(&mut self, colour: Colour, width: f64, oval: Oval) {
        self.line(colour, width, &outline(oval));
    }

    /// Puts everything drawn so far behind the head.
    pub(super) fn send_behind(&mut self) {
        self.behind.append(&mut self.shapes);
    }

    /// Notes that the ear cannot be seen under this.
    pub(super) fn hide_ear(&mut self) {
        self.hides_ear = true;
    }

    /// Returns whether the ear can be seen.
    pub(super) fn shows_ear(&self) -> bool {
        !self.hides_ear
    }

    /// Returns what lies behind the head, on a pen of its own.
    pub(super) fn take_behind(&mut self) -> Pen {
        Pen { shapes: std::mem::take(&mut self.behind), ..Pen::default() }
    }

    /// Lays the shapes of another block over these.
    pub(super) fn lay(&mut self, block: &Pen) {
        for shape in &block.shapes {
            push(&mut self.shapes, shape.paint, shape.colour, &shape.path);
        }
    }

    /// Writes the shapes as SVG: `--pf` and `--ps`, if set, stand for every fill and stroke.
    pub(super) fn write(&self, svg: &mut String) {
        for Shape { paint, colour, path } in &self.shapes {
            let path = rounded(path);
            let written = match paint {
                Paint::Fill => write!(svg, r#"<path fill="var(--pf,{colour})" d="{path}"/>"#),
                Paint::Blush => write!(svg, r#"<path fill="var(--pf,{colour})" stroke="none" d="{path}"/>"#),
                Paint::Line { width } => {
                    let width = tenths(*width);
                    write!(svg, r#"<path stroke="var(--ps,{colour})" stroke-width="{width}" d="{path}"/>"#)
                }
            };
            written.expect("a string takes everything");
        }
    }
}

/// Adds a shape; neighbours of one colour become one path.
fn push(shapes: &mut Vec<Shape>, paint: Paint, colour: Colour, path: &str) {
    match shapes.last_mut() {
        Some(last) if last.paint == paint && last.colour == colour => last.path.push_str(path),
        _ => shapes.push(Shape { paint, colour, path: path.to_owned() }),
    }
}

fn outline((x, y, rx, ry): Oval) -> String {
    let (left, wide) = (x - rx, 2.0 * rx);
    format!("M{left} {y}a{rx} {ry} 0 1 0 {wide} 0a{rx} {ry} 0 1 0 -{wide} 0z")
}

/// Returns a number with one place, as short as it can be written: on no screen is a tenth as wide as a dot.
fn tenths(value: f64) -> String {
    let text = ((value * 10.0).round() / 10.0).to_string();
    text.strip_prefix("0.").map_or(text.clone(), |places| format!(".{places}"))
}

/// Returns a path with every number rounded to one place.
fn rounded(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    let mut rest = path;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit() || c == '.') {
        let number = &rest[start..];
        let end = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
        let value: f64 = number[..end].parse().expect("a path holds plain numbers");
        out.push_str(&rest[..start]);
        out.push_str(&tenths(value));
        rest = &number[end..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_one_place() {
        assert_eq!(rounded("M1.26456 -.5a66.60000000000001 0 1 0z"), "M1.3 -.5a66.6 0 1 0z");
    }

    #[test]
    fn a_mix_lies_between() {
        assert_eq!(rgb(0x000000).mix(WHITE, 0.5).to_string(), "#808080");
        assert_eq!(rgba(0xffffff55).to_string(), "#ffffff55");
    }
}
