use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;
use url::{ParseError, Url};

/// What is not there after this time will not come, however busy the machine is.
pub(crate) const DEADLINE: Duration = Duration::from_secs(120);
/// From look to look.
const PAUSE: Duration = Duration::from_millis(20);

/// Finds the first and innermost thing that is not as on a fresh page; null if all is.
const DIFFERENCE: &str = "
    const tag = (node) => node?.cloneNode?.().outerHTML ?? node?.data ?? 'nothing';
    const difference = (mine, fresh) => {
        if (mine?.isEqualNode(fresh)) return null;
        if (!mine || !fresh || !mine.cloneNode().isEqualNode(fresh.cloneNode())) return `${tag(mine)} instead of ${tag(fresh)}`;
        return inner(mine, fresh);
    };
    const inner = (mine, fresh) => {
        const count = Math.max(mine.childNodes.length, fresh.childNodes.length);
        for (let i = 0; i < count; i++) {
            const found = difference(mine.childNodes[i], fresh.childNodes[i]);
            if (found) return found;
        }
        return null;
    };
    return fetch(location).then((answer) => answer.text()).then((html) => {
        const fresh = new DOMParser().parseFromString(html, 'text/html');
        for (const id of ['board', 'hand', 'players', 'undo']) {
            const [mine, its] = [document, fresh].map((page) => page.getElementById(id).cloneNode(true));
            // Only a script says that something is not chosen yet.
            for (const region of [mine, its]) {
                region.querySelectorAll('[aria-pressed=false]').forEach((it) => it.removeAttribute('aria-pressed'));
            }
            const found = inner(mine, its);
            if (found) return `${id}: ${found}`;
        }
        return null;
    });";

/// How long a page may show the same while a game should go on.
pub(crate) struct Patience {
    shown: String,
    since: Instant,
}

impl Patience {
    pub(crate) fn new() -> Self {
        Self { shown: String::new(), since: Instant::now() }
    }

    /// Notes what is shown; waits for a moment if it is the same as before, and fails if it is for too long.
    pub(crate) async fn look(&mut self, shown: &str) {
        if self.shown != shown {
            *self = Self { shown: shown.to_owned(), since: Instant::now() };
            return;
        }
        assert!(self.since.elapsed() < DEADLINE, "nothing goes on: {shown}");
        sleep(PAUSE).await;
    }
}

/// A browser of someone's own, with nothing in it.
pub(crate) struct Browser {
    pub(crate) client: Client,
    /// What its owner prefers, as style sheets ask for it.
    preferences: Mutex<BTreeMap<&'static str, &'static str>>,
    _driver: Driver,
}

/// The screen that a browser has.
#[derive(Clone, Copy)]
pub(crate) enum Screen {
    Laptop,
    Phone,
}

impl Browser {
    pub(crate) async fn open(screen: Screen) -> Self {
        let driver = Driver::start();
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(driver.capabilities(screen));
        let connected = builder.connect(&format!("http://127.0.0.1:{}", driver.port)).await;
        let client = connected.unwrap_or_else(|error| panic!("chromium does not start: {error}"));
        Self { client, preferences: Mutex::default(), _driver: driver }
    }

    /// Goes to a page. Everything is shown at once, so that what is compared does not depend on time.
    pub(crate) async fn goto(&self, address: &str) {
        self.goto_at("once", address).await;
    }

    /// Goes to a page and sees what others do at a speed from now on.
    pub(crate) async fn goto_at(&self, speed: &str, address: &str) {
        let cookie = json!({ "name": "bequest-speed", "value": speed, "url": address });
        self.tell("Network.setCookie", cookie).await;
        self.client.goto(address).await.unwrap();
    }

    /// Returns what an expression is in the page.
    pub(crate) async fn read(&self, expression: &str) -> Value {
        let found = self.client.execute(&format!("return {expression};"), vec![]).await;
        found.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Returns the text of an expression in the page.
    pub(crate) async fn text(&self, expression: &str) -> String {
        let found = self.read(expression).await;
        found.as_str().unwrap_or_else(|| panic!("{expression} is {found}")).to_owned()
    }

    /// Waits until an expression holds in the page, and returns what it is then.
    pub(crate) async fn wait(&self, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            // While another page is being loaded, there is nothing to read.
            let found = self.client.execute(&format!("return {expression};"), vec![]).await;
            match &found {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(value) => return value.clone(),
            }
            assert!(start.elapsed() < DEADLINE, "{expression} is still {found:?} at {}", self.page().await);
            sleep(PAUSE).await;
        }
    }

