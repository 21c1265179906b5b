//! The functions of a game in play, the same for every game.

use std::mem;

use crate::refusal::Error;
use crate::rulebook::Rulebook;
use crate::side::{Side, Viewer};
#[cfg(feature = "numbers")]
use crate::simulation::Simulate;
use crate::wire::{Action, Event, GameResult, Offer, Preview, Save, Script, ScriptLeft, Table};

/// One game in play. The JavaScript bindings, the command line and scenarios use every game through this trait.
pub trait Play {
    /// The game's rulebook.
    fn rulebook(&self) -> &'static Rulebook;
    /// The table as `viewer` sees it now.
    fn table(&self, viewer: Viewer) -> Table;
    /// The legal actions, if `viewer` decides; otherwise none.
    fn actions(&self, viewer: Viewer) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.each_action(viewer, &mut |offer| actions.push(mem::take(&mut **offer)));
        actions
    }
    /// Passes the same on, one by one, to a caller that may take it or leave it.
    fn each_action(&self, viewer: Viewer, see: &mut dyn FnMut(&mut Box<Offer>));
    /// What `viewer` may do beside the legal actions, if it decides: to give up.
    fn asides(&self, viewer: Viewer) -> Vec<Offer>;
    /// Performs an action for `viewer`, and returns the events as `viewer` sees them. Actions that were undone can no longer
    /// be redone.
    ///
    /// # Errors
    /// `wrong-player` if `viewer` does not decide, before anything hidden is read ([`Viewer::All`] decides for every side);
    /// the clause that forbids the action, or the field that is wrong. The game stays as it was.
    fn act(&mut self, action: &Action, viewer: Viewer) -> Result<Vec<Event>, Error> {
        let step = self.step();
        self.carry_out(action, viewer)?;
        Ok(self.events_after(step, viewer))
    }
    /// Performs an action for `viewer` and returns no events, for a caller that reads the game afterwards anyway.
    ///
    /// # Errors
    /// As [`act`](Play::act).
    fn carry_out(&mut self, action: &Action, viewer: Viewer) -> Result<(), Error>;
    /// Performs an action for `viewer`, calls `see` with the game after it, and restores the game: actions that were undone
    /// can still be redone. The dice and draws are those that the action will meet, so this is for a program that prepares
    /// the next picture of its own player, and must not let a player try actions out.
    ///
    /// # Errors
    /// As [`act`](Play::act).
    fn prefetch(&mut self, action: &Action, viewer: Viewer, see: &mut dyn FnMut(&dyn Play)) -> Result<(), Error>;
    /// Checks whether `viewer` may perform an action now.
    ///
    /// # Errors
    /// As [`act`](Play::act).
    fn check(&self, action: &Action, viewer: Viewer) -> Result<(), Error>;
    /// Why no legal action of `viewer` has these clicks, and which action would have had them; `None` if there is a legal
    /// one, or if no reason is found.
    fn why_not(&self, path: &[String], viewer: Viewer) -> Option<Error>;
    /// The possible results of an action, with exact odds, as `viewer` would see them.
    ///
    /// # Errors
    /// As [`act`](Play::act); `too-large` if there are too many outcomes to list; `unseen` if the outcomes depend on something
    /// that `viewer` cannot see.
    fn preview(&self, action: &Action, viewer: Viewer) -> Result<Preview, Error>;
    /// The events that led to this one, from the first cause to the event itself.
    fn why(&self, event: u32, viewer: Viewer) -> Vec<Event>;
    /// The events from number `from` up to now. Every viewer has numbers of their own, from 0 and without gaps: an event that
    /// a viewer may not know of has none, and none of its numbers shows that it happened.
    fn events(&self, from: u32, viewer: Viewer) -> Vec<Event>;
    /// The events of the actions after that [step](Play::step).
    fn events_after(&self, step: u32, viewer: Viewer) -> Vec<Event>;
    /// The events from number `from` up to now. Those after step `since` have their [changes](Event::changes) of the viewer's
    /// table, which begin at the table of that step.
    fn events_and_changes(&self, from: u32, since: u32, viewer: Viewer) -> Vec<Event>;
    /// The number of events up to now that `viewer` gets, which is the number of the next one.
    fn events_so_far(&self, viewer: Viewer) -> u32;
    /// Whether the viewer's Table is that of the step for which an action was made, `at` its [`at`](Action::at).
    ///
    /// # Errors
    /// `stale` if it is another step.
    fn is_current(&self, at: Option<u32>, viewer: Viewer) -> Result<(), Error>;
    /// The number of actions up to now: the step at which the game is. What a viewer reads and writes, [`Table::step`] and
    /// [`Action::at`], counts only the actions that they [notice](Play::noticed).
    fn step(&self) -> u32;
    /// The number of actions, undone ones included.
    fn steps(&self) -> u32;
    /// Goes to the position after `step` actions.
    ///
    /// # Errors
    /// If there are fewer actions.
    fn goto(&mut self, step: u32) -> Result<(), Error>;
    /// How many of the first `step` actions the viewer notices: all but those of the other side of which every event is
    /// hidden from them. No number that a side reads shows that something was done in secret. [`Viewer::All`] notices every
    /// action.
    fn noticed(&self, step: u32, viewer: Viewer) -> u32;
    /// The last step up to which the viewer notices so many actions.
    ///
    /// # Errors
    /// If the viewer notices fewer.
    fn step_of(&self, noticed: u32, viewer: Viewer) -> Result<u32, Error>;
    /// The side that decides; `None` once the game is over.
    fn to_act(&self) -> Option<Side>;
    /// How the game ended, if it has.
    fn result(&self) -> Option<GameResult>;
    /// The game up to now, as a save.
    fn save(&self) -> Save;
    /// A fingerprint of the position and of all future dice and draws; equal on every machine.
    fn hash(&self) -> String;
    /// A bot of this kind that thinks for the side to act, from what that side may see.
    ///
    /// # Errors
    /// If there is no such bot, or no side decides.
    fn thinker(&self, bot: &crate::bot::Choice) -> Result<Box<dyn crate::bot::Thinker>, Error>;
    /// The game from its position on, played by numbers: see [`Simulate`]. What `viewer` cannot see is dealt by the seed, so that
    /// a bot of a side learns nothing that it may not know.
    ///
    /// # Errors
    /// If the viewer has no seat in the game.
    #[cfg(feature = "numbers")]
    fn simulation(&self, viewer: Viewer, seed: &str) -> Result<Box<dyn Simulate>, Error>;
    /// What is left of the scripted dice and draws.
    fn script_left(&self) -> ScriptLeft;
    /// Every die and draw up to now, as a script that repeats them. It names cards that no side sees.
    fn chance_script(&self) -> Script;
}

/// Takes one action back.
///
/// # Errors
/// If there is no action.
pub fn undo(play: &mut dyn Play) -> Result<(), Error> {
    let before = play.step().checked_sub(1).ok_or_else(|| Error::new("field", "nothing has been done yet"))?;
    play.goto(before)
}

/// Performs an undone action again.
///
/// # Errors
/// If no action was undone.
pub fn redo(play: &mut dyn Play) -> Result<(), Error> {
    play.goto(play.step() + 1)
}
