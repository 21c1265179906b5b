//! Bad input of Duelyst: decks that are none, positions that cannot be, and actions that are not to be had. Each error
//! names its field or its clause, and the game stays as it was.

mod actions;
mod clutter;
mod lists;
mod positions;
