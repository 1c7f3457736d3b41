//! Glasses, jewels, and what else they are painted with.

use super::look::Look;
use super::pen::{Colour, GOLD, INK, LINEN, Pen, WHITE, rgb, rgba};

/// Where an earring hangs.
const LOBE: (f64, f64) = (40.6, 59.4);
const PEARL: Colour = rgb(0xfffaf0);

/// Round spectacles.
pub(super) fn specs(look: &Look, pen: &mut Pen) {
    pen.oval(rgba(0xffffff55), (60.6, 48.0, 4.8, 4.6));
    let rim = if look.generation < 5 { rgb(0x6d5320) } else { rgb(0x3b3b58) };
    pen.ring(rim, 1.3, (60.6, 48.0, 5.0, 4.8));
    pen.line(rim, 1.3, "M55.6 47.4L43 48.4M65.6 46.6L67.6 46");
}

/// Heavy dark rims.
pub(super) fn hornrims(_: &Look, pen: &mut Pen) {
    pen.fill(rgba(0xffffff44), "M54.6 43.6H66.4V50C66 53 56 53 55 50Z");
    pen.line(
        INK,
        2.0,
        "M54.6 43.6H66.6C66.6 47 66.4 50 65 51.4C62 53 57 53 55.6 50.6C54.6 48.6 54.6 46 54.6 43.6ZM55 45\
         L42.6 47.4",
    );
}

/// Rims that rise like cats' eyes.
pub(super) fn cateye(_: &Look, pen: &mut Pen) {
    pen.fill(rgba(0xffffff44), "M53 42L66.8 44.6C66.6 50 64 52.6 60 52.4C56 52 54.6 48 53 42Z");
    pen.line(rgb(0x2c6670), 1.9, "M52 41L66.8 44.6C66.6 50 64 52.6 60 52.4C56 52 54.6 48 52 41ZM54.4 45L43 47.6");
}

/// Sunglasses.
pub(super) fn shades(_: &Look, pen: &mut Pen) {
    pen.fill(INK, "M54 43.4H67.6C68 49 65 52.8 60.6 52.6C56 52.4 54.2 49 54 43.4Z");
    pen.line(INK, 1.6, "M54 45L42.4 47.6");
    pen.line(rgb(0x8a8492), 1.0, "M57 45.8L60 49.4");
}

/// Glasses on the nose, with a cord.
pub(super) fn pincenez(_: &Look, pen: &mut Pen) {
    pen.oval(rgba(0xffffff66), (60.6, 49.0, 4.6, 4.4));
    pen.ring(rgb(0x8b6a1e), 1.3, (60.6, 49.0, 4.6, 4.4));
    pen.line(rgb(0x8b6a1e), 0.7, "M56.4 51C50 60 50 74 44 96");
}

/// A monocle with its chain.
pub(super) fn monocle(_: &Look, pen: &mut Pen) {
    pen.oval(rgba(0xffffff66), (60.4, 47.8, 5.0, 5.0));
    pen.ring(GOLD, 1.6, (60.4, 47.8, 5.0, 5.0));
    pen.line(GOLD, 0.8, "M57 51.6C52 64 54 80 50 100");
}

/// A cameo at the throat.
pub(super) fn cameo(_: &Look, pen: &mut Pen) {
    pen.oval(GOLD, (55.0, 94.6, 4.2, 5.0));
    pen.oval(rgb(0x8f4a3c), (55.0, 94.6, 3.0, 3.8));
    pen.fill(LINEN, "M54 97.6C53 95 54 92 56 91.6C57.4 92.6 56.6 94 57 95C56 96 56.4 97 55.6 98Z");
}

/// A brooch with a green stone.
pub(super) fn brooch(_: &Look, pen: &mut Pen) {
    pen.oval(GOLD, (55.6, 92.4, 3.6, 3.6));
    pen.oval(rgb(0x2f7a5c), (55.6, 92.4, 2.1, 2.1));
}

/// A string of pearls.
pub(super) fn pearls(_: &Look, pen: &mut Pen) {
    pen.dots(
        PEARL,
        2.05,
        &[(36.0, 93.0), (38.8, 96.0), (42.0, 98.4), (45.6, 100.0), (49.4, 100.6), (53.2, 99.8), (56.4, 97.6)],
    );
    pen.line(rgb(0xb9ab90), 0.6, "M34.6 93.6C40 101 51 104 57.6 98.6");
}

