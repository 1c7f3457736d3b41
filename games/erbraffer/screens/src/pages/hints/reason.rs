//! Why something is advised, for those who ask: the reason of this very move.

use bequest_erbraffer::{Action, Couple, Edition, Erbraffer, Heirloom, Person, PhaseView};
use bequest_erbraffer_bots::Advice;
use bequest_words::Value;

use crate::pages::outlook;
use crate::words::{heirloom, money, sex};
use bequest_web::{At, Lesson};

/// Of all that can be done this adds most: what is said where nothing says more.
const MOST: &str = "erbraffer-hint-why-estimate";

/// Returns why something is advised.
pub(super) fn of(at: &At<'_, Erbraffer>, advice: &Advice, label: &str) -> Lesson {
    let (name, about) = match advice.action {
        Action::Play(_) => ("play", "hand"),
        Action::Throw(_) | Action::Keep(_) => ("discard", "hand"),
        Action::Heir(_) | Action::Heirloom(_) | Action::Round(_) => ("name", "board"),
        Action::Testament(_) => ("seal", "board"),
        Action::Couple(_) => ("couple", "board"),
        Action::Give(..) | Action::Pay(..) | Action::Rest(_) => ("share", "answers"),
        Action::Confirm => ("confirm", "answers"),
        Action::Will => ("will", "answers"),
        Action::Decline | Action::DeclineAll => ("stand", "answers"),
    };
    Lesson { name, about, title: label.to_owned(), text: Why { at, advice }.text(), ..Lesson::default() }
}

/// Returns the child of a couple whose benefactor card the viewer holds, if the estate is worth that card: the move then
/// adds to what benefactors bring. ERB-34, ERB-37
pub(super) fn benefactor(at: &At<'_, Erbraffer>, advice: &Advice, couple: Couple) -> Option<Person> {
    let outlook = at.view.own_outlook()?;
    let before = at.view.holdings();
    let children = at.view.edition().children(couple).and(outlook.benefactors());
    children.iter().find(|&child| advice.outcome.cash[child] > before.cash[child])
}

/// Returns whether a gain as the page writes it is none.
pub(super) fn is_nothing(gain: &str) -> bool {
    gain.starts_with('±')
}

struct Why<'a, 'b> {
    at: &'a At<'b, Erbraffer>,
    advice: &'a Advice,
}

impl Why<'_, '_> {
    fn text(&self) -> String {
        let is_even = || outlook::change(self.at.company.words, self.at.view, &self.advice.outcome);
        match self.advice.action {
            Action::Play(_) | Action::Round(_) => self.deed(None),
            Action::Heir(person) => self.deed(Some(person)),
            Action::Heirloom(heirloom) => self.thing(heirloom).unwrap_or_else(|| self.say(MOST, &[])),
            Action::Throw(_) | Action::Keep(_) => self.say("erbraffer-hint-why-throw", &[]),
            Action::Testament(person) if Advice::at_stake(self.at.view, person) == 0 => {
                self.say("erbraffer-hint-why-seal-stranger", &[])
            }
            Action::Testament(person) if self.is_mine(person) => self.about("erbraffer-hint-why-seal-key", person),
            Action::Testament(person) if self.may_name(person) => self.about("erbraffer-hint-why-seal", person),
            Action::Testament(_) => self.say("erbraffer-hint-why-seal-any", &[]),
            Action::Couple(couple) => match benefactor(self.at, self.advice, couple) {
                Some(child) => self.about("erbraffer-hint-why-couple-key", child),
                None if self.leads(couple) && is_even().is_some_and(|gain| is_nothing(&gain)) => {
                    self.say("erbraffer-hint-why-couple-even", &[])
                }
                None if self.leads(couple) => self.say("erbraffer-hint-why-couple", &[]),
                None => self.say(MOST, &[]),
            },
            Action::Pay(child, sum) if sum > 0 && self.is_mine(child) => {
                self.about("erbraffer-hint-why-pay-key", child)
            }
            Action::Rest(child) if self.is_mine(child) => self.about("erbraffer-hint-why-pay-key", child),
            Action::Give(_, child) | Action::Rest(child) if self.inherits(child) => {
                self.about("erbraffer-hint-why-heir", child)
            }
            Action::Give(..) | Action::Pay(..) | Action::Rest(_) => self.say("erbraffer-hint-why-share", &[]),
            Action::Confirm if self.at.view.phase == PhaseView::Sharing => self.say(MOST, &[]),
            Action::Confirm => self.say("erbraffer-hint-why-confirm", &[]),
            Action::Will => self.say("erbraffer-hint-why-will", &[]),
            Action::Decline | Action::DeclineAll => {
                let has_will = self.at.legal(|action| *action == Action::Will).next().is_some();
                self.say(if has_will { "erbraffer-hint-why-stand" } else { "erbraffer-hint-why-pass" }, &[])
            }
        }
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.at.company.words.say(key, values)
    }

