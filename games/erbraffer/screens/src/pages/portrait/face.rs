//! The head in profile, looking right: forehead, nose, lips, chin, neck; then eye, brow, mouth and ear.

use super::look::{Age, Look, Mood, Nose};
use super::pen::{INK, LINEN, Pen, rgb};

/// Draws head and neck. Nose, chin and brow come from the parents.
pub(super) fn head(look: &Look, pen: &mut Pen) {
    let female = look.is_female();
    let ridge = look.brow.ridge * if female { 0.5 } else { 1.0 };
    let fore = look.chin.forward * if female { 0.75 } else { 1.0 };
    let (throat, nape) = if female { (55.0, 36.0) } else { (57.5, 33.0) };
    let (chin_x, chin_y) = (66.0 + fore, 75.5 + look.chin.down);
    let jowl = jowl(look);
    let forehead = format!(
        "M45 19.5C57 19.5 64.5 26 65.6 35C{} 38 {} 40.5 {} 42.5C{} 44 64.6 45 64.8 46.5",
        66.0 + ridge,
        66.6 + ridge,
        66.2 + ridge,
        65.6 + ridge * 0.5
    );
    let chin = format!(
        "C{} 71.6 {} {} {} {chin_y}C{} {} {} {} 58 {}",
        66.2 + fore * 0.6,
        chin_x + 0.9,
        chin_y - 3.0,
        chin_x + 0.4,
        chin_x - 0.4,
        chin_y + 3.4,
        chin_x - 5.0,
        chin_y + 4.6 + jowl * 0.4,
        79.4 + jowl
    );
    let neck = format!(
        "C55.5 {} {} {} {} 85L{throat} 104L{} 104L{nape} 78C{} 70 29 66 25 58C16 40 24 19.5 45 19.5Z",
        79.6 + jowl,
        throat - 1.5,
        81.0 + jowl,
        throat - 1.5,
        nape - 2.0,
        nape - 0.5
    );
    pen.fill(look.skin, &[forehead, nose(look), lips(look, fore), chin, neck].concat());
    let under = format!("M43 70C46 77 52 {} 58 {}C55 81 54 84 54.2 89C48 86 43 79 43 70Z", 80.0 + jowl, 79.4 + jowl);
    pen.fill(look.shade, &under);
}

/// How far the flesh sags below the jaw.
fn jowl(look: &Look) -> f64 {
    let years = match look.age {
        Age::Young => 0.0,
        Age::Prime => 0.6,
        Age::Old => 2.6,
    };
    years + if look.is_female() { 0.0 } else { 0.8 }
}

/// The part of the outline from the eye to the upper lip.
fn nose(look: &Look) -> String {
    let size = if look.is_female() { 0.84 } else { 1.0 };
    let Nose { length, bump, tilt, round } = look.nose;
    let (length, bump, tilt, round) = (length * size, bump * size, tilt * size, round * size);
    let (x, y) = (65.5 + length, 55.5 + tilt);
    let bridge = format!(
        "C{} 48.5 {} {} {x} {}",
        65.8 + length * 0.25 + bump,
        65.5 + length * 0.72 + bump * 0.75,
        51.0 + tilt * 0.5,
        y - round * 0.5
    );
    let tip = format!(
        "C{} {} {} {} {} {}",
        x + round * 0.75,
        y + round * 0.5,
        x + round * 0.3,
        y + 2.6 + round * 0.5,
        x - 2.4,
        y + 3.0 + round * 0.35
    );
    format!("{bridge}{tip}C{} {} 68 59.6 67.4 60.4", x - 4.4, 59.6 + tilt * 0.2)
}

/// The part of the outline from the nose to the chin.
fn lips(look: &Look, fore: f64) -> String {
    let lip = if look.is_female() { 0.8 } else { 0.0 };
    let upper = format!("C67.4 61.4 69.3 62 {} 63.3C{} 64.3 67.6 64.7 66.8 65", 69.3 + lip, 69.4 + lip);
    let lower = format!("C68.2 65.4 {} 66.2 {} 67.4", 68.9 + lip, 68.6 + lip);
    format!("{upper}{lower}C{} 68.8 {} 69 {} 70.2", 68.2 + lip, 66.0 + fore * 0.25, 66.0 + fore * 0.35)
}

