//! Where everything is on the family's sheet: portraits, years and the lines between parents and children.
//!
//! All numbers are CSS pixels at scale 1. The sheet is [`CALENDAR`] + [`WIDTH`] wide and [`HEIGHT`] high; x is counted
//! from the right edge of the calendar. A column never changes during a game, a row moves when the generation changes.

mod columns;
mod lines;

use columns::columns;
pub(crate) use lines::{Link, Wedding};
use lines::{links, strays, weddings};

/// Width of the calendar, left of the tree.
pub(crate) const CALENDAR: i32 = 70;
/// Width of the tree.
pub(crate) const WIDTH: i32 = 984;
/// Height of the sheet, the same in every year.
pub(crate) const HEIGHT: i32 = 540;
/// How many rows there are.
pub(crate) const GENERATIONS: usize = 6;

const TOP: f64 = 10.0;
const BOTTOM: f64 = 8.0;
/// How many years are beside each row, the golden one first.
const YEARS: [u8; GENERATIONS] = [3, 3, 3, 3, 3, 2];

/// A family tree as far as drawing it needs.
///
/// Persons and couples are known by their index. Every index is valid, every couple has partners of one generation, and
/// its children are of the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tree {
    pub(crate) persons: Vec<Person>,
    pub(crate) couples: Vec<Couple>,
}

/// A person's place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// The row, from 0 to 5.
    pub(crate) generation: usize,
    /// The order within the row; only compared.
    pub(crate) position: usize,
    /// The couple this person is a child of.
    pub(crate) parents: Option<usize>,
    /// The person this one is married to.
    pub(crate) spouse: Option<usize>,
}

/// Two partners and their children.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Couple {
    pub(crate) partners: [usize; 2],
    pub(crate) children: Vec<usize>,
}

/// Where a tree's portraits and lines are, for every living generation.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    /// The centre of every person's portrait.
    pub(crate) x: Vec<i32>,
    /// The sheet while each generation lives.
    pub(crate) sheets: [Sheet; GENERATIONS],
}

/// The sheet while one generation lives.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sheet {
    pub(crate) rows: [Row; GENERATIONS],
    /// Top and height of the lit band behind the living row.
    pub(crate) band: (i32, i32),
    /// The bar and the knot of every couple.
    pub(crate) weddings: Vec<Wedding>,
    /// The line of every child, couple by couple. Those on a track of their own come last, to be drawn over the others.
    pub(crate) links: Vec<Link>,
}

/// A row of portraits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The top of the portraits.
    pub(crate) y: i32,
    /// The size of the portraits.
    pub(crate) size: Size,
    /// The middles of the years beside the row: three, the golden one first; two beside the last row.
    pub(crate) years: Vec<i32>,
}

/// The size of a portrait, and the room for name and cash below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) below: i32,
}

/// The size of a living person's portrait.
pub(crate) const LIVING: Size = Size { width: 66, height: 80, below: 38 };
/// The size of a dead person's portrait.
pub(crate) const DEAD: Size = Size { width: 34, height: 40, below: 15 };
/// The size of an unborn person's portrait.
pub(crate) const UNBORN: Size = Size { width: 43, height: 51, below: 15 };

impl Layout {
    /// Works out the layout of a tree; it takes long enough to be kept.
    pub(crate) fn of(tree: &Tree) -> Layout {
        let strays = strays(tree);
        let x = columns(tree, &strays);
        let sheets = std::array::from_fn(|living| {
            let (rows, gap) = rows(living);
            let (y, size) = (rows[living].y, rows[living].size);
            let band = (round(f64::from(y) - gap * 0.3), round(f64::from(size.height + size.below) + gap * 0.34));
            let weddings = weddings(tree, &x, &rows);
            let links = links(tree, &strays, &x, &rows, gap);
            Sheet { rows, band, weddings, links }
        });
        Layout { x, sheets }
    }
}

impl Row {
    /// The bottom of the row, with names and cash.
    fn floor(&self) -> i32 {
        self.y + self.size.height + self.size.below
    }
}

