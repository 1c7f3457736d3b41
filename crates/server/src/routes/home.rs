//! The start page, names and languages, and making tables.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bequest_engine::{EditionId, GameOption, Seed, SetupError};
use bequest_store::{Person, Summary};
use bequest_table::{Choice, GuideHead, Head, Pace, PersonId, SeatHead, Stage, StageHead, TableId, Who, bot};
use bequest_web::{FinishedTable, Home, NewTable, TableLine, Visitor};
use bequest_words::{Language, Words};

use crate::app::{App, Visit};
use crate::drawing::Headline;
use crate::form::Form;
use crate::games::{Games, ServedGame};
use crate::people::{Caller, read_name};
use crate::refused::Refused;
use crate::reply::{self, Ask};
use crate::routes::site::{Asked, page_for};
use crate::tables::InUse;
use crate::{shown, time};

const LISTED: u32 = 50;
/// The bot of guided first games.
const GENTLE: &str = "gentle";

/// The start page.
pub(crate) async fn home(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Response {
    match home_page(&app, &caller).await {
        Ok(response) => response,
        Err(refused) => reply::refuse(Ask::from_headers(&headers), &refused, None),
    }
}

async fn home_page(app: &App, caller: &Caller) -> Result<Response, Refused> {
    let visit = app.visitor(caller).await?;
    let words = caller.words();
    let (home, _) = lists(app, visit.person.as_ref().map(|person| person.id), words).await?;
    let visitor = visitor(caller, &visit);
    Ok(reply::page(&visitor, &bequest_web::home(&visitor, &home)))
}

/// Returns who is looking.
pub(crate) fn visitor<'a>(caller: &Caller, visit: &'a Visit) -> Visitor<'a> {
    let name = visit.person.as_ref().map(|person| person.name.as_str());
    let (words, preferences) = (caller.words(), caller.preferences);
    Visitor { words, name, now: time::real().0, preferences, turns: visit.turns }
}

/// Returns the lists of tables, and the table that is shown first, which stays in memory as long as it is used.
pub(crate) async fn lists(
    app: &App,
    person: Option<PersonId>,
    words: &Words,
) -> Result<(Home, Option<InUse>), Refused> {
    let mine = match person {
        Some(person) => app.store.tables_of(person, LISTED).await?,
        None => Vec::new(),
    };
    let open = app.store.open_tables(4 * LISTED).await?;
    let is_new = |summary: &&Summary| !mine.iter().any(|other| other.id == summary.id);
    let has_room = |summary: &&Summary| app.games.read_head(&summary.head).is_ok_and(|(head, _)| head.has_room(person));
    let open = open.iter().filter(is_new).filter(has_room).take(LISTED as usize);
    let has_ended = |summary: &&Summary| matches!(summary.stage, Stage::Over | Stage::Closed);
    let (ended, mut going): (Vec<_>, Vec<_>) = mine.iter().partition(has_ended);
    // What waits for me comes first, the most urgent before the others.
    going.sort_by_key(|table| {
        let waits = table.stage == Stage::Playing && table.own & table.asked != 0;
        (!waits, table.stage != Stage::Playing, table.clock.map_or(i64::MAX, |clock| clock.0))
    });
    let (going_on, first) = match (going.first(), person) {
        (Some(first), Some(person)) => headline(app, first, person, words).await.unzip(),
        _ => (None, None),
    };
    let line = |summary: &Summary| line(app, summary, words);
    let home = Home {
        own: going.into_iter().filter_map(line).collect(),
        going_on,
        finished: ended.into_iter().filter_map(|summary| finished(app, summary, words)).collect(),
        open: open.filter_map(line).collect(),
        games: app.games.all().iter().map(|rules| rules.choice(words)).collect(),
    };
    Ok((home, first))
}

/// Says where the game of a table is, and what is asked of a person there; nothing if it is not being played.
async fn headline(app: &App, summary: &Summary, person: PersonId, words: &Words) -> Option<(Headline, InUse)> {
    if summary.stage != Stage::Playing || app.games.read_head(&summary.head).is_err() {
        return None;
    }
    let snapshot = app.tables.look(summary.id).await.ok()?;
    let (table, rules) = (&snapshot.table, snapshot.rules);
    let viewer = table.access(Some(person), None).viewer;
    let headline = (rules.headline)(table.any_match()?, words, table.names(), viewer)?;
    Some((headline, app.tables.keep(table.id())))
}

