//! Positions from short record lines.
#![allow(dead_code, reason = "every file of tests uses its own part")]

use std::ops::{Deref, DerefMut};
use std::str::FromStr;

use bequest_conformance::{TestGame, piece, pieces, seat};
use bequest_engine::{Game, Pool, Unreadable, Waiting};
use bequest_erbraffer::{
    BenefactorCard, Card, Chance, Couple, Edition, Effect, Erbraffer, Heirloom, Person, PhaseView, Setup, Told,
};

/// A game with all its rows and events.
#[derive(Clone)]
pub(crate) struct Table {
    test_game: TestGame<Erbraffer>,
    /// The influence cards that were named for the deal: plain play leaves them alone.
    kept: Pool<Card>,
}

impl Deref for Table {
    type Target = TestGame<Erbraffer>;

    fn deref(&self) -> &TestGame<Erbraffer> {
        &self.test_game
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestGame<Erbraffer> {
        &mut self.test_game
    }
}

/// A table of the built-in edition before the deal.
pub(crate) fn table(players: usize) -> Table {
    table_of(Edition::built_in(), players)
}

/// A table before the deal.
pub(crate) fn table_of(edition: &'static Edition, players: usize) -> Table {
    Table { test_game: TestGame::new(Setup::new(players, edition)), kept: Pool::EMPTY }
}

/// A table of the built-in edition on its first turn, which is seat 1's.
///
/// `hands` names some influence cards of each seat, split by bars; hourglass cards fill them up.
pub(crate) fn game(players: usize, hands: &str) -> Table {
    game_of(Edition::built_in(), players, hands)
}

/// As [`game`], with another edition.
pub(crate) fn game_of(edition: &'static Edition, players: usize, hands: &str) -> Table {
    table_of(edition, players).deal(hands, "", "").play("first 1")
}

/// As [`game`], with some portraits and benefactor cards of each seat, split by bars like the hands.
pub(crate) fn dealt(hands: &str, portraits: &str, benefactors: &str) -> Table {
    table(hands.split('|').count()).deal(hands, portraits, benefactors).play("first 1")
}

/// Three players in 1870, where seat 3 has moved the hourglass and picks the first couple.
///
/// The estates: c01 has 15,000, h1 and h6; c02 has 10,000, h2 and h5; c03 has 20,000, h3 and h4. `hands` names up to
/// three more cards of each seat.
pub(crate) fn at_1870(hands: &str, benefactors: &str) -> Table {
    at_1870_of(Edition::built_in(), hands, benefactors)
}

/// As [`at_1870`], with another edition.
pub(crate) fn at_1870_of(edition: &'static Edition, hands: &str, benefactors: &str) -> Table {
    let [one, two, three] = hands.split('|').collect::<Vec<_>>().try_into().expect("three hands");
    let hands = format!("i07 {one}|i13 {two}|i06 {three}");
    table_of(edition, 3)
        .deal(&hands, "", benefactors)
        .play("first 1; play i07; heir p02; testament p05; play i13; heir p03; testament p06; play i06; heir p03")
}

/// The built-in edition with lines changed in the entries that have these ids.
pub(crate) fn changed(changes: &[(&str, &str, &str)]) -> &'static Edition {
    let mut text = Edition::built_in_file().replace("name = \"erbraffer-1\"", "name = \"changed\"");
    for (id, from, to) in changes {
        let start = text.find(&format!("\nid = \"{id}\"")).expect("an entry with this id");
        let end = text[start..].find("\n\n").map_or(text.len(), |length| start + length);
        let entry = text[start..end].to_owned();
        assert!(entry.contains(from), "{id} has no {from}");
        text.replace_range(start..end, &entry.replace(from, to));
    }
    Edition::read(&text).expect("the edition of a test is well formed").intern()
}

/// The built-in edition with other families: p10 is an only child; p08, p11 and p13 are brothers and sisters of the
/// benefactors p09 and p12; p07, who has a dowry, is a sister of p14, p16 and the benefactor p15.
pub(crate) fn families() -> &'static Edition {
    changed(&[
        ("p08", "c01", "c02"),
        ("p09", "c01", "c02"),
        ("p07", "generation = 1870", "generation = 1870\nparents = \"c03\""),
    ])
}

