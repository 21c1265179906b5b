//! What gives a step of a number: a rune, an ability or a condition, as one code.

use super::language::{AbilityId, ConditionId, Printed, RuneId};
use rulewright_engine::rules::calc::Source;
use rulewright_engine::wire::Word;

const ABILITY: u16 = 0x4000;
const CONDITION: u16 = 0x2000;

/// A rune, such as a relic.
#[must_use]
pub fn rune(rune: RuneId) -> Source {
    Source(rune.0.into())
}

/// An ability as a unit has it.
#[must_use]
pub fn ability(printed: Printed) -> Source {
    Source(ABILITY | u16::from(printed.ability.0) << 6 | u16::from(printed.with & 63))
}

/// A condition.
#[must_use]
pub fn condition(id: ConditionId) -> Source {
    Source(CONDITION | u16::from(id.0))
}

/// The id of a source, as tables and rows write it.
#[must_use]
pub fn id(source: Source) -> Option<Word> {
    let Source(code) = source;
    if source == Source::RULE {
        None
    } else if code & ABILITY != 0 {
        let ability = AbilityId((code >> 6 & 0xFF) as u8);
        Some(Printed { ability, with: (code & 63) as u8 }.id())
    } else if code & CONDITION != 0 {
        Some(ConditionId(code as u8).id().into())
    } else {
        Some(RuneId(code as u8).id().into())
    }
}
