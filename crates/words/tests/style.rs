//! Every text keeps to the typography of its language and calls each thing by its one name: on pages, in the terminal and
//! in the rulebooks, of all games and of each.

#![allow(clippy::unwrap_used, reason = "a test that cannot read our own files has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bequest_words::{Language, Words};

/// A space at which no line breaks.
const NO_BREAK: char = '\u{a0}';

/// A narrow space at which no line breaks.
const NARROW: char = '\u{202f}';

/// The longest text of a button: two of them fit side by side on a phone.
const BUTTON: usize = 24;

/// Words that name something in another way than the glossary, each with what to write; a star stands for any ending.
const EN: [(&str, &str); 62] = [
    ("declin*", "pass"),
    ("let it stand", "pass"),
    ("lay", "play a card, place a testament"),
    ("lays", "play a card, place a testament"),
    ("laid", "play a card, place a testament"),
    ("laying", "play a card, place a testament"),
    ("frozen", "sealed"),
    ("throw*", "discard"),
    ("thrown", "discard"),
    ("hand out", "share out"),
    ("hands out", "share out"),
    ("handed out", "share out"),
    ("hand it out", "share out"),
    ("distribut*", "share out"),
    ("an heir", "a relative, my heir"),
    ("one heir", "a relative"),
    ("married heir*", "married relative"),
    ("take back", "undo"),
    ("takes back", "undoes"),
    ("taken back", "undone"),
    ("took back", "undid"),
    ("taking back", "undoing"),
    ("tells", "explains, shows, reports"),
    ("let stand", "pass"),
    ("lets it stand", "passes"),
    ("odd thousand", "leftover thousand"),
    ("robot*", "bot"),
    ("anybody", "anyone"),
    ("everybody", "everyone"),
    ("somebody", "someone"),
    ("whoever", "the player who"),
    ("whom", "who"),
    ("lest", "or, because"),
    ("anew", "again"),
    ("befall*", "happen to"),
    ("should it", "if it"),
    ("he", "they"),
    ("his", "their"),
    ("bent", "rigged"),
    ("at first", "first, to begin with"),
    ("for want of", "without"),
    ("so that", "so, because, or two sentences"),
    ("should they", "if they"),
    ("should you", "if you"),
    ("him", "them"),
    ("bear", "have"),
    ("bears", "have"),
    ("heir of the last row", "a portrait of the last row"),
    ("heirs of the last row", "portraits of the last row"),
    ("heirs of 1990", "portraits of 1990"),
    ("odd thousands", "leftover thousands"),
    ("draw pile", "pile"),
    ("deck", "pile"),
    ("once a game", "once per game"),
    ("card a turn", "card per turn"),
    ("days a turn", "days per turn"),
    ("by the least raise", "with the least raise"),
    ("rule book", "rulebook"),
    ("the book", "the rulebook"),
    ("menu of the table", "table menu"),
    ("chronicle", "log"),
    ("tutorial", "guide"),
];

const FR: [(&str, &str); 48] = [
    ("robot*", "bot"),
    ("reprendre", "annuler"),
    ("reprend", "annuler"),
    ("reprenez", "annuler"),
    ("refaire", "rétablir"),
    ("gelé*", "scellé"),
    ("millier impair", "le millier restant"),
    ("liaison*", "route"),
    ("conducteur*", "la personne qui conduit"),
    ("chauffeur*", "la personne qui conduit"),
    ("jeter", "défausser"),
    ("jette*", "défausser"),
    ("jetez", "défausser"),
    ("jetée*", "défausser"),
    ("la pile", "la pioche"),
    ("une pile", "une pioche"),
    ("de pile", "de pioche"),
    ("transmet*", "partager"),
    ("transmission*", "partage"),
    ("en l’état", "passer"),
    ("laisser filer", "passer"),
    ("dossier*", "procès-verbal"),
    ("dresser", "créer"),
    ("dressez", "créer"),
    ("amateurs", "passionnés"),
    ("lumière", "apparence"),
    ("à partir de erb", "à partir d’ERB"),
    ("vente", "enchères"),
    ("un héritier", "un membre de la famille"),
    ("le plus riche", "la plus grosse fortune"),
    ("joueur", "la personne qui, tout le monde"),
    ("joueurs", "tout le monde"),
    ("règle du jeu", "livret de règles"),
    ("déclin*", "passer"),
    ("portrait secret", "héritier, héritière"),
    ("est votre secret", "est votre héritier, votre héritière"),
    ("à votre secret", "à votre héritier, à votre héritière"),
    ("leur secret", "leurs héritiers"),
    ("hérite pour", "héritier, héritière"),
    ("héritent pour", "héritiers, héritières"),
    ("reçoit le reste", "le millier restant"),
    ("incorporé*", "intégré"),
    ("temps réel", "en direct"),
    ("règles du jeu", "livret de règles"),
    ("journal", "chronique"),
    ("historique", "chronique"),
    ("tutoriel", "guide"),
    ("tableau de jeu", "plateau"),
];

