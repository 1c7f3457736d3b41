use bequest_engine::{Game, PerSeat, Piece, Pool, Seat, SeatSet, Standing, Viewer};
use serde::Serialize;

use crate::components::PLANS;
use crate::edition::ErrandSpace;
use crate::errands::{OfferedCard, Offering};
use crate::face::Tokens;
use crate::household::{Board, Employment, Household, Placed};
use crate::play::Play;
use crate::position::{LastWill, Phase};
use crate::town::{Draw, Task, Town};
use crate::{
    Card, Cards, Deck, Edition, Family, Job, Kind, Line, Market, Plan, PlanSpace, PropertyType, Setup, Symbol, Symbols,
};

/// What one viewer knows of a position. Sums are in pounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed before the game.
    #[serde(skip)]
    pub setup: Setup,
    /// What is going on.
    pub phase: Phase,
    /// The round being played, counted from one.
    pub round: u8,
    /// The starting player.
    pub starting_player: Seat,
    /// Who acts, where one does.
    pub acting: Seat,
    /// The money of each seat.
    pub money: PerSeat<i16>,
    /// What the bank has taken in more than paid out.
    pub bank: i32,
    /// The jobs.
    pub jobs: PerSeat<Option<JobView>>,
    /// The seats of which a line was covered in this round.
    pub demoted: SeatSet,
    /// The hands, as far as the viewer knows them.
    pub hands: PerSeat<HandView>,
    /// The slots of each board.
    pub slots: PerSeat<u8>,
    /// The cards on the boards.
    pub boards: PerSeat<Vec<PlacedView>>,
    /// The plans to choose from, from the left.
    pub plans: Vec<Plan>,
    /// The plan that each seat has taken.
    pub plan_of: PerSeat<Option<PlanSpace>>,
    /// The market tokens.
    pub market: Market,
    /// The cards of the offering.
    pub offered: Vec<OfferedCard>,
    /// The wild companions.
    pub wild_companions: Vec<OfferedCard>,
    /// The other errands, with whose boys run them.
    pub errands: Vec<ErrandView>,
    /// The seats that have drawn a card by an errand.
    pub drawers: SeatSet,
    /// The slots that can still be added.
    pub extensions: u8,
    /// How many boys of everyone have been sent or are being sent.
    pub pass: u8,
    /// The actions that are left to the one who acts.
    pub actions: u8,
    /// What is asked of the one who acts.
    pub task: TaskView,
    /// What the viewer has begun to play.
    pub play: Option<Play>,
    /// What the play that was begun comes to now.
    pub amount: Option<i16>,
    /// The symbols that may still cover a line.
    pub symbols: Symbols,
    /// The event that still allows a sale.
    pub sale: Option<Card>,
    /// The blind draw.
    pub draw: Draw,
    /// The cards that each seat has chosen to keep, as far as the viewer knows them.
    pub chosen: PerSeat<Cards>,
    /// The seats that have chosen.
    pub answered: SeatSet,
    /// The discards of the four decks.
    pub discards: Cards,
    /// The wild companions that were used in this round.
    pub laid_aside: Cards,
    /// The special cards that are out of the game.
    pub out_of_game: Cards,
    /// The special cards that nobody has seen.
    pub special_cards: Cards,
    /// The cards of the four decks that not everyone has seen, by their deck and their age.
    pub unseen: Vec<Batch>,
    /// How far something is that is laid out or dealt.
    pub progress: u8,
    /// How many lines the jobs have.
    pub lines: u8,
    /// How many questions have been asked.
    pub asked: u32,
    /// How the game ended.
    pub standing: Option<Standing>,
    #[serde(skip)]
    tiles: u8,
    #[serde(skip)]
    offering: Offering,
}

/// A job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct JobView {
    /// The job.
    pub job: Job,
    /// What the open lines pay together.
    pub income: i16,
    /// Its lines.
    pub lines: Vec<LineView>,
    #[serde(skip)]
    employment: Employment,
}

