//! Journal: heroes, orders and a deck of cards.
//!
//! Each chapter of `rulebook.toml` has a file or a folder. It holds what the chapter forbids (`may_…`), what it offers and what
//! it does, and cites the clauses that it carries out.
//!
//! | chapter | file |
//! | --- | --- |
//! | convention | `chapters/orders/choose.rs`, `chapters/deck.rs` |
//! | knockback, house.knockback | `chapters/attack/knockback.rs` |
//! | flanking | `chapters/attack/values.rs`, `chapters/attack/range.rs` |
//! | element | `chapters/attack/values.rs` |
//! | fog | `chapters/board.rs`, `chapters/attack/declare.rs` |
//! | battle | `chapters/attack/values.rs`, `chapters/attack/compare.rs` |
//! | round | `chapters/statuses.rs`, `chapters/round/initiative.rs` |
//! | round.4, round.5, round.6, house.round.5 | `chapters/round/turns.rs` |
//! | action | `chapters/skills/using.rs`, `resolver.rs` |
//! | action.4, house.action.7 | `chapters/attack/range.rs` |
//! | action.6 | `chapters/attack/compare.rs`, `chapters/skills/using.rs` |
//! | action.7, house.action.10 | `chapters/attack/counter.rs` |
//! | action.8 | `chapters/attack/knockback.rs` |
//! | neutral | `chapters/neutral.rs`, `setup.rs` |
//! | order | `chapters/orders/subject.rs`, `chapters/orders/give.rs` |
//! | order.attack-at-will | `chapters/orders/subject.rs`, `chapters/orders/wish.rs` |
//! | order.defend-team | `chapters/orders/procedure.rs` |
//! | drop | `chapters/skills/drops.rs`, `setup.rs` |
//! | drop.r1, house.drop.2 | `chapters/life.rs` |
//! | terrain | `chapters/movement/mod.rs`, `chapters/board.rs` |
//! | terrain.dangerous, house.move.5 | `chapters/movement/arrive.rs` |
//! | terrain.defended.1 | `chapters/attack/values.rs` |
//! | terrain.sky.2 | `chapters/attack/knockback.rs` |
//! | terrain.relic, house.relic | `chapters/skills/costs.rs` |
//! | condition | `chapters/skills/costs.rs`, `setup.rs` |
//! | condition.storm, house.round.3 | `chapters/round/start.rs` |
//! | objective | `chapters/action/basic.rs`, `chapters/skills/using.rs` |
//! | trigger | `chapters/skills/triggers.rs`, `chapters/attack/compare.rs` |
//! | trigger.close-combat | `chapters/action/after.rs` |
//! | trigger.fence, house.trigger.3 | `chapters/movement/fence.rs` |
//! | trigger.long-range | `chapters/attack/values.rs` |
//! | trigger.movement, house.skill.5 | `chapters/movement/walk.rs` |
//! | xp | `chapters/action/after.rs`, `chapters/experience.rs` |
//! | call-ally, house.call | `chapters/skills/calls.rs` |
//! | law | `chapters/stats.rs`, `chapters/law.rs` |
//! | gear | `chapters/stats.rs`, `chapters/attack/values.rs` |
//! | gear.body.capacity, house.carrier | `chapters/movement/carrier.rs`, `chapters/life.rs` |
//! | gear.final | `state/unit.rs` |
//! | house.words | `chapters/life.rs` |
//! | house.deck | `chapters/deck.rs`, `chapters/round/end.rs` |
//! | house.setup, house.adapt | `setup.rs` |
//! | house.party | `parties.rs`, `setup.rs` |
//! | house.round | `chapters/round/start.rs`, `chapters/round/initiative.rs` |
//! | house.round.2 | `chapters/statuses.rs` |
//! | house.round.6 | `chapters/round/end.rs` |
//! | house.action | `chapters/action/after.rs`, `chapters/attack/declare.rs` |
//! | house.action.1 | `check.rs`, `resolver.rs` |
//! | house.action.5, house.skill.8 | `chapters/skills/costs.rs` |
//! | house.action.6 | `chapters/attack/preflex.rs` |
//! | house.action.8, house.skill.3 | `chapters/attack/reflex.rs` |
//! | house.action.9 | `chapters/attack/mod.rs` |
//! | house.basic | `chapters/action/basic.rs`, `chapters/action/turn.rs` |
//! | house.sight | `chapters/board.rs`, `chapters/attack/mod.rs` |
//! | house.number | `chapters/attack/values.rs`, `chapters/life.rs` |
//! | house.trigger | `chapters/skills/triggers.rs` |
//! | house.move | `chapters/movement/mod.rs`, `chapters/movement/walk.rs` |
//! | house.seal, house.door | `chapters/action/basic.rs` |
//! | house.wall | `chapters/board.rs`, `chapters/movement/mod.rs` |
//! | house.drop | `chapters/skills/drops.rs`, `chapters/movement/arrive.rs` |
//! | house.turrets | `chapters/action/turn.rs` |
//! | house.order | `chapters/orders/procedure.rs`, `chapters/orders/subject.rs` |
//! | house.order.2 | `chapters/orders/choose.rs` |
//! | house.order.3, house.order.4, house.order.9 | `chapters/orders/wish.rs` |
//! | house.order.11 | `chapters/orders/route.rs` |
//! | house.order.12 | `chapters/orders/give.rs` |
//! | house.neutral | `chapters/neutral.rs`, `chapters/experience.rs` |
//! | house.xp | `parties.rs`, `chapters/action/after.rs` |
//! | house.xp.5 | `chapters/statuses.rs` |
//! | house.law | `chapters/law.rs` |
//! | house.skill | `chapters/skills/triggers.rs`, `chapters/action/after.rs` |
//! | house.skill.2 | `chapters/skills/effects.rs` |
//! | house.skill.6 | `chapters/attack/counter.rs` |
//! | house.skill.7 | `chapters/attack/compare.rs` |
//! | house.skill.10 | `chapters/movement/arrive.rs` |
//! | house.status | `chapters/attack/values.rs`, `chapters/statuses.rs` |
//! | house.status.paralyzed, house.status.silenced | `chapters/skills/costs.rs` |
//! | house.status.lawful | `chapters/stats.rs` |
//! | house.status.rooted | `chapters/movement/mod.rs` |
//! | house.trait | `chapters/statuses.rs`, `chapters/movement/mod.rs` |
//! | house.trait.flight | `chapters/board.rs` |
//! | house.win, house.concede | `chapters/round/victory.rs` |
//!
//! | what | file |
//! | --- | --- |
//! | one action: checked, offered, carried out | `check.rs`, `offers.rs`, `resolver.rs` |
//! | what changes | `state/` |
//! | skills, characters and items, their language, and the maps | `content/` |
//! | a new game, a party, and a position read from a Table | `setup.rs`, `parties.rs`, `position/` |
//! | how good a position is for a side | `value.rs` |
//! | what a side sees and may do, as numbers | `features.rs` |
//! | between JSON and all this | `view/` |
//! | texts of skills and supplies | `text/` |
#![forbid(unsafe_code)]

pub mod action;
mod chapters;
mod check;
pub mod content;
pub mod fact;
mod features;
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
use rulewright_engine::wire;
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
    names: Vec<wire::Word>,
    /// The parties that were chosen.
    decks: [wire::Word; 2],
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

    /// Nothing is hidden but the order of the deck, which nobody knows (`journal:house.open.1`): a card is drawn when it
    /// is needed.
    fn resample<C: Chance>(&self, state: &State, _: Side, _: &mut C) -> State {
        *state
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.value(state, side)
    }

    #[inline]
    fn key(action: Action) -> u64 {
        action.key()
    }

    fn playout_horizon(&self) -> u32 {
        8
    }

    fn default_answer(&self, state: &State) -> Option<Action> {
        self.uncontested(state)
    }

    fn win_progress(&self, state: &State, side: Side) -> Option<f32> {
        self.win_progress(state, side)
    }
}