    /// Waits for some time until an expression holds in the page, and returns whether it does.
    pub(crate) async fn comes_to(&self, expression: &str, time: Duration) -> bool {
        let start = Instant::now();
        loop {
            let found = self.client.execute(&format!("return {expression};"), vec![]).await;
            if matches!(found, Ok(Value::Bool(true))) || start.elapsed() > time {
                return matches!(found, Ok(Value::Bool(true)));
            }
            sleep(PAUSE).await;
        }
    }

    /// Waits until the page shows what a fresh one would, after all changes that it was sent.
    pub(crate) async fn is_as_fresh(&self) {
        let start = Instant::now();
        while let differs @ (Ok(Value::String(_)) | Err(_)) = self.client.execute(DIFFERENCE, vec![]).await {
            assert!(start.elapsed() < DEADLINE, "the page is not as a fresh one: {differs:?}");
            sleep(PAUSE).await;
        }
    }

    /// Waits for an element.
    pub(crate) async fn wait_for(&self, selector: &str) {
        self.wait(&format!("!!document.querySelector({selector:?})")).await;
    }

    /// Clicks on an element like a person, as soon as it can be clicked on.
    pub(crate) async fn click(&self, selector: &str) {
        let start = Instant::now();
        // A click on something that has just moved or gone does not count.
        while let Err(error) = self.try_click(selector).await {
            let late = start.elapsed() > DEADLINE;
            assert!(!late, "{selector} cannot be clicked on: {error} at {}", self.page().await);
            sleep(PAUSE).await;
        }
    }

    /// Clicks on an element like a person, if it can be clicked on.
    pub(crate) async fn try_click(&self, selector: &str) -> Result<(), CmdError> {
        self.client.find(Locator::Css(selector)).await?.click().await
    }

    /// Presses keys, wherever the focus is. What has the focus may just be redrawn: then it has to be tried again.
    pub(crate) async fn press(&self, keys: &str) {
        let mut patience = Patience::new();
        while let Err(error) = self.client.active_element().await.unwrap().send_keys(keys).await {
            patience.look(&error.to_string()).await;
        }
    }

    /// Presses a key that is not a letter, wherever the focus is.
    pub(crate) async fn press_key(&self, key: Key) {
        self.press(&char::from(key).to_string()).await;
    }

    /// Goes to the control before the one that has the focus.
    pub(crate) async fn go_back(&self) {
        self.press(&[Key::Shift, Key::Tab, Key::Null].map(char::from).iter().collect::<String>()).await;
    }

