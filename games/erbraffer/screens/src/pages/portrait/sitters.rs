//! How all 54 persons look: family, dress and mood, in the order of the tree.

use super::beard::{chincurtain, full, goatee, handlebar, kaiser, mutton, stubble, thin, walrus};
use super::clothes::{
    ball, bertha, boat, bowtie, cardigan, coat, collar, cravat, fur, highneck, hoodie, jacket, lace, pads, robe, roll,
    safari, scarf, shawl, shirt, slimtie, stiff, tee, tie, tuxedo, uniform, vneck, wing,
};
use super::extra::{
    beads, brooch, buttonhole, cameo, cateye, chain, choker, dogcollar, drops, holder, hoops, hornrims, medal, monocle,
    pearls, phones, pincenez, pipe, shades, specs, studs,
};
use super::hair::{
    bald, bands, beehive, bob, bouffant, cascade, chignon, crown, curls, flip, long, lowbun, mop, mullet, parted, perm,
    pixie, pompadour, pony, quiff, receding, ringlets, short, slick, spikes, swept, tightbun, topknot, waves, wild,
};
use super::hat::{
    aigrette, aviator, backcap, band, beret, boater, bonnet, bowler, cloche, comb, fedora, fez, flatcap, flowers,
    headscarf, kepi, lacecap, pillbox, pith, plumes, tilt, tophat, veil,
};
use super::look::Age::{Old, Prime, Young};
use super::look::Mood::{Amused, Calm, Stern};
use super::look::Sex::{Female, Male};
use super::look::{Age, Brow, Chin, Ear, Features, Look, Mood, Nose, Sex};
use super::pen::{Colour, Pen, rgb};
use Facing::{Left, Right};

/// The look of a person: sex, where they look, blood, hair, hat, beard, dress, extras, age, cloth, accent, mood.
pub(super) struct Sitter(
    pub(super) Sex,
    pub(super) Facing,
    pub(super) Blood,
    pub(super) Block,
    pub(super) Block,
    pub(super) Block,
    pub(super) Block,
    pub(super) &'static [Block],
    pub(super) Age,
    pub(super) Colour,
    pub(super) Colour,
    pub(super) Mood,
);

/// Draws one part of a bust.
pub(super) type Block = fn(&Look, &mut Pen);

/// Where a bust looks: partners look at each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Facing {
    Left,
    Right,
}

/// Where someone's features come from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Blood {
    /// A founder, or someone who marries in.
    New(Features),
    /// The numbers of the parents.
    Child { father: usize, mother: usize },
}

const fn blood(nose: Nose, chin: Chin, brow: Brow, ear: Ear, hair: Colour, skin: f64) -> Blood {
    Blood::New(Features { nose, chin, brow, ear, hair, skin })
}

const fn born(father: usize, mother: usize) -> Blood {
    Blood::Child { father, mother }
}

/// Nothing: no hat, no beard.
fn none(_: &Look, _: &mut Pen) {}

const EAGLE_NOSE: Nose = Nose { length: 11.0, bump: 2.6, tilt: 1.6, round: 1.0 };
const SNUB_NOSE: Nose = Nose { length: 7.0, bump: -2.2, tilt: -3.0, round: 1.6 };
const POTATO_NOSE: Nose = Nose { length: 9.5, bump: -0.6, tilt: 0.6, round: 3.2 };
const STRAIGHT_NOSE: Nose = Nose { length: 9.5, bump: 0.2, tilt: 0.0, round: 0.8 };
const HOOK_NOSE: Nose = Nose { length: 12.0, bump: 3.4, tilt: 4.2, round: 0.9 };
const BUTTON_NOSE: Nose = Nose { length: 6.6, bump: -1.2, tilt: -1.2, round: 2.0 };
const GRECIAN_NOSE: Nose = Nose { length: 8.2, bump: 1.8, tilt: 0.4, round: 0.8 };
const SKI_NOSE: Nose = Nose { length: 11.5, bump: -2.6, tilt: -3.0, round: 1.0 };
const BROAD_NOSE: Nose = Nose { length: 8.0, bump: -0.8, tilt: 1.2, round: 2.8 };
const PUG_NOSE: Nose = Nose { length: 8.0, bump: -1.8, tilt: -1.6, round: 2.4 };

