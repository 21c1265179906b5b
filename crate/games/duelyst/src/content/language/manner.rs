//! In what manner something is done: how long, in which form, to how many.

use super::select::Amount;

/// How long something lasts. On a unit, dispel ends it, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Lasts {
    /// For good: as long as that to which it was done is in play, or the card in hand.
    #[default]
    Ever,
    /// Even in hand and deck.
    Always,
    /// To the end of this turn.
    ThisTurn,
    /// To the beginning of your next turn.
    OwnNextTurn,
    /// From the beginning to the end of the opponent's next turn.
    EnemyNextTurn,
    /// To the end of the opponent's next turn.
    EnemyTurnEnd,
}

/// What becomes of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum DamageChange {
    /// Twice as much.
    Double,
    /// So much more.
    More(u8),
    /// So much less, not below 0.
    Less(u8),
    /// None.
    Nothing,
}

/// What becomes of a cost.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum CostChange {
    /// So much more; negative is less.
    Add(Amount),
    /// Just so much.
    Set(u8),
}

/// To how many cards a change of cost applies. All, for good, are those in hand when it is done; with a number or a time
/// it is the player's, and counts for cards that come later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Limit {
    /// All.
    #[default]
    All,
    /// The first of them that is played; then it is over.
    Next,
    /// The first card that is played, if it is one of them; then it is over.
    NextCard,
    /// The first of them that is played each turn.
    FirstEachTurn,
}

/// The form in which a minion appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Form {
    /// Itself.
    #[default]
    Itself,
    /// The egg it hatches from (`duelyst:keyword.rebirth.1`).
    Egg,
    /// The building it is made in, with this counter (`duelyst:keyword.build.1`).
    Building(u8),
}
