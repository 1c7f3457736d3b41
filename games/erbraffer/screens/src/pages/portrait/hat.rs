//! What they wear on their heads.

use super::look::Look;
use super::pen::{Colour, GOLD, INK, LINEN, NIGHT, Pen, SHADOW, WHITE, rgb};

const STRAW: Colour = rgb(0xe0c987);

/// A top hat.
pub(super) fn tophat(look: &Look, pen: &mut Pen) {
    let dark = look.cloth.mix(NIGHT, 0.5);
    pen.fill(dark, "M25 25C26 15 26 8 23.6 2C36 -1 55 -1 67 3C64 10 63.6 18 64.4 26Z");
    pen.fill(look.accent, "M25 25L25.6 18.6C38 16 54 16.4 63.9 19.4L64.4 26C50 22 36 22 25 25Z");
    pen.fill(dark.mix(WHITE, 0.1), "M12.6 27C24 20.6 62 20.6 79 29C64 32.6 30 31.6 12.6 27Z");
    pen.line(dark.mix(WHITE, 0.3), 1.2, "M31 5.6C32 9 32 12 31.6 15.4");
}

/// A cap of lace with a ribbon.
pub(super) fn lacecap(look: &Look, pen: &mut Pen) {
    pen.fill(LINEN, "M53 17C36 10 19 20 16.6 38C15 52 20 63 28 68C27 54 34 32 53 17Z");
    pen.dots(
        SHADOW,
        2.6,
        &[
            (51.0, 20.0),
            (45.6, 25.0),
            (40.6, 31.0),
            (36.4, 37.6),
            (33.2, 44.6),
            (31.0, 52.0),
            (29.6, 59.4),
            (29.0, 66.0),
        ],
    );
    pen.line(SHADOW, 1.0, "M47 17C33 17 23 27 21 42M40 15.6C28 18 20 27 18.6 38");
    pen.fill(look.accent, "M25 67L16 78L22 79L24 86L31 70Z");
}

/// A bonnet tied under the chin.
pub(super) fn bonnet(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M60 19C50 8 27 9 19 26C13 40 17 59 28 68L44 73C40 58 46 36 60 19Z");
    pen.fill(look.light, "M58 17C70 13 79 21 77.6 36C67 33 56 45 53 74L43 75C39 57 43 34 58 17Z");
    pen.line(look.dark, 1.0, "M60 21C50 34 46 52 48 73M64 19C54 32 50 50 51 72");
    pen.fill(
        look.accent,
        "M43 73L53 72C55 78 58 82 61 84L57 88C50 85 45 80 43 73ZM58 85L50 98L57 96L60 103L62 88L71 97L70 90L76 90Z",
    );
    pen.line(look.dark, 1.1, "M30 20C24 30 22 44 25 58M40 14C32 26 30 46 34 66");
    pen.hide_ear();
}

/// A small hat tilted over the brow, with a feather.
pub(super) fn tilt(look: &Look, pen: &mut Pen) {
    let dark = look.cloth.mix(NIGHT, 0.5);
    pen.fill(dark, "M33 22C44 10 62 10 74 21C64 26 46 27 33 22ZM42 18C43 8 60 6 65 15Z");
    pen.fill(look.accent, "M46 14C36 0 18 0 8 12C18 10 22 14 20 20C28 14 38 18 46 18Z");
    pen.line(look.deep, 1.0, "M44 15C34 6 22 6 12 11");
}

/// A soldier's kepi.
pub(super) fn kepi(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M26 28C26 19 28 11 32.6 8L60 5.6C64 12 66 20 65.8 28Z");
    pen.fill(look.accent, "M26 28L26.6 22.6C40 19 54 19 65.4 22.6L65.8 28C52 24.6 38 24.6 26 28Z");
    pen.fill(INK, "M58 27C68 25.6 78 31 81 36C73 36 63 33 57 30Z");
    pen.fill(look.dark, "M32.6 8L60 5.6L61 8.6L31.6 11.6Z");
    pen.oval(GOLD, (58.0, 16.0, 3.0, 3.0));
}

