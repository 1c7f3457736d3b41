//! The cuts, from the ringlets of 1840 to the spikes of 1990.

use super::look::Look;
use super::pen::{Pen, WHITE};

/// The end of a man's outline: down the nape and around the ear to the temple.
const NAPE: &str = "C20.5 55 25 62.5 31 67C34 63 36 59 37.5 55\
                    C38.5 49 42 45.5 45 46.5L46.4 57L50 56.6C50.4 48.6 52.6 44.4 55.4 40.4";

/// Swept back from the brow.
pub(super) fn swept(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M67.4 33.4C71 27 67 21 61 20C58 12.6 46 10.6 38 14.6C26 15 17 27 18.6 42C17 50 22 60.6 30.4 67\
         C34 63 36 58.4 37.5 54.4C39 48.4 42 46 45 47L46.8 61C50 61 52 58 51.6 52C52 46 55 42 57.4 38.4\
         C61 38.4 65 36.4 67.4 33.4Z",
    );
    pen.line(look.strand, 0.9, "M61 21C54 20 46 24 42 31M54 15.6C42 15.6 30 24 27 37M24 44C24 52 27 58 31 61");
}

/// Parted at the side.
pub(super) fn parted(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        &format!("M65.4 31.6C64 20 52 13.6 42 15C28 16.6 18 28 19.6 44{NAPE}C59 38.6 63 35.6 65.4 31.6Z"),
    );
    pen.line(look.strand, 0.9, "M62 27C52 22 40 24 31 34M58 22C46 18.6 32 24 25.6 38M23.6 45C24.6 54 28 59 31.6 62");
}

/// Going back from the temples.
pub(super) fn receding(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, &format!("M56 24C52 17.6 44 16.4 39 17.4C26 20 19 30 20 44{NAPE}C54 35 54 28 56 24Z"));
    pen.line(look.strand, 0.9, "M52 22C42 20.6 30 28 27 40M24 46C25 54 28 59 31.6 62");
}

/// Combed flat with pomade.
pub(super) fn slick(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        &format!("M63.6 28.4C58 17.6 46 14.6 38 16.4C25 19.4 18.6 30 20 44{NAPE}C58 33.6 61.6 31.6 63.6 28.4Z"),
    );
    pen.line(look.strand, 1.0, "M60 26C48 19 33 24 27 40M57 30C46 25 36 30 31 42M54 34C46 31 40 34 36 43");
}

/// Cut short.
pub(super) fn short(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, &format!("M65.4 31C65 20.4 54 15.6 44 16C29 16.6 19 28 20 44{NAPE}C57 35 61 33 65.4 31Z"));
    pen.line(look.strand, 0.9, "M58 22L54 27M50 19L46 25M41 20L38 26M32 25L31 31M26 33L27 39");
}

/// A wreath around a bald head.
pub(super) fn bald(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M23.6 37C18 46 21.6 60 31 68C35 63 36.5 58 37.5 54.4C38.5 49 41 46.6 45 47.4L46.6 57L50 56.6\
         C50.4 49 49.6 44 46.4 42C38 43 30 42 23.6 37Z",
    );
    pen.line(look.strand, 0.9, "M26 45C27 54 29.6 59 32 61.6M32 46C32 50 33 54 34.6 56");
    pen.line(look.skin.mix(WHITE, 0.5), 1.6, "M40 24.4C46 22.6 53 24 57 28");
}

/// A head of curls.
pub(super) fn curls(look: &Look, pen: &mut Pen) {
    let locks = [
        (61.0, 26.0, 7.6),
        (53.0, 18.6, 8.6),
        (42.0, 16.6, 9.0),
        (31.0, 21.0, 9.0),
        (24.0, 31.0, 8.6),
        (21.6, 42.6, 8.0),
        (25.0, 54.0, 7.4),
        (31.0, 62.0, 5.6),
        (36.0, 34.0, 13.0),
        (50.0, 27.0, 11.0),
        (47.6, 49.0, 4.0),
        (47.4, 55.0, 3.4),
    ];
    balls(look, pen, &locks);
    crescents(look, pen, 1.0, &locks[..8]);
}

/// Uncombed for years.
pub(super) fn wild(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M64.6 30C69 22 61 14 56.6 16C54.6 7 44 5 42 12C36 3 25 7 26 15C15 11 11 22 16 28C7 30 7 40 14 43\
         C7 48 11 58 18 57.6C15 65 24 71 31 67C34 63 36 59 37.5 55C38.5 49 42 46 45 47L46.4 57L50 56.6\
         C50.4 48.6 53 43 56 38C59 36 62.6 34 64.6 30Z",
    );
    pen.line(
        look.strand,
        1.1,
        "M60 22C52 17 46 20 42 26M46 14C36 12 30 18 28 25M26 21C20 24 18 30 20 36M18 35C15 40 16 46 20 50",
    );
}

