//! Die Erbraffer in the terminal.

mod family;

use crate::words::{action, card, effect, fortune, heirloom_worth, log_text, money, pays, persons, question, shares};
use bequest_editions::Source;
use bequest_engine::{Seat, Standing, Viewer};
use bequest_erbraffer::{Action, Card, Erbraffer, Person, PhaseView, Plan, Setup, Told, View};
use bequest_words::{Company, Words};

use crate::Screens;
use bequest_terminal::{Choice, Terminal};
use bequest_terminal::{Ink, Paint, fit, wrap};

/// The columns of a name in the table of players.
const NAME: usize = 16;
/// The titles of its columns.
const TABLE: [&str; 3] = ["erbraffer-sheet-player", "erbraffer-sheet-cards", "erbraffer-sheet-collected"];
/// The titles of the columns of the result.
const RESULT: [&str; 5] = [
    "erbraffer-sheet-player",
    "erbraffer-sheet-cash",
    "erbraffer-sheet-heirlooms",
    "erbraffer-sheet-collected",
    "erbraffer-sheet-total",
];

impl Terminal for Screens {
    type Game = Erbraffer;

    const SHEETS: &'static [&'static str] = &["tree", "hand", "table"];

    fn components(words: &Words, setup: &Setup) -> String {
        let edition = setup.components();
        let (all, reconstructed) = (edition.sources().count(), edition.count(Source::Reconstructed));
        let values = [("edition", edition.id().name.into()), ("all", all.into()), ("count", reconstructed.into())];
        words.say("erbraffer-sheet-edition", &values)
    }

    fn draw(company: &Company<'_>, view: &View, paint: Paint) -> String {
        if view.phase == PhaseView::Dealing {
            return company.words.say("erbraffer-sheet-dealing", &[]) + "\n";
        }
        let own = match view.viewer {
            Viewer::Seat(_) => own(company, view),
            Viewer::Spectator | Viewer::Open => all_hands(company, view),
        };
        // Someone who chooses among cards or relatives reads in the list what they are.
        let listed = asks_for_relatives(view);
        let living = if paint.tall || !listed { family::living(company.words, view, paint) } else { String::new() };
        let hand = if paint.tall && !listed { hand(company, view, paint) } else { String::new() };
        let players = if paint.tall { table(company, view, paint) } else { short_table(company, view) };
        [living, estate(company.words, view), own, hand, players].concat()
    }

    fn sheet(company: &Company<'_>, view: &View, paint: Paint, sheet: &str) -> String {
        match sheet {
            "tree" => family::tree(company.words, view, paint),
            "hand" => own(company, view) + &hand(company, view, paint),
            _ => table(company, view, paint),
        }
    }

    fn log_text(company: &Company<'_>, view: &View, what: &Told) -> String {
        log_text(company, view.edition(), what)
    }

    fn is_news(told: &Told) -> bool {
        match told {
            // The screen shows it anyway, or the next line says it better.
            Told::Dealt { .. } | Told::HandedOut { .. } | Told::Declined { .. } | Told::Stands { .. } => false,
            Told::First { .. }
            | Told::Played(_)
            | Told::Gained { .. }
            | Told::Lost { .. }
            | Told::Gave { .. }
            | Told::Moved { .. }
            | Told::Threw { .. }
            | Told::Swept { .. }
            | Told::Drew { .. }
            | Told::Remade { .. }
            | Told::Hourglass { .. }
            | Told::Testament { .. }
            | Told::LastRound { .. }
            | Told::TookUp { .. }
            | Told::Inherited { .. }
            | Told::NewWill { .. }
            | Told::PaidOut { .. }
            | Told::Lives { .. }
            | Told::Ended => true,
        }
    }

    fn question(company: &Company<'_>, view: &View) -> String {
        question(company, view)
    }

    fn choices(company: &Company<'_>, view: &View, legal: &[Action]) -> Vec<Choice<Action>> {
        let mut choices: Vec<Choice<Action>> = Vec::new();
        let mut paid: Option<Person> = None;
        for &legal in legal.iter().filter(|&&legal| !is_in_the_way(view, legal)) {
            let label = if let Action::Pay(person, _) = legal {
                if paid.replace(person) == Some(person) {
                    continue;
                }
                pays(company.words, view.edition(), person, most_for(view, person))
            } else {
                action(company, view, legal)
            };
            choices.push(Choice { number: None, action: legal, label });
        }
        choices
    }

    fn result(company: &Company<'_>, view: &View, standing: &Standing) -> String {
        let words = company.words;
        let [player, cash, heirlooms, collected, total] = RESULT.map(|key| words.say(key, &[]));
        let player = fit(&player, 20);
        let mut text = format!("     {player} {cash:>10} {heirlooms:>14} {collected:>14} {total:>9}\n");
        let mut seats: Vec<Seat> = view.collected.seats().collect();
        seats.sort_by_key(|&seat| standing.ranks[seat]);
        for seat in seats {
            let (total, worth) =
                (fortune(view, seat).unwrap_or_default(), heirloom_worth(view, seat).unwrap_or_default());
            let collected = u32::from(view.collected[seat]);
            let sums = [total - worth - collected, worth, collected, total].map(|sum| money(words, sum));
            let [cash, worth, collected, total] = sums;
            let (rank, name) = (standing.ranks[seat], fit(company.name(seat), 20));
            text += &format!("  {rank}. {name} {cash:>10} {worth:>14} {collected:>14} {total:>9}\n");
        }
        text
    }

    fn last_word(company: &Company<'_>, view: &View, _: &Standing) -> String {
        question(company, view)
    }
}

