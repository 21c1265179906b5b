//! Previews: the possible results of an action.

use super::{Event, Word};
use crate::side::Side;

shape! {
    /// The possible results of an action for one viewer.
    pub struct Preview {
        /// The outcomes that differ on the table, the likeliest first.
        pub outcomes: Vec<PreviewOutcome>,
        /// What happens, in order, as far as the viewer sees: the events that every outcome begins with alike, with their
        /// numbers step by step. Their ids count from 0, and a cause that is not among them is null.
        #[cfg_attr(test, ts(as = "Option<Vec<Event>>", optional))]
        pub events: Vec<Event> | empty,
        /// The sides that are asked something before the action is complete. The outcomes then assume that no other side
        /// interferes, and that a side that has to choose takes its first option.
        #[cfg_attr(test, ts(as = "Option<Vec<crate::side::Side>>", optional))]
        pub asks: Vec<Word> | empty,
    }
}

shape! {
    /// One outcome and its exact odds.
    pub struct PreviewOutcome {
        /// The odds as a reduced fraction: `35/216`.
        pub odds: String,
        /// The odds as a number from 0 to 1.
        pub p: f64,
        /// What is different on the table afterwards.
        pub changes: Vec<Change>,
    }
}

shape! {
    /// One difference between two tables.
    pub struct Change {
        /// The piece or player it is about.
        pub of: Word,
        /// What changed: a stat (`health`); of a piece `new`, `gone`, `is`, `owner`, `at`, `place`; of the cards there
        /// `card`, `card-gone`; `result`.
        pub what: Word,
        /// The difference, for numbers. Of a new piece, the difference from the printed number.
        pub by: Option<i32> = None,
        /// The new value: the number, the unit that a piece becomes, its owner, its square (`3,2`) or place, the card that
        /// is placed.
        pub to: Option<Word> = None,
        /// Of a new piece: its owner.
        pub owner: Option<Side> = None,
        /// Of a new piece: its square (`3,2`), or the id of its place.
        pub at: Option<Word> = None,
    }
}
