//! Boards: for every clause, its scenarios as they went, so that a page can show and step them without the engine.
//!
//! A scenario's name is its first clause and a few words of its English title:
//! `skirmish:bonus.1/a-bonus-is-not-damage`. The name stays if a file is sorted; it changes with the title.
//!
//! A clause's file has its first examples, as many as come quickly to a reader who looks at one of them. What follows them is
//! listed there by name and title, and each has a file of its own at its name: `skirmish/bonus.1/a-bonus-is-not-damage.json`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use indexmap::IndexMap;
use rulewright::engine::session::patch;
use rulewright::engine::wire::{Scenario, ScenarioStep, SetupSchema, StatSchema};
use serde_json::{Map, Value, json};

use crate::book::{Book, Clause};
use crate::{check, record};

/// The scenarios of one game, by the clause they are about.
pub struct Boards<'a> {
    book: &'a Book,
    /// In the order of their files, those at home first.
    shown: Vec<Shown>,
}

/// How many bytes of examples a clause's file has; the first example is there at any length. As JSON compresses, this is about
/// what the words of a game take.
const TOGETHER: usize = 48 * 1024;

struct Shown {
    name: String,
    /// Does it stand in the file of its clause's chapter? Scenarios of cards name a clause too, and come after those.
    at_home: bool,
    scenario: Scenario,
    record: Value,
    /// The record's length as JSON, in bytes.
    length: usize,
}

impl<'a> Boards<'a> {
    /// Plays the scenarios of a game.
    ///
    /// # Errors
    /// The first scenario that cannot be read or set up.
    pub fn of(book: &'a Book, folder: &Path) -> Result<Self, String> {
        let mut taken = BTreeSet::new();
        let mut shown = Vec::new();
        for (path, within) in check::files(&[folder.to_path_buf()]) {
            let file = chapter_of(&within.file_stem().unwrap_or_default().to_string_lossy());
            for scenario in check::read(path.clone(), within).scenarios {
                let scenario = scenario.map_err(|e| format!("{}: {e}", path.display()))?;
                if scenario.game != book.id {
                    continue;
                }
                let (Some(rule), Some(title)) = (scenario.rules.first(), scenario.title.get("en")) else { continue };
                let name = name(rule, title, &taken);
                taken.insert(name.clone());
                let record = record::of(&scenario);
                if record.is_null() {
                    return Err(format!("{}: {title}: it cannot be set up", path.display()));
                }
                let at_home = dotted(short(rule)).starts_with(&file);
                let record = steps(&scenario, record);
                shown.push(Shown { name, at_home, length: record.to_string().len(), record, scenario });
            }
        }
        shown.sort_by_key(|s| !s.at_home);
        Ok(Boards { book, shown })
    }

    /// The scenarios.
    pub fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        self.shown.iter().map(|shown| &shown.scenario)
    }

    /// A file for every clause, and one for every example that does not stand in its clause's. Each with its path in the
    /// folder of the game.
    pub fn files(&self) -> impl Iterator<Item = (String, Value)> {
        let mut apart = BTreeMap::new();
        let mut files = Vec::new();
        for clause in &self.book.clauses {
            let shown = self.shown_by(clause);
            let (first, rest) = shown.split_at(first_of(&shown));
            apart.extend(rest.iter().map(|s| (short(&s.name).to_owned(), s.record.clone())));
            files.push((short(&clause.id).to_owned(), clause_file(clause, first, rest)));
        }
        files.into_iter().chain(apart)
    }

    /// A clause's own scenarios; where it has none, those that name it in second place.
    fn shown_by(&self, clause: &Clause) -> Vec<&Shown> {
        let own: Vec<&Shown> = self.shown.iter().filter(|s| s.scenario.rules.first() == Some(&clause.id)).collect();
        let named = || self.shown.iter().filter(|s| s.scenario.rules.contains(&clause.id)).collect();
        if own.is_empty() { named() } else { own }
    }

    /// For every clause: how many boards it has, which other clauses' scenarios it is met in, and its charts.
    pub fn index(&self) -> Value {
        let mut met: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for Shown { scenario, record, .. } in &self.shown {
            let mut cited: BTreeSet<&str> = scenario.rules.iter().map(String::as_str).collect();
            cites(record, &mut cited);
            for id in cited {
                met.entry(id).or_default().insert(&scenario.rules[0]);
            }
        }
        let entry = |clause: &Clause| {
            let boards = self.shown.iter().filter(|s| s.scenario.rules.first() == Some(&clause.id)).count();
            let others = met.get(clause.id.as_str()).into_iter().flatten().filter(|id| **id != clause.id);
            let mut about = json!({ "boards": boards, "in": others.collect::<Vec<_>>() });
            let charts: Vec<_> = self.book.charts.iter().filter(|chart| chart.clause == clause.id).collect();
            if !charts.is_empty() {
                about["charts"] = json!(charts);
            }
            (clause.id.clone(), about)
        };
        json!(self.book.clauses.iter().map(entry).collect::<IndexMap<_, _>>())
    }

    /// The book as a board needs it, in one language: of other clauses, no more than what they are called.
    ///
    /// # Errors
    /// None that a book can cause.
    pub fn words(&self, lang: &str) -> Result<Value, String> {
        let mut book = serde_json::to_value(self.book).map_err(|e| e.to_string())?;
        for clause in book["clauses"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
            clause.insert("text".into(), json!({ "en": "", "fr": "" }));
            for long in ["ruling", "see", "chapter", "kind", "origin"] {
                clause.remove(long);
            }
        }
        book["chapters"] = json!([]);
        book["blurb"] = json!({ "en": "", "fr": "" });
        // A board names decks and maps and offers none of them; of units and cards it shows what they are and do.
        for list in ["decks", "maps"] {
            for entry in book[list].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
                for (field, value) in entry.iter_mut().filter(|(field, _)| !["id", "name"].contains(&field.as_str())) {
                    *value = empty(field);
                }
            }
        }
        for thing in book["things"].as_object_mut().into_iter().flat_map(Map::values_mut) {
            if let Some(thing) = thing.as_object_mut() {
                for unshown in ["flavour", "deck", "user", "lasts", "place", "facets", "token"] {
                    thing.remove(unshown);
                }
            }
        }
        book.as_object_mut().map(|book| book.remove("builds"));
        book["setup"] = drawn(&self.book.setup);
        only(lang, &mut book);
        Ok(book)
    }
}

