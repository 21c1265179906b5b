//! Files of scenarios: one scenario, a list of them, or the lessons of a game.

use std::fs;
use std::path::{Path, PathBuf};

use rulewright::engine::wire::Scenario;
use serde_json::Value;

use super::text::Key;
use crate::lessons::{Goal, Lesson};

/// A scenario file.
pub struct File {
    pub path: PathBuf,
    /// Its path within the folder that was asked for.
    pub within: PathBuf,
    /// Its scenarios, or what is wrong with each.
    pub scenarios: Vec<Result<Scenario, String>>,
    /// What the scenarios of lessons ask for, in the same order; those of no lesson ask for nothing.
    pub goals: Vec<Vec<Goal>>,
    form: Form,
}

/// How a file holds its scenarios.
#[derive(Clone, Copy)]
enum Form {
    One,
    List,
    Lessons,
}

impl File {
    /// The way to a scenario from the root of its file.
    pub fn way_to(&self, n: usize) -> Vec<Key> {
        match self.form {
            Form::One => Vec::new(),
            Form::List => vec![Key::Item(n)],
            Form::Lessons => vec![Key::Field("lessons".into()), Key::Item(n), Key::Field("scenario".into())],
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
    let (scenarios, form) = match value {
        Err(error) => (vec![Err(error)], Form::One),
        Ok(Value::Array(list)) => (list.into_iter().map(scenario).collect(), Form::List),
        Ok(Value::Object(mut file)) if file.contains_key("lessons") => {
            return taught(path, within, &mut file["lessons"]);
        }
        Ok(one) => (vec![scenario(one)], Form::One),
    };
    File { path, within, scenarios, goals: Vec::new(), form }
}

fn taught(path: PathBuf, within: PathBuf, lessons: &mut Value) -> File {
    let rows = lessons.as_array_mut().map(std::mem::take).unwrap_or_default();
    let (scenarios, goals) = rows.into_iter().map(lesson).unzip();
    File { path, within, scenarios, goals, form: Form::Lessons }
}

fn lesson(value: Value) -> (Result<Scenario, String>, Vec<Goal>) {
    let id = value["id"].as_str().unwrap_or("without an id").to_owned();
    let read: Result<Lesson, _> = serde_path_to_error::deserialize(value);
    match read {
        Err(error) => (Err(format!("{id}\n  {}", fault(&error))), Vec::new()),
        Ok(lesson) => match lesson.sound() {
            Err(error) => (Err(format!("{id}\n  {error}")), Vec::new()),
            Ok(()) => (Ok(lesson.scenario), lesson.goals),
        },
    }
}

fn scenario(value: Value) -> Result<Scenario, String> {
    let title = value.pointer("/title/en").and_then(Value::as_str).unwrap_or("without a title").to_owned();
    serde_path_to_error::deserialize(value).map_err(|e| format!("{title}\n  {}", fault(&e)))
}

/// Where, and what: `steps[2].do.piece: ...`.
fn fault(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    match error.path().to_string().as_str() {
        "" | "." => error.inner().to_string(),
        path => format!("{path}: {}", error.inner()),
    }
}