/// A line of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LineView {
    /// What it pays.
    pub pay: u8,
    /// The symbol that covers it.
    pub symbol: Symbol,
    /// Whether it is covered.
    pub covered: bool,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: usize,
    /// The cards that the viewer knows: of other seats those that everyone saw them take.
    pub cards: Cards,
    /// How many cards of each deck the viewer does not know.
    pub hidden: [u8; 4],
}

/// A card on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlacedView {
    /// The card.
    pub card: Card,
    /// The value of a property, without market tokens.
    pub value: Option<i16>,
    /// The companions in its circles.
    pub companions: Vec<Kind>,
    /// Whether it was used in this round, or maintained.
    pub used: bool,
    #[serde(skip)]
    placed: Placed,
}

/// An errand that is not about a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ErrandView {
    /// The errand.
    pub errand: ErrandSpace,
    /// How many boys may run it in a round.
    pub spaces: u8,
    /// Whose boys run it.
    pub boys: Vec<Seat>,
}

/// Cards of a deck that came from the same pile and that not everyone has seen: in the pile, or in hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Batch {
    /// The deck.
    pub deck: Deck,
    /// How often the pile was made anew since; the cards of the pile itself have the age zero.
    pub age: u8,
    /// The cards.
    pub cards: Cards,
    /// How many of them each seat holds.
    pub held: PerSeat<u8>,
    /// How many of them the one who acts looks at, or will when all are drawn.
    pub looked_at: u8,
}

/// What is asked of the one who acts, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum TaskView {
    /// Whatever is next, or what is added to the play that the viewer has begun.
    Free,
    /// What another seat adds at the opera.
    Opera,
    /// Which line is covered, if any.
    Line,
    /// Which line is covered.
    AnyLine,
    /// Which property is sold with an event, if any.
    Sale,
    /// How the market tokens lie.
    Market,
    /// Which deck the next card comes from.
    Naming,
    /// Cards are being drawn.
    Drawing {
        /// The cards to be looked at that have come, as far as the viewer knows them.
        cards: Cards,
    },
    /// Which of the drawn cards are kept.
    Looking {
        /// The cards, as far as the viewer knows them.
        cards: Cards,
    },
}

impl View {
    /// Builds the view up, field by field. LW-11
    pub(crate) fn of(position: &LastWill, viewer: Viewer) -> Self {
        // At the end hands are shown.
        let eyes = if position.phase == Phase::Over { Viewer::Open } else { viewer };
        let (edition, town) = (position.edition(), &position.town);
        let (houses, turn, used) = (&position.households, &town.turn, town.decks.used());
        let play = turn.play.seen(viewer).copied().flatten();
        let house = &houses[position.seat];
        let standard = Deck::ALL.iter().fold(Cards::EMPTY, |all, &deck| all.or(edition.deck(deck)));
        let special = edition.family(Family::Special).or(edition.family(Family::NewSpecial));
        let chosen =
            |seat: Seat| position.chosen[seat].seen(viewer).map(|cards| cards.iter().flatten().copied().collect());
        Self {
            viewer,
            setup: position.setup,
            phase: position.phase,
            round: position.round,
            starting_player: position.first,
            acting: position.seat,
            money: houses.map(|_, house| house.money),
            bank: town.bank,
            jobs: houses.map(|_, house| house.job.map(|job| JobView::of(edition, job))),
            demoted: houses.iter().filter(|(_, house)| house.is_demoted).map(|(seat, _)| seat).collect(),
            hands: houses.map(|_, house| HandView::of(town, house, eyes)),
            slots: houses.map(|_, house| edition.slots() + house.extensions),
            boards: houses.map(|_, house| house.board.cards().iter().map(|its| PlacedView::of(edition, its)).collect()),
            plans: (0..PLANS).map(PlanSpace::from_index).filter_map(|space| position.plan(space)).collect(),
            plan_of: position.plans,
            market: town.market,
            offered: offered(position),
            wild_companions: wild_companions(&position.offering),
            errands: errands(position),
            drawers: position.offering.drawers,
            extensions: town.extensions,
            pass: position.pass,
            actions: turn.actions,
            task: if play.is_some() { TaskView::Free } else { TaskView::of(&turn.task, viewer) },
            amount: play.map(|play| play.amount(edition, town.market, house)),
            play,
            symbols: turn.symbols,
            sale: turn.sale,
            draw: turn.draw,
            chosen: houses.map(|seat, _| chosen(seat).unwrap_or_default()),
            answered: answered(position),
            discards: used.and(standard),
            laid_aside: used.and(edition.family(Family::Wild)),
            out_of_game: used.and(special),
            special_cards: town.decks.pile().and(special),
            unseen: batches(position),
            progress: position.cursor,
            lines: position.lines,
            asked: position.asked,
            standing: position.scores(),
            tiles: position.tiles,
            offering: position.offering,
        }
    }

