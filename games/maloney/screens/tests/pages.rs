//! The pages of Maloney's Inheritance, drawn for everyone after every step of random games.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bequest_engine::{By, ChanceSource, Game, Match, Player, Pool, Record, Seat, Viewer};
use bequest_maloney::{Action, AuctionOrder, Card, Day, Edition, Maloney, PhaseView, Setup, Told, Town, View};
use bequest_maloney_screens::{Screens, pages};
use bequest_web::{At, Board, KeyCheck, Past, Prompt, assert_decides, unmarked};
use bequest_words::{Company, Language, Words};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const NAMES: [&str; 6] = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"];

fn start(players: usize, seed: u64, edition: &'static Edition) -> Match<Maloney> {
    let people = NAMES[..players].iter().map(|name| Player::Person(name.parse().unwrap())).collect();
    let chance = ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(seed)));
    Match::start(Setup::new(players, edition), people, chance)
}

fn pick<T: Copy>(rng: &mut ChaCha8Rng, from: &[T]) -> T {
    from[rng.next_u32() as usize % from.len()]
}

/// Plays a random answer of a random seat that is asked; low bids, so that games take their usual course.
fn step(table: &mut Match<Maloney>, rng: &mut ChaCha8Rng) {
    let seats: Vec<Seat> = table.asked().iter().collect();
    let seat = pick(rng, &seats);
    let legal = table.legal(seat);
    let action = match legal {
        [Action::Decline, ..] if rng.next_u32().is_multiple_of(3) => Action::Decline,
        [Action::Decline, ..] if !rng.next_u32().is_multiple_of(50) => pick(rng, &legal[..legal.len().min(12)]),
        _ => pick(rng, legal),
    };
    table.play(seat, By::Person, action).unwrap();
}

/// A page, region by region.
#[derive(PartialEq, Debug)]
struct Page {
    question: String,
    board: String,
    stage: String,
    players: String,
    hand: String,
    answers: String,
}

impl Page {
    fn all(&self) -> [&str; 6] {
        [&self.question, &self.board, &self.stage, &self.players, &self.hand, &self.answers]
    }
}

/// What stays the same while a game is shown.
struct Looker<'a> {
    words: &'a Words,
    names: Vec<String>,
    awaiting_ready: bool,
    order: Option<AuctionOrder>,
    past: bool,
}

impl<'a> Looker<'a> {
    fn new(words: &'a Words, players: usize) -> Self {
        Self {
            words,
            names: NAMES[..players].iter().map(|&name| name.to_owned()).collect(),
            awaiting_ready: false,
            order: None,
            past: false,
        }
    }

    fn at<'b>(&'b self, view: &'b View, heard: &'b [Told], prompts: &'b [Prompt<'b, Maloney>]) -> At<'b, Maloney> {
        let you = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        };
        let company = Company { words: self.words, names: &self.names, you };
        let (post_to, why_at) = ("/t/abc/act", "/t/abc/why");
        At {
            prompts,
            post_to,
            why_at,
            awaiting_ready: self.awaiting_ready,
            order: self.order,
            past: self.past,
            ..At::still(company, view, heard)
        }
    }

    fn page(&self, view: &View, heard: &[Told], prompts: &[Prompt<'_, Maloney>]) -> Page {
        let at = self.at(view, heard, prompts);
        Page {
            question: Screens::question(&at),
            board: unmarked(&Screens::board(&at).into_string()),
            stage: Screens::stage(&at).into_string(),
            players: unmarked(&<Screens as Board>::players(&at).into_string()),
            hand: unmarked(&Screens::hand(&at).into_string()),
            answers: {
                let answers = prompts.iter().map(|prompt| Screens::answers(&at, prompt).into_string());
                answers.chain([Screens::beside_answers(&at).into_string()]).collect()
            },
        }
    }

    /// Draws the page of a viewer who answers for some seats.
    fn look(&self, table: &Match<Maloney>, viewer: Viewer, seats: &[Seat]) -> Page {
        let seen = table.view(viewer).unwrap();
        let prompt = |seat| Prompt { question: 7, ..Prompt::of(table, seat) };
        let seats = seats.iter().copied().filter(|&seat| !table.legal(seat).is_empty());
        self.page(&seen.view, &heard(table, viewer), &seats.map(prompt).collect::<Vec<_>>())
    }
}

/// Returns a viewer's latest events, as a table passes them to a board.
fn heard(table: &Match<Maloney>, viewer: Viewer) -> Vec<Told> {
    let log = table.log(viewer);
    log[log.len().saturating_sub(150)..].to_vec()
}

