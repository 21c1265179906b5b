//! Content: runes, their abilities and conditions, the language they are written in, and the maps.

pub mod aims;
pub mod charts;
pub mod data;
pub mod language;
pub mod layout;
pub mod map;
#[cfg(all(feature = "text", not(target_family = "wasm")))]
pub mod rows;
pub mod source;

use data::{ABILITIES, ABILITY_IDS, RUNE_IDS, RUNES};
use language::{Ability, AbilityId, Element, Parameter, Printed, Race, Rune, RuneId};
use rulewright_engine::wire::Word;

impl AbilityId {
    /// What it says.
    #[inline]
    #[must_use]
    pub fn ability(self) -> &'static Ability {
        &ABILITIES[usize::from(self.0)]
    }
}

impl RuneId {
    /// What it prints.
    #[inline]
    #[must_use]
    pub fn rune(self) -> &'static Rune {
        &RUNES[usize::from(self.0)]
    }

    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        RUNE_IDS[usize::from(self.0)]
    }

    /// The rune of an id.
    #[must_use]
    pub fn named(id: &str) -> Option<RuneId> {
        RUNE_IDS.iter().position(|known| *known == id).map(|at| RuneId(at as u8))
    }

    /// Every rune and token.
    pub fn all() -> impl Iterator<Item = RuneId> {
        (0..RUNES.len() as u8).map(RuneId)
    }
}

impl Printed {
    /// An ability as scenarios and saves write it.
    #[must_use]
    pub fn named(text: &str) -> Option<Printed> {
        let find = |id: &str| AbilityId::named(id).map(|ability| (ability, ability.ability().parameter));
        Printed::read(text, find, |unit| RuneId::named(unit).map(|rune| rune.0))
    }

    /// The same, written.
    #[must_use]
    pub fn id(self) -> Word {
        let id = ABILITY_IDS[usize::from(self.ability.0)];
        let with = match self.ability.ability().parameter {
            Parameter::None => return id.into(),
            Parameter::Rank => return Word::numbered(id, self.with.into()),
            Parameter::Element => self.element().id(),
            Parameter::Race => self.race().id(),
            Parameter::Unit => RuneId(self.with).id(),
        };
        Word::joined(&[id, "-", with])
    }

    /// The element that it names.
    #[must_use]
    pub fn element(self) -> Element {
        Element::ALL[usize::from(self.with) % Element::ALL.len()]
    }

    /// The race that it names.
    #[must_use]
    pub fn race(self) -> Race {
        Race::ALL[usize::from(self.with) % Race::ALL.len()]
    }
}
