//! Cards by number.

/// A card or status, by its place in [`Content::cards`](super::catalogue::Content::cards).
pub type CardId = u8;

/// The five statuses and Guard come first, in this order, in every content.
pub const POISONED: CardId = 0;
/// See [`POISONED`].
pub const STUNNED: CardId = 1;
/// See [`POISONED`].
pub const DAZED: CardId = 2;
/// See [`POISONED`].
pub const DEFENSELESS: CardId = 3;
/// See [`POISONED`].
pub const ON_FIRE: CardId = 4;
/// The effect of the basic action Guard, handled as a card from the supply.
pub const GUARD: CardId = 5;

/// The ids of the statuses, in that order.
pub const STATUSES: [&str; 5] = ["poisoned", "stunned", "dazed", "defenseless", "on-fire"];

/// Whether a card belongs to nobody: a status, or Guard.
#[must_use]
pub fn is_supply(card: CardId) -> bool {
    card <= GUARD
}
