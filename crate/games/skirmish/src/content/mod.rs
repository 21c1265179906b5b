//! Content: units, cards, maps and terrain as rows of data, read once into the form that rules use.

mod attack;
pub mod board;
mod card;
mod catalogue;
mod effect;
mod ids;
mod load;
pub mod notation;
mod rows;
mod setting;
mod unit;

pub use attack::{Attack, Keywords, Kinds, Range, Target};
pub use card::{Card, Lasts, Strike, Upkeep};
pub use catalogue::Content;
pub use effect::{Amount, Effect, Modify, Stat, Table, When};
pub use ids::{CardId, DAZED, DEFENSELESS, GUARD, ON_FIRE, POISONED, STATUSES, STUNNED, is_supply};
pub use load::embedded;
pub use setting::{Basics, Map, Settings, Warband};
pub use unit::{Ability, DefenceMod, UnitCard};
