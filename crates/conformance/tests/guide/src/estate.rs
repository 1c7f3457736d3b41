//! The components: what lies in the box.

use bequest_editions::{Components, Edition};
use bequest_engine::{EditionId, Piece, piece};
use serde::Serialize;

use super::Attic;

/// The number of heirlooms.
pub const HEIRLOOMS: usize = 8;

/// An heirloom, written `h1` to `h8`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Heirloom(u8);

piece!(Heirloom, HEIRLOOMS, "heirloom", "h", 1);

/// What the aunt left.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub struct Estate {
    /// The name of the edition.
    pub name: &'static str,
    /// What each heirloom is worth, in points.
    pub worth: [u8; HEIRLOOMS],
    /// The seals that each heir starts with.
    pub seals: u8,
}

/// The estate that comes with the game.
pub static ESTATE: Estate = Estate { name: "attic-1", worth: [1, 2, 3, 4, 5, 6, 7, 8], seals: 3 };

impl Estate {
    /// Returns what an heirloom is worth, in points.
    pub fn worth_of(&self, heirloom: Heirloom) -> i32 {
        i32::from(self.worth[heirloom.index()])
    }
}

impl Edition for Estate {
    fn id(&self) -> EditionId {
        EditionId::of(self.name, &format!("{:?} {}", self.worth, self.seals))
    }
}

/// There are no edition files.
impl Components for Attic {}
