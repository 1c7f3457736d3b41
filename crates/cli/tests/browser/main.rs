//! The pages in a real browser: Debian's Chromium, and the real server.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accessibility;
mod after_the_game;
mod auction;
mod axe;
mod browser;
mod chronicle;
mod confirm_and_undo;
mod erbraffer;
mod erbraffer_guide;
mod erbraffer_tree;
mod fast_player;
mod first_evening;
mod first_game;
mod home;
mod keyboard;
mod last_will;
mod last_will_guide;
mod last_will_planted;
mod last_will_player;
mod last_will_turn;
mod long_game;
mod maloney_newcomer;
mod newcomer;
mod options_form;
mod orders;
mod pace;
mod pages;
mod plain;
mod player;
mod presence;
mod site;
mod tabs;
mod time_line;
mod tips;