const IT: [(&str, &str); 48] = [
    ("robot*", "bot"),
    ("riprend*", "annulla"),
    ("rifai", "ripeti"),
    ("rifare", "ripetere"),
    ("congelat*", "sigillato"),
    ("migliaio dispari", "il migliaio restante"),
    ("collegament*", "strada"),
    ("dal vivo", "in diretta"),
    ("tempo reale", "in diretta"),
    ("incorporat*", "inclusa"),
    ("divide*", "spartire"),
    ("dividi*", "spartire"),
    ("divido*", "spartire"),
    ("division*", "spartizione"),
    ("il caso", "la sorte"),
    ("un caso", "la sorte"),
    ("del caso", "della sorte"),
    ("da solo", "me la cavo"),
    ("per primo", "prima degli altri"),
    ("benvenut*", "a greeting without an ending"),
    ("seduto", "dove giochi già"),
    ("luce", "aspetto"),
    ("un erede", "un parente"),
    ("giocator*", "chi gioca, ognuno"),
    ("il martello batte", "il martello cade"),
    ("il più ricco", "il patrimonio più grande"),
    ("fortuna", "patrimonio; sorte"),
    ("conducent*", "chi guida"),
    ("autista", "chi guida"),
    ("pila", "mazzo"),
    ("butta*", "scartare"),
    ("libretto", "regolamento"),
    ("manuale", "regolamento"),
    ("ritratto segreto", "erede"),
    ("tuo segreto è", "erede"),
    ("è il tuo segreto", "erede"),
    ("al tuo segreto", "al tuo patrimonio"),
    ("loro segreto", "i loro eredi"),
    ("eredita per", "erede"),
    ("ereditano per", "eredi"),
    ("erede dell’ultima fila", "ritratto dell’ultima fila"),
    ("eredi dell’ultima fila", "ritratti dell’ultima fila"),
    ("eredi del 1990", "ritratti del 1990"),
    ("riceve il resto", "il migliaio restante"),
    ("registro", "cronaca"),
    ("diario", "cronaca"),
    ("tutorial", "guida"),
    ("plancia", "tabellone"),
];

const DE: [(&str, &str); 62] = [
    ("robot*", "Bot"),
    ("eingefroren*", "versiegelt"),
    ("mitschrift*", "Protokoll"),
    ("akte", "Protokoll"),
    ("spielregel*", "Regelheft"),
    ("ausgabe", "Edition"),
    ("ausgaben", "Editionen"),
    ("ausgabedatei", "Editionsdatei"),
    ("ausgabendatei", "Editionsdatei"),
    ("eingebaut*", "mitgeliefert"),
    ("zurücknehm*", "rückgängig machen"),
    ("zurückzunehmen", "rückgängig zu machen"),
    ("zurückgenommen", "rückgängig gemacht"),
    ("rücknahme", "rückgängig machen"),
    ("licht", "Darstellung"),
    ("aufstellen", "eröffnen"),
    ("aufgestellt", "eröffnet"),
    ("blatt", "Handkarten"),
    ("blätter", "Handkarten"),
    ("alle hände", "alle Handkarten"),
    ("karten legen", "Karten ausspielen"),
    ("karte gelegt", "eine Karte ausgespielt"),
    ("so lassen", "passen"),
    ("gelten lassen", "passen"),
    ("ein erbe", "ein Familienmitglied"),
    ("zwei erben", "zwei Familienmitglieder"),
    ("der kaufe", "kauf"),
    ("spieler*", "alle, wer"),
    ("seines geldes", "des Geldes"),
    ("sein ganzes geld", "alles Geld"),
    ("der notar", "das Notariat"),
    ("ablehn*", "passen; verbieten"),
    ("abgelehnt*", "gepasst; verboten"),
    ("lehnt*", "passt; verbietet"),
    ("fahrer*", "wer am Steuer sitzt"),
    ("wer fährt", "wer am Steuer sitzt"),
    ("wegwerf*", "abwerfen"),
    ("weggeworfen*", "abgeworfen"),
    ("nachziehstapel", "Stapel"),
    ("ablagestapel", "Ablage"),
    ("geheime porträt*", "geheime Erbin, geheimer Erbe"),
    ("geheimes porträt*", "geheime Erbin, geheimer Erbe"),
    ("geheimen porträt*", "geheime Erbin, geheimer Erbe"),
    ("ist dein geheimnis", "geheime Erbin, geheimer Erbe"),
    ("deinem geheimnis", "geheime Erbin, geheimer Erbe"),
    ("deine porträts", "deine Erbinnen und Erben"),
    ("deinen porträts", "deine Erbinnen und Erben"),
    ("erbt für", "Erbin, Erbe"),
    ("erben für", "Erbinnen, Erben"),
    ("ehepaar*", "Paar"),
    ("unteilbarer rest", "der übrige Tausender"),
    ("ganzes spiel", "ganze Partie"),
    ("akten", "Protokolle"),
    ("echtzeit", "live"),
    ("aufmachen", "eröffnen"),
    ("der der", "wer"),
    ("anleitung*", "Begleiter; Regelheft"),
    ("geführte*", "mit Begleiter"),
    ("geführt", "mit Begleiter"),
    ("spielbrett*", "Spielplan"),
    ("logbuch", "Chronik"),
    ("verlauf", "Chronik"),
];

