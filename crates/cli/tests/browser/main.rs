//! The pages in a real browser: Debian's Chromium, and the real server.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod asking;
mod axe;
mod browser;
mod erbraffer;
mod everybody;
mod first_game;
mod hasty;
mod keyboard;
mod long_game;
mod pages;
mod plain;
mod player;
mod site;
mod tabs;
mod time_line;
