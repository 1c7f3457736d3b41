//! The real program on a folder of its own, and people who come to it over HTTP.
//!
//! `cargo xtask soak` uses it too.

#![allow(dead_code, unreachable_pub, reason = "not everybody uses every helper")]

pub mod data;
pub mod guest;
pub mod served;
