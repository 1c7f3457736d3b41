//! Last Will in the terminal.

mod board;
mod offering;

use bequest_editions::Source;
use bequest_engine::{Seat, Standing, Viewer};
use bequest_last_will::{Action, LastWill, Phase, ROUNDS, Setup, TaskView, Told, View};
use bequest_terminal::{Choice, Ink, Paint, Terminal, fit, wrap};
use bequest_words::{Company, Words};

use crate::Screens;
use crate::words::{action, card, cards, facts, log_text, market, money, question};

/// The columns of a name in the table of players.
const NAME: usize = 12;
/// The columns of a name in the result.
const FULL_NAME: usize = 20;
/// The columns of the word at the beginning of a line.
const HEAD: usize = 12;

impl Terminal for Screens {
    type Game = LastWill;

    const SHEETS: &'static [&'static str] = &["table", "offering", "boards", "hand"];

    fn components(words: &Words, setup: &Setup) -> String {
        let edition = setup.components();
        let (all, reconstructed) = (edition.sources().count(), edition.count(Source::Reconstructed));
        let values = [("edition", edition.id().name.into()), ("all", all.into()), ("count", reconstructed.into())];
        words.say("last-will-sheet-edition", &values)
    }

    fn draw(company: &Company<'_>, view: &View, paint: Paint) -> String {
        if view.round == 0 {
            return company.words.say("last-will-sheet-setting", &[]) + "\n";
        }
        // Someone who chooses among cards or spaces reads in the list what they are.
        let sends = is_own(view) && view.phase == Phase::Errands && view.task == TaskView::Free;
        let keeps = matches!(view.phase, Phase::Keeping | Phase::Cutting);
        let spaces = match view.phase {
            Phase::Planning => offering::plans(company, view) + &offering::all(company, view, paint.tall),
            Phase::Errands if sends => offering::taken(company, view),
            Phase::Keeping | Phase::Drawing | Phase::Errands => offering::all(company, view, false),
            _ => String::new(),
        };
        let hand = match view.viewer {
            Viewer::Seat(_) if keeps => String::new(),
            Viewer::Seat(_) => hand(company, view, paint),
            Viewer::Spectator | Viewer::Open => hands(company, view),
        };
        // The list of choices needs the space.
        let in_full = paint.tall && !sends && view.phase != Phase::Planning;
        let players = table(company, view, Paint { tall: in_full, ..paint });
        [round(company, view, paint), spaces, board::own(company, view, paint), hand, players].concat()
    }

    fn sheet(company: &Company<'_>, view: &View, paint: Paint, sheet: &str) -> String {
        match sheet {
            "offering" => offering::plans(company, view) + &offering::all(company, view, true),
            "boards" => board::all(company, view, paint),
            "hand" => hand(company, view, Paint { tall: true, ..paint }),
            _ => round(company, view, paint) + &table(company, view, Paint { tall: true, ..paint }),
        }
    }

    fn log_text(company: &Company<'_>, view: &View, told: &Told) -> String {
        log_text(company, &view.setup, told)
    }

    fn is_news(told: &Told) -> bool {
        // The screen shows these anyway, or another line says it better.
        !matches!(
            told,
            Told::Tile { .. }
                | Told::Offered { .. }
                | Told::Chose { .. }
                | Told::Named { .. }
                | Told::Answered { .. }
                | Told::Turn { .. }
                | Told::EndedTurn { .. }
                | Told::WildsBack
                | Told::Skipped { .. }
                | Told::Cleared { .. }
        )
    }

    fn question(company: &Company<'_>, view: &View) -> String {
        question(company, view)
    }

    fn choices(company: &Company<'_>, view: &View, legal: &[Action]) -> Vec<Choice<Action>> {
        let number = |legal| if let Action::Plan(space) = legal { Some(space.number()) } else { None };
        let choice =
            |&legal: &Action| Choice { number: number(legal), action: legal, label: action(company, view, legal) };
        let mut choices: Vec<Choice<Action>> = legal.iter().map(choice).collect();
        choices.sort_by_key(|choice| last(choice.action));
        choices
    }

    fn result(company: &Company<'_>, view: &View, standing: &Standing) -> String {
        let words = company.words;
        let titles = ["last-will-sheet-money", "last-will-sheet-houses", "last-will-sheet-total"];
        let [cash, houses, total] = titles.map(|key| words.say(key, &[]));
        let player = fit(&words.say("last-will-sheet-player", &[]), FULL_NAME);
        let mut text = format!("     {player} {cash:>9} {houses:>9} {total:>10}\n");
        let mut seats: Vec<Seat> = view.money.seats().collect();
        seats.sort_by_key(|&seat| standing.ranks[seat]);
        for seat in seats {
            let sums = [view.money[seat], view.property_value(seat), view.worth(seat)];
            let [cash, houses, total] = sums.map(|sum| money(words, sum));
            let (rank, name) = (standing.ranks[seat], fit(company.name(seat), FULL_NAME));
            let end = match view.is_bankrupt(seat) {
                true => words.say("last-will-sheet-bankrupt", &[]),
                false => String::new(),
            };
            let line = format!("  {rank}. {name} {cash:>9} {houses:>9} {total:>10}   {end}");
            text += line.trim_end();
            text.push('\n');
        }
        text
    }

    fn last_word(company: &Company<'_>, view: &View, _: &Standing) -> String {
        wrap("", &question(company, view), 0).join("\n")
    }
}

