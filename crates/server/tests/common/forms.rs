//! What the forms of a page ask. The tests of the program read pages with it, too.

/// What a page asks a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub seat: String,
    pub number: String,
    /// What its buttons answer, without free amounts.
    pub actions: Vec<String>,
}

/// Reads the forms of a page that answer questions, given what one of them can answer.
pub fn questions_by(html: &str, actions: impl Fn(&str) -> Vec<String>) -> Vec<Question> {
    let mut found: Vec<Question> = Vec::new();
    for form in html.split("<form ").skip(1).filter_map(|form| form.split("</form>").next()) {
        let (Some(seat), Some(number)) = (field(form, "seat"), field(form, "question")) else { continue };
        match found.iter_mut().find(|known| known.seat == seat) {
            Some(known) => known.actions.extend(actions(form)),
            None => found.push(Question { seat, number, actions: actions(form) }),
        }
    }
    found
}

/// Returns the buttons of a part of a page that give an answer now.
pub fn buttons(part: &str) -> impl Iterator<Item = &str> {
    let all = part.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
    all.filter(|tag| !tag.contains(" disabled") && tag.contains("name=\"action\""))
}

/// Returns the value of a form's field.
pub fn field(form: &str, name: &str) -> Option<String> {
    let tags = form.split('<').filter(|tag| tag.starts_with("input"));
    tags.filter(|tag| tag.contains(&format!("name=\"{name}\""))).find_map(|tag| attribute(tag, "value"))
}

/// Returns the value of a tag's attribute.
pub fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!("{name}=\""))?;
    rest.split('"').next().map(str::to_owned)
}
