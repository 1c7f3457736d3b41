//! The checks, one file a theme.

mod chance;
mod covered;
mod determinism;
mod lists;
mod notation;
mod options;
mod orders;
mod play;
mod records;
mod told;
mod undo;
mod versions;
mod why_not;
mod worlds;

use bequest_engine::Game;

use crate::suite::{Case, Fault, Suite};
use crate::walk::Walk;

/// The names of the checks, as failures give them.
pub mod name {
    /// No legal step panics, and every game ends.
    pub const PLAY: &str = "play";
    /// The same steps always lead to the same.
    pub const DETERMINISM: &str = "determinism";
    /// A seat that is asked can answer, nothing is listed twice, and there are scores exactly when it is over.
    pub const LISTS: &str = "lists";
    /// Every card, token and coin is accounted for after every step.
    pub const CONSERVED: &str = "conserved";
    /// What is written can be read, and no text makes the readers panic.
    pub const NOTATION: &str = "notation";
    /// Records read as they are written, replay to the same position, and hold fair chance to its seed.
    pub const RECORDS: &str = "records";
    /// Whatever the published options allow makes a set-up that says the same and reads back, nothing else does, and
    /// every option is explained.
    pub const OPTIONS: &str = "options";
    /// Imagined worlds look the same to the one who imagines them.
    pub const WORLDS: &str = "worlds";
    /// What a seat may do depends only on what it sees.
    pub const OWN_LISTS: &str = "own lists";
    /// Spectators see nothing that a seat does not.
    pub const SPECTATORS: &str = "spectators";
    /// What a viewer is told follows from what it sees.
    pub const TOLD: &str = "told";
    /// A refusal names a known rule, for illegal actions only, and tells no secret.
    pub const WHY_NOT: &str = "why not";
    /// Sampled chance has the weights of the listed outcomes.
    pub const CHANCE: &str = "chance";
    /// Versions and questions grow exactly when they should, and a resumed match shows the same.
    pub const VERSIONS: &str = "versions";
    /// Undo goes as far as it may, and what is undone can be done again.
    pub const UNDO: &str = "undo";
    /// Where answers are not open their order does not matter, and nobody sees what another answers; in a secret window
    /// nobody sees that they have.
    pub const COVERED: &str = "covered";
    /// Standing orders read as they are written, stand when they are given, and answer with what is legal.
    pub const ORDERS: &str = "orders";
    /// Imagined worlds are equally likely; asked for by [`distribution`](crate::distribution).
    pub const DISTRIBUTION: &str = "distribution";
}

/// A promise of the contract that random games are held to.
pub(crate) struct Check<G: Game> {
    pub(crate) name: &'static str,
    pub(crate) how: How<G>,
}

/// What a check looks at.
pub(crate) enum How<G: Game> {
    /// A game played on bare positions.
    Walk(fn(&Case<'_, G>, &Walk<G>) -> Result<(), String>),
    /// The table of a match.
    Table(fn(&Case<'_, G>) -> Result<(), Fault>),
    /// What is agreed before a game; it is asked once, without a game.
    Options(fn(&Suite) -> Result<(), String>),
}

/// Returns all checks in the order in which they are made: what others rest on comes first.
pub(crate) fn all<G: Game>() -> Vec<Check<G>> {
    let walk = |name, look| Check { name, how: How::Walk(look) };
    let table = |name, look| Check { name, how: How::Table(look) };
    vec![
        walk(name::PLAY, play::every_game_ends),
        walk(name::DETERMINISM, determinism::the_same_steps_lead_to_the_same),
        walk(name::LISTS, lists::lists_are_well_formed),
        walk(name::CONSERVED, play::everything_is_accounted_for),
        walk(name::NOTATION, notation::what_is_written_can_be_read),
        Check { name: name::OPTIONS, how: How::Options(options::what_is_published_can_be_agreed::<G>) },
        walk(name::WORLDS, worlds::worlds_look_the_same),
        walk(name::OWN_LISTS, worlds::lists_tell_no_secret),
        walk(name::SPECTATORS, worlds::spectators_see_less),
        walk(name::TOLD, told::what_is_told_follows_from_what_is_seen),
        walk(name::WHY_NOT, why_not::refusals_name_their_rule),
        walk(name::ORDERS, orders::orders_answer_from_the_list),
        walk(name::CHANCE, chance::samples_have_the_listed_weights),
        walk(name::COVERED, covered::answers_are_covered),
        table(name::RECORDS, records::records_hold_everything),
        table(name::VERSIONS, versions::versions_grow_with_what_they_count),
        table(name::UNDO, undo::undo_goes_as_far_as_it_may),
    ]
}
