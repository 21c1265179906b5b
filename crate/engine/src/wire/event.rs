//! Events: what happened, with its dice and its numbers.

#[cfg(test)]
use super::Shows;
use super::Square;
use crate::side::Side;

shape! {
    /// One thing that happened.
    pub struct Event {
        /// Its number in the game, from 0.
        pub id: u32,
        /// The event that caused it.
        pub cause: Option<u32>,
        /// What happened: `damage`, `roll`, `move`.
        pub kind: String,
        /// What the eye sees of it, in one of a few words that all games share: see `Shows`.
        #[cfg_attr(test, ts(as = "Shows"))]
        pub shows: String,
        /// The clause that says so.
        pub cites: String,
        /// The piece that acts.
        pub piece: Option<String> = None,
        /// The piece it happens to.
        pub target: Option<String> = None,
        /// The player it is about.
        pub player: Option<Side> = None,
        /// The card or status it is about; left out for those who may not see it.
        pub card: Option<String> = None,
        /// The attack, ability or basic action used.
        pub attack: Option<String> = None,
        /// The square it begins on.
        pub from: Option<Square> = None,
        /// The square it ends on.
        pub to: Option<Square> = None,
        /// The place it leaves.
        pub leaves: Option<String> = None,
        /// The place it happens in or comes to.
        pub place: Option<String> = None,
        /// The squares it goes over, in order, the last one included.
        pub path: Option<Vec<Square>> = None,
        /// How much.
        pub amount: Option<i32> = None,
        /// Of what: `ap`, `mp`, `hits`.
        pub stat: Option<String> = None,
        /// Which round.
        pub round: Option<u32> = None,
        /// Counters left on the card.
        pub counters: Option<i32> = None,
        /// What it comes to.
        pub total: Option<i32> = None,
        /// The answer given.
        pub answer: Option<String> = None,
        /// The dice.
        pub dice: Option<Dice> = None,
        /// How the number was made.
        pub calc: Option<Calc> = None,
        /// What is different on its viewer's table once it has happened, where that was asked for. Applied in order, the
        /// changes of all events lead from the first table to the last, but for what follows from the rest of a table:
        /// the `calcs` and `zones` of pieces.
        #[cfg_attr(test, ts(as = "Option<Vec<Operation>>", optional))]
        pub changes: Vec<Operation> | empty,
    }
}

shape! {
    /// One difference between two tables: an operation of JSON Patch (RFC 6902).
    pub struct Operation {
        /// `add`, `remove` or `replace`.
        pub op: String,
        /// Where, as a JSON Pointer: `/pieces/p1-1/stats/hp`.
        pub path: String,
        /// What is there now.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub value: Option<serde_json::Value> = None,
    }
}

shape! {
    /// Dice on the table.
    pub struct Dice {
        /// What for: `attack`, `defence`, `table`.
        pub use_ as "use": String,
        /// Sides of each die.
        pub sides: u8,
        /// The faces as they fell, in order.
        pub natural: Vec<u8>,
        /// The values after bonuses.
        pub adjusted: Vec<u8>,
        /// What each die counts as: `hit`, `crit`, `block` or nothing.
        pub marks: Vec<Option<String>>,
        /// Which roll it is, from 1, when several are made and one is kept.
        pub set: Option<u8> = None,
        /// Whether this roll is the one kept of several.
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        pub kept: bool | empty,
    }
}

shape! {
    /// A number and how it was made.
    pub struct Calc {
        /// The result.
        pub value: i32,
        /// The number it began with.
        pub base: i32,
        /// The clause that gives the base.
        pub cites: String,
        /// The steps, in the rulebook's order.
        pub steps: Vec<CalcStep>,
    }
}

shape! {
    /// One step of a [`Calc`].
    pub struct CalcStep {
        /// `plus`, `times`, `floor`, `cap`.
        pub op: String,
        /// With which number.
        pub by: i32,
        /// To which result.
        pub to: i32,
        /// The clause that says so.
        pub cites: String,
        /// The card, terrain or unit that gives it.
        pub from: Option<String> = None,
    }
}
