//! What holds on every page, in every language.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bequest_web::{
    Home, NewTable, Region, TableFrame, Visitor, assets, common_regions, document, gathering, home_regions, log_region,
    new_table, table,
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
        assert_eq!(page.matches("<script").count(), 1, "{name}");
        assert!(page.contains("<script defer src=\"/assets/site-"), "{name}");
        assert!(!page.contains("<style"), "{name}");
        for tag in tags(&page) {
            // What stands between the values in quotes are the names of the attributes.
            let inline = |name: &str| name.starts_with(" on") || name.starts_with(" style");
            assert!(!tag.split('"').step_by(2).any(inline), "{name}: <{tag}>");
        }
    }
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
            assert!(page.starts_with(&format!("<!DOCTYPE html><html lang=\"{}\">", language.code())), "{name}");
        }
    }
}

#[test]
fn only_name_and_language_are_posted_without_the_script() {
    for (name, page) in all_pages() {
        for form in tags(&page).filter(|tag| tag.starts_with("form ")) {
            let ordinary = form.contains("action=\"/name\"") || form.contains("action=\"/language\"");
            assert_eq!(form.contains("data-post"), !ordinary, "{name}: <{form}>");
            assert!(form.contains("method=\"post\""), "{name}: <{form}>");
        }
    }
}

