//! The offering: cards to be fetched, and the other errands, with the boys who stand there.

use bequest_engine::Seat;
use bequest_last_will::{
    Action, Card, Errand, ErrandSpace, ErrandView, Family, Nature, OfferedCard, Symbol, Symbols, Told,
};
use bequest_web::{badge, part};
use maud::{Markup, Render, html};

use super::card::{self, Size};
use super::model::{Lift, Model, Now};
use super::{forecast, outlook, say};
use crate::art::sign;

/// Draws the offering.
pub(super) fn draw(m: &Model<'_>) -> Markup {
    let view = m.view;
    let taken = taken(m);
    let was = |place: usize| taken.get(place).copied().flatten();
    let cards = view.offered.len();
    html! {
        section.offering.panel aria-label=(m.say("last-will-page-offering")) {
            ol.cards tabindex="0" data-tips data-hot="m" style={ "--n:" (view.offered.len() + view.wild_companions.len()) } {
                @for (place, offered) in view.offered.iter().enumerate() { (space(m, (&format!("offer-{}", place + 1), place + 1), offered, was(place))) }
                @for (place, offered) in view.wild_companions.iter().enumerate() { (space(m, (&format!("offer-w{}", place + 1), cards + place + 1), offered, was(cards + place))) }
            }
            ul.errands.six[view.errands.len() > 5] { @for errand in &view.errands { (tile(m, errand)) } }
        }
    }
}

/// Returns the cards that boys have fetched from each space in this round, the wild companions last, as far as the viewer
/// heard of it.
pub(super) fn taken(m: &Model<'_>) -> Vec<Option<Card>> {
    let round = m.at.heard.iter().rev().take_while(|told| !matches!(told, Told::Round { .. }));
    let mut fetched: Vec<(Seat, Card)> = round
        .filter_map(|told| if let Told::Took { seat, card } = *told { Some((seat, card)) } else { None })
        .collect();
    fetched.reverse();
    let layout = m.edition.layout(m.seats().count(), m.view.setup.is_sacked());
    let families = layout.spaces().iter().flatten().map(|space| space.supply(m.view.round).family());
    let families = families.chain([Family::Wild, Family::Wild]);
    let spaces = m.view.offered.iter().chain(&m.view.wild_companions).zip(families);
    let mut find = |(space, family): (&OfferedCard, Family)| {
        let is_it = |(seat, card): &(Seat, Card)| Some(*seat) == space.taken_by && card.family() == family;
        let place = fetched.iter().position(is_it)?;
        Some(fetched.remove(place).1)
    };
    spaces.map(&mut find).collect()
}

/// Draws an errand boy of a seat.
pub(super) fn boy(m: &Model<'_>, seat: Seat, key: &str) -> Markup {
    let name = m.company().name(seat);
    let tip = m.words.say("last-will-page-boy-of", &[("who", name.into())]);
    html! {
        span.boy.piece.{ "s" (seat) } data-key={ "boy-" (seat) "-" (key) } data-tip=(tip) { (sign("boy")) (badge(seat, name, "small")) span.unseen { (tip) } }
    }
}

/// Draws a space that holds a card, or the boy who took it. Only what can be done with the card changes often.
fn space(m: &Model<'_>, (id, number): (&str, usize), offered: &OfferedCard, was: Option<Card>) -> Markup {
    let tip = offered.card.map(|it| format!("{}: {}", m.card(it), say::all(m.words, m.edition, it)));
    let drawn = html! {
        li.offer.group[offered.group] data-tip=[tip] {
            @match (offered.card, offered.taken_by) {
                (Some(card), _) => { (part(format_args!("take-{card}"), offer(m, card, number))) i.peg.lit { (sign("boy")) } },
                (None, Some(seat)) => { (gone(m, was)) (boy(m, seat, id)) },
                (None, None) => div.card.lw.s.gone { span.nm { (m.say("last-will-page-empty")) } },
            }
        }
    };
    part(id, drawn).render()
}

/// Draws what is left where a card was taken: its name.
fn gone(m: &Model<'_>, was: Option<Card>) -> Markup {
    html! {
        div.card.lw.s.gone {
            @match was {
                Some(card) => { span.nm.was { (m.card(card)) } span.unseen { " " (m.say("last-will-page-taken")) } },
                None => span.nm { (m.say("last-will-page-taken")) },
            }
        }
    }
}

/// Draws a card of the offering: a button while a boy of the viewer can fetch it.
fn offer(m: &Model<'_>, it: Card, number: usize) -> Markup {
    let class = card::class(m.edition, it, Size::Small);
    let face = card::lasting(m.words, m.edition, it, Size::Small);
    let action = Action::Take(it);
    if m.now != Now::Errand || !m.is_mine() {
        return html! { div class=(class) { (face) } };
    }
    if m.can(action).is_none() {
        return m.control(action, &class, None, &face);
    }
    let label = m.words.say("last-will-page-fetch", &[("card", m.card(it).into())]);
    let brings = card_says(m, it).into_iter().chain(outlook::of(m, it, forecast::if_fetched(m, it))).collect();
    let lift = Lift { label, brings, number: Some(number) };
    m.lift(action, &format!("{class} open"), None, &lift, &face)
}

