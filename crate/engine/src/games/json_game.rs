//! The entry points for JSON: games that get texts and return texts.

use std::cell::RefCell;

use super::Games;
use crate::bot::{self, Thinker};
use crate::json::shape::Read;
use crate::json::{parsed, read, read_and, write};
use crate::refusal::Error;
use crate::scenario;
use crate::session::{Play, redo, undo};
use crate::side::Viewer;
use crate::wire::{Action, DeckList, Listing, Progress, Save, Scenario, Tables, Verdict};

/// Reads an [`Action`].
///
/// # Errors
/// What is wrong with the text.
pub fn action(action: &str) -> Result<Action, Error> {
    read(action)
}

/// The entry points at which a text names its game. They are the same in every build; only the games differ.
impl Games {
    /// Every reason why a [`DeckList`] is not a deck of a game.
    ///
    /// # Errors
    /// What is wrong with the text, or that there is no game with this id.
    pub fn read_deck(&self, game: &str, list: &str) -> Result<Vec<Error>, Error> {
        self.deck_faults(game, &read::<DeckList>(list)?)
    }

    /// A saved game from a [`Save`].
    ///
    /// # Errors
    /// What is wrong with the text or the save.
    pub fn read_save(&self, save: &str) -> Result<Box<dyn Play>, Error> {
        let mut value = Save::default();
        let Err(misread) = value.fill(parsed(save)?) else { return self.load(value) };
        // Actions mean nothing if something before them could not be read, but the game's id can still be checked.
        Err(match self.of(&value.game) {
            Ok(_) => misread,
            Err(unknown) => misread.and_elsewhere(&unknown),
        })
    }

    /// Runs a [`Scenario`].
    ///
    /// # Errors
    /// What is wrong with the text or the scenario. Results that differ from the expected ones are in the verdict.
    pub fn read_and_run_scenario(&self, text: &str) -> Result<Verdict, Error> {
        let mut play = self.read_and_open_scenario(text)?;
        scenario::run(&read(text)?, &mut play)
    }

    /// The game of a [`Scenario`], before its first step.
    ///
    /// # Errors
    /// What is wrong with the text or the scenario.
    pub fn read_and_open_scenario(&self, scenario: &str) -> Result<Box<dyn Play>, Error> {
        read_and::<Scenario, _>(scenario, |scenario| self.open_scenario(scenario))
    }
}

/// A viewer by its name.
///
/// # Errors
/// There is no such viewer.
pub fn viewer(name: &str) -> Result<Viewer, Error> {
    let wrong = || Error::field("viewer", format!("`{name}` is no viewer; viewers are p1, p2, all"));
    Viewer::named(name).ok_or_else(wrong)
}

/// The events of a snapshot: those from number `from` on. Those after step `since` have their changes.
#[derive(Clone, Copy)]
pub struct EventRange {
    /// The number of the first event.
    pub from: u32,
    /// The step of the Table that the caller has.
    pub since: u32,
}

/// Each action is written as it is offered, so that they are never all there.
fn actions(play: &dyn Play, viewer: Viewer) -> String {
    let mut list = Listing::default();
    play.each_action(viewer, &mut |offer| list.add(offer));
    list.end()
}

