//! The same measurements, for a page to ask for.

use std::collections::BTreeMap;

use rulewright::bench::Measured;
use rulewright::games;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Opened games, so that no measurement counts the opening of one.
#[wasm_bindgen]
pub struct Bench {
    games: BTreeMap<String, Box<dyn Measured>>,
    kept: Vec<String>,
}

impl Bench {
    fn game(&self, id: &str) -> Result<&dyn Measured, JsValue> {
        self.games.get(id).map(|game| &**game).ok_or_else(|| format!("no game is called `{id}`").into())
    }
}

#[wasm_bindgen]
impl Bench {
    /// Opens every game of this build.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Bench {
        let opened = |id: String| games::measured(&id).ok().map(|game| (id, game));
        Bench { games: games::games().into_iter().filter_map(|game| opened(game.id)).collect(), kept: Vec::new() }
    }

    /// Random decisions; the course as JSON.
    pub fn decisions(&self, game: &str, seed: u32, number: u32) -> Result<String, JsValue> {
        Ok(self.game(game)?.decisions(seed, number).to_string())
    }

    /// Playouts; the course as JSON.
    pub fn playouts(
        &self,
        game: &str,
        seed: u32,
        searches: u32,
        iterations: u32,
        depth: u32,
    ) -> Result<String, JsValue> {
        Ok(self.game(game)?.playouts(seed, searches, iterations, depth).to_string())
    }

    /// Keeps a text, to be handed over as often as it is asked for.
    pub fn keep(&mut self, text: String) {
        self.kept.push(text);
    }

    /// Takes a text and hands over a kept one: the least that any engine does which speaks JSON text.
    pub fn hand(&self, _taken: &str, number: usize) -> String {
        self.kept[number].clone()
    }
}
