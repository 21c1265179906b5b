//! What something is aimed at.

use super::table_card::TableCardId;
use super::unit::UnitId;
use crate::content::board::Spot;
use crate::content::language::CardId;

/// What something is aimed at, or chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aim {
    /// Nothing.
    #[default]
    None,
    /// A unit.
    Unit(UnitId),
    /// A place.
    Place(Spot),
    /// A card.
    Card(CardId),
    /// A card on the table.
    Item(TableCardId),
}
