//! What can be half done: the questions that a side answers, and what goes on by itself.

use super::board::Squares;
use super::unit::UnitId;

/// What a side is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which cards of the opening hand it replaces.
    Mulligan,
    /// What the next effect in line is aimed at.
    Target(Target),
}

/// What an effect may be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The unit whose effect it is.
    pub unit: UnitId,
    /// What may be chosen.
    pub among: Squares,
    /// Units are chosen, not spaces.
    pub units: bool,
    /// The side may choose nothing.
    pub may_decline: bool,
}

/// What goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The next effect in line.
    Effect,
    /// The attack under way.
    Fight,
    /// The next stage of the turn.
    Stage,
}
