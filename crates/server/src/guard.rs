//! What every request passes: who sends it, from where, how often. Also the security headers of every answer.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::people::{Caller, Claim, language, preferences};
use crate::refused::Refused;
use crate::reply::{self, Ask};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
    manifest-src 'self'";

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Lets a request in, or refuses it.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let ask = Ask::of(&request);
    let is_post = request.method() == Method::POST;
    let caller = caller(&app, &request);
    let response = match admit(&app, &request, &caller) {
        Ok(()) => {
            request.extensions_mut().insert(caller);
            next.run(request).await
        }
        Err(refused) => {
            let response = reply::refuse(ask, &refused, None);
            let forged = matches!(refused, Refused::Forged).then(|| app.seal.no_cookie());
            reply::with_cookie(response, forged)
        }
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.refusals.inc();
    }
    if is_post {
        app.metrics.posts.observe(start.elapsed().as_secs_f64());
    }
    secured(response)
}

fn caller(app: &App, request: &Request) -> Caller {
    let headers = request.headers();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    let told = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // The last one was added by our own proxy; those before it can be forged.
    let forwarded = told.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
    let address = if app.config.trust_proxy { forwarded.unwrap_or(peer) } else { peer };
    Caller {
        claim: app.seal.read(headers),
        language: language(headers),
        preferences: preferences(headers),
        address,
        games: app.games,
    }
}

fn admit(app: &App, request: &Request, caller: &Caller) -> Result<(), Refused> {
    if !app.may_ask(caller.address) {
        return Err(Refused::TooMany);
    }
    if request.method() == Method::GET || request.method() == Method::HEAD {
        return Ok(());
    }
    if !is_from_here(app, request.headers()) {
        return Err(Refused::Foreign);
    }
    match caller.claim {
        Claim::Forged => Err(Refused::Forged),
        Claim::Nobody => Ok(()),
        Claim::Person(person) => app.may_post(person),
    }
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

fn secured(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    // Addresses of tables are for those who know them.
    set("referrer-policy", "same-origin");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    set("permissions-policy", "camera=(), geolocation=(), microphone=()");
    // Answers are not cached unless they say so.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
