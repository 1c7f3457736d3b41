//! The stage: what is being decided just now, and what follows from it.

use crate::words::{couple, heirlooms, log_text, money, title};
use bequest_engine::{Pool, Seat, Viewer};
use bequest_erbraffer::{
    Action, Card, Effect, Erbraffer, Estate, Heirloom, Person, PhaseView, Plan, Told, Year, YearKind,
};
use maud::{Markup, html};

use super::answers::Sign;
use super::estate;
use bequest_web::{At, badge};

/// Returns in one sentence what is asked of the viewer, or what is being waited for.
pub(super) fn question(at: &At<'_, Erbraffer>) -> String {
    if at.asked_viewer().is_some() || at.view.phase == PhaseView::Over {
        return short_question(at).unwrap_or_else(|| crate::words::question(&at.company, at.view));
    }
    match (at.view.phase, at.view.actor()) {
        (PhaseView::Answering { .. }, _) => at.company.words.say("erbraffer-answers-window-asked", &[]),
        (phase, Some(seat)) => at.company.say_of(seat, waiting_key(phase), &[]),
        (_, None) => at.company.words.say("erbraffer-answers-dealt", &[]),
    }
}

/// Returns what is asked about an estate; what is in it is beside it on the page.
fn short_question(at: &At<'_, Erbraffer>) -> Option<String> {
    let (view, words) = (at.view, at.company.words);
    let its = view.estate?;
    let has_will =
        || view.own_hand().unwrap_or_default().iter().any(|card| view.edition().effect(card) == Effect::NewWill);
    let key = match view.phase {
        PhaseView::Sharing if its.is_new_will => "erbraffer-answers-ask-share-again",
        PhaseView::Sharing => "erbraffer-answers-ask-share",
        PhaseView::Answering { .. } if has_will() => "erbraffer-answers-ask-will",
        PhaseView::Answering { .. } => "erbraffer-answers-ask-will-without",
        _ => return None,
    };
    Some(words.say(key, &[("couple", couple(words, view.edition(), its.couple).into())]))
}

/// Returns the seat that this sentence is about. Whose answer about a new will is missing nobody sees. ERB-43
pub(super) fn question_seat(at: &At<'_, Erbraffer>) -> Option<Seat> {
    let is_window = matches!(at.view.phase, PhaseView::Answering { .. });
    at.asked_viewer().or(at.view.actor().filter(|_| !is_window))
}

/// Returns the message that says what one seat is waited for.
fn waiting_key(phase: PhaseView) -> &'static str {
    match phase {
        PhaseView::Testament => "erbraffer-answers-waits-testament",
        PhaseView::Choosing => "erbraffer-answers-waits-couple",
        PhaseView::Sharing => "erbraffer-answers-waits-estate",
        PhaseView::Turn { .. }
        | PhaseView::Dealing
        | PhaseView::DrawingFirst
        | PhaseView::Drawing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Over => "erbraffer-answers-waits-turn",
    }
}

/// Draws the stage.
pub(super) fn draw(at: &At<'_, Erbraffer>) -> Markup {
    // What is asked is asked now, even if the board still shows what happened before.
    html! { section.saying data-now[at.asked_viewer().is_some()] { (act(at)) @if at.awaiting_ready { p.note { (at.company.words.say("erbraffer-answers-awaiting-ready", &[])) } } } }
}

fn act(at: &At<'_, Erbraffer>) -> Markup {
    let say = |key| at.company.words.say(key, &[]);
    match (at.view.phase, at.view.estate) {
        (PhaseView::Turn { plan: Some(plan) }, _) if is_you(at, at.view.turn) => turn(at, plan),
        (PhaseView::Turn { .. }, _) => watched_turn(at),
        (PhaseView::Testament, _) if is_you(at, at.view.turn) => testament(at),
        (PhaseView::Choosing, _) if is_you(at, at.view.distributor) => choosing(at, "erbraffer-answers-couple"),
        (PhaseView::Choosing, _) => choosing(at, "erbraffer-answers-waits-couple"),
        (PhaseView::Testament, _) => waiting(at),
        (PhaseView::Sharing, Some(estate)) => sharing(at, &estate),
        (PhaseView::Answering { asked }, Some(estate)) => {
            // A live table may keep an answer back: then nothing is asked any more, though the game still waits.
            let open = |you| asked.contains(you) && (at.past || at.prompts.iter().any(|prompt| prompt.seat == you));
            window(at, &estate, at.company.you.map(open))
        }
        (PhaseView::Over, _) => {
            html! { h2 { (say("erbraffer-answers-over")) } p { (say("erbraffer-answers-over-note")) } }
        }
        (
            PhaseView::Dealing
            | PhaseView::DrawingFirst
            | PhaseView::Drawing { .. }
            | PhaseView::Sharing
            | PhaseView::Answering { .. },
            _,
        ) => html! { h2 { (say("erbraffer-answers-dealt")) } },
    }
}

