use std::fmt::{Debug, Display};
use std::str::FromStr;

use bequest_engine::{Game, Seat, Step, Unreadable};

use crate::suite::Case;
use crate::walk::{Walk, legal, outcomes};

/// Reads back whatever could be written; then two of them can never be written alike.
pub(super) fn what_is_written_can_be_read<G: Game>(case: &Case<'_, G>, walk: &Walk<G>) -> Result<(), String> {
    for (_, position) in walk.positions() {
        for seat in Seat::all(position.players()) {
            legal(position, seat).into_iter().try_for_each(read_back)?;
        }
        outcomes(position).into_iter().try_for_each(|(outcome, _)| read_back(outcome))?;
    }
    let noise = String::from_utf8_lossy(case.bytes);
    read_anything::<G>(&noise);
    for (moment, &byte) in walk.moments.iter().zip(case.bytes) {
        let written = match moment.step {
            Step::Act(_, action) => action.to_string(),
            Step::Chance(outcome) => outcome.to_string(),
        };
        spoilt(&written, byte).iter().for_each(|text| read_anything::<G>(text));
    }
    Ok(())
}

fn read_back<T: Copy + Eq + Debug + Display + FromStr<Err = Unreadable>>(thing: T) -> Result<(), String> {
    let written = thing.to_string();
    if written.trim() != written || written.is_empty() || written.chars().any(char::is_control) {
        return Err(format!("{written:?} does not fit on the line of a record"));
    }
    match written.parse::<T>() {
        Ok(read) if read == thing => Ok(()),
        Ok(read) => Err(format!("{thing:?} is written {written:?}, which reads as {read:?}")),
        Err(error) => Err(format!("{thing:?} is written {written:?}, which cannot be read: {error}")),
    }
}

/// Lets all readers have a text; only a panic would be wrong.
fn read_anything<G: Game>(text: &str) {
    let _ = text.parse::<G::Action>();
    let _ = text.parse::<G::Chance>();
}

/// Returns a text with one place changed, cut off or doubled, in ways that a byte decides.
fn spoilt(text: &str, byte: u8) -> [String; 3] {
    let chars: Vec<char> = text.chars().collect();
    let place = usize::from(byte) % chars.len().max(1);
    let put = |new: &str| {
        let (before, rest) = chars.split_at(place);
        before.iter().chain(&new.chars().collect::<Vec<_>>()).chain(rest.iter().skip(1)).collect::<String>()
    };
    [put(&char::from(byte).to_string()), put(""), put("99999999999")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spoilt_texts_differ_in_one_place() {
        assert_eq!(spoilt("bid 3", 4), ["bid \u{4}", "bid ", "bid 99999999999"]);
        assert_eq!(spoilt("bid", b'i'), ["iid", "id", "99999999999id"]);
    }
}
