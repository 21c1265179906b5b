//! The cards and the starter decks as the build reads them from their rows.

use super::language::{Ability, AbilityId, Card, CardId, List};

pub use made::{
    ABILITIES, BUILDING, CARDS, DECKS, EGG, HALLOWED_GROUND, IDS, MANA_TILE, MECHAZ0R, SHADOW_CREEP, WATCHFUL_SENTINEL,
    WIND_DERVISH,
};

/// What the build makes of the rows in `crate/games/duelyst/data`.
mod made {
    use crate::content::data::Deck;
    #[allow(clippy::wildcard_imports)] // Any word of the language.
    use crate::content::language::*;

    include!(concat!(env!("OUT_DIR"), "/cards.rs"));
}

/// A starter deck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deck {
    /// Its id.
    pub id: &'static str,
    /// Its General.
    pub general: CardId,
    /// Its other cards, and how many of each.
    pub cards: List<(CardId, u8)>,
}

impl CardId {
    /// The card of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<CardId> {
        IDS.iter().position(|known| *known == id).map(|n| CardId(n as u16))
    }

    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS[usize::from(self.0)]
    }

    /// What it is.
    #[must_use]
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    /// Every card, in the order of the rows.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS.len() as u16).map(CardId)
    }
}

impl AbilityId {
    /// What it does.
    #[must_use]
    pub fn ability(self) -> &'static Ability {
        &ABILITIES[usize::from(self.0)]
    }
}
