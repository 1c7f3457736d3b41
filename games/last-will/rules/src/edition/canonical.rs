//! The values of an edition in a form that never changes, for the hash.

use std::fmt::{self, Write};

use crate::edition::{CardInfo, Parts};

/// Returns the values; what only says where a value comes from is no part of it.
pub(super) fn canonical(parts: &Parts) -> String {
    let mut text = String::new();
    let mut line = |args: fmt::Arguments<'_>| writeln!(text, "{args}").expect("a string takes all");
    line(format_args!("box {} {}", parts.slots, parts.extensions));
    line(format_args!("market {:?}", parts.market));
    line(format_args!("companions {:?}", parts.companions));
    line(format_args!("wills {:?}", parts.base_wills));
    for will in &parts.wills {
        line(format_args!("will {} {}", will.money, will.lines));
    }
    for job in parts.jobs.iter().flatten() {
        let lines = job.face.lines().map(|its| format!("{} {}", job.face.pay(its), job.face.symbol(its)));
        line(format_args!("job {} {}", job.title, lines.collect::<Vec<_>>().join(", ")));
    }
    for plan in &parts.plans {
        line(format_args!("plan {:?} {:?}", plan.players, plan.plan));
    }
    for tile in &parts.tiles {
        line(format_args!("tile {} {:?} {:?}", tile.place, tile.players, tile.sides));
    }
    for space in &parts.spaces {
        line(format_args!("space {:?} {} {:?}", space.players, space.sacked, space.space));
    }
    for errand in &parts.errands {
        let (place, players, game) = (errand.place, errand.players, errand.game);
        line(format_args!("errand {place} {players:?} {} {game}", errand.spaces));
    }
    for CardInfo { family, title, copies, sacked, crowns, face, .. } in &parts.designs {
        line(format_args!("card {family} {title} {copies} {sacked} {crowns} {face:?}"));
    }
    text
}
