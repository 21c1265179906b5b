//! Cards and abilities by their numbers.

/// A card, by its place among all cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct CardId(pub u16);

/// An ability, by its place among all abilities: those printed on cards, and those that cards give or leave behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct AbilityId(pub u16);

/// No card.
pub const NO_CARD: CardId = CardId(u16::MAX);
/// No ability.
pub const NO_ABILITY: AbilityId = AbilityId(u16::MAX);

impl Default for CardId {
    fn default() -> Self {
        NO_CARD
    }
}

/// For chance, a card is its number.
impl From<CardId> for u16 {
    fn from(card: CardId) -> u16 {
        card.0
    }
}
