//! Guests: a name, and a signed cookie that says who they are.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};
use bequest_engine::Name;
use bequest_store::Person;
use bequest_table::{PersonId, Uptime};
use bequest_web::{Confirm, Keys, Preferences, Speed, Theme, Watching};
use bequest_words::{Language, Words};
use hmac::{Hmac, KeyInit, Mac};
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use sha2::Sha256;

use crate::games::Games;
use crate::refused::Refused;

const COOKIE: &str = "bequest";
const LANGUAGE_COOKIE: &str = "bequest-language";
const THEME_COOKIE: &str = "bequest-theme";
const ASKS_COOKIE: &str = "bequest-asks";
const KEYS_COOKIE: &str = "bequest-keys";
const WATCHING_COOKIE: &str = "bequest-watching";
const SPEED_COOKIE: &str = "bequest-speed";
/// A browser takes a cookie whose name begins so from this very host only, and by https only.
const HOST_ONLY: &str = "__Host-";
/// More marks than this on one letter run into the lines above and below.
const MOST_MARKS: usize = 2;
const YEAR: u32 = 365 * 24 * 60 * 60;

/// Signs and reads cookies.
pub(crate) struct Seal {
    secret: [u8; 32],
    secure: bool,
}

/// What a cookie says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Identity {
    /// Nothing: a stranger.
    Nobody,
    /// The sender is this person, with our seal.
    Person(PersonId),
    /// Something without our seal.
    Forged,
}

/// Who sends a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) identity: Identity,
    pub(crate) language: Language,
    pub(crate) preferences: Preferences,
    pub(crate) address: IpAddr,
    pub(crate) games: &'static Games,
}

impl Caller {
    /// Returns all texts in the sender's language.
    pub(crate) fn words(&self) -> &'static Words {
        self.games.words(self.language)
    }

    /// Returns the person, if the sender is known.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self.identity {
            Identity::Person(person) => Some(person),
            Identity::Nobody | Identity::Forged => None,
        }
    }
}

impl Seal {
    pub(crate) fn new(secret: [u8; 32], secure: bool) -> Self {
        Self { secret, secure }
    }

    /// Reads who sends a request from its cookies.
    pub(crate) fn read(&self, headers: &HeaderMap) -> Identity {
        let old = || cookie(headers, COOKIE);
        let value = if self.secure { cookie(headers, &self.name()).or_else(old) } else { old() };
        let Some(value) = value else { return Identity::Nobody };
        let Some((id, signature)) = value.split_once('.') else { return Identity::Forged };
        let Ok(id) = id.parse::<PersonId>() else { return Identity::Forged };
        let Some(signature) = from_hex(signature) else { return Identity::Forged };
        match self.mac(id).verify_slice(&signature) {
            Ok(()) => Identity::Person(id),
            Err(_) => Identity::Forged,
        }
    }

    /// Returns the cookie of a person, as a header's value.
    pub(crate) fn cookie(&self, id: PersonId) -> String {
        let signature = to_hex(&self.mac(id).finalize().into_bytes());
        self.attributes(&format!("{}={id}.{signature}", self.name()), YEAR)
    }

    /// Returns the headers that remove a cookie without our seal.
    pub(crate) fn no_cookies(&self) -> Vec<String> {
        let mut names = vec![self.name()];
        if self.secure {
            names.push(COOKIE.to_owned());
        }
        names.iter().map(|name| self.attributes(&format!("{name}="), 0)).collect()
    }

    /// Returns the headers that replace a cookie of ours that has its old name, so that nobody loses a seat.
    pub(crate) fn replacements(&self, headers: &HeaderMap) -> Vec<String> {
        if !self.secure || cookie(headers, COOKIE).is_none() {
            return Vec::new();
        }
        match self.read(headers) {
            Identity::Person(id) => vec![self.cookie(id), self.attributes(&format!("{COOKIE}="), 0)],
            Identity::Nobody | Identity::Forged => Vec::new(),
        }
    }

    /// Returns the name of the cookie that says who someone is.
    fn name(&self) -> String {
        format!("{}{COOKIE}", if self.secure { HOST_ONLY } else { "" })
    }

    /// Returns the cookie that remembers a language.
    pub(crate) fn language_cookie(&self, language: Language) -> String {
        self.attributes(&format!("{LANGUAGE_COOKIE}={}", language.code()), YEAR)
    }

