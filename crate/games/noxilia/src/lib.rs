//! Noxilia: two clans fight over zones.
//!
//! Each chapter of `rulebook.toml` has a file or a folder. It holds what the chapter allows (`may_…`), what it offers
//! (`offer_…`) and what it does, and cites the clauses that it carries out.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup, house.even, house.suggest, card.banner | `chapters/setup.rs` |
//! | setup.16, setup.17, capture | `chapters/capture.rs` |
//! | turn, setup.18, capture.zone.4, def.disengage, house.limit | `chapters/turn/start.rs` |
//! | turn.start.destiny | `chapters/turn/start.rs`, `setup.rs` |
//! | turn.start.income.3 | `chapters/turn/effects.rs` |
//! | turn.start.queue, zone.command, ability.distant_reinforcement | `chapters/turn/queue.rs` |
//! | end | `chapters/turn/end.rs`, `resolver.rs` |
//! | action, def.engage.2, advanced | `chapters/actions/mod.rs` |
//! | action.move, board, general.capacity, house.step | `chapters/actions/movement.rs` |
//! | action.move.5, action.retreat | `chapters/actions/retreat.rs` |
//! | action.charge, combat.declare.2 | `chapters/actions/charge.rs`, `chapters/stats.rs` |
//! | action.melee, action.ranged, combat.declare, house.name | `chapters/actions/attack.rs` |
//! | action.playunit, action.event, card.hero, stat.gold | `chapters/actions/play.rs`, `chapters/turn/queue.rs` |
//! | action.equip, card.equipment, combat.resolve.3 | `chapters/actions/equip.rs`, `chapters/magic/mana.rs` |
//! | action.moveequip | `chapters/actions/equip.rs`, `chapters/actions/errand.rs` |
//! | action.moveheal | `chapters/actions/errand.rs` |
//! | card.event.2, general.cost_damage, advanced.5, advanced.6 | `chapters/actions/costs.rs` |
//! | combat, def.engage | `chapters/combat/damage.rs`, `chapters/combat/strike.rs` |
//! | combat.resolve, objective, endgame, card.monarch, stat.life.2, general.draw, advanced.2 | `chapters/combat/death.rs` |
//! | stat, zone, card.equipment.1, card.equipment.5, advanced.7 | `chapters/stats.rs`, `chapters/combat/damage.rs` |
//! | fog | `chapters/fog.rs`, `chapters/turn/queue.rs` |
//! | action.cast, cast, card.spell | `chapters/magic/casting.rs`, `chapters/magic/payment.rs` |
//! | spell.active, zone.rampart.4, zone.rampart.5, advanced.4 | `chapters/magic/aim.rs`, `chapters/cards/mod.rs` |
//! | spell.latent | `chapters/magic/latent.rs` |
//! | mana, stat.mana, cast.3, action.cast.2 | `chapters/magic/mana.rs`, `chapters/magic/casting.rs` |
//! | house.target | `chapters/magic/aim.rs`, `chapters/cards/whom.rs` |
//! | house.pay | `chapters/magic/payment.rs` |
//! | card.event | `chapters/cards/mod.rs` |
//! | general | `chapters/cards/piles.rs` |
//! | house.window | `chapters/window.rs` |
//! | deck, stat.clan | `chapters/deck.rs` |
//! | ability.adventure | `chapters/abilities/adventure.rs` |
//! | ability.aquatic | `chapters/abilities/water.rs`, `chapters/actions/movement.rs` |
//! | ability.attack_aura, ability.blood_brother | `chapters/abilities/auras.rs` |
//! | ability.charge, ability.climber, ability.brother_in_arms | `chapters/stats.rs`, `chapters/actions/retreat.rs` |
//! | ability.crippling_attack, ability.piercing_attack, ability.steadfast | `chapters/combat/strike.rs`, `chapters/combat/damage.rs` |
//! | ability.dodge | `chapters/abilities/dodge.rs` |
//! | ability.flying, ability.infiltrator, ability.interceptor | `chapters/abilities/flying.rs` |
//! | ability.force_passage | `chapters/actions/movement.rs`, `chapters/actions/arrival.rs` |
//! | ability.guardian_angel | `chapters/abilities/guardian_angel.rs` |
//! | ability.heal, ability.purification, ability.regeneration, stat.life | `chapters/abilities/healing.rs`, `chapters/actions/errand.rs` |
//! | ability.magic_resistance, ability.type_resistance | `chapters/combat/damage.rs` |
//! | ability.mass_attack, ability.rapid_fire, ability.close_shot | `chapters/actions/attack.rs` |
//! | ability.poison, end.step.1 | `chapters/abilities/poison.rs` |
//! | ability.quick_march | `chapters/actions/movement.rs`, `chapters/actions/charge.rs` |
//! | ability.righteousness, ability.sorcerer | `chapters/magic/casting.rs` |
//! | ability.riposte, ability.lightning_riposte, ability.instinctive_riposte, ability.stealth_attack, action.ranged.2, combat.damage.3 | `chapters/abilities/riposte.rs` |
//!
//! | what | file |
//! | --- | --- |
//! | one action: checked, offered, carried out | `check.rs`, `offers.rs`, `resolver.rs` |
//! | what changes | `state/` |
//! | cards, clans, abilities and the board | `content/` |
//! | a new game, and a position read from a Table | `setup.rs`, `position/` |
//! | what a viewer cannot see, dealt again | `hidden.rs` |
//! | how good a position is for a side | `value/` |
//! | what a side sees and may do, as numbers | `features.rs` |
//! | between JSON and all this | `view/` |
//! | texts of the cards | `text/` |
//!
//! An action that others may interrupt is a stack of things half done ([`state::Frame`]), plain data in the state. The last
//! one continues until it is done or asks something. Then the game waits, and can be saved, copied and searched as always.
#![forbid(unsafe_code)]

pub mod action;
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
use rulewright_engine::side::Side;

use action::Action;
use content::board::{Board, PLACE_COUNT};
use content::language::CardId;
use fact::Fact;
use rulewright_engine::wire;
use state::{Stage, State};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Noxilia>();

/// The rules of Noxilia.
#[derive(Clone, Debug)]
pub struct Noxilia {
    /// The places, and how far they are apart.
    pub board: Board,
    /// The zone card of every place.
    pub zones: [CardId; PLACE_COUNT],
    /// Whether the first player is compensated, and not the second (`noxilia:house.even.1`).
    pub even: bool,
    /// Names of the first units, where a scenario gives them; others are named by their number.
    names: Vec<wire::Word>,
    /// The names of the decks.
    decks: [wire::Word; 2],
}

impl Rules for Noxilia {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        (state.stage != Stage::Over).then(|| self.whose(state))
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

    fn default_answer(&self, state: &State) -> Option<Action> {
        self.default_answer(state)
    }

    #[inline]
    fn key(action: Action) -> u64 {
        action.key()
    }

    fn playout_horizon(&self) -> u32 {
        8
    }
}