    /// Types into a field that is empty or has its first value.
    pub(crate) async fn write(&self, selector: &str, text: &str) {
        self.wait_for(selector).await;
        let field = self.client.find(Locator::Css(selector)).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    pub(crate) async fn choose(&self, selector: &str, value: &str) {
        let field = self.client.find(Locator::Css(selector)).await.unwrap();
        field.select_by_value(value).await.unwrap();
    }

    /// Prefers dark pages from now on, in this tab.
    pub(crate) async fn dark(&self) {
        self.prefer("prefers-color-scheme", "dark").await;
    }

    /// Prefers light pages from now on, in this tab.
    pub(crate) async fn light(&self) {
        self.prefer("prefers-color-scheme", "light").await;
    }

    /// Prefers that nothing moves from now on, in this tab.
    pub(crate) async fn reduced_motion(&self) {
        self.prefer("prefers-reduced-motion", "reduce").await;
    }

    /// Answers a question of style sheets like this from now on, in this tab; what was preferred before stays.
    pub(crate) async fn prefer(&self, feature: &'static str, value: &'static str) {
        let features: Vec<Value> = {
            let mut preferences = self.preferences.lock().unwrap();
            preferences.insert(feature, value);
            preferences.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect()
        };
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Runs no script of a page from now on, in this tab; what the test itself reads still works.
    pub(crate) async fn without_scripts(&self) {
        self.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    }

    /// Sends Chromium a command of its own protocol.
    pub(crate) async fn tell(&self, order: &'static str, details: Value) -> Value {
        let told = self.client.issue_cmd(Tell { order, details }).await;
        told.unwrap_or_else(|error| panic!("{order}: {error}"))
    }

    /// Returns the status that the server answered with when the page was loaded.
    pub(crate) async fn status(&self) -> u64 {
        let status = self.read("performance.getEntriesByType('navigation')[0].responseStatus").await;
        status.as_u64().unwrap_or_else(|| panic!("the page has the status {status}"))
    }

    /// Returns the path of the page.
    pub(crate) async fn path(&self) -> String {
        self.text("location.pathname").await
    }

    /// Returns all that the page shows, for those who look for what went wrong.
    async fn page(&self) -> String {
        self.text("location.href + '\\n' + document.body.innerText").await
    }

    /// Returns the errors that the console has shown, except those about a server that is not there, or that refuses an
    /// answer to what is no longer asked.
    pub(crate) async fn errors(&self) -> Vec<String> {
        let entries = self.client.issue_cmd(ReadConsole).await.unwrap();
        let severe = entries.as_array().unwrap().iter().filter(|entry| entry["level"] == "SEVERE");
        let messages = severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned());
        messages.filter(|message| !message.contains("net::ERR_") && !message.contains("409 (Conflict)")).collect()
    }
}

/// A chromedriver with a folder for all that it and its browser write; both end with it.
struct Driver {
    process: Child,
    port: u16,
    folder: Option<TempDir>,
    /// It would end if nobody listened to it.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts one. The port that it is given may be free for one kind of address and taken for the other; then it ends,
    /// and another one is started.
    fn start() -> Self {
        (0..5).find_map(|_| Self::try_start()).expect("chromedriver ends at once")
    }

    fn try_start() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new("chromedriver");
        // Chromium leaves things behind in both.
        command.arg("--port=0").env("TMPDIR", folder.path()).env("HOME", folder.path());
        // A group of its own, so that it can be killed together with its browser.
        let started = command.process_group(0).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = started.expect("chromedriver is missing: cargo xtask test installs it");
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        let port = loop {
            line.clear();
            if output.read_line(&mut line).unwrap() == 0 {
                process.wait().unwrap();
                return None;
            }
            if let Some((_, port)) = line.split_once("was started successfully on port ") {
                break port.trim().trim_end_matches('.').parse().unwrap();
            }
        };
        Some(Self { process, port, folder: Some(folder), _output: output })
    }

    fn capabilities(&self, screen: Screen) -> Capabilities {
        let profile = self.folder.as_ref().unwrap().path().join("profile");
        let mut options = json!({
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-dev-shm-usage",
                "--disable-crash-reporter",
                "--lang=en-US",
                "--window-size=1366,768",
                format!("--user-data-dir={}", profile.display()),
            ],
        });
        if let Screen::Phone = screen {
            let metrics = json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("browserName".to_owned(), json!("chrome"));
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        capabilities
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = kill_process_group(Pid::from_child(&self.process), Signal::KILL);
        let _ = self.process.wait();
        // A browser that dies may still write for a moment.
        let start = Instant::now();
        let folder = self.folder.take().expect("it is taken only here").keep();
        while std::fs::remove_dir_all(&folder).is_err() && start.elapsed() < DEADLINE {
            std::thread::sleep(PAUSE);
        }
    }
}

/// Takes what the console has shown since the last time; a command of Chromium's own.
#[derive(Debug)]
struct ReadConsole;

impl WebDriverCompatibleCommand for ReadConsole {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// An order to Chromium in its own protocol, and what it says of it; a command of Chromium's own, too.
#[derive(Debug)]
struct Tell {
    order: &'static str,
    details: Value,
}

impl WebDriverCompatibleCommand for Tell {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.order, "params": self.details }).to_string()))
    }
}
