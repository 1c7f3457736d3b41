//! Connections: one task each, small buffers, no more than a share for one address, and an end that lets everyone finish.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::config::Config;
use crate::guard::{self, Peer};
use crate::handover::{self, Handover};
use crate::metrics::Metrics;
use crate::network::{Proxies, counted};

/// How long a connection may take to ask for what it is refused.
const REFUSAL_TIME: Duration = Duration::from_secs(2);
/// So many connections are told at the same time that there is no room; others are closed without a word.
const REFUSALS: usize = 64;

/// How many connections there may be, and who has them.
pub(crate) struct Doors {
    most: usize,
    /// How many one address may have.
    share: usize,
    /// The last places, for addresses that have none.
    reserve: usize,
    /// Those who connect for others, and count themselves how many.
    proxies: Proxies,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// How connections are served.
pub(crate) struct Connections {
    pub(crate) doors: Arc<Doors>,
    pub(crate) head_time: Duration,
    pub(crate) shutdown_grace: Duration,
    pub(crate) metrics: Arc<Metrics>,
}

impl Doors {
    /// Returns doors that keep to the limits of a server.
    pub(crate) fn new(config: &Config) -> Self {
        let most = config.limits.connections.max(1);
        let Some(share) = config.limits.address_connections else { return Self::wide(most) };
        let share = (share.get() as usize).min(most.div_ceil(2));
        Self { share, reserve: most / 16, proxies: config.trust_proxy.clone(), ..Self::wide(most) }
    }

    /// Returns doors through which one address may make all the connections.
    pub(crate) fn wide(most: usize) -> Self {
        Self { most, share: usize::MAX, reserve: 0, proxies: Proxies::default(), open: Mutex::default() }
    }

