//! Facts: what can happen, without words.

use crate::content::language::{ConditionId, Ground, Object, Printed, RuneId};
use crate::state::{Form, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Shows;

/// A unit as events know it: it may long be gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Who {
    /// Its number.
    pub id: UnitId,
    /// The rune or token that it is.
    pub is: RuneId,
    /// Its owner.
    pub owner: Side,
    /// Who decides for it.
    pub side: Side,
    /// Its macro type.
    pub form: Form,
    /// Its place in its owner's dock, or the count of units of its owner that came without a rune.
    pub serial: u8,
    /// The side that sees nothing of it.
    pub hidden_from: Option<Side>,
}

/// How a unit came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// From the dock.
    Deploy,
    /// Summoned.
    Summon,
    /// As a clone.
    Clone,
    /// As an illusion.
    Illusion,
    /// From the dead.
    Return,
}

/// How a unit was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Push {
    /// `pox:4.1.1`.
    Shift,
    /// `pox:4.1.2`.
    Knockback,
    /// `pox:4.2`.
    Pull,
    /// `pox:4.2.1`.
    Relocate,
    /// `pox:house.move.5`.
    Swap,
}

/// Why a unit left without dying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// It is in its owner's dock again.
    Recall,
    /// It has no place in a dock and is gone.
    Dissipate,
}

/// Results of an attack, one bit each (`pox:1.2.2`).
pub mod result {
    /// `pox:1.2.2.1`.
    pub const FAILED: u8 = 1;
    /// `pox:1.2.2.2`.
    pub const SUCCESSFUL: u8 = 2;
    /// `pox:1.2.2.3`.
    pub const DAMAGING: u8 = 4;
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The sentences of the words say what each is.
pub enum Fact {
    // ---- turns
    TurnStart {
        side: Side,
        turn: u8,
    },
    TurnEnd {
        side: Side,
    },
    FontCheck,
    Timeout {
        side: Side,
    },
    Concede {
        side: Side,
    },
    Reveal {
        side: Side,
        rune: RuneId,
    },
    /// Cooldowns of a player have dropped.
    Cool {
        side: Side,
    },
    Nora {
        side: Side,
        amount: i16,
    },
    Ap {
        unit: Who,
        amount: i16,
    },
    Font {
        at: Cell,
        side: Side,
    },
    GameOver {
        winner: Option<Side>,
    },

    // ---- actions
    Step {
        unit: Who,
        from: Cell,
        to: Cell,
        cost: u8,
    },
    Use {
        unit: Who,
        ability: Printed,
        target: Option<Who>,
        to: Cell,
        cost: u8,
    },
    Cast {
        side: Side,
        spell: RuneId,
        target: Option<Who>,
        to: Cell,
        cost: u8,
    },
    Equip {
        side: Side,
        rune: RuneId,
        unit: Who,
        cost: u8,
    },
    Transfigure {
        unit: Who,
    },

    // ---- attacks and hit points
    Miss {
        unit: Who,
        target: Who,
    },
    Outcome {
        unit: Who,
        target: Who,
        results: u8,
    },
    Prevent {
        target: Who,
    },
    Turn {
        target: Who,
        to: Who,
    },
    Damage {
        target: Who,
        amount: i16,
    },
    /// Damage that comes to nothing.
    Spare {
        target: Who,
    },
    LoseLife {
        target: Who,
        amount: i16,
    },
    Heal {
        target: Who,
        amount: i16,
    },
    /// A change of HP that the end of a step adds up: negative if HP are lost.
    Owe {
        target: Who,
        amount: i16,
    },
    /// What a step adds up to.
    Sum {
        target: Who,
        amount: i16,
    },
    GainDamage {
        unit: Who,
        amount: i16,
    },
    Answer {
        unit: Who,
        ability: Printed,
    },

    // ---- moves
    /// An arrow of a chart decides: the unit, and the tile of the other end.
    Arrow {
        unit: Who,
        from: Cell,
        to: Cell,
        heading: Heading,
    },
    Push {
        unit: Who,
        how: Push,
        from: Cell,
        to: Cell,
    },
    /// It cannot go on: so many tiles are missing.
    Blocked {
        unit: Who,
        tiles: u8,
    },
    LoseAp {
        unit: Who,
        amount: i16,
    },
    Engage {
        unit: Who,
        target: Who,
    },
    Disengage {
        unit: Who,
    },

