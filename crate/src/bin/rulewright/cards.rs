//! `rulewright cards`: the table of all cards of a game, as `docs/<game>-cards.md` has it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use indexmap::IndexMap;

use rulewright_book::sheet::{Row, Sheet};
use rulewright_book::words::Lang;

use crate::fault::{Done, Fault};
use crate::sources;

/// Prints every card of a game with its text and its scenarios, as Markdown: `docs/<game>-cards.md` is its output.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    #[arg(long)]
    game: String,
    /// The language of names and texts.
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
    /// The folder of scenarios in which cards are looked for: `tests/scenarios/<game>` when left out.
    #[arg(long, value_name = "DIR")]
    scenarios: Option<PathBuf>,
}

/// Prints the table.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let sheet = sheet(&args.game, args.lang)?;
    let folder = args.scenarios.clone().unwrap_or_else(|| Path::new("tests/scenarios").join(&args.game));
    let tests = tests(&folder, &sheet)?;
    write!(out, "{}", table(&sheet, &tests))?;
    Ok(true)
}

fn sheet(game: &str, lang: Lang) -> Result<Sheet, String> {
    let source = sources::of(game)?;
    source.cards.ok_or_else(|| format!("no table of cards is made of {game}"))?(lang)
}

/// In which files of scenarios a card is, and in how many of each, by the place of the card.
type Tests = BTreeMap<usize, BTreeMap<String, usize>>;

fn table(sheet: &Sheet, tests: &Tests) -> String {
    let mut groups: IndexMap<&str, Vec<(usize, &Row)>> = IndexMap::new();
    for (n, row) in sheet.rows.iter().enumerate() {
        groups.entry(&row.group).or_default().push((n, row));
    }
    let mut table = sheet.head.to_owned();
    for (group, rows) in groups {
        table += &format!("\n## {group}\n\n| Card | What it is | Text | Scenarios |\n| --- | --- | --- | --- |\n");
        for (n, Row { id, name, line, text, .. }) in rows {
            let tests: Vec<String> =
                tests.get(&n).into_iter().flatten().map(|(file, count)| format!("{file} {count}")).collect();
            table +=
                &format!("| {name}<br>`{id}` | {line} | {} | {} |\n", text.replace('\n', "<br>"), tests.join(", "));
        }
    }
    table
}

/// The scenarios that name a card in set-up or steps, by card.
fn tests(folder: &Path, sheet: &Sheet) -> Result<Tests, Fault> {
    let mut tests = Tests::new();
    let Ok(files) = fs::read_dir(folder) else { return Ok(tests) };
    let mut files: Vec<PathBuf> = files.map(|f| f.map(|f| f.path())).collect::<Result<_, _>>()?;
    files.sort();
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "json")) {
        let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let text = fs::read_to_string(file)?;
        let all: Vec<serde_json::Value> =
            serde_json::from_str(&text).map_err(|e| format!("{}: {e}", file.display()))?;
        for scenario in &all {
            let title = scenario.pointer("/title/en").and_then(|t| t.as_str()).unwrap_or_default();
            let said = scenario.to_string();
            for (n, row) in sheet.rows.iter().enumerate() {
                // A Bloodbound Spell is cast without its name; a card's own scenarios begin with it.
                let own = title.strip_prefix(&row.title).is_some_and(|rest| rest.starts_with(':'));
                if own || said.contains(&format!("\"{}\"", row.id)) {
                    *tests.entry(n).or_default().entry(name.clone()).or_default() += 1;
                }
            }
        }
    }
    Ok(tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts, without the column of scenarios: those come and go with every change of rules.
    fn texts(table: &str) -> Vec<&str> {
        table
            .lines()
            .map(|line| line.trim_end_matches(" |").rsplit_once(" | ").map_or(line, |(text, _)| text))
            .collect()
    }

    #[test]
    fn the_texts_in_the_docs_are_those_that_are_printed() {
        for source in sources::ALL.iter().filter(|source| source.cards.is_some()) {
            let printed = table(&sheet(source.id, Lang::En).unwrap(), &Tests::new());
            let name = format!("docs/{}-cards.md", source.id);
            let kept = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(&name)).unwrap();
            assert!(texts(&printed) == texts(&kept), "{name} is stale: rulewright cards --game {} > {name}", source.id);
        }
    }
}
