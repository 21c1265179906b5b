//! The cards: the language they are written in, the rows, the clans' decks and the board.

pub mod language;
#[cfg(all(feature = "text", not(target_family = "wasm")))]
pub mod rows;

use language::{Card, CardId};

pub use data::{CARDS, CLANS, IDS, PLACES};

/// What the build made of the rows in `crate/games/noxilia/data`.
mod data {
    use super::super::board::{Ground, Site};
    #[allow(clippy::wildcard_imports)] // Any word of the language.
    use super::language::*;
    use rulewright_list::List;

    include!(concat!(env!("OUT_DIR"), "/cards.rs"));
}

/// No card.
pub const NO_CARD: CardId = CardId(u8::MAX);

/// The different cards of a pile, in the order they came.
pub fn different(pile: &[CardId]) -> impl Iterator<Item = CardId> {
    // One bit for each number a card can have: nobody looks back through the pile at each of its cards.
    let mut seen = [0u64; 4];
    pile.iter().copied().filter(move |card| {
        let (word, bit) = (&mut seen[usize::from(card.0 / 64)], 1 << (card.0 % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    })
}

impl CardId {
    /// The card of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<CardId> {
        IDS.iter().position(|known| *known == id).map(|n| CardId(n as u8))
    }

    /// Its id; empty for no card.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS.get(usize::from(self.0)).copied().unwrap_or("")
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    /// Every card, in the order of the rows.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS.len() as u8).map(CardId)
    }
}

impl Default for CardId {
    fn default() -> Self {
        NO_CARD
    }
}

/// For chance, a card is its number.
impl From<CardId> for u16 {
    fn from(card: CardId) -> u16 {
        card.0.into()
    }
}
