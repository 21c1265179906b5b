//! What may be decided.

use super::state::UnitId;
use rulewright_engine::board::cells::Cell;

/// One decision, of the piece whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A step; the square is where the piece's square at the top left comes to stand.
    Step(UnitId, Cell),
    /// A strike at a neighbour.
    Strike(UnitId, UnitId),
    /// The turn ends.
    Wait,
}
