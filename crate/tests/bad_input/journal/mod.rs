//! Bad input of Journal: lists that are no party, positions that cannot be, actions that are not to be had, saves cut short.
//! Each error names its field or its clause, and the game stays as it was.

mod actions;
mod parties;
mod positions;
mod saves;
