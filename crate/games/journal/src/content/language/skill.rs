//! Skills: when they are used, on whom, for how much, and what they then do.

use super::{Class, Effect, Element, List, SkillId, Timing, Trigger};

/// The levels of a skill are 1 to this.
pub const LEVELS: usize = 5;

/// A skill. What depends on its level is a table, level 1 first.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Skill {
    /// Its class.
    pub class: Class,
    /// When it is used.
    pub timing: Timing,
    /// The event that sets it off.
    pub when: When,
    /// The least and the greatest distance to what it is used on.
    pub range: (u8, u8),
    /// Around the panel it is aimed at, how far it strikes; 0 for that panel alone.
    pub area: u8,
    /// What it is used on.
    pub aimed: Aimed,
    /// What it costs, in MP.
    #[cfg_attr(not(target_family = "wasm"), serde(serialize_with = "super::array"))]
    pub cost: [u8; LEVELS],
    /// Whether it is an attack: what step 6 compares.
    pub attack: bool,
    /// What it adds: to Attack Value if it is an attack, else to the value that its effect names.
    #[cfg_attr(not(target_family = "wasm"), serde(serialize_with = "super::array"))]
    pub bonus: [i8; LEVELS],
    /// The HP that the target loses, or regains.
    #[cfg_attr(not(target_family = "wasm"), serde(serialize_with = "super::array"))]
    pub amount: [u8; LEVELS],
    /// Its element, if it has one.
    pub element: Option<Element>,
    /// The highest level it can have.
    pub max_level: u8,
    /// Whether it can be used once a round only.
    pub once: bool,
    /// What it then does, in order.
    pub then: List<Effect>,
}

/// A skill tree.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Tree {
    /// Its id.
    pub id: &'static str,
    /// Its skills, in printed order.
    pub skills: List<SkillId>,
}

/// What a skill is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Aimed {
    /// Its user, or nobody.
    #[default]
    None,
    /// A foe.
    Foe,
    /// A panel: all who stand in the area.
    Panel,
    /// A unit of the user's side; the user too if the least range is 0.
    Friend,
    /// A door.
    Door,
    /// A called ally, and a free panel for it.
    Call,
    /// A drop, and any panel.
    Drop,
    /// A panel next to the user that it steps onto.
    Step,
}

/// What sets a skill off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum When {
    /// Nothing: it is used.
    #[default]
    Used,
    /// Its user is attacked.
    Attacked,
    /// A friend at most so far away is attacked.
    FriendAttacked(u8),
    /// Its user makes an attack of the long class.
    LongRange,
    /// Its user makes an attack of the close class.
    CloseCombat,
    /// A skill of magic, mechanics or ancients of its user occurs.
    Special,
    /// Its user is the declared target of magic, mechanics or ancients.
    SpecialTarget,
    /// Its user uses a defensive skill.
    Defense,
    /// A friend at most so far away uses a defensive skill.
    FriendDefends(u8),
    /// A skill of this element of another unit, at most so far away, occurs.
    Element(Element, u8),
    /// Its user moves so many panels in one movement action.
    Movement(u8),
    /// An enemy moves to a panel at most so far away.
    Fence(u8),
}

impl When {
    /// Which of the eight triggers it is.
    #[must_use]
    pub fn trigger(self) -> Option<Trigger> {
        Some(match self {
            When::Used => return None,
            When::Attacked | When::FriendAttacked(_) => Trigger::Attacked,
            When::LongRange => Trigger::LongRange,
            When::CloseCombat => Trigger::CloseCombat,
            When::Special | When::SpecialTarget => Trigger::Special,
            When::Defense | When::FriendDefends(_) => Trigger::Defense,
            When::Element(..) => Trigger::Element,
            When::Movement(_) => Trigger::Movement,
            When::Fence(_) => Trigger::Fence,
        })
    }
}

impl Skill {
    /// A value of a table at a level.
    #[must_use]
    pub fn at<T: Copy>(table: &[T; LEVELS], level: u8) -> T {
        table[usize::from(level.clamp(1, LEVELS as u8)) - 1]
    }

    /// Whether it heals: it has an amount and is no attack.
    #[must_use]
    pub fn heals(&self) -> bool {
        self.then.iter().any(|effect| matches!(effect, Effect::Heal { .. }))
    }
}
