//! Duelyst: tactics on a board of nine by five, with decks of cards. Each file carries out one chapter of
//! `rulebook.toml`; the clause id stands at the line that does it.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup, start | `setup.rs`, `board.rs` |
//! | turn, gap.mana | `turn.rs` |
//! | replace, mulligan, keyword.draw | `draw.rs` |
//! | move, keyword.flying | `movement.rs` |
//! | combat, keyword.backstab, .blast, .frenzy, .ranged | `combat.rs` |
//! | card.minion, keyword.opening-gambit, .bond, .intensify | `summon.rs` |
//! | card.spell, turn.main.3 | `play.rs`, `held.rs` |
//! | card.artifact | `artifacts.rs` |
//! | bbs, keyword.blood-surge | `bloodbound.rs` |
//! | win, keyword.dying-wish, .deathwatch | `death.rs` |
//! | keyword.forcefield, .invulnerable, .heal | `damage.rs` |
//! | keyword.dispel | `dispel.rs` |
//! | keyword.transform, .build, .rebirth, .sentinel, gap.control | `transform.rs` |
//! | keyword.trial | `trial.rs` |
//! | tribe.battle-pet | `pets.rs` |
//! | house.queue: what waits for what, in which order | `moments.rs`, `queue.rs` |
//! | house.layer: what a unit is | `layers.rs`, `aura.rs`, `lasting.rs`, `stale.rs` |
//! | house.choose: targets | `ask.rs` |
//! | what the language of cards says | `select.rs`, `effects/`, `cards/` |
//! | what may be done, and why not | `legal.rs`, `check.rs` |
//! | between JSON and all this | `face.rs`, `read.rs`, `tell.rs`, `table.rs`, `shown.rs` |
#![forbid(unsafe_code)]

pub mod action;
mod artifacts;
mod ask;
mod aura;
mod bloodbound;
pub mod board;
pub mod cards;
mod check;
mod combat;
pub mod content;
mod damage;
mod death;
mod decks;
mod dispel;
mod draw;
mod effects;
mod evaluate;
mod face;
pub mod fact;
mod held;
mod laid;
mod lasting;
mod layers;
mod legal;
mod moments;
mod movement;
mod past;
mod pets;
mod pile;
mod play;
pub mod powers;
mod queue;
mod read;
mod select;
mod setup;
mod shown;
mod stale;
pub mod state;
mod summon;
mod table;
mod takes;
mod tell;
#[cfg(feature = "text")]
pub mod text;
mod transform;
mod trial;
mod turn;

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
use fact::Fact;
use state::{Stage, State};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Duelyst>();

/// The rules of Duelyst.
#[derive(Clone, Debug)]
pub struct Duelyst {
    /// What lies around every tile.
    pub board: Board,
    /// Names of the first units, where a scenario gives them; others are called after their card and number.
    names: Vec<String>,
    /// Where the decks come from, by name.
    decks: [String; 2],
}

/// Carries out the rules: what it works with, in one hand. Each chapter adds its part.
struct Judge<'a, C, L> {
    rules: &'a Duelyst,
    s: &'a mut State,
    chance: &'a mut C,
    log: &'a mut L,
    /// The event that whatever happens now follows from.
    cause: EventId,
}

impl Rules for Duelyst {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        match state.stage {
            Stage::Over => None,
            Stage::Mulligan(side) => Some(side),
            _ => Some(self.asks(state).map_or(state.active, |ask| ask.side)),
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
        Judge { rules: self, s: state, chance, log, cause: EventId::NONE }.carry_out(action);
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

    fn win_progress(&self, state: &State, side: Side) -> Option<f32> {
        self.lethal_progress(state, side)
    }

    fn ending(&self, state: &State) -> Option<Action> {
        (state.stage == Stage::Main && self.asks(state).is_none()).then_some(Action::End)
    }
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Tells what has just been done: what it changes has been changed. The answer names it, for what follows from it.
    fn tell(&mut self, clause: Clause, fact: Fact) -> EventId {
        self.log.tell(self.s, clause, fact)
    }

    /// The same, with the number it is about.
    fn tell_calc(&mut self, clause: Clause, fact: Fact, calc: Calc<L::Trace>) -> EventId {
        self.log.tell_calc(self.s, clause, fact, calc)
    }

    fn carry_out(&mut self, action: Action) {
        let done = match action {
            Action::Mark(held) => self.mark(held),
            Action::Keep => self.keep(),
            Action::Move(unit, to) => self.walk(unit, to),
            Action::Attack(unit, target) => self.attack(unit, target),
            Action::Play(held, at) => self.play(held, at),
            Action::Bloodbound(at) => self.cast_bloodbound(at),
            Action::Replace(held) => self.replace(held),
            Action::Choose(at) => self.choose(at),
            Action::Decline => self.decline(),
            Action::End => self.end_turn(),
        };
        self.because(done, Self::settle);
        self.go_on();
    }
}