fn line(app: &App, summary: &Summary, words: &Words) -> Option<TableLine> {
    let (head, rules) = app.games.read_head(&summary.head).ok()?;
    let until = summary.clock.map(|clock| app.time.shown(clock).0);
    Some(shown::line(summary, &head, rules, words, until))
}

fn finished(app: &App, summary: &Summary, words: &Words) -> Option<FinishedTable> {
    let (head, rules) = app.games.read_head(&summary.head).ok()?;
    // Results of practice are not mixed with real ones.
    if head.practice.is_some() {
        return None;
    }
    let line = shown::line(summary, &head, rules, words, None);
    // With several seats at one device the best of them counts.
    let own = line.own.iter().filter_map(|seat| head.results.get(seat.index()));
    let result = own.min_by_key(|(place, _)| *place).map(|&(place, score)| (place.into(), (rules.score)(words, score)));
    Some(FinishedTable { line, result })
}

/// How many tables wait for the visitor.
pub(crate) async fn turns(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Response {
    let Some(person) = caller.person() else { return Json(serde_json::json!({ "turns": 0 })).into_response() };
    match app.store.turns_of(person, None).await {
        Ok(turns) => Json(serde_json::json!({ "turns": turns })).into_response(),
        Err(error) => reply::refuse(Ask::from_headers(&headers), &error.into(), None),
    }
}

/// Changes what someone is called.
pub(crate) async fn name(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    form: Form,
) -> Response {
    let ask = Ask::from_headers(&headers);
    let named = async {
        let name = form.get("name").unwrap_or("");
        read_name(name)?;
        app.person(&caller, Some(name)).await
    };
    match named.await {
        Ok((_, cookie)) => reply::with_cookie(reply::lead_to(ask, back(&headers)), cookie),
        Err(refused) => reply::refuse(ask, &refused, None),
    }
}

/// Changes the language.
pub(crate) async fn language(State(app): State<Arc<App>>, headers: HeaderMap, form: Form) -> Response {
    let asked = form.get("lang").unwrap_or("");
    match Language::find(asked) {
        Some(language) => {
            let cookie = app.seal.language_cookie(language);
            reply::with_cookie(reply::lead_to(Ask::from_headers(&headers), back(&headers)), Some(cookie))
        }
        None => reply::refuse(Ask::from_headers(&headers), &Refused::malformed("lang", asked), None),
    }
}

/// Returns the path of the page that a post comes from.
pub(crate) fn back(headers: &HeaderMap) -> &str {
    let referer = headers.get(axum::http::header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or("");
    let path = referer.split_once("://").and_then(|(_, rest)| rest.find('/').map(|place| &rest[place..]));
    // Two slashes would lead to another site.
    path.filter(|path| !path.starts_with("//") && !path.contains('\\')).unwrap_or("/")
}

/// The page on which a table is made; if there are several games, one is chosen first.
pub(crate) async fn new(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    asked: Asked,
    headers: HeaderMap,
) -> Response {
    let chosen = match asked.get("game").map(|game| app.games.find(game)) {
        Some(None) => return reply::refuse(Ask::from_headers(&headers), &Refused::Missing, None),
        Some(Some(rules)) => std::slice::from_ref(rules),
        None => app.games.all(),
    };
    let table = new_table(chosen, caller.words());
    page_for(&app, &caller, &headers, |visitor| bequest_web::new_table(visitor, &table)).await
}

/// Returns the page on which a table of one of these games is made, not yet filled in.
fn new_table(games: &[ServedGame], words: &Words) -> NewTable {
    let table = NewTable { games: games.iter().map(|rules| rules.choice(words)).collect(), ..NewTable::default() };
    match games {
        [rules] => NewTable { options: (rules.options)(rules.table.version), ledgers: (rules.ledgers)(), ..table },
        _ => table,
    }
}

/// The stylesheet that hides the options of a game that do not apply.
pub(crate) async fn options_style(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(rules) = file.strip_suffix(".css").and_then(|game| app.games.find(game)) else {
        return reply::refuse(Ask::from_headers(&headers), &Refused::Missing, None);
    };
    let style = bequest_web::options_style(&(rules.options)(rules.table.version));
    let kind = HeaderValue::from_static("text/css; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))], style)
        .into_response()
}

/// Makes a table as the form says. Without the script, a refused form comes back as it was.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    form: Form,
) -> Response {
    let made = make(&app, &caller, &headers, &form, |rules, person| head_of(&app, rules, person, &form)).await;
    let ask = Ask::from_headers(&headers);
    match (made, game_of(app.games, &form)) {
        (Ok(response), _) => response,
        (Err(refused @ (Refused::Malformed(..) | Refused::Option(..) | Refused::Name)), Ok(rules)) if !ask.script => {
            let mistake = Some(refused.message(caller.words()));
            let table = new_table(std::slice::from_ref(rules), caller.words());
            let table = NewTable { mistake, filled: form.fields().to_vec(), ..table };
            let page = page_for(&app, &caller, &headers, |visitor| bequest_web::new_table(visitor, &table)).await;
            (refused.status(), page).into_response()
        }
        (Err(refused), _) => reply::refuse(ask, &refused, None),
    }
}

/// Makes a table with bots, which starts by itself.
pub(crate) async fn play_now(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    form: Form,
) -> Response {
    let head =
        |rules: &'static ServedGame, person: &Person| against_bots(&app, rules, person, &[], rules.table.bots[0]);
    let made = make(&app, &caller, &headers, &form, head).await;
    made.unwrap_or_else(|refused| reply::refuse(Ask::from_headers(&headers), &refused, None))
}

/// Makes a table with gentle bots and a guide, which starts by itself.
pub(crate) async fn first(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    form: Form,
) -> Response {
    let head = |rules: &'static ServedGame, person: &Person| {
        let kind =
            rules.table.bots.iter().find(|bot| **bot == GENTLE).or(rules.table.bots.last()).ok_or(Refused::Broken)?;
        let players = rules.first_game.ok_or(Refused::Missing)?;
        let players = [(GameOption::PLAYERS.to_owned(), players.to_string())];
        let more = rules.first_game_options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        let options: Vec<_> = players.into_iter().chain(more).collect();
        let head = against_bots(&app, rules, person, &options, kind)?;
        Ok(Head { guide: GuideHead::Along, ..head })
    };
    let made = make(&app, &caller, &headers, &form, head).await;
    made.unwrap_or_else(|refused| reply::refuse(Ask::from_headers(&headers), &refused, None))
}

/// Makes a table of the game that a form names, and leads there.
async fn make(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    form: &Form,
    head: impl FnOnce(&'static ServedGame, &Person) -> Result<Head, Refused>,
) -> Result<Response, Refused> {
    let rules = game_of(app.games, form)?;
    let (person, cookie) = app.person(caller, form.get("name")).await?;
    let head = head(rules, &person)?;
    let id = open(app, caller, &person, &head).await?;
    Ok(reply::with_cookie(reply::lead_to(Ask::from_headers(headers), &format!("/t/{id}")), cookie))
}

/// Makes a head with one person, bots of one kind on all other seats, and a game that starts by itself. Options that
/// are not named get their usual values.
fn against_bots(
    app: &App,
    rules: &ServedGame,
    person: &Person,
    options: &[Choice],
    kind: &str,
) -> Result<Head, Refused> {
    let mut head = empty(app, rules, person, options)?;
    for seat in 1..head.seats.len() {
        head.seats[seat].who = bot(&head, kind, seat);
    }
    head.autostart = true;
    Ok(head)
}

/// Makes a table with this head, if the person may make one more.
pub(crate) async fn open(app: &App, caller: &Caller, person: &Person, head: &Head) -> Result<TableId, Refused> {
    if !app.gate.may_open_table(person.id) {
        return Err(Refused::TooMany);
    }
    if !app.gate.may_open_table_at(caller.address) {
        return Err(Refused::Busy);
    }
    if let Some(most) = app.config.limits.open_tables {
        // Those that have not ended come first.
        let first = app.store.tables_of(person.id, most.get()).await?;
        let is_unfinished = |table: &&Summary| matches!(table.stage, Stage::Open | Stage::Playing);
        if first.iter().filter(is_unfinished).count() >= most.get() as usize {
            return Err(Refused::OpenTables);
        }
    }
    let most = app.config.limits.address_open_tables.map(|most| most.get() as usize);
    if most.is_some_and(|most| app.tables.opened.count(caller.address) >= most) {
        return Err(Refused::Busy);
    }
    let table = app.tables.create(head).await?;
    app.tables.opened.note(table, caller.address);
    Ok(table)
}

fn game_of(games: &'static Games, form: &Form) -> Result<&'static ServedGame, Refused> {
    let name = form.get("game").unwrap_or("");
    games.find(name).ok_or_else(|| Refused::malformed("game", name))
}

/// Makes a head with one person in the first seat and all others free.
fn empty(app: &App, rules: &ServedGame, person: &Person, options: &[Choice]) -> Result<Head, Refused> {
    let editions = app.config.editions.get(rules.table.id).map_or(&[][..], Vec::as_slice);
    let (editions, options, seats) = (rules.table.agree)(options, editions).map_err(|error| refused(rules, error))?;
    let mut editions = editions.into_iter().map(|EditionId { name, hash }| (name, hash));
    let mut head = Head {
        game: rules.table.id.to_owned(),
        rules: rules.table.version,
        edition: editions.next().ok_or(Refused::Broken)?,
        more_editions: editions.collect(),
        options,
        pace: Pace::Relaxed,
        public: false,
        host: person.id,
        seats: vec![SeatHead { who: Who::Open, nonce: None }; seats],
        seed: new_seed()?,
        stage: StageHead::Open,
        autostart: false,
        agreed: 0,
        rematch: None,
        guide: GuideHead::None,
        practice: None,
        results: Vec::new(),
    };
    head.seats[0].who = Who::Person { id: person.id, name: person.name.clone() };
    Ok(head)
}

/// Draws the secret of a table.
pub(crate) fn new_seed() -> Result<String, Refused> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|_| Refused::Broken)?;
    Ok(Seed(seed).to_string())
}

/// Draws the token of an invitation.
pub(crate) fn new_token() -> String {
    TableId::random().to_string()
}

fn head_of(app: &App, rules: &ServedGame, person: &Person, form: &Form) -> Result<Head, Refused> {
    let chosen = bequest_web::read_options(&(rules.options)(rules.table.version), form.fields());
    let chosen = chosen.map_err(|error| refused(rules, error))?;
    let options: Vec<Choice> = chosen.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let mut head = empty(app, rules, person, &options)?;
    head.pace = pace_of(form)?;
    head.public = form.get("public").is_some_and(|value| value == "1");
    for seat in 1..head.seats.len() {
        head.seats[seat].who = seat_of(&head, rules, person, form, seat)?;
    }
    Ok(head)
}

/// Says why options were refused. The number of players is a field like the seats.
fn refused(rules: &ServedGame, error: SetupError) -> Refused {
    match error {
        SetupError::Value { option: GameOption::PLAYERS, found, .. } => Refused::malformed(GameOption::PLAYERS, found),
        SetupError::Spelling { option: GameOption::PLAYERS, found, .. } => {
            Refused::malformed(GameOption::PLAYERS, found)
        }
        error => Refused::Option(rules.ledgers, error),
    }
}

fn seat_of(head: &Head, rules: &ServedGame, person: &Person, form: &Form, seat: usize) -> Result<Who, Refused> {
    let number = seat + 1;
    match form.get(&format!("seat{number}")).unwrap_or("open") {
        "open" => Ok(Who::Open),
        "invite" => Ok(Who::Invite { token: new_token() }),
        "bot" => {
            let kind = form.get(&format!("bot{number}")).filter(|kind| !kind.is_empty()).unwrap_or(rules.table.bots[0]);
            if !rules.table.bots.contains(&kind) {
                return Err(Refused::malformed("bot", kind));
            }
            Ok(bot(head, kind, seat))
        }
        "device" => {
            let wanted = form.get(&format!("name{number}")).filter(|name| !name.trim().is_empty());
            let name = match wanted {
                Some(name) => read_name(name)?.as_str().to_owned(),
                None => person.name.clone(),
            };
            Ok(Who::Device { id: person.id, name: head.free_name(&name) })
        }
        other => Err(Refused::malformed("seat", other)),
    }
}

fn pace_of(form: &Form) -> Result<Pace, Refused> {
    match form.get("pace").unwrap_or("relaxed") {
        "live" => Ok(Pace::Live { turn: form.number("turn", 60, 10, 600)?, call: form.number("call", 4, 1, 60)? }),
        "days" => Ok(Pace::Days(form.number("days", bequest_web::USUAL_DAYS, 1, 14)?)),
        "relaxed" => Ok(Pace::Relaxed),
        other => Err(Refused::malformed("pace", other)),
    }
}