/// Words that name something in another way in games, each with what to write; elsewhere they mean something else.
const IN_GAMES: [(Language, &str, &str); 10] = [
    (Language::English, "link*", "road"),
    (Language::English, "refuse*", "pass; forbid, not allowed"),
    (Language::French, "reliée*", "route"),
    (Language::French, "refus*", "passer; interdire, pas admis"),
    (Language::French, "laisser", "passer"),
    (Language::Italian, "collegat*", "strada"),
    (Language::Italian, "rifiut*", "passare; vietare, non ammesso"),
    (Language::Italian, "lasciare", "passare"),
    (Language::German, "verbindung*", "Straße"),
    (Language::German, "verweiger*", "passen; verbieten"),
];

/// Articles and prepositions that change before a vowel, or before a name that has an article of its own.
const BEFORE_NAMES: [&str; 10] = ["de", "que", "du", "le", "la", "les", "un", "une", "au", "aux"];

/// Variables that are names or begin with a word.
const NAMES: [&str; 17] = [
    "who", "person", "name", "names", "couple", "owner", "parents", "heir", "heirs", "from", "to", "town", "game",
    "query", "card", "heirloom", "what",
];

/// What may break a rule: the end of a key, and the sign or the word.
const EXCEPTIONS: [(&str, &str); 5] = [
    // Signs of a drawing are explained.
    ("-sheet-legend", "$"),
    // The family are women and men.
    ("-players-heir", "him"),
    // This is luck.
    ("-title-luck", "fortuna"),
    ("-title-double-luck", "fortuna"),
    ("page-about-bots-text", "fortuna"),
];

/// Units in short, which stay on the line of their number.
const UNITS: [&str; 8] = ["s", "min", "h", "d", "j", "g", "km", "MB"];

/// A line of a text, with where it is.
struct Line {
    place: String,
    key: String,
    language: Language,
    /// The text as it is written.
    text: String,
    /// The text with a pair of braces for each variable.
    bare: String,
    in_game: bool,
}

impl Line {
    fn new(path: &Path, key: &str, language: Language, text: &str) -> Self {
        let place = path.strip_prefix(root()).unwrap_or(path).display().to_string();
        let in_game = place.starts_with("games");
        Line { place, key: key.to_owned(), language, text: text.to_owned(), bare: bare(text), in_game }
    }

    /// Returns the words in small letters with one space around each.
    fn words(&self) -> String {
        let plain = |letter: char| if letter.is_alphanumeric() || letter == '’' { letter } else { ' ' };
        let words: String = self.bare.chars().map(plain).collect();
        format!(" {} ", words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase())
    }

    fn is_excepted(&self, what: &str) -> bool {
        EXCEPTIONS.iter().any(|&(key, sign)| self.key.ends_with(key) && sign == what)
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns a text with `{}` for everything between braces, and without a selector at its end.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        depth += i32::from(letter == '{');
        if depth <= 0 || letter == '{' {
            bare.push(letter);
        }
        if letter == '}' {
            if depth > 0 {
                bare.push('}');
            }
            depth = (depth - 1).max(0);
        }
    }
    bare
}

