//! What an action has to say so that an ability or a spell is aimed: the shape of an aim, not whom it may be at.

use super::language::{Aimed, Printed, RuneId};

/// The shape of an aim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Nothing is aimed at.
    Nothing,
    /// A unit.
    Unit,
    /// A unit, and of a Large one the tile that is meant.
    TileOfUnit,
    /// The same, and one of its abilities.
    AbilityOfUnit,
    /// A unit, and a tile next to it.
    TileBeside,
    /// A tile.
    Tile,
    /// A tile, and its row or its column.
    Line,
}

impl Printed {
    /// The shape of its aim. Attacks go from base to base (`pox:house.attack.3`); whatever else is aimed at a unit is aimed
    /// at one of its tiles.
    #[must_use]
    pub fn shape(self) -> Shape {
        let ability = self.ability.ability();
        match shape(ability.aimed) {
            Shape::TileOfUnit if ability.class.is_attack() => Shape::Unit,
            other => other,
        }
    }
}

impl RuneId {
    /// The shape of the aim of a spell.
    #[must_use]
    pub fn shape(self) -> Shape {
        shape(self.rune().aimed)
    }
}

fn shape(aimed: Aimed) -> Shape {
    match aimed {
        Aimed::Nothing => Shape::Nothing,
        Aimed::Named => Shape::Unit,
        Aimed::OpposingAbility | Aimed::AnyAbility => Shape::AbilityOfUnit,
        Aimed::TwinTile => Shape::TileBeside,
        Aimed::Tile | Aimed::LayerTile | Aimed::TrapTile | Aimed::GroundTile | Aimed::OpenTile => Shape::Tile,
        Aimed::LineTile => Shape::Line,
        _ => Shape::TileOfUnit,
    }
}