    /// Returns the components.
    pub fn edition(&self) -> &'static Edition {
        self.setup.components()
    }

    /// Returns what a seat has, with the cards of its hand that the viewer knows.
    pub fn household(&self, seat: Seat) -> Household {
        let mut house = Household::new(seat);
        house.money = self.money[seat];
        house.job = self.jobs[seat].as_ref().map(|job| job.employment);
        house.is_demoted = self.demoted.contains(seat);
        house.extensions = self.slots[seat] - self.edition().slots();
        house.board = self.boards[seat].iter().map(|view| view.placed).collect::<Board>();
        *house.hand.truth_mut() = self.hands[seat].cards;
        house
    }

    /// Returns the town and what the one who acts has, as far as the viewer knows them: to try out plays with
    /// [`Town::legal`] and [`Town::act`]. Nothing is in the piles: only discards could be drawn, so draws cannot be tried.
    pub fn trial(&self) -> (Town, Household) {
        let house = self.household(self.acting);
        let mut town = Town::new(self.edition(), Pool::EMPTY, &house);
        (town.market, town.extensions, town.bank) = (self.market, self.extensions, self.bank);
        town.decks.set_used(self.discards.or(self.laid_aside).or(self.out_of_game));
        town.turn = crate::imagine::turn(self);
        (town, house)
    }

    /// Returns the hand of the viewer, if they sit at the table.
    pub fn own_hand(&self) -> Option<Cards> {
        self.viewer.seat().map(|seat| self.hands[seat].cards)
    }

    /// Returns what a play of the one who acts comes to.
    pub fn amount_of(&self, play: &Play) -> i16 {
        play.amount(self.edition(), self.market, &self.household(self.acting))
    }

    /// Returns what a property costs without helpers. LW-47
    pub fn price(&self, card: Card, property_type: PropertyType) -> i16 {
        crate::play::price(self.edition(), self.market, card, Some(property_type)).max(0)
    }

    /// Returns what a property on a board would bring without helpers. LW-49
    pub fn sale_value(&self, seat: Seat, card: Card, property_type: PropertyType) -> i16 {
        let play = Play::sale(self.edition(), card, Some(property_type));
        play.amount(self.edition(), self.market, &self.household(seat))
    }

    /// Returns what the use of an expense or the maintenance of a property on a board costs without helpers. LW-48
    pub fn running_cost(&self, seat: Seat, card: Card) -> i16 {
        crate::play::running_cost(self.edition(), &self.household(seat), card)
    }

    /// Returns what the job of a seat pays in every round. GS-2
    pub fn income(&self, seat: Seat) -> i16 {
        self.jobs[seat].as_ref().map_or(0, |job| job.income)
    }

    /// Returns how much value a property loses tonight if nobody maintains it any more. LW-60, GS-31
    pub fn loss_tonight(&self, seat: Seat, card: Card) -> i16 {
        let placed = self.boards[seat].iter().find(|view| view.card == card).map(|view| view.placed);
        let (Some(placed), Some(property)) = (placed, self.edition().face(card).property()) else { return 0 };
        let after = placed.step() + placed.drop_tonight(self.edition());
        property.track.value(placed.step()) - property.track.value(after)
    }

    /// Returns what the properties of a seat count for now. LW-70
    pub fn property_value(&self, seat: Seat) -> i16 {
        self.household(seat).property_value(self.edition(), self.market)
    }

    /// Returns what a seat would count now: money and property. LW-70
    pub fn worth(&self, seat: Seat) -> i16 {
        self.money[seat] + self.property_value(seat)
    }

    /// Tells whether a seat would be bankrupt if the round were over now. LW-63, GS-14
    pub fn is_bankrupt(&self, seat: Seat) -> bool {
        self.household(seat).is_bankrupt(self.edition())
    }

    /// Returns what stands between a seat and bankruptcy. LW-63, GS-14
    pub fn obstacles(&self, seat: Seat) -> Obstacles {
        let house = self.household(seat);
        let edition = self.edition();
        let is_property = |placed: &&Placed| edition.face(placed.card).is_property();
        Obstacles {
            money: house.money.max(0),
            properties: house.board.cards().iter().filter(is_property).count(),
            lines: house.job.map_or(0, |job| job.open_lines(edition).count()),
        }
    }

    /// Returns the lines of a seat that one of these symbols could cover now. GS-4
    pub fn lines_for(&self, seat: Seat, symbols: Symbols) -> Vec<Line> {
        self.household(seat).lines_for(self.edition(), symbols).collect()
    }

    /// Returns what a plan gives. LW-20
    pub fn plan(&self, space: PlanSpace) -> Option<Plan> {
        crate::position::plan(&self.setup, self.tiles, space)
    }

    /// Returns the number of cards in the pile of a deck.
    pub fn pile(&self, deck: Deck) -> usize {
        let top = self.unseen.iter().find(|batch| batch.deck == deck && batch.age == 0);
        let away = |batch: &Batch| batch.held.values().iter().map(|&held| usize::from(held)).sum::<usize>();
        top.map_or(0, |batch| batch.cards.len() - away(batch) - usize::from(batch.looked_at))
    }

    pub(crate) fn tiles(&self) -> u8 {
        self.tiles
    }

    pub(crate) fn offering(&self) -> Offering {
        self.offering
    }
}

