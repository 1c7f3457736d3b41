//! The addresses of the site, one file per subject.

pub(crate) mod events;
pub(crate) mod files;
pub(crate) mod home;
pub(crate) mod play;
pub(crate) mod seats;
pub(crate) mod site;
pub(crate) mod table;
