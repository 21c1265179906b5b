//! A unit in play.

use crate::content::board::Spot;
use crate::content::cards::NO_CARD;
use crate::content::language::CardId;
use rulewright_engine::side::Side;

/// A unit's number: the first of a game is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u16);

impl UnitId {
    /// Nobody.
    pub const NONE: UnitId = UnitId(u16::MAX);
}

impl Default for UnitId {
    fn default() -> Self {
        UnitId::NONE
    }
}

/// What is true of a unit, one bit each.
pub mod mark {
    /// It is engaged (`noxilia:def.engage.1`).
    pub const ENGAGED: u8 = 1;
    /// It is face up (`noxilia:fog.1`).
    pub const SHOWN: u8 = 2;
    /// It is controlled until the end of the turn.
    pub const LENT: u8 = 4;
    /// It came from the queue this turn.
    pub const RECRUIT: u8 = 8;
    /// It has dodged (`noxilia:ability.dodge.1`).
    pub const DODGED: u8 = 16;
    /// It came to a place that slows arrivals (`noxilia:zone.command.2`).
    pub const SLOW: u8 = 32;
}

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Its number.
    pub id: UnitId,
    /// Which card.
    pub card: CardId,
    /// Whose card.
    pub owner: Side,
    /// Who controls it.
    pub side: Side,
    /// Where it is; off the board while it is adventuring.
    pub at: Spot,
    /// Life lost.
    pub wounds: u8,
    /// Armour spent, below zero, or gained, until armour is set back.
    pub worn: i8,
    /// Poison markers.
    pub poison: u8,
    /// Melee from dead blood brothers, this turn.
    pub rage: i8,
    /// Melee from events, this turn.
    pub rally: i8,
    /// Melee lost by arriving this turn.
    pub green: i8,
    /// Melee from an aura, this turn.
    pub aura: u8,
    /// Time markers.
    pub time: u8,
    /// See [`mark`].
    pub marks: u8,
}

impl Default for Unit {
    fn default() -> Self {
        Unit {
            id: UnitId::NONE,
            card: NO_CARD,
            owner: Side::P1,
            side: Side::P1,
            at: Spot::OFF,
            wounds: 0,
            worn: 0,
            poison: 0,
            rage: 0,
            rally: 0,
            green: 0,
            aura: 0,
            time: 0,
            marks: 0,
        }
    }
}

/// What the turn lends to a unit's melee, as tables call it: see [`Unit::fleeting`].
pub const FLEETING: [&str; 4] = ["aura", "rage", "rally", "green"];

impl Unit {
    /// What the turn lends to its melee, and takes back at its end (`noxilia:end.step.2`), in the order of [`FLEETING`].
    #[must_use]
    pub fn fleeting(&self) -> [i8; 4] {
        [self.aura as i8, self.rage, self.rally, self.green]
    }

    /// The same, to set.
    pub fn set_fleeting(&mut self, [aura, rage, rally, green]: [i8; 4]) {
        (self.aura, self.rage, self.rally, self.green) = (aura as u8, rage, rally, green);
    }

    /// What lasts until the end of the turn ends (`noxilia:end.step.2`).
    pub fn end_turn(&mut self) {
        self.set_fleeting([0; 4]);
        self.marks &= !(mark::RECRUIT | mark::SLOW);
    }

    /// Whether something is true of it.
    #[inline]
    #[must_use]
    pub fn is(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Whether it can be engaged.
    #[inline]
    #[must_use]
    pub fn is_ready(&self) -> bool {
        !self.is(mark::ENGAGED)
    }

    /// Life left.
    #[inline]
    #[must_use]
    pub fn life(&self) -> i32 {
        i32::from(self.card.card().life) - i32::from(self.wounds)
    }
}
