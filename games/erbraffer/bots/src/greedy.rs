mod estates;
mod flow;
mod hand;
mod odds;

use bequest_bots::{Bot, Question};
use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{Action, Edition, Erbraffer, Holdings, PhaseView, View};

use flow::Flow;
use odds::{Odds, PORTRAITS, Reach};

/// Plays Die Erbraffer for its own good, a decision at a time.
///
/// It follows what lies on the portraits down the tree, by expectation: what the laws make of an estate, how likely
/// the one who hands it out holds the card of a benefactor, how often it is itself that one, what gets lost on the
/// way. That gives its own fortune and one for every other heir; who holds which is anyone's guess, so every unseen
/// portrait is as likely as the other. A card, a testament, a couple, a distribution is as good as what it adds to the
/// chance to have more than each rival.
///
/// Cards that will be worth more in the end are kept for it, new wills for large estates. It answers with `decline`
/// whenever it plays no new will, whether it holds one or not.
pub struct Greedy;

/// Before it has looked, it fears everyone alike.
const EVEN_FEARS: Reach = Reach { me: 1.0, uncles: -0.2, portraits: [-0.2; PORTRAITS] };

impl Bot<Erbraffer> for Greedy {
    fn choose(&mut self, question: &Question<Erbraffer>) -> Option<Action> {
        let (Question { view, legal, .. }, me) = (question, question.seat);
        let wanted = match (view.phase, &view.estate) {
            (PhaseView::Turn { .. }, _) => Sight::new(view, me).intend().step(view),
            (PhaseView::Testament, _) => Sight::new(view, me).lay_testament(legal),
            (PhaseView::Choosing, _) => Sight::new(view, me).pick_couple(legal),
            (PhaseView::Sharing, Some(estate)) => Sight::new(view, me).hand_out(estate),
            (PhaseView::Answering { .. }, Some(estate)) if legal.contains(&Action::Will) => {
                Sight::new(view, me).answer(estate)
            }
            (PhaseView::Answering { .. }, _) => Action::Decline,
            (
                PhaseView::Sharing
                | PhaseView::Dealing
                | PhaseView::DrawingFirst
                | PhaseView::Drawing { .. }
                | PhaseView::Over,
                _,
            ) => legal[0],
        };
        Some(if legal.contains(&wanted) { wanted } else { legal[0] })
    }

    fn listens(&self) -> bool {
        false
    }
}

/// A view, with what follows from it.
struct Sight<'a> {
    view: &'a View,
    me: Seat,
    odds: Odds,
    flow: Flow,
    /// What the dowries of the generations to come will bring.
    dowries: Reach,
    /// What lies on the portraits now.
    holdings: Holdings,
    /// The logarithm of the chance to win as things are.
    now: f64,
    /// What a thousand more for the viewer adds to that.
    thousand: f64,
}

impl<'a> Sight<'a> {
    fn new(view: &'a View, me: Seat) -> Self {
        // The first look tells who to fear; the second one follows from that.
        let first = Self::with_fears(view, me, &EVEN_FEARS);
        let (fears, _) = first.odds.slopes(&first.fortune(&first.holdings));
        let mut sight = Self::with_fears(view, me, &fears);
        let fortune = sight.fortune(&sight.holdings);
        (sight.now, sight.thousand) = (sight.odds.of_winning(&fortune), sight.odds.slopes(&fortune).1);
        sight
    }

    fn with_fears(view: &'a View, me: Seat, fears: &Reach) -> Self {
        let odds = Odds::new(view, me);
        let flow = Flow::new(view, &odds, fears);
        let mut dowries = Reach::default();
        for person in view.edition().persons().iter() {
            dowries.add(f64::from(view.dowry(person)), &flow.cash[person]);
        }
        Self { view, me, odds, flow, dowries, holdings: view.holdings(), now: 0.0, thousand: 1.0 }
    }

    /// Returns how much better other holdings are than the present ones: what it adds to the chance to win, in thousands
    /// for the viewer alone.
    fn gain(&self, holdings: &Holdings) -> f64 {
        (self.odds.of_winning(&self.fortune(holdings)) - self.now) / self.thousand
    }