/// Plays a game and shows every position.
fn watch(players: usize, seed: u64, mut look: impl FnMut(&Match<Maloney>)) {
    let mut table = start(players, seed, Edition::built_in());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while table.standing().is_none() {
        look(&table);
        step(&mut table, &mut rng);
    }
    look(&table);
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// Returns whether a page offers an action: by its own button, or within the field for bids.
fn offers(answers: &str, action: Action) -> bool {
    if answers.contains(&format!("name=\"action\" value=\"{action}\"")) {
        return true;
    }
    let Action::Bid(dollars) = action else { return false };
    let fields = answers.split("type=\"number\"").skip(1).map(|rest| rest.split('>').next().unwrap());
    fields.filter(|field| !field.contains(" disabled")).any(|field| {
        let number = |name| between(field, &format!(" {name}=\""), "\"").unwrap().parse::<u32>().unwrap();
        let (least, most, step) = (number("min"), number("max"), number("step"));
        (least..=most).contains(&dollars) && (dollars - least).is_multiple_of(step)
    })
}

fn is_well_formed(html: &str) -> bool {
    // A path ends with its drawing, whether it is closed or not.
    const VOID: [&str; 4] = ["img", "input", "path", "stop"];
    let mut open = Vec::new();
    for tag in html.split('<').skip(1).map(|rest| rest.split_once('>').unwrap().0) {
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if VOID.contains(&name) {
            continue;
        }
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    open.is_empty()
}

#[test]
fn what_has_the_same_key_looks_the_same() {
    let words = Words::of::<Screens>(Language::English);
    for players in 3..=6 {
        let mut check = KeyCheck::new(&words, players);
        watch(players, 70 + players as u64, |table| check.look::<Screens>(table));
        assert!(2 * check.kept > check.looked, "the map and the hands mostly stay: {} of {}", check.kept, check.looked);
    }
}

#[test]
fn everything_a_seat_may_do_is_offered_on_its_page() {
    let words = Words::of::<Screens>(Language::English);
    for players in 3..=6 {
        let looker = Looker::new(&words, players);
        watch(players, players as u64, |table| {
            for seat in Seat::all(players) {
                let page = looker.look(table, Viewer::Seat(seat), &[seat]);
                let missing = table.legal(seat).iter().find(|&&action| !offers(&page.answers, action));
                assert_eq!(missing, None, "{}", page.answers);
                // Over the map and in the hand is offered what is legal, and nothing else.
                let pressed = |prefix: &str, html: &str, action: Action| {
                    html.contains(&format!("form=\"{prefix}-{seat}\" name=\"action\" value=\"{action}\""))
                };
                let (mut towns, mut cards) = (0, 0);
                for &action in table.legal(seat) {
                    match action {
                        Action::Drive(_) => {
                            towns += 1;
                            assert!(pressed("ways", &page.board, action), "{action}");
                        }
                        Action::Lay(_) => {
                            cards += 1;
                            assert!(pressed("lays", &page.hand, action), "{action}");
                        }
                        Action::Decline | Action::Joker | Action::Bid(_) | Action::Keep => {}
                    }
                }
                assert_eq!(page.board.matches("form=\"ways-").count(), towns);
                // The driver may ask about every other town; for everyone else the note beside a town says all.
                assert_eq!(page.board.matches("action=drive+").count(), if towns == 0 { 0 } else { 16 - towns });
                assert_eq!(page.hand.matches("form=\"lays-").count(), cards);
                let can_answer = page.answers.contains("type=\"submit\" name=\"action\"");
                assert_eq!(can_answer, !table.legal(seat).is_empty());
            }
        });
    }
}

#[test]
fn a_device_of_several_seats_answers_from_what_everybody_knows() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 4);
    let seats: Vec<Seat> = Seat::all(4).collect();
    watch(4, 40, |table| {
        let laying = matches!(table.view(Viewer::Spectator).unwrap().view.phase, PhaseView::Laying { .. });
        let page = looker.look(table, Viewer::Spectator, &seats);
        for &seat in &seats {
            let legal = table.legal(seat).iter().filter(|_| !laying);
            assert!(legal.copied().all(|action| offers(&page.answers, action)), "{}", page.answers);
        }
        let answering = seats.iter().filter(|&&seat| !table.legal(seat).is_empty());
        if answering.clone().count() > 1 && !laying {
            let named = |seat: Seat| page.answers.contains(&format!("{}’s answer", NAMES[seat.index()]));
            assert!(answering.copied().all(named));
        }
        assert!(!page.answers.contains("value=\"lay a"), "{}", page.answers);
    });
}

#[test]
fn pages_are_well_formed_in_every_language() {
    for (&language, players) in Language::ALL.iter().zip([3, 4, 5, 6]) {
        let words = Words::of::<Screens>(language);
        let looker = Looker::new(&words, players);
        watch(players, 100 + players as u64, |table| {
            for viewer in Viewer::during(players) {
                let page = looker.look(table, viewer, &Seat::all(players).collect::<Vec<_>>());
                let torn = page.all().into_iter().find(|region| !is_well_formed(region));
                assert_eq!(torn, None);
                assert!(!page.question.is_empty() && !page.all().concat().contains("maloney-page-"), "{page:?}");
            }
        });
    }
}

