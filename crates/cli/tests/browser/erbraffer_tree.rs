//! Die Erbraffer: who to choose, what of it reaches one's heir, and the family tree on a phone.

use crate::axe::no_serious_violation;
use crate::browser::{Browser, Screen};
use crate::fast_player::FastPlayer;
use crate::player::Player;
use crate::site::Site;

/// Begins a game against bots.
async fn begin(site: &Site, screen: Screen) -> Player {
    let browser = Browser::open(screen).await;
    browser.goto(&site.address("/")).await;
    browser.click("[data-game=erbraffer] form[action='/play-now'] button").await;
    browser.wait_for("#hand .card").await;
    Player { name: "Guest", browser }
}

/// Plays on until a card asks for one of many relatives.
async fn until_many_can_be_chosen(player: &Player) {
    let mut fast = FastPlayer::new(player);
    let many = "document.querySelectorAll('#answers .heir[data-give][value^=heir]').length > 5";
    while player.browser.read(many).await != true {
        assert!(!fast.step().await, "a card asks for a relative before the end");
    }
}

/// Makes fingers move over the tree: each from one place to another, given in shares of its frame.
async fn fingers(browser: &Browser, ways: &[[f64; 4]]) {
    let ways = serde_json::to_string(ways).unwrap();
    let script = format!(
        "(() => {{
            const pan = document.querySelector('.pan'), frame = pan.getBoundingClientRect();
            const at = (x, y) => ({{ clientX: frame.left + frame.width * x, clientY: frame.top + frame.height * y }});
            const send = (name, id, x, y) => pan.dispatchEvent(
                new PointerEvent(name, {{ pointerId: id, bubbles: true, pointerType: 'touch', ...at(x, y) }}));
            const ways = {ways};
            ways.forEach(([x, y], id) => send('pointerdown', id, x, y));
            for (let part = 1; part <= 10; part++) {{
                ways.forEach(([x, y, toX, toY], id) =>
                    send('pointermove', id, x + ((toX - x) * part) / 10, y + ((toY - y) * part) / 10));
            }}
            ways.forEach(([, , x, y], id) => send('pointerup', id, x, y));
            return true;
        }})()"
    );
    assert_eq!(browser.read(&script).await, true);
}

const GIVE: &str = "document.querySelector('#answers .give')";

