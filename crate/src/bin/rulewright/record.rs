//! Records: what every step of a scenario led to, so that a page can show and step it without the engine.

use rulewright::engine::scenario::{take_back, viewer};
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Event, Scenario, ScenarioStep};
use rulewright::games;
use serde_json::{Value, json};

/// `{ scenario, start: { table, events }, steps: [{ table, events, refusal?, left? }] }`: the table it begins from and,
/// for each of its steps, the table after it and what happened in it; `left` says how many of all events are left where
/// a step takes something back. Null where the scenario cannot be set up.
pub fn of(scenario: &Scenario) -> Value {
    let Ok(mut play) = games::open_scenario(scenario.clone()) else { return Value::Null };
    let start = json!({ "table": play.table(Viewer::All), "events": play.events(0, Viewer::All) });
    let mut steps = Vec::new();
    for step in &scenario.steps {
        let mut events: Vec<Event> = Vec::new();
        let mut refusal = None;
        match step {
            ScenarioStep { act: Some(action), .. } => {
                let (from, since) = (play.events_so_far(Viewer::All), play.step());
                refusal = play.carry_out(action, Viewer::All).err();
                events = play.events_and_changes(from, since, Viewer::All);
            }
            ScenarioStep { undo: Some(count), .. } => refusal = take_back(&mut *play, *count).err(),
            ScenarioStep { refuse: Some(action), .. } => {
                refusal = viewer(step).and_then(|viewer| play.check(action, viewer)).err();
            }
            _ => {}
        }
        let mut record = json!({ "table": play.table(Viewer::All), "events": events });
        if step.undo.is_some() {
            record["left"] = json!(play.events(0, Viewer::All).len());
        }
        if let Some(refusal) = refusal {
            record["refusal"] = json!(refusal);
        }
        steps.push(record);
    }
    json!({ "scenario": scenario, "start": start, "steps": steps })
}