const STRONG_CHIN: Chin = Chin { forward: 3.0, down: 1.0 };
const SMALL_CHIN: Chin = Chin { forward: -1.6, down: -1.5 };
const ROUND_CHIN: Chin = Chin { forward: 1.0, down: 0.8 };
const POINTED_CHIN: Chin = Chin { forward: 3.8, down: -0.6 };
const RECEDING_CHIN: Chin = Chin { forward: -3.2, down: 0.0 };
const DIMPLED_CHIN: Chin = Chin { forward: 1.6, down: 0.0 };
const SOFT_CHIN: Chin = Chin { forward: 0.0, down: 0.0 };
const JUTTING_CHIN: Chin = Chin { forward: 5.0, down: 1.2 };

const BUSHY_BROW: Brow = Brow { ridge: 1.4, thickness: 2.7, arch: 0.4 };
const ARCHED_BROW: Brow = Brow { ridge: 0.3, thickness: 1.3, arch: 2.4 };
const STRAIGHT_BROW: Brow = Brow { ridge: 0.7, thickness: 1.7, arch: 0.0 };
const FINE_BROW: Brow = Brow { ridge: 0.2, thickness: 1.1, arch: 1.2 };
const HEAVY_BROW: Brow = Brow { ridge: 2.0, thickness: 2.3, arch: -0.8 };
const RAISED_BROW: Brow = Brow { ridge: 0.5, thickness: 1.6, arch: 3.2 };

const NEAT_EAR: Ear = Ear { width: 4.0, height: 6.2 };
const SMALL_EAR: Ear = Ear { width: 3.2, height: 5.0 };
const LARGE_EAR: Ear = Ear { width: 5.2, height: 8.2 };
const JUG_EAR: Ear = Ear { width: 6.2, height: 7.4 };

const JET: Colour = rgb(0x2d2829);
const BROWN: Colour = rgb(0x5a3d2b);
const CHESTNUT: Colour = rgb(0x7a4427);
const AUBURN: Colour = rgb(0x9c4a22);
const STRAW: Colour = rgb(0xc9a052);
const GINGER: Colour = rgb(0xc4682c);

const INK: Colour = rgb(0x2f2c33);
const NAVY: Colour = rgb(0x2f4160);
const BOTTLE: Colour = rgb(0x2f5346);
const OXBLOOD: Colour = rgb(0x74303a);
const PLUM: Colour = rgb(0x5c3a5e);
const SLATE: Colour = rgb(0x56687a);
const UMBER: Colour = rgb(0x5f4636);
const TEAL: Colour = rgb(0x2c6670);
const ROSE: Colour = rgb(0xa9606c);
const OCHRE: Colour = rgb(0xb98532);
const RUST: Colour = rgb(0xa5502f);
const KHAKI: Colour = rgb(0x9c8a58);
const OLIVE: Colour = rgb(0x66693c);
const LILAC: Colour = rgb(0x8a7aa6);
const CORAL: Colour = rgb(0xc9695a);
const SKY: Colour = rgb(0x5f8fb4);
const CREAM: Colour = rgb(0xefe4cc);
const VIOLET: Colour = rgb(0x6d4d94);
const MAGENTA: Colour = rgb(0xa63a74);
const DENIM: Colour = rgb(0x46648c);
const CHARCOAL: Colour = rgb(0x454349);
const MINT: Colour = rgb(0x5d9481);
const CRIMSON: Colour = rgb(0xa82f36);
const GOLD: Colour = rgb(0xc99a3a);

const ALBRECHT: Blood = blood(EAGLE_NOSE, STRONG_CHIN, BUSHY_BROW, LARGE_EAR, JET, 0.2);
const APOLLONIA: Blood = blood(SNUB_NOSE, SMALL_CHIN, ARCHED_BROW, SMALL_EAR, AUBURN, 0.05);
const BALTHASAR: Blood = blood(POTATO_NOSE, ROUND_CHIN, STRAIGHT_BROW, NEAT_EAR, STRAW, 0.15);
const BENEDICTA: Blood = blood(STRAIGHT_NOSE, POINTED_CHIN, FINE_BROW, NEAT_EAR, BROWN, 0.1);
const CASIMIR: Blood = blood(HOOK_NOSE, RECEDING_CHIN, HEAVY_BROW, LARGE_EAR, CHESTNUT, 0.3);
const CORDULA: Blood = blood(BUTTON_NOSE, DIMPLED_CHIN, RAISED_BROW, SMALL_EAR, JET, 0.15);
const DOROTHEA: Blood = blood(GRECIAN_NOSE, STRONG_CHIN, ARCHED_BROW, NEAT_EAR, GINGER, 0.0);
const ERASMUS: Blood = blood(SKI_NOSE, RECEDING_CHIN, RAISED_BROW, JUG_EAR, STRAW, 0.1);
const JOSEPHINE: Blood = blood(BROAD_NOSE, SOFT_CHIN, ARCHED_BROW, NEAT_EAR, JET, 1.0);
const OSKAR: Blood = blood(PUG_NOSE, JUTTING_CHIN, BUSHY_BROW, JUG_EAR, GINGER, 0.0);

