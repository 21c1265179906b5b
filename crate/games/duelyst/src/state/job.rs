//! What is half done: effects that wait, and the attack under way.

use super::unit::UnitId;
use crate::content::{AbilityId, CardId, NO_CARD};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::event::EventId;
use rulewright_engine::side::Side;

/// What caused an effect, as far as the effect may ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cause {
    /// The unit it is about: who was summoned, who died, who was hit.
    pub unit: UnitId,
    /// Where that was.
    pub at: Cell,
    /// The card it is about.
    pub card: CardId,
    /// How much: damage, cost.
    pub amount: i16,
}

impl Cause {
    /// Nothing to ask about.
    pub const NONE: Cause = Cause { unit: UnitId::NONE, at: Cell::OFF, card: NO_CARD, amount: 0 };
}

/// An effect that waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Job {
    /// What is to be done.
    pub task: Task,
    /// For whom.
    pub side: Side,
    /// The unit whose effect it is, or that it is done to.
    pub unit: UnitId,
    /// Where that unit stood when the effect was set off: it may be gone by now.
    pub at: Cell,
    /// The card whose effect it is.
    pub card: CardId,
    /// What set it off.
    pub cause: Cause,
    /// The event that it follows from.
    pub because: EventId,
}

impl Default for Job {
    fn default() -> Self {
        Job {
            task: Task::None,
            side: Side::P1,
            unit: UnitId::NONE,
            at: Cell::OFF,
            card: NO_CARD,
            cause: Cause::NONE,
            because: EventId::NONE,
        }
    }
}

/// What a [`Job`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Nothing.
    None,
    /// An ability.
    Ability(AbilityId),
    /// The unit was put into play: what waits for that is set off.
    Entered {
        /// It was played from hand.
        from_hand: bool,
        /// Its attack as it arrived: it may be gone by now.
        attack: i16,
    },
    /// The spell is done: it goes to the graveyard, and what waits for that is set off.
    Cast,
    /// The Bloodbound Spell is done.
    Bled,
    /// The sentinel shows itself (`duelyst:keyword.sentinel.2`).
    Reveal,
    /// MECHAZ0R! stands ready (`duelyst:tribe.mech.2`).
    Mechazor,
    /// The unit grows (`duelyst:keyword.grow.1`).
    Grow,
    /// The building counts down (`duelyst:keyword.build.2`).
    Build,
    /// The unit summons a Wind Dervish (`duelyst:keyword.summon-dervish.1`).
    Dervish,
    /// The unit leaves its egg (`duelyst:keyword.rebirth.1`).
    Egg,
    /// The egg hatches (`duelyst:keyword.rebirth.1`).
    Hatch,
    /// The pet acts (`duelyst:tribe.battle-pet.1`).
    Pet,
    /// Control of the unit passes back.
    Return,
    /// The unit becomes again what it was.
    Revert,
}

/// An attack under way: what is still to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// Who attacks.
    pub attacker: UnitId,
    /// Whom it aimed at.
    pub target: UnitId,
    /// Who may strike back, in order; once it is over, who did.
    pub answers: Pile<UnitId, 8>,
    /// All who could have struck back.
    pub over: bool,
    /// The event of the attack.
    pub because: EventId,
}
