//! Actions: everything a player can decide.

use crate::state::{Held, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::print::pack;

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

impl Action {
    /// All of it in one number: [`Rules::key`](rulewright_engine::rules::Rules::key).
    #[inline]
    #[must_use]
    pub fn key(self) -> u64 {
        let with = |kind, held: Held, at: u8| {
            let Held { card, cost, attack, health, slips } = held;
            let changed = [u16::from_le_bytes([cost as u8, attack as u8]), u16::from_le_bytes([health as u8, slips])];
            pack(kind, [card.0, changed[0], changed[1]], at)
        };
        match self {
            Action::Mark(held) => with(1, held, 0),
            Action::Keep => pack(2, [0; 3], 0),
            Action::Move(unit, to) => pack(3, [unit.0, 0, 0], to.0),
            Action::Attack(unit, target) => pack(4, [unit.0, target.0, 0], 0),
            Action::Play(held, at) => with(5, held, at.0),
            Action::Bloodbound(at) => pack(6, [0; 3], at.0),
            Action::Replace(held) => with(7, held, 0),
            Action::Choose(at) => pack(8, [0; 3], at.0),
            Action::Decline => pack(9, [0; 3], 0),
            Action::End => pack(10, [0; 3], 0),
        }
    }
}

const _: () = assert!(size_of::<Action>() <= 12, "lists of actions are the hot path");
