//! Spell presence (`pox:3.3.1`).

use crate::Pox;
use crate::content::language::{Effect, Kind, is};
use crate::content::map::Tiles;
use crate::state::{Form, State, Unit};
use rulewright_engine::covers;
use rulewright_engine::side::Side;

/// What a font, a shrine and a champion give.
const FONT: u8 = 6;
const SHRINE: u8 = 10;
const CHAMPION: u8 = 5;

impl Pox {
    /// The tiles in the presence of a side.
    #[must_use]
    pub fn presence(&self, s: &State, side: Side) -> Tiles {
        covers!("pox:3.3", "pox:3.3.1");
        let fonts = self.map.fonts.iter().zip(s.fonts).filter(|(_, holder)| *holder == Some(side));
        let mut tiles = Tiles::NONE;
        for (at, _) in fonts {
            tiles |= self.map.near((*at, 1), FONT);
        }
        for unit in s.of(side) {
            let reach = presence_of(unit);
            if reach > 0 {
                tiles |= self.map.near(unit.base(), reach);
            }
        }
        tiles
    }
}

/// How far a unit gives presence.
pub(crate) fn presence_of(unit: &Unit) -> u8 {
    if unit.is(is::PRESENT) {
        // pox:A.a: the rune says so.
        let own = unit.is.rune().then.iter().find_map(|effect| match effect {
            Effect::Presence(reach) => Some(*reach),
            _ => None,
        });
        return own.unwrap_or(0);
    }
    match (unit.kind, unit.form) {
        (Kind::Shrine, _) => SHRINE,
        (Kind::Champion, Form::Real | Form::Clone) => CHAMPION,
        _ => 0,
    }
}
