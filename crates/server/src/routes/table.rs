//! A table's page, its record, and the data to check its chance.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bequest_engine::Seat;
use bequest_table::{AnyMatch, StageHead, TableId};

use bequest_web::Region;

use crate::app::App;
use crate::drawing::LogPart;
use crate::here::company;
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::{self, Answer, Ask, Rejected};
use crate::routes::home::visitor;
use crate::shown::{self, Guest, ShowOptions};
use crate::snapshot::Snapshot;

/// The query of a table's address.
#[derive(Default, Debug)]
pub(crate) struct TableQuery {
    /// The seat to uncover on a device with several.
    uncover: Option<String>,
    /// The token of an invitation.
    pub(crate) invite: Option<String>,
    /// What a page has already, as in `board.0123,hand.4567`.
    pub(crate) have: Option<String>,
    /// The moment to look back at.
    step: Option<String>,
    /// What someone would like to do, and for which seat.
    action: Option<String>,
    asking: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for TableQuery {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let query = parts.uri.query().unwrap_or("");
        let first = |name: &str| {
            let mut pairs = form_urlencoded::parse(query.as_bytes());
            pairs.find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
        };
        Ok(Self {
            uncover: first("as"),
            invite: first("invite"),
            have: first("have"),
            step: first("step"),
            action: first("action"),
            asking: first("seat"),
        })
    }
}

impl TableQuery {
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.uncover.as_deref().and_then(|seat| seat.parse().ok())
    }

    /// Returns the moment to look back at, counted from one; anything but a number means the present.
    pub(crate) fn step(&self) -> Option<usize> {
        self.step.as_deref().and_then(|step| step.parse().ok())
    }
}

/// The table that an address names.
pub(crate) struct TableInPath(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for TableInPath {
    type Rejection = Rejected;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejected> {
        let missing = Rejected(Ask::from_headers(&parts.headers), Refused::Missing);
        let Ok(path) = RawPathParams::from_request_parts(parts, state).await else { return Err(missing) };
        let id = path.iter().find(|(name, _)| *name == "id").and_then(|(_, id)| id.parse().ok());
        id.map(TableInPath).ok_or(missing)
    }
}

/// The page of a table.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    TableInPath(id): TableInPath,
    query: TableQuery,
    headers: HeaderMap,
) -> Response {
    match table_page(&app, &caller, id, &query, &headers).await {
        Ok(response) => response,
        Err(refused) => reply::refuse(Ask::from_headers(&headers), &refused, None),
    }
}

async fn table_page(
    app: &App,
    caller: &Caller,
    id: TableId,
    query: &TableQuery,
    headers: &HeaderMap,
) -> Result<Response, Refused> {
    let visit = app.visitor_at(caller, Some(id)).await?;
    let words = caller.words();
    let visitor = visitor(caller, &visit);
    let snapshot = app.tables.look(id).await?;
    let table = &snapshot.table;
    let access = table.access(caller.person(), query.seat());
    let link = app.link(&host_of(headers), &snapshot.href);
    let options = app.tables.show_options(table, LogPart::Whole, query.step());
    let options = ShowOptions { link: Some(&link), ..options };
    let mut page = match shown::shown(&snapshot, &access, words, options) {
        Some(mut shown) => {
            let log: Vec<_> = shown.log.into_iter().map(|chunk| chunk.region).collect();
            shown.regions.extend(company(app, caller, &snapshot));
            bequest_web::table(&visitor, &shown.frame, &shown.regions, &log)
        }
        None if table.head().stage == StageHead::Closed => {
            let seed = table.head().seed().map(|seed| seed.to_string()).unwrap_or_default();
            let text = words.say("server-closed", &[("seed", seed.into())]);
            bequest_web::message(&visitor, &words.say("server-closed-title", &[]), &text)
        }
        None => {
            let host = host_of(headers);
            let link = |path: &str| app.link(&host, path);
            let token = query.invite.as_deref();
            let guest = Guest { token, access: &access, person: caller.person(), link: &link };
            let mut room = shown::waiting_room(&snapshot, &guest, words);
            room.company = company(app, caller, &snapshot);
            bequest_web::waiting_room(&visitor, &room).0
        }
    };
    page.game = Some(snapshot.rules.look);
    Ok(reply::page(&visitor, &page))
}

