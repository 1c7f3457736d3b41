//! What is advised, in one sentence with the number that speaks for it. The numbers are those of the page.

use bequest_erbraffer::{Action, Card, Couple, Heirloom, Person, PhaseView, Plan};
use bequest_erbraffer_bots::Advice;

use super::{Pointer, reason};
use crate::pages::outlook;
use crate::words;

impl Pointer<'_, '_> {
    /// Says in one line what is advised, and why.
    pub(super) fn advice(&mut self, advice: &Advice) -> String {
        let action = advice.action;
        match action {
            Action::Play(card) => self.play(advice, card),
            Action::Throw(card) => self.pinned("erbraffer-hint-discard", [card.to_string()]),
            Action::Keep(card) => self.pinned("erbraffer-hint-keep", [card.to_string()]),
            Action::Heir(person) => self.heir(advice, person),
            Action::Testament(person) => self.seal(action, person),
            Action::Couple(couple) => self.couple(advice, couple),
            Action::Give(heirloom, child) => self.give(heirloom, child),
            Action::Pay(child, sum) => self.pay(advice, child, sum),
            Action::Rest(child) => self.rest(child),
            Action::Heirloom(heirloom) => self.heirloom(advice, heirloom),
            Action::Round(_) => self.with_gain("erbraffer-hint-round", advice, [action.to_string()]),
            Action::Confirm => self.confirm(advice),
            Action::Will => self.with_gain("erbraffer-hint-will", advice, [action.to_string()]),
            Action::Decline | Action::DeclineAll => self.pass(advice),
        }
    }

    /// Returns how much the viewer's estimate changes by all that is advised, as the page writes it.
    fn gain(&self, advice: &Advice) -> String {
        outlook::change(self.at.company.words, self.at.view, &advice.outcome).unwrap_or_default()
    }

    fn with_gain(&mut self, key: &str, advice: &Advice, things: impl IntoIterator<Item = String>) -> String {
        let (pin, gain) = (self.pin(things), self.gain(advice));
        self.say(key, &[("pin", pin.into()), ("gain", gain.into())])
    }

    /// Returns what of someone's money reaches the viewer's heirs, in hundredths.
    fn percent(&self, person: Person) -> u32 {
        self.at.view.own_outlook().map_or(0, |outlook| outlook.share(person).percent())
    }

    /// Returns whether the viewer holds a card of someone who was not paid out yet.
    fn is_mine(&self, person: Person) -> bool {
        self.at.view.own_outlook().is_some_and(|outlook| outlook.benefactors().contains(person))
    }

    /// Says who a card should be played for, or against.
    fn play(&mut self, advice: &Advice, card: Card) -> String {
        let view = self.at.view;
        let (edition, before) = (view.edition(), view.holdings());
        let moved: Vec<Heirloom> =
            edition.heirlooms().iter().filter(|&it| before.owner(it) != advice.outcome.owner(it)).collect();
        if !moved.is_empty() {
            return self.play_for_things(advice, card, &moved);
        }
        let changed: Vec<Person> =
            view.heirs().iter().filter(|&it| before.cash[it] != advice.outcome.cash[it]).collect();
        let gained = changed.iter().all(|&it| advice.outcome.cash[it] > before.cash[it]);
        let lost = changed.iter().all(|&it| advice.outcome.cash[it] < before.cash[it]);
        // A card for everybody names nobody.
        let key = match (changed.len(), gained, lost) {
            (1..=2, true, _) => "erbraffer-hint-play-for",
            (1..=2, _, true) => "erbraffer-hint-play-against",
            _ => "erbraffer-hint-play",
        };
        let words = self.at.company.words;
        let (title, names) = (self.card_name(card), words::persons(words, edition, changed));
        let (pin, gain) = (self.pin([card.to_string()]), self.gain(advice));
        let values = [("pin", pin.into()), ("card", title.into()), ("names", names.into()), ("gain", gain.into())];
        self.say(key, &values)
    }