    /// Returns the cookies that remember someone's preferences.
    pub(crate) fn preference_cookies(&self, preferences: Preferences) -> Vec<String> {
        let Preferences { theme, confirm, keys, speed, watching } = preferences;
        let others = [
            (THEME_COOKIE, theme.as_str()),
            (ASKS_COOKIE, confirm.as_str()),
            (KEYS_COOKIE, keys.as_str()),
            (WATCHING_COOKIE, watching.as_str()),
        ];
        let others = others.map(|(name, value)| self.attributes(&format!("{name}={value}"), YEAR));
        others.into_iter().chain([self.speed_cookie(speed)]).collect()
    }

    /// Returns the cookie that remembers how fast tables show what others do.
    pub(crate) fn speed_cookie(&self, speed: Speed) -> String {
        self.attributes(&format!("{SPEED_COOKIE}={}", speed.as_str()), YEAR)
    }

    fn attributes(&self, cookie: &str, age: u32) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{cookie}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
    }

    fn mac(&self, id: PersonId) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes a key of any length");
        mac.update(b"person ");
        mac.update(id.as_str().as_bytes());
        mac
    }
}

/// Returns the language of a request: chosen before, preferred by the browser, or English.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE_COOKIE).and_then(Language::find);
    chosen.or_else(|| preferred(headers)).unwrap_or(Language::English)
}

/// Returns the sender's preferences.
pub(crate) fn preferences(headers: &HeaderMap) -> Preferences {
    Preferences {
        theme: cookie(headers, THEME_COOKIE).and_then(Theme::find).unwrap_or_default(),
        confirm: cookie(headers, ASKS_COOKIE).and_then(Confirm::find).unwrap_or_default(),
        keys: cookie(headers, KEYS_COOKIE).and_then(Keys::find).unwrap_or_default(),
        watching: cookie(headers, WATCHING_COOKIE).and_then(Watching::find).unwrap_or_default(),
        speed: cookie(headers, SPEED_COOKIE).and_then(Speed::find).unwrap_or_default(),
    }
}

fn preferred(headers: &HeaderMap) -> Option<Language> {
    let preferences = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut found: Vec<(f32, Language)> = Vec::new();
    for preference in preferences.split(',').take(20) {
        let (tag, weight) = preference.split_once(';').unwrap_or((preference, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
        found.extend(Language::find(tag.trim()).map(|language| (weight, language)));
    }
    // Among equal weights the first counts.
    found.into_iter().rev().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, language)| language)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Makes a guest of a stranger.
pub(crate) fn guest(words: &Words, name: Option<Name>, now: Uptime) -> Person {
    let id = PersonId::random();
    let number: u32 = id.as_str().bytes().fold(0, |number, byte| (number * 31 + u32::from(byte)) % 9000) + 1000;
    let called = words.say("server-guest", &[("number", number.to_string().into())]);
    Person { id, name: name.map_or(called, |name| name.as_str().to_owned()), seen: now }
}

/// Reads the name that someone has chosen.
pub(crate) fn read_name(text: &str) -> Result<Name, Refused> {
    let trimmed = text.trim();
    let name: Name = trimmed.parse().map_err(|_| Refused::malformed("name", trimmed))?;
    if name.as_str().chars().any(is_treacherous) || has_too_many_marks(name.as_str()) {
        return Err(Refused::Name);
    }
    // Pages show several spaces as one.
    let words: Vec<&str> = trimmed.split_whitespace().collect();
    words.join(" ").parse().map_err(|_| Refused::malformed("name", trimmed))
}

/// Returns whether a character cannot be seen, is not known, or changes the direction of a line: with such characters
/// someone could be called like someone else.
fn is_treacherous(c: char) -> bool {
    // Unicode counts these among the symbols and letters, but they are blank.
    let is_blank = matches!(c, '\u{2800}' | '\u{1d159}' | '\u{13441}' | '\u{13442}' | '\u{fffc}');
    let is_ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c);
    let is_unseen = matches!(
        category(c),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    is_blank || is_ignorable || is_unseen
}

/// Returns whether marks pile up on a letter, or are there without one.
fn has_too_many_marks(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().any(|c| {
        match category(c) {
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => marks += 1,
            // It has a place of its own beside the letter, and the others still belong to that letter.
            GeneralCategory::SpacingMark => {}
            _ => marks = 0,
        }
        marks > MOST_MARKS
    })
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    (0..32).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()).collect()
}
