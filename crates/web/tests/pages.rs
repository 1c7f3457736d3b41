//! What holds on every page, in every language.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bequest_engine::{Seat, SeatSet};
use bequest_maloney_screens::Screens;
use bequest_web::{
    Board, Home, KnownFrame, LogLine, NewTable, Preferences, Region, Stage, TableFrame, Visitor, assets,
    common_regions, document, home_regions, log_region, moving_regions, new_table, table, waiting_room,
};
use bequest_words::{Language, Words};
use maud::html;

mod samples;

/// Returns every page in every language, with a name for it.
fn all_pages() -> Vec<(String, String)> {
    let pages = |&language: &Language| {
        let named = move |(name, page)| (format!("{name} in {language:?}"), page);
        samples::pages(language).into_iter().map(named)
    };
    Language::ALL.iter().flat_map(pages).collect()
}

/// Returns the opening tags of a page, each from its name to its end.
fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split('<').skip(1).filter_map(|rest| rest.split('>').next()).filter(|tag| !tag.starts_with('/'))
}

#[test]
fn names_are_escaped() {
    for (name, page) in all_pages() {
        assert!(!page.contains("<script>"), "{name}");
    }
    let pages = samples::pages(Language::English);
    assert!(pages[0].1.contains("&lt;script&gt;alert('Clara &amp; co')&lt;/script&gt;"));
}

#[test]
fn nothing_is_inline() {
    for (name, page) in all_pages() {
        let scripts: Vec<&str> = tags(&page).filter(|tag| tag.starts_with("script")).collect();
        assert!(scripts[0].starts_with("script defer src=\"/assets/site-"), "{name}");
        assert!(scripts[1..].iter().all(|tag| tag.starts_with("script defer src=\"/assets/")), "{name}");
        assert!(!page.contains("<style"), "{name}");
        for tag in tags(&page) {
            // Between the values in quotes are the names of the attributes. A style may hand numbers to the stylesheet,
            // and nothing else.
            let texts: Vec<&str> = tag.split('"').collect();
            let is_number = |value: Option<&&str>| value.is_some_and(|value| value.split(';').all(is_named_number));
            let inline = |place: usize| {
                let name = texts[place];
                name.starts_with(" on") || (name.starts_with(" style") && !is_number(texts.get(place + 1)))
            };
            assert!(!(0..texts.len()).step_by(2).any(inline), "{name}: <{tag}>");
        }
    }
}

/// Whether a declaration of a style is a number with a name of its own.
fn is_named_number(declaration: &str) -> bool {
    let (property, value) = declaration.split_once(':').unwrap_or_default();
    let number = value.strip_suffix("px").or_else(|| value.strip_suffix('%')).unwrap_or(value);
    property.starts_with("--") && number.parse::<f64>().is_ok()
}

#[test]
fn no_page_shows_a_key() {
    // `Words::say` panics in tests if a key or a variable is missing; a key said to the wrong place is found here.
    for (name, page) in all_pages() {
        assert!(!page.replace("/assets/site-", "").contains("site-"), "{name}");
    }
}

#[test]
fn every_page_names_its_language() {
    for &language in Language::ALL {
        for (name, page) in samples::pages(language) {
            assert!(page.starts_with(&format!("<!DOCTYPE html><html lang=\"{}\"", language.code())), "{name}");
        }
    }
}

#[test]
fn only_preferences_are_posted_without_the_script() {
    let ordinary = ["/name", "/language", "/speed", "/settings"].map(|path| format!("action=\"{path}\""));
    for (name, page) in all_pages() {
        for form in tags(&page).filter(|tag| tag.starts_with("form ") && tag.contains("method=\"post\"")) {
            let ordinary = ordinary.iter().any(|action| form.contains(action));
            assert_eq!(form.contains("data-post"), !ordinary, "{name}: <{form}>");
        }
    }
}

