//! `rulewright check`: runs scenario files and prints what differed.

pub mod record;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use rulewright::engine::wire::{Action, Difference, Scenario, Verdict};
use rulewright::games;
use serde_json::Value;
use similar::{ChangeTag, TextDiff};

use crate::lessons::{self, Goal, Lesson};
use crate::{Done, cores};

/// Runs scenarios and prints what differed; fails when one did, or when there was none.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or folders of them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print only what failed, and the count.
    #[arg(long, short)]
    quiet: bool,
    /// Also write what every step of every scenario led to (its table and events) as JSON into this folder, for pages
    /// that show scenarios without the engine.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// A scenario file.
pub struct File {
    pub path: PathBuf,
    /// Its path within the folder that was asked for.
    pub within: PathBuf,
    /// Its scenarios, or what is wrong with each.
    pub scenarios: Vec<Result<Scenario, String>>,
    /// What the scenarios of lessons ask for, in the same order; those of no lesson ask for nothing.
    goals: Vec<Vec<Goal>>,
}

/// What came of one scenario.
struct Outcome {
    /// What to print, when it failed.
    failed: Option<String>,
    record: Option<Value>,
}

/// Runs every scenario under the paths.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    let files: Vec<File> = files(&args.paths).into_iter().map(|(path, within)| read(path, within)).collect();
    let all: Vec<(usize, usize)> =
        files.iter().enumerate().flat_map(|(f, file)| (0..file.scenarios.len()).map(move |n| (f, n))).collect();
    let (mut passed, mut failed) = (0, 0);
    let mut here = Tally::default();
    let work = |n: usize| one(&files[all[n].0], all[n].1, args.record.is_some());
    cores::in_order(all.len(), work, |n, outcome| {
        let file = &files[all[n].0];
        match outcome.failed {
            None => here.passed += 1,
            Some(text) => {
                here.failed += 1;
                writeln!(out, "{text}")?;
            }
        }
        here.records.extend(outcome.record);
        if all.get(n + 1).is_none_or(|(next, _)| *next != all[n].0) {
            passed += here.passed;
            failed += here.failed;
            if let Some(folder) = &args.record {
                record::write(folder, file, &here.records)?;
            }
            if !args.quiet {
                writeln!(out, "{} {}", file.path.display(), here.told())?;
            }
            here = Tally::default();
        }
        // A long run is watched.
        out.flush()
    })?;
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(failed == 0 && passed > 0)
}

#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
    records: Vec<Value>,
}

impl Tally {
    fn told(&self) -> String {
        match (self.passed, self.failed) {
            (passed, 0) => format!("{passed} passed"),
            (0, failed) => format!("{failed} failed"),
            (passed, failed) => format!("{passed} passed, {failed} failed"),
        }
    }
}

/// The JSON files under these paths, folders walked in order of name, each with its path within what was asked for.
pub fn files(paths: &[PathBuf]) -> Vec<(PathBuf, PathBuf)> {
    let mut out = Vec::new();
    for path in paths {
        if path.is_dir() {
            walk(path, Path::new(""), &mut out);
        } else {
            out.push((path.clone(), path.file_name().map(PathBuf::from).unwrap_or_default()));
        }
    }
    out
}

fn walk(folder: &Path, within: &Path, out: &mut Vec<(PathBuf, PathBuf)>) {
    let mut inside: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|e| Some(e.ok()?.path())).collect();
    inside.sort();
    for path in inside {
        let within = within.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            walk(&path, &within, out);
        } else if path.extension().is_some_and(|e| e == "json") {
            out.push((path, within));
        }
    }
}

/// The scenarios of a file: one, a list, or those of its lessons. Each is read for itself, so that one fault hides no other.
pub fn read(path: PathBuf, within: PathBuf) -> File {
    let text = fs::read_to_string(&path).map_err(|e| e.to_string());
    let value = text.and_then(|text| serde_json::from_str(&text).map_err(|e| e.to_string()));
    let scenarios = match value {
        Err(error) => vec![Err(error)],
        Ok(Value::Array(list)) => list.into_iter().map(scenario).collect(),
        Ok(Value::Object(mut file)) if file.contains_key("lessons") => {
            return taught(path, within, &mut file["lessons"]);
        }
        Ok(one) => vec![scenario(one)],
    };
    File { path, within, scenarios, goals: Vec::new() }
}

fn taught(path: PathBuf, within: PathBuf, lessons: &mut Value) -> File {
    let rows = lessons.as_array_mut().map(std::mem::take).unwrap_or_default();
    let (scenarios, goals) = rows.into_iter().map(lesson).unzip();
    File { path, within, scenarios, goals }
}

