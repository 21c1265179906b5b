//! Characters: heroes, allies, neutral units and called allies as they are printed; what they wear; their statuses, races
//! and parties.

use super::{
    CharacterId, Class, Effect, Element, Gear, ItemId, ItemKind, Kind, List, Orders, Race, SkillId, Status, Trait,
};

/// No capacity: allies and neutral units have none.
pub const NO_CAPACITY: u8 = u8::MAX;

/// A character as printed.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Character {
    /// What kind of unit.
    pub kind: Kind,
    /// Its race.
    pub race: Race,
    /// Its element: that of its race, of a called ally its own.
    pub element: Element,
    /// Strength, defence, speed, will.
    #[cfg_attr(not(target_family = "wasm"), serde(serialize_with = "super::array"))]
    pub stats: [u8; 4],
    /// The highest value of each stat.
    #[cfg_attr(not(target_family = "wasm"), serde(serialize_with = "super::array"))]
    pub capacity: [u8; 4],
    /// Full HP.
    pub hp: u8,
    /// Full MP.
    pub mp: u8,
    /// The panels of a movement action.
    pub movement: u8,
    /// Its skills with their levels, in printed order. Those of a called ally are its abilities.
    pub skills: List<(SkillId, u8)>,
    /// Its skill trees, by their number.
    pub trees: List<u8>,
    /// The further trees that it names by itself, if it has Adaptability.
    pub further: List<u8>,
    /// Its weapons.
    #[cfg_attr(not(target_family = "wasm"), serde(serialize_with = "super::array"))]
    pub weapons: [ItemId; 2],
    /// Its armour.
    pub armour: ItemId,
    /// Its helm.
    pub helm: ItemId,
    /// What it wears on its feet.
    pub foot: ItemId,
    /// Its gear with its levels.
    pub gear: List<(Gear, u8)>,
    /// The assigned ability, if it follows orders or is neutral.
    pub assigned: SkillId,
    /// The order it begins with.
    pub orders: Orders,
}

/// An item: a supply, or something that is worn.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Of a weapon, its class.
    pub class: Class,
    /// Of a weapon, the least and the greatest distance.
    pub range: (u8, u8),
    /// What it adds to Attack Value.
    pub attack: i8,
    /// What it adds to Defence Value.
    pub defence: i8,
    /// Of a weapon, the HP that it takes.
    pub damage: u8,
    /// Of gear, which.
    pub gear: Gear,
    /// Of gear, the highest level that it can have.
    pub max_level: u8,
    /// Of a supply, what it does to the unit that picks it up.
    pub then: List<Effect>,
}

/// What a status does while a unit has it.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct StatusRule {
    /// What it adds to Attack Value.
    pub attack: i8,
    /// What it adds to Defence Value.
    pub defence: i8,
    /// HP regained (or, if negative, lost) at step 1 of a round.
    pub each_round: i8,
    /// Whether Cold Rain can clear it.
    pub negative: bool,
    /// What it forbids.
    pub bars: Bars,
    /// The status that the unit cannot get.
    pub immune: Option<Status>,
}

/// What a status forbids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Bars {
    /// Nothing.
    #[default]
    Nothing,
    /// Movement actions.
    Movement,
    /// Magic, mechanics and ancients.
    Special,
    /// Everything.
    All,
}

/// A race.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct RaceRule {
    /// The element of its units when they defend.
    pub element: Element,
    /// Its traits.
    pub traits: List<Trait>,
    /// The status that its units cannot get.
    pub immune: Option<Status>,
}

/// A party as it is offered: who starts, who follows, and what was asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Party {
    /// Its id.
    pub id: &'static str,
    /// Its four heroes, in party order.
    pub heroes: List<CharacterId>,
    /// The three that start.
    pub start: List<CharacterId>,
    /// Its two allies.
    pub allies: List<CharacterId>,
    /// The hero that is requested, and who holds the request.
    pub reserve: (CharacterId, CharacterId),
    /// The supply that is requested second, and who holds it.
    pub supply: (ItemId, CharacterId),
}
