//! Pox: champions, relics and spells on a board of tiles.
//!
//! Each chapter of `rulebook.toml` has a file or a folder. It holds what the chapter forbids (`may_…`), what it offers and what
//! it does, and cites the clauses that it carries out.
//!
//! | chapter | file |
//! | --- | --- |
//! | A | `chapters/damage/layers.rs`, `chapters/effects/run.rs` |
//! | 1.1 | `chapters/attacks/chain.rs` |
//! | 1.2 | `chapters/attacks/attack.rs`, `chapters/selection/aim.rs` |
//! | 2.1 | `chapters/damage/layers.rs`, `chapters/attacks/attack.rs` |
//! | 2.2 | `chapters/damage/life.rs`, `chapters/attacks/attack.rs` |
//! | 3.1 | `chapters/selection/choice.rs`, `chapters/damage/life.rs` |
//! | 3.2 | `chapters/selection/choice.rs` |
//! | 3.3 | `chapters/spells/casting.rs`, `chapters/selection/presence.rs` |
//! | 4 | `chapters/movement/walk.rs` |
//! | 4.1 | `chapters/movement/shift.rs`, `chapters/movement/knockback.rs` |
//! | 4.2 | `chapters/movement/relocation.rs` |
//! | 5 | `chapters/stealth.rs` |
//! | 5.1 | `chapters/attacks/free.rs`, `chapters/damage/life.rs` |
//! | 6.1, house.setup | `setup.rs` |
//! | 6.2 | `chapters/turns/nora.rs`, `setup.rs` |
//! | 6.3 | `chapters/turns/end.rs`, `chapters/turns/fonts.rs` |
//! | 7.1 | `chapters/qualities/abilities.rs` |
//! | 7.2 | `chapters/damage/layers.rs`, `chapters/qualities/cleanse.rs` |
//! | 8.1 | `chapters/map/terrain.rs`, `chapters/movement/walk.rs` |
//! | 9 | `chapters/units/made.rs`, `chapters/damage/death.rs` |
//! | app | `chapters/movement/relocation.rs`, `chapters/movement/shift.rs` |
//! | ex | `chapters/attacks/using.rs`, `chapters/selection/aim.rs` |
//! | house.battlegroup | `battlegroups.rs` |
//! | house.bonus | `chapters/units/made.rs` |
//! | house.reveal | `chapters/turns/start.rs` |
//! | house.hidden | `view/hides.rs`, `hidden.rs` |
//! | house.stealth | `chapters/effects/whom.rs`, `chapters/selection/choice.rs` |
//! | house.trap, house.globe | `chapters/map/layers.rs` |
//! | house.turn | `chapters/turns/end.rs`, `chapters/turns/start.rs` |
//! | house.end | `chapters/turns/victory.rs`, `chapters/turns/end.rs` |
//! | house.cooldown | `chapters/attacks/using.rs`, `chapters/damage/death.rs` |
//! | house.ap | `chapters/turns/start.rs`, `chapters/units/made.rs` |
//! | house.deploy, house.equipment | `chapters/units/deploy.rs` |
//! | house.transfigure | `chapters/units/transfigure.rs` |
//! | house.shrine, house.owner, house.side, house.barrier, house.clone | `chapters/selection/aim.rs` |
//! | house.condition | `chapters/qualities/conditions.rs`, `chapters/turns/start.rs` |
//! | house.blinded | `chapters/attacks/attack.rs` |
//! | house.incorporeal, house.prevention | `chapters/damage/prevention.rs` |
//! | house.immobile | `chapters/movement/relocation.rs`, `chapters/movement/walk.rs` |
//! | house.confused | `chapters/attacks/using.rs` |
//! | house.removal | `chapters/qualities/abilities.rs`, `chapters/selection/aim.rs` |
//! | house.flying | `chapters/map/terrain.rs`, `chapters/movement/reach.rs` |
//! | house.possessed | `chapters/qualities/conditions.rs`, `chapters/units/made.rs` |
//! | house.terrain | `chapters/map/terrain.rs`, `chapters/selection/aim.rs` |
//! | house.death, house.recall, house.swarm | `chapters/damage/death.rs` |
//! | house.spellthief | `chapters/spells/globals.rs`, `chapters/units/made.rs` |
//! | house.illusion | `chapters/units/deploy.rs`, `chapters/units/made.rs` |
//! | house.target | `chapters/selection/aim.rs`, `chapters/attacks/using.rs` |
//! | house.attack | `chapters/selection/aim.rs`, `chapters/attacks/attack.rs` |
//! | house.damage | `chapters/damage/layers.rs`, `chapters/damage/life.rs` |
//! | house.move | `chapters/movement/enter.rs`, `chapters/movement/swap.rs` |
//! | house.knockback | `chapters/movement/knockback.rs` |
//! | house.large | `chapters/movement/reach.rs`, `chapters/movement/walk.rs` |
//! | house.cast | `chapters/map/layers.rs`, `chapters/selection/aim.rs` |
//! | house.limit | `chapters/spells/casting.rs` |
//! | 1.2.1.2 | `chapters/attacks/using.rs` |
//! | 2.1.1.1.4 | `chapters/damage/prevention.rs` |
//! | 3.1.2, house.target.4 | `chapters/effects/whom.rs` |
//! | 5.1, house.stealth.3 | `chapters/stealth.rs` |
//! | 5.1.2 | `chapters/movement/relocation.rs` |
//! | 5.1.2.1, app.9, house.move.1, house.move.2 | `chapters/movement/walk.rs` |
//! | 5.1.2.2, house.cast.1 | `chapters/units/deploy.rs` |
//! | 5.1.2.3, house.cooldown.3, house.cast.5 | `chapters/units/made.rs` |
//! | 5.1.4 | `chapters/qualities/conditions.rs` |
//! | 6.3.3 | `chapters/turns/start.rs` |
//! | 8.1.3 | `chapters/map/layers.rs` |
//! | ex.1 | `chapters/turns/nora.rs` |
//! | house.turn.5 | `chapters/damage/death.rs` |
//! | house.turn.6 | `chapters/effects/run.rs` |
//! | house.attack.4 | `chapters/attacks/free.rs` |
//! | house.attack.5 | `chapters/turns/end.rs` |
//! | house.cast.3 | `chapters/spells/casting.rs` |
//!
//! | what | file |
//! | --- | --- |
//! | one action: checked, offered, carried out | `check.rs`, `offers.rs`, `resolver.rs` |
//! | what changes | `state/` |
//! | runes, their language, the maps and the charts | `content/` |
//! | a new game, and a position read from a Table | `setup.rs`, `position/` |
//! | what a viewer cannot see, dealt again | `hidden.rs` |
//! | how good a position is for a side | `value.rs` |
//! | what a side sees and may do, as numbers | `features.rs` |
//! | between JSON and all this | `view/` |
//! | texts of the runes | `text/` |
#![forbid(unsafe_code)]

