//! Where the towns of the built-in edition are drawn, and how the roads between them bend.

use std::fmt::Write;

use bequest_maloney::{Edition, Town};

/// The part of the drawing that is shown.
pub(super) const VIEW_BOX: &str = "14 16 976 612";
/// The same: left, top, width, height.
const EDGES: (f32, f32, f32, f32) = (14.0, 16.0, 976.0, 612.0);

/// A place in the drawing, or a way from one to another.
pub(super) type Point = (i16, i16);

/// Which end of a name is at its place.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// Where a town is drawn and, seen from there, all that belongs to it.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// Its name in the built-in edition.
    name: &'static str,
    /// The middle of its shield.
    pub(super) at: Point,
    /// Which end of its name is at `label`.
    pub(super) anchor: Anchor,
    /// The foot of its name.
    pub(super) label: Point,
    /// The middle of its suitcase.
    pub(super) suitcase: Point,
    /// The middle of the tag that says what cards are worth there.
    pub(super) worth: Point,
}

const fn spot(name: &'static str, at: Point, anchor: Anchor, label: Point, suitcase: Point, worth: Point) -> Spot {
    Spot { name, at, anchor, label, suitcase, worth }
}

/// The towns in the order of their numbers; 1, 3, 8 and 13 are moved a little so that nothing touches.
const SPOTS: [Spot; 16] = [
    spot("San Francisco", (56, 302), Anchor::Start, (-30, 40), (26, 4), (64, 6)),
    spot("San Diego", (125, 414), Anchor::Middle, (-6, 40), (-26, 2), (46, 2)),
    spot("Sacramento", (96, 261), Anchor::Start, (26, 1), (-2, -28), (46, 18)),
    spot("Seattle", (123, 72), Anchor::Start, (26, 1), (0, 27), (48, 18)),
    spot("Phoenix", (220, 416), Anchor::Start, (26, 8), (0, 27), (44, 27)),
    spot("Cheyenne", (368, 263), Anchor::Middle, (0, -27), (0, 27), (0, -53)),
    spot("Santa Fe", (336, 382), Anchor::Start, (26, 8), (0, 27), (44, 27)),
    spot("Chicago", (644, 249), Anchor::End, (-25, -8), (2, 28), (-50, -34)),
    spot("Kansas City", (537, 315), Anchor::Middle, (-2, 40), (26, 4), (-46, 6)),
    spot("Dallas", (498, 456), Anchor::Start, (26, 10), (0, 27), (44, 29)),
    spot("New Orleans", (626, 515), Anchor::Middle, (0, 41), (26, 0), (0, 60)),
    spot("Memphis", (620, 400), Anchor::Start, (26, 10), (0, 27), (50, 29)),
    spot("Detroit", (726, 225), Anchor::Start, (27, -4), (0, 27), (48, 13)),
    spot("New York", (875, 237), Anchor::Start, (26, 1), (0, 27), (46, 18)),
    spot("Miami", (829, 585), Anchor::End, (-26, 2), (26, 2), (-48, 21)),
    spot("Charleston", (808, 431), Anchor::Start, (26, 6), (0, 27), (46, 25)),
];

/// The roads: from, to, and the point towards which it bends so as to pass no other town.
const ROADS: [(usize, usize, i16, i16); 56] = [
    (1, 2, 79, 365),
    (1, 3, 80, 286),
    (1, 4, 66, 180),
    (1, 5, 127, 375),
    (1, 6, 216, 314),
    (1, 7, 188, 370),
    (1, 10, 262, 423),
    (2, 3, 126, 335),
    (2, 4, 158, 243),
    (2, 5, 172, 424),
    (2, 6, 262, 363),
    (2, 7, 225, 364),
    (2, 15, 460, 570),
    (3, 6, 232, 289),
    (3, 7, 204, 346),
    (3, 8, 369, 200),
    (3, 9, 311, 332),
    (3, 16, 503, 132),
    (4, 5, 137, 254),
    (4, 6, 226, 192),
    (4, 7, 198, 248),
    (4, 9, 354, 152),
    (4, 13, 440, 88),
    (5, 6, 309, 354),
    (5, 7, 281, 411),
    (5, 10, 355, 464),
    (5, 11, 413, 506),
    (6, 7, 340, 319),
    (6, 9, 447, 306),
    (7, 10, 410, 435),
    (8, 9, 584, 271),
    (8, 11, 678, 385),
    (8, 12, 617, 322),
    (8, 13, 687, 245),
    (8, 14, 761, 280),
    (8, 16, 708, 356),
    (9, 12, 570, 366),
    (9, 13, 651, 312),
    (9, 14, 714, 310),
    (10, 11, 556, 498),
    (10, 12, 565, 440),
    (10, 14, 651, 286),
    (10, 15, 684, 468),
    (11, 12, 634, 457),
    (11, 14, 778, 401),
    (11, 15, 720, 570),
    (11, 16, 725, 491),
    (12, 13, 690, 323),
    (12, 15, 706, 513),
    (12, 16, 711, 434),
    (13, 14, 799, 246),
    (13, 15, 742, 415),
    (13, 16, 746, 336),
    (14, 15, 887, 416),
    (14, 16, 822, 327),
    (15, 16, 834, 506),
];

