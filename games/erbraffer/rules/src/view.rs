use bequest_engine::{PerSeat, Piece, Pool, RuleId, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::components::HEIRLOOMS;
use crate::position::Phase;
use crate::turn::Aims;
use crate::{
    After, Ask, BenefactorCard, Card, Couple, Deed, Edition, Erbraffer, Estate, Heirloom, Holdings, PerPerson, Person,
    Plan, Rounding, Setup, Year,
};

/// What one viewer knows of a position. Sums are in thousands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed before the game.
    #[serde(skip)]
    pub setup: Setup,
    /// What is going on.
    pub phase: PhaseView,
    /// Where the hourglass stands.
    pub year: Year,
    /// The generation that lives, counted from zero.
    pub living: u8,
    /// What lies on each portrait; dowries lie there besides until their generation lives.
    pub cash: PerPerson<u16>,
    /// Who each heirloom lies beside.
    pub owners: [Person; HEIRLOOMS],
    /// The portraits with a testament.
    pub frozen: Pool<Person>,
    /// What each seat has collected from benefactors.
    pub collected: PerSeat<u16>,
    /// What the bank has taken in more than paid out.
    pub bank: i32,
    /// The hands: how many cards, and which ones where the viewer has seen them.
    pub hands: PerSeat<HandView>,
    /// How many cards the pile has.
    pub pile: usize,
    /// The cards played and thrown away.
    pub discards: Pool<Card>,
    /// The cards that are not among the discards, by the pile they came from, the oldest first. The last batch is that
    /// of the pile on the table; who has drawn how many of each everyone has seen.
    pub batches: Vec<Batch>,
    /// How often a new pile has been made since the hourglass last moved.
    pub remade: u8,
    /// Each seat's heirs, where the viewer knows them.
    pub portraits: PerSeat<Option<Pool<Person>>>,
    /// Each seat's benefactor cards, those it has shown included, where the viewer knows them.
    pub benefactors: PerSeat<Option<Pool<BenefactorCard>>>,
    /// The benefactor cards that each seat has shown.
    pub spent: PerSeat<Pool<BenefactorCard>>,
    /// The benefactors who were paid out: nobody holds a card of theirs in secret any more.
    pub settled: Pool<Person>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether the hourglass has moved in this turn.
    pub moved: bool,
    /// How many turns are left, from the last round on; zero before it.
    pub turns_left: u8,
    /// What was played last.
    pub last: Option<Deed>,
    /// Who hands out the next estate, or handed out the last one in their turn.
    pub distributor: Seat,
    /// The couples whose estate has not been handed out in this change of generation.
    pub couples_left: Pool<Couple>,
    /// The estate that is being handed out, or was just handed out.
    pub estate: Option<Estate>,
    /// Those who have declined for the whole change of generation, as far as the viewer knows.
    pub out: SeatSet,
    /// Whether anyone has been asked about a new will in this change of generation.
    pub asked: bool,
    /// Whether everyone can see that all have declined for the whole change of generation.
    pub all_out: bool,
    /// How many questions have been asked.
    pub round: u32,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: usize,
    /// The cards, if the viewer has seen them.
    pub cards: Option<Pool<Card>>,
}

/// Cards that came from the same pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Batch {
    /// The how-manieth pile they came from, counted from zero.
    pub pile: u8,
    /// The cards, but those among the discards.
    pub cards: Pool<Card>,
    /// How many of them each seat holds.
    pub held: PerSeat<u8>,
}

/// What is going on, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView {
    /// Cards are being dealt; nothing is shown before that is done.
    Dealing,
    /// The first player is about to be drawn.
    DrawingFirst,
    /// The seat whose turn it is makes up its mind.
    Turn {
        /// What it has in mind, if the viewer is the one.
        plan: Option<Plan>,
    },
    /// Hands are about to be filled up.
    Drawing {
        /// What happens then.
        after: After,
    },
    /// The seat whose turn it is lays a testament.
    Testament,
    /// The next to hand out picks a couple.
    Choosing,
    /// An estate is being handed out.
    Sharing,
    /// Everyone may play a new will.
    Answering {
        /// Those who still have to answer, as far as the viewer knows.
        asked: SeatSet,
    },
    /// The game is over.
    Over,
}

