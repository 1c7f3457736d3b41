//! Why something was not done: the right status, and a sentence.

use axum::http::StatusCode;
use bequest_engine::{Ledger, RuleId, SetupError, UndoStop};
use bequest_store::StoreError;
use bequest_table::{Table, TableRefusal};
use bequest_words::{Company, Language, Words};

/// Why something was not done. Nothing has changed.
#[derive(Debug)]
pub(crate) enum Refused {
    /// There is no such page or table.
    Missing,
    /// It is someone else's seat.
    NotYourSeat,
    /// Only the host may do that.
    NotHost,
    /// The table is at the wrong stage for it.
    NotNow,
    /// The seat is taken, or reserved for someone else.
    SeatTaken,
    /// Not every seat is taken yet.
    NotFull,
    /// A rule forbids it; with its text.
    Rule(RuleId, String),
    /// Things have changed since.
    Stale,
    /// Nothing can be undone; with the names at the table.
    Undo(UndoStop, Vec<String>),
    /// There is nothing to redo.
    Redo,
    /// The post is not what it should be: the field, and what was found.
    Malformed(&'static str, String),
    /// An option of a new table is not what it should be; with the texts of the game.
    Option(fn() -> Vec<&'static Ledger>, SetupError),
    /// The cookie is not one of ours.
    Forged,
    /// The post comes from another site.
    Foreign,
    /// Too many at once.
    TooMany,
    /// Too much from one address.
    Busy,
    /// Too many connections or streams from one address.
    Crowded,
    /// The person has too many tables that have not ended.
    OpenTables,
    /// The post took too long.
    Slow,
    /// The request names another host; with the address that people should use.
    Host(String),
    /// A name has something that cannot be seen, or too much above one letter.
    Name,
    /// The post is too large.
    TooLarge,
    /// It could not be stored.
    Store(StoreError),
    /// Something went wrong here. The details may be secret, and are for the operator only.
    Broken,
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => Refused::Missing,
            other => Refused::Store(other),
        }
    }
}

impl From<TableRefusal> for Refused {
    fn from(refusal: TableRefusal) -> Self {
        match refusal {
            TableRefusal::NotYourSeat => Refused::NotYourSeat,
            TableRefusal::NotHost => Refused::NotHost,
            TableRefusal::NotNow => Refused::NotNow,
            TableRefusal::SeatTaken => Refused::SeatTaken,
            TableRefusal::NotFull => Refused::NotFull,
            // The text and the names are added where the language is known.
            TableRefusal::Rule(rule) => Refused::Rule(rule, String::new()),
            TableRefusal::Undo(stop) => Refused::Undo(stop, Vec::new()),
            TableRefusal::Stale => Refused::Stale,
            TableRefusal::Redo => Refused::Redo,
            TableRefusal::Malformed(field, found) => Refused::malformed(field, found),
            TableRefusal::Broken(_) => Refused::Broken,
        }
    }
}

impl Refused {
    /// Adds what a table knows: the text of a rule, and what people are called.
    pub(crate) fn at(self, table: &Table, language: Language) -> Self {
        match (self, table.any_match()) {
            (Refused::Rule(rule, _), Some(play)) => Refused::Rule(rule, play.rule_text(rule, language.code())),
            (Refused::Undo(stop, _), _) => Refused::Undo(stop, table.names().to_vec()),
            (other, _) => other,
        }
    }

    /// Returns the refusal of a field; the value is cut to what can be shown.
    pub(crate) fn malformed(field: &'static str, found: impl AsRef<str>) -> Self {
        Refused::Malformed(field, found.as_ref().chars().filter(|c| !c.is_control()).take(40).collect())
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refused::Missing => StatusCode::NOT_FOUND,
            Refused::NotYourSeat | Refused::NotHost | Refused::Foreign => StatusCode::FORBIDDEN,
            Refused::NotNow | Refused::SeatTaken | Refused::NotFull | Refused::Stale => StatusCode::CONFLICT,
            Refused::Rule(..) | Refused::Undo(..) | Refused::Redo => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Malformed(..) | Refused::Option(..) | Refused::Name => StatusCode::BAD_REQUEST,
            Refused::Forged => StatusCode::UNAUTHORIZED,
            Refused::TooMany | Refused::Busy | Refused::Crowded | Refused::OpenTables => StatusCode::TOO_MANY_REQUESTS,
            Refused::Slow => StatusCode::REQUEST_TIMEOUT,
            Refused::Host(_) => StatusCode::MISDIRECTED_REQUEST,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            Refused::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Returns the word for it in answers to the script.
    pub(crate) fn outcome(&self) -> &'static str {
        match self {
            Refused::Stale => "stale",
            Refused::Store(_) | Refused::Broken => "error",
            _ => "refused",
        }
    }

    /// Returns the rule behind it.
    pub(crate) fn rule(&self) -> Option<RuleId> {
        match self {
            Refused::Rule(rule, _) => Some(*rule),
            _ => None,
        }
    }

    /// Returns a sentence about it.
    pub(crate) fn message(&self, words: &Words) -> String {
        let key = match self {
            Refused::Rule(_, text) => return text.clone(),
            Refused::Undo(stop, names) => return Company { words, names, you: None }.undo_stop(*stop),
            Refused::Malformed(field, found) => {
                let values = [("field", (*field).into()), ("found", found.as_str().into())];
                return words.say("refused-malformed", &values);
            }
            Refused::Host(url) => return words.say("refused-host", &[("url", url.as_str().into())]),
            Refused::Option(ledgers, error) => return bequest_web::option_refusal(words, &ledgers(), error),
            Refused::Missing => "refused-missing",
            Refused::NotYourSeat => "refused-not-your-seat",
            Refused::NotHost => "refused-not-host",
            Refused::NotNow => "refused-not-now",
            Refused::SeatTaken => "refused-seat-taken",
            Refused::NotFull => "refused-not-full",
            Refused::Stale => "refused-stale",
            Refused::Redo => "refused-redo",
            Refused::Forged => "refused-forged",
            Refused::Foreign => "refused-foreign",
            Refused::TooMany => "refused-too-many",
            Refused::Busy => "refused-busy",
            Refused::Crowded => "refused-crowded",
            Refused::OpenTables => "refused-open-tables",
            Refused::Slow => "refused-slow",
            Refused::Name => "refused-name",
            Refused::TooLarge => "refused-too-large",
            Refused::Store(StoreError::Full) => "refused-full",
            Refused::Store(_) => "refused-store",
            Refused::Broken => "refused-broken",
        };
        words.say(key, &[])
    }
}
