//! The words and bounds of a position: how a Table names numbers, states and ways of a card, and how far numbers go. A
//! position is read by them, a Table is drawn by them, and the schema of a set-up lists them.

use crate::content::board::Spot;
use crate::content::language::CardId;
use crate::state::{MAX_TABLE_CARDS, MAX_UNITS};
use rulewright_engine::refusal;
use rulewright_engine::refusal::Error;
use std::ops::RangeInclusive;

/// What tables call having won the lot, a stat of a player.
pub(crate) const LOT: &str = "lot";

/// Numbers, as tables call them.
pub(crate) mod stat {
    /// What a unit lives by.
    pub const LIFE: &str = "life";
    /// What a unit wears.
    pub const ARMOUR: &str = "armour";
    /// What a unit strikes with.
    pub const MELEE: &str = "melee";
    /// What a unit shoots with.
    pub const RANGED: &str = "ranged";
    /// Poison markers.
    pub const POISON: &str = "poison";
    /// Turns that a unit is away.
    pub const TIME: &str = "time";
    /// Life lost, of a unit that is not known.
    pub const WOUNDS: &str = "wounds";
    /// Armour lost, of a unit that is not known.
    pub const WORN: &str = "worn";
    /// Turns that a place is under water.
    pub const FLOOD: &str = "flood";
    /// The highest attack aura of each player in a place.
    pub const AURAS: [&str; 2] = ["aura-p1", "aura-p2"];
    /// Cards that a place gives.
    pub const DRAW: &str = "draw";
    /// Gold that a place gives, and gold of a player.
    pub const GOLD: &str = "gold";
    /// Gold left for starting units.
    pub const BUDGET: &str = "budget";
    /// Whether a player has passed.
    pub const PASSED: &str = "passed";
}

/// Kinds of places.
pub(crate) mod ground {
    pub const COMMAND: &str = "command";
    pub const ROOM: &str = "room";
    pub const RAMPART: &str = "rampart";
    pub const BATTLEFIELD: &str = "battlefield";
}

/// States of a unit.
pub(crate) mod state {
    pub const FACE_DOWN: &str = "face-down";
    pub const ENGAGED: &str = "engaged";
    pub const DODGED: &str = "dodged";
    pub const RECRUIT: &str = "recruit";
    pub const SLOW: &str = "slow";
    pub const LENT: &str = "lent";
    pub const ALL: [&str; 6] = [FACE_DOWN, ENGAGED, DODGED, RECRUIT, SLOW, LENT];
}

/// Where a card of a player is that is in no hand and in no pile.
pub(crate) mod aside {
    pub const QUEUE: &str = "queue";
    pub const EXILE: &str = "exile";
    pub const SPENT: &str = "spent";
    pub const DESTINY: &str = "destiny";
    pub const ALL: [&str; 4] = [QUEUE, EXILE, SPENT, DESTINY];
}

/// How a card on the table is placed there.
pub(crate) mod way {
    /// A spell that waits.
    pub const LATENT: &str = "latent";
    /// A spell that stays.
    pub const CURSE: &str = "curse";
    /// A treasure that the first unit to arrive turns up.
    pub const PRIMO: &str = "primo";
    /// A treasure that nobody has turned up.
    pub const FACE_DOWN: &str = "face-down";
    /// A treasure that nobody has captured.
    pub const TREASURE: &str = "treasure";
    /// A card that is worn.
    pub const EQUIPMENT: &str = "equipment";
    /// A card that is worn, and engaged.
    pub const ENGAGED: &str = "engaged";
    /// The destiny of the turn.
    pub const DESTINY: &str = "destiny";
    /// A card of the treasure deck.
    pub const DECK: &str = "deck";
    /// All of them that are on units and in places.
    pub const ALL: [&str; 7] = [PRIMO, TREASURE, FACE_DOWN, LATENT, CURSE, EQUIPMENT, ENGAGED];
}

/// The most markers on a unit or in a place.
pub(crate) const MARKERS: u8 = 9;

/// How far armour and what the turn lends go, more or less.
pub(crate) const FAR: i8 = 99;

/// The most gold of a player.
pub(crate) const MOST_GOLD: u16 = 999;

/// The most mana of a colour.
pub(crate) const MOST_MANA: u8 = 15;

/// The most pieces of a set-up; more come in play.
pub(crate) const MOST_PIECES: usize = MAX_UNITS / 2;

/// The most cards on the table of a set-up; more come in play.
pub(crate) const MOST_TABLE_CARDS: usize = MAX_TABLE_CARDS / 2;

/// Cards of the treasure deck.
pub(crate) const TREASURES: usize = 6;

/// What the turn lends to melee: newcomers lose some, and what events give may be a loss.
pub(crate) fn lends(stat: &str) -> RangeInclusive<i32> {
    let least = if matches!(stat, "rally" | "green") { -FAR } else { 0 };
    least.into()..=FAR.into()
}

pub(crate) fn card_named(id: &str) -> Result<CardId, Error> {
    CardId::of(id).ok_or_else(|| Error::field("is", format!("no card is called `{id}`")))
}

pub(crate) fn place_named(id: Option<&str>) -> Result<Spot, Error> {
    let id = id.ok_or_else(|| Error::field("place", "it is somewhere: a name of a place"))?;
    Spot::named(id).ok_or_else(|| Error::field("place", format!("no place is called `{id}`")))
}

pub(crate) fn within(value: i32, range: RangeInclusive<i32>, stat: &str) -> Result<i32, Error> {
    refusal::within(value, range).map_err(|e| e.inside(&format!("stats.{stat}")))
}
