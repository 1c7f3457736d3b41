use bequest_engine::{
    Chosen, Game, GameOption, OptionText, Record, Seat, SeatSet, Setup, SetupError, Text, Values, agree, below,
    find_option,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::suite::{Suite, options};

/// The languages in which every option is explained.
const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];
/// So many combinations of options are drawn; a game with few options has fewer.
const DRAWS: usize = 400;

pub(super) fn what_is_published_can_be_agreed<G: Game>(suite: &Suite) -> Result<(), String> {
    for rules in 1..=G::RULES {
        let published = G::Setup::published(rules);
        check_names(&published)?;
        published.iter().try_for_each(explained::<G>)?;
        let usual = agree::<G>(rules, &[], &[]).map_err(|error| format!("the usual options do not fit: {error}"))?;
        look_at::<G>(&published, &usual)?;
        let mut rng = ChaCha8Rng::seed_from_u64(suite.seed);
        for _ in 0..DRAWS {
            let setup = drawn::<G>(rules, &published, &mut rng)?;
            look_at::<G>(&published, &setup)?;
            ask_otherwise::<G>(&published, &setup, &mut rng)?;
        }
    }
    Ok(())
}

/// Holds names and words to letters that records and addresses can hold, and conditions to earlier options.
fn check_names(published: &[GameOption]) -> Result<(), String> {
    let is_plain = |text: &str| {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        !text.is_empty() && text.bytes().all(fits)
    };
    if published.first().is_none_or(|option| option.name != GameOption::PLAYERS || option.cases.len() != 1) {
        return Err("the first option is not the number of players".into());
    }
    for (place, option) in published.iter().enumerate() {
        let is_earlier = |name: &str| published[..place].iter().any(|earlier| earlier.name == name);
        if !is_plain(option.name) || is_earlier(option.name) || option.cases.is_empty() {
            return Err(format!("{:?} cannot be the name of an option, is there twice, or has no case", option.name));
        }
        if let Some(word) = words(option).find(|word| !is_plain(word)) {
            return Err(format!("{} cannot take the word {word:?}", option.name));
        }
        let mut needed = option.cases.iter().flat_map(|case| &case.when).map(|condition| condition.option);
        if let Some(later) = needed.find(|name| !is_earlier(name)) {
            return Err(format!("{} depends on {later}, which is no earlier option", option.name));
        }
        let is_ambiguous = |name: &str| {
            let earlier = published[..place].iter().find(|earlier| earlier.name == name);
            earlier.is_some_and(|option| option.cases.iter().any(|case| !case.also.is_empty()))
        };
        let mut needed = option.cases.iter().flat_map(|case| &case.when).map(|condition| condition.option);
        if let Some(other) = needed.find(|name| is_ambiguous(name)) {
            return Err(format!("{} depends on {other}, which can be asked for in another way", option.name));
        }
    }
    Ok(())
}

fn words(option: &GameOption) -> impl Iterator<Item = &'static str> {
    option.cases.iter().flat_map(|case| &case.values).filter_map(|values| match *values {
        Values::Word(word) => Some(word),
        Values::Range { .. } | Values::Seats => None,
    })
}

/// Holds that an option and its words have their texts in all languages.
fn explained<G: Game>(option: &GameOption) -> Result<(), String> {
    let text = find_option(&G::ledgers(), option.name);
    let OptionText { title, what, some, .. } = text.ok_or_else(|| format!("no ledger explains {}", option.name))?;
    let mut texts = [title, what].into_iter().chain(some);
    texts.try_for_each(complete).map_err(|missing| format!("{} has no {missing}", option.name))?;
    for word in words(option) {
        let text = text.and_then(|text| text.word(word));
        let text = text.ok_or_else(|| format!("no ledger explains {}={word}", option.name))?;
        let texts = complete(&text.label).and_then(|()| complete(&text.what));
        texts.map_err(|missing| format!("{}={word} has no {missing}", option.name))?;
    }
    Ok(())
}

fn complete(text: &Text) -> Result<(), String> {
    match LANGUAGES.iter().find(|language| !text.languages().any(|known| known == **language)) {
        Some(missing) => Err(format!("text in {missing}")),
        None => Ok(()),
    }
}

