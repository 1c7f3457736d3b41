//! What the persons and couples of an edition file must be together.

use bequest_editions::{FileValue, Mistake};

use crate::components::{BENEFACTOR_CARDS, CHILDREN, GENERATIONS};
use crate::edition::check::{LAST_ROW, note};
use crate::edition::read::{CoupleDraft, Draft, PersonDraft, YEARS};

/// The generation of the founders.
const FOUNDERS: usize = 0;
/// The generation of the last row.
const LAST: usize = GENERATIONS - 1;

/// Finds what is wrong with the family tree.
pub(super) fn check(draft: &Draft, found: &mut Vec<Mistake>) {
    let known = found.len();
    check_rows(draft, found);
    if found.len() > known || !is_numbered(draft) {
        return; // It is not clear which entry means which, so that one mistake would look like many.
    }
    check_couples(draft, found);
    for (person, number) in draft.persons.iter().zip(1..) {
        let Some(generation) = generation(draft, number) else { continue };
        check_parents(draft, person, generation, found);
        check_dowry(person, generation, found);
        check_frame(draft, person, number, generation, found);
    }
    check_children(draft, found);
    check_last_row(draft, found);
    check_benefactors(draft, found);
    check_owners(draft, found);
}

/// Returns the number of benefactors of each generation that has some, if that is clear.
pub(super) fn benefactors(draft: &Draft) -> Option<[usize; GENERATIONS]> {
    let mut counts = [0; GENERATIONS];
    for person in &draft.persons {
        counts[person.generation?.value] += usize::from(is_benefactor(person)?);
    }
    Some(counts)
}

/// Holds the persons to be sorted by generation, and every generation to have some.
fn check_rows(draft: &Draft, found: &mut Vec<Mistake>) {
    let rows: Option<Vec<FileValue<usize>>> = draft.persons.iter().map(|person| person.generation).collect();
    let Some(rows) = rows else { return };
    if let Some(place) = rows.windows(2).position(|pair| pair[1].value < pair[0].value) {
        let (before, FileValue { line, value }) = (rows[place], rows[place + 1]);
        let what = format!(
            "{} stands below the {} of line {}: the rows follow one another, the oldest first",
            YEARS[value], YEARS[before.value], before.line
        );
        note(found, line, format!("{}.generation", draft.persons[place + 1].key), what);
        return;
    }
    for (generation, year) in YEARS.into_iter().enumerate() {
        let Some(last) = draft.persons.last() else { return };
        if rows.iter().all(|row| row.value != generation) {
            let after = draft.persons.iter().zip(&rows).find(|(_, row)| row.value > generation);
            let what = format!("nobody is of {year}: each of the six generations has someone");
            note(found, after.map_or(last, |(person, _)| person).line, "person".to_owned(), what);
        }
    }
}

/// Tells whether everything has the number of its place.
fn is_numbered(draft: &Draft) -> bool {
    let fits = |(id, number): (Option<FileValue<usize>>, usize)| id.is_none_or(|id| id.value == number);
    let persons = draft.persons.iter().map(|person| person.id);
    let couples = draft.couples.iter().map(|couple| couple.id);
    persons.zip(1..).all(fits) && couples.zip(1..).all(fits)
}

/// Returns the generation of a person, if it is known and there is such a person.
fn generation(draft: &Draft, person: usize) -> Option<usize> {
    let info = draft.persons.get(person.checked_sub(1)?)?;
    info.generation.map(|generation| generation.value)
}

/// Returns the generation of a couple, if it is known and there is such a couple.
fn couple_generation(draft: &Draft, couple: usize) -> Option<usize> {
    let [one, other] = draft.couples.get(couple.checked_sub(1)?)?.partners?;
    generation(draft, one.value).filter(|&its| generation(draft, other.value) == Some(its))
}

/// Returns where a person stands among the couples.
fn married(draft: &Draft, person: usize) -> Option<FileValue<usize>> {
    draft.couples.iter().filter_map(|couple| couple.partners).flatten().find(|partner| partner.value == person)
}

/// Tells whether a person is a benefactor, if it is known.
fn is_benefactor(person: &PersonDraft) -> Option<bool> {
    person.benefactor.map(|benefactor| benefactor.is_some_and(|benefactor| benefactor.value))
}

