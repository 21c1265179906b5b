//! `--update`: what is goes into the files in place of what they expect, for their author to read.
//!
//! Only expected results are written, never actions: `expect`, `events`, `cites`, `why`, `are`, `odds`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use rulewright::engine::json;
use rulewright::engine::refusal::Error;
use rulewright::engine::scenario::compare::{asked, fits, is_set, paired};
use rulewright::engine::scenario::{Offered, Refused, Step, happened, outcome_fits, take_back};
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Action, Scenario};
use rulewright::games;
use serde_json::{Map, Value};

use super::choice::Choice;
use super::file;
use super::text::{Edit, Key, edited};
use crate::fault::Fault;

/// The fields that say what an unexpected piece or card is, and where.
const GIST: [&str; 5] = ["is", "owner", "at", "place", "kind"];

/// Brings the files under these paths up to date, and names those that it writes.
pub fn files(paths: &[PathBuf], choice: &Choice, out: &mut impl Write) -> Result<(), Fault> {
    for (path, within) in file::files(paths) {
        let file = file::read(path.clone(), within);
        let mut edits = Vec::new();
        for (n, scenario) in file.scenarios.iter().enumerate() {
            let Ok(scenario) = scenario.as_ref().map_err(|_| ()) else { continue };
            if choice.asks_for(&file.scenarios[n]) && !choice.is_absent(&scenario.game) {
                edits.extend(of(scenario).into_iter().map(|edit| inside(edit, file.way_to(n))));
            }
        }
        if edits.is_empty() {
            continue;
        }
        let wrong = |error| Fault::Request(format!("{}: {error}", path.display()));
        let text = fs::read_to_string(&path).map_err(wrong)?;
        fs::write(&path, edited(&text, &edits)).map_err(wrong)?;
        writeln!(out, "{} {} updated", path.display(), edits.len())?;
    }
    Ok(())
}

fn inside(edit: Edit, mut way: Vec<Key>) -> Edit {
    way.extend(edit.way);
    Edit { way, ..edit }
}

/// What a scenario must say instead. It ends where something cannot be done: that is not for us to change.
fn of(scenario: &Scenario) -> Vec<Edit> {
    let mut edits = Vec::new();
    if let Ok(mut play) = games::open_scenario(scenario.clone()) {
        // A clause that is not known is reported when the scenario is run.
        let known = |_: &str| Ok(());
        let mut walk = Walk { play: &mut *play, since: None, edits: &mut edits };
        // So is a faulty step.
        let _ = scenario.steps.iter().enumerate().try_for_each(|(n, step)| walk.step(n, &Step::of(step, &known)?));
    }
    edits
}

struct Walk<'a> {
    play: &'a mut dyn Play,
    /// The step before the last thing done, if anything was done.
    since: Option<u32>,
    edits: &'a mut Vec<Edit>,
}

impl Walk<'_> {
    fn step(&mut self, n: usize, step: &Step) -> Result<(), Error> {
        let way = |field: &str| vec![Key::Field("steps".into()), Key::Item(n), Key::Field(field.into())];
        match step {
            Step::Do(action) => {
                self.since = Some(self.play.step());
                self.play.carry_out(action, Viewer::All)?;
            }
            Step::Undo(count) => {
                take_back(self.play, *count)?;
                self.since = Some(self.play.step());
            }
            Step::Refuse(refused) => self.refused(refused, way),
            Step::Expect(expected, viewer) => {
                let table = json::value(&self.play.table(*viewer));
                mend(("", ""), &way("expect"), expected, Some(&table), self.edits);
            }
            Step::Events(expected, viewer) => self.events(expected, *viewer, &way("events")),
            Step::Offers(Offered { filter, listed, all: true }, viewer) => {
                self.offers(filter, listed, *viewer, way("are"));
            }
            Step::Offers(..) => {}
            Step::Preview(action, expected, viewer) => self.odds(action, expected, *viewer, way("odds")),
        }
        Ok(())
    }

    fn refused(&mut self, refused: &Refused, way: impl Fn(&str) -> Vec<Key>) {
        let Err(error) = self.play.check(refused.action, refused.viewer) else { return };
        let Some(clause) = error.clause.clone() else { return };
        if refused.cites.is_some_and(|cites| cites != clause) {
            self.edits.push(Edit { way: way("cites"), value: clause.into() });
        }
        if let Some(why) = error.why.clone().filter(|why| refused.why.is_some_and(|said| said != *why)) {
            self.edits.push(Edit { way: way("why"), value: why.into() });
        }
    }

    /// Each event that did not happen becomes the next one of its kind; where there is none, it goes.
    fn events(&mut self, expected: &[Value], viewer: Viewer, way: &[Key]) {
        let happened: Vec<Value> = happened(self.play, self.since, viewer).iter().map(|one| json::value(one)).collect();
        let (mut next, mut kept, mut edits) = (0, Vec::new(), Vec::new());
        for (n, event) in expected.iter().enumerate() {
            let same_kind = |got: &Value| got["kind"] == event["kind"];
            let find = |fit: &dyn Fn(&Value) -> bool| happened[next..].iter().position(fit);
            let Some(found) = find(&|got| fits(event, got)).or_else(|| find(&same_kind)) else { continue };
            let got = &happened[next + found];
            next += found + 1;
            kept.push(if fits(event, got) { event.clone() } else { asked(event, got) });
            let mut item = way.to_vec();
            item.push(Key::Item(n));
            mend(("", ""), &item, event, Some(got), &mut edits);
        }
        if kept.len() < expected.len() {
            edits = vec![Edit { way: way.to_vec(), value: kept.into() }];
        }
        self.edits.extend(edits);
    }

    fn offers(&mut self, filter: &Value, listed: &[Value], viewer: Viewer, way: Vec<Key>) {
        let legal = self.play.actions(viewer);
        let legal: Vec<Value> = legal.iter().map(|l| json::value(&l.action)).filter(|a| fits(filter, a)).collect();
        let value = relisted(listed, &legal, fits);
        self.edits.extend(value.map(|value| Edit { way, value }));
    }

    fn odds(&mut self, action: &Action, expected: &[Value], viewer: Viewer, way: Vec<Key>) {
        let Ok(preview) = self.play.preview(action, viewer) else { return };
        let outcomes: Vec<Value> = preview.outcomes.iter().map(|one| json::value(one)).map(without_decimal).collect();
        let value = relisted(expected, &outcomes, outcome_fits);
        self.edits.extend(value.map(|value| Edit { way, value }));
    }
}

