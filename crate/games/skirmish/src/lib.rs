//! Skirmish: dice tactics. Each file carries out one chapter of `rulebook.toml`; the clause id stands at the
//! line that does it.
//!
//! | chapter | file |
//! | --- | --- |
//! | attack-type, notation | `notation.rs` |
//! | range, los | `range.rs`, `board.rs` |
//! | attack | `attack.rs` |
//! | bonus, and the keywords that change a count | `dice.rs` |
//! | keyword, house.damage | `aftermath.rs` |
//! | persist | `persist.rs` |
//! | status | `status.rs` |
//! | house.setup | `setup.rs` |
//! | house.turn, house.victory | `turn.rs` |
//! | house.move, house.terrain | `movement.rs` |
//! | house.card, house.boost, house.zone | `cards.rs` |
//! | effects of cards, house.gain, house.stack | `effects.rs` |
//! | what may be done, and why not | `legal.rs`, `check.rs` |
//! | between JSON and all this | `face.rs`, `read.rs`, `tell.rs`, `table.rs` |
#![forbid(unsafe_code)]

pub mod action;
mod aftermath;
mod attack;
pub mod board;
mod cards;
mod check;
pub mod content;
mod dice;
mod effects;
mod evaluate;
mod face;
pub mod fact;
mod legal;
mod movement;
pub mod notation;
mod persist;
mod range;
mod read;
mod setup;
pub mod state;
mod status;
mod table;
mod takes;
mod tell;
#[cfg(feature = "text")]
pub mod text;
mod turn;

use std::sync::Arc;

use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::games::GameEntry;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use action::Action;
use board::Board;
use content::Content;
use fact::Fact;
use state::{Pending, Phase, State};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Skirmish>();

/// The rules of Skirmish on one map, with its content.
#[derive(Clone, Debug)]
pub struct Skirmish {
    /// Units, cards and numbers.
    pub content: Arc<Content>,
    /// The map.
    pub board: Board,
    /// Names of pieces by roster where a scenario gives them; in a game a piece is called like its unit.
    names: Vec<String>,
    /// The side that begins by agreement.
    agreed: Option<Side>,
}

/// Carries out the rules: what it works with, in one hand. Each chapter adds its part.
struct Judge<'a, C, L> {
    rules: &'a Skirmish,
    s: &'a mut State,
    chance: &'a mut C,
    log: &'a mut L,
}

impl Rules for Skirmish {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        match (state.phase, state.pending) {
            (Phase::Over, _) => None,
            (_, Pending::Warband(side) | Pending::First(side)) => Some(side),
            // The bearer's player decides about fire; slides and allies are the acting player's (one and the same).
            _ => Some(state.active),
        }
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.list_legal(state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        self.allows(state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        Judge { rules: self, s: state, chance, log }.carry_out(action);
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.list_every(state, out);
    }

    fn resample<C: Chance>(&self, state: &State, viewer: Side, chance: &mut C) -> State {
        self.deal_unseen(state, viewer, chance)
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.evaluate(state, side)
    }

    fn ending(&self, state: &State) -> Option<Action> {
        ((state.phase, state.pending) == (Phase::Act, Pending::None)).then_some(Action::End)
    }
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Does something of which every event follows from `cause`.
    fn because<T>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> T) -> T {
        self.log.because_of(cause);
        let done = then(self);
        self.log.leave();
        done
    }

    /// Tells what has just been done: what it changes has been changed. The answer names it, for what follows from it.
    fn tell(&mut self, clause: Clause, fact: Fact) -> EventId {
        self.log.tell(self.s, clause, fact)
    }

    /// The same, with the number it is about.
    fn tell_calc(&mut self, clause: Clause, fact: Fact, calc: Calc<L::Trace>) -> EventId {
        self.log.tell_calc(self.s, clause, fact, calc)
    }

    fn carry_out(&mut self, action: Action) {
        match action {
            Action::Choose(answer) => self.choose(answer),
            Action::Deploy(unit, to) => self.deploy(unit, to),
            Action::Move(unit, to) => self.walk(unit, to),
            Action::Attack(unit, attack, target) => self.printed_attack(unit, attack, target),
            Action::Ability(unit, ability, target) => self.ability(unit, ability, target),
            Action::Dash(unit) => self.dash(unit),
            Action::Guard(unit) => self.guard(unit),
            Action::Card(played) => self.play(played),
            Action::End => self.end_turn(),
        }
    }
}
