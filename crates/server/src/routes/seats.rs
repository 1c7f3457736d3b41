//! Sitting down, standing up and starting, before the game.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use bequest_table::{Arrange, Command, Fill, PersonId, StageHead, TableId, sit_down};

use crate::app::App;
use crate::form::Form;
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::{self, Answer, Ask};
use crate::routes::home::new_token;

/// Carries out what is posted to a table before its game; nothing if it is something else.
pub(crate) async fn post(
    app: &Arc<App>,
    ask: Ask,
    caller: &Caller,
    id: TableId,
    what: &str,
    form: &Form,
) -> Option<Response> {
    let done = match what {
        "sit" => return Some(sit(app, ask, caller, id, form).await),
        "stand" | "seat" | "remove" | "start" | "nonce" => arrange(app, caller, id, what, form).await,
        _ => return None,
    };
    Some(match done {
        Ok(()) => Json(Answer::done()).into_response(),
        Err(refused) => reply::refuse(ask, &refused, None),
    })
}

async fn sit(app: &Arc<App>, ask: Ask, caller: &Caller, id: TableId, form: &Form) -> Response {
    let sat = async {
        let seat = form.seat()?;
        let token = form.get("token").unwrap_or("").to_owned();
        // A stranger does not become a guest for a seat that they cannot have.
        let stranger = caller.person().unwrap_or_else(PersonId::random);
        let snapshot = app.tables.look(id).await?;
        if snapshot.table.head().stage != StageHead::Open {
            return Err(Refused::NotNow);
        }
        sit_down(&mut snapshot.table.head().clone(), seat, stranger, "", &token)?;
        let (person, cookie) = app.person(caller, form.get("name")).await?;
        let sit = Arrange::Sit { seat, name: person.name.clone(), token };
        app.tables.change(id, Command::Arrange(person.id, sit)).await?;
        if caller.person().is_none() {
            app.everyone.sit_down(id, caller.address);
        }
        Ok(cookie)
    };
    match sat.await {
        // People at the table see another page.
        Ok(cookie) => reply::with_cookie(reply::lead_to(ask, &format!("/t/{id}")), cookie),
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

async fn arrange(app: &Arc<App>, caller: &Caller, id: TableId, what: &str, form: &Form) -> Result<(), Refused> {
    let person = caller.person().ok_or(Refused::NotYourSeat)?;
    let arrange = match what {
        "stand" => Arrange::Stand(form.seat()?),
        "seat" => Arrange::Refill { seat: form.seat()?, fill: fill(form) },
        "remove" => Arrange::Remove(form.seat()?),
        "nonce" => {
            let text = form.get("nonce").unwrap_or("");
            Arrange::Nonce(text.parse().map_err(|_| Refused::malformed("nonce", text))?)
        }
        "start" => Arrange::Start { fill: form.get("fill") == Some("1") },
        _ => return Err(Refused::Missing),
    };
    app.tables.change(id, Command::Arrange(person, arrange)).await?;
    Ok(())
}

/// Reads who may have a free seat.
fn fill(form: &Form) -> Fill {
    match form.get("kind").unwrap_or("") {
        "open" => Fill::Open,
        "invite" => Fill::Invite(new_token()),
        "bot" => Fill::Bot(form.get("bot").unwrap_or("").to_owned()),
        other => Fill::Unknown(other.to_owned()),
    }
}