    /// Says which heirlooms a card should move, and to whom.
    fn play_for_things(&mut self, advice: &Advice, card: Card, moved: &[Heirloom]) -> String {
        let (words, edition) = (self.at.company.words, self.at.view.edition());
        let what = words.list(&moved.iter().map(|&it| words::the_heirloom(words, edition, it)).collect::<Vec<_>>());
        let names = words::persons(words, edition, moved.first().map(|&it| advice.outcome.owner(it)));
        let key = if moved.len() == 1 { "erbraffer-hint-play-moves" } else { "erbraffer-hint-play-swaps" };
        let (title, pin, gain) = (self.card_name(card), self.pin([card.to_string()]), self.gain(advice));
        let values = [
            ("pin", pin.into()),
            ("card", title.into()),
            ("what", what.into()),
            ("names", names.into()),
            ("gain", gain.into()),
        ];
        self.say(key, &values)
    }

    /// Says who should be named for a card, with the figures that the portrait shows.
    fn heir(&mut self, advice: &Advice, person: Person) -> String {
        let (view, words) = (self.at.view, self.at.company.words);
        let PhaseView::Turn { plan: Some(plan @ Plan::Play { .. }) } = view.phase else { return String::new() };
        let gain = outlook::gain(words, view, plan, person).unwrap_or_else(|| self.gain(advice));
        let percent = self.percent(person);
        let key = match () {
            () if self.is_mine(person) => "erbraffer-hint-heir-key",
            () if percent == 0 => "erbraffer-hint-heir-stranger",
            () => "erbraffer-hint-heir",
        };
        let pin = self.pin([person.to_string(), advice.action.to_string()]);
        let values = [
            ("pin", pin.into()),
            ("name", self.name(person).into()),
            ("percent", percent.into()),
            ("gain", gain.into()),
        ];
        self.say(key, &values)
    }

    fn seal(&mut self, action: Action, person: Person) -> String {
        let (words, stake) = (self.at.company.words, Advice::at_stake(self.at.view, person));
        let cash = self.at.view.cash[person];
        let (key, sum) = match stake {
            0 => ("erbraffer-hint-seal-stranger", String::new()),
            // ERB-37
            _ if self.is_mine(person) => {
                ("erbraffer-hint-seal-key", outlook::span(words, (10 * u32::from(cash / 2), 10 * u32::from(cash))))
            }
            _ => ("erbraffer-hint-seal", outlook::hundreds(words, stake)),
        };
        let pin = self.pin([person.to_string(), action.to_string()]);
        self.say(key, &[("pin", pin.into()), ("name", self.name(person).into()), ("sum", sum.into())])
    }

    fn couple(&mut self, advice: &Advice, couple: Couple) -> String {
        let [partner, _] = self.at.view.edition().couple(couple).partners;
        let percent = self.percent(partner);
        let (pin, gain) = (self.pin([couple.to_string()]), self.gain(advice));
        let benefactor = reason::benefactor(self.at, advice, couple);
        let key = match benefactor {
            Some(_) => "erbraffer-hint-couple-key",
            None if percent == 0 => "erbraffer-hint-couple-other",
            None if reason::is_nothing(&gain) => "erbraffer-hint-couple-even",
            None => "erbraffer-hint-couple",
        };
        let name = benefactor.map_or("", |person| self.name(person)).to_owned();
        let values = [("pin", pin.into()), ("percent", percent.into()), ("name", name.into()), ("gain", gain.into())];
        self.say(key, &values)
    }

    /// Says something about a child of the estate: how much of what it gets reaches the viewer's heirs.
    fn child(
        &mut self,
        keys: [&str; 2],
        child: Person,
        things: impl IntoIterator<Item = String>,
        what: String,
    ) -> String {
        let percent = self.percent(child);
        let pin = self.pin(things);
        let values = [
            ("pin", pin.into()),
            ("name", self.name(child).into()),
            ("percent", percent.into()),
            ("what", what.into()),
        ];
        self.say(keys[usize::from(percent == 0)], &values)
    }

