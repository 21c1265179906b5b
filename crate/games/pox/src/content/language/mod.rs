//! The language that runes are written in: a few orthogonal words, read from rows and carried out by the rules.
//!
//! A rune gives abilities and conditions. An [`Ability`] says **when** it acts ([`When`]), what it **costs**, whom it can
//! **aim** at ([`Aimed`]) and what is **then** done in order ([`Effect`]) to somebody ([`Whom`]). A condition is the same
//! without a price. What holds all the time is an effect as well: one step of the damage calculation
//! ([`Effect::Modify`]), a stat, a thing that is prevented.
//!
//! The words are `Copy` and flat: a list is a slice of static data, an ability or a condition is a number. People write them as
//! JSON (`crate/games/pox/data/`); the build reads and validates the rows and writes them as Rust, so that the module carries
//! no reader. The build script compiles this folder too, which is why it knows nothing of the rest of the crate.

mod ability;
mod condition;
mod effect;
mod ids;
mod rune;
mod select;
mod tile;
mod words;

pub use ability::{Ability, Aimed, Bound, Class, Parameter, Reach, When};
pub use condition::{Condition, Sign};
pub use effect::{Being, Effect, Lasts, Layer, Match, Modifier, Need, Way};
pub use ids::{AbilityId, ConditionId, NO_ABILITY, NO_RUNE, RuneId};
#[cfg(not(target_family = "wasm"))]
pub use ids::{Names, reading};
pub use rulewright_list::List;
pub use rune::{Gift, Kind, Printed, Rune};
pub use select::{Amount, From, Group, Spread, Tiles, Whom};
pub use tile::TileRule;
pub use words::{Element, Faction, Ground, Object, Race, is};
