use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::browser::Browser;

/// Which pictures are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Every view in every look.
    Everything,
    /// Those of the README.
    Readme,
}

/// Something to be pictured.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) name: &'static str,
    pub(crate) language: &'static str,
}

/// The screen that a picture shows, one point of light a pixel.
#[derive(Clone, Copy)]
struct Look {
    name: &'static str,
    width: u32,
    height: u32,
    phone: bool,
    scheme: &'static str,
}

const LOOKS: [Look; 4] = [
    Look { name: "laptop", width: 1366, height: 768, phone: false, scheme: "light" },
    Look { name: "dark", width: 1366, height: 768, phone: false, scheme: "dark" },
    Look { name: "phone", width: 390, height: 844, phone: true, scheme: "light" },
    Look { name: "wide", width: 1920, height: 1080, phone: false, scheme: "light" },
];

/// The pictures of the README: file, view and look.
const README: [(&str, &str, &str); 9] = [
    ("home", "home", "laptop"),
    ("table", "auction", "laptop"),
    ("phone", "laying", "phone"),
    ("dark", "destination", "dark"),
    ("rulebook", "rulebook", "laptop"),
    ("tree", "heir", "laptop"),
    ("estate", "estate", "laptop"),
    ("spending", "spending", "laptop"),
    ("plans", "plans", "dark"),
];

/// True when nothing in the page will change by itself.
const SETTLED: &str = "document.readyState === 'complete'
    && document.fonts.status === 'loaded'
    && [...document.images].every((image) => image.complete && image.naturalWidth > 0)
    && document.getAnimations().every((animation) => animation.playState === 'finished')
    && document.querySelector('#banner')?.hidden !== false";

/// Waits until the page has been drawn.
const DRAWN: &str = "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";

/// Takes pictures and writes them into a folder.
pub(crate) struct Camera {
    folder: PathBuf,
    wanted: Wanted,
    taken: usize,
}

impl Camera {
    pub(crate) fn new(folder: impl AsRef<Path>, wanted: Wanted) -> Result<Self> {
        let folder = folder.as_ref().to_owned();
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Self { folder, wanted, taken: 0 })
    }

    /// Returns whether any picture of a view is wanted.
    pub(crate) fn wants(&self, view: View) -> bool {
        LOOKS.iter().any(|look| self.file(view, *look).is_some())
    }

    /// Opens an address once for each look that is wanted, and takes the pictures.
    ///
    /// `shows` is an expression that holds in the page that is meant.
    pub(crate) async fn take(&mut self, browser: &Browser, view: View, address: &str, shows: &str) -> Result<()> {
        for look in LOOKS {
            let Some(file) = self.file(view, look) else { continue };
            put_on(browser, look, view.language).await;
            browser.goto(address).await;
            let status = browser.status().await;
            ensure!(status == 200, "{address} has the status {status}");
            browser.wait(shows).await;
            browser.wait(SETTLED).await;
            browser.client.execute_async(DRAWN, vec![]).await?;
            let picture = browser.client.screenshot().await?;
            fs::write(&file, picture).with_context(|| format!("cannot write {}", file.display()))?;
            println!("{}", file.display());
            self.taken += 1;
        }
        // Those who go on from here find everything where it is on a laptop.
        put_on(browser, LOOKS[0], view.language).await;
        Ok(())
    }

    /// Says how many pictures were taken; fails if one of the README is of nothing that there is.
    pub(crate) fn finish(&self) -> Result<()> {
        println!("{} pictures", self.taken);
        let complete = self.wanted == Wanted::Everything || self.taken == README.len();
        ensure!(complete, "the README has {} pictures", README.len());
        Ok(())
    }

    /// Returns the file of a picture, if it is wanted.
    fn file(&self, view: View, look: Look) -> Option<PathBuf> {
        let name = match self.wanted {
            Wanted::Everything => format!("{}-{}.png", view.name, look.name),
            Wanted::Readme => {
                let (file, ..) = README.iter().find(|(_, of, on)| (*of, *on) == (view.name, look.name))?;
                format!("{file}.png")
            }
        };
        Some(self.folder.join(name))
    }
}

/// Makes a browser look like a device whose owner likes it light or dark and speaks a language.
async fn put_on(browser: &Browser, look: Look, language: &str) {
    let Look { width, height, phone, scheme, .. } = look;
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
    browser.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
    browser.tell("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
    browser.tell("Network.enable", json!({})).await;
    let headers = json!({ "headers": { "Accept-Language": language } });
    browser.tell("Network.setExtraHTTPHeaders", headers).await;
    browser.prefer("prefers-color-scheme", scheme).await;
}
