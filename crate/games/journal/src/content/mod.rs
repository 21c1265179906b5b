//! Content: skills, characters, items, statuses, races, parties and maps, and the language they are written in.

pub mod data;
pub mod language;
pub mod layout;
pub mod map;
#[cfg(all(feature = "text", not(target_family = "wasm")))]
pub mod rows;
pub mod source;
#[cfg(test)]
mod tests;

use data::{CHARACTER_IDS, CHARACTERS, ELEMENTS, ITEM_IDS, ITEMS, RACES, SKILL_IDS, SKILLS, STATUSES};
use language::{
    Character, CharacterId, Element, Item, ItemId, Race, RaceRule, Skill, SkillId, Status, StatusRule, Trait,
};

macro_rules! by_number {
    ($($id:ident: $get:ident -> $of:ty, $list:ident, $ids:ident),+) => {
        $(impl $id {
            /// What its row says.
            #[inline]
            #[must_use]
            pub fn $get(self) -> &'static $of {
                &$list[self.index()]
            }

            /// Its id.
            #[must_use]
            pub fn id(self) -> &'static str {
                $ids[self.index()]
            }

            /// The one of an id.
            #[must_use]
            pub fn named(id: &str) -> Option<$id> {
                $ids.iter().position(|known| *known == id).map(|at| $id(at as u8))
            }

            /// Every one, in the order of the list.
            pub fn all() -> impl Iterator<Item = $id> {
                (0..$list.len() as u8).map($id)
            }
        })+
    };
}

by_number!(
    SkillId: skill -> Skill, SKILLS, SKILL_IDS,
    CharacterId: character -> Character, CHARACTERS, CHARACTER_IDS,
    ItemId: item -> Item, ITEMS, ITEM_IDS
);

impl Status {
    /// What it does while a unit has it.
    #[inline]
    #[must_use]
    pub fn rule(self) -> &'static StatusRule {
        &STATUSES[self as usize]
    }
}

impl Race {
    /// What it is.
    #[inline]
    #[must_use]
    pub fn rule(self) -> &'static RaceRule {
        &RACES[self as usize]
    }

    /// Whether its units have a trait.
    #[must_use]
    pub fn has(self, of: Trait) -> bool {
        self.rule().traits.contains(&of)
    }
}

/// What the element of an attack adds to its Attack Value, by the element of the defender (`journal:element.super`,
/// `journal:element.neutral`, `journal:element.none`, `journal:element.weak`). No attack is [`Element::Neutral`]: it adds 0.
#[must_use]
pub fn element_bonus(attack: Element, defender: Element) -> i8 {
    ELEMENTS.get(attack as usize).map_or(0, |row| row[defender as usize])
}
