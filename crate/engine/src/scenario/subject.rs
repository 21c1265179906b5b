//! What a scenario asks of the game that it is about. A game of this build answers itself; one of another module of the page is
//! asked in texts.

use serde_json::Value;

use crate::json;
use crate::refusal::Error;
use crate::session::Play;
use crate::side::Viewer;
use crate::wire::{Action, ScriptLeft};

/// Why something is not done, as a verdict says it.
#[derive(Clone, PartialEq, Debug)]
pub struct NotDone {
    /// The clause that forbids it, when rules do.
    pub clause: Option<String>,
    /// The id of the sentence that says why, when rules do.
    pub why: Option<String>,
    /// What is wrong, a line for each fault.
    pub text: String,
}

impl From<Error> for NotDone {
    fn from(error: Error) -> NotDone {
        NotDone { text: error.to_string(), clause: error.clause.clone(), why: error.why.clone() }
    }
}

/// A game at which a scenario is run.
pub trait Subject {
    /// Whether its rulebook has a clause of this id.
    fn has_clause(&self, id: &str) -> bool;
    /// Performs an action for the side that decides.
    ///
    /// # Errors
    /// Why it cannot be done.
    fn carry_out(&mut self, action: &Action) -> Result<(), NotDone>;
    /// Goes to the position after so many actions, of which there must be as many.
    fn goto(&mut self, step: u32);
    /// Checks whether `viewer` may perform an action now.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, action: &Action, viewer: Viewer) -> Result<(), NotDone>;
    /// The [`Table`](crate::wire::Table) as `viewer` sees it.
    fn table(&self, viewer: Viewer) -> Value;
    /// The [events](crate::wire::Event) of the actions after a step; without one, all events.
    fn events(&self, after: Option<u32>, viewer: Viewer) -> Vec<Value>;
    /// The legal [actions](Action), if `viewer` decides.
    fn actions(&self, viewer: Viewer) -> Vec<Value>;
    /// The possible [outcomes](crate::wire::PreviewOutcome) of an action.
    ///
    /// # Errors
    /// Why there is no answer.
    fn outcomes(&self, action: &Action, viewer: Viewer) -> Result<Vec<Value>, NotDone>;
    /// What is left of the scripted dice and draws.
    fn script_left(&self) -> ScriptLeft;
}

impl Subject for Box<dyn Play> {
    fn has_clause(&self, id: &str) -> bool {
        self.rulebook().clause(id).is_some()
    }

    fn carry_out(&mut self, action: &Action) -> Result<(), NotDone> {
        Ok(Play::carry_out(&mut **self, action, Viewer::All)?)
    }

    fn goto(&mut self, step: u32) {
        let _ = Play::goto(&mut **self, step);
    }

    fn check(&self, action: &Action, viewer: Viewer) -> Result<(), NotDone> {
        Ok(Play::check(&**self, action, viewer)?)
    }

    fn table(&self, viewer: Viewer) -> Value {
        json::value(&Play::table(&**self, viewer))
    }

    fn events(&self, after: Option<u32>, viewer: Viewer) -> Vec<Value> {
        happened(&**self, after, viewer).iter().map(|event| json::value(event)).collect()
    }

    fn actions(&self, viewer: Viewer) -> Vec<Value> {
        Play::actions(&**self, viewer).iter().map(|offer| json::value(&offer.action)).collect()
    }

    fn outcomes(&self, action: &Action, viewer: Viewer) -> Result<Vec<Value>, NotDone> {
        let preview = self.preview(action, viewer)?;
        Ok(preview.outcomes.iter().map(|outcome| json::value(outcome)).collect())
    }

    fn script_left(&self) -> ScriptLeft {
        Play::script_left(&**self)
    }
}

/// The events since the last thing done, which began at step `since`; all events if nothing was done.
pub fn happened(play: &dyn Play, since: Option<u32>, viewer: Viewer) -> Vec<crate::wire::Event> {
    since.map_or_else(|| play.events(0, viewer), |step| play.events_after(step, viewer))
}
