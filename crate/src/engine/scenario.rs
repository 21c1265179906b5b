//! Scenarios: a position, scripted chance, steps, and what must come of them.

use std::mem::take;

use serde_json::Value;

use super::difference::{fits, subset};
use super::refusal::Error;
use super::rulebook::Clause;
use super::session::Play;
use super::shape::Read;
use super::side::Viewer;
use super::wire::{Difference, Event, Options, Scenario, ScenarioStep, Table, Verdict};

/// What a scenario that does not script enough falls back on; the same for everybody.
pub const SEED: &str = "scenario";

/// The options that set a scenario's position up and script its chance. They take both with them: a position is large, and
/// no step looks at it.
#[must_use]
pub fn options(scenario: &mut Scenario) -> Options {
    let mut setup = take(&mut scenario.setup);
    setup.content = scenario.content.take().or(setup.content);
    let script = Some(take(&mut scenario.chance));
    Options { game: scenario.game.clone(), seed: SEED.to_owned(), setup: Some(setup), script, ..Options::default() }
}

/// Runs a scenario in a session made from its [`options`], and tells what was otherwise than it says.
///
/// # Errors
/// A clause no rulebook has, or a step that says nothing or too much.
pub fn run(scenario: &Scenario, play: &mut dyn Play) -> Result<Verdict, Error> {
    for (n, id) in scenario.rules.iter().enumerate() {
        known(id).map_err(|e| e.inside(&format!("rules[{n}]")))?;
    }
    let mut runner = Runner { play, since: 0, differences: Vec::new() };
    for (n, step) in scenario.steps.iter().enumerate() {
        runner.step(&format!("steps[{n}]"), step)?;
        // What comes after a step that could not be done says nothing.
        if step.act.is_some() && !runner.differences.is_empty() {
            break;
        }
    }
    if runner.differences.is_empty() {
        runner.nothing_left();
    }
    Ok(Verdict { passed: runner.differences.is_empty(), differences: runner.differences })
}

fn known(id: &str) -> Result<Clause, Error> {
    let unknown = || Error::new("unknown-clause", format!("no rulebook has a clause `{id}`")).by(id);
    Clause::named(id).ok_or_else(unknown)
}

struct Runner<'a> {
    play: &'a mut dyn Play,
    /// The first event since the last thing done.
    since: u32,
    differences: Vec<Difference>,
}

impl Runner<'_> {
    fn step(&mut self, at: &str, step: &ScenarioStep) -> Result<(), Error> {
        match step {
            ScenarioStep { act: Some(action), refuse: None, expect: None, events: None, offers: None, .. } => {
                self.since = self.play.events(0, Viewer::All).last().map_or(0, |e| e.id + 1);
                if let Err(error) = self.play.act(action, Viewer::All) {
                    self.differs(&format!("{at}.do"), "it is done", &error.to_string());
                }
                Ok(())
            }
            ScenarioStep {
                act: None,
                refuse: Some(action),
                cites: Some(clause),
                expect: None,
                events: None,
                offers: None,
                ..
            } => {
                known(clause).map_err(|e| e.inside(&format!("{at}.cites")))?;
                let got = match self.play.check(action, Viewer::All) {
                    Ok(()) => "it is allowed".to_owned(),
                    Err(error) if error.clause.as_deref() == Some(clause) => return Ok(()),
                    Err(error) => error.to_string(),
                };
                self.differs(&format!("{at}.refuse"), &format!("{clause} forbids it"), &got);
                Ok(())
            }
            ScenarioStep { act: None, refuse: None, expect: Some(expected), events: None, offers: None, .. } => {
                Table::read(without_nulls(expected)).map_err(|e| e.inside(&format!("{at}.expect")))?;
                let table = to_value(&self.play.table(Viewer::All));
                subset(&format!("{at}.expect"), expected, Some(&table), &mut self.differences);
                Ok(())
            }
            ScenarioStep { act: None, refuse: None, expect: None, events: Some(expected), offers: None, .. } => {
                self.events(at, expected)
            }
            ScenarioStep {
                act: None,
                refuse: None,
                expect: None,
                events: None,
                offers: Some(filter),
                are: Some(expected),
                ..
            } => {
                self.offers(at, filter, expected);
                Ok(())
            }
            _ => {
                let text = "a step has one of `do`, `refuse` with `cites`, `expect`, `events`, `offers` with `are`";
                Err(Error::field(at, text))
            }
        }
    }

    fn events(&mut self, at: &str, expected: &[Value]) -> Result<(), Error> {
        for (n, event) in expected.iter().enumerate() {
            Event::read(without_nulls(event)).map_err(|e| e.inside(&format!("{at}.events[{n}]")))?;
        }
        let happened: Vec<Value> = self.play.events(self.since, Viewer::All).iter().map(to_value).collect();
        let mut rest = happened.iter();
        for (n, event) in expected.iter().enumerate() {
            if !rest.any(|got| fits(event, got)) {
                let near = happened.iter().filter(|got| got.get("kind") == event.get("kind"));
                let near: Vec<String> = near.map(Value::to_string).collect();
                let got = if near.is_empty() { kinds(&happened) } else { near.join("\n") };
                self.differs(&format!("{at}.events[{n}]"), &event.to_string(), &got);
                break;
            }
        }
        Ok(())
    }

    fn offers(&mut self, at: &str, filter: &Value, expected: &[Value]) {
        let listed = self.play.actions(Viewer::All);
        let mut left: Vec<Value> = listed.iter().map(|l| to_value(&l.action)).filter(|a| fits(filter, a)).collect();
        for (n, one) in expected.iter().enumerate() {
            match left.iter().position(|action| fits(one, action)) {
                Some(found) => drop(left.remove(found)),
                None => self.differs(&format!("{at}.are[{n}]"), &one.to_string(), "it is not offered"),
            }
        }
        for action in left {
            self.differs(&format!("{at}.are"), "no other action", &action.to_string());
        }
    }

    fn nothing_left(&mut self) {
        let (dice, draws) = self.play.script_left();
        if (dice, draws) != (0, 0) {
            let got = format!("{dice} dice and {draws} draws are left: the rules asked for less");
            self.differs("chance", "every scripted die and draw is used", &got);
        }
    }

    fn differs(&mut self, at: &str, expected: &str, got: &str) {
        let (at, expected, got) = (at.to_owned(), expected.to_owned(), got.to_owned());
        self.differences.push(Difference { at, expected, got });
    }
}

fn kinds(events: &[Value]) -> String {
    let kinds: Vec<&str> = events.iter().filter_map(|e| e.get("kind")?.as_str()).collect();
    format!("only: {}", kinds.join(", "))
}

fn to_value(of: &impl serde::Serialize) -> Value {
    // By way of text: the page's module then needs one writer of JSON, not two.
    serde_json::to_string(of).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// An expectation as the table it is a part of: what must be absent cannot be wrong in form.
fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            map.iter().filter(|(_, v)| !v.is_null()).map(|(k, v)| (k.clone(), without_nulls(v))).collect()
        }
        Value::Array(items) => items.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}
