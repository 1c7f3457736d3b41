//! The clocks of tables: turns, the auctioneer's calls, and being ready.
//!
//! Each table has one clock. It starts again with each round. Its purpose is stored with its end, so that it goes on
//! after a restart. While the server is down, no clock runs.

use std::time::Duration;

use bequest_engine::{Asking, By, RuleId, SeatSet, Timing};
use bequest_store::{Moment, Wake};
use bequest_web::Call;

use crate::head::{Pace, StageHead};
use crate::table::Table;

/// A table is closed if nobody has come for this long.
pub(crate) const FORGOTTEN: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// A person who has been away for this long can be replaced by a bot.
pub(crate) const LONG_AWAY: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// How many times the auctioneer calls. MAL-38
const CALLS: u32 = 3;

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    /// When the time is over.
    pub(crate) until: Moment,
    /// The time between two calls, if an auctioneer calls.
    call: Option<Duration>,
    /// What it was started for: a kind of timing and a round.
    round: u64,
}

impl Clock {
    pub(crate) fn wake(self) -> Wake {
        Wake { at: self.until, clock: true, round: self.round }
    }

    /// Returns the auctioneer's last call.
    pub(crate) fn last_call(self, now: Moment) -> Option<Call> {
        let call = self.call?;
        let left = self.until.since(now);
        Some(if left > call * 2 {
            Call::None
        } else if left > call {
            Call::Once
        } else {
            Call::Twice
        })
    }

    /// Returns when the page has to show something else: the next call, or the end.
    pub(crate) fn next(self, now: Moment) -> Moment {
        let Some(call) = self.call else { return self.until };
        let back = |calls: u32| Moment(self.until.0 - i64::try_from((call * calls).as_millis()).unwrap_or(0));
        [back(2), back(1)].into_iter().find(|at| *at > now).unwrap_or(self.until)
    }
}

/// Returns the rule that makes everyone get ready before answers count, if the table waits for that now.
pub(crate) fn ready_rule(table: &Table) -> Option<RuleId> {
    let Pace::Live { .. } = table.pace() else { return None };
    let play = table.play.as_ref().filter(|_| table.head.stage == StageHead::Playing)?;
    let Asking { timing: Timing::Ready(rule), round, .. } = play.waits_for().asking()? else { return None };
    (table.opened != Some(round) && !awaited(table).is_empty()).then_some(rule)
}

/// Returns the seats that still have to say that they are ready.
pub(crate) fn awaited(table: &Table) -> SeatSet {
    table.played_by_people().minus(table.ready)
}

/// Opens the round if everyone is ready.
pub(crate) fn open_if_ready(table: &mut Table) {
    let all_ready = awaited(table).is_empty();
    if all_ready {
        open(table);
    }
}

fn open(table: &mut Table) {
    if let Some(play) = &table.play {
        table.opened = play.waits_for().round();
        table.ready = SeatSet::EMPTY;
    }
}

/// Starts, keeps or ends the clock, as the position requires.
pub(crate) fn arrange(table: &mut Table, now: Moment) {
    forget_ready(table);
    let Some((length, call, round)) = wanted(table) else {
        table.clock = None;
        return;
    };
    if table.clock.is_none_or(|clock| clock.round != round) {
        table.clock = Some(Clock { until: now.after(length), call, round });
    }
}

/// Forgets who was ready when the auction is over: everyone is asked again for the next one.
fn forget_ready(table: &mut Table) {
    let waits_for = table.play.as_ref().map(|play| play.waits_for());
    if waits_for.is_some_and(|it| !matches!(it.timing(), Some(Timing::Ready(_)))) {
        table.ready = SeatSet::EMPTY;
        table.opened = None;
    }
}

/// Returns how long the clock should run, the time between two calls, and what the clock is for.
fn wanted(table: &Table) -> Option<(Duration, Option<Duration>, u64)> {
    let turn = table.pace().turn()?;
    let play = table.play.as_ref().filter(|_| table.head.stage == StageHead::Playing)?;
    let asking = play.waits_for().asking()?;
    let people = table.played_by_people();
    // A window of fixed time does not end early. In all other cases the clock runs only if a person is asked.
    let waits = if asking.timing == Timing::Fixed { people } else { table.asked().and(people) };
    if waits.is_empty() {
        return None;
    }
    let awaits_ready = ready_rule(table).is_some();
    let (kind, length, call) = match (asking.timing, table.pace()) {
        (Timing::Ready(_), _) if awaits_ready => (1, turn, None),
        (Timing::Ready(_) | Timing::Calls, Pace::Live { call, .. }) => {
            let call = Duration::from_secs(call.into());
            (2, call * CALLS, Some(call))
        }
        (Timing::Ready(_) | Timing::Calls, Pace::Days(_) | Pace::Relaxed) => (3, turn, None),
        (Timing::Think, _) => (4, turn, None),
        (Timing::Fixed, Pace::Live { call, .. }) => (5, Duration::from_secs(call.into()) * CALLS, None), // ERB-43
        (Timing::Fixed, Pace::Days(_) | Pace::Relaxed) => (6, turn, None),
    };
    Some((length, call, kind << 32 | u64::from(asking.round)))
}

