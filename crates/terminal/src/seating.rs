use bequest_bots::{Bot, Roster};
use bequest_engine::{Name, Player, Seed};

use crate::WrongUse;

/// Names for people without one.
const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dan", "Eve", "Flo"];

/// Who sits where: people first, bots in the last seats.
pub(crate) struct Seating {
    players: Vec<Player>,
}

impl Seating {
    /// Seats everyone: `bots` and `names` are lists with commas, as they were typed.
    pub(crate) fn new<B: Roster>(players: usize, bots: Option<&str>, names: Option<&str>) -> Result<Self, WrongUse> {
        let names = names.map_or_else(Vec::new, split);
        let bots: Vec<String> = match bots {
            None => {
                let people = names.len().clamp(1, players);
                vec![B::BOTS[0].to_owned(); players - people]
            }
            Some("none") => Vec::new(),
            Some(list) => split(list),
        };
        check_bots::<B>(&bots)?;
        if bots.len() >= players {
            let what = format!("{} bots leave none of {players} seats for you; bots alone play with", bots.len());
            return Err(WrongUse::new(format!("{what} bequest simulate")));
        }
        let people = people(players - bots.len(), &names)?;
        let bots = bots.iter().map(|name| Ok(Player::Bot(read_name(name)?)));
        Ok(Self { players: people.into_iter().map(Ok).chain(bots).collect::<Result<_, WrongUse>>()? })
    }

    /// Returns who plays for each seat.
    pub(crate) fn players(&self) -> Vec<Player> {
        self.players.clone()
    }

    /// Returns what each seat is called.
    pub(crate) fn names(&self) -> Vec<String> {
        names_of(&self.players)
    }

    /// Makes the bots, none where a person sits.
    pub(crate) fn bots<B: Roster>(&self, seed: &Seed) -> Vec<Option<Box<dyn Bot<B::Game>>>> {
        let bot = |(seat, player): (usize, &Player)| match player {
            Player::Person(_) => None,
            Player::Bot(name) => B::bot(name.as_str(), bot_seed(seed, seat)),
        };
        (1..).zip(&self.players).map(bot).collect()
    }
}

/// Returns what each seat is called: bots have a capital, and a number if there are several of a kind.
pub fn names_of(players: &[Player]) -> Vec<String> {
    let name = |(seat, player): (usize, &Player)| match player {
        Player::Person(name) => name.as_str().to_owned(),
        Player::Bot(name) => {
            let mut letters = name.as_str().chars();
            let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
            let several = players.iter().filter(|other| *other == player).count() > 1;
            format!("{first}{}{}", letters.as_str(), if several { format!(" {seat}") } else { String::new() })
        }
    };
    (1..).zip(players).map(name).collect()
}

/// Returns how many play if only the bots and names are given: these, and one person at least.
pub(crate) fn players_of<B: Roster>(bots: Option<&str>, names: Option<&str>) -> Result<Option<usize>, WrongUse> {
    let Some(bots) = bots.filter(|list| *list != "none").map(split) else { return Ok(None) };
    check_bots::<B>(&bots)?;
    Ok(Some(bots.len() + names.map_or(1, |names| split(names).len())))
}

fn check_bots<B: Roster>(bots: &[String]) -> Result<(), WrongUse> {
    match bots.iter().find(|name| !B::BOTS.contains(&name.as_str())) {
        Some(unknown) => Err(WrongUse::new(format!("no such bot: {unknown:?}; there is {}", B::BOTS.join(", ")))),
        None => Ok(()),
    }
}

/// Returns the seed of the bot in a seat: it is derived from the table's seed, but does not reveal it.
fn bot_seed(seed: &Seed, seat: usize) -> u64 {
    let bytes = Seed::from_text(&format!("{seed} bot {seat}")).0;
    u64::from_be_bytes(std::array::from_fn(|i| bytes[i]))
}

fn people(count: usize, names: &[String]) -> Result<Vec<Player>, WrongUse> {
    if names.len() > count {
        return Err(WrongUse::new(format!("{} names for {count} seats of people", names.len())));
    }
    let free = NAMES.iter().filter(|name| !names.iter().any(|taken| taken == *name)).map(|name| (*name).to_owned());
    let all: Vec<String> = names.iter().cloned().chain(free).take(count).collect();
    if let Some(double) = all.iter().enumerate().find(|(place, name)| all[..*place].contains(name)) {
        return Err(WrongUse::new(format!("two people are called {:?}", double.1)));
    }
    all.iter().map(|name| Ok(Player::Person(read_name(name)?))).collect()
}

fn read_name(name: &str) -> Result<Name, WrongUse> {
    name.parse().map_err(WrongUse::new)
}

fn split(list: &str) -> Vec<String> {
    list.split(',').map(|item| item.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use bequest_conformance::lots::Lots;

    use super::*;

    struct Company;

    impl Roster for Company {
        type Game = Lots;

        const BOTS: &'static [&'static str] = &["greedy", "gentle", "thrifty", "random"];

        fn bot(_: &str, seed: u64) -> Option<Box<dyn Bot<Lots>>> {
            Some(Box::new(bequest_bots::Random::new(seed)))
        }
    }

    fn names(players: usize, bots: Option<&str>, names: Option<&str>) -> String {
        match Seating::new::<Company>(players, bots, names) {
            Ok(seating) => seating.names().join(", "),
            Err(wrong) => wrong.to_string(),
        }
    }

    #[test]
    fn you_play_against_bots_unless_you_say_otherwise() {
        assert_eq!(names(4, None, None), "Ada, Greedy 2, Greedy 3, Greedy 4");
        assert_eq!(names(3, Some("none"), None), "Ada, Bert, Cleo");
        assert_eq!(names(4, Some("thrifty,random"), Some("Zoe")), "Zoe, Ada, Thrifty, Random");
        assert_eq!(names(3, None, Some("Zoe, Yan")), "Zoe, Yan, Greedy");
    }

    #[test]
    fn without_a_number_of_players_those_who_are_named_play() {
        let players = |bots, names| players_of::<Company>(bots, names).unwrap();
        assert_eq!(players(Some("thrifty,random"), None), Some(3));
        assert_eq!(players(Some("thrifty,random"), Some("Ada,Bert")), Some(4));
        assert_eq!(players(Some("none"), None), None);
        assert_eq!(players(None, Some("Ada")), None);
    }

    #[test]
    fn a_wrong_list_is_refused_in_one_line() {
        assert_eq!(
            names(3, Some("thrifty,clever"), None),
            "no such bot: \"clever\"; there is greedy, gentle, thrifty, random"
        );
        assert!(names(3, Some("random,random,random"), None).contains("bequest simulate"));
        assert_eq!(names(3, Some("random"), Some("A,B,C")), "3 names for 2 seats of people");
        assert_eq!(names(3, None, Some("A,A")), "two people are called \"A\"");
        assert_eq!(names(3, None, Some("A,")), "no such name: \"\"");
    }
}
