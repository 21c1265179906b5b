//! Actions: everything a player can decide.

use crate::state::{Held, UnitId};
use rulewright_engine::board::cells::Cell;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Mark a card of the opening hand for the mulligan.
    Mark(Held),
    /// Keep the rest of the opening hand.
    Keep,
    /// Move a unit.
    Move(UnitId, Cell),
    /// Attack with a unit.
    Attack(UnitId, UnitId),
    /// Play a card: a minion on a tile, a spell on its first target; off the board where it has none.
    Play(Held, Cell),
    /// Cast the Bloodbound Spell on its first target.
    Bloodbound(Cell),
    /// Replace a card.
    Replace(Held),
    /// Choose a target of the effect at hand.
    Choose(Cell),
    /// Choose nothing where that is allowed.
    Decline,
    /// End the turn.
    End,
}

const _: () = assert!(size_of::<Action>() <= 12, "lists of actions are the hot path");