/// What stands between a player and bankruptcy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Obstacles {
    /// The pounds.
    pub money: i16,
    /// The properties.
    pub properties: usize,
    /// The open lines of the job.
    pub lines: usize,
}

impl JobView {
    fn of(edition: &Edition, employment: Employment) -> Self {
        let face = edition.job(employment.job);
        let line =
            |line| LineView { pay: face.pay(line), symbol: face.symbol(line), covered: employment.is_covered(line) };
        Self {
            job: employment.job,
            income: employment.pay(edition),
            lines: face.lines().map(line).collect(),
            employment,
        }
    }
}

impl HandView {
    fn of(town: &Town, house: &Household, viewer: Viewer) -> Self {
        let hand = *house.hand.truth();
        let hidden = if house.hand.seen(viewer).is_some() { Pool::EMPTY } else { hand.and(town.decks.secret()) };
        let of_deck = |deck: &Deck| hidden.and(town.edition.deck(*deck)).len() as u8;
        let mut counts = [0; 4];
        counts.iter_mut().zip(Deck::ALL).for_each(|(count, deck)| *count = of_deck(deck));
        Self { count: hand.len(), cards: hand.minus(hidden), hidden: counts }
    }
}

impl PlacedView {
    fn of(edition: &Edition, placed: &Placed) -> Self {
        let face = edition.face(placed.card);
        let tokens: Tokens = placed.tokens;
        Self {
            card: placed.card,
            value: face.property().map(|property| property.track.value(placed.step())),
            companions: tokens.iter(face.circles()).filter_map(|(kind, _)| kind).collect(),
            used: placed.is_used(),
            placed: *placed,
        }
    }

