//! The lines: a bar and a knot of rings between partners, and from the knot down to each child.

use super::columns::row;
use super::{GENERATIONS, Row, Tree, round};

/// How far down a portrait the knot lies.
const KNOT: f64 = 0.55;
/// Where in the gap below a row the buses run.
const BUS: f64 = 0.68;
/// Between which heights of the gap the buses are spread where they would lie over each other.
const BUSES: (f64, f64) = (0.5, 0.86);
/// The lowest track of a child that stands apart from its family.
const STRAY: f64 = 0.32;
/// The radius of corners, and of the half circles over other families' trunks.
const CORNER: f64 = 7.0;
const HOP: f64 = 6.0;
/// How close a trunk may come to the children of another family before their buses part.
const CLEARANCE: f64 = 8.0;
/// How far from the trunk the note stands at a line on a track of its own, and how much room it takes.
const NOTE_AT: f64 = 56.0;
const NOTE_WIDTH: f64 = 56.0;

/// The bar between partners and the knot of rings on it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wedding {
    /// The path of the bar.
    pub(crate) bar: String,
    /// The middle of the knot.
    pub(crate) knot: (f32, i32),
}

/// The line from a couple to one of its children.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Link {
    pub(crate) couple: usize,
    pub(crate) child: usize,
    /// The path, from the knot to the frame of the child.
    pub(crate) path: String,
    /// Its corners, from the knot to the frame of the child.
    pub(crate) points: Vec<(f64, f64)>,
    /// For a line on a track of its own: the left edge and the middle of a note about where it leads.
    pub(crate) note: Option<(i32, i32)>,
}

/// Returns the bar and the knot of every couple.
pub(super) fn weddings(tree: &Tree, x: &[i32], rows: &[Row; GENERATIONS]) -> Vec<Wedding> {
    let wedding = |couple: usize| {
        let partners = tree.couples[couple].partners.map(|partner| x[partner]);
        let row = &rows[generation(tree, couple)];
        let reach = f64::from(row.size.width) / 2.0 + 2.0;
        let (left, right) = (partners[0].min(partners[1]), partners[0].max(partners[1]));
        let (kx, ky) = knot(tree, x, rows, couple);
        let bar = format!("M{} {ky}H{}", f64::from(left) + reach, f64::from(right) - reach);
        Wedding { bar, knot: (kx as f32, ky) }
    };
    (0..tree.couples.len()).map(wedding).collect()
}

/// Returns the line of every child, those on tracks of their own last.
pub(super) fn links(tree: &Tree, strays: &[usize], x: &[i32], rows: &[Row; GENERATIONS], gap: f64) -> Vec<Link> {
    let mut links: Vec<Link> = courses(tree, strays, x, rows, gap)
        .into_iter()
        .map(|Course { couple, child, points }| {
            let is_stray = strays.contains(&child);
            let hops = if is_stray { other_trunks(tree, x, couple) } else { Vec::new() };
            let note = is_stray.then(|| note(&points));
            Link { couple, child, path: path(&points, &hops), points, note }
        })
        .collect();
    links.sort_by_key(|link| strays.contains(&link.child));
    links
}

/// Returns the children that would have to cross other families' lines: all that are left out of the longest row of
/// children which stand in the order of their parents.
pub(super) fn strays(tree: &Tree) -> Vec<usize> {
    let mut strays = Vec::new();
    for generation in 1..GENERATIONS {
        let children: Vec<usize> =
            row(tree, generation).into_iter().filter(|&p| tree.persons[p].parents.is_some()).collect();
        let order: Vec<usize> =
            children.iter().filter_map(|&p| tree.persons[p].parents).map(|c| place(tree, c)).collect();
        let kept = longest_rise(&order);
        strays.extend((0..children.len()).filter(|index| !kept.contains(index)).map(|index| children[index]));
    }
    strays
}

/// Returns the indices of the longest subsequence that never falls; of several, the one that ends first.
fn longest_rise(values: &[usize]) -> Vec<usize> {
    let mut best: Vec<Vec<usize>> = Vec::new();
    for (index, value) in values.iter().enumerate() {
        let before = (0..index).filter(|&earlier| values[earlier] <= *value).map(|earlier| &best[earlier]);
        let mut rise = before.rev().max_by_key(|rise| rise.len()).cloned().unwrap_or_default();
        rise.push(index);
        best.push(rise);
    }
    best.into_iter().rev().max_by_key(Vec::len).unwrap_or_default()
}

/// The corners of one line.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Course {
    pub(super) couple: usize,
    pub(super) child: usize,
    pub(super) points: Vec<(f64, f64)>,
}

/// Returns the corners of every line.
pub(super) fn courses(tree: &Tree, strays: &[usize], x: &[i32], rows: &[Row; GENERATIONS], gap: f64) -> Vec<Course> {
    let mut courses = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let couples: Vec<usize> = (0..tree.couples.len()).filter(|&couple| generation(tree, couple) == index).collect();
        let mut tracks = tracks(tree, strays, &couples);
        for (&couple, level) in couples.iter().zip(levels(tree, strays, x, &couples)) {
            for &child in &tree.couples[couple].children {
                let share = if strays.contains(&child) { tracks.next().unwrap_or(STRAY) } else { level };
                let bus = f64::from(round(f64::from(row.floor()) + gap * share));
                let end = (f64::from(x[child]), f64::from(rows[tree.persons[child].generation].y - 2));
                courses.push(Course { couple, child, points: corners(knot(tree, x, rows, couple), bus, end) });
            }
        }
    }
    courses
}

