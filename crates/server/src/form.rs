//! The fields of a posted form, read strictly.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header;
use bequest_engine::Seat;

use crate::app::App;
use crate::refused::Refused;
use crate::reply::{Ask, Rejected};

/// No post of our pages is longer.
const LONGEST: usize = 16 * 1024;

/// The fields of a post, in order.
#[derive(Debug, Default)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// Reads the body of a request, which has to come within a time.
    async fn read(request: Request, time: Duration) -> Result<Self, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        let essence = kind.split(';').next().unwrap_or("").trim().to_owned();
        let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        if length.is_some_and(|length| length.parse::<usize>().is_ok_and(|length| length > LONGEST)) {
            return Err(Refused::TooLarge);
        }
        let body = to_bytes(Body::new(request.into_body()), LONGEST);
        let body = tokio::time::timeout(time, body).await.map_err(|_| Refused::Slow)?.map_err(|_| Refused::TooLarge)?;
        if body.is_empty() {
            return Ok(Self::default());
        }
        if !essence.eq_ignore_ascii_case("application/x-www-form-urlencoded") {
            return Err(Refused::malformed("content-type", essence));
        }
        let fields = form_urlencoded::parse(&body).map(|(name, value)| (name.into_owned(), value.into_owned()));
        Ok(Self(fields.take(200).collect()))
    }

    /// Returns all fields, in order.
    pub(crate) fn fields(&self) -> &[(String, String)] {
        &self.0
    }

    /// Returns the first value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Returns a number within limits; a missing or empty field means the usual number.
    pub(crate) fn number(&self, name: &'static str, usual: u32, from: u32, to: u32) -> Result<u32, Refused> {
        let Some(text) = self.get(name).filter(|text| !text.is_empty()) else { return Ok(usual) };
        let number = text.parse().ok().filter(|number| (from..=to).contains(number));
        number.ok_or_else(|| Refused::malformed(name, text))
    }

    /// Returns the seat that a post is about.
    pub(crate) fn seat(&self) -> Result<Seat, Refused> {
        let text = self.get("seat").unwrap_or("");
        text.parse().map_err(|_| Refused::malformed("seat", text))
    }

    /// Returns the question that a post answers.
    pub(crate) fn question(&self) -> Result<u32, Refused> {
        let text = self.get("question").unwrap_or("");
        text.parse().map_err(|_| Refused::malformed("question", text))
    }

    /// Returns the key of the post: 8 to 64 letters or digits.
    pub(crate) fn key(&self) -> Result<&str, Refused> {
        let key = self.get("key").unwrap_or("");
        let fits = (8..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if fits { Ok(key) } else { Err(Refused::malformed("key", key)) }
    }

    /// Returns the action: all values of that name, joined by spaces.
    pub(crate) fn action(&self) -> Result<String, Refused> {
        let action = self.joined("action");
        if action.is_empty() || action.len() > 200 { Err(Refused::malformed("action", action)) } else { Ok(action) }
    }

    /// Returns a standing order, where a field of that name was posted: what would be the action, the order, and by which
    /// step, joined by spaces. An empty field withdraws it.
    pub(crate) fn order(&self) -> Result<Option<String>, Refused> {
        if self.joined("order").is_empty() {
            return Ok(None);
        }
        let order = ["action", "order", "by"].map(|name| self.joined(name)).join(" ").trim().to_owned();
        if order.len() > 200 { Err(Refused::malformed("order", order)) } else { Ok(Some(order)) }
    }

    fn joined(&self, name: &str) -> String {
        let values = self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str());
        values.collect::<Vec<_>>().join(" ")
    }
}

impl FromRequest<Arc<App>> for Form {
    type Rejection = Rejected;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Rejected> {
        let ask = Ask::of(&request);
        Self::read(request, app.config.body_time).await.map_err(|refused| Rejected(ask, refused))
    }
}
