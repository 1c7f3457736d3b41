//! The columns: a couple wants to stand above its children, a child below its parents.

use super::{Couple, GENERATIONS, Tree, WIDTH, round};

/// The centre of the outermost portrait.
const MARGIN: f64 = 52.0;
/// The least distance between partners, and between others.
const PARTNERS: f64 = 78.0;
const OTHERS: f64 = 94.0;
const ROUNDS: usize = 300;

/// Returns x of every person. Strays neither pull their family nor are pulled.
pub(super) fn columns(tree: &Tree, strays: &[usize]) -> Vec<i32> {
    let rows: Vec<Vec<usize>> = (0..GENERATIONS).map(|generation| row(tree, generation)).collect();
    let mut x = vec![0.0; tree.persons.len()];
    for row in &rows {
        let step = (f64::from(WIDTH) - 2.0 * MARGIN) / row.len().saturating_sub(1).max(1) as f64;
        for (index, &person) in row.iter().enumerate() {
            x[person] = MARGIN + index as f64 * step;
        }
    }
    for _ in 0..ROUNDS {
        for row in &rows {
            let wishes: Vec<f64> = row.iter().map(|&person| wish(tree, strays, &x, person)).collect();
            for (&person, settled) in row.iter().zip(settle(tree, row, &wishes)) {
                x[person] = settled;
            }
        }
    }
    x.into_iter().map(round).collect()
}

/// Returns the persons of a generation from left to right.
pub(super) fn row(tree: &Tree, generation: usize) -> Vec<usize> {
    let mut row: Vec<usize> = (0..tree.persons.len()).filter(|&p| tree.persons[p].generation == generation).collect();
    row.sort_by_key(|&person| tree.persons[person].position);
    row
}

/// Returns where a person wants to stand: the mean of where parents and children draw them, and of where they are.
fn wish(tree: &Tree, strays: &[usize], x: &[f64], person: usize) -> f64 {
    // How far to the right of its parents a family's children stand.
    let lean = |couple: &Couple| {
        let kin: Vec<f64> =
            couple.children.iter().filter(|&child| !strays.contains(child)).map(|&child| x[child]).collect();
        let [a, b] = couple.partners;
        (!kin.is_empty()).then(|| kin.iter().sum::<f64>() / kin.len() as f64 - (x[a] + x[b]) / 2.0)
    };
    let parents =
        tree.persons[person].parents.filter(|_| !strays.contains(&person)).map(|couple| &tree.couples[couple]);
    let own = tree.couples.iter().find(|couple| couple.partners.contains(&person));
    let here = x[person];
    let mut pulls = vec![here];
    pulls.extend(parents.and_then(lean).map(|lean| here - lean));
    pulls.extend(own.and_then(lean).map(|lean| here + lean));
    pulls.iter().sum::<f64>() / pulls.len() as f64
}

/// Returns the positions nearest to the wishes that keep order and distances: neighbours that would come too close are
/// pooled into one block, which stands at the mean of its wishes.
fn settle(tree: &Tree, row: &[usize], wishes: &[f64]) -> Vec<f64> {
    let offsets = offsets(tree, row);
    let mut blocks: Vec<(f64, usize)> = Vec::new();
    for (index, (wish, offset)) in wishes.iter().zip(&offsets).enumerate() {
        let mut block = (wish - offset, 1);
        let mut tied = index > 0 && are_tied(tree, row[index - 1], row[index]);
        while let Some((start, count)) = blocks.pop_if(|(start, _)| tied || *start > block.0) {
            let both = count + block.1;
            block = ((start * count as f64 + block.0 * block.1 as f64) / both as f64, both);
            tied = false;
        }
        blocks.push(block);
    }
    let highest = f64::from(WIDTH) - MARGIN - offsets.last().copied().unwrap_or(0.0);
    let starts =
        blocks.into_iter().flat_map(|(start, count)| std::iter::repeat_n(start.max(MARGIN).min(highest), count));
    starts.zip(offsets).map(|(start, offset)| start + offset).collect()
}

/// Returns the least distance of everyone in a row from the first; a row that is too long is squeezed.
fn offsets(tree: &Tree, row: &[usize]) -> Vec<f64> {
    let mut offsets = vec![0.0];
    let mut total = 0.0;
    for pair in row.windows(2) {
        total += if tree.persons[pair[0]].spouse == Some(pair[1]) { PARTNERS } else { OTHERS };
        offsets.push(total);
    }
    let room = f64::from(WIDTH) - 2.0 * MARGIN;
    if total > room {
        for offset in &mut offsets {
            *offset *= room / total;
        }
    }
    offsets
}

/// Returns whether two neighbours always stand at their least distance: partners, and the siblings of the last row.
fn are_tied(tree: &Tree, left: usize, right: usize) -> bool {
    let (a, b) = (&tree.persons[left], &tree.persons[right]);
    a.spouse == Some(right) || (a.generation + 1 == GENERATIONS && a.parents.is_some() && a.parents == b.parents)
}