fn is_you(at: &At<'_, Erbraffer>, seat: Seat) -> bool {
    at.view.viewer == Viewer::Seat(seat)
}

/// Returns a message with a piece of markup in the place of one of its variables.
fn around(at: &At<'_, Erbraffer>, key: &str, name: &str, inside: &Markup) -> Markup {
    let text = at.company.words.say(key, &[(name, "\u{1}".into())]);
    let (before, after) = text.split_once('\u{1}').unwrap_or((&text, ""));
    html! { (before) (inside) (after) }
}

// A turn

fn turn(at: &At<'_, Erbraffer>, plan: Plan) -> Markup {
    let words = at.company.words;
    match plan {
        Plan::None => html! {
            h2 { (words.say("erbraffer-answers-turn", &[])) }
            p { (words.say("erbraffer-answers-turn-note", &[])) " " (last_round(at)) @if at.view.turns_left == 0 { (next_year(at, "erbraffer-answers-beige")) } }
        },
        Plan::Play { card, heirs, heirlooms: things } => html! {
            h2 { (asked_for(at, card, heirs, things.into_iter().flatten().next())) }
            p { (targets(at)) " " @if at.view.edition().card(card).hourglass { (then(at)) } @else { (words.say("erbraffer-answers-then-nothing", &[])) } }
        },
        Plan::Throw { cards } => html! {
            h2 { (words.say("erbraffer-answers-throwing", &[("cards", cards.len().into())])) }
            // ERB-17
            p { (words.say("erbraffer-answers-throwing-note", &[])) }
        },
    }
}

/// Says what has to be named next for a card.
fn asked_for(at: &At<'_, Erbraffer>, card: Card, heirs: [Option<Person>; 2], thing: Option<Heirloom>) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    let name = |person: Person| html! { em { (edition.person(person).name) } };
    let is_rounding = legal(at).any(|action| matches!(action, Action::Round(_)));
    let titled = |key| around(at, key, "card", &html! { em { (title(words, edition, card)) } });
    match (edition.effect(card), heirs[0], thing) {
        (_, Some(giver), _) if is_rounding => {
            let sum = money(words, at.view.cash[giver].into());
            around(at, "erbraffer-answers-ask-rounding", "sum", &html! { em { (sum) } })
        }
        (Effect::Sibling, Some(giver), _) => around(at, "erbraffer-answers-ask-sibling", "who", &name(giver)),
        (_, Some(first), _) => around(at, "erbraffer-answers-ask-second", "who", &name(first)),
        (Effect::Sibling, None, _) => titled("erbraffer-answers-ask-giver"),
        (_, _, Some(_)) => html! { (crate::words::question(&at.company, at.view)) },
        (Effect::Sheep | Effect::Exchange, ..) => titled("erbraffer-answers-ask-thing"),
        (_, None, None) => titled("erbraffer-answers-ask-heir"),
    }
}

/// Returns what the viewer may do.
fn legal<'a>(at: &'a At<'_, Erbraffer>) -> impl Iterator<Item = Action> + 'a {
    let own = at.prompts.iter().filter(|prompt| is_you(at, prompt.seat));
    own.flat_map(|prompt| prompt.legal.iter().copied())
}

/// Says how many can be chosen, and how many of the living cannot because they are sealed. ERB-22
fn targets(at: &At<'_, Erbraffer>) -> String {
    let words = at.company.words;
    let heirs = legal(at).filter(|action| matches!(action, Action::Heir(_) | Action::Testament(_))).count();
    let things = legal(at).filter(|action| matches!(action, Action::Heirloom(_))).count();
    match (heirs, things) {
        (0, 0) => String::new(),
        (0, things) => words.say("erbraffer-answers-things-open", &[("count", things.into())]),
        (heirs, _) if at.view.frozen.is_empty() => {
            words.say("erbraffer-answers-heirs-open", &[("count", heirs.into())])
        }
        (heirs, _) => words
            .say("erbraffer-answers-heirs-sealed", &[("count", heirs.into()), ("sealed", at.view.frozen.len().into())]),
    }
}

/// Says what a beige card brings after its effect. ERB-15, ERB-24
fn then(at: &At<'_, Erbraffer>) -> Markup {
    if at.view.year == Year::LAST {
        html! { (last_round(at)) }
    } else {
        next_year(at, "erbraffer-answers-then")
    }
}

fn last_round(at: &At<'_, Erbraffer>) -> String {
    if at.view.turns_left == 0 { String::new() } else { at.company.words.say("erbraffer-answers-last-round", &[]) }
}

