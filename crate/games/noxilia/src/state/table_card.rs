//! A card on the table.

use super::unit::UnitId;
use crate::content::board::Spot;
use crate::content::cards::NO_CARD;
use crate::content::language::{CardId, Kind};
use rulewright_engine::side::Side;

/// The number of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TableCardId(pub u16);

/// What is true of a card on the table, one bit each.
pub mod card_mark {
    /// It is engaged.
    pub const ENGAGED: u8 = 1;
    /// It is face up.
    pub const SHOWN: u8 = 2;
    /// The first unit to arrive turns it up (`noxilia:setup.16`).
    pub const PRIMO: u8 = 4;
    /// It is a treasure that nobody has captured.
    pub const UNCLAIMED: u8 = 8;
    /// Its dodge is used up.
    pub const DODGED: u8 = 16;
}

/// A card on the table, an item for short: equipment, a treasure, a latent spell or a curse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableCard {
    /// Its number.
    pub id: TableCardId,
    /// Which card.
    pub card: CardId,
    /// Whose card.
    pub owner: Side,
    /// The unit it belongs to, if any.
    pub on: UnitId,
    /// The place it is in, if it belongs to no unit.
    pub at: Spot,
    /// See [`card_mark`].
    pub marks: u8,
    /// How much of the armour it gives is used up, until armour is set back (`noxilia:card.equipment.5`).
    pub spent: u8,
}

impl Default for TableCard {
    fn default() -> Self {
        TableCard {
            id: TableCardId(0),
            card: NO_CARD,
            owner: Side::P1,
            on: UnitId::NONE,
            at: Spot::OFF,
            marks: 0,
            spent: 0,
        }
    }
}

impl TableCard {
    /// Whether something is true of it.
    #[inline]
    #[must_use]
    pub fn is(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Whether it is a latent spell.
    #[inline]
    #[must_use]
    pub fn is_latent(&self) -> bool {
        self.card.card().latent.is_some()
    }

    /// Whether it is equipment, or a treasure that has become it.
    #[inline]
    #[must_use]
    pub fn is_worn(&self) -> bool {
        matches!(self.card.card().kind, Kind::Equipment | Kind::Treasure) && !self.is(card_mark::UNCLAIMED)
    }
}