/// An edition without benefactors, with these rows and cards.
///
/// A row names for each person the couple it descends from, or 0; the first two of a row are a couple, then the next two.
/// A card is its kind, with its sum where it has one; a star marks the hourglass. h1 lies beside p01, h2 beside p02.
pub(crate) fn family_of(rows: &[&[usize]; 6], hand: usize, cards: &[&str]) -> &'static Edition {
    let source = "source = \"reconstructed\"\n";
    let mut text = format!("name = \"family\"\n[start]\ncash = 10\ncash_{source}[deal]\nhand = {hand}\n{source}");
    text += "portraits_two_or_three = 2\nportraits_four_to_six = 1\n";
    text += "benefactors_two_or_three = 0\nbenefactors_four_to_six = 0\n";
    let parents =
        (0..).zip(rows).flat_map(|(row, parents)| parents.iter().map(move |couple| (1840 + 30 * row, *couple)));
    for (number, (year, couple)) in (1..).zip(parents) {
        text += &format!("[[person]]\nid = \"p{number:02}\"\nname = \"Person {number}\"\nname_{source}sex = \"f\"\n");
        text += &format!("generation = {year}\nplace_{source}");
        if couple > 0 {
            text += &format!("parents = \"c{couple:02}\"\n");
        }
    }
    let married: usize = rows[..5].iter().map(|row| row.len()).sum();
    for couple in 1..=married / 2 {
        let (one, other) = (2 * couple - 1, 2 * couple);
        text += &format!("[[couple]]\nid = \"c{couple:02}\"\npartners = [\"p{one:02}\", \"p{other:02}\"]\n{source}");
    }
    for (number, key) in [(1, "clock"), (2, "violin")] {
        text += &format!("[[heirloom]]\nid = \"h{number}\"\nkey = \"{key}\"\nvalue = 5\nvalue_{source}");
        text += &format!("owner = \"p{number:02}\"\nowner_{source}");
    }
    for (number, card) in (1..).zip(cards) {
        let (kind, hourglass) = card.strip_suffix('*').map_or((*card, ""), |kind| (kind, "hourglass = true\n"));
        let (kind, sum) =
            kind.split_once(' ').map_or((kind, String::new()), |(kind, sum)| (kind, format!("amount = {sum}\n")));
        text += &format!("[[card]]\nid = \"i{number:02}\"\nkind = \"{kind}\"\n{sum}title = \"tax\"\n{source}");
        text += &format!("{hourglass}hourglass_{source}");
    }
    Edition::read(&text).expect("the edition of a test is well formed").intern()
}

/// One couple in each row but the last, each with an only child that marries someone from outside.
pub(crate) const NARROW: [&[usize]; 6] = [&[0, 0], &[1, 0], &[2, 0], &[3, 0], &[4, 0], &[5, 5, 5, 5, 5, 5]];

/// Reads what is named of each seat's hand.
fn by_seat<T: FromStr<Err = Unreadable>>(text: &str, players: usize) -> Vec<Vec<T>> {
    let named: Vec<Vec<T>> = if text.is_empty() {
        (0..players).map(|_| Vec::new()).collect()
    } else {
        text.split('|').map(pieces).collect()
    };
    assert_eq!(named.len(), players, "a hand for each seat");
    named
}

impl Table {
    /// Deals what is named, and other cards besides: portraits in order, benefactors of late generations, hourglasses.
    pub(crate) fn deal(mut self, hands: &str, portraits: &str, benefactors: &str) -> Self {
        let (edition, players) = (self.setup.components(), self.players());
        let named = by_seat::<Person>(portraits, players);
        let heirs =
            fill(&named, edition.portraits_each(players), &edition.last_row().iter().collect::<Vec<_>>(), |_, _| true);
        for person in heirs.into_iter().flatten() {
            self.chance(Chance::Portrait(person));
        }
        let named = by_seat::<BenefactorCard>(benefactors, players);
        let mut late: Vec<BenefactorCard> = edition.benefactor_cards().iter().collect();
        late.reverse();
        let each = edition.benefactors_each(players);
        for card in fill(&named, each, &late, |hand, card| suits(edition, hand, card)).into_iter().flatten() {
            self.chance(Chance::Benefactor(card));
        }
        let named = by_seat::<Card>(hands, players);
        self.kept = named.iter().flatten().copied().collect();
        let cards = fill(&named, edition.hand(), &by_preference(edition), |_, _| true);
        for card in cards.into_iter().flatten() {
            self.chance(Chance::Draw(card));
        }
        self
    }