#[test]
fn a_page_is_the_same_in_every_world_that_looks_the_same() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 4);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    watch(4, 50, |table| {
        for viewer in Viewer::during(4) {
            let view = table.view(viewer).unwrap().view;
            let mut pages = [(); 2].map(|()| {
                let world = Maloney::imagine(&view, &mut rng);
                let mut legal = Vec::new();
                if let Viewer::Seat(seat) = viewer {
                    world.legal_actions(seat, &mut legal);
                }
                let prompt = |seat| Prompt { seat, question: 7, legal: &legal, asked: true };
                let prompts: Vec<_> = Seat::all(4).filter(|&seat| viewer == Viewer::Seat(seat)).map(prompt).collect();
                looker.page(&world.view(viewer), &heard(table, viewer), &prompts)
            });
            let [one, other] = &mut pages;
            assert_eq!(one, other);
        }
    });
}

/// Returns the cards that a text names: as everything between quotes, or as its end.
fn named(text: &str) -> Pool<Card> {
    let quoted = text.split('"').filter(|part| part.len() >= 3 && part.is_char_boundary(part.len() - 3));
    let ends = quoted.filter(|part| part.len() == 3 || part[..part.len() - 3].ends_with([' ', '+']));
    ends.filter_map(|part| part[part.len() - 3..].parse().ok()).collect()
}

#[test]
fn nobody_reads_another_hand_from_the_page() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 5);
    watch(5, 60, |table| {
        for viewer in Viewer::during(5) {
            let seats: Vec<Seat> = Seat::all(5).filter(|&seat| viewer == Viewer::Seat(seat)).collect();
            let own = table.view(viewer).unwrap().view.own_hand().unwrap_or_default();
            let page = looker.look(table, viewer, &seats);
            assert_eq!(named(&page.all().concat()), own);
            // A note beside a town has a line for each of the viewer's own cards, and for no other.
            assert_eq!(page.board.matches("<th scope=\"row\">").count(), own.len());
        }
    });
}

#[test]
fn an_edition_with_a_town_that_is_on_no_map_can_be_played() {
    let text = Edition::built_in_file().replacen("name = \"maloney-1\"", "name = \"my-box\"", 1);
    let text = text.replacen("\"Chicago\"", "\"Springfield\"", 1);
    let edition = Edition::read(&text).map_err(|error| format!("{error:?}")).unwrap().intern();
    let words = Words::of::<Screens>(Language::German);
    let looker = Looker::new(&words, 3);
    let mut table = start(3, 3, edition);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while table.standing().is_none() {
        let page = looker.look(&table, Viewer::Seat(Seat::new(0)), &[Seat::new(0)]);
        assert!(page.board.contains("<ol class=\"towns listed\"") && page.board.contains("8 Springfield"));
        assert!(page.board.contains("maloney-land-") && is_well_formed(&page.board));
        step(&mut table, &mut rng);
    }
}

#[test]
fn mal_87_before_everybody_is_ready_nobody_can_bid() {
    let words = Words::of::<Screens>(Language::English);
    let table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let looker = Looker { awaiting_ready: true, ..Looker::new(&words, 3) };
    let page = looker.look(&table, Viewer::Seat(seat), &[seat]);
    let buttons: Vec<&str> =
        page.answers.split("<button").skip(1).map(|rest| rest.split('>').next().unwrap()).collect();
    let (orders, answers): (Vec<&str>, Vec<&str>) = buttons.into_iter().partition(|tag| tag.contains("name=\"order\""));
    assert!(answers.len() >= 6 && answers.iter().all(|tag| tag.contains(" disabled")), "{answers:?}");
    // MAL-89: an order can be given before.
    assert!(orders.len() == 2 && orders.iter().all(|tag| !tag.contains(" disabled")), "{orders:?}");
    assert!(page.answers.contains("as soon as everyone is ready"));
}

#[test]
fn a_waiting_player_reads_who_is_asked() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 3);
    let mut table = start(3, 1, Edition::built_in());
    assert_eq!(looker.look(&table, Viewer::Spectator, &[]).question, "Waiting for Ada, Bert and Cleo.");
    table.play(Seat::new(1), By::Person, Action::Bid(500)).unwrap();
    let (ada, bert) = (Seat::new(0), Seat::new(1));
    assert_eq!(looker.look(&table, Viewer::Seat(ada), &[ada]).question, "Bert bids $500. Do you go higher?");
    table.play(ada, By::Person, Action::Decline).unwrap();
    assert_eq!(looker.look(&table, Viewer::Seat(ada), &[ada]).question, "Waiting for Cleo.");
    assert!(looker.look(&table, Viewer::Spectator, &[]).stage.contains("Bert leads the bidding"));
    assert!(looker.look(&table, Viewer::Seat(bert), &[bert]).stage.contains("You lead the bidding"));
}

