//! One instance of damage: what it is before its target is looked at.

use crate::content::language::Element;
use crate::state::UnitId;
use rulewright_engine::rulebook::Clause;

/// Damage on its way to a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    /// Its base value (`pox:2.1.1.1.2.1`).
    pub base: i16,
    /// The clause by which it happens.
    pub clause: Clause,
    /// Its element.
    pub element: Element,
    /// The unit it comes from, or none (`pox:gl.source-damage`).
    pub source: UnitId,
    /// Attack damage (`pox:house.damage.2`).
    pub attack: bool,
    /// An AoE attack (`pox:1.2.1.4`).
    pub aoe: bool,
    /// Defense counts although the attack is an AoE one: the rune says so (`pox:A.a`).
    pub defense: bool,
    /// Of a spell.
    pub spell: bool,
    /// Loss of life by attack (`pox:2.2.1`).
    pub life: bool,
    /// The distance of the attack (`pox:house.attack.3`).
    pub distance: u8,
    /// So much more to relics.
    pub relics: i16,
}

/// What became of a blow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dealt {
    /// Whom it reached.
    pub to: UnitId,
    /// How many HP.
    pub amount: i16,
    /// The one it was meant for turned it away (`pox:house.prevention.3`).
    pub deflected: bool,
}

impl Blow {
    /// Damage of no attack and of no unit.
    pub(crate) fn effect(element: Element, clause: Clause, base: i16) -> Blow {
        Blow {
            base,
            clause,
            element,
            source: UnitId::NONE,
            attack: false,
            aoe: false,
            defense: false,
            spell: false,
            life: false,
            distance: 0,
            relics: 0,
        }
    }

    /// Whether it comes from at least two tiles away.
    pub(crate) fn is_ranged(&self) -> bool {
        self.distance >= 2
    }
}
