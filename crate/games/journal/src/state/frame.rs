//! What is half done: rounds, actions, attacks and movements, as plain data.

use super::unit::UnitId;
use crate::content::language::{CharacterId, SkillId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// The most panels that a walk by orders enters.
pub const MAX_ROUTE: usize = 8;

/// The way of a unit that walks by orders: where each of its steps ends.
pub type Route = Pile<Cell, MAX_ROUTE>;

/// What an attack is made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Means {
    /// A weapon, by its slot.
    Weapon(u8),
    /// A weapon by itself, by its slot (`journal:gear.body.turrets`).
    Turret(u8),
    /// A skill.
    Skill(SkillId),
}

/// What is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aim {
    /// Nothing: the user itself.
    #[default]
    None,
    /// A unit.
    Unit(UnitId),
    /// A panel.
    Panel(Cell),
    /// A called ally, and its panel.
    Call(CharacterId, Cell),
}

/// How far an attack has come: the steps of an action (`journal:action.0`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Step {
    /// Step 3.
    #[default]
    Preflex,
    /// Step 4.
    Range,
    /// Step 5.
    Reflex,
    /// Step 6.
    Compare,
    /// Step 7.
    Counter,
    /// Step 8.
    Knockback,
}

/// One attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// Who attacks. Of a called ally, its caller.
    pub by: UnitId,
    /// With what.
    pub means: Means,
    /// The called ally that attacks in its place, and its panel.
    pub called: Option<(CharacterId, Cell)>,
    /// A unit or a panel.
    pub aim: Aim,
    /// How far it has come.
    pub step: Step,
    /// Those who have been dealt with in this step, one bit each: asked, compared, countered.
    pub done: u32,
    /// Those who are attacked, one bit each.
    pub targets: u32,
    /// Whether it has succeeded on somebody.
    pub hit: bool,
}

/// A movement under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    /// Who moves.
    pub unit: UnitId,
    /// The panels that it may still enter at its own cost.
    pub left: u8,
    /// The panels that it has entered.
    pub entered: u8,
    /// The last panel that it stood on alone.
    pub free: Cell,
}

/// A step of the round (`journal:round.0`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RoundStep {
    /// Step 1 of a round.
    #[default]
    Start,
    /// Steps 2 and 3.
    Initiative,
    /// Steps 4 to 6.
    Turns,
    /// Steps 7 and 8, and what ends a battle.
    End,
}

/// A part that is half done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// Nothing.
    #[default]
    None,
    /// A side places its units.
    Placing(Side),
    /// A round goes on.
    Round(RoundStep),
    /// A unit is to act.
    Act(UnitId),
    /// A unit has acted: the last step of its action.
    After(UnitId),
    /// A unit moves, panel by panel, as its player says.
    Walk(Walk),
    /// A unit walks by orders.
    March(Walk, Route),
    /// An attack goes on.
    Attack(Attack),
    /// A called ally may do so many more abilities.
    Call(UnitId, CharacterId, Cell, u8),
    /// A unit with Turrets may attack with its other weapon.
    Turret(UnitId, u8),
    /// A user picks the status that is cleared.
    Clear(UnitId, UnitId, SkillId),
}

/// What a side is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Where a unit starts.
    Place,
    /// What a unit does.
    Act(UnitId),
    /// Where a unit goes on.
    Walk(Walk),
    /// Whether a unit uses a preflex.
    Preflex(UnitId, Attack),
    /// Whether a side uses a reflex.
    Reflex(Attack),
    /// What a called ally does next.
    Call(UnitId, CharacterId, Cell),
    /// What a second weapon does.
    Turret(UnitId, u8),
    /// Which status is cleared.
    Clear(UnitId, UnitId, SkillId),
    /// What a unit does at the end of its action.
    After(UnitId),
}