fn check_couples(draft: &Draft, found: &mut Vec<Mistake>) {
    let mut married: Vec<FileValue<usize>> = Vec::new();
    for couple in &draft.couples {
        let Some(partners) = couple.partners else { continue };
        let key = || format!("{}.partners", couple.key);
        for FileValue { line, value } in partners {
            if !(1..=draft.persons.len()).contains(&value) {
                let last = draft.persons.len();
                let what = format!("there is no person p{value:02}: the persons are p01 to p{last:02}");
                note(found, line, key(), what);
            } else if let Some(first) = married.iter().find(|first| first.value == value) {
                let what = format!("p{value:02} is married in line {} already: nobody has two partners", first.line);
                note(found, line, key(), what);
            }
        }
        if let Some(what) = mismatch(draft, partners.map(|partner| partner.value)) {
            note(found, partners[1].line, key(), what);
        }
        married.extend(partners);
    }
}

/// Says why these two are no couple.
fn mismatch(draft: &Draft, [one, other]: [usize; 2]) -> Option<String> {
    if one == other {
        return Some(format!("p{one:02} cannot be married to p{other:02}: name the partner"));
    }
    let (its, others) = (generation(draft, one)?, generation(draft, other)?);
    if its != others {
        let years = format!("p{one:02} is of {}, p{other:02} of {}", YEARS[its], YEARS[others]);
        Some(format!("{years}: partners are of one generation"))
    } else if its == LAST {
        Some("nobody of the last row is married: take this couple out".to_owned())
    } else if one.abs_diff(other) != 1 {
        Some(format!("p{one:02} and p{other:02} do not stand side by side in their row: partners do"))
    } else {
        None
    }
}

fn check_parents(draft: &Draft, person: &PersonDraft, generation: usize, found: &mut Vec<Mistake>) {
    let Some(parents) = person.parents else { return };
    let key = || format!("{}.parents", person.key);
    let Some(FileValue { line, value: couple }) = parents else {
        if generation == LAST {
            let what = "everyone of the last row has parents, or nothing could be inherited: name the couple";
            note(found, person.line, key(), what.to_owned());
        }
        return;
    };
    let last = draft.couples.len();
    if generation == FOUNDERS {
        note(found, line, key(), "founders have no parents: take this line out".to_owned());
    } else if !(1..=last).contains(&couple) {
        // Without any couple there is a mistake already.
        if last > 0 {
            note(found, line, key(), format!("there is no couple c{couple:02}: the couples are c01 to c{last:02}"));
        }
    } else if let Some(its) = couple_generation(draft, couple)
        && its + 1 != generation
    {
        let (year, wanted) = (YEARS[generation], YEARS[generation - 1]);
        let what =
            format!("c{couple:02} is of {}: the parents of someone of {year} are a couple of {wanted}", YEARS[its]);
        note(found, line, key(), what);
    }
}

fn check_dowry(person: &PersonDraft, generation: usize, found: &mut Vec<Mistake>) {
    if let Some(Some(dowry)) = person.dowry
        && generation == FOUNDERS
    {
        let what = "founders have no dowry, they start with the cash of [start]: take this line out".to_owned();
        note(found, dowry.line, format!("{}.dowry", person.key), what);
    }
}

/// Holds everyone above the last row to be either married or a benefactor.
fn check_frame(draft: &Draft, person: &PersonDraft, number: usize, generation: usize, found: &mut Vec<Mistake>) {
    let Some(benefactor) = person.benefactor else { return };
    let married = married(draft, number);
    let Some(FileValue { line, .. }) = benefactor.filter(|benefactor| benefactor.value) else {
        let is_clear = !draft.couples.is_empty() && draft.couples.iter().all(|couple| couple.partners.is_some());
        if married.is_none() && is_clear && generation != LAST {
            let what = match generation {
                FOUNDERS => format!("p{number:02} is in no couple: all founders are"),
                _ => format!("p{number:02} is in no couple: name the partner in one, or add benefactor = true"),
            };
            note(found, person.line, person.key.clone(), what);
        }
        return;
    };
    let what = if generation == FOUNDERS || generation == LAST {
        "benefactors are of 1870, 1900, 1930 or 1960: take this line out".to_owned()
    } else if let Some(married) = married {
        format!("p{number:02} is married in line {}, but benefactors are not: take one of the two out", married.line)
    } else if let Some(None) = person.parents {
        "a benefactor without parents could never be given anything (ERB-31): add the parents".to_owned()
    } else {
        return;
    };
    note(found, line, format!("{}.benefactor", person.key), what);
}

