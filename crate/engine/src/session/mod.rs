//! Session: one game in play, with history, undo and redo, save and load, previews and explanations.

mod changes;
pub mod decks;
pub mod difference;
mod history;
pub mod numbers;
pub mod patch;
mod play;
pub mod preview;
pub mod script;
mod start;
mod steps;

use std::sync::Arc;

pub use self::play::{Play, redo, undo};

use self::history::{History, Step};
use self::numbers::Viewers;
use self::preview::preview;
use self::start::{numbers, scripted, takes};
use crate::chance::{Luck, Scripted};
use crate::print::print;
use crate::refusal::faults::Faults;
use crate::refusal::{Error, Refusal};
use crate::rulebook::Rulebook;
use crate::rules::Game;
use crate::rules::event::Record;
use crate::side::{Side, Viewer};
#[cfg(feature = "numbers")]
use crate::simulation::{Simulate, Simulation};
use crate::wire::{Action, Click, Event, GameResult, Offer, Options, Preview, Save, Script, ScriptLeft, Table};

/// The version of the save format that this build writes and reads.
pub const SAVE_VERSION: u32 = 1;

/// A [`Play`] of one game.
pub struct Session<G: Game> {
    /// The rules, shared with bots that are thinking.
    rules: Arc<G>,
    options: Arc<Options>,
    log: Record<G::Fact, G::State>,
    history: History<G>,
    viewers: Viewers,
}

impl<G: Game> Session<G> {
    /// A new game. If the options have a position, it is set up; their script gives the next dice and draws.
    ///
    /// # Errors
    /// The field that is wrong.
    pub fn create(options: impl Into<Arc<Options>>) -> Result<Session<G>, Error> {
        Self::begin(options.into())
    }

    /// One error reports everything that is wrong, as far as it can be checked beside the other faults.
    fn begin(options: Arc<Options>) -> Result<Session<G>, Error> {
        let mut faults = Faults::default();
        let seats = faults.note(decks::seats_bring_decks::<G>(&options)).is_some();
        let players = faults.note(options.setup.as_ref().map_or(Ok(()), decks::players_bring_decks::<G>)).is_some();
        let chance = faults.note(scripted(&options)).unwrap_or_else(|| Scripted::seeded(&options.seed));
        // A game cannot begin with a list that is no deck; a position needs no decks.
        let can_start = match &options.setup {
            None => seats,
            Some(table) => players || table.phase != decks::WHOLE_GAME,
        };
        let begun = if can_start { faults.note(Self::start(options, chance)) } else { None };
        faults.end_with(begun)
    }

    fn start(options: Arc<Options>, mut chance: Scripted) -> Result<Session<G>, Error> {
        let mut log = Record::default();
        if let (Some(table), Some(script)) = (&options.setup, &options.script)
            && !script.draws.is_empty()
        {
            // The ids of cards have a meaning only after the content is read, so the table is set up twice.
            let mut once = chance.clone();
            let (rules, _) = Self::set_up(table, &mut Luck::Scripted(&mut once), &mut Record::default())?;
            chance = chance.with_draws(numbers(&script.draws, &|id| rules.draw_code(id))?);
        }
        let mut luck = Luck::Scripted(&mut chance);
        let (rules, state) = match &options.setup {
            Some(table) => Self::set_up(table, &mut luck, &mut log)?,
            None => G::open(&options, &mut luck, &mut log)?,
        };
        let events = log.entries.len();
        let history = History::new(state, Step { chance, events, to_act: rules.to_act(&state) });
        Ok(Session { rules: rules.into(), options, log, history, viewers: Viewers::default() })
    }

    fn set_up(table: &Table, luck: &mut Luck, log: &mut Record<G::Fact, G::State>) -> Result<(G, G::State), Error> {
        takes(table, G::TAKES_ALSO).and_then(|()| G::set_up(table, luck, log)).map_err(|e| e.inside("setup"))
    }

    /// A saved game, replayed action by action.
    ///
    /// # Errors
    /// A version that this build does not read, or the first action that is not legal, by its index.
    pub fn load(save: Save) -> Result<Session<G>, Error> {
        if save.version != SAVE_VERSION {
            let text = format!("this save is of version {}; this build reads version {SAVE_VERSION}", save.version);
            return Err(Error::new("version", text).at("version"));
        }
        if save.options.game != save.game {
            let text = format!("a save of `{}` holds options of `{}`", save.game, save.options.game);
            return Err(Error::field("options.game", text));
        }
        let mut session = Session::begin(save.options).map_err(|e| e.inside("options"))?;
        for (n, action) in save.actions.iter().enumerate() {
            session.carry_out(action, Viewer::All).map_err(|e| e.inside(&format!("actions[{n}]")))?;
        }
        Ok(session)
    }

