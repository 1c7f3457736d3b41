use bequest_engine::{PerSeat, Pool, Seat};
use bequest_erbraffer::{Card, Effect, Person, View, Year};

use crate::family::own_benefactors;

/// The most portraits that are dealt.
pub(super) const PORTRAITS: usize = 6;

/// How far fortunes may still be from what is expected: before the very last turn, before the last round, and how much
/// further for every ten years before that. In thousands.
const SETTLED: f64 = 0.5;
const LAST_NOISE: f64 = 5.0;
const NOISE_PER_DECADE: f64 = 2.0;
/// What a thousand more counts for a seat that has won or lost already.
const PRIDE: f64 = 1e-4;

/// How much of something reaches which heir in the end.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// The viewer, by their portraits and their benefactors.
    pub(super) me: f64,
    /// Each rival by benefactors, on average.
    pub(super) uncles: f64,
    /// Each portrait of the last row.
    pub(super) portraits: [f64; PORTRAITS],
}

impl Reach {
    /// Adds so many times another.
    pub(super) fn add(&mut self, times: f64, other: &Reach) {
        self.me += times * other.me;
        self.uncles += times * other.uncles;
        self.portraits.iter_mut().zip(other.portraits).for_each(|(its, other)| *its += times * other);
    }

    /// Returns so many times as much.
    pub(super) fn times(&self, times: f64) -> Reach {
        let mut reach = Reach::default();
        reach.add(times, self);
        reach
    }

    /// Returns how much it is worth, each part by its weight.
    pub(super) fn weighed(&self, weights: &Reach) -> f64 {
        let portraits: f64 = self.portraits.iter().zip(weights.portraits).map(|(its, weight)| its * weight).sum();
        self.me * weights.me + self.uncles * weights.uncles + portraits
    }
}

/// What is known and what can be guessed of the others.
pub(super) struct Odds {
    me: Seat,
    collected: PerSeat<f64>,
    /// Every one or two portraits, by place in the last row, that a rival may hold; nobody knows anything of them.
    hands: Vec<(usize, usize)>,
    /// How far a fortune may still be from what is expected now, in thousands.
    noise: f64,
    /// The benefactor cards that each other seat may hold in secret, as a part of all that nobody has seen.
    secret: PerSeat<f64>,
    /// The benefactors with a card that has been seen.
    seen: Pool<Person>,
    /// The benefactors whose card the viewer has.
    own: Pool<Person>,
}

impl Odds {
    /// Looks at what is known.
    pub(super) fn new(view: &View, me: Seat) -> Self {
        let edition = view.edition();
        let shown =
            view.spent.values().iter().fold(view.own_benefactors().unwrap_or_default(), |all, its| all.or(*its));
        let open = edition.benefactor_cards().minus(shown);
        let hidden = open.iter().filter(|&card| !view.settled.contains(edition.benefactor(card))).count().max(1) as f64;
        let each = edition.benefactors_each(view.hands.players());
        Self {
            me,
            collected: view.collected.map(|_, &sum| f64::from(sum)),
            hands: hands(view),
            noise: noise(view),
            secret: view.spent.map(|seat, spent| if seat == me { 0.0 } else { (each - spent.len()) as f64 / hidden }),
            seen: shown.iter().map(|card| edition.benefactor(card)).collect(),
            own: own_benefactors(view),
        }
    }

    /// Returns how much of what lies on a benefactor goes to the viewer, and to each rival on average.
    pub(super) fn of_benefactor(&self, person: Person) -> Reach {
        let all: f64 = self.secret.values().iter().sum();
        let rivals = (self.secret.players() - 1) as f64;
        if self.own.contains(person) {
            let second = all.min(1.0);
            return Reach { me: 1.0 - second / 2.0, uncles: second / 2.0 / rivals, ..Reach::default() };
        }
        let copies = if self.seen.contains(person) { 1.0 } else { 2.0 };
        let held = 1.0 - (1.0 - all.min(1.0)).powf(copies);
        Reach { me: 0.0, uncles: held / rivals, ..Reach::default() }
    }

