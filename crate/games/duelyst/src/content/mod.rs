//! Content: the cards, the language they are written in, and what follows from a card.

mod cards;
pub mod data;
mod known;
pub mod language;
pub mod listen;
pub mod powers;
#[cfg(all(feature = "text", not(target_family = "wasm")))]
pub mod rows;
mod sheet;
mod touches;

pub use cards::{
    COUNT, Choices, ability, ability_number, ability_numbered, all, card, find, id, is_cast, named, printed,
};
pub use known::{Known, hides, holds, is_held, is_shell, is_trial, known, tile_card};
pub use language::{
    Ability, AbilityId, Amount, At, Card, CardId, Choice, Condition, CostChange, Count, DamageChange, Effect, Faction,
    Form, Is, Keyword, Kind, Lasts, Limit, List, Made, NO_ABILITY, NO_CARD, Place, Ref, Reveal, Since, Tile, Trait,
    Trial, Tribe, Trigger, Whom, Whose,
};
pub use sheet::{Sheet, sheet};
pub use touches::{touch, touches};