#[test]
fn an_uncovered_raise_says_so() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 3);
    let mut table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let button = |table: &Match<Maloney>, dollars: u32| {
        let page = looker.look(table, Viewer::Seat(seat), &[seat]).answers;
        let start = page.find(&format!("value=\"bid {dollars}\"")).unwrap();
        let start = page[..start].rfind("<button").unwrap();
        page[start..].split_inclusive("</button>").next().unwrap().to_owned()
    };
    insta::assert_snapshot!(button(&table, 500), @r#"<button class="button primary raise" type="submit" name="action" value="bid 500" data-ripens data-ask-all="Bid $500?"><b>+500</b><small>$500</small></button>"#);
    table.play(Seat::new(1), By::Person, Action::Bid(10_000)).unwrap();
    insta::assert_snapshot!(button(&table, 11_000), @r#"<button class="button primary raise uncovered" type="submit" name="action" value="bid 11000" data-ripens data-ask="You own $10,500. If nobody goes higher, this bid costs you a fine and the auction starts again. Bid anyway?" data-ask-all="Bid $11,000?"><b>+1,000</b><small>$11,000 <em>not covered</em></small></button>"#);
}

#[test]
fn the_last_raise_leads_to_the_top_bid() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(3, 1, Edition::built_in());
    table.play(Seat::new(1), By::Person, Action::Bid(16_300)).unwrap();
    let seat = Seat::new(0);
    let page = Looker::new(&words, 3).look(&table, Viewer::Seat(seat), &[seat]);
    let raises: Vec<&str> =
        page.answers.split("value=\"bid ").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(raises, ["16400"]);
    // The others keep their place, and say why they cannot be used.
    assert_eq!(page.answers.matches("class=\"button quiet raise\"").count(), 3);
}

#[test]
fn the_files_are_found_where_the_pages_look_for_them() {
    let words = Words::of::<Screens>(Language::English);
    let page = Looker::new(&words, 3).look(&start(3, 1, Edition::built_in()), Viewer::Spectator, &[]);
    let files: Vec<&str> =
        Screens::assets().into_iter().filter_map(|file| file.path.strip_prefix("/assets/")).collect();
    let used = page.board.split("/assets/").skip(1).map(|rest| rest.split(['"', '#']).next().unwrap());
    let missing: Vec<&str> = used.filter(|name| !files.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(page.board.contains(pages::map_path()));
}

/// Returns the element that begins at the last tag before a text.
fn element<'a>(html: &'a str, tag: &str, at: &str) -> &'a str {
    let place = html.find(at).unwrap_or_else(|| panic!("no {at} in {html}"));
    let start = html[..place].rfind(&format!("<{tag}")).unwrap();
    let (mut depth, mut end) = (0, start);
    for (offset, part) in html[start..].match_indices(tag) {
        let before = &html[..start + offset];
        depth += if before.ends_with("</") { -1 } else { i32::from(before.ends_with('<')) };
        end = start + offset + part.len();
        if depth == 0 {
            break;
        }
    }
    &html[start..=end]
}

/// Puts every element on its own line, without the hash in the addresses of drawings.
fn lines(html: &str) -> String {
    let mut text = html.replace("><", ">\n<");
    while let Some(start) = text.find("/assets/") {
        let end = start + text[start..].find('#').unwrap();
        text.replace_range(start..end, "");
    }
    text
}

/// Plays until a seat sees something.
fn play_until(players: usize, seed: u64, viewer: Viewer, found: impl Fn(&View, &[Told]) -> bool) -> Match<Maloney> {
    for seed in seed.. {
        let mut table = start(players, seed, Edition::built_in());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while table.standing().is_none() {
            let log = heard(&table, viewer);
            let morning = log.iter().rposition(|told| matches!(told, Told::Morning { .. })).unwrap_or(0);
            if found(&table.view(viewer).unwrap().view, &log[morning..]) {
                return table;
            }
            step(&mut table, &mut rng);
        }
    }
    unreachable!("seeds never end")
}

#[test]
fn a_town_says_what_there_is_to_know_of_it() {
    let words = Words::of::<Screens>(Language::English);
    let table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let looker = Looker::new(&words, 3);
    let page = looker.look(&table, Viewer::Seat(seat), &[seat]);
    insta::assert_snapshot!("town", lines(element(&page.board, "li", "data-key=\"at-9\"")));
    let page = looker.look(&table, Viewer::Spectator, &[]);
    assert!(!page.board.contains("data-why") && !page.board.contains("<table>"));
    assert!(page.board.contains("<span class=\"hit\" tabindex=\"0\">"));
    let looker = Looker { past: true, ..looker };
    let page = looker.look(&table, Viewer::Seat(seat), &[]);
    assert!(!page.board.contains("data-why") && !page.stage.contains("data-why"));
}

