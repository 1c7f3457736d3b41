//! Which rule stands against an action that is not legal.

use bequest_engine::{Game, RuleId, Seat};

use crate::action::Target;
use crate::edition::ErrandSpace;
use crate::face::{Effect, Nature};
use crate::help::{helps, saves_action};
use crate::play::{Deed, Play, price, running_cost};
use crate::position::Phase;
use crate::town::Task;
use crate::{Action, Card, Errand, Household, LastWill, PropertyType};

pub(crate) fn forbids(position: &LastWill, seat: Seat, action: Action) -> RuleId {
    let is_own = seat == position.seat;
    match position.phase {
        Phase::Keeping => forbids_keep(position, seat, action, "LW-8"),
        Phase::Cutting => forbids_keep(position, seat, action, "LW-61"),
        Phase::Planning => forbids_plan(is_own, action),
        Phase::Drawing if is_own => forbids_draw(action),
        Phase::Errands if is_own && position.town.turn.is_idle() => forbids_errand(position, seat, action),
        Phase::Errands | Phase::Actions if is_own => forbids_task(position, seat, action),
        _ => elsewhere(action),
    }
}

/// Returns the rule by which a kind of action belongs elsewhere.
fn elsewhere(action: Action) -> RuleId {
    RuleId::new(match action {
        Action::Keep(_) => return RuleId::NOT_NOW,
        Action::Plan(_) => "LW-20",
        Action::Draw(_) => "LW-22",
        Action::Take(_) | Action::Home | Action::Place(_) => "LW-30",
        Action::Market(_) => "LW-34",
        Action::Demote(_) => "GS-4",
        Action::Skip | Action::Done => return RuleId::NOT_NOW,
        Action::Play(_)
        | Action::Join(_)
        | Action::With { .. }
        | Action::Bonus(..)
        | Action::Put(_)
        | Action::Drop(_)
        | Action::Use(_)
        | Action::Buy(..)
        | Action::Sell { .. }
        | Action::Maintain(..)
        | Action::Token { .. }
        | Action::End => "LW-40",
    })
}

fn forbids_keep(position: &LastWill, seat: Seat, action: Action, rule: &'static str) -> RuleId {
    match action {
        Action::Keep(card) if position.households[seat].hand.truth().contains(card) => RuleId::new(rule),
        Action::Keep(_) => RuleId::NOT_YOURS,
        action => elsewhere(action),
    }
}

fn forbids_plan(is_own: bool, action: Action) -> RuleId {
    match action {
        Action::Plan(_) if is_own => RuleId::new("LW-20"),
        Action::Plan(_) => RuleId::NOT_ASKED,
        action => elsewhere(action),
    }
}

fn forbids_draw(action: Action) -> RuleId {
    match action {
        Action::Draw(_) => RuleId::new("LW-3"),
        action => elsewhere(action),
    }
}

fn forbids_errand(position: &LastWill, seat: Seat, action: Action) -> RuleId {
    match action {
        Action::Take(card) => forbids_take(position, card),
        Action::Place(errand) => forbids_place(position, seat, errand),
        action => elsewhere(action),
    }
}

fn forbids_take(position: &LastWill, card: Card) -> RuleId {
    RuleId::new(if position.offering.cards().contains(card) {
        "LW-32"
    } else if card.family() == crate::Family::Wild {
        "LW-37"
    } else {
        "LW-31"
    })
}

fn forbids_place(position: &LastWill, seat: Seat, errand: Errand) -> RuleId {
    let layout = position.edition().layout(position.players(), position.setup.is_sacked());
    let (offering, house, space) = (&position.offering, &position.households[seat], errand.space());
    let spaces = usize::from(layout.boys(space));
    if spaces == 0 {
        return RuleId::new(match space {
            ErrandSpace::Demotion | ErrandSpace::Double => "GS-23",
            ErrandSpace::Extension => "GS-61",
            ErrandSpace::Opera | ErrandSpace::Market | ErrandSpace::Draw => "LW-80",
        });
    }
    if space != ErrandSpace::Draw && offering.count(space) >= spaces {
        return RuleId::new("LW-31");
    }
    RuleId::new(match errand {
        Errand::Opera => affordable(house),
        Errand::Draw if offering.drawers.contains(seat) => "LW-36",
        Errand::Draw => "LW-3",
        Errand::Market | Errand::Extension => "LW-38",
        Errand::DoubleExtension if position.town.extensions == 0 => "LW-38",
        Errand::DoubleExtension => "GS-11",
        Errand::Demotion | Errand::DoubleDemotion if position.setup.jobs().is_empty() => "GS-50",
        Errand::Demotion | Errand::DoubleDemotion if house.is_demoted => "GS-3",
        Errand::Demotion => "GS-10",
        Errand::DoubleDemotion => "GS-11",
    })
}

