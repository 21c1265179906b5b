//! A row: a card as people write it.

use serde::Deserialize;

use super::super::language::{Ability, CardId, Group, Kind, List, Rarity, Trait, Tribe};

/// A card as people write it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its name in data, scenarios and saves.
    pub id: String,
    /// Its name in English.
    pub name: String,
    /// Its name in French, where that is another.
    pub name_fr: Option<String>,
    /// How its name stands in sentences.
    #[serde(default)]
    pub forms: Forms,
    /// What kind of card.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Other cards make it.
    #[serde(default)]
    pub token: bool,
    /// The set of cards it came with.
    pub set: String,
    /// How rare.
    pub rarity: Option<Rarity>,
    /// Its tribe.
    pub tribe: Option<Tribe>,
    /// Its family.
    pub group: Option<Group>,
    /// What it costs.
    pub mana: u8,
    /// A unit's attack.
    pub attack: Option<u8>,
    /// A unit's health.
    pub health: Option<u8>,
    /// What it is.
    #[serde(default)]
    pub has: List<Trait>,
    /// A General's Bloodbound Spell.
    pub bloodbound: Option<CardId>,
    /// The stronger form of a Bloodbound Spell.
    pub stronger: Option<CardId>,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// How the name of a card that others speak of stands in their sentences.
#[derive(Deserialize, Clone, Default, Debug)]
#[serde(deny_unknown_fields, default)]
pub struct Forms {
    /// More than one in English, where that is not the name with an s.
    pub plural: Option<String>,
    /// More than one in French, where that is not the name itself.
    pub plural_fr: Option<String>,
    /// It is feminine in French.
    pub feminine_fr: bool,
}
