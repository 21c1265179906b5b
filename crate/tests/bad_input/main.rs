//! Bad input: for every text that comes in there is an error value that says where, the game stays as it was, and nothing
//! panics. `texts` is about what games share; each game has a room of its own.

#[path = "../support/mod.rs"]
mod support;

#[cfg(any(feature = "duelyst", feature = "noxilia", feature = "pox", feature = "journal"))]
mod actions;
#[cfg(feature = "duelyst")]
mod duelyst;
mod errors;
#[cfg(feature = "journal")]
mod journal;
#[cfg(feature = "noxilia")]
mod noxilia;
#[cfg(feature = "pox")]
mod pox;
#[cfg(any(feature = "noxilia", feature = "pox", feature = "journal"))]
mod saves;
#[cfg(feature = "skirmish")]
mod skirmish;
mod texts;
#[cfg(feature = "yardstick")]
mod yardstick;