/// Returns whether quiet answers are withheld: in live play a secret window lasts its time whatever is answered. ERB-43
pub(crate) fn withholds(table: &Table) -> bool {
    let lasting = table.play.as_ref().is_some_and(|play| play.waits_for().timing() == Some(Timing::Fixed));
    lasting && matches!(table.pace(), Pace::Live { .. }) && !table.played_by_people().is_empty()
}

/// Submits the withheld answers once there is no reason to withhold them.
pub(crate) fn release(table: &mut Table) {
    if !table.withheld_seats().is_empty() && !withholds(table) {
        submit_withheld(table);
    }
}

/// Submits every withheld answer.
pub(crate) fn submit_withheld(table: &mut Table) {
    for seat in table.withheld_seats().iter() {
        let (kept, is_person) = (table.take_withheld(seat), table.played_by_people().contains(seat));
        let (Some(play), Some(action)) = (table.play.as_mut(), kept) else { return };
        let by = if is_person { By::Person } else { By::Bot };
        let question = play.question(seat);
        // It was legal when it was withheld, and nothing has happened since.
        let given = play.answer(seat, by, question, &action);
        debug_assert!(given.is_ok(), "a withheld answer is no longer legal");
    }
}

/// Returns the clock of a table that was just read from the store: it goes on where it was.
pub(crate) fn resumed(table: &Table, wake: Option<Wake>, now: Moment) -> Option<Clock> {
    let (length, call, round) = wanted(table)?;
    match wake.filter(|wake| wake.clock && wake.round == round) {
        Some(wake) => Some(Clock { until: wake.at, call, round }),
        None => Some(Clock { until: now.after(length), call, round }),
    }
}

/// Does what has to be done when the time is over; returns whether it is over.
pub(crate) fn run_out(table: &mut Table, now: Moment) -> bool {
    if table.clock.is_none_or(|clock| clock.until > now) || table.head.stage != StageHead::Playing {
        return false;
    }
    table.clock = None;
    if ready_rule(table).is_some() {
        open(table); // MAL-87: the time limit opens the auction, too.
    } else {
        answer_for_the_silent(table);
        table.notice_end();
    }
    arrange(table, now);
    true
}

fn answer_for_the_silent(table: &mut Table) {
    let Some(asking) = table.play.as_ref().and_then(|play| play.waits_for().asking()) else { return };
    if asking.timing == Timing::Fixed {
        return end_window(table, asking.round);
    }
    let calls = matches!(asking.timing, Timing::Calls | Timing::Ready(_));
    for seat in table.asked().and(table.played_by_people()).iter() {
        let Some(play) = &mut table.play else { return };
        // In a new round the clock has not run out.
        if play.waits_for().round() != Some(asking.round) || !play.asked().contains(seat) {
            continue;
        }
        // MAL-38: a seat that is silent at the third call has declined.
        if !(calls && play.be_silent(seat)) {
            table.stand_in(seat);
        }
    }
}

