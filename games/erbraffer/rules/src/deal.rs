//! Set-up: who is dealt what.

use bequest_engine::{Hidden, PerSeat, Piece, Pool, Seat, Setup as _};

use crate::change::Change;
use crate::components::{CARDS, GENERATIONS, HEIRLOOMS};
use crate::position::Phase;
use crate::turn::Plan;
use crate::{BenefactorCard, Card, Edition, Erbraffer, Event, Holdings, PerPerson, Person, Setup, Told, Year};

impl Erbraffer {
    pub(crate) fn set_up(setup: &Setup) -> Self {
        let (edition, players) = (setup.components(), setup.players());
        let mut cash = PerPerson::filled(0);
        edition.row(0).iter().for_each(|founder| cash[founder] = edition.start_cash()); // ERB-2
        let mut owners = [Person::from_index(0); HEIRLOOMS];
        edition.heirlooms().iter().for_each(|it| owners[it.index()] = edition.heirloom(it).owner); // ERB-2
        let hidden = |seat| Hidden::known_to(seat, Pool::EMPTY);
        Self {
            setup: setup.clone(),
            phase: Phase::DealingPortraits,
            year: Year::FIRST, // ERB-1
            living: 0,
            holdings: Holdings { cash, owners, bank: 0 },
            frozen: Pool::EMPTY,
            collected: PerSeat::filled(players, 0),
            hands: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, Pool::EMPTY)),
            pile: Hidden::new(edition.cards()),
            discards: Pool::EMPTY,
            batches: [0; CARDS],
            piles: 0,
            remade: 0,
            portraits: PerSeat::from_fn(players, |seat| Hidden::known_to(seat, Pool::EMPTY)),
            put_away: Hidden::new(edition.last_row()),
            benefactors: PerSeat::from_fn(players, hidden),
            undealt: Hidden::new(edition.benefactor_cards()),
            spent: PerSeat::filled(players, Pool::EMPTY),
            settled: Pool::EMPTY,
            turn: Seat::new(0),
            moved: false,
            turns_left: 0,
            last: None,
            change: Change::default(),
            estate: None,
            round: 0,
        }
    }

    /// Deals a portrait card to the first seat that lacks one; the rest is put away. ERB-4
    pub(crate) fn deal_portrait(&mut self, person: Person) {
        let each = self.edition().portraits_each(self.setup.players());
        self.put_away.truth_mut().remove(person);
        if let Some((_, portraits)) = self.portraits.iter_mut().find(|(_, its)| its.truth().len() < each) {
            portraits.truth_mut().insert(person);
        }
        if self.portraits.values().iter().all(|its| its.truth().len() == each) {
            self.phase = Phase::DealingBenefactors;
            self.look_at_benefactors();
        }
    }

    /// Deals a benefactor card to the first seat that lacks one. ERB-5
    pub(crate) fn deal_benefactor(&mut self, card: BenefactorCard) {
        let each = self.edition().benefactors_each(self.setup.players());
        self.undealt.truth_mut().remove(card);
        if let Some((_, cards)) = self.benefactors.iter_mut().find(|(_, its)| its.truth().len() < each) {
            cards.truth_mut().insert(card);
        }
        self.look_at_benefactors();
    }

    /// Goes on when everyone has benefactor cards; the first forbidden hand goes back to be dealt again. ERB-6
    fn look_at_benefactors(&mut self) {
        let each = self.edition().benefactors_each(self.setup.players());
        if self.benefactors.values().iter().any(|its| its.truth().len() < each) {
            return;
        }
        let edition = self.edition();
        match self.benefactors.iter_mut().find(|(_, its)| is_forbidden(edition, *its.truth())) {
            Some((_, cards)) => {
                let back = cards.truth_mut().take();
                *self.undealt.truth_mut() = self.undealt.truth().or(back);
            }
            None => self.phase = Phase::DealingCards,
        }
    }

    /// Deals an influence card to the first seat that lacks one. ERB-7
    pub(crate) fn deal_card(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        let full = self.edition().hand();
        self.pile.truth_mut().remove(card);
        if let Some((_, hand)) = self.hands.iter_mut().find(|(_, its)| its.truth().len() < full) {
            hand.truth_mut().insert(card);
        }
        if self.hands.values().iter().any(|its| its.truth().len() < full) {
            return;
        }
        for seat in self.hands.seats() {
            let portraits = *self.portraits[seat].truth();
            let (benefactors, cards) = (*self.benefactors[seat].truth(), *self.hands[seat].truth());
            tell(Event::only(seat, Told::Dealt { seat, portraits, benefactors, cards }));
        }
        self.phase = Phase::DrawingFirst;
    }

    /// Lets the first player begin. ERB-8
    pub(crate) fn begin(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::all(Told::First { seat }));
        self.turn = seat;
        self.ask(Phase::Turn(Hidden::known_to(seat, Plan::None)));
    }
}

/// Tells whether a hand of benefactor cards has two equal ones, or more than two of one generation. ERB-6
pub(crate) fn is_forbidden(edition: &Edition, cards: Pool<BenefactorCard>) -> bool {
    let (mut persons, mut in_generation) = (Pool::<Person>::EMPTY, [0; GENERATIONS]);
    cards.iter().any(|card| {
        let person = edition.benefactor(card);
        let count = &mut in_generation[edition.person(person).generation];
        *count += 1;
        let doubled = persons.contains(person);
        persons.insert(person);
        doubled || *count > 2
    })
}
