use bequest_engine::Seat;
use bequest_words::Company;
use maud::{Markup, PreEscaped, html};

use crate::{PartVersion, Region, badge, kept, part};

/// A moment of weight, which the page stages when it happens. It is drawn from what the viewer was told; the log says the
/// same.
///
/// The page shows the drawing for some time. Elements with [`data-when`](banner) appear within it one after another, so
/// that the same pictures are seen in the same order where nothing may move.
pub struct Scene {
    /// Its name, a class of the drawing.
    pub name: &'static str,
    /// How long it is shown, in milliseconds at a calm pace.
    pub lasts: u32,
    /// How many lines of the log it tells: that of its event, and so many less one before it.
    pub lines: usize,
    /// Whether what it changes is shown after it or before it.
    pub order: SceneOrder,
    /// What is seen.
    pub drawing: Markup,
}

/// Whether a scene is shown before what it changes on the page, or after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SceneOrder {
    /// The scene comes first: cards are turned over before the points are counted.
    SceneFirst,
    /// The scene comes last: the car arrives before the suitcase is opened.
    SceneLast,
}

impl SceneOrder {
    fn as_str(self) -> &'static str {
        match self {
            SceneOrder::SceneFirst => "first",
            SceneOrder::SceneLast => "last",
        }
    }
}

/// Draws a scene as a panel: a sign, whose it is, a word and a sentence.
///
/// Elements of a drawing with `data-when` get the class `on` after so many milliseconds; with `data-sound` they are heard
/// then. An element with `data-lands` flies to the element with that id and puts its `data-figure` there.
pub fn banner(company: &Company<'_>, seat: Option<Seat>, sign: &Markup, word: &str, text: &str) -> Markup {
    html! {
        div.sign { (sign) }
        div.words {
            @if !word.is_empty() { b.word { (word) } }
            p { @if let Some(seat) = seat { (badge(seat, company.name(seat), "small")) } span { (text) } }
        }
    }
}

/// A scene of the region of scenes.
pub enum Staged<'a> {
    /// One that was not drawn before.
    New(Scene),
    /// One as it was drawn before.
    Copied(PreEscaped<&'a str>),
    /// One that the page is known to have.
    Kept(PartVersion),
}

impl<'a> Staged<'a> {
    /// Finds the scene of a line of the log in the region as it was before: as it was drawn, or only what tells whether a
    /// page has it, unless the whole is wanted.
    pub fn find(before: &'a Region, line: usize, whole: bool) -> Option<Self> {
        let name = PartVersion::new(&format!("scene-{line}"), 0).name;
        if let Some(drawn) = before.drawn_part(name) {
            return Some(Staged::Copied(drawn));
        }
        let version = before.outline().parts().iter().find(|part| part.name == name)?;
        (!whole).then_some(Staged::Kept(*version))
    }
}

/// Returns the region of the scenes, each with the number of its line in the log. It is never seen by itself.
pub fn scenes_region(scenes: &[(usize, Staged<'_>)]) -> Region {
    let drawn = |line: usize, scene: &Scene| {
        html! {
            div.scene.stage.(scene.name) data-line=(line) data-first=((line + 1).saturating_sub(scene.lines)) data-lasts=(scene.lasts) data-order=(scene.order.as_str()) {
                (scene.drawing)
            }
        }
    };
    let scenes = html! {
        @for (line, scene) in scenes {
            @match scene {
                Staged::New(scene) => (part(format_args!("scene-{line}"), drawn(*line, scene))),
                Staged::Copied(drawn) => (drawn),
                Staged::Kept(version) => (kept(format_args!("scene-{line}"), "div", *version)),
            }
        }
    };
    Region::new("scenes", scenes)
}
