//! What every game being played can be asked, whichever it is.

use super::script::Misfit;
use crate::refusal::Error;
use crate::rulebook::Rulebook;
use crate::side::{Side, Viewer};
use crate::wire::{Action, Event, GameResult, Offer, Preview, Save, Script, Table};

/// One game being played, whichever it is: what the bindings for JavaScript, the command line and scenarios drive.
pub trait Play {
    /// The game's rulebook.
    fn rulebook(&self) -> &'static Rulebook;
    /// What `viewer` sees now.
    fn table(&self, viewer: Viewer) -> Table;
    /// The legal actions, when the decision is `viewer`'s to make.
    fn actions(&self, viewer: Viewer) -> Vec<Offer>;
    /// Does an action for `viewer` and tells `viewer` what happened. What was undone can no longer be redone.
    ///
    /// # Errors
    /// `wrong-player` where the decision is not `viewer`'s, before anything hidden is looked at ([`Viewer::All`] decides for
    /// every side); the clause that forbids it, or the field that is wrong. The game stays as it was.
    fn act(&mut self, action: &Action, viewer: Viewer) -> Result<Vec<Event>, Error> {
        let from = self.events_so_far();
        self.carry_out(action, viewer)?;
        Ok(self.events(from, viewer))
    }
    /// Does an action for `viewer` and tells nothing: for a caller who looks at the game afterwards anyway.
    ///
    /// # Errors
    /// As [`act`](Play::act).
    fn carry_out(&mut self, action: &Action, viewer: Viewer) -> Result<(), Error>;
    /// Does an action for `viewer`, lets `see` look at the game after it, and takes it back as if it had never been: what
    /// was undone can still be redone. Dice and draws are those that the action will meet, so this is for a program that
    /// shows its own player the action at once, and not for a player to try actions out.
    ///
    /// # Errors
    /// As [`act`](Play::act).
    fn prefetch(&mut self, action: &Action, viewer: Viewer, see: &mut dyn FnMut(&dyn Play)) -> Result<(), Error>;
    /// Whether `viewer` could do an action now.
    ///
    /// # Errors
    /// As [`act`](Play::act).
    fn check(&self, action: &Action, viewer: Viewer) -> Result<(), Error>;
    /// Why no legal action of `viewer` is clicked like this, and which action that would have been; `None` when there is
    /// one, or when nothing can be said.
    fn why_not(&self, path: &[String], viewer: Viewer) -> Option<Error>;
    /// What may come of an action, with exact odds, as `viewer` would see it.
    ///
    /// # Errors
    /// As [`act`](Play::act), `too-large` for more outcomes than can be told, and `unseen` where they hang on what
    /// `viewer` cannot see.
    fn preview(&self, action: &Action, viewer: Viewer) -> Result<Preview, Error>;
    /// The events that led to this one, from the first cause to the event itself.
    fn why(&self, event: u32, viewer: Viewer) -> Vec<Event>;
    /// Events from number `from` up to now.
    fn events(&self, from: u32, viewer: Viewer) -> Vec<Event>;
    /// The same; those that came after step `since` say what they [changed](Event::changes) on the viewer's table, from how
    /// it was at that step.
    fn events_and_changes(&self, from: u32, since: u32, viewer: Viewer) -> Vec<Event>;
    /// How many events there have been up to now: the number of the next one.
    fn events_so_far(&self) -> u32;
    /// How many actions have been done up to now.
    fn step(&self) -> u32;
    /// How many actions there are, undone ones included.
    fn steps(&self) -> u32;
    /// Goes to the table after `step` actions.
    ///
    /// # Errors
    /// When there were not so many.
    fn goto(&mut self, step: u32) -> Result<(), Error>;
    /// Whose decision it is.
    fn to_act(&self) -> Option<Side>;
    /// How it ended.
    fn result(&self) -> Option<GameResult>;
    /// The game up to now, as a save.
    fn save(&self) -> Save;
    /// A fingerprint of the position and of all that chance has in store; equal on every machine.
    fn hash(&self) -> String;
    /// A bot of this kind that thinks for the side to act, from what that side may see.
    ///
    /// # Errors
    /// When no bot is called so, or nobody is to act.
    fn thinker(&self, bot: &crate::bot::Choice) -> Result<Box<dyn crate::bot::Thinker>, Error>;
    /// Scripted dice and draws that nobody asked for.
    fn script_left(&self) -> (usize, usize);
    /// The first scripted die or draw that could not fall where it stood in the script.
    fn script_misfit(&self) -> Option<Misfit>;
    /// Every die and draw that has fallen up to now: as a script, it makes them fall again. It names cards that no side
    /// sees.
    fn chance_script(&self) -> Script;
}

/// Goes one action back.
///
/// # Errors
/// When nothing has been done.
pub fn undo(play: &mut dyn Play) -> Result<(), Error> {
    let before = play.step().checked_sub(1).ok_or_else(|| Error::new("field", "nothing has been done yet"))?;
    play.goto(before)
}

/// Does an undone action again.
///
/// # Errors
/// When nothing was undone.
pub fn redo(play: &mut dyn Play) -> Result<(), Error> {
    play.goto(play.step() + 1)
}