    /// What is kept of the step at which the game is.
    fn here(&self) -> &Step {
        self.history.step(self.history.now())
    }

    fn state(&self) -> &G::State {
        self.history.state()
    }

    /// Reads an action and checks that `viewer` may perform it. It first checks who decides, because to read an action is to
    /// look at what its side holds.
    fn admit(&self, action: &Action, viewer: Viewer) -> Result<G::Action, Error> {
        let state = self.state();
        self.is_current(action.at, viewer)?;
        let to_act = self.rules.to_act(state).ok_or_else(over::<G>)?;
        G::may_ask(viewer, to_act)?;
        if action.by.is_some_and(|by| by != to_act) {
            return Err(G::not_yours().at("by"));
        }
        let read = self.rules.read(state, action)?;
        self.rules.check(state, read)?;
        Ok(read)
    }

    /// Performs an action that `admit` has accepted.
    fn go_on(&mut self, action: G::Action) {
        self.forget_future();
        self.history.go_on(&self.rules, action, &mut self.log);
    }

    /// What viewers were to get after the step at which the game is, they do not get.
    fn forget_future(&mut self) {
        let now = self.history.now();
        self.viewers.forget(now, self.history.step(now).events);
    }

    fn table_at(&self, step: usize, state: &G::State, viewer: Viewer) -> Table {
        let mut table = self.rules.table(state, viewer);
        table.step = self.noticed(step as u32, viewer);
        self.rules.look_ahead(state, viewer, &mut table);
        table
    }

    /// Whether the viewer decides.
    fn decides(&self, viewer: Viewer) -> bool {
        self.rules.to_act(self.state()).is_some_and(|side| viewer.sees(side))
    }
}

