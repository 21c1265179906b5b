//! What an effect is carried out for.

use crate::content::CardId;
use crate::state::UnitId;
use rulewright_engine::rulebook::Clause;

/// What an effect is carried out for.
#[derive(Clone, Copy, Debug)]
pub struct Doing {
    /// Who acts.
    pub unit: UnitId,
    /// On whom.
    pub target: UnitId,
    /// The attacking unit, where an attack is behind it.
    pub attacker: UnitId,
    /// The card behind it.
    pub card: Option<CardId>,
    /// The clause that damage and losses go by.
    pub clause: Clause,
}