/// Draws the ear.
pub(super) fn ear(look: &Look, pen: &mut Pen) {
    let size = if look.is_female() { 0.86 } else { 1.0 };
    let (w, h) = (look.ear.width * size, look.ear.height * size);
    let (x, y) = (41.5, 53.0);
    let (front, top) = (x + 2.0, y - h * 0.3);
    let shell = format!("M{front} {top}C{x} {} {} {} {} {}", y - h, x - w * 1.15, y - h, x - w, y - h * 0.1);
    let lobe = format!("C{} {} {} {} {} {}", x - w * 0.9, y + h * 0.5, x - w * 0.3, y + h * 0.9, x + 1.0, y + h * 0.75);
    pen.fill(look.skin, &format!("{shell}{lobe}C{} {} {} {y} {front} {top}Z", x + 2.4, y + h * 0.6, x + 2.2));
    let fold = format!(
        "M{x} {}C{} {} {} {y} {} {}",
        y - h * 0.35,
        x - w * 0.6,
        y - h * 0.7,
        x - w * 0.75,
        x - w * 0.3,
        y + h * 0.35
    );
    pen.line(look.shade, 1.1, &fold);
}

/// Draws cheek, eye, brow, nostril, mouth and the lines of age.
pub(super) fn face(look: &Look, pen: &mut Pen) {
    let blush = if look.is_female() { 0.26 } else { 0.15 };
    pen.blush(look.skin.mix(rgb(0xd3553f), blush), (56.5, 59.5, 5.2, 4.2));
    eye(look, pen);
    let (length, tilt) = (look.nose.length, look.nose.tilt);
    let nostril = format!(
        "M{} {}C{} {} {} {} {} {}",
        65.0 + length * 0.28,
        57.4 + tilt * 0.4,
        64.0 + length * 0.28,
        58.0 + tilt * 0.3,
        64.0 + length * 0.3,
        60.0 + tilt * 0.2,
        66.4 + length * 0.3,
        59.8 + tilt * 0.2
    );
    pen.line(look.shade, 1.2, &nostril);
    mouth(look, pen);
    match look.age {
        Age::Young => {}
        Age::Prime => pen.line(look.shade, 0.8, "M62.2 58.6C60.2 60.6 59.6 62.2 59.6 64"),
        Age::Old => {
            pen.line(look.shade, 0.9, "M52.6 47.6L49.6 46M52.8 49.6L49.6 50.4");
            pen.line(look.shade, 0.9, "M62 58C59.4 61 58.8 63 59 66.4M57.6 52.4C59.6 53.4 61.4 53.2 63 52.2");
        }
    }
}

fn eye(look: &Look, pen: &mut Pen) {
    let female = look.is_female();
    pen.fill(LINEN, "M56.6 48.4C58.6 45.2 62 45 63.6 47.6C62 49.6 58.8 49.8 56.6 48.4Z");
    pen.oval(INK, (61.4, 47.5, 1.75, 2.05));
    pen.line(INK, if female { 1.3 } else { 1.1 }, "M56 48.6C58 44.8 62 44.2 64 47");
    if female {
        pen.line(INK, 1.0, "M63.6 46.6L66.2 44.9");
    }
    let colour = look.hair.mix(look.line, if look.age == Age::Old { 0.1 } else { 0.35 });
    let thickness = look.brow.thickness * if female { 0.62 } else { 1.0 };
    let arch = look.brow.arch;
    let (start, rise, top) = (43.0 - arch * 0.1, 40.4 - arch, 39.8 - arch);
    let (end_x, end_y) = (65.4 + look.brow.ridge * 0.5, 42.0 - arch * 0.25);
    pen.line(colour, thickness, &format!("M54.6 {start}C57.5 {rise} 62 {top} {end_x} {end_y}"));
}

fn mouth(look: &Look, pen: &mut Pen) {
    let mood = match look.mood {
        Mood::Stern => -1.0,
        Mood::Calm => 0.0,
        Mood::Amused => 1.0,
    };
    let lips = look.skin.mix(rgb(0xb3322f), if look.is_female() { 0.62 } else { 0.36 });
    if look.is_female() {
        pen.fill(
            lips,
            "M62.6 64.8C65 62.6 68 61.8 69.8 63C69.8 64.2 68 64.8 66.8 65C68.4 65.4 69.4 66.4 69 67.4\
             C66.4 69 63.6 67 62.6 64.8Z",
        );
    }
    let path = format!("M61.2 {}C63 {} 65 65.3 67.4 65", 65.0 - mood * 1.3, 65.4 + mood * 0.3);
    pen.line(look.line.mix(lips, 0.3), 1.15, &path);
}