    /// Plays steps split by semicolons: `2 play i17; heir p08; heir p10; round up; draw i20; * decline`.
    ///
    /// A step without a number is that of the only seat that is asked, a star stands for every seat that is asked, one
    /// after the other. Each step has to be legal. Cards that no step draws are drawn by preference.
    pub(crate) fn play(self, steps: &str) -> Self {
        self.before_draw(steps).drawn()
    }

    /// As [`play`](Self::play), but stops before cards are drawn after the last step.
    pub(crate) fn before_draw(mut self, steps: &str) -> Self {
        for step in bequest_conformance::steps(steps) {
            self.step(step);
        }
        self
    }

    /// Lets chance do what it has to.
    pub(crate) fn drawn(mut self) -> Self {
        while self.game.waits_for() == Waiting::Chance && self.open().phase != PhaseView::Dealing {
            let outcome = self.preferred();
            self.chance(outcome);
        }
        self
    }

    /// Draws a card that moves the hourglass if there is one.
    fn preferred(&self) -> Chance {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        let order = by_preference(self.setup.components());
        let place = |outcome: &Chance| match outcome {
            Chance::Draw(card) => order.iter().position(|its| its == card),
            _ => None,
        };
        outcomes.into_iter().map(|(outcome, _)| outcome).min_by_key(place).expect("an outcome")
    }

    fn step(&mut self, text: &str) {
        if let Ok(outcome) = text.parse::<Chance>() {
            return self.chance(outcome);
        }
        if self.game.waits_for() == Waiting::Chance {
            *self = self.clone().drawn();
        }
        self.test_game.step(text);
    }

    /// Plays on until the hourglass has reached a year: cards only for the first married heir, testaments from the
    /// right, all of an estate to the first married child, no new will.
    pub(crate) fn to(mut self, year: u16) -> Self {
        while self.year() < year {
            self.go_on();
        }
        self
    }

    /// Plays on until someone has a turn, as [`to`](Self::to) does.
    pub(crate) fn until_a_turn(mut self) -> Self {
        while !matches!(self.open().phase, PhaseView::Turn { .. }) {
            self.go_on();
        }
        self
    }

    /// Plays on until the game is over, as [`to`](Self::to) does.
    pub(crate) fn until_over(mut self) -> Self {
        while self.game.waits_for() != Waiting::Nobody {
            self.go_on();
        }
        self
    }

    /// Makes one step as [`to`](Self::to) does.
    pub(crate) fn plain_step(mut self) -> Self {
        self.go_on();
        self
    }

    /// Makes one plain step, and lets chance speak.
    fn go_on(&mut self) {
        if self.game.waits_for() != Waiting::Chance {
            let number = self.asked()[0];
            let legal = self.legal(number);
            let has = |start: &str| legal.iter().find(|action| action.starts_with(start)).cloned();
            let action = match self.open().phase {
                PhaseView::Turn { .. } => self.plain_turn(&legal),
                PhaseView::Testament => legal.last().cloned(),
                PhaseView::Answering { .. } => has("decline"),
                PhaseView::Sharing => self.plain_gift().or(has("confirm")).or(has("rest")),
                _ => legal.first().cloned(),
            };
            self.act(number, &action.expect("something is legal"));
        }
        *self = self.clone().drawn();
    }

    /// Plays a plain hourglass card, or throws away what is none.
    fn plain_turn(&self, legal: &[String]) -> Option<String> {
        let edition = self.setup.components();
        let plain = |card: Card| edition.card(card).hourglass && is_plain(edition.effect(card));
        let find = |start: &str, fits: &dyn Fn(Card) -> bool| {
            let card = |action: &str| action.strip_prefix(start).map(piece::<Card>);
            legal.iter().find(|action| card(action).is_some_and(fits)).cloned()
        };
        let married =
            |action: &&String| action.strip_prefix("heir ").is_some_and(|heir| edition.married().contains(piece(heir)));
        (legal.iter().find(married).cloned())
            .or(legal.iter().find(|action| *action == "confirm").cloned())
            .or(find("play ", &|card| plain(card) && !self.kept.contains(card)))
            .or(find("throw ", &|card| !self.kept.contains(card)))
            .or(find("throw ", &|_| true))
    }

