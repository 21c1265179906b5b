//! Duelyst: tactics on a board of nine by five, with decks of cards. A file in `chapters/` carries out a chapter of
//! `rulebook.toml`: what it allows, what it does and what it offers, with the clause id at the line that does it.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup, gap.start | `setup.rs` |
//! | start, mulligan | `chapters/opening.rs` |
//! | turn.begin, turn.end, status, keyword.celerity | `chapters/turn.rs` |
//! | house.turn, house.limit, gap.turn, gap.mana, gap.ephemeral | `chapters/turn.rs` |
//! | move, turn.main.4, keyword.flying, keyword.wall, house.forbid | `chapters/movement.rs` |
//! | combat.4 | `state/board.rs` |
//! | combat, turn.main.5, gap.attack, keyword.backstab, keyword.blast | `chapters/combat/attack.rs` |
//! | keyword.frenzy, keyword.ranged, keyword.stun.3 | `chapters/combat/attack.rs` |
//! | keyword.forcefield, keyword.heal, keyword.invulnerable | `chapters/combat/damage.rs` |
//! | win, gap.simultaneous, card.general.2, card.minion.3 | `chapters/combat/death.rs` |
//! | keyword.dying-wish, keyword.build.11 | `chapters/combat/death.rs` |
//! | gap.deck, keyword.trial.1 | `chapters/cards/deck.rs` |
//! | keyword.draw, gap.deck.2, house.table | `chapters/cards/draw.rs` |
//! | replace, turn.main.1 | `chapters/cards/replace.rs` |
//! | turn.main.3 | `chapters/cards/play.rs` |
//! | gap.mana.3, keyword.build.8 | `chapters/cards/cost.rs` |
//! | card.minion, keyword.airdrop, keyword.build.1, keyword.sentinel.1 | `chapters/cards/minion.rs` |
//! | card.spell, card.minion.1.r1 | `chapters/cards/spell.rs` |
//! | card.artifact, card.general | `chapters/cards/artifact.rs` |
//! | bbs, turn.main.2, keyword.blood-surge | `chapters/cards/bloodbound.rs` |
//! | keyword.opening-gambit, keyword.bond, keyword.intensify, keyword.rush | `chapters/keywords/entering.rs` |
//! | keyword.build | `chapters/keywords/build.rs` |
//! | keyword.dispel, keyword.build.4 | `chapters/keywords/dispel.rs` |
//! | keyword.grow, keyword.summon-dervish | `chapters/keywords/growth.rs` |
//! | keyword.provoke | `chapters/keywords/provoke.rs` |
//! | keyword.rebirth, keyword.dispel.9 | `chapters/keywords/rebirth.rs` |
//! | keyword.sentinel | `chapters/keywords/sentinel.rs` |
//! | keyword.stun, keyword.reactivate | `chapters/keywords/stun.rs` |
//! | keyword.transform, keyword.dying-wish.2, keyword.sentinel.6 | `chapters/keywords/transform.rs` |
//! | keyword.trial | `chapters/keywords/trial.rs` |
//! | keyword.zeal, keyword.infiltrate | `chapters/keywords/zeal.rs` |
//! | tribe.battle-pet | `chapters/tribes/battle_pet.rs`, `chapters/keywords/transform.rs` |
//! | tribe.mech | `chapters/tribes/mech.rs` |
//! | tribe.structure, tribe.vespyr, keyword.dispel.cannot.r1 | `chapters/tribes/tribe.rs` |
//! | gap.control, card.general.1, keyword.build.7 | `chapters/effects/control.rs` |
//! | gap.mana-tile, gap.tile, keyword.dispel.7 | `chapters/effects/tiles.rs` |
//! | keyword.dying-wish.3, keyword.dying-wish.5 | `chapters/effects/board.rs` |
//! | house.queue, keyword.dispel.2 | `chapters/queue/jobs.rs` |
//! | keyword.deathwatch, combat.resolve.1.r1 | `chapters/queue/heard.rs` |
//! | house.choose, keyword.build.5 | `chapters/queue/choose.rs` |
//! | house.layer, gap.general, keyword.dispel.10, keyword.dispel.11 | `chapters/layers/` |
//!
//! | what | file |
//! | --- | --- |
//! | which chapter judges, offers or carries out an action | `check.rs`, `offers.rs`, `resolver.rs` |
//! | what the language of cards says | `content/language/`, `chapters/select/`, `chapters/effects/` |
//! | what follows from a card | `content/` |
//! | what changes in play | `state/` |
//! | a position of a scenario | `position/` |
//! | what a viewer cannot see | `hidden.rs` |
//! | how good a position looks | `value.rs` |
//! | what a side sees and may do, as numbers | `features.rs` |
//! | between JSON and the rules | `view/` |
//! | the texts of the cards | `text/` |
#![forbid(unsafe_code)]

pub mod action;
pub mod chapters;
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
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use action::Action;
use fact::Fact;
use rulewright_engine::wire;
use state::board::Board;
use state::{Stage, State};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Duelyst>();

/// The rules of Duelyst.
#[derive(Clone, Debug)]
pub struct Duelyst {
    /// The neighbours of every tile.
    pub board: Board,
    /// Names of the first units, if a scenario gives them; others are called after their card and number.
    names: Vec<wire::Word>,
    /// Where the decks come from, by name.
    decks: [wire::Word; 2],
}

impl Rules for Duelyst {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        (state.stage != Stage::Over).then(|| self.asked(state).map_or(state.active, |ask| ask.side))
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
        self.apply(state, action, chance, log);
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

    fn win_progress(&self, state: &State, side: Side) -> Option<f32> {
        self.win_progress(state, side)
    }

    #[inline]
    fn key(action: Action) -> u64 {
        action.key()
    }

    fn ending(&self, state: &State) -> Option<Action> {
        (state.stage == Stage::Main && self.asked(state).is_none()).then_some(Action::End)
    }
}
