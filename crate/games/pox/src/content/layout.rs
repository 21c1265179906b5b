//! How a board is written down: rows of signs, of which each is a terrain type and a level.

use super::data::{MAPS, MapRow};
use super::language::Ground;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::wire::Word;

/// The highest level.
pub const MOST_LEVEL: u8 = 2;

/// The signs of each terrain type, by level.
const SIGNS: [(Ground, [char; 3]); 6] = [
    (Ground::Plain, ['.', '1', '2']),
    (Ground::Water, ['~', 'w', 'W']),
    (Ground::Lava, ['^', 'l', 'L']),
    (Ground::Chasm, ['C', 'c', 'K']),
    (Ground::Impassable, ['#', 'i', 'I']),
    (Ground::Inaccessible, ['X', 'x', 'Z']),
];

/// The sign of a terrain type on a level.
#[must_use]
pub fn sign(ground: Ground, level: u8) -> char {
    let signs = SIGNS.iter().find(|(known, _)| *known == ground);
    signs.map_or('.', |(_, signs)| signs[usize::from(level.min(MOST_LEVEL))])
}

/// The terrain type and the level of a sign.
#[must_use]
pub fn of_sign(sign: char) -> Option<(Ground, u8)> {
    SIGNS.iter().find_map(|(ground, signs)| {
        let level = signs.iter().position(|known| *known == sign)?;
        Some((*ground, level as u8))
    })
}

/// What a legend calls a terrain type on a level: `plain`, `lava-2`.
#[must_use]
pub fn name(ground: Ground, level: u8) -> Word {
    if level == 0 { ground.id().into() } else { Word::numbered(ground.id(), level.into()) }
}

/// The terrain type and the level of such a name.
#[must_use]
pub fn named(name: &str) -> Option<(Ground, u8)> {
    let split = name.rsplit_once('-').and_then(|(ground, level)| Some((ground, level.parse::<u8>().ok()?)));
    let (ground, level) = split.filter(|(_, level)| (1..=MOST_LEVEL).contains(level)).unwrap_or((name, 0));
    Ground::named(ground).map(|ground| (ground, level))
}

/// Every terrain type on every level.
pub fn all() -> impl Iterator<Item = (Ground, u8)> {
    SIGNS.iter().flat_map(|(ground, _)| (0..=MOST_LEVEL).map(move |level| (*ground, level)))
}

/// A board as it is written down.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Its rows, a sign for each tile.
    pub rows: Vec<Word>,
    /// The tiles of each sign that it has.
    pub legend: Dict<Word>,
}

impl Layout {
    /// Of the terrain type and the level of each tile, row by row.
    #[must_use]
    pub fn new(width: u8, ground: &[Ground], level: &[u8]) -> Layout {
        let tiles: Vec<(Ground, u8)> = ground.iter().copied().zip(level.iter().copied()).collect();
        let sign = |(ground, level): &(Ground, u8)| sign(*ground, *level);
        let used = all().filter(|tile| tiles.contains(tile));
        Layout {
            rows: tiles.chunks(usize::from(width)).map(|row| row.iter().map(sign).collect()).collect(),
            legend: used.map(|tile| (sign(&tile).to_string(), name(tile.0, tile.1))).collect(),
        }
    }
}

impl MapRow {
    /// The map of the set that is called so.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static MapRow> {
        MAPS.iter().find(|row| row.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::map::Map;

    #[test]
    fn each_sign_and_each_name_means_one_thing() {
        for (ground, level) in all() {
            assert_eq!(of_sign(sign(ground, level)), Some((ground, level)));
            assert_eq!(named(&name(ground, level)), Some((ground, level)));
        }
        assert_eq!((named("lava-3"), named("plain-0"), named("mud"), of_sign('?')), (None, None, None, None));
    }

    #[test]
    fn the_maps_of_the_set_are_laid_out() {
        for row in &MAPS {
            let map = Map::of(row);
            assert_eq!(map.fonts.len(), row.fonts.len(), "{}", row.id);
            assert_eq!(usize::from(map.grid.height), row.terrain.len(), "{}", row.id);
            let levels: String = map.level.iter().map(|level| level.to_string()).collect();
            assert_eq!(levels, row.elevation.concat(), "{}", row.id);
        }
    }
}
