use bequest_engine::{Game, Record, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::checks::name;
use crate::suite::{Failure, options};
use crate::{chi_square, walk};

/// Holds that worlds imagined from a view are drawn evenly from all there are.
///
/// The view is that of `viewer` at the end of `record`; `list` returns every world it allows, found in another way than
/// by imagining. About fifty draws for each world are enough to see a bias of a tenth.
///
/// # Errors
/// If the list is not right itself, if a world outside it is imagined, or if some worlds come up too often.
///
/// # Panics
/// If the record does not follow the rules.
pub fn distribution<G: Game>(
    record: &Record<G>,
    viewer: Viewer,
    draws: usize,
    list: impl Fn(&G::View) -> Vec<G>,
) -> Result<(), Failure> {
    let replayed =
        record.replay_rows(record.rows.len()).unwrap_or_else(|error| panic!("no record to start from: {error}"));
    compare(replayed.position(), viewer, draws, list).map_err(|what| Failure {
        check: name::DISTRIBUTION,
        setup: options(&record.setup),
        bytes: Vec::new(),
        what: format!("{viewer:?}: {what}"),
        record: record.to_string(),
    })
}

fn compare<G: Game>(
    position: &G,
    viewer: Viewer,
    draws: usize,
    list: impl Fn(&G::View) -> Vec<G>,
) -> Result<(), String> {
    let view = position.view(viewer);
    let worlds = list(&view);
    check_list(position, viewer, &worlds)?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut counts = vec![0u64; worlds.len()];
    for _ in 0..draws {
        let imagined = G::imagine(&view, &mut rng);
        let place = worlds.iter().position(|world| *world == imagined).ok_or_else(|| {
            format!(
                "a world was imagined that is not in the list of {}: {:#?}",
                worlds.len(),
                imagined.view(Viewer::Open)
            )
        })?;
        counts[place] += 1;
    }
    let misfit = chi_square::misfit(&counts, &vec![1; counts.len()]);
    misfit.map_or(Ok(()), |misfit| Err(format!("{} worlds are not equally likely: {misfit}", worlds.len())))
}

fn check_list<G: Game>(position: &G, viewer: Viewer, worlds: &[G]) -> Result<(), String> {
    let view = position.view(viewer);
    if !worlds.contains(position) {
        return Err(format!("the list of {} worlds lacks the true one", worlds.len()));
    }
    for (place, world) in worlds.iter().enumerate() {
        if worlds[..place].contains(world) {
            return Err("the list names a world twice".into());
        }
        if world.view(viewer) != view {
            return Err(format!(
                "a world of the list looks different: {}",
                walk::difference(&world.view(viewer), &view)
            ));
        }
    }
    Ok(())
}
