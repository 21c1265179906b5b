//! The catalogue: everything that is data, found by number or by id.

use super::card::Card;
use super::ids::CardId;
use super::setting::{Basics, Map, Settings, Warband};
use super::unit::UnitCard;

/// Everything that is data.
#[derive(Clone, Debug)]
pub struct Content {
    /// The units.
    pub units: Vec<UnitCard>,
    /// Statuses, Guard, then action cards.
    pub cards: Vec<Card>,
    /// The warbands: what a player chooses.
    pub warbands: Vec<Warband>,
    /// The maps.
    pub maps: Vec<Map>,
    /// AP of Dash and of Guard, and MP that Dash gives.
    pub basics: Basics,
    /// Numbers of the game.
    pub settings: Settings,
}

impl Content {
    /// A card by its number. One place indexes the cards, so that the module has one message for a number that is too high.
    #[inline]
    #[must_use]
    pub fn printed_card(&self, card: CardId) -> &Card {
        &self.cards[usize::from(card)]
    }

    /// The card of a unit by its number.
    #[inline]
    #[must_use]
    pub fn printed_unit(&self, is: u8) -> &UnitCard {
        &self.units[usize::from(is)]
    }

    /// A card by its id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.id == id).map(|n| n as CardId)
    }

    /// A unit by its id.
    #[must_use]
    pub fn unit(&self, id: &str) -> Option<u8> {
        self.units.iter().position(|u| u.id == id).map(|n| n as u8)
    }

    /// A warband by its id.
    #[must_use]
    pub fn warband(&self, id: &str) -> Option<u8> {
        self.warbands.iter().position(|w| w.id == id).map(|n| n as u8)
    }
}
