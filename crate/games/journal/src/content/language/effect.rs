//! What skills, supplies and statuses do.

use super::{ItemId, SkillId, Status, Trait};

/// One thing that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Effect {
    /// The target loses the HP of the skill's table.
    Damage,
    /// The target regains the HP of the skill's table; one more if its race has this trait.
    Heal {
        /// The trait.
        more: Option<Trait>,
    },
    /// Somebody regains so many HP.
    Mend {
        /// Who.
        whom: Whom,
        /// HP.
        hp: u8,
    },
    /// Somebody gets a status.
    Give {
        /// Who.
        whom: Whom,
        /// The status.
        status: Status,
        /// Its duration.
        lasts: u8,
    },
    /// Somebody is knocked back so many panels.
    Knockback {
        /// Who.
        whom: Whom,
        /// Panels.
        panels: u8,
    },
    /// One negative status of the target, which the user picks, is cleared.
    Clear,
    /// The user moves up to so many panels.
    Walk {
        /// Panels.
        panels: u8,
    },
    /// The user attacks the one that set it off.
    Strike,
    /// Its bonus is a second skill of an attack.
    Attack {
        /// Of which attacks.
        of: Which,
    },
    /// Its bonus is the one skill of a defence.
    Defence,
    /// The user's attacks of this action have so much more.
    Boost {
        /// How much.
        by: i8,
    },
    /// After the action the user loses so many HP.
    Cost {
        /// HP.
        hp: u8,
    },
    /// The user regains so many MP.
    Regain {
        /// MP.
        mp: u8,
    },
    /// The movement of the one that set it off ends.
    Stop,
    /// The door is opened.
    Open,
    /// The called ally does one ability at level 1, and three at level 2.
    Call,
    /// The drop comes.
    Drop,
    /// Who picks it up wears this from now on.
    Wear {
        /// The piece.
        item: ItemId,
    },
    /// Who picks it up has this skill at level 1 from now on.
    Learn {
        /// The skill.
        skill: SkillId,
    },
}

/// Who something is done to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Whom {
    /// What it is used on, or who set it off.
    #[default]
    Target,
    /// The user.
    User,
    /// The user, and friends at most so far away.
    Friends(u8),
    /// Enemies at most so far away.
    Enemies(u8),
}

/// Of which attacks a skill is the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Which {
    /// Of the close class.
    #[default]
    Close,
    /// Of the long class, from a panel that the user has not left this round.
    Still,
    /// The next one of this round, once its event has happened.
    Next,
}