/// A quiff above the brow.
pub(super) fn quiff(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        &format!(
            "M66.8 34C76 27 72.6 13 61 12.6C50 8.6 38 10.6 31 16.6C21 22 18 32 19.6 44{NAPE}\
             C59 38.6 63.6 37.6 66.8 34Z"
        ),
    );
    pen.line(look.strand, 1.1, "M69 24C66 16 56 16 50 22M60 15.6C46 13 32 20 26 36M64 30C60 24 52 25 46 32");
}

/// A mop down to the eyes.
pub(super) fn mop(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M68 41C71 30 66 15.6 48 13.6C30 11.6 16.6 26 17.6 44C17 56 22 68 31 72.6C36 68 37.4 62 38.4 58\
         C39.4 54 46 54 46.6 60L51 59.6C52 50.6 54.6 46 58 42.6Z",
    );
    pen.line(
        look.strand,
        1.1,
        "M64 37C62 28 54 21 46 20M57 40C55 33 50 27 43 25M24 40C23 52 26 62 31 66M31 38C29 48 30 56 33 61",
    );
}

/// Down to the shoulders.
pub(super) fn long(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, "M24 36C14 54 15 80 17 97C27 102 37 98 40 92L42 54Z");
    pen.line(look.strand, 0.9, "M23 56C20 70 21 84 22 95M29 60C27 74 28 86 29 96");
    pen.send_behind();
    parted(look, pen);
}

/// Short in front and long behind.
pub(super) fn mullet(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, "M23 42C17 58 13 78 17 94C25 97 33 94 37 88L42 60Z");
    pen.line(look.strand, 0.9, "M24 62C20 74 19 84 21 92M30 64C27 76 26 84 27 91");
    pen.send_behind();
    quiff(look, pen);
}

/// Spikes with dyed tips.
pub(super) fn spikes(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M66 34L72 22.6L63.4 25.6L66 12L56.4 20L53.6 6L46 17.4L38.6 5.6L36.4 18L25.6 11L28 24L17 23.6L22.6 34\
         C19 44 20.6 58 31 67C34 63 36 59 37.5 55C38.5 49 42 46 45 47L46 55L49.6 54.6C50.4 47 52.6 43 55.4 39.4\
         C59 38.4 63 37 66 34Z",
    );
    pen.fill(
        look.accent,
        "M66 12L60.6 22L56.4 20ZM53.6 6L52 17.6L46 17.4ZM38.6 5.6L41 17.4L36.4 18ZM72 22.6L66.2 30.4L63.4 25.6Z",
    );
}

/// A bun behind and ringlets beside the cheek.
pub(super) fn ringlets(look: &Look, pen: &mut Pen) {
    pen.oval(look.hair, (20.5, 33.0, 8.5, 9.5));
    pen.line(look.strand, 1.1, "M14 29C18 33 18 36 15 39M19 25C24 31 24 37 19 42");
    smooth(look, pen);
    pen.line(look.strand, 0.9, "M60 25C50 28 42 36 38 49M52 19C40 23 31 34 29 50");
    ringlet(look, pen, (38.5, 54.0), 4, 3.6);
    ringlet(look, pen, (48.5, 51.0), 4, 3.6);
    ringlet(look, pen, (43.4, 53.0), 5, 3.9);
    pen.hide_ear();
}

/// Smooth bands over the ears and a low bun.
pub(super) fn bands(look: &Look, pen: &mut Pen) {
    pen.oval(look.hair, (21.0, 59.0, 8.0, 9.0));
    pen.fill(
        look.hair,
        "M65.6 33C63.4 21 53 15.6 44 16C29 16.6 19 28.6 20 44C20 56 26 64 34 67C43 67 49 59 52.4 51\
         C55.6 46 60.4 40 65.6 33Z",
    );
    pen.line(
        look.strand,
        0.9,
        "M60 26C52 32 46 46 40 62M52 19.6C42 27 35 42 32 62M43 18C32 26 27 40 26.4 56M15.6 56C19 60 22 62 27 62",
    );
    pen.hide_ear();
}