/// Says what a card of the offering is, in a few words; of a property its price says enough.
fn card_says(m: &Model<'_>, it: Card) -> Option<String> {
    let face = m.edition.face(it);
    match &face.nature {
        Nature::Event(event) => {
            Some(m.words.say("last-will-page-alone", &[("sum", m.money(event.spend.into()).into())]))
        }
        Nature::Property(_) => None,
        Nature::Expense(_) | Nature::Helper { .. } | Nature::Companion { .. } | Nature::Wild => {
            let nature = || m.words.say(&format!("last-will-nature-{}", say::nature(face)), &[]);
            Some(say::note(m.words, face).unwrap_or_else(nature))
        }
    }
}

/// Draws the tile of an errand, with the boys on it and the room that is left.
fn tile(m: &Model<'_>, errand: &ErrandView) -> Markup {
    let its = errand.errand;
    let ways = ways(its);
    let full = its != ErrandSpace::Draw && errand.boys.len() >= errand.spaces.into();
    let drawn = html! {
        li.errand.{ "e-" (its) }.full[full].double[ways.len() > 1] {
            @for (number, way) in ways.iter().enumerate() {
                @if number > 0 { em.or { (m.say("last-will-page-or")) } }
                (part(format_args!("send-{}", way.to_string().replace(' ', "-")), half(m, its, *way)))
            }
            (pegs(m, errand))
        }
    };
    part(format_args!("errand-{its}"), drawn).render()
}

/// Returns the errands that can be run on a space.
fn ways(space: ErrandSpace) -> &'static [Errand] {
    match space {
        ErrandSpace::Opera => &[Errand::Opera],
        ErrandSpace::Market => &[Errand::Market],
        ErrandSpace::Extension => &[Errand::Extension],
        ErrandSpace::Draw => &[Errand::Draw],
        ErrandSpace::Demotion => &[Errand::Demotion],
        ErrandSpace::Double => &[Errand::DoubleExtension, Errand::DoubleDemotion],
    }
}

/// Returns the name of an errand in keys and drawings: both halves of the double space are called like the others.
pub(super) fn name(errand: Errand) -> &'static str {
    match errand {
        Errand::Opera => "opera",
        Errand::Market => "market",
        Errand::Extension | Errand::DoubleExtension => "extension",
        Errand::Draw => "draw",
        Errand::Demotion | Errand::DoubleDemotion => "demotion",
    }
}

fn half(m: &Model<'_>, space: ErrandSpace, errand: Errand) -> Markup {
    let name = name(errand);
    let icon = if space == ErrandSpace::Draw { "card" } else { name };
    let tip = m.say(&format!("last-will-page-errand-{name}-what"));
    let inside = html! {
        (sign(icon)) b { (m.say(&format!("last-will-page-errand-{name}"))) }
        span.unseen { ": " (tip) }
    };
    let is_asked = m.now == Now::Errand;
    if !is_asked {
        return html! { div.what data-tip=(tip) { (inside) } };
    }
    let number = m.view.offered.len() + m.view.wild_companions.len() + 1;
    let before = m.view.errands.iter().take_while(|its| its.errand != space).map(|its| ways(its.errand).len());
    let half = ways(space).iter().position(|its| *its == errand).unwrap_or_default();
    let lift = Lift {
        label: m.words.say("last-will-page-send", &[("what", m.say(&format!("last-will-page-errand-{name}")).into())]),
        brings: vec![tip.clone()].into_iter().chain(errand_brings(m, errand)).collect(),
        number: Some(number + before.sum::<usize>() + half),
    };
    m.lift(Action::Place(errand), "what", Some(&tip), &lift, &inside)
}

/// Says what else an errand would come to for the viewer.
fn errand_brings(m: &Model<'_>, errand: Errand) -> Option<String> {
    let seat = m.you()?;
    let job = m.job(seat)?;
    let face = m.edition.job(job.job);
    let lines = match errand {
        Errand::Opera => m.view.lines_for(seat, Symbols::only(Symbol::Mask)),
        Errand::Demotion | Errand::DoubleDemotion => job.open_lines(m.edition).collect(),
        Errand::Market | Errand::Extension | Errand::DoubleExtension | Errand::Draw => Vec::new(),
    };
    let name = |&line| format!("{} {}", say::symbol(m.words, face.symbol(line)), m.money(i16::from(face.pay(line))));
    let what = m.words.list(&lines.iter().map(name).collect::<Vec<_>>());
    (!lines.is_empty()).then(|| m.words.say("last-will-page-may-cover", &[("what", what.into())]))
}

/// Draws the boys on a tile, and the room for more.
fn pegs(m: &Model<'_>, errand: &ErrandView) -> Markup {
    let key = errand.errand.to_string();
    html! {
        span.pegs {
            @if errand.errand == ErrandSpace::Draw {
                @for seat in m.seats() {
                    @if m.view.drawers.contains(seat) { (boy(m, seat, &key)) }
                    @else { i.own { (badge(seat, m.company().name(seat), "small")) } }
                }
            } @else {
                @for (number, &seat) in errand.boys.iter().enumerate() { (boy(m, seat, &format!("{key}-{number}"))) }
                @for number in errand.boys.len()..errand.spaces.into() {
                    i.peg { @if number == errand.boys.len() { (sign("boy")) } }
                }
            }
        }
    }
}
