//! The list of the games of Bequest. No other crate of the house names a game.
//!
//! A game is a folder under `games/` and a line here: who plays it, and what people see of it. Both know its rules.

use std::sync::LazyLock;

use bequest_bots::Roster;
use bequest_editions::Components;
use bequest_engine::Game;
use bequest_server::{Games, ServedGame};
use bequest_terminal::Terminal;
use bequest_web::Board;
use bequest_words::{Language, Words};

/// A game with everything that belongs to it.
pub trait Title: 'static {
    /// Its rules.
    type Game: Components;
    /// Who plays it.
    type Bots: Roster<Game = Self::Game>;
    /// What people see of it.
    type Screens: Board<Game = Self::Game> + Terminal<Game = Self::Game>;
}

impl<B, S> Title for (B, S)
where
    B: Roster<Game: Components>,
    S: Board<Game = B::Game> + Terminal<Game = B::Game>,
{
    type Game = B::Game;
    type Bots = B;
    type Screens = S;
}

/// Makes everything that goes through all games, from one line for each.
macro_rules! catalogue {
    ($dollar:tt $($Title:ident = ($bots:path, $screens:path);)+) => {
        $(
            #[doc = concat!("The game ", stringify!($Title), ".")]
            pub type $Title = ($bots, $screens);
        )+

        /// The names of all games.
        pub const GAMES: &[&str] = &[$(<$Title as Title>::Game::ID),+];

        /// Returns the files of texts that all games add in a language.
        fn texts(language: Language) -> Vec<&'static str> {
            let all = [$(<<$Title as Title>::Screens as bequest_words::Texts>::texts(language)),+];
            all.concat()
        }

        /// Returns what a server offers.
        fn served() -> Games {
            Games::new(vec![$(ServedGame::of::<<$Title as Title>::Bots, <$Title as Title>::Screens>()),+])
        }

        /// Runs an expression with a type that stands for the [`Title`] of this name; nothing if there is no such game.
        ///
        /// ```
        /// use bequest_catalogue::{Title, with_game};
        /// use bequest_engine::Game;
        ///
        /// fn versions<T: Title>() -> u16 {
        ///     T::Game::RULES
        /// }
        ///
        /// assert_eq!(with_game!(bequest_catalogue::GAMES[0], T => versions::<T>()), Some(1));
        /// assert_eq!(with_game!("halma", T => versions::<T>()), None);
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($dollar name:expr, $dollar T:ident => $dollar body:expr) => {
                match $dollar name {
                    $(
                        name if name == <<$crate::$Title as $crate::Title>::Game as $crate::engine::Game>::ID => {
                            type $dollar T = $crate::$Title;
                            Some($dollar body)
                        }
                    )+
                    _ => None,
                }
            };
        }
    };
}

catalogue! { $
    Maloney = (bequest_maloney_bots::Bots, bequest_maloney_screens::Screens);
    Erbraffer = (bequest_erbraffer_bots::Bots, bequest_erbraffer_screens::Screens);
    LastWill = (bequest_last_will_bots::Bots, bequest_last_will_screens::Screens);
}

#[doc(hidden)]
pub use bequest_engine as engine;

/// All games, as a server offers them.
pub static SERVED: LazyLock<Games> = LazyLock::new(served);

/// Returns everything that is said in a language, whatever the game.
pub fn words(language: Language) -> Words {
    Words::with(language, &texts(language))
}

#[cfg(test)]
mod tests {
    use bequest_bots::RandomOnly;
    use bequest_conformance::lots::Lots;
    use bequest_words::Plain;

    use super::*;

    /// A game with neither bots nor screens nor edition files of its own.
    type Bare = (RandomOnly<Lots>, Plain<Lots>);

    #[test]
    fn a_game_without_bots_screens_and_edition_files_of_its_own_can_be_in_the_list() {
        let words = Words::of::<<Bare as Title>::Screens>(Language::English);
        assert_eq!(<Bare as Title>::Bots::BOTS, ["random"]);
        assert_eq!(<<Bare as Title>::Screens as Board>::title(&words), "Lots");
        assert!(<Bare as Title>::Game::edition_files().is_none());
        Games::new(vec![ServedGame::of::<<Bare as Title>::Bots, <Bare as Title>::Screens>()]);
    }

    #[test]
    fn every_named_bot_of_every_game_can_be_made() {
        for game in GAMES {
            let bots = with_game!(*game, T => {
                type Bots = <T as Title>::Bots;
                (Bots::BOTS, Bots::BOTS.iter().all(|name| Bots::bot(name, 1).is_some()), Bots::bot("nobody", 1).is_some())
            });
            let (names, are_made, is_nobody_made) = bots.expect("it is a game");
            assert!(are_made && !is_nobody_made, "{game}: {names:?}");
        }
    }

    #[test]
    fn the_rulebook_of_every_game_shows_a_turn_in_pictures() {
        let words = words(Language::English);
        for game in GAMES {
            let primer =
                with_game!(*game, T => <<T as Title>::Screens as Board>::primer(&words)).expect("it is a game");
            assert!(primer.steps.len() >= 3, "{game}: its record no longer has the moment that is drawn");
            assert!(primer.steps.iter().all(|step| step.picture.0.len() > 100), "{game}: its pictures show something");
        }
    }

    #[test]
    fn every_bot_of_every_game_has_a_name_in_every_language() {
        for (game, &language) in
            GAMES.iter().flat_map(|game| Language::ALL.iter().map(move |language| (game, language)))
        {
            let bots = with_game!(*game, T => <<T as Title>::Bots>::BOTS).expect("it is a game");
            for bot in bots {
                let name = bequest_web::bot_name(&words(language), game, bot);
                assert_ne!(name, *bot, "{language:?}: the texts of {game} have no message {game}-bot-{bot}");
            }
        }
    }
}
