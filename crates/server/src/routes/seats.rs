//! Sitting down, standing up and starting, before the game.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use bequest_engine::{Nonce, Seat, SeatSet};
use bequest_store::{PersonId, TableId};

use crate::app::App;
use crate::form::Form;
use crate::head::{Head, SeatHead, StageHead, Who};
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::{self, Answer, Ask};
use crate::routes::home::{bot, new_token};
use crate::shown::same;
use crate::table::Table;

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
        let mut head = app.tables.hold(id).await?.table().open_head()?;
        sit_down(&mut head, seat, stranger, "", &token)?;
        let (person, cookie) = app.person(caller, form.get("name")).await?;
        let (person_id, name) = (person.id, person.name.clone());
        app.tables
            .change(id, move |table| table.change_head(|head| sit_down(head, seat, person_id, &name, &token)))
            .await?;
        Ok(cookie)
    };
    match sat.await {
        // People at the table see another page.
        Ok(cookie) => reply::with_cookie(reply::lead_to(ask, &format!("/t/{id}")), cookie),
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

fn sit_down(head: &mut Head, seat: Seat, person: PersonId, name: &str, token: &str) -> Result<(), Refused> {
    let own = head.seats_of(person);
    if own.contains(seat) {
        return Ok(());
    }
    let who = head.seats.get(seat.index()).map(|seat| &seat.who).ok_or_else(|| no_seat(seat))?;
    match who {
        // Several seats are reserved for a device that had several.
        Who::Reserved { id, name } if *id == person && !own.is_empty() => {
            let name = head.free_name(name);
            reseat(head, seat, Who::Device { id: person, name });
            return Ok(());
        }
        Who::Reserved { id, .. } if *id == person => {}
        _ if !own.is_empty() => return Err(Refused::NotNow),
        Who::Open => {}
        Who::Invite { token: wanted } if same(token, wanted) => {}
        Who::Invite { .. } => return Err(Refused::NotYourSeat),
        Who::Reserved { .. } | Who::Person { .. } | Who::Device { .. } | Who::Bot { .. } => {
            return Err(Refused::SeatTaken);
        }
    }
    let name = head.free_name(name);
    reseat(head, seat, Who::Person { id: person, name });
    Ok(())
}

/// Gives a seat to someone else, who has given no nonce and agreed to nothing.
fn reseat(head: &mut Head, seat: Seat, who: Who) {
    head.seats[seat.index()] = SeatHead { who, nonce: None };
    head.agreed &= !SeatSet::only(seat).bits();
}

async fn arrange(app: &Arc<App>, caller: &Caller, id: TableId, what: &str, form: &Form) -> Result<(), Refused> {
    let person = caller.person().ok_or(Refused::NotYourSeat)?;
    match what {
        "stand" => {
            let seat = form.seat()?;
            app.tables.change(id, move |table| stand_up(table, person, seat)).await
        }
        "seat" => {
            let (seat, kind) = (form.seat()?, form.get("kind").unwrap_or("").to_owned());
            let bot = form.get("bot").unwrap_or("").to_owned();
            app.tables.change(id, move |table| refill(table, person, seat, &kind, &bot)).await
        }
        "remove" => {
            let seat = form.seat()?;
            app.tables.change(id, move |table| remove(table, person, seat)).await
        }
        "nonce" => {
            let text = form.get("nonce").unwrap_or("");
            let nonce: Nonce = text.parse().map_err(|_| Refused::malformed("nonce", text))?;
            app.tables.change(id, move |table| give_nonce(table, person, nonce)).await
        }
        "start" => {
            let fill = form.get("fill") == Some("1");
            app.tables.change(id, move |table| start(table, person, fill)).await
        }
        _ => Err(Refused::Missing),
    }
}

fn no_seat(seat: Seat) -> Refused {
    Refused::malformed("seat", seat.to_string())
}

fn stand_up(table: &mut Table, person: PersonId, seat: Seat) -> Result<(), Refused> {
    if !table.head.seats_of(person).contains(seat) {
        return Err(Refused::NotYourSeat);
    }
    table.change_head(|head| {
        reseat(head, seat, Who::Open);
        // Another person at the table becomes the host.
        let next = head.seats.iter().find_map(|seat| seat.who.person());
        if head.seats_of(head.host).is_empty() {
            head.host = next.unwrap_or(head.host);
        }
        Ok(())
    })?;
    // A table without people has no host.
    if table.head.people().is_empty() {
        table.close();
    }
    Ok(())
}

fn refill(table: &mut Table, person: PersonId, seat: Seat, kind: &str, wanted: &str) -> Result<(), Refused> {
    is_host(table, person)?;
    let bots = table.rules.bots;
    table.change_head(|head| {
        let who = head.seats.get(seat.index()).map(|seat| &seat.who).ok_or_else(|| no_seat(seat))?;
        if who.person().is_some() {
            return Err(Refused::SeatTaken);
        }
        let filled = match kind {
            "open" => Who::Open,
            "invite" => Who::Invite { token: new_token() },
            "bot" => {
                let kind = if wanted.is_empty() { bots[0] } else { wanted };
                if !bots.contains(&kind) {
                    return Err(Refused::malformed("bot", kind));
                }
                bot(head, kind, seat.index())
            }
            other => return Err(Refused::malformed("kind", other)),
        };
        head.seats[seat.index()].who = filled;
        Ok(())
    })
}

fn remove(table: &mut Table, person: PersonId, seat: Seat) -> Result<(), Refused> {
    is_host(table, person)?;
    table.change_head(|head| {
        let sitting = head.seats.get(seat.index()).ok_or_else(|| no_seat(seat))?;
        if sitting.who.person() == Some(person) && matches!(sitting.who, Who::Person { .. }) {
            return Err(Refused::NotNow);
        }
        reseat(head, seat, Who::Open);
        Ok(())
    })
}

/// Adds a page's nonce to the chance of the table, once; the page was shown the commitment before.
fn give_nonce(table: &mut Table, person: PersonId, nonce: Nonce) -> Result<(), Refused> {
    let own = table.head.seats_of(person);
    if own.is_empty() {
        return Err(Refused::NotYourSeat);
    }
    if table.head.stage != StageHead::Open {
        return Ok(());
    }
    if own.iter().all(|seat| table.head.seats[seat.index()].nonce.is_some()) {
        return Ok(());
    }
    table.change_head(|head| {
        for seat in own.iter() {
            head.seats[seat.index()].nonce.get_or_insert_with(|| nonce.to_string());
        }
        Ok(())
    })
}

fn start(table: &mut Table, person: PersonId, fill: bool) -> Result<(), Refused> {
    is_host(table, person)?;
    if matches!(table.head.stage, StageHead::Playing | StageHead::Over) {
        // A repeated start has been carried out already.
        return Ok(());
    }
    if fill {
        let kind = table.rules.bots[0];
        table.change_head(|head| {
            for seat in 0..head.seats.len() {
                if !head.seats[seat].who.is_taken() {
                    head.seats[seat].who = bot(head, kind, seat);
                }
            }
            Ok(())
        })?;
    }
    table.start()
}

fn is_host(table: &Table, person: PersonId) -> Result<(), Refused> {
    if table.head.host == person { Ok(()) } else { Err(Refused::NotHost) }
}