/// Returns the rule by which money must be there.
fn affordable(house: &Household) -> &'static str {
    if house.job.is_some() { "GS-14" } else { "LW-50" }
}

/// Returns the rule against an action of the one who is in the middle of something.
fn forbids_task(position: &LastWill, seat: Seat, action: Action) -> RuleId {
    let house = &position.households[seat];
    if let Some(play) = position.town.turn.play() {
        return forbids_in_play(position, house, play, action);
    }
    match (&position.town.turn.task, action) {
        (Task::Free, action) => forbids_in_turn(position, house, action),
        (Task::Line | Task::AnyLine, Action::Demote(line)) => {
            let is_open = house.job.is_some_and(|job| job.open_lines(position.edition()).any(|its| its == line));
            RuleId::new(if is_open { "GS-4" } else { "GS-3" })
        }
        (Task::AnyLine, Action::Skip) => RuleId::new("GS-10"),
        (Task::Sale, Action::Sell { card, property_type, by }) if house.board.find(card).is_some() => {
            forbids_sale(position, house, card, property_type, by)
        }
        (Task::Naming, Action::Draw(_)) => RuleId::new("LW-3"),
        (Task::Looking(_), Action::Keep(_)) => RuleId::NOT_YOURS,
        (Task::Line | Task::AnyLine, _) => RuleId::new("GS-16"),
        (Task::Market, Action::Market(_)) => RuleId::new("LW-34"),
        (_, action) => elsewhere(action),
    }
}

fn holds(house: &Household, card: Card) -> bool {
    house.hand.truth().contains(card)
}

fn forbids_in_play(position: &LastWill, house: &Household, play: &Play, action: Action) -> RuleId {
    let edition = position.edition();
    let is_played = |card: Card| play.cards().contains(&card) || play.added().contains(card);
    match action {
        Action::Join(card) | Action::With { card, .. } if !holds(house, card) || is_played(card) => RuleId::NOT_YOURS,
        Action::Join(card) if edition.face(card).event().is_some_and(|event| event.wedding.is_some()) => {
            let first = play.cards().first().map(|&card| edition.face(card));
            let is_wedding = first.and_then(|face| face.event()?.wedding).is_some();
            let own = edition.face(card).event().and_then(|event| event.wedding);
            let names = play.cards().iter().map(|&card| edition.face(card).event().and_then(|event| event.wedding));
            let doubled = names.into_iter().any(|name| name == own);
            RuleId::new(if !is_wedding || doubled { "GS-34" } else { affordable(house) })
        }
        Action::Join(_) => RuleId::new("GS-34"),
        Action::With { to, .. } if !play.cards().contains(&to) => RuleId::new("LW-41"),
        Action::With { card, to, kind } => {
            let face = edition.face(card);
            let is_named = matches!(face.nature, Nature::Wild) == kind.is_some();
            let played_as = kind.or_else(|| face.kinds().iter().next());
            let has_place = is_named && play.raise(edition, card, to, played_as).is_some();
            let rule = if face.kinds().is_empty() { "GS-35" } else { "LW-41" };
            RuleId::new(if has_place { affordable(house) } else { rule })
        }
        Action::Bonus(helper, target) => forbids_bonus(position, house, play, helper, target),
        _ => RuleId::NOT_NOW,
    }
}

fn forbids_bonus(position: &LastWill, house: &Household, play: &Play, helper: Card, target: Target) -> RuleId {
    if house.board.find(helper).is_none() {
        return RuleId::NOT_YOURS;
    }
    if play.bonuses(house).any(|its| its == (helper, target)) {
        return RuleId::new("LW-46");
    }
    let edition = position.edition();
    let face = target.card().map(|card| edition.face(card));
    let is_there = target.card().map_or(play.deed == Deed::Opera, |card| play.cards().contains(&card));
    let helps = edition.face(helper).effect().and_then(|effect| helps(effect, play.deed, face)).is_some();
    RuleId::new(match play.deed {
        _ if !is_there || !helps => "LW-83",
        Deed::Purchase => "LW-51",
        _ => affordable(house),
    })
}

fn forbids_in_turn(position: &LastWill, house: &Household, action: Action) -> RuleId {
    let on_board = |card: Card| house.board.find(card).is_some();
    match action {
        Action::Play(card) | Action::Put(card) | Action::Buy(card, _) | Action::Token { card, .. }
            if !holds(house, card) =>
        {
            RuleId::NOT_YOURS
        }
        Action::Drop(card) | Action::Use(card) | Action::Maintain(card, _) | Action::Sell { card, .. }
            if !on_board(card) =>
        {
            RuleId::NOT_YOURS
        }
        Action::Play(card) => forbids_event(position, house, card),
        Action::Put(card) | Action::Buy(card, _) => forbids_put(position, house, action, card),
        Action::Token { on, .. } if !on_board(on) => RuleId::NOT_YOURS,
        Action::Token { .. } if position.town.turn.actions == 0 => RuleId::new("LW-40"),
        Action::Token { .. } => RuleId::new("LW-45"),
        Action::Drop(_) => RuleId::new("LW-52"),
        Action::Use(card) => forbids_use(position, house, card),
        Action::Maintain(card, by) => forbids_upkeep(position, house, card, by),
        Action::Sell { card, property_type, by } => forbids_sale(position, house, card, property_type, by),
        action => elsewhere(action),
    }
}