/// A fez with a tassel.
pub(super) fn fez(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M29 27L35 7.6C44 5 54 5 61 7.6L65 26C54 23 40 23 29 27Z");
    pen.fill(look.accent, "M29 27L30.4 22.6C42 19 54 19 64 21.6L65 26C54 23 40 23 29 27Z");
    pen.line(look.accent, 1.3, "M48 6C36 2 26 8 22 18");
    pen.fill(look.accent, "M20 17L25 18.6L22.6 33L16 31Z");
}

/// A widow's veil.
pub(super) fn veil(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M55 18C36 9 17 22 16 42C13 66 11 86 8 108L33 108C33 86 34 68 39 56C41 40 45 28 55 18Z");
    pen.fill(LINEN, "M58 18.6C46 25 39 40 38 58L42 56C43 42 49 30 62 22Z");
    pen.line(look.light, 1.0, "M36 20C26 30 23 46 22 62C21 80 19 94 17 106M45 18C33 30 30 48 29 64C28 82 27 94 26 106");
    pen.hide_ear();
}

/// A sun helmet.
pub(super) fn pith(look: &Look, pen: &mut Pen) {
    pen.fill(rgb(0xe6dab8), "M19 31C19 11 33 4.6 46 4.6C60 4.6 69 14 70 29Z");
    pen.oval(rgb(0xe6dab8), (46.0, 4.0, 3.0, 2.4));
    pen.fill(look.accent, "M19.2 29C34 23 56 22.6 70 26.6L70 30C54 27 34 28 19 33Z");
    pen.fill(rgb(0xcfc096), "M6 41C12 30 24 28 46 27.6C66 27 77 31 84 39C68 33 42 33 26 36C18 37 12 41 6 41Z");
    pen.line(rgb(0xbfae80), 1.0, "M46 6C40 12 38 20 38 27M56 8C60 14 60 20 60 25M33 9C28 14 26 22 26 28");
}

/// A bowler.
pub(super) fn bowler(look: &Look, pen: &mut Pen) {
    let dark = look.cloth.mix(NIGHT, 0.5);
    pen.fill(dark, "M26 28C25 8 35 3.6 46 3.6C57 3.6 66 9 65.4 28Z");
    pen.fill(look.deep, "M25.9 27C38 24 53 24 65.5 27L65.4 21.4C53 18 38 18 26 21.4Z");
    pen.fill(dark.mix(WHITE, 0.1), "M15 28.6C25 24 64 24 77 28.6C74 33 64 30 46 30C32 30 20 33 15 28.6Z");
    pen.line(dark.mix(WHITE, 0.3), 1.2, "M32 14C34 9 38 7 42 6.6");
}

/// A straw boater.
pub(super) fn boater(look: &Look, pen: &mut Pen) {
    pen.fill(STRAW, "M27 25L28.6 11.6H63L64.6 25Z");
    pen.fill(look.accent, "M27.2 23.6L27.8 17H63.7L64.4 23.6Z");
    pen.fill(STRAW.mix(rgb(0x8a6a22), 0.25), "M12 27.6L13 23.6H80L81 27.6Z");
    pen.line(STRAW.mix(rgb(0x8a6a22), 0.4), 0.9, "M30 14.4H62.6");
}

/// A wide hat with three plumes.
pub(super) fn plumes(look: &Look, pen: &mut Pen) {
    pen.fill(look.accent, "M34 18C20 -2 2 2 1 18C9 10 16 14 18 22Z");
    pen.fill(look.deep, "M38 17C32 0 14 -4 6 4C18 4 24 10 26 20Z");
    pen.fill(SHADOW, "M40 18C42 4 28 -2 20 1C30 5 32 12 33 20Z");
    pen.fill(look.dark, "M31 23C33 8 58 6 63 20Z");
    pen.fill(look.accent, "M31 23L32 19C42 16 54 15.6 62.4 17.6L63 21.6Z");
    pen.fill(look.cloth, "M3 31C20 17 66 13 95 26C76 26 62 29 46 29.6C28 30 16 35 3 31Z");
}