impl View {
    pub(crate) fn of(position: &Erbraffer, viewer: Viewer) -> Self {
        let phase = PhaseView::of(position, viewer);
        if phase == PhaseView::Dealing && viewer != Viewer::Open {
            // ERB-6: nobody learns anything of the deal, not even how far it is.
            return Self::build(&Erbraffer::set_up(&position.setup), viewer, phase);
        }
        Self::build(position, viewer, phase)
    }

    /// Builds the view up, field by field. ERB-62
    fn build(position: &Erbraffer, viewer: Viewer, phase: PhaseView) -> Self {
        // At the end hands, portraits and benefactor cards are shown; what was never dealt or drawn is not.
        let shown = if phase == PhaseView::Over { Viewer::Open } else { viewer };
        let hand = |hand: &bequest_engine::Hidden<Pool<Card>>| HandView {
            count: hand.truth().len(),
            cards: hand.seen(shown).copied(),
        };
        Self {
            viewer,
            setup: position.setup.clone(),
            phase,
            year: position.year,
            living: position.living,
            cash: position.holdings.cash,
            owners: position.holdings.owners,
            frozen: position.frozen,
            collected: position.collected,
            bank: position.holdings.bank,
            hands: position.hands.map(|_, its| hand(its)),
            pile: position.pile.truth().len(),
            discards: position.discards,
            batches: batches(position),
            remade: position.remade,
            portraits: position.portraits.map(|_, its| its.seen(shown).copied()),
            benefactors: position.benefactors.map(|_, its| its.seen(shown).copied()),
            spent: position.spent,
            settled: position.settled,
            turn: position.turn,
            moved: position.moved,
            turns_left: position.turns_left,
            last: position.last,
            distributor: position.change.seat,
            couples_left: position.change.left,
            estate: position.estate,
            out: known(position.change.out, viewer),
            asked: position.change.asked,
            all_out: position.change.all_out,
            round: position.round,
        }
    }

    /// Returns the components.
    pub fn edition(&self) -> &'static Edition {
        self.setup.components()
    }

    /// Returns who an heirloom lies beside.
    pub fn owner(&self, heirloom: Heirloom) -> Person {
        self.owners[heirloom.index()]
    }

    /// Returns the heirlooms that lie beside a person.
    pub fn heirlooms_of(&self, person: Person) -> Pool<Heirloom> {
        self.holdings().heirlooms_of(self.edition(), Pool::only(person))
    }

    /// Returns what everyone in the family has.
    pub fn holdings(&self) -> Holdings {
        Holdings { cash: self.cash, owners: self.owners, bank: self.bank }
    }

    /// Returns what everyone would have if the estate that is being shared out were handed out as it stands: what
    /// nobody is to get yet stays with the parents. ERB-30
    pub fn holdings_as_shared(&self) -> Holdings {
        let mut holdings = self.holdings();
        if let (PhaseView::Sharing, Some(estate)) = (self.phase, self.estate) {
            let edition = self.edition();
            holdings.hand_out(edition, &estate, &mut |_| ());
            let [parent, _] = edition.couple(estate.couple).partners;
            holdings.cash[parent] = if estate.rest.is_none() { estate.remainder(edition) } else { 0 };
        }
        holdings
    }

    /// Returns the cash and the heirlooms of a couple together. ERB-30
    pub fn estate_of(&self, couple: Couple) -> (u16, Pool<Heirloom>) {
        self.holdings().estate(self.edition(), couple)
    }

    /// Returns what everyone would have after a card, for which everything it needs has been named.
    pub fn after(&self, deed: &Deed, rounding: Rounding) -> Holdings {
        let mut holdings = self.holdings();
        holdings.take_effect(self.edition(), self.heirs(), deed, rounding, &mut |_| ());
        holdings
    }

    /// Tells whether a card has a legal target now. ERB-16
    pub fn can_play(&self, card: Card) -> bool {
        self.aims(&self.holdings()).can_play(card)
    }

    /// Returns the rule by which a card without a legal target cannot be played now.
    pub fn forbids_card(&self, card: Card) -> RuleId {
        self.aims(&self.holdings()).forbids(card)
    }

    /// Returns what has to be named next for the card of a plan.
    pub fn asks(&self, plan: Plan) -> Ask {
        match plan {
            Plan::Play { card, heirs, heirlooms } => self.aims(&self.holdings()).asks(card, heirs, heirlooms),
            Plan::None | Plan::Throw { .. } => Ask::Nothing,
        }
    }

    fn aims<'a>(&self, holdings: &'a Holdings) -> Aims<'a> {
        Aims { edition: self.edition(), heirs: self.heirs(), holdings, year: self.year }
    }

    /// Returns the money that lies ready on the portrait of someone whose generation does not live yet. ERB-3
    pub fn dowry(&self, person: Person) -> u16 {
        let info = self.edition().person(person);
        if info.generation > usize::from(self.living) { info.dowry } else { 0 }
    }

    /// Returns the hand of the viewer, if they sit at the table and it has been dealt.
    pub fn own_hand(&self) -> Option<Pool<Card>> {
        self.viewer.seat().and_then(|seat| self.hands[seat].cards)
    }

    /// Returns the heirs of the viewer, if they sit at the table and they have been dealt.
    pub fn own_portraits(&self) -> Option<Pool<Person>> {
        self.viewer.seat().and_then(|seat| self.portraits[seat])
    }

    /// Returns the benefactor cards of the viewer, if they sit at the table and they have been dealt.
    pub fn own_benefactors(&self) -> Option<Pool<BenefactorCard>> {
        self.viewer.seat().and_then(|seat| self.benefactors[seat])
    }

    /// Returns the heirs that can be affected now. ERB-12, ERB-22
    pub fn heirs(&self) -> Pool<Person> {
        self.edition().row(self.living.into()).minus(self.frozen)
    }

    /// Returns the seat that answers alone, if one does.
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            PhaseView::Turn { .. } | PhaseView::Testament => Some(self.turn),
            PhaseView::Choosing => Some(self.distributor),
            PhaseView::Sharing => self.estate.map(|estate| estate.seat),
            PhaseView::Dealing
            | PhaseView::DrawingFirst
            | PhaseView::Drawing { .. }
            | PhaseView::Answering { .. }
            | PhaseView::Over => None,
        }
    }
}

