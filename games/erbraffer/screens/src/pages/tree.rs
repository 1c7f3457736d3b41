//! The family tree: six generations on one sheet, with the calendar at its left.

mod calendar;
mod choice;
pub(super) mod heirlooms;
mod lines;
mod news;
pub(super) mod person;
pub(super) mod picture;
mod plan;
pub(super) mod purse;
mod texts;

use std::mem::discriminant;
use std::sync::LazyLock;

use bequest_engine::{Pool, Seat};
use bequest_erbraffer::{Erbraffer, Estate, Outlook, Person, PhaseView, Share, View};
use maud::{Markup, html};

use self::choice::Choice;
use self::news::News;
use self::plan::Plan;
use self::texts::Texts;
use super::OBJECTS;
use super::answers::Sign;
use super::layout::{CALENDAR, GENERATIONS, HEIGHT, Sheet, WIDTH};
use bequest_web::assets::{self, Asset};
use bequest_web::{At, key_of, part};

/// The lines of the built-in edition, a file for each living generation.
pub(crate) static LINES: LazyLock<[Asset; GENERATIONS]> =
    LazyLock::new(|| std::array::from_fn(|living| assets::svg("erbraffer-lines", lines::file(living))));

/// What a drawing of the tree needs.
struct Scene<'a> {
    at: &'a At<'a, Erbraffer>,
    view: &'a View,
    texts: &'static Texts,
    plan: &'static Plan,
    sheet: &'static Sheet,
    /// What the viewer's heirs get of everyone's wealth; it is not computed for other viewers.
    outlook: Option<Outlook>,
    choice: Choice,
    news: News,
}

impl<'a> Scene<'a> {
    fn of(at: &'a At<'a, Erbraffer>) -> Self {
        let view = at.view;
        let plan = Plan::of(view.edition());
        Self {
            at,
            view,
            texts: Texts::of(at.company.words, view.edition()),
            plan,
            sheet: &plan.layout.sheets[usize::from(view.living)],
            outlook: view.own_outlook(),
            choice: Choice::of(at),
            news: News::of(at.heard, view.edition()),
        }
    }

    /// Returns how much of someone's wealth arrives at the viewer's heirs; nothing for the dead.
    fn share(&self, person: Person) -> Share {
        self.outlook.as_ref().map_or(Share::NOTHING, |outlook| outlook.share(person))
    }

    /// Returns the estate that is being handed out.
    fn sharing(&self) -> Option<Estate> {
        self.view.estate.filter(|_| self.view.phase == PhaseView::Sharing)
    }

    /// Returns whose heir someone is, where the viewer knows it.
    fn heir_of(&self, person: Person) -> Option<Seat> {
        let holds = |its: &Option<Pool<Person>>| its.is_some_and(|its| its.contains(person));
        self.view.portraits.iter().find(|(_, its)| holds(its)).map(|(seat, _)| seat)
    }
}

/// Returns a number for all that the tree depends on.
pub(super) fn key(at: &At<'_, Erbraffer>) -> u64 {
    let view = at.view;
    let wealth = (view.year, view.living, &view.cash, view.owners, view.frozen);
    let known = (&view.portraits, &view.benefactors, &view.spent);
    let estate = view.estate.filter(|_| view.phase == PhaseView::Sharing);
    let phase = (discriminant(&view.phase), estate);
    let choice = (choice::on_tree(at), choice::named(at));
    key_of(&(wealth, known, phase, choice, News::of(at.heard, view.edition())))
}

/// Draws the tree.
pub(super) fn draw(at: &At<'_, Erbraffer>) -> Markup {
    let scene = Scene::of(at);
    let plain = &scene.texts.plain;
    html! {
        section.family.panel {
            div.pan tabindex="0" role="group" aria-label=(plain.tree) data-hot="m" {
                (part("own-view", html! { i hidden data-centre=(centre(&scene)) {} }))
                div.sheet style={ "width:" (CALENDAR + WIDTH) "px;height:" (HEIGHT) "px" } {
                    (calendar::draw(&scene))
                    div.tree {
                        (lines::draw(&scene))
                        (part("legend", legend(&scene)))
                        ol.rows { @for generation in 0..GENERATIONS { (part(format_args!("row-{generation}"), row(&scene, generation))) } }
                        (heirlooms::draw(&scene))
                        (part("choice", choice::draw(&scene)))
                        (part("news", news::draw(&scene)))
                    }
                }
            }
            @if !at.past { (around(&scene)) }
            // On a phone the page puts the years around now there: the calendar is too small.
            ol.calendar.strip aria-label=(plain.calendar) tabindex="0" data-tips {}
            div.key tabindex="0" role="group" aria-label=(at.company.words.say("frame-legend", &[])) {}
        }
    }
}

