//! Cards that rules name, and what kinds of cards rules tell apart.

use super::data::{BUILDING, EGG, HALLOWED_GROUND, MANA_TILE, MECHAZ0R, SHADOW_CREEP, WATCHFUL_SENTINEL, WIND_DERVISH};
use super::language::{CardId, Keyword, Tile};
use super::sheet::sheet;

/// Cards that rules themselves name.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// `duelyst:keyword.rebirth.1`
    pub egg: CardId,
    /// `duelyst:keyword.build.1`
    pub building: CardId,
    /// `duelyst:keyword.sentinel.1`
    pub sentinel: CardId,
    /// `duelyst:keyword.summon-dervish.1`
    pub dervish: CardId,
    /// `duelyst:tribe.mech.2`
    pub mechazor: CardId,
    /// `duelyst:gap.mana-tile.1`
    pub mana_tile: CardId,
    /// `duelyst:gap.tile.shadow-creep.1`
    pub shadow_creep: CardId,
    /// A tile that other cards look for.
    pub hallowed_ground: CardId,
}

/// Cards that rules themselves name.
#[inline]
#[must_use]
pub const fn known() -> Known {
    Known {
        egg: EGG,
        building: BUILDING,
        sentinel: WATCHFUL_SENTINEL,
        dervish: WIND_DERVISH,
        mechazor: MECHAZ0R,
        mana_tile: MANA_TILE,
        shadow_creep: SHADOW_CREEP,
        hallowed_ground: HALLOWED_GROUND,
    }
}

/// The card of a tile.
#[must_use]
pub fn tile_card(tile: Tile) -> CardId {
    match tile {
        Tile::Mana => known().mana_tile,
        Tile::ShadowCreep => known().shadow_creep,
        Tile::HallowedGround => known().hallowed_ground,
    }
}

/// Whether a card is only what something else comes in: a building, an Egg, a Watchful Sentinel. With nothing inside
/// there is no such thing.
#[must_use]
pub fn is_shell(card: CardId) -> bool {
    let known = known();
    [known.building, known.egg, known.sentinel].contains(&card)
}

/// Minions that are not only what something else comes in.
#[must_use]
pub fn is_held(card: CardId) -> bool {
    super::cards::card(card).is_minion() && !is_shell(card)
}

/// Whether a card may be inside of this one.
#[must_use]
pub fn holds(shell: CardId, card: CardId) -> bool {
    is_shell(shell) && is_held(card) && (shell != known().sentinel || hides(card))
}

/// Whether a minion may hide in a Watchful Sentinel.
#[must_use]
pub fn hides(card: CardId) -> bool {
    sheet(card).reveal.is_some()
}

/// Whether a card has a Trial.
#[must_use]
pub fn is_trial(card: CardId) -> bool {
    super::cards::card(card).keywords.has(Keyword::TrialDestiny)
}
