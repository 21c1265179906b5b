//! What gives a step of a number, as a number of its own and as the id that it has in JSON.

use super::language::{CharacterId, Gear, ItemId, SkillId, Status, Terrain};
use rulewright_engine::rules::calc::Source;
use rulewright_engine::wire::Word;

/// What gives a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// A skill.
    Skill(SkillId),
    /// An item.
    Item(ItemId),
    /// A status.
    Status(Status),
    /// A terrain.
    Terrain(Terrain),
    /// A piece of gear.
    Gear(Gear),
    /// A character.
    Character(CharacterId),
}

impl From<Given> for Source {
    fn from(given: Given) -> Source {
        let (kind, number) = match given {
            Given::Skill(id) => (0, id.0),
            Given::Item(id) => (1, id.0),
            Given::Status(status) => (2, status as u8),
            Given::Terrain(terrain) => (3, terrain as u8),
            Given::Gear(gear) => (4, gear as u8),
            Given::Character(id) => (5, id.0),
        };
        Source(kind << 8 | u16::from(number))
    }
}

/// The id of a source.
#[must_use]
pub fn id(Source(code): Source) -> Option<Word> {
    let number = (code & 0xff) as u8;
    let at = usize::from(number);
    let id = match code >> 8 {
        0 => SkillId(number).id(),
        1 => ItemId(number).id(),
        2 => Status::ALL.get(at)?.id(),
        3 => Terrain::ALL.get(at)?.id(),
        4 => Gear::ALL.get(at)?.id(),
        5 => CharacterId(number).id(),
        _ => return None,
    };
    Some(id.into())
}