/// How many of these scenarios stand in one file.
fn first_of(shown: &[&Shown]) -> usize {
    let mut bytes = 0;
    let fits = |s: &&&Shown| {
        bytes += s.length;
        bytes <= TOGETHER
    };
    shown.iter().take_while(fits).count().max(1).min(shown.len())
}

fn clause_file(clause: &Clause, first: &[&Shown], rest: &[&Shown]) -> Value {
    let names: Vec<&String> = first.iter().map(|s| &s.name).collect();
    let scenarios: Vec<&Value> = first.iter().map(|s| &s.record).collect();
    let mut file = json!({ "clause": clause, "names": names, "scenarios": scenarios });
    if !rest.is_empty() {
        file["rest"] = rest.iter().map(|s| json!({ "name": s.name, "title": s.scenario.title })).collect();
    }
    file
}

/// Nothing is set up on a board: of a schema it has what pieces and places are drawn by.
fn drawn(setup: &SetupSchema) -> Value {
    let mut kept = json!({ "pieces": { "stats": bare(&setup.pieces.stats) } });
    if !setup.places.is_empty() {
        kept["places"] = json!(bare(&setup.places));
    }
    if let Some(draws) = &setup.draws {
        kept["draws"] = json!(draws);
    }
    kept
}

/// Of numbers what they are drawn by, and of those that are not drawn nothing.
fn bare(stats: &[StatSchema]) -> Vec<StatSchema> {
    let bare = |stat: &StatSchema| StatSchema {
        range: None,
        printed: false,
        away: false,
        when: None,
        only: Vec::new(),
        capped: Vec::new(),
        ..stat.clone()
    };
    stats.iter().map(bare).filter(|stat| *stat != StatSchema::told(&stat.id)).collect()
}

/// A field of a deck or a map with nothing in it.
fn empty(field: &str) -> Value {
    match field {
        "text" => json!({ "en": "", "fr": "" }),
        "legend" => json!({}),
        "leader" => json!(""),
        _ => json!([]),
    }
}

/// Keeps one language of each text that has two.
fn only(lang: &str, value: &mut Value) {
    match value {
        Value::Object(map) if map.len() == 2 && map.contains_key("en") && map.contains_key("fr") => {
            map.retain(|key, _| key == lang);
        }
        Value::Object(map) => map.values_mut().for_each(|inner| only(lang, inner)),
        Value::Array(items) => items.iter_mut().for_each(|inner| only(lang, inner)),
        _ => {}
    }
}

fn short(clause: &str) -> &str {
    clause.split_once(':').map_or(clause, |(_, id)| id)
}

/// The chapter of a file. Files have the names of chapters, and of their clauses if a chapter fills several (`setup-2-9`).
fn chapter_of(file: &str) -> String {
    dotted(file.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '-'))
}

/// Files are called as chapters are, except for the dots.
fn dotted(name: &str) -> String {
    name.replace('-', ".")
}

