//! The words and bounds of a position: how a Table names numbers, states and ways of a card, and how far numbers go. A
//! position is read by them, a Table is drawn by them, and the schema of a set-up lists them.

use crate::content::data::{AVATAR, SHRINE};
use crate::content::language::{Kind, Parameter, Printed, RuneId};
use crate::state::{Form, MAX_ABILITIES};
use rulewright_engine::refusal;
use rulewright_engine::refusal::Error;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Word;
use std::ops::RangeInclusive;

/// Numbers of pieces, players and cards, as tables call them.
pub(crate) mod stat {
    pub const HEALTH: &str = "health";
    pub const MAX_HEALTH: &str = "max-health";
    pub const DAMAGE: &str = "damage";
    /// Damage before conditions and abilities, where something adds to it.
    pub const BASE_DAMAGE: &str = "base-damage";
    pub const SPEED: &str = "speed";
    pub const RANGE_MIN: &str = "range-min";
    pub const RANGE: &str = "range";
    pub const DEFENSE: &str = "defense";
    pub const AP: &str = "ap";
    /// What a unit costs, what a player has, and what is in a globe.
    pub const NORA: &str = "nora";
    /// Attacks made this turn.
    pub const ATTACKS: &str = "attacks";
    /// What a faction bonus takes off spell damage.
    pub const IRONFIST: &str = "ironfist";
    /// For how many points of attack damage a faction bonus takes one off.
    pub const SUNDERED: &str = "sundered";
    /// The number of a condition.
    pub const VALUE: &str = "value";
    /// Turns until a rune is ready.
    pub const COOLDOWN: &str = "cooldown";
}

/// States of a piece.
pub(crate) mod state {
    pub const CLONE: &str = "clone";
    pub const SUMMONED: &str = "summoned";
    pub const ILLUSION: &str = "illusion";
    /// It is engaged with nobody, although opponents are next to it.
    pub const DISENGAGED: &str = "disengaged";
    /// A single-target spell of the opponent targeted it this turn.
    pub const SPELLED: &str = "spelled";
    pub const STRANDED: &str = "stranded";
    pub const AVATAR: &str = "avatar";
    /// A rune on cooldown of which the opponent does not know.
    pub const UNSEEN: &str = "unseen";
}

/// The position of a card.
pub(crate) mod way {
    /// On a piece: a condition.
    pub const CONDITION: &str = "condition";
    /// A condition that something else gives all the time.
    pub const CONSTANT: &str = "constant";
    /// An ability that is not ready.
    pub const COOLDOWN: &str = "cooldown";
    /// An ability that was granted.
    pub const GRANTED: &str = "granted";
    /// An ability that was removed for good.
    pub const LOST: &str = "lost";
    /// Equipment.
    pub const EQUIPMENT: &str = "equipment";
    /// Another piece with which it is engaged.
    pub const ENGAGED: &str = "engaged";
    /// Before a player: a spell that waits.
    pub const GLOBAL: &str = "global";
    /// A ready rune of which the opponent knows.
    pub const KNOWN: &str = "known";
    /// On a tile: a font.
    pub const FONT: &str = "font";
    /// An object of the terrain layer.
    pub const LAYER: &str = "layer";
    /// A terrain type over others.
    pub const TERRAIN: &str = "terrain";
}

/// What a font is called.
pub(crate) const FONT: &str = "font";

/// What a waiting spell is called that the viewer may not know.
pub(crate) const HIDDEN_SPELL: &str = "hidden-spell";

/// When a condition ends that lasts until the next Start of Turn of its bearer's controller.
pub(crate) const OWN_START: &str = "own-turn-start";

/// The size of a board without rows, and the most tiles a side.
pub(crate) const SIDE: u8 = 15;

/// The fewest tiles a side.
pub(crate) const LEAST_SIDE: u8 = 3;

/// HP and what they can be at most.
pub(crate) const MOST_HP: i16 = 999;

/// The most of other numbers of a piece, and the most turns that anything lasts.
pub(crate) const MOST: u8 = 99;

/// The most nora of a player or a globe.
pub(crate) const MOST_NORA: u16 = 9_999;

/// The nora of a player in a position.
pub(crate) const NORA: u16 = 100;

/// The AP of a champion in a position.
pub(crate) const AP: u8 = 6;

/// The round of a position.
pub(crate) const ROUND: u8 = 10;

/// Turns that a terrain type stays if its card does not say.
pub(crate) const TERRAIN_TURNS: u8 = 4;

/// The word for a macro type; a real unit has none.
pub(crate) fn form_name(form: Form) -> Option<&'static str> {
    match form {
        Form::Real => None,
        Form::Clone => Some(state::CLONE),
        Form::Summoned => Some(state::SUMMONED),
        Form::Illusion => Some(state::ILLUSION),
    }
}

pub(crate) fn form_named(name: &str) -> Option<Form> {
    [Form::Clone, Form::Summoned, Form::Illusion].into_iter().find(|form| form_name(*form) == Some(name))
}

/// Whether it stands on the board.
pub(crate) fn is_unit(rune: RuneId) -> bool {
    matches!(rune.rune().kind, Kind::Champion | Kind::Relic | Kind::Shrine)
}

pub(crate) fn unit_named(id: &str) -> Result<RuneId, Error> {
    let rune = RuneId::named(id).filter(|rune| is_unit(*rune));
    rune.ok_or_else(|| Error::field("is", format!("no unit is called `{id}`")))
}

/// A rune that a battlegroup may have.
pub(crate) fn rune_named(id: &str) -> Option<RuneId> {
    RuneId::named(id).filter(|rune| !rune.rune().token)
}

pub(crate) fn seated(side: Option<Side>) -> Option<Side> {
    side.filter(|side| Side::BOTH.contains(side))
}

/// A number in a field, if it is within its bounds.
pub(crate) fn within(value: i32, range: RangeInclusive<i32>, field: &str) -> Result<i32, Error> {
    refusal::within(value, range).map_err(|e| e.at(field))
}

/// A unit has no room for one more ability.
pub(crate) fn no_room() -> Error {
    Error::new("field", format!("a unit has at most {} abilities", MAX_ABILITIES))
}

/// Whether a unit can have an ability: it summons units that can be summoned.
pub(crate) fn may_have(printed: Printed) -> bool {
    let unit = RuneId(printed.with);
    printed.ability.ability().parameter != Parameter::Unit || is_unit(unit) && !matches!(unit, SHRINE | AVATAR)
}

/// What a shrine is called that a set-up does not name.
pub(crate) fn shrine_name(side: Side) -> Word {
    Word::joined(&[&side.word(), "-shrine"])
}
