//! Trying out a turn.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Action, Card, Effect, Household, Task, Town, View};

use super::worth::Outlook;

/// So many ways are followed at a time in the own turn.
const WIDTH: usize = 24;
/// No turn has more plays than this.
const PLAYS: usize = 16;

/// Looks for the best way to play a turn.
pub(super) struct Search<'a> {
    pub(super) outlook: &'a Outlook,
    pub(super) width: usize,
}

/// What a turn can come to.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// The first step.
    pub(super) action: Option<Action>,
    /// How good what is left in the end is.
    pub(super) worth: f32,
}

/// What there is after some plays.
#[derive(Clone, Copy)]
struct Node {
    town: Town,
    house: Household,
    first: Option<Action>,
}

/// What may still be added to a play, so that no two orders of adding the same are tried.
#[derive(Clone, Copy)]
enum After {
    Nothing,
    Join(Card),
    With(Card),
}

/// Looks for the best way to go on with the own turn.
pub(super) fn go_on(view: &View, seat: Seat) -> Option<Action> {
    let (town, house) = view.trial();
    let outlook = Outlook::new(view, seat);
    let found = Search { outlook: &outlook, width: WIDTH }.best(&town, house);
    found.action.or(Some(Action::End))
}

impl Search<'_> {
    /// Finds the best way to go on.
    pub(super) fn best(&self, town: &Town, house: Household) -> Found {
        let root = Node { town: *town, house, first: None };
        let mut level = Vec::new();
        let mut next = Vec::new();
        if is_idle(&root) {
            level.push(root);
        } else {
            self.settle(&root, After::Nothing, &mut level);
        }
        let mut best = Found { action: level.first().and_then(|node| node.first), worth: f32::MIN };
        for _ in 0..PLAYS {
            for node in &level {
                let worth = self.outlook.worth(&node.house, node.town.market);
                if worth > best.worth {
                    best = Found { action: node.first, worth };
                }
            }
            next.clear();
            for node in &level {
                self.expand(node, &mut next);
            }
            if next.is_empty() {
                break;
            }
            self.most_promising(&next, &mut level);
        }
        best
    }

    /// Picks those that are worth being followed.
    fn most_promising(&self, among: &[Node], into: &mut Vec<Node>) {
        let promise = |node: &Node| {
            self.outlook.worth(&node.house, node.town.market) + self.outlook.actions(node.town.turn.actions)
        };
        let mut order: Vec<(f32, usize)> = among.iter().map(promise).zip(0..).collect();
        order.sort_unstable_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        order.dedup_by(|later, earlier| later.0 == earlier.0 && is_same(&among[later.1], &among[earlier.1]));
        into.clear();
        into.extend(order.iter().take(self.width).map(|(_, place)| among[*place]));
    }

    /// Adds what every play from here comes to.
    fn expand(&self, node: &Node, into: &mut Vec<Node>) {
        let edition = node.town.edition;
        let mut legal = Vec::new();
        node.town.legal(&node.house, &mut legal);
        let is_full = node.house.free_slots(edition) == 0;
        for action in legal {
            let is_tried = match action {
                Action::End => false,
                Action::Drop(_) => is_full,
                // What comes is not known.
                Action::Use(card) => !matches!(edition.face(card).effect(), Some(Effect::Draw { .. })),
                _ => true,
            };
            if is_tried {
                self.step(node, action, After::Nothing, into);
            }
        }
    }

    fn step(&self, node: &Node, action: Action, after: After, into: &mut Vec<Node>) {
        let mut next = *node;
        next.first = next.first.or(Some(action));
        next.town.act(&mut next.house, action, &mut |_| {});
        self.settle(&next, after, into);
    }

    /// Brings what was begun to its end, in every way.
    fn settle(&self, node: &Node, after: After, into: &mut Vec<Node>) {
        if is_idle(node) {
            into.push(*node);
            return;
        }
        let mut legal = Vec::new();
        node.town.legal(&node.house, &mut legal);
        // What helpers add costs nothing.
        if let Some(&bonus) = legal.iter().find(|action| matches!(action, Action::Bonus(..))) {
            return self.step(node, bonus, after, into);
        }
        let demotes = matches!(node.town.turn.task, Task::Line);
        for action in legal {
            match (action, after) {
                (Action::Join(card), After::Nothing) => self.step(node, action, After::Join(card), into),
                (Action::Join(card), After::Join(last)) if card > last => {
                    self.step(node, action, After::Join(card), into);
                }
                (Action::With { card, .. }, After::Nothing | After::Join(_)) => {
                    self.step(node, action, After::With(card), into);
                }
                (Action::With { card, .. }, After::With(last)) if card > last => {
                    self.step(node, action, After::With(card), into);
                }
                (Action::Join(_) | Action::With { .. }, _) => {}
                (Action::Skip, _) if demotes => {}
                _ => self.step(node, action, After::Nothing, into),
            }
        }
    }
}

fn is_idle(node: &Node) -> bool {
    match &node.town.turn.task {
        Task::Free => node.town.turn.play.seen(Viewer::Open).is_some_and(Option::is_none),
        Task::Market | Task::Naming | Task::Drawing(_) | Task::Looking(_) => true,
        Task::Opera | Task::Line | Task::AnyLine | Task::Sale => false,
    }
}

fn is_same(one: &Node, other: &Node) -> bool {
    one.house == other.house && one.town.turn.actions == other.town.turn.actions
}
