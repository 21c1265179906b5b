//! How a map is written: a sign for each panel, and the word for it in the legend of a Table.

use super::data::MapRow;
use super::language::{Door, Terrain};
use super::map::{Map, Panels};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::covers;
use rulewright_engine::wire::Word;

/// What a sign says of its panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Its terrain.
    Ground(Terrain),
    /// Neutral ground where side A (0) or side B (1) places its units.
    Start(usize),
    /// Neutral ground where a neutral unit comes from.
    Spawn,
    /// Neutral ground with a seal.
    Seal,
    /// Neutral ground with a door.
    Door,
}

/// Every sign with its letter and its word.
pub const SIGNS: [(char, &str, Sign); 13] = [
    ('.', "open", Sign::Ground(Terrain::Neutral)),
    ('m', "encumbering", Sign::Ground(Terrain::Encumbering)),
    ('x', "dangerous", Sign::Ground(Terrain::Dangerous)),
    ('+', "defended", Sign::Ground(Terrain::Defended)),
    ('/', "slick", Sign::Ground(Terrain::Slick)),
    ('_', "sky", Sign::Ground(Terrain::Sky)),
    ('R', "relic", Sign::Ground(Terrain::Relic)),
    ('#', "wall", Sign::Ground(Terrain::Wall)),
    ('A', "start-a", Sign::Start(0)),
    ('B', "start-b", Sign::Start(1)),
    ('n', "spawn-point", Sign::Spawn),
    ('S', "seal", Sign::Seal),
    ('H', "door", Sign::Door),
];

/// The sign of a letter.
#[must_use]
pub fn of_letter(letter: char) -> Option<Sign> {
    SIGNS.iter().find(|(known, ..)| *known == letter).map(|(.., sign)| *sign)
}

/// The sign of a word.
#[must_use]
pub fn named(word: &str) -> Option<Sign> {
    SIGNS.iter().find(|(_, known, _)| *known == word).map(|(.., sign)| *sign)
}

impl Map {
    /// A map of the set, with its doors as they are outside the Ruin period.
    #[must_use]
    pub fn of(row: &MapRow) -> Map {
        let signs = row.rows.iter().flat_map(|row| row.chars()).map(|letter| of_letter(letter).unwrap_or(SIGNS[0].2));
        Map::laid_out(Some(row.id.into()), row.rows[0].len() as u8, &signs.collect::<Vec<_>>(), row.doors)
    }

    /// A board of these signs, row by row, with all doors in one state.
    #[must_use]
    pub fn laid_out(id: Option<Word>, width: u8, signs: &[Sign], doors: Door) -> Map {
        covers!("journal:terrain.neutral");
        let ground = |sign: &Sign| if let Sign::Ground(terrain) = sign { *terrain } else { Terrain::Neutral };
        let mut map = Map::new(id, width, signs.iter().map(ground).collect());
        let all = |sign: Sign| (0..).map(Cell).zip(signs).filter(move |(_, other)| **other == sign).map(|(at, _)| at);
        map.starts = [0, 1].map(|side| all(Sign::Start(side)).collect());
        map.spawns = all(Sign::Spawn).collect();
        map.seals = all(Sign::Seal).collect();
        map.doors = all(Sign::Door).map(|at| (at, doors)).collect();
        map
    }

    /// The sign of a panel. On other than neutral ground it is that of its terrain.
    #[must_use]
    pub fn sign(&self, at: Cell) -> Sign {
        let door = || self.doors.iter().any(|(door, _)| *door == at);
        let start = |side: &usize| self.starts[*side].has(at);
        match self.terrain[at.index()] {
            Terrain::Neutral if self.seals.has(at) => Sign::Seal,
            Terrain::Neutral if door() => Sign::Door,
            Terrain::Neutral if self.spawns.has(at) => Sign::Spawn,
            Terrain::Neutral => [0, 1].into_iter().find(start).map_or(Sign::Ground(Terrain::Neutral), Sign::Start),
            terrain => Sign::Ground(terrain),
        }
    }

    /// The panels of this map, in reading order.
    pub fn panels(&self) -> impl Iterator<Item = Cell> + use<> {
        let all: Panels = self.grid.all;
        all.iter()
    }
}
