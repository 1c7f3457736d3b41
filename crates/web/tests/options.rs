//! The options of a game on pages: the form, what it posts, and what is said of options.

use bequest_conformance::lots::{Lots, Setup};
use bequest_engine::{Case, Game, GameOption, Setup as _, Values};
use bequest_web::{
    GameChoice, NewTable, Preferences, Visitor, document, new_table, option_refusal, options_style, read_options,
    unusual_options,
};
use bequest_words::{Language, Words};

fn published() -> Vec<GameOption> {
    Setup::published(1)
}

fn fields(text: &str) -> Vec<(String, String)> {
    let pair = |field: &str| field.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    text.split('&').filter_map(pair).collect()
}

fn read(text: &str) -> Result<String, String> {
    let words = Words::new(Language::English);
    let read = read_options(&published(), &fields(text));
    read.map(|chosen| chosen.to_string()).map_err(|error| option_refusal(&words, &Lots::ledgers(), &error))
}

/// Draws the form as it comes back after these fields were refused, or for the first time without any.
fn form(language: Language, filled: &str) -> String {
    let words = Words::new(language);
    let visitor = Visitor { words: &words, name: Some("Ada"), now: 0, preferences: Preferences::default(), turns: 0 };
    let game = GameChoice {
        id: "lots",
        title: "Lots".to_owned(),
        players: 2..=3,
        bots: &["random", "greedy"],
        look: bequest_web::Look::plain("lots"),
        pitch: None,
        usual: 2,
        guided: false,
    };
    let table = NewTable {
        games: vec![game],
        options: published(),
        ledgers: Lots::ledgers(),
        mistake: None,
        filled: fields(filled),
    };
    document(&visitor, &new_table(&visitor, &table))
}

/// Returns the fields that a browser would post for a form if nothing is changed in it.
fn posted(page: &str) -> String {
    let attribute = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    };
    let inputs =
        page.split("<input ").skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| format!(" {tag} "));
    let is_posted = |tag: &String| {
        let is_box = tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"");
        !is_box || tag.contains(" checked ")
    };
    let pair = |tag: String| Some(format!("{}={}", attribute(&tag, "name")?, attribute(&tag, "value")?));
    inputs.filter(is_posted).filter_map(pair).collect::<Vec<_>>().join("&")
}

#[test]
fn a_form_as_it_comes_posts_the_usual_options() {
    let usual = "players=2,rounds=1,deal=first,extra=none";
    assert_eq!(read(&posted(&form(Language::English, ""))).as_deref(), Ok(usual));
    assert_eq!(read("").as_deref(), Ok(usual));
}

#[test]
fn what_does_not_apply_is_hidden_and_passed_over() {
    assert_eq!(read("o-rounds-1=1&o-prizes-1=raffle&o-prizes-2=none").as_deref(), read("").as_deref());
    let two = "players=2,rounds=2,deal=first,extra=none,prizes=raffle";
    assert_eq!(read("o-rounds-1=2&o-prizes-1=raffle&o-prizes-2=none").as_deref(), Ok(two));
    let three = "players=2,rounds=3,deal=first,extra=none,prizes=none";
    assert_eq!(read("o-rounds-1=3&o-prizes-1=plain&o-prizes-2=none").as_deref(), Ok(three));
}

#[test]
fn seats_are_boxes_and_those_that_the_table_does_not_have_do_not_count() {
    let extra = |text: &str| read(&format!("o-extra-1=%23seats&{text}").replace("%23", "#"));
    let ends = |result: Result<String, String>, end: &str| {
        assert!(result.as_ref().is_ok_and(|it| it.ends_with(end)), "{result:?}");
    };
    ends(extra("players=3&o-extra-1-seat=3&o-extra-1-seat=1"), "extra=13");
    ends(extra("players=2&o-extra-1-seat=3&o-extra-1-seat=1"), "extra=1");
    let refused = "Extra coin: choose Nobody or some seats, but not all.";
    assert_eq!(extra("players=2"), Err(refused.to_owned()));
    assert_eq!(extra("players=2&o-extra-1-seat=1&o-extra-1-seat=2"), Err(refused.to_owned()));
    ends(read("o-extra-1=none&o-extra-1-seat=1"), "extra=none");
}