#[test]
fn every_field_has_a_label() {
    for (name, page) in all_pages() {
        let fields = tags(&page).filter(|tag| tag.starts_with("input ") || tag.starts_with("select "));
        for field in fields.filter(|tag| !tag.contains("type=\"hidden\"")) {
            let id = field.split("id=\"").nth(1).and_then(|rest| rest.split('"').next());
            let labelled = id.is_some_and(|id| page.contains(&format!("<label for=\"{id}\"")));
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
    let paths: Vec<String> = assets::all().into_iter().map(|asset| asset.path).collect();
    for (name, page) in all_pages() {
        for path in page.split('"').filter(|text| text.starts_with("/assets/")) {
            assert!(paths.iter().any(|served| served == path), "{name}: {path}");
        }
    }
}

#[test]
fn the_script_stays_small() {
    let script = assets::all().into_iter().find(|asset| asset.path.ends_with(".js")).unwrap();
    assert!(script.body.len() < 10 * 1024, "{} bytes", script.body.len());
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
    assert_eq!(ids, ["status", "desk", "fair", "end"]);
}

#[test]
fn the_regions_of_a_page_stand_on_it() {
    let (words, names) = (Words::new(Language::English), samples::names());
    let visitor = Visitor { words: &words, name: None, now: 0 };
    let start: Vec<Region> = home_regions(&visitor, &samples::home_sample());
    assert_eq!(start.iter().map(|region| region.id.as_ref()).collect::<Vec<_>>(), ["own", "open"]);
    let page = bequest_web::home(&visitor, &samples::home_sample());
    assert!(start.iter().all(|region| page.main.0.contains(&region.html())));
    let (page, regions) = gathering(&visitor, &samples::host_sample());
    assert!(regions.iter().all(|region| page.main.0.contains(&region.html())));
    let frame = samples::frame(&words, &names);
    let (regions, log) = (common_regions(&frame), [log_region(0, &names), log_region(1, &names)]);
    let page = table(&visitor, &frame, &regions, &log);
    assert!(regions.iter().chain(&log).all(|region| page.main.0.contains(&region.html())));
}

#[test]
fn a_device_with_several_seats_listens_as_the_uncovered_one() {
    let (words, names) = (Words::new(Language::English), samples::names());
    let visitor = Visitor { words: &words, name: None, now: 0 };
    let stream = |frame: &TableFrame<'_>| table(&visitor, frame, &[], &[]).stream.unwrap();
    assert_eq!(stream(&samples::frame(&words, &names)), "/t/abc/events");
    assert_eq!(stream(&samples::device_frame(&words, &names)), "/t/abc/events?as=1");
}

#[test]
fn a_page_without_games_is_still_a_page() {
    let words = Words::new(Language::English);
    let visitor = Visitor { words: &words, name: None, now: 0 };
    let nothing = Home { own: Vec::new(), open: Vec::new(), games: Vec::new() };
    assert!(document(&visitor, &bequest_web::home(&visitor, &nothing)).contains("<h1"));
    let nothing = NewTable { games: Vec::new(), mistake: None };
    assert!(document(&visitor, &new_table(&visitor, &nothing)).contains("<h1"));
}

/// Returns what is in a region without drawings, each tag on a line of its own to read well in a diff.
fn lines(regions: &[Region], id: &str) -> String {
    let region = regions.iter().find(|region| region.id == id).unwrap();
    let html = region.html();
    let content = html.split_once('>').unwrap().1.strip_suffix("</div>").unwrap();
    let parts: Vec<&str> = content.split("<svg").map(|part| part.rsplit("</svg>").next().unwrap()).collect();
    parts.concat().replace("><", ">\n<")
}

#[test]
fn the_status_of_my_turn() {
    let (words, names) = (Words::new(Language::English), vec!["Ann".to_owned(); 4]);
    let status = lines(&common_regions(&samples::frame(&words, &names)), "status");
    insta::assert_snapshot!(status, @r#"
    <section class="panel status turn" data-title="● Your turn – Maloney’s Inheritance">
    <p class="asked" aria-live="polite">
    <span class="seat s1" aria-hidden="true">
    <b>A</b>
    </span>
    <span>Gus bids $2,600. Do you go higher?</span>
    </p>
    <ol class="calls" aria-label="The auctioneer">
    <li aria-current="step">Going once</li>
    <li>Going twice</li>
    </ol>
    <p class="time">
    <span class="small">Time left</span>
    <time data-until="1042000">–:––</time>
    </p>
    </section>
    "#);
}

#[test]
fn the_desk_says_why_nothing_can_be_taken_back() {
    let (words, names) = (Words::new(Language::English), ["Ann", "Bob", "Cid", "Dee"].map(str::to_owned));
    let desk = lines(&common_regions(&samples::frame(&words, &names)), "desk");
    insta::assert_snapshot!(desk, @r#"
    <section class="panel pad desk" aria-label="Your desk">
    <div class="row" data-key="undo1">
    <span class="why">
    <button class="button quiet" type="button" aria-disabled="true" aria-describedby="undo-why-1">Take back</button>
    <span role="tooltip" id="undo-why-1">Too late: Dee has acted since.</span>
    </span>
    <span class="why">
    <button class="button quiet" type="button" aria-disabled="true" aria-describedby="redo-why-1">Do again</button>
    <span role="tooltip" id="redo-why-1">There is nothing to do again.</span>
    </span>
    </div>
    <form method="post" action="/t/abc/replace" data-post="">
    <input type="hidden" name="seat" value="4">
    <button class="button quiet" type="submit">Let a bot play for Dee</button>
    </form>
    <p class="small">Would rather close the table: Bob.</p>
    <details>
    <summary>Leave or close the table</summary>
    <div class="stack">
    <p class="small">A bot plays on for you. You can come back at any time.</p>
    <form method="post" action="/t/abc/leave" data-post="">
    <button class="button danger" type="submit">Leave my seat to a bot</button>
    </form>
    <p class="small">When everybody agrees, the table is closed, and nobody has won.</p>
    <form method="post" action="/t/abc/close" data-post="">
    <input type="hidden" name="agree" value="1">
    <button class="button danger" type="submit">Close without a result</button>
    </form>
    </div>
    </details>
    </section>
    "#);
}

#[test]
fn a_chunk_of_the_log() {
    let log = [log_region(3, &["Ann bids $600.".to_owned(), "Bob & Cid decline.".to_owned()])];
    insta::assert_snapshot!(lines(&log, "log-3"), @r#"
    <ul>
    <li class="line">Ann bids $600.</li>
    <li class="line">Bob &amp; Cid decline.</li>
    </ul>
    "#);
}
