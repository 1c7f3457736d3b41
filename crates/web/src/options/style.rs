//! The stylesheet that hides the parts of a form that do not apply.

use std::fmt::Write;

use bequest_engine::{GameOption, Values, When};

use super::{Control, controls, field};

/// A condition, as a selector to be put after that of the form: empty if it always holds, nothing if a stylesheet
/// cannot know.
type Condition = Option<String>;

const NEVER: &str = ":not(*)";

/// Returns the stylesheet that hides what does not apply in the form for a new table; empty if everything applies.
///
/// In a browser without `:has` everything is shown, and each part says when it applies.
pub fn options_style(published: &[GameOption]) -> String {
    let mut rules = String::new();
    for (place, option) in published.iter().enumerate() {
        for case in 0..option.cases.len() {
            match applies(&published[..place], option, case) {
                None => {}
                Some(condition) if condition.is_empty() => {}
                Some(condition) => {
                    let hidden = negated(&condition);
                    let field = field(option, case);
                    writeln!(rules, "  .making{hidden} #{field} {{ display: none; }}").expect("a string takes all");
                }
            }
        }
    }
    if rules.is_empty() {
        rules
    } else {
        format!("@supports selector(:has(a)) {{\n  .unless {{ display: none; }}\n{rules}}}\n")
    }
}

/// Returns when a case applies: it fits, and no case before it does.
fn applies(earlier: &[GameOption], option: &GameOption, case: usize) -> Condition {
    let fits = |case: usize| all(option.cases[case].when.iter().map(|when| holds(earlier, when)));
    let before = any((0..case).map(fits))?;
    let not_before = if before == NEVER { String::new() } else { negated(&before) };
    all([fits(case), Some(not_before)].into_iter())
}

/// Returns when an earlier option applies and has one of the values.
fn holds(earlier: &[GameOption], when: &When) -> Condition {
    let place = earlier.iter().position(|option| option.name == when.option)?;
    let option = &earlier[place];
    let case =
        |case: usize| all([applies(&earlier[..place], option, case), picked(option, case, &when.is)].into_iter());
    any((0..option.cases.len()).map(case))
}

/// Returns when one of the values is picked in the part of a case.
fn picked(option: &GameOption, case: usize, is: &[Values]) -> Condition {
    let (field, controls) = (field(option, case), controls(&option.cases[case]));
    let alone = controls.len() == 1;
    let one = |control: &Control| {
        let fits = match control {
            Control::Button(value) => is.iter().any(|values| values.has(value, 0)),
            Control::Seats => is.contains(&Values::Seats),
            &Control::Number { from, to, step } => {
                let is_number = |values: &&Values| matches!(values, Values::Range { .. });
                // A stylesheet cannot see which number is typed.
                let whole = is.iter().find(is_number).map(|values| *values == Values::Range { from, to, step });
                match whole {
                    None => false,
                    Some(true) => true,
                    Some(false) => return None,
                }
            }
        };
        let value = control.value();
        Some(match (fits, control) {
            (false, _) => NEVER.to_owned(),
            (true, Control::Number { .. } | Control::Seats) if alone => String::new(),
            (true, _) => format!(":has([name=\"{field}\"][value=\"{value}\"]:checked)"),
        })
    };
    any(controls.iter().map(one))
}

fn all(conditions: impl Iterator<Item = Condition>) -> Condition {
    let parts: Vec<String> = conditions.collect::<Option<_>>()?;
    Some(if parts.iter().any(|part| part == NEVER) { NEVER.to_owned() } else { parts.concat() })
}

fn any(conditions: impl Iterator<Item = Condition>) -> Condition {
    let mut parts: Vec<String> = conditions.collect::<Option<_>>()?;
    parts.retain(|part| part != NEVER);
    Some(match &parts[..] {
        [] => NEVER.to_owned(),
        _ if parts.iter().any(String::is_empty) => String::new(),
        [only] => only.clone(),
        _ => format!(":is({})", parts.join(",")),
    })
}

fn negated(condition: &str) -> String {
    match condition {
        "" => NEVER.to_owned(),
        NEVER => String::new(),
        _ => format!(":not({condition})"),
    }
}
