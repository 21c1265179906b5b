//! Games played by numbers: nothing crosses but numbers, and typed arrays in the module's own memory.

use js_sys::{Int32Array, WebAssembly};
use rulewright::engine::json;
use rulewright::engine::refusal::Error;
use rulewright::engine::side::Side;
use rulewright::engine::simulation::Simulate;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

use crate::thrown;

/// A game played by numbers. Sides are numbers here: 0 is the first, -1 is nobody.
#[wasm_bindgen]
pub struct Simulation(pub(crate) Box<dyn Simulate>);

/// The number of a side.
fn number(side: Option<Side>) -> i32 {
    side.map_or(-1, |side| i32::from(side.0))
}

/// These numbers where they are, without a copy. They last until the module is asked for something else.
fn view(numbers: &[i32]) -> Int32Array {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    Int32Array::new_with_byte_offset_and_length(&memory.buffer(), numbers.as_ptr() as u32, numbers.len() as u32)
}

#[wasm_bindgen]
impl Simulation {
    /// The number of legal actions.
    pub fn count(&self) -> u32 {
        self.0.count()
    }

    /// The side that decides.
    #[wasm_bindgen(js_name = toAct)]
    pub fn to_act(&self) -> i32 {
        number(self.0.to_act())
    }

    /// The side that won.
    pub fn winner(&self) -> i32 {
        number(self.0.winner())
    }

    /// Performs the action at this place of the list; how many are legal then.
    pub fn act(&mut self, place: u32) -> Result<u32, JsValue> {
        self.0.act(place).map_err(thrown)
    }

    /// Takes the last call that performed something back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Goes back to where the simulation began; what its viewer cannot see is dealt again.
    pub fn reset(&mut self) {
        self.0.reset();
    }

    /// Makes so many random decisions; how many there were.
    #[wasm_bindgen(js_name = playRandom)]
    pub fn play_random(&mut self, decisions: u32) -> u32 {
        self.0.play_random(decisions)
    }

    /// The mean result of random games from here, for the first side.
    pub fn playouts(&mut self, times: u32, longest: u32) -> f64 {
        self.0.playouts(times, longest)
    }

    /// The number of ways to make so many decisions.
    pub fn perft(&self, depth: u32) -> Result<f64, JsValue> {
        self.0.perft(depth).map_err(thrown)
    }

    /// The game's own estimate for a side.
    pub fn value(&self, side: &str) -> Result<f32, JsValue> {
        let named = Side::named(side).ok_or_else(|| Error::field("side", format!("`{side}` is no side")));
        named.and_then(|side| self.0.value(side)).map_err(thrown)
    }

    /// A fingerprint of the position.
    pub fn hash(&self) -> u64 {
        self.0.hash()
    }

    /// The action at this place, as JSON.
    pub fn action(&self, place: u32) -> Result<String, JsValue> {
        self.0.action(place).map(|action| json::write(&action)).map_err(thrown)
    }

    /// What the side to act sees.
    pub fn observe(&mut self) -> Int32Array {
        view(self.0.observe())
    }

    /// The legal actions, one row each.
    pub fn listed(&mut self) -> Int32Array {
        view(self.0.listed())
    }

    /// What the numbers of `observe` mean, as JSON.
    pub fn fields(&self) -> String {
        json::write(&self.0.fields())
    }

    /// What the numbers of a row of `listed` mean, as JSON.
    #[wasm_bindgen(js_name = actionFields)]
    pub fn action_fields(&self) -> String {
        json::write(&self.0.action_fields())
    }
}
