//! Beards and moustaches; they follow the chin.

use super::look::Look;
use super::pen::Pen;

/// Mutton chops.
pub(super) fn mutton(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, "M44.6 49L50 50C51 58 57 65 63.4 65.6C63 72 57 78 52 79C47 76 43.6 62 44.6 49Z");
    pen.line(look.strand, 0.9, "M47 56C49 64 52 70 54 74M51 61C53 66 56 70 58 71");
}

/// A full beard.
pub(super) fn full(look: &Look, pen: &mut Pen) {
    let tip = 72.0 + look.chin.forward;
    pen.fill(
        look.hair,
        &format!(
            "M44.6 50L50 53C52 60 57.6 61.6 61.6 60.6C65 58.6 70 59.6 71.6 63.4C69 63.6 67.4 64.6 66.8 65.2\
             C68.6 66 69.4 67.4 69 69.4C{tip} 78 68 93 59 96C50 94 44 80 44.6 50Z"
        ),
    );
    pen.line(look.strand, 1.1, "M49 60C50 72 53 82 58 89M55 66C56 75 58 82 62 86M61 70C63 76 64 80 65 83");
}

/// A beard along the jaw, without a moustache.
pub(super) fn chincurtain(look: &Look, pen: &mut Pen) {
    let (lip, tip) = (68.4 + look.chin.forward, 70.0 + look.chin.forward);
    pen.fill(
        look.hair,
        &format!(
            "M44.6 49L49.6 51C51 62 56 69 61.6 70.6C65 70 67.6 71.6 {lip} 73.6C{tip} 82 63 90 56.6 88\
             C48.6 84 44 70 44.6 49Z"
        ),
    );
    pen.line(look.strand, 1.1, "M48 60C50 72 54 79 58 83M56 72C58 78 60 81 62 82M63 73C64 77 64.6 79 65 80");
}

/// A walrus moustache.
pub(super) fn walrus(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M62.6 59.6C68 57.6 74.6 60 75 66.6C74 71 71 71 69.6 68.6C66 66 61.6 68.6 57 71.6\
         C57 66 59.6 61.6 62.6 59.6Z",
    );
    pen.line(look.strand, 0.9, "M66 61.6C64 64 61.6 66 60 68M70 62C71.4 64 72 66 72 68");
}

/// A handlebar moustache.
pub(super) fn handlebar(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M67 59C71.6 58.6 73.6 62.4 72 64.8C67 67 61 66.4 56.6 62.6C54 61 51.6 62 51 58.6\
         C51.4 55.4 55 55.6 55.4 58C57.6 58 61 62 67 59Z",
    );
}

/// A moustache with its ends brushed up.
pub(super) fn kaiser(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M67 59C72 58.6 73.6 63 71.4 65C65 67.6 59 65 56 60.4C53.6 56.6 54 52.6 54.6 49.6C57 55.6 61.6 61.6 67 59Z",
    );
}

/// A thin moustache.
pub(super) fn thin(look: &Look, pen: &mut Pen) {
    pen.line(look.hair, 1.9, "M61.8 63.4C64.4 61.6 67.4 61.2 70 61.9");
}

/// A goatee and a moustache.
pub(super) fn goatee(look: &Look, pen: &mut Pen) {
    let (lip, tip) = (69.6 + look.chin.forward * 0.6, 71.0 + look.chin.forward);
    pen.fill(
        look.hair,
        &format!("M60.6 70.6C64 68.6 69 69.4 {lip} 73C{tip} 82 68 90 65 93C61.6 86 59.6 78 60.6 70.6Z"),
    );
    pen.fill(look.hair, "M62 62.6C65 60 70 60.4 71.4 63C68 64.6 64.6 64.4 62 62.6Z");
    pen.line(look.strand, 0.9, "M65 74C65 80 65.4 84 65.4 87");
}

/// Three days' stubble.
pub(super) fn stubble(look: &Look, pen: &mut Pen) {
    let forward = look.chin.forward;
    let (lip, tip, jaw) = (66.0 + forward * 0.4, 68.0 + forward, 65.0 + forward);
    pen.fill(
        look.skin.mix(look.hair, 0.32),
        &format!(
            "M46 58C48 66 53 70 59 69.6C63 68.6 65.6 69.4 {lip} 70.6C{tip} 75 {jaw} 79.6 58 80.6\
             C51 79 46 70 46 58Z"
        ),
    );
}
