//! Actions: what a player may decide.

use crate::content::language::{Orders, SkillId, Status};
use crate::state::{Aim, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::print::pack_bytes;

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

impl Action {
    /// All of it in one number: [`Rules::key`](rulewright_engine::rules::Rules::key).
    #[inline]
    #[must_use]
    pub fn key(self) -> u64 {
        let of = |kind, one, two, three| pack_bytes(kind, [one, two, three, 0, 0, 0, 0]);
        match self {
            Action::Wait => of(1, 0, 0, 0),
            Action::Concede => of(2, 0, 0, 0),
            Action::Place(unit, at) => of(3, unit.0, at.0, 0),
            Action::Move(to) => of(4, to.0, 0, 0),
            Action::Stop => of(5, 0, 0, 0),
            Action::Attack(slot, target) => of(6, slot, target.0, 0),
            Action::Turret(slot, target) => of(7, slot, target.0, 0),
            Action::Defend => of(8, 0, 0, 0),
            Action::Order(unit, orders, target) => of(9, unit.0, orders as u8, target.0),
            Action::Interact(at) => of(10, at.0, 0, 0),
            Action::Force(at) => of(11, at.0, 0, 0),
            Action::Board(carrier) => of(12, carrier.0, 0, 0),
            Action::Leave(at) => of(13, at.0, 0, 0),
            Action::Clear(status) => of(14, status as u8, 0, 0),
            Action::Pass => of(15, 0, 0, 0),
            Action::Use(user, skill, aim) => aimed(16, user.0, skill, aim),
            Action::Call(skill, aim) => aimed(20, 0, skill, aim),
        }
    }
}

/// The key of an action with an aim: four kinds, one for each kind of aim.
#[inline]
fn aimed(kind: u8, user: u8, skill: SkillId, aim: Aim) -> u64 {
    let (of_aim, one, two) = match aim {
        Aim::None => (0, 0, 0),
        Aim::Unit(unit) => (1, unit.0, 0),
        Aim::Panel(at) => (2, at.0, 0),
        Aim::Call(character, at) => (3, character.0, at.0),
    };
    pack_bytes(kind + of_aim, [user, skill.0, one, two, 0, 0, 0])
}
