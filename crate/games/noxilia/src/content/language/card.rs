//! A card and a clan, as the rules know them.

use super::ability::{Ability, Always};
use super::card_id::CardId;
use super::effect::{Aim, Effect, Extra, Trigger};
use super::kind::{Clan, Colour, Kind, Mana, Race};
use rulewright_list::List;

/// A card as the rules know it.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Card {
    /// What kind.
    pub kind: Kind,
    /// Whose symbol it bears.
    pub clan: Option<Clan>,
    /// A unit's race.
    pub race: Option<Race>,
    /// What it costs in gold.
    pub gold: u8,
    /// What else it costs.
    pub extra: Option<Extra>,
    /// Melee; of a hero, at full health.
    pub melee: u8,
    /// Melee of a wounded hero (`noxilia:stat.melee.2`).
    pub wounded: Option<u8>,
    /// Ranged; 0 where it has none.
    pub ranged: u8,
    /// Armour.
    pub armour: i8,
    /// Life.
    pub life: u8,
    /// What it produces.
    pub mana: Mana,
    /// What it costs in mana.
    pub cost: Mana,
    /// Its abilities.
    pub abilities: List<Ability>,
    /// Which person a hero is, from 1 (`noxilia:card.hero.2`).
    pub person: u8,
    /// What it is aimed at.
    pub aim: Option<Aim>,
    /// How far a spell reaches; everywhere where it does not say.
    pub range: Option<u8>,
    /// What turns it up, if it is latent.
    pub latent: Option<Trigger>,
    /// What is done when it resolves.
    pub then: List<Effect>,
    /// What always holds.
    pub always: List<Always>,
    /// Worn twice, it works once (`noxilia:action.equip.2`).
    pub once: bool,
    /// It may be played on a zone (`noxilia:card.equipment.3`).
    pub lies: bool,
    /// Cards a zone lets draw.
    pub draw: u8,
    /// Gold a zone gives.
    pub income: u8,
    /// What happens when a treasure is turned up.
    pub flip: List<Effect>,
    /// What happens when a treasure is captured.
    pub capture: List<Effect>,
}

/// What a banner says (`noxilia:card.banner.2`).
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Clanship {
    /// The id of the deck.
    pub id: &'static str,
    /// Its banner.
    pub banner: CardId,
    /// The clan.
    pub clan: Clan,
    /// The race of units without a clan.
    pub race: Race,
    /// Colours of spells.
    pub colours: List<Colour>,
    /// The monarch.
    pub monarch: CardId,
    /// Command zone, room, first and second rampart.
    pub zones: List<CardId>,
    /// Gold for starting units.
    pub gold: u8,
    /// One copy of this card starts for nothing.
    pub free: Option<CardId>,
    /// So many common units may be put into the graveyard before shuffling.
    pub bury: u8,
    /// The deck: how many of each card.
    pub cards: List<(CardId, u8)>,
    /// The destiny deck.
    pub destiny: List<CardId>,
    /// The suggested line-up: who, and in which zone of one's own: command zone 0, room 1, ramparts 2 and 3.
    pub lineup: List<(CardId, u8)>,
    /// Cards that the suggestion puts into the graveyard.
    pub buried: List<CardId>,
}
