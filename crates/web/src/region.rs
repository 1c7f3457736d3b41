use std::borrow::Cow;
use std::fmt::Write;

use maud::{Markup, PreEscaped};

/// A part of a page that is sent again by itself when it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The `id` of its element: letters, digits and hyphens.
    pub id: Cow<'static, str>,
    /// A hash of its content.
    pub hash: u64,
    parent: Option<&'static str>,
    content: String,
}

impl Region {
    /// Makes a region; the page decides where it goes.
    pub fn new(id: impl Into<Cow<'static, str>>, content: Markup) -> Self {
        let content = content.into_string();
        Self { id: id.into(), hash: hash_of(&content), parent: None, content }
    }

    /// Makes a region that the page adds at the end of another element when it is not there yet.
    pub fn within(parent: &'static str, id: impl Into<Cow<'static, str>>, content: Markup) -> Self {
        Self { parent: Some(parent), ..Self::new(id, content) }
    }

    /// Returns the element.
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(self.content.len() + 100);
        self.write(&mut html);
        html
    }

    /// Adds the element to a text.
    pub fn write(&self, html: &mut String) {
        html.reserve(self.content.len() + 100);
        let Self { id, hash, .. } = self;
        write!(html, "<div id=\"{id}\" data-h=\"{hash:016x}\"").expect("a string takes all that is written");
        if let Some(parent) = self.parent {
            html.push_str(" data-in=\"");
            html.push_str(parent);
            html.push('"');
        }
        html.push('>');
        html.push_str(&self.content);
        html.push_str("</div>");
    }

    /// Returns the element, to be put into a page.
    pub fn markup(&self) -> Markup {
        PreEscaped(self.html())
    }
}

/// FNV-1a over words of eight bytes: quick, and good enough to distinguish two versions of a region.
fn hash_of(text: &str) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let chunks = text.as_bytes().chunks(8);
    let mix = |hash: u64, chunk: &[u8]| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        (hash ^ u64::from_le_bytes(word)).wrapping_mul(PRIME).rotate_left(23)
    };
    chunks.fold(0xcbf2_9ce4_8422_2325 ^ text.len() as u64, mix).wrapping_mul(PRIME)
}
