//! What lasts: changes on units, and effects that are no unit's.

use super::unit::UnitId;
use crate::content::{AbilityId, CardId, NO_ABILITY, NO_CARD, Trait};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// When a change ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Until {
    /// Never.
    #[default]
    Ever,
    /// When the turn at hand ends.
    TurnEnd,
    /// When this side's next turn begins.
    TurnOf(Side),
    /// When this side's next turn ends; it begins at once.
    EndOf(Side),
    /// When this side's next turn ends; it begins with that turn.
    During(Side),
    /// Its time is over: what undoes it waits in the queue.
    Over,
}

/// What a minion was inside of when something else took its place for a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Shell {
    /// Nothing: it stood there itself.
    #[default]
    None,
    /// An Egg.
    Egg,
    /// A building with so much left to count down.
    Building(u8),
    /// A Watchful Sentinel.
    Sentinel,
}

/// What a change does to the unit it is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum What {
    /// Attack and health more, or less.
    #[default]
    Stats,
    /// As [`What::Stats`], but also on a Structure (`duelyst:tribe.structure.3`).
    Spears,
    /// Attack becomes so much.
    SetAttack,
    /// Health becomes so much.
    SetHealth,
    /// It has this trait.
    Trait(Trait),
    /// It has this trait no longer.
    Without(Trait),
    /// It has this ability.
    Ability(AbilityId),
    /// Control passes back when it ends.
    Control,
    /// It becomes again what it was when it ends: this card, in this shell.
    Form(CardId, Shell),
}

/// A change on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// Which unit.
    pub on: UnitId,
    /// What gave it.
    pub from: CardId,
    /// What it does.
    pub what: What,
    /// Its first number: attack, or the number of what it gives; of a form, the attack its held minion will have more.
    pub a: i16,
    /// Its second: health.
    pub h: i16,
    /// When it ends.
    pub until: Until,
}

impl Default for Change {
    fn default() -> Self {
        Change { on: UnitId::NONE, from: NO_CARD, what: What::Stats, a: 0, h: 0, until: Until::Ever }
    }
}

impl Change {
    /// Whether it says who controls the unit for a time: that is not of the unit's form, stays whatever the unit becomes, and
    /// ends in its time.
    #[must_use]
    pub fn is_control(&self) -> bool {
        self.what == What::Control
    }

    /// Whether it gives back what the unit was before it became something else for a time.
    #[must_use]
    pub fn is_form(&self) -> bool {
        matches!(self.what, What::Form(..))
    }
}

/// A lasting effect that is no unit's: what a spell leaves for a turn, a Destiny.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Watch {
    /// Whose.
    pub side: Side,
    /// The card that left it.
    pub card: CardId,
    /// The ability that waits, or that left a lasting effect.
    pub ability: AbilityId,
    /// Which lasting effect of that ability it is, counted from 1; 0 when the ability itself waits.
    pub effect: u8,
    /// The unit it is about, if any.
    pub unit: UnitId,
    /// What that unit was, and where it stood: it may be gone.
    pub is: CardId,
    /// Where it stood.
    pub at: Cell,
    /// Whether it is over when it has happened once.
    pub once: bool,
    /// When it ends.
    pub until: Until,
}

impl Default for Watch {
    fn default() -> Self {
        Watch {
            side: Side::P1,
            card: NO_CARD,
            ability: NO_ABILITY,
            effect: 0,
            unit: UnitId::NONE,
            is: NO_CARD,
            at: Cell::OFF,
            once: false,
            until: Until::Ever,
        }
    }
}