/// The rows of the tree, from 1840 to 1990.
pub(super) static ROWS: [&[Sitter]; 6] = [
    &[
        Sitter(Male, Right, ALBRECHT, swept, tophat, mutton, cravat, &[], Old, NAVY, OXBLOOD, Stern),
        Sitter(Female, Left, APOLLONIA, ringlets, lacecap, none, bertha, &[cameo], Prime, PLUM, ROSE, Amused),
        Sitter(Male, Right, BALTHASAR, bald, none, chincurtain, cravat, &[specs], Old, UMBER, OCHRE, Amused),
        Sitter(Female, Left, BENEDICTA, bands, bonnet, none, shawl, &[], Prime, BOTTLE, OCHRE, Stern),
        Sitter(Male, Right, CASIMIR, curls, none, handlebar, uniform, &[medal], Prime, OXBLOOD, GOLD, Calm),
        Sitter(Female, Left, CORDULA, topknot, none, none, bertha, &[pearls, drops], Prime, TEAL, SKY, Amused),
    ],
    &[
        Sitter(Female, Right, DOROTHEA, chignon, tilt, none, lace, &[drops], Prime, TEAL, OCHRE, Amused),
        Sitter(Male, Left, born(1, 2), parted, none, full, wing, &[chain], Prime, NAVY, CRIMSON, Calm),
        Sitter(Female, Right, born(1, 2), tightbun, none, none, lace, &[pincenez, cameo], Old, INK, CREAM, Stern),
        Sitter(Female, Right, born(1, 2), crown, none, none, bertha, &[choker], Young, ROSE, OXBLOOD, Amused),
        Sitter(Male, Left, born(3, 4), receding, none, walrus, wing, &[], Prime, UMBER, BOTTLE, Stern),
        Sitter(Male, Left, born(3, 4), bald, fez, goatee, robe, &[pipe], Old, OXBLOOD, GOLD, Amused),
        Sitter(Female, Right, born(3, 4), chignon, comb, none, lace, &[brooch], Young, BOTTLE, GOLD, Calm),
        Sitter(Male, Left, born(5, 6), parted, kepi, handlebar, uniform, &[], Young, NAVY, GOLD, Calm),
        Sitter(Female, Right, born(5, 6), bands, veil, none, shawl, &[specs], Old, INK, PLUM, Stern),
        Sitter(Female, Right, born(5, 6), cascade, none, none, bertha, &[pearls], Young, OCHRE, RUST, Amused),
        Sitter(Male, Left, ERASMUS, swept, tophat, mutton, wing, &[monocle], Prime, SLATE, PLUM, Calm),
    ],
    &[
        Sitter(Male, Right, born(8, 7), parted, pith, full, safari, &[], Prime, KHAKI, RUST, Calm),
        Sitter(Female, Right, born(8, 7), pompadour, none, none, highneck, &[cameo], Young, LILAC, CREAM, Amused),
        Sitter(Male, Left, born(11, 10), parted, bowler, handlebar, stiff, &[], Prime, INK, CRIMSON, Calm),
        Sitter(Female, Left, born(11, 10), pompadour, boater, none, shirt, &[pincenez], Prime, SLATE, BOTTLE, Stern),
        Sitter(Female, Right, born(11, 10), pompadour, plumes, none, highneck, &[drops], Prime, PLUM, MAGENTA, Amused),
        Sitter(Male, Left, born(14, 13), slick, none, kaiser, uniform, &[medal], Prime, SLATE, CRIMSON, Stern),
        Sitter(Female, Right, born(14, 13), pompadour, aigrette, none, ball, &[dogcollar], Young, BOTTLE, GOLD, Calm),
        Sitter(Male, Left, born(17, 16), bald, none, walrus, stiff, &[pincenez, chain], Old, UMBER, NAVY, Calm),
        Sitter(Male, Right, born(17, 16), wild, none, none, bowtie, &[], Old, INK, CREAM, Amused),
        Sitter(Female, Right, born(17, 16), lowbun, flowers, none, highneck, &[], Young, RUST, ROSE, Amused),
        Sitter(Male, Left, born(8, 7), parted, boater, thin, stiff, &[buttonhole], Young, NAVY, CRIMSON, Amused),
    ],
    &[
        Sitter(Female, Right, JOSEPHINE, waves, band, none, vneck, &[hoops, pearls], Young, GOLD, CRIMSON, Amused),
        Sitter(Male, Left, born(20, 19), slick, none, thin, tie, &[], Prime, CHARCOAL, OCHRE, Calm),
        Sitter(Female, Right, born(20, 19), bob, cloche, none, fur, &[drops], Prime, UMBER, CORAL, Calm),
        Sitter(Male, Left, born(23, 22), slick, fedora, none, coat, &[], Prime, OLIVE, UMBER, Stern),
        Sitter(Female, Right, born(23, 22), bob, aviator, none, scarf, &[], Prime, UMBER, CREAM, Amused),
        Sitter(Male, Left, born(25, 24), slick, none, thin, tuxedo, &[monocle], Old, INK, CREAM, Stern),
        Sitter(Female, Right, born(25, 24), bob, none, none, vneck, &[holder, beads], Young, TEAL, CORAL, Amused),
        Sitter(Male, Left, born(28, 27), parted, none, none, tie, &[specs], Prime, UMBER, TEAL, Calm),
        Sitter(Female, Right, born(28, 27), bob, beret, none, roll, &[], Prime, CHARCOAL, CRIMSON, Amused),
        Sitter(Female, Right, born(28, 27), waves, none, none, fur, &[drops, pearls], Prime, PLUM, LILAC, Calm),
        Sitter(Male, Left, OSKAR, short, flatcap, walrus, scarf, &[], Old, BOTTLE, RUST, Amused),
    ],
    &[
        Sitter(Female, Right, born(30, 29), beehive, none, none, collar, &[cateye], Old, OCHRE, TEAL, Stern),
        Sitter(Male, Right, born(30, 29), quiff, none, none, slimtie, &[], Young, NAVY, OCHRE, Amused),
        Sitter(Female, Left, born(32, 31), flip, band, none, boat, &[hoops], Young, CORAL, CREAM, Amused),
        Sitter(Male, Left, born(32, 31), long, none, full, roll, &[shades], Prime, INK, VIOLET, Calm),
        Sitter(Male, Right, born(32, 31), short, none, none, slimtie, &[hornrims], Prime, CHARCOAL, CRIMSON, Calm),
        Sitter(Female, Left, born(36, 35), bouffant, pillbox, none, boat, &[pearls], Prime, ROSE, MAGENTA, Calm),
        Sitter(Male, Right, born(36, 35), mop, none, none, roll, &[], Young, RUST, OCHRE, Amused),
        Sitter(Female, Left, born(39, 38), lowbun, headscarf, none, coat, &[shades], Prime, TEAL, CORAL, Calm),
        Sitter(Male, Right, born(39, 38), bald, none, goatee, cardigan, &[pipe, hornrims], Old, UMBER, OLIVE, Amused),
    ],
    &[
        Sitter(Female, Right, born(41, 42), perm, none, none, pads, &[hoops], Young, MAGENTA, GOLD, Amused),
        Sitter(Male, Left, born(41, 42), short, backcap, none, hoodie, &[], Young, BOTTLE, CRIMSON, Amused),
        Sitter(Female, Right, born(44, 45), pixie, none, none, roll, &[specs, studs], Young, VIOLET, MINT, Calm),
        Sitter(Male, Left, born(44, 45), mullet, none, thin, pads, &[], Young, SKY, NAVY, Calm),
        Sitter(Female, Right, born(46, 47), pony, none, none, jacket, &[phones], Young, DENIM, CORAL, Amused),
        Sitter(Male, Left, born(46, 47), spikes, none, stubble, tee, &[studs], Young, CHARCOAL, MINT, Amused),
    ],
];
