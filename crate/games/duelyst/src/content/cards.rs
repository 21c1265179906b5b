//! Cards and abilities by number and by id.

use std::ops::Range;

use super::data::{ABILITIES, CARDS, IDS};
use super::language::{Ability, AbilityId, Card, CardId, Choice, Kind, List, Trigger};
use rulewright_engine::refusal::Error;

/// A card.
#[inline]
#[must_use]
pub fn card(id: CardId) -> &'static Card {
    &CARDS[usize::from(id.0)]
}

/// An ability.
#[inline]
#[must_use]
pub fn ability(id: AbilityId) -> &'static Ability {
    &ABILITIES[usize::from(id.0)]
}

/// The abilities printed on a card.
#[inline]
pub fn printed(id: CardId) -> impl Iterator<Item = AbilityId> {
    let card = card(id);
    range(card).map(AbilityId)
}

/// What an ability of a card is called: those that are printed on it count from 1, those that it gives or leaves behind,
/// which stand before them, from -1 backwards.
#[must_use]
pub fn ability_number(card: CardId, id: AbilityId) -> i32 {
    let nth = i32::from(id.0) - i32::from(self::card(card).first_ability);
    if nth < 0 { nth } else { nth + 1 }
}

/// The ability of a card with this number.
#[must_use]
pub fn ability_numbered(of: CardId, number: i32) -> Option<AbilityId> {
    let card = card(of);
    let before = of.0.checked_sub(1).map_or(0, |n| range(self::card(CardId(n))).end);
    let inner = i32::from(card.first_ability - before);
    let nth = if number > 0 { number - 1 } else { number };
    let found = number != 0 && (-inner..i32::from(card.abilities)).contains(&nth);
    found.then(|| AbilityId((i32::from(card.first_ability) + nth) as u16))
}

fn range(card: &Card) -> Range<u16> {
    card.first_ability..card.first_ability + u16::from(card.abilities)
}

/// How many cards there are.
pub const COUNT: usize = CARDS.len();

/// All cards.
pub fn all() -> impl Iterator<Item = CardId> {
    (0..CARDS.len() as u16).map(CardId)
}

/// A card by its id, if there is one.
#[must_use]
pub fn find(id: &str) -> Option<CardId> {
    IDS.iter().position(|known| *known == id).map(|n| CardId(n as u16))
}

/// A card by its id.
///
/// # Errors
/// There is none, in the field `is`.
pub fn named(id: &str) -> Result<CardId, Error> {
    find(id).ok_or_else(|| Error::field("is", format!("no card is called `{id}`")))
}

/// The id of a card.
#[must_use]
pub fn id(card: CardId) -> &'static str {
    IDS.get(usize::from(card.0)).copied().unwrap_or("")
}

/// What an ability lets its player choose.
pub type Choices = List<Choice>;

impl Card {
    /// Whether it is a General.
    #[must_use]
    pub fn is_general(&self) -> bool {
        self.kind == Kind::General
    }

    /// Whether it stands on the board when played.
    #[must_use]
    pub fn is_minion(&self) -> bool {
        self.kind == Kind::Minion
    }

    /// Whether it is cast: a spell, or a Bloodbound Spell.
    #[must_use]
    pub fn is_spell(&self) -> bool {
        matches!(self.kind, Kind::Spell | Kind::Bloodbound)
    }
}

/// Whether an ability is what a spell does when it is cast.
#[must_use]
pub fn is_cast(id: AbilityId) -> bool {
    matches!(ability(id).when, Trigger::Cast | Trigger::Intensify)
}
