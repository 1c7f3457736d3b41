//! What the viewer is asked.

use bequest_engine::{Seat, SeatSet, Viewer};
use bequest_erbraffer::{Card, Effect, Heirloom, Person, PhaseView, Plan, View};

use super::{cards, couple, estate, fortune, heirloom_worth, money, name, say_of_all, sum, the_heirloom};
use bequest_words::{Company, Value, Words};

/// Returns what is asked of the viewer, or what they wait for; at the end who has won.
pub fn question(company: &Company<'_>, view: &View) -> String {
    let words = company.words;
    let you = view.viewer.seat();
    match view.phase {
        PhaseView::Over => over(company, view),
        PhaseView::Answering { asked } => answering(words, view, you.is_some_and(|you| asked.contains(you))),
        PhaseView::Dealing | PhaseView::DrawingFirst | PhaseView::Drawing { .. } => {
            words.say("erbraffer-ask-nothing", &[])
        }
        PhaseView::Turn { .. } | PhaseView::Testament | PhaseView::Choosing | PhaseView::Sharing
            if you.is_none() || view.actor() != you =>
        {
            let others = view.actor().map(|actor| company.say_of(actor, "erbraffer-ask-other", &[]));
            others.unwrap_or_default()
        }
        PhaseView::Turn { plan } => turn(words, view, plan.unwrap_or_default()),
        PhaseView::Testament => words.say("erbraffer-ask-testament", &[("year", view.year.to_string().into())]),
        PhaseView::Choosing => words.say("erbraffer-ask-couple", &[]),
        PhaseView::Sharing => sharing(words, view),
    }
}

fn turn(words: &Words, view: &View, plan: Plan) -> String {
    match plan {
        Plan::None if view.turns_left > 0 => words.say("erbraffer-ask-last-turn", &[]),
        Plan::None => words.say("erbraffer-ask-turn", &[]),
        Plan::Throw { cards: thrown } => {
            words.say("erbraffer-ask-throw", &[("cards", cards(words, view.edition(), thrown).into())])
        }
        Plan::Play { card, heirs, heirlooms: [given, _] } => naming(words, view, card, heirs, given),
    }
}

/// Asks for what has to be named next for a card.
fn naming(
    words: &Words,
    view: &View,
    card: Card,
    [first, second]: [Option<Person>; 2],
    given: Option<Heirloom>,
) -> String {
    let edition = view.edition();
    let with = |key, thousands| words.say(key, &[("sum", sum(words, thousands))]);
    let besides =
        |key, heir, thousands| words.say(key, &[("sum", sum(words, thousands)), ("heir", name(edition, heir))]);
    let of = |it| ("heirloom", the_heirloom(words, edition, it).into());
    match (edition.effect(card), first, second, given) {
        (Effect::Gain(sum), ..) => with("erbraffer-ask-gain", sum),
        (Effect::Loss(sum), ..) => with("erbraffer-ask-loss", sum),
        (Effect::GainTwo(sum), None, ..) => with("erbraffer-ask-gain-first", sum),
        (Effect::GainTwo(sum), Some(heir), ..) => besides("erbraffer-ask-gain-second", heir, sum),
        (Effect::LossTwo(sum), None, ..) => with("erbraffer-ask-loss-first", sum),
        // Nobody loses more than there is. ERB-51
        (Effect::LossTwo(sum), Some(heir), ..) => besides("erbraffer-ask-loss-second", heir, sum.min(view.cash[heir])),
        (Effect::LoseAll, ..) => words.say("erbraffer-ask-lose-all", &[]),
        (Effect::Double, ..) => words.say("erbraffer-ask-double", &[]),
        (Effect::Halve, None, ..) => words.say("erbraffer-ask-halve", &[]),
        (Effect::Halve, Some(heir), ..) => besides("erbraffer-ask-round", heir, view.cash[heir]),
        (Effect::Sibling, None, ..) => words.say("erbraffer-ask-sibling", &[]),
        (Effect::Sibling, Some(heir), None, _) => besides("erbraffer-ask-sibling-second", heir, view.cash[heir]),
        (Effect::Sibling, Some(from), Some(to), _) => {
            let values: [(&str, Value<'_>); 3] =
                [("sum", sum(words, view.cash[from])), ("from", name(edition, from)), ("to", name(edition, to))];
            words.say("erbraffer-ask-sibling-round", &values)
        }
        (Effect::Sheep, _, _, None) => words.say("erbraffer-ask-sheep", &[]),
        (Effect::Sheep, _, _, Some(it)) => words.say("erbraffer-ask-sheep-heir", &[of(it)]),
        (Effect::Exchange, _, _, None) => words.say("erbraffer-ask-exchange", &[]),
        (Effect::Exchange, _, _, Some(it)) => words.say("erbraffer-ask-exchange-second", &[of(it)]),
        // These are played without a question.
        (Effect::Wedding(_) | Effect::NewWill | Effect::Sweep, ..) => words.say("erbraffer-ask-turn", &[]),
    }
}

fn sharing(words: &Words, view: &View) -> String {
    let Some(its) = view.estate else { return String::new() };
    let key = if its.is_new_will { "erbraffer-ask-share-again" } else { "erbraffer-ask-share" };
    let values = [
        ("couple", couple(words, view.edition(), its.couple).into()),
        ("what", estate(words, view, its.couple).into()),
    ];
    words.say(key, &values)
}

/// Asks whether the viewer plays a new will; it does not say who else has answered. ERB-43
fn answering(words: &Words, view: &View, is_asked: bool) -> String {
    let Some(its) = view.estate else { return words.say("erbraffer-ask-nothing", &[]) };
    let edition = view.edition();
    let hand = view.own_hand().unwrap_or_default();
    let key = match (is_asked, view.viewer) {
        (true, _) if hand.iter().any(|card| edition.effect(card) == Effect::NewWill) => "erbraffer-ask-will",
        (true, _) => "erbraffer-ask-will-without",
        (false, Viewer::Seat(_)) => "erbraffer-ask-will-answered",
        (false, Viewer::Spectator | Viewer::Open) => "erbraffer-ask-will-open",
    };
    words.say(key, &[("couple", couple(words, edition, its.couple).into())])
}

/// Says who is richest, and how rich.
fn over(company: &Company<'_>, view: &View) -> String {
    let rank = |seat: Seat| Some((fortune(view, seat)?, heirloom_worth(view, seat)?));
    let best = view.collected.seats().filter_map(rank).max();
    let winners: SeatSet = view.collected.seats().filter(|&seat| rank(seat) == best).collect();
    let (richest, _) = best.unwrap_or_default();
    let key = if winners.len() > 1 { "erbraffer-ask-over-shared" } else { "erbraffer-ask-over" };
    say_of_all(company, winners, key, &[("sum", money(company.words, richest).into())])
}
