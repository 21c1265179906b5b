//! Games in play, and what begins one.

use rulewright::games::GAMES;
use rulewright::json::{self, EventRange, JsonGame, JsonThinker};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[cfg(feature = "numbers")]
use crate::simulation;
use crate::{Text, parse, thrown};

#[wasm_bindgen]
extern "C" {
    /// Milliseconds, by a clock that is never set.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The games of this module: the build asks each module once, and the page knows without loading any.
#[wasm_bindgen]
pub fn games() -> String {
    json::write(&GAMES.infos())
}

/// All that keeps a list of cards from being a deck of a game; the faults as JSON.
///
/// # Errors
/// What is wrong with the text.
#[cfg(feature = "decks")]
#[wasm_bindgen(js_name = deckFaults)]
pub fn deck_faults(game: &str, list: &str) -> Text {
    GAMES.read_deck(game, list).map(|faults| json::write(&faults)).map_err(thrown)
}

/// One game being played.
#[wasm_bindgen]
pub struct Game {
    pub(crate) game: JsonGame,
}

/// A new game from options. Options without a seed get a new one.
///
/// # Errors
/// What is wrong with the options.
#[wasm_bindgen]
pub fn create(options: &str) -> Result<Game, JsValue> {
    json::create(options).map(|play| Game { game: JsonGame::new(play) }).map_err(thrown)
}

/// A saved game.
///
/// # Errors
/// What is wrong with the save.
#[wasm_bindgen]
pub fn load(save: &str) -> Result<Game, JsValue> {
    GAMES.read_save(save).map(|play| Game { game: JsonGame::new(play) }).map_err(thrown)
}

/// The game of a scenario, before its first step.
///
/// # Errors
/// What is wrong with the scenario.
#[wasm_bindgen(js_name = openScenario)]
pub fn open_scenario(scenario: &str) -> Result<Game, JsValue> {
    GAMES.read_and_open_scenario(scenario).map(|play| Game { game: JsonGame::new(play) }).map_err(thrown)
}

#[wasm_bindgen]
impl Game {
    /// What a viewer sees now.
    pub fn table(&self, viewer: &str) -> Text {
        self.game.table(viewer).map_err(thrown)
    }

    /// The legal actions, when the decision is the viewer's.
    pub fn actions(&self, viewer: &str) -> Text {
        self.game.actions(viewer).map_err(thrown)
    }

    /// Does an action for the viewer, whose decision it must be; the events as the viewer sees them.
    pub fn act(&mut self, action: &str, viewer: &str) -> Text {
        self.game.act(action, viewer).map_err(thrown)
    }

    /// Does an action for `actor`, chosen at the viewer's table, and tells nothing.
    #[wasm_bindgen(js_name = carryOut)]
    pub fn carry_out(&mut self, action: &str, actor: &str, viewer: &str) -> Result<(), JsValue> {
        self.game.carry_out(action, actor, viewer).map_err(thrown)
    }

    /// Performs an action for `actor`; the viewer's snapshot after it.
    #[wasm_bindgen(js_name = actAndSnapshot)]
    pub fn act_and_snapshot(&mut self, action: &str, actor: &str, viewer: &str, from: u32, since: u32) -> Text {
        self.game.act_and_snapshot(action, actor, viewer, EventRange { from, since }).map_err(thrown)
    }

    /// Throws the refusal that the viewer would meet with an action.
    pub fn check(&self, action: &str, viewer: &str) -> Result<(), JsValue> {
        self.game.check(action, viewer).map_err(thrown)
    }

    /// Why nothing legal is clicked like this: a refusal, or null.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, path: &str, viewer: &str) -> Result<JsValue, JsValue> {
        self.game.why_not(path, viewer).map(|refusal| refusal.map_or(JsValue::NULL, thrown)).map_err(thrown)
    }

    /// The possible results of an action, with exact odds.
    pub fn preview(&self, action: &str, viewer: &str) -> Text {
        self.game.preview(action, viewer).map_err(thrown)
    }

    /// The events that led to one, from the first cause to the event itself.
    pub fn why(&self, event: u32, viewer: &str) -> Text {
        self.game.why(event, viewer).map_err(thrown)
    }

    /// Events from a number up to now.
    pub fn events(&self, from: u32, viewer: &str) -> Text {
        self.game.events(from, viewer).map_err(thrown)
    }

    /// All that a screen draws: the table, the actions, the events from a number on, how many steps there are. Events
    /// after step `since` tell what they changed.
    pub fn snapshot(&self, viewer: &str, from: u32, since: u32) -> Text {
        self.game.snapshot(viewer, EventRange { from, since }).map_err(thrown)
    }

    /// The viewer's snapshot after an action of `actor`, which is not performed.
    pub fn prefetch(&mut self, action: &str, actor: &str, viewer: &str, from: u32, since: u32) -> Text {
        self.game.prefetch(action, actor, viewer, EventRange { from, since }).map_err(thrown)
    }

    /// The events of the actions after a step.
    #[wasm_bindgen(js_name = eventsAfter)]
    pub fn events_after(&self, step: u32, viewer: &str) -> Text {
        self.game.events_after(step, viewer).map_err(thrown)
    }

    /// What is left of the scripted dice and draws.
    #[wasm_bindgen(js_name = scriptLeft)]
    pub fn script_left(&self) -> String {
        self.game.script_left()
    }

    /// Whether the game's rulebook has a clause of this id.
    #[wasm_bindgen(js_name = hasClause)]
    pub fn has_clause(&self, id: &str) -> bool {
        self.game.has_clause(id)
    }

    /// How many actions the viewer notices, undone ones included.
    pub fn steps(&self, viewer: &str) -> Result<u32, JsValue> {
        self.game.steps(viewer).map_err(thrown)
    }

    /// Goes to the position of a step, as the viewer counts them.
    pub fn goto(&mut self, step: u32, viewer: &str) -> Result<(), JsValue> {
        self.game.goto(step, viewer).map_err(thrown)
    }

    /// One action back.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        self.game.undo().map_err(thrown)
    }

    /// An undone action again.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        self.game.redo().map_err(thrown)
    }

    /// The game up to now.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// A fingerprint of the position.
    pub fn hash(&self) -> String {
        self.game.hash()
    }

    /// Every die and draw that has fallen up to now, as a script that makes them fall again.
    #[wasm_bindgen(js_name = chanceScript)]
    pub fn chance_script(&self) -> String {
        self.game.chance_script()
    }

    /// The game from here on, played by numbers.
    #[cfg(feature = "numbers")]
    pub fn simulation(&self, viewer: &str, seed: &str) -> Result<simulation::Simulation, JsValue> {
        let viewer = json::viewer(viewer).map_err(thrown)?;
        let seed = if seed.is_empty() { rulewright::seed::new() } else { seed.to_owned() };
        self.game.play().simulation(viewer, &seed).map(simulation::Simulation).map_err(thrown)
    }

    /// A bot at work on the decision at hand.
    pub fn think(&self, choice: &str) -> Result<Thinker, JsValue> {
        self.game.think(choice).map(|thinker| Thinker { thinker }).map_err(thrown)
    }
}

/// A bot at work, in slices: the caller measures time, shows progress and stops it.
#[wasm_bindgen]
pub struct Thinker {
    thinker: JsonThinker,
}

#[wasm_bindgen]
impl Thinker {
    /// Thinks for at most so many iterations more; how far it has come.
    pub fn step(&mut self, iterations: u32) -> JsValue {
        parse(&self.thinker.step(iterations))
    }

    /// Thinks for so many milliseconds, or until nothing is left to think about; how far it has come.
    #[wasm_bindgen(js_name = thinkFor)]
    pub fn think_for(&mut self, milliseconds: f64) -> JsValue {
        let end = now() + milliseconds;
        parse(&self.thinker.step_until(&mut || now() >= end))
    }

    /// The best action found so far.
    pub fn best(&mut self) -> String {
        self.thinker.best()
    }
}