/// Returns all folders of texts: those of all games, then those of each.
fn locales() -> Vec<PathBuf> {
    let games = fs::read_dir(root().join("games")).unwrap().map(|game| game.unwrap().path().join("screens/locales"));
    [root().join("crates/words/locales")].into_iter().chain(games.filter(|folder| folder.is_dir())).collect()
}

/// Returns all rulebooks: those of the engine and of the suite's game, then those of each game.
fn ledgers() -> Vec<PathBuf> {
    let own =
        ["crates/engine/ledger.toml", "crates/conformance/lots-ledger.toml", "crates/conformance/raffle-ledger.toml"];
    let games = fs::read_dir(root().join("games")).unwrap().map(|game| game.unwrap().path().join("rules/ledger.toml"));
    own.iter().map(|path| root().join(path)).chain(games.filter(|path| path.is_file())).collect()
}

fn all_lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for folder in locales() {
        for &language in Language::ALL {
            for file in fs::read_dir(folder.join(language.code())).unwrap() {
                let path = file.unwrap().path();
                lines.extend(lines_of_messages(&path, language, &fs::read_to_string(&path).unwrap()));
            }
        }
    }
    for path in ledgers() {
        lines.extend(lines_of_ledger(&path, &fs::read_to_string(&path).unwrap()));
    }
    lines
}

/// Returns the lines of a file of messages, without comments, keys and the words in front of a choice.
fn lines_of_messages(path: &Path, language: Language, file: &str) -> Vec<Line> {
    let mut key = String::new();
    let mut lines = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let mut text = line.trim();
        if let Some((name, rest)) = line.split_once(" =").filter(|(name, _)| !name.starts_with([' ', '}'])) {
            (key, text) = (name.to_owned(), rest.trim());
        }
        let choice = text.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let text = choice.filter(|_| line.starts_with(' ')).map_or(text, |(_, rest)| rest.trim());
        lines.push(Line::new(path, &key, language, text));
    }
    lines
}

/// Returns the texts of a ledger: every value under the code of a language.
fn lines_of_ledger(path: &Path, file: &str) -> Vec<Line> {
    let mut id = String::new();
    let mut lines = Vec::new();
    for (name, text) in file.lines().filter_map(|line| line.split_once(" = \"")) {
        let text = text.trim_end_matches('"');
        let code = name.rsplit('.').next().unwrap_or(name);
        if let Some(&language) = Language::ALL.iter().find(|language| language.code() == code) {
            lines.push(Line::new(path, &id, language, text));
        } else if ["id", "name", "word"].contains(&name) {
            text.clone_into(&mut id);
        }
    }
    lines
}

/// Fails with every line that a check complains about.
fn check(complaints: impl Fn(&Line) -> Vec<String>) {
    let mut found = Vec::new();
    for line in all_lines() {
        for complaint in complaints(&line) {
            found.push(format!("{}: {}: {complaint}: {}", line.place, line.key, line.text));
        }
    }
    assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
}

fn when(is_wrong: bool, complaint: &str) -> Option<String> {
    is_wrong.then(|| complaint.to_owned())
}

/// Returns whether a sign is somewhere without one of these in front of it.
fn lacks_before(text: &str, sign: char, wanted: char) -> bool {
    let letters: Vec<char> = text.chars().collect();
    (0..letters.len()).any(|at| letters[at] == sign && at > 0 && letters[at - 1] != wanted)
}

/// Returns whether a sign is somewhere without this after it.
fn lacks_after(text: &str, sign: char, wanted: char) -> bool {
    text.match_indices(sign).any(|(at, sign)| !text[at + sign.len()..].starts_with(wanted))
}

/// Returns whether thousands are marked by another sign than that of the language, or not at all.
fn marks_thousands_wrongly(text: &str, wanted: char) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let is_group = |at: usize| (at..at + 3).all(is_digit) && !is_digit(at + 3);
    let is_mark = |letter: char| letter.is_whitespace() || ['.', ',', '’', '\''].contains(&letter);
    let mut marks = (1..letters.len()).filter(|&at| is_mark(letters[at]) && letters[at] != wanted);
    marks.any(|at| is_digit(at - 1) && is_group(at + 1)) || lacks_thousands(text)
}

/// Returns whether a number of five digits, or a sum of four, is written without a mark.
fn lacks_thousands(text: &str) -> bool {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit() && letter != '$').filter(|it| !it.is_empty());
    let sum = |number: &str| number.trim_matches('$').len() > 3 && number.starts_with('$');
    let spaced = |number: &str| text.contains(&format!("{number}{NO_BREAK}$"));
    numbers.any(|it| it.trim_matches('$').len() > 4 || sum(it) || (it.len() == 4 && spaced(it)))
}