/// Returns whether an action is left out of the list: with something in mind the other cards are only in the way. They
/// can still be typed, or the last step taken back.
fn is_in_the_way(view: &View, action: Action) -> bool {
    let has_plan = !matches!(view.phase, PhaseView::Turn { plan: None | Some(Plan::None) });
    matches!(action, Action::Play(_)) && has_plan || matches!(action, Action::Throw(_)) && is_playing(view)
}

/// Returns whether the viewer is about to play a card.
fn is_playing(view: &View) -> bool {
    matches!(view.phase, PhaseView::Turn { plan: Some(Plan::Play { .. }) })
}

/// Returns whether the viewer is asked for a person or a couple.
fn asks_for_relatives(view: &View) -> bool {
    let is_asked = view.actor().is_some() && view.actor() == view.viewer.seat();
    is_asked && (is_playing(view) || matches!(view.phase, PhaseView::Testament | PhaseView::Choosing))
}

/// Returns the most that a child can be given by name, in thousands.
fn most_for(view: &View, child: Person) -> u16 {
    view.estate.map_or(0, |estate| estate.left() + estate.paid(view.edition(), child))
}

/// Says what has been settled so far of the estate that is being handed out.
fn estate(words: &Words, view: &View) -> String {
    match (view.phase, view.estate) {
        (PhaseView::Sharing, Some(estate)) => {
            let so_far = shares(words, view.edition(), &estate);
            wrap("", &words.say("erbraffer-sheet-shares", &[("shares", so_far.into())]), 2).join("\n") + "\n"
        }
        _ => String::new(),
    }
}

/// Names the heirs and benefactors of the viewer.
fn own(company: &Company<'_>, view: &View) -> String {
    let Some(seat) = view.viewer.seat() else { return String::new() };
    secrets_of(company, view, seat).map_or_else(String::new, |text| wrap("", &text, 2).join("\n") + "\n")
}

fn secrets_of(company: &Company<'_>, view: &View, seat: Seat) -> Option<String> {
    let (words, edition) = (company.words, view.edition());
    let (heirs, cards) = (view.portraits[seat]?, view.benefactors[seat]?);
    let benefactor = |card| {
        let person = edition.person(edition.benefactor(card));
        let year = crate::words::generation(person.generation);
        let mark = if view.spent[seat].contains(card) { "×" } else { "" };
        format!("{}\u{a0}{year}{mark}", person.name)
    };
    let benefactors: Vec<String> = cards.iter().map(benefactor).collect();
    let values =
        [("heirs", persons(words, edition, heirs.iter()).into()), ("benefactors", words.list(&benefactors).into())];
    Some(company.say_of(seat, "erbraffer-sheet-secrets", &values))
}

