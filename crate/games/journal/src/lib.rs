//! Journal: heroes, orders and a deck of cards.
#![forbid(unsafe_code)]

pub mod action;
mod chapters;
mod check;
pub mod content;
pub mod fact;
mod offers;
mod parties;
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
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use action::Action;
use content::map::Map;
use fact::Fact;
use position::names::Said;
use resolver::Resolver;
use state::{State, UnitId};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Journal>();

/// The rules of Journal.
#[derive(Clone, Debug)]
pub struct Journal {
    /// The board.
    pub map: Map,
    /// Names of the units, where a position gives them; others are named by their character.
    names: Vec<String>,
    /// The parties that were chosen.
    decks: [String; 2],
    /// What a set-up repeated of what is printed on its pieces: a Table repeats it.
    said: Vec<(UnitId, Said)>,
}

impl Rules for Journal {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        self.asked(state).map(|ask| ask.side)
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

    /// To concede (`journal:house.concede.1`).
    fn asides(&self, state: &State) -> &'static [Action] {
        if state.outcome.is_none() { &[Action::Concede] } else { &[] }
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        debug_assert!(self.check(state, action).is_ok());
        Resolver::new(self, state, chance, log).carry_out(action);
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.every(state, out);
    }

    /// Nothing lies hidden but the order of the deck, which nobody knows (`journal:house.open.1`): a card is drawn when it
    /// is needed.
    fn resample<C: Chance>(&self, state: &State, _: Side, _: &mut C) -> State {
        *state
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.value(state, side)
    }

    fn playout_horizon(&self) -> u32 {
        8
    }
}
