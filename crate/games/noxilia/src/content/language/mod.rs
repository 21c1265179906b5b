//! The language that cards are written in: a few words, read from rows and carried out by the rules.
//!
//! A card has **abilities** (keywords of the rulebook), says what **always** holds while it is in play ([`Always`]) and
//! what is **done** when it resolves ([`Effect`]). Everything is seen by the card's player: `own` units are that player's,
//! `enemy` units the other's.
//!
//! ```json
//! { "aim": { "unit": { "whose": "enemy" } }, "range": 1, "then": [{ "harm": { "who": "target", "by": "light", "amount": 3 } }] }
//! ```
//!
//! The words are flat and copied freely: a list is a slice of static data, a card is a number. People write them as JSON
//! (`crate/games/noxilia/data/`); the build reads and validates the rows and writes them as Rust. The build script compiles
//! this folder too, which is why it knows nothing of the rules.

/// Derives what rows need, where rows are read.
macro_rules! words {
    ($($(#[$meta:meta])* pub $what:ident $name:ident $body:tt)*) => {
        $(#[derive(Clone, Copy, PartialEq, Debug)]
        #[cfg_attr(
            not(target_family = "wasm"),
            derive(serde::Serialize, serde::Deserialize),
            serde(rename_all = "kebab-case", deny_unknown_fields)
        )]
        $(#[$meta])*
        pub $what $name $body)*
    };
}

mod ability;
mod card;
mod card_id;
mod effect;
mod kind;
#[cfg(not(target_family = "wasm"))]
mod read;

pub use ability::{Ability, Adventure, Always, Resistance, Scope};
pub use card::{Card, Clanship};
pub use card_id::CardId;
pub use effect::{Aim, Effect, Extra, Harm, Only, Player, Trigger, Who, Whose};
pub use kind::{Clan, Colour, Kind, Mana, Race};
#[cfg(not(target_family = "wasm"))]
pub use read::know;
pub use rulewright_list::List;
