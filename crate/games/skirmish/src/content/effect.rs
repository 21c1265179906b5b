//! Effects: the small vocabulary that cards and abilities are made of.

use super::attack::Kinds;
use super::ids::CardId;
use super::notation::{Against, Roll};

/// How much is gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// What a roll gives.
    Roll(Roll),
    /// Everything.
    All,
}

impl Amount {
    /// How much that is to lose, of so many.
    #[must_use]
    pub fn of(self, all: u8) -> u8 {
        match self {
            Amount::Fixed(n) => n,
            Amount::All | Amount::Roll(_) => all,
        }
    }
}

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stat {
    AttackDice,
    AttackBonus,
    DefenceDice,
    DefenceBonus,
    Mp,
    Ap,
}

/// A modifier that holds as long as its card is in play.
#[derive(Clone, Copy, Debug)]
pub struct Modify {
    /// What it changes.
    pub what: Stat,
    /// By how much.
    pub add: i8,
    /// Only for attacks of these types.
    pub against: Against,
    /// Only for attacks of these ranges.
    pub ranges: Kinds,
    /// How far around its place it reaches; 0 is the bearer alone.
    pub radius: u8,
}

/// When a lasting trigger goes off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At the start of the bearer's turn, or of the turn of each unit near.
    TurnStart,
    /// When an attack has damaged the bearer.
    Damaged,
}

/// One effect, from the small vocabulary that all cards are made of.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Effects of an attack card if any damage is dealt.
    OnDamage(Vec<Effect>),
    /// Roll and read.
    Table(Table),
    /// Give a status; to the attacker instead of the target.
    Status(CardId, bool),
    /// Discard one status, or the oldest so many.
    ClearStatus(Option<CardId>, u8),
    /// Holds while the card is in play.
    Modify(Modify),
    /// Waits in play: when, for attacks of which ranges, how far around, what.
    Trigger(When, Kinds, u8, Vec<Effect>),
    /// Heal; the attacker instead of the target.
    Heal(u8, bool),
    /// Damage the target.
    Damage(u8),
    /// More AP and MP this turn, for the acting unit.
    Gain(Amount, Amount),
    /// More AP and MP for so many other allies.
    GainAllies(u8, u8, u8),
    /// Fewer AP and MP this turn.
    Lose(Amount, Amount),
    /// Draw so many cards.
    Draw(u8),
    /// Slide the target towards the attacker, if the attacker wants.
    Drag,
    /// No defence dice and no defence bonus.
    NoDefence,
    /// Discard this very card.
    DiscardThis,
}

/// A roll and what its values mean.
#[derive(Clone, Debug)]
pub struct Table {
    /// The roll.
    pub roll: Roll,
    /// From, to, and what happens then.
    pub rows: Vec<(u8, u8, Vec<Effect>)>,
}

impl Effect {
    /// The modifier, if it is one.
    #[must_use]
    pub fn as_modify(&self) -> Option<&Modify> {
        match self {
            Effect::Modify(m) => Some(m),
            _ => None,
        }
    }

    /// What it does at the start of a turn, if it waits for one.
    #[must_use]
    pub fn as_turn_start(&self) -> Option<&[Effect]> {
        match self {
            Effect::Trigger(When::TurnStart, _, _, effects) => Some(effects),
            _ => None,
        }
    }
}
