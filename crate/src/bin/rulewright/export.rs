//! `rulewright export`: what the page fetches beside the engine.

mod boards;
mod said;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;

use rulewright::engine::refusal::Fault;
use rulewright::engine::wire::{Action, Event, Options, Save, Scenario, SetupSchema, Table};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::json;

use rulewright_book::{Source, file};

use crate::book::Book;
use crate::fault::Done;
use crate::{lessons, sources};
use boards::Boards;
use said::Said;

/// Writes `public/games`, `public/rulebooks`, `public/lessons` and `public/schema`: every game in words, its rulebook, its
/// introduction, and the JSON Schema of everything that crosses the boundary.
#[derive(clap::Args)]
pub struct Args {
    /// The folder of the page.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Also writes `public/boards`: the scenarios of this folder as they went, by the clause they are about.
    #[arg(long, value_name = "DIR")]
    scenarios: Option<PathBuf>,
    /// Writes the files of these games alone; of all of them when left out.
    #[arg(long = "game", value_name = "GAME")]
    games: Vec<String>,
    /// Reads the games' words and data again from the folder of the build, if you have changed them since.
    #[arg(long)]
    again: bool,
}

/// Writes the files and names them.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    if args.again {
        file::read_again();
    }
    let public = args.out.join("public");
    let chosen: Vec<&Source> = match args.games.as_slice() {
        [] => sources::ALL.iter().collect(),
        games => games.iter().map(|id| sources::of(id)).collect::<Result<_, _>>()?,
    };
    // Each game is a piece of work of its own.
    let games = thread::scope(|scope| {
        let begin = |source| scope.spawn(move || game(source, args.scenarios.as_deref()));
        let begun: Vec<_> = chosen.into_iter().map(begin).collect();
        let stopped = |_| Err("a game stopped the export".to_owned());
        begun.into_iter().map(|game| game.join().unwrap_or_else(stopped)).collect::<Vec<_>>()
    });
    for files in games {
        for (path, text) in files? {
            write(&public.join(path), &text, out)?;
        }
    }
    let mut taught = serde_json::Map::new();
    for (source, file) in sources::ALL.iter().filter_map(|source| Some((source, source.lessons?))) {
        taught.insert(source.id.to_owned(), lessons::count(file.text())?.into());
    }
    write(&public.join("lessons/index.json"), &text(&taught)?, out)?;
    for (name, schema) in schemas() {
        write(&public.join(format!("schema/{name}.schema.json")), &text(&schema)?, out)?;
    }
    Ok(true)
}

/// What is written of a game: each file by its path, and its text.
#[derive(Default)]
struct Files(Vec<(String, String)>);

impl Files {
    fn add(&mut self, path: String, value: &impl Serialize) -> Result<(), String> {
        self.0.push((path, text(value)?));
        Ok(())
    }
}

fn game(source: &Source, scenarios: Option<&Path>) -> Result<Vec<(String, String)>, String> {
    let mut files = Files::default();
    let book = Book::of(source)?;
    files.add(format!("games/{}.json", book.id), &book)?;
    let rulebook = json!({
        "id": book.id,
        "title": book.title,
        "chapters": book.chapters,
        "clauses": book.clauses,
    });
    files.add(format!("rulebooks/{}.json", book.id), &rulebook)?;
    if let Some(file) = source.lessons {
        files.add(format!("lessons/{}.json", book.id), &lessons::exported(file.text())?)?;
    }
    if let Some(folder) = scenarios {
        add_boards(source, &book, folder, &mut files)?;
    }
    Ok(files.0)
}

/// The scenarios as they went, and all that they say said.
fn add_boards(source: &Source, book: &Book, folder: &Path, files: &mut Files) -> Result<(), String> {
    // Where each game has a folder of its own, no other's scenarios are read.
    let own = Some(folder.join(source.id)).filter(|own| own.is_dir());
    let boards = Boards::of(book, own.as_deref().unwrap_or(folder))?;
    let mut said = Said::of(source)?;
    for scenario in boards.scenarios() {
        said.hear(scenario)?;
    }
    said.settle()?;
    files.add(format!("boards/{}.json", book.id), &boards.index())?;
    for lang in ["en", "fr"] {
        files.add(format!("boards/{}.words.{lang}.json", book.id), &boards.words(lang)?)?;
    }
    for (path, file) in boards.files() {
        files.add(format!("boards/{}/{path}.json", book.id), &file)?;
    }
    Ok(())
}

fn text(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|e| e.to_string())
}

fn write(path: &Path, text: &str, out: &mut impl Write) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, format!("{text}\n"))?;
    writeln!(out, "{}", path.display())
}

/// Input is described as it is read, output as it is written.
fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("action", read::<Action>()),
        ("error", written::<Fault>()),
        ("event", read::<Event>()),
        ("options", read::<Options>()),
        ("save", read::<Save>()),
        ("scenario", read::<Scenario>()),
        ("setup", written::<SetupSchema>()),
        ("table", read::<Table>()),
    ]
}

fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}

fn read<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<T>()
}