#[test]
fn every_field_has_a_label() {
    for (name, page) in all_pages() {
        let fields = tags(&page).filter(|tag| tag.starts_with("input ") || tag.starts_with("select "));
        for field in fields.filter(|tag| !tag.contains("type=\"hidden\"")) {
            let id = field.split("id=\"").nth(1).and_then(|rest| rest.split('"').next());
            let labelled = id.is_some_and(|id| {
                tags(&page).any(|tag| tag.starts_with("label") && tag.contains(&format!(" for=\"{id}\"")))
            });
            let within = ["radio", "checkbox"].iter().any(|kind| field.contains(kind));
            assert!(labelled || within || field.contains("aria-label="), "{name}: <{field}>");
        }
    }
}

#[test]
fn no_id_stands_twice() {
    for (name, page) in all_pages() {
        let mut ids: Vec<_> = tags(&page).filter_map(|tag| tag.split(" id=\"").nth(1)?.split('"').next()).collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}");
    }
}

#[test]
fn every_file_that_a_page_names_is_served() {
    let look = Screens::look();
    let own = Screens::assets().into_iter().chain(look.style).chain(look.tile);
    let paths: Vec<&str> = assets::all().into_iter().chain(own).map(|asset| asset.path.as_str()).collect();
    for (name, page) in all_pages() {
        for path in page.split('"').filter(|text| text.starts_with("/assets/")) {
            // After the hash comes a part of the file.
            let path = path.split('#').next().unwrap();
            assert!(paths.contains(&path), "{name}: {path}");
        }
    }
}

#[test]
fn the_scripts_stay_small() {
    let scripts: Vec<_> = assets::all().into_iter().filter(|asset| asset.path.ends_with(".js")).collect();
    assert!(scripts.len() >= 7);
    for script in scripts {
        assert!(script.body.len() < 10_000, "{} has {} bytes", script.path, script.body.len());
    }
}

#[test]
fn a_region_has_another_hash_exactly_when_its_content_is_another() {
    let region = |text: &str| Region::new("status", html! { p { (text) } });
    assert_eq!(region("one"), region("one"));
    assert_ne!(region("one").hash, region("two").hash);
    assert_ne!(region("one").hash, region("one ").hash);
    let content = html! { p { "one" } };
    assert_eq!(Region::new("a", content.clone()).hash, Region::new("b", content).hash);
}

#[test]
fn a_clock_that_runs_changes_no_region() {
    let (words, names) = (Words::new(Language::English), samples::names());
    let frame = samples::frame(&words, &names);
    assert_eq!(common_regions(&frame), common_regions(&frame));
    let ids: Vec<String> = common_regions(&frame).into_iter().map(|region| region.id.into_owned()).collect();
    assert_eq!(ids, ["status", "notes", "clock", "undo", "time", "menu", "guide", "wake", "fair", "end", "share"]);
}

