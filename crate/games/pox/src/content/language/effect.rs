//! What is done, and what holds.

use super::ids::{AbilityId, ConditionId, RuneId};
use super::select::{Amount, Spread, Tiles, Whom};
use super::words::{Element, Ground, Object};
use rulewright_list::List;

/// How long a quality lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Lasts {
    /// So many turns, the one at hand included.
    Turns(u8),
    /// So many rounds of two turns.
    Rounds(u8),
    /// Until the next Start of Turn of the bearer's controller.
    OwnStart,
    /// Until its number has run out.
    Value,
    /// For good.
    Ever,
}

/// A step of the damage calculation that modifiers act in (`pox:2.1.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Layer {
    /// `pox:2.1.1.1.2.2`.
    SourceFlat,
    /// `pox:2.1.1.1.2.3`.
    SourcePercent,
    /// `pox:2.1.1.1.3.2`.
    Amplification,
    /// `pox:2.1.1.1.5.3`.
    TargetPercent,
    /// `pox:2.1.1.1.5.4`.
    FlatReduction,
    /// `pox:2.1.1.1.6`.
    AfterDef,
}

/// By how much a modifier changes the damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Modifier {
    /// By this amount: points, or percent in a percent layer.
    By(Amount),
    /// By so much for each tile of distance beyond the first.
    ByDistance(i8),
}

/// Which damage a modifier or a prevention acts on. What is not given does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields, default)
)]
pub struct Match {
    /// Attack damage only.
    pub attack: bool,
    /// Ranged only, or melee only.
    pub ranged: Option<bool>,
    /// No AoE attacks.
    pub not_aoe: bool,
    /// This element only.
    pub element: Option<Element>,
    /// The element of the ability only.
    pub own_element: bool,
    /// Only if the target is of the race of the ability.
    pub target_race: bool,
    /// Only if the source is of the race of the ability.
    pub source_race: bool,
}

/// What must have been reached for a part of an attack to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Need {
    /// Nothing.
    #[default]
    Nothing,
    /// The attack was Successful (`pox:1.2.2.2`).
    Successful,
}

/// Which way a shift goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Way {
    /// Away from the user.
    Away,
    /// Towards the user.
    TowardsUser,
    /// Towards the nearest opposing champion.
    TowardsNearest,
}

