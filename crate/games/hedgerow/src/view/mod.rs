//! Between JSON and the small values that the rules work on.

mod codec;
mod events;
pub mod schema;
mod table;

use super::Hedgerow;
use super::content::{HIGH, WIDE};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::wire::{Square, Word};

impl Hedgerow {
    /// A cell as `[x, y]`, from 1.
    pub fn xy(&self, cell: Cell) -> Square {
        let (x, y) = self.grid.xy(cell);
        [i16::from(x) + 1, i16::from(y) + 1]
    }

    /// The cell of a square, if it is on the board.
    pub fn square(&self, [x, y]: Square) -> Option<Cell> {
        let index = |n: i16| i8::try_from(n.checked_sub(1)?).ok();
        self.grid.at(index(x)?, index(y)?)
    }

    /// The rows of the board.
    pub fn rows(&self) -> Vec<Word> {
        vec![".".repeat(WIDE.into()).into(); HIGH.into()]
    }
}
