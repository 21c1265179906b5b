//! Boards of squares.

pub mod cells;
pub mod edges;
pub mod grid;
pub mod reach;
pub mod texts;