    /// Returns how likely another seat that hands out an estate holds the card of a benefactor.
    pub(super) fn rival_holds(&self, person: Person) -> f64 {
        let rivals = (self.secret.players() - 1) as f64;
        let copies = if self.seen.contains(person) { 1.0 } else { 2.0 };
        (self.secret.values().iter().sum::<f64>() / rivals * copies).min(1.0)
    }

    /// Returns the logarithm of how likely the viewer wins with these fortunes; if that is as good as settled, their own
    /// still counts a little.
    pub(super) fn of_winning(&self, fortune: &Reach) -> f64 {
        let mine = self.collected[self.me] + fortune.me;
        let rivals = self.collected.iter().filter(|(seat, _)| *seat != self.me);
        let beaten = rivals.map(|(_, collected)| self.of_beating(mine - collected - fortune.uncles, fortune).ln());
        beaten.sum::<f64>() + PRIDE * mine
    }

    /// Returns how likely a rival's portraits bring less than this.
    fn of_beating(&self, lead: f64, fortune: &Reach) -> f64 {
        let beats = |hand| 1.0 / (1.0 + (-(lead - together(fortune, hand)) / self.noise).exp());
        self.hands.iter().map(|&hand| beats(hand)).sum::<f64>() / self.hands.len().max(1) as f64 + f64::MIN_POSITIVE
    }

    /// Returns what one thousand more of each kind changes about [`Self::of_winning`], measured in thousands for the
    /// viewer alone, and what that is worth.
    pub(super) fn slopes(&self, fortune: &Reach) -> (Reach, f64) {
        let now = self.of_winning(fortune);
        let slope = |change: &dyn Fn(&mut Reach)| {
            let mut more = *fortune;
            change(&mut more);
            self.of_winning(&more) - now
        };
        let unit = slope(&|it| it.me += 1.0).max(PRIDE);
        let mut slopes = Reach { me: 1.0, uncles: slope(&|it| it.uncles += 1.0) / unit, ..Reach::default() };
        for place in 0..PORTRAITS {
            slopes.portraits[place] = slope(&|it| it.portraits[place] += 1.0) / unit;
        }
        (slopes, unit)
    }
}

/// Returns every one or two portraits that a rival may hold, by place in the last row; one alone stands twice.
fn hands(view: &View) -> Vec<(usize, usize)> {
    let own = view.own_portraits().unwrap_or_default();
    let row = view.edition().last_row().iter().enumerate();
    let unseen: Vec<usize> = row.filter(|(_, it)| !own.contains(*it)).map(|(place, _)| place).collect();
    if view.edition().portraits_each(view.hands.players()) == 1 {
        return unseen.iter().map(|&place| (place, place)).collect();
    }
    let pairs = unseen.iter().enumerate().flat_map(|(i, &one)| unseen[i + 1..].iter().map(move |&it| (one, it)));
    pairs.collect()
}

/// Returns what one or two portraits bring.
fn together(fortune: &Reach, (one, other): (usize, usize)) -> f64 {
    let second = if one == other { 0.0 } else { fortune.portraits[other] };
    fortune.portraits[one] + second
}

/// Returns how far fortunes may still be from what is expected, in thousands.
fn noise(view: &View) -> f64 {
    let others = f64::from(view.turns_left.saturating_sub(1)) / view.hands.players() as f64;
    if view.turns_left > 0 {
        return SETTLED + others * LAST_NOISE;
    }
    LAST_NOISE + NOISE_PER_DECADE * decades_left(view)
}

/// Returns how many times the hourglass has still to move.
pub(super) fn decades_left(view: &View) -> f64 {
    f64::from(Year::LAST.number() - view.year.number()) / 10.0
}

/// Returns the place of a person in the last row, if it is there.
pub(super) fn place(view: &View, person: Person) -> Option<usize> {
    view.edition().last_row().iter().position(|it| it == person)
}

/// Returns how many new wills the viewer holds.
pub(super) fn new_wills(view: &View) -> usize {
    let hand: Pool<Card> = view.own_hand().unwrap_or_default();
    hand.iter().filter(|&card| view.edition().effect(card) == Effect::NewWill).count()
}
