//! The 54 portraits, drawn from a few parameters: blood, hair, hat, beard, the dress of the decade.
//!
//! A bust is in a box of 100 x 120 and is a stack of flat shapes, in profile. Every shape takes its colour from
//! `--pf` (fill) or `--ps` (stroke) if the page sets them, so that the same symbol is also the pencil sketch of
//! someone unborn; `--pw` is the width of its outlines and `--ph` the colour of the lines on the wall.

mod beard;
mod clothes;
mod extra;
mod face;
mod hair;
mod hat;
mod look;
mod pen;
mod sitters;

use std::sync::LazyLock;

use look::{Dress, Features, Look};
use pen::{Colour, Pen, WHITE, rgb};
use sitters::{Block, Blood, Facing, ROWS, Sitter};

static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let people: Vec<(usize, &Sitter)> = ROWS
        .iter()
        .enumerate()
        .flat_map(|(generation, row)| row.iter().map(move |sitter| (generation, sitter)))
        .collect();
    let symbols: String = (1..=people.len()).map(|number| symbol(&people, number)).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>"#)
});

/// Returns the file of all portraits: the symbols `p01` to `p54`, in the order of the tree.
pub(crate) fn sprite() -> &'static str {
    &SPRITE
}

/// The paint of the wall in every generation.
const WALLS: [Colour; 6] = [rgb(0xc9bfa6), rgb(0xcfaaa0), rgb(0xa9bccb), rgb(0xb0c2a0), rgb(0xdcc383), rgb(0xbfb2d2)];

/// How the lines of a bust are drawn: round, and in the sketch around every shape.
const HAND: &str = "fill='none' stroke='var(--ps,none)' stroke-width='var(--pw,.9)' \
                    stroke-linecap='round' stroke-linejoin='round'";

fn symbol(people: &[(usize, &Sitter)], number: usize) -> String {
    let (generation, sitter) = people[number - 1];
    let turned = match sitter.1 {
        Facing::Left => r#" transform="matrix(-1 0 0 1 100 0)""#,
        Facing::Right => "",
    };
    let wall = wall(WALLS[generation]);
    let frame = r#"viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice""#;
    let mut svg = format!(r#"<symbol id="p{number:02}" {frame}>{wall}<g {HAND}{turned}>"#);
    bust(sitter, generation, &features(people, number)).write(&mut svg);
    svg + "</g></symbol>"
}

/// The wall behind a bust: lit in the middle, with engraver's lines every five units (the dashes of one thick stroke).
fn wall(paint: Colour) -> String {
    let (light, lines) = (paint.mix(WHITE, 0.32), paint.mix(rgb(0x3a2a1a), 0.16));
    let flat = format!(r#"<path fill="var(--pf,{paint})" d="M-2 -2H102V122H-2Z"/>"#);
    let lit = format!(r#"<ellipse fill="var(--pf,{light})" cx="60" cy="50" rx="38" ry="44"/>"#);
    let stroke = format!(r#"stroke="var(--ph,{lines})" stroke-width="100" stroke-dasharray=".7 4.3""#);
    format!(r#"{flat}{lit}<path {stroke} d="M50 3.65V120"/>"#)
}

/// Returns what runs in someone's blood.
fn features(people: &[(usize, &Sitter)], number: usize) -> Features {
    match people[number - 1].1.2 {
        Blood::New(features) => features,
        Blood::Child { father, mother } => {
            Features::of_child(number, &features(people, father), &features(people, mother))
        }
    }
}

/// Draws a bust from back to front: hair behind, head, clothes, face, beard, hair, ear, hat, extras.
fn bust(sitter: &Sitter, generation: usize, blood: &Features) -> Pen {
    let &Sitter(sex, _, _, hair, hat, beard, clothes, extras, age, cloth, accent, mood) = sitter;
    let look = Look::new(sex, generation, (age, mood), blood, Dress { cloth, accent });
    let drawn = |block: Block| {
        let mut pen = Pen::default();
        block(&look, &mut pen);
        pen
    };
    let (mut hair, hat) = (drawn(hair), drawn(hat));
    let mut bust = hair.take_behind();
    for block in [face::head, clothes, face::face, beard] {
        block(&look, &mut bust);
    }
    bust.lay(&hair);
    if hair.shows_ear() && hat.shows_ear() {
        face::ear(&look, &mut bust);
    }
    bust.lay(&hat);
    for block in extras {
        block(&look, &mut bust);
    }
    bust
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Returns the id and the body of every symbol.
    fn symbols() -> Vec<(&'static str, &'static str)> {
        let parts = sprite().split(r#"<symbol id=""#).skip(1);
        parts.map(|part| (&part[..3], part.split_once('>').unwrap().1.split("</symbol>").next().unwrap())).collect()
    }

    #[test]
    fn there_are_54_symbols_and_no_two_are_equal() {
        let ids: Vec<String> = symbols().iter().map(|(id, _)| (*id).to_owned()).collect();
        assert_eq!(ids, (1..=54).map(|number| format!("p{number:02}")).collect::<Vec<_>>());
        assert_eq!(symbols().iter().map(|(_, body)| body).collect::<HashSet<_>>().len(), 54);
    }

    #[test]
    fn the_file_is_small() {
        assert!(sprite().len() < 210_000, "{} bytes", sprite().len());
    }

    #[test]
    fn the_file_is_well_formed() {
        let mut open = Vec::new();
        let mut rest = sprite();
        while let Some(start) = rest.strip_prefix('<') {
            let (tag, after) = start.split_once('>').expect("a tag ends");
            assert!(!tag.contains(['<', '&']) && tag.matches('"').count() % 2 == 0, "{tag}");
            let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
            rest = after;
        }
        assert_eq!((open, rest), (vec![], ""));
    }

    #[test]
    fn every_shape_can_be_drawn_in_pencil() {
        for paint in ["fill=\"#", "stroke=\"#", "NaN", "url(", "style="] {
            assert!(!sprite().contains(paint), "{paint}");
        }
    }

    #[test]
    fn children_take_every_feature_from_a_parent() {
        let people: Vec<_> = ROWS.iter().flat_map(|row| row.iter().map(|sitter| (0, sitter))).collect();
        for (index, (_, sitter)) in people.iter().enumerate() {
            let Blood::Child { father, mother } = sitter.2 else { continue };
            let [child, father, mother] = [index + 1, father, mother].map(|number| features(&people, number));
            for (mine, fathers, mothers) in [
                (child.nose.length, father.nose.length, mother.nose.length),
                (child.chin.forward, father.chin.forward, mother.chin.forward),
                (child.brow.arch, father.brow.arch, mother.brow.arch),
                (child.ear.width, father.ear.width, mother.ear.width),
            ] {
                assert!(mine == fathers || mine == mothers, "p{:02}", index + 1);
            }
        }
    }
}
