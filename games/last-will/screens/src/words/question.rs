//! What the viewer is asked.

use bequest_engine::{Seat, Viewer};
use bequest_last_will::{Deed, HAND_LIMIT, Phase, Play, TaskView, View};
use bequest_words::Company;

use super::{card, cards, money, symbols};

/// Returns what is asked of the viewer, or what they wait for; at the end who has won.
pub fn question(company: &Company<'_>, view: &View) -> String {
    match view.phase {
        Phase::Over => over(company, view),
        Phase::First | Phase::Market | Phase::Will | Phase::Jobs | Phase::Tiles | Phase::Offering | Phase::Dealing => {
            company.words.say("last-will-ask-wait", &[])
        }
        Phase::Keeping | Phase::Cutting => keeping(company, view),
        Phase::Planning | Phase::Drawing | Phase::Errands | Phase::Actions => {
            if view.viewer == Viewer::Seat(view.acting) { own(company, view) } else { other(company, view) }
        }
    }
}

/// Asks which cards the viewer keeps. It does not say who else has chosen. LW-8, LW-61
fn keeping(company: &Company<'_>, view: &View) -> String {
    let (words, edition) = (company.words, view.edition());
    let Some(you) = view.viewer.seat() else { return words.say("last-will-ask-keep-open", &[]) };
    let chosen = view.chosen[you];
    let named = || cards(words, edition, chosen.iter());
    match chosen.len() {
        _ if view.hands[you].count <= HAND_LIMIT => words.say("last-will-ask-kept-all", &[]),
        0 if view.phase == Phase::Keeping => words.say("last-will-ask-keep-first", &[]),
        0 => words.say("last-will-ask-keep-two", &[]),
        count if count < HAND_LIMIT => words.say("last-will-ask-keep-other", &[("card", named().into())]),
        _ => words.say("last-will-ask-kept", &[("cards", named().into())]),
    }
}

/// Says what someone else is asked.
fn other(company: &Company<'_>, view: &View) -> String {
    let key = match (view.phase, view.task) {
        (Phase::Planning, _) => "last-will-ask-other-plan",
        (_, TaskView::Naming | TaskView::Drawing { .. }) | (Phase::Drawing, _) => "last-will-ask-other-draw",
        (Phase::Errands, _) => "last-will-ask-other-errand",
        _ => "last-will-ask-other-turn",
    };
    company.words.say(key, &[("who", company.name(view.acting).into())])
}

/// Asks the viewer, who acts.
fn own(company: &Company<'_>, view: &View) -> String {
    let (words, edition) = (company.words, view.edition());
    let salary = || money(words, view.income(view.acting)).into();
    match (view.phase, view.task) {
        (Phase::Planning, _) => words.say("last-will-ask-plan", &[]),
        (_, TaskView::Naming) => naming(company, view),
        (_, TaskView::Drawing { .. }) => words.say("last-will-ask-wait", &[]),
        (_, TaskView::Market) => words.say("last-will-ask-market", &[]),
        (_, TaskView::Line) => {
            words.say("last-will-ask-line", &[("what", symbols(words, view.symbols)), ("sum", salary())])
        }
        (_, TaskView::AnyLine) => words.say("last-will-ask-any-line", &[("sum", salary())]),
        (_, TaskView::Sale) => {
            let terms = view.sale.and_then(|event| edition.face(event).event()?.sale);
            let is_bare = terms.is_some_and(|terms| !terms.market);
            let event = view.sale.map(|event| card(words, edition, event)).unwrap_or_default();
            let key = if is_bare { "last-will-ask-sale-bare" } else { "last-will-ask-sale" };
            words.say(key, &[("card", event.into())])
        }
        (_, TaskView::Looking { .. }) => {
            words.say("last-will-ask-look", &[("count", view.draw.keep.unwrap_or(1).into())])
        }
        (Phase::Drawing, TaskView::Free) | (_, TaskView::Opera) => words.say("last-will-ask-wait", &[]),
        (_, TaskView::Free) => match &view.play {
            Some(play) => begun(company, view, play),
            None if view.phase == Phase::Errands => errand(company, view),
            None => words.say("last-will-ask-turn", &[("count", view.actions.into())]),
        },
    }
}

/// Asks for the next pile of a blind draw. LW-22
fn naming(company: &Company<'_>, view: &View) -> String {
    let draw = view.draw;
    let named: u8 = draw.named.iter().sum();
    let count = named + draw.to_name;
    let values = [("number", (named + 1).to_string().into()), ("count", count.to_string().into())];
    match draw.keep {
        Some(keep) => {
            let keep = ("keep", keep.to_string().into());
            company.words.say("last-will-ask-draw-keep", &[values.as_slice(), &[keep]].concat())
        }
        None if count > 1 => company.words.say("last-will-ask-draw-several", &values),
        None => company.words.say("last-will-ask-draw", &[]),
    }
}

fn errand(company: &Company<'_>, view: &View) -> String {
    let boys = view.plan_of[view.acting].and_then(|space| view.plan(space)).map_or(1, |plan| plan.boys);
    if boys < 2 {
        return company.words.say("last-will-ask-errand", &[]);
    }
    let values = [("number", view.pass.to_string().into()), ("count", boys.to_string().into())];
    company.words.say("last-will-ask-errand-of", &values)
}

/// Asks what is added to what the viewer has begun, with the sum that it comes to.
fn begun(company: &Company<'_>, view: &View, play: &Play) -> String {
    let words = company.words;
    let sum = ("sum", money(words, view.amount.unwrap_or_default()).into());
    let key = match play.deed {
        Deed::Opera => return words.say("last-will-ask-opera", &[sum]),
        Deed::Event => "last-will-ask-event",
        Deed::Use => "last-will-ask-use",
        Deed::Upkeep => "last-will-ask-upkeep",
        Deed::Purchase => "last-will-ask-purchase",
        Deed::Sale => "last-will-ask-proceeds",
    };
    let named = cards(words, view.edition(), play.cards().iter().copied());
    words.say(key, &[("cards", named.into()), sum])
}

/// Says who inherits, and how poor they are. LW-70
fn over(company: &Company<'_>, view: &View) -> String {
    let Some(standing) = &view.standing else { return company.words.say("last-will-told-ended", &[]) };
    let winners: Vec<Seat> = standing.ranks.seats().filter(|&seat| standing.ranks[seat] == 1).collect();
    let [winner] = winners[..] else {
        let names: Vec<String> = winners.iter().map(|&seat| company.name(seat).to_owned()).collect();
        return company.words.say("last-will-over-shared", &[("who", company.words.list(&names).into())]);
    };
    let left = view.worth(winner);
    let sum = ("sum", money(company.words, left.abs()).into());
    match (view.is_bankrupt(winner), left) {
        (true, 0) => company.say_of(winner, "last-will-over-broke", &[]),
        (true, _) => company.say_of(winner, "last-will-over-debt", &[sum]),
        (false, _) => company.say_of(winner, "last-will-over-rich", &[sum]),
    }
}