#[test]
fn a_refusal_names_the_option_in_the_language_of_the_reader() {
    let error = read_options(&published(), &fields("o-rounds-1=7")).unwrap_err();
    let say = |language| option_refusal(&Words::new(language), &Lots::ledgers(), &error);
    assert_eq!(say(Language::English), "Rounds: choose 1 to 3.");
    assert_eq!(say(Language::find("de").unwrap()), "Runden: Wähle 1 bis 3.");
    assert_eq!(say(Language::find("fr").unwrap()), "Manches\u{a0}: choisissez 1 à 3.");
    assert_eq!(say(Language::find("it").unwrap()), "Turni: scegli da 1 a 3.");
}

#[test]
fn a_refused_form_comes_back_as_it_was() {
    let filled = "players=3&o-rounds-1=3&o-deal-1=later&o-extra-1=#seats&o-extra-1-seat=1&o-extra-1-seat=2\
                  &o-extra-1-seat=3&o-prizes-1=raffle&o-prizes-2=none&pace=days&turn=60&call=4&days=9&public=1";
    let page = form(Language::English, &format!("{filled}&seat2=bot&bot2=greedy&seat3=device&name3=Bo"));
    let back = posted(&page);
    for field in filled.split('&').map(str::trim).chain(["name3=Bo"]) {
        assert!(back.split('&').any(|other| other == field), "{field} is not in {back}");
    }
    assert!(page.contains("<option value=\"greedy\" selected>") && page.contains("<option value=\"device\" selected>"));
}

#[test]
fn every_option_is_explained_in_every_language() {
    for &language in Language::ALL {
        let page = form(language, "");
        for option in &published()[1..] {
            let text = Lots::ledger().option(option.name).unwrap();
            let texts =
                [&text.title, &text.what].into_iter().chain(text.words.iter().flat_map(|it| [&it.label, &it.what]));
            for text in texts {
                assert!(page.contains(text.get(language.code())), "{language:?}: {}", text.get(language.code()));
            }
        }
    }
}