#[test]
fn what_a_page_is_known_to_have_is_drawn_again_when_it_changes() {
    let (words, names) = (Words::new(Language::English), samples::names());
    let others = ["Ada", "Theo", "Mabel", "Gus"].map(str::to_owned);
    let known = moving_regions(&samples::frame(&words, &names), &KnownFrame::default()).1;
    let changes: [fn(&mut TableFrame<'_>); 11] = [
        |_| {},
        |frame| frame.you = None,
        |frame| frame.own = SeatSet::all(2),
        |frame| frame.stage = Stage::Over,
        |frame| frame.time.step = Some(1),
        |frame| frame.closing.agreed = SeatSet::all(4),
        |frame| frame.closing.needed = SeatSet::all(4),
        |frame| frame.players.iter_mut().for_each(|line| line.bot = true),
        |frame| frame.players.iter_mut().for_each(|line| line.can_replace = true),
        |frame| frame.undo[0].undo = Ok(()),
        |frame| frame.undo[0].redo = true,
    ];
    for (number, change) in changes.iter().enumerate() {
        for names in [&names[..], &others[..]] {
            let mut frame = samples::frame(&words, names);
            change(&mut frame);
            let (whole, lean) = (moving_regions(&frame, &KnownFrame::default()).0, moving_regions(&frame, &known).0);
            let outlines =
                |regions: &[Region]| regions.iter().map(|region| region.outline().clone()).collect::<Vec<_>>();
            assert_eq!(outlines(&lean), outlines(&whole), "change {number}");
        }
    }
    let drawn =
        moving_regions(&samples::frame(&words, &names), &known).0.iter().filter(|region| region.is_drawn()).count();
    assert_eq!(drawn, 6, "two are the same");
}

#[test]
fn the_regions_of_a_page_stand_on_it() {
    let (words, names) = (Words::new(Language::English), samples::names());
    let visitor = Visitor { words: &words, name: None, now: 0, preferences: Preferences::default(), turns: 0 };
    let start: Vec<Region> = home_regions(&visitor, &samples::home_sample());
    assert_eq!(start.iter().map(|region| region.id.as_ref()).collect::<Vec<_>>(), ["turns", "own", "finished", "open"]);
    for page in [bequest_web::home, bequest_web::tables] {
        let page = document(&visitor, &page(&visitor, &samples::home_sample()));
        assert!(start.iter().all(|region| page.contains(&region.html())));
    }
    let (page, regions) = waiting_room(&visitor, &samples::host_sample());
    assert!(regions.iter().all(|region| page.main.0.contains(&region.html())));
    let frame = samples::frame(&words, &names);
    let (regions, log) = (common_regions(&frame), [log_region(0, &names, &[]), log_region(1, &names, &[])]);
    let page = table(&visitor, &frame, &regions, &log);
    let page = document(&visitor, &page);
    assert!(regions.iter().chain(&log).all(|region| page.contains(&region.html())));
}

#[test]
fn a_device_with_several_seats_listens_as_the_uncovered_one() {
    let (words, names) = (Words::new(Language::English), samples::names());
    let visitor = Visitor { words: &words, name: None, now: 0, preferences: Preferences::default(), turns: 0 };
    let stream = |frame: &TableFrame<'_>| table(&visitor, frame, &[], &[]).stream.unwrap();
    assert_eq!(stream(&samples::frame(&words, &names)), "/t/abc/events");
    assert_eq!(stream(&samples::device_frame(&words, &names)), "/t/abc/events?as=1");
}

#[test]
fn a_page_without_games_is_still_a_page() {
    let words = Words::new(Language::English);
    let visitor = Visitor { words: &words, name: None, now: 0, preferences: Preferences::default(), turns: 0 };
    let nothing = Home::default();
    assert!(document(&visitor, &bequest_web::home(&visitor, &nothing)).contains("<h1"));
    let nothing = NewTable::default();
    assert!(document(&visitor, &new_table(&visitor, &nothing)).contains("<h1"));
}

/// Returns what is in a region without drawings and the hashes of parts, with each tag on its own line, to be readable in a diff.
fn lines(regions: &[Region], id: &str) -> String {
    let region = regions.iter().find(|region| region.id == id).unwrap();
    let html = region.html();
    let content = html.split_once('>').unwrap().1.strip_suffix("</div>").unwrap();
    let parts: Vec<&str> = content.split("<svg").map(|part| part.rsplit("</svg>").next().unwrap()).collect();
    let text = parts.concat();
    let hashless = text.split(" data-h=\"").enumerate().map(|(n, part)| if n > 0 { &part[9..] } else { part });
    hashless.collect::<String>().replace("><", ">\n<")
}

#[test]
fn the_status_of_my_turn() {
    let (words, names) = (Words::new(Language::English), vec!["Ann".to_owned(); 4]);
    let status = lines(&common_regions(&samples::frame(&words, &names)), "status");
    insta::assert_snapshot!(status, @r#"
    <div class="status turn" data-title="● Your turn – Maloney’s Inheritance">
    <p class="whereabouts">
    <b>Maloney’s Inheritance</b> <small>Friday, day 3</small>
    </p>
    <p class="asked" aria-live="polite">
    <span class="seat s1" aria-hidden="true">
    <b>A</b>
    </span>
    <span>Gus bids $2,600. Do you go higher?</span>
    </p>
    </div>
    "#);
}

#[test]
fn the_auctioneer_has_called_once() {
    let (words, names) = (Words::new(Language::English), vec!["Ann".to_owned(); 4]);
    let clock = lines(&common_regions(&samples::frame(&words, &names)), "clock");
    insta::assert_snapshot!(clock, @r#"
    <ol class="calls" aria-label="The calls">
    <li class="" aria-current="step">Going once</li>
    <li class="">Going twice</li>
    <li>Sold</li>
    </ol>
    <p class="time">
    <span class="small">Time left</span>
    <time data-until="1042000">–:––</time>
    </p>
    "#);
}

#[test]
fn the_time_line_of_a_page_that_looks_back() {
    let (words, names) = (Words::new(Language::English), vec!["Ann".to_owned(); 4]);
    let time = lines(&common_regions(&samples::past_frame(&words, &names)), "time");
    insta::assert_snapshot!(time, @r#"
    <form class="timeline past" method="get" action="/t/abc">
    <a id="time-back" class="button icon-only" href="/t/abc?step=6" data-go data-hot="," aria-label="One step back" data-tip>
    </a>
    <span id="time-where" class="moment" title="Friday, day 3: moment 7 of 12">7/12</span>
    <a id="time-next" class="button icon-only" href="/t/abc?step=8" data-go data-hot="." aria-label="One step on" data-tip>
    </a>
    <div id="time-track" class="track">
    <p class="small">Friday, day 3: moment 7 of 12 · all cards open</p>
    <a class="button primary" href="/t/abc" data-go data-hot="n">Back to now</a>
    <input type="range" name="step" min="1" max="12" value="7" data-time="/t/abc?step=0" data-hot="t" aria-label="Time line" aria-valuetext="Friday, day 3: moment 7 of 12">
    </div>
    <noscript>
    <button class="button quiet" type="submit">Go there</button>
    </noscript>
    </form>
    "#);
}

#[test]
fn the_guide_speaks_of_what_is_asked() {
    let (words, names) = (Words::new(Language::English), vec!["Ann".to_owned(); 4]);
    let guide = lines(&common_regions(&samples::guided_frame(&words, &names)), "guide");
    insta::assert_snapshot!(guide, @r#"
    <section class="lesson" data-lesson="auction" data-about="answers" aria-label="Your guide">
    <p class="name" aria-hidden="true">
    <span>Guide</span>
    </p>
    <div class="words" role="status">
    <h2 class="unseen">The auction</h2>
    <p>
    <button class="pin" type="button" data-pin="1" data-things="at-13|a07" aria-label="Show what 1 points at">1</button> Detroit brings 24 points. <button class="pin" type="button" data-pin="2" data-things="bid 400" aria-label="Show what 2 points at">2</button> Bid $400.</p>
    </div>
    <form class="proposed" method="post" action="/t/abc/act" data-post="">
    <input type="hidden" name="seat" value="1">
    <input type="hidden" name="question" value="3">
    <button class="button primary" type="submit" name="action" value="bid 400" data-ripens>Bid $400</button>
    </form>
    <details class="because" data-key="because-auction">
    <summary class="button quiet">Why?</summary>
    <div>
    <h3>The auction</h3>
    <p>The highest bid drives the car today.</p>
    </div>
    </details>
    <p class="later">My advice follows in a moment.</p>
    <p class="other">Something else, then. That’s fine: it’s your move.</p>
    <form class="guide-turn" method="post" action="/t/abc/guide" data-post="">
    <input type="hidden" name="on" value="0">
    <button class="button icon-only" type="submit" aria-label="Hide the guide" title="Hide the guide">
    </button>
    </form>
    </section>
    "#);
}

#[test]
fn undo_says_why_nothing_can_be_taken_back() {
    let (words, names) = (Words::new(Language::English), ["Ann", "Bob", "Cid", "Dee"].map(str::to_owned));
    let undo = lines(&common_regions(&samples::frame(&words, &names)), "undo");
    insta::assert_snapshot!(undo, @r#"
    <div class="undo" role="group" aria-label="Undo and redo" data-key="undo1">
    <span id="undo-1" class="why">
    <button class="button icon-only" type="button" aria-disabled="true" aria-label="Undo" aria-describedby="undo-why-1">
    </button>
    <span role="tooltip" id="undo-why-1">
    <b>Undo</b>Too late: Dee has acted since.</span>
    </span>
    <span id="redo-1" class="why">
    <button class="button icon-only" type="button" aria-disabled="true" aria-label="Redo" aria-describedby="redo-why-1">
    </button>
    <span role="tooltip" id="redo-why-1">
    <b>Redo</b>There is nothing to redo.</span>
    </span>
    </div>
    "#);
}

#[test]
fn the_menu_asks_before_a_table_is_left() {
    let (words, names) = (Words::new(Language::English), ["Ann", "Bob", "Cid", "Dee"].map(str::to_owned));
    let menu = lines(&common_regions(&samples::frame(&words, &names)), "menu");
    insta::assert_snapshot!(menu, @r#"
    <form method="post" action="/t/abc/replace" data-post="">
    <input type="hidden" name="seat" value="4">
    <button class="button quiet" type="submit">Let a bot play for Dee</button>
    </form>
    <p class="small">Votes to close the table: Bob.</p>
    <details class="leaving" data-key="leaving">
    <summary>Leave or close the table</summary>
    <div class="stack">
    <p class="small">A bot plays for you. You can return at any time.</p>
    <form method="post" action="/t/abc/leave" data-post="">
    <button class="button danger" type="submit" data-ask="Leave your seat to a bot? You can return whenever you like.">Leave my seat to a bot</button>
    </form>
    <p class="small">When everyone agrees, the table is closed, and nobody has won.</p>
    <form method="post" action="/t/abc/close" data-post="">
    <input type="hidden" name="agree" value="1">
    <button class="button danger" type="submit" data-ask="Close the table without a result? It can’t be opened again.">Close without a result</button>
    </form>
    </div>
    </details>
    "#);
}

#[test]
fn an_effect_is_shown_with_what_it_comes_from() {
    let line = |effect_of, ended: Option<&str>| LogLine {
        ended: ended.map(str::to_owned),
        seat: None,
        text: String::new(),
        effect_of,
    };
    let lines_of = [line(Some(28), None), line(None, None), line(Some(31), None), line(None, Some("1850"))];
    let html = log_region(3, &["Ann".to_owned()], &lines_of).html();
    let groups: Vec<&str> = html.split("--g:").skip(1).map(|part| part.split('"').next().unwrap()).collect();
    // The newest group is on top, a title of what is over below the first line after it.
    assert_eq!(groups, ["56", "62", "62", "65", "66"]);
    assert_eq!(html.matches("line effect").count(), 2);
}

#[test]
fn the_badge_of_the_header_is_of_the_seat_that_the_sentence_is_about() {
    let (words, names) = (Words::new(Language::English), ["Ann", "Bob", "Cid", "Dee"].map(str::to_owned));
    let badge = |frame: &TableFrame<'_>| {
        let status = lines(&common_regions(frame), "status");
        status.split("seat s").nth(1).map(|rest| rest[..1].to_owned())
    };
    let frame = || samples::frame(&words, &names);
    assert_eq!(badge(&frame()).as_deref(), Some("1"));
    assert_eq!(badge(&TableFrame { about: Some(Seat::new(2)), your_turn: false, ..frame() }).as_deref(), Some("3"));
    assert_eq!(badge(&TableFrame { about: None, ..frame() }), None);
    // At the end it is that of the one who has won.
    assert_eq!(badge(&samples::over_frame(&words, &names)).as_deref(), Some("2"));
}

#[test]
fn a_chunk_of_the_log() {
    let line = |seat, text: &str| LogLine { ended: None, seat, text: text.to_owned(), effect_of: None };
    let lines_of = [line(Some(Seat::new(0)), "Ann bids $600."), line(None, "Bob & Cid decline.")];
    let log = [log_region(3, &["Ann".to_owned()], &lines_of)];
    insta::assert_snapshot!(lines(&log, "log-3"), @r#"
    <ul>
    <li class="line" style="--g:60">
    <span class="seat s1 small" aria-hidden="true">
    <b>A</b>
    </span>
    <span>Ann bids $600.</span>
    </li>
    <li class="line" style="--g:62">
    <span>Bob &amp; Cid decline.</span>
    </li>
    </ul>
    "#);
}