/// As few words of the title as tell it from the others of its clause, and no fewer than say something.
fn name(rule: &str, title: &str, taken: &BTreeSet<String>) -> String {
    let plain: String = title.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    (6..words.len())
        .map(|n| format!("{rule}/{}", words[..n].join("-")))
        .find(|name| !taken.contains(name))
        .unwrap_or_else(|| format!("{rule}/{}", words.join("-")))
}

/// The steps a reader follows: what is done, what is taken back and what is refused. Of a table stands only what changed in it
/// besides what its events changed.
fn steps(scenario: &Scenario, mut record: Value) -> Value {
    let mut before = record["start"]["table"].clone();
    let mut kept = Vec::new();
    let taken = record["steps"].as_array_mut().map(std::mem::take).unwrap_or_default();
    for (step, mut told) in scenario.steps.iter().zip(taken) {
        if !is_followed(step) {
            continue;
        }
        for event in told["events"].as_array().into_iter().flatten() {
            apply(&mut before, &event["changes"]);
        }
        let changes = patch::between(&before, &told["table"]);
        before = told["table"].take();
        let mut entry = json!({ "changes": changes, "events": told["events"] });
        for some in ["refusal", "left"] {
            if let Some(value) = told.get(some) {
                entry[some] = value.clone();
            }
        }
        kept.push(entry);
    }
    let steps = scenario.steps.iter().filter(|step| is_followed(step)).cloned().collect();
    let shown = Scenario { steps, ..scenario.clone() };
    json!({ "scenario": shown, "start": record["start"], "steps": kept })
}

/// What an event changed, done to a table; one that changed nothing says nothing of it.
fn apply(table: &mut Value, changes: &Value) {
    if let Ok(changes) = serde_json::from_value::<json_patch::Patch>(changes.clone()) {
        json_patch::patch(table, &changes).expect("an event changes the table that it happens on");
    }
}

fn is_followed(step: &ScenarioStep) -> bool {
    step.act.is_some() || step.undo.is_some() || step.refuse.is_some()
}

/// Every clause that a value cites anywhere.
fn cites<'v>(value: &'v Value, out: &mut BTreeSet<&'v str>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                match value {
                    Value::String(id) if key == "cites" || key == "clause" => {
                        out.insert(id);
                    }
                    _ => cites(value, out),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| cites(item, out)),
        _ => {}
    }
}

#[cfg(all(test, feature = "skirmish"))]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_a_chapter_or_to_some_of_its_clauses() {
        let chapters = ["setup-2-9", "keyword-build-1-5", "ability-magic_resistance", "turn"].map(chapter_of);
        assert_eq!(chapters, ["setup", "keyword.build", "ability.magic_resistance", "turn"]);
    }

    #[test]
    fn a_file_has_as_many_examples_as_come_quickly_and_always_one() {
        let of = |length| Shown {
            name: String::new(),
            at_home: true,
            scenario: serde_json::from_value(json!({ "rules": [], "title": {}, "game": "skirmish", "steps": [] }))
                .unwrap(),
            record: Value::Null,
            length,
        };
        let count = |lengths: &[usize]| {
            first_of(&lengths.iter().map(|&n| of(n)).collect::<Vec<_>>().iter().collect::<Vec<_>>())
        };
        assert_eq!([count(&[]), count(&[TOGETHER * 2]), count(&[TOGETHER * 2, 1])], [0, 1, 1]);
        assert_eq!([count(&[TOGETHER / 2; 3]), count(&[TOGETHER, 1]), count(&[1, TOGETHER, 1])], [2, 1, 1]);
    }

    #[test]
    fn what_is_taken_back_is_a_step_of_its_own_that_leaves_fewer_events() {
        let scenario = json!({
            "rules": ["skirmish:house.move.1"], "title": {}, "game": "skirmish",
            "setup": { "pieces": { "w": { "is": "ash-warden", "owner": "p1", "at": [3, 3] } } },
            "steps": [
                { "do": { "type": "move", "piece": "w", "to": [3, 4] } },
                { "expect": { "round": 2 } },
                { "undo": 1 },
                { "refuse": { "type": "move", "piece": "w", "to": [12, 3] } }
            ]
        });
        let scenario: Scenario = serde_json::from_value(scenario).unwrap();
        let board = steps(&scenario, record::of(&scenario));
        assert_eq!(board["scenario"]["steps"].as_array().map(Vec::len), Some(3));
        let begun = board["start"]["events"].as_array().unwrap().len();
        assert_eq!(board["steps"][1]["left"], begun);
        let changes = board["steps"][1]["changes"].as_array().unwrap();
        assert!(changes.contains(&json!({ "op": "replace", "path": "/pieces/w/at", "value": [3, 3] })), "{changes:?}");
        assert!(board["steps"][0].get("left").is_none() && board["steps"][2]["refusal"].is_object());
    }
}