/// Returns where a town is drawn, if its name is one of those on the map.
pub(super) fn spot_of(edition: &Edition, town: Town) -> Option<&'static Spot> {
    SPOTS.iter().find(|spot| spot.name == edition.town(town).name)
}

/// Returns all roads of the built-in edition as one path.
pub(super) fn all_roads() -> String {
    let mut path = String::new();
    for (from, to, x, y) in ROADS {
        bend(&mut path, SPOTS[from - 1].at, (x, y), SPOTS[to - 1].at);
    }
    path
}

/// Returns the roads that lead out of a town as one path.
pub(super) fn roads_from(edition: &'static Edition, town: Town) -> String {
    roads(edition, town).into_iter().map(|(_, road)| road).collect()
}

/// Returns the roads that lead out of a town, each as a separate path that begins there: a piece that has come along
/// one of them follows it backwards.
pub(super) fn ways_from(edition: &'static Edition, town: Town) -> String {
    let mut paths = String::new();
    for (there, road) in roads(edition, town) {
        write!(paths, r#"<path data-way="{town}-{there}" d="{road}"/>"#).expect("a string takes all");
    }
    paths
}

/// Returns where roads lead from a town and how each is drawn: as on the map, or straight in another edition.
fn roads(edition: &'static Edition, town: Town) -> Vec<(Town, String)> {
    let Some(here) = spot_of(edition, town) else { return Vec::new() };
    let road = |there: Town| {
        let to = spot_of(edition, there)?;
        let mut path = String::new();
        let bent = (edition == Edition::built_in()).then(|| bend_between(town, there)).flatten();
        match bent {
            Some(by) => bend(&mut path, here.at, by, to.at),
            None => {
                write!(path, "M{} {}L{} {}", here.at.0, here.at.1, to.at.0, to.at.1).expect("a string takes all");
            }
        }
        Some((there, path))
    };
    edition.links(town).iter().filter_map(road).collect()
}

/// A way between two towns, drawn whether or not a road leads there: on a Sunday the car goes anywhere. MAL-51
pub(super) struct Way {
    ends: [Point; 2],
    /// The point towards which it bends.
    by: Point,
    /// How it is drawn.
    pub(super) path: String,
}

impl Way {
    /// Returns a point on the way, from its start (zero) to its end (one).
    pub(super) fn point(&self, part: f64) -> (f64, f64) {
        let on = |from: i16, by: i16, to: i16| {
            let rest = 1.0 - part;
            rest * rest * f64::from(from) + 2.0 * part * rest * f64::from(by) + part * part * f64::from(to)
        };
        let [from, to] = self.ends;
        (on(from.0, self.by.0, to.0), on(from.1, self.by.1, to.1))
    }
}

/// Returns how a ride between two towns is drawn, if the map has both.
pub(super) fn between(edition: &'static Edition, from: Town, to: Town) -> Option<Way> {
    let ends = [spot_of(edition, from)?.at, spot_of(edition, to)?.at];
    let middle = ((ends[0].0 + ends[1].0) / 2, (ends[0].1 + ends[1].1) / 2);
    let bent = (edition == Edition::built_in()).then(|| bend_between(from, to)).flatten();
    let by = bent.unwrap_or(middle);
    let mut path = String::new();
    bend(&mut path, ends[0], by, ends[1]);
    Some(Way { ends, by, path })
}

/// Returns the point towards which the road between two towns of the built-in edition bends.
fn bend_between(one: Town, other: Town) -> Option<Point> {
    let ends = [one.number(), other.number()];
    let (from, to) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
    ROADS.iter().find(|road| (road.0, road.1) == (from, to)).map(|&(_, _, x, y)| (x, y))
}

fn bend(path: &mut String, (x, y): Point, (by_x, by_y): Point, (to_x, to_y): Point) {
    write!(path, "M{x} {y}Q{by_x} {by_y} {to_x} {to_y}").expect("a string takes all");
}

/// Returns where a point is on the drawing, from its left and upper edge to its right and lower one.
pub(super) fn fractions((x, y): Point) -> (f32, f32) {
    let (left, top, width, height) = EDGES;
    ((f32::from(x) - left) / width, (f32::from(y) - top) / height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_town_and_road_of_the_built_in_edition_is_drawn() {
        let edition = Edition::built_in();
        let drawn = edition.towns().map(|town| spot_of(edition, town).map(|spot| spot.name));
        assert!(drawn.eq(SPOTS.iter().map(|spot| Some(spot.name))));
        let roads = |town: Town| edition.links(town).iter().map(move |link| (town.number(), link.number()));
        let roads: Vec<_> = edition.towns().flat_map(roads).filter(|(from, to)| from < to).collect();
        assert!(roads.into_iter().eq(ROADS.iter().map(|&(from, to, ..)| (from, to))));
    }
}
