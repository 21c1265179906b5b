//! Actions: what a player may decide.

use crate::content::language::{Orders, SkillId, Status};
use crate::state::{Aim, UnitId};
use rulewright_engine::board::cells::Cell;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Action {
    /// A unit does nothing.
    #[default]
    Wait,
    /// The battle is given up (`journal:house.concede.1`).
    Concede,
    /// A unit starts on a panel.
    Place(UnitId, Cell),
    /// A movement action, or the next panel of one. Onto its own panel, a unit gets free of the mud.
    Move(Cell),
    /// A movement ends.
    Stop,
    /// An attack with a weapon, by its slot.
    Attack(u8, UnitId),
    /// An attack with a weapon by itself (`journal:gear.body.turrets`).
    Turret(u8, UnitId),
    /// A skill of a unit.
    Use(UnitId, SkillId, Aim),
    /// An ability of the called ally.
    Call(SkillId, Aim),
    /// A unit defends itself.
    Defend,
    /// An ally gets an order, and the unit that it is to attack.
    Order(UnitId, Orders, UnitId),
    /// A seal is claimed, or a door opened.
    Interact(Cell),
    /// A locked door is forced.
    Force(Cell),
    /// A unit goes into a carrier.
    Board(UnitId),
    /// A unit leaves its carrier.
    Leave(Cell),
    /// The status that is cleared.
    Clear(Status),
    /// Nothing is used in a window.
    Pass,
}