    /// Lets a connection in if its address may have one more.
    fn enter(self: &Arc<Self>, peer: IpAddr) -> Option<Inside> {
        let address = counted(peer);
        let mut open = self.open.lock().expect("nobody panics while holding the doors");
        let own = open.by_address.get(&address).copied().unwrap_or(0);
        let is_busy = self.reserve > 0 && open.all >= self.most - self.reserve;
        let fits = own < self.share && (own == 0 || !is_busy);
        if !fits && !self.proxies.contain(peer) {
            return None;
        }
        open.all += 1;
        *open.by_address.entry(address).or_default() += 1;
        Some(Inside { doors: Arc::clone(self), address })
    }
}

/// A connection that was let in, as long as it is open.
struct Inside {
    doors: Arc<Doors>,
    address: IpAddr,
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut open = self.doors.open.lock().expect("nobody panics while holding the doors");
        open.all -= 1;
        if let Some(own) = open.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

/// Serves a limited number of connections until it is told to stop, then lets them finish.
pub(crate) async fn serve(listener: TcpListener, router: Router, how: Connections, stop: CancellationToken) {
    let room = Arc::new(Semaphore::new(how.doors.most));
    let refusals = Arc::new(Semaphore::new(REFUSALS.min(how.doors.reserve.max(1))));
    let refusing = Router::new().fallback(guard::crowded);
    let tasks = Tasks { open: TaskTracker::new(), stop };
    let stop = &tasks.stop;
    loop {
        let permit = tokio::select! {
            () = stop.cancelled() => break,
            permit = Arc::clone(&room).acquire_owned() => permit,
        };
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match (accepted, permit) {
            (Ok((stream, peer)), Ok(permit)) => {
                if let Some(inside) = how.doors.enter(peer.ip()) {
                    let guest = Guest::new(vec![permit], Some(inside), &how.metrics);
                    connect(stream, peer, (&router, how.head_time), &tasks, guest);
                } else {
                    how.metrics.connections_refused.inc();
                    let Ok(refusal) = Arc::clone(&refusals).try_acquire_owned() else { continue };
                    let guest = Guest::new(vec![permit, refusal], None, &how.metrics);
                    connect(stream, peer, (&refusing, REFUSAL_TIME), &tasks, guest);
                }
            }
            // Out of descriptors or the like: open connections go on, and we try again a little later.
            (Err(error), _) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (_, Err(_)) => break,
        }
    }
    drop(listener);
    tasks.open.close();
    if tokio::time::timeout(how.shutdown_grace, tasks.open.wait()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// The tasks of all connections, and what ends them.
struct Tasks {
    open: TaskTracker,
    stop: CancellationToken,
}

/// Counts a connection as long as it is open.
struct Guest {
    _permits: Vec<OwnedSemaphorePermit>,
    /// Nothing if there is no room for it.
    inside: Option<Inside>,
    metrics: Arc<Metrics>,
}

impl Guest {
    fn new(permits: Vec<OwnedSemaphorePermit>, inside: Option<Inside>, metrics: &Arc<Metrics>) -> Self {
        metrics.connections.inc();
        Self { _permits: permits, inside, metrics: Arc::clone(metrics) }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.metrics.connections.dec();
    }
}

fn connect(stream: TcpStream, peer: SocketAddr, (router, head_time): (&Router, Duration), tasks: &Tasks, guest: Guest) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is gone already");
    }
    let (router, handover) = (router.clone(), Handover::default());
    let lasting = handover.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        let (lasting, can_last) = (lasting.clone(), handover::can_last(&request));
        let answer = router.clone().oneshot(request.map(Body::new));
        async move { lasting.pass(answer.await?, can_last).await }
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .keep_alive(guest.inside.is_some())
        // The smallest buffer that takes a head; a connection needs little more.
        .max_buf_size(8 * 1024)
        .serve_connection(TokioIo::new(stream), service);
    // A stream leaves it, and should not keep its place.
    let (connection, stop) = (Box::new(connection), tasks.stop.clone());
    tasks.open.spawn(async move {
        handover::serve(connection, handover, stop).await;
        drop(guest);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;

    fn doors(connections: usize, each: u32, proxies: &str) -> Arc<Doors> {
        let address_connections = std::num::NonZeroU32::new(each);
        let limits = Limits { connections, address_connections, ..Limits::none() };
        let trust_proxy = proxies.parse().unwrap();
        Arc::new(Doors::new(&Config { limits, trust_proxy, ..Config::default() }))
    }

    /// Lets connections of one address in until there is no room for more.
    fn fill(doors: &Arc<Doors>, address: &str) -> Vec<Inside> {
        std::iter::from_fn(|| doors.enter(address.parse().unwrap())).take(1000).collect()
    }

    #[test]
    fn one_address_has_its_share_and_gets_it_back() {
        let doors = doors(100, 10, "none");
        let first = fill(&doors, "1.1.1.1");
        assert_eq!((first.len(), fill(&doors, "1.1.1.2").len()), (10, 10));
        drop(first);
        assert_eq!(fill(&doors, "1.1.1.1").len(), 10);
        assert!(doors.open.lock().unwrap().by_address.is_empty(), "nobody who has left is remembered");
    }

    #[test]
    fn one_address_never_has_more_than_half() {
        assert_eq!(fill(&doors(100, 500, "none"), "1.1.1.1").len(), 50);
    }

    #[test]
    fn a_network_of_ipv6_has_one_share() {
        let doors = doors(100, 10, "none");
        let _first = fill(&doors, "2001:db8::1");
        assert!(doors.enter("2001:db8::2".parse().unwrap()).is_none());
        assert!(doors.enter("2001:db8:0:1::2".parse().unwrap()).is_some());
    }

    #[test]
    fn the_last_places_are_for_addresses_that_have_none() {
        let doors = doors(64, 20, "none");
        let taken: Vec<_> = (1..=3).flat_map(|end| fill(&doors, &format!("1.1.1.{end}"))).collect();
        assert_eq!(taken.len(), 60, "four of 64 are reserved");
        assert_eq!(fill(&doors, "2.2.2.2").len(), 1);
        assert_eq!(fill(&doors, "3.3.3.3").len(), 1);
        let (one, two) = (doors.enter("2.2.2.2".parse().unwrap()), doors.enter("2.2.2.2".parse().unwrap()));
        assert!(one.is_some() && two.is_none());
    }

    #[test]
    fn a_named_proxy_connects_for_everybody() {
        assert_eq!(fill(&doors(100, 10, "10.0.0.0/8"), "10.1.2.3").len(), 1000);
    }

    #[test]
    fn without_a_limit_one_address_may_have_everything() {
        assert_eq!(fill(&doors(100, 0, "none"), "1.1.1.1").len(), 1000);
    }
}
