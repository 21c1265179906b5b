//! Bad input of Pox: lists that are no battlegroup, positions that cannot be, actions that are not to be had, saves cut short.
//! Each error names its field or its clause, and the game stays as it was.

mod actions;
mod lists;
mod positions;
mod saves;
