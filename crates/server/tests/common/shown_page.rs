//! A page as a browser shows it: the first page, and what events have made of it.

use std::ops::Range;

/// The text of a page that is brought up to date by events, as the script does it.
pub struct ShownPage {
    html: String,
}

impl ShownPage {
    /// Shows a page.
    pub fn new(html: String) -> Self {
        Self { html }
    }

    /// Applies events.
    pub fn apply(&mut self, events: &str) {
        for event in events.split("\n\n").filter(|event| event.starts_with("event: regions")) {
            let lines: Vec<&str> = event.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
            // By itself a part of a drawing is in an `svg`.
            let data = lines.join("\n");
            let mut rest = data.as_str();
            while let Some(start) = rest.find('<') {
                if let Some(end) = rest[start..].strip_prefix("<svg>").or(rest[start..].strip_prefix("</svg>")) {
                    rest = end;
                    continue;
                }
                let extent = extent(rest, start);
                self.put(&rest[extent.clone()]);
                rest = &rest[extent.end..];
            }
        }
    }

    /// Puts an element where the page has the one with its id.
    fn put(&mut self, element: &str) {
        const SAME: &str = " data-h></";
        let mut element = element.to_owned();
        // What is empty stays what it is.
        while let Some(place) = element.find(SAME) {
            let start = element[..place].rfind('<').unwrap();
            let known = find(&self.html, attribute(&element[start..], "id").unwrap()).expect("the page has it");
            element.replace_range(extent(&element, start), &self.html[known]);
        }
        let id = attribute(&element, "id").unwrap();
        match (find(&self.html, id), attribute(&element, "data-in")) {
            (Some(old), _) => self.html.replace_range(old, &element),
            (None, Some(parent)) => {
                let parent = find(&self.html, parent).unwrap();
                let end = self.html[parent.clone()].rfind("</").unwrap();
                self.html.insert_str(parent.start + end, &element);
            }
            (None, None) => panic!("the page has no {id}"),
        }
    }

    /// Returns what the page says that it has.
    pub fn have(&self) -> String {
        have(&self.html)
    }

    /// Returns the element with an id.
    pub fn element(&self, id: &str) -> &str {
        &self.html[find(&self.html, id).unwrap_or_else(|| panic!("the page has no {id}"))]
    }
}

/// Returns the names of the regions in a text, with the hashes of their content.
pub fn regions(text: &str) -> Vec<(String, String)> {
    let tags = text.split('<').skip(1);
    let read = tags.filter_map(|tag| {
        let (id, rest) = tag.split_once(" id=\"")?.1.split_once('"')?;
        let hash = rest.strip_prefix(" data-h=\"")?.split('"').next()?;
        Some((id.to_owned(), hash.to_owned()))
    });
    read.collect()
}

/// Returns what a page says that it has, as the script does: the log but its end by one number.
pub fn have(text: &str) -> String {
    let (mut log, mut others): (Vec<_>, Vec<_>) = regions(text).into_iter().partition(|(id, _)| id.starts_with("log-"));
    others.extend(log.split_off(log.len().saturating_sub(3)));
    let sum = log.iter().fold(0, |sum, (_, hash)| sum ^ u64::from_str_radix(hash, 32).unwrap());
    let sum: String =
        (0..8).rev().map(|place| char::from_digit((sum >> (5 * place)) as u32 & 31, 32).unwrap()).collect();
    let others = others.iter().map(|(id, hash)| format!("{id}.{hash}"));
    others.chain([format!("log.{}.{sum}", log.len())]).collect::<Vec<_>>().join(",")
}

/// Returns where the element with an id is.
fn find(html: &str, id: &str) -> Option<Range<usize>> {
    let place = html.find(&format!(" id=\"{id}\""))?;
    Some(extent(html, html[..place].rfind('<')?))
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let tag = element.split('>').next()?;
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// Returns from where to where the element that starts here goes.
fn extent(html: &str, start: usize) -> Range<usize> {
    let name = html[start + 1..].split([' ', '>']).next().unwrap();
    let (opening, closing) = (format!("<{name}"), format!("</{name}>"));
    let (mut depth, mut place) = (0, start);
    loop {
        let rest = &html[place..];
        if rest.starts_with(&closing) {
            depth -= 1;
        } else if rest.strip_prefix(&opening).is_some_and(|rest| rest.starts_with([' ', '>'])) {
            depth += 1;
        }
        if depth == 0 {
            return start..place + closing.len();
        }
        place += 1 + rest[1..].find('<').unwrap_or_else(|| panic!("{name} does not end"));
    }
}
