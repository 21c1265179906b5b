//! Scenarios are run here at games of other modules. Players need none of this, so it is a module of its own, the same for every
//! game.

use rulewright::engine::json;
use rulewright::engine::scenario::{self, NotDone, Subject};
use rulewright::engine::side::Viewer;
use rulewright::engine::wire::{Action, Scenario, ScriptLeft};
use serde_json::Value;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::{Text, thrown};

#[wasm_bindgen]
extern "C" {
    /// A game of another module, before the first step of its scenario.
    pub type Opened;

    #[wasm_bindgen(method, js_name = hasClause)]
    fn has_clause(this: &Opened, id: &str) -> bool;
    #[wasm_bindgen(method, catch, js_name = carryOut)]
    fn carry_out(this: &Opened, action: &str, actor: &str, viewer: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    fn goto(this: &Opened, step: u32, viewer: &str);
    #[wasm_bindgen(method, catch)]
    fn check(this: &Opened, action: &str, viewer: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    fn table(this: &Opened, viewer: &str) -> String;
    #[wasm_bindgen(method)]
    fn events(this: &Opened, from: u32, viewer: &str) -> String;
    #[wasm_bindgen(method, js_name = eventsAfter)]
    fn events_after(this: &Opened, step: u32, viewer: &str) -> String;
    #[wasm_bindgen(method)]
    fn actions(this: &Opened, viewer: &str) -> String;
    #[wasm_bindgen(method, catch)]
    fn preview(this: &Opened, action: &str, viewer: &str) -> Result<String, JsValue>;
    #[wasm_bindgen(method, js_name = scriptLeft)]
    fn script_left(this: &Opened) -> String;

    /// What was thrown, as a text; nothing for what is no plain object.
    #[wasm_bindgen(js_namespace = JSON)]
    fn stringify(thrown: &JsValue) -> Option<String>;
}

/// Runs a scenario at its game; the verdict as JSON.
///
/// # Errors
/// What is wrong with the scenario.
#[wasm_bindgen(js_name = runScenario)]
pub fn run_scenario(scenario: &str, game: Opened) -> Text {
    let mut game = Asked(game);
    let verdict = json::read::<Scenario>(scenario).and_then(|scenario| scenario::run(&scenario, &mut game));
    verdict.map(|verdict| json::write(&verdict)).map_err(thrown)
}

/// A game that is asked in texts.
struct Asked(Opened);

/// Who decides for every side, and sees all.
const ALL: &str = "all";

/// A text of the other module, which is always good.
fn value(text: &str) -> Value {
    json::parsed(text).unwrap_or_default()
}

fn items(list: Value) -> Vec<Value> {
    match list {
        Value::Array(items) => items,
        _ => Vec::new(),
    }
}

fn field(mut of: Value, name: &str) -> Value {
    of.get_mut(name).map(Value::take).unwrap_or_default()
}

/// What the other module has thrown. What is no error of the engine goes on to the caller: the module has stopped.
fn not_done(thrown: JsValue) -> NotDone {
    let told = stringify(&thrown).map(|text| value(&text)).unwrap_or_default();
    let Some(text) = lines(&told) else { wasm_bindgen::throw_val(thrown) };
    let word = |name: &str| told[name].as_str().map(str::to_owned);
    NotDone { clause: word("clause"), why: word("why"), text }
}

/// The faults of an error, a line for each.
fn lines(error: &Value) -> Option<String> {
    let faults = error["faults"].as_array().map_or(std::slice::from_ref(error), Vec::as_slice);
    let lines: Option<Vec<String>> = faults.iter().map(line).collect();
    lines.map(|lines| lines.join("\n"))
}

fn line(fault: &Value) -> Option<String> {
    let message = fault["message"].as_str()?;
    Some(fault["field"].as_str().map_or_else(|| message.to_owned(), |field| format!("{field}: {message}")))
}

impl Subject for Asked {
    fn has_clause(&self, id: &str) -> bool {
        self.0.has_clause(id)
    }

    fn carry_out(&mut self, action: &Action) -> Result<(), NotDone> {
        self.0.carry_out(&json::write(action), ALL, ALL).map_err(not_done)
    }

    fn goto(&mut self, step: u32) {
        self.0.goto(step, ALL);
    }

    fn check(&self, action: &Action, viewer: Viewer) -> Result<(), NotDone> {
        self.0.check(&json::write(action), &viewer.to_string()).map_err(not_done)
    }

    fn table(&self, viewer: Viewer) -> Value {
        value(&self.0.table(&viewer.to_string()))
    }

    fn events(&self, after: Option<u32>, viewer: Viewer) -> Vec<Value> {
        let text = match after {
            None => self.0.events(0, &viewer.to_string()),
            Some(step) => self.0.events_after(step, &viewer.to_string()),
        };
        items(value(&text))
    }

    fn actions(&self, viewer: Viewer) -> Vec<Value> {
        let offers = items(value(&self.0.actions(&viewer.to_string())));
        offers.into_iter().map(|offer| field(offer, "action")).collect()
    }

    fn outcomes(&self, action: &Action, viewer: Viewer) -> Result<Vec<Value>, NotDone> {
        let text = self.0.preview(&json::write(action), &viewer.to_string()).map_err(not_done)?;
        Ok(items(field(value(&text), "outcomes")))
    }

    fn script_left(&self) -> ScriptLeft {
        json::read(&self.0.script_left()).unwrap_or_default()
    }
}