#[tokio::test]
async fn a_chosen_portrait_shows_what_reaches_my_heir_and_is_let_go_again() {
    let site = Site::start();
    let player = begin(&site, Screen::Laptop).await;
    until_many_can_be_chosen(&player).await;
    let browser = &player.browser;
    // Every living portrait says how much would arrive.
    browser
        .wait(
            "[...document.querySelectorAll('.living .person')]
                .every((it) => it.querySelector('.mine') || getComputedStyle(it.querySelector('.share')).opacity === '1')",
        )
        .await;
    assert_eq!(browser.read(&format!("{GIVE}.hidden")).await, true);
    browser.click(".living .go:has(.lead), .living .person .go").await;
    browser.wait(&format!("!{GIVE}.hidden")).await;
    let name = "document.querySelector('.living .go[aria-pressed=true] .name').textContent";
    let (name, label) = (browser.text(name).await, browser.text(&format!("{GIVE}.textContent")).await);
    assert!(label.contains(&name), "{label} names {name}");
    browser.wait("[...document.querySelectorAll('.secrets .adds')].some((it) => !it.hidden && it.textContent)").await;
    no_serious_violation(browser, "a portrait is chosen").await;
    browser.click(".living .go[aria-pressed=true]").await;
    browser.wait(&format!("{GIVE}.hidden")).await;
    assert_eq!(browser.read("!document.querySelector('.go[aria-pressed=true]')").await, true);
    assert_eq!(browser.read("document.querySelectorAll('.dashes path').length").await, 0);
    browser.click(".living .person .go").await;
    browser.click("#answers .give").await;
    browser.wait(&format!("!{GIVE} || {GIVE}.hidden")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn digits_reach_relatives_and_cards_and_escape_takes_back_one_thing_at_a_time() {
    let site = Site::start();
    let player = begin(&site, Screen::Laptop).await;
    until_many_can_be_chosen(&player).await;
    let browser = &player.browser;
    let focused = |selector: &str, place: u32| {
        format!("document.activeElement === [...document.querySelectorAll({selector:?})][{}]", place - 1)
    };
    browser.press("3").await;
    browser.wait(&focused("#answers .heir", 3)).await;
    browser.press_key(fantoccini::key::Key::Enter).await;
    browser.wait("!!document.querySelector('#answers .heir[aria-pressed=true]')").await;
    browser.press_key(fantoccini::key::Key::Escape).await;
    browser.wait("!document.querySelector('#answers .heir[aria-pressed=true]')").await;
    assert_eq!(browser.read("!!document.querySelector('#hand .chosen')").await, true, "the card is still chosen");
    browser.press_key(fantoccini::key::Key::Escape).await;
    browser.wait("!document.querySelector('#hand .chosen') && !document.querySelector('#answers .heir')").await;
    browser.press("2").await;
    browser.wait(&focused("#hand .card", 2)).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn on_a_phone_the_sign_of_a_benefactor_covers_no_percentage() {
    let site = Site::start();
    let player = begin(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.wait("document.documentElement.dataset.tree === 'whole'").await;
    // The longest text of any language, on the portraits at both ends and in between.
    let apart = "(() => {
        const shares = [...document.querySelectorAll('.living .share')];
        for (const it of shares.filter((it, place) => place % 2 === 0)) {
            it.className = 'share key';
            it.innerHTML = '<svg class=\"icon\"></svg>½–alles';
        }
        const places = shares.map((it) => it.getBoundingClientRect()).sort((one, other) => one.left - other.left);
        return places.every(({ left, right }, place) =>
            left >= 0 && right <= innerWidth && (!place || left >= places[place - 1].right - 1));
    })()";
    browser.wait(apart).await;
}

#[tokio::test]
async fn the_lines_to_my_heir_differ_in_width() {
    let site = Site::start();
    let player = begin(&site, Screen::Laptop).await;
    let widths = "[...document.querySelectorAll('.golden [data-to]')].map((it) => +it.getAttribute('stroke-width'))";
    let widths = player.browser.read(widths).await;
    let widths: Vec<f64> = widths.as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
    let most = widths.iter().copied().fold(0.0, f64::max);
    let least = widths.iter().copied().fold(most, f64::min);
    assert!(most >= 10.0 && least < 4.0, "{widths:?}");
}

#[tokio::test]
async fn on_a_phone_the_list_opens_inside_the_sheet_which_scrolls() {
    let site = Site::start();
    let player = begin(&site, Screen::Phone).await;
    until_many_can_be_chosen(&player).await;
    let browser = &player.browser;
    browser.wait("!!document.querySelector('#answers .chooser[open]')").await;
    browser.wait("document.documentElement.scrollWidth <= innerWidth").await;
    // The sheet is there, below, and its lines are whole and do not overlap.
    browser
        .wait(
            "(() => {
                const sheet = document.querySelector('.decide').getBoundingClientRect();
                const list = document.querySelector('.chooser .choices');
                const rows = [...list.querySelectorAll('.heir')].map((it) => it.getBoundingClientRect());
                return sheet.left >= -1 && sheet.right <= innerWidth + 1 && sheet.bottom <= innerHeight + 1
                    && list.scrollWidth <= list.clientWidth + 1 && list.scrollHeight > list.clientHeight
                    && rows.every((row, place) => row.height >= 44 && (!place || row.top >= rows[place - 1].bottom - 1));
            })()",
        )
        .await;
    // Nothing within a line lies over something else.
    let overlapping = "[...document.querySelectorAll('.chooser .heir')].filter((row) => {
        const parts = [...row.children].map((it) => it.getBoundingClientRect()).filter((it) => it.width);
        return parts.some((one, place) => parts[place + 1] && one.right > parts[place + 1].left + 1);
    }).map((row) => row.textContent)";
    assert_eq!(browser.read(overlapping).await, serde_json::json!([]));
    no_serious_violation(browser, "the list on a phone").await;
    browser.click(".chooser .heir").await;
    browser.wait(&format!("!{GIVE}.hidden && {GIVE}.getBoundingClientRect().bottom <= innerHeight + 1")).await;
    browser.click("#answers .give").await;
    browser.wait(&format!("!{GIVE} || {GIVE}.hidden")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn on_a_phone_the_tree_fits_pinches_pans_and_announces_who_is_out_of_sight() {
    let site = Site::start();
    let player = begin(&site, Screen::Phone).await;
    until_many_can_be_chosen(&player).await;
    let browser = &player.browser;
    let tree = "document.documentElement.dataset.tree";
    let seen = "[...document.querySelectorAll('.living .go .frame')].filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
    }).length";
    let all = "document.querySelectorAll('.living .go').length";
    browser.wait(&format!("{tree} === 'whole' && {seen} === {all}")).await;
    // A pinch brings it nearer, and some are out of sight then.
    fingers(browser, &[[0.45, 0.4, 0.1, 0.4], [0.55, 0.4, 0.9, 0.4]]).await;
    browser
        .wait(&format!("{tree} === 'near' && {seen} < {all} && document.querySelector('.edge:not([hidden])')"))
        .await;
    let tabs = "[...document.querySelectorAll('.edge:not([hidden]) b')].reduce((sum, it) => sum + +it.textContent, 0)";
    browser.wait(&format!("{tabs} > 0 && {tabs} < {all}")).await;
    no_serious_violation(browser, "the tree on a phone, nearer").await;
    // A finger pans.
    let place = "document.querySelector('.sheet').getBoundingClientRect().left";
    let before = browser.read(place).await.as_f64().unwrap();
    let way = if before < -300.0 { [0.3, 0.5, 0.6, 0.5] } else { [0.6, 0.5, 0.3, 0.5] };
    fingers(browser, &[way]).await;
    browser.wait(&format!("Math.abs({place} - {before}) > 40")).await;
    // A tab leads to the relative it announces.
    browser.wait("!!document.querySelector('.edge:not([hidden])')").await;
    let goal = browser.text("document.querySelector('.edge:not([hidden])').goal.value").await;
    browser.click(".edge:not([hidden])").await;
    browser
        .wait(&format!(
            "(({{ left, right }}) => left >= 0 && right <= innerWidth)(
                document.querySelector('.go[value={goal:?}] .frame').getBoundingClientRect())"
        ))
        .await;
    // Nearer, a tap chooses.
    browser.wait("!document.querySelector('.sheet').getAnimations().length").await;
    browser.read(&format!("void document.querySelector('.go[value={goal:?}]').click()")).await;
    browser.wait(&format!("!{GIVE}.hidden && {GIVE}.value === {goal:?}")).await;
    browser.click(".whole").await;
    browser.wait(&format!("{tree} === 'whole' && {seen} === {all}")).await;
    assert!(browser.read("document.documentElement.scrollWidth <= innerWidth").await == true);
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Returns whether two things have a part in common, as an expression of two selectors.
const TOUCH: &str = "((one, other) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
})";