/// Says why something cannot be done now, or that it can.
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    TableInPath(id): TableInPath,
    query: TableQuery,
    headers: HeaderMap,
) -> Response {
    let ask = Ask::from_headers(&headers);
    let words = caller.words();
    let told = async {
        let snapshot = app.tables.look(id).await?;
        let table = &snapshot.table;
        let access = table.access(caller.person(), query.seat());
        let seat = query.asking.as_deref().and_then(|seat| seat.parse().ok());
        let rule = table.why_not(&access, seat, query.action.as_deref().unwrap_or(""))?;
        let text = match rule {
            Some(rule) => {
                let text = |play: &dyn AnyMatch| play.rule_text(rule, caller.language.code());
                table.any_match().map(text).unwrap_or_default()
            }
            None if table.order(&access).is_some() => words.say("server-why-order", &[]),
            None => words.say("server-why-allowed", &[]),
        };
        Ok::<_, Refused>((snapshot.rules.table.id, text, rule))
    };
    match told.await {
        Ok((game, text, rule)) => {
            let ask = Ask { game: Some(game), ..ask };
            if ask.script {
                return Json(Answer::telling(ask, "why", text, rule)).into_response();
            }
            reply::say(ask, &words.say("server-why", &[]), &text, rule)
        }
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

/// Returns the host that a request names.
pub(crate) fn host_of(headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    host.chars().filter(|c| c.is_ascii_alphanumeric() || ".:-[]".contains(*c)).take(100).collect()
}

/// Returns the regions of a table as HTML, for a page that may have old ones.
pub(crate) fn regions_html(
    app: &App,
    snapshot: &Snapshot,
    caller: &Caller,
    uncover: Option<Seat>,
    log: LogPart<'_>,
) -> Option<String> {
    let access = snapshot.table.access(caller.person(), uncover);
    let options = app.tables.show_options(&snapshot.table, log, None);
    let shown = shown::shown(snapshot, &access, caller.words(), options)?;
    let log = shown.log.iter().map(|chunk| &chunk.region);
    let regions = || shown.regions.iter().chain(log.clone());
    let mut html = String::with_capacity(regions().map(Region::length).sum());
    regions().for_each(|region| region.write(&mut html));
    Some(html)
}

/// The record, for everyone after the end.
pub(crate) async fn record(State(app): State<Arc<App>>, TableInPath(id): TableInPath, headers: HeaderMap) -> Response {
    let record = async {
        let snapshot = app.tables.look(id).await?;
        match (snapshot.table.any_match(), snapshot.table.head().stage) {
            (Some(play), StageHead::Over | StageHead::Closed) => Ok(play.record()),
            (_, StageHead::Open | StageHead::Playing | StageHead::Over | StageHead::Closed) => Err(Refused::NotNow),
        }
    };
    match record.await {
        Ok(text) => {
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
                (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"bequest.rec\"")),
            ];
            (headers, text).into_response()
        }
        Err(refused) => reply::refuse(Ask::from_headers(&headers), &refused, None),
    }
}

/// A picture of a game with a result.
pub(crate) async fn picture(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    TableInPath(id): TableInPath,
    headers: HeaderMap,
) -> Response {
    let drawn = async {
        let snapshot = app.tables.look(id).await?;
        let play = snapshot.table.any_match().ok_or(Refused::NotNow)?;
        shown::picture(&snapshot, play, caller.words()).ok_or(Refused::NotNow)
    };
    match drawn.await {
        Ok(svg) => ([(header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"))], svg).into_response(),
        Err(refused) => reply::refuse(Ask::from_headers(&headers), &refused, None),
    }
}

/// The data with which a page checks the chance of a table, after the end.
pub(crate) async fn chance(State(app): State<Arc<App>>, TableInPath(id): TableInPath, headers: HeaderMap) -> Response {
    let chance = async {
        let snapshot = app.tables.look(id).await?;
        let table = &snapshot.table;
        let ended = matches!(table.head().stage, StageHead::Over | StageHead::Closed);
        let fair = table.head().fair(table.id()).filter(|_| ended).ok_or(Refused::NotNow)?;
        let steps = table.any_match().map_or_else(Vec::new, AnyMatch::chance_steps);
        Ok::<_, Refused>(serde_json::json!({
            "seed": fair.seed.to_string(),
            "commitment": fair.seed.commitment().to_string(),
            "table": fair.dealt_at(),
            "nonces": fair.nonces.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "steps": steps,
        }))
    };
    match chance.await {
        Ok(json) => Json(json).into_response(),
        Err(refused) => reply::refuse(Ask::from_headers(&headers), &refused, None),
    }
}
