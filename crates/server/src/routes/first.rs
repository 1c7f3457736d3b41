//! The guided first game.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use crate::app::App;
use crate::form::Form;
use crate::head::GuideHead;
use crate::people::Caller;
use crate::refused::Refused;
use crate::reply::Ask;
use crate::routes::home::{bot, empty, game_of, led, open};

/// The bot that teaches a game by losing it.
const GENTLE: &str = "gentle";

/// Makes a table with as few gentle bots as the game allows and a guide, which starts by itself.
pub(crate) async fn first(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    form: Form,
) -> Response {
    let made = async {
        let rules = game_of(&form)?;
        let (person, cookie) = app.person(&caller, form.get("name")).await?;
        let kind = rules.bots.iter().find(|bot| **bot == GENTLE).or(rules.bots.last()).ok_or(Refused::Broken)?;
        let mut head = empty(&app, rules, &person, *(rules.players)().start())?;
        for seat in 1..head.seats.len() {
            head.seats[seat].who = bot(&head, kind, seat);
        }
        head.autostart = true;
        head.guide = GuideHead::Along;
        Ok::<_, Refused>((open(&app, &person, &head).await?, cookie))
    };
    led(Ask::from_headers(&headers), made.await)
}