/// Holds every couple to have a married child, and no more children than there is room for.
fn check_children(draft: &Draft, found: &mut Vec<Mistake>) {
    let is_clear = draft.persons.iter().all(|person| person.parents.is_some() && person.benefactor.is_some());
    for (couple, number) in draft.couples.iter().zip(1..) {
        let children: Vec<(&PersonDraft, usize)> = children(draft, number).collect();
        let is_single = |(child, _): &(&PersonDraft, usize)| is_benefactor(child) == Some(true);
        if is_clear && children.iter().all(is_single) && can_have_children(draft, couple) {
            let what = format!(
                "c{number:02} has no married child for its estate to go to (ERB-35): let someone who is no \
                 benefactor have it as parents"
            );
            note(found, couple.line, couple.key.clone(), what);
        }
        if let Some((child, line)) = children.get(CHILDREN) {
            let count = children.len();
            let what = format!("{count} children of c{number:02}, but the game has room for {CHILDREN}: take some out");
            note(found, *line, format!("{}.parents", child.key), what);
        }
    }
}

/// Returns the children of a couple, each with the line that says so.
fn children(draft: &Draft, couple: usize) -> impl Iterator<Item = (&PersonDraft, usize)> {
    let of = move |person: &PersonDraft| person.parents.flatten().filter(|parents| parents.value == couple);
    draft.persons.iter().filter_map(move |person| of(person).map(|parents| (person, parents.line)))
}

fn can_have_children(draft: &Draft, couple: &CoupleDraft) -> bool {
    let partner = couple.partners.and_then(|[one, _]| generation(draft, one.value));
    partner.is_some_and(|generation| generation != LAST)
}

fn check_last_row(draft: &Draft, found: &mut Vec<Mistake>) {
    let rows: Option<Vec<usize>> = (1..=draft.persons.len()).map(|number| generation(draft, number)).collect();
    let (Some(rows), Some(last)) = (rows, draft.persons.last()) else { return };
    let count = rows.iter().filter(|&&row| row == LAST).count();
    if count != LAST_ROW {
        let what =
            format!("{count} persons are of 1990: the last row has {LAST_ROW}, whose portraits are dealt (ERB-4)");
        note(found, last.line, "person".to_owned(), what);
    }
}

fn check_benefactors(draft: &Draft, found: &mut Vec<Mistake>) {
    let room = BENEFACTOR_CARDS / 2; // ERB-5
    // Those who cannot be benefactors anyway have a mistake of their own.
    let can_be = |number: usize| {
        generation(draft, number).is_some_and(|its| its != FOUNDERS && its != LAST) && married(draft, number).is_none()
    };
    let all = draft.persons.iter().zip(1..).filter(|(person, _)| is_benefactor(person) == Some(true));
    let all: Vec<_> = all.filter(|(_, number)| can_be(*number)).collect();
    if let Some((surplus, _)) = all.get(room) {
        let what = format!("{} benefactors, but the game has room for {room}: take some out", all.len());
        note(found, surplus.line, surplus.key.clone(), what);
    }
}

fn check_owners(draft: &Draft, found: &mut Vec<Mistake>) {
    for heirloom in &draft.heirlooms {
        let Some(FileValue { line, value: owner }) = heirloom.owner else { continue };
        let key = format!("{}.owner", heirloom.key);
        let last = draft.persons.len();
        if !(1..=last).contains(&owner) {
            note(found, line, key, format!("there is no person p{owner:02}: the persons are p01 to p{last:02}"));
        } else if let Some(its) = generation(draft, owner).filter(|&generation| generation != FOUNDERS) {
            let what = format!("p{owner:02} is of {}: heirlooms lie beside founders at the start (ERB-2)", YEARS[its]);
            note(found, line, key, what);
        }
    }
}
