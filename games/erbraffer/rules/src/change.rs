//! The change of generation: estates are handed out, benefactors paid out.

use bequest_engine::{Piece, Pool, Seat, SeatSet};

use crate::position::Phase;
use crate::{Action, Couple, Edition, Erbraffer, Estate, Event, Heirloom, Holdings, Person, Told};

/// How far a change of generation is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Change {
    /// Who hands out the next estate, or handed out the last one in their turn. ERB-30
    pub(crate) seat: Seat,
    /// The couples whose estate has not been handed out.
    pub(crate) left: Pool<Couple>,
    /// Who has declined for the whole change. ERB-43
    pub(crate) out: SeatSet,
    /// Whether anyone has been asked in this change.
    pub(crate) asked: bool,
    /// Whether everyone can see that all have declined for the whole change.
    pub(crate) all_out: bool,
}

impl Erbraffer {
    /// Takes the testaments off; the player who moved the hourglass begins to hand out. ERB-23, ERB-30
    pub(crate) fn begin_change(&mut self, tell: &mut impl FnMut(Event)) {
        self.frozen = Pool::EMPTY;
        let left = self.edition().couples_in(self.living.into());
        self.change = Change { seat: self.turn, left, ..Change::default() };
        self.next_couple(tell);
    }

    /// Lets the next couple be picked; one alone is not asked about.
    pub(crate) fn next_couple(&mut self, tell: &mut impl FnMut(Event)) {
        match self.change.left.len() {
            0 => self.pay_out(tell),
            1 => {
                let last = self.change.left.nth(0);
                self.ask(Phase::Choosing);
                self.take_up(last, tell);
            }
            _ => self.ask(Phase::Choosing),
        }
    }

    /// Lists the couples that are left. ERB-30
    pub(crate) fn legal_couples(&self, out: &mut Vec<Action>) {
        out.extend(self.change.left.iter().map(Action::Couple));
    }

    /// Takes up the estate of a couple: cash and heirlooms of both together. ERB-30
    pub(crate) fn take_up(&mut self, couple: Couple, tell: &mut impl FnMut(Event)) {
        let edition = self.edition();
        let (cash, heirlooms) = self.holdings.estate(edition, couple);
        let estate = Estate::new(edition, couple, self.change.seat, false, cash, heirlooms);
        self.change.left.remove(couple);
        // Until it is handed out the taking up can be taken back.
        tell(Event::all(Told::TookUp { seat: estate.seat, couple, cash, heirlooms }).undoable());
        self.begin_sharing(estate, tell);
    }

    /// Asks how an estate is handed out, unless nothing can be chosen.
    pub(crate) fn begin_sharing(&mut self, mut estate: Estate, tell: &mut impl FnMut(Event)) {
        estate.settle_only_child(self.edition());
        self.estate = Some(estate);
        self.phase = Phase::Sharing;
        if !estate.leaves_a_choice(self.edition()) {
            self.hand_out(estate, tell); // ERB-35
        }
    }

    /// Lists how the estate can be handed out.
    pub(crate) fn legal_shares(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(estate) = self.estate.filter(|estate| estate.seat == seat) {
            estate.legal(self.edition(), out);
        }
    }

    /// Settles one thing about the estate, or hands it out.
    pub(crate) fn share(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        let edition = self.edition();
        let Some(mut estate) = self.estate else { return };
        match action {
            Action::Give(heirloom, child) => estate.give(heirloom, child),
            Action::Pay(child, sum) => estate.pay(edition, child, sum),
            Action::Rest(child) => estate.name_for_rest(edition, child),
            Action::Confirm => return self.hand_out(estate, tell),
            action => debug_assert!(false, "{action} is not legal here"),
        }
        self.estate = Some(estate);
    }

    /// Hands an estate out to the children; everyone may then play a new will. ERB-30, ERB-40
    fn hand_out(&mut self, estate: Estate, tell: &mut impl FnMut(Event)) {
        let Estate { couple, seat, is_new_will, .. } = estate;
        tell(Event::all(Told::HandedOut { seat, couple, is_new_will }));
        self.holdings.hand_out(self.edition(), &estate, &mut |told| tell(Event::all(told)));
        self.estate = Some(estate);
        if estate.is_empty() {
            self.go_on(tell); // ERB-35
        } else {
            self.open_window(tell);
        }
    }

    /// Goes on to the next couple, which belongs to the left neighbour. ERB-30, ERB-42
    pub(crate) fn go_on(&mut self, tell: &mut impl FnMut(Event)) {
        self.estate = None;
        self.change.seat = self.left_of(self.change.seat);
        self.next_couple(tell);
    }

    /// Pays the benefactors of the dying generation out, and lets the next one live. ERB-37
    fn pay_out(&mut self, tell: &mut impl FnMut(Event)) {
        let edition = self.edition();
        let dying = edition.row(self.living.into()).and(edition.benefactors());
        dying.iter().filter(|&person| self.holdings.cash[person] > 0).collect::<Pool<Person>>().iter().for_each(
            |person| {
                self.pay_holders(person, tell);
            },
        );
        self.change = Change::default();
        self.living += 1; // ERB-12
        for heir in edition.row(self.living.into()).iter() {
            self.holdings.cash[heir] += edition.person(heir).dowry; // ERB-3
        }
        tell(Event::all(Told::Lives { generation: self.living }));
        self.end_turn(tell); // ERB-38
    }

    /// Pays a benefactor's money to those who hold that card, and shows the card. ERB-37
    fn pay_holders(&mut self, person: Person, tell: &mut impl FnMut(Event)) {
        let edition = self.edition();
        let cards = edition.cards_of(person);
        let holders: SeatSet = (self.benefactors.iter())
            .filter(|(_, its)| !its.truth().and(cards).is_empty())
            .map(|(seat, _)| seat)
            .collect();
        let sum = std::mem::take(&mut self.holdings.cash[person]);
        let each = sum.checked_div(holders.len() as u16).unwrap_or(0);
        for seat in holders.iter() {
            self.collected[seat] += each;
            self.spent[seat] = self.spent[seat].or(self.benefactors[seat].truth().and(cards));
        }
        // The odd thousand, or all of it if nobody holds a card.
        let bank = sum - each * holders.len() as u16;
        self.holdings.bank += i32::from(bank);
        self.settled.insert(person);
        tell(Event::all(Told::PaidOut { person, holders, each, bank }));
    }
}

impl Holdings {
    /// Hands an estate out to the children. Whatever lies on them is this couple's: a new will hands out exactly that
    /// again. ERB-30, ERB-40
    pub fn hand_out(&mut self, edition: &Edition, estate: &Estate, tell: &mut impl FnMut(Told)) {
        edition.couple(estate.couple).partners.into_iter().for_each(|partner| self.cash[partner] = 0);
        for child in edition.children(estate.couple).iter() {
            let sum = estate.share(edition, child);
            let heirlooms: Pool<Heirloom> =
                estate.heirlooms.iter().filter(|&it| estate.heir_of(it) == Some(child)).collect();
            self.cash[child] = sum;
            heirlooms.iter().for_each(|it| self.owners[it.index()] = child);
            if sum > 0 || !heirlooms.is_empty() {
                tell(Told::Inherited { person: child, sum, heirlooms });
            }
        }
    }
}
