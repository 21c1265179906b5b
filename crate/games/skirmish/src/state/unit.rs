//! Units, and what they can use once a turn.

use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// A unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitId(pub u8);

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Its card, by place in the content.
    pub is: u8,
    /// Whose it is.
    pub side: Side,
    /// Where it stands; off the board before deployment and after defeat.
    pub at: Cell,
    /// Health left; 0 is defeated.
    pub hp: u8,
    /// Action points left this turn.
    pub ap: u8,
    /// Movement points left this turn.
    pub mp: u8,
    /// What it has used this turn, one bit each: see [`Use`].
    pub used: u8,
}

/// What can be used once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A printed attack, by place.
    Attack(u8),
    /// A printed ability, by place.
    Ability(u8),
    /// The basic action Dash.
    Dash,
    /// The basic action Guard.
    Guard,
}

impl Use {
    /// Its bit.
    #[must_use]
    pub fn bit(self) -> u8 {
        match self {
            Use::Attack(n) => 1 << n,
            Use::Ability(n) => 16 << n,
            Use::Dash => 64,
            Use::Guard => 128,
        }
    }
}

impl Unit {
    /// Whether it has not used something this turn and can pay so many AP. Lists of legal actions ask this; a refusal says
    /// which of the two it is.
    #[inline]
    #[must_use]
    pub fn can_use(&self, what: Use, ap: u8) -> bool {
        self.ap >= ap && self.used & what.bit() == 0
    }
}

impl Default for Unit {
    fn default() -> Self {
        Unit { is: 0, side: Side::P1, at: Cell::OFF, hp: 0, ap: 0, mp: 0, used: 0 }
    }
}
