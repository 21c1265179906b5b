//! `rulewright export`: what the page fetches beside the engine.

mod boards;
mod said;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rulewright::engine::refusal::Fault;
use rulewright::engine::wire::{Action, Event, Options, Save, Scenario, Table};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::json;

use crate::book::Book;
use crate::{Done, lessons, sources};
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
}

/// Writes the files and names them.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let public = args.out.join("public");
    let mut taught = serde_json::Map::new();
    for source in sources::ALL {
        let book = Book::of(source)?;
        write(&public.join(format!("games/{}.json", book.id)), &book, out)?;
        let rulebook = json!({
            "id": book.id,
            "title": book.title,
            "chapters": book.chapters,
            "clauses": book.clauses,
        });
        write(&public.join(format!("rulebooks/{}.json", book.id)), &rulebook, out)?;
        if let Some(text) = source.lessons {
            let lessons = lessons::exported(text)?;
            taught.insert(book.id.clone(), lessons.len().into());
            write(&public.join(format!("lessons/{}.json", book.id)), &lessons, out)?;
        }
        if let Some(folder) = &args.scenarios {
            let (boards, here) = (Boards::of(&book, folder)?, public.join("boards"));
            let mut said = Said::of(source)?;
            for scenario in boards.scenarios() {
                said.hear(scenario)?;
            }
            said.settle()?;
            write(&here.join(format!("{}.json", book.id)), &boards.index(), out)?;
            for lang in ["en", "fr"] {
                write(&here.join(format!("{}.words.{lang}.json", book.id)), &boards.words(lang)?, out)?;
            }
            for (clause, file) in boards.files() {
                write(&here.join(format!("{}/{clause}.json", book.id)), &file, out)?;
            }
        }
    }
    write(&public.join("lessons/index.json"), &taught, out)?;
    for (name, schema) in schemas() {
        write(&public.join(format!("schema/{name}.schema.json")), &schema, out)?;
    }
    Ok(true)
}

fn write(path: &Path, value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, serde_json::to_string(value)? + "\n")?;
    writeln!(out, "{}", path.display())
}

/// What may be sent is described as it is read, what is only told as it is written.
fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("action", read::<Action>()),
        ("error", SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<Fault>()),
        ("event", read::<Event>()),
        ("options", read::<Options>()),
        ("save", read::<Save>()),
        ("scenario", read::<Scenario>()),
        ("table", read::<Table>()),
    ]
}

fn read<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<T>()
}
