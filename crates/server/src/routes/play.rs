//! What people do at a table whose game is going on.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bequest_engine::{Seat, Window};
use bequest_table::{
    Arrange, Command, Done, GuideHead, Head, PersonId, Play, SeatHead, StageHead, TableId, Trial, Who,
};

use crate::app::App;
use crate::drawing::LogPart;
use crate::form::Form;
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::{self, Answer, Ask};
use crate::routes::home::{new_seed, new_token, open};
use crate::routes::table::{TableInPath, TableQuery, regions_html};

/// Reads what is posted to a table, as its address says.
fn read(what: &str, form: &Form) -> Result<Play, Refused> {
    Ok(match what {
        "act" if form.get("order").is_some() => Play::Order { seat: form.seat()?, order: form.order()? },
        "act" => Play::Act {
            seat: form.seat()?,
            question: form.question()?,
            action: form.action()?,
            key: form.key()?.to_owned(),
        },
        "undo" => Play::Undo { seat: form.seat()?, key: form.key()?.to_owned() },
        "redo" => Play::Redo { seat: form.seat()?, key: form.key()?.to_owned() },
        "ready" => Play::Ready(form.seat()?),
        "leave" => Play::Leave,
        "return" => Play::Return,
        "replace" => Play::Replace(form.seat()?),
        "close" => Play::AgreeToClose(form.get("agree") == Some("1")),
        "guide" => Play::Guide(form.get("on") == Some("1")),
        "trial" => Play::Trial(if form.get("go-on") == Some("1") { Trial::GoOn } else { Trial::Stop }),
        _ => return Err(Refused::Missing),
    })
}

/// Returns the seat that is covered again after it has answered.
fn answering_seat(play: &Play) -> Option<Seat> {
    if let Play::Act { seat, .. } = play { Some(*seat) } else { None }
}

/// Carries out what is posted to a table.
pub(crate) async fn post(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    TableInPath(id): TableInPath,
    Path((_, what)): Path<(String, String)>,
    query: TableQuery,
    headers: HeaderMap,
    form: Form,
) -> Response {
    let ask = Ask { script: true, ..Ask::from_headers(&headers) };
    if what == "rematch" {
        return rematch(&app, ask, &caller, id).await;
    }
    if what == "practice" {
        return practice(&app, ask, &caller, id, &form).await;
    }
    if let Some(response) = crate::routes::seats::post(&app, ask, &caller, id, &what, &form).await {
        return response;
    }
    let done = async {
        let play = read(&what, &form)?;
        let person = caller.person().ok_or(Refused::NotYourSeat)?;
        let seat = answering_seat(&play);
        app.tables.last_seen.note_answer(person, app.time.up());
        let done = app.tables.change(id, Command::Play(person, play)).await?;
        Ok((done, seat))
    };
    answer(&app, ask, &caller, id, query.seat(), done.await).await
}

/// Says what became of a post. A page that may be old gets the present regions.
async fn answer(
    app: &App,
    ask: Ask,
    caller: &Caller,
    id: TableId,
    uncovered: Option<Seat>,
    done: Result<(Done, Option<Seat>), Refused>,
) -> Response {
    if let (Ok((Done::Now, _)), None) = (&done, uncovered) {
        return Json(Answer::done()).into_response();
    }
    let Ok(snapshot) = app.tables.look(id).await else {
        return match done {
            Ok(_) => Json(Answer::done()).into_response(),
            Err(refused) => reply::refuse(ask, &refused, None),
        };
    };
    let table = &snapshot.table;
    let ask = Ask { game: Some(snapshot.rules.table.id), ..ask };
    let regions = || regions_html(app, &snapshot, caller, uncovered, LogPart::Tail);
    match done {
        Ok((Done::Now, seat)) => {
            // After an answer the device is handed on, so the seat is covered again. In an open window nothing is covered.
            // In a secret window a seat answers once; if it is asked again, so is everyone else.
            let window = table.any_match().map(|play| play.waits_for().window());
            let done = matches!(window, Some(Window::Open | Window::Secret));
            let answered = seat.is_some_and(|seat| done || !table.asked().contains(seat));
            Json(Answer { goto: answered.then(|| snapshot.href.clone()), ..Answer::done() }).into_response()
        }
        Ok((Done::Before, _)) => {
            Json(Answer { outcome: "already", regions: regions(), ..Answer::default() }).into_response()
        }
        Err(refused) => reply::refuse(ask, &refused.at(table, ask.language), regions()),
    }
}

