//! Facts: what happened, without words.

use crate::content::CardId;
use crate::state::{Held, Who};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Shows;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    GameStart,
    Deal { side: Side, amount: u8 },
    Mulligan { side: Side, amount: u8 },
    TurnStart { side: Side, turn: u8 },
    Mana { side: Side, amount: u8, total: u8 },
    Activate { side: Side },
    Ready { side: Side, card: CardId },
    TurnEnd { side: Side },
    Draw { side: Side, held: Held },
    Burn { side: Side, card: CardId },
    Replace { side: Side, card: CardId },
    Gain { side: Side, card: CardId },
    Shuffle { side: Side, card: CardId },
    Play { side: Side, card: CardId, cost: u8, hidden: bool },
    Bloodbound { side: Side, card: CardId, cost: u8 },
    Discard { side: Side, card: CardId },
    Equip { side: Side, card: CardId },
    Wear { side: Side, card: CardId, left: u8 },
    Break { side: Side, card: CardId },
    Repair { side: Side, card: CardId, left: u8 },
    Trigger { side: Side, unit: Who, card: CardId },
    Summon { unit: Who, is: CardId, side: Side, at: Cell },
    Move { unit: Who, from: Cell, to: Cell },
    Teleport { unit: Who, from: Cell, to: Cell },
    Attack { unit: Who, target: Who },
    StrikeBack { unit: Who, target: Who },
    Damage { target: Who, amount: i16 },
    Shield { target: Who },
    Heal { target: Who, amount: i16 },
    Stats { target: Who, attack: i16, health: i16 },
    Power { target: Who, bit: u8 },
    Become { target: Who, attack: Option<i16>, health: Option<i16> },
    Gift { target: Who, card: CardId },
    Stun { target: Who },
    Recover { target: Who },
    Reactivate { target: Who },
    Dispel { target: Who },
    Transform { target: Who, is: CardId },
    Control { target: Who, side: Side },
    Bounce { target: Who, card: CardId, side: Side },
    Death { target: Who },
    Vanish { target: Who },
    Crown { target: Who, side: Side },
    Count { target: Who, counters: u8 },
    Tile { at: Cell, tile: CardId, side: Option<Side> },
    TileGone { at: Cell, tile: CardId },
    Collect { unit: Who, side: Side, at: Cell },
    Mechazor { side: Side, total: u8 },
    Capacity { side: Side, amount: i16, total: u8 },
    Choice { side: Side, at: Cell },
    Decline { side: Side },
    Trial { side: Side, card: CardId },
    Destiny { side: Side, card: CardId },
    Swap { side: Side, card: CardId },
    Cost { side: Side, amount: i16 },
    Dropped { side: Side, card: CardId },
    GameOver { winner: Option<Side> },
}

impl Fact {
    /// What the eye sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::Move { .. } | Fact::Teleport { .. } => Shows::Moves,
            Fact::Summon { .. } => Shows::Enters,
            Fact::Bounce { .. } | Fact::Death { .. } | Fact::Vanish { .. } => Shows::Leaves,
            Fact::Attack { .. } | Fact::StrikeBack { .. } => Shows::Strikes,
            Fact::Damage { .. } => Shows::Hurts,
            Fact::Heal { .. } => Shows::Mends,
            Fact::Mana { .. }
            | Fact::Ready { .. }
            | Fact::Burn { .. }
            | Fact::Replace { .. }
            | Fact::Gain { .. }
            | Fact::Shuffle { .. }
            | Fact::Discard { .. }
            | Fact::Equip { .. }
            | Fact::Wear { .. }
            | Fact::Break { .. }
            | Fact::Repair { .. }
            | Fact::Shield { .. }
            | Fact::Stats { .. }
            | Fact::Power { .. }
            | Fact::Become { .. }
            | Fact::Gift { .. }
            | Fact::Stun { .. }
            | Fact::Recover { .. }
            | Fact::Reactivate { .. }
            | Fact::Dispel { .. }
            | Fact::Transform { .. }
            | Fact::Control { .. }
            | Fact::Crown { .. }
            | Fact::Collect { .. }
            | Fact::Mechazor { .. }
            | Fact::Capacity { .. }
            | Fact::Swap { .. }
            | Fact::Cost { .. } => Shows::Changes,
            Fact::Tile { .. } | Fact::TileGone { .. } => Shows::Marks,
            Fact::Mulligan { .. }
            | Fact::Play { .. }
            | Fact::Bloodbound { .. }
            | Fact::Choice { .. }
            | Fact::Decline { .. }
            | Fact::Trial { .. }
            | Fact::Destiny { .. }
            | Fact::GameOver { .. }
            | Fact::Dropped { .. } => Shows::Announces,
            Fact::GameStart | Fact::TurnStart { .. } => Shows::Begins,
            Fact::TurnEnd { .. } => Shows::Ends,
            Fact::Activate { .. } | Fact::Trigger { .. } | Fact::Count { .. } => Shows::Counts,
            Fact::Deal { .. } | Fact::Draw { .. } => Shows::Opens,
        }
    }
}
