//! What the drawings ask of a table.

use bequest_engine::{Seat, Setup as _};
use bequest_last_will::{
    Action, Card, Cards, Deed, Edition, Employment, Household, LastWill, Market, Phase, Plan, PlanSpace, Play,
    TaskView, View,
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

/// What is said of something that is lifted.
pub(crate) struct Lift {
    /// The button that does it.
    pub(crate) label: String,
    /// What it brings, a sentence each.
    pub(crate) brings: Vec<String>,
    /// The digits that reach it, if not those of answers do.
    pub(crate) number: Option<usize>,
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

    /// Returns where a seat would be if the game were over now: the one with the least comes first, of equals one who
    /// is bankrupt, and then the one with the plan further left. LW-70, LW-71
    pub(crate) fn place(&self, seat: Seat) -> (i16, bool, usize) {
        let has_plans = self.seats().all(|seat| self.plan_of(seat).is_some());
        let plan = self.plan_of(seat).filter(|_| has_plans).map_or(0, PlanSpace::number);
        (self.house(seat).money + self.tied(seat), !self.view.is_bankrupt(seat), plan)
    }

    /// Tells whether a seat leads, alone or with others; nobody does while all have the same.
    pub(crate) fn leads(&self, seat: Seat) -> bool {
        let places = || self.seats().map(|seat| self.place(seat));
        let (first, last) = (places().min(), places().max());
        // While all have the same money, nobody leads.
        let differ = first.map(|place| place.0) != last.map(|place| place.0);
        self.view.round > 0 && differ && first == Some(self.place(seat))
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

    /// Tells whether the stage is as wide as the table: plans are taken, or the viewer needs room for what is asked.
    pub(crate) fn is_wide(&self) -> bool {
        let is_set = |play: &Play| {
            let first = play.cards().first().and_then(|card| self.edition.face(*card).event());
            play.deed == Deed::Event && first.is_some_and(|event| event.wedding.is_some())
        };
        let needs_room = match self.now {
            Now::Naming | Now::Market => true,
            _ => self.view.play.as_ref().is_some_and(is_set),
        };
        self.now == Now::Planning || needs_room && self.can_answer()
    }

    /// Tells whether the page has the controls with which the viewer answers.
    fn can_answer(&self) -> bool {
        self.is_mine() && !self.at.past && self.legal().next().is_some()
    }

    /// Tells whether the viewer has begun something that undo takes back: a play, or the piles of a draw.
    pub(crate) fn can_take_back(&self) -> bool {
        let has_begun = match self.now {
            Now::Naming => self.view.draw.named.iter().any(|&count| count > 0),
            _ => self.view.play.is_some(),
        };
        has_begun && self.can_answer() && !self.at.awaiting_ready
    }

    /// Draws a button that takes the last step back; nothing if there is none.
    pub(crate) fn take_back(&self, class: &str, tip: &str, inside: &Markup) -> Markup {
        let Some(seat) = self.you().filter(|_| self.can_take_back()) else {
            return html! { span class=(class) { (inside) } };
        };
        html! { button class=(class) type="submit" form={ "back-" (seat) } data-tip=(tip) { (inside) span.unseen { " " (tip) } } }
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

    /// Draws a control like [`control`](Self::control) that is lifted first: the page shows what it brings, line by line,
    /// and another button does it. Where the script is missing it asks instead.
    pub(crate) fn lift(&self, action: Action, class: &str, tip: Option<&str>, lift: &Lift, inside: &Markup) -> Markup {
        let Some(seat) = self.can(action) else { return self.control(action, class, tip, inside) };
        let ask = self.words.say("last-will-page-lift-ask", &[("what", lift.label.as_str().into())]);
        html! {
            button class=(class) type="submit" form={ "ways-" (seat) } name="action" value=(action) data-tip=[tip]
                data-give=(lift.label) data-brings=(lift.brings.join("|")) data-ask=(ask) data-number=[lift.number] { (inside) }
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
