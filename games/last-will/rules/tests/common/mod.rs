//! Positions from short record lines.
#![allow(dead_code, reason = "every file of tests uses its own part")]

use std::ops::{Deref, DerefMut};

use bequest_conformance::{TestGame, piece, pieces, seat};
use bequest_engine::{Game, Piece, Seat, Setup as _, Waiting};
use bequest_last_will::{
    Card, Cards, Chance, Deck, Edition, Family, Household, LastWill, Phase, PlanSpace, Setup, TaskView, Told, View,
};

/// A game with all its rows and events.
#[derive(Clone)]
pub(crate) struct Table {
    test_game: TestGame<LastWill>,
    /// The cards that someone is to have: nobody else gets them by accident.
    wanted: Vec<Vec<Card>>,
}

impl Deref for Table {
    type Target = TestGame<LastWill>;

    fn deref(&self) -> &TestGame<LastWill> {
        &self.test_game
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestGame<LastWill> {
        &mut self.test_game
    }
}

/// A table before the first step.
pub(crate) fn table(setup: Setup) -> Table {
    let wanted = (0..setup.players()).map(|_| Vec::new()).collect();
    Table { test_game: TestGame::new(setup), wanted }
}

/// A table of the base game before the first step.
pub(crate) fn base(players: usize) -> Table {
    table(Setup::base(players, Edition::built_in()))
}

/// A table with the whole expansion before the first step.
pub(crate) fn sacked(players: usize) -> Table {
    table(Setup::sacked(players, Edition::built_in()))
}

/// A change of the built-in edition: behind a text, the first place with one text gets another.
pub(crate) type Change<'a> = (&'a str, &'a str, &'a str);