    // ---- stealth
    Revealed {
        unit: Who,
    },
    Vanish {
        unit: Who,
    },

    // ---- qualities
    Gain {
        unit: Who,
        is: ConditionId,
        value: u8,
        turns: u8,
    },
    Wane {
        unit: Who,
        is: ConditionId,
        value: u8,
    },
    End {
        unit: Who,
        is: ConditionId,
    },
    Grant {
        unit: Who,
        ability: Printed,
    },
    Remove {
        unit: Who,
        ability: Printed,
    },
    Countdown {
        unit: Who,
        left: u8,
    },
    Control {
        unit: Who,
        side: Side,
    },
    Strand {
        unit: Who,
    },

    // ---- units
    Enter {
        unit: Who,
        how: Entry,
        at: Cell,
        cost: u8,
    },
    Die {
        unit: Who,
        at: Cell,
    },
    Exit {
        unit: Who,
        how: Exit,
        at: Cell,
    },

    // ---- spells
    Wait {
        side: Side,
        spell: RuneId,
        hidden: bool,
    },
    Counter {
        side: Side,
        spell: RuneId,
    },
    Redirect {
        side: Side,
        spell: RuneId,
        target: Who,
    },
    Trigger {
        side: Side,
        spell: RuneId,
    },
    Lapse {
        side: Side,
        spell: RuneId,
        hidden: bool,
    },

    // ---- tiles
    Place {
        object: Object,
        at: Cell,
        side: Side,
        nora: u16,
    },
    Spring {
        object: Object,
        at: Cell,
        side: Side,
        unit: Who,
    },
    Fade {
        object: Object,
        at: Cell,
        side: Side,
    },
    Ground {
        at: Cell,
        ground: Ground,
        lasts: bool,
    },
}

impl Fact {
    /// What an observer sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::TurnStart { .. } => Shows::Begins,
            Fact::TurnEnd { .. } => Shows::Ends,
            Fact::Timeout { .. } | Fact::Concede { .. } | Fact::GameOver { .. } => Shows::Announces,
            Fact::Cast { .. } | Fact::Counter { .. } | Fact::Redirect { .. } | Fact::Trigger { .. } => Shows::Announces,
            Fact::Step { .. } | Fact::Push { .. } => Shows::Moves,
            Fact::Use { target: Some(_), .. } => Shows::Strikes,
            Fact::Use { .. } => Shows::Announces,
            Fact::Damage { .. } | Fact::LoseLife { .. } => Shows::Hurts,
            Fact::Sum { amount, .. } if *amount < 0 => Shows::Hurts,
            Fact::Sum { .. } | Fact::Heal { .. } => Shows::Mends,
            Fact::Enter { .. } => Shows::Enters,
            Fact::Revealed { .. } => Shows::Changes,
            // A wall of fire stays as it is.
            Fact::Spring { object, .. } if !object.rule().used_up => Shows::Counts,
            Fact::Die { .. } | Fact::Exit { .. } => Shows::Leaves,
            Fact::Gain { .. } | Fact::Wane { .. } | Fact::End { .. } => Shows::Marks,
            Fact::Equip { .. } | Fact::Place { .. } | Fact::Spring { .. } | Fact::Fade { .. } => Shows::Marks,
            Fact::Grant { .. } | Fact::Remove { .. } | Fact::Countdown { .. } | Fact::Control { .. } => Shows::Changes,
            Fact::GainDamage { .. } | Fact::Transfigure { .. } | Fact::Ground { .. } | Fact::Font { .. } => {
                Shows::Changes
            }
            Fact::Ap { .. } | Fact::LoseAp { .. } | Fact::Nora { .. } | Fact::Strand { .. } => Shows::Changes,
            // What a chart says is seen with what follows from it.
            Fact::Arrow { .. } => Shows::Opens,
            Fact::Reveal { .. } | Fact::Wait { .. } | Fact::Lapse { .. } | Fact::Cool { .. } => Shows::Opens,
            _ => Shows::Counts,
        }
    }
}