#[test]
fn the_form_of_an_option() {
    let page = form(Language::English, "");
    let part = |id: &str| {
        let start = page.find(&format!("<fieldset class=\"option\" id=\"{id}\"")).unwrap();
        let end = start + page[start..].find("</fieldset>").unwrap();
        page[start..end].replace("><", ">\n<")
    };
    insta::assert_snapshot!(part("o-extra-1"), @r##"
    <fieldset class="option" id="o-extra-1" aria-describedby="o-extra-1-what">
    <legend>Extra coin</legend>
    <p class="small" id="o-extra-1-what">Who starts with one coin more than the others.</p>
    <div class="choices">
    <label class="choice">
    <input type="radio" name="o-extra-1" value="none" checked>
    <span>Nobody<small>All start with the same.</small>
    </span>
    </label>
    <label class="choice">
    <input type="radio" name="o-extra-1" value="#seats">
    <span>Some seats<small>At least one seat, but not all</small>
    </span>
    </label>
    </div>
    <div class="choices seats if if-seats" role="group" aria-label="Some seats">
    <label class="choice">
    <input type="checkbox" name="o-extra-1-seat" value="1">
    <span>Seat 1</span>
    </label>
    <label class="choice">
    <input type="checkbox" name="o-extra-1-seat" value="2">
    <span>Seat 2</span>
    </label>
    <label class="choice">
    <input type="checkbox" name="o-extra-1-seat" value="3">
    <span>Seat 3</span>
    </label>
    </div>
    "##);
    insta::assert_snapshot!(part("o-prizes-2"), @r#"
    <fieldset class="option" id="o-prizes-2" aria-describedby="o-prizes-2-what">
    <legend>Prizes</legend>
    <p class="small" id="o-prizes-2-what">What a lot can win.<span class="unless"> Only with Rounds: 3.</span>
    </p>
    <div class="choices">
    <label class="choice">
    <input type="radio" name="o-prizes-2" value="raffle" checked>
    <span>Raffle<small>Large prizes, but seldom.</small>
    </span>
    </label>
    <label class="choice">
    <input type="radio" name="o-prizes-2" value="none">
    <span>None<small>No lot can be tried.</small>
    </span>
    </label>
    </div>
    "#);
}

#[test]
fn the_stylesheet_hides_what_does_not_apply() {
    insta::assert_snapshot!(options_style(&published()), @r#"
    @supports selector(:has(a)) {
      .unless { display: none; }
      .making:not(:has([name="o-rounds-1"][value="2"]:checked)) #o-prizes-1 { display: none; }
      .making:not(:has([name="o-rounds-1"][value="3"]:checked):not(:has([name="o-rounds-1"][value="2"]:checked))) #o-prizes-2 { display: none; }
    }
    "#);
    assert_eq!(options_style(&published()[..4]), "");
}

/// The options of a game to come: jobs only with `sacked=on`, and a usual will that depends on the jobs.
fn dependent() -> Vec<GameOption> {
    let plain = || Case::new([Values::Word("random"), Values::range(10..=99)], "70");
    let jobs = [Values::Word("all"), Values::Word("none"), Values::Seats];
    vec![
        GameOption::players(2..=5, 4),
        GameOption::new("sacked", Values::words(["on", "off"]), "off"),
        GameOption::by_case("jobs", [Case::new(jobs, "all").when("sacked", [Values::Word("on")])]),
        GameOption::by_case(
            "will",
            [
                plain().when("sacked", [Values::Word("off")]),
                plain().when("jobs", [Values::Word("none")]),
                Case::new([Values::Word("v1"), Values::range(10..=99)], "v1"),
            ],
        ),
        GameOption::by_case("last", [Case::new([Values::range(1..=50)], "7").when("will", [Values::number(70)])]),
    ]
}

#[test]
fn the_stylesheet_knows_that_a_hidden_option_has_no_value() {
    let style = options_style(&dependent());
    let [on, off] = ["on", "off"].map(|value| format!(":has([name=\"o-sacked-1\"][value=\"{value}\"]:checked)"));
    let none = ":has([name=\"o-jobs-1\"][value=\"none\"]:checked)";
    for rule in [
        format!(".making:not({on}) #o-jobs-1 {{"),
        format!(".making:not({off}) #o-will-1 {{"),
        format!(".making:not({on}{none}:not({off})) #o-will-2 {{"),
        format!(".making:not(:not(:is({off},{on}{none}))) #o-will-3 {{"),
    ] {
        assert!(style.contains(&rule), "{rule} is not in\n{style}");
    }
    assert!(!style.contains("o-last"), "which number is typed no stylesheet can see");
}

#[test]
fn numbers_that_are_many_are_typed() {
    let read = |text: &str| read_options(&dependent(), &fields(text)).map(|chosen| chosen.to_string());
    let will = |value: &str| format!("players=4,sacked=off,will={value}");
    assert_eq!(read("o-will-1=#number&o-will-1-number=+085"), Ok(will("85")));
    assert_eq!(read("o-will-1=#number&o-will-1-number="), Ok(will("70") + ",last=7"));
    assert_eq!(read("o-will-1=random&o-will-1-number=85"), Ok(will("random")));
    assert!(read("o-will-1=#number&o-will-1-number=5").is_err());
    assert!(read("o-will-1=#number&o-will-1-number=many").is_err());
}

#[test]
fn what_is_not_usual_is_said_in_words() {
    let say = |language: &str, options: &str| {
        let options: Vec<_> = fields(&options.replace(',', "&"));
        let words = Words::new(Language::find(language).unwrap());
        unusual_options(&words, &published(), &Lots::ledgers(), &options)
    };
    assert_eq!(say("en", "players=3,rounds=1,deal=first,extra=none"), [""; 0]);
    let all = "players=3,rounds=3,deal=later,extra=13,prizes=none";
    let english = ["Rounds: 3", "Dealing: After the first auction", "Extra coin: seats 1 and 3", "Prizes: None"];
    assert_eq!(say("en", all), english);
    assert_eq!(say("fr", all)[2], "Pièce en plus\u{a0}: places 1 et 3");
    assert_eq!(say("de", "players=2,extra=2"), ["Zusätzliche Münze: Platz 2"]);
    // The raffle is usual with three rounds and not with two.
    assert_eq!(say("en", "players=2,rounds=3,prizes=raffle"), ["Rounds: 3"]);
    assert_eq!(say("en", "players=2,rounds=2,prizes=raffle"), ["Rounds: 2", "Prizes: Raffle"]);
}