/// Says what happens in the next year, in a sentence that begins like this.
fn next_year(at: &At<'_, Erbraffer>, key: &str) -> Markup {
    let year = at.view.year.next();
    let (sign, kind) = match year.kind() {
        YearKind::White => (Some(Sign::Seal), "erbraffer-answers-year-white"),
        YearKind::Golden => (Some(Sign::Tree), "erbraffer-answers-year-golden"),
        YearKind::Last | YearKind::Start => (None, "erbraffer-answers-year-last"),
    };
    let text = at.company.words.say(kind, &[("year", year.to_string().into())]);
    around(at, key, "year", &html! { b.year { @if let Some(sign) = sign { (sign.draw()) " " } (text) } })
}

/// Draws what the others see of a turn: who is to play, and what was played last.
fn watched_turn(at: &At<'_, Erbraffer>) -> Markup {
    html! {
        (waiting(at))
        @if let Some(deed) = at.view.last { p { (log_text(&at.company, at.view.edition(), &Told::Played(deed))) } }
        @if at.view.turns_left > 0 { p { (last_round(at)) } }
    }
}

fn waiting(at: &At<'_, Erbraffer>) -> Markup {
    html! {
        @if let Some(seat) = at.view.actor() {
            h2.awaited { (badge(seat, at.company.name(seat), "")) span { (at.company.say_of(seat, waiting_key(at.view.phase), &[])) } }
        }
    }
}

// A testament

fn testament(at: &At<'_, Erbraffer>) -> Markup {
    let words = at.company.words;
    let golden = Year::all().find(|year| *year > at.view.year && year.kind() == YearKind::Golden).unwrap_or(Year::LAST);
    html! {
        h2 { (around(at, "erbraffer-answers-seal", "year", &html! { em { (golden) } })) }
        p { (words.say("erbraffer-answers-seal-note", &[("year", at.view.year.to_string().into())])) " " (targets(at)) }
    }
}

// The change of generation

fn choosing(at: &At<'_, Erbraffer>, key: &str) -> Markup {
    let (view, company) = (at.view, &at.company);
    let players = view.collected.players();
    let couples = view.couples_left.len();
    // ERB-30: the others follow clockwise.
    let next = (1..couples.min(players)).map(|step| Seat::new((view.distributor.index() + step) % players));
    let next: Vec<String> = next.map(|seat| company.name(seat).to_owned()).collect();
    let values =
        [("count", couples.into()), ("who", company.words.list(&next).into()), ("year", view.year.to_string().into())];
    html! {
        h2 { (company.say_of(view.distributor, key, &[])) }
        p { (company.words.say("erbraffer-answers-couples-left", &values)) }
    }
}

fn sharing(at: &At<'_, Erbraffer>, shared: &Estate) -> Markup {
    let key = if shared.is_new_will { "erbraffer-answers-shares-again" } else { "erbraffer-answers-waits-estate" };
    html! {
        h2.awaited { (badge(shared.seat, at.company.name(shared.seat), "")) span { (at.company.say_of(shared.seat, key, &[])) } }
        p { (estate::heading(at, shared)) }
        (estate::small(at, shared))
    }
}

/// Says who gets which heirlooms.
fn things(at: &At<'_, Erbraffer>, shared: &Estate) -> String {
    let (words, edition) = (at.company.words, at.view.edition());
    let of = |child: Person| -> Pool<Heirloom> {
        shared.heirlooms.iter().filter(|&it| shared.heir_of(it) == Some(child)).collect()
    };
    let children = edition.children(shared.couple).iter().filter(|&child| !of(child).is_empty());
    let lines = children.map(|child| {
        let values =
            [("sum", heirlooms(words, edition, of(child)).into()), ("who", edition.person(child).name.as_str().into())];
        words.say("erbraffer-answers-sum-to", &values)
    });
    lines.collect::<Vec<_>>().join(" · ")
}

/// Draws the question about a new will. Whose answer is missing nobody sees: only whether one's own is. ERB-43
fn window(at: &At<'_, Erbraffer>, shared: &Estate, asked: Option<bool>) -> Markup {
    let words = at.company.words;
    let year = at.view.year.to_string();
    let say = |key| words.say(key, &[("year", year.as_str().into())]);
    let is_out = at.company.you.is_some_and(|you| at.view.out.contains(you));
    html! {
        h2 { (say("erbraffer-answers-window")) }
        p.sum { (estate::sum_line(at, shared)) }
        @if !shared.heirlooms.is_empty() { p.sum { (things(at, shared)) } }
        @match asked {
            Some(true) => {},
            Some(false) if is_out => p.note { (say("erbraffer-answers-declined-all")) },
            Some(false) => p.note { (say("erbraffer-answers-declined")) },
            None => p.note { (say("erbraffer-answers-window-asked")) },
        }
    }
}