impl<G: Game> Play for Session<G> {
    fn rulebook(&self) -> &'static Rulebook {
        G::RULEBOOK
    }

    fn table(&self, viewer: Viewer) -> Table {
        self.table_at(self.history.now(), self.state(), viewer)
    }

    fn each_action(&self, viewer: Viewer, see: &mut dyn FnMut(&mut Box<Offer>)) {
        if self.decides(viewer) {
            let mut legal = Vec::new();
            self.rules.legal(self.state(), &mut legal);
            self.rules.offers(self.state(), &legal, see);
        }
    }

    fn asides(&self, viewer: Viewer) -> Vec<Offer> {
        let state = self.state();
        let allowed = if self.decides(viewer) { self.rules.asides(state) } else { &[] };
        allowed.iter().map(|action| self.rules.offer(state, *action)).collect()
    }

    fn carry_out(&mut self, action: &Action, viewer: Viewer) -> Result<(), Error> {
        let read = self.admit(action, viewer)?;
        self.go_on(read);
        Ok(())
    }

    fn prefetch(&mut self, action: &Action, viewer: Viewer, see: &mut dyn FnMut(&dyn Play)) -> Result<(), Error> {
        let read = self.admit(action, viewer)?;
        let now = self.history.now();
        let future = self.history.take_future(&mut self.log);
        self.go_on(read);
        see(self);
        self.history.put_back(future, now, &mut self.log);
        self.forget_future();
        Ok(())
    }

    fn check(&self, action: &Action, viewer: Viewer) -> Result<(), Error> {
        self.admit(action, viewer).map(|_| ())
    }

    fn why_not(&self, path: &[String], viewer: Viewer) -> Option<Error> {
        let state = self.state();
        let asked = match self.rules.to_act(state) {
            Some(side) => G::may_ask(viewer, side),
            // The actions of a finished game still depend on hands, which this viewer may not see.
            None if viewer != Viewer::All => Err(over::<G>()),
            None => Ok(()),
        };
        if asked.is_err() {
            return asked.err();
        }
        let mut every = Vec::new();
        self.rules.every(state, &mut every);
        let path_of = |action| (action, self.rules.offer(state, action).path);
        let mut clicked: Vec<_> = every.into_iter().map(path_of).collect();
        clicked.retain(|(_, full)| path.iter().all(|part| full.iter().any(|click| click == part.as_str())));
        // If the clicks are in the order of some action's path, actions with another order are not meant.
        if clicked.iter().any(|(_, full)| goes_by(full, path)) {
            clicked.retain(|(_, full)| goes_by(full, path));
        }
        let mut first = None;
        for (action, _) in clicked {
            match self.rules.check(state, action) {
                Ok(()) => return None,
                Err(refusal) => first = first.or(Some((action, refusal))),
            }
        }
        first.map(|(action, refusal)| {
            let mut error = Error::from(refusal);
            error.action = Some(Box::new(self.rules.write(state, action)));
            error
        })
    }

    fn preview(&self, action: &Action, viewer: Viewer) -> Result<Preview, Error> {
        // Only the side that decides may preview its action, which may depend on cards that other viewers do not see.
        let read = self.admit(action, viewer)?;
        preview(&*self.rules, self.state(), read, viewer)
    }

    fn why(&self, event: u32, viewer: Viewer) -> Vec<Event> {
        self.tell_causes(event as usize, viewer)
    }

    fn events(&self, from: u32, viewer: Viewer) -> Vec<Event> {
        self.tell_from(from as usize, viewer)
    }

    fn events_and_changes(&self, from: u32, since: u32, viewer: Viewer) -> Vec<Event> {
        let mut events = self.events(from, viewer);
        self.tell_changes(since as usize, viewer, &mut events);
        events
    }

    fn events_after(&self, step: u32, viewer: Viewer) -> Vec<Event> {
        let before = self.history.so_far().get(step as usize);
        let from = before.map(|step| self.seen(viewer).heard.before(step.events));
        from.map_or_else(Vec::new, |from| self.tell_from(from, viewer))
    }

    fn events_so_far(&self, viewer: Viewer) -> u32 {
        self.seen(viewer).heard.before(self.here().events) as u32
    }

    fn is_current(&self, at: Option<u32>, viewer: Viewer) -> Result<(), Error> {
        match at.map(|at| (at, self.noticed(self.step(), viewer))) {
            Some((at, now)) if at != now => {
                let text = format!("made for step {at}; the game is at step {now}");
                Err(Error::new("stale", text).at("at"))
            }
            _ => Ok(()),
        }
    }

    fn step(&self) -> u32 {
        self.history.now() as u32
    }

    fn steps(&self) -> u32 {
        self.history.len() as u32
    }

    fn goto(&mut self, step: u32) -> Result<(), Error> {
        let step = self.step_of(step, Viewer::All)? as usize;
        self.history.goto(&self.rules, step);
        Ok(())
    }

    fn noticed(&self, step: u32, viewer: Viewer) -> u32 {
        self.count(step as usize, viewer) as u32
    }

    fn step_of(&self, noticed: u32, viewer: Viewer) -> Result<u32, Error> {
        let step = self.last_step(noticed as usize, viewer);
        step.map(|step| step as u32).ok_or_else(|| {
            let steps = self.noticed(self.steps(), viewer);
            Error::field("step", format!("the game has {steps} steps, not {noticed}"))
        })
    }

    fn to_act(&self) -> Option<Side> {
        self.rules.to_act(self.state())
    }

    fn result(&self) -> Option<GameResult> {
        let wire = |o: crate::rules::GameResult| GameResult { winner: o.winner, cites: o.clause.id().into() };
        self.rules.result(self.state()).map(wire)
    }

    fn save(&self) -> Save {
        // Written again in their plain form, without the step and the player that the caller may have sent.
        let mut walk = self.history.walk(&self.rules, 0);
        let write = |step| self.rules.write(walk.go_to(step), self.history.action(step));
        let actions = (0..self.history.now()).map(write).collect();
        Save { version: SAVE_VERSION, game: G::RULEBOOK.game.to_owned(), options: self.options.clone(), actions }
    }

    fn hash(&self) -> String {
        format!("{:016x}", print(&(self.state(), self.here().chance.foretell())))
    }

    fn thinker(&self, bot: &crate::bot::Choice) -> Result<Box<dyn crate::bot::Thinker>, Error> {
        crate::bot::thinker(self.rules.clone(), *self.state(), bot)
    }

    #[cfg(feature = "numbers")]
    fn simulation(&self, viewer: Viewer, seed: &str) -> Result<Box<dyn Simulate>, Error> {
        Ok(Box::new(Simulation::new(self.rules.clone(), *self.state(), viewer, seed)?))
    }

    fn script_left(&self) -> ScriptLeft {
        let chance = &self.here().chance;
        let (dice, draws) = chance.left();
        let misfit = script::misfit(chance, &|number| self.rules.draw_name(number));
        ScriptLeft { dice: dice as u32, draws: draws as u32, misfit }
    }

    fn chance_script(&self) -> Script {
        let chances = self.history.so_far().iter().map(|step| &step.chance);
        script::chance_script(chances, &|number| self.rules.draw_name(number))
    }
}

/// The error after the end of the game, when no side decides.
fn over<G: Game>() -> Error {
    Error::from(Refusal::new("game-over", G::over_clause())).coded("over")
}

/// Whether a path has these clicks in their order; other clicks may be between them.
fn goes_by(full: &[Click], clicks: &[String]) -> bool {
    let mut rest = full.iter();
    clicks.iter().all(|click| rest.any(|part| part == click.as_str()))
}