/// Three loops on top, a ribbon and curls at the temple.
pub(super) fn topknot(look: &Look, pen: &mut Pen) {
    pen.ovals(look.hair, &[(35.0, 9.6, 5.6, 8.6), (45.6, 7.6, 5.2, 7.4), (25.6, 14.0, 5.0, 7.6)]);
    pen.line(look.strand, 0.9, "M35 3.6V16M45.6 2.6V14M25.6 9V20");
    smooth(look, pen);
    pen.fill(look.accent, "M24 20C32 14.4 44 12.4 52 15L51.4 18.6C42 16.4 33 18 26 23.4Z");
    pen.line(look.strand, 0.9, "M60 27C50 28 42 36 38.6 49M54 21C42 24 32 34 30 50");
    ringlet(look, pen, (44.0, 51.6), 4, 4.2);
    ringlet(look, pen, (50.4, 48.0), 3, 3.2);
}

/// A large knot at the nape.
pub(super) fn chignon(look: &Look, pen: &mut Pen) {
    pen.oval(look.hair, (19.5, 51.0, 10.5, 14.0));
    pen.line(look.strand, 1.2, "M11 43C17 47 23 47 29 44M10 50C17 54 23 54 29 51M11.6 57.6C17 61 23 61 28 58");
    smooth(look, pen);
    pen.ovals(look.hair, &[(62.6, 30.4, 3.6, 3.6), (58.0, 26.0, 3.8, 3.8), (64.4, 34.6, 2.6, 2.6)]);
    pen.line(look.strand, 0.9, "M58 30C50 32 44 38 40 47M54 23C42 26 33 34 28 46");
}

/// A small tight bun.
pub(super) fn tightbun(look: &Look, pen: &mut Pen) {
    pen.oval(look.hair, (22.0, 21.5, 8.0, 7.6));
    pen.line(look.strand, 1.1, "M16 19C20 23 24 24 29 22M17 25.6C21 27 24 27 28 25");
    smooth(look, pen);
    pen.line(look.strand, 0.9, "M62 29C50 25 38 24 29 26M58 35C48 31 36 29 27 31M51 42C42 38 34 36 24 37");
}

/// A plait around the head.
pub(super) fn crown(look: &Look, pen: &mut Pen) {
    smooth(look, pen);
    pen.line(look.strand, 0.9, "M58 31C50 33 44 39 40 47M50 26C40 30 32 38 29 48");
    let plait = [
        (63.0, 26.6),
        (57.6, 20.8),
        (50.6, 16.8),
        (42.6, 15.0),
        (34.4, 16.4),
        (27.2, 21.0),
        (22.0, 28.0),
        (19.4, 36.4),
        (19.4, 45.0),
    ];
    for (x, y) in plait {
        pen.oval(look.hair, (x, y, 5.2, 4.9));
        pen.line(look.strand, 1.2, &format!("M{} {}q2 -5 6 -3.4", x - 3.0, y + 2.0));
    }
}

/// Curls that fall down the back, with a bow.
pub(super) fn cascade(look: &Look, pen: &mut Pen) {
    for (x, y, turns) in [(24.0, 56.0, 6), (31.0, 60.0, 5), (18.6, 50.0, 6)] {
        ringlet(look, pen, (x, y), turns, 4.8);
    }
    pen.send_behind();
    smooth(look, pen);
    pen.ovals(look.hair, &[(62.6, 30.4, 3.6, 3.6), (58.0, 25.6, 4.0, 4.0)]);
    pen.line(look.strand, 0.9, "M58 30C50 31 40 36 34 50M54 22C40 25 28 34 26 52");
    pen.fill(look.accent, "M20 41L11 36L13 45L11.6 52Z");
}

/// Piled up high over a pad.
pub(super) fn pompadour(look: &Look, pen: &mut Pen) {
    pen.oval(look.hair, (40.0, 9.6, 8.4, 6.4));
    pen.fill(
        look.hair,
        "M66.6 35.6C77 27 71 10 51 9.6C30 8 12.6 21 15.6 41C16.6 53 22.6 60.6 31.6 65C36 61.5 39 57 41 51.5\
         C43.5 47 47.5 45.6 50.5 45C56 43.6 61.6 40 66.6 35.6Z",
    );
    pen.line(
        look.strand,
        1.1,
        "M68 28C60 20 48 22 40 34M63 18C48 13 32 20 27 38M20 36C20 48 25 56 31 60M58 37C51 35 45 39 41 46M35 8\
         C38 11 42 11 46 8.6",
    );
}

