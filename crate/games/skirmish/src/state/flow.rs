//! What is going on: the phase, the question at hand, and what goes on by itself.

use super::unit::UnitId;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Warbands and first player are being settled.
    SetUp,
    /// Units are being placed.
    Deploy,
    /// A turn: its start, or its actions.
    Act,
    /// The game is over.
    Over,
}

/// What a side is asked in the middle of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Nothing is asked.
    None,
    /// This side lost the roll for the warband both want (`skirmish:house.setup.1`).
    Warband(Side),
    /// This side won the roll for who is first (`skirmish:house.setup.3`).
    First(Side),
    /// This unit burns (`skirmish:status.on-fire.1`).
    Burn(UnitId),
    /// The attacker may slide the target away (`skirmish:keyword.knock-back.1`), or towards itself
    /// (`skirmish:house.slide.1`), onto this square.
    Slide(Cell, bool),
    /// The acting player names allies (`skirmish:house.gain.2`).
    Allies(Rally),
}

/// What goes on by itself until somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// What follows an attack (`skirmish:house.damage.1`): [`State::resolving`](super::State::resolving) holds the step.
    Aftermath,
    /// A card that is no attack, once its question is answered.
    Card,
    /// The start of the turn (`skirmish:house.turn.3`): [`State::upkeep`](super::State::upkeep) holds the unit.
    TurnStart,
}

/// Allies that still may gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rally {
    /// Who rallies.
    pub unit: UnitId,
    /// How far, in squares.
    pub distance: u8,
    /// AP for each.
    pub ap: u8,
    /// MP for each.
    pub mp: u8,
    /// How many more.
    pub left: u8,
    /// Who has gained already, one bit each.
    pub chosen: u16,
}