    fn give(&mut self, heirloom: Heirloom, child: Person) -> String {
        let what = words::heirloom(self.at.company.words, self.at.view.edition(), heirloom);
        let keys = ["erbraffer-hint-give", "erbraffer-hint-give-any"];
        self.child(keys, child, [format!("token-{heirloom}"), child.to_string()], what)
    }

    fn rest(&mut self, child: Person) -> String {
        let is_new_will = self.at.view.estate.is_some_and(|estate| estate.is_new_will);
        let keys = match is_new_will {
            true if self.is_mine(child) => ["erbraffer-hint-all-key"; 2],
            true => ["erbraffer-hint-all", "erbraffer-hint-rest-any"],
            false => ["erbraffer-hint-rest", "erbraffer-hint-rest-any"],
        };
        self.child(keys, child, [Action::Rest(child).to_string()], String::new())
    }

    fn pay(&mut self, advice: &Advice, child: Person, sum: u16) -> String {
        let money = words::money(self.at.company.words, sum.into());
        let key = if self.is_mine(child) && sum > 0 { "erbraffer-hint-pay-key" } else { "erbraffer-hint-pay" };
        let (pin, gain) = (self.pin([child.to_string()]), self.gain(advice));
        let values =
            [("pin", pin.into()), ("name", self.name(child).into()), ("sum", money.into()), ("gain", gain.into())];
        self.say(key, &values)
    }

    fn heirloom(&mut self, advice: &Advice, heirloom: Heirloom) -> String {
        let what = words::heirloom(self.at.company.words, self.at.view.edition(), heirloom);
        let pin = self.pin([heirloom.to_string(), advice.action.to_string()]);
        self.say(
            "erbraffer-hint-heirloom",
            &[("pin", pin.into()), ("what", what.into()), ("gain", self.gain(advice).into())],
        )
    }

    fn confirm(&mut self, advice: &Advice) -> String {
        match self.at.view.phase {
            PhaseView::Sharing => self.with_gain("erbraffer-hint-hand-out", advice, ["confirm".to_owned()]),
            _ => self.pinned("erbraffer-hint-confirm", ["confirm".to_owned()]),
        }
    }

    /// Says why a new will is not played: there is none, or it would add too little.
    fn pass(&mut self, advice: &Advice) -> String {
        let has_will = self.at.legal(|action| *action == Action::Will).next().is_some();
        match has_will {
            true if reason::is_nothing(&self.gain(advice)) => {
                self.pinned("erbraffer-hint-keep-will-even", [advice.action.to_string()])
            }
            true => self.with_gain("erbraffer-hint-keep-will", advice, [advice.action.to_string()]),
            false => self.pinned("erbraffer-hint-pass", [advice.action.to_string()]),
        }
    }

    /// Returns a move in a few words, as on a button.
    pub(super) fn label(&self, action: Action) -> String {
        let to = |person: Person| self.say("erbraffer-hint-do-give", &[("name", self.name(person).into())]);
        match action {
            Action::Play(card) if self.chosen().is_some_and(|chosen| chosen != card) => {
                self.say("erbraffer-hint-do-play-instead", &[])
            }
            Action::Play(_) => self.say("erbraffer-hint-do-play", &[]),
            Action::Throw(_) => self.say("erbraffer-hint-do-throw", &[]),
            Action::Keep(_) => self.say("erbraffer-hint-do-keep", &[]),
            Action::Heir(person) | Action::Testament(person) => self.name(person).to_owned(),
            Action::Give(_, child) | Action::Rest(child) => to(child),
            Action::Pay(child, sum) => {
                let sum = words::money(self.at.company.words, sum.into());
                self.say("erbraffer-hint-do-pay", &[("name", self.name(child).into()), ("sum", sum.into())])
            }
            Action::Decline | Action::DeclineAll => self.say("erbraffer-answers-decline", &[]),
            Action::Couple(_) => self.say("erbraffer-hint-do-couple", &[]),
            Action::Will => self.say("erbraffer-hint-do-will", &[]),
            Action::Heirloom(_) => self.say("erbraffer-hint-do-heirloom", &[]),
            Action::Round(_) | Action::Confirm => self.say("erbraffer-hint-do-confirm", &[]),
        }
    }
}