/// Submits every withheld answer; a silent seat has declined. ERB-43
fn end_window(table: &mut Table, round: u32) {
    submit_withheld(table);
    let silent = table.play.as_ref().map_or(SeatSet::EMPTY, |play| play.asked());
    for seat in silent.iter() {
        match table.play.as_mut().filter(|play| play.waits_for().round() == Some(round)) {
            Some(play) => play.be_silent(seat),
            None => return,
        };
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use bequest_engine::{EditionId, Seat, Seed};
    use bequest_store::{PersonId, Stage, StoredTable, TableId};

    use super::*;
    use crate::games::{Games, ServedGame};
    use crate::head::{GuideHead, Head, SeatHead, Who};
    use crate::refused::Refused;

    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        Games::new(vec![ServedGame::of::<bequest_maloney_bots::Bots, bequest_maloney_screens::Screens>()])
    });
    const NOON: Moment = Moment(1_000_000);
    const LIVE: Pace = Pace::Live { turn: 60, call: 4 };

    /// Three people at a table whose game has begun, the first of them with the first seat.
    fn started(pace: Pace) -> (Table, Vec<PersonId>) {
        let people: Vec<PersonId> = (0..3).map(|_| PersonId::random()).collect();
        let rules = GAMES.find("maloney").unwrap();
        let (editions, options, _) = (rules.agree)(&[("players".into(), "3".into())], &[]).unwrap();
        let EditionId { name, hash } = editions[0].clone();
        let names = ["Ada", "Bert", "Cleo"];
        let who = |(id, name): (&PersonId, &str)| Who::Person { id: *id, name: name.into() };
        let seat = |who| SeatHead { who, nonce: None };
        let head = Head {
            game: "maloney".into(),
            rules: 1,
            edition: (name, hash),
            more_editions: Vec::new(),
            options,
            pace,
            public: false,
            host: people[0],
            seats: people.iter().zip(names).map(who).map(seat).collect(),
            seed: Seed::from_text("a table with a clock").to_string(),
            stage: StageHead::Open,
            autostart: false,
            agreed: 0,
            rematch: None,
            guide: GuideHead::None,
        };
        let mut table = Table::load(&GAMES, stored(head.to_text(), Stage::Open, None, &[]), NOON).unwrap();
        table.start().unwrap();
        save(&mut table, NOON);
        (table, people)
    }

    fn stored(head: String, stage: Stage, wake: Option<Wake>, rows: &[String]) -> StoredTable {
        let id = "aaaaaaaaaaaaaaaaaaaaaaaaaa".parse::<TableId>().unwrap();
        let row = |text: &String| bequest_store::StoredRow { text: text.clone(), key: None, at: NOON };
        let rows = rows.iter().map(row).collect();
        StoredTable { id, revision: 0, created: NOON, changed: NOON, head, stage, wake, rows }
    }

    /// Does what the store does between two changes.
    fn save(table: &mut Table, now: Moment) {
        match table.unsaved(now) {
            Some(_) => {
                table.saved();
            }
            None => arrange(table, now),
        }
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1)
    }

    fn say(table: &mut Table, people: &[PersonId], number: usize, action: &str, now: Moment) -> Result<(), Refused> {
        let question = table.play.as_ref().unwrap().question(seat(number));
        let done = table.act(people[number - 1], seat(number), question, action);
        save(table, now);
        done
    }

    fn all_ready(table: &mut Table, people: &[PersonId]) {
        for number in 1..=3 {
            table.be_ready(people[number - 1], seat(number)).unwrap();
        }
        save(table, NOON);
    }

    fn last_rows(table: &Table, count: usize) -> Vec<String> {
        let play = table.play.as_ref().unwrap();
        play.rows_from(play.row_count() - count)
    }

    fn later(seconds: u64) -> Moment {
        NOON.after(Duration::from_secs(seconds))
    }

    #[test]
    fn mal_87_in_live_play_answers_wait_until_everybody_is_ready() {
        let (mut table, people) = started(LIVE);
        let refused = say(&mut table, &people, 1, "bid 500", NOON).unwrap_err();
        assert_eq!(refused.rule().map(RuleId::as_str), Some("MAL-87"));
        all_ready(&mut table, &people);
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
    }

    #[test]
    fn mal_87_the_time_limit_opens_an_auction_too() {
        let (mut table, people) = started(LIVE);
        assert!(!run_out(&mut table, later(59)));
        assert!(run_out(&mut table, later(60)));
        save(&mut table, later(60));
        say(&mut table, &people, 2, "bid 500", later(60)).unwrap();
    }

    #[test]
    fn mal_87_turn_based_play_does_not_ask_who_is_ready() {
        for pace in [Pace::Relaxed, Pace::Days(2)] {
            let (mut table, people) = started(pace);
            say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        }
    }

    #[test]
    fn mal_87_everybody_is_asked_again_for_the_next_auction() {
        let (mut table, people) = started(LIVE);
        all_ready(&mut table, &people);
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        assert_eq!((table.ready, table.opened), (SeatSet::EMPTY, None));
    }

    #[test]
    fn mal_38_a_seat_that_is_silent_at_the_third_call_declines_by_the_clock() {
        let (mut table, people) = started(LIVE);
        all_ready(&mut table, &people);
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        assert!(!run_out(&mut table, later(11)));
        assert!(run_out(&mut table, later(12)));
        assert_eq!(last_rows(&table, 2), ["act 2 clock decline", "act 3 clock decline"]);
    }

    #[test]
    fn mal_38_a_bid_restarts_three_calls_and_a_decline_does_not() {
        let (mut table, people) = started(LIVE);
        all_ready(&mut table, &people);
        say(&mut table, &people, 1, "bid 500", later(1)).unwrap();
        let until = |table: &Table| table.clock.unwrap().until;
        assert_eq!(until(&table), later(13));
        say(&mut table, &people, 2, "decline", later(5)).unwrap();
        assert_eq!(until(&table), later(13));
        say(&mut table, &people, 3, "bid 600", later(6)).unwrap();
        assert_eq!(until(&table), later(18));
    }

    #[test]
    fn mal_38_the_auctioneer_counts() {
        let (mut table, people) = started(LIVE);
        all_ready(&mut table, &people);
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        let clock = table.clock.unwrap();
        let calls = [0, 3, 4, 7, 8, 11].map(|seconds| clock.last_call(later(seconds)).unwrap());
        assert_eq!(calls, [Call::None, Call::None, Call::Once, Call::Once, Call::Twice, Call::Twice]);
        assert_eq!([0, 4, 8].map(|seconds| clock.next(later(seconds))), [later(4), later(8), later(12)]);
    }

    #[test]
    fn mal_38_without_a_live_pace_nobody_calls() {
        let (mut table, people) = started(Pace::Relaxed);
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        assert_eq!(table.clock, None);
        let (mut table, people) = started(Pace::Days(2));
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        assert_eq!(table.clock.unwrap().last_call(NOON), None);
        assert_eq!(table.clock.unwrap().until, NOON.after(Duration::from_secs(2 * 24 * 60 * 60)));
    }

    /// The first seat has the car and does not drive.
    fn dawdling() -> (Table, Vec<PersonId>) {
        let (mut table, people) = started(LIVE);
        all_ready(&mut table, &people);
        say(&mut table, &people, 1, "bid 500", NOON).unwrap();
        say(&mut table, &people, 2, "decline", NOON).unwrap();
        say(&mut table, &people, 3, "decline", NOON).unwrap();
        (table, people)
    }

    #[test]
    fn a_bot_plays_for_anyone_who_times_out_and_the_record_says_so() {
        let (mut table, _) = dawdling();
        assert!(run_out(&mut table, later(60)));
        save(&mut table, later(60));
        assert_eq!(last_rows(&table, 1), ["seat 1 bot greedy"]);
        assert_eq!(table.bots_to_act(), SeatSet::only(seat(1)));
        assert_eq!(table.stood_in_for(seat(1)), Some("Ada"));
    }

    #[test]
    fn a_person_who_returns_gets_their_seat_back() {
        let (mut table, people) = dawdling();
        run_out(&mut table, later(60));
        table.return_to_seats(people[0]).unwrap();
        assert_eq!(last_rows(&table, 1), ["seat 1 person Ada"]);
        save(&mut table, later(70));
        assert_eq!(table.clock.unwrap().until, later(130), "they have a whole turn again");
    }

    #[test]
    fn a_clock_goes_on_where_it_was_after_a_restart() {
        let (mut table, _) = dawdling();
        let wake = table.wake(later(1)).unwrap();
        assert!(wake.clock);
        let rows = table.play.as_ref().unwrap().rows_from(0);
        let read =
            |wake| Table::load(&GAMES, stored(table.head.to_text(), Stage::Playing, wake, &rows), later(30)).unwrap();
        assert_eq!(read(Some(wake)).clock, table.clock);
        let other = Wake { round: wake.round + 1, ..wake };
        assert_eq!(read(Some(other)).clock.unwrap().until, later(90), "a clock for something else starts again");
        table.close();
        assert_eq!(table.wake(later(1)), None);
    }

    #[test]
    fn seats_that_share_a_device_have_no_clock() {
        let (mut table, people) = started(LIVE);
        table.head.seats[1].who = Who::Device { id: people[0], name: "Bert".into() };
        arrange(&mut table, NOON);
        assert_eq!(table.clock, None);
        assert_eq!(ready_rule(&table), None);
    }

    #[test]
    fn only_a_person_who_has_been_away_for_days_can_be_replaced() {
        let (mut table, people) = started(Pace::Relaxed);
        let now = NOON.after(LONG_AWAY);
        table.seen[1] = Some(NOON);
        table.seen[2] = Some(now);
        assert!(table.replace(people[0], seat(3), now).is_err());
        assert!(table.replace(PersonId::random(), seat(2), now).is_err());
        table.replace(people[0], seat(2), now).unwrap();
        assert_eq!(last_rows(&table, 1), ["seat 2 bot greedy"]);
    }
}