#[test]
fn a_town_says_what_cards_bring_on_the_first_day_on_which_the_car_can_be_there() {
    let words = Words::of::<Screens>(Language::English);
    let table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let page = Looker::new(&words, 3).look(&table, Viewer::Seat(seat), &[seat]);
    let view = table.view(Viewer::Seat(seat)).unwrap().view;
    let mut seen = [0, 0];
    for town in view.edition().towns() {
        let entry = element(&page.board, "li", &format!("data-key=\"at-{town}\""));
        if entry.contains("<table>") {
            let reach = view.edition().links(view.car).contains(town);
            assert_eq!(entry.contains("<th scope=\"col\">today</th>"), reach, "{entry}");
            assert!(entry.contains("7 on "), "{entry}");
            seen[usize::from(reach)] += 1;
        }
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

/// Returns the number on the tag of a town on the map, and what the note beside it lists of the best two cards.
fn tagged(board: &str, town: Town) -> Option<(i32, i32)> {
    let shield = between(board, &format!("<g data-key=\"town-{town}\""), "<g data-key=\"town-")
        .or_else(|| Some(board.split_once(&format!("<g data-key=\"town-{town}\""))?.1))?;
    let tag =
        between(shield, "class=\"worth\"", "</text>")?.rsplit('>').next()?.trim_start_matches('+').parse().ok()?;
    let entry = element(board, "li", &format!("data-key=\"at-{town}\""));
    let mut values: Vec<i32> =
        entry.split("<td>").skip(1).map(|rest| rest.split('<').next().unwrap().parse().unwrap()).collect();
    values.sort_unstable();
    Some((tag, values.iter().rev().take(2).sum()))
}

#[test]
fn the_tag_of_a_town_says_the_same_as_the_note_beside_it() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 3);
    let mut seen = 0;
    watch(3, 12, |table| {
        for seat in Seat::all(3).filter(|_| table.standing().is_none()) {
            let page = looker.look(table, Viewer::Seat(seat), &[seat]);
            for (town, (tag, listed)) in
                Edition::built_in().towns().filter_map(|town| Some((town, tagged(&page.board, town)?)))
            {
                assert_eq!(tag, listed, "{town}: {}", page.board);
                seen += 1;
            }
        }
    });
    assert!(seen > 100, "{seen} tags");
}

#[test]
fn signs_and_buttons_explain_themselves() {
    let words = Words::of::<Screens>(Language::English);
    let (ada, bert) = (Seat::new(0), Seat::new(1));
    let mut table = start(3, 1, Edition::built_in());
    table.play(ada, By::Person, Action::Bid(500)).unwrap();
    table.play(bert, By::Person, Action::Decline).unwrap();
    let looker = Looker::new(&words, 3);
    for seat in [ada, bert] {
        let Page { answers, board, stage, .. } = looker.look(&table, Viewer::Seat(seat), &[seat]);
        for button in ["You pass for now", "Once per game you take the car", "Passes for you on every bid"] {
            assert!(answers.contains(&format!("title=\"{button}")), "{button}: {answers}");
        }
        assert_eq!(
            board.matches("<li class=\"day").count(),
            board.matches(" title=\"").count(),
            "each day, as a whole"
        );
        assert!(
            board.contains("title=\"Sunday: ") && board.contains("cards count double, and jokers are not allowed.")
        );
        assert_eq!(board.matches("class=\"worth\"").count(), board.matches("<g data-tip=\"points ").count());
        assert!(board.contains("<i class=\"k-tag\">+7</i>points of your cards today"), "the legend: {board}");
        assert!(
            stage.contains("can bid again if someone goes higher") || stage.contains("If someone goes higher"),
            "{stage}"
        );
    }
    let leads = |view: &View, _: &[Told]| view.testament.is_some();
    let page = looker.look(&play_until(3, 1, Viewer::Spectator, leads), Viewer::Spectator, &[]);
    assert!(
        page.players.contains("title=\"The testament shows who leads. It does nothing else.\""),
        "{}",
        page.players
    );
}

#[test]
fn after_the_end_the_legend_promises_no_drive() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 3);
    watch(3, 1, |table| {
        let viewer = if table.standing().is_some() { Viewer::Open } else { Viewer::Spectator };
        let board = looker.look(table, viewer, &[]).board;
        assert!(board.contains("closed suitcase"));
        assert_eq!(board.contains("k-reach"), table.standing().is_none(), "{board}");
    });
}

#[test]
fn someone_who_looks_back_waits_for_nobody() {
    let words = Words::of::<Screens>(Language::English);
    let table = start(3, 1, Edition::built_in());
    let looker = Looker { past: true, ..Looker::new(&words, 3) };
    let page = looker.look(&table, Viewer::Seat(Seat::new(0)), &[]);
    assert_eq!(page.question, "You’re looking back.");
    assert!(Looker::new(&words, 3).look(&table, Viewer::Spectator, &[]).question.starts_with("Waiting for"));
}

#[test]
fn the_step_of_an_order_does_not_read_like_an_amount() {
    let words = Words::of::<Screens>(Language::English);
    let table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let page = Looker::new(&words, 3).look(&table, Viewer::Seat(seat), &[seat]);
    assert!(
        page.answers.contains(">by +100</option>") && page.answers.contains("in the field on the left"),
        "{}",
        page.answers
    );
}

#[test]
fn every_road_from_the_car_is_drawn_from_its_town() {
    let words = Words::of::<Screens>(Language::English);
    let looker = Looker::new(&words, 3);
    watch(3, 9, |table| {
        let view = table.view(Viewer::Spectator).unwrap().view;
        let page = looker.look(table, Viewer::Spectator, &[]);
        let car = view.car;
        for town in view.edition().links(car).iter() {
            assert!(page.board.contains(&format!("data-way=\"{car}-{town}\"")), "{car} to {town}");
        }
        assert_eq!(page.board.matches("data-way=").count(), view.edition().links(car).len());
        assert!(page.board.contains(&format!("data-key=\"car\" data-at=\"{car}\"")));
    });
}

