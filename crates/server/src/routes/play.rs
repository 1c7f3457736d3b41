//! What people do at a table whose game is going on.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bequest_engine::{Seat, Window};
use bequest_store::{Moment, PersonId, TableId};

use crate::app::App;
use crate::form::Form;
use crate::head::{GuideHead, Head, SeatHead, StageHead, Who};
use crate::people::Caller;
use crate::play::LogPart;
use crate::refused::Refused;
use crate::reply::{self, Answer, Ask};
use crate::routes::home::{new_seed, new_token, open};
use crate::routes::table::{TableInPath, TableQuery, regions_html};
use crate::table::{Done, Table};

/// What can be posted to a table, as its address says.
#[derive(Clone, Debug)]
enum Post {
    Act { seat: Seat, question: u32, action: String, key: String },
    Undo { seat: Seat, key: String },
    Redo { seat: Seat, key: String },
    Ready(Seat),
    Leave,
    Return,
    Replace(Seat),
    Close(bool),
    Guide(bool),
}

impl Post {
    fn read(what: &str, form: &Form) -> Result<Self, Refused> {
        Ok(match what {
            "act" => Post::Act {
                seat: form.seat()?,
                question: form.question()?,
                action: form.action()?,
                key: form.key()?.to_owned(),
            },
            "undo" => Post::Undo { seat: form.seat()?, key: form.key()?.to_owned() },
            "redo" => Post::Redo { seat: form.seat()?, key: form.key()?.to_owned() },
            "ready" => Post::Ready(form.seat()?),
            "leave" => Post::Leave,
            "return" => Post::Return,
            "replace" => Post::Replace(form.seat()?),
            "close" => Post::Close(form.get("agree") == Some("1")),
            "guide" => Post::Guide(form.get("on") == Some("1")),
            _ => return Err(Refused::Missing),
        })
    }

    /// Carries it out, at most once.
    fn carry_out(&self, table: &mut Table, person: PersonId) -> Result<Done, Refused> {
        match self {
            Post::Act { seat, key, .. } | Post::Undo { seat, key } | Post::Redo { seat, key } => {
                if !table.head.seats_of(person).contains(*seat) {
                    return Err(Refused::NotYourSeat);
                }
                if table.begin(*seat, key) == Done::Before {
                    return Ok(Done::Before);
                }
            }
            Post::Ready(_) | Post::Leave | Post::Return | Post::Replace(_) | Post::Close(_) | Post::Guide(_) => {}
        }
        match self {
            Post::Act { seat, question, action, .. } => table.act(person, *seat, *question, action)?,
            Post::Undo { seat, .. } => table.undo(person, *seat)?,
            Post::Redo { seat, .. } => table.redo(person, *seat)?,
            Post::Ready(seat) => table.be_ready(person, *seat)?,
            Post::Leave => table.leave(person)?,
            Post::Return => table.return_to_seats(person)?,
            Post::Replace(seat) => table.replace(person, *seat, Moment::now())?,
            Post::Close(agrees) => table.agree_to_close(person, *agrees)?,
            Post::Guide(on) => table.call_guide(person, *on)?,
        }
        Ok(Done::Now)
    }

    /// Returns the seat that is covered again after it has answered.
    fn seat(&self) -> Option<Seat> {
        match self {
            Post::Act { seat, .. } => Some(*seat),
            Post::Undo { .. }
            | Post::Redo { .. }
            | Post::Ready(_)
            | Post::Leave
            | Post::Return
            | Post::Replace(_)
            | Post::Close(_)
            | Post::Guide(_) => None,
        }
    }
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
    if let Some(response) = crate::routes::seats::post(&app, ask, &caller, id, &what, &form).await {
        return response;
    }
    let done = async {
        let post = Post::read(&what, &form)?;
        let person = caller.person().ok_or(Refused::NotYourSeat)?;
        let carried = post.clone();
        let done = app.tables.change(id, move |table| carried.carry_out(table, person)).await?;
        Ok((done, post.seat()))
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
    let Ok(held) = app.tables.hold(id).await else {
        return match done {
            Ok(_) => Json(Answer::done()).into_response(),
            Err(refused) => reply::refuse(ask, &refused, None),
        };
    };
    let table = held.table();
    let ask = Ask { game: Some(table.rules.id), ..ask };
    let regions = || regions_html(table, caller, uncovered, caller.words(), LogPart::Tail);
    match done {
        Ok((Done::Now, seat)) => {
            // After an answer the device is handed on, so the seat is covered again. In an open window nothing is
            // covered. In a secret window a seat answers once; if it is asked again, so is everyone else.
            let window = table.play.as_ref().map(|play| play.waits_for().window());
            let done = matches!(window, Some(Window::Open | Window::Secret));
            let answered = seat.is_some_and(|seat| done || !table.asked().contains(seat));
            Json(Answer { goto: answered.then(|| table.href.clone()), ..Answer::done() }).into_response()
        }
        Ok((Done::Before, _)) => {
            Json(Answer { outcome: "already", regions: regions(), ..Answer::default() }).into_response()
        }
        Err(refused) => {
            let refused = table.in_language(refused, ask.language.code());
            reply::refuse(ask, &refused, regions())
        }
    }
}

/// Makes the next table for the same people; later requests lead to the same table.
async fn rematch(app: &Arc<App>, ask: Ask, caller: &Caller, id: TableId) -> Response {
    let made = async {
        caller.person().ok_or(Refused::NotYourSeat)?;
        let (person, _) = app.person(caller, None).await?;
        let (old, next) = {
            let held = app.tables.hold(id).await?;
            let table = held.table();
            if !matches!(table.head.stage, StageHead::Over | StageHead::Closed) {
                return Err(Refused::NotNow);
            }
            if table.head.seats_of(person.id).is_empty() {
                return Err(Refused::NotYourSeat);
            }
            (table.head.clone(), table.head.rematch)
        };
        if let Some(next) = next {
            return Ok(next);
        }
        let head = head_of_rematch(&old, person.id)?;
        let next = open(app, &person, &head).await?;
        let kept = app.tables.change(id, move |table| {
            if let Some(first) = table.head.rematch {
                return Ok(first);
            }
            table.note_rematch(next);
            Ok(next)
        });
        let kept = kept.await?;
        if kept != next {
            // Someone else was quicker: nobody should wait at the second table.
            let close = |table: &mut Table| {
                table.close();
                Ok(())
            };
            app.tables.change(next, close).await?;
        }
        Ok(kept)
    };
    match made.await {
        Ok(next) => reply::lead_to(ask, &format!("/t/{next}")),
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
        ..old.clone()
    })
}