/// Makes the next table for the same people; later requests lead to the same table.
async fn rematch(app: &Arc<App>, ask: Ask, caller: &Caller, id: TableId) -> Response {
    let made = async {
        caller.person().ok_or(Refused::NotYourSeat)?;
        let (person, _) = app.person(caller, None).await?;
        let (old, next) = {
            let snapshot = app.tables.look(id).await?;
            let head = snapshot.table.head();
            if !matches!(head.stage, StageHead::Over | StageHead::Closed) {
                return Err(Refused::NotNow);
            }
            if head.seats_of(person.id).is_empty() {
                return Err(Refused::NotYourSeat);
            }
            (head.clone(), head.rematch)
        };
        if let Some(next) = next {
            return Ok(next);
        }
        let head = head_of_rematch(&old, person.id)?;
        let next = open(app, caller, &person, &head).await?;
        app.tables.change(id, Command::Rematch(next)).await?;
        let first = app.tables.look(id).await?.table.head().rematch.unwrap_or(next);
        if first != next {
            // Someone else was quicker: nobody should wait at the second table.
            app.tables.change(next, Command::Close).await?;
        }
        Ok(first)
    };
    match made.await {
        Ok(next) => reply::lead_to(ask, &format!("/t/{next}")),
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

/// Makes a table with the same deal, on which the visitor plays against bots, and starts its game.
async fn practice(app: &Arc<App>, ask: Ask, caller: &Caller, id: TableId, form: &Form) -> Response {
    let made = async {
        let seat = form.seat()?;
        let snapshot = app.tables.look(id).await?;
        let old = snapshot.table.head();
        // The same kind of bots as before, if there were any.
        let kinds = old.seats.iter().filter_map(|seat| match &seat.who {
            Who::Bot { kind, .. } => Some(&**kind),
            _ => None,
        });
        let kind = { kinds }.next().unwrap_or(snapshot.rules.table.bots[0]);
        // A stranger does not become a guest for something that cannot be.
        let stranger = Who::Person { id: PersonId::random(), name: String::new() };
        old.practice(id, seat, stranger, kind)?;
        let (person, cookie) = app.person(caller, form.get("name")).await?;
        let who = Who::Person { id: person.id, name: person.name.clone() };
        let next = open(app, caller, &person, &old.practice(id, seat, who, kind)?).await?;
        // No page adds a nonce: the chance is the one of the first game.
        app.tables.change(next, Command::Arrange(person.id, Arrange::Start { fill: false })).await?;
        Ok((next, cookie))
    };
    match made.await {
        Ok((next, cookie)) => reply::with_cookie(reply::lead_to(ask, &format!("/t/{next}")), cookie),
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

/// Reserves everyone's seat for them; the person who asked sits already.
fn head_of_rematch(old: &Head, host: PersonId) -> Result<Head, Refused> {
    let who = |who: &Who| match who {
        Who::Person { id, name } if *id != host => Who::Reserved { id: *id, name: name.clone() },
        Who::Device { id, name } if *id != host => Who::Reserved { id: *id, name: name.clone() },
        Who::Invite { .. } => Who::Invite { token: new_token() },
        Who::Open | Who::Reserved { .. } | Who::Person { .. } | Who::Device { .. } | Who::Bot { .. } => who.clone(),
    };
    let seats = old.seats.iter().map(|seat| SeatHead { who: who(&seat.who), nonce: None }).collect();
    Ok(Head {
        seats,
        host,
        seed: new_seed()?,
        stage: StageHead::Open,
        agreed: 0,
        rematch: None,
        autostart: false,
        guide: GuideHead::None,
        practice: None,
        results: Vec::new(),
        ..old.clone()
    })
}
