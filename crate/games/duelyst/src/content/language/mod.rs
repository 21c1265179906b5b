//! The language that cards are written in: a few orthogonal words, read from rows and carried out by the rules.
//!
//! A card has traits (what it is) and abilities (what it does). An [`Ability`] is a sentence: **when** something
//! happens ([`Trigger`]), **only** if something holds ([`Condition`]), the player **choose**s ([`Choice`]) and **then**
//! things are done in order ([`Effect`]) to somebody ([`Whom`]) or somewhere ([`Place`]).
//!
//! ```json
//! { "when": "gambit", "choose": [{ "unit": ["enemy"] }], "then": [{ "damage": { "who": "chosen", "amount": 1 } }] }
//! ```
//!
//! Everything is seen by the **bearer**: the unit that has the ability, the General that wears the artifact, or the
//! player who casts the spell. `friendly` and `enemy` are the bearer's controller's. What is granted to a unit is seen
//! by that unit; what a spell leaves for the rest of the turn ([`Effect::Watch`]) is seen by its caster.
//!
//! The words are `Copy` and flat: a list is a slice of static data, a card or an ability is a number. So the rules walk
//! them without a heap, and a state remembers an ability by its number. People write them as JSON
//! (`crate/games/duelyst/data/cards/`); the build reads and validates the rows and writes them as Rust, so that the module
//! carries no reader. The build script compiles this folder too, which is why it knows nothing of the rest of the crate.
mod ability;
mod card;
mod effect;
mod id;
mod manner;
#[cfg(not(target_family = "wasm"))]
mod read;
mod select;
mod trigger;

pub use ability::Ability;
pub use card::{Card, Faction, Group, Keyword, Keywords, Kind, Rarity, Reveal, Tile, Trait, Tribe};
pub use effect::Effect;
pub use id::{AbilityId, CardId, NO_ABILITY, NO_CARD};
pub use manner::{CostChange, DamageChange, Form, Lasts, Limit};
#[cfg(not(target_family = "wasm"))]
pub use read::{Names, reading};
pub use rulewright_list::List;
pub use select::{Amount, At, Choice, Count, Is, Made, Place, Ref, Since, Whom, Whose};
pub use trigger::{Condition, Trial, Trigger};
