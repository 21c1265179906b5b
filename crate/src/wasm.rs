//! The JavaScript face: the only file that knows wasm-bindgen. Large values (tables, lists, events, saves, scenarios)
//! cross as JSON text, which is two to three times faster; small ones (errors, progress) cross as objects.

use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::engine::bot;
use crate::engine::refusal::Error;
use crate::engine::session::{Play, redo, undo};
use crate::engine::side::Viewer;
use crate::{games, json};

type Text = Result<String, JsValue>;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;
}

/// A small value as a plain JavaScript object. By way of text: the module then needs one writer, not two.
fn value(small: &impl Serialize) -> JsValue {
    parse(&json::write(small))
}

fn thrown(error: Error) -> JsValue {
    value(&error)
}

fn viewer(name: &str) -> Result<Viewer, JsValue> {
    let wrong = || thrown(Error::field("viewer", format!("`{name}` is no viewer; viewers are p1, p2, all")));
    Viewer::named(name).ok_or_else(wrong)
}

/// The games of this module: the build asks each module once, and the page knows without loading any.
#[wasm_bindgen]
pub fn games() -> String {
    json::write(&games::games())
}

/// Runs a scenario; the verdict as JSON.
///
/// # Errors
/// What is wrong with the scenario.
#[wasm_bindgen]
pub fn check(scenario: &str) -> Text {
    json::check(scenario).map(|verdict| json::write(&verdict)).map_err(thrown)
}

/// All that keeps a list of cards from being a deck of a game; the faults as JSON.
///
/// # Errors
/// What is wrong with the text.
#[cfg(feature = "decks")]
#[wasm_bindgen(js_name = deckFaults)]
pub fn deck_faults(game: &str, list: &str) -> Text {
    json::deck_faults(game, list).map(|faults| json::write(&faults)).map_err(thrown)
}