/// Returns the corners from below a knot along a bus to a child's frame.
fn corners((kx, ky): (f64, i32), bus: f64, (x, y): (f64, f64)) -> Vec<(f64, f64)> {
    let start = (kx, f64::from(ky) + 6.0);
    if (kx - x).abs() > 1.0 { vec![start, (kx, bus), (x, bus), (x, y)] } else { vec![start, (kx, y)] }
}

/// Returns the heights of the strays' tracks in one gap, in shares of it.
fn tracks(tree: &Tree, strays: &[usize], couples: &[usize]) -> impl Iterator<Item = f64> {
    let children = couples.iter().flat_map(|&couple| &tree.couples[couple].children);
    let count = children.filter(|child| strays.contains(child)).count();
    (1..=count).map(move |track| STRAY * track as f64 / count as f64)
}

/// Returns the height of every couple's bus, in shares of the gap. All are the same unless a trunk comes down over the
/// children of another family; then its bus lies higher than theirs, and nothing crosses.
fn levels(tree: &Tree, strays: &[usize], x: &[i32], couples: &[usize]) -> Vec<f64> {
    let span = |couple: usize| {
        let kin = tree.couples[couple].children.iter().filter(|child| !strays.contains(child)).map(|&child| x[child]);
        Some((f64::from(kin.clone().min()?), f64::from(kin.max()?)))
    };
    let is_over = |upper: usize, lower: usize| {
        let (Some((own, _)), Some((low, high))) = (span(upper), span(lower)) else { return false };
        let trunk = middle(tree, x, upper);
        (own < low && trunk > low - CLEARANCE) || (own > low && trunk < high + CLEARANCE)
    };
    let mut depths = vec![0_usize; couples.len()];
    for _ in couples {
        for lower in 0..couples.len() {
            let above = (0..couples.len()).filter(|&upper| is_over(couples[upper], couples[lower]));
            depths[lower] = above.map(|upper| depths[upper] + 1).max().unwrap_or(0);
        }
    }
    let deepest = depths.iter().copied().max().unwrap_or(0);
    let (top, bottom) = if deepest == 0 { (BUS, BUS) } else { BUSES };
    depths.into_iter().map(|depth| top + (bottom - top) * depth as f64 / deepest.max(1) as f64).collect()
}

/// Returns the row a couple stands in.
fn generation(tree: &Tree, couple: usize) -> usize {
    tree.persons[tree.couples[couple].partners[0]].generation
}

/// Returns a number by which the couples of a row are in order.
fn place(tree: &Tree, couple: usize) -> usize {
    tree.couples[couple].partners.iter().map(|&partner| tree.persons[partner].position).sum()
}

/// Returns the x of a couple's knot and trunk.
fn middle(tree: &Tree, x: &[i32], couple: usize) -> f64 {
    let [a, b] = tree.couples[couple].partners;
    f64::from(x[a] + x[b]) / 2.0
}

fn knot(tree: &Tree, x: &[i32], rows: &[Row; GENERATIONS], couple: usize) -> (f64, i32) {
    let row = &rows[generation(tree, couple)];
    (middle(tree, x, couple), round(f64::from(row.y) + f64::from(row.size.height) * KNOT))
}

/// Returns the trunks of the other couples in a couple's row.
fn other_trunks(tree: &Tree, x: &[i32], couple: usize) -> Vec<f64> {
    let others = (0..tree.couples.len()).filter(|&other| other != couple);
    let neighbours = others.filter(|&other| generation(tree, other) == generation(tree, couple));
    neighbours.map(|other| middle(tree, x, other)).collect()
}

/// Returns the left edge and the middle of the note at a line: beside the trunk, on the way to the child.
fn note(points: &[(f64, f64)]) -> (i32, i32) {
    let ((from, _), (to, y)) = (points[0], points[points.len() / 2]);
    let left = if to < from { from - NOTE_AT - NOTE_WIDTH } else { from + NOTE_AT };
    (round(left), round(y))
}

/// Returns a line with rounded corners that hops over the given x on its level stretches.
fn path(points: &[(f64, f64)], hops: &[f64]) -> String {
    let mut path = format!("M{} {}", points[0].0, points[0].1);
    for corner in points.windows(3) {
        let [(x0, y0), (x, y), (x1, y1)] = [corner[0], corner[1], corner[2]];
        let radius = CORNER.min(((x - x0).abs() + (y - y0).abs()) / 2.0).min(((x1 - x).abs() + (y1 - y).abs()) / 2.0);
        if y0 == y {
            path += &level_stretch((x0, x), hops);
        }
        let (from_x, from_y) = (x - sign(x - x0) * radius, y - sign(y - y0) * radius);
        let (to_x, to_y) = (x + sign(x1 - x) * radius, y + sign(y1 - y) * radius);
        path += &format!("L{from_x} {from_y}Q{x} {y} {to_x} {to_y}");
    }
    let (x, y) = points[points.len() - 1];
    path + &format!("L{x} {y}")
}

/// Returns the hops of a level stretch.
fn level_stretch((from, to): (f64, f64), hops: &[f64]) -> String {
    let onward = sign(to - from);
    let mut hops: Vec<f64> = hops.iter().copied().filter(|&hop| hop > from.min(to) && hop < from.max(to)).collect();
    hops.sort_by(|a, b| (a * onward).total_cmp(&(b * onward)));
    let sweep = u8::from(onward > 0.0);
    hops.iter().map(|hop| format!("H{}a{HOP} {HOP} 0 0 {sweep} {} 0", hop - HOP * onward, 2.0 * HOP * onward)).collect()
}

fn sign(value: f64) -> f64 {
    if value == 0.0 { 0.0 } else { value.signum() }
}
