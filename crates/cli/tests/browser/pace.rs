//! What others do is shown one step after another.

use fantoccini::key::Key;

use crate::browser::Browser;
use crate::player::{How, play_now, some_action};
use crate::site::Site;

/// Lets a page be told steps that did not happen, and notes what it shows of them: each adds a line to the log and is
/// named on the stage.
const STEPS: &str = "(() => {
    const chunk = [...document.querySelectorAll('#log > [data-h]')].at(-1);
    const old = chunk.innerHTML.replace('</ul>', '');
    const region = (id, content) => `<div id='${id}' data-h='${Math.random()}'>${content}</div>`;
    const line = (name) => `<li class='line'><span>step ${name}</span></li>`;
    const lines = () => [...document.querySelectorAll('#log .line')].map((line) => line.textContent);
    globalThis.shown = [];
    globalThis.fakes = () => lines().filter((text) => text.startsWith('step ')).map((text) => text.slice(5)).join('');
    globalThis.onStage = () => document.querySelector('#stage .fake')?.textContent ?? '';
    globalThis.happens = (names) => show(
        region(chunk.id, `${old}${[...names].map(line).join('')}</ul>`).replace('data-h', 'data-in=log data-h')
        + region('stage', `<p class=fake>${[...names].at(-1)}</p>`)
        + region('answers', `<p class=asked>after ${[...names].at(-1)}</p>`));
    new MutationObserver(() => shown.at(-1) === fakes() || shown.push(fakes()))
        .observe(document.getElementById('log'), { childList: true, subtree: true });
    return true;
})()";

