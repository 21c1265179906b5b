//! Cards off the board: in hands, decks and graveyards, and on Generals.

use super::limits::MAX_HAND;
use crate::content::{CardId, NO_CARD};
use rulewright_engine::collections::piles::Pile;

/// What is true of a card in hand or deck, one bit each.
pub mod slip {
    /// It is the building of the card (`duelyst:keyword.build.7`).
    pub const BUILDING: u8 = 1;
    /// It cannot be replaced.
    pub const KEPT: u8 = 2;
    /// It is marked in the mulligan.
    pub const MARKED: u8 = 4;
}

/// A card in hand or deck, with what was done to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Held {
    /// Which card.
    pub card: CardId,
    /// Mana more, or less.
    pub cost: i8,
    /// Attack more.
    pub attack: i8,
    /// Health more.
    pub health: i8,
    /// See [`slip`].
    pub slips: u8,
}

impl Held {
    /// The card as it is printed.
    #[must_use]
    pub fn plain(card: CardId) -> Held {
        Held { card, cost: 0, attack: 0, health: 0, slips: 0 }
    }
}

impl Default for Held {
    fn default() -> Self {
        Held::plain(NO_CARD)
    }
}

/// Chance knows a card by its number; what was done to it is told apart by equality.
impl From<Held> for u16 {
    fn from(held: Held) -> u16 {
        held.card.0
    }
}

/// A card in a graveyard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grave {
    /// Which card.
    pub card: CardId,
    /// The half-turn in which it came there.
    pub turn: u8,
    /// Whether it was destroyed as a unit.
    pub died: bool,
}

impl Default for Grave {
    fn default() -> Self {
        Grave { card: NO_CARD, turn: 0, died: false }
    }
}

/// How often something was done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// Which card.
    pub card: CardId,
    /// How often.
    pub times: u8,
}

impl Default for Tally {
    fn default() -> Self {
        Tally { card: NO_CARD, times: 0 }
    }
}

/// An artifact on a General.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Artifact {
    /// Which card.
    pub card: CardId,
    /// Hits it still takes (`duelyst:card.artifact.2`).
    pub durability: u8,
}

impl Default for Artifact {
    fn default() -> Self {
        Artifact { card: NO_CARD, durability: 0 }
    }
}

/// The different cards of a hand, in the order they came.
#[must_use]
pub fn different(hand: &[Held], fits: impl Fn(&Held) -> bool) -> Pile<Held, MAX_HAND> {
    let mut out = Pile::default();
    for held in hand.iter().filter(|h| fits(h)) {
        if !out.contains(held) {
            out.push(*held);
        }
    }
    out
}
