//! Units as their cards print them: numbers, defence, attacks, abilities.

use super::attack::{Attack, Target};
use super::effect::Effect;
use super::notation::Against;
use rulewright_engine::wire::Word;

/// What a unit's card prints.
#[derive(Clone, Debug)]
pub struct UnitCard {
    /// Its id.
    pub id: Word,
    /// Health when unhurt.
    pub hp: u8,
    /// Action points a turn.
    pub ap: u8,
    /// Movement points a turn.
    pub mp: u8,
    /// Defence dice.
    pub defence: u8,
    /// Extra defence dice or bonus against some attacks.
    pub mods: Vec<DefenceMod>,
    /// Its attacks, at most four.
    pub attacks: Vec<Attack>,
    /// Its abilities, at most two.
    pub abilities: Vec<Ability>,
    /// Statuses it never receives, one bit each.
    pub immune: u8,
    /// `skirmish:house.trait.steady`.
    pub steady: bool,
    /// `skirmish:house.trait.surefooted`.
    pub surefooted: bool,
    /// Worth more, and may play captains' cards.
    pub captain: bool,
    /// Victory points its defeat gives.
    pub vp: u8,
}

/// One entry of a unit's printed defence.
#[derive(Clone, Copy, Debug)]
pub struct DefenceMod {
    /// Extra dice (`skirmish:notation.6`).
    pub dice: i8,
    /// Extra bonus (`skirmish:notation.7`).
    pub bonus: i8,
    /// Against which attacks.
    pub against: Against,
}

/// An ability of a unit.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its id.
    pub id: Word,
    /// What it costs.
    pub ap: u8,
    /// On whom.
    pub target: Target,
    /// What it does.
    pub effects: Vec<Effect>,
}