fn forbids_event(position: &LastWill, house: &Household, card: Card) -> RuleId {
    RuleId::new(match position.edition().face(card).event() {
        None => "LW-41",
        Some(event) if event.actions > position.town.turn.actions => "LW-40",
        Some(_) => affordable(house),
    })
}

fn forbids_put(position: &LastWill, house: &Household, action: Action, card: Card) -> RuleId {
    let edition = position.edition();
    let face = edition.face(card);
    RuleId::new(match (&face.nature, action) {
        (Nature::Event(_) | Nature::Companion { .. } | Nature::Wild, _) => "LW-43",
        (Nature::Property(_), Action::Put(_)) => "LW-47",
        (Nature::Helper { .. } | Nature::Expense(_), Action::Buy(..)) => "LW-43",
        _ if position.town.turn.actions == 0 => "LW-40",
        _ if house.free_slots(edition) == 0 => "LW-43",
        (Nature::Property(property), Action::Buy(_, property_type)) => {
            let named = property_type.filter(|its| property.types.contains(*its));
            let is_right = (property.types.len() > 1) == property_type.is_some() && named == property_type;
            let property_type = property_type.or_else(|| property.types.iter().next());
            let is_dear = price(edition, position.town.market, card, property_type).max(0) > house.money;
            if is_right && is_dear { "LW-51" } else { "GS-30" }
        }
        _ => "LW-43",
    })
}

fn forbids_use(position: &LastWill, house: &Household, card: Card) -> RuleId {
    let edition = position.edition();
    let Some(placed) = house.board.find(card) else { return RuleId::NOT_YOURS };
    RuleId::new(match &edition.face(card).nature {
        Nature::Expense(expense) if !placed.is_used() => {
            if expense.actions > position.town.turn.actions {
                "LW-40"
            } else {
                affordable(house)
            }
        }
        Nature::Helper { effect: Effect::Draw { .. } } if !placed.is_used() => "LW-3",
        Nature::Helper { effect } if !placed.is_used() => {
            let spends = crate::help::spends(*effect, edition, house);
            if spends > house.limit(edition) { affordable(house) } else { "LW-44" }
        }
        Nature::Property(_) => "LW-48",
        _ => "LW-44",
    })
}

fn forbids_upkeep(position: &LastWill, house: &Household, card: Card, by: Option<Card>) -> RuleId {
    let edition = position.edition();
    let Some(placed) = house.board.find(card) else { return RuleId::NOT_YOURS };
    if !edition.face(card).is_property() || placed.is_used() {
        return RuleId::new("LW-48");
    }
    if running_cost(edition, house, card) > house.limit(edition) {
        return RuleId::new(affordable(house));
    }
    forbids_way(position, house, Deed::Upkeep, by)
}

fn forbids_sale(
    position: &LastWill,
    house: &Household,
    card: Card,
    property_type: Option<PropertyType>,
    by: Option<Card>,
) -> RuleId {
    let edition = position.edition();
    let Some(property) = edition.face(card).property() else { return RuleId::new("LW-49") };
    let terms = position.town.turn.sale.and_then(|event| edition.face(event).event()?.sale);
    let market = terms.is_none_or(|terms| terms.market);
    let is_house = property.types.len() > 1;
    let is_right =
        property_type.map_or(!(market && is_house), |its| market && is_house && property.types.contains(its));
    match (is_right, terms) {
        (true, None) => forbids_way(position, house, Deed::Sale, by),
        (false, _) if market => RuleId::new(if is_house { "GS-30" } else { "LW-49" }),
        (true | false, _) => RuleId::new("GS-37"),
    }
}

/// Returns the rule against an action, or against a helper that should save it.
fn forbids_way(position: &LastWill, house: &Household, deed: Deed, by: Option<Card>) -> RuleId {
    let Some(helper) = by else { return RuleId::new("LW-40") };
    let Some(placed) = house.board.find(helper) else { return RuleId::NOT_YOURS };
    let effect = position.edition().face(helper).effect();
    let saves = effect.is_some_and(|effect| saves_action(effect, deed));
    RuleId::new(if saves && placed.is_used() { "LW-44" } else { "LW-83" })
}
