//! Actions: every decision that a player can make.

use crate::content::board::Spot;
use crate::content::language::CardId;
use crate::state::{Aim, TableCardId, UnitId};

/// One way to pay mana (`noxilia:cast.2`, `noxilia:cast.3`): who is engaged for it, and what is left in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    /// Producers, one bit each, in the order in which the rules count them.
    pub engage: u32,
    /// Mana left, four bits for each colour.
    pub left: u32,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Pass (`noxilia:action.pass.1`).
    Pass,
    /// Take the first step of a move, or the next one (`noxilia:action.move.1`, `noxilia:house.step.1`).
    Move(UnitId, Spot),
    /// Retreat (`noxilia:action.retreat.1`).
    Retreat(UnitId, Spot),
    /// Charge a unit, over a place or straight (`noxilia:action.charge.1`).
    Charge(UnitId, Spot, UnitId),
    /// Attack in melee (`noxilia:action.melee.1`).
    Attack(UnitId, UnitId),
    /// Shoot (`noxilia:action.ranged.1`).
    Shoot(UnitId, UnitId),
    /// Cast a spell (`noxilia:action.cast.1`).
    Cast(CardId, UnitId, Aim),
    /// Set a latent spell (`noxilia:spell.latent.1`).
    Set(CardId, UnitId, Aim),
    /// Play a unit, an event or an equipment.
    Play(CardId, Aim),
    /// Take equipment, after a step or without one (`noxilia:action.moveequip.1`).
    Equip(UnitId, Spot, TableCardId),
    /// Heal, after a step or without one (`noxilia:action.moveheal.1`).
    Heal(UnitId, Spot, UnitId),
    /// Purify, after a step or without one.
    Purify(UnitId, Spot, UnitId),
    /// Go adventuring (`noxilia:ability.adventure.1`).
    Adventure(UnitId),
    /// Put a starting unit somewhere (`noxilia:setup.4`, `noxilia:setup.5`).
    Deploy(CardId, Spot),
    /// Take the suggested line-up (`noxilia:house.suggest.1`).
    Suggested,
    /// Answer with this.
    Choose(Aim),
    /// Pay in this way (`noxilia:house.pay.1`).
    Pay(Bill),
    /// Answer with nothing, or no more.
    Decline,
}

const _: () = assert!(size_of::<Action>() <= 12, "lists of actions are the hot path");
