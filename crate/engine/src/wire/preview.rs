//! Previews: what may come of an action.

use crate::side::Side;

shape! {
    /// What may come of an action.
    pub struct Preview {
        /// Each outcome that differs on the table, likeliest first.
        pub outcomes: Vec<PreviewOutcome>,
        /// Who is asked something before it is done. The outcomes are then those where nobody interferes and whoever has
        /// to choose takes the first way.
        #[cfg_attr(test, ts(as = "Option<Vec<crate::side::Side>>", optional))]
        pub asks: Vec<String> | empty,
    }
}

shape! {
    /// One outcome and its exact odds.
    pub struct PreviewOutcome {
        /// The odds as a reduced fraction: `35/216`.
        pub odds: String,
        /// The same as a decimal.
        pub p: f64,
        /// What is different on the table afterwards.
        pub changes: Vec<Change>,
    }
}

shape! {
    /// One difference between two tables.
    pub struct Change {
        /// The piece or player it is about.
        pub of: String,
        /// What changed: a stat (`health`); of a piece `new`, `gone`, `is`, `owner`, `at`, `place`; of cards that lie there
        /// `card`, `card-gone`; `result`.
        pub what: String,
        /// By how much, for numbers. Of a new piece, by how much a number is not as printed.
        pub by: Option<i32> = None,
        /// To what: the new number, the unit a piece is from now on, its owner, its square (`3,2`) or place, the card laid.
        pub to: Option<String> = None,
        /// Of a new piece: whose it is.
        pub owner: Option<Side> = None,
        /// Of a new piece: where it stands, a square (`3,2`) or the name of a place.
        pub at: Option<String> = None,
    }
}