/// One thing that is done, or that holds as long as its ability or condition does.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Effect {
    // ---- done: hit points and numbers
    /// Damage.
    Damage {
        /// To whom.
        to: Whom,
        /// How much.
        amount: Amount,
        /// Of this element; not given, that of the ability or of the user's first basic attack.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        element: Option<Element>,
        /// Defense counts, although this is an AoE attack.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        defense: bool,
        /// So much more to relics, as a source flat modifier.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        relics: i8,
    },
    /// Loss of life (`pox:2.2`).
    LoseLife {
        /// Whose.
        to: Whom,
        /// How much.
        amount: Amount,
        /// By attack (`pox:2.2.1`).
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        attack: bool,
    },
    /// HP back.
    Heal {
        /// Whose.
        to: Whom,
        /// How much.
        amount: Amount,
    },
    /// AP gained or lost.
    Ap {
        /// Whose.
        to: Whom,
        /// How much.
        amount: i8,
        /// Even above the cap.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        over: bool,
        /// Only if this was reached.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        needs: Need,
    },
    /// More Damage for good.
    GainDamage(Whom, i8),
    /// The opponent loses up to so much nora, and the user's controller gains it.
    Steal(u8),
    /// The nora cost of the target, divided and rounded down, is gained.
    GainCost(u8),

    // ---- done: attacks
    /// The first basic attack of the user is made, without these passives.
    BasicAttack(List<AbilityId>),
    /// A free, off-chain basic attack on somebody (`pox:house.attack.4`).
    FreeAttack(Whom),

    // ---- done: moves
    /// A shift (`pox:4.1.1`).
    Shift {
        /// Who.
        to: Whom,
        /// So many tiles.
        amount: Amount,
        /// Which way.
        way: Way,
    },
    /// A knockback (`pox:4.1.2`), away from the user or from the centre of an area.
    Knockback {
        /// Who.
        to: Whom,
        /// So many tiles.
        amount: Amount,
    },
    /// A pull towards the user (`pox:4.2`).
    Pull {
        /// So many tiles.
        amount: Amount,
        /// Only a small champion.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        small: bool,
        /// Only if this was reached.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        needs: Need,
    },
    /// The target comes next to the user.
    Relocate,
    /// The user and the target change places.
    Swap,
    /// The target goes back to its owner's dock.
    Recall,

    // ---- done: qualities
    /// A condition.
    Condition {
        /// Whose.
        to: Whom,
        /// Which.
        is: ConditionId,
        /// Its number.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        value: Amount,
        /// How long.
        lasts: Lasts,
    },
    /// The target gains an ability, of this rank.
    Grant(AbilityId, u8),
    /// The target loses the named ability for good.
    Remove,
    /// The target is Cleansed (`pox:7.2.1`).
    Cleanse,
    /// The target is Dispelled (`pox:7.2.1`).
    Dispel,
    /// The number of the ability drops by 1; at 0 its bearer is destroyed.
    Countdown,
    /// The number of the condition drops by so much.
    Wane(u8),

    // ---- done: units and tiles
    /// Destroyed.
    Destroy(Whom),
    /// A summoned unit; not given, the unit of the ability.
    Summon {
        /// Which.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        unit: Option<RuneId>,
        /// Where.
        at: Tiles,
    },
    /// An illusion of the user.
    Illusion,
    /// A clone of the target, on the chosen tile.
    Clone,
    /// An object of the terrain layer.
    Place {
        /// Which.
        object: Object,
        /// Where.
        at: Tiles,
        /// For so many rounds; 0 until it is used up.
        rounds: u8,
    },
    /// A terrain type.
    Terrain {
        /// Which.
        ground: Ground,
        /// For so many rounds.
        rounds: u8,
    },

    // ---- done: spells that wait
    /// The spell at hand is countered.
    Counter,
    /// The spell at hand goes to another champion (`pox:house.cast.3`).
    Redirect,
    /// The named champion comes back (`pox:house.spellthief.2`).
    Return,

    // ---- held
    /// One step of the damage calculation.
    Modify {
        /// Which step.
        layer: Layer,
        /// By how much.
        by: Modifier,
        /// Which damage.
        #[cfg_attr(not(target_family = "wasm"), serde(default))]
        of: Match,
        /// Of whom.
        #[cfg_attr(not(target_family = "wasm"), serde(default = "Spread::bearer"))]
        spread: Spread,
    },
    /// More Damage, or less.
    MoreDamage(i8),
    /// More maximum HP, and as many HP on gaining it; as much life is lost when it ends.
    MoreHp(i8),
    /// AP on gaining it, each time.
    ApOnGain(i8),
    /// This damage is prevented, and the bearer heals so much.
    Prevent(Match, u8),
    /// The first such attack misses, and the condition is used up.
    MissOnce(Match),
    /// The first such attack that hits goes to the nearest opponent, and the condition is used up.
    DeflectOnce(Match),
    /// Others have this condition all the time.
    Constant(ConditionId, Spread),
    /// So much presence.
    Presence(u8),
    /// What the bearer is: see [`is`](super::words::is).
    Is(Being),
}

/// What a bearer is, as rows write it: each is one bit of [`is`](super::words::is).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[allow(missing_docs)]
pub enum Being {
    Flying,
    Climber,
    Untargetable,
    Blinded,
    Confused,
    Immobile,
    Grounded,
    Pacified,
    Stealthed,
    Defiled,
    Brave,
    Martyr,
    Possessed,
}

impl Spread {
    /// The bearer alone.
    #[cfg(not(target_family = "wasm"))]
    fn bearer() -> Spread {
        Spread::Bearer
    }
}