#[tokio::test]
async fn on_a_phone_the_legend_covers_nobody() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.wait("document.documentElement.dataset.tree === 'whole'").await;
    assert_eq!(browser.read(&format!("{TOUCH}('.family > .key', '.pan')")).await, false);
    assert_eq!(browser.read(&format!("{TOUCH}('.family > .key', '.strip li:last-child')")).await, false);
    // Opened, it lies over the tree, within the screen.
    browser.click(".family > .key").await;
    let seen = "((it) => it.height > 50 && it.left >= 0 && it.right <= innerWidth)(
        document.querySelector('.family > .key').getBoundingClientRect())";
    browser.wait(seen).await;
}

#[tokio::test]
async fn on_a_phone_the_log_has_four_whole_entries_above_the_sheet() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.wait("document.documentElement.dataset.tree === 'whole'").await;
    let above = "document.querySelector('.chronicle').getBoundingClientRect().bottom
        <= document.querySelector('.table > .decide').getBoundingClientRect().top + 1";
    browser.wait(above).await;
    // Entries as they are after a round: some of them need two lines.
    let texts =
        "['Mabel plays Good life (+3,000) for Balthasar and Benedicta.', 'Balthasar gains 3,000.', 'Theo draws.',
        'Clara moves the hourglass on: the year is 1850, and somebody is sealed.']";
    let filled = format!(
        "(() => {{
            const list = document.querySelector('#log-0 ul'), line = list.querySelector('.line');
            for (const text of {texts}) {{
                const entry = line.cloneNode(true);
                entry.lastElementChild.textContent = text;
                // What comes later is higher up.
                entry.style.setProperty('--g', 1000 + list.children.length);
                list.append(entry);
            }}
            const frame = document.querySelector('.chronicle .log').getBoundingClientRect();
            return [...list.querySelectorAll('.line')].slice(-4).every((entry) => {{
                const {{ top, bottom }} = entry.getBoundingClientRect();
                return top >= frame.top - 1 && bottom <= frame.bottom + 1;
            }});
        }})()"
    );
    assert_eq!(browser.read(&filled).await, true, "four whole entries are seen");
    assert_eq!(browser.errors().await, [""; 0]);
}

#[tokio::test]
async fn what_lies_on_a_portrait_is_explained_by_it() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Laptop).await;
    let browser = &player.browser;
    browser.wait_for(".living .share").await;
    // Shares, wedding presents and testaments are signs: the portrait that they lie on says what they mean.
    let unsaid =
        "[...document.querySelectorAll('.tree :is(.share, .dowry, .ribbon, .mark, .card-mark)')].filter((sign) => {
        const person = sign.closest('[data-tip]'), digits = sign.textContent.match(/\\d+/)?.[0] ?? '';
        const words = [...(person?.querySelectorAll('.unseen') ?? [])].map((part) => part.textContent).join(' ');
        return sign.ariaHidden !== 'true' || words.length < 10 || (+digits && !words.includes(digits));
    }).map((sign) => sign.outerHTML)";
    assert_eq!(browser.read(unsaid).await, serde_json::json!([]));
    for sign in [".share", ".dowry", ".mark"] {
        assert!(browser.read(&format!("!!document.querySelector('.tree {sign}')")).await == true, "{sign}");
    }
}

