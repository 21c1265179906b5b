//! Lessons: the introduction to a game, made of scenarios. `data/<game>/lessons.json`, as it is written.
//!
//! The steps of a lesson's scenario are one way to reach its goals; `rulewright check` goes it, so that no lesson asks for
//! what cannot be done.

use rulewright::engine::refusal::Error;
use rulewright::engine::scenario::compare::fits;
use rulewright::engine::scenario::viewer;
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Event, Scenario, ScenarioStep};
use rulewright::games;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::record;
use rulewright_book::words::Both;

/// A file of lessons.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lessons {
    pub lessons: Vec<Lesson>,
}

/// One lesson: something to know, a position, and what to do there.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub id: String,
    pub title: Both<String>,
    pub text: Both<String>,
    /// Reached one after the other.
    pub goals: Vec<Goal>,
    pub scenario: Scenario,
}

/// One thing to do: just one of `event`, `refused`, `opened`.
#[derive(Deserialize, Serialize, Clone)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    pub say: Both<String>,
    /// An event with at least these fields happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Value>,
    /// Something is refused by this clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// This clause is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<String>,
}

/// How many lessons a file has.
///
/// # Errors
/// What is wrong with the file.
pub fn count(text: &str) -> Result<usize, String> {
    Ok(read(text)?.len())
}

fn read(text: &str) -> Result<Vec<Lesson>, String> {
    let Lessons { lessons } = serde_json::from_str(text).map_err(|e| format!("lessons.json: {e}"))?;
    Ok(lessons)
}

/// The lessons of a game, each with the table it begins from, and the reader's own steps on the `way` to its goals.
///
/// # Errors
/// What is wrong with the file.
pub fn exported(text: &str) -> Result<Vec<Value>, String> {
    let lessons = read(text)?;
    let told = |lesson: &Lesson| {
        let mut value = json!(lesson);
        let mut record = record::of(&lesson.scenario);
        value["way"] = json!(way(&lesson.scenario, &record));
        value["start"] = record["start"].take();
        value
    };
    Ok(lessons.iter().map(told).collect())
}

/// The steps of the first side, whom the reader plays. The other side plays by itself on the page; its steps stand in the
/// scenario so that it can be gone through without.
fn way<'a>(scenario: &'a Scenario, record: &Value) -> Vec<&'a ScenarioStep> {
    let tables = std::iter::once(&record["start"]).chain(record["steps"].as_array().into_iter().flatten());
    let steps = scenario.steps.iter().zip(tables);
    steps.filter(|(_, before)| before["table"]["toAct"] == "p1").map(|(step, _)| step).collect()
}

/// Goes through the steps of a lesson's scenario: which of its goals is not reached by them?
///
/// # Errors
/// What keeps the scenario from being set up.
pub fn unmet(goals: &[Goal], scenario: &Scenario) -> Result<Option<String>, Error> {
    if goals.is_empty() {
        return Ok(None);
    }
    let mut play = games::open_scenario(scenario.clone())?;
    // Whether a clause was opened, the page alone knows.
    let mut left = goals.iter().enumerate().filter(|(_, goal)| goal.opened.is_none()).peekable();
    let mut happened = |sign: &Sign| {
        left.next_if(|(_, goal)| goal.met(sign));
    };
    for step in &scenario.steps {
        if let Some(action) = &step.act {
            for event in play.act(action, Viewer::All)? {
                happened(&Sign::Event(Box::new(event)));
            }
        } else if let Some(action) = &step.refuse
            && let Err(error) = viewer(step).and_then(|viewer| play.check(action, viewer))
        {
            happened(&Sign::Refused(error.clause.clone().unwrap_or_default()));
        }
    }
    Ok(left.next().map(|(n, goal)| format!("goals[{n}] is not reached by the steps: {}", goal.say.en)))
}

enum Sign {
    Event(Box<Event>),
    Refused(String),
}

impl Lesson {
    /// Whether it can be gone through, and asks for what there is.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn sound(&self) -> Result<(), String> {
        if self.scenario.steps.iter().any(|step| step.undo.is_some()) {
            return Err("a lesson goes forward: its scenario has no `undo`".to_owned());
        }
        self.goals.iter().try_for_each(Goal::sound)
    }
}

impl Goal {
    fn met(&self, sign: &Sign) -> bool {
        match sign {
            Sign::Event(event) => self.event.as_ref().is_some_and(|wanted| fits(wanted, &json!(event))),
            Sign::Refused(clause) => self.refused.as_ref() == Some(clause),
        }
    }

    /// Whether it asks for one thing, and for a clause there is.
    ///
    /// # Errors
    /// What is wrong with it.
    fn sound(&self) -> Result<(), String> {
        let asked = [self.event.is_some(), self.refused.is_some(), self.opened.is_some()];
        if asked.iter().filter(|asked| **asked).count() != 1 {
            return Err("a goal has one of `event`, `refused`, `opened`".to_owned());
        }
        let known = |id: &String| games::clause(id).is_some();
        match self.refused.iter().chain(&self.opened).find(|id| !known(id)) {
            Some(id) => Err(format!("no rulebook has a clause `{id}`")),
            None => Ok(()),
        }
    }
}

#[cfg(all(test, feature = "noxilia"))]
mod tests {
    use super::*;
    use crate::sources;

    #[test]
    fn what_the_other_side_does_is_not_on_the_readers_way() {
        let lessons = exported(sources::of("noxilia").unwrap().lessons.unwrap().text()).unwrap();
        let lesson = lessons.iter().find(|lesson| lesson["id"] == "reaction").unwrap();
        let all = lesson["scenario"]["steps"].as_array().unwrap();
        let way = lesson["way"].as_array().unwrap();
        let kinds: Vec<&str> = way.iter().filter_map(|step| step["do"]["type"].as_str()).collect();
        assert_eq!((all.len(), kinds), (3, vec!["pass", "choose"]));
    }
}