pub mod action;
mod battlegroups;
mod chapters;
mod check;
pub mod content;
pub mod fact;
mod features;
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
use rulewright_engine::side::{BySide, Side};

use action::Action;
use content::map::Map;
use fact::Fact;
use resolver::Resolver;
use rulewright_engine::wire;
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
    names: Vec<wire::Word>,
    /// The battlegroups that were chosen.
    decks: [wire::Word; 2],
    /// The number of each rune of the lists among its copies.
    numbers: BySide<Vec<u8>>,
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

    /// To concede (`pox:house.end.3`), and to end the turn because its time is up (`pox:6.3.4`).
    fn asides(&self, state: &State) -> &'static [Action] {
        if state.outcome.is_none() { &[Action::Timeout, Action::Concede] } else { &[] }
    }

    /// Nothing is left to chance once the runes are shuffled (`pox:house.setup.1`).
    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, _: &mut C, log: &mut L) {
        debug_assert!(self.check(state, action).is_ok());
        Resolver::new(self, state, log).act(action);
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

    #[inline]
    fn key(action: Action) -> u64 {
        action.key()
    }

    fn ending(&self, state: &State) -> Option<Action> {
        state.outcome.is_none().then_some(Action::End)
    }

    fn win_progress(&self, state: &State, side: Side) -> Option<f32> {
        self.win_progress(state, side)
    }
}