/// Draws a set-up from all that the options allow.
fn drawn<G: Game>(rules: u16, published: &[GameOption], rng: &mut ChaCha8Rng) -> Result<G::Setup, String> {
    let chosen = Chosen::ask(published, |option, case, chosen| {
        let values = &option.cases[case].values;
        let values = values[below(rng, values.len() as u32) as usize];
        Some(draw(values, chosen.players(), rng))
    });
    let chosen = chosen.map_err(|error| format!("what was published is refused: {error}"))?;
    let asked: Vec<_> = chosen.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let setup = agree::<G>(rules, &[], &asked).map_err(|error| format!("{chosen} is refused: {error}"))?;
    if options(&setup) == chosen.to_string() {
        return Ok(setup);
    }
    Err(format!("{chosen} makes a set-up that says {}", options(&setup)))
}

fn draw(values: Values, players: usize, rng: &mut ChaCha8Rng) -> String {
    match values {
        Values::Word(word) => word.to_owned(),
        Values::Range { from, to, step } => (from + step * below(rng, (to - from) / step + 1)).to_string(),
        Values::Seats => {
            // Every set but the empty and the full one.
            let bits = 1 + below(rng, (1 << players) - 2);
            Seat::all(players).filter(|seat| bits & (1 << seat.index()) != 0).collect::<SeatSet>().to_string()
        }
    }
}

/// Holds that what may be asked for instead of a value is refused, or means one of the values and is written so.
fn ask_otherwise<G: Game>(published: &[GameOption], setup: &G::Setup, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let asked: Vec<_> = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let chosen = Chosen::read(published, &asked).map_err(|error| error.to_string())?;
    for option in published {
        let Some(case) = option.case(&chosen).map(|case| &option.cases[case]) else { continue };
        for &values in &case.also {
            let other = draw(values, chosen.players(), rng);
            let others = asked.iter().filter(|(name, _)| name != option.name).cloned();
            let asked: Vec<_> = others.chain([(option.name.to_owned(), other.clone())]).collect();
            let Ok(meant) = agree::<G>(setup.rules(), &setup.editions(), &asked) else { continue };
            let written = meant.options().into_iter().find(|(name, _)| *name == option.name);
            let written = written.map(|(_, value)| value).unwrap_or_default();
            if !case.takes(&written, chosen.players()) {
                let name = option.name;
                return Err(format!("{name}={other} is taken for {name}={written}, which cannot be asked for"));
            }
        }
    }
    Ok(())
}

/// Holds that a set-up can be read from the head of a record, and that it takes nothing else.
fn look_at<G: Game>(published: &[GameOption], setup: &G::Setup) -> Result<(), String> {
    let said = options(setup);
    let player = |seat: Seat| format!("person player {seat}").parse().expect("it is a player");
    let players = Seat::all(setup.players()).map(player).collect();
    let head = Record::<G> { setup: setup.clone(), players, fairness: None, rows: Vec::new(), end: None }.to_string();
    match Record::<G>::parse(&head) {
        Ok(record) if record.setup == *setup && record.to_string() == head => {}
        Ok(record) => return Err(format!("the head of a record with {said} reads as {}", options(&record.setup))),
        Err(error) => return Err(format!("the head of a record with {said} cannot be read: {error}")),
    }
    let asked: Vec<_> = setup.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let refused = |name: &str, value: &str| {
        let others = asked.iter().filter(|(other, _)| other != name).cloned();
        let asked: Vec<_> = others.chain([(name.to_owned(), value.to_owned())]).collect();
        agree::<G>(setup.rules(), &setup.editions(), &asked).err()
    };
    for option in published {
        let applies = asked.iter().any(|(name, _)| name == option.name);
        let value = &option.cases[0].usual;
        if !applies && !matches!(refused(option.name, value), Some(SetupError::Unfit { .. })) {
            return Err(format!("{} does not apply with {said} and is not refused", option.name));
        }
        if applies && refused(option.name, "no such value").is_none() {
            return Err(format!("{} takes anything with {said}", option.name));
        }
    }
    if refused("no-such-option", "1").is_none() {
        return Err(format!("an option that is not published is taken with {said}"));
    }
    Ok(())
}
