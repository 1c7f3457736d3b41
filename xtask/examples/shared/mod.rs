//! What the measuring programs have in common.

pub(crate) mod guests;
pub(crate) mod hidden;
pub(crate) mod http;
pub(crate) mod page;
pub(crate) mod run;
pub(crate) mod server;
pub(crate) mod spread;
