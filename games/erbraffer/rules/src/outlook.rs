//! What a seat can hope for, by what a viewer may know: how much of a sum reaches its heirs, and how large its fortune
//! may become.

use bequest_engine::{Pool, Seat};

use crate::components::GENERATIONS;
use crate::{Couple, Edition, Heirloom, Holdings, PerPerson, Person, View};

/// Every number of children that a couple can have divides this.
const PARTS: u64 = 840;
/// Sums are in thousands, estimates in hundreds.
const HUNDREDS: u128 = 10;

/// A part of a sum, without any rounding: it is divided once per generation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Share(u64);

impl Share {
    /// Nothing of it.
    pub const NOTHING: Share = Share(0);
    /// All of it.
    pub const WHOLE: Share = Share(PARTS.pow(GENERATIONS as u32 - 1));

    /// Tells whether it is nothing at all.
    pub fn is_nothing(self) -> bool {
        self == Self::NOTHING
    }

    /// Returns it in hundredths of the whole, rounded.
    pub fn percent(self) -> u32 {
        rounded(self.0, 100)
    }

    /// Returns it in thousandths of the whole, rounded.
    pub fn per_mille(self) -> u32 {
        rounded(self.0, 1000)
    }

    /// Returns this part of a sum in thousands; the part is in hundreds, rounded.
    pub fn of(self, thousands: u16) -> u32 {
        rounded(self.weigh(thousands), HUNDREDS)
    }

    /// Returns this part of a sum in thousands, without rounding. The bank never has more than ten million out (ERB-14),
    /// so nothing overflows.
    fn weigh(self, thousands: u16) -> u64 {
        self.0 * u64::from(thousands)
    }
}

/// Returns how many wholes so many times a number of parts are, rounded.
fn rounded(parts: u64, times: u128) -> u32 {
    let whole = u128::from(Share::WHOLE.0);
    ((u128::from(parts) * times + whole / 2) / whole) as u32
}

/// How much of everyone's wealth reaches the heirs of a seat if every estate is split evenly and benefactors get
/// nothing, and which benefactors may leave something to it.
#[derive(Clone, Debug)]
pub struct Outlook {
    edition: &'static Edition,
    shares: PerPerson<Share>,
    benefactors: Pool<Person>,
    living: usize,
    collected: u16,
}

/// What a seat may own at the end, in hundreds, if nothing but the even sharing of estates happens any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Estimate {
    /// The cash that reaches its heirs, dowries included.
    pub cash: u32,
    /// The worth of the heirlooms that reach its heirs.
    pub heirlooms: u32,
    /// What it has collected from benefactors.
    pub collected: u32,
    /// What its hidden benefactor cards bring: if someone else holds the same cards, and if nobody does. ERB-37
    pub benefactors: (u32, u32),
}

impl Estimate {
    /// Returns the whole fortune; benefactor cards count with the middle of what they may bring.
    pub fn total(&self) -> u32 {
        self.cash + self.heirlooms + self.collected + self.benefactors.0.midpoint(self.benefactors.1)
    }
}

impl View {
    /// Returns what a seat can hope for, if the viewer knows its heirs.
    pub fn outlook(&self, seat: Seat) -> Option<Outlook> {
        let heirs = self.portraits[seat].filter(|heirs| !heirs.is_empty())?;
        let edition = self.edition();
        let hidden = self.benefactors[seat].unwrap_or_default().minus(self.spent[seat]);
        let living = usize::from(self.living);
        let alive = |person: &Person| edition.person(*person).generation >= living;
        Some(Outlook {
            edition,
            shares: shares(edition, heirs),
            benefactors: hidden.iter().map(|card| edition.benefactor(card)).filter(alive).collect(),
            living,
            collected: self.collected[seat],
        })
    }

    /// Returns what the viewer can hope for, if they sit at the table and their heirs have been dealt.
    pub fn own_outlook(&self) -> Option<Outlook> {
        self.viewer.seat().and_then(|seat| self.outlook(seat))
    }
}

impl Outlook {
    /// Returns how much of what someone has reaches the heirs; nothing of what the dead or benefactors have.
    pub fn share(&self, person: Person) -> Share {
        let is_alive = self.edition.person(person).generation >= self.living;
        if is_alive { self.shares[person] } else { Share::NOTHING }
    }

    /// Returns how much of a couple's estate reaches the heirs by way of one child. ERB-32, ERB-34
    pub fn way(&self, couple: Couple, child: Person) -> Share {
        way(self.edition, &self.shares, couple, child)
    }

    /// Returns the benefactors who have not been paid out yet and whose card the seat holds.
    pub fn benefactors(&self) -> Pool<Person> {
        self.benefactors
    }

    /// Estimates the fortune of the seat if the family has this.
    pub fn estimate(&self, holdings: &Holdings) -> Estimate {
        let edition = self.edition;
        let cash: u64 =
            edition.persons().iter().map(|it| self.shares[it].weigh(holdings.cash[it] + self.dowry(it))).sum();
        let worth = |it: Heirloom| self.shares[holdings.owner(it)].weigh(edition.heirloom(it).value);
        let heirlooms: u64 = edition.heirlooms().iter().map(worth).sum();
        let left = |part: fn(u16) -> u16| -> u32 {
            self.benefactors.iter().map(|it| 10 * u32::from(part(holdings.cash[it]))).sum()
        };
        Estimate {
            cash: rounded(cash, HUNDREDS),
            heirlooms: rounded(heirlooms, HUNDREDS),
            collected: 10 * u32::from(self.collected),
            benefactors: (left(|sum| sum / 2), left(|sum| sum)), // ERB-37
        }
    }

    /// Returns the money that lies ready for someone whose generation does not live yet. ERB-3
    fn dowry(&self, person: Person) -> u16 {
        let info = self.edition.person(person);
        if info.generation > self.living { info.dowry } else { 0 }
    }
}

/// Works out how much of everyone's wealth reaches some heirs.
fn shares(edition: &Edition, heirs: Pool<Person>) -> PerPerson<Share> {
    let mut shares = PerPerson::filled(Share::NOTHING);
    heirs.iter().for_each(|heir| shares[heir] = Share::WHOLE);
    // What children leave is known before what parents do.
    for generation in (0..Edition::LAST_GENERATION).rev() {
        for couple in edition.couples_in(generation).iter() {
            let ways = edition.married_children(couple).iter().map(|child| way(edition, &shares, couple, child).0);
            let worth = Share(ways.sum());
            edition.couple(couple).partners.into_iter().for_each(|partner| shares[partner] = worth);
        }
    }
    shares
}

fn way(edition: &Edition, shares: &PerPerson<Share>, couple: Couple, child: Person) -> Share {
    let married = edition.married_children(couple);
    if married.contains(child) { Share(shares[child].0 / married.len() as u64) } else { Share::NOTHING }
}
