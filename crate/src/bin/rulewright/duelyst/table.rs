//! `rulewright cards`: the table of all cards, as `docs/duelyst-cards.md` has it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use rulewright::games::duelyst::cards::language::{Card, CardId, Kind};
use rulewright::games::duelyst::cards::{CARDS, rows};

use super::Prose;
use crate::words::Lang;
use crate::{Done, Fault};

/// Prints every card of Duelyst with its text and its scenarios, as Markdown: `docs/duelyst-cards.md` is its output.
#[derive(clap::Args)]
pub struct Args {
    /// The language of names and texts.
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
    /// The folder of scenarios in which cards are looked for.
    #[arg(long, value_name = "DIR", default_value = "tests/scenarios/duelyst")]
    scenarios: PathBuf,
}

/// Prints the table.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let cards = super::cards()?;
    let prose = Prose::new(args.lang, &cards)?;
    let tests = tests(&args.scenarios, &cards)?;
    write!(out, "{}", table(&prose, &cards, &tests))?;
    let faults = prose.take_faults();
    faults.first().map_or(Ok(true), |fault| Err(Fault::Request(fault.clone())))
}

const HEAD: &str = include_str!("head.md");

/// In which files of scenarios a card is, and in how many of each.
type Tests = BTreeMap<usize, BTreeMap<String, usize>>;

fn table(prose: &Prose, cards: &rows::Cards, tests: &Tests) -> String {
    let mut text = HEAD.to_owned();
    let mut faction = None;
    for (n, card) in CARDS.iter().enumerate() {
        if faction != Some(card.faction) {
            faction = Some(card.faction);
            let name = prose.title(card.faction);
            text += &format!("\n## {name}\n\n| Card | What it is | Text | Scenarios |\n| --- | --- | --- | --- |\n");
        }
        let id = CardId(u16::try_from(n).unwrap_or(u16::MAX));
        let said = prose.text(id).replace('\n', "<br>");
        let tests: Vec<String> =
            tests.get(&n).into_iter().flatten().map(|(file, count)| format!("{file} {count}")).collect();
        let tests = tests.join(", ");
        text +=
            &format!("| {}<br>`{}` | {} | {said} | {tests} |\n", prose.card_name(id), cards.ids[n], line(prose, card));
    }
    text
}

/// `Minion token, Vespyr, 2 mana, 2/3`.
fn line(prose: &Prose, card: &Card) -> String {
    let mut parts = vec![prose.kind(card.kind)];
    if card.token && card.kind != Kind::Tile {
        parts[0] += " (token)";
    }
    parts.extend(card.tribe.map(|tribe| prose.tribe(tribe)));
    if !matches!(card.kind, Kind::General | Kind::Tile) {
        parts.push(format!("{} mana", card.mana));
    }
    if matches!(card.kind, Kind::General | Kind::Minion) {
        parts.push(format!("{}/{}", card.attack, card.health));
    }
    parts.join(", ")
}

/// The scenarios that name a card in set-up or steps, by card.
fn tests(folder: &Path, cards: &rows::Cards) -> Result<Tests, Fault> {
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
            for (n, id) in cards.ids.iter().enumerate() {
                // A Bloodbound Spell is cast without its name; a card's own scenarios begin with it.
                let own = title.strip_prefix(&cards.names[n].0).is_some_and(|rest| rest.starts_with(':'));
                if own || said.contains(&format!("\"{id}\"")) {
                    *tests.entry(n).or_default().entry(name.clone()).or_default() += 1;
                }
            }
        }
    }
    Ok(tests)
}

#[cfg(test)]
mod test {
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
        let cards = super::super::cards().unwrap();
        let prose = Prose::new(Lang::En, &cards).unwrap();
        let printed = table(&prose, &cards, &Tests::new());
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/duelyst-cards.md");
        let kept = fs::read_to_string(docs).unwrap();
        assert!(
            texts(&printed) == texts(&kept),
            "docs/duelyst-cards.md is stale: rulewright cards > docs/duelyst-cards.md"
        );
    }
}
