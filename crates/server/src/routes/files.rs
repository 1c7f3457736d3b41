use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::refused::Refused;
use crate::reply::{self, Ask};

/// A file under an address that changes with its content.
pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: axum::http::HeaderMap,
) -> Response {
    let path = format!("/assets/{name}");
    let Some(asset) = app.games.file(&path) else {
        return reply::refuse(Ask::from_headers(&headers), &Refused::Missing, None);
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    (headers, asset.body).into_response()
}

/// Answers whether the server works: it can read its data.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.store.secret().await {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// What the server counts.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.text()).into_response()
}

/// Says that there is nothing at an address.
pub(crate) async fn nothing(headers: axum::http::HeaderMap) -> Response {
    reply::refuse(Ask::from_headers(&headers), &Refused::Missing, None)
}