/// A jewel with a spray of feathers.
pub(super) fn aigrette(look: &Look, pen: &mut Pen) {
    pen.line(look.accent, 1.2, "M38 12C34 4 26 0 20 1M38 12C36 2 32 -1 27 -2M38 12C40 4 38 0 36 -2");
    pen.oval(GOLD, (38.0, 12.4, 3.4, 3.4));
    pen.oval(look.accent, (38.0, 12.4, 1.6, 1.6));
}

/// A straw hat with flowers.
pub(super) fn flowers(look: &Look, pen: &mut Pen) {
    pen.fill(STRAW, "M10 27C26 17 64 16 84 25C66 30 30 32 10 27ZM30 22C32 11 58 11 62 21Z");
    pen.ovals(look.accent, &[(34.0, 19.0, 4.4, 4.4), (52.0, 17.0, 4.6, 4.6), (62.0, 20.0, 3.6, 3.6)]);
    pen.ovals(look.cloth, &[(43.0, 16.6, 4.8, 4.8), (26.6, 22.0, 3.6, 3.6)]);
    pen.ovals(rgb(0xe9c65c), &[(34.0, 19.0, 1.6, 1.6), (43.0, 16.6, 1.8, 1.8), (52.0, 17.0, 1.7, 1.7)]);
    pen.fill(rgb(0x5f7c4a), "M38 21L41 25L35 24ZM56 20L60 24L53 24Z");
}

/// A high comb.
pub(super) fn comb(_: &Look, pen: &mut Pen) {
    pen.fill(GOLD, "M20 30C14 22 16 12 24 8C30 9 35 14 36 20C30 22 24 26 20 30Z");
    pen.line(GOLD.mix(rgb(0x5a3a08), 0.5), 1.0, "M22 27C19 21 20 15 25 11M27 23.6C25 19 26 15 29 13");
}

/// A band around the head; in 1930 with a jewel.
pub(super) fn band(look: &Look, pen: &mut Pen) {
    pen.fill(look.accent, "M19 38C32 30 52 26 66.6 31L66.2 36C52 31 34 35 19.2 44Z");
    if look.generation == 3 {
        pen.oval(GOLD, (57.0, 30.6, 2.6, 2.6));
    }
}

/// A cloche with a bow.
pub(super) fn cloche(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M69 40C73 22 63 9 46 9.6C27 10 16.6 24 17.6 42C17.6 50 18.6 56 21 61C32 52 50 47 69 40Z");
    pen.fill(
        look.accent,
        "M18 47C32 39 52 36 70.4 33L69.4 38.8C52 42 34 46 19.2 54.6ZM33 42L25 36L26 50ZM34 43L42 36L43 48Z",
    );
    pen.line(look.dark, 1.0, "M28 20C24 26 23 34 24 40");
    pen.hide_ear();
}

/// A fedora.
pub(super) fn fedora(look: &Look, pen: &mut Pen) {
    pen.fill(look.dark, "M26.6 27C26 13 31 6 38 8C44 4 54 4 58.6 8.6C63 11 65 19 65.4 27Z");
    pen.fill(look.accent, "M26.6 27L26.5 20.6C40 17.6 54 17.6 64.8 20.6L65.4 27Z");
    pen.fill(look.dark.mix(WHITE, 0.1), "M9 30C22 22 62 21 86 31C68 33.6 30 33.6 9 30Z");
    pen.line(look.dark.mix(WHITE, 0.25), 1.1, "M40 9.6C44 12 50 12 56 9.6");
}

