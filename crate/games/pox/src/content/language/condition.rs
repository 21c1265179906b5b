//! Conditions.

use super::ability::When;
use super::effect::Effect;
use rulewright_list::List;

/// A condition (`pox:7.2`).
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Condition {
    /// Whether Cleansing or Dispelling ends it.
    pub sign: Sign,
    /// Whether it has a number.
    pub has_value: bool,
    /// The opponent does not see it.
    pub hidden: bool,
    /// Whether its unit can only have it from something else that is there all the time.
    pub persistent: bool,
    /// When its effects act.
    pub when: When,
    /// What it does.
    pub then: List<Effect>,
    /// What it makes its bearer: see [`is`](super::words::is).
    pub is: u32,
}

/// Whether a condition is good for its bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Sign {
    /// Cleansing ends it.
    Negative,
    /// Dispelling ends it.
    Positive,
    /// Neither does.
    Neutral,
}