    /// Returns the card with everything that lies on it.
    pub fn placed(&self) -> &Placed {
        &self.placed
    }
}

impl TaskView {
    fn of(task: &Task, viewer: Viewer) -> Self {
        match task {
            Task::Free => TaskView::Free,
            Task::Opera => TaskView::Opera,
            Task::Line => TaskView::Line,
            Task::AnyLine => TaskView::AnyLine,
            Task::Sale => TaskView::Sale,
            Task::Market => TaskView::Market,
            Task::Naming => TaskView::Naming,
            Task::Drawing(cards) => TaskView::Drawing { cards: cards.seen(viewer).copied().unwrap_or_default() },
            Task::Looking(cards) => TaskView::Looking { cards: cards.seen(viewer).copied().unwrap_or_default() },
        }
    }
}

fn offered(position: &LastWill) -> Vec<OfferedCard> {
    let layout = position.edition().layout(position.players(), position.setup.is_sacked());
    let (cards, takers) = (&position.offering.cards, &position.offering.takers);
    let spaces = layout.spaces().iter().enumerate();
    let spaces = spaces.filter_map(|(place, space)| {
        Some(OfferedCard { card: cards[place], taken_by: takers[place].iter().next(), group: (*space)?.group })
    });
    spaces.collect()
}

fn wild_companions(offering: &Offering) -> Vec<OfferedCard> {
    let takers = offering.wild_takers.iter().enumerate();
    let space = |(number, taker): (usize, &SeatSet)| OfferedCard {
        card: offering.wild(number),
        taken_by: taker.iter().next(),
        group: false,
    };
    takers.map(space).collect()
}

fn errands(position: &LastWill) -> Vec<ErrandView> {
    let layout = position.edition().layout(position.players(), position.setup.is_sacked());
    let spaces = ErrandSpace::ALL.iter().filter(|&&errand| layout.boys(errand) > 0);
    let sent = |errand: ErrandSpace| position.offering.boys[errand.index()].iter().flat_map(|boy| boy.iter()).collect();
    // LW-36: as many boys can draw a card as there are players.
    let boys =
        |errand| if errand == ErrandSpace::Draw { position.offering.drawers.iter().collect() } else { sent(errand) };
    spaces.map(|&errand| ErrandView { errand, spaces: layout.boys(errand), boys: boys(errand) }).collect()
}

fn answered(position: &LastWill) -> SeatSet {
    match position.phase {
        Phase::Keeping | Phase::Cutting => {
            let has_all = |seat: &Seat| position.chosen[*seat].truth().iter().all(Option::is_some);
            position.households.seats().filter(has_all).collect()
        }
        _ => SeatSet::EMPTY,
    }
}

/// Sorts the cards of the four decks that not everyone has seen by what everyone knows of them.
fn batches(position: &LastWill) -> Vec<Batch> {
    let (decks, edition) = (&position.town.decks, position.edition());
    let looked_at = match &position.town.turn.task {
        Task::Drawing(cards) | Task::Looking(cards) => *cards.truth(),
        _ => Pool::EMPTY,
    };
    let mut batches = Vec::new();
    for &deck in Deck::ALL {
        let (pile, secret) = (decks.pile().and(edition.deck(deck)), decks.secret().and(edition.deck(deck)));
        let mut ages: Vec<u8> = secret.iter().map(|card| decks.age(card)).chain([0]).collect();
        ages.sort_unstable();
        ages.dedup();
        for age in ages {
            let of_age: Cards = secret.iter().filter(|&card| decks.age(card) == age).collect();
            let held = position.households.map(|_, house| house.hand.truth().and(of_age).len() as u8);
            let cards = if age == 0 { of_age.or(pile) } else { of_age };
            batches.push(Batch { deck, age, cards, held, looked_at: looked_at.and(of_age).len() as u8 });
        }
    }
    batches
}
