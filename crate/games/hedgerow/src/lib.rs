//! Hedgerow: a toy with what the other games do not have. Pieces of two squares by two, hedges between squares, a third side
//! that nobody plays, turns that belong to pieces, and one deck for all, of which cards are drawn where others roll dice. It
//! proves that the engine and the page know these things without knowing this game, and shows every room that a game has.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup | `setup.rs` |
//! | deck | `chapters/deck.rs` |
//! | turn | `chapters/turn.rs` |
//! | step | `chapters/step.rs` |
//! | strike | `chapters/strike.rs` |
//! | wolf | `chapters/wolf.rs` |
//! | victory | `chapters/victory.rs` |
//!
//! | what | file |
//! | --- | --- |
//! | what may be decided, and what can happen | `action.rs`, `fact.rs` |
//! | what is half done, and how it goes on | `resolver.rs` |
//! | whom a refusal or a list of actions is asked of | `check.rs`, `offers.rs` |
//! | units, cards, the map | `content.rs` |
//! | a position read from a Table | `position.rs` |
//! | how good it looks | `value.rs` |
//! | between JSON and all this | `view/` |
#![forbid(unsafe_code)]

pub mod action;
mod chapters;
mod check;
pub mod content;
pub mod fact;
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
use rulewright_engine::edges::{Edges, footprint};
use rulewright_engine::event::Log;
use rulewright_engine::flow::Resolve;
use rulewright_engine::games::GameEntry;
use rulewright_engine::grid::{Cell, Cells, Grid};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use action::Action;
use content::{CardRow, Kind};
use fact::Fact;
use resolver::Resolver;
use state::{State, Unit, UnitId};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Hedgerow>();

/// Squares of the board.
pub type Squares = Cells<1>;

/// The rules of Hedgerow.
#[derive(Clone, Debug)]
pub struct Hedgerow {
    kinds: Vec<Kind>,
    cards: Vec<CardRow>,
    grid: Grid<1>,
    hedges: Edges<1>,
    /// Names of pieces: a scenario's, or ours.
    names: Vec<String>,
}

impl Hedgerow {
    fn kind(&self, unit: &Unit) -> &Kind {
        &self.kinds[usize::from(unit.kind)]
    }

    /// The squares that a unit covers; none once it is off the board.
    fn covered(&self, unit: &Unit) -> Squares {
        self.covers(unit, unit.at).unwrap_or_default()
    }

    /// The squares that it would cover from another one.
    fn covers(&self, unit: &Unit, at: Cell) -> Option<Squares> {
        footprint(&self.grid, at, self.kind(unit).size)
    }

    fn name(&self, id: UnitId) -> String {
        self.names[usize::from(id.0)].clone()
    }
}

impl Rules for Hedgerow {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        state.outcome.is_none().then(|| state.active())
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.offer_legal(state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        self.may(state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        let mut resolver = Resolver::new(self, state, chance, log);
        resolver.act(action);
        resolver.run();
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.offer_every(state, out);
    }

    /// Everything is open: what a side sees is the state.
    fn resample<C: Chance>(&self, state: &State, _: Side, _: &mut C) -> State {
        *state
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.worth(state, side)
    }

    fn ending(&self, state: &State) -> Option<Action> {
        state.outcome.is_none().then_some(Action::Wait)
    }
}
