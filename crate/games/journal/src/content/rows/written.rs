//! Rows as people write them: a struct for each kind, with what may be left out.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};

use super::super::language::{
    Aimed, Bars, CharacterId, Class, Door, Effect, Element, Gear, ItemId, ItemKind, LEVELS, List, Orders, Race,
    SkillId, Status, Timing, Trait, When,
};

/// A value for each level: one number if it is the same at all of them.
#[derive(Clone, Copy)]
pub(super) struct Table<T>(pub(super) [T; LEVELS]);

impl<'de, T: Copy + TryFrom<i64> + Deserialize<'de>> Deserialize<'de> for Table<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Read<T>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + TryFrom<i64> + Deserialize<'de>> Visitor<'de> for Read<T> {
            type Value = Table<T>;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "a number, or one for each of {LEVELS} levels")
            }

            fn visit_u64<E: Error>(self, n: u64) -> Result<Table<T>, E> {
                self.visit_i64(i64::try_from(n).unwrap_or(i64::MAX))
            }

            fn visit_i64<E: Error>(self, n: i64) -> Result<Table<T>, E> {
                T::try_from(n).map(|n| Table([n; LEVELS])).map_err(|_| E::custom("the number is out of range"))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Table<T>, A::Error> {
                let mut table = Vec::new();
                while let Some(n) = list.next_element()? {
                    table.push(n);
                }
                let all = table.len();
                table.try_into().map(Table).map_err(|_| A::Error::invalid_length(all, &self))
            }
        }
        from.deserialize_any(Read(std::marker::PhantomData))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct SkillRow {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "name_fr")]
    pub(super) name_fr: String,
    pub(super) class: Class,
    pub(super) timing: Timing,
    #[serde(default)]
    pub(super) when: When,
    #[serde(default)]
    pub(super) aimed: Aimed,
    #[serde(default)]
    pub(super) range: (u8, u8),
    #[serde(default)]
    pub(super) area: u8,
    pub(super) cost: Option<Table<u8>>,
    #[serde(default)]
    pub(super) attack: bool,
    pub(super) bonus: Option<Table<i8>>,
    pub(super) amount: Option<Table<u8>>,
    pub(super) element: Option<Element>,
    pub(super) max_level: Option<u8>,
    #[serde(default)]
    pub(super) once: bool,
    pub(super) then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreeRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    pub(super) skills: List<SkillId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    pub(super) race: Option<Race>,
    pub(super) element: Option<Element>,
    pub(super) stats: [u8; 4],
    pub(super) capacity: Option<[u8; 4]>,
    #[serde(default)]
    pub(super) hp: u8,
    #[serde(default)]
    pub(super) mp: u8,
    #[serde(default)]
    pub(super) movement: u8,
    pub(super) skills: List<(SkillId, u8)>,
    #[serde(default)]
    pub(super) trees: Vec<String>,
    #[serde(default)]
    pub(super) further: Vec<String>,
    #[serde(default)]
    pub(super) weapons: Vec<ItemId>,
    #[serde(default)]
    pub(super) armour: ItemId,
    #[serde(default)]
    pub(super) helm: ItemId,
    #[serde(default)]
    pub(super) foot: ItemId,
    #[serde(default)]
    pub(super) gear: List<(Gear, u8)>,
    #[serde(default)]
    pub(super) assigned: SkillId,
    #[serde(default)]
    pub(super) orders: Orders,
    #[serde(default)]
    pub(super) flavour: String,
    #[serde(default)]
    pub(super) flavour_fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct ItemRow {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "name_fr")]
    pub(super) name_fr: String,
    pub(super) kind: ItemKind,
    #[serde(default)]
    pub(super) class: Class,
    #[serde(default)]
    pub(super) range: (u8, u8),
    #[serde(default)]
    pub(super) attack: i8,
    #[serde(default)]
    pub(super) defence: i8,
    #[serde(default)]
    pub(super) damage: u8,
    #[serde(default)]
    pub(super) max_level: u8,
    #[serde(default)]
    pub(super) then: List<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct StatusRow {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "name_fr")]
    pub(super) name_fr: String,
    #[serde(default)]
    pub(super) attack: i8,
    #[serde(default)]
    pub(super) defence: i8,
    #[serde(default)]
    pub(super) each_round: i8,
    #[serde(default)]
    pub(super) negative: bool,
    #[serde(default)]
    pub(super) bars: Bars,
    pub(super) immune: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RaceRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    pub(super) element: Element,
    #[serde(default)]
    pub(super) traits: List<Trait>,
    pub(super) immune: Option<Status>,
}

/// How the element of an attack does against that of a defender.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Against {
    Super,
    Neutral,
    Weak,
}

impl Against {
    pub(super) fn bonus(self) -> i8 {
        match self {
            Against::Super => 5,
            Against::Neutral => 3,
            Against::Weak => -5,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ElementRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    #[serde(default)]
    pub(super) against: BTreeMap<Element, Against>,
}

/// A word of the language that rows only name: what it does is code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WordRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    #[serde(default)]
    pub(super) text: String,
    #[serde(default)]
    pub(super) text_fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PartyRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    pub(super) heroes: List<CharacterId>,
    pub(super) start: List<CharacterId>,
    pub(super) allies: List<CharacterId>,
    pub(super) reserve: (CharacterId, CharacterId),
    pub(super) supply: (ItemId, CharacterId),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_fr: String,
    pub(super) doors: Door,
    pub(super) rows: List<String>,
}