/// Draws what is around the sheet on a phone: who can be chosen beyond its edges, and the way back to all of it. The page
/// shows them when they are of use.
fn around(scene: &Scene<'_>) -> Markup {
    let plain = &scene.texts.plain;
    html! {
        @for (side, text) in [("left", &plain.left), ("right", &plain.right)] {
            button.edge.(side) type="button" data-text=(text) hidden {
                span.frame { svg aria-hidden="true" { use href="" {} } } em {} b {} span.unseen {}
            }
        }
        button.button.whole type="button" hidden { (Sign::Tree.draw()) (plain.whole) }
    }
}

/// Draws a generation.
fn row(scene: &Scene<'_>, generation: usize) -> Markup {
    let place = &scene.sheet.rows[generation];
    let state = person::State::of(scene.view, generation);
    let style = format!("top:{}px;--w:{}px;--h:{}px", place.y, place.size.width, place.size.height);
    // Each of the living has the focus alone, the others have it together.
    let group = (state != person::State::Living).then_some("0");
    html! {
        li class={ "row " (state.class()) " g" (generation) } style=(style) tabindex=[group] data-tips[group.is_some()] {
            span.unseen id={ "generation-" (generation) } { (scene.texts.generations[generation]) ", " (scene.texts.state(state)) }
            ul { @for person in scene.view.edition().row(generation).iter() { (person::draw(scene, person, state)) } }
        }
    }
}

/// Says what signs mean, where the sheet has room for it, and lets the way to the viewer's heirs be lit.
fn legend(scene: &Scene<'_>) -> Markup {
    let (plain, plan) = (&scene.texts.plain, scene.plan);
    let objects = &OBJECTS.path;
    // The first generation needs the corners beside it as long as it lives, and the last ones what is between them.
    let (low, crowded) = (scene.view.living == 0, scene.view.living > 3);
    let holds_cards = scene.view.own_benefactors().is_some_and(|cards| !cards.is_empty());
    html! {
        div.legend.low[low].crowded[crowded] style={ "--below:" (plan.free_below) "px" } tabindex="0" role="group"
            aria-label=(scene.at.company.words.say("frame-legend", &[])) data-tips {
            @if scene.outlook.is_some() {
                label.light { input #family-light type="checkbox" checked; i.k-line {} (plain.leads) }
                p.widths data-tip=(plain.leads) aria-hidden="true" { @for part in ["1/2", "1/4", "1/8"] { span { i {} (part) } } }
            }
            ul.signs aria-hidden="true" {
                @if holds_cards { li data-tip=(plain.key_tip) { i.k-key { svg viewBox="0 0 24 24" { use href={ (objects) "#key" } {} } } (plain.key) } }
                li data-tip=(plain.married_tip) { i.k-square {} (plain.married) }
                li data-tip=(plain.benefactor_tip) { i.k-oval {} (plain.benefactor) }
            }
            ul.signs.further aria-hidden="true" {
                li data-tip=(plain.sealed_tip) {
                    svg.k-sealed viewBox="0 0 88 44" { use href={ (objects) "#testament" } {} }
                    svg.k-lock viewBox="0 0 24 24" { use href={ (objects) "#lock" } {} }
                    (plain.sealed)
                }
                @if scene.outlook.is_some() { li data-tip=(plain.dashes_tip) { i.k-dashes {} (plain.dashes) } }
                // Where there is room, and nothing else says so.
                @for (sign, text) in [("%", &plain.percent), ("5", &plain.dowries), ("1.", &plain.mover)] { li.more { b { (sign) } (text) } }
            }
        }
    }
}

/// Returns where the living are who leave most to the viewer's heirs, in pixels of the sheet.
pub(super) fn spot(at: &At<'_, Erbraffer>) -> (i32, i32) {
    let place = centre(&Scene::of(at));
    let mut shares = place.split(' ').filter_map(|share| share.parse::<f64>().ok());
    let (x, y) = (shares.next().unwrap_or(0.5), shares.next().unwrap_or(0.5));
    ((x * f64::from(CALENDAR + WIDTH)) as i32, (y * f64::from(HEIGHT)) as i32)
}

/// Returns where to look on a small screen: at the living, and there at those who leave most to the viewer's heirs.
fn centre(scene: &Scene<'_>) -> String {
    let living = usize::from(scene.view.living);
    let row = &scene.sheet.rows[living];
    let persons = scene.view.edition().row(living);
    let best = persons.iter().max_by(|&a, &b| scene.share(a).cmp(&scene.share(b)).then(b.cmp(&a)));
    let x = best.map_or(0, |person| scene.plan.x(person)) + CALENDAR / 2;
    let y = row.y + (row.size.height + row.size.below) / 2 + 60;
    format!("{:.2} {:.2}", f64::from(x) / f64::from(WIDTH + CALENDAR), f64::from(y) / f64::from(HEIGHT))
}
