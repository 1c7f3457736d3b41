use bequest_bots::{Bot, Question};
use bequest_maloney::{Action, Maloney};

/// Plays Maloney's Inheritance without spending a cent: it never bids and never plays its joker, lays only cards that
/// score five or more, and drives where its best card would score most today.
pub struct Thrifty;

/// A card that scores less is kept for a better day.
const WORTH_LAYING: u8 = 5;

impl Bot<Maloney> for Thrifty {
    fn choose(&mut self, question: &Question<Maloney>) -> Option<Action> {
        let Question { view, legal, .. } = question;
        let hand = view.own_hand().unwrap_or_default();
        let edition = view.edition();
        let rank = |action: &Action| match *action {
            Action::Decline => 2,
            Action::Keep => 1,
            Action::Joker | Action::Bid(_) => 0,
            Action::Lay(card) => match edition.value(card, view.day) {
                low @ ..WORTH_LAYING => i32::from(low) - 100,
                high => 1 + i32::from(high),
            },
            Action::Drive(town) => {
                let cards = hand.and(edition.cards_of(town));
                cards.iter().map(|card| i32::from(edition.value(card, view.day))).sum()
            }
        };
        legal.iter().rev().max_by_key(|action| rank(action)).copied()
    }

    fn listens(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use bequest_engine::{Game, Seat, Viewer};

    use super::*;

    fn ask(legal: &[&str]) -> String {
        // Dealing is not over: the day is Monday and the hand is empty, which is all this bot looks at here.
        let seat = Seat::new(0);
        let view = Maloney::new(&Maloney::setups()[0]).view(Viewer::Seat(seat));
        let legal = legal.iter().map(|action| action.parse().unwrap()).collect();
        Thrifty.choose(&Question::new(seat, view, legal)).unwrap().to_string()
    }

    #[test]
    fn thrifty_never_bids_nor_plays_its_joker() {
        assert_eq!(ask(&["decline", "joker", "bid 100", "bid 200"]), "decline");
    }

    #[test]
    fn thrifty_lays_only_cards_worth_five_or_more() {
        // On a Monday a08 scores 7, a04 scores 6, a03 scores 4.
        assert_eq!(ask(&["keep", "lay a03"]), "keep");
        assert_eq!(ask(&["keep", "lay a04", "lay a08"]), "lay a08");
    }
}
