//! The dress of the decade.

use super::look::Look;
use super::pen::{Colour, GOLD, INK, LINEN, Pen, SHADOW, WHITE, rgb};

const MAN: &str = "M2 121C4 107 12 101 27 95.6L35 88L57 90L65 96C81 100 92 107 96 121Z";
const WOMAN: &str = "M9 121C11 108 19 102 32 97.4L37 90L55 91L60 97C74 101 85 109 89 121Z";
const FOLDS: &str = "M12 121L22 106M20 121L31 104M28 121L38 106M70 121L64 104M78 121L71 104M86 121L78 107";

/// A tailcoat and a large cravat.
pub(super) fn cravat(look: &Look, pen: &mut Pen) {
    body(look, pen);
    lapels(pen, look.light);
    stand_collar(pen, 79.0);
    pen.fill(
        look.accent,
        "M33.4 86C42 91 52 92 59 89.6L62 98L48 103L33.4 96ZM54 93L69 87L66 96L71 104L55 99ZM52 97L49 110L57 112\
         L58 99Z",
    );
    pen.line(look.deep, 1.0, "M36 90C44 95 52 95.6 58 93.6M56 95L66 92");
}

/// A wing collar and a short tie.
pub(super) fn wing(look: &Look, pen: &mut Pen) {
    body(look, pen);
    lapels(pen, look.dark);
    shirt_front(pen);
    stand_collar(pen, 82.0);
    pen.fill(look.accent, "M50 97L62 94L62 102L53 100L56 112L49 112Z");
    pen.fill(LINEN, "M55 86L62 92L56 97Z");
}

/// A stiff collar and a tie.
pub(super) fn stiff(look: &Look, pen: &mut Pen) {
    body(look, pen);
    lapels(pen, look.light);
    shirt_front(pen);
    necktie(look, pen, 3.4);
    stand_collar(pen, 80.0);
}

/// A uniform with epaulettes.
pub(super) fn uniform(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.dark, "M33 82C42 87 52 88 57 86L60 97L48 101L33 96Z");
    pen.line(GOLD, 1.4, "M33.4 84C42 89 52 90 57.4 88M33 95C42 99 52 100 60 96.6");
    pen.dots(GOLD, 1.8, &[(56.0, 104.0), (57.6, 110.0), (58.6, 116.0)]);
    pen.fill(look.accent, "M3 116C5 107 13 101 25 97L30 102C20 105 13 110 11 117Z");
    pen.line(look.accent.mix(rgb(0x5a3a08), 0.5), 1.0, "M5 116V121M8 114V120M11 113V119M14 110V116");
}

/// A stiff collar and a bow tie.
pub(super) fn bowtie(look: &Look, pen: &mut Pen) {
    body(look, pen);
    lapels(pen, look.dark);
    shirt_front(pen);
    stand_collar(pen, 82.0);
    pen.fill(look.accent, "M53 95L43 91V103L53 98L66 92V103Z");
}

/// A quilted smoking jacket.
pub(super) fn robe(look: &Look, pen: &mut Pen) {
    body(look, pen);
    shirt_front(pen);
    pen.fill(
        look.accent,
        "M33 91C26 96 24 100 24 104C32 112 38 117 44 121H53C44 112 38 102 38 92ZM57 92C63 96 66 100 67 104\
         C62 112 60 117 58 121H51C56 112 57 102 56 94Z",
    );
    pen.fill(LINEN, "M36 86L55 90L58 96L48 99L36 95Z");
}

/// A jacket for the tropics, with a neckerchief.
pub(super) fn safari(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.light, "M33 90L28 100L44 105L50 97ZM56 92L66 98L58 106L52 97Z");
    pen.line(look.dark, 1.2, "M52 104V121M60 112H76V120M24 112H40V120");
    pen.fill(look.accent, "M34 86C42 91 51 92 57 90L58 97L50 101L34 95Z");
}