/// Returns how far down in the list an action is: what ends something comes last.
fn last(action: Action) -> u8 {
    match action {
        Action::Drop(_) => 1,
        Action::Home | Action::Skip | Action::End => 2,
        _ => 0,
    }
}

/// Returns whether the viewer is the one who acts.
fn is_own(view: &View) -> bool {
    view.viewer == Viewer::Seat(view.acting)
}

/// Returns a line that begins with a word, as in `Market      Farm +1, Villa −3`.
fn headed(word: &str, text: &str) -> String {
    let head = format!("{} ", fit(word, HEAD.max(word.chars().count()) - 1));
    wrap(&head, text, HEAD).join("\n") + "\n"
}

/// Returns items in a list of which none is broken in two.
fn unbroken(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().map(|item| item.replace(' ', "\u{a0}")).collect::<Vec<_>>().join(", ")
}

/// Says which round it is, who began it, and how the market tokens lie.
fn round(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let values = [("round", view.round.to_string().into()), ("rounds", ROUNDS.to_string().into())];
    let starts = words.say("last-will-sheet-starts", &[("who", company.name(view.starting_player).into())]);
    let line = format!("{} · {starts}", words.say("last-will-sheet-round", &values));
    let tokens = headed(&words.say("last-will-sheet-market", &[]), &market(words, view.market));
    paint.ink(Ink::Strong, &line) + "\n" + &tokens
}

/// Draws the viewer's hand, each card with what it says; in a low terminal their names alone.
fn hand(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let (words, edition) = (company.words, view.edition());
    let Some(own) = view.own_hand() else { return String::new() };
    let title = words.say("last-will-sheet-hand", &[]);
    if own.is_empty() {
        return format!("{}: {}\n", paint.ink(Ink::Strong, &title), words.say("last-will-sheet-hand-none", &[]));
    }
    if !paint.tall {
        let names = own.iter().map(|its| format!("{its} {}", card(words, edition, its)));
        return wrap(&format!("{title}: "), &unbroken(names), 2).join("\n") + "\n";
    }
    let room = own.iter().map(|its| card(words, edition, its).chars().count()).max().unwrap_or(0);
    let line = |its| {
        let head = format!(" {} {}  ", fit(&format!("{its}"), 3), fit(&card(words, edition, its), room));
        wrap(&head, &facts(words, edition, its), 5).join("\n") + "\n"
    };
    paint.ink(Ink::Strong, &title) + "\n" + &own.iter().map(line).collect::<String>()
}

/// Lists the hands that the viewer knows, a paragraph for each seat.
fn hands(company: &Company<'_>, view: &View) -> String {
    let (words, edition) = (company.words, view.edition());
    let hand = |(seat, hand): (Seat, &bequest_last_will::HandView)| {
        let known = (!hand.cards.is_empty()).then(|| cards(words, edition, hand.cards.iter()))?;
        let title = words.say("last-will-sheet-hand-of", &[("who", company.name(seat).into())]);
        Some(wrap(&format!("{title}: "), &known, 2).join("\n") + "\n")
    };
    view.hands.iter().filter_map(hand).collect()
}

/// Draws who has what: money, what houses count for, the salary, cards, the plan. Below others is what they have on
/// their boards, and their job.
fn table(company: &Company<'_>, view: &View, paint: Paint) -> String {
    let words = company.words;
    let has_jobs = !view.setup.jobs().is_empty();
    let title = |key, width: usize| format!("{:>width$}", words.say(key, &[]));
    let mut line = format!("   {}", fit(&words.say("last-will-sheet-player", &[]), NAME));
    line += &(title("last-will-sheet-money", 7) + &title("last-will-sheet-houses", 9));
    line += &if has_jobs { title("last-will-sheet-pay", 11) } else { String::new() };
    line += &(title("last-will-sheet-cards", 8) + &title("last-will-sheet-plan", 7));
    let mut text = paint.ink(Ink::Strong, &line) + "\n";
    for seat in view.money.seats() {
        let own = view.viewer == Viewer::Seat(seat);
        let mark = if own { '>' } else { ' ' };
        let [cash, houses] = [view.money[seat], view.property_value(seat)].map(|sum| money(words, sum));
        let mut line = format!("{mark}{seat} {}{cash:>7}{houses:>9}", fit(company.name(seat), NAME));
        if has_jobs {
            let pay = view.jobs[seat].as_ref().map_or_else(|| "–".to_owned(), |job| money(words, job.income));
            line += &format!("{pay:>11}");
        }
        let plan = view.plan_of[seat].map_or_else(|| "–".to_owned(), |space| space.to_string());
        line += &format!("{:>8}{plan:>7}  {}", view.hands[seat].count, note(words, view, seat));
        let line = line.trim_end();
        text += &if own { paint.ink(Ink::Strong, line) } else { line.to_owned() };
        text.push('\n');
        if !own && paint.tall {
            text += &board::short(company, view, seat, paint);
        }
    }
    text
}

/// Returns what else there is to say of a seat.
fn note(words: &Words, view: &View, seat: Seat) -> String {
    match view.phase {
        Phase::Actions if view.acting == seat => {
            words.say("last-will-sheet-actions", &[("count", view.actions.into())])
        }
        Phase::Planning | Phase::Drawing | Phase::Errands if view.acting == seat => "<".to_owned(),
        Phase::Keeping | Phase::Cutting if view.answered.contains(seat) => words.say("last-will-sheet-chosen", &[]),
        _ => String::new(),
    }
}
