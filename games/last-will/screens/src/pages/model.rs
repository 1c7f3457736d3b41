//! What the drawings ask of a table.

use bequest_engine::{Seat, Setup as _};
use bequest_last_will::{
    Action, Card, Cards, Edition, Employment, Household, LastWill, Market, Phase, Plan, PlanSpace, TaskView, View,
};
use bequest_web::{At, form};
use bequest_words::{Company, Words};
use maud::{Markup, html};

use super::say;

/// A table as the viewer sees it, with what they may do.
pub(crate) struct Model<'a> {
    pub(crate) at: &'a At<'a, LastWill>,
    pub(crate) view: &'a View,
    pub(crate) words: &'a Words,
    pub(crate) edition: &'static Edition,
    pub(crate) market: Market,
    pub(crate) now: Now,
    houses: Vec<Household>,
}

/// What is going on, as far as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Now {
    /// Something is laid out or dealt.
    Opening,
    /// Everyone keeps two cards: of the first six, or at the end of a round.
    Keeping,
    /// Plans are taken.
    Planning,
    /// Someone names the piles of a blind draw.
    Naming,
    /// Someone sends a boy.
    Errand,
    /// Someone has their turn, or has something to add to the opera.
    Turn,
    /// A line may be covered.
    Line,
    /// A property may be sold with an event.
    Sale,
    /// The tokens of the market change places.
    Market,
    /// Drawn cards are looked at.
    Looking,
    /// The game is over.
    Over,
}

impl Now {
    fn of(view: &View) -> Self {
        match (view.phase, view.task) {
            (Phase::Keeping | Phase::Cutting, _) => Now::Keeping,
            (Phase::Planning, _) => Now::Planning,
            (Phase::Over, _) => Now::Over,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Naming) => Now::Naming,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Drawing { .. }) => Now::Opening,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Line | TaskView::AnyLine) => Now::Line,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Sale) => Now::Sale,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Market) => Now::Market,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Looking { .. }) => Now::Looking,
            (Phase::Errands, TaskView::Free) if view.play.is_none() => Now::Errand,
            (Phase::Drawing | Phase::Errands | Phase::Actions, TaskView::Opera) => Now::Turn,
            (Phase::Errands | Phase::Actions, TaskView::Free) => Now::Turn,
            (Phase::Drawing, TaskView::Free) => Now::Opening,
            (
                Phase::First
                | Phase::Market
                | Phase::Will
                | Phase::Jobs
                | Phase::Tiles
                | Phase::Offering
                | Phase::Dealing,
                _,
            ) => Now::Opening,
        }
    }
}

impl<'a> Model<'a> {
    /// Reads a table.
    pub(crate) fn of(at: &'a At<'a, LastWill>) -> Self {
        let view = at.view;
        let seats = Seat::all(view.setup.players());
        Self {
            at,
            view,
            words: at.company.words,
            edition: view.edition(),
            market: view.market,
            now: Now::of(view),
            houses: seats.map(|seat| view.household(seat)).collect(),
        }
    }

    pub(crate) fn company(&self) -> &Company<'a> {
        &self.at.company
    }

    /// Returns the seat whose secrets the page shows.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.setup.players())
    }

    /// Returns what a seat has.
    pub(crate) fn house(&self, seat: Seat) -> &Household {
        &self.houses[seat.index()]
    }

    pub(crate) fn job(&self, seat: Seat) -> Option<Employment> {
        self.house(seat).job
    }

    /// Tells whether a seat had a job and lost it.
    pub(crate) fn is_sacked(&self, seat: Seat) -> bool {
        self.view.round > 0 && self.view.setup.jobs().contains(seat) && self.job(seat).is_none()
    }

    /// Returns what the properties of a seat count for now.
    pub(crate) fn tied(&self, seat: Seat) -> i16 {
        self.house(seat).property_value(self.edition, self.market)
    }

    /// Returns who is poorest, houses included; nobody if several are, or while nobody has money.
    pub(crate) fn leader(&self) -> Option<Seat> {
        let worth = |seat: Seat| self.house(seat).money + self.tied(seat);
        let least = self.seats().map(worth).min()?;
        let mut poorest = self.seats().filter(|&seat| worth(seat) == least);
        poorest.next().filter(|_| poorest.next().is_none() && self.view.round > 0)
    }

    /// Returns who acts, if one does and not all.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.now {
            Now::Opening | Now::Keeping | Now::Over => None,
            Now::Planning
            | Now::Naming
            | Now::Errand
            | Now::Turn
            | Now::Line
            | Now::Sale
            | Now::Market
            | Now::Looking => Some(self.view.acting),
        }
    }

    /// Tells whether the viewer is the one who acts.
    pub(crate) fn is_mine(&self) -> bool {
        self.actor().is_some() && self.actor() == self.you()
    }

    pub(crate) fn plans(&self) -> Vec<(PlanSpace, Plan)> {
        let spaces = (1..=self.view.plans.len()).filter_map(|number| number.to_string().parse::<PlanSpace>().ok());
        spaces.zip(self.view.plans.iter().copied()).collect()
    }

    pub(crate) fn plan_of(&self, seat: Seat) -> Option<PlanSpace> {
        self.view.plan_of[seat]
    }

    /// Returns what the plan of a seat gives.
    pub(crate) fn own_plan(&self, seat: Seat) -> Option<Plan> {
        self.plan_of(seat).and_then(|space| self.view.plan(space))
    }

    /// Returns who has a plan.
    pub(crate) fn planner(&self, space: PlanSpace) -> Option<Seat> {
        self.seats().find(|&seat| self.plan_of(seat) == Some(space))
    }

    /// Returns the cards that the viewer holds.
    pub(crate) fn own_hand(&self) -> Option<Cards> {
        self.view.own_hand()
    }

    /// Returns the actions of those who can answer on this page.
    pub(crate) fn legal(&self) -> impl Iterator<Item = (Seat, Action)> + '_ {
        self.at.legal(|_| true)
    }

    /// Returns the seat that can do something now.
    pub(crate) fn can(&self, action: Action) -> Option<Seat> {
        self.legal().find(|(_, its)| *its == action).map(|(seat, _)| seat)
    }

    /// Draws something that is a button if an action is legal, else a control that says why not if the viewer is asked;
    /// else it can only be looked at.
    pub(crate) fn control(&self, action: Action, class: &str, tip: Option<&str>, inside: &Markup) -> Markup {
        let notation = action.to_string();
        match self.can(action) {
            Some(seat) => html! {
                button class=(class) type="submit" form={ "ways-" (seat) } name="action" value=(notation)
                    data-tip=[tip] data-ask-all=[self.ask(action)] { (inside) }
            },
            None if self.at.past || self.at.prompts.iter().all(|prompt| prompt.legal.is_empty()) => {
                html! { div class=(class) data-tip=[tip] { (inside) } }
            }
            None => form::closed(self.at, self.you(), &notation, class, inside),
        }
    }

    /// Returns what is asked, by those who want to be asked, before something that cannot be undone.
    pub(crate) fn ask(&self, action: Action) -> Option<String> {
        let (key, card) = match action {
            Action::Put(card) => ("last-will-page-put-ask", card),
            Action::Buy(card, _) => ("last-will-page-buy-ask", card),
            Action::Drop(card) => ("last-will-page-drop-ask", card),
            _ => return None,
        };
        Some(self.words.say(key, &[("card", self.card(card).into())]))
    }

    pub(crate) fn money(&self, sum: i16) -> String {
        say::money(self.words, sum)
    }

    pub(crate) fn card(&self, card: Card) -> String {
        say::card(self.words, self.edition, card)
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }
}