/// A suit and a tie.
pub(super) fn tie(look: &Look, pen: &mut Pen) {
    body(look, pen);
    lapels(pen, look.light);
    shirt_front(pen);
    necktie(look, pen, 4.0);
    pen.fill(LINEN, "M34 84C42 90 50 93 54 97L46 103L33 93ZM57 88L54 97L61 101L62 93Z");
}

/// A suit and a slim tie.
pub(super) fn slimtie(look: &Look, pen: &mut Pen) {
    body(look, pen);
    lapels(pen, look.dark);
    shirt_front(pen);
    necktie(look, pen, 2.4);
    pen.fill(LINEN, "M34 84C42 90 50 93 54 97L46 103L33 93ZM57 88L54 97L61 101L62 93Z");
}

/// A dinner jacket.
pub(super) fn tuxedo(look: &Look, pen: &mut Pen) {
    body(look, pen);
    shirt_front(pen);
    pen.fill(
        look.cloth.mix(WHITE, 0.3),
        "M33 92C27 97 27 100 30 105L46 121H50C44 112 40 104 38 94ZM57 92L66 98C66 104 60 112 55 121H52\
         C55 112 57 104 57 96Z",
    );
    pen.fill(INK, "M53 94L44 91V101L53 97L64 91V101Z");
    pen.fill(LINEN, "M35 84L56 88L53 94L44 92Z");
}

/// A coat with a broad collar.
pub(super) fn coat(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.light, "M35 84C26 88 20 94 20 100L42 112L52 100ZM57 88C65 92 69 97 68 102L58 112L53 101Z");
    pen.line(look.dark, 1.2, "M53 102V121");
    pen.fill(look.accent, "M37 88L55 92L53 100L46 98Z");
}

/// A knitted scarf.
pub(super) fn scarf(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(
        look.accent,
        "M31 80C40 88 52 90 60 84C64 90 62 98 56 100C46 103 34 100 30 94C28 88 29 83 31 80ZM36 96L28 121H42L46 99Z",
    );
    pen.line(look.deep, 1.1, "M33 85C42 92 52 94 60 89M32 91C42 97 52 98 59 94M33 112L42 114M34 107L43 109");
}

/// A roll-neck pullover.
pub(super) fn roll(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.light, "M33 80C41 86 50 88 56.6 85L59 97C50 102 40 101 32 96Z");
    pen.line(look.dark, 1.1, "M38 84L37 97M43 86L43 99M48 87L49 99.6M53 87L55 98");
}

/// A cardigan, a shirt and a tie.
pub(super) fn cardigan(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.light, "M33 91L28 98C36 108 42 115 47 121H53L38 96ZM57 92L66 98C62 108 60 115 57 121H52L56 98Z");
    shirt_front(pen);
    necktie(look, pen, 3.4);
    pen.fill(LINEN, "M34 85C42 90 50 93 54 97L46 102L33 94ZM57 88L54 97L61 101L62 93Z");
}

/// A hooded pullover.
pub(super) fn hoodie(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.light, "M24 76C28 88 44 96 58 90C66 94 68 100 62 104C46 108 26 104 18 92C17 86 20 79 24 76Z");
    pen.fill(look.dark, "M35 87C42 93 50 94 57 91L58 97C48 101 38 98 34 93Z");
    pen.line(LINEN, 1.4, "M50 103L49 117M57 102L58 115");
}

/// A shirt with a print.
pub(super) fn tee(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.skin, "M36 84H56L58 96C50 102 40 100 34 94Z");
    pen.line(look.accent, 2.4, "M33 93C40 101 51 103 59.6 96");
    pen.fill(look.accent, "M50 121L54 108L57 114L60 106L64 121Z");
}