/// Returns whether a space at which a line breaks stands between a number and its unit.
fn parts_units(text: &str) -> bool {
    let is_end = |rest: &str| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '’');
    let follows = |rest: &str| UNITS.iter().any(|unit| rest.strip_prefix(unit).is_some_and(is_end));
    let counts = |before: &str| before.ends_with(|letter: char| letter.is_ascii_digit() || letter == '}');
    text.match_indices(' ').any(|(at, _)| counts(&text[..at]) && follows(&text[at + 1..]))
}

#[test]
fn quotes_apostrophes_and_dots_are_those_of_print() {
    check(|line| {
        let spaced = [' ', NO_BREAK, NARROW].iter().any(|space| line.bare.contains(&format!("{space}…")));
        let foreign = match line.language {
            Language::English | Language::Italian => ['«', '„'].as_slice(),
            Language::French => ['“', '„'].as_slice(),
            Language::German => ['«', '”'].as_slice(),
        };
        let found = [
            when(line.bare.contains(['\'', '"']), "a straight quote"),
            when(line.bare.contains("..."), "three dots instead of …"),
            when(spaced, "a space before …"),
            when(line.bare.contains(foreign), "quotes of another language"),
        ];
        found.into_iter().flatten().collect()
    });
}

#[test]
fn french_has_no_break_spaces_where_they_belong() {
    check(|line| {
        if line.language != Language::French {
            return Vec::new();
        }
        let text = line.bare.as_str();
        let narrow = [';', '!', '?'].iter().any(|&sign| lacks_before(text, sign, NARROW));
        let found = [
            when(narrow, "no narrow no-break space before ; ! ?"),
            when(lacks_before(text, ':', NO_BREAK), "no no-break space before :"),
            when(lacks_after(text, '«', NO_BREAK) || lacks_before(text, '»', NO_BREAK), "no no-break space inside « »"),
        ];
        found.into_iter().flatten().collect()
    });
}

#[test]
fn thousands_are_marked_as_in_each_language() {
    check(|line| {
        let mark = match line.language {
            Language::English => ',',
            Language::French => NARROW,
            Language::Italian | Language::German => '.',
        };
        when(marks_thousands_wrongly(&line.bare, mark), "thousands are marked in another way").into_iter().collect()
    });
}

#[test]
fn units_stay_with_their_numbers() {
    check(|line| when(parts_units(&line.bare), "no no-break space before a unit").into_iter().collect());
}

#[test]
fn percent_signs_and_dollars_follow_their_numbers() {
    check(|line| {
        let text = line.bare.as_str();
        let spaced = text.contains(" %") || text.contains(&format!("{NO_BREAK}%"));
        let dollar = !line.is_excepted("$") && !text.contains("{}{}$") && lacks_before(text, '$', NO_BREAK);
        let found = match line.language {
            Language::English => [when(spaced, "a space before %"), None],
            Language::Italian => [when(spaced, "a space before %"), when(dollar, "no no-break space before $")],
            Language::French | Language::German => [
                when(lacks_before(text, '%', NO_BREAK), "no no-break space before %"),
                when(dollar, "no no-break space before $"),
            ],
        };
        found.into_iter().flatten().collect()
    });
}

#[test]
fn each_thing_has_one_name() {
    check(|line| {
        let glossary = match line.language {
            Language::English => EN.as_slice(),
            Language::French => FR.as_slice(),
            Language::Italian => IT.as_slice(),
            Language::German => DE.as_slice(),
        };
        let words = line.words();
        let mut found: Vec<_> = glossary
            .iter()
            .filter(|(word, _)| says(&words, word) && !line.is_excepted(word))
            .map(|(word, instead)| format!("“{word}” is called “{instead}”"))
            .collect();
        let in_games = IN_GAMES
            .iter()
            .filter(|(language, word, _)| line.in_game && *language == line.language && says(&words, word));
        found.extend(in_games.map(|(_, word, instead)| format!("“{word}” is called “{instead}” in a game")));
        found
    });
}

/// Returns whether words, with a space around each, have this word or one that begins so.
fn says(words: &str, wanted: &str) -> bool {
    match wanted.strip_suffix('*') {
        Some(beginning) => words.contains(&format!(" {beginning}")),
        None => words.contains(&format!(" {wanted} ")),
    }
}

