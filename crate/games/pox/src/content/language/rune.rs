//! Runes and tokens.

use super::ability::{Aimed, Parameter, When};
use super::effect::Effect;
use super::ids::{AbilityId, ConditionId};
use super::words::{Element, Faction, Race};
use rulewright_list::List;

/// A rune, or a token that no battlegroup has.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Rune {
    /// What kind.
    pub kind: Kind,
    /// No battlegroup has it.
    pub token: bool,
    /// Its faction.
    pub faction: Faction,
    /// Its cost.
    pub nora: u8,
    /// Turns of its owner until it is ready again.
    pub cooldown: u8,
    /// The race of a champion.
    pub race: Race,
    /// Damage of a champion.
    pub damage: u8,
    /// Speed of a champion.
    pub speed: u8,
    /// Minimum and maximum Range of a champion.
    pub range: (u8, u8),
    /// Defense.
    pub defense: u8,
    /// HP of a champion or a relic.
    pub hp: u8,
    /// Tiles a side.
    pub size: u8,
    /// What it prints, in order.
    pub abilities: List<Printed>,
    /// What equipment grants.
    pub grants: List<Gift>,
    /// What a spell can be aimed at.
    pub aimed: Aimed,
    /// Whether a spell has a single target (`pox:house.cast.2`).
    pub single: bool,
    /// Whether a spell waits among the globals, and for what; `Used` if it does not.
    pub waits: When,
    /// Whether a spell that waits is hidden.
    pub hidden: bool,
    /// What a spell or a relic does.
    pub then: List<Effect>,
    /// What it makes a relic: see [`is`](super::words::is).
    pub is: u32,
}

/// The kinds of runes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Kind {
    /// `pox:gl.champion`.
    Champion,
    /// `pox:gl.relic`.
    Relic,
    /// `pox:gl.spell`.
    Spell,
    /// `pox:gl.equipment`.
    Equipment,
    /// The shrine of a player.
    Shrine,
}

/// An ability as a rune prints it: which, and its rank, or the number of its element, race or unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Printed {
    /// Which.
    pub ability: AbilityId,
    /// Its rank, or the number of its element, race or unit; 0 without one.
    pub with: u8,
}

/// What equipment grants its bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub enum Gift {
    /// An ability.
    Ability(Printed),
    /// A condition.
    Condition(ConditionId),
}

impl Printed {
    /// An ability as rows, scenarios and saves write it: `pummel`, `rend-3`, `attack-fire`, `summon-wolf`. `find` knows
    /// abilities, and `unit` runes.
    #[must_use]
    pub fn read(
        text: &str,
        find: impl Fn(&str) -> Option<(AbilityId, Parameter)>,
        unit: impl Fn(&str) -> Option<u8>,
    ) -> Option<Printed> {
        if let Some((ability, Parameter::None)) = find(text) {
            return Some(Printed { ability, with: 0 });
        }
        text.match_indices('-').find_map(|(at, _)| {
            let (id, rest) = (&text[..at], &text[at + 1..]);
            let (ability, parameter) = find(id)?;
            let with = match parameter {
                Parameter::None => None,
                Parameter::Rank => rest.parse().ok().filter(|rank| (1..=9).contains(rank)),
                Parameter::Element => Element::named(rest).map(|element| element as u8),
                Parameter::Race => Race::named(rest).map(|race| race as u8),
                Parameter::Unit => unit(rest),
            };
            with.map(|with| Printed { ability, with })
        })
    }
}
