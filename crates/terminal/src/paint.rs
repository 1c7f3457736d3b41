use std::env;

use terminal_size::{Height, terminal_size};

/// The columns we write on.
pub const WIDTH: usize = 78;

/// What the terminal can do.
#[derive(Clone, Copy)]
pub struct Paint {
    /// Whether it shows colours, and may.
    pub colour: bool,
    /// Whether it can be cleared.
    pub clears: bool,
    /// Whether it has lines enough for everything.
    pub tall: bool,
}

/// A terminal with fewer lines is not tall.
const TALL: u16 = 36;

/// How a text is highlighted; it never carries meaning alone.
#[derive(Clone, Copy)]
pub enum Ink {
    /// What matters most.
    Strong,
    /// What matters least.
    Faint,
    /// Where you are.
    Here,
    /// Where you can go.
    Near,
    /// What went wrong.
    Wrong,
}

impl Paint {
    /// For output that is not a terminal.
    pub const PLAIN: Self = Self { colour: false, clears: false, tall: true };

    /// Finds out what is wanted: no colours with `NO_COLOR`, nothing at all on a dumb terminal.
    pub fn of_environment() -> Self {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        let plain = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let lines = terminal_size().map_or(TALL, |(_, Height(lines))| lines);
        Self { colour: !dumb && !plain, clears: !dumb, tall: lines >= TALL }
    }

    /// Highlights a text.
    pub fn ink(self, ink: Ink, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let code = match ink {
            Ink::Strong => "1",
            Ink::Faint => "2",
            Ink::Here => "1;7",
            Ink::Near => "1;32",
            Ink::Wrong => "33",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    /// Returns what gives a screen to draw on.
    pub fn fresh(self) -> &'static str {
        if self.clears { "\x1b[H\x1b[2J" } else { "\n\n" }
    }

    /// Returns what takes everything off the screen that the next person must not see, scrolled out or not.
    pub fn wipe(self) -> String {
        if self.clears { "\x1b[H\x1b[2J\x1b[3J".into() } else { "\n".repeat(100) }
    }
}

/// Returns a text cut or padded to this many columns.
pub fn fit(text: &str, columns: usize) -> String {
    let cut: String = text.chars().take(columns).collect();
    format!("{cut:<columns$}")
}

/// Returns a text in lines that fit the width: the first begins with `head`, the others are indented.
pub fn wrap(head: &str, text: &str, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = head.to_owned();
    let mut is_bare = true;
    // No-break spaces hold their words together.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        if !is_bare && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            is_bare = true;
        }
        if !is_bare {
            line.push(' ');
        }
        line.push_str(word);
        is_bare = false;
    }
    lines.push(line);
    lines
}

/// Returns two columns, the right one in as many lines as it takes.
pub fn two_columns(left: &str, right: &str) -> String {
    let head = format!("  {} ", fit(left, 18));
    wrap(&head, right, head.chars().count()).join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_fit_and_lose_nothing() {
        let text = "word ".repeat(50);
        let lines = wrap("· ", &text, 2);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert_eq!(lines.join(" ").split_whitespace().count(), 51);
        assert!(lines[1].starts_with("  word"));
    }

    #[test]
    fn without_colour_nothing_is_painted() {
        let plain = Paint { colour: false, clears: true, tall: true };
        assert_eq!(plain.ink(Ink::Strong, "x"), "x");
        assert_eq!(Paint { colour: true, ..plain }.ink(Ink::Strong, "x"), "\x1b[1mx\x1b[0m");
    }
}