#[test]
fn the_stage_of_an_auction_reads_well() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(3, 1, Edition::built_in());
    let (ada, bert, cleo) = (Seat::new(0), Seat::new(1), Seat::new(2));
    for (seat, action) in [(ada, Action::Bid(500)), (bert, Action::Bid(900)), (cleo, Action::Decline)] {
        table.play(seat, By::Person, action).unwrap();
    }
    let looker = Looker::new(&words, 3);
    let page = looker.look(&table, Viewer::Seat(ada), &[ada]);
    insta::assert_snapshot!("stage", lines(&page.stage));
    let of_others = looker.look(&table, Viewer::Spectator, &[]).stage;
    assert!(!of_others.contains("data-now"), "only what is asked is of now: {of_others}");
    insta::assert_snapshot!("plate", lines(element(&page.players, "li", "data-key=\"seat-2\"")));
    // A player who is not asked keeps the controls, and each says why it cannot be used.
    let page = looker.look(&table, Viewer::Seat(cleo), &[cleo]);
    for action in ["bid+1000", "decline", "joker"] {
        assert!(
            page.answers.contains(&format!("href=\"/t/abc/why?action={action}&amp;seat={cleo}\" data-why")),
            "{}",
            page.answers
        );
    }
    assert_eq!(looker.look(&table, Viewer::Spectator, &[]).answers, "");
}

/// Returns the classes of the controls of an auction, in their order.
fn controls(answers: &str) -> Vec<&'static str> {
    let kinds = ["raise", "amount", "call", "up-to", "set-order", "decline", "out-today", "joker"];
    let classes = answers.split("class=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    classes.filter_map(|class| kinds.into_iter().find(|kind| class.split(' ').any(|word| word == *kind))).collect()
}

#[test]
fn the_controls_of_an_auction_keep_their_places() {
    const USUAL: [&str; 10] =
        ["raise", "raise", "raise", "raise", "amount", "call", "up-to", "decline", "out-today", "joker"];
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(3, 1, Edition::built_in());
    let (looker, seat) = (Looker::new(&words, 3), Seat::new(0));
    let look = |table: &Match<Maloney>| looker.look(table, Viewer::Seat(seat), &[seat]).answers;
    assert_eq!(controls(&look(&table)), USUAL, "asked");
    let paragraphs = |answers: String| answers.matches("<p").count();
    let asked = paragraphs(look(&table));
    table.play(seat, By::Person, Action::Bid(500)).unwrap();
    assert_eq!(controls(&look(&table)), USUAL, "leading");
    assert_eq!(paragraphs(look(&table)), asked, "no note moves a button away from a second tap");
    let mut dear = start(3, 1, Edition::built_in());
    dear.play(Seat::new(1), By::Person, Action::Bid(10_400)).unwrap();
    assert_eq!(paragraphs(look(&dear)), asked, "more than there is in cash");
    table.play(Seat::new(1), By::Person, Action::Bid(600)).unwrap();
    table.play(seat, By::Person, Action::Decline).unwrap();
    assert_eq!(controls(&look(&table)), USUAL, "passed");
}

#[test]
fn mal_89_an_order_takes_the_place_of_what_gives_it() {
    let words = Words::of::<Screens>(Language::English);
    let (table, seat) = (start(3, 1, Edition::built_in()), Seat::new(1));
    let look = |order: &str| {
        let looker = Looker { order: Some(order.parse().unwrap()), ..Looker::new(&words, 3) };
        looker.look(&table, Viewer::Seat(seat), &[seat])
    };
    let up_to = look("bid 4000 at most on day 1 by 500");
    let row = ["raise", "raise", "raise", "raise", "set-order", "decline", "out-today", "joker"];
    assert_eq!(controls(&up_to.answers), row);
    assert!(up_to.answers.contains("<b>You bid up to $4,000</b> <small>By $500 each time. Only you see this.</small>"));
    assert_eq!(up_to.question, "Your order bids up to $4,000.");
    let out = look("out on day 1").answers;
    assert!(out.contains("class=\"button quiet out-today set\" type=\"submit\" name=\"order\" value=\"\""), "{out}");
    assert_eq!(out.matches("class=\"button quiet raise\"").count(), 4, "raises are closed");
}

