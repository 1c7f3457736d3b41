use std::sync::LazyLock;

use maud::{Markup, html};

use crate::assets;

macro_rules! icons {
    ($($name:ident $id:literal $about:literal $shapes:literal;)*) => {
        /// A small sign beside a text that says the same.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Icon {
            $(#[doc = $about] $name,)*
        }

        impl Icon {
            fn id(self) -> &'static str {
                match self {
                    $(Icon::$name => $id,)*
                }
            }
        }

        /// All of them in one file, to be fetched once.
        pub(crate) static FILE: LazyLock<String> = LazyLock::new(|| {
            let symbols = [$(($id, $shapes),)*];
            let symbol = |(id, shapes)| format!(r#"<symbol id="{id}" viewBox="0 0 24 24">{shapes}</symbol>"#);
            let symbols: String = symbols.into_iter().map(symbol).collect();
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>"#)
        });
    };
}

icons! {
    Why "why" "A question mark." r#"<path d="M9.5 9a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2 1-1.2 1.9v.5M12 17h.01"/><circle cx="12" cy="12" r="9.5"/>"#;
    Undo "undo" "An arrow that turns back." r#"<path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"/>"#;
    Lock "lock" "A padlock." r#"<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5V17"/>"#;
    Shuffle "shuffle" "Two ways that cross." r#"<path d="M4 7h3.5c5 0 4 10 9 10H20M4 17h3.5c2 0 3-1.6 3.7-3.4M13 10c.7-1.7 1.6-3 3.5-3H20M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5"/>"#;
    Book "book" "An open book." r#"<path d="M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20"/>"#;
    Search "search" "A magnifying glass." r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>"#;
    Done "done" "A tick." r#"<path d="m4.5 12.5 5 5L20 7"/>"#;
    Pen "pen" "A pen." r#"<path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8.5 19zM14.5 6l3.5 3.5"/>"#;
    Globe "globe" "A globe." r#"<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z"/>"#;
    Light "light" "Sun and moon." r#"<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>"#;
    Heart "heart" "A heart." r#"<path d="M12 20C3 14 2.5 9.5 4 7c1.9-3 6.3-2.7 8 .8 1.7-3.5 6.1-3.8 8-.8 1.5 2.5 1 7-8 13z"/>"#;
    Box "box" "A box." r#"<path d="M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10"/>"#;
    Key "key" "A key." r#"<circle cx="8" cy="15" r="4.5"/><path d="M11.5 12 20 3.5M16.5 7l3 3"/>"#;
    Bot "bot" "A bot." r#"<rect x="4" y="8" width="16" height="11.5" rx="3"/><path d="M12 8V4.5M9 13v1.5M15 13v1.5M2 13v2.5M22 13v2.5"/><circle cx="12" cy="3.5" r="1"/>"#;
    Bell "bell" "A bell." r#"<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4M12 5V3"/>"#;
    Play "play" "A triangle that points to the right." r#"<path d="M7 4.5v15L20 12z"/>"#;
    Clock "clock" "A clock." r#"<circle cx="12" cy="12" r="9"/><path d="M12 7v5.5l3.5 2"/>"#;
    Eye "eye" "An eye." r#"<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>"#;
    Suitcase "suitcase" "A suitcase." r#"<rect x="3" y="8" width="18" height="12" rx="2"/><path d="M8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8M7 8v12M17 8v12"/>"#;
    Redo "redo" "An arrow that turns forward." r#"<path d="m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13"/>"#;
    Menu "menu" "Two sliders." r#"<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2.2"/><circle cx="9" cy="17" r="2.2"/>"#;
    Back "back" "An arrow to the left." r#"<path d="m15 5-7 7 7 7"/>"#;
    Next "next" "An arrow to the right." r#"<path d="m9 5 7 7-7 7"/>"#;
    Close "close" "A cross." r#"<path d="M6 6l12 12M18 6 6 18"/>"#;
    Past "past" "A clock that goes back." r#"<path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2"/>"#;
    Guide "guide" "A wand." r#"<path d="M5 19 15 9M13.5 4.5l.8 1.7 1.7.8-1.7.8-.8 1.7-.8-1.7-1.7-.8 1.7-.8zM19 10l.6 1.4 1.4.6-1.4.6L19 14l-.6-1.4L17 12l1.4-.6zM8 5l.5 1 1 .5-1 .5L8 8l-.5-1-1-.5 1-.5z"/>"#;
    Pause "pause" "Two bars." r#"<path fill="currentColor" d="M7 5h3v14H7zM14 5h3v14h-3z"/>"#;
    First "first" "A triangle that points to a bar at the left." r#"<path fill="currentColor" d="M6 5v14M19 5.5v13L9 12z"/>"#;
    Last "last" "A triangle that points to a bar at the right." r#"<path fill="currentColor" d="M18 5v14M5 5.5v13L15 12z"/>"#;
    Crown "crown" "A crown." r#"<path d="M5 20h14M6 17.5 3.5 8.5 8.5 12 12 5l3.5 7 5-3.5-2.5 9z"/>"#;
    Draw "draw" "A card with a question mark." r#"<rect x="5" y="4" width="11" height="15.5" rx="2"/><path d="M10.5 9.2a1.9 1.9 0 1 1 1.9 2.2v1.4M12.4 15.8h.1M19 7.5v11a3 3 0 0 1-3 3H9"/>"#;
    Scroll "scroll" "A scroll." r#"<path d="M7 4h11.5A2.5 2.5 0 0 1 21 6.5V8h-4M7 4a2.5 2.5 0 0 0-2.5 2.5V17M7 4c1.4 0 2.5 1 2.5 2.5v0M17 8V6.5M17 8v9.5A2.5 2.5 0 0 1 14.5 20h-10A2.5 2.5 0 0 1 2 17.5V17h10v.5a2.5 2.5 0 0 0 2.5 2.5M8 9h5M8 12.5h5"/>"#;
    Link "link" "Two links of a chain." r#"<path d="M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6L11.5 7M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"/>"#;
    Image "image" "A picture." r#"<rect x="3" y="5" width="18" height="14" rx="2"/><circle cx="8.5" cy="10" r="1.6"/><path d="m4 17.5 5-4.5 3.5 3 3-2.5 5 4"/>"#;
    Download "download" "An arrow to a line below." r#"<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15"/>"#;
    Again "again" "An arrow that turns round." r#"<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 2.5v4.3h-4.3"/>"#;
    Seats "seats" "A chair with an arrow." r#"<path d="M7 4v10h8V9M7 14v6M15 14v6M4 8h3M18 4l2.5 2.5L18 9M20 6.5h-5"/>"#;
    Sound "sound" "A loudspeaker." r#"<path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15 9.2a4 4 0 0 1 0 5.6M17.5 6.5a8 8 0 0 1 0 11"/>"#;
    Silent "silent" "A loudspeaker that is off." r#"<path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.5l5 5m0-5-5 5"/>"#;
    Hammer "hammer" "The auctioneer’s hammer." r#"<path d="m13.5 4.5 6 6M11 7l6 6M14 5l-4 4 5 5 4-4zM12 11.5 4 19.5M4 21h8"/>"#;
}

impl Icon {
    /// Draws it; screen readers skip it.
    pub fn draw(self) -> Markup {
        let href = format!("{}#{}", assets::ICONS.path, self.id());
        html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href=(href) {} } }
    }
}
