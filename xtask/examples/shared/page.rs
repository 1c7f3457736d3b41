//! The fields of the forms on a page.

use std::iter;

/// Returns the values of all fields and buttons of a name, in their order.
pub(crate) fn values<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    after(html, format!("name=\"{name}\" value=\""))
}

/// Returns what stands between each of these beginnings and the next quote.
pub(crate) fn after(html: &str, beginning: String) -> impl Iterator<Item = &str> {
    let mut rest = html;
    iter::from_fn(move || {
        let start = rest.find(&beginning)? + beginning.len();
        rest = &rest[start..];
        rest.split('"').next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_a_name_are_found_in_their_order() {
        let html = "<input name=\"seat\" value=\"1\"><button name=\"action\" value=\"bid 100\">\
            <button name=\"action\" value=\"decline\">";
        assert_eq!(values(html, "action").collect::<Vec<_>>(), ["bid 100", "decline"]);
        assert_eq!(values(html, "seat").collect::<Vec<_>>(), ["1"]);
        assert_eq!(values(html, "question").next(), None);
    }
}
