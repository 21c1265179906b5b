//! Cards by their number, and what kind a card is.

use crate::content::language::{Ability, Always, Card, CardId, Effect, Kind, Scope};

pub use super::data::{CARDS, CLANS, IDS};

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

/// Whether a card is a unit (`noxilia:card.unit.1`).
#[inline]
pub(crate) fn is_unit(card: CardId) -> bool {
    matches!(card.card().kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token)
}

/// Whether a card is a curse (`noxilia:ability.purification.1`).
pub(crate) fn is_curse(card: CardId) -> bool {
    card.card().kind == Kind::Spell && card.card().then.iter().any(|effect| matches!(effect, Effect::Curse))
}

/// Armour that a card gives its bearer.
pub(crate) fn armour_given(card: CardId) -> i8 {
    let by = |always: &Always| if let Always::Armour(Scope::Bearer, by) = always { *by } else { 0 };
    card.card().always.iter().map(by).sum()
}

/// What an adventure costs.
pub(crate) fn adventure_gold(card: CardId) -> u8 {
    let cost = |a: &Ability| if let Ability::Adventure(adventure) = a { Some(adventure.gold) } else { None };
    card.card().abilities.iter().find_map(cost).unwrap_or(0)
}
