//! What is being resolved: an attack or a card, and how far it has come.

use std::hash::{Hash, Hasher};

use super::unit::UnitId;
use crate::content::CardId;
use rulewright_engine::rules::event::EventId;

/// No card.
pub const NO_CARD: CardId = CardId::MAX;
/// No printed attack.
pub const NO_ATTACK: u8 = u8::MAX;

/// What is being resolved: an attack, or a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resolving {
    /// Who acts.
    pub unit: UnitId,
    /// On whom.
    pub target: UnitId,
    /// The card played, or [`NO_CARD`].
    pub card: CardId,
    /// The printed attack made, or [`NO_ATTACK`].
    pub attack: u8,
    /// What comes next of what follows an attack.
    pub step: AftermathStep,
    /// Whether an attack is under way.
    pub active: bool,
    /// The event that played the card.
    pub played: EventId,
    /// The event whose consequences are being resolved: the attack, or the card if it is no attack.
    pub cause: EventId,
}

impl Default for Resolving {
    fn default() -> Self {
        Resolving {
            unit: UnitId(0),
            target: UnitId(0),
            card: NO_CARD,
            attack: NO_ATTACK,
            step: AftermathStep::Statuses,
            active: false,
            played: EventId::NONE,
            cause: EventId::NONE,
        }
    }
}

/// The steps that follow when an attack has damaged a unit, in the order of `skirmish:house.damage.1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AftermathStep {
    /// The statuses of keywords.
    Statuses,
    /// The slide of Knock-back.
    KnockBack,
    /// An effect of the card, by place.
    Card(u8),
    /// The cards in front of the target.
    Triggers,
    /// Nothing is left.
    Done,
}

impl AftermathStep {
    /// The effects of one card that are carried out at most.
    const MOST_EFFECTS: u8 = 198;

    /// The step after an effect of the card.
    #[must_use]
    pub fn after_effect(effect: u8) -> AftermathStep {
        if effect + 1 < Self::MOST_EFFECTS { AftermathStep::Card(effect + 1) } else { AftermathStep::Triggers }
    }
}

impl Hash for AftermathStep {
    // One byte: fingerprints of saved games depend on it.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(match *self {
            AftermathStep::Statuses => 0,
            AftermathStep::KnockBack => 1,
            AftermathStep::Card(effect) => 2 + effect,
            AftermathStep::Triggers => 200,
            AftermathStep::Done => u8::MAX,
        });
    }
}