/// A low bun.
pub(super) fn lowbun(look: &Look, pen: &mut Pen) {
    pen.oval(look.hair, (19.5, 57.0, 8.4, 8.0));
    pen.line(look.strand, 1.2, "M13 54C18 58 22 59 27 57");
    smooth(look, pen);
    pen.ovals(look.hair, &[(63.0, 31.0, 3.4, 3.4), (59.0, 26.4, 3.4, 3.4)]);
    pen.line(look.strand, 0.9, "M58 30C50 32 40 40 30 52M52 21C40 24 30 36 26 50");
}

/// A bob with a fringe.
pub(super) fn bob(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M66.4 40C70 27 62 14.6 46 14.6C28 14 16.6 27 17.6 44C17.6 57 22 67 30 70C39 72.6 49 71 55.6 64.6\
         C56.6 61 53 58.6 51.6 55C53.6 48 58 43 66.4 40Z",
    );
    pen.line(
        look.strand,
        1.1,
        "M64 34C58 24 44 18 34 24M22 40C21 52 25 62 31 66M29 36C27 50 31 60 38 67M37 33C35 48 38 58 46 67",
    );
    pen.hide_ear();
}

/// Set in waves.
pub(super) fn waves(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M66.4 36C70 26 62 14.6 46 14.6C28 14 16.6 27 18.6 43C15 50 19 58 25 60C26 66 34 69 39 65\
         C44 67 50 63 49.6 58C54 56 54 50 51.6 48C56 46 58 41 66.4 36Z",
    );
    pen.line(
        look.strand,
        1.3,
        "M65 33C58 28 56 34 50 31C44 28 42 35 36 33C31 31 29 37 23 36M60 39C54 36 52 41 46 39C40 37 38 43 32 41\
         C28 40 26 45 21 45M50 47C45 45 44 50 38 49C33 48 31 53 25 53M60 23C52 20 50 26 44 23C38 21 35 27 29 26",
    );
    pen.hide_ear();
}

/// A beehive with a ribbon.
pub(super) fn beehive(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M66.6 37C73 24 67 2 46 1.4C24 .6 13.6 18 15.6 40C16 53 22 61 31 65.6C36 62 39 57 41 51.5\
         C43.5 47 47.5 45.6 50.5 45C56 44 61.6 41 66.6 37Z",
    );
    pen.line(
        look.strand,
        1.2,
        "M66 28C54 20 36 22 24 32M64 18C52 11 34 13 22 23M57 8C48 5 36 6 29 11M60 37C50 31 36 34 28 44",
    );
    pen.fill(look.accent, "M17 33C32 22 54 21 68.6 30L67.8 34C54 26 33 27 16.4 38Z");
}

/// Shoulder-long, with ends that turn up.
pub(super) fn flip(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, "M24 34C14 50 22 68 9 79C20 86 34 83 41 73L44 50Z");
    pen.line(look.strand, 1.1, "M24 56C24 68 20 76 15 79M31 58C31 70 28 77 22 81");
    pen.send_behind();
    pen.fill(
        look.hair,
        "M67 41C71 28 63 14.6 46 14.6C28 14 17 27 18 44C18.4 56 22 66 29 71C38 70 46 64 48.6 56\
         C50.6 50 55 47 60 43Z",
    );
    pen.line(look.strand, 1.1, "M63 38C59 29 50 23 40 24M25 42C24 52 27 60 31 65M34 38C32 50 34 58 38 63");
    pen.hide_ear();
}

/// Teased up and round.
pub(super) fn bouffant(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M66.6 38C74 25 64 10 46 10C26 9.6 12.6 24 14.6 44C14 57 21 68 30 70C39 70 47 62 49.6 54\
         C51 47.6 58 43 66.6 38Z",
    );
    pen.line(
        look.strand,
        1.2,
        "M65 32C56 22 40 20 28 30M22 38C19 52 24 62 31 65M31 37C28 50 32 58 37 63M60 38C52 33 44 38 40 50",
    );
    pen.hide_ear();
}

/// A perm of the eighties' size.
pub(super) fn perm(look: &Look, pen: &mut Pen) {
    balls(
        look,
        pen,
        &[(16.0, 50.0, 10.0), (14.0, 63.0, 10.0), (19.0, 76.0, 10.0), (30.0, 82.0, 9.0), (36.0, 70.0, 10.0)],
    );
    pen.send_behind();
    let outer = [
        (63.0, 26.0, 8.0),
        (56.0, 17.0, 9.0),
        (44.0, 12.6, 9.6),
        (31.0, 15.0, 9.6),
        (21.0, 24.0, 9.6),
        (15.6, 36.0, 9.6),
    ];
    let inner = [
        (26.0, 40.0, 12.0),
        (38.0, 28.0, 14.0),
        (52.0, 27.0, 9.0),
        (27.0, 56.0, 10.0),
        (37.0, 50.0, 8.0),
        (43.0, 57.0, 5.4),
        (36.0, 62.0, 7.0),
        (47.0, 45.0, 6.0),
    ];
    balls(look, pen, &outer);
    balls(look, pen, &inner);
    crescents(look, pen, 1.1, &outer);
    let shine = [
        (27.0, 56.0, 10.0),
        (16.0, 50.0, 10.0),
        (14.0, 63.0, 10.0),
        (19.0, 76.0, 9.0),
        (36.0, 28.0, 9.0),
        (28.0, 41.0, 8.0),
        (47.0, 33.0, 6.0),
    ];
    crescents(look, pen, 1.1, &shine);
    pen.hide_ear();
}

