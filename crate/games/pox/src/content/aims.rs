//! What an action has to say so that an ability or a spell is aimed: the shape of an aim, not whom it may be at.

use super::language::{Aimed, Effect, From, Printed, RuneId, Whom};

/// The shape of an aim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Nothing is said.
    Nothing,
    /// A unit.
    Unit,
    /// A unit, and of a Large one the tile that is meant (`pox:3.2.1`).
    TileOfUnit,
    /// A unit, and one of its abilities.
    AbilityOfUnit,
    /// A unit, and a tile next to it.
    TileBeside,
    /// A tile.
    Tile,
    /// A tile, and its row or its column.
    Line,
}

impl Printed {
    /// The shape of its aim.
    #[must_use]
    pub fn shape(self) -> Shape {
        let ability = self.ability.ability();
        shape(ability.aimed, &ability.then)
    }
}

impl RuneId {
    /// The shape of the aim of a spell.
    #[must_use]
    pub fn shape(self) -> Shape {
        shape(self.rune().aimed, &self.rune().then)
    }
}

/// The shape of an aim at this, for these effects.
#[must_use]
pub fn shape(aimed: Aimed, then: &[Effect]) -> Shape {
    match aimed {
        Aimed::Nothing => Shape::Nothing,
        Aimed::OpposingAbility | Aimed::AnyAbility => Shape::AbilityOfUnit,
        Aimed::TwinTile => Shape::TileBeside,
        Aimed::Tile | Aimed::LayerTile | Aimed::TrapTile | Aimed::GroundTile | Aimed::OpenTile => Shape::Tile,
        Aimed::LineTile => Shape::Line,
        _ if then.iter().any(counts_from_tile) => Shape::TileOfUnit,
        _ => Shape::Unit,
    }
}

/// Whether an effect counts a distance from the tile of the target that was meant. Whoever is destroyed may be so by a
/// Sacrifice that is redirected, which counts from there as well.
fn counts_from_tile(effect: &Effect) -> bool {
    match effect {
        Effect::Shift { to: Whom::Target, .. } | Effect::Destroy(Whom::Target) => true,
        Effect::Heal { to, .. } | Effect::Damage { to, .. } | Effect::LoseLife { to, .. } => {
            matches!(to, Whom::Nearest(_, From::TargetedTile, _))
        }
        _ => false,
    }
}
