//! Facts: what happened, without words.

use crate::content::board::Spot;
use crate::content::language::CardId;
use crate::state::{How, TableCardId, UnitId};
use rulewright_engine::side::Side;
use rulewright_engine::wire::Shows;

/// A unit and the card it is, so that it can be named when it is gone; and whether everybody may know which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    /// Its number.
    pub id: UnitId,
    /// Which card.
    pub card: CardId,
    /// Who may know it while it is face down.
    pub side: Side,
    /// It is face up.
    pub shown: bool,
}

/// How a target strikes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Riposte {
    /// After the blow (`noxilia:ability.riposte.1`).
    Plain,
    /// Before the blow (`noxilia:ability.lightning_riposte.1`).
    Lightning,
    /// With the blow (`noxilia:ability.instinctive_riposte.1`).
    Instinctive,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    Lot { side: Side },
    Gold { side: Side, amount: i16, total: u16 },
    Deploy { unit: Who, side: Side, at: Spot },
    Seed { side: Side, card: CardId },
    Shuffle { side: Side },
    Deal { side: Side, amount: u8 },
    Mulligan { side: Side, amount: u8 },
    Treasures { amount: u8 },
    TurnStart { turn: u16, side: Side },
    Destiny { side: Side, card: CardId },
    Reshuffle { side: Side },
    Draw { side: Side, card: CardId },
    Mend { unit: Who, amount: u8 },
    Aura { unit: Who, amount: u8 },
    Advance { side: Side, card: CardId, turns: u8 },
    Enter { unit: Who, side: Side, at: Spot },
    Straighten { side: Side },
    Ready { unit: Who },
    Time { unit: Who, left: u8 },
    Ebb { at: Spot, left: u8 },
    Rearm { side: Side },
    Pass { side: Side },
    Engage { unit: Who },
    EngageItem { item_id: TableCardId, card: CardId },
    Move { unit: Who, from: Spot, to: Spot },
    Halt { unit: Who },
    TurnUp { unit: Who, at: Spot },
    Armour { unit: Who, amount: i8 },
    Melee { unit: Who, amount: i8 },
    Attack { unit: Who, target: Who, how: How },
    Guard { unit: Who, target: Who },
    Dodge { unit: Who },
    Riposte { unit: Who, target: Who, how: Riposte },
    Damage { target: Who, life: i16, armour: i16 },
    Poison { target: Who, markers: u8 },
    Death { target: Who, side: Side },
    Rage { unit: Who, amount: i8 },
    Drop { card: CardId, item_id: TableCardId, at: Spot },
    Cast { side: Side, card: CardId, unit: Who },
    Mana { side: Side, colour: u8, amount: u8 },
    Set { side: Side, card: CardId, item_id: TableCardId, unit: Who },
    Reveal { side: Side, card: CardId },
    Cancel { side: Side, card: CardId },
    Fizzle { side: Side, card: CardId },
    Discard { side: Side, card: CardId },
    Lapse { side: Side, card: CardId },
    Play { side: Side, card: CardId },
    Enlist { side: Side, card: CardId, turns: u8 },
    Equip { unit: Who, card: CardId, item_id: TableCardId },
    Lay { side: Side, card: CardId, at: Spot },
    Curse { unit: Who, card: CardId },
    Purify { unit: Who },
    Adventure { unit: Who, turns: u8 },
    Return { unit: Who, at: Spot },
    Exile { side: Side, card: CardId },
    Find { side: Side, card: CardId },
    Recover { side: Side, card: CardId },
    Control { unit: Who, side: Side },
    Flood { at: Spot, markers: u8 },
    Flip { card: CardId, at: Spot },
    Remove { card: CardId },
    Capture { side: Side, at: Spot },
    Treasure { side: Side, card: CardId, unit: Who },
    TurnEnd { turn: u16 },
    Fade { side: Side },
    GameOver { winner: Option<Side> },
}

impl Fact {
    /// What the eye sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::Move { .. } => Shows::Moves,
            Fact::Deploy { .. } | Fact::Enter { .. } | Fact::Return { .. } => Shows::Enters,
            Fact::Death { .. } | Fact::Adventure { .. } => Shows::Leaves,
            Fact::Attack { .. } | Fact::Guard { .. } | Fact::Riposte { .. } => Shows::Strikes,
            Fact::Damage { .. } => Shows::Hurts,
            Fact::Mend { .. } => Shows::Mends,
            Fact::Seed { .. }
            | Fact::Treasures { .. }
            | Fact::Aura { .. }
            | Fact::Advance { .. }
            | Fact::Ready { .. }
            | Fact::Time { .. }
            | Fact::Ebb { .. }
            | Fact::Armour { .. }
            | Fact::Melee { .. }
            | Fact::Rage { .. }
            | Fact::Discard { .. }
            | Fact::Lapse { .. }
            | Fact::Enlist { .. }
            | Fact::Purify { .. }
            | Fact::Exile { .. }
            | Fact::Find { .. }
            | Fact::Recover { .. }
            | Fact::Control { .. }
            | Fact::Flood { .. }
            | Fact::Remove { .. }
            | Fact::Capture { .. }
            | Fact::Fade { .. } => Shows::Changes,
            Fact::TurnUp { .. } | Fact::Flip { .. } => Shows::Turns,
            Fact::Poison { .. }
            | Fact::Drop { .. }
            | Fact::Set { .. }
            | Fact::Equip { .. }
            | Fact::Lay { .. }
            | Fact::Curse { .. }
            | Fact::Treasure { .. } => Shows::Marks,
            Fact::Mulligan { .. }
            | Fact::Destiny { .. }
            | Fact::Halt { .. }
            | Fact::Dodge { .. }
            | Fact::Cast { .. }
            | Fact::Reveal { .. }
            | Fact::Cancel { .. }
            | Fact::Fizzle { .. }
            | Fact::Play { .. }
            | Fact::GameOver { .. } => Shows::Announces,
            Fact::TurnStart { .. } => Shows::Begins,
            Fact::TurnEnd { .. } => Shows::Ends,
            Fact::Lot { .. }
            | Fact::Gold { .. }
            | Fact::Pass { .. }
            | Fact::Engage { .. }
            | Fact::EngageItem { .. }
            | Fact::Mana { .. }
            | Fact::Draw { .. }
            | Fact::Deal { .. } => Shows::Opens,
            Fact::Shuffle { .. } | Fact::Reshuffle { .. } | Fact::Straighten { .. } | Fact::Rearm { .. } => {
                Shows::Counts
            }
        }
    }
}
