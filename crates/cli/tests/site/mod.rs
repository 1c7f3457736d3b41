//! The real program on a separate folder, and people who use it over HTTP.
//!
//! `cargo xtask soak` uses it too.

#![allow(dead_code, unreachable_pub, reason = "not everyone uses every helper")]

pub mod data;
pub mod guest;
pub mod served;