fn lesson(value: Value) -> (Result<Scenario, String>, Vec<Goal>) {
    let id = value["id"].as_str().unwrap_or("without an id").to_owned();
    let read: Result<Lesson, _> = serde_path_to_error::deserialize(value);
    match read {
        Err(error) => (Err(format!("{id}\n  {}", fault("", &error))), Vec::new()),
        Ok(Lesson { goals, scenario, .. }) => match goals.iter().find_map(|goal| goal.sound().err()) {
            Some(error) => (Err(format!("{id}\n  {error}")), Vec::new()),
            None => (Ok(scenario), goals),
        },
    }
}

fn scenario(value: Value) -> Result<Scenario, String> {
    let title = value.pointer("/title/en").and_then(Value::as_str).unwrap_or("without a title").to_owned();
    let read: Scenario = serde_path_to_error::deserialize(value).map_err(|e| under(&title, &fault("", &e)))?;
    // What an `offers` step compares is a part of an action: a field no action has would never be found.
    for (n, step) in read.steps.iter().enumerate() {
        let parts = step.offers.iter().map(|filter| ("offers".to_owned(), filter));
        let are = step.are.iter().flatten().enumerate().map(|(k, one)| (format!("are[{k}]"), one));
        for (field, part) in parts.chain(are) {
            serde_path_to_error::deserialize::<_, Action>(without_nulls(part))
                .map_err(|e| format!("{title}\n  {}", fault(&format!("steps[{n}].{field}"), &e)))?;
        }
    }
    Ok(read)
}

/// What is wrong, each fault on a line of its own under what it is about.
fn under(head: &str, faults: &str) -> String {
    format!("{head}\n  {}", faults.replace('\n', "\n  "))
}

/// Where, and what: `steps[2].offers.piece: ...`.
fn fault(outer: &str, error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    let path = error.path().to_string();
    let parts: Vec<&str> = [outer, path.as_str()].into_iter().filter(|part| !part.is_empty() && *part != ".").collect();
    if parts.is_empty() { error.inner().to_string() } else { format!("{}: {}", parts.join("."), error.inner()) }
}

fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(map) => map.iter().filter(|(_, v)| !v.is_null()).map(|(k, v)| (k.clone(), v.clone())).collect(),
        other => other.clone(),
    }
}

fn one(file: &File, n: usize, recorded: bool) -> Outcome {
    let place = format!("{}[{n}]", file.path.display());
    match &file.scenarios[n] {
        Err(fault) => Outcome { failed: Some(format!("\n{place} {fault}")), record: None },
        Ok(scenario) => {
            let record = if recorded { Some(record::of(scenario)) } else { None };
            let goals = file.goals.get(n).map_or(&[][..], Vec::as_slice);
            Outcome { failed: failure(&place, scenario, goals), record }
        }
    }
}

fn failure(place: &str, scenario: &Scenario, goals: &[Goal]) -> Option<String> {
    let title = scenario.title.get("en").map_or("without a title", String::as_str);
    let head = format!("\n{place} {title} ({})", scenario.rules.join(", "));
    match games::check(scenario.clone()) {
        Ok(Verdict { passed: true, .. }) => match lessons::unmet(goals, scenario) {
            Ok(None) => None,
            Ok(Some(unmet)) => Some(format!("{head}\n  {unmet}")),
            Err(error) => Some(under(&head, &error.to_string())),
        },
        Err(error) => Some(under(&head, &error.to_string())),
        Ok(verdict) => Some(verdict.differences.iter().fold(head, |text, d| text + &difference(d))),
    }
}

/// Where it is, then what was said (`-`) against what was (`+`), of which only as much as was spoken of.
fn difference(d: &Difference) -> String {
    let expected: Option<Value> = serde_json::from_str(&d.expected).ok();
    let got = d.got.lines().map(|line| match (&expected, serde_json::from_str(line)) {
        (Some(expected), Ok(got)) => asked(expected, &got).to_string(),
        _ => line.to_owned(),
    });
    let got: Vec<String> = got.collect();
    let mut text = format!("\n  {}", d.at);
    for change in TextDiff::from_lines(&spread(std::slice::from_ref(&d.expected)), &spread(&got)).iter_all_changes() {
        let sign = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => ' ',
        };
        text += &format!("\n    {sign} {}", change.value().trim_end());
    }
    text
}

/// What of `got` an expectation speaks of.
fn asked(expected: &Value, got: &Value) -> Value {
    match (expected, got) {
        (Value::Object(keys), Value::Object(values)) => {
            let part = keys.iter().filter_map(|(key, part)| Some((key.clone(), asked(part, values.get(key)?))));
            part.collect()
        }
        _ => got.clone(),
    }
}

/// One text a line; long JSON over several, so that what is equal stands once.
fn spread(texts: &[String]) -> String {
    let line = |text: &String| match serde_json::from_str::<Value>(text) {
        Ok(value @ (Value::Object(_) | Value::Array(_))) if text.len() > 90 => {
            serde_json::to_string_pretty(&value).unwrap_or_else(|_| text.clone())
        }
        _ => text.clone(),
    };
    texts.iter().map(|text| line(text) + "\n").collect()
}
