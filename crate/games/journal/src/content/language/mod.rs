//! The language that content is written in: a few orthogonal words, read from rows and carried out by the rules.
//!
//! A [`Skill`] says **when** it is used ([`Timing`], [`When`]), what it **costs**, what it is **aimed** at ([`Aimed`]) and
//! what is **then** done ([`Effect`]) to somebody ([`Whom`]). A supply is the same without a price. A [`Character`] has
//! skills and wears items.
//!
//! The words are `Copy` and flat: a list is a slice of static data, a skill or an item is a number. People write them as
//! JSON (`crate/games/journal/data/`); the build reads and validates the rows and writes them as Rust, so that the module
//! carries no reader. The build script compiles this folder too, which is why it knows nothing of the rest of the crate.

mod character;
mod effect;
mod ids;
mod skill;
mod words;

pub use character::{Bars, Character, Item, NO_CAPACITY, Party, RaceRule, StatusRule};
pub use effect::{Effect, Which, Whom};
pub use ids::{CharacterId, ItemId, SkillId};
#[cfg(not(target_family = "wasm"))]
pub use ids::{Names, array, reading};
pub use rulewright_list::List;
pub use skill::{Aimed, LEVELS, Skill, Tree, When};
pub use words::{
    ActionType, Bonus, Class, Condition, Door, Element, Energy, Gear, ItemKind, Kind, Orders, Period, Race, Stat,
    Status, Terrain, Timing, Trait, Trigger,
};
