use crate::assets::Asset;

/// How a game looks on pages that show several games, and what its own pages load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The name of the game in addresses.
    pub id: &'static str,
    /// The colour of its pages and of its tile.
    pub colour: Colour,
    /// The style of its board; only its own pages load it.
    pub style: Option<&'static Asset>,
    /// What its tables do besides what all tables do; only they load it.
    pub script: Option<&'static Asset>,
    /// The small drawing that stands for it, 320 by 150.
    pub tile: Option<&'static Asset>,
    /// The keys that mean something in this game alone, each with the key of the text that says what.
    pub keys: &'static [(&'static str, &'static str)],
}

impl Look {
    /// Returns the look of a game without its own style.
    pub fn plain(id: &'static str) -> Self {
        Self { id, colour: Colour::Green, style: None, script: None, tile: None, keys: &[] }
    }
}

/// The colours that a game can choose from; the stylesheet has the shades of each, for light and dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// The green of a billiard table, as on the pages that belong to no game.
    Green,
    /// The brown of old frames.
    Brown,
    /// The plum of a velvet curtain.
    Plum,
    /// The blue of a club's blazer.
    Navy,
}

impl Colour {
    /// Returns its name in the stylesheet.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Brown => "brown",
            Colour::Plum => "plum",
            Colour::Navy => "navy",
        }
    }
}
