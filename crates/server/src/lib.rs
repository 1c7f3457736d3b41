//! The server of Bequest: people, tables, play, events.
//!
//! Everything it sends is built from a view. It knows no game's rules: it is given its [`Games`].

mod app;
mod bots;
mod bus;
mod config;
mod doctor;
mod drawing;
mod form;
mod games;
mod gate;
mod guard;
mod handover;
mod here;
mod last_seen;
mod metrics;
mod network;
mod opened;
mod orders;
mod people;
mod refused;
mod reply;
mod routes;
mod serve;
mod shown;
mod snapshot;
mod streams;
mod tables;
mod time;
mod timers;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use bequest_store::{Store, StoreError};
use bequest_table::{Moment, TableId, Uptime};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::app::App;
pub use crate::config::{Config, Limits};
pub use crate::doctor::{Examined, Finding, Outcome, Treated, examine, repair};
pub use crate::games::{Games, ServedGame};
pub use crate::network::{NoProxy, Proxies};
use crate::serve::{Connections, Doors};

/// A server on a store.
pub struct Server {
    app: Arc<App>,
}

impl Server {
    /// Makes a server; bots and clocks of stored tables start to run.
    ///
    /// # Errors
    /// Says why the store cannot be used.
    pub async fn new(store: Arc<dyn Store>, games: &'static Games, config: Config) -> Result<Self, StoreError> {
        let app = App::new(store, games, config).await?;
        tokio::spawn(Arc::clone(&app).keep_time());
        tokio::spawn(Arc::clone(&app).keep_clean());
        Ok(Self { app })
    }

    /// Returns all routes, which tests can call without a socket.
    pub fn router(&self) -> Router {
        let app = &self.app;
        // A stream is never compressed: a long-lived compressor takes much memory.
        let streams = Router::new()
            .route("/events", get(routes::events::home))
            .route("/t/{id}/events", get(routes::events::table));
        // Fonts are compressed already.
        let is_worth_it = SizeAbove::new(1024).and(NotForContentType::const_new("font/"));
        let pages = Router::new()
            .route("/", get(routes::home::home))
            .route("/turns", get(routes::home::turns))
            .route("/name", post(routes::home::name))
            .route("/language", post(routes::home::language))
            .route("/speed", post(routes::site::speed))
            .route("/new", get(routes::home::new))
            .route("/new/{file}", get(routes::home::options_style))
            .route("/tables", get(routes::site::tables).post(routes::home::create))
            .route("/rules", get(routes::site::rulebooks))
            .route("/rules/{game}", get(routes::site::rulebook))
            .route("/settings", get(routes::site::settings).post(routes::site::save_settings))
            .route("/about", get(routes::site::about))
            .route("/play-now", post(routes::home::play_now))
            .route("/first", post(routes::home::first))
            .route("/t/{id}", get(routes::table::page))
            .route("/t/{id}/regions", get(routes::events::regions))
            .route("/t/{id}/why", get(routes::table::why))
            .route("/t/{id}/record.rec", get(routes::table::record))
            .route("/t/{id}/picture.svg", get(routes::table::picture))
            .route("/t/{id}/chance.json", get(routes::table::chance))
            .route("/t/{id}/{what}", post(routes::play::post))
            .route("/assets/{name}", get(routes::files::asset))
            .route("/healthz", get(routes::files::health))
            .layer(CompressionLayer::new().gzip(true).compress_when(is_worth_it));
        pages
            .merge(streams)
            .fallback(routes::files::nothing)
            .method_not_allowed_fallback(routes::files::nothing)
            // No request should make us panic; if one does, the others must not suffer.
            .layer(CatchPanicLayer::custom(reply::panicked))
            .layer(from_fn_with_state(Arc::clone(app), guard::guard))
            .with_state(Arc::clone(app))
    }

    /// Returns what the server counts, to be served where players cannot see it.
    pub fn metrics_router(&self) -> Router {
        Router::new().route("/metrics", get(routes::files::metrics)).with_state(Arc::clone(&self.app))
    }

    /// Serves until the token is cancelled; then streams end, requests finish, and everything is written.
    pub async fn serve(&self, listener: TcpListener, stop: CancellationToken) {
        let app = Arc::clone(&self.app);
        let ending = stop.clone();
        tokio::spawn(async move {
            ending.cancelled().await;
            app.stop.cancel();
        });
        serve::serve(listener, self.router(), self.connections(Doors::new(&self.app.config)), stop).await;
        self.app.stop.cancel();
        self.app.store.close().await;
    }

    /// Ends streams, bots and clocks, and writes what is waiting.
    pub async fn stop(&self) {
        self.app.stop.cancel();
        self.app.store.close().await;
    }

    /// Serves the counters on a separate address.
    pub async fn serve_metrics(&self, listener: TcpListener, stop: CancellationToken) {
        serve::serve(listener, self.metrics_router(), self.connections(Doors::wide(64)), stop).await;
    }

    fn connections(&self, doors: Doors) -> Connections {
        let Config { head_time, shutdown_grace, .. } = self.app.config;
        Connections { doors: Arc::new(doors), head_time, shutdown_grace, metrics: Arc::clone(&self.app.metrics) }
    }

    /// Wakes a table as if it were this moment, and does what its clock requires. Tests use it instead of waiting.
    pub async fn look_at(&self, table: TableId, then: Uptime) {
        self.app.tables.wake(table, then).await;
    }

    /// Deletes the tables that are old enough as if it were this moment. Tests use it instead of waiting.
    pub async fn delete_old(&self, now: Moment) {
        self.app.delete_old(now).await;
    }

    /// Deletes the tables that are old enough, as the server does every hour. Tests use it instead of waiting.
    pub async fn clean(&self) {
        self.app.clean().await;
    }

    /// Moves the server's own time on. Tests use it instead of waiting.
    pub fn skip(&self, time: Duration) {
        self.app.time.skip(time);
    }

    /// Returns the server's own time, which all clocks of tables rest on.
    pub fn uptime(&self) -> Uptime {
        self.app.time.up()
    }

    /// Returns how many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.app.tables.in_memory()
    }
}
