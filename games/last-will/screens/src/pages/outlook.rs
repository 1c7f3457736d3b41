//! What cards would come to now, in sentences.

use bequest_last_will::{Action, Card, Deed, Effect, Nature, Play, PropertyFace};

use super::forecast::{self, Forecast};
use super::model::Model;
use super::say;

/// Says what a card would come to now and which lines it could cover, a sentence each.
pub(super) fn of(m: &Model<'_>, it: Card, forecast: Option<Forecast>) -> Vec<String> {
    let mut said = Vec::new();
    match (&m.edition.face(it).nature, forecast) {
        (Nature::Event(_), Some(forecast)) => said.extend(event(m, &forecast)),
        (Nature::Event(event), None) => said.extend(too_dear(m, event.spend.into())),
        (Nature::Expense(_), Some(forecast)) => {
            said.push(sum(m, "last-will-page-outlook-expense", forecast.most));
            said.extend(helped(m, &forecast));
        }
        (Nature::Property(property), _) => said.extend(house(m, property, forecast)),
        (Nature::Helper { effect }, _) => said.extend(helper(m, it, *effect)),
        (Nature::Expense(_) | Nature::Companion { .. } | Nature::Wild, _) => {}
    }
    said.extend(coverable(m, forecast));
    said
}

fn sum(m: &Model<'_>, key: &str, sum: i16) -> String {
    m.words.say(key, &[("sum", m.money(sum).into())])
}

fn event(m: &Model<'_>, forecast: &Forecast) -> Vec<String> {
    let with = forecast.companions.or(forecast.helpers);
    if with.is_empty() && !forecast.is_capped {
        return Vec::new();
    }
    let mut said = Vec::new();
    if !with.is_empty() {
        let what = say::cards(m.words, m.edition, with.iter());
        let values = [("sum", m.money(forecast.most).into()), ("what", what.into())];
        said.push(m.words.say("last-will-page-up-to-with", &values));
    }
    if forecast.is_capped {
        said.push(m.say("last-will-page-capped"));
    }
    said
}

/// Says that something costs more than there is.
fn too_dear(m: &Model<'_>, spend: i16) -> Option<String> {
    let house = m.house(m.you()?);
    let values = [("sum", m.money(spend).into()), ("money", m.money(house.money).into())];
    (spend > house.limit(m.edition)).then(|| m.words.say("last-will-page-too-dear", &values))
}

fn helped(m: &Model<'_>, forecast: &Forecast) -> Option<String> {
    let what = say::cards(m.words, m.edition, forecast.helpers.iter());
    (!forecast.helpers.is_empty()).then(|| m.words.say("last-will-page-outlook-helped", &[("what", what.into())]))
}

/// Says what a house costs, and what it loses tonight and until the end. LW-47, LW-60
fn house(m: &Model<'_>, property: &PropertyFace, forecast: Option<Forecast>) -> Vec<String> {
    let cost = match forecast {
        Some(forecast) => sum(m, "last-will-page-outlook-price", forecast.most),
        None => m.say("last-will-page-outlook-no-money"),
    };
    if property.keeps_value() {
        return vec![cost, m.say("last-will-page-outlook-farm")];
    }
    let tonight = property.track.value(0) - property.track.value(1);
    let values = [("tonight", m.money(tonight).into()), ("sum", m.money(forecast::loss(m, property)).into())];
    vec![cost, m.words.say("last-will-page-outlook-loses", &values)]
}

fn helper(m: &Model<'_>, it: Card, effect: Effect) -> Option<String> {
    let (more, cards) = forecast::of_helper(m, it)?;
    if matches!(effect, Effect::Spend { .. }) {
        return Some(sum(m, "last-will-page-outlook-expense", more));
    }
    let what = say::cards(m.words, m.edition, cards.iter());
    Some(m.words.say("last-will-page-outlook-helps", &[("sum", m.money(more).into()), ("what", what.into())]))
}

/// Says which lines of the viewer's job could be covered.
fn coverable(m: &Model<'_>, forecast: Option<Forecast>) -> Option<String> {
    let (seat, forecast) = (m.you()?, forecast?);
    let face = m.edition.job(m.job(seat)?.job);
    let lines = m.view.lines_for(seat, forecast.symbols);
    let name = |&line| format!("{} {}", say::symbol(m.words, face.symbol(line)), m.money(i16::from(face.pay(line))));
    let names: Vec<String> = lines.iter().map(name).collect();
    let what = m.words.list(&names);
    (!names.is_empty()).then(|| m.words.say("last-will-page-may-cover", &[("what", what.into())]))
}

/// Says what there is once what was begun is paid: actions, and the salary if a line goes.
pub(super) fn afterwards(m: &Model<'_>, play: &Play) -> String {
    let mut said = Vec::new();
    if play.deed != Deed::Opera {
        let left = forecast::actions_after(m);
        said.push(m.words.say("last-will-page-actions-left", &[("count", left.into())]));
    }
    said.extend(salary_after(m, play));
    said.join(" · ")
}

/// Says what the salary would be if the line went that pays most.
fn salary_after(m: &Model<'_>, play: &Play) -> Option<String> {
    let job = m.job(m.view.acting)?;
    let face = m.edition.job(job.job);
    let lines = m.view.lines_for(m.view.acting, play.symbols());
    let most = lines.iter().map(|&line| i16::from(face.pay(line))).max()?;
    let pay = job.pay(m.edition);
    let values = [("before", m.money(pay).into()), ("after", m.money(pay - most).into())];
    Some(m.words.say("last-will-page-salary-to", &values))
}

/// Says what the use of a card on the board would come to with the helpers that help.
pub(super) fn most_of(m: &Model<'_>, action: Action, otherwise: i16) -> i16 {
    forecast::of_action(m, action).map_or(otherwise, |forecast| forecast.most)
}