    /// Says something about a person, and what of their money reaches the viewer's heirs.
    fn about(&self, key: &str, person: Person) -> String {
        let edition = self.at.view.edition();
        let values = [
            ("name", edition.person(person).name.as_str().into()),
            ("sex", sex(edition, [person]).into()),
            ("percent", self.percent(person).into()),
        ];
        self.say(key, &values)
    }

    fn percent(&self, person: Person) -> u32 {
        self.at.view.own_outlook().map_or(0, |outlook| outlook.share(person).percent())
    }

    /// Returns whether the viewer holds a card of someone who was not paid out yet.
    fn is_mine(&self, person: Person) -> bool {
        self.at.view.own_outlook().is_some_and(|outlook| outlook.benefactors().contains(person))
    }

    fn is_own(&self, person: Person) -> bool {
        self.at.view.own_portraits().is_some_and(|heirs| heirs.contains(person))
    }

    /// Returns whether someone may be named: of the last row only the viewer's own heirs.
    fn may_name(&self, person: Person) -> bool {
        self.at.view.edition().person(person).generation < Edition::LAST_GENERATION || self.is_own(person)
    }

    /// Returns whether a part of what someone leaves is inherited by the viewer's heirs.
    fn inherits(&self, person: Person) -> bool {
        self.percent(person) > 0 && self.at.view.edition().person(person).generation < Edition::LAST_GENERATION
    }

    fn leads(&self, couple: Couple) -> bool {
        self.percent(self.at.view.edition().couple(couple).partners[0]) > 0
    }

    /// Says what a card does for the viewer; the relative who is being named comes first.
    fn deed(&self, named: Option<Person>) -> String {
        let (view, before, after) = (self.at.view, self.at.view.holdings(), &self.advice.outcome);
        let mut moved = view.edition().heirlooms().iter().filter(|&it| before.owner(it) != after.owner(it));
        if let Some(why) = moved.find_map(|it| self.thing(it)) {
            return why;
        }
        let persons = || view.edition().persons().iter();
        let gained = |person: &Person| after.cash[*person] > before.cash[*person];
        let lost = |person: &Person| after.cash[*person] < before.cash[*person];
        let worth = |person: &Person| (self.is_mine(*person), self.percent(*person));
        let best = named.filter(gained).or_else(|| persons().filter(gained).max_by_key(worth));
        let worst = named.filter(lost).or_else(|| persons().filter(lost).min_by_key(worth));
        match (best, worst) {
            (Some(best), _) if self.is_mine(best) => self.about("erbraffer-hint-why-gain-key", best),
            (Some(best), _) if self.is_own(best) => self.about("erbraffer-hint-why-gain-own", best),
            (Some(best), _) if self.inherits(best) => self.about("erbraffer-hint-why-heir", best),
            (None, Some(worst)) if self.percent(worst) == 0 && !self.is_mine(worst) => {
                if self.may_name(worst) {
                    self.about("erbraffer-hint-why-loss", worst)
                } else {
                    self.say("erbraffer-hint-why-loss-last", &[])
                }
            }
            _ => self.say(MOST, &[]),
        }
    }

    /// Says how much more of an heirloom reaches the viewer where it goes to, if that is so and can be said.
    fn thing(&self, it: Heirloom) -> Option<String> {
        let (words, edition) = (self.at.company.words, self.at.view.edition());
        let (from, to) = (self.at.view.owner(it), self.advice.outcome.owner(it));
        let (less, percent) = (self.percent(from), self.percent(to));
        if percent <= less || !self.may_name(from) || !self.may_name(to) {
            return None;
        }
        let name = |person: Person| edition.person(person).name.as_str();
        let values = [
            ("what", heirloom(words, edition, it).into()),
            ("sum", money(words, edition.heirloom(it).value.into()).into()),
            ("to", name(to).into()),
            ("from", name(from).into()),
            ("percent", percent.into()),
            ("less", less.into()),
        ];
        Some(self.say("erbraffer-hint-why-thing", &values))
    }
}