/// The fraction is the truth.
fn without_decimal(mut outcome: Value) -> Value {
    outcome.as_object_mut().map(|map| map.remove("p"));
    outcome
}

/// A list whose order means nothing: what is still right stays as it is written, and what is new follows. Nothing, if all
/// is right.
fn relisted(expected: &[Value], got: &[Value], fits: impl Fn(&Value, &Value) -> bool) -> Option<Value> {
    let pairs = paired(expected.len(), got.len(), |n, k| fits(&expected[n], &got[k]));
    let right = pairs.iter().zip(expected).filter(|(pair, _)| pair.is_some()).map(|(_, item)| item.clone());
    let new = got.iter().enumerate().filter(|(k, _)| !pairs.contains(&Some(*k))).map(|(_, item)| like(expected, item));
    let list: Vec<Value> = right.chain(new).collect();
    (list.len() != expected.len() || list != expected).then(|| list.into())
}

/// Brings an expectation up to date, part by part: what is right stays as it is written.
fn mend((around, field): (&str, &str), way: &[Key], expected: &Value, got: Option<&Value>, out: &mut Vec<Edit>) {
    let got = got.filter(|value| !value.is_null());
    let mut inner = |key: Key, names: (&str, &str), expected: &Value, got: Option<&Value>| {
        let mut way = way.to_vec();
        way.push(key);
        mend(names, &way, expected, got, out);
    };
    match (expected, got) {
        (Value::Object(keys), Some(Value::Object(values))) => {
            for (key, value) in keys {
                inner(Key::Field(key.clone()), (field, key), value, values.get(key));
            }
        }
        (Value::Array(items), Some(Value::Array(values))) if is_set(around, field) => {
            if let Some(value) = relisted(items, values, fits) {
                out.push(Edit { way: way.to_vec(), value });
            }
        }
        (Value::Array(items), Some(Value::Array(values))) if items.len() == values.len() => {
            for (n, (item, value)) in items.iter().zip(values).enumerate() {
                inner(Key::Item(n), (field, ""), item, Some(value));
            }
        }
        (Value::Array(items), Some(Value::Array(values))) => {
            let value = values.iter().map(|value| like(items, value)).collect();
            out.push(Edit { way: way.to_vec(), value });
        }
        (Value::Null, None) => {}
        (expected, Some(got)) if fits(expected, got) => {}
        (_, got) => out.push(Edit { way: way.to_vec(), value: got.map_or(Value::Null, gist) }),
    }
}

/// A new item of a list, with as much said of it as of the others.
fn like(others: &[Value], item: &Value) -> Value {
    let mut said = Map::new();
    others.iter().filter_map(Value::as_object).for_each(|other| said.extend(other.clone()));
    if said.is_empty() { gist(item) } else { asked(&Value::Object(said), item) }
}

/// Of a piece or a card what it is and where; of anything else all.
fn gist(value: &Value) -> Value {
    match value {
        Value::Object(map) if map.contains_key("is") => {
            let part = map.iter().filter(|(key, value)| GIST.contains(&key.as_str()) && !value.is_null());
            part.map(|(key, value)| (key.clone(), value.clone())).collect()
        }
        other => other.clone(),
    }
}
