//! What the viewer can hope for: their fortune as it may become.

use bequest_words::Words;

/// Returns a sum that is given in hundreds, as in `1,600`.
pub(super) fn hundreds(words: &Words, sum: u32) -> String {
    words.grouped(sum * 100)
}

/// Returns an estimated sum that is given in hundreds, as in `≈ 23,400`.
pub(super) fn figure(words: &Words, sum: u32) -> String {
    words.say("erbraffer-outlook-about", &[("sum", hundreds(words, sum).into())])
}