/// Returns the rows while a generation lives, and the gap between two of them: what is left of the height is shared.
fn rows(living: usize) -> ([Row; GENERATIONS], f64) {
    let size = |row| match living.cmp(&row) {
        std::cmp::Ordering::Less => UNBORN,
        std::cmp::Ordering::Equal => LIVING,
        std::cmp::Ordering::Greater => DEAD,
    };
    let used: i32 = (0..GENERATIONS).map(size).map(|size| size.height + size.below).sum();
    let gap = (f64::from(HEIGHT - used) - TOP - BOTTOM) / 5.0;
    let mut top = TOP;
    let rows = std::array::from_fn(|index| {
        let (y, size) = (round(top), size(index));
        top += f64::from(size.height + size.below) + gap;
        let mut row = Row { y, size, years: Vec::new() };
        row.years = years(index, &row, gap);
        row
    });
    (rows, gap)
}

/// Spreads the years of a row over its height and half of the gaps around it.
fn years(index: usize, row: &Row, gap: f64) -> Vec<i32> {
    let top = if index == 0 { 4.0 } else { f64::from(row.y) - gap / 2.0 };
    let last = index + 1 == GENERATIONS;
    let bottom = if last { f64::from(HEIGHT - 4) } else { f64::from(row.floor()) + gap / 2.0 };
    let step = (bottom - top) / f64::from(YEARS[index]);
    (0..YEARS[index]).map(|year| round(top + (f64::from(year) + 0.5) * step)).collect()
}

fn round(value: f64) -> i32 {
    value.round_ties_even() as i32
}

#[cfg(test)]
mod tests {
    use super::columns::columns;
    use super::lines::{Course, courses, strays};
    use super::*;

    /// The rows of the built-in edition: how many persons are in each.
    const ROWS: [usize; 6] = [6, 11, 11, 11, 9, 6];

    /// Its couples and their children, by the numbers of the portraits.
    const COUPLES: [([usize; 2], &[usize]); 18] = [
        ([1, 2], &[8, 9, 10]),
        ([3, 4], &[11, 12, 13]),
        ([5, 6], &[14, 15, 16]),
        ([7, 8], &[18, 19, 28]),
        ([10, 11], &[20, 21, 22]),
        ([13, 14], &[23, 24]),
        ([16, 17], &[25, 26, 27]),
        ([19, 20], &[30, 31]),
        ([22, 23], &[32, 33]),
        ([24, 25], &[34, 35]),
        ([27, 28], &[36, 37, 38]),
        ([29, 30], &[40, 41]),
        ([31, 32], &[42, 43, 44]),
        ([35, 36], &[45, 46]),
        ([38, 39], &[47, 48]),
        ([41, 42], &[49, 50]),
        ([44, 45], &[51, 52]),
        ([46, 47], &[53, 54]),
    ];

    /// Where its persons are, as laid out by hand.
    const X: [i32; 54] = [
        185, 263, 451, 529, 717, 795, 52, 130, 224, 318, 396, 490, 584, 662, 756, 850, 928, 52, 147, 225, 319, 413,
        491, 588, 666, 760, 854, 932, 56, 134, 228, 306, 400, 494, 588, 666, 760, 854, 932, 52, 146, 224, 318, 412,
        490, 760, 838, 932, 138, 232, 404, 498, 752, 846,
    ];

    /// Some of its lines while the generation of 1870 lives, from the same: couple, child, path.
    const LINES: [(usize, usize, &str); 6] = [
        (1, 8, "M224 38L224 70Q224 77 217 77L131.5 77Q130 77 130 78.5L130 80"),
        (1, 9, "M224 38L224 80"),
        (
            4,
            28,
            "M91 132L91 198Q91 205 98 205H351a6 6 0 0 1 12 0\
             H617a6 6 0 0 1 12 0H883a6 6 0 0 1 12 0L927 205Q932 205 932 210L932 215",
        ),
        (7, 25, "M889 132L889 205Q889 212 882 212L667.5 212Q666 212 666 213.5L666 215"),
        (14, 46, "M627 334L627 371Q627 378 634 378L758.5 378Q760 378 760 379.5L760 381"),
        (18, 54, "M799 417L799 454Q799 461 806 461L844.5 461Q846 461 846 462.5L846 464"),
    ];

    /// The tops of the rows for every living generation, from the same.
    const TOPS: [[i32; 6]; 6] = [
        [10, 143, 224, 304, 385, 466],
        [10, 82, 217, 300, 383, 466],
        [10, 84, 158, 296, 381, 466],
        [10, 86, 163, 239, 379, 466],
        [10, 89, 167, 246, 324, 466],
        [10, 91, 172, 252, 333, 414],
    ];

