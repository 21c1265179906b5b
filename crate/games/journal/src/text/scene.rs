//! Where effects happen: what their words mean there.

use std::cell::Cell;

use crate::content::data::TREES;
use crate::content::language::{Aimed, Skill, SkillId, When};

/// Whose effects they are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    /// A skill's.
    Unit,
    /// An ability's of a called ally.
    Called,
    /// A supply's: a unit picks it up.
    Supply,
}

/// Where effects happen.
pub(super) struct Scene {
    pub(super) bearer: Bearer,
    pub(super) when: When,
    pub(super) aimed: Aimed,
    /// The skill, if it is one.
    pub(super) skill: Option<&'static Skill>,
    /// Its user has been named.
    pub(super) user_named: Cell<bool>,
    /// What it is aimed at, or who set it off, has been named.
    pub(super) target_named: Cell<bool>,
}

impl Scene {
    /// Of a skill.
    pub(super) fn skill(id: SkillId) -> Scene {
        let skill = id.skill();
        Scene {
            bearer: if is_of_trees(id) { Bearer::Unit } else { Bearer::Called },
            when: skill.when,
            aimed: skill.aimed,
            skill: Some(skill),
            // The sentence of what sets it off names its user.
            user_named: Cell::new(names_user(skill.when)),
            target_named: Cell::new(false),
        }
    }

    /// Of a supply.
    pub(super) fn supply() -> Scene {
        Scene {
            bearer: Bearer::Supply,
            when: When::Used,
            aimed: Aimed::None,
            skill: None,
            user_named: Cell::new(false),
            target_named: Cell::new(false),
        }
    }
}

/// Whether a tree has it; called allies have the others.
pub(super) fn is_of_trees(id: SkillId) -> bool {
    TREES.iter().any(|tree| tree.skills.contains(&id))
}

fn names_user(when: When) -> bool {
    use When::{Attacked, CloseCombat, Defense, LongRange, Movement, Special, SpecialTarget};
    matches!(when, Attacked | CloseCombat | Defense | LongRange | Movement(_) | Special | SpecialTarget)
}
