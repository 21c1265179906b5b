//! One sentence of the language.

use super::effect::Effect;
use super::select::Choice;
use super::trigger::{Condition, Trigger};
use rulewright_list::List;

/// One thing a card does.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub struct Ability {
    /// What sets it off.
    pub when: Trigger,
    /// It works only while, or if, this holds.
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub only: Option<Condition>,
    /// What the player chooses before anything is done, in this order; at most five units or spaces in all.
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub choose: List<Choice>,
    /// What is done, in this order. Who dies leaves the board at once, so that the next effect finds the space free; what
    /// is set off by it waits until the last effect is done.
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub then: List<Effect>,
}