/// Short and feathered, with a dyed strand.
pub(super) fn pixie(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M69 41C67 36 69.4 29 65 22C56.6 11.6 38 11.6 28 18C17 26 17.6 40 20 48.6C21.6 58 25.6 64.6 32 68.6\
         C35 64 36.4 59 37.6 55C38.6 50 42 47 45 47.6L47.6 57L50.4 50C53 46.6 56 45.4 58.6 46L60 41.6L64 44.6\
         L65 40Z",
    );
    pen.line(look.strand, 0.9, "M64 36C60 26 50 20 42 22M58 40C54 31 47 26 38 28M24 40C24 50 28 58 32 62");
    pen.fill(look.accent, "M58.6 46L60 41.6L64 44.6L65 40L69 41C67.6 37 68 33 67.2 29C62 33 59 39 58.6 46Z");
}

/// A pony tail held by a band.
pub(super) fn pony(look: &Look, pen: &mut Pen) {
    pen.fill(look.hair, "M27 21C10 6 -3 22 3 42C5 54 11 62 7 76C20 70 21 52 18.6 42C18 34 23 30 29 31Z");
    pen.line(look.strand, 1.2, "M20 19C8 18 6 32 9 44C11 54 14 60 12 69M24 26C14 26 12 36 14 46");
    pen.fill(look.accent, "M22 17.6C28 15 33 21 31 28C29 34 22 35 20 30C18 26 18 20 22 17.6Z");
    pen.line(look.deep, 1.0, "M23 19C27 23 27 28 23 33");
    pen.send_behind();
    smooth(look, pen);
    pen.fill(look.hair, "M65 36C70 32 68 22 60 20C54 19 52 24 56 28C58 32 62 35 65 36Z");
    pen.line(
        look.strand,
        0.9,
        "M62 27C50 22 38 22 28 26M58 36C48 30 38 29 28 31M50 43C42 37 34 36 24 39M66 32C64 26 60 23 57 23",
    );
}

/// Hair drawn smoothly back, under many a lady's knot.
fn smooth(look: &Look, pen: &mut Pen) {
    pen.fill(
        look.hair,
        "M65.6 33C63.4 21 53 15.6 44 16C29 16.6 19 28.6 20 44C20.5 55 25 61.5 31.5 65\
         C36 61.5 39 57 41 51.5C43.5 47 47.5 45.6 50.5 45C55 43.2 61 38.6 65.6 33Z",
    );
}

/// A ringlet of this many turns that hangs down from a point.
fn ringlet(look: &Look, pen: &mut Pen, (x, y): (f64, f64), turns: u8, size: f64) {
    for turn in 0..turns {
        let turn = f64::from(turn);
        pen.oval(look.hair, (x, y + turn * size * 1.35, size * (1.0 - turn * 0.06), size * 0.92));
    }
    for turn in 0..turns {
        let (left, top) = (x - size * 0.7, y + f64::from(turn) * size * 1.35 - 0.6);
        let turned = format!("M{left} {top}q{} {} {} {}", size * 0.7, size * 0.6, size * 1.4, -size * 0.1);
        pen.line(look.strand, 0.8, &turned);
    }
}

/// Round locks: x, y and radius.
fn balls(look: &Look, pen: &mut Pen, locks: &[(f64, f64, f64)]) {
    for &(x, y, radius) in locks {
        pen.oval(look.hair, (x, y, radius, radius));
    }
}

/// The shine on round locks.
fn crescents(look: &Look, pen: &mut Pen, width: f64, locks: &[(f64, f64, f64)]) {
    for &(x, y, r) in locks {
        let start = format!("M{} {}", x - r * 0.5, y + r * 0.1);
        pen.line(look.strand, width, &format!("{start}q{} {} {} {}", r * 0.45, -r * 0.8, r * 0.9, r * 0.05));
    }
}
