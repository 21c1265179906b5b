//! What can happen.

use super::content::Card;
use super::state::UnitId;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Shows;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    GameStart,
    RoundStart { round: u8 },
    Draw { unit: UnitId, card: Card },
    Shuffle { amount: u8 },
    TurnStart { unit: UnitId },
    Step { unit: UnitId, from: Cell, to: Cell },
    Strike { unit: UnitId, target: UnitId },
    Damage { target: UnitId, amount: u8 },
    Block { target: UnitId },
    Fall { target: UnitId },
    TurnEnd { unit: UnitId },
    GameOver { winner: Option<Side> },
}

impl Fact {
    /// What the eye sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::Step { .. } => Shows::Moves,
            Fact::Fall { .. } => Shows::Leaves,
            Fact::Strike { .. } => Shows::Strikes,
            Fact::Damage { .. } => Shows::Hurts,
            Fact::Draw { .. } => Shows::Rolls,
            Fact::Shuffle { .. } => Shows::Changes,
            Fact::Block { .. } | Fact::GameOver { .. } => Shows::Announces,
            Fact::GameStart | Fact::RoundStart { .. } | Fact::TurnStart { .. } => Shows::Begins,
            Fact::TurnEnd { .. } => Shows::Ends,
        }
    }
}