/// A denim jacket.
pub(super) fn jacket(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(LINEN, "M38 92H57L60 121H46Z");
    pen.fill(look.light, "M34 86C27 90 22 96 24 102L42 108L47 98ZM57 90C65 93 69 98 67 103L60 108L56 98Z");
    pen.line(look.accent, 1.2, "M48 108L48.6 121M63 108L63.4 121");
    pen.ovals(GOLD, &[(33.0, 114.0, 1.5, 1.5), (73.0, 112.0, 1.5, 1.5)]);
}

/// A jacket with padded shoulders.
pub(super) fn pads(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M-2 121C-2 104 6 97 22 96L35 89L57 91L68 96C86 97 98 104 100 121Z");
    pen.line(look.dark, 1.0, FOLDS);
    let front = if look.is_female() { look.dark } else { look.accent };
    pen.fill(front, "M38 92L57 93L58 108L52 121H48Z");
    pen.fill(look.light, "M34 91L25 98L44 121H50L40 98ZM57 92L68 97L60 121H54L57 100Z");
}

/// Bare shoulders and a collar of lace.
pub(super) fn bertha(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M9 121C10 112 16 106 26 103C36 110 54 111 66 103C78 106 86 112 88 121Z");
    pen.fill(look.skin, "M32 97L37 88H55L60 97C66 99 69 101 70 104C58 113 36 113 21 104C23 101 27 99 32 97Z");
    pen.fill(LINEN, "M19 105C34 114 58 114 71 104L75 109C60 120 32 120 15 110Z");
    pen.line(
        SHADOW,
        1.0,
        "M22 108L20 112M29 111L28 116M37 113L36.6 118M45 114V119M53 113.6L54 118M61 111L63 116M68 107L71 111",
    );
    pen.fill(look.accent, "M58 110L67 106L66 117L59 114L53 118Z");
}

/// A shawl over a plain dress.
pub(super) fn shawl(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(LINEN, "M36 86C43 91 51 92 56 90L59 98L48 103L34 97Z");
    pen.fill(
        look.accent,
        "M5 121C8 106 20 98 33 95C38 106 46 114 56 121ZM92 121C88 108 76 100 60 96C62 104 58 114 54 121Z",
    );
    pen.line(look.deep, 1.1, "M14 121C18 110 24 104 32 101M26 121C28 114 32 109 36 106M80 121C76 112 70 106 63 102");
}

/// A lace jabot.
pub(super) fn lace(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(LINEN, "M35 81C42 86 50 88 55.6 86L58 97L62 106C56 112 40 112 33 104L34 96Z");
    pen.line(SHADOW, 1.0, "M36 84.6C43 89 50 90.6 56 89M35 92C43 97 51 97.6 57.4 95");
    pen.dots(SHADOW, 1.9, &[(36.0, 105.0), (41.0, 108.0), (47.0, 109.6), (53.0, 109.4), (58.6, 107.0)]);
    pen.ovals(look.light, &[(54.0, 114.0, 1.3, 1.3), (55.0, 119.0, 1.3, 1.3)]);
}

/// A high collar and a pleated front.
pub(super) fn highneck(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(LINEN, "M35 78C42 84 50 86 55.4 84L58 97L34 97ZM50 95L62 97C66 104 62 114 58 121H50C46 112 46 102 50 95Z");
    pen.line(
        SHADOW,
        1.0,
        "M36 82C43 87 50 89 56 87M35 88C43 93 50 94.6 57 92.6M52 101C56 102 60 102 63 101M50 108\
         C55 110 60 110 63 108M50 115C54 116.6 58 116.6 61 115",
    );
}

/// A shirt blouse with a tie.
pub(super) fn shirt(look: &Look, pen: &mut Pen) {
    pen.fill(LINEN, WOMAN);
    pen.line(SHADOW, 1.1, "M20 121L26 106M28 121L33 106M72 121L66 106M79 121L72 107");
    pen.fill(look.accent, "M51 97L57 96L57 101L60 121H50L52 101Z");
    stand_collar(pen, 82.0);
    pen.fill(look.cloth, "M8 121C10 112 14 107 20 104L26 121ZM90 121C87 112 82 107 76 105L72 121Z");
}

