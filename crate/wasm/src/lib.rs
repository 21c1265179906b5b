//! The bindings for JavaScript: the only crate that knows wasm-bindgen. Large values (tables, lists, events, saves, scenarios)
//! cross as JSON text, which is two to three times faster; small ones (errors, progress) cross as objects.
#![forbid(unsafe_code)]

#[cfg(feature = "bench")]
mod bench;
#[cfg(feature = "play")]
mod game;
mod memory;
#[cfg(feature = "objects")]
mod objects;
#[cfg(feature = "scenarios")]
mod scenarios;
#[cfg(feature = "numbers")]
mod simulation;

use rulewright::engine::json;
use rulewright::engine::refusal::Error;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[cfg(feature = "play")]
pub use game::*;

#[global_allocator]
static MEMORY: rlsf::GlobalTlsf<memory::Small> = rlsf::GlobalTlsf::new();

type Text = Result<String, JsValue>;

#[wasm_bindgen]
extern "C" {
    /// A small value as a plain JavaScript object. By way of text: the module then needs one writer, not two.
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;
}

fn thrown(error: Error) -> JsValue {
    parse(&json::write(&error))
}
