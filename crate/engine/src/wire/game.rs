//! Games: what there is to play, who sits where, and a whole game as it is saved.

use std::sync::Arc;

use super::{Action, Script, Table};
use crate::collections::dict::Dict;
use crate::side::Side;

shape! {
    /// A game of this build, for a set-up screen. What its positions may say is in its book: see `SetupSchema`.
    pub struct GameInfo {
        /// Its id.
        pub id: String,
        /// The decks, warbands or armies to choose from.
        pub decks: Vec<String>,
        /// The maps to choose from.
        pub maps: Vec<String>,
        /// How many sit at the table.
        pub seats: u8,
        /// Whether players bring decks of their own.
        pub builds: bool,
    }
}

shape! {
    /// What a new game needs.
    pub struct Options {
        /// Which game.
        pub game: String,
        /// Any text; the same seed and actions make the same game. Left out, the caller must supply one.
        pub seed: String,
        /// A map of the game; left out, chance picks it as the rules say.
        pub map: Option<String> = None,
        /// Who begins, by agreement; left out, the rules decide.
        pub first: Option<Side> = None,
        /// The players, in order of seats.
        pub players: Vec<Seat>,
        /// A position to begin from, in place of a fresh game.
        pub setup: Option<Table> = None,
        /// The first dice and draws; what it does not give comes from the seed.
        pub script: Option<Script> = None,
    }
}

shape! {
    /// Who sits where, and with what.
    pub struct Seat {
        /// The deck, warband or army.
        pub deck: Option<String> = None,
        /// A deck of one's own, in place of `deck`.
        pub list: Option<DeckList> = None,
        /// The bot that plays it; a person when left out. The engine keeps it with the save and plays no bot unasked.
        pub bot: Option<String> = None,
        /// How well the bot plays: `easy`, `normal`, `hard`.
        pub level: Option<String> = None,
    }
}

shape! {
    /// A deck of somebody's own, where the game has decks built.
    pub struct DeckList {
        /// Who leads it, by id: a General.
        pub leader: Option<String> = None,
        /// How many of each card, by its id.
        pub cards: Dict<u8>,
    }
}

shape! {
    /// A whole game: replays bit for bit.
    pub struct Save {
        /// The version of this form: 1.
        pub version: u32,
        /// Which game.
        pub game: String,
        /// How it began, the seed included.
        pub options: Arc<Options>,
        /// Every action, in order.
        pub actions: Vec<Action>,
    }
}
