//! Writes every page with sample data into a folder, to look at them: `cargo run -p bequest-web --example look FOLDER`.

use std::path::Path;
use std::{env, fs, io};

use bequest_web::assets;
use bequest_words::Language;

#[path = "../tests/samples/mod.rs"]
mod samples;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "target/look".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        fs::write(folder.join(asset.path.trim_start_matches('/')), asset.body)?;
    }
    for &language in Language::ALL {
        for (name, page) in samples::pages(language) {
            let page = page.replace("\"/assets/", "\"assets/");
            fs::write(folder.join(format!("{name}-{}.html", language.code())), page)?;
        }
    }
    Ok(())
}
