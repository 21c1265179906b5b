//! Skill trees: those that a character has, and the further one that Adaptability opens
//! (`journal:gear.mind.adaptability`, `journal:house.adapt.1`).

use crate::content::data::TREES;
use crate::content::language::{Character, Gear, SkillId};
use crate::state::Unit;
use rulewright_engine::covers;

/// The number of the tree with this id.
pub(crate) fn tree_named(id: &str) -> Option<u8> {
    TREES.iter().position(|tree| tree.id == id).map(|at| at as u8)
}

/// The tree of a skill; abilities of called allies are of none.
pub(crate) fn tree_of(skill: SkillId) -> Option<u8> {
    TREES.iter().position(|tree| tree.skills.contains(&skill)).map(|at| at as u8)
}

impl Character {
    /// Whether it can name a tree at set-up: it comes with Adaptability, and does not have the tree anyway.
    pub(crate) fn may_name(&self, tree: u8) -> bool {
        covers!("journal:gear.mind.adaptability");
        self.gear.iter().any(|(gear, _)| *gear == Gear::Adaptability) && !self.trees.contains(&tree)
    }

    /// Whether a skill is of a tree that it has, or of the further one: the named one, else the printed one.
    pub(crate) fn opens(&self, skill: SkillId, named: Option<u8>) -> bool {
        tree_of(skill).is_some_and(|tree| {
            let further = named.map_or_else(|| self.further.contains(&tree), |named| named == tree);
            self.trees.contains(&tree) || further
        })
    }

    /// The skills that it comes with, and their levels. A skill of the printed further tree gives way to the one in the same
    /// place of the tree that is named.
    pub(crate) fn skills_with(&self, named: Option<u8>) -> impl Iterator<Item = (SkillId, u8)> + '_ {
        covers!("journal:house.adapt.1");
        self.skills.iter().map(move |(skill, level)| (self.exchanged(*skill, named).unwrap_or(*skill), *level))
    }

    fn exchanged(&self, skill: SkillId, named: Option<u8>) -> Option<SkillId> {
        let named = &TREES[usize::from(named?)];
        let printed = tree_of(skill).filter(|tree| self.further.contains(tree))?;
        let place = TREES[usize::from(printed)].skills.iter().position(|is| *is == skill)?;
        named.skills.get(place).copied()
    }

    /// The level of a skill that it comes with, 0 if it comes without it.
    pub(crate) fn comes_with(&self, skill: SkillId, named: Option<u8>) -> u8 {
        self.skills_with(named).find(|(is, _)| *is == skill).map_or(0, |(_, level)| level)
    }
}

impl Unit {
    /// Its skills that are of no tree of its own, each with the tree that it is of.
    fn further_skills(&self) -> impl Iterator<Item = (u8, SkillId)> + '_ {
        let own = self.is.character().trees;
        let skills = self.skills.iter().filter_map(|(skill, _)| tree_of(*skill).map(|tree| (tree, *skill)));
        skills.filter(move |(tree, _)| !own.contains(tree))
    }

    /// The further tree that it has skills of.
    pub(crate) fn further(&self) -> Option<u8> {
        self.further_skills().map(|(tree, _)| tree).next()
    }

    /// The first of its skills that is of no tree of its own, nor of as many further trees as its Adaptability has levels.
    pub(crate) fn strange_skill(&self) -> Option<SkillId> {
        covers!("journal:gear.mind.adaptability");
        let mut trees: Vec<u8> = Vec::new();
        for (tree, skill) in self.further_skills() {
            if !trees.contains(&tree) {
                trees.push(tree);
            }
            if trees.len() > usize::from(self.gear(Gear::Adaptability)) {
                return Some(skill);
            }
        }
        None
    }
}