    /// Returns what everyone is expected to have in the end.
    fn fortune(&self, holdings: &Holdings) -> Reach {
        let edition = self.view.edition();
        let mut fortune = self.dowries;
        let living = usize::from(self.view.living);
        // While estates are handed out, the next generation has something too.
        let rows = (living..=(living + 1).min(Edition::LAST_GENERATION)).map(|it| edition.row(it));
        for person in rows.flat_map(Pool::iter).filter(|&it| holdings.cash[it] > 0) {
            fortune.add(f64::from(holdings.cash[person]), &self.flow.cash[person]);
        }
        for heirloom in edition.heirlooms().iter() {
            let owner = holdings.owner(heirloom);
            fortune.add(edition.heirloom(heirloom).value.into(), &self.flow.heirlooms[owner]);
        }
        fortune
    }
}

/// Returns the best of several, the first of equals, and how good it is.
fn best<T>(among: impl IntoIterator<Item = T>, good: impl Fn(&T) -> f64) -> Option<(T, f64)> {
    let mut best: Option<(T, f64)> = None;
    for it in among {
        let its = good(&it);
        if best.as_ref().is_none_or(|(_, most)| its > *most) {
            best = Some((it, its));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use bequest_erbraffer::Estate;

    use super::*;
    use crate::practice::{answers, holding, last_turn, until};

    /// Returns a position in which the estate of this couple is being handed out, or has been.
    fn estate(couple: usize, is_right: impl Fn(PhaseView, &Estate) -> bool) -> View {
        let fits =
            |view: &View, it: &Estate| it.couple.number() == couple && !it.is_new_will && is_right(view.phase, it);
        until(|view| view.estate.is_some_and(|it| fits(view, &it)))
    }

    #[test]
    fn greedy_plays_for_the_final_fortune_in_the_last_turn() {
        let rich = last_turn(&[("p49", 20), ("p50", 15), ("p51", 15)]);
        assert_eq!(answers(&mut Greedy, &holding(rich, "p49", &["i34", "i40", "i41"])), ["play i34", "heir p49"]);
        let poor = last_turn(&[("p49", 2), ("p50", 5), ("p51", 5)]);
        assert_eq!(answers(&mut Greedy, &holding(poor, "p49", &["i34", "i40", "i41"])), ["play i40", "heir p49"]);
    }

    #[test]
    fn greedy_keeps_what_will_be_worth_more() {
        let view = until(|view| view.year.number() == 1880 && matches!(view.phase, PhaseView::Turn { .. }));
        let first = answers(&mut Greedy, &holding(view, "p49", &["i02", "i34", "i41", "i39"]));
        assert_eq!(first[0], "play i39");
    }

    #[test]
    fn greedy_gives_heirlooms_to_its_own_heir() {
        let view = estate(16, |phase, it| phase == PhaseView::Sharing && it.heirlooms.len() > 1);
        for heir in ["p49", "p50"] {
            let steps = answers(&mut Greedy, &holding(view.clone(), heir, &[]));
            assert_eq!(steps.last().unwrap(), "confirm");
            assert!(steps.iter().filter(|step| step.starts_with("give")).all(|step| step.ends_with(heir)), "{steps:?}");
        }
    }

    #[test]
    fn greedy_gives_all_to_its_benefactor_if_its_heir_gets_nothing_of_it() {
        let view = estate(12, |phase, it| phase == PhaseView::Sharing && it.cash > 0);
        let mut view = holding(view, "p53", &[]);
        let Estate { seat, cash, .. } = view.estate.unwrap();
        view.benefactors[seat] = Some(Pool::only("b19".parse().unwrap()));
        let steps = answers(&mut Greedy, &view);
        assert!(steps.contains(&format!("pay p40 {cash}")), "{steps:?}");
    }

    #[test]
    fn greedy_plays_a_new_will_for_a_large_estate_only() {
        let answered = |phase| matches!(phase, PhaseView::Answering { .. });
        let large = estate(16, |phase, it| answered(phase) && it.cash > 20);
        assert_eq!(answers(&mut Greedy, &holding(large.clone(), "p49", &["i41"])), ["will"]);
        let small = estate(7, |phase, it| answered(phase) && it.cash < 8 && it.heirlooms.is_empty());
        assert_eq!(answers(&mut Greedy, &holding(small, "p49", &["i41"]))[0], "decline");
        assert_eq!(answers(&mut Greedy, &holding(large, "p49", &["i40"]))[0], "decline");
    }
}