fn snapshot(
    play: &dyn Play,
    tables: &RefCell<Tables>,
    viewer: Viewer,
    EventRange { from, since }: EventRange,
) -> String {
    let since = play.step_of(since, viewer).unwrap_or(u32::MAX);
    let table = tables.borrow_mut().text(play.table(viewer));
    let (actions, asides) = (actions(play, viewer), write(&play.asides(viewer)));
    let events = write(&play.events_and_changes(from, since, viewer));
    let steps = play.noticed(play.steps(), viewer);
    format!(r#"{{"table":{table},"actions":{actions},"asides":{asides},"events":{events},"steps":{steps}}}"#)
}

/// A game with a text interface: actions come as JSON and viewers as names; tables and events go out as JSON.
pub struct JsonGame {
    play: Box<dyn Play>,
    /// What was written of it last.
    tables: RefCell<Tables>,
}

type Text = Result<String, Error>;

impl JsonGame {
    /// The game itself.
    #[must_use]
    pub fn play(&self) -> &dyn Play {
        &*self.play
    }

    /// The same, to be played.
    pub fn play_mut(&mut self) -> &mut dyn Play {
        &mut *self.play
    }
}

/// Each of these fails as [`Play`] does, on what is wrong with a text, and on a viewer that is none.
#[allow(clippy::missing_errors_doc)]
impl JsonGame {
    /// Wraps a game.
    #[must_use]
    pub fn new(play: Box<dyn Play>) -> JsonGame {
        JsonGame { play, tables: RefCell::default() }
    }

    /// The table as a viewer sees it.
    pub fn table(&self, viewer_name: &str) -> Text {
        let table = self.play.table(viewer(viewer_name)?);
        Ok(self.tables.borrow_mut().text(table))
    }

    /// The legal actions, if the viewer decides; otherwise none.
    pub fn actions(&self, viewer_name: &str) -> Text {
        Ok(actions(&*self.play, viewer(viewer_name)?))
    }

    /// Performs an action for the viewer, who must be the one that decides. Returns the events as the viewer sees them.
    pub fn act(&mut self, action_text: &str, viewer_name: &str) -> Text {
        let viewer = viewer(viewer_name)?;
        Ok(write(&self.play.act(&action(action_text)?, viewer)?))
    }

    /// An action that was chosen at the viewer's Table; another side may perform it.
    fn chosen(&self, action_text: &str, viewer: Viewer) -> Result<Action, Error> {
        let mut action = action(action_text)?;
        self.play.is_current(action.at.take(), viewer)?;
        Ok(action)
    }

    /// Performs an action for `actor`, chosen at the viewer's Table, and returns no events.
    pub fn carry_out(&mut self, action_text: &str, actor: &str, viewer_name: &str) -> Result<(), Error> {
        let actor = viewer(actor)?;
        let action = self.chosen(action_text, viewer(viewer_name)?)?;
        self.play.carry_out(&action, actor)
    }

    /// Performs an action for `actor`, and returns the viewer's snapshot after it.
    pub fn act_and_snapshot(&mut self, action_text: &str, actor: &str, viewer_name: &str, range: EventRange) -> Text {
        self.carry_out(action_text, actor, viewer_name)?;
        Ok(snapshot(&*self.play, &self.tables, viewer(viewer_name)?, range))
    }

    /// Checks whether the viewer may perform an action; the error is the refusal.
    pub fn check(&self, action_text: &str, viewer_name: &str) -> Result<(), Error> {
        let viewer = viewer(viewer_name)?;
        self.play.check(&action(action_text)?, viewer)
    }

    /// Why no legal action has these clicks: a refusal, if one is found.
    pub fn why_not(&self, path: &str, viewer_name: &str) -> Result<Option<Error>, Error> {
        let viewer = viewer(viewer_name)?;
        let path: Vec<String> = read(path)?;
        Ok(self.play.why_not(&path, viewer))
    }

    /// The possible results of an action, with exact odds.
    pub fn preview(&self, action_text: &str, viewer_name: &str) -> Text {
        let viewer = viewer(viewer_name)?;
        Ok(write(&self.play.preview(&action(action_text)?, viewer)?))
    }

    /// The events that led to one, from the first cause to the event itself.
    pub fn why(&self, event: u32, viewer_name: &str) -> Text {
        Ok(write(&self.play.why(event, viewer(viewer_name)?)))
    }

    /// The events from a number up to now.
    pub fn events(&self, from: u32, viewer_name: &str) -> Text {
        Ok(write(&self.play.events(from, viewer(viewer_name)?)))
    }

    /// Everything that a screen draws: the table, the legal actions, the events of a range, the number of steps.
    pub fn snapshot(&self, viewer_name: &str, range: EventRange) -> Text {
        Ok(snapshot(&*self.play, &self.tables, viewer(viewer_name)?, range))
    }

    /// The viewer's snapshot after an action of `actor`, which is not performed.
    pub fn prefetch(&mut self, action_text: &str, actor: &str, viewer_name: &str, range: EventRange) -> Text {
        let (actor, viewer) = (viewer(actor)?, viewer(viewer_name)?);
        let action = self.chosen(action_text, viewer)?;
        let mut seen = String::new();
        self.play.prefetch(&action, actor, &mut |after| seen = snapshot(after, &self.tables, viewer, range))?;
        Ok(seen)
    }

    /// The events of the actions after a step.
    pub fn events_after(&self, step: u32, viewer_name: &str) -> Text {
        Ok(write(&self.play.events_after(step, viewer(viewer_name)?)))
    }

    /// What is left of the scripted dice and draws.
    #[must_use]
    pub fn script_left(&self) -> String {
        write(&self.play.script_left())
    }

    /// Whether the game's rulebook has a clause of this id.
    #[must_use]
    pub fn has_clause(&self, id: &str) -> bool {
        self.play.rulebook().clause(id).is_some()
    }

    /// The number of actions that the viewer notices, undone ones included.
    pub fn steps(&self, viewer_name: &str) -> Result<u32, Error> {
        Ok(self.play.noticed(self.play.steps(), viewer(viewer_name)?))
    }

    /// Goes to the position of a step, as the viewer counts them.
    pub fn goto(&mut self, step: u32, viewer_name: &str) -> Result<(), Error> {
        let step = self.play.step_of(step, viewer(viewer_name)?)?;
        self.play.goto(step)
    }

    /// Takes one action back.
    pub fn undo(&mut self) -> Result<(), Error> {
        undo(&mut *self.play)
    }

    /// Performs an undone action again.
    pub fn redo(&mut self) -> Result<(), Error> {
        redo(&mut *self.play)
    }

    /// The game up to now, as a save.
    #[must_use]
    pub fn save(&self) -> String {
        write(&self.play.save())
    }

    /// A fingerprint of the position.
    #[must_use]
    pub fn hash(&self) -> String {
        self.play.hash()
    }

    /// Every die and draw up to now, as a script that repeats them.
    #[must_use]
    pub fn chance_script(&self) -> String {
        write(&self.play.chance_script())
    }

    /// A bot that thinks about the current decision.
    pub fn think(&self, choice: &str) -> Result<JsonThinker, Error> {
        let choice: bot::Choice = read(choice)?;
        self.play.thinker(&choice).map(JsonThinker)
    }
}

/// A bot that reports its progress in texts.
pub struct JsonThinker(Box<dyn Thinker>);

impl JsonThinker {
    /// Thinks for at most this number of further iterations, and returns the progress.
    pub fn step(&mut self, iterations: u32) -> String {
        let progress: Progress = self.0.step(iterations);
        write(&progress)
    }

    /// Thinks until `stop` says so, which is asked after each piece, or until nothing is left to think about. Returns the progress.
    pub fn step_until(&mut self, stop: &mut dyn FnMut() -> bool) -> String {
        loop {
            let progress: Progress = self.0.step(1);
            if progress.ready || stop() {
                return write(&progress);
            }
        }
    }

    /// The best action found so far.
    pub fn best(&mut self) -> String {
        write(&self.0.best())
    }
}
