//! How the server answers: pages for people, small JSON for the script, and a sentence with every error.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use bequest_engine::RuleId;
use bequest_web::{Page, Preferences, Visitor, document, message};
use bequest_words::{Language, Words};
use serde::Serialize;

use crate::people;
use crate::refused::Refused;

/// How a request wants to be answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ask {
    pub(crate) language: Language,
    pub(crate) preferences: Preferences,
    /// Whether the script sent it.
    pub(crate) script: bool,
    /// The game whose rulebook a refusal links to.
    pub(crate) game: Option<&'static str>,
}

impl Ask {
    pub(crate) fn of(request: &Request) -> Self {
        Self::from_headers(request.headers())
    }

    pub(crate) fn from_headers(headers: &HeaderMap) -> Self {
        let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or("");
        let (language, preferences) = (people::language(headers), people::preferences(headers));
        Self { language, preferences, script: accept.contains("application/json"), game: None }
    }
}

/// The answer to the script.
#[derive(Serialize, Default)]
pub(crate) struct Answer {
    pub(crate) outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// The address of the rule in its rulebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) book: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) goto: Option<String>,
    /// The present regions, if the page may have old ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) regions: Option<String>,
}

impl Answer {
    /// Says that it was done.
    pub(crate) fn done() -> Self {
        Self { outcome: "done", ..Self::default() }
    }

    /// Says something, with the rule behind it.
    pub(crate) fn telling(ask: Ask, outcome: &'static str, message: String, rule: Option<RuleId>) -> Self {
        let book = rule.zip(ask.game).map(|(rule, game)| format!("/rules/{game}#{rule}"));
        Self { outcome, message: Some(message), rule: rule.map(RuleId::as_str), book, ..Self::default() }
    }
}

/// The texts in each language that belong to no game.
static COMMON: LazyLock<Vec<Words>> =
    LazyLock::new(|| Language::ALL.iter().map(|language| Words::new(*language)).collect());

/// Returns the texts in a language that belong to no game.
fn common_words(language: Language) -> &'static Words {
    let place = Language::ALL.iter().position(|other| *other == language).unwrap_or(0);
    &COMMON[place]
}

/// A request that was refused before it reached a page.
pub(crate) struct Rejected(pub(crate) Ask, pub(crate) Refused);

impl IntoResponse for Rejected {
    fn into_response(self) -> Response {
        refuse(self.0, &self.1, None)
    }
}

/// Says why something was not done, with the present regions if there are any.
pub(crate) fn refuse(ask: Ask, refused: &Refused, regions: Option<String>) -> Response {
    let words = common_words(ask.language);
    let text = refused.message(words);
    if ask.script {
        let answer = Answer { regions, ..Answer::telling(ask, refused.outcome(), text, refused.rule()) };
        return (refused.status(), Json(answer)).into_response();
    }
    (refused.status(), say(ask, &words.say("refused-title", &[]), &text, refused.rule())).into_response()
}

/// Shows one message on a page of its own, with the rule behind it.
pub(crate) fn say(ask: Ask, title: &str, text: &str, rule: Option<RuleId>) -> Response {
    let visitor = Visitor {
        words: common_words(ask.language),
        name: None,
        now: crate::time::real().0,
        preferences: ask.preferences,
        turns: 0,
    };
    let text = rule.map_or_else(|| text.to_owned(), |rule| format!("{text} ({rule})"));
    page(&visitor, &message(&visitor, title, &text))
}

/// Returns a whole page.
pub(crate) fn page(visitor: &Visitor<'_>, page: &Page) -> Response {
    let no_store = [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (no_store, Html(document(visitor, page))).into_response()
}

/// Says that something went wrong here, without any details.
pub(crate) fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    let ask = Ask { language: Language::English, preferences: Preferences::default(), script: false, game: None };
    refuse(ask, &Refused::Broken, None)
}

/// Leads on to another page, by script or without.
pub(crate) fn lead_to(ask: Ask, path: &str) -> Response {
    if ask.script {
        return Json(Answer { goto: Some(path.to_owned()), ..Answer::done() }).into_response();
    }
    match HeaderValue::from_str(path) {
        Ok(location) => (StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Adds a cookie to an answer.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}