    /// Gives the next heirloom of the estate to the first married child.
    fn plain_gift(&self) -> Option<String> {
        let estate = self.open().estate?;
        let heirloom = estate.heirlooms.iter().find(|&it| estate.heir_of(it).is_none())?;
        let child = self.setup.components().married_children(estate.couple).iter().next()?;
        Some(format!("give {heirloom} {child}"))
    }

    /// The year on which the hourglass stands.
    pub(crate) fn year(&self) -> u16 {
        self.open().year.number()
    }

    /// The seat whose turn it is.
    pub(crate) fn turn(&self) -> usize {
        self.open().turn.number()
    }

    /// What lies on these portraits.
    pub(crate) fn cash(&self, persons: &str) -> Vec<u16> {
        pieces(persons).into_iter().map(|person: Person| self.open().cash[person]).collect()
    }

    /// Who an heirloom lies beside.
    pub(crate) fn owner(&self, heirloom: &str) -> String {
        self.open().owner(piece::<Heirloom>(heirloom)).to_string()
    }

    /// The cards that a seat holds.
    pub(crate) fn hand(&self, number: usize) -> Pool<Card> {
        self.open().hands[seat(number)].cards.expect("everything is open")
    }

    /// What each seat has collected from benefactors.
    pub(crate) fn collected(&self) -> Vec<u16> {
        self.open().collected.values().to_vec()
    }

    /// The couples whose estates wait.
    pub(crate) fn couples_left(&self) -> Pool<Couple> {
        self.open().couples_left
    }

    /// What the only seat that is asked may do that starts so, without the start.
    pub(crate) fn choices(&self, start: &str) -> Vec<String> {
        let asked = self.asked();
        assert_eq!(asked.len(), 1, "only one is asked");
        self.legal(asked[0]).iter().filter_map(|action| action.strip_prefix(start)).map(str::to_owned).collect()
    }

    /// How often everyone has heard something of a kind.
    pub(crate) fn times_heard(&self, kind: impl Fn(&Told) -> bool) -> usize {
        self.heard().iter().filter(|told| kind(told)).count()
    }
}

/// Fills hands up with the first ones that suit and are not named.
fn fill<T: Copy + PartialEq>(named: &[Vec<T>], each: usize, all: &[T], suits: impl Fn(&[T], T) -> bool) -> Vec<Vec<T>> {
    let mut free: Vec<T> = all.iter().copied().filter(|it| !named.iter().flatten().any(|its| its == it)).collect();
    let mut hands = named.to_vec();
    for hand in &mut hands {
        while hand.len() < each {
            let place = free.iter().position(|it| suits(hand, *it)).expect("the hands can be filled up");
            hand.push(free.remove(place));
        }
    }
    hands
}

/// Tells whether a benefactor card can be added to a hand that nobody hands back.
fn suits(edition: &Edition, hand: &[BenefactorCard], card: BenefactorCard) -> bool {
    let person = |card: &BenefactorCard| edition.benefactor(*card);
    let generation = |card: &BenefactorCard| edition.person(person(card)).generation;
    let same = hand.iter().filter(|its| generation(its) == generation(&card)).count();
    same < 2 && !hand.iter().any(|its| person(its) == person(&card))
}

/// Tells whether a card wants nothing but one heir named.
fn is_plain(effect: Effect) -> bool {
    matches!(effect, Effect::Gain(_) | Effect::Loss(_) | Effect::LoseAll | Effect::Double)
}

/// The influence cards: those that make one richer and move the hourglass first, new wills and clean sweeps last.
fn by_preference(edition: &Edition) -> Vec<Card> {
    let mut cards: Vec<Card> = edition.cards().iter().collect();
    cards.sort_by_key(|&card| {
        let (effect, hourglass) = (edition.effect(card), edition.card(card).hourglass);
        match effect {
            Effect::NewWill | Effect::Sweep => 4,
            Effect::Gain(_) if hourglass => 0,
            _ if hourglass && is_plain(effect) => 1,
            _ if hourglass => 2,
            _ => 3,
        }
    });
    cards
}
