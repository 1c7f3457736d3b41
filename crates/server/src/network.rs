//! Addresses: which proxies are trusted, and what counts as one client.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// An address, or all addresses that begin like it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Network {
    address: IpAddr,
    /// How many bits have to be the same; no more than the address has.
    length: u8,
}

/// The proxies whose word about a client's address is taken.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Proxies(Vec<Network>);

/// What names no proxy, and no network of proxies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoProxy(String);

impl fmt::Display for NoProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no address of a proxy: {:?}; write it as in 127.0.0.1,10.0.0.0/8,::1 or loopback", self.0)
    }
}

impl std::error::Error for NoProxy {}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        let (all, own, other) = match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => (32, u32::from(own).into(), u32::from(other).into()),
            (IpAddr::V6(own), IpAddr::V6(other)) => (128, u128::from(own), u128::from(other)),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => return false,
        };
        (own ^ other).checked_shr(all - u32::from(self.length)).unwrap_or(0) == 0
    }
}

impl FromStr for Network {
    type Err = NoProxy;

    fn from_str(text: &str) -> Result<Self, NoProxy> {
        let none = || NoProxy(text.to_owned());
        let (address, length) = text.split_once('/').map_or((text, None), |(start, length)| (start, Some(length)));
        let address: IpAddr = address.parse().map_err(|_| none())?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let length = length.map_or(Ok(all), |length| length.parse().map_err(|_| none()))?;
        if length <= all { Ok(Self { address, length }) } else { Err(none()) }
    }
}

impl FromStr for Proxies {
    type Err = NoProxy;

    /// Reads addresses and networks with commas between them; `loopback` is this machine, `none` no proxy at all.
    fn from_str(text: &str) -> Result<Self, NoProxy> {
        let mut networks = Vec::new();
        for name in text.split(',').map(str::trim) {
            match name {
                "loopback" => networks.extend([
                    Network { address: Ipv4Addr::LOCALHOST.into(), length: 8 },
                    Network { address: Ipv6Addr::LOCALHOST.into(), length: 128 },
                ]),
                // How the environment said before that no proxy is trusted.
                "none" | "false" | "off" | "no" | "0" | "" => {}
                name => networks.push(name.parse()?),
            }
        }
        Ok(Self(networks))
    }
}

impl Proxies {
    /// Returns whether a connection from there comes from one of them.
    pub(crate) fn contain(&self, peer: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(peer.to_canonical()))
    }
}

/// Returns the address that the proxy in front has added to a request. All others in these headers can be forged.
pub(crate) fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let entry = last.rsplit(',').next()?.trim();
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
}

/// Returns what an address is counted by: anyone with IPv6 has 2⁶⁴ addresses, and they count as one.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_the_addresses_that_begin_like_it() {
        let proxies: Proxies = "loopback, 10.0.0.0/8,192.168.1.7,2001:db8::/32".parse().unwrap();
        for inside in ["127.0.0.1", "127.9.9.9", "::1", "10.255.0.1", "192.168.1.7", "2001:db8:5::1", "::ffff:10.1.2.3"]
        {
            assert!(proxies.contain(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["11.0.0.1", "192.168.1.8", "::2", "2001:db9::1", "::ffff:11.0.0.1", "a00::1"] {
            assert!(!proxies.contain(outside.parse().unwrap()), "{outside}");
        }
        let everyone: Proxies = "0.0.0.0/0,::/0".parse().unwrap();
        assert!(everyone.contain("8.8.8.8".parse().unwrap()) && everyone.contain("8::8".parse().unwrap()));
        assert_eq!("none".parse(), Ok(Proxies::default()));
    }

    #[test]
    fn what_names_no_proxy_is_refused_with_an_example() {
        for wrong in ["true", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0", "proxy.example", "127.0.0.1;10.0.0.1"] {
            let refused = wrong.parse::<Proxies>().unwrap_err().to_string();
            assert!(refused.contains(wrong) && refused.contains("127.0.0.1,10.0.0.0/8,::1 or loopback"), "{refused}");
        }
    }

    #[test]
    fn the_last_entry_of_the_last_header_counts_also_with_a_port() {
        for (list, last) in [
            (&["1.1.1.1, 2.2.2.2", "3.3.3.3,4.4.4.4"][..], Some("4.4.4.4")),
            (&["1.1.1.1:80"], Some("1.1.1.1")),
            (&["[2001:db8::1]:80"], Some("2001:db8::1")),
            (&["[2001:db8::1]"], Some("2001:db8::1")),
            (&["1.1.1.1", "unknown"], None),
            (&["1.1.1.1,"], None),
            (&[], None),
        ] {
            let mut headers = HeaderMap::new();
            for value in list {
                headers.append("x-forwarded-for", value.parse().unwrap());
            }
            assert_eq!(forwarded(&headers), last.map(|last| last.parse().unwrap()), "{list:?}");
        }
    }

    #[test]
    fn addresses_of_one_ipv6_network_count_as_one() {
        let count = |text: &str| counted(text.parse().unwrap());
        assert_eq!(count("2001:db8:1:2::1"), count("2001:db8:1:2:ffff::9"));
        assert_ne!(count("2001:db8:1:2::1"), count("2001:db8:1:3::1"));
        assert_eq!(count("::ffff:1.2.3.4"), count("1.2.3.4"));
        assert_ne!(count("1.2.3.4"), count("1.2.3.5"));
    }
}