#[test]
fn no_french_article_or_preposition_meets_a_name() {
    check(|line| {
        let meets = |before: &&str, name: &&str| {
            let end = format!("{before} {{ ${name} }}");
            line.text.match_indices(end.as_str()).any(|(at, _)| !line.text[..at].ends_with(char::is_alphanumeric))
        };
        let pairs = BEFORE_NAMES.iter().flat_map(|before| NAMES.iter().map(move |name| (before, name)));
        let french = pairs.filter(|(before, name)| line.language == Language::French && meets(before, name));
        french.map(|(before, name)| format!("“{before}” before ${name}")).collect()
    });
}

/// Returns whether a line speaks of one button.
fn draws_button(line: &str) -> bool {
    line.match_indices("button").any(|(at, word)| !line[at + word.len()..].starts_with('s'))
}

/// Returns the keys that the sources say on a line that draws a button or a link that looks like one.
fn buttons() -> BTreeSet<String> {
    let mut buttons = BTreeSet::new();
    let mut folders = vec![root().join("crates"), root().join("games")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let source = fs::read_to_string(&path).unwrap();
                let drawn = source.lines().filter(|line| draws_button(line));
                buttons.extend(drawn.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned));
            }
        }
    }
    // What explains a button, or asks before it counts, may be longer.
    buttons.retain(|key| !["-ask", "-why", "-what", "-note"].iter().any(|end| key.ends_with(end)));
    buttons
}

#[test]
fn buttons_are_short_enough_for_a_phone() {
    let buttons = buttons();
    assert!(buttons.contains("site-start-go"), "buttons are found");
    check(|line| {
        let length = line.bare.replace("{}", "1870").chars().count();
        when(buttons.contains(&line.key) && length > BUTTON, &format!("a button with {length} letters"))
            .into_iter()
            .collect()
    });
}

#[test]
fn no_break_spaces_reach_the_reader() {
    let money = |language| Words::with(language, &[]).say("common-money", &[("amount", "500".into())]);
    for language in [Language::French, Language::Italian, Language::German] {
        assert_eq!(money(language), format!("500{NO_BREAK}$"), "{language:?}");
    }
    let french = Words::with(Language::French, &[]);
    assert!(french.say("server-why", &[]).ends_with(&format!("{NARROW}?")));
}

#[test]
fn a_line_that_breaks_a_rule_is_found() {
    let line = |text: &str| Line::new(Path::new("x.ftl"), "game-key", Language::French, text);
    assert_eq!(bare("{ $who }\u{a0}: {\" \"}x { $n ->"), "{}\u{a0}: {}x {");
    assert!(lacks_before(&line("Vraiment ?").bare, '?', NARROW) && !lacks_before("Vraiment\u{202f}?", '?', NARROW));
    assert!(lacks_after("« oui »", '«', NO_BREAK) && !lacks_after("«\u{a0}oui\u{a0}»", '«', NO_BREAK));
    assert!(marks_thousands_wrongly("10 500 $", NARROW) && !marks_thousands_wrongly("10\u{202f}500 1870", NARROW));
    assert!(marks_thousands_wrongly("10,500", '.') && !marks_thousands_wrongly("10.500, 1870; 2,5", '.'));
    assert!(marks_thousands_wrongly("$1500", ',') && marks_thousands_wrongly("1500\u{a0}$", '.'));
    assert!(marks_thousands_wrongly("10500", ',') && !marks_thousands_wrongly("$1,500 1870", ','));
    assert!(parts_units("{} s par tour") && parts_units("5 min") && !parts_units("{}\u{a0}s, {} s’assoit, 5 sous"));
    let words = line("Les robots, { $n } fois : l’héritier").words();
    assert_eq!(words, " les robots fois l’héritier ");
    assert!(says(&words, "robot*") && !says(&words, "robot"));
    let lines =
        lines_of_messages(Path::new("x.ftl"), Language::English, "# No\ngame-key = { $n ->\n    [one] One\n}\n");
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["{ $n ->", "One", "}"]);
    let lines =
        lines_of_ledger(Path::new("x.toml"), "id = \"MAL-1\"\nmarks = \"B\"\nfr = \"Oui\"\ntitle.it = \"Sì\"\n");
    assert_eq!(
        lines.iter().map(|line| (line.key.as_str(), line.text.as_str())).collect::<Vec<_>>(),
        [("MAL-1", "Oui"), ("MAL-1", "Sì")]
    );
}