/// A long string of beads.
pub(super) fn beads(look: &Look, pen: &mut Pen) {
    pen.line(look.accent, 2.2, "M36 92C38 104 44 116 51 120C56 114 58 104 57.4 95");
    pen.oval(look.accent, (51.0, 120.0, 3.0, 3.0));
}

/// A velvet band with a pendant.
pub(super) fn choker(look: &Look, pen: &mut Pen) {
    pen.fill(look.accent, "M36 84.6C43 89.6 50 91 54.4 89.6L54.8 93.6C49 95 42 93.4 35.8 88.8Z");
    pen.oval(GOLD, (52.0, 93.6, 2.4, 2.4));
}

/// Three tight rows of pearls.
pub(super) fn dogcollar(_: &Look, pen: &mut Pen) {
    for row in [0.0, 3.6, 7.2] {
        let pearls = [(36.4, 84.0), (39.5, 86.0), (42.6, 87.6), (45.7, 88.6), (48.8, 89.0), (51.9, 88.8)];
        pen.dots(PEARL, 1.6, &pearls.map(|(x, y)| (x, y + row)));
    }
}

/// Drop earrings.
pub(super) fn drops(look: &Look, pen: &mut Pen) {
    pen.oval(GOLD, (LOBE.0, LOBE.1 + 1.6, 1.5, 1.5));
    pen.oval(look.accent.mix(WHITE, 0.15), (LOBE.0, LOBE.1 + 6.4, 2.2, 3.6));
}

/// Hoop earrings.
pub(super) fn hoops(_: &Look, pen: &mut Pen) {
    pen.ring(GOLD, 1.9, (LOBE.0, LOBE.1 + 5.6, 4.4, 5.0));
}

/// Ear studs.
pub(super) fn studs(_: &Look, pen: &mut Pen) {
    pen.oval(GOLD, (LOBE.0, LOBE.1 - 0.4, 1.7, 1.7));
}

/// A medal on its ribbon.
pub(super) fn medal(_: &Look, pen: &mut Pen) {
    pen.fill(rgb(0xa82f36), "M70 104H77L75.6 110H71.4Z");
    pen.oval(GOLD, (73.5, 113.0, 3.6, 3.6));
    pen.oval(rgb(0xfff3cf), (73.5, 113.0, 1.5, 1.5));
}

/// A watch chain.
pub(super) fn chain(_: &Look, pen: &mut Pen) {
    pen.line(GOLD, 1.3, "M60 114C66 119 72 118 77 112");
}

/// A flower in the buttonhole.
pub(super) fn buttonhole(_: &Look, pen: &mut Pen) {
    pen.ovals(rgb(0xf3e3d3), &[(70.0, 105.0, 3.0, 3.0), (73.0, 102.6, 2.6, 2.6), (73.0, 107.0, 2.6, 2.6)]);
    pen.fill(rgb(0x5f7c4a), "M71 109L67 114L73 112Z");
}

/// A pipe that smokes.
pub(super) fn pipe(_: &Look, pen: &mut Pen) {
    pen.line(rgb(0x3c2415), 2.0, "M67 66.4C72 68 76 70 80 74");
    pen.fill(rgb(0x5d361d), "M78 68H88L87 79C85 81 81 81 79.4 79Z");
    pen.line(rgba(0xf4efe488), 1.5, "M83 65C80 60 88 57 84 51C81 46 87 43 85 38");
}

/// A cigarette in a long holder.
pub(super) fn holder(_: &Look, pen: &mut Pen) {
    pen.line(INK, 1.6, "M67.6 65.4L84 60");
    pen.line(LINEN, 2.0, "M84 60L90.4 57.9");
    pen.oval(rgb(0xc9502f), (91.0, 57.7, 1.3, 1.3));
    pen.line(rgba(0xf4efe488), 1.3, "M91 54C88 49 95 46 91 40C88 36 93 33 91 28");
}

/// Headphones.
pub(super) fn phones(look: &Look, pen: &mut Pen) {
    pen.line(INK, 3.0, "M40 50C34 30 36 14 46 11.6C50 11 54 12.6 56 16");
    pen.oval(look.accent, (41.6, 54.0, 7.2, 8.6));
    pen.oval(INK, (41.6, 54.0, 4.0, 5.2));
    pen.line(INK, 1.0, "M41 62C38 78 44 92 40 108");
}
