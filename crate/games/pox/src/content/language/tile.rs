//! What tiles do: terrain types and objects of the terrain layer.

use super::effect::Effect;
use rulewright_list::List;

/// What a tile with this terrain, or with this object, does to a unit that enters it: the unit is the cause.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct TileRule {
    /// Only to units that oppose its owner.
    pub opposing: bool,
    /// It is gone once it has acted.
    pub used_up: bool,
    /// What it does.
    pub then: List<Effect>,
}