/// A ball gown.
pub(super) fn ball(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, "M8 121C10 112 18 108 25 107C36 117 58 117 67 106C78 108 86 113 89 121Z");
    pen.fill(look.skin, "M32 97L37 88H55L60 97C66 99 69 102 70 106C58 117 36 117 22 107C24 102 27 99 32 97Z");
    pen.line(look.light, 1.2, "M24 108C36 118 58 118 68 107");
    pen.ovals(look.accent, &[(24.0, 107.0, 4.0, 4.0), (69.0, 106.0, 4.0, 4.0)]);
}

/// A neckline cut to a point.
pub(super) fn vneck(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.skin, "M33 97L37 88H55L60 97L51 118Z");
    pen.line(look.light, 1.6, "M33 97L51 118L60 97");
}

/// A coat with a fur collar.
pub(super) fn fur(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.skin, "M35 94L37 86H55L58 95L50 104Z");
    pen.fill(
        look.light,
        "M3 121C2 112 8 104 18 100C22 94 30 92 35 93C38 101 46 107 54 112C50 116 48 119 48 121ZM58 95\
         C66 95 74 99 78 103C88 107 93 114 92 121H62C62 112 62 104 58 95Z",
    );
    pen.line(
        look.dark,
        1.0,
        "M12 112l3 3M20 106l3 3M28 100l3 3M20 116l3 3M30 110l3 3M38 106l3 3M40 115l3 3M66 102l3 3M74 108l3 3\
         M82 112l3 3M70 115l3 3",
    );
}

/// A boat neck.
pub(super) fn boat(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(look.skin, "M30 99L37 88H55L61 98C54 104 40 104 30 99Z");
    pen.line(look.accent, 2.0, "M29 99C40 105 54 105 62 98.6");
}

/// A round collar and buttons.
pub(super) fn collar(look: &Look, pen: &mut Pen) {
    body(look, pen);
    pen.fill(
        LINEN,
        "M34 92C38 97 46 100 52 101C48 108 38 108 30 102C30 98 31 94 34 92ZM57 93C61 96 65 100 65 104\
         C60 107 55 106 52 101Z",
    );
    pen.dots(look.accent, 1.6, &[(53.0, 108.0), (54.0, 114.0), (54.6, 120.0)]);
}

/// Shoulders and chest.
fn body(look: &Look, pen: &mut Pen) {
    pen.fill(look.cloth, if look.is_female() { WOMAN } else { MAN });
    pen.line(look.dark, 1.0, FOLDS);
}

fn lapels(pen: &mut Pen, colour: Colour) {
    pen.fill(colour, "M33 93L28 99L38 121H47L52 106ZM57 92L66 98L63 121H56L53 106Z");
}

fn shirt_front(pen: &mut Pen) {
    pen.fill(LINEN, "M35 90L57 91L60 97L53 121H48L36 97Z");
}

/// A stiff collar that reaches up to a height.
fn stand_collar(pen: &mut Pen, top: f64) {
    let (nape, side, edge, throat) = (top - 1.0, top + 4.0, top + 5.0, top + 3.0);
    pen.fill(LINEN, &format!("M33.6 {nape}C42 {side} 52 {edge} 57.6 {throat}L61 95L48 100L33.6 94Z"));
    pen.line(SHADOW, 1.0, &format!("M50 {edge}L52 99"));
}

fn necktie(look: &Look, pen: &mut Pen, width: f64) {
    let (left, right, knot) = (53.0 - width * 0.7, 53.0 + width, 54.0 + width * 0.4);
    let (foot, other_foot, waist) = (55.0 + width, 52.0 - width, 53.0 - width * 0.2);
    let path = format!("M{left} 97L{right} 96L{knot} 101L{foot} 121H{other_foot}L{waist} 101Z");
    pen.fill(look.accent, &path);
}
