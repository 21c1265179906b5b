//! Charts: pictures of clauses on which a reader puts something on a tile and sees where a unit goes. A game makes them from
//! the data that its rules read.

use indexmap::IndexMap;
use serde::Serialize;

/// Columns and rows from the left upper corner, from 0.
pub type Tile = (i8, i8);

/// A picture of a clause.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The clause.
    pub clause: String,
    /// Its columns and rows.
    pub extent: (i8, i8),
    /// The uppermost tile of the star, and how many tiles a side it has.
    pub base: (Tile, u8),
    /// How many tiles a side what a reader puts, or what is placed, has.
    pub side: u8,
    /// How it is read.
    #[serde(flatten)]
    pub reading: Reading,
}

/// How a chart is read.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    /// What is put on a tile goes.
    Put(Ways),
    /// What is on the star goes; what is put on a tile is the source.
    Star(Ways),
    /// The places of a unit that is put next to the star, each before the next; a reader may take places away.
    Order {
        /// The uppermost tiles of the places.
        places: Vec<Tile>,
        /// The clause by which the first that is free is taken.
        by: String,
        /// The clause for when none is free.
        none: String,
    },
}

/// Ways from all tiles.
#[derive(Serialize, Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// The arrows, row by row: `^`, `>`, `v`, `<`, and a space where the star is.
    pub arrows: Vec<String>,
    /// By the tile (`3,2`) on which something is put: the steps.
    pub ways: IndexMap<String, Vec<Step>>,
}

/// A step.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where it leads.
    pub to: Tile,
    /// The clauses that decide it: the chart, and what decides between two ways.
    pub by: Vec<String>,
}