impl PhaseView {
    fn of(position: &Erbraffer, viewer: Viewer) -> Self {
        match position.phase {
            Phase::DealingPortraits | Phase::DealingBenefactors | Phase::DealingCards => PhaseView::Dealing,
            Phase::DrawingFirst => PhaseView::DrawingFirst,
            Phase::Turn(plan) => PhaseView::Turn { plan: plan.seen(viewer).copied() },
            Phase::Drawing(after) => PhaseView::Drawing { after },
            Phase::Testament => PhaseView::Testament,
            Phase::Choosing => PhaseView::Choosing,
            Phase::Sharing => PhaseView::Sharing,
            // ERB-43: a seat sees whether it has answered itself, and of nobody else.
            Phase::Answering(declined) => PhaseView::Answering { asked: known(position.unanswered(declined), viewer) },
            Phase::Over => PhaseView::Over,
        }
    }
}

/// Returns those of the seats of which a viewer may know.
fn known(seats: SeatSet, viewer: Viewer) -> SeatSet {
    match viewer {
        Viewer::Seat(seat) => seats.and(SeatSet::only(seat)),
        Viewer::Spectator => SeatSet::EMPTY,
        Viewer::Open => seats,
    }
}

/// Sorts the cards that are not among the discards by the pile they came from.
fn batches(position: &Erbraffer) -> Vec<Batch> {
    let batch = |pile| Batch { pile, cards: Pool::EMPTY, held: position.hands.map(|_, _| 0) };
    let mut batches = vec![batch(position.piles)];
    for card in position.edition().cards().minus(position.discards).iter() {
        let pile = position.batches[card.index()];
        let place = batches.partition_point(|batch| batch.pile < pile);
        if batches.get(place).is_none_or(|batch| batch.pile != pile) {
            batches.insert(place, batch(pile));
        }
        batches[place].cards.insert(card);
    }
    for batch in &mut batches {
        batch.held = position.hands.map(|_, hand| hand.truth().and(batch.cards).len() as u8);
    }
    batches
}