fn look(play: &dyn Play, viewer: Viewer, from: u32) -> String {
    let (table, actions) = (json::write(&play.table(viewer)), json::write(&play.actions(viewer)));
    let events = json::write(&play.events(from, viewer));
    format!(r#"{{"table":{table},"actions":{actions},"events":{events},"steps":{}}}"#, play.steps())
}

/// One game being played.
#[wasm_bindgen]
pub struct Game {
    play: Box<dyn Play>,
}

/// A new game from options.
///
/// # Errors
/// What is wrong with the options.
#[wasm_bindgen]
pub fn create(options: &str) -> Result<Game, JsValue> {
    json::create(options).map(|play| Game { play }).map_err(thrown)
}

/// A saved game.
///
/// # Errors
/// What is wrong with the save.
#[wasm_bindgen]
pub fn load(save: &str) -> Result<Game, JsValue> {
    json::load(save).map(|play| Game { play }).map_err(thrown)
}

/// The game of a scenario, before its first step.
///
/// # Errors
/// What is wrong with the scenario.
#[wasm_bindgen]
pub fn stage(scenario: &str) -> Result<Game, JsValue> {
    json::stage(scenario).map(|play| Game { play }).map_err(thrown)
}

#[wasm_bindgen]
impl Game {
    /// What a viewer sees now.
    pub fn table(&self, viewer_name: &str) -> Text {
        Ok(json::write(&self.play.table(viewer(viewer_name)?)))
    }

    /// The legal actions, when the decision is the viewer's.
    pub fn actions(&self, viewer_name: &str) -> Text {
        Ok(json::write(&self.play.actions(viewer(viewer_name)?)))
    }

    /// Does an action for the viewer, whose decision it must be; the events as the viewer sees them.
    pub fn act(&mut self, action: &str, viewer_name: &str) -> Text {
        let viewer = viewer(viewer_name)?;
        let action = json::action(action).map_err(thrown)?;
        self.play.act(&action, viewer).map(|events| json::write(&events)).map_err(thrown)
    }

    /// Does an action for `actor` and tells nothing.
    #[wasm_bindgen(js_name = carryOut)]
    pub fn carry_out(&mut self, action: &str, actor: &str) -> Result<(), JsValue> {
        let actor = viewer(actor)?;
        let action = json::action(action).map_err(thrown)?;
        self.play.carry_out(&action, actor).map_err(thrown)
    }

    /// Does an action for `actor`; the viewer's look after it.
    pub fn take(&mut self, action: &str, actor: &str, viewer_name: &str, from: u32) -> Text {
        let viewer = viewer(viewer_name)?;
        self.carry_out(action, actor)?;
        Ok(look(&*self.play, viewer, from))
    }

    /// Throws the refusal that the viewer would meet with an action.
    pub fn check(&self, action: &str, viewer_name: &str) -> Result<(), JsValue> {
        let viewer = viewer(viewer_name)?;
        let action = json::action(action).map_err(thrown)?;
        self.play.check(&action, viewer).map_err(thrown)
    }

    /// Why nothing legal is clicked like this: a refusal, or null.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, path: &str, viewer_name: &str) -> Result<JsValue, JsValue> {
        let viewer = viewer(viewer_name)?;
        let path: Vec<String> = json::read(path).map_err(thrown)?;
        Ok(self.play.why_not(&path, viewer).map_or(JsValue::NULL, |refusal| value(&refusal)))
    }

    /// What may come of an action, with exact odds.
    pub fn preview(&self, action: &str, viewer_name: &str) -> Text {
        let viewer = viewer(viewer_name)?;
        let action = json::action(action).map_err(thrown)?;
        self.play.preview(&action, viewer).map(|preview| json::write(&preview)).map_err(thrown)
    }

    /// The events that led to one, from the first cause to the event itself.
    pub fn why(&self, event: u32, viewer_name: &str) -> Text {
        Ok(json::write(&self.play.why(event, viewer(viewer_name)?)))
    }

    /// Events from a number up to now.
    pub fn events(&self, from: u32, viewer_name: &str) -> Text {
        Ok(json::write(&self.play.events(from, viewer(viewer_name)?)))
    }

    /// All that a screen draws: the table, the actions, the events from a number on, how many actions there are.
    pub fn look(&self, viewer_name: &str, from: u32) -> Text {
        Ok(look(&*self.play, viewer(viewer_name)?, from))
    }

    /// The viewer's look after an action of `actor`, which is not done.
    pub fn foresee(&mut self, action: &str, actor: &str, viewer_name: &str, from: u32) -> Text {
        let (actor, viewer) = (viewer(actor)?, viewer(viewer_name)?);
        let action = json::action(action).map_err(thrown)?;
        let mut seen = String::new();
        self.play.foresee(&action, actor, &mut |after| seen = look(after, viewer, from)).map_err(thrown)?;
        Ok(seen)
    }

    /// How many actions have been done up to now.
    pub fn step(&self) -> u32 {
        self.play.step()
    }

    /// How many actions there are, undone ones included.
    pub fn steps(&self) -> u32 {
        self.play.steps()
    }

    /// Goes to the table after so many actions.
    pub fn goto(&mut self, step: u32) -> Result<(), JsValue> {
        self.play.goto(step).map_err(thrown)
    }

    /// One action back.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        undo(&mut *self.play).map_err(thrown)
    }

    /// An undone action again.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        redo(&mut *self.play).map_err(thrown)
    }

    /// The game up to now.
    pub fn save(&self) -> String {
        json::write(&self.play.save())
    }

    /// A fingerprint of the position.
    pub fn hash(&self) -> String {
        self.play.hash()
    }

    /// Every die and draw that has fallen up to now, as a script that makes them fall again.
    pub fn fallen(&self) -> String {
        json::write(&self.play.fallen())
    }

    /// A bot at work on the decision at hand.
    pub fn think(&self, choice: &str) -> Result<Thinker, JsValue> {
        let choice: bot::Choice = json::read(choice).map_err(thrown)?;
        self.play.thinker(&choice).map(|at_work| Thinker { at_work }).map_err(thrown)
    }
}

/// A bot at work, in slices: whoever runs it measures time, shows progress and stops it.
#[wasm_bindgen]
pub struct Thinker {
    at_work: Box<dyn bot::Thinker>,
}

#[wasm_bindgen]
impl Thinker {
    /// Thinks for at most so many iterations more; how far it has come.
    pub fn step(&mut self, iterations: u32) -> JsValue {
        value(&self.at_work.step(iterations))
    }

    /// The best action found so far.
    pub fn best(&mut self) -> String {
        json::write(&self.at_work.best())
    }
}
