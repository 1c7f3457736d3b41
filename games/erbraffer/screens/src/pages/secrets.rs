//! What only the viewer knows: their heirs and their benefactor cards.

use crate::words::sex;
use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{BenefactorCard, Erbraffer, Person, PhaseView, Told};
use maud::{Markup, html};

use super::{bust, outlook, players};
use bequest_web::At;

/// Draws the secrets of the seat whose view it is; nothing for others, and nothing when all is open.
pub(super) fn draw(at: &At<'_, Erbraffer>) -> Markup {
    let view = at.view;
    let (Some(seat), Some(heirs), Some(cards)) = (view.viewer.seat(), view.own_portraits(), view.own_benefactors())
    else {
        return html! {};
    };
    // ERB-60: at the end everyone's are shown, beside the names.
    if heirs.is_empty() || view.phase == PhaseView::Over {
        return html! {};
    }
    let say = |key| at.company.words.say(key, &[]);
    html! {
        section.panel.secrets aria-labelledby="secrets-title" data-key="secrets" {
            header {
                h2 #secrets-title { (say("erbraffer-players-secrets")) }
                span.chip { (players::sign(players::EYE)) (say("erbraffer-players-only-you")) }
            }
            div.inside.pair[heirs.len() > 1] {
                ul.heirs tabindex="0" data-tips aria-label=(at.company.words.say("erbraffer-players-heirs", &[("sex", sex(view.edition(), heirs.iter()).into())])) {
                    @for heir in heirs.iter() {
                        li data-key={ "heir-" (heir) } data-tip=(explanation(at, heirs)) { (bust::draw(view.edition(), heir)) b { (view.edition().person(heir).name) } }
                    }
                }
                @if let Some(outlook) = view.own_outlook() { (outlook::fortune(at, &outlook)) }
                p.unseen { (explanation(at, heirs)) }
                (benefactors(at, seat, cards))
            }
        }
    }
}

fn explanation(at: &At<'_, Erbraffer>, heirs: Pool<Person>) -> String {
    let words = at.company.words;
    let infos: Vec<_> = heirs.iter().map(|heir| at.view.edition().person(heir)).collect();
    let names: Vec<String> = infos.iter().map(|info| info.name.clone()).collect();
    let sex = sex(at.view.edition(), heirs.iter());
    match infos[..] {
        [info] => words.say("erbraffer-players-heir", &[("name", info.name.as_str().into()), ("sex", sex.into())]),
        _ => words.say("erbraffer-players-heirs-two", &[("names", words.list(&names).into()), ("sex", sex.into())]),
    }
}

/// What has become of a benefactor card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// The benefactor is not dead yet.
    Hidden,
    /// It was shown, and brought this much, in thousands, if that is still known.
    Paid(Option<u16>),
    /// The benefactor died without a penny. ERB-37
    Nothing,
}

fn fate(at: &At<'_, Erbraffer>, seat: Seat, card: BenefactorCard) -> Fate {
    let view = at.view;
    let benefactor = view.edition().benefactor(card);
    if !view.spent[seat].contains(card) {
        let is_dead = view.edition().person(benefactor).generation < usize::from(view.living);
        return if is_dead { Fate::Nothing } else { Fate::Hidden };
    }
    let heard = at.heard.iter().rev().find_map(|told| {
        let Told::PaidOut { person, each, .. } = *told else { return None };
        (person == benefactor).then_some(each)
    });
    let only = (view.spent[seat].len() == 1).then_some(view.collected[seat]);
    Fate::Paid(heard.or(only))
}

fn benefactors(at: &At<'_, Erbraffer>, seat: Seat, cards: Pool<BenefactorCard>) -> Markup {
    let (words, edition) = (at.company.words, at.view.edition());
    html! {
        ul.keys tabindex="0" data-tips aria-label=(words.say("erbraffer-players-my-benefactors", &[])) {
            @for card in cards.iter() {
                @let benefactor = edition.benefactor(card);
                @let fate = fate(at, seat, card);
                @let class = match fate { Fate::Hidden => "hidden", Fate::Paid(_) => "paid", Fate::Nothing => "nothing" };
                li.(class) data-key={ "mine-" (card) } data-tip=(words.say("erbraffer-players-mine", &[("name", edition.person(benefactor).name.as_str().into()), ("year", (bust::year(edition, benefactor) + 30).to_string().into())])) {
                    (bust::draw(edition, benefactor))
                    b { (edition.person(benefactor).name) }
                    small {
                        @match fate {
                            Fate::Hidden => (bust::year(edition, benefactor)),
                            Fate::Paid(Some(sum)) => { "+" (crate::words::money(words, sum.into())) },
                            Fate::Paid(None) => (words.say("erbraffer-players-paid", &[])),
                            Fate::Nothing => (words.say("erbraffer-players-nothing", &[])),
                        }
                    }
                }
            }
        }
    }
}