/// A flat cap.
pub(super) fn flatcap(look: &Look, pen: &mut Pen) {
    pen.fill(look.light, "M17 37C15 19 33 9.6 48 11C61 12 71 21 80 33.6C68 31 58 31.6 46 32C34 32.6 24 35 17 37Z");
    pen.fill(look.dark, "M56 31C66 30 76 32 81 35.4C73 37 64 36 56 33.6Z");
    pen.line(look.cloth, 1.1, "M30 18C36 24 38 28 38 32M48 12.6C52 18 54 25 54 31M22 26C25 29 26 32 26 34");
}

/// A pilot's cap with goggles.
pub(super) fn aviator(_: &Look, pen: &mut Pen) {
    pen.fill(
        rgb(0x6f4a2c),
        "M65.6 35C63 20 52 14.6 44 15C28 16 17.6 28 18.6 44C18.6 57 23 66 31 70L40 68L46 80L55 81L49 68\
         C53 58 53 46 56 41Z",
    );
    pen.line(rgb(0x4b2f19), 1.2, "M46 16C44 28 42 40 41 52M20 44C28 46 36 48 41 52");
    pen.oval(rgb(0x8a6038), (42.0, 55.0, 5.6, 6.6));
    pen.fill(INK, "M19.4 36C34 28 50 25 58 26L58 31C46 30 34 34 19 42Z");
    pen.fill(SHADOW, "M55 22C62 19 69 21 71 27C71 33 66 37 60 35.6C55 34 53 26 55 22Z");
    pen.fill(rgb(0x8fb6c4), "M58 24.6C62.6 22.6 67 24 68 28C68 32 64.6 34 61 33C57.6 32 56.6 27 58 24.6Z");
    pen.hide_ear();
}

/// A beret.
pub(super) fn beret(look: &Look, pen: &mut Pen) {
    pen.fill(look.accent, "M16 31C10 15 34 6 51 9C66 10.6 75 19 67.6 29C56 25 34 27 16 31Z");
    pen.line(look.deep, 2.0, "M43 8.6L41 3.6");
    pen.line(look.deep, 1.1, "M24 25C36 20 54 19 66 25");
}

/// A pillbox with a scrap of veil.
pub(super) fn pillbox(look: &Look, pen: &mut Pen) {
    pen.fill(look.accent, "M31 19L33.6 6.6C42 4 54 4.6 60 7.6L62.6 20.4C52 15.6 40 15.6 31 19Z");
    pen.line(look.deep, 1.0, "M33 10C42 7.4 53 7.6 60.6 10.6");
    pen.line(INK, 0.5, "M60 20C66 26 70 34 71 44M56 18C61 26 65 36 66 48M63 28L69 26M66 36L71 35");
}

/// A dotted headscarf.
pub(super) fn headscarf(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.accent,
        "M65 31C62.6 18 50 13 42 14C25 15 16 28 17 44C17 60 24 73 35 79L55 86L61 83C51 76 46 62 50 50.6\
         C53 42 59 37 65 31ZM57 82L52 99L60 95L66 100L64 84Z",
    );
    pen.dots(
        LINEN,
        1.7,
        &[
            (52.0, 22.0),
            (41.0, 22.0),
            (32.0, 29.0),
            (44.0, 33.0),
            (26.0, 40.0),
            (36.0, 43.0),
            (24.0, 54.0),
            (34.0, 57.0),
            (30.0, 68.0),
            (41.0, 66.0),
            (46.0, 78.0),
            (57.0, 28.0),
        ],
    );
    pen.line(look.deep, 1.1, "M58 33C48 42 43 56 46 70");
    pen.hide_ear();
}

/// A cap with its peak behind.
pub(super) fn backcap(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.accent,
        "M65 33C63 18 53 12.6 44 13C29 13.6 18.6 26 19.6 41C34 36 50 34 65 33ZM24 37C14 35 4 40 1 46\
         C10 49 20 47 28 43Z",
    );
    pen.line(look.deep, 1.2, "M44 13.6C40 20 39 29 39 36M20 41C34 36 50 34 65 33");
    pen.oval(look.deep, (44.0, 12.8, 2.2, 1.6));
}
