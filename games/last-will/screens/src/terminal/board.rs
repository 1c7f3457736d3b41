//! The boards with their cards, and the jobs.

use bequest_engine::Seat;
use bequest_last_will::{Card, Face, LineView, PlacedView, View};
use bequest_terminal::{Ink, Paint, fit, wrap};
use bequest_words::{Company, Words};

use super::headed;
use crate::pages::say;
use crate::words::{card, cards, facts, job, money};

/// Draws the viewer's board and job.
pub(super) fn own(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let Some(seat) = view.viewer.seat() else { return String::new() };
    let title = company.words.say("last-will-sheet-board", &[]);
    board(company, view, (seat, &title), paint) + &job_line(company.words, view, seat)
}

/// Draws all boards and jobs.
pub(super) fn all(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let of_seat = |seat: Seat| {
        let title = words.say("last-will-sheet-board-of", &[("who", company.name(seat).into())]);
        board(company, view, (seat, &title), paint) + &job_line(words, view, seat)
    };
    view.money.seats().map(of_seat).collect()
}

/// Says in a line or two what someone has on their board, and which lines of their job are open.
pub(super) fn short(company: &Company<'_>, view: &View, seat: Seat, paint: Paint) -> String {
    let (words, edition) = (company.words, view.edition());
    let houses = view.boards[seat]
        .iter()
        .filter_map(|placed| Some(format!("{} {}", card(words, edition, placed.card), money(words, placed.value?))));
    let others: Vec<Card> = view.boards[seat].iter().filter(|it| it.value.is_none()).map(|it| it.card).collect();
    let others = (!others.is_empty()).then(|| cards(words, edition, others));
    let its_job = view.jobs[seat].as_ref().map(|its| {
        let open = its.lines.iter().filter(|line| !line.covered).map(|line| said(words, line));
        format!("{}: {}", job(words, edition, its.job), open.collect::<Vec<_>>().join(", "))
    });
    let all: Vec<String> = houses.chain(others).chain(its_job).map(|item| item.replace(' ', "\u{a0}")).collect();
    if all.is_empty() {
        return String::new();
    }
    // Long lists of lines may be broken between two of them.
    let text = all.join("; ").replace(",\u{a0}", ", ");
    wrap("     ", &text, 5).iter().map(|line| paint.ink(Ink::Faint, line) + "\n").collect()
}

fn board(company: &Company<'_>, view: &View, (seat, title): (Seat, &str), paint: Paint) -> String {
    let (words, edition) = (company.words, view.edition());
    let free = usize::from(view.slots[seat]).saturating_sub(view.boards[seat].len());
    let slots = words.say("last-will-sheet-slots", &[("count", free.into())]);
    let names = view.boards[seat].iter().map(|placed| card(words, edition, placed.card).chars().count());
    let room = names.max().unwrap_or(0);
    let mut text = format!("{} ({slots})\n", paint.ink(Ink::Strong, title));
    for placed in &view.boards[seat] {
        let name = fit(&card(words, edition, placed.card), room);
        let head = format!(" {} {name}  ", fit(&placed.card.to_string(), 3));
        text += &(wrap(&head, &state(words, view, seat, placed), 5).join("\n") + "\n");
    }
    text
}

/// Returns what a card on a board says, where its value is now, and whether it was used.
fn state(words: &Words, view: &View, seat: Seat, placed: &PlacedView) -> String {
    let edition = view.edition();
    let face = edition.face(placed.card);
    let Some(property) = face.property() else {
        let used = placed.used.then(|| words.say("last-will-sheet-used", &[]));
        let said = match face.expense() {
            Some(_) => std::iter::once(money(words, view.running_cost(seat, placed.card)))
                .chain(circles(words, face, placed))
                .collect::<Vec<_>>()
                .join(", "),
            None => facts(words, edition, placed.card),
        };
        return std::iter::once(said).chain(used).collect::<Vec<_>>().join(" · ");
    };
    let step = usize::from(placed.placed().step());
    let value = |(at, value): (usize, &u8)| if at == step { format!("[{value}]") } else { value.to_string() };
    let track: Vec<String> = property.track.values().iter().enumerate().map(value).collect();
    let upkeep = money(words, view.running_cost(seat, placed.card));
    let mut said = vec![track.join("\u{a0}"), words.say("last-will-said-upkeep", &[("sum", upkeep.into())])];
    said.extend(circles(words, face, placed));
    let loss = view.loss_tonight(seat, placed.card);
    let end = match (placed.used, loss) {
        (true, _) => Some(words.say("last-will-sheet-maintained", &[])),
        (false, 0) => None,
        (false, _) => {
            let left = money(words, placed.value.unwrap_or_default() - loss);
            Some(words.say("last-will-sheet-falls", &[("sum", left.into())]))
        }
    };
    std::iter::once(said.join(", ")).chain(end).collect::<Vec<_>>().join(" · ")
}

/// Returns the circles for companions, the taken ones filled, as in `●Dog +2`.
fn circles<'a>(words: &'a Words, face: &'a Face, placed: &'a PlacedView) -> impl Iterator<Item = String> + 'a {
    placed.placed().tokens.iter(face.circles()).map(move |(token, circle)| {
        let kind = match token {
            Some(kind) => say::symbol(words, kind.symbol()),
            None => say::kinds(words, circle.kinds),
        };
        format!("{}{kind} +{}", if token.is_some() { '●' } else { 'o' }, circle.bonus).replace(' ', "\u{a0}")
    })
}

/// Says what a job pays, line by line; a covered line pays nothing. Without jobs at the table there is nothing to say.
fn job_line(words: &Words, view: &View, seat: Seat) -> String {
    if view.setup.jobs().is_empty() {
        return String::new();
    }
    let title = words.say("last-will-sheet-job", &[]);
    let Some(its) = &view.jobs[seat] else {
        let was_sacked = view.setup.jobs().contains(seat);
        let key = if was_sacked { "last-will-sheet-sacked" } else { "last-will-sheet-no-job" };
        return headed(&title, &words.say(key, &[]));
    };
    let lines: Vec<String> = (1..)
        .zip(&its.lines)
        .map(|(number, line)| format!("{number} {}", said(words, line)).replace(' ', "\u{a0}"))
        .collect();
    let salary = words.say("last-will-sheet-salary", &[("sum", money(words, its.income).into())]);
    headed(&title, &format!("{}, {salary}: {}", job(words, view.edition(), its.job), lines.join(", ")))
}

/// Returns a line of a job, as in `Mask £3`, or `Mask ×` if it is covered.
fn said(words: &Words, line: &LineView) -> String {
    let pays = if line.covered { "×".to_owned() } else { money(words, line.pay.into()) };
    format!("{} {pays}", say::symbol(words, line.symbol))
}
