//! `--report`: one HTML page of what failed, with the board before and after. It needs no script and no other file.

use std::fmt;

use rulewright::engine::wire::{Difference, Scenario, ScenarioStep};
use serde_json::Value;

use super::difference;
use super::drawing::{self, escaped};
use super::wrong::Wrong;
use crate::record;

/// A scenario that failed.
pub struct Failure {
    /// Which file, and which of its scenarios.
    place: String,
    title: String,
    wrong: Wrong,
    /// The scenario as it went, where it could be read.
    scenario: Option<Box<Scenario>>,
}

impl Failure {
    /// It could not be read: the text says which one and why.
    pub fn unread(place: String, fault: &str) -> Failure {
        let (title, fault) = fault.split_once("\n  ").unwrap_or(("", fault));
        Failure { place, title: title.to_owned(), wrong: Wrong::Fault(fault.to_owned()), scenario: None }
    }

    /// It went wrong.
    pub fn of(place: String, scenario: &Scenario, wrong: Wrong) -> Failure {
        let title = scenario.title.get("en").map_or("without a title", String::as_str);
        let title = format!("{title} ({})", scenario.rules.join(", "));
        Failure { place, title, wrong, scenario: Some(Box::new(scenario.clone())) }
    }
}

/// As the command line prints it.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{} {}", self.place, self.title)?;
        match &self.wrong {
            Wrong::Fault(fault) => write!(f, "\n  {}", indented(fault)),
            Wrong::Differs(all) => all.iter().try_for_each(|one| f.write_str(&difference::printed(one))),
        }
    }
}

/// Each fault on a line of its own under what it is about.
fn indented(faults: &str) -> String {
    faults.replace('\n', "\n  ")
}

const LOOK: &str = "
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: #1c1b19; background: #fff }
h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem; border-top: 1px solid #bbb; padding-top: 1rem }
h2 small { font-weight: normal; color: #555 }
table.differences { border-collapse: collapse; margin: .5rem 0 }
table.differences :is(th, td) { border: 1px solid #bbb; padding: .25rem .5rem; text-align: left; vertical-align: top }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px }
.boards { display: flex; flex-wrap: wrap; gap: 1.5rem }
figure { margin: .5rem 0; max-width: 100%; overflow-x: auto }
svg { background: #f4f1ea } svg text { font-size: 10px; text-anchor: middle }
.open { fill: none; stroke: #ccc } .other { fill: #cfc8ba; stroke: #aaa }
.piece { fill: #ddd; stroke: #333 } .piece.p1 { fill: #a9cdea } .piece.p2 { fill: #f0b6a5 }
.piece.changed { stroke-width: 3 } li.changed { font-weight: bold }
.places td { border: 1px solid #aaa; padding: .25rem .5rem; vertical-align: top; min-width: 9rem }
ul { margin: .25rem 0; padding-left: 1.1rem }
";

/// The page.
pub fn page(failures: &[Failure], passed: u32) -> String {
    let count = format!("{passed} passed, {} failed", failures.len());
    let parts: String = failures.iter().map(section).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Scenarios: {count}</title>\n<style>{LOOK}</style>\n</head>\n<body>\n<h1>Scenarios: {count}</h1>\n{parts}</body>\n</html>\n"
    )
}

fn section(failure: &Failure) -> String {
    let head = format!("<h2>{} <small>{}</small></h2>", escaped(&failure.title), escaped(&failure.place));
    let body = match &failure.wrong {
        Wrong::Fault(fault) => format!("<pre>{}</pre>", escaped(fault)),
        Wrong::Differs(all) => {
            let boards = failure.scenario.as_deref().map(|scenario| boards(scenario, all));
            format!("{}{}", differences(all), boards.unwrap_or_default())
        }
    };
    format!("{head}\n{body}\n")
}

fn differences(all: &[Difference]) -> String {
    let cell = |text: &str| format!("<td><pre>{}</pre></td>", escaped(text));
    let row = |d: &Difference| format!("<tr>{}{}{}</tr>", cell(&d.at), cell(&d.expected), cell(&d.got));
    let rows: String = all.iter().map(row).collect();
    format!("<table class=\"differences\"><tr><th>Where</th><th>Expected</th><th>Got</th></tr>{rows}</table>")
}

/// The board at the first difference, and before the last action.
fn boards(scenario: &Scenario, all: &[Difference]) -> String {
    let record = record::of(scenario);
    let tables: Vec<&Value> = std::iter::once(&record["start"])
        .chain(record["steps"].as_array().into_iter().flatten())
        .map(|moment| &moment["table"])
        .collect();
    let step = all.first().and_then(|d| step_of(&d.at)).unwrap_or(0).min(scenario.steps.len().saturating_sub(1));
    let moves = |step: &ScenarioStep| step.act.is_some() || step.undo.is_some();
    // Before the first step stands the table that it begins from.
    let before = scenario.steps.iter().take(step + 1).rposition(moves).unwrap_or(0);
    let (Some(before), Some(after)) = (tables.get(before), tables.get(step + 1)) else { return String::new() };
    let figure = |name: &str, table: &Value, other: &Value| {
        format!("<figure><figcaption>{name}</figcaption>{}</figure>", drawing::table(table, other))
    };
    let pair = [figure("Before", before, after), figure(&format!("After steps[{step}]"), after, before)];
    format!("<div class=\"boards\">{}</div>", pair.concat())
}

/// `steps[2].expect` is about step 2.
fn step_of(at: &str) -> Option<usize> {
    at.strip_prefix("steps[")?.split(']').next()?.parse().ok()
}
