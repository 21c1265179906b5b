//! Events: what happened, with its dice and its numbers.

#[cfg(test)]
use super::Shows;
use super::{Square, Word};
use crate::side::Side;

shape! {
    /// One thing that happened.
    pub struct Event {
        /// Its number among the events of the game that the viewer gets, from 0.
        pub id: u32,
        /// The number of the event that caused it, the nearest that the viewer gets; null if the action itself did.
        pub cause: Option<u32>,
        /// The kind of event, by game: `damage`, `roll`, `move`.
        pub kind: Word,
        /// What an observer sees of it, in one of a few words that all games share: see `Shows`.
        #[cfg_attr(test, ts(as = "Shows"))]
        pub shows: Word,
        /// The id of the clause behind it.
        pub cites: Word,
        /// The piece that acts.
        pub piece: Option<Word> = None,
        /// The piece it happens to.
        pub target: Option<Word> = None,
        /// The player it is about.
        pub player: Option<Side> = None,
        /// The card or status it is about; left out if the viewer may not see it.
        pub card: Option<Word> = None,
        /// The attack, ability or basic action used.
        pub attack: Option<Word> = None,
        /// The square it begins on.
        pub from: Option<Square> = None,
        /// The square it ends on.
        pub to: Option<Square> = None,
        /// The place that the piece leaves.
        pub leaves: Option<Word> = None,
        /// The place it happens in or comes to.
        pub place: Option<Word> = None,
        /// The squares that the piece passes, in order, the last one included.
        pub path: Option<Vec<Square>> = None,
        /// The amount of `stat`, or of what its kind implies.
        pub amount: Option<i32> = None,
        /// The stat of `amount`: `ap`, `mp`, `hits`.
        pub stat: Option<Word> = None,
        /// The round, from 1.
        pub round: Option<u32> = None,
        /// Counters left on the card.
        pub counters: Option<i32> = None,
        /// The number after the change.
        pub total: Option<i32> = None,
        /// The answer given.
        pub answer: Option<Word> = None,
        /// The dice of a roll.
        pub dice: Option<Dice> = None,
        /// The steps of its number.
        pub calc: Option<Calc> = None,
        /// Its changes of the viewer's table; left out if there are none or if they were not asked for. Applied in order,
        /// the changes of all events lead from the first table to the last, except what follows from the rest of a table:
        /// the `calcs`, `zones` and `foretold` of pieces.
        #[cfg_attr(test, ts(as = "Option<Vec<Operation>>", optional))]
        pub changes: Vec<Operation> | empty,
    }
}

shape! {
    /// One difference between two tables: an operation of JSON Patch (RFC 6902).
    pub struct Operation {
        /// `add`, `remove` or `replace`.
        pub op: Word,
        /// Where, as a JSON Pointer: `/pieces/p1-1/stats/hp`.
        pub path: String,
        /// The new value; left out for `remove`.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub value: Option<serde_json::Value> = None,
    }
}

shape! {
    /// Dice on the table.
    pub struct Dice {
        /// The purpose of the roll: `attack`, `defence`, `table`.
        pub use_ as "use": Word,
        /// Sides of each die.
        pub sides: u8,
        /// The faces as rolled, in order.
        pub natural: Vec<u8>,
        /// The values after bonuses.
        pub adjusted: Vec<u8>,
        /// What each die counts as: `hit`, `crit`, `block` or nothing.
        pub marks: Vec<Option<Word>>,
        /// The number of the roll, from 1, if several are made and one is kept.
        pub set: Option<u8> = None,
        /// Whether this roll is the one kept of several.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub kept: bool | empty,
    }
}

shape! {
    /// A number with the steps that lead to it.
    pub struct Calc {
        /// The result.
        pub value: i32,
        /// The number before the first step.
        pub base: i32,
        /// The clause that gives the base.
        pub cites: Word,
        /// The steps, in the rulebook's order.
        pub steps: Vec<CalcStep>,
    }
}

shape! {
    /// One step of a [`Calc`].
    pub struct CalcStep {
        /// The operation: `plus`, `times`, `floor` (at least), `cap` (at most).
        pub op: Word,
        /// The number that it adds, multiplies by, or has as its bound.
        pub by: i32,
        /// The result of the step.
        pub to: i32,
        /// The id of the clause behind it.
        pub cites: Word,
        /// The id of the card, terrain or unit that it comes from.
        pub from: Option<Word> = None,
    }
}
