//! All cards, as their rows make them.

use super::super::language::{Ability, Card, CardId, Faction, Keywords, Names};
use super::keywords;
use super::row::{Forms, Row};

/// All cards.
#[derive(Default)]
pub struct Cards {
    /// Their ids.
    pub ids: Vec<String>,
    /// Their names, in English and in French.
    pub names: Vec<(String, String)>,
    /// How their names stand in sentences.
    pub forms: Vec<Forms>,
    /// The sets they came with.
    pub sets: Vec<String>,
    /// The cards.
    pub cards: Vec<Card>,
    /// Their abilities, and those that they give or leave behind.
    pub abilities: Vec<Ability>,
}

impl Cards {
    pub(super) fn push(&mut self, row: &Row, faction: Faction, names: &mut Names) {
        let first = names.abilities.len();
        names.abilities.extend(&row.abilities);
        let mut card = Card {
            kind: row.kind,
            token: row.token,
            faction,
            tribe: row.tribe,
            group: row.group,
            rarity: row.rarity,
            mana: row.mana,
            attack: row.attack.unwrap_or(0),
            health: row.health.unwrap_or(0),
            traits: row.has,
            keywords: Keywords::default(),
            first_ability: u16::try_from(first).unwrap_or(u16::MAX),
            abilities: u8::try_from(row.abilities.len()).unwrap_or(u8::MAX),
            bloodbound: row.bloodbound.or(row.stronger),
        };
        card.keywords = keywords::of(&card, &names.abilities);
        self.cards.push(card);
        self.names.push((row.name.clone(), row.name_fr.clone().unwrap_or_else(|| row.name.clone())));
        self.forms.push(row.forms.clone());
        self.sets.push(row.set.clone());
    }

    /// A card by its id.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<CardId> {
        self.ids.iter().position(|known| known == id).and_then(|n| u16::try_from(n).ok()).map(CardId)
    }

    /// The abilities printed on a card.
    #[must_use]
    pub fn abilities_of(&self, card: &Card) -> &[Ability] {
        let first = usize::from(card.first_ability);
        &self.abilities[first..first + usize::from(card.abilities)]
    }
}
