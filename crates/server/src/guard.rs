//! What every request passes: who sends it, from where, how often. Also the security headers of every answer.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Once};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::network::{counted, forwarded};
use crate::people::{Caller, Identity, language, preferences};
use crate::refused::Refused;
use crate::reply::{self, Ask};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'; manifest-src 'self'";

/// Browsers that have been here by https do not come by http for a year.
const ONLY_HTTPS: &str = "max-age=31536000";
/// When someone who was refused may try again, in seconds.
const LATER: &str = "10";

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Lets a request in, or refuses it.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let ask = Ask::of(&request);
    let is_post = request.method() == Method::POST;
    let caller = caller(&app, &request);
    let new_cookies = app.seal.replacements(request.headers());
    let response = match admit(&app, &request, &caller) {
        Ok(()) => {
            request.extensions_mut().insert(caller);
            next.run(request).await
        }
        Err(refused) => {
            let response = reply::refuse(ask, &refused, None);
            let forged = if matches!(refused, Refused::Forged) { app.seal.no_cookies() } else { Vec::new() };
            with_cookies(response, forged)
        }
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.refusals.inc();
    }
    if is_post {
        app.metrics.posts.observe(start.elapsed().as_secs_f64());
    }
    let response = secured(response, app.config.is_secure());
    // What everyone may keep has no cookie of anyone.
    let is_private = response.headers().get(header::CACHE_CONTROL).is_some_and(|cache| cache == "no-store");
    if is_private { with_cookies(response, new_cookies) } else { response }
}

fn with_cookies(response: Response, cookies: Vec<String>) -> Response {
    cookies.into_iter().fold(response, |response, cookie| reply::with_cookie(response, Some(cookie)))
}

/// Says on a connection of its own that there are too many from its address.
pub(crate) async fn crowded(request: Request) -> Response {
    secured(reply::refuse(Ask::of(&request), &Refused::Crowded, None), false)
}

fn caller(app: &App, request: &Request) -> Caller {
    let headers = request.headers();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    let is_trusted = app.config.trust_proxy.contain(peer);
    let address = if is_trusted { forwarded(headers).unwrap_or(peer) } else { peer };
    if !is_trusted && headers.contains_key("x-forwarded-for") {
        static TOLD: Once = Once::new();
        TOLD.call_once(|| {
            tracing::warn!("an X-Forwarded-For header is ignored: --trust-proxy does not name its sender");
        });
    }
    Caller {
        identity: app.seal.read(headers),
        language: language(headers),
        preferences: preferences(headers),
        address: counted(address),
        games: app.games,
    }
}

fn admit(app: &App, request: &Request, caller: &Caller) -> Result<(), Refused> {
    if !app.may_ask(caller.address) {
        return Err(Refused::Busy);
    }
    if let Some(url) = app.config.public_url.as_ref().filter(|_| !is_for_here(app, request)) {
        return Err(Refused::Host(url.clone()));
    }
    if request.method() == Method::GET || request.method() == Method::HEAD {
        return Ok(());
    }
    if !is_from_here(app, request.headers()) {
        return Err(Refused::Foreign);
    }
    match caller.identity {
        Identity::Forged => Err(Refused::Forged),
        Identity::Nobody => Ok(()),
        Identity::Person(person) => app.may_post(person),
    }
}

/// Returns whether a request names our own host. What looks after the server may ask for its health by any name.
fn is_for_here(app: &App, request: &Request) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter().map(HeaderValue::to_str);
    let is_own = matches!((hosts.next(), hosts.next()), (Some(Ok(host)), None) if app.config.is_own_host(host));
    is_own || request.uri().path() == "/healthz"
}

/// Returns whether a post comes from one of our own pages.
fn is_from_here(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin") {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    match &app.config.public_url {
        Some(url) => origin.eq_ignore_ascii_case(url.trim_end_matches('/')),
        None => {
            let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            host.is_some() && host == text(header::HOST)
        }
    }
}

fn secured(mut response: Response, is_https: bool) -> Response {
    let is_too_many = response.status() == StatusCode::TOO_MANY_REQUESTS;
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    // Addresses of tables are for those who know them.
    set("referrer-policy", "same-origin");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    set("permissions-policy", "camera=(), geolocation=(), microphone=()");
    if is_https {
        set("strict-transport-security", ONLY_HTTPS);
    }
    if is_too_many {
        set("retry-after", LATER);
    }
    // Answers are not cached unless they say so.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
