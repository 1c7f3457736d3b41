//! What the server counts. The figures cover all tables together, but even they could show a player when someone
//! answers in secret. So they are served on a separate address.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Counters and gauges.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: Counter,
    pub(crate) rows: Counter,
    pub(crate) failed_appends: Counter,
    pub(crate) thoughts: Counter,
    /// By kind of misstep.
    missteps: Family<Vec<(&'static str, &'static str)>, Counter>,
    pub(crate) refusals: Counter,
    pub(crate) tables_in_memory: Gauge,
    pub(crate) streams: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) connections_refused: Counter,
    pub(crate) tables_deleted: Counter,
    pub(crate) posts: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let posts = Histogram::new([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0]);
        let mut metrics = Self {
            registry: Registry::with_prefix("bequest"),
            tables: Counter::default(),
            rows: Counter::default(),
            failed_appends: Counter::default(),
            thoughts: Counter::default(),
            missteps: Family::default(),
            refusals: Counter::default(),
            tables_in_memory: Gauge::default(),
            streams: Gauge::default(),
            connections: Gauge::default(),
            connections_refused: Counter::default(),
            tables_deleted: Counter::default(),
            posts,
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("tables", "Tables made", self.tables.clone());
        registry.register("rows", "Rows made durable", self.rows.clone());
        registry.register("failed_appends", "Changes that could not be stored", self.failed_appends.clone());
        registry.register("bot_thoughts", "Questions that bots thought about", self.thoughts.clone());
        registry.register("bot_missteps", "Questions that a fallback answered for a bot", self.missteps.clone());
        registry.register("refusals", "Requests that were refused", self.refusals.clone());
        registry.register("tables_in_memory", "Tables in memory", self.tables_in_memory.clone());
        registry.register("streams", "Open event streams", self.streams.clone());
        registry.register("connections", "Open connections", self.connections.clone());
        let refused = "Connections for which their address had no more room";
        registry.register("connections_refused", refused, self.connections_refused.clone());
        registry.register("tables_deleted", "Old tables deleted", self.tables_deleted.clone());
        registry.register("post_seconds", "Time to answer a post, durably", self.posts.clone());
    }

    /// Counts an answer that a fallback gave for a bot.
    pub(crate) fn count_misstep(&self, what: &'static str) {
        self.missteps.get_or_create(&vec![("what", what)]).inc();
    }

    /// Writes everything in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(error) => format!("# {error}\n"),
        }
    }
}
