//! What one person looks like: features of the blood, and the tones that follow from them.

use super::pen::{Colour, NIGHT, WHITE, rgb};

const GREY: Colour = rgb(0x9d968d);
const SILVER: Colour = rgb(0xc3c3c6);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sex {
    Female,
    Male,
}

/// How old someone was when painted: gives lines to the face and grey to the hair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Age {
    Young,
    Prime,
    Old,
}

/// The corner of the mouth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mood {
    Stern,
    Calm,
    Amused,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Nose {
    pub(super) length: f64,
    pub(super) bump: f64,
    pub(super) tilt: f64,
    pub(super) round: f64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Chin {
    pub(super) forward: f64,
    pub(super) down: f64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Brow {
    pub(super) ridge: f64,
    pub(super) thickness: f64,
    pub(super) arch: f64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Ear {
    pub(super) width: f64,
    pub(super) height: f64,
}

/// What runs in the blood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Features {
    pub(super) nose: Nose,
    pub(super) chin: Chin,
    pub(super) brow: Brow,
    pub(super) ear: Ear,
    pub(super) hair: Colour,
    /// From 0, the fairest, to 1.
    pub(super) skin: f64,
}

impl Features {
    /// Returns the features of a child: each is the father's or the mother's, as its name and the child's say.
    pub(super) fn of_child(number: usize, father: &Features, mother: &Features) -> Features {
        let from = |feature| if takes_after_mother(number, feature) { mother } else { father };
        Features {
            nose: from("nose").nose,
            chin: from("chin").chin,
            brow: from("brow").brow,
            ear: from("ears").ear,
            hair: from("colour").hair,
            skin: f64::midpoint(father.skin, mother.skin),
        }
    }
}

/// Draws lots with the FNV-1a hash of "p19:nose". Of its bits the 25th gives the fewest siblings that look like twins;
/// bit 0 would not do, as it is only the parity of the text.
fn takes_after_mother(number: usize, feature: &str) -> bool {
    let text = format!("p{number:02}:{feature}");
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    hash >> 25 & 1 == 1
}

/// All that the blocks of a bust are drawn from.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) sex: Sex,
    pub(super) generation: usize,
    pub(super) age: Age,
    pub(super) mood: Mood,
    pub(super) nose: Nose,
    pub(super) chin: Chin,
    pub(super) brow: Brow,
    pub(super) ear: Ear,
    pub(super) hair: Colour,
    pub(super) strand: Colour,
    pub(super) skin: Colour,
    pub(super) shade: Colour,
    pub(super) line: Colour,
    pub(super) cloth: Colour,
    pub(super) light: Colour,
    pub(super) dark: Colour,
    pub(super) accent: Colour,
    pub(super) deep: Colour,
}

/// The two colours of a dress.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dress {
    pub(super) cloth: Colour,
    pub(super) accent: Colour,
}

impl Look {
    /// Works out the tones of a person.
    pub(super) fn new(sex: Sex, generation: usize, (age, mood): (Age, Mood), blood: &Features, dress: Dress) -> Look {
        let Features { nose, chin, brow, ear, .. } = *blood;
        let Dress { cloth, accent } = dress;
        let hair = match age {
            Age::Young => blood.hair,
            Age::Prime => blood.hair.mix(GREY, 0.18),
            Age::Old => blood.hair.mix(SILVER, 0.8),
        };
        let strand = hair.mix(if hair.is_dark() { WHITE } else { rgb(0x20150c) }, 0.26);
        let skin = rgb(0xf3d9bd).mix(rgb(0x9a6647), blood.skin);
        let (shade, line) = (skin.mix(rgb(0x8a3d26), 0.24), skin.mix(rgb(0x3a1c12), 0.72));
        let (light, dark, deep) = (cloth.mix(WHITE, 0.22), cloth.mix(NIGHT, 0.38), accent.mix(NIGHT, 0.3));
        Look {
            sex,
            generation,
            age,
            mood,
            nose,
            chin,
            brow,
            ear,
            hair,
            strand,
            skin,
            shade,
            line,
            cloth,
            light,
            dark,
            accent,
            deep,
        }
    }

    /// Returns whether this is a woman.
    pub(super) fn is_female(&self) -> bool {
        self.sex == Sex::Female
    }
}