    /// The seventeen years, likewise.
    const CALENDARS: [[i32; 17]; 6] = [
        [26, 70, 114, 149, 176, 203, 230, 257, 284, 310, 337, 364, 391, 418, 445, 478, 517],
        [16, 39, 62, 96, 141, 186, 222, 250, 278, 305, 333, 361, 388, 416, 444, 477, 516],
        [16, 39, 63, 87, 112, 136, 171, 217, 263, 301, 329, 357, 386, 414, 442, 476, 516],
        [16, 40, 64, 88, 114, 139, 165, 190, 216, 252, 298, 344, 383, 412, 441, 475, 516],
        [16, 40, 65, 90, 116, 143, 168, 194, 221, 247, 274, 300, 336, 383, 430, 475, 516],
        [16, 41, 66, 92, 118, 145, 173, 200, 226, 253, 280, 306, 334, 360, 387, 435, 502],
    ];

    fn built_in() -> Tree {
        let generations =
            ROWS.iter().enumerate().flat_map(|(generation, &count)| (0..count).map(move |at| (generation, at)));
        let couples = COUPLES.iter().map(|(partners, children)| Couple {
            partners: partners.map(|number| number - 1),
            children: children.iter().map(|number| number - 1).collect(),
        });
        tree(&generations.collect::<Vec<_>>(), couples.collect())
    }

    /// Builds a tree of persons, given as generation and position, and of couples.
    fn tree(places: &[(usize, usize)], couples: Vec<Couple>) -> Tree {
        let person = |(index, &(generation, position))| Person {
            generation,
            position,
            parents: couples.iter().position(|couple| couple.children.contains(&index)),
            spouse: couples.iter().find_map(|couple| match couple.partners {
                [a, b] if a == index => Some(b),
                [a, b] if b == index => Some(a),
                _ => None,
            }),
        };
        let persons = places.iter().enumerate().map(person).collect();
        Tree { persons, couples }
    }

    fn couple(partners: [usize; 2], children: &[usize]) -> Couple {
        Couple { partners, children: children.to_vec() }
    }

    /// A tree in which six singles push a trunk over the children of the next family.
    fn leaning() -> Tree {
        let places: [_; 20] = std::array::from_fn(|index| if index < 10 { (0, index) } else { (1, index - 10) });
        tree(&places, vec![couple([6, 7], &[10]), couple([8, 9], &[11, 12, 13, 14, 15, 16, 17, 18, 19])])
    }

    /// A tree of two families whose children stand crosswise.
    fn crosswise() -> Tree {
        let places = [(2, 0), (2, 1), (2, 2), (2, 3), (3, 0), (3, 1), (3, 2), (3, 3)];
        tree(&places, vec![couple([0, 1], &[5, 7]), couple([2, 3], &[4, 6])])
    }

    fn all_courses(tree: &Tree, living: usize) -> Vec<Course> {
        let strays = strays(tree);
        let (rows, gap) = rows(living);
        courses(tree, &strays, &columns(tree, &strays), &rows, gap)
    }

