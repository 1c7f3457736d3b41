//! The pages around the tables: lists, rulebooks, settings, about.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::Response;
use bequest_web::{Confirm, Keys, Page, Preferences, Rulebook, Speed, Theme, Visitor, Watching};

use crate::app::App;
use crate::form::Form;
use crate::games::ServedGame;
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::{self, Ask};
use crate::routes::home::{back, lists, visitor};

/// The query of a page's address.
#[derive(Default, Debug)]
pub(crate) struct Asked(Vec<(String, String)>);

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let pairs = form_urlencoded::parse(parts.uri.query().unwrap_or("").as_bytes()).take(20);
        Ok(Self(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect()))
    }
}

impl Asked {
    /// Returns the first value of that name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// All tables, one's own and open ones.
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Response {
    let page = async {
        let visit = app.visitor(&caller).await?;
        let (lists, _) = lists(&app, caller.person(), caller.words()).await?;
        let visitor = visitor(&caller, &visit);
        Ok::<_, Refused>(reply::page(&visitor, &bequest_web::tables(&visitor, &lists)))
    };
    page.await.unwrap_or_else(|refused| reply::refuse(Ask::from_headers(&headers), &refused, None))
}

/// All rulebooks.
pub(crate) async fn rulebooks(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Response {
    let games: Vec<_> = app.games.all().iter().map(|rules| rules.choice(caller.words())).collect();
    page_for(&app, &caller, &headers, |visitor| bequest_web::rulebooks(visitor, &games)).await
}

/// The rulebook of a game, or what is looked for in it.
pub(crate) async fn rulebook(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(game): Path<String>,
    asked: Asked,
    headers: HeaderMap,
) -> Response {
    let Some(rules) = app.games.find(&game) else {
        return reply::refuse(Ask::from_headers(&headers), &Refused::Missing, None);
    };
    let query = asked.get("q").unwrap_or("");
    let drawn = |visitor: &Visitor<'_>| {
        let (primer, parts) = ((rules.primer)(visitor.words), (rules.parts)(visitor.words));
        bequest_web::rulebook(
            visitor,
            &Rulebook { look: rules.look, ledgers: &(rules.ledgers)(), primer, parts, query },
        )
    };
    page_for(&app, &caller, &headers, drawn).await
}

/// The visitor's preferences.
pub(crate) async fn settings(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    asked: Asked,
    headers: HeaderMap,
) -> Response {
    let saved = asked.get("saved") == Some("1");
    page_for(&app, &caller, &headers, |visitor| bequest_web::settings(visitor, saved)).await
}

/// Changes the visitor's preferences.
pub(crate) async fn save_settings(State(app): State<Arc<App>>, headers: HeaderMap, form: Form) -> Response {
    let ask = Ask::from_headers(&headers);
    match preferences_of(&form) {
        Ok(preferences) => {
            let cookies = app.seal.preference_cookies(preferences);
            let answer = reply::lead_to(ask, "/settings?saved=1");
            cookies.into_iter().fold(answer, |answer, cookie| reply::with_cookie(answer, Some(cookie)))
        }
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

/// Changes how fast tables show what others do.
pub(crate) async fn speed(State(app): State<Arc<App>>, headers: HeaderMap, form: Form) -> Response {
    let (ask, speed) = (Ask::from_headers(&headers), form.get("speed").unwrap_or(""));
    match Speed::find(speed) {
        Some(speed) => {
            let cookie = app.seal.speed_cookie(speed);
            reply::with_cookie(reply::lead_to(ask, back(&headers)), Some(cookie))
        }
        None => reply::refuse(ask, &Refused::malformed("speed", speed), None),
    }
}

fn preferences_of(form: &Form) -> Result<Preferences, Refused> {
    let (theme, asks) = (form.get("theme").unwrap_or(""), form.get("asks").unwrap_or(""));
    let keys = form.get("keys").unwrap_or(Keys::On.as_str());
    let watching = form.get("watching").unwrap_or(Watching::Unnamed.as_str());
    let speed = form.get("speed").unwrap_or(Speed::Calm.as_str());
    Ok(Preferences {
        theme: Theme::find(theme).ok_or_else(|| Refused::malformed("theme", theme))?,
        confirm: Confirm::find(asks).ok_or_else(|| Refused::malformed("asks", asks))?,
        keys: Keys::find(keys).ok_or_else(|| Refused::malformed("keys", keys))?,
        watching: Watching::find(watching).ok_or_else(|| Refused::malformed("watching", watching))?,
        speed: Speed::find(speed).ok_or_else(|| Refused::malformed("speed", speed))?,
    })
}

/// The page about this site.
pub(crate) async fn about(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Response {
    let edition = |game: &ServedGame| Some(((game.title)(caller.words()), (game.provenance)()?));
    let built_in: Vec<_> = app.games.all().iter().filter_map(edition).collect();
    page_for(&app, &caller, &headers, |visitor| bequest_web::about(visitor, &built_in)).await
}

/// Shows a page that needs nothing but the viewer.
pub(crate) async fn page_for(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    page: impl FnOnce(&Visitor<'_>) -> Page,
) -> Response {
    match app.visitor(caller).await {
        Ok(visit) => {
            let visitor = visitor(caller, &visit);
            reply::page(&visitor, &page(&visitor))
        }
        Err(refused) => reply::refuse(Ask::from_headers(headers), &refused, None),
    }
}
