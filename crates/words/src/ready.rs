//! Messages that can be said without Fluent: most of them are texts with gaps. Fluent looks everything up each time, and a
//! page has many messages.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use rustc_hash::FxHashMap;

use crate::Value;

/// Most messages are not longer than so many bytes.
const USUAL: usize = 96;

/// The messages that need no more than this.
#[derive(Default)]
pub(crate) struct Ready(FxHashMap<&'static str, Vec<Piece>>);

enum Piece {
    Text(&'static str),
    /// What a variable holds.
    Variable(&'static str),
    /// One of several texts, by the word that a variable holds. The number is that of the usual one.
    Choice(&'static str, Vec<(&'static str, Vec<Piece>)>, usize),
}

impl Ready {
    /// Adds the messages of a file, in the format of Project Fluent.
    pub(crate) fn add(&mut self, text: &'static str) {
        let file = parser::parse(text).unwrap_or_else(|(file, _)| file);
        for entry in file.body {
            if let Entry::Message(Message { id, value: Some(pattern), .. }) = entry
                && let Some(pieces) = pieces(pattern)
            {
                self.0.insert(id.name, pieces);
            }
        }
    }

    /// Returns a message with its variables filled in; nothing if that takes Fluent.
    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let mut text = String::with_capacity(USUAL);
        fill(self.0.get(key)?, values, &mut text)?;
        Some(text)
    }
}

fn pieces(pattern: Pattern<&'static str>) -> Option<Vec<Piece>> {
    pattern.elements.into_iter().map(piece).collect()
}

/// Returns a piece of a message; nothing if it is of another kind.
fn piece(element: PatternElement<&'static str>) -> Option<Piece> {
    let expression = match element {
        PatternElement::TextElement { value } => return Some(Piece::Text(value)),
        PatternElement::Placeable { expression } => expression,
    };
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) if !value.contains('\\') => {
            Some(Piece::Text(value))
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => Some(Piece::Variable(id.name)),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let usual = variants.iter().position(|variant| variant.default)?;
            let case = |variant: fluent_syntax::ast::Variant<&'static str>| match variant.key {
                VariantKey::Identifier { name } => Some((name, pieces(variant.value)?)),
                VariantKey::NumberLiteral { .. } => None,
            };
            Some(Piece::Choice(id.name, variants.into_iter().map(case).collect::<Option<_>>()?, usual))
        }
        Expression::Inline(_) | Expression::Select { .. } => None,
    }
}

fn fill(pieces: &[Piece], values: &[(&str, Value<'_>)], text: &mut String) -> Option<()> {
    let find = |name: &str| values.iter().find(|(key, _)| *key == name).map(|(_, value)| value);
    for piece in pieces {
        match piece {
            Piece::Text(piece) => text.push_str(piece),
            Piece::Variable(name) => match find(name)? {
                Value::String(value) => text.push_str(value),
                Value::Number(number) => text.push_str(&number.as_string()),
                Value::Custom(_) | Value::None | Value::Error => return None,
            },
            Piece::Choice(name, cases, usual) => {
                // Numbers are chosen by the grammar of a language.
                let Value::String(value) = find(name)? else { return None };
                let case = cases.iter().find(|(word, _)| word == value).or(cases.get(*usual));
                fill(&case?.1, values, text)?;
            }
        }
    }
    Some(())
}

#[cfg(test)]
impl Ready {
    /// Returns the messages with the names of their variables.
    pub(crate) fn variables(&self) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
        fn add(pieces: &[Piece], names: &mut Vec<&'static str>) {
            for piece in pieces {
                match piece {
                    Piece::Text(_) => {}
                    Piece::Variable(name) => names.push(name),
                    Piece::Choice(name, cases, _) => {
                        names.push(name);
                        cases.iter().for_each(|(_, pieces)| add(pieces, names));
                    }
                }
            }
        }

        self.0.iter().map(|(key, pieces)| {
            let mut names = Vec::new();
            add(pieces, &mut names);
            (*key, names)
        })
    }
}