/// Lists the secrets that the viewer knows, one paragraph per seat.
fn all_hands(company: &Company<'_>, view: &View) -> String {
    let mut text = String::new();
    for (seat, hand) in view.hands.iter() {
        let Some(cards) = hand.cards else { continue };
        let ids: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
        let secrets = secrets_of(company, view, seat).unwrap_or_default();
        text += &(wrap(&format!(" {seat} "), &format!("{secrets} {}", ids.join(" ")), 3).join("\n") + "\n");
    }
    text
}

/// Draws the viewer's cards with what they do.
fn hand(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let Some(cards) = view.own_hand() else { return String::new() };
    let title = words.say("erbraffer-sheet-hand", &[]);
    let mut text = paint.ink(Ink::Strong, &title) + "\n";
    let room = cards.iter().map(|own| card(words, view.edition(), own).chars().count()).max().unwrap_or(0);
    cards.iter().for_each(|own| text += &hand_entry(words, view, own, room));
    text
}

/// Returns a card as in ` i25 ~ Sweet life (+4,000)  One heir gains 4,000.`; its title has this many columns.
fn hand_entry(words: &Words, view: &View, own: Card, room: usize) -> String {
    let edition = view.edition();
    let thrown = matches!(view.phase, PhaseView::Turn { plan: Some(Plan::Throw { cards }) } if cards.contains(own));
    let mark = if thrown { '_' } else { ' ' };
    let hourglass = if edition.card(own).hourglass { '~' } else { ' ' };
    let head = format!("{mark}{own} {hourglass} {} ", fit(&card(words, edition, own), room));
    wrap(&head, &effect(words, edition, own), 7).join("\n") + "\n"
}

/// Draws who has what.
fn table(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let [player, cards, collected] = TABLE.map(|key| words.say(key, &[]));
    let pile = words.say("erbraffer-sheet-pile", &[("cards", view.pile.into())]);
    let line = format!("   {}{cards:>7} {collected:>15}   {pile}", fit(&player, NAME));
    let mut text = paint.ink(Ink::Strong, line.trim_end()) + "\n";
    for seat in view.collected.seats() {
        let own = view.viewer == Viewer::Seat(seat);
        let mark = if own { '>' } else { ' ' };
        let (name, cards) = (fit(company.name(seat), NAME), view.hands[seat].count);
        let collected = money(words, view.collected[seat].into());
        let line = format!("{mark}{seat} {name}{cards:>7} {collected:>15}   {}", note(words, view, seat));
        let line = line.trim_end();
        text += &if own { paint.ink(Ink::Strong, line) } else { line.to_owned() };
        text.push('\n');
    }
    text
}

/// Says in a line or two who has collected what, for a terminal that is not tall.
fn short_table(company: &Company<'_>, view: &View) -> String {
    let sum = |(seat, &sum): (Seat, &u16)| {
        format!("{}\u{a0}{}", company.name(seat).replace(' ', "\u{a0}"), money(company.words, sum.into()))
    };
    let sums: Vec<String> = view.collected.iter().map(sum).collect();
    let head = company.words.say("erbraffer-sheet-collected", &[]) + ": ";
    wrap(&head, &sums.join(", "), 2).join("\n") + "\n"
}

/// Returns what else there is to say of a seat; in a secret window nothing. ERB-43
fn note(words: &Words, view: &View, seat: Seat) -> String {
    let key = match view.phase {
        PhaseView::Turn { .. } | PhaseView::Drawing { .. } | PhaseView::Testament if view.turn == seat => {
            "erbraffer-sheet-turn"
        }
        PhaseView::Choosing | PhaseView::Sharing if view.actor() == Some(seat) => "erbraffer-sheet-distributes",
        PhaseView::Turn { .. }
        | PhaseView::Drawing { .. }
        | PhaseView::Testament
        | PhaseView::Choosing
        | PhaseView::Sharing
        | PhaseView::Dealing
        | PhaseView::DrawingFirst
        | PhaseView::Answering { .. }
        | PhaseView::Over => return String::new(),
    };
    words.say(key, &[])
}