    /// The straight stretches of a line as (left, right, top, bottom).
    fn stretches(course: &Course) -> impl Iterator<Item = (f64, f64, f64, f64)> + '_ {
        course.points.windows(2).map(|ends| {
            let ((x0, y0), (x1, y1)) = (ends[0], ends[1]);
            (x0.min(x1), x0.max(x1), y0.min(y1), y0.max(y1))
        })
    }

    /// Returns whether two lines touch anywhere.
    fn meet(one: &Course, other: &Course) -> bool {
        stretches(one).any(|a| stretches(other).any(|b| a.0 <= b.1 && b.0 <= a.1 && a.2 <= b.3 && b.2 <= a.3))
    }

    /// Returns the pairs of children of different families whose lines touch.
    fn meetings(tree: &Tree, living: usize) -> Vec<(usize, usize)> {
        let courses = all_courses(tree, living);
        let mut meetings = Vec::new();
        for (index, one) in courses.iter().enumerate() {
            for other in &courses[..index] {
                if one.couple != other.couple && meet(one, other) {
                    meetings.push((other.child, one.child));
                }
            }
        }
        meetings
    }

    #[test]
    fn columns_of_the_built_in_tree_are_as_laid_out_by_hand() {
        assert_eq!(Layout::of(&built_in()).x, X);
    }

    #[test]
    fn rows_and_years_are_as_laid_out_by_hand() {
        for (living, sheet) in Layout::of(&built_in()).sheets.iter().enumerate() {
            assert_eq!(sheet.rows.each_ref().map(|row| row.y), TOPS[living]);
            assert_eq!(sheet.rows.iter().flat_map(|row| row.years.clone()).collect::<Vec<_>>(), CALENDARS[living]);
        }
    }

    #[test]
    fn lines_are_as_laid_out_by_hand() {
        let layout = Layout::of(&built_in());
        for (couple, child, path) in LINES {
            let link = layout.sheets[1].links.iter().find(|link| (link.couple, link.child) == (couple - 1, child - 1));
            assert_eq!(link.unwrap().path, path);
        }
    }

    #[test]
    fn only_felix_has_a_separate_track() {
        let tree = built_in();
        assert_eq!(strays(&tree), [27]);
        for sheet in &Layout::of(&tree).sheets {
            let (last, others) = sheet.links.split_last().unwrap();
            assert_eq!((last.couple, last.child, last.note.map(|(x, _)| x)), (3, 27, Some(147)));
            assert!(others.iter().all(|link| link.note.is_none()));
            assert_eq!(last.path.matches('a').count(), 3);
        }
    }

    #[test]
    fn lines_of_different_families_meet_only_where_felix_hops() {
        for living in 0..6 {
            assert!(meetings(&built_in(), living).iter().all(|&(a, b)| a == 27 || b == 27), "{living}");
        }
    }

    #[test]
    fn every_child_has_a_line_from_its_parents() {
        let tree = built_in();
        for sheet in &Layout::of(&tree).sheets {
            let mut children: Vec<usize> = sheet.links.iter().map(|link| link.child).collect();
            children.sort_unstable();
            assert_eq!(children, (0..54).filter(|&person| tree.persons[person].parents.is_some()).collect::<Vec<_>>());
            assert!(sheet.links.iter().all(|link| tree.persons[link.child].parents == Some(link.couple)));
        }
    }

    #[test]
    fn everything_lies_on_the_sheet() {
        let tree = built_in();
        let layout = Layout::of(&tree);
        for (living, sheet) in layout.sheets.iter().enumerate() {
            for (person, &x) in tree.persons.iter().zip(&layout.x) {
                let row = &sheet.rows[person.generation];
                assert!(x - row.size.width / 2 >= 0 && x + row.size.width / 2 <= WIDTH, "{person:?}");
                assert!(row.y >= 0 && row.floor() <= HEIGHT, "{person:?}");
            }
            assert!(sheet.rows.iter().flat_map(|row| &row.years).all(|year| (12..=HEIGHT - 12).contains(year)));
            let points = all_courses(&tree, living).into_iter().flat_map(|course| course.points);
            assert!(points.into_iter().all(|(x, y)| x > 0.0 && x < 984.0 && y > 0.0 && y < 540.0));
            assert!(sheet.band.0 >= 0 && sheet.band.0 + sheet.band.1 <= HEIGHT);
        }
        assert_eq!(CALENDAR + WIDTH, 1054);
    }

    #[test]
    fn portraits_of_a_row_never_touch() {
        let tree = built_in();
        let x = Layout::of(&tree).x;
        for pair in (0..54).collect::<Vec<_>>().windows(2) {
            if tree.persons[pair[0]].generation == tree.persons[pair[1]].generation {
                assert!(x[pair[1]] - x[pair[0]] >= LIVING.width + 8, "{pair:?}");
            }
        }
    }

    #[test]
    fn buses_part_where_a_trunk_comes_down_over_other_children() {
        for living in 0..6 {
            assert_eq!(meetings(&leaning(), living), []);
        }
    }

    #[test]
    fn children_that_stand_crosswise_get_tracks_with_hops() {
        let layout = Layout::of(&crosswise());
        assert_eq!(
            layout.sheets[2].links.iter().filter(|link| link.note.is_some()).count(),
            strays(&crosswise()).len()
        );
        assert!(!strays(&crosswise()).is_empty());
    }

    #[test]
    fn odd_trees_are_drawn_too() {
        let alone = tree(&[(0, 0)], vec![]);
        assert_eq!(Layout::of(&alone).x, [52]);
        assert_eq!(Layout::of(&tree(&[], vec![])).x, []);
        let crowd = tree(&std::array::from_fn::<_, 20, _>(|position| (4, position)), vec![]);
        assert!(Layout::of(&crowd).x.iter().all(|&x| (52..=932).contains(&x)));
        let childless = tree(&[(5, 0), (5, 1)], vec![couple([0, 1], &[])]);
        assert_eq!(Layout::of(&childless).sheets[0].weddings.len(), 1);
    }
}