#[test]
fn before_a_drive_everyone_knows_what_the_town_brings() {
    let words = Words::of::<Screens>(Language::English);
    let seat = Seat::new(0);
    let drives = |view: &View, _: &[Told]| view.phase == PhaseView::Driving { driver: seat };
    let table = play_until(3, 1, Viewer::Seat(seat), drives);
    let looker = Looker::new(&words, 3);
    let page = looker.look(&table, Viewer::Seat(seat), &[seat]);
    let asks_in = |part: &str| -> Vec<String> {
        let mut asks: Vec<String> =
            part.split("data-ask=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
        asks.sort_unstable();
        asks
    };
    let asks = asks_in(&page.answers);
    assert!(asks.len() > 2 && asks.iter().all(|ask| ask.starts_with("Drive everyone to ")), "{asks:?}");
    let hidden = |ask: &String| ask.contains("may still hold") || ask.contains("Nobody else has a card for it.");
    assert!(asks.iter().all(hidden), "{asks:?}");
    assert!(asks.iter().any(|ask| ask.contains("You open the suitcase.")), "{asks:?}");
    assert_eq!(asks_in(&page.board), asks, "the map asks the same");
    let (seen, legal) = (table.view(Viewer::Seat(seat)).unwrap(), table.legal(seat));
    let prompts = [Prompt { seat, question: 7, legal, asked: true }];
    let heard = heard(&table, Viewer::Seat(seat));
    let lesson = Screens::lesson(&looker.at(&seen.view, &heard, &prompts)).unwrap();
    let asked = lesson.proposal.unwrap().ask.unwrap();
    assert!(asks.contains(&asked), "the guide asks the same: {asked}");
}

#[test]
fn mal_40_a_joker_that_cannot_be_played_keeps_its_place() {
    let words = Words::of::<Screens>(Language::English);
    let seat = Seat::new(0);
    let viewer = Viewer::Seat(seat);
    let on = |day: Day| {
        let is_asked = move |view: &View, _: &[Told]| {
            let asked = matches!(view.phase, PhaseView::Auction { pending, .. } if pending.contains(seat));
            asked && view.day == day && view.jokers.contains(seat)
        };
        Looker::new(&words, 3).look(&play_until(3, 1, viewer, is_asked), viewer, &[seat]).answers
    };
    assert!(on(Day::Tue).contains("href=\"/t/abc/why?action=joker&amp;seat=1\" data-why"));
    assert!(on(Day::Wed).contains("value=\"joker\" data-hot=\"j\" data-ask="));
}

#[test]
fn a_suitcase_opened_today_lies_open_with_what_was_in_it() {
    let words = Words::of::<Screens>(Language::English);
    let opened = |_: &View, today: &[Told]| today.iter().any(|told| matches!(told, Told::Opened { .. }));
    let table = play_until(3, 1, Viewer::Spectator, opened);
    let page = Looker::new(&words, 3).look(&table, Viewer::Spectator, &[]);
    assert!(page.board.contains("class=\"opened ") && page.board.contains("#suitcase-open"));
    assert!(page.stage.contains("<p>The suitcase in "), "{}", page.stage);
    let closed = |view: &View, _: &[Told]| matches!(view.phase, PhaseView::Auction { .. }) && view.days == 2;
    let table = play_until(3, 1, Viewer::Spectator, closed);
    let page = Looker::new(&words, 3).look(&table, Viewer::Spectator, &[]);
    assert!(!page.board.contains("#suitcase-open") && !page.stage.contains("The suitcase in "));
}

#[test]
fn the_week_shows_who_drove_where() {
    let words = Words::of::<Screens>(Language::English);
    let saturday = |view: &View, _: &[Told]| view.day == Day::Sat && (3..6).contains(&view.days);
    let table = play_until(3, 1, Viewer::Spectator, saturday);
    let page = Looker::new(&words, 3).look(&table, Viewer::Spectator, &[]);
    let week = element(&page.board, "ol", "class=\"week\"");
    let played = table.view(Viewer::Spectator).unwrap().view.days - 1;
    assert_eq!(week.matches("class=\"day past\"").count(), usize::from(played));
    let (seat, town) = heard(&table, Viewer::Spectator)
        .iter()
        .find_map(|told| if let Told::Drove { seat, town } = *told { Some((seat, town)) } else { None })
        .unwrap();
    assert!(week.contains(&format!("{}</span></span><small>{}</small>", NAMES[seat.index()], name(town))), "{week}");
    assert!(week.contains("<small>today</small>") && week.contains("<small>by the draw</small>"));
}

fn name(town: Town) -> &'static str {
    &Edition::built_in().town(town).name
}

#[test]
fn mal_50_the_card_that_decided_on_a_sunday_is_shown() {
    let words = Words::of::<Screens>(Language::English);
    let turned = |view: &View, today: &[Told]| {
        matches!(view.phase, PhaseView::Laying { .. }) && today.iter().any(|told| matches!(told, Told::Turned { .. }))
    };
    let table = play_until(3, 1, Viewer::Spectator, turned);
    let page = Looker::new(&words, 3).look(&table, Viewer::Spectator, &[]);
    let car = name(table.view(Viewer::Spectator).unwrap().view.car);
    assert!(page.stage.contains(&format!("<p>The Sunday card shows {car}, and off everyone goes.</p>")));
}