#[tokio::test]
async fn on_a_phone_the_years_stand_above_the_tree() {
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Phone).await;
    let browser = &player.browser;
    let years = "[...document.querySelectorAll('.strip li b')].map((it) => it.textContent).join(' ')";
    browser.wait(&format!("{years} === '1840 1850 1860 1870 1880 1890'")).await;
    let now = "document.querySelector('.strip .now b')?.textContent === '1840'";
    assert_eq!(browser.read(now).await, true);
    let above = "(() => {
        const [strip, pan] = ['.strip', '.pan'].map((part) => document.querySelector(part).getBoundingClientRect());
        return strip.height > 20 && strip.bottom <= pan.top + 1 && strip.right <= innerWidth;
    })()";
    browser.wait(above).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Presses on the lower end of a portrait with a finger, which stays there.
async fn hold(browser: &Browser, selector: &str) {
    let place = format!(
        "(({{ x, width, bottom }}) => [x + width / 2, bottom - 6])(
            document.querySelector({selector:?}).getBoundingClientRect())"
    );
    let place = browser.read(&place).await;
    let points = serde_json::json!([{ "x": place[0], "y": place[1] }]);
    browser.tell("Input.dispatchTouchEvent", serde_json::json!({ "type": "touchStart", "touchPoints": points })).await;
}

#[tokio::test]
async fn a_portrait_shows_its_share_on_hover_on_focus_and_under_a_finger_that_stays() {
    const SHOWN: &str = "[...document.querySelectorAll('.living .share')]
        .filter((it) => getComputedStyle(it).opacity === '1').map((it) => it.closest('.person').querySelector('.name').textContent)";
    const NAMES: &str =
        "[...document.querySelectorAll('.living .person:has(.share) .name')].map((it) => it.textContent)";
    let site = Site::with_slow_bots();
    let player = begin(&site, Screen::Laptop).await;
    let browser = &player.browser;
    browser.wait_for(".living .share").await;
    browser.reduced_motion().await;
    let names = browser.read(NAMES).await;
    browser.wait(&format!("{SHOWN}.length === 0")).await;
    let over = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
        document.querySelector('.living .person:has(.share) .frame').getBoundingClientRect())";
    let over = browser.read(over).await;
    let moved = serde_json::json!({ "type": "mouseMoved", "x": over[0], "y": over[1] });
    browser.tell("Input.dispatchMouseEvent", moved).await;
    browser.wait(&format!("{SHOWN}.join() === {}", names[0])).await;
    browser.tell("Input.dispatchMouseEvent", serde_json::json!({ "type": "mouseMoved", "x": 2, "y": 2 })).await;
    browser.wait(&format!("{SHOWN}.length === 0")).await;
    browser
        .read("document.querySelectorAll('.living .person:has(.share) > [tabindex]')[1].focus({ focusVisible: true })")
        .await;
    browser.wait(&format!("{SHOWN}.join() === {}", names[1])).await;
    assert_eq!(browser.errors().await, [""; 0]);
    // On a phone, near the tree.
    let player = begin(&site, Screen::Phone).await;
    let browser = &player.browser;
    browser.reduced_motion().await;
    browser.wait("document.documentElement.dataset.tree === 'whole'").await;
    fingers(browser, &[[0.45, 0.4, 0.1, 0.4], [0.55, 0.4, 0.9, 0.4]]).await;
    browser.wait(&format!("document.documentElement.dataset.tree === 'near' && {SHOWN}.length === 0")).await;
    let inside = "(() => {
        const [pan, all] = [document.querySelector('.pan').getBoundingClientRect(), [...document.querySelectorAll('.living .person:has(.share)')]];
        const middle = all.find((it) => (({ left, right }) => left > pan.left + 20 && right < pan.right - 20)(it.querySelector('.frame').getBoundingClientRect()));
        middle?.setAttribute('data-pressed', '');
        return middle?.querySelector('.name').textContent;
    })()";
    let name = browser.text(inside).await;
    hold(browser, "[data-pressed] .frame").await;
    browser.wait(&format!("{SHOWN}.join() === {name:?}")).await;
    assert_eq!(browser.errors().await, [""; 0]);
}