/// The built-in edition with changes.
pub(crate) fn changed(changes: &[Change<'_>]) -> &'static Edition {
    edition(&changed_file(changes))
}

/// The built-in edition with printed plans of no card to seven cards, from the left, each with three boys and nine actions.
pub(crate) fn roomy() -> &'static Edition {
    roomy_with(&[])
}

/// As [`roomy`], with other changes besides.
pub(crate) fn roomy_with(changes: &[Change<'_>]) -> &'static Edition {
    let mut file = changed_file(changes);
    let (start, end) = (file.find("[[plan]]").expect("plans"), file.rfind("[[plan]]").expect("plans"));
    let end = end + file[end..].find("\n\n").expect("an end");
    let plan = |cards| {
        format!(
            "[[plan]]\nplayers = [2, 3, 4, 5]\ncards = {cards}\nboys = 3\nactions = 9\nsource = \"reconstructed\"\n"
        )
    };
    let plans: Vec<String> = (0..8).map(plan).collect();
    file.replace_range(start..end, plans.join("\n").trim_end());
    edition(&file)
}

fn changed_file(changes: &[Change<'_>]) -> String {
    let mut file = Edition::built_in_file().replace("name = \"last-will-1\"", "name = \"changed\"");
    for (behind, from, to) in changes {
        let start = file.find(behind).unwrap_or_else(|| panic!("the file has no {behind:?}"));
        let place = file[start..].find(from).unwrap_or_else(|| panic!("there is no {from:?} behind {behind:?}"));
        file.replace_range(start + place..start + place + from.len(), to);
    }
    file
}

fn edition(file: &str) -> &'static Edition {
    Edition::read(file).unwrap_or_else(|error| panic!("{error}")).intern()
}

/// The first turn of seat 1 in a base game with [`roomy`] plans. `hands` names cards of each seat, split by bars; special
/// cards and wild companions are fetched by boys, all others stay at home. Hands may have other helpers or properties
/// besides, as everyone keeps two of those at the start.
pub(crate) fn turn(hands: &str) -> Table {
    let players = hands.split('|').count();
    table(Setup::base(players, roomy())).turn(hands)
}

/// As [`turn`], with the whole expansion but printed plans. `jobs` names the job of each seat, split by spaces.
pub(crate) fn sacked_turn(jobs: &str, hands: &str) -> Table {
    sacked_turn_of(roomy(), jobs, hands)
}

/// As [`sacked_turn`], with another edition, which has to be [`roomy_with`] something.
pub(crate) fn sacked_turn_of(edition: &'static Edition, jobs: &str, hands: &str) -> Table {
    let players = hands.split('|').count();
    let mut table = table(Setup::sacked(players, edition).with_base_plans());
    for (number, job) in (1..).zip(jobs.split_whitespace()) {
        table = table.play(&format!("job {number} {job}"));
    }
    table.turn(hands)
}

impl Table {
    /// Plays steps split by semicolons: `first 2; 1 keep h3; plan 3; card e12; * end`.
    ///
    /// A step without a number is that of the only seat that is asked, a star stands for every seat that is asked, one
    /// after the other. Each step has to be legal. Chance that no step names does what is least: it goes by order, and
    /// draws no card that a hand is to have. Before a step that chance cannot make yet it goes on by itself.
    pub(crate) fn play(mut self, steps: &str) -> Self {
        for step in bequest_conformance::steps(steps) {
            self.step(step);
        }
        self
    }

    fn step(&mut self, text: &str) {
        while self.game.waits_for() == Waiting::Chance {
            let named = text.parse::<Chance>().ok().filter(|_| self.outcomes().iter().any(|outcome| outcome == text));
            match named {
                Some(outcome) => return self.chance(outcome),
                None => self.draw_one(),
            }
        }
        self.test_game.step(text);
    }

    /// Lets chance do what it has to.
    pub(crate) fn drawn(mut self) -> Self {
        while self.game.waits_for() == Waiting::Chance {
            self.draw_one();
        }
        self
    }

    /// Lets chance do what is least, or what a hand is to have.
    fn draw_one(&mut self) {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        let outcomes: Vec<Chance> = outcomes.into_iter().map(|(outcome, _)| outcome).collect();
        let wanted = self.wanted_now();
        let others: Cards = self.wanted.iter().flatten().copied().collect();
        let market = self.setup.components().market();
        let rank = |outcome: &&Chance| match **outcome {
            Chance::Card(card) if wanted.contains(&card) => 0,
            Chance::Card(card) if others.contains(card) => 1000,
            Chance::Card(card) => 900 - card.index(),
            Chance::Market(its) if its == market => 0,
            _ => 1,
        };
        let outcome = *outcomes.iter().min_by_key(rank).expect("something is possible");
        self.chance(outcome);
    }

    /// Returns the cards that are to come up now, if they can.
    fn wanted_now(&self) -> Vec<Card> {
        let view = self.open();
        let is_special = |card: &&Card| matches!(card.family(), Family::Special | Family::NewSpecial);
        match view.phase {
            Phase::Offering => self.wanted.iter().flatten().filter(is_special).copied().collect(),
            Phase::Dealing => self.dealt_to(usize::from(view.progress) / 6),
            _ => self.drawn_by(view.acting),
        }
    }

    /// Returns the cards that a seat is to keep of its first six: two of those that its hand is to have.
    fn dealt_to(&self, seat: usize) -> Vec<Card> {
        let is_dealt = |card: &&Card| matches!(card.family(), Family::Helper | Family::Property);
        self.wanted[seat].iter().filter(is_dealt).take(2).copied().collect()
    }

    /// Returns the cards that a seat is to draw for its plan.
    fn drawn_by(&self, seat: Seat) -> Vec<Card> {
        let dealt = self.dealt_to(seat.index());
        let is_drawn = |card: &&Card| Deck::of(**card).is_some() && !dealt.contains(card);
        self.wanted[seat.index()].iter().filter(is_drawn).copied().collect()
    }

    /// Plays on to the first turn of seat 1 with these hands; see [`turn`].
    pub(crate) fn turn(self, hands: &str) -> Self {
        self.turn_of(1, hands)
    }

    /// Plays on to the first turn of a seat with these hands; see [`turn`].
    pub(crate) fn turn_of(mut self, number: usize, hands: &str) -> Self {
        self.wanted = hands.split('|').map(pieces).collect();
        assert_eq!(self.wanted.len(), self.players(), "a hand for each seat");
        self.until(|view| view.phase == Phase::Actions && view.acting == seat(number))
    }

    /// Plays on to the first errand of a seat, with these hands at the turns; see [`turn`].
    pub(crate) fn errand_of(mut self, number: usize, hands: &str) -> Self {
        self.wanted = hands.split('|').map(pieces).collect();
        assert_eq!(self.wanted.len(), self.players(), "a hand for each seat");
        self.next_errand_of(number)
    }

    /// Plays on to the next errand of a seat.
    pub(crate) fn next_errand_of(self, number: usize) -> Self {
        self.until(|view| view.phase == Phase::Errands && view.acting == seat(number))
    }

    /// Plays on to the next turn of a seat, be it in this round.
    pub(crate) fn own_turn_of(self, number: usize) -> Self {
        self.until(|view| view.phase == Phase::Actions && view.acting == seat(number))
    }

    /// Plays on until something holds: nobody does more than they must, but for getting the hands that they are to have.
    pub(crate) fn until(mut self, holds: impl Fn(&View) -> bool) -> Self {
        for _ in 0..5000 {
            if self.game.waits_for() != Waiting::Chance && holds(&self.open()) {
                return self;
            }
            self.go_on();
        }
        panic!("that never happens");
    }

    /// Plays on until the game is over, or until the next round begins its planning.
    pub(crate) fn next_round(self) -> Self {
        let round = self.open().round + 1;
        self.until(|view| view.round == round && view.phase == Phase::Planning || view.phase == Phase::Over)
    }

    /// Plays on to the turn of a seat in the next round.
    pub(crate) fn next_turn_of(self, number: usize) -> Self {
        let round = self.open().round + 1;
        self.until(|view| view.round == round && view.phase == Phase::Actions && view.acting == seat(number))
    }

    /// Makes one step as [`until`](Self::until) does.
    fn go_on(&mut self) {
        if self.game.waits_for() == Waiting::Chance {
            return self.draw_one();
        }
        let (view, number) = (self.open(), self.asked()[0]);
        let legal = self.legal(number);
        let has = |action: &str| legal.iter().any(|its| its == action).then(|| action.to_owned());
        let action = match view.phase {
            Phase::Keeping | Phase::Cutting => self.plain_keep(number, &legal),
            Phase::Planning => self.plain_plan(number),
            _ if view.task == TaskView::Naming => self.plain_name(&legal),
            Phase::Errands => {
                let wanted = self.wanted[number - 1].iter().map(|card| format!("take {card}"));
                wanted.filter_map(|take| has(&take)).next().or(has("home"))
            }
            _ => has("end").or(has("skip")).or(has("done")),
        };
        let action = action.or(legal.first().cloned()).expect("something is legal");
        self.act(number, &action);
    }

    /// Keeps a card that the hand is to have.
    fn plain_keep(&self, number: usize, legal: &[String]) -> Option<String> {
        let wanted = self.wanted[number - 1].iter().map(|card| format!("keep {card}"));
        wanted.into_iter().find(|keep| legal.contains(keep)).or(legal.last().cloned())
    }

    /// Takes the plan from the left that has enough cards.
    fn plain_plan(&self, number: usize) -> Option<String> {
        let cards = if self.open().round == 1 { self.drawn_by(seat(number)).len() } else { 0 };
        let view = self.open();
        let free = (1..=view.plans.len()).map(|number| PlanSpace::from_index(number - 1));
        let mut free = free.filter(|plan| self.allows(number, &format!("plan {plan}")));
        let enough = |plan: &PlanSpace| usize::from(view.plans[plan.number() - 1].cards) >= cards;
        free.clone().find(enough).or(free.next_back()).map(|plan| format!("plan {plan}"))
    }

    /// Names the deck of the next card that the one who draws is to have.
    fn plain_name(&self, legal: &[String]) -> Option<String> {
        let view = self.open();
        let wanted = self.drawn_by(view.acting);
        let short = Deck::ALL.iter().find(|deck| {
            let count = wanted.iter().filter(|card| Deck::of(**card) == Some(**deck)).count();
            count > view.draw.named[deck.index()].into()
        });
        short.map(|deck| format!("draw {deck}")).filter(|name| legal.contains(name))
    }

    /// What a seat has.
    pub(crate) fn household(&self, number: usize) -> Household {
        self.open().household(seat(number))
    }

    /// The money of a seat.
    pub(crate) fn money(&self, number: usize) -> i16 {
        self.open().money[seat(number)]
    }

    /// The cards that a seat holds.
    pub(crate) fn hand(&self, number: usize) -> Cards {
        self.open().hands[seat(number)].cards
    }

    /// The cards on the board of a seat.
    pub(crate) fn board(&self, number: usize) -> Vec<Card> {
        self.open().boards[seat(number)].iter().map(|placed| placed.card).collect()
    }

    /// The actions that are left to the one who acts.
    pub(crate) fn actions(&self) -> u8 {
        self.open().actions
    }

    /// What the only seat that is asked may do that starts so.
    pub(crate) fn choices(&self, start: &str) -> Vec<String> {
        let asked = self.asked();
        assert_eq!(asked.len(), 1, "only one is asked");
        self.legal(asked[0]).into_iter().filter(|action| action.starts_with(start)).collect()
    }

    /// How often everyone has heard something of a kind.
    pub(crate) fn times_heard(&self, kind: impl Fn(&Told) -> bool) -> usize {
        self.heard().iter().filter(|told| kind(told)).count()
    }
}

/// Reads a card.
pub(crate) fn card(text: &str) -> Card {
    piece(text)
}