/// Opens a table at which nothing happens by itself.
async fn quiet_table(site: &Site, speed: &str) -> Browser {
    let player = play_now(site).await;
    let address = site.address(&player.browser.path().await);
    player.browser.goto_at(speed, &address).await;
    player.browser.wait_for("#stage > *").await;
    player.browser.wait("!!source && source.readyState === 1").await;
    assert_eq!(player.browser.read(STEPS).await, true);
    player.browser
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_shown_one_after_another_and_what_is_asked_is_of_now() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    let now = page.read(
        "(happens('A'), happens('AB'), happens('ABC'),
            [fakes(), onStage(), document.querySelector('#answers').innerText, document.getElementById('behind').hidden])",
    );
    assert_eq!(now.await, serde_json::json!(["A", "A", "after C", false]));
    page.wait("fakes() === 'ABC' && onStage() === 'C'").await;
    assert_eq!(page.read("shown").await, serde_json::json!(["A", "AB", "ABC"]));
    page.wait("document.getElementById('behind').hidden").await;
    assert_eq!(page.errors().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_several_lines_tells_them_one_by_one() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "brisk").await;
    assert_eq!(page.read("(happens('ABC'), fakes() + onStage())").await, "AC");
    page.wait("fakes() === 'ABC'").await;
    assert_eq!(page.read("shown").await, serde_json::json!(["A", "AB", "ABC"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_space_and_an_own_answer_skip_to_now() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    let skips = [
        "document.getElementById('board').click()",
        "document.querySelector('#behind button').click()",
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))",
        "document.querySelector('form[data-post]').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))",
        "document.querySelector('form[action=\"/speed\"] [value=once]').click()",
    ];
    let mut names = String::new();
    for (number, skip) in skips.iter().enumerate() {
        let next = ["AB", "CD", "EF", "GH", "IJ"][number];
        let (first, second) = (format!("{names}{}", &next[..1]), format!("{names}{next}"));
        // Nothing else can happen between these.
        let told = page.read(&format!("(happens({first:?}), happens({second:?}), {skip}, fakes() + onStage())")).await;
        assert_eq!(told, format!("{second}{}", &next[1..]), "{skip}");
        names = second;
    }
    assert_eq!(page.read("(happens('AZ'), fakes())").await, "AZ", "from then on everything is shown at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn space_skips_though_a_click_has_left_the_focus_on_a_button() {
    const KEEP: &str =
        "(globalThis.pressed = 0, [...document.querySelectorAll('.undo .button, #sound')].forEach((it) =>
        it.addEventListener('click', () => pressed++)), true)";
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.read(KEEP).await;
    page.click("#sound").await;
    page.wait("document.activeElement.id === 'sound' && pressed === 1").await;
    page.read("(happens('A'), happens('AB'))").await;
    page.press(" ").await;
    page.wait("fakes() + onStage() === 'ABB'").await;
    assert_eq!(page.read("pressed").await, 1, "Space has pressed nothing");
    // When nothing waits any more, the key presses the button again.
    page.wait("document.getElementById('behind').hidden").await;
    page.press(" ").await;
    page.wait("pressed === 2").await;
    // Those who have reached a button by the keyboard mean the button.
    page.read("document.activeElement.blur()").await;
    page.press_key(Key::Tab).await;
    page.wait("document.activeElement.matches('a, button')").await;
    page.read("document.getElementById('sound').focus({ focusVisible: true })").await;
    page.read("(happens('ABC'), happens('ABCD'))").await;
    page.press(" ").await;
    page.wait("pressed === 3").await;
    assert_eq!(page.errors().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_taken_back_leave_the_queue() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.read("(happens('A'), happens('AB'), happens('ABC'), happens('AB'), happens('ABD'))").await;
    page.wait("fakes() === 'ABD' && onStage() === 'D'").await;
    assert_eq!(page.read("shown").await, serde_json::json!(["A", "AB", "ABD"]));
    assert_eq!(page.read("(happens('A'), fakes() + onStage())").await, "AA", "what was shown goes away at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_queue_is_not_played() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    let names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop";
    assert_eq!(page.read(&format!("(happens('A'), happens({names:?}), fakes())")).await, names);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_never_lags_more_than_a_few_seconds() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.read(SCENE).await;
    // What is planned is known at once, so this needs no clock.
    let plan = "(() => {
        const lags = [], names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
        happens('A');
        for (let count = 2; count <= 26; count++) {
            // Each third step has a scene of its own.
            if (count % 3 === 0) scene('first', count, 2600);
            happens(names.slice(0, count));
            lags.push(lag());
        }
        return [lags.some((lag) => lag > 4000), Math.max(...lags)];
    })()";
    let planned = page.read(plan).await;
    assert_eq!(planned[0], true, "much is waiting: {planned}");
    assert!(planned[1].as_f64().unwrap() <= 7000.0, "{planned}");
    page.wait("lag() === 0 && fakes() === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scenes_are_shortened_or_left_out_when_much_is_waiting() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.read(SCENE).await;
    let alone = page.read("(happens('A'), scene('first', 2, 5200), happens('AB'), lag())").await.as_f64().unwrap();
    assert!((5200.0..=7000.0).contains(&alone), "a scene is seen for its whole time: {alone}");
    let staged = "(() => {
        happens('ABC');
        scene('first', 4, 2000);
        happens('ABCD');
        happens('ABCDE');
        happens('ABCDEF');
        return lag();
    })()";
    let lag = page.read(staged).await.as_f64().unwrap();
    assert!((5000.0..=7000.0).contains(&lag), "{lag}");
    page.wait("lag() === 0 && fakes() === 'ABCDEF' && document.getElementById('play').hidden").await;
    assert_eq!(page.read("played").await, serde_json::json!([5200]), "the shorter one is left out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_at_a_calm_pace_ends_up_as_a_fresh_page() {
    let mut site = Site::start();
    let player = play_now(&site).await;
    let address = site.address(&player.browser.path().await);
    player.browser.goto_at("brisk", &address).await;
    for _ in 0..6 {
        let seen = player.asked().await;
        player.answer(&seen, &some_action(&seen), How::Script).await;
    }
    site.hold_bots();
    player.browser.is_as_fresh().await;
    assert_eq!(player.browser.errors().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pace_is_chosen_in_the_menu_and_remembered() {
    let site = Site::with_slow_bots();
    let player = play_now(&site).await;
    let page = &player.browser;
    page.client.delete_cookie("bequest-speed").await.unwrap();
    page.client.refresh().await.unwrap();
    assert_eq!(page.text("document.body.dataset.speed").await, "calm");
    page.click(".topbar .popover summary").await;
    page.click("form[action='/speed'] [value=brisk]").await;
    page.wait("document.querySelector('[value=brisk]').ariaPressed === 'true'").await;
    page.wait("!document.querySelector('form[aria-busy]')").await;
    let settings = site.address("/settings");
    page.client.goto(&settings).await.unwrap();
    page.wait("document.querySelector('[name=speed][value=brisk]').checked").await;
}

/// Lets a step that did not happen have a scene, which comes before or after what it changes, and notes what is shown one
/// after another.
const SCENE: &str = "globalThis.already = document.querySelectorAll('#log .line').length,
globalThis.played = [], new MutationObserver(() => {
    const lasts = +document.querySelector('#play .scene')?.dataset.lasts;
    if (lasts && played.at(-1) !== lasts) played.push(lasts);
}).observe(document.getElementById('play'), { childList: true }),
globalThis.scene = (order, count, lasts = 900) => {
    const line = count ? already + count : document.querySelectorAll('#log .line').length + 1;
    const drawing = `<b data-when=100>one</b><i data-when=300 data-off=500>two</i>`;
    const scene = `<div id='scene-${line}' class='scene' data-h='1' data-line='${line}' data-first='${line}' data-lasts='${lasts}' data-order='${order}'>${drawing}</div>`;
    globalThis.frames = [];
    const frame = () => [...document.querySelectorAll('#play .on:not(.off)')].map((part) => part.textContent).join('+');
    new MutationObserver(() => frames.at(-1) === frame() || frames.push(frame()))
        .observe(document.getElementById('play'), { subtree: true, childList: true, attributes: true });
    globalThis.drawn = (globalThis.drawn ?? '') + scene;
    show(`<div id='scenes' data-h='${drawn.length}'>${drawn}</div>`);
}, globalThis.note = (look) => {
    globalThis.noted = [look().join()];
    new MutationObserver(() => noted.at(-1) === look().join() || noted.push(look().join()))
        .observe(document.body, { subtree: true, childList: true, attributes: true });
}, true";

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_is_played_before_or_after_what_it_changes() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.read(SCENE).await;
    let shown = "[fakes(), onStage(), !document.getElementById('play').hidden]";
    let first = page.read(&format!("(scene('first'), happens('A'), {shown})")).await;
    assert_eq!(first, serde_json::json!(["", "", true]), "cards are turned over before points are counted");
    page.wait("fakes() === 'A' && onStage() === 'A' && document.getElementById('play').hidden").await;
    assert_eq!(page.read("frames").await, serde_json::json!(["", "one", "one+two", "one", ""]));
    // The step before may still be seen for its time, so what counts is the order.
    page.read(&format!("(note(() => {shown}), scene('last'), happens('AB'))")).await;
    page.wait("noted.at(-1) === 'AB,B,false'").await;
    let order = ["A,A,false", "A,B,false", "A,B,true", "AB,B,true", "AB,B,false"];
    assert_eq!(page.read("noted").await, serde_json::json!(order), "the car arrives before the suitcase is opened");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_motion_the_same_pictures_are_shown_in_the_same_order() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.reduced_motion().await;
    page.read(SCENE).await;
    page.read("(scene('first'), happens('A'))").await;
    page.wait("fakes() === 'A' && document.getElementById('play').hidden").await;
    assert_eq!(page.read("frames").await, serde_json::json!(["", "one", "one+two", "one", ""]));
    assert_eq!(page.read("document.getAnimations().length").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_is_skipped_and_leaves_with_the_step_that_is_taken_back() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    page.read(SCENE).await;
    let space = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))";
    assert_eq!(page.read(&format!("(scene('first'), happens('A'), {space}, fakes() + onStage())")).await, "AA");
    page.wait("document.getElementById('play').hidden").await;
    page.read("(scene('first'), happens('AB'), happens('A'))").await;
    page.wait("document.getElementById('play').hidden").await;
    assert_eq!(page.read("shown").await, serde_json::json!(["A"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_are_turned_over_have_their_scene() {
    let site = Site::start();
    let player = play_now(&site).await;
    let address = site.address(&player.browser.path().await);
    player.browser.goto_at("brisk", &address).await;
    let watch = "(globalThis.seen = new Set(), new MutationObserver(() => {
        for (const scene of document.querySelectorAll('#play .scene')) seen.add(scene.className.split(' ').at(-1));
    }).observe(document.getElementById('play'), { childList: true }), true)";
    player.browser.read(watch).await;
    let mut patience = crate::browser::Patience::new();
    while player.browser.read("seen.has('reveal') && seen.has('hammer')").await != true {
        let seen = player.look().await;
        assert!(!seen.over, "a whole game has neither a hammer nor cards that are turned over");
        // An own answer skips what is still to be shown.
        let is_behind = player.browser.read("!document.getElementById('behind').hidden").await;
        if seen.turn && is_behind == false {
            player.answer(&seen, &some_action(&seen), How::Script).await;
        }
        patience.look(&format!("{seen:?}")).await;
    }
    assert_eq!(player.browser.errors().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn sound_is_off_until_it_is_switched_on_and_then_remembered() {
    let site = Site::with_slow_bots();
    let page = quiet_table(&site, "calm").await;
    let loaded = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/sound-'))";
    assert_eq!(page.text("document.getElementById('sound').ariaPressed").await, "false");
    assert_eq!(page.read(loaded).await, false);
    page.click("#sound").await;
    page.wait(loaded).await;
    page.client.refresh().await.unwrap();
    page.wait("document.getElementById('sound')?.ariaPressed === 'true'").await;
    page.click("#sound").await;
    page.wait("document.getElementById('sound').ariaPressed === 'false'").await;
    assert_eq!(page.errors().await, Vec::<String>::new());
}
