//! Pox: champions, relics and spells on a board of tiles.
#![forbid(unsafe_code)]

pub mod action;
mod battlegroups;
mod chapters;
mod check;
pub mod content;
pub mod fact;
mod hidden;
mod offers;
mod position;
mod resolver;
mod setup;
pub mod state;
#[cfg(feature = "text")]
pub mod text;
mod value;
mod view;

use rulewright_engine::chance::Chance;
use rulewright_engine::games::GameEntry;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use action::Action;
use content::map::Map;
use fact::Fact;
use state::State;

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Pox>();

/// The rules of Pox.
#[derive(Clone, Debug)]
pub struct Pox {
    /// The board.
    pub map: Map,
    /// Turns after which the game is a draw (`pox:house.end.4`).
    pub limit: u8,
    /// Names of the first units, where a position gives them.
    names: Vec<String>,
    /// The battlegroups that were chosen.
    decks: [String; 2],
}

impl Rules for Pox {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        state.outcome.is_none().then_some(state.active)
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.legal(state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        self.check(state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        self.carry_out(state, action, chance, log);
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.every(state, out);
    }

    fn resample<C: Chance>(&self, state: &State, viewer: Side, chance: &mut C) -> State {
        self.resample(state, viewer, chance)
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.value(state, side)
    }

    fn ending(&self, state: &State) -> Option<Action> {
        state.outcome.is_none().then_some(Action::End)
    }
}
