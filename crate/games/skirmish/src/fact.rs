//! Facts: what happens in Skirmish, without words.

use super::action::Answer;
use super::content::CardId;
use super::content::board::Squares;
use super::content::notation::Roll;
use super::state::{CardZone, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Dice;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Shows;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    GameStart { map: Option<u8> },
    RollOff { side: Side, dice: Dice },
    Choice { side: Side, unit: Option<UnitId>, answer: Answer },
    Deploy { unit: UnitId, to: Cell },
    RoundStart { round: u8 },
    RoundEnd { round: u8 },
    TurnStart { side: Side },
    TurnEnd { side: Side },
    Refresh { unit: UnitId },
    Score { side: Side, unit: UnitId, at: Cell },
    Points { side: Side, amount: u8, total: u8 },
    Draw { side: Side, card: CardId },
    DrawSkip { side: Side },
    DrawNone { side: Side },
    Shuffle { side: Side, amount: u8 },
    // The way follows from the squares of the enemies, and is found when somebody reads the event: in the fact it would cost
    // more than all the rest.
    Move { unit: UnitId, from: Cell, to: Cell, amount: u8, foes: Squares },
    Step { unit: UnitId, from: Cell, to: Cell, steps: u8, foes: Squares },
    Slide { unit: UnitId, from: Cell, to: Cell },
    SlideBlocked { unit: UnitId },
    Attack { unit: UnitId, attack: u8, target: UnitId },
    CardAttack { unit: UnitId, card: CardId, target: UnitId },
    Ability { unit: UnitId, ability: u8, target: UnitId },
    Dash { unit: UnitId },
    Guard { unit: UnitId },
    CardPlay { unit: UnitId, card: CardId, target: Option<UnitId> },
    Roll { throw: Throw, dice: Dice },
    Bonus { throw: Throw, natural: Dice, adjusted: Dice, amount: u8 },
    Best { throw: Throw, natural: Dice, adjusted: Dice, score: u8 },
    Count { unit: UnitId, stat: Counted, amount: u8 },
    NoDefence { unit: UnitId },
    Damage { unit: UnitId, amount: u8 },
    Heal { unit: UnitId, amount: u8 },
    Defeat { unit: UnitId },
    TableRoll { unit: UnitId, card: Option<CardId>, roll: Roll, dice: Dice },
    Status { unit: UnitId, card: CardId },
    StatusKept { unit: UnitId, card: CardId },
    StatusImmune { unit: UnitId, card: CardId },
    StatusClear { unit: UnitId, card: CardId },
    CardLay { card: CardId, zone: CardZone, counters: u8 },
    Counter { card: CardId, zone: CardZone, counters: u8 },
    CardDiscard { card: CardId, owner: Option<Side>, zone: Option<CardZone> },
    Trigger { card: CardId, unit: UnitId },
    Gain { unit: UnitId, points: Points, amount: u8 },
    Lose { unit: UnitId, points: Points, amount: u8 },
    GameOver { winner: Option<Side> },
}

impl Fact {
    /// What the eye sees of it.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match self {
            Fact::Move { .. } | Fact::Step { .. } | Fact::Slide { .. } => Shows::Moves,
            Fact::Deploy { .. } => Shows::Enters,
            Fact::Defeat { .. } => Shows::Leaves,
            Fact::Attack { .. } | Fact::CardAttack { .. } | Fact::Ability { .. } => Shows::Strikes,
            Fact::Damage { .. } => Shows::Hurts,
            Fact::Heal { .. } => Shows::Mends,
            Fact::Gain { .. } | Fact::Lose { .. } => Shows::Changes,
            Fact::Status { .. }
            | Fact::StatusClear { .. }
            | Fact::CardLay { .. }
            | Fact::CardDiscard { zone: Some(_), .. } => Shows::Marks,
            Fact::Choice { .. }
            | Fact::Score { .. }
            | Fact::SlideBlocked { .. }
            | Fact::Dash { .. }
            | Fact::Guard { .. }
            | Fact::CardPlay { .. }
            | Fact::NoDefence { .. }
            | Fact::StatusImmune { .. }
            | Fact::GameOver { .. }
            | Fact::DrawNone { .. } => Shows::Announces,
            Fact::Points { .. } => Shows::Scores,
            Fact::RollOff { .. } | Fact::Roll { .. } | Fact::TableRoll { .. } => Shows::Rolls,
            Fact::GameStart { .. } | Fact::RoundStart { .. } | Fact::TurnStart { .. } => Shows::Begins,
            Fact::RoundEnd { .. } | Fact::TurnEnd { .. } => Shows::Ends,
            Fact::Refresh { .. }
            | Fact::DrawSkip { .. }
            | Fact::Shuffle { .. }
            | Fact::Count { .. }
            | Fact::StatusKept { .. }
            | Fact::Counter { .. }
            | Fact::Trigger { .. }
            | Fact::CardDiscard { zone: None, .. }
            | Fact::Bonus { .. }
            | Fact::Best { .. } => Shows::Counts,
            Fact::Draw { .. } => Shows::Opens,
        }
    }
}

/// Dice thrown for an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Who throws.
    pub unit: UnitId,
    /// What a die must show to count: 4 on attack, 5 on defence.
    pub mark: u8,
    /// What a natural face must be at least to be critical; 7 when none is.
    pub crit: u8,
    /// Every hit is critical.
    pub focused: bool,
    /// Which set of several, from 1; 0 when there is just one.
    pub set: u8,
}

impl Throw {
    /// Whether it is the attacker's.
    #[must_use]
    pub fn is_attack(self) -> bool {
        self.mark == 4
    }
}

/// What is counted on dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Counted {
    Hits,
    Crits,
    Blocks,
}

impl Counted {
    /// The word for it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Counted::Hits => "hits",
            Counted::Crits => "crits",
            Counted::Blocks => "blocks",
        }
    }
}

/// The two pools of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Points {
    Ap,
    Mp,
}
