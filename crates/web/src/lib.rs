//! The pages of Bequest: turns what a viewer knows into HTML, for any game.
//!
//! Nothing here sees a position. A page is made of [`Region`]s. Each region is sent again by itself when it changes for
//! the viewer.

mod about;
pub mod assets;
mod badge;
mod board;
mod document;
mod ending;
mod fonts;
pub mod form;
mod going_on;
mod guide;
mod here;
mod home;
mod icon;
mod key_check;
mod look;
mod message;
mod model;
mod new_table;
mod options;
mod plain;
pub mod plot;
mod primer;
mod region;
mod rulebook;
pub mod sample;
mod scene;
mod scene_check;
mod search;
mod settings;
mod share;
mod shelf;
mod speed;
mod table;
mod tables;
mod tale;
mod tale_check;
mod trial;
mod waiting_room;

pub use about::about;
pub use badge::badge;
pub use board::{Area, At, Board, Chapter, Pitch, Prompt, Provenance, key_of};
pub use document::{Page, document, turns_region};
pub use guide::{Lesson, Pin, Pins, Proposal};
pub use here::{Presence, SeatPresence, Watchers, here, presence_regions};
pub use home::{home, home_regions};
pub use icon::Icon;
pub use key_check::KeyCheck;
pub use look::{Colour, Look};
pub use message::message;
pub use model::{
    Call, Clock, Closing, Confirm, End, Fairness, FinishedTable, GameChoice, Guide, Home, Keys, NewTable, Pace,
    PlayerLine, Preferences, Ready, SeatForm, SeatKind, SeatLine, Stage, TableFrame, TableLine, Theme, TimeLine, Undo,
    Visitor, WaitingRoom, Watching,
};
pub use new_table::{USUAL_DAYS, bot_name, new_table};
pub use options::{option_refusal, options_style, read_options, unusual_options};
pub use primer::{Primer, SampleMoment, TurnStep, picture};
pub use region::{Outline, PartVersion, Region, kept, part, room, unmarked, written};
pub use rulebook::{Mark, Rulebook, rulebook, rulebooks};
pub use scene::{Order, Scene, Staged, banner, scenes_region};
pub use scene_check::SceneCheck;
pub use settings::settings;
pub use share::{BoardPicture, Finished, finished_picture};
pub use speed::Speed;
pub use table::{KnownFrame, LOG_CHUNK, LogLine, common_regions, log_region, moving_regions, table};
pub use tables::tables;
pub use tale::{Past, Plot, Tale, TaleChapter, TurningPoint};
pub use tale_check::assert_decides;
pub use waiting_room::waiting_room;
