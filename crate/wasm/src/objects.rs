//! The same answers as values of JavaScript, without text between. The shapes are those of the JSON.

use rulewright::engine::json::shape::Read;
use rulewright::engine::refusal::Error;
use rulewright::engine::wire::Action;
use rulewright::json;
use serde::Serialize;
use serde_json::Value;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::game::Game;
use crate::thrown;

type Answer = Result<JsValue, JsValue>;

/// As `JSON.parse` would make it: records are plain objects, and what has no value is null.
fn value(of: &impl Serialize) -> Answer {
    Ok(of.serialize(&Serializer::json_compatible())?)
}

/// By way of a plain value: it is read as a text is, and what is wrong names its field.
fn action(value: JsValue) -> Result<Action, JsValue> {
    let value: Value =
        serde_wasm_bindgen::from_value(value).map_err(|error| thrown(Error::new("json", error.to_string())))?;
    Action::read(value).map_err(thrown)
}

#[wasm_bindgen]
impl Game {
    /// As `table`.
    #[wasm_bindgen(js_name = tableValue)]
    pub fn table_value(&self, viewer: &str) -> Answer {
        value(&self.game.play().table(json::viewer(viewer).map_err(thrown)?))
    }

    /// As `actions`.
    #[wasm_bindgen(js_name = actionsValue)]
    pub fn actions_value(&self, viewer: &str) -> Answer {
        value(&self.game.play().actions(json::viewer(viewer).map_err(thrown)?))
    }

    /// As `act`.
    #[wasm_bindgen(js_name = actValue)]
    pub fn act_value(&mut self, chosen: JsValue, viewer: &str) -> Answer {
        let viewer = json::viewer(viewer).map_err(thrown)?;
        value(&self.game.play_mut().act(&action(chosen)?, viewer).map_err(thrown)?)
    }

    /// As `events`.
    #[wasm_bindgen(js_name = eventsValue)]
    pub fn events_value(&self, from: u32, viewer: &str) -> Answer {
        value(&self.game.play().events(from, json::viewer(viewer).map_err(thrown)?))
    }
}