#[test]
fn mal_71_what_is_laid_is_seen_by_its_owner_alone() {
    let words = Words::of::<Screens>(Language::English);
    let seat = Seat::new(0);
    let viewer = Viewer::Seat(seat);
    let chosen = |view: &View, _: &[Told]| view.chosen[seat].is_some_and(|chosen| !chosen.is_empty());
    let table = play_until(3, 1, viewer, chosen);
    let looker = Looker::new(&words, 3);
    let page = looker.look(&table, viewer, &[seat]);
    assert!(page.stage.contains("You play:") && page.hand.contains("class=\"card action reach chosen\""));
    insta::assert_snapshot!("card", lines(element(&page.hand, "li", "reach chosen")));
    for other in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let page = looker.look(&table, other, &[]);
        assert!(!page.stage.contains("You play:") && !page.hand.contains("chosen"));
    }
}

/// Returns the table of a golden record.
fn golden(record: &str) -> Match<Maloney> {
    let path = format!("{}/../rules/records/{record}.rec", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    Match::resume(record, ChanceSource::Drawn(Box::new(ChaCha8Rng::seed_from_u64(0)))).unwrap()
}

#[test]
fn three_days_say_how_a_game_was_decided() {
    for record in ["four-players", "end-by-69-points", "shared-win", "three-players", "six-players"] {
        assert_decides::<Screens>(&golden(record));
    }
}

#[test]
fn the_journey_is_solid_so_far_and_dashed_from_then_on() {
    let words = Words::of::<Screens>(Language::English);
    let mut table = start(4, 2, Edition::built_in());
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    while table.standing().is_none() {
        step(&mut table, &mut rng);
    }
    let names: Vec<String> = NAMES[..4].iter().map(|&name| name.to_owned()).collect();
    let company = Company { words: &words, names: &names, you: None };
    let (moments, whole) = (table.moments(Viewer::Open), table.log(Viewer::Spectator));
    let board = |view: &View| {
        let (post_to, why_at) = ("/t/abc/act", "/t/abc/why");
        let at = At { post_to, why_at, past: true, ..At::still(company, view, &[]) };
        Screens::look_back(&at, &whole).into_string()
    };
    let counts = |view: &View| {
        let board = board(view);
        (board.matches("class=\"leg made").count(), board.matches("class=\"leg\"").count())
    };
    let all = counts(&moments.last().unwrap().view);
    assert_eq!(all.1, 0, "at the end nothing is still to come");
    assert_eq!(counts(&moments[0].view), (0, all.0));
    let middle = counts(&moments[moments.len() / 2].view);
    assert!(middle.0 > 0 && middle.1 > 0 && middle.0 + middle.1 == all.0, "{middle:?} of {all:?}");
}

#[test]
fn after_the_end_all_hands_lie_open_and_the_game_is_charted() {
    let words = Words::of::<Screens>(Language::English);
    for players in 3..=6 {
        let mut table = start(players, 2, Edition::built_in());
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        while table.standing().is_none() {
            step(&mut table, &mut rng);
        }
        let looker = Looker { past: true, ..Looker::new(&words, players) };
        let moments = table.moments(Viewer::Open);
        let moment = &moments[moments.len() / 2];
        let page = looker.page(&moment.view, &heard(&table, Viewer::Open)[..0], &[]);
        let held = moment.view.hands.values().iter().map(|hand| hand.count).sum::<usize>();
        assert_eq!(page.hand.matches("class=\"mini").count(), held);
        let names: Vec<String> = NAMES[..players].iter().map(|&name| name.to_owned()).collect();
        let company = Company { words: &words, names: &names, you: None };
        let tale = Past::look(&table, company, Screens::tale).unwrap();
        let days = usize::from(moments.last().unwrap().view.days);
        let plot = tale.plot.unwrap();
        assert_eq!((tale.chapters.len(), plot.lines.len()), (days, players));
        assert!(plot.lines.iter().all(|line| line.len() == days + 1));
        let figures = tale.figures.into_string();
        let table_of_days = element(&figures, "details", "<summary>");
        assert_eq!(table_of_days.matches("<th scope=\"row\">").count(), days);
        assert!(is_well_formed(&figures), "{figures}");
        let views: Vec<View> = moments.into_iter().map(|moment| moment.view).collect();
        let scores = table.standing().unwrap().scores;
        let stage = looker.page(views.last().unwrap(), &heard(&table, Viewer::Open), &[]).stage;
        assert!(scores.values().iter().all(|score| stage.contains(&words.tenths(score.0))), "{stage}");
    }
}

#[test]
fn every_card_that_cannot_be_laid_says_why() {
    let words = Words::of::<Screens>(Language::English);
    let table = start(3, 1, Edition::built_in());
    let seat = Seat::new(0);
    let cards = table.view(Viewer::Seat(seat)).unwrap().view.own_hand().unwrap();
    // It is an auction: none can be laid.
    let hand = Looker::new(&words, 3).look(&table, Viewer::Seat(seat), &[seat]).hand;
    for card in cards.iter() {
        assert!(hand.contains(&format!("href=\"/t/abc/why?action=lay+{card}&amp;seat=1\" data-why")), "{card}: {hand}");
    }
    let looker = Looker { past: true, ..Looker::new(&words, 3) };
    assert!(!looker.look(&table, Viewer::Seat(seat), &[]).hand.contains("data-why"), "the past is only looked at");
}
