//! Units on the board.

use crate::content::powers::Powers;
use crate::content::{CardId, NO_CARD};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::event::EventId;
use rulewright_engine::side::Side;

/// A unit's number: units are numbered as they enter the board, and no number comes twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct UnitId(pub u16);

impl UnitId {
    /// No unit.
    pub const NONE: UnitId = UnitId(u16::MAX);
}

/// A unit as events know it: its number, and the card it came as. It may long be gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Who {
    /// Its number.
    pub id: UnitId,
    /// The card it came as.
    pub born: CardId,
}

/// Something a unit is or has been, one bit each.
pub mod mark {
    /// It can do nothing more this turn (`duelyst:status.exhausted.2`).
    pub const EXHAUSTED: u8 = 1;
    /// It entered the board this turn.
    pub const FRESH: u8 = 2;
    /// What its card prints is dispelled (`duelyst:keyword.dispel.1`).
    pub const DISPELLED: u8 = 4;
    /// Its Forcefield has cancelled damage this turn (`duelyst:keyword.forcefield.1`).
    pub const SHIELD_SPENT: u8 = 8;
    /// It leaves the board as soon as the effect at hand is done.
    pub const DOOMED: u8 = 16;
    /// An aura gives it an ability.
    pub const LENT: u8 = 32;
    /// It has died; it leaves the board once all who die with it have, and what waits for their deaths is queued.
    pub const FALLEN: u8 = 64;
}

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Its number and the card it came as.
    pub who: Who,
    /// What it is now.
    pub is: CardId,
    /// What a building, an egg or a sentinel becomes.
    pub holds: CardId,
    /// Attack and health that the held minion will have more (`duelyst:keyword.build.9`).
    pub held: (i8, i8),
    /// Who controls it.
    pub side: Side,
    /// Whose card it is.
    pub owner: Side,
    /// Where it stands.
    pub at: Cell,
    /// Damage on it.
    pub damage: i16,
    /// What a building still has to count down, or the turns a held thing still waits.
    pub counter: u8,
    /// Whose next turn ends its stun; nobody's when it is not stunned (`duelyst:keyword.stun.1`).
    pub stunned: Option<Side>,
    /// Who gave it the last blow, if it was a unit.
    pub slayer: UnitId,
    /// The event that was its last blow.
    pub blow: EventId,
    /// Moves made since it was activated.
    pub moves: u8,
    /// Attacks made since it was activated.
    pub attacks: u8,
    /// See [`mark`].
    pub marks: u8,
    /// Attack, as all that affects it makes it; only `chapters/layers/recompute.rs` writes this and what follows.
    pub attack: i16,
    /// The most health it can have.
    pub most: i16,
    /// Steps it may make.
    pub stride: u8,
    /// What Backstab adds.
    pub backstab: u8,
    /// What Grow adds at each turn of its player.
    pub grow: u8,
    /// Wind Dervishes it summons at each turn of its player.
    pub dervishes: u8,
    /// Keywords and restrictions.
    pub powers: Powers,
    /// What its abilities wait for: see [`listen`](crate::content::listen).
    pub listens: u32,
}

impl Unit {
    /// Health left.
    #[inline]
    #[must_use]
    pub fn health(&self) -> i16 {
        self.most - self.damage
    }

    /// Whether it bears this mark.
    #[inline]
    #[must_use]
    pub fn is_marked(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Whether it has this power.
    #[inline]
    #[must_use]
    pub fn has(&self, power: Powers) -> bool {
        self.powers.has(power)
    }
}

impl Default for Unit {
    fn default() -> Self {
        Unit {
            who: Who { id: UnitId::NONE, born: NO_CARD },
            is: NO_CARD,
            holds: NO_CARD,
            held: (0, 0),
            side: Side::P1,
            owner: Side::P1,
            at: Cell::OFF,
            damage: 0,
            counter: 0,
            stunned: None,
            slayer: UnitId::NONE,
            blow: EventId::NONE,
            moves: 0,
            attacks: 0,
            marks: 0,
            attack: 0,
            most: 0,
            stride: 0,
            backstab: 0,
            grow: 0,
            dervishes: 0,
            powers: Powers::NONE,
            listens: 0,
        }
    }
}
